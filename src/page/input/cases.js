// SPDX-License-Identifier: CC0-1.0
//
// Builds the cases of a problem. A case is one game or one graph of an input: a board or a list of
// edges, together with its graph.

import { componentsOf, solve } from '../core/matching.js';
import { remembered } from '../core/memory.js';
import { problemOf } from './problems.js';

const MOST_SHOWN_SIDE = 50;  // the largest side at which an empty square board is shown
const MOST_SHOWN_CUBE = 10;  // the largest side at which a cube is shown
const MOST_SHOWN_PAIRS = 20000;  // the most edges between ancestors and descendants that are shown

// ---- Cases

// Every case has these fields, besides the rows of a board or the edges of a graph:
//   graph     the graph, in the format of matching.js
//   names     the name of each vertex in the statement: "2 3" for row 2, column 3, or its number
//   cells     for a board: the zero-based [row, column] of each vertex; otherwise null
//   side      for a graph with two sides: 0 (left) or 1 (right) for each vertex; otherwise null
//   token     the vertex where the game starts, or -1 if the statement names no start
//   path      for the record of a game of sliding pieces: the vertex of the empty cell before each
//             move and after the last move; for other cases []
//   vertexAt(row, column)   returns the vertex of a cell, or -1 if the cell is not a vertex
// A board also has the flags `pieces` (its cells show pieces) and `king` (it has a king).

// Returns the case of a board: the board and its graph. `rows` has a string for each row, with one
// character for each cell. Most boards have a vertex for each cell that is not a wall. In a game of
// sliding pieces, each move slides a piece into the empty cell, which is the cell without a piece.
// The vertices are then the cells that the empty cell can move to, and `path` lists the vertices
// that the empty cell visits in a recorded game. By default, `path` has only the first vertex of
// the empty cell.
export function caseFromRows(id, rows, path) {
  const problem = problemOf(id);
  const columns = rows.length > 0 ? rows[0].length : 0;
  const start = findStart(problem, rows);
  const number = rows.map((row) => new Int32Array(row.length).fill(-1));
  const cells = [];
  for (let r = 0; r < rows.length; ++r) {
    for (let c = 0; c < columns; ++c) {
      if (!isVertex(problem, rows, start, r, c)) continue;
      number[r][c] = cells.length;
      cells.push([r, c]);
    }
  }
  const isOnBoard = (r, c) => r >= 0 && r < rows.length && c >= 0 && c < columns;
  const vertexAt = (r, c) => (isOnBoard(r, c) ? number[r][c] : -1);
  const adj = cells.map(([r, c]) => {
    const neighbors = [];
    for (const [down, right] of problem.moves) {
      const w = vertexAt(r + down, c + right);
      if (w !== -1) neighbors.push(w);
    }
    return neighbors;
  });
  const token = problem.shape === 'sides' ? vertexAt(0, 0) : start ? vertexAt(...start) : -1;
  return {
    rows,
    graph: { n: cells.length, adj },
    names: cells.map(([r, c]) => `${r + 1} ${c + 1}`),
    cells,
    side: null,
    token,
    path: path ?? (problem.shape === 'transcript' && token >= 0 ? [token] : []),
    vertexAt,
    pieces: problem.shape === 'transcript',
    king: problem.start === 'K',
  };
}

export function findStart({ start }, rows) {
  if (start === '') return null;
  const r = rows.findIndex((row) => row.includes(start));
  return r === -1 ? null : [r, rows[r].indexOf(start)];
}

function isVertex({ shape, wall }, rows, start, r, c) {
  if (shape !== 'transcript') return rows[r][c] !== wall;
  if (!start) return false;
  // The pieces that slide into the empty cell are white and black in turn. So the empty cell moves
  // to a cell at an even distance from its start only if the piece there is black, and to a cell at
  // an odd distance only if the piece there is white.
  const isEven = (r + c + start[0] + start[1]) % 2 === 0;
  return rows[r][c] === (isEven ? 'X' : 'O') || (r === start[0] && c === start[1]);
}

function graphOfEdges(n, edges) {
  const adj = Array.from({ length: n }, () => []);
  for (const [v, w] of edges) {
    adj[v].push(w);
    adj[w].push(v);
  }
  return { n, adj };
}

