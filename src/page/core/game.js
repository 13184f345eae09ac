// SPDX-License-Identifier: CC0-1.0
//
// Computes the winners of undirected vertex geography: the player who cannot move the token to an
// unvisited vertex loses. A game is the list of the visited vertices; the token is on the last of
// these vertices.
import { AlternatingTrees, decompose, evenPath, flip, maximumMatching, remove, without } from './matching.js';

// ---- Who wins

// Returns who wins if the token is on v, and why. The result has these fields:
//   wins    whether the player to move wins: v is in the Gallai-Edmonds class A or C, not in D
//   mate    the mate of v, which is a winning move, or -1 if the player to move loses
//   path    if the player to move loses: an alternating path of even length from v to an exposed vertex
//   reason  { key, values }, which is one of the following; vertices are given as numbers:
//     'isolated'  { v }              v has no neighbor, so there is no move
//     'exposed'   { v }              the matching exposes v; the other player answers each move by
//                                    moving to the mate of the token's vertex
//     'evenPath'  { v, end, edges }  flipping a path with `edges` edges from v to `end` exposes v
//     'inA'       { v, mate, barrier, oddComponents }  v is in the class A, which has `barrier`
//                                    vertices; the graph without this class has `oddComponents`
//                                    odd components
//     'inC'       { v, mate }        no alternating path leads from an exposed vertex to v
export function verdict(graph, mate, { classes, barrier, oddComponents }, v) {
  const wins = classes[v] !== 'D';
  const result = (key, values, path = []) => ({ wins, mate: wins ? mate[v] : -1, path, reason: { key, values: { v, ...values } } });
  if (classes[v] === 'A') return result('inA', { mate: mate[v], barrier: barrier.length, oddComponents });
  if (wins) return result('inC', { mate: mate[v] });
  if (graph.adj[v].every((w) => w === v)) return result('isolated', {}, [v]);
  if (mate[v] === -1) return result('exposed', {}, [v]);
  const path = evenPath(graph, mate, v);
  return result('evenPath', { end: path[path.length - 1], edges: path.length - 1 }, path);
}

// Returns all winning moves from v, in ascending order. A move to w wins if and only if w is in the
// Gallai-Edmonds class D of the graph without v.
export function winningMoves(graph, mate, v) {
  const rest = remove(graph, mate, v);
  const { classes } = decompose(rest.graph, rest.mate);
  return [...new Set(graph.adj[v])].filter((w) => classes[w] === 'D').sort((a, b) => a - b);
}

// Returns for each vertex of the path whether the player to move wins when the token is on this
// vertex and the earlier vertices of the path are visited. The vertices are inserted into the graph
// in reverse order. The player to move wins at a vertex if and only if inserting the vertex makes
// the maximum matching larger.
export function moverWinsAlong(graph, path) {
  const rest = without(graph, path);
  const { adj, absent } = rest;
  const mate = maximumMatching(rest);
  const trees = new AlternatingTrees(rest, mate);
  const wins = new Array(path.length).fill(false);
  for (let i = path.length - 1; i >= 0; --i) {
    const v = path[i];
    absent[v] = false;
    for (const w of graph.adj[v]) {
      if (absent[w] || w === v) continue;
      adj[v].push(w);
      adj[w].push(v);
    }
    const augmenting = trees.search([v]);
    if (augmenting) flip(mate, augmenting);
    wins[i] = augmenting !== null;
    trees.forget();
  }
  return wins;
}

// ---- The game that is played

// Returns the longest prefix of `moves` that is a legal game.
export function legalGame(graph, moves) {
  const seen = new Set();
  const isNext = (v, i) => v < graph.n && !seen.has(v) &&
    (i === 0 || graph.adj[moves[i - 1]].includes(v));
  let i = 0;
  for (; i < moves.length && isNext(moves[i], i); ++i) seen.add(moves[i]);
  return moves.slice(0, i);
}

// Returns the position of a game. `moves` lists the vertices that the token has visited, of which
// there must be at least one. The position has these fields:
//   graph           the graph that is left: the vertex of the token and all unvisited vertices
//   mate            a maximum matching of this graph
//   decomposition   the Gallai-Edmonds decomposition of this graph
//   token           the vertex of the token
//   choices         the vertices to which the token can move
//   turn            0 if the first player is to move, otherwise 1
//   wins            whether the player to move wins
//   winning         all winning moves
export function standOf(graph, moves) {
  const token = moves[moves.length - 1];
  const rest = without(graph, moves.slice(0, -1));
  const mate = maximumMatching(rest);
  const decomposition = decompose(rest, mate);
  const wins = decomposition.classes[token] !== 'D';
  return {
    graph: rest,
    mate,
    decomposition,
    token,
    choices: [...new Set(rest.adj[token])].filter((v) => v !== token),
    turn: (moves.length - 1) % 2,
    wins,
    winning: wins ? winningMoves(rest, mate, token) : [],
  };
}

const MOST_TRIED = 2000000;  // ends of edges, for which the page waits

// Returns the vertex to which the program of the page, which plays against the visitor, moves the
// token. There must be a possible move. If the program wins, the program moves to the mate of the
// token's vertex. If the program loses, the program computes for each possible move which share of
// the visitor's replies are winning moves, and makes the move for which this share is smallest. In a large
// graph, it computes the shares of some moves only.
export function programMove(stand) {
  if (stand.wins) return stand.mate[stand.token];
  const rest = without(stand.graph, [stand.token]);
  const mate = maximumMatching(rest);
  const ends = rest.adj.reduce((sum, list) => sum + list.length, rest.n);
  let best = -1;
  let least = Infinity;
  for (const v of stand.choices.slice(0, Math.ceil(MOST_TRIED / ends))) {
    const rate = winningMoves(rest, mate, v).length / new Set(rest.adj[v].filter((w) => w !== v)).size;
    if (rate < least) [best, least] = [v, rate];
  }
  return best;
}

// Returns which player the program of the page is: 0 for the first player, 1 for the second player,
// or -1 if two people play.
export const programTurn = ({ opponent }) => ['first', 'second'].indexOf(opponent);

// Returns the game with the move of the page's program appended if the program is to move and can
// move. If not, returns the game unchanged.
export function withAnswer(graph, moves, program) {
  if (moves.length === 0 || program !== (moves.length - 1) % 2) return moves;
  const stand = standOf(graph, moves);
  return stand.choices.length === 0 ? moves : [...moves, programMove(stand)];
}

// Returns the matching in which the pairs of `mate` and the other edges of a path are exchanged. The
// path must alternate, begin with a pair, and end at an exposed vertex; its first vertex is exposed
// instead. If the path is empty, returns an equal matching.
export function exchanged(mate, path) {
  const result = Array.from(mate);
  for (let i = 1; i + 1 < path.length; i += 2) {
    [result[path[i]], result[path[i + 1]]] = [path[i + 1], path[i]];
  }
  if (path.length > 0) result[path[0]] = -1;
  return result;
}

// ---- The transcript of a game of sliding pieces

// Returns the rows of the board after the empty cell has moved along `path`.
export function rowsAfter(item, path) {
  const rows = item.rows.map((row) => row.split(''));
  for (let i = 1; i < path.length; ++i) {
    const [r, c] = item.cells[path[i]];
    const [blankRow, blankColumn] = item.cells[path[i - 1]];
    rows[blankRow][blankColumn] = rows[r][c];
    rows[r][c] = '.';
  }
  return rows.map((row) => row.join(''));
}
