// SPDX-License-Identifier: CC0-1.0
//
// The problems, and what one case of a problem is: a board or a list of edges, and its graph.

// ---- The problems

const STEPS = [[-1, 0], [0, -1], [0, 1], [1, 0]];
const KING = [[-1, -1], [-1, 0], [-1, 1], [0, -1], [0, 1], [1, -1], [1, 0], [1, 1]];
const KNIGHT = [[-2, -1], [-2, 1], [-1, -2], [-1, 2], [1, -2], [1, 2], [2, -1], [2, 1]];
const DIAGONAL = [[-2, -2], [-2, 2], [2, -2], [2, 2]];

const MOST_SHOWN_SIDE = 50;   // of a board that is given by its side alone
const MOST_SHOWN_PAIRS = 20000;  // of an ancestor and a descendant in a tree

// Of boards: moves (rows down, columns right), and the signs of a cell: free ones, wall, start.
// Of graphs: base, the number of the first vertex. Of those with two sides: sides, what a vertex on
// each is called; sameSides, whether these have the same number; perfect, whether there must be a
// perfect matching. Of trees: ancestors, whether the graph joins each vertex to all its ancestors.
// `several`: there can be any number of cases. `game` is whether the answer is about the game,
// otherwise it is about the matching. `editable`: the board or the graph can be drawn. `view` is
// what the picture shows at first, if it is not the classes of the vertices.
export const problems = [
  { id: 'jsoi2009_game', title: 'JSOI2009 game', shape: 'board', game: true,
    moves: STEPS, free: '.', wall: '#', start: '' },
  { id: 'noi2011_rabbit_egg', title: 'NOI2011 rabbit and egg', shape: 'transcript', game: true,
    moves: STEPS, free: 'XO', wall: '', start: '.' },
  { id: 'hdu3446_chess', title: 'HDU 3446 daizhenyang\'s chess', shape: 'cases', game: true,
    moves: [...KING, ...KNIGHT, ...DIAGONAL], free: '.', wall: '#', start: 'K', several: true,
    win: 'daizhenyang win', lose: 'daizhenyang lose' },
  { id: 'gcj2008_king', title: 'GCJ 2008 King', shape: 'cases', game: true,
    moves: KING, free: '.', wall: '#', start: 'K', several: true, win: 'A', lose: 'B' },
  { id: 'cerc2011_racing_car_trail', title: 'CERC 2011 Racing Car Trail', shape: 'cases',
    game: true, moves: STEPS, free: '.', wall: 'X', start: '', several: true },
  { id: 'latin2012_game_of_tiles', title: 'ICPC Latin America 2012 G Game of Tiles',
    shape: 'cases', game: true, moves: STEPS, free: '.', wall: 'X', start: '', several: true },
  { id: 'coci2018_planinarenje', title: 'COCI 2017/2018 Planinarenje', shape: 'bipartite',
    game: true, base: 1, sides: ['peak', 'valley'], sameSides: true },
  { id: 'cf1970c_game_on_tree', title: 'Codeforces 1970 C Game on Tree', shape: 'tree',
    game: true, base: 1 },
  { id: 'seerc2019_game_on_a_tree', title: 'SEERC 2019 F Game on a Tree', shape: 'tree',
    game: true, base: 1, ancestors: true },
  { id: 'codechef_hamilg', title: 'CodeChef HAMILG', shape: 'graph', game: true, base: 1,
    several: true },
  { id: 'bzoj2463_who_wins', title: 'BZOJ 2463 who wins', shape: 'sides', game: true,
    moves: STEPS, free: '.', wall: '', start: '', several: true },
  { id: 'luogu3355_knights', title: 'Luogu P3355 knights', shape: 'board', game: false,
    moves: KNIGHT, free: '.', wall: '#', start: '', square: true, view: 'cover' },
  { id: 'librarychecker_bipartitematching', title: 'Library Checker bipartite matching',
    shape: 'bipartite', game: false, base: 0 },
  { id: 'luogu3386_bipartite_matching', title: 'Luogu P3386 bipartite matching',
    shape: 'bipartite', game: false, base: 1 },
  { id: 'uoj78_bipartite_matching', title: 'UOJ 78 bipartite matching', shape: 'bipartite',
    game: false, base: 1 },
  { id: 'librarychecker_general_matching', title: 'Library Checker general matching',
    shape: 'graph', game: false, base: 0 },
  { id: 'luogu6113_general_matching', title: 'Luogu P6113 general matching', shape: 'graph',
    game: false, base: 1 },
  { id: 'uoj79_general_matching', title: 'UOJ 79 general matching', shape: 'graph', game: false,
    base: 1 },
  { id: 'hdu4685_prince_and_princess', title: 'HDU 4685 Prince and Princess', shape: 'bipartite',
    game: false, base: 1, sides: ['prince', 'princess'], several: true, view: 'edges' },
  { id: 'poj1904_kings_quest', title: 'POJ 1904 King\'s Quest', shape: 'bipartite', game: false,
    base: 1, sides: ['son', 'girl'], sameSides: true, perfect: true, view: 'edges' },
  { id: 'ssl1331_letters', title: 'SSL 1331 letters and envelopes', shape: 'bipartite',
    game: false, base: 1, sides: ['letter', 'envelope'], sameSides: true, view: 'edges' },
].map((problem) => ({
  several: false, sides: ['left', 'right'], view: 'classes', ...problem,
  editable: problem.shape !== 'sides',
}));

