// SPDX-License-Identifier: CC0-1.0
//
// Reads the data that bin/explain puts into the page: an input and the answer of the library. If the
// page can solve the input, the data has the input as `text`, and the page compares the two answers.
// If the input is too large, the data has numbers about the input instead, from which the page makes
// a summary. src/tools/explain.cpp documents these data.
import { problemOf } from './problems.js';

function readExplained() {
  const element = document.getElementById('explained');
  if (!element) return null;
  const data = JSON.parse(element.textContent);
  element.remove();  // frees the memory of a long text
  return data;
}

// `explained` is the data that the tool `explain` put into this page, or null if `explain` did not
// write this page.
export const explained = readExplained();

// Returns whether the problem accepts any maximum matching.
const takesAny = ({ question, form }) => question === 'matching' && /\{(pairs|mates)\}/.test(form);

// Checks whether an answer lists a matching of the graph, and whether the matching has the size
// that the answer states. The answer has the pairs of the matching, or the mate of each vertex (of
// each vertex on the left if the graph has two sides), where 0 stands for no mate.
function isMatching({ base, form }, { graph, left, side }, answer) {
  const [size, ...rest] = answer.trim().split(/\s+/).map(Number);
  const shift = side ? left - base : -base;
  let pairs = [];
  if (form.includes('{pairs}')) {
    for (let i = 0; i < rest.length; i += 2) pairs.push([rest[i] - base, rest[i + 1] + shift]);
  } else {
    if (rest.length !== left) return false;
    const all = rest.map((w, v) => [v, w + shift]).filter((_, v) => rest[v] !== 0);
    if (!side && all.some(([v, w]) => rest[w] - base !== v)) return false;
    pairs = side ? all : all.filter(([v, w]) => v < w);
  }
  return pairs.length === size && new Set(pairs.flat()).size === 2 * size &&
    pairs.every(([v, w]) => graph.adj[v]?.includes(w));
}

const inOneLine = (text) => text.trim().split(/\s+/).join(' ');

// Compares the answer of the library, `theirs`, with the answer of the page, `ours`. `item` is the
// board or graph of the input. Returns 'same' if the answers are equal, 'other' if the answers are
// different matchings of the same size, and 'differs' if one of the answers must be wrong.
export function relation(id, item, theirs, ours) {
  if (inOneLine(theirs) === inOneLine(ours)) return 'same';
  const problem = problemOf(id);
  const isOther = takesAny(problem) && theirs.split(/\s/)[0] === ours.split(/\s/)[0] &&
    isMatching(problem, item, theirs);
  return isOther ? 'other' : 'differs';
}
