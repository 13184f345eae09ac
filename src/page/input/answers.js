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

function answerOf(problem, item, token, number) {
  const { form, question } = problem;
  const fields = { case: number, ...question.fields(item, solvedOf(item), problem, token) };
  return form.replace(/\{(\w+)\}/g, (_, name) => fields[name]).replace(/ +$/gm, '');
}

// Returns the output for the cases of an input. If the problem accepts any maximum matching, the
// output has the matching that solvedOf() returns. If the problem has only a short file, only the outputs of its samples are known.
export function answer(id, { cases, rest }) {
  const problem = problemOf(id);
  if (problem.asks) return Object.entries(samples[id]).filter(([, text]) => text === rest).map(([name]) => outputs[id][name]).join('');
  // item.token is read only where it is needed, because reading it may build a board.
  const games = cases.flatMap((item) =>
    (problem.starts ? item.starts : [null]).map((token) => [item, token]));
  return games.map(([item, token], i) => answerOf(problem, item, token, i + 1)).join('');
}
