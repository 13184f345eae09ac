// SPDX-License-Identifier: CC0-1.0
//
// Edits a case by hand. A function that changes a case takes the case, in the format of cases.js,
// as `item` and returns a new case.

import { maximumMatching } from '../core/matching.js';
import { caseFromGraph, caseFromRows, caseFromTree, findStart } from './cases.js';
import { problemOf } from './problems.js';

// ---- Boards

// Returns the characters that the cells of a board can have in the inputs of this problem.
export function signsOf(id) {
  const { free, wall, start } = problemOf(id);
  return [...free, ...wall, ...start];
}

function rowsWith(rows, r, c, sign) {
  return rows.map((row, i) => (i === r ? row.slice(0, c) + sign + row.slice(c + 1) : row));
}

// Returns the case (a board or a played game of the input) for a board with these rows, which the
// visitor has changed. A played game keeps the moves before the first move that is not legal on the
// changed board, without the last of these moves if their number is odd. `cells` lists the cells
// that the empty cell visited in the game before the change.
function keptPath(id, rows, cells) {
  const board = caseFromRows(id, rows);
  if (problemOf(id).shape !== 'transcript') return board;
  const path = [...board.path];
  for (let i = 1; i < cells.length && cells[0] && board.vertexAt(...cells[0]) === path[0]; ++i) {
    const v = board.vertexAt(...cells[i]);
    if (v === -1 || path.includes(v) || !board.graph.adj[path[i - 1]].includes(v)) break;
    path.push(v);
  }
  return caseFromRows(id, rows, path.slice(0, 1 + 2 * ((path.length - 1) >> 1)));
}

const cellsOf = (item) => item.path.map((v) => item.cells[v]);

// Returns the board `item` with the character `sign` in the cell `(r, c)`. If `sign` marks the
// start, such as the cell of a king, the start moves to this cell. If this cell is the start,
// returns `item` unchanged, because a start cannot be overwritten.
export function withSign(id, item, r, c, sign) {
  const { start, free } = problemOf(id);
  const was = item.rows[r][c];
  if (was === sign || (start !== '' && was === start)) return item;
  let rows = item.rows;
  if (start !== '' && sign === start) {
    rows = rowsWith(rows, ...findStart({ start }, rows), free.length > 1 ? was : free);
  }
  return keptPath(id, rowsWith(rows, r, c, sign), cellsOf(item));
}

// Returns the board with `rowCount` rows and `columns` columns. Cells beyond the new size are cut
// off, and new cells are free. If the cell of the start is cut off, the start moves to the first
// cell.
export function caseAtSize(id, item, rowCount, columns) {
  const { start, free, square } = problemOf(id);
  const side = rowCount === item.rows.length ? columns : rowCount;
  const [height, width] = square ? [side, side] : [rowCount, columns];
  const signAt = (r, c) => item.rows[r]?.[c] ?? free[(r + c) % free.length];
  const rows = Array.from({ length: height }, (_, r) =>
    Array.from({ length: width }, (_, c) => signAt(r, c)).join(''));
  return keptPath(id, withStart(rows, start), cellsOf(item));
}

const withStart = (rows, start) => (start === '' || findStart({ start }, rows) ? rows : rowsWith(rows, 0, 0, start));

// Returns a new board with as many rows and columns as the board of `item`. If `random` is null,
// all cells are free except the start. The start, if the problem has a start, is the first cell. If
// `random` is a function, some random cells get walls or other pieces, and the start is a random
// cell. The function must return numbers in [0, 1).
export function refilled(id, item, random) {
  const { start, free, wall } = problemOf(id);
  const sign = (r, c) => {
    if (free.length > 1) return free[random && random() < 0.15 ? (r + c) % 2 : 1 - ((r + c) % 2)];
    return wall !== '' && random && random() < 0.3 ? wall : free;
  };
  const rows = item.rows.map((row, r) => Array.from(row, (_, c) => sign(r, c)).join(''));
  const [r, c] = random && start !== ''
    ? [Math.floor(random() * rows.length), Math.floor(random() * rows[0].length)] : [0, 0];
  return caseFromRows(id, start === '' ? rows : rowsWith(rows, r, c, start));
}

// ---- Graphs; `at` always lists the points of all vertices

const APART = 40;  // the least distance of a new vertex from the others

// Returns the first point below a point, or this point, that is not too near to the points in `at`.
function freePoint(at, [x, y]) {
  return at.some((other) => Math.hypot(other[0] - x, other[1] - y) < APART) ? freePoint(at, [x, y + 8]) : [x, y];
}

// Adds a vertex at `goal`, or below if there is no room, to the graph `item`. If the graph has two sides,
// the vertex is added on the side `side`. If the problem requires sides of the same size, adds a vertex on
// the other side as well. If the problem requires a perfect matching, joins the two new vertices by an edge.
// Returns `[case, at]`: the changed graph as a new case, and the points of all its vertices.
export function withVertex(id, item, at, goal, side) {
  const point = freePoint(at, goal);
  const n = item.graph.n;
  if (!item.side) return [{ ...caseFromGraph(id, n + 1, item.edges), weights: item.weights }, [...at, point]];
  const { left } = item;
  const { sameSides: both, perfect } = problemOf(id);
  const v = item.side.indexOf(1 - side);
  const across = freePoint(at, [v === -1 ? point[0] + (side === 0 ? 220 : -220) : at[v][0], point[1]]);
  const onLeft = side === 0 ? [point] : both ? [across] : [];
  const onRight = side === 1 ? [point] : both ? [across] : [];
  const points = [...at.slice(0, left), ...onLeft, ...at.slice(left), ...onRight];
  const edges = item.edges.map(([a, b]) => [a, b + onLeft.length]);
  if (perfect) edges.push([left, points.length - 1]);
  const weights = item.weights && edges.map((_, i) => item.weights[i] ?? 1);
  return [{ ...caseFromGraph(id, points.length, edges, left + onLeft.length), weights }, points];
}

