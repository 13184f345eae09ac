// SPDX-License-Identifier: CC0-1.0
//
// Reads the data that bin/explain puts into the page: an input and the answer of the library. For a
// small input, the data has the input as `text`; the page solves the input and compares the two
// answers. For a large input, the data has the results of the library as `cases`;
// src/tools/explain.cpp documents these data.

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

// ---- Small inputs

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

// ---- Large inputs

export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
// A map has a number (a code) for each vertex. For each Gallai-Edmonds class (D, A or C), there is
// 1 code for exposed vertices, and 20 codes for matched vertices: one for each possible move from
// the cell of the vertex to the cell of its mate.
const STATES = 21;

// Returns the map of a case (a game or graph of the input), from which the page makes the picture
// of a large board or graph. The map is a grid whose cells are numbered row by row. The map of a
// board has the cells of the board. The map of any other graph has one cell for each vertex, in the
// order of the vertices. The field `codes` has a number for each cell: 0 for a wall, and for a
// vertex a number that encodes the Gallai-Edmonds class (D, A or C) and whether the vertex is
// exposed.
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

// Returns the Gallai-Edmonds class of the vertex in a cell: 'D', 'A' or 'C'. Returns '' for a wall
// and for a cell outside of the map.
export function classAt(map, cell) {
  return map.codes[cell] > 0 ? classOfCode(map.codes[cell]) : '';
}

// Returns the cell of the mate of the vertex in a cell. Returns -1 if the vertex is exposed or if
// the cell is a wall.
export function mateAt(map, cell) {
  if (!map.isBoard) return map.mates[cell] ?? -1;
  const state = (map.codes[cell] - 1) % STATES;
  if (map.codes[cell] === 0 || state === 0) return -1;
  const [down, right] = map.moves[state - 1];
  return cell + down * map.columns + right;
}

// Returns the cell to which a move from `cell` leads, or -1 if the move leads to a wall or out of
// the map.
function cellAfter(map, cell, [down, right]) {
  const row = Math.floor(cell / map.columns) + down;
  const column = (cell % map.columns) + right;
  if (row < 0 || row >= map.rows || column < 0 || column >= map.columns) return -1;
  const next = row * map.columns + column;
  return map.codes[next] > 0 ? next : -1;
}

// Returns the cells of a shortest alternating path from the cell `from`, which must be in the
// Gallai-Edmonds class D, to an exposed cell. The path begins with `from` and the mate of `from`;
// if `from` is exposed, the path is `[from]`. The graph of the board must be bipartite. Returns
// null if the search visits `most` cells without finding a path.
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

// Returns the name of a vertex as [prefix, number], such as ['left', 3] or ['', 5]. `map` must be
// the map that mapOf() makes of a graph without a board. Such a map has one cell for each vertex,
// in the order of the vertices, so `cell` is the zero-based number of the vertex.
export function nameAt(map, cell) {
  for (const [prefix, first, size] of map.names) {
    if (cell < size) return [prefix.trim(), first + cell];
    cell -= size;
  }
  return ['', ''];
}

// Returns the vertex whose name consists of the prefix map.names[kind][0], such as 'left', and of
// `number`. Returns -1 if there is no such vertex.
export function cellOfName(map, kind, number) {
  let before = 0;
  for (let i = 0; i < kind; ++i) before += map.names[i][2];
  const place = number - map.names[kind][1];
  return place >= 0 && place < map.names[kind][2] ? before + place : -1;
}
