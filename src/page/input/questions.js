// SPDX-License-Identifier: CC0-1.0
//
// Contains the questions that the problems ask about the graph of a case. A question has the name of its
// row in src/instances/questions.cpp, which lists the fields of its answer, and
//   fields(item, solved, problem, token)
//             the fields of the answer to a case in which the game starts from `token`, or from item.token
//             if it is null. Cases whose graph is not built say themselves whether the player
//             to move loses (`loses`) or how many vertices a maximum matching exposes (`exposed`).
//   says(now) the text about the answer: the end of its key, answer_..., and values; or 'fault' and what
//             faultSays() takes. By default, the text says the size of a maximum matching.
//   ask(problem)  the end of the key of the text that says what is asked, ask_<name>...; by default, ''
//   coloring  the first coloring of the picture, by default 'classes'
//   turns     'turns' if the game is played from given starts, or 'choice' if a player chooses the start
//             and the other player moves first: the text rule_turns or rule_choice says how
//   kinds(solved)  for weights: the edges in none, some and every optimal matching, as kindsOfBest() returns them
//   sizes(solved)  for weights: what weightsBySize() returns
//   best(solved)   for capacities: what maximumBMatching() returns, and the edges
//   colors(solved)  for colors: the color of each edge
//   hasKnights whether the chosen cells of a board are drawn as knights
import { maximumBMatching } from '../core/capacities.js';
import { edgeColoring } from '../core/coloring.js';
import { moverWinsAlong } from '../core/game.js';
import { bipartition, edgeClasses, hallSet, minimumCover } from '../core/matching.js';
import { remembered } from '../core/memory.js';
import { kindsOfBest, weightsBySize } from '../core/weights.js';

// Returns the kinds of matchings that a problem with weights asks for: 'heaviest', or 'least' or
// 'greatest' or both, which are perfect matchings.
export const weightsAsked = ({ form }) =>
  Object.entries({ weight: 'heaviest', weights: 'heaviest', least: 'least', greatest: 'greatest' })
    .flatMap(([field, kind]) => (form.includes(`{${field}}`) ? [kind] : []));

// ---- Fields

const MOST_VITAL = 1000000;  // the most pairs that the question `vital_pairs` counts

export const linesOf = (list) => list.map((line) => `${line}\n`).join('');

// Returns the fields of a problem in which the player who chooses the start wins if there is a vertex
// from which the player to move loses.
const ofChoice = (losing, { win, lose }) => ({ winner: losing > 0 ? win : lose });

// Returns the one-based numbers of the rounds in which the first player, the rabbit, made a
// mistake. A mistake is a move from a position that the rabbit wins to a position that the opponent
// wins.
export const mistakesOf = remembered(({ graph, path }) => {
  const wins = moverWinsAlong(graph, path.slice(0, -1));
  const rounds = [];
  for (let i = 0; i + 1 < wins.length; i += 2) if (wins[i] && wins[i + 1]) rounds.push(i / 2 + 1);
  return rounds;
});

// Writes pairs of vertices in the form `pair`, where {a} and {b} stand for the names of the ends.
const written = (item, pairs, { pair }) =>
  pairs.map(([v, w]) => pair.replace('{a}', item.names[v]).replace('{b}', item.names[w])).join('');

export const sidesOf = remembered((item) => item.side ?? bipartition(item.graph));

// Returns a function that classifies edges: 'every', 'some' or 'none' (of the maximum matchings).
export const classOfEdge = remembered(({ item, mate, decomposition }) =>
  edgeClasses(item.graph, mate, decomposition.classes, sidesOf(item)));

export const coverOf = remembered(({ item, decomposition }) => minimumCover(decomposition.classes, sidesOf(item)));

// Returns a maximum b-matching of a case with capacities, and its edges.
const bMatchingOf = (most) => remembered(({ item }) => {
  const edges = item.edges ?? item.graph.adj.flatMap((list, v) => list.filter((w) => w > v).map((w) => [v, w]));
  return { edges, ...maximumBMatching(edges, sidesOf(item), item.capacities, most) };
});
const oftenOf = bMatchingOf(Infinity);
const onceOf = bMatchingOf(1);

export const colorsOf = remembered(({ item: { edges, graph } }) => edgeColoring(edges, graph.n));

export const numberOfColors = ({ graph: { adj } }) => adj.reduce((most, { length }) => Math.max(most, length), 0);

const sumOf = (list) => list.reduce((sum, x) => sum + x, 0);
const heaviestSet = (solved) => sumOf(solved.item.capacities) - oftenOf(solved).size;
const allFit = ({ size }, { capacities, left }) => size === sumOf(capacities.slice(0, left));