// Returns whether v may be removed. In some inputs, the first number of a case must not be 0.
export const isRemovable = (id, { left }, v) => !problemOf(id).nonempty || left > 1 || v >= left;

// Removes the vertex v and its edges from the graph `item`. If the problem requires a perfect
// matching, removes the mate of v in a perfect matching as well. If the problem only requires sides
// of the same size, removes the vertex with the same number on the other side as well. Returns
// an array of a new case (a graph of the input) and the positions of its vertices in the picture.
export function withoutVertex(id, item, at, v) {
  const { left, side } = item;
  const { sameSides, perfect } = problemOf(id);
  const gone = [v];
  if (perfect) gone.push(maximumMatching(item.graph)[v]);
  else if (sameSides) gone.push(v < left ? v + left : v - left);
  const number = [];
  let count = 0;
  for (let u = 0; u < item.graph.n; ++u) number.push(gone.includes(u) ? -1 : count++);
  const edges = item.edges.map((edge) => edge.map((u) => number[u]));
  const isKept = ([a, b]) => a !== -1 && b !== -1;
  const stay = side ? left - gone.filter((u) => u < left).length : count;
  const weights = item.weights?.filter((_, i) => isKept(edges[i]));
  return [{ ...caseFromGraph(id, count, edges.filter(isKept), stay), weights }, at.filter((_, u) => number[u] !== -1)];
}

// Adds the edge between v and w, or removes all edges between v and w if there are any. In a graph with
// weights, the new edge has the weight `weight`; edges with another weight are replaced. Returns `item`
// unchanged if the edge would be a loop or would join vertices of one side. Also returns
// `item` unchanged if the problem requires a perfect matching and the changed graph has no perfect
// matching.
export function withEdge(id, item, v, w, weight = 1) {
  if (v === w || (item.side && item.side[v] === item.side[w])) return item;
  const [a, b] = v < w ? [v, w] : [w, v];
  const joins = ([x, y]) => (x === a && y === b) || (x === b && y === a);
  const isOther = (_, i) => !joins(item.edges[i]);
  const isThere = item.edges.some((edge, i) => joins(edge) && (item.weights?.[i] ?? weight) === weight);
  const added = isThere ? [] : [[a, b]];
  const weights = item.weights && [...item.weights.filter(isOther), ...added.map(() => weight)];
  const edges = [...item.edges.filter(isOther), ...added];
  const changed = { ...caseFromGraph(id, item.graph.n, edges, item.left), weights };
  const isBroken = problemOf(id).perfect && maximumMatching(changed.graph).includes(-1);
  return isBroken ? item : changed;
}

// ---- Trees

// Returns the tree with a new leaf, which is a child of v.
export function withLeaf(id, { tree, parent, starts }, v) {
  return caseFromTree(id, parent.length + 1, [...tree, [v, parent.length]], starts);
}

// Makes v the parent of w, so that w moves with its subtree. If v is a descendant of w, makes w the
// parent of v instead.
export function withParent(id, item, v, w) {
  const { tree, parent, starts } = item;
  let isBelow = false;
  for (let u = v; u !== -1; u = parent[u]) isBelow ||= u === w;
  const [above, child] = isBelow ? [w, v] : [v, w];
  if (v === w || parent[child] === above) return item;
  const ends = [parent[child], child];
  const edges = tree.map((edge) => (ends.every((u) => edge.includes(u)) ? [above, child] : edge));
  return caseFromTree(id, parent.length, edges, starts);
}

// Removes v, whose children become children of the parent of v. The root cannot be removed.
export function withoutNode(id, item, v) {
  const { tree, parent, starts } = item;
  if (v === 0) return item;
  const numbered = (u) => (u > v ? u - 1 : u);
  const rest = tree.filter((edge) => !edge.includes(v) || !edge.includes(parent[v]));
  const edges = rest.map((edge) => edge.map((u) => numbered(u === v ? parent[v] : u)));
  return caseFromTree(id, parent.length - 1, edges, starts.filter((u) => u !== v).map(numbered));
}

// ---- Cases

// Gives the weight 1 to all edges if the edges of the problem have weights.
const withOnes = (id, item) => (problemOf(id).weighted ? { ...item, weights: item.edges.map(() => 1) } : item);

// Returns the smallest graph of the problem: a tree with one vertex, or a graph without vertices.
export function emptyCase(id) {
  return problemOf(id).shape === 'tree' ? caseFromTree(id, 1, []) : withOnes(id, caseFromGraph(id, 0, [], 0));
}

// Returns the case that the button "New case" adds.
export function blankCase(id) {
  const { shape, start, free, square, perfect } = problemOf(id);
  if (shape === 'bipartite') return withOnes(id, caseFromGraph(id, 4, [[0, 2], ...(perfect ? [[1, 3]] : [])], 2));
  if (shape === 'tree') return caseFromTree(id, 3, [[0, 1], [1, 2]]);
  if (shape === 'graph') return withOnes(id, caseFromGraph(id, 3, [[0, 1], [1, 2]]));
  const side = square ? 4 : 3;
  const row = (r) => Array.from({ length: side }, (_, c) => free[(r + c) % free.length]).join('');
  return caseFromRows(id, withStart(Array.from({ length: side }, (_, r) => row(r)), start));
}
