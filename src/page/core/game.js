// SPDX-License-Identifier: CC0-1.0
//
// Computes the parts of the page that proceed in steps: the game, the transcript of a game, and the
// search for a maximum matching. A game is the list of the visited vertices; the token is on the
// last of these vertices.

import { decompose, maximumMatching, winningMoves, without } from './matching.js';

// ---- The game

// Returns the longest prefix of `moves` that is a legal game.
export function legalGame(graph, moves) {
  const seen = new Set();
  const isNext = (v, i) => v >= 0 && v < graph.n && !graph.absent?.[v] && !seen.has(v) &&
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

// Returns the vertex to which the program of the page, which plays against the visitor, moves the
// token. There must be a possible move. If the program wins, the program moves to the mate of the
// token's vertex. If the program loses, the program computes for each possible move which share of
// the visitor's replies are winning moves, and makes the move for which this share is smallest.
export function programMove(stand, moves) {
  if (stand.wins) return stand.mate[stand.token];
  const rest = without(stand.graph, [stand.token]);
  const mate = maximumMatching(rest);
  let best = -1;
  let least = Infinity;
  for (const v of stand.choices) {
    const replies = winningMoves(rest, mate, v).length;
    const rate = replies / Math.max(1, rest.adj[v].length);
    if (rate < least) [best, least] = [v, rate];
  }
  return best;
}

// Returns which player the program of the page is: 0 for the first player, 1 for the second player,
// or -1 if two people play.
export function programTurn({ opponent }) {
  return { first: 0, second: 1, none: -1 }[opponent];
}

// Returns the game with the move of the page's program appended if the program is to move and can
// move. If not, returns the game unchanged.
export function withAnswer(graph, moves, program) {
  if (moves.length === 0 || program !== (moves.length - 1) % 2) return moves;
  const stand = standOf(graph, moves);
  return stand.choices.length === 0 ? moves : [...moves, programMove(stand, moves)];
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

// ---- The search

export function searchSteps(graph) {
  const steps = [];
  maximumMatching(graph, { record: (step) => steps.push(step) });
  return steps;
}

// Returns the state of the search for a maximum matching after the first `count` steps. The result
// has these fields:
//   mate      the matching
//   label     the label of each vertex: 'outer', 'inner', 'done' (in an earlier tree, in which no
//             augmenting path was found), or '' for none
//   links     the edges of the current tree that are not in the matching
//   blossom   the base of the blossom of each vertex, or -1 if the vertex is in no blossom
//   path      the augmenting path that was found but not flipped yet
export function searchAfter(graph, steps, count) {
  let mate = new Array(graph.n).fill(-1);
  const label = new Array(graph.n).fill('');
  const blossom = new Array(graph.n).fill(-1);
  let links = [];
  let path = [];
  let tree = [];
  const clear = (rest) => {
    for (const v of tree) [label[v], blossom[v]] = [rest, -1];
    [tree, links, path] = [[], [], []];
  };
  const see = (v, name) => {
    label[v] = name;
    tree.push(v);
  };
  for (const step of steps.slice(0, count)) {
    if (step.type === 'root') {
      see(step.v, 'outer');
    } else if (step.type === 'grow') {
      see(step.to, 'inner');
      see(step.mate, 'outer');
      links.push([step.from, step.to]);
    } else if (step.type === 'blossom') {
      for (const v of step.vertices) [label[v], blossom[v]] = ['outer', step.base];
    } else if (step.type === 'path') {
      path = step.vertices;
    } else {
      clear(step.type === 'fail' ? 'done' : '');
      if (step.type === 'flip') mate = step.mate;
    }
  }
  return { mate: Array.from(mate), label, links, blossom, path };
}