// Returns the pairs of a maximum matching, in ascending order.
const pairsOf = (mate) => Array.from(mate, (w, v) => [v, w]).filter(([v, w]) => w > v);

const namesOf = (item, mates) => Array.from(mates, (w) => (w === -1 ? 0 : item.names[w])).join(' ');

const listsOf = (item, mate, problem) =>
  ({ pairs: written(item, pairsOf(mate), problem), mates: namesOf(item, mate.slice(0, item.left)) });

// Returns the number of pairs of vertices without which a bipartite graph has no perfect matching, but at most
// MOST_VITAL, given a perfect matching: `same` pairs on one side and, for each vertex on one side, `others` with a
// vertex on the other side, unless the first ones are enough. Without two vertices u and v on different sides, the
// graph has one if v is the mate of u, or if an alternating path leads from v to this mate without u.
function countVital({ n, adj }, mate) {
  const same = n / 2 * (n / 2 - 1);
  const others = same >= MOST_VITAL ? []
    : bipartition({ n, adj }).flatMap((side, u) => (side === 0 ? [n / 2 - vitalWithout(adj, mate, u).length] : []));
  const all = same + sumOf(others);
  return { half: n / 2, same, others, all, count: Math.min(MOST_VITAL, all) };
}

// Returns the vertices without each of which and u a perfect matching remains. Without u, they have one neighbor
// fewer than they are.
export function vitalWithout(adj, mate, u) {
  const reached = new Set([mate[u]]);
  for (const v of reached) for (const w of adj[v]) reached.add(mate[w]);
  return [...reached];
}

// Returns the fields of an answer for each side: the joined texts of its vertices.
const bySide = ({ left, graph }, textOf) => {
  const texts = Array.from({ length: graph.n }, (_, v) => textOf(v));
  return { left: texts.slice(0, left).join(''), right: texts.slice(left).join('') };
};

// Returns the paths that a maximum matching of the copies of the vertices means, as lists of vertices. A
// path goes from the left copy of a vertex to its mate, the right copy of the next vertex.
export const pathsOf = remembered(({ item: { left }, mate }) => Array.from({ length: left }, (_, v) => v)
  .filter((v) => mate[left + v] === -1).map((v) => {
    const path = [];
    for (let u = v; u >= 0; u = mate[u] - left) path.push(u);
    return path;
  }));

export const vitalPairs = remembered((solved) => countVital(solved.item.graph, solved.mate));

const weightsOf = (solved, problem) =>
  Object.fromEntries(weightsAsked(problem).map((kind) => [kind, solved.best(kind).weight]));

// ---- The questions

const kindsOf = remembered((solved) => kindsOfBest(solved.item, solved.best('greatest')));

export const sizesOf = remembered((solved) => weightsBySize(solved.item));

// Says whether the player who chooses the start wins.
const choiceSays = ({ item, solved: { decomposition: { exposed } } }) =>
  [(item.exposed ?? exposed.length) === 0 ? 'chooser_loses' : item.exposed ? 'chooser_wins_some' : 'chooser_wins'];

const pathsSay = (name) => ({ item: { left }, solved: { decomposition: { pairs } } }) =>
  [name, { n: left, paths: left - pairs }];

