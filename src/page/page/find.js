// SPDX-License-Identifier: CC0-1.0
//
// Finds problems by what a visitor types: names of contests and judges, words of titles, kinds.

import { problems } from '../input/problems.js';
import { texts } from '../views/texts.js';

const wordsOf = (text) => text.toLowerCase().match(/[0-9a-z]+|[\u3400-\u9fff]+/g) ?? [];
const joined = (text) => wordsOf(text).join('');

// Returns the keys of the texts with the words for the kinds of a problem.
function kindsOf({ game, weighted, shape, moves, bipartite, ancestors, layout }) {
  const hasSides = ['bipartite', 'sides'].includes(shape) || (shape === 'tree' && !ancestors) || bipartite ||
    ['locks', 'passwords', 'cube', 'arrays'].includes(layout) ||
    moves?.every(([r, c]) => (r + c) % 2 !== 0) || moves?.every(([r]) => r % 2 !== 0);
  return [game ? 'find_game' : 'find_matching', ...(weighted ? ['find_weighted'] : []),
    ...(layout === 'arcs' ? ['find_arcs'] : []), ...(['numbers', 'planets', 'seats'].includes(layout) ? ['find_capacities'] : []),
    hasSides ? (weighted ? 'find_assignment' : 'find_bipartite') : 'find_general'];
}

// Returns how well a problem fits: 0 if the text is one of its names, or the end of one, such as "P6577" of
// "Luogu P6577"; 1 if its titles or names have the text, 2 if its kinds do; 3 if all words are in its titles or
// names; 4 if some are only in its kinds; 5 otherwise.
function rankOf(problem, text) {
  const wanted = joined(text);
  const isName = (name) => name.endsWith(wanted) && !/\d\d/.test(name.slice(-wanted.length - 1).slice(0, 2));
  if ([...problem.judges.split(','), problem.id.split('_')[0]].map(joined).some(isName)) return 0;
  const named = joined([problem.judges, problem.id, problem.title.en, problem.title.zh].join(' '));
  const kinds = kindsOf(problem).flatMap((key) => [texts.en[key], texts.zh[key]]).join(' ').toLowerCase();
  const words = wordsOf(text);
  if (named.includes(wanted)) return 1;
  if (kinds.includes(text.trim().toLowerCase())) return 2;
  if (words.every((word) => named.includes(word))) return 3;
  return words.every((word) => named.includes(word) || kinds.includes(word)) ? 4 : 5;
}

// Returns the problems that fit a text, the best ones first; of those that fit by their kinds, the games come last.
export function problemsFor(text) {
  if (joined(text) === '') return [];
  const ranks = new Map(problems.map((problem) => [problem, rankOf(problem, text)]));
  return problems.filter((problem) => ranks.get(problem) < 5)
    .sort((a, b) => ranks.get(a) - ranks.get(b) || (ranks.get(a) > 1 ? a.game - b.game : 0));
}

// Returns the title of a problem with those of its names that the title does not contain.
export function titleWithNames(problem, language) {
  const title = problem.title[language];
  const known = joined(problem.title.en + problem.title.zh);
  const others = problem.judges.split(', ').filter((name) => !known.includes(joined(name)));
  return others.length > 0 ? `${title} (${others.join(', ')})` : title;
}
