// SPDX-License-Identifier: CC0-1.0
//
// What bin/explain put into the page: an input and the library's answer to it. The page works on a
// small input itself and compares the answers; of a large one it has what the library found, as
// src/tools/explain.cpp tells: `cases` in place of `text`.

function readExplained() {
  const element = document.getElementById('explained');
  if (!element) return null;
  const data = JSON.parse(element.textContent);
  element.remove();  // it may be long
  return data;
}

// null in a page that explain did not write.
export const explained = readExplained();

// ---- Small inputs

// Where any maximum matching is right: whether its pairs follow, or the mates of all vertices (on
// the left).
const MATCHINGS = {
  librarychecker_bipartitematching: 'pairs',
  uoj78_bipartite_matching: 'mates',
  librarychecker_general_matching: 'pairs',
  luogu6113_general_matching: 'mates',
  uoj79_general_matching: 'mates',
};

// Whether an answer gives a matching of the case, as large as it says.
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

// How the library's answer to a case of this problem and the page's are related: 'same', 'other' if
// it is another one and right as well, 'differs' if one of them must be wrong.
export function relation(id, item, theirs, ours) {
  if (inOneLine(theirs) === inOneLine(ours)) return 'same';
  const isOther = id in MATCHINGS && theirs.split(/\s/)[0] === ours.split(/\s/)[0] &&
    isMatching(id, item, theirs);
  return isOther ? 'other' : 'differs';
}

// ---- Large inputs

export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const STATES = 21;  // of a vertex of one class: exposed, or a mate by one of 20 moves

// A case as a map of cells, which are counted row by row. Those of a board are its own; in the map
// of another graph the vertices follow one another. `codes` has a number for each cell, 0 for a wall.
export function mapOf({ signs, ...known }) {
  const number = new Uint8Array(128);
  for (let i = 0; i < DIGITS.length; ++i) number[DIGITS.charCodeAt(i)] = i;
  const codes = new Uint8Array(signs.length);
  const uses = new Array(DIGITS.length).fill(0);
  for (let i = 0; i < signs.length; ++i) ++uses[codes[i] = number[signs.charCodeAt(i)]];
  const count = { D: 0, A: 0, C: 0 };
  uses.forEach((times, code) => code > 0 && (count[classOfCode(code)] += times));
  const isBoard = known.rows !== undefined;
  const columns = isBoard ? known.columns : Math.max(1, Math.ceil(Math.sqrt(signs.length * 1.6)));
  const rows = isBoard ? known.rows : Math.ceil(signs.length / columns);
  const exposed = uses[1];
  return {
    ...known, isBoard, rows, columns, codes, count, exposed,
    pairs: (known.size - exposed) / 2, barrier: count.A,
  };
}

const classOfCode = (code) => 'DAC'[Math.floor((code - 1) / STATES)];

// '' for a wall and outside.
export function classAt(map, cell) {
  return map.codes[cell] > 0 ? classOfCode(map.codes[cell]) : '';
}

// -1 for an exposed vertex and a wall.
export function mateAt(map, cell) {
  if (!map.isBoard) return map.mates[cell] ?? -1;
  const state = (map.codes[cell] - 1) % STATES;
  if (map.codes[cell] === 0 || state === 0) return -1;
  const [down, right] = map.moves[state - 1];
  return cell + down * map.columns + right;
}

// The cell that is a move away, -1 if it is a wall or outside.
function cellAfter(map, cell, [down, right]) {
  const row = Math.floor(cell / map.columns) + down;
  const column = (cell % map.columns) + right;
  if (row < 0 || row >= map.rows || column < 0 || column >= map.columns) return -1;
  const next = row * map.columns + column;
  return map.codes[next] > 0 ? next : -1;
}

// Of a board whose moves make a bipartite graph: the cells of a shortest path from a cell of class D
// to an exposed one, on which pairs, the first edge is one, and other edges alternate. null if it is
// not found within `most` steps.
export function pathToExposed(map, moves, from, most = 200000) {
  const before = new Map([[from, -1]]);
  const queue = [from];
  for (let i = 0; i < queue.length && i < most; ++i) {
    const cell = queue[i];
    const mate = mateAt(map, cell);
    if (mate === -1) {
      const path = [cell];
      for (let last = cell; last !== from; last = before.get(last)) {
        const previous = before.get(last);
        path.push(mateAt(map, previous), previous);
      }
      return path.reverse();
    }
    for (const move of moves) {
      const next = cellAfter(map, mate, move);
      if (next === -1 || before.has(next)) continue;
      before.set(next, cell);
      queue.push(next);
    }
  }
  return null;
}

// [what it is, its number] of the vertex in a cell of the map of a graph: ['left', 3], ['', 5].
export function nameAt(map, cell) {
  for (const [prefix, first, size] of map.names) {
    if (cell < size) return [prefix.trim(), first + cell];
    cell -= size;
  }
  return ['', ''];
}

// The reverse, with the place of the kind of vertices among map.names; -1 if there is none.
export function cellOfName(map, kind, number) {
  let before = 0;
  for (let i = 0; i < kind; ++i) before += map.names[i][2];
  const place = number - map.names[kind][1];
  return place >= 0 && place < map.names[kind][2] ? before + place : -1;
}