// Returns the case that consists of a graph. `edges` lists pairs of zero-based vertices. In a graph
// with two sides, the first `left` vertices are on the left. The names of the vertices on each side
// are the numbers from `base` on.
export function caseFromGraph(id, n, edges, left = n) {
  const { base, shape } = problemOf(id);
  const graph = graphOfEdges(n, edges);
  const vertices = Array.from(graph.adj, (_, v) => v);
  const isLeft = (v) => shape !== 'bipartite' || v < left;
  return {
    rows: null,
    edges,
    left,
    graph,
    names: vertices.map((v) => String(base + (isLeft(v) ? v : v - left))),
    cells: null,
    side: shape === 'bipartite' ? vertices.map((v) => (isLeft(v) ? 0 : 1)) : null,
    token: -1,
    path: [],
    vertexAt: () => -1,
  };
}

// Returns the case of a tree with root 0. Besides the fields that every case has, this case has:
//   tree      the edges of the tree
//   order     the vertices, parents before their children
//   parent    the parent of each vertex, or -1 for the root
//   depth     the depth of each vertex, 0 for the root
//   starts    the vertices where the games on the tree start, if the input lists such vertices
//   hidden    whether the graph is too large to be built; the graph then has no vertices
//   exposed   if the graph is hidden: how many vertices a maximum matching exposes
// In a problem whose field `ancestors` is true, the graph joins each vertex to all its ancestors.
// Otherwise, the graph is the tree itself.
export function caseFromTree(id, n, tree, starts = []) {
  const { order, parent } = rooted(n, tree);
  const depth = new Int32Array(n);
  for (const v of order.slice(1)) depth[v] = depth[parent[v]] + 1;
  const { ancestors } = problemOf(id);
  const hidden = ancestors && depth.reduce((sum, d) => sum + d, 0) > MOST_SHOWN_PAIRS;
  const edges = ancestors ? [] : tree;
  for (let v = 0; v < n && ancestors && !hidden; ++v) {
    for (let u = parent[v]; u !== -1; u = parent[u]) edges.push([u, v]);
  }
  return {
    ...caseFromGraph(id, hidden ? 0 : n, edges),
    tree,
    order,
    parent,
    depth,
    starts,
    token: starts[0] ?? -1,
    hidden,
    exposed: hidden ? exposedInTree(order, parent) : undefined,
  };
}

// Returns the number of vertices that a maximum matching exposes in a graph that joins each vertex
// of a tree to all its ancestors. `order` lists parents before their children. The matching is
// greedy: in order from the leaves to the root, each vertex is matched with an exposed descendant
// if there is one.
export function exposedInTree(order, parent) {
  const exposed = new Int32Array(parent.length);
  for (const v of order.slice().reverse()) {
    exposed[v] = exposed[v] === 0 ? 1 : exposed[v] - 1;
    if (parent[v] !== -1) exposed[parent[v]] += exposed[v];
  }
  return exposed[0];
}

// Checks whether a case is drawn as a matrix: its edges have weights, and there are edges between more
// than half of all pairs of a left and a right vertex.
export const isMatrix = ({ weights, side, left, graph, edges }) =>
  Boolean(weights && side) && edges.length > left * (graph.n - left) / 2;

// Returns the case of a line graph: its vertices are the edges of a graph with n vertices, and two of
// them are joined if they share an end. The field `lineOf` has that graph. If the line graph is too
// large to be built, `hidden` and `exposed` are as in caseFromTree().
export function lineCase(id, n, edges) {
  const { base } = problemOf(id);
  const at = Array.from({ length: n }, () => []);
  edges.forEach(([v, w], i) => [v, w].slice(v === w ? 1 : 0).forEach((u) => at[u].push(i)));
  const hidden = at.reduce((sum, { length }) => sum + length * (length - 1) / 2, 0) > MOST_SHOWN_PAIRS;
  const pairs = hidden ? [] : at.flatMap((list) => list.flatMap((i, k) => list.slice(0, k).map((j) => [j, i])));
  return {
    ...caseFromGraph(id, hidden ? 0 : edges.length, pairs),
    names: edges.map(([v, w]) => `${v + base}-${w + base}`),
    lineOf: { n, edges },
    hidden,
    exposed: hidden ? oddComponents(n, edges) : undefined,
  };
}

