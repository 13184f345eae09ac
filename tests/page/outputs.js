// SPDX-License-Identifier: CC0-1.0
//
// Checks whether an output is right. If a problem accepts any maximum matching, the output need not be
// equal to the expected output.

// The problems that accept any maximum matching: whether the graph has two sides, the number of its
// first vertex, and whether the output has pairs (true) or mates (false).
const matchingForms = {
  librarychecker_bipartitematching: [true, 0, true],
  librarychecker_general_matching: [false, 0, true],
  luogu6113_general_matching: [false, 1, false],
  uoj78_bipartite_matching: [true, 1, false],
  uoj79_general_matching: [false, 1, false],
};

export const tokensOf = (text) => text.split(/\s+/).filter((token) => token !== '');

// Returns the size of the matching in an output, or null if the output is not a matching of the graph or
// states another size.
function matchingSize([hasSides, base, hasPairs], text, output) {
  const input = tokensOf(text).map(Number);
  const numbers = tokensOf(output).map(Number);
  const edges = new Set();
  for (let i = hasSides ? 3 : 2; i < input.length; i += 2) {
    edges.add(`${input[i]} ${input[i + 1]}`);
    if (!hasSides) edges.add(`${input[i + 1]} ${input[i]}`);
  }
  const [size, ...rest] = numbers;
  const pairs = [];
  if (hasPairs) {
    for (let i = 0; i < rest.length; i += 2) pairs.push([rest[i], rest[i + 1]]);
  } else {
    if (rest.length !== input[0]) return null;
    rest.forEach((w, v) => w !== 0 && pairs.push([v + base, w]));
    if (!hasSides && pairs.some(([v, w]) => rest[w - base] !== v)) return null;
  }
  const isOnce = (list) => new Set(list).size === list.length;
  const areApart = hasSides || !hasPairs
    ? isOnce(pairs.map(([v]) => v)) && isOnce(pairs.map(([, w]) => w)) : isOnce(pairs.flat());
  if (!areApart || !pairs.every(([v, w]) => edges.has(`${v} ${w}`))) return null;
  return pairs.length === (hasSides || hasPairs ? size : 2 * size) ? size : null;
}

export function isRight(id, text, output, expected) {
  const form = matchingForms[id];
  if (!form) return output === expected;
  const size = matchingSize(form, text, output);
  return size !== null && size === matchingSize(form, text, expected) &&
    tokensOf(output)[0] === tokensOf(expected)[0];
}

// Removes trailing blanks from each line and trailing white space from the output.
export function withoutBlanks(output) {
  return output.replace(/[ \r]+$/gm, '').trimEnd();
}
