// SPDX-License-Identifier: CC0-1.0
//
// Checks whether the output for an input of a problem is right.
import { read } from '../../src/page/formats.js';
import { problemOf } from '../../src/page/problems.js';

export const tokensOf = (text) => text.split(/\s+/).filter((token) => token !== '');

// Removes spaces and carriage returns at the end of each line, and all white space at the end of
// the output.
const withoutBlanks = (output) => output.replace(/[ \r]+$/gm, '').trimEnd();

// Checks whether an output lists a matching of the graph, and whether the matching has the size
// that the output states. The output has the pairs of the matching, or the mate of each vertex (of
// each vertex on the left if the graph has two sides), where 0 stands for no mate.
function isMatching({ base, form }, { graph, left, side }, output) {
  const [first, ...rest] = tokensOf(output).map(Number);
  const size = form.includes('{covered}') ? first / 2 : first;
  const shift = side ? left - base : -base;
  let pairs = [];
  if (form.includes('{pairs}')) {
    for (let i = 0; i < rest.length; i += 2) pairs.push([rest[i] - base, rest[i + 1] + shift]);
  } else {
    const all = rest.map((w, v) => [v, w + shift]).filter((_, v) => rest[v] !== 0);
    if (rest.length !== left || (!side && all.some(([v, w]) => rest[w] - base !== v))) return false;
    pairs = side ? all : all.filter(([v, w]) => v < w);
  }
  return pairs.length === size && new Set(pairs.flat()).size === 2 * size &&
    pairs.every(([v, w]) => graph.adj[v]?.includes(w));
}

// Returns true if `output` equals `expected`, the expected output for the input `text`. If the
// problem `id` accepts any maximum matching, also returns true if `output` is another matching of
// the same size.
export function isRight(id, text, output, expected) {
  if (withoutBlanks(output) === withoutBlanks(expected)) return true;
  const problem = problemOf(id);
  return problem.question === 'matching' && /\{(pairs|mates)\}/.test(problem.form) &&
    tokensOf(output)[0] === tokensOf(expected)[0] && isMatching(problem, read(id, text).cases[0], output);
}
