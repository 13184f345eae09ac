// SPDX-License-Identifier: CC0-1.0
//
// Finds problems by what a visitor types: names of contests and judges, words of titles, kinds.

import { problems } from '../input/problems.js';
import { texts } from '../views/texts.js';

const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text) => plain(text).match(/[0-9a-z]+(-[0-9a-z]+)*|[\u3400-\u9fff]+/g) ?? [];
const joined = (text) => wordsOf(text).join('').replaceAll('-', '');

// Checks whether a plain text has a word: a Chinese one anywhere, another one at the beginning of a word.
const has = (text, word) => (/^[0-9a-z]/.test(word) ? new RegExp(`(?<![0-9a-z])${word}`).test(text) : text.includes(word));

// Returns the keys of the texts with the words for the kinds of a problem: first those that say what it is
// about, then the others.
function kindsOf({ game, weighted, shape, moves, bipartite, ancestors, layout, dominoes, perfect, question: { name, coloring } }) {
  const hasSides = ['bipartite', 'sides'].includes(shape) || (shape === 'tree' && !ancestors) || bipartite ||
    ['locks', 'passwords', 'cube', 'arrays'].includes(layout) ||
    moves?.every(([r, c]) => (r + c) % 2 !== 0) || moves?.every(([r]) => r % 2 !== 0);
  const isTemplate = ['matching', 'heaviest', 'best_perfect'].includes(name);
  const hasCapacities = ['numbers', 'planets', 'seats'].includes(layout);
  const method = `${weighted ? 'weighted_' : ''}${hasSides ? 'bipartite' : 'general'}`;
  const kinds = {
    [`game_${method}`]: game, game, template: isTemplate, [method]: isTemplate, cover: coloring === 'cover', arcs: layout === 'arcs',
    edges: coloring === 'edges' && name !== 'vertices_in_every', vertices: name === 'vertices_in_every',
    perfect: perfect || dominoes || name === 'best_perfect', dominoes, capacities: hasCapacities,
  };
  const others = { [method]: true, weighted, matching: true, path: !weighted && !hasCapacities, vertices: game,
    cover: hasSides && !weighted && !game };
  return [kinds, others].map((list) => Object.keys(list).filter((key) => list[key]).map((key) => `find_${key}`));
}

// Returns how well a problem fits: 0 if the text is one of its names, or the end of one, such as "P6577" of
// "Luogu P6577"; 1 if its titles or names have all words; 2 if they or what it is about do; 3 if some words are
// only in its other kinds; 4 otherwise.
function rankOf(problem, text) {
  const wanted = joined(text);
  const isName = (name) => name.endsWith(wanted) && !/\d\d/.test(name.slice(-wanted.length - 1).slice(0, 2));
  if ([...problem.judges.split(','), problem.id.split('_')[0]].map(joined).some(isName)) return 0;
  const levels = [[problem.judges, problem.id.replaceAll('_', ' '), problem.title.en, problem.title.zh],
    ...kindsOf(problem).map((keys) => keys.flatMap((key) => [texts.en[key], texts.zh[key]]))];
  const rank = levels.findIndex((_, i) =>
    wordsOf(text).every((word) => has(plain(levels.slice(0, i + 1).flat().join(' ')), word)));
  return rank === -1 ? 4 : rank + 1;
}

// Returns the problems that fit a text, the best ones first; of those that fit by their kinds, the games come last.
export function problemsFor(text) {
  if (joined(text) === '') return [];
  const ranks = new Map(problems.map((problem) => [problem, rankOf(problem, text)]));
  return problems.filter((problem) => ranks.get(problem) < 4)
    .sort((a, b) => ranks.get(a) - ranks.get(b) || (ranks.get(a) > 1 ? a.game - b.game : 0));
}

// Returns the problem with this id or name, if there is one.
export const problemNamed = (text) => problems.find(({ id }) => id === text) ??
  problemsFor(text).find((problem) => rankOf(problem, text) === 0);

// Returns the title of a problem with those of its names of whose contests or judges the title says nothing.
export function titleWithNames(problem, language) {
  const title = problem.title[language];
  const known = joined(problem.title.en + problem.title.zh);
  const others = problem.judges.split(', ').filter((name) => !known.includes(joined(name.replace(/ \S+$/, ''))));
  if (others.length === 0) return title;
  return language === 'en' ? `${title} (${others.join(', ')})` : `${title}（${others.join('、').replaceAll('Luogu', '洛谷')}）`;
}
