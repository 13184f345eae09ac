// SPDX-License-Identifier: CC0-1.0
//
// Contains the table of the problems. formats.js reads their inputs, and texts.js has their texts.
import { questionOf } from './questions.js';

// The fields of a problem are:
//   several     whether an input can have any number of cases (games or graphs)
//   nonempty    whether a case must have at least one vertex or row, because a 0 as the first
//               number of a case would mean the end of the input
//   win, lose   the two answers to a case that is a game
//   game        true if the answer is about the game, false if the answer is about the matching
//   editable    whether the board or the graph can be drawn, or its numbers changed, by hand
//   numbered    whether only the numbers can be changed
//   question    the question, see questions.js
//   tiny        inputs, of which tricky.js chooses some, or the id of an earlier problem with the same ones
//   asks        the question in a few words in both languages, if the problem has only a short file: it has no layout
// for boards:
//   moves       the moves, [rows down, columns right]
//   dominoes    whether dominoes can cover the board
//   free, wall, start   the characters of free cells, walls and the start
// for graphs:
//   base        the number of the first vertex
//   weighted    whether the edges have weights
//   line        whether the game is about the edges: the vertices are those of the line graph
//   bipartite   whether the graph is promised to have two sides, which the input does not name
//   closure     whether the graph joins each vertex to every vertex that it reaches
// for graphs with two sides:
//   sides       for each side, its word and the names of its vertices in both languages
//   sameSides   whether both sides must have the same size
//   perfect     whether there must be a perfect matching
// for trees:
//   ancestors   whether the graph joins each vertex to all its ancestors
//
// The build inserts the array: list_problems.cpp prints the table of src/instances/problems.cpp, and the other problems, without
// fields that are false, empty, or have the usual form of a pair or the usual end of an input, a single case. `zh` may be
// only what follows `en` in the Chinese title.
const SHAPES = {
  board: 'board', walls: 'board', numbers: 'board', transcript: 'transcript', side: 'sides', tree: 'tree', edges: 'graph', pairs: 'graph',
  stones: 'graph', locks: 'graph', passwords: 'graph', cube: 'graph', arrays: 'graph',
};
export const MOST_WEIGHT = 1000000000;
const NUMBERED = ['matrix', 'numbers', 'seats', 'planets'];
const EDITABLE = ['board', 'walls', 'transcript', 'tree', 'edges', 'pairs', 'sides', 'lists', 'wedding', 'excluded', ...NUMBERED];
const words = {};  // maps the word of each side to the side, which only the first problem with it has
const tinyOf = {};
export const allProblems = [/* problems */].map(({ en, zh, ...problem }) => ({
  title: { en, zh: /^[^（]/.test(zh) ? zh : en + zh },
  link: '',
  win: '',
  lose: '',
  pair: '{a} {b}\n',
  wall: '',
  start: '',
  players: [],
  game: false,
  shape: SHAPES[problem.layout] ?? 'bipartite',
  nonempty: ['zeros', 'end_of_input'].includes(problem.end),
  editable: !problem.line && !problem.bipartite && !problem.dominoes && EDITABLE.includes(problem.layout),
  numbered: NUMBERED.includes(problem.layout),
  perfect: problem.layout === 'wedding',
  ...problem,
  sides: problem.sides?.map((side) => (words[side.word ?? side] ??= side)),
  tiny: tinyOf[problem.id] = tinyOf[problem.tiny] ?? problem.tiny ?? [],
  question: problem.asks ? { name: '', ask: () => '' } : questionOf(problem.question),
}));

// Those that the page can read, answer and draw.
export const problems = allProblems.filter(({ asks }) => !asks);

// Returns the problem with this id. Throws an Error if there is no such problem.
export function problemOf(id) {
  const problem = allProblems.find((candidate) => candidate.id === id);
  if (!problem) throw new Error(`there is no problem '${id}'`);
  return problem;
}
