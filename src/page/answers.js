// SPDX-License-Identifier: CC0-1.0
//
// Computes the outputs of the problems. The code depends on the question of a problem, and on the
// form of its output, but never on the problem. src/instances/problems.hpp describes both.
import { bipartition, edgeClasses, minimumCover, moverWinsAlong, solve } from './engine.js';
import { problemOf, weightsAsked } from './problems.js';
import { bestMatching } from './weights.js';

// ---- Solutions

// Maps each case (a game or graph of the input) to its Solution, which calls solve() when the
// result is first used.
const solutions = new WeakMap();

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

  // Returns the result of bestMatching() for this kind of matching.
  best(kind) {
    this.bests ??= {};
    return (this.bests[kind] ??= bestMatching(this.item, kind));
  }

  get vital() {
    return (this.counted ??= Math.min(MOST_VITAL, countVital(this.item.graph, this.mate)));
  }
}

export function solvedOf(item) {
  if (!solutions.has(item)) solutions.set(item, new Solution(item));
  return solutions.get(item);
}

// ---- Fields

const MOST_VITAL = 1000000;  // the most pairs that the question `vital_pairs` counts

const linesOf = (list) => list.map((line) => `${line}\n`).join('');

// Returns the fields of a problem in which the player who chooses the start wins if there is a vertex
// from which the player to move loses.
const ofChoice = (losing, { win, lose }) => ({ winner: losing > 0 ? win : lose });

// Returns the one-based numbers of the rounds in which the first player, the rabbit, made a
// mistake. A mistake is a move from a position that the rabbit wins to a position that the opponent
// wins.
export function mistakesOf({ graph, path }) {
  const wins = moverWinsAlong(graph, path.slice(0, -1));
  const rounds = [];
  for (let i = 0; i + 1 < wins.length; i += 2) if (wins[i] && wins[i + 1]) rounds.push(i / 2 + 1);
  return rounds;
}

// Returns the number of a vertex as the input and the output write it.
const nameOf = ({ names }, v) => names[v];

// Writes pairs of vertices in the form `pair`, where {a} and {b} stand for the names of the ends.
const written = (item, pairs, { pair }) =>
  pairs.map(([v, w]) => pair.replace('{a}', nameOf(item, v)).replace('{b}', nameOf(item, w))).join('');

// Returns a function that classifies edges: 'every', 'some' or 'none' (of the maximum matchings).
const classOfEdge = ({ graph, side }, { mate, decomposition }) =>
  edgeClasses(graph, mate, decomposition.classes, side ?? bipartition(graph));

// Returns the pairs of a maximum matching, in ascending order.
const pairsOf = (mate) => Array.from(mate, (w, v) => [v, w]).filter(([v, w]) => w > v);

const namesOf = (item, mates) => Array.from(mates, (w) => (w === -1 ? 0 : nameOf(item, w))).join(' ');

const listsOf = (item, mate, problem) =>
  ({ pairs: written(item, pairsOf(mate), problem), mates: namesOf(item, mate.slice(0, item.left)) });

function everyEdge(item, solved) {
  const classOf = classOfEdge(item, solved);
  return pairsOf(solved.mate).filter(([v, w]) => classOf(v, w) === 'every');
}

// Returns the number of pairs of vertices without which a bipartite graph has no perfect matching,
// given a perfect matching. Without two vertices u and v on different sides, the graph has one if v is
// the mate of u, or if an alternating path leads from v to this mate without u.
function countVital({ n, adj }, mate) {
  if (n > 2000) return MOST_VITAL;
  const side = bipartition({ n, adj });
  let pairs = n * (n - 1) / 2;
  for (let u = 0; u < n; ++u) {
    if (side[u] === 1) continue;
    const reached = new Set([mate[u]]);
    for (const v of reached) for (const w of adj[v]) if (w !== u) reached.add(mate[w]);
    pairs -= reached.size;
  }
  return pairs;
}

// Returns the fields of an answer for each side: the joined texts of its vertices.
const bySide = ({ left, graph }, textOf) => {
  const texts = Array.from({ length: graph.n }, (_, v) => textOf(v));
  return { left: texts.slice(0, left).join(''), right: texts.slice(left).join('') };
};

