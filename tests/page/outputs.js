// SPDX-License-Identifier: CC0-1.0
//
// Checks whether the output for an input of a problem is right.
import { relation } from '../../src/page/explained.js';
import { read } from '../../src/page/formats.js';

export const tokensOf = (text) => text.split(/\s+/).filter((token) => token !== '');

// Removes spaces and carriage returns at the end of each line, and all white space at the end of
// the output.
const withoutBlanks = (output) => output.replace(/[ \r]+$/gm, '').trimEnd();

// Returns true if `output` equals `expected`, the expected output for the input `text`. If the
// problem `id` accepts any maximum matching, also returns true if `output` is another matching of
// the same size.
export function isRight(id, text, output, expected) {
  return withoutBlanks(output) === withoutBlanks(expected) ||
    relation(id, read(id, text).cases[0], output, expected) === 'other';
}