// Returns the number of connected components with an odd number of edges.
function oddComponents(n, edges) {
  const graph = graphOfEdges(n, edges);
  const endsIn = (part) => part.reduce((sum, v) => sum + graph.adj[v].length, 0);
  return componentsOf(graph).filter((part) => endsIn(part) % 4 === 2).length;
}

// Returns { order, parent } of a tree with root 0. `order` lists the vertices, parents before their
// children, and `parent` has the parent of each vertex.
function rooted(n, edges) {
  const { adj } = graphOfEdges(n, edges);
  const parent = new Int32Array(n).fill(-1);
  const order = [0];
  for (let i = 0; i < order.length; ++i) {
    for (const w of adj[order[i]]) {
      if (w === parent[order[i]]) continue;
      parent[w] = order[i];
      order.push(w);
    }
  }
  return { order, parent };
}

// An input can have many boards or cubes, which its answers do not need. So their cases have only `loses`,
// which says whether the player to move loses, the token with its name, and build(), which makes the rest. Returns
// the whole case.
export const builtOf = remembered((item) => (item.build ? { ...item, ...item.build() } : item));

// Returns the case of an empty square board with the token in a corner. The player to move loses if
// the other cells can be paired, that is, if their number is even.
export const caseFromSide = (id, side) => ({
  hidden: side > MOST_SHOWN_SIDE, loses: side % 2 === 1, token: 0, cells: [[0, 0]],
  build: () => caseFromRows(id, new Array(side).fill('.'.repeat(side))),
});

// Returns the case of a cube with the token in the cell `start`, a list of coordinates.
export function cubeCase(id, n, start) {
  const build = () => {
    const cells = Array.from({ length: n ** 3 }, (_, v) => [n * n, n, 1].map((unit) => Math.floor(v / unit) % n + 1));
    const edges = cells.flatMap((cell, v) =>
      [n * n, n, 1].flatMap((unit, i) => (cell[i] > 1 ? [[v - unit, v]] : [])));
    const names = cells.map((cell) => cell.join(' '));
    return { ...caseFromGraph(id, n ** 3, edges), names, token: names.indexOf(start.join(' ')) };
  };
  const sum = start.reduce((all, x) => all + x, 0);
  return { hidden: n > MOST_SHOWN_CUBE, loses: n % 2 === 1 && sum % 2 === 1, token: 0, names: [start.join(' ')], build };
}

// ---- A game for the worth of the last cell

// Returns the case of a board whose cell (r, c) is worth a[r] + b[c]. The first player wants the game
// to end on a cell that is worth at most x. The graph joins the cells that are worth at most x to the
// others in the same row or column. From a start that is worth more, the first player reaches the aim
// if every maximum matching covers the start. `value` is the least such x, or the worth of the start if
// that is less. The case has the graph for this x, and `less` is the case with the graph for less.
export function caseFromArrays(id, a, b) {
  const cells = a.flatMap((_, r) => b.map((__, c) => [r, c]));
  const worth = ([r, c]) => a[r] + b[c];
  const graphOf = (x) => {
    const edges = [];
    const join = (v, w) => (worth(cells[v]) <= x) !== (worth(cells[w]) <= x) && edges.push([v, w]);
    cells.forEach(([r, c], v) => {
      for (let other = c + 1; other < b.length; ++other) join(v, v + other - c);
      for (let other = r + 1; other < a.length; ++other) join(v, v + (other - r) * b.length);
    });
    return caseFromGraph(id, cells.length, edges);
  };
  const most = worth([0, 0]);
  const values = [...new Set(cells.map(worth))].filter((x) => x < most).sort((v, w) => v - w);
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (solve(graphOf(values[middle]).graph).decomposition.classes[0] === 'D') low = middle + 1;
    else high = middle;
  }
  const value = values[low] ?? most;
  const about = { names: cells.map(([r, c]) => `${r + 1} ${c + 1}`), value, worths: cells.map(worth), token: 0 };
  return { ...graphOf(value), ...about, less: { ...graphOf(values[low - 1] ?? -Infinity), ...about } };
}