// For each question, a function that returns the fields of the answer to a case in which the game
// starts from `token`, or from item.token if it is null. Cases whose graph is too large to be built say
// themselves whether the player to move loses (`loses`) or how many vertices a maximum matching exposes
// (`exposed`).
const questions = {
  winner: (item, solved, { win, lose }, token) =>
    ({ winner: item.loses ?? solved.decomposition.classes[token ?? item.token] === 'D' ? lose : win }),
  winner_of_choice: (item, { decomposition }, problem) =>
    ofChoice(item.exposed ?? decomposition.exposed.length, problem),
  losing_starts(item, { decomposition }, problem) {
    const starts = item.names.filter((_, v) => decomposition.classes[v] === 'D');
    return { ...ofChoice(starts.length, problem), starts: linesOf(starts), count: starts.length };
  },
  winners: (item, { decomposition }, { win, lose }) =>
    bySide(item, (v) => (decomposition.classes[v] === 'D' ? lose : win)),
  map({ rows, vertexAt }, { decomposition }, { win, lose }) {
    const sign = (r, c) => (decomposition.classes[vertexAt(r, c)] === 'D' ? lose : win);
    return { map: linesOf(rows.map((row, r) =>
      Array.from(row, (cell, c) => (vertexAt(r, c) === -1 ? cell : sign(r, c))).join(''))) };
  },
  mistakes(item) {
    const rounds = mistakesOf(item);
    return { count: rounds.length, rounds: linesOf(rounds) };
  },
  class_d: (item, { decomposition }) => ({ count: decomposition.classes.filter((c) => c === 'D').length }),
  largest_set: ({ graph }, { decomposition }) => ({ count: graph.n - decomposition.pairs }),
  smallest_cover: (_, { decomposition }) => ({ count: decomposition.pairs }),
  matching: (item, { mate, decomposition }, problem) =>
    ({ size: decomposition.pairs, covered: 2 * decomposition.pairs, ...listsOf(item, mate, problem) }),
  heaviest(item, solved, problem) {
    const { mate, weight } = solved.best('heaviest');
    return { weight, size: pairsOf(mate).length, ...listsOf(item, mate, problem) };
  },
  best_perfect(item, solved, problem) {
    const kinds = weightsAsked(problem);
    const { mate } = solved.best(kinds[0]);
    return {
      ...Object.fromEntries(kinds.map((kind) => [kind, solved.best(kind).weight])),
      ...listsOf(item, mate, problem), rights: namesOf(item, mate.slice(item.left)),
    };
  },
  // Each vertex on the left has at most two neighbors. So one that gives up its mate must take its other
  // neighbor. The last vertex comes first, so that the first one has the first choice.
  smallest_matching(item, { decomposition }, { lose }) {
    if (decomposition.exposed.length > 0) return { mates: lose };
    const choices = item.graph.adj.slice(0, item.left).map((list) => [Math.min(...list), Math.max(...list)]);
    const owner = new Int32Array(item.graph.n).fill(-1);
    const next = (w) => choices[owner[w]][0] + choices[owner[w]][1] - w;
    const fits = (w) => {
      for (let k = 0; owner[w] !== -1 && k < item.left; ++k) w = next(w);
      return owner[w] === -1;
    };
    for (let v = item.left; v-- > 0;) {
      let w = choices[v].find(fits);
      for (let u = v; ; w = choices[u][0] + choices[u][1] - w) {
        [u, owner[w]] = [owner[w], u];
        if (u === -1) break;
      }
    }
    const mates = [];
    owner.forEach((v, w) => { if (v !== -1) mates[v] = nameOf(item, w); });
    return { mates: mates.join(' ') };
  },
  // The paths go from the left copy of a vertex to its mate, the right copy of the next vertex.
  path_cover(item, { mate }) {
    const paths = [];
    for (let v = 0; v < item.left; ++v) {
      if (mate[item.left + v] !== -1) continue;
      const path = [];
      for (let u = v; u >= 0; u = mate[u] - item.left) path.push(nameOf(item, u));
      paths.push(path.join(' '));
    }
    return { paths: linesOf(paths), count: paths.length };
  },
  // A vertex is in some maximum antichain if its copies are in different blocks of the
  // Dulmage-Mendelsohn decomposition. Copies in A and D are in the same block. The chosen vertices are
  // those without a copy in the cover.
  antichain(item, solved) {
    const { graph, side, left } = item;
    const { mate, decomposition: { classes } } = solved;
    const inCover = new Set(minimumCover(graph, mate, side).cover);
    const classOf = classOfEdge(item, solved);
    const isInSome = (v) => {
      const both = classes[v] + classes[left + v];
      return both === 'CC' ? classOf(v, left + v) === 'none' : both !== 'AD' && both !== 'DA';
    };
    const signs = (isIn) => Array.from({ length: left }, (_, v) => (isIn(v) ? 1 : 0)).join('');
    const isChosen = (v) => !inCover.has(v) && !inCover.has(left + v);
    return { count: left - inCover.size, chosen: signs(isChosen), some: signs(isInSome) };
  },
  mates_in_some(item, solved) {
    const classOf = classOfEdge(item, solved);
    return { lists: linesOf(item.graph.adj.slice(0, item.left).map((list, v) => {
      const mates = [...new Set(list)].filter((w) => classOf(v, w) !== 'none').sort((a, b) => a - b);
      return [mates.length, ...mates.map((w) => nameOf(item, w))].join(' ');
    })) };
  },
  vertices_in_every: (item, { decomposition }) =>
    bySide(item, (v) => (decomposition.classes[v] === 'D' ? '' : `${nameOf(item, v)}\n`)),
  edges_in_every(item, solved, problem) {
    const pairs = everyEdge(item, solved);
    return {
      count: pairs.length, size: solved.decomposition.pairs,
      pairs: written(item, pairs, problem) || problem.lose,
    };
  },
  certain_couples(item, solved, { win, lose }) {
    const classOf = classOfEdge(item, solved);
    return { couples: item.edges.slice(0, item.left)
      .map(([v, w]) => (classOf(v, w) === 'every' ? win : lose)).join('') };
  },
  edges_in_none(item, solved) {
    const { edges, numbers = edges.map((_, i) => i + 1) } = item;
    const classOf = classOfEdge(item, solved);
    const inNone = numbers.filter((_, i) => classOf(...edges[i]) === 'none');
    return { count: inNone.length, numbers: inNone.join(' ') };
  },
  vital_pairs: (_, { vital }) => ({ count: vital }),
  value: ({ value }) => ({ value }),
};

// ---- Outputs

function answerOf(problem, item, token, number) {
  const { form, question } = problem;
  const fields = { case: number, ...questions[question](item, solvedOf(item), problem, token) };
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
