// SPDX-License-Identifier: CC0-1.0
//
// Says in sentences what a problem asks, and what the answer to a case is. The sentences are made of
// the question, the layout and the names of the players.

import { solvedOf } from '../input/answers.js';
import { builtOf } from '../input/cases.js';
import { capital, faultSays, mover, nameOf, wordsOf } from './parts.js';
import { hasText, isChinese, sentences, t, verticesOf } from './texts.js';
import { hasClasses, kindsOf, viewOf, why } from './why.js';

const textOr = (key) => (hasText(key) ? t(key) : '');

function playersOf(problem) {
  const [first, second] = [0, 1].map((turn) => mover({ problem }, turn));
  const isNameless = problem.question.turns === 'choice' && problem.players.length === 0;
  const names = isNameless ? [t('other_player'), t('chooser')] : [first, second];
  return { first: names[0], second: names[1], First: capital(names[0]), Second: capital(names[1]) };
}

// Returns the key of the text about the edges of a board: what the moves are.
function movesKey({ moves }) {
  if (moves.length !== 8) return moves.length === 4 ? 'steps' : 'chess';
  return [, 'king', 'knight', 'deer'][Math.max(...moves.flat())];
}

// Returns what the vertices and the edges of the graph are, as far as the input does not say it.
function graphSays(problem) {
  const { id, layout, moves, sides = [], shape, line, ancestors } = problem;
  const [lefts, rights] = sides.map(verticesOf);
  const key = moves && shape !== 'transcript' ? movesKey(problem) : line ? 'line' : ancestors ? 'ancestors' : layout;
  return sentences(shape === 'bipartite' && sides[0].word !== 'left' && !['arcs', 'couples', 'excluded', 'points', 'slides'].includes(layout) && !hasText(`story_${id}`) && t('sides_joined', { lefts, rights }), textOr(`graph_${key}`));
}

export function rulesOf(problem) {
  if (problem.asks) return t('asked', { asks: problem.asks[isChinese() ? 'zh' : 'en'] });
  const { question, players } = problem;
  const values = playersOf(problem);
  return sentences(question.turns && t(`rule_${question.turns}`, { ...values, isNamed: players.length > 0 }),
    textOr(`story_${problem.id}`), t(`ask_${question.name}${question.ask(problem)}`, values), graphSays(problem));
}

export function answerOf(now) {
  const { problem, item, solved } = now;
  const { classes, pairs } = item.graph ? solved.decomposition : { classes: [] };
  const n = classes.length;
  if (n === 0 && !item.hidden) return t('proof_nothing', wordsOf(now));
  const losing = classes.filter((c) => c === 'D').length;
  const [key, more] = problem.question.says(now);
  if (key === 'fault') return faultSays({ item, ...more }, problem);
  const values = {
    n, losing, winning: n - losing, pairs, independent: n - pairs, left: item.left,
    withD: hasClasses(now) ? t('withD') : '', ...playersOf(problem), ...more,
  };
  if (item.token >= 0) values.v = nameOf(now, item.token);
  if (problem.question.coloring === 'edges') {
    const { none, some, every } = kindsOf(solved);
    Object.assign(values, { edges: none.length + some.length + every.length,
      some: some.length + every.length, every: every.length });
  }
  return t(`answer_${key}`, values);
}

// Returns the answer to a case that is not drawn and, if its graph is built, the proof.
export function unseenOf(problem, part) {
  const item = part.hidden ? part : builtOf(part);
  const now = { problem, item: { ...item, isWhole: Boolean(item.arcs) }, state: {}, solved: solvedOf(item), layout: null, counted: '' };
  if (!item.graph?.n || item.weights) return { answer: answerOf(now), body: '' };
  now.view = viewOf(now);
  return { answer: answerOf(now), body: why.body(now) };
}