export const questions = {
  winner: {
    turns: 'turns',
    fields: (item, solved, { win, lose }, token) =>
      ({ winner: item.loses ?? solved.decomposition.classes[token ?? item.token] === 'D' ? lose : win }),
    says({ item, problem, solved }) {
      const isLost = (v) => item.loses ?? solved.decomposition.classes[v] === 'D';
      if (!problem.starts) return ['winner', { wins: !isLost(item.token) }];
      const won = item.starts.filter((v) => !isLost(v)).length;
      return [item.starts.length > 0 ? 'rounds' : 'no_rounds', { rounds: item.starts.length, won }];
    },
  },
  winner_of_choice: {
    turns: 'choice',
    fields: (item, { decomposition }, problem) => ofChoice(item.exposed ?? decomposition.exposed.length, problem),
    says: choiceSays,
  },
  losing_starts: {
    turns: 'choice',
    fields(item, { decomposition }, problem) {
      const starts = item.names.filter((_, v) => decomposition.classes[v] === 'D');
      return { ...ofChoice(starts.length, problem), starts: linesOf(starts), count: starts.length };
    },
    says: choiceSays,
    ask: ({ form }) => (form.includes('{starts}') ? '' : '_count'),
  },
  winners: {
    turns: 'turns',
    fields: (item, { decomposition }, { win, lose }) =>
      bySide(item, (v) => (decomposition.classes[v] === 'D' ? lose : win)),
    says({ item, problem, solved: { decomposition: { classes } } }) {
      const asked = problem.form.includes('{right}') ? classes : classes.slice(0, item.left);
      return ['winners', { winning: asked.filter((c) => c !== 'D').length, n: asked.length }];
    },
  },
  map: {
    turns: 'turns',
    fields({ rows, vertexAt }, { decomposition }, { win, lose }) {
      const sign = (r, c) => (decomposition.classes[vertexAt(r, c)] === 'D' ? lose : win);
      return { map: linesOf(rows.map((row, r) =>
        Array.from(row, (cell, c) => (vertexAt(r, c) === -1 ? cell : sign(r, c))).join(''))) };
    },
    says: () => ['winners'],
  },
  mistakes: {
    fields: (item) => ({ count: mistakesOf(item).length, rounds: linesOf(mistakesOf(item)) }),
    says: ({ item }) => ['mistakes', { rounds: (item.path.length - 1) >> 1, mistakes: mistakesOf(item).length }],
  },
  value: { fields: ({ value }) => ({ value }), says: ({ item: { value } }) => ['value', { value }] },
  class_d: {
    fields: (item, { decomposition: { classes } }) => ({ count: classes.filter((c) => c === 'D').length }),
    says: ({ solved: { decomposition: { exposed } } }) => [exposed.length > 0 ? 'class_d' : 'empty_d'],
  },
  largest_set: {
    coloring: 'cover',
    hasKnights: true,
    fields: ({ graph }, { decomposition }) => ({ count: graph.n - decomposition.pairs }),
    says: () => ['largest_set'],
  },
  smallest_cover: {
    coloring: 'cover',
    fields: (_, { decomposition }) => ({ count: decomposition.pairs }),
    says: () => ['smallest_cover'],
  },
  heaviest_set: {
    best: oftenOf,
    fields: (_, solved) => ({ weight: heaviestSet(solved) }),
    says: ({ solved }) => ['heaviest_set', { weight: heaviestSet(solved) }],
  },
  seats: {
    best: onceOf,
    fields(item, solved, { win, lose }) {
      const { edges, times } = onceOf(solved);
      if (!allFit(onceOf(solved), item)) return { seats: lose };
      const tables = Array.from({ length: item.left }, () => []);
      edges.forEach(([v, w], i) => times[i] > 0 && tables[v].push(w));
      return { seats: win + linesOf(tables.map((list) => namesOf(item, list))) };
    },
    says: ({ item, solved }) => [allFit(onceOf(solved), item) ? 'all_fit' : 'too_few'],
  },
  colors: {
    colors: colorsOf,
    fields: (item, solved) => ({ count: numberOfColors(item), colors: linesOf(colorsOf(solved)) }),
    says: ({ item }) => ['colors', { colors: numberOfColors(item) }],
  },
  all_placed: {
    best: oftenOf,
    fields: (item, solved, { win, lose }) => ({ answer: allFit(oftenOf(solved), item) ? win : lose }),
    says: ({ item, solved }) => [allFit(oftenOf(solved), item) ? 'all_fit' : 'too_few'],
  },
  matching: {
    fields: (item, { mate, decomposition: { pairs } }, problem) =>
      ({ size: pairs, covered: 2 * pairs, ...listsOf(item, mate, problem) }),
  },
  heaviest: {
    fields(item, solved, problem) {
      const { mate, weight } = solved.best('heaviest');
      return { weight, size: pairsOf(mate).length, ...listsOf(item, mate, problem) };
    },
    says({ solved }) {
      const { mate, weight } = solved.best('heaviest');
      return ['heaviest', { size: pairsOf(mate).length, weight }];
    },
  },
  best_perfect: {
    fields(item, solved, problem) {
      const { mate } = solved.best(weightsAsked(problem)[0]);
      return {
        ...weightsOf(solved, problem), ...listsOf(item, mate, problem), rights: namesOf(item, mate.slice(item.left)),
      };
    },
    says: ({ solved, problem }) => [weightsAsked(problem).join('_'), weightsOf(solved, problem)],
    ask: (problem) => `_${weightsAsked(problem).join('_')}`,
  },
  optimal_pairs: {
    kinds: kindsOf,
    fields: (item, solved, problem) =>
      ({ greatest: solved.best('greatest').weight, pairs: written(item, kindsOf(solved).every, problem) }),
    says: ({ solved }) =>
      ['optimal_pairs', { greatest: solved.best('greatest').weight, every: kindsOf(solved).every.length }],
  },
  weights_by_size: {
    sizes: sizesOf,
    fields: (_, solved) =>
      ({ size: sizesOf(solved).length - 1, weights: linesOf(sizesOf(solved).slice(1).map(({ weight }) => weight)) }),
    says: ({ solved }) => ['weights_by_size', { size: sizesOf(solved).length - 1, weight: solved.best('heaviest').weight }],
  },
  smallest_matching: {
    fields: (item, { mate, decomposition: { exposed } }, { lose }) =>
      ({ mates: exposed.length > 0 ? lose : namesOf(item, mate.slice(0, item.left)) }),
    says: ({ item: { graph }, solved: { mate, decomposition: { exposed } } }) =>
      (exposed.length > 0 ? ['fault', { kind: 'Hall', ...hallSet(graph, mate) }] : ['smallest_matching']),
  },
  path_cover: {
    coloring: 'paths',
    fields(item, solved) {
      const paths = pathsOf(solved);
      return { paths: linesOf(paths.map((path) => namesOf(item, path))), count: paths.length };
    },
    says: pathsSay('path_cover'),
  },
  // A vertex is in some maximum antichain if its copies are in different blocks of the
  // Dulmage-Mendelsohn decomposition. Copies in A and D are in the same block. The chosen vertices are
  // those without a copy in the cover.
  antichain: {
    coloring: 'chains',
    fields(item, solved) {
      const { left } = item;
      const { decomposition: { classes } } = solved;
      const inCover = new Set(coverOf(solved).cover);
      const classOf = classOfEdge(solved);
      const isInSome = (v) => {
        const both = classes[v] + classes[left + v];
        return both === 'CC' ? classOf(v, left + v) === 'none' : both !== 'AD' && both !== 'DA';
      };
      const signs = (isIn) => Array.from({ length: left }, (_, v) => (isIn(v) ? 1 : 0)).join('');
      const isChosen = (v) => !inCover.has(v) && !inCover.has(left + v);
      return { count: left - inCover.size, chosen: signs(isChosen), some: signs(isInSome) };
    },
    says: pathsSay('antichain'),
  },
  mates_in_some: {
    coloring: 'edges',
    fields(item, solved) {
      const classOf = classOfEdge(solved);
      return { lists: linesOf(item.graph.adj.slice(0, item.left).map((list, v) => {
        const mates = [...new Set(list)].filter((w) => classOf(v, w) !== 'none').sort((a, b) => a - b);
        return [mates.length, ...mates.map((w) => item.names[w])].join(' ');
      })) };
    },
    says: () => ['edges'],
  },
  vertices_in_every: {
    fields: (item, { decomposition }) =>
      bySide(item, (v) => (decomposition.classes[v] === 'D' ? '' : `${item.names[v]}\n`)),
    says: () => ['vertices_in_every'],
  },
  edges_in_every: {
    coloring: 'edges',
    fields(item, solved, problem) {
      const classOf = classOfEdge(solved);
      const pairs = pairsOf(solved.mate).filter(([v, w]) => classOf(v, w) === 'every');
      return { count: pairs.length, size: solved.decomposition.pairs, pairs: written(item, pairs, problem) || problem.lose };
    },
    says: () => ['edges'],
  },
  certain_couples: {
    coloring: 'edges',
    fields(item, solved, { win, lose }) {
      const classOf = classOfEdge(solved);
      return { couples: item.edges.slice(0, item.left)
        .map(([v, w]) => (classOf(v, w) === 'every' ? win : lose)).join('') };
    },
    says: () => ['certain_couples'],
  },
  edges_in_none: {
    coloring: 'edges',
    fields(item, solved) {
      const { edges, numbers = edges.map((_, i) => i + 1) } = item;
      const classOf = classOfEdge(solved);
      const inNone = numbers.filter((_, i) => classOf(...edges[i]) === 'none');
      return { count: inNone.length, all: numbers.length, numbers: inNone.join(' ') };
    },
    says: ({ item, solved }) => ['edges_in_none', questions.edges_in_none.fields(item, solved)],
  },
  vital_pairs: {
    fields: (_, solved) => ({ count: vitalPairs(solved).count }),
    says: ({ solved }) => ['vital_pairs', { vital: vitalPairs(solved).count, most: MOST_VITAL }],
  },
};

// Returns the question with this name. Throws an Error if there is no such question.
export function questionOf(name) {
  if (!questions[name]) throw new Error(`questions.js has no question '${name}'`);
  return { name, coloring: 'classes', says: () => ['matching'], ask: () => '', ...questions[name] };
}
