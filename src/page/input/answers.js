// SPDX-License-Identifier: CC0-1.0
//
// Computes the outputs of the problems, by their questions and the forms of their outputs.
import { smallestMatching, solve } from '../core/matching.js';
import { remembered } from '../core/memory.js';
import { bestMatching } from '../core/weights.js';
import { outputs, samples } from './examples.js';
import { problemOf } from './problems.js';

// ---- Solutions

const solutionOf = remembered((item) => {
  const solution = solve(item.graph);
  const isSmallest = item.isSmallest && solution.decomposition.exposed.length === 0;
  return isSmallest ? { ...solution, mate: smallestMatching(item.graph, item.left) } : solution;
});
const bestOf = remembered(bestMatching);

// The solution of a case. Its parts are computed when they are first used; best(kind) is the result of
// bestMatching().
export const solvedOf = remembered((item) => ({
  item,
  get mate() { return solutionOf(item).mate; },
  get decomposition() { return solutionOf(item).decomposition; },
  best: (kind) => bestOf(item, kind),
}));

// ---- Outputs

// Returns the games of an input: each case, or each start if the input lists starts. A game has its case, the
// number of the case, its start or null, and the parts [field, text] of its answer; fixed texts have the field ''.
// solvedBy(item) returns the solution of a case.
export function gamesOf(id, { cases }, solvedBy = solvedOf) {
  const problem = problemOf(id);
  // item.token is read only where it is needed, because reading it may build a board.
  const games = cases.flatMap((item, index) =>
    (problem.starts ? item.starts : [null]).map((token) => ({ item, index, token })));
  return games.map(({ item, index, token }, i) => {
    const fields = { case: i + 1, ...problem.question.fields(item, solvedBy(item), problem, token) };
    const parts = problem.form.split(/\{(\w+)\}/)
      .map((part, k) => (k % 2 === 0 ? ['', part] : [part, String(fields[part])]));
    return { item, index, token, parts, text: parts.map(([, text]) => text).join('') };
  });
}

// Returns the output for the cases of an input. If the problem accepts any maximum matching, the
// output has the matching that solvedBy() returns. If the problem has only a short file, only the outputs of its samples are known.
export function answer(id, input, solvedBy) {
  if (!problemOf(id).asks) return gamesOf(id, input, solvedBy).map(({ text }) => text.replace(/ +$/gm, '')).join('');
  return Object.entries(samples[id]).filter(([, text]) => text === input.rest).map(([name]) => outputs[id][name]).join('');
}
