// SPDX-License-Identifier: CC0-1.0
//
// Reads the data that bin/explain puts into the page: an input and the answer of the library. If the
// page can solve the input, the data has the input as `text`, and the page compares the two answers.
// If the input is too large, the data has numbers about the input instead, from which the page makes
// a summary. src/tools/explain.cpp documents these data.

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

// Lists the problems that accept any maximum matching. Their output lists the pairs ('pairs') or
// the mate of each vertex ('mates'). If the graph has two sides, only the mates of the vertices on
// the left are listed.
const MATCHINGS = {
  librarychecker_bipartitematching: 'pairs',
  uoj78_bipartite_matching: 'mates',
  librarychecker_general_matching: 'pairs',
  luogu6113_general_matching: 'mates',
  uoj79_general_matching: 'mates',
};

// Checks whether an answer lists a matching of the graph, and whether the matching has the size
// that the answer states.
function isMatching(id, { graph, left, side }, answer) {
  const [size, ...rest] = answer.trim().split(/\s+/).map(Number);
  const shift = side ? left : 0;
  let pairs = [];
  if (MATCHINGS[id] === 'pairs') {
    for (let i = 0; i < rest.length; i += 2) pairs.push([rest[i], rest[i + 1] + shift]);
  } else {
    if (rest.length !== left) return false;
    const all = rest.map((w, v) => [v, w - 1 + shift]).filter((_, v) => rest[v] !== 0);
    if (!side && all.some(([v, w]) => rest[w] !== v + 1)) return false;
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
  const isOther = id in MATCHINGS && theirs.split(/\s/)[0] === ours.split(/\s/)[0] &&
    isMatching(id, item, theirs);
  return isOther ? 'other' : 'differs';
}
