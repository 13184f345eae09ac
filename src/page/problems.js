// SPDX-License-Identifier: CC0-1.0
//
// What the page knows of each problem, besides how its texts are read (formats.js) and what is said
// of it (texts.js).

// Of boards: moves (rows down, columns right), and the signs of a cell: free ones, wall, start.
// Of graphs: base, the number of the first vertex. Of those with two sides: sides, what a vertex on
// each is called; sameSides, whether these have the same number; perfect, whether there must be a
// perfect matching. Of trees: ancestors, whether the graph joins each vertex to all its ancestors.
// `several`: there can be any number of cases. `win` and `lose`: the two answers to a case. `game`:
// the answer is about the game, otherwise it is about the matching. `editable`: the board or the
// graph can be drawn. `coloring`: what the picture shows at first.
//
// The build fills in the array: list_problems.cpp prints the table of src/instances/problems.cpp.
export const problems = [/* problems */].map((problem) => ({
  several: false, sides: ['left', 'right'], editable: problem.shape !== 'sides', ...problem,
}));

// Throws an Error if there is no such problem.
export function problemOf(id) {
  const problem = problems.find((candidate) => candidate.id === id);
  if (!problem) throw new Error(`there is no problem '${id}'`);
  return problem;
}
