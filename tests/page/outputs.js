// SPDX-License-Identifier: CC0-1.0
//
// Checks whether an output is right.
import { relation } from '../../src/page/explained.js';
import { read } from '../../src/page/formats.js';

export const tokensOf = (text) => text.split(/\s+/).filter((token) => token !== '');

// Removes trailing blanks from each line and trailing white space from the output.
const withoutBlanks = (output) => output.replace(/[ \r]+$/gm, '').trimEnd();

// Checks whether an output is right, that is, equal to the expected output. If a problem accepts
// any maximum matching, the output may also be another matching of the same size.
export function isRight(id, text, output, expected) {
  return withoutBlanks(output) === withoutBlanks(expected) ||
    relation(id, read(id, text).cases[0], output, expected) === 'other';
}
