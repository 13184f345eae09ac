// SPDX-License-Identifier: CC0-1.0
//
// What one case of a problem is: a board or a list of edges, and its graph.

import { problemOf } from './problems.js';

const MOST_SHOWN_SIDE = 50;  // of a board that is given by its side alone
const MOST_SHOWN_PAIRS = 20000;  // of an ancestor and a descendant in a tree

// ---- Cases

// What every case has, besides the rows of a board and the edges of a graph:
//   graph     as in engine.js
//   names     of each vertex, the statement's: "2 3" for row 2, column 3; the number in a list
//   cells     of each vertex of a board, [row, column] from 0; null for graphs
//   side      of each vertex, 0 left, 1 right, of a list with two sides; else null
//   token     the vertex where the game starts, -1 if the statement names none
//   path      the cells of the blank in a transcript, before each move and after the last; else []
//   vertexAt(row, column)   the vertex there, -1 if there is none
// A board also has `pieces`, whether its cells show pieces, and `king`, whether it has a king.

// From the rows of a board, as strings of its signs. In a transcript the vertices are the cells
// that the blank could ever enter, as far as color goes; `path` is given in vertices, and is the
// blank's first cell alone if it is left out.
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
  const isEven = (r + c + start[0] + start[1]) % 2 === 0;  // where black pieces are slid from
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

// From pairs of vertices, counted from 0. In a list with two sides the first `left` vertices are on
// the left; the others, on the right, are counted from the base once more.
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

// From the edges of a tree, whose root is the vertex 0:
//   tree      these edges
//   order     the vertices, parents before their children
//   parent    of each vertex, -1 for the root
//   depth     of each vertex, 0 for the root
//   starts    where the token starts in each round, if the input tells
// The graph is the tree, or joins each vertex to all its ancestors. If these are very many, it is
// not made: `hidden` is then true and the graph has no vertex.
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
  };
}

// The vertices of a tree, parents before their children, and the parent of each.
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

// An empty board of some side, which is built when it is asked for. A large one is not built: `hidden`
// is then true and the graph has no vertex.
class SideCase {
  constructor(id, side) {
    Object.assign(this, { id, boardSide: side, hidden: side > MOST_SHOWN_SIDE, side: null, path: [] });
  }

  get board() {
    const rows = () => (this.hidden ? [] : new Array(this.boardSide).fill('.'.repeat(this.boardSide)));
    return (this.built ??= caseFromRows(this.id, rows()));
  }

  get rows() {
    return this.board.rows;
  }

  get graph() {
    return this.board.graph;
  }

  get names() {
    return this.board.names;
  }

  get cells() {
    return this.board.cells;
  }

  get token() {
    return this.board.token;
  }

  vertexAt(row, column) {
    return this.board.vertexAt(row, column);
  }
}

export const caseFromSide = (id, side) => new SideCase(id, side);
