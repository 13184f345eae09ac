// SPDX-License-Identifier: CC0-1.0
//
// Says in sentences what a problem asks, and what the answer to a case is. The sentences are made of
// the question, the layout and the names of the players.

import { capital, judgedOf, mover, nameOf, wordsOf } from './parts.js';
import { weightsAsked } from './problems.js';
import { hasText, sentences, t } from './texts.js';
import { hasClasses, kindsOf } from './why.js';

const textOr = (key, values) => (hasText(key) ? t(key, values) : '');

// Returns whether a player chooses the start of the game. The other player moves first.
const isChosen = ({ question }) => ['winner_of_choice', 'losing_starts'].includes(question);

function playersOf(problem) {
  const [first, second] = [0, 1].map((turn) => mover({ problem }, turn));
  const names = isChosen(problem) && problem.players.length === 0 ? [t('other_player'), t('chooser')] : [first, second];
  return { first: names[0], second: names[1], First: capital(names[0]), Second: capital(names[1]) };
}

// Returns the key of the text about the edges of a board: what the moves are.
function movesKey({ moves }) {
  if (moves.length !== 8) return moves.length === 4 ? 'steps' : 'chess';
  return [, 'king', 'knight', 'deer'][Math.max(...moves.flat())];
}

// Returns what the vertices and the edges of the graph are, as far as the input does not say it.
function graphSays(problem) {
  const { layout, moves, sides, shape, line, ancestors } = problem;
  const [lefts, rights] = sides.map((word) => t(`head_${word}`));
  const key = moves && shape !== 'transcript' ? movesKey(problem) : line ? 'line' : ancestors ? 'ancestors' : layout;
  return sentences(shape === 'bipartite' && layout !== 'arcs' && t('sides_joined', { lefts, rights }), textOr(`graph_${key}`));
}

export function rulesOf(problem) {
  const { question, form, players } = problem;
  const turns = `${isChosen(problem) ? 'choice' : 'turns'}_${players.length > 0 ? 'named' : 'plain'}`;
  const isToken = ['winner', 'winners', 'map'].includes(question) || isChosen(problem);
  const ask = problem.weighted ? weightsAsked(problem).join('_')
    : question === 'losing_starts' && !form.includes('{starts}') ? 'count_of_starts' : question;
  const values = playersOf(problem);
  return sentences(isToken && t(turns, values), t(`ask_${ask}`, values), graphSays(problem));
}

// For each question, a function that returns the key of the text about the answer to a case, and
// further values for this text.
const answers = {
  winner({ item, problem }, { classes }) {
    if (!problem.starts) return [classes[item.token] === 'D' ? 'loses' : 'wins'];
    const won = item.starts.filter((v) => classes[v] !== 'D').length;
    return [item.starts.length > 0 ? 'rounds' : 'no_rounds', { rounds: item.starts.length, won }];
  },
  winner_of_choice: (_, { exposed }) => [exposed.length > 0 ? 'chooser_wins' : 'chooser_loses'],
  losing_starts: (_, { exposed }) => [exposed.length > 0 ? 'chooser_wins' : 'chooser_loses'],
  winners({ item, problem }, { classes }) {
    const asked = problem.form.includes('{right}') ? classes : classes.slice(0, item.left);
    return ['winners', { winning: asked.filter((c) => c !== 'D').length, n: asked.length }];
  },
  map: () => ['winners'],
  mistakes: ({ item }) =>
    ['mistakes', { rounds: (item.path.length - 1) >> 1, mistakes: judgedOf(item).mistakes.length }],
  class_d: (_, { exposed }) => [exposed.length > 0 ? 'class_d' : 'empty_d'],
  largest_set: () => ['largest_set'],
  smallest_cover: () => ['smallest_cover'],
  smallest_matching: (_, { exposed }) => [exposed.length > 0 ? 'matching' : 'smallest_matching'],
  path_cover: ({ item }, { pairs }) => ['path_cover', { n: item.left, paths: item.left - pairs }],
  antichain: ({ item }, { pairs }) => ['antichain', { n: item.left, paths: item.left - pairs }],
  vertices_in_every: () => ['vertices_in_every'],
  mates_in_some: () => ['edges'],
  edges_in_every: () => ['edges'],
  edges_in_none: () => ['edges'],
  certain_couples: () => ['certain_couples'],
  heaviest({ solved }) {
    const { mate, weight } = solved.best('heaviest');
    return ['heaviest', { size: mate.filter((w, v) => w > v).length, weight }];
  },
  best_perfect({ problem, solved }) {
    const kinds = weightsAsked(problem);
    return [kinds.join('_'), Object.fromEntries(kinds.map((kind) => [kind, solved.best(kind).weight]))];
  },
  vital_pairs: ({ solved: { vital } }) => ['vital_pairs', { vital }],
  value: ({ item: { value } }) => ['value', { value }],
};

export function answerOf(now) {
  const { problem, item, solved } = now;
  const { classes, pairs } = solved.decomposition;
  const n = item.graph.n;
  if (n === 0) return t('proof_nothing', wordsOf(now));
  const losing = classes.filter((c) => c === 'D').length;
  const [key, more] = answers[problem.question]?.(now, solved.decomposition) ?? ['matching'];
  const values = {
    n, losing, winning: n - losing, pairs, independent: n - pairs, left: item.left,
    orange: now.tab !== 'game' && hasClasses(now) ? t('orange') : '', ...playersOf(problem), ...more,
  };
  if (item.token >= 0) values.v = nameOf(now, item.token);
  if (problem.coloring === 'edges') {
    const { none, some, every } = kindsOf(solved);
    Object.assign(values, { edges: none.length + some.length + every.length,
      some: some.length + every.length, every: every.length });
  }
  return t(`answer_${key}`, values);
}
