// SPDX-License-Identifier: CC0-1.0
//
// Computes the outputs of the problems, by their questions and the forms of their outputs.
import { solve } from './engine.js';
import { remembered } from './parts.js';
import { problemOf } from './problems.js';
import { bestMatching } from './weights.js';

// ---- Solutions

// The Solution of a case calls solve() when the result is first used.
class Solution {
  constructor(item) {
    this.item = item;
  }

  get found() {
    return (this.known ??= solve(this.item.graph));
  }

  get mate() {
    return this.found.mate;
  }

  get decomposition() {
    return this.found.decomposition;
  }

  // Calls make() when the result is first used.
  once(key, make) {
    this.kept ??= {};
    return (this.kept[key] ??= make());
  }

  // Returns the result of bestMatching() for this kind of matching.
  best(kind) {
    return this.once(kind, () => bestMatching(this.item, kind));
  }
}

export const solvedOf = remembered((item) => new Solution(item));

// ---- Outputs

function answerOf(problem, item, token, number) {
  const { form, question } = problem;
  const fields = { case: number, ...question.fields(item, solvedOf(item), problem, token) };
  return form.replace(/\{(\w+)\}/g, (_, name) => fields[name]).replace(/ +$/gm, '');
}

// Returns the output for the cases of an input. If the problem accepts any maximum matching, the
// output has the matching that solvedOf() returns.
export function answer(id, { cases }) {
  const problem = problemOf(id);
  // item.token is read only where it is needed, because reading it may build a board.
  const games = cases.flatMap((item) =>
    (problem.starts ? item.starts : [null]).map((token) => [item, token]));
  return games.map(([item, token], i) => answerOf(problem, item, token, i + 1)).join('');
}
