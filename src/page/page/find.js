// SPDX-License-Identifier: CC0-1.0
//
// Finds problems by what a visitor types: names of contests and judges, words of titles, kinds.

import { remembered } from '../core/memory.js';
import { allProblems } from '../input/problems.js';
import { texts } from '../views/texts.js';

// Returns a text in small letters, in which words that people write in several ways are written in one: König and
// Koenig are konig, min is minimum, colour is color, and the Chinese words for algorithm, problem and theorem are left out.
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/([aou])e/g, '$1')
  .replace(/\b(min|max)\b/g, '$1imum').replace(/colour/g, 'color').replaceAll('洛谷', 'luogu ').replace(/算法|问题|定理/g, ' ');
const wordsOf = (text) => plain(text).match(/[0-9a-z]+(-[0-9a-z]+)*|[\u3400-\u9fff]+/g) ?? [];
const joined = (text) => wordsOf(text).join('').replaceAll('-', '');
const singular = (word) => word.replace(/vertices$/, 'vertex').replace(/(?<=[a-z]{3})ies$/, 'y').replace(/(?<=[a-z]{3})(?<![sui])s$/, '');
const SMALL = ['a', 'algorithm', 'and', 'for', 'in', 'of', 'on', 'problem', 'the', 'with'];  // words that a problem need not have

// Returns what a visitor may type for one of the texts: its words, also in the singular and without hyphens.
const indexOf = remembered((list) => list.map(wordsOf).flatMap((words) => [words, words.map(singular), words.map(joined)])
  .map((words) => words.join(' ')).join('\n'));

// Checks whether an index has a word or a phrase: a Chinese one anywhere, another one at the beginning of a word.
const hasOne = (index, word) => (/^[0-9a-z]/.test(word) ? `\n${index}`.search(new RegExp(`[^0-9a-z]${word}`)) !== -1 : index.includes(word));
const has = (index, word) => hasOne(index, word) || hasOne(index, singular(word));

// Checks whether one of the indexes has a word. Chinese has no blanks, so parts of a word may be in several indexes.
const areThere = (indexes, word) => indexes.some((index) => has(index, word)) || (!/^[0-9a-z]/.test(word) &&
  [...word].some((_, i) => i > 1 && i < word.length - 1 && areThere(indexes, word.slice(i)) && areThere(indexes, word.slice(0, i))));

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
    weights: weighted || layout === 'numbers', weighted,
    [`game_${method}`]: game, game, template: isTemplate, [method]: isTemplate, cover: coloring === 'cover' || layout === 'numbers',
    edges: coloring === 'edges' && name !== 'vertices_in_every', vertices: name === 'vertices_in_every',
    perfect: perfect || dominoes || name === 'best_perfect', dominoes, capacities: hasCapacities,
  };
  const others = { [method]: true, matching: true, path: !weighted && !hasCapacities, vertices: game,
    cover: hasSides && !weighted && !game };
  return [kinds, others].map((list) => Object.keys(list).filter((key) => list[key]).map((key) => `find_${key}`));
}

// Returns the lists of texts in which a problem is found: its names and titles, what it asks and how it is written, what
// it is about, and its other kinds.
const levelsOf = remembered((problem) => {
  const { id, question, judges, title, layout, asks = {} } = problem;
  const inBoth = (keys) => keys.flatMap((key) => [texts.en[key] ?? '', texts.zh[key] ?? '']);
  return [[judges, id.replaceAll('_', ' '), title.en, title.zh],
    [...Object.values(asks), ...inBoth([`story_${id}`, `ask_${question.name}${question.ask(problem)}`, `find_${layout}`])], ...kindsOf(problem).map(inBoth)];
});

// Returns how well a problem fits: 0 if the text is one of its names, or the end of one, such as "P6577" of
// "Luogu P6577"; otherwise 2 * i + 1 if the first of levelsOf() that has the text as a phrase is number i, 2 * i + 2 if
// the levels up to number i have all its words, and Infinity if they do not.
function rankOf(problem, text) {
  const wanted = joined(text);
  const isName = (name) => name.endsWith(wanted) && !/\d\d/.test(name.slice(-wanted.length - 1).slice(0, 2));
  if ([...problem.judges.split(','), problem.id.split('_')[0]].map(joined).some(isName)) return 0;
  const all = wordsOf(text);
  const words = all.filter((word) => !SMALL.includes(word));
  const indexes = levelsOf(problem).map((list) => indexOf(list));
  const phrase = indexes.findIndex((index) => has(index, all.join(' ')));
  const rank = words.length < 1 ? -1 : indexes.findIndex((_, i) => words.every((word) => areThere(indexes.slice(0, i + 1), word)));
  return Math.min(phrase === -1 ? Infinity : 2 * phrase + 1, rank === -1 ? Infinity : 2 * rank + 2);
}

// Returns the problems that fit a text, the best ones first; of those that fit by their kinds, the games come last.
// If the text is a phrase, those with its words in several places are left out. If some problems are about the text,
// those of which it is only another kind are left out.
export function problemsFor(text) {
  if (joined(text) === '') return [];
  const ranks = new Map(allProblems.map((problem) => [problem, rankOf(problem, text)]));
  const isPhrase = [...ranks.values()].some((rank) => rank % 2 === 1);
  const most = Math.min(...ranks.values()) < 7 ? 7 : Infinity;
  const fits = (rank) => rank < 3 || (rank < most && (rank % 2 === 1 || !isPhrase));
  return allProblems.filter((problem) => fits(ranks.get(problem)))
    .sort((a, b) => ranks.get(a) - ranks.get(b) || (ranks.get(a) > 4 ? a.game - b.game : 0));
}

// Returns the problem with this id or name, if there is one.
export const problemNamed = (text) => allProblems.find(({ id }) => id === text) ??
  problemsFor(text).find((problem) => rankOf(problem, text) === 0);

// Returns the title of a problem with those of its names of whose contests or judges the title says nothing.
export function titleWithNames(problem, language) {
  const title = problem.title[language];
  const known = joined(problem.title.en + problem.title.zh);
  const others = problem.judges.split(', ').filter((name) => !known.includes(joined(name.replace(/ \S+$/, ''))));
  if (others.length === 0) return title;
  const stem = (name) => name?.replace(/ \S+$/, '');  // of the parts of a problem, only the first has its whole name
  const shown = others.map((name, i) => (stem(name) === stem(others[i - 1]) ? name.replace(/^.* /, '') : name));
  return language === 'en' ? `${title} (${shown.join(', ')})` : `${title}（${shown.join('、').replaceAll('Luogu', '洛谷')}）`;
}