// Throws an Error if there is no such problem.
export function problemOf(id) {
  const problem = problems.find((candidate) => candidate.id === id);
  if (!problem) throw new Error(`there is no problem '${id}'`);
  return problem;
}

// ---- Cases

// What every case has, besides the rows of a board and the edges of a graph:
//   graph     as in engine.js
//   names     of each vertex, the statement's: "2 3" for row 2, column 3; the number in a list
//   place     of each vertex of a board, [row, column] from 0; null for graphs
//   side      of each vertex, 0 left, 1 right, of a list with two sides; else null
//   token     the vertex where the game starts, -1 if the statement names none
//   path      the cells of the blank in a transcript, before each move and after the last; else []
//   vertexAt(row, column)   the vertex there, -1 if there is none

// From the rows of a board, as strings of its signs. In a transcript the vertices are the cells
// that the blank could ever enter, as far as color goes; `path` is given in vertices, and is the
// blank's first cell alone if it is left out.
export function caseFromRows(id, rows, path) {
  const problem = problemOf(id);
  const columns = rows.length > 0 ? rows[0].length : 0;
  const start = findStart(problem, rows);
  const number = rows.map((row) => new Int32Array(row.length).fill(-1));
  const place = [];
  for (let r = 0; r < rows.length; ++r) {
    for (let c = 0; c < columns; ++c) {
      if (!isVertex(problem, rows, start, r, c)) continue;
      number[r][c] = place.length;
      place.push([r, c]);
    }
  }
  const isOnBoard = (r, c) => r >= 0 && r < rows.length && c >= 0 && c < columns;
  const vertexAt = (r, c) => (isOnBoard(r, c) ? number[r][c] : -1);
  const adj = place.map(([r, c]) => {
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
    graph: { n: place.length, adj },
    names: place.map(([r, c]) => `${r + 1} ${c + 1}`),
    place,
    side: null,
    token,
    path: path ?? (problem.shape === 'transcript' && token >= 0 ? [token] : []),
    vertexAt,
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
    place: null,
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

// An empty n x n board. A large one is not made: `hidden` is then true and the graph has no vertex.
export function caseFromSide(id, n) {
  const hidden = n > MOST_SHOWN_SIDE;
  const rows = hidden ? [] : new Array(n).fill('.'.repeat(n));
  return { ...caseFromRows(id, rows), boardSide: n, hidden };
}
