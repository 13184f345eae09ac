// SPDX-License-Identifier: CC0-1.0
//
// Compares the results of the page's modules (src/page) with the definitions of these results, with
// the expected outputs of the samples, and with the results of the solvers in src/problems.
import { maximumBMatching } from '../../src/page/core/capacities.js';
import { edgeColoring } from '../../src/page/core/coloring.js';
import { legalGame, moverWinsAlong, programMove, standOf, verdict, winningMoves } from '../../src/page/core/game.js';
import {
  bipartition, decompose, edgeClasses, evenPath, hallSet, maximumMatching, minimumCover, oddCycle, remove, solve,
} from '../../src/page/core/matching.js';
import { bestOfSize, heaviestMatching, heaviestOfSides, weightsBySize } from '../../src/page/core/weights.js';
import { answer, solvedOf } from '../../src/page/input/answers.js';
import {
  builtOf, caseFromGraph, caseFromRows, caseFromTree, exposedInTree,
} from '../../src/page/input/cases.js';
import {
  blankCase, isRemovable, withEdge, withLeaf, withoutNode, withoutVertex, withParent, withSign, withVertex,
} from '../../src/page/input/editor.js';
import { examples, samples } from '../../src/page/input/examples.js';
import { read, write } from '../../src/page/input/formats.js';
import { judge, wordsIn } from '../../src/page/input/judge.js';
import { allProblems, problemOf, problems } from '../../src/page/input/problems.js';
import { weightsAsked } from '../../src/page/input/questions.js';
import { quoted, textOfBytes } from '../../src/page/input/tokens.js';
import { scriptOf, trickyOf } from '../../src/page/input/tricky.js';
import { problemsFor, titleWithNames } from '../../src/page/page/find.js';
import { addressOf, firstState, stateOf } from '../../src/page/page/state.js';
import { solved } from '../../src/page/page/work.js';
import { baseOf, overlayOf } from '../../src/page/picture/draw.js';
import { layoutOf } from '../../src/page/picture/places.js';
import { linesIn, svgFile, withLegend } from '../../src/page/picture/svg.js';
import { wholeCase } from '../../src/page/views/chains.js';
import { codeOf } from '../../src/page/views/code.js';
import { toolsOf } from '../../src/page/views/draw.js';
import { faultSays, mover, nameOf, wordsOf } from '../../src/page/views/parts.js';
import { roomOfWeights } from '../../src/page/views/prices.js';
import { tabOf, tabsOf } from '../../src/page/views/tabs.js';
import { setLanguage, source, t, texts } from '../../src/page/views/texts.js';
import { viewOf } from '../../src/page/views/why.js';
import { answerOf, rulesOf } from '../../src/page/views/words.js';
import { fileAt, pageUrl, urlOf } from './browser.js';
import { adderTo, anyOf, below, check, equal } from './checks.js';
import { linksOfTools, solversOnTexts } from './library_answers.js';
import { isColoring, isRight, tokensOf } from './outputs.js';
import { query } from './query.js';

const answers = {/* answers */};  // the expected outputs of the samples

export const coreTests = [];
const test = adderTo(coreTests);

const graphOf = (n, edges) => caseFromGraph('librarychecker_general_matching', n, edges).graph;

// ---- The engine

// Checks that `mate` is a matching of the graph, and returns its number of pairs.
function sizeOf({ n, adj }, mate) {
  let pairs = 0;
  equal(mate.length, n, 'the length of a matching');
  for (let v = 0; v < n; ++v) {
    if (mate[v] === -1) continue;
    check(mate[mate[v]] === v && mate[v] !== v && adj[v].includes(mate[v]), 'no pair', adj, mate);
    if (mate[v] > v) ++pairs;
  }
  return pairs;
}

function isAlternating({ adj }, mate, path, pairFirst) {
  return new Set(path).size === path.length && path.slice(1).every((w, i) =>
    adj[path[i]].includes(w) && (mate[w] === path[i]) === ((i % 2 === 0) === pairFirst));
}

// Checks the steps that maximumMatching() recorded, and applies the steps to the empty matching.
// Returns the final matching.
function replay(graph, steps) {
  let mate = new Int32Array(graph.n).fill(-1);
  let next = null;
  for (const step of steps) {
    if (step.type === 'root') {
      equal(mate[step.v], -1, 'the root', step);
    } else if (step.type === 'grow') {
      check(graph.adj[step.from].includes(step.to) && mate[step.to] === step.mate, step);
    } else if (step.type === 'blossom') {
      check(step.vertices.length % 2 === 1 && step.vertices.includes(step.base), step);
      check(step.vertices.every((v) => v === step.base || step.vertices.includes(mate[v])), step);
    } else if (step.type === 'path') {
      const ends = [step.vertices[0], step.vertices[step.vertices.length - 1]];
      check(isAlternating(graph, mate, step.vertices, false), 'path', graph.adj, step);
      check(mate[ends[0]] === -1 && mate[ends[1]] === -1, 'the ends of a path', step);
      next = mate.slice();
      step.vertices.forEach((v, i, path) => { next[v] = path[i % 2 === 0 ? i + 1 : i - 1]; });
    } else if (step.type === 'flip') {
      equal(step.mate.join(), next.join(), 'flipped');
      mate = next;
    } else {
      check(step.type === 'fail' && step.vertices.length % 2 === 1, step);
    }
  }
  return mate;
}

// Checks the class of each edge: every, some or none (whether every, some or no maximum matching
// contains the edge). `size` is the size of a maximum matching. Some maximum matching contains the
// edge exactly if deleting both ends of the edge decreases this size by one. Every maximum matching
// contains the edge exactly if deleting the edge itself decreases this size by one.
function checkEdges(graph, mate, classes, side, size) {
  const classOf = edgeClasses(graph, mate, classes, side);
  const edges = graph.adj.flatMap((list, v) => list.flatMap((w) => (v < w ? [[v, w]] : [])));
  const sizeWithout = (isGone) => {
    const left = graphOf(graph.n, edges.filter(([x, y]) => !isGone(x, y)));
    return sizeOf(left, maximumMatching(left));
  };
  for (const [v, w] of edges) {
    const isInSome = sizeWithout((x, y) => [v, w].includes(x) || [v, w].includes(y)) === size - 1;
    const isInEvery = sizeWithout((x, y) => x === v && y === w) === size - 1;
    const expected = isInEvery ? 'every' : isInSome ? 'some' : 'none';
    for (const [x, y] of [[v, w], [w, v]]) {
      equal(classOf(x, y), expected, 'the class of', x, y, graph.adj, Array.from(mate));
    }
  }
}

// Checks all results of src/page/core/matching.js for a graph. The barrier and the odd components prove that
// the matching is maximum and that every maximum matching covers all vertices outside of class D. An
// alternating path from a vertex of class D to an exposed vertex proves that this vertex can be
// exposed.
function checkGraph(graph) {
  const { mate, decomposition } = solve(graph);
  const about = [graph.adj, Array.from(mate)];
  const { classes, pairs: size, exposed, oddComponents, barrier, component } = decomposition;
  equal(sizeOf(graph, mate), size, 'size', ...about);
  classes.forEach((c, v) => {
    const isBesideD = graph.adj[v].some((w) => classes[w] === 'D');
    check(c === 'D' || c === (isBesideD ? 'A' : 'C'), 'class', v, ...about);
  });
  equal(exposed.length, graph.n - 2 * size, 'exposed', ...about);
  equal(oddComponents - barrier.length, exposed.length, 'deficiency', ...about);
  equal(Array.from(barrier), [...classes.keys()].filter((v) => classes[v] === 'A'), 'barrier', ...about);
  const sizes = new Array(oddComponents).fill(0);
  component.forEach((k, v) => {
    equal(k >= 0, classes[v] === 'D', 'component', v, ...about);
    if (k >= 0) ++sizes[k];
  });
  check(sizes.every((k) => k % 2 === 1), 'odd components', ...about);
  const isKept = (v, w) => classes[v] !== 'D' || component[w] === component[v] || classes[w] === 'A';
  check(graph.adj.every((list, v) => list.every((w) => isKept(v, w))), 'edges that leave a component', ...about);

  const steps = [];
  const stepped = maximumMatching(graph, (step) => steps.push(step));
  equal(sizeOf(graph, stepped), size, 'size by steps', ...about);
  equal(replay(graph, steps).join(), stepped.join(), 'replayed', ...about);
  equal(decompose(graph, stepped).classes, classes, 'classes of another', ...about);

  for (let v = 0; v < graph.n; ++v) {
    const path = evenPath(graph, mate, v);
    equal(path !== null, classes[v] === 'D', 'evenPath', v, ...about);
    if (path) {
      check(isAlternating(graph, mate, path, true), path, ...about);
      check(path[0] === v && mate[path[path.length - 1]] === -1, path, ...about);
    }
    const { wins, mate: move } = verdict(graph, mate, decomposition, v);
    equal(wins, classes[v] !== 'D', 'verdict', v, ...about);
    equal(move, wins ? mate[v] : -1, 'move', v, ...about);
  }

  const side = bipartition(graph);
  if (side) {
    const { cover, independentSet } = minimumCover(classes, side);
    equal(cover.length, size, 'cover', ...about);
    equal(independentSet.length, graph.n - size, 'independent set', ...about);
    const isFree = new Set(independentSet);
    check(cover.every((v) => !isFree.has(v)), 'a cover and the rest', ...about);
    independentSet.forEach((v) => check(!graph.adj[v].some((w) => isFree.has(w)), ...about));
  }
  if (graph.n <= 12) for (const sides of side ? [side, null] : [null]) checkEdges(graph, mate, classes, sides, size);
  return { mate, decomposition };
}

// Checks that the winning moves from v lead to exactly those neighbors that some maximum matching
// of the graph without v exposes.
function checkMoves(graph, mate, v) {
  const rest = remove(graph, mate, v);
  const size = sizeOf(rest.graph, rest.mate);
  equal(size, sizeOf(rest.graph, maximumMatching(rest.graph)), 'without', v, graph.adj);
  check(rest.graph.absent[v] && rest.graph.adj.every((list) => !list.includes(v)), v, graph.adj);
  equal(decompose(rest.graph, rest.mate).classes[v], '', 'the class of an absent vertex');
  const moves = graph.adj[v].filter((w, i, list) => {
    if (w === v || list.indexOf(w) < i) return false;
    const without = remove(rest.graph, rest.mate, w);
    return sizeOf(without.graph, maximumMatching(without.graph)) === size;
  });
  equal(winningMoves(graph, mate, v).join(), moves.sort((a, b) => a - b).join(), 'moves', v, graph.adj);
}

function checkAllGraphs(least, most) {
  for (let n = least; n <= most; ++n) {
    const all = [];
    for (let w = 1; w < n; ++w) for (let v = 0; v < w; ++v) all.push([v, w]);
    for (let number = 0; number < 1 << all.length; ++number) {
      const graph = graphOf(n, all.filter((_, i) => (number >> i) & 1));
      const { mate } = checkGraph(graph);
      if (n < 6) for (let v = 0; v < n; ++v) checkMoves(graph, mate, v);
    }
  }
}

test('all graphs with up to 4 vertices', () => checkAllGraphs(0, 4));
test('all graphs with 5 or 6 vertices', () => checkAllGraphs(5, 6), 'release');

// The tests that run after each change use every eighth entry of solversOnTexts.
// Longer tests, which run only before a release, use all other entries.
const isInDefault = (_, i) => i % 8 === 0;
const isInRelease = (_, i) => !isInDefault(_, i);

function checkGraphs(texts) {
  for (const [id, text] of texts.filter(([problem]) => problem === 'codechef_hamilg')) {
    for (const { graph } of read(id, text).cases) {
      const { mate } = checkGraph(graph);
      if (graph.n > 0) checkMoves(graph, mate, below(graph.n));
    }
  }
}

test('some larger graphs', () => checkGraphs(solversOnTexts.filter(isInDefault)));
test('other larger graphs', () => checkGraphs(solversOnTexts.filter(isInRelease)), 'release');

// Checks the proof: no edge weighs more than its price, and all prices together weigh as much as the
// matching. In a bipartite graph, all prices are integers.
test('weights', () => {
  const found = { sets: 0, nested: 0, perfect: 0, none: 0, sides: 0 };
  for (let i = 0; i < 4000; ++i) {
    const n = i < 3980 ? below(11) : 40;
    const most = anyOf([2, 9, 1000000]);
    const side = i % 4 < 2 ? null : Array.from({ length: n }, (_, v) => (v + (i % 5 === 0 ? below(2) : 0)) % 2);
    const edges = Array.from({ length: n < 2 ? 0 : below(n * n) }, () => [below(n), below(n)])
      .filter(([v, w]) => (side ? side[v] !== side[w] : v !== w));
    const weights = edges.map(() => below(most) + (i % 2 === 0 ? 1 : -Math.floor(most / 3)));
    const graph = graphOf(n, edges);
    for (const perfect of [false, true]) {
      const about = [n, edges, weights, perfect];
      const best = (side ? heaviestOfSides : heaviestMatching)(n, edges, weights, perfect, side);
      const isPossible = !perfect || !maximumMatching(graph).includes(-1);
      equal(best !== null, isPossible, 'a matching', ...about);
      if (best === null) {
        ++found.none;
        continue;
      }
      const { mate, weight, prices, sets, order } = best;
      sizeOf(graph, mate);
      check(!side || prices.every(Number.isInteger), 'integers', ...about);
      const places = sets.map(({ vertices }) => vertices.map((v) => order.indexOf(v)));
      check(places.every((list) => Math.max(...list) - Math.min(...list) < list.length), 'contiguous', ...about);
      check(perfect ? !mate.includes(-1) : prices.every((price) => price >= 0), 'perfect', ...about);
      const heaviest = new Map();
      edges.forEach(([v, w], k) => {
        const around = sets.filter(({ vertices }) => vertices.includes(v) && vertices.includes(w));
        const price = around.reduce((sum, set) => sum + set.price, prices[v] + prices[w]);
        check(price >= weights[k], 'an edge is not paid for', ...about);
        if (mate[v] === w) heaviest.set(Math.min(v, w), Math.max(weights[k], heaviest.get(Math.min(v, w)) ?? -Infinity));
      });
      equal([...heaviest.values()].reduce((sum, w) => sum + w, 0), weight, 'weight', ...about);
      check(sets.every(({ vertices, price }) => vertices.length % 2 === 1 && price > 0), 'sets', ...about);
      equal(sets.reduce((sum, { vertices, price }) => sum + price * (vertices.length - 1) / 2,
        prices.reduce((sum, price) => sum + price, 0)), weight, 'the sum of the prices', ...about);
      found.sets += sets.length > 0;
      found.nested += sets.some((a) => sets.some((b) => a !== b && b.vertices.includes(a.vertices[0])));
      found.perfect += perfect;
      found.sides += side !== null;
    }
  }
  check(Math.min(...Object.values(found)) >= 20, 'of each kind', found);
  const { edges, weights } = read('uoj81_weighted_matching', examples.find(({ key }) => key === 'prices').text).cases[0];
  const { order } = heaviestMatching(6, edges, weights, false);
  const ends = edges.map((edge) => edge.map((v) => order.indexOf(v)).sort());
  check(!ends.some(([a, b]) => ends.some(([c, d]) => a < c && c < b && b < d)), 'edges of the example cross', order);
});

test('weights of each size', () => {
  for (let i = 0; i < 300; ++i) {
    const [left, n] = [1 + below(4), 5 + below(4)];
    const edges = Array.from({ length: below(16) }, () => [below(left), left + below(n - left)]);
    const weights = edges.map(() => below(20) - 5);
    const item = { ...caseFromGraph('abc247g_dream_team', n, edges, left), weights };
    const found = weightsBySize(item);
    equal(found.length - 1, sizeOf(item.graph, maximumMatching(item.graph)), 'sizes');
    for (let size = 1; size < found.length; ++size) {
      const { mate, weight, prices, each } = bestOfSize(item, found, size);
      equal(sizeOf(item.graph, mate), size, 'size', edges);
      const isPaid = edges.every(([v, w], k) => prices[v] + prices[w] + each >= weights[k]);
      check(isPaid && Math.min(...prices) >= 0, 'prices', edges, weights, prices);
      equal(prices.reduce((sum, price) => sum + price, size * each), weight, 'the sum', edges, weights);
    }
  }
});

test('invalid matchings, loops and parallel edges', async () => {
  const path = graphOf(4, [[0, 1], [1, 2], [2, 3]]);
  for (const mate of [[-1, -1, -1, -1], [-1, 2, 1, -1]]) {
    const message = await (async () => decompose(path, Int32Array.from(mate)))().catch((error) => error.message);
    equal(message, 'the matching is not maximum', 'decompose', mate);
  }
  equal(bipartition(graphOf(1, [[0, 0]])), null, 'a loop is an odd cycle');
  const loops = graphOf(3, [[1, 0], [0, 1], [1, 1], [1, 2], [1, 2]]);
  equal(winningMoves(loops, maximumMatching(loops), 1).join(), '0,2', 'repeated edges');
  const star = graphOf(12, Array.from({ length: 11 }, (_, v) => [v, 11]));
  equal(winningMoves(star, maximumMatching(star), 11).join(), '0,1,2,3,4,5,6,7,8,9,10', 'in the order of numbers');
  equal([[0, 2], [0, 1, 0], [1, 2, 3, 9], [4]].map((moves) => legalGame(path, moves).length), [1, 2, 3, 0], 'illegal moves');
});

// ---- The game

function someBoard() {
  const { id } = anyOf(problems.filter(({ moves, free }) => moves && free === '.'));
  const [rows, columns, walls] = [1 + below(5), 1 + below(6), below(60)];
  const sign = () => (below(100) < walls ? (id.startsWith('cerc') ? 'X' : '#') : '.');
  return caseFromRows(id, Array.from({ length: rows }, () => Array.from({ length: columns }, sign).join(''))).graph;
}

const someGraph = (n = 2 + below(14)) =>
  graphOf(n, Array.from({ length: below(3 * n) }, () => [below(n), below(n)]));

// One player starts from a won position and must win. In half of the games, this player makes the
// moves that programMove() returns, as the page does when it plays against a visitor. In the other
// half of the games, this player makes random winning moves. Where the program would be the loser, the share of
// winning replies to its move is as small as possible.
test('games from won positions', () => {
  for (let games = 0; games < 100; ) {
    const graph = games % 2 === 0 ? someBoard() : someGraph();
    const path = [below(graph.n)];
    if (graph.n === 0 || !standOf(graph, path).wins) continue;
    ++games;
    for (let isOurs = true; ; isOurs = !isOurs) {
      const stand = standOf(graph, path);
      equal(stand.wins, isOurs, 'how the game stands', graph.adj, path);
      const losesAfter = (v) => !standOf(graph, [...path, v]).wins;
      equal(stand.winning, stand.choices.filter(losesAfter).sort((a, b) => a - b), 'winning moves', graph.adj, path);
      if (stand.choices.length === 0) break;
      const shareOf = (v, replies = [...new Set(graph.adj[v])].filter((w) => w !== v && !path.includes(w))) =>
        replies.filter((w) => !standOf(graph, [...path, v, w]).wins).length / replies.length;
      const own = programMove(stand);
      check(isOurs || shareOf(own) === Math.min(...stand.choices.map((v) => shareOf(v))), 'the share', graph.adj, path);
      path.push(isOurs ? (games % 4 < 2 ? own : anyOf(stand.winning)) : games % 3 > 0 ? own : anyOf(stand.choices));
      check(stand.choices.includes(path.at(-1)), 'a legal move', graph.adj, path);
    }
  }
});

test('transcripts', () => {
  for (let i = 0; i < 300; ++i) {
    const graph = i % 2 === 0 ? someBoard() : someGraph();
    if (graph.n === 0) continue;
    const path = [below(graph.n)];
    for (;;) {
      const { choices } = standOf(graph, path);
      if (choices.length === 0 || below(20) === 0) break;
      path.push(anyOf(choices));
    }
    equal(moverWinsAlong(graph, path), path.map((_, k) => standOf(graph, path.slice(0, k + 1)).wins), graph.adj, path);
  }
});

// ---- Inputs and outputs

function checkAnswer(id, text, expected) {
  const model = read(id, text);
  const output = answer(id, model);
  check(isRight(id, text, output, expected), id, text, output, expected);
  if (!problemOf(id).editable) return;
  const written = write(id, model);
  if (problemOf(id).layout !== 'walls') {  // an input may list a cell twice, and the cells in any order
    const isNumber = (token) => /^-?\d+$/.test(token);
    const tidy = (from) => tokensOf(from).map((token) => (isNumber(token) ? Number(token) + 0 : token)).join(' ');
    const [said, tokens] = [tidy(text), tidy(written)];
    // In some formats, two zeros at the end are optional. The page does not write these zeros.
    check(tokens === said || `${tokens} 0 0` === said, tokens, 'is not', said, 'written', id);
  }
  const again = read(id, written);
  equal(write(id, again), written, 'written again', id);
  equal(answer(id, again), output, 'answered again', id);
}

test('samples', () => {
  for (const { id } of problems) {
    check(Object.keys(samples[id]).length > 0, 'samples of', id);
    for (const [name, text] of Object.entries(samples[id])) {
      for (const same of [text, text.replaceAll('\n', '\r'), text.trimEnd().replaceAll('\n', ' \r\n\n')]) {
        checkAnswer(id, same, answers[id][name]);
      }
    }
  }
  for (const { id } of allProblems.filter(({ asks }) => asks)) {
    for (const [name, text] of Object.entries(samples[id])) equal(answer(id, read(id, text)), answers[id][name], id);
    equal(answer(id, read(id, '0\n')), '', id);
  }
  for (const { id, text } of examples) equal(problemOf(id).editable ? write(id, read(id, text)) : read(id, text).error ?? text, text, 'an example of', id);
});

// Tests that the page finds our outputs right, and no output with a changed word, unless that is another right answer.
test('outputs of visitors', () => {
  const kinds = new Set();
  const verticesOf = (item) => (item.hidden ? Infinity : builtOf(item).graph.n);
  for (const { id } of problems) {
    for (const text of Object.values(samples[id])) {
      const input = read(id, text);
      const output = answer(id, input);
      const words = wordsIn(output);
      if (input.error !== null || words.length === 0 || text.length > 1000) continue;
      equal(judge(id, input, output), { key: 'right' }, id, text);
      for (const changed of ['', 'x', '0', '1', '7', '1 1']) {
        const { index, word } = anyOf(words);
        const other = output.slice(0, index) + changed + output.slice(index + word.length);
        const { key, at, vertex = -1, ...fault } = judge(id, input, other);
        if (key === 'right') equal(tokensOf(other), tokensOf(output), id, text);
        else if (key === 'other') check(isRight(id, text, other, output), id, text, other);
        else check(at >= 0 && at <= wordsIn(other).length && vertex < verticesOf(input.cases[fault.index ?? 0]), 'the place', id, text, other, at, vertex);
        for (const language of ['zh', 'en']) {
          setLanguage(language);
          check(!/undefined|NaN/.test(t(`mine_${key}`, fault)), key, id, text, other);
        }
        kinds.add(key);
      }
    }
  }
  for (const kind of ['differs', 'missing', 'surplus', 'end', 'more', 'count', 'noEdge', 'twice']) check(kinds.has(kind), kind);
  const judged = (id, text, output) => judge(id, read(id, text), output);
  equal(judged('jsoi2009_game', '1 3\n...\n', 'WIN\n1 3\n').vertex, 0, 'a start is missing');
  equal(judged('cerc2011_racing_car_trail', '1 1\n.\n1 3\n...\n0 0\n', 'B\n\nBAA\n').vertex, 2, 'a cell of the second map');
  for (const [key, id, text, output] of [['other', 'uoj79_general_matching', '4 4\n1 2\n2 3\n3 4\n4 1\n', '2\n4 3 2 1\n'],
    ['other', 'uoj80_weighted_bipartite_matching', '1 2 4\n1 1 5\n1 1 3\n1 2 5\n1 2 3\n', '5\n2\n'],
    ['noSeat', 'luogu3254_round_table', '1 2\n2\n2 2\n', '1\n1 1\n'], ['differs', 'luogu3254_round_table', '1 1\n2\n2\n', '1\n1 1\n'],
    ['again', 'luogu2764_minimum_path_cover', '3 2\n1 2\n1 3\n', '1 2\n1 3\n2\n'],
    ['size', 'luogu2764_minimum_path_cover', '3 2\n1 2\n1 3\n', '1\n2\n3\n2\n'],
    ['size', 'luogu4298_sacrifice', '3 1\n1 2\n', '2\n100\n111\n']]) equal(judged(id, text, output).key, key, id, output);
});

test('small inputs', () => {
  const killed = problems.filter(({ id }) => {
    const list = trickyOf(id);
    check(list.length >= 12 && new Set(list.map(({ text }) => text)).size === list.length, id, list.length);
    for (const { text, output } of list) equal([judge(id, read(id, text), output).key, read(id, text).error, ...read(id, text).warnings], ['right', null], id, text);
    check(scriptOf(id).endsWith(`\nt ${list.length} '${list.at(-1).text}' '${list.at(-1).output.trimEnd()}'\n`), 'the script', id);
    return list.some(({ rules }) => rules.length > 0);
  });
  check(killed.length >= 44, killed.length);
});

// Tests that what the page cannot read stays in the text when a case before is drawn.
test('the rest of a text', () => {
  for (const [id, text] of [['gcj2008_king', '4\n1 1\nK\n1 1\nK\n1 1\n?\n1 1\nK\n'], ['gcj2008_king', '3\n1 1\nK\n'],
    ['cerc2011_racing_car_trail', '1 1\n.\n1 1\né\n0 0\n'], ['hdu4687_boke_and_tsukkomi', '2 1\n1 2\n2 1\n1'],
    ['jsoi2009_game', '1 1\n.\n?\n'], ['cf1970c_game_on_tree', '2 3\n1 2\n1\n9\n2\n']]) equal(write(id, read(id, text)), text, id);
});

// Tests that the page has the files of src/submit, and is small.
test('codes', async () => {
  let chinese = 0;
  for (const { id } of allProblems) {
    const code = await (await fileAt(urlOf(`${query.samples}/../src/submit/${id}.cpp`))).text();
    equal(codeOf(id), code, id);
    setLanguage('zh');
    chinese += /std;\n\/\/ (二分图|一般图|把棋盘|树上的|给矩阵)/.test(codeOf(id));
    const [bare, same] = [code, codeOf(id)].map((text) => text.replace(/ *\/\/.*/g, '').replace(/\n+/g, '\n'));
    equal(same, bare, 'the code between Chinese comments', id);
    setLanguage('en');
  }
  check(chinese > 50, 'Chinese comments', chinese);
  check((await fileAt(pageUrl)).size < 585000, 'the size of the page');
});

test('problems are found', () => {
  const found = (text) => problemsFor(text).map(({ id }) => id);
  for (const [text, isIt] of [['KM', ({ weighted, shape }) => weighted && shape === 'bipartite'],
    ['带花树', ({ shape }) => shape !== 'bipartite'], ['博弈', ({ game }) => game], ['最大权', ({ weighted, layout }) => weighted || layout === 'numbers'],
    ...['capacities', 'multiple matching', '多重匹配'].map((text) =>
      [text, ({ layout }) => ['numbers', 'planets', 'seats'].includes(layout)]),
    ['blossom', ({ shape, bipartite }) => ['graph', 'board', 'tree'].includes(shape) && !bipartite],
    ...['带权带花树', '必须边', '可行边', '增广路', '完美匹配', '骨牌', '模板', 'vertex cover', 'independent set'].map((text) => [text, () => true]),
    ['könig', ({ id }) => found('点覆盖').includes(id)], ['antichain', ({ layout }) => layout === 'arcs']]) {
    const list = problemsFor(text).filter(({ asks }) => !asks);
    check(list.length > 0 && list.every(isIt), text, found(text));
  }
  for (const text of ['hungarian', 'blossom']) equal(problemsFor(text)[0].question.name, 'matching', text);
  // What people type, and one of the first three problems that it must find; the first 20 words are of somebody who had
  // not seen the page.
  for (const [id, words] of [['uoj79_general_matching', '带花树算法,blossom algorithm,Edmonds'], ['jsoi2009_game', '二分图博弈,必胜点,bipartite matching game'],
    ['luogu6577_weighted_perfect_matching', 'KM算法,Kuhn-Munkres'], ['luogu4298_sacrifice', '最长反链,Dilworth theorem'],
    ['librarychecker_assignment', '指派问题,assignment problem,Hall'], ['uoj80_weighted_bipartite_matching', '费用流,min cost flow'],
    ['luogu3254_round_table', '多重匹配,圆桌,capacity,matching with capacities,max flow'], ['uoj81_weighted_matching', '一般图最大权匹配,weighted matching'],
    ['luogu3355_knights', '最小点覆盖,koenig,König定理,vertex covers,knights,骑士,二分图最大独立集'],
    ['luogu3386_bipartite_matching', 'edge cover'], ['cf1773d_dominoes', 'domino tiling'], ['hdu3446_chess', 'undirected vertex geography'],
    ['jsoi2009_game', '洛谷P4055,bzoj 1443'], ['hdu3605_escape', 'planet,bmatching,escape'], ['cf1710e_two_arrays', '1710E'],
    ['luogu2774_grid_numbers', '最小割,min cut,max weight independent set,最大权独立集,方格取数,b-matching'], ['cf1970c_game_on_tree', '1970 C2'],
    ['luogu2764_minimum_path_cover', 'path cover,路径覆盖'], ['luogu7368_asteroids', 'asteroid'], ['hdu1281_board_game', 'rooks'],
    ['noi2011_rabbit_egg', '兔,rabbit'], ['luogu4014_assignment', 'Hungarian p4014'], ['luogu1407_stable_marriage', 'stable marriage']]) {
    for (const text of words.split(',')) check(found(text).slice(0, 3).includes(id), text, found(text));
  }
  equal(['最小割', 'min cut'].map((text) => found(text)[0]), ['luogu2774_grid_numbers', 'luogu2774_grid_numbers']);
  for (const text of ['点覆盖', '独立集', 'hungarian', '必须点', 'path cover']) check(found(text).length <= 8, text, found(text));
  for (const [language, problem] of ['en', 'zh'].flatMap((name) => allProblems.map((one) => [name, one]))) {
    check(found(titleWithNames(problem, language)).includes(problem.id), titleWithNames(problem, language));
  }
  equal([found('qqq'), found('nights'), found('055'), found('')], [[], [], [], []], 'nothing');
  for (const problem of allProblems) {
    const names = problem.judges.split(', ');
    for (const name of names) check(/\d/.test(name) ? found(name)[0] === problem.id : found(name).includes(problem.id), name);
    const named = titleWithNames(problem, 'en');
    check(names.every((name) => !/\d/.test(name) || /\d/.test(named)) && !/\b([A-Z]\w+ \d+)\b.*\b\1\b/.test(named), 'the menu', named);
  }
});

test('links of tools', () => {
  for (const [id, text, line] of linksOfTools) {
    const { problem, text: unpacked } = stateOf(/^See it: [^#]*\/matching_games\.html(#\S*)\n$/.exec(line)[1]);
    equal([problem, unpacked], [id, text.replaceAll('\r\n', '\n')], line);
    equal(read(id, text).error, null, id, text);
  }
});

test('files', () => {
  const found = (...bytes) => read('jsoi2009_game', textOfBytes(new Uint8Array(bytes))).error?.token ?? '';
  equal(found(0xef, 0xbb, 0xbf, 0x31, 0x20, 0x31, 0, 0x2e, 0x1a), '', 'a mark before the text');
  equal(found(0xff, 0xfe, 0x31, 0, 0x20, 0, 0x31, 0, 0x0a, 0, 0x2e, 0), '', 'UTF-16');
  equal(found(0xe6, 0xa3, 0x8b), '\xe6\xa3\x8b', 'UTF-8');
});

// Tests sentences about faults: limits, cycles and sets with too few neighbors.
test('sentences about faults', () => {
  const saidOf = (id, text) => faultSays(read(id, text).error, problemOf(id));
  setLanguage('en');
  equal(saidOf('uoj81_weighted_matching', '2 1\n1 2 2000000000\n'), t('faultMost',
    { line: 2, found: "'2000000000'", high: 1000000000 }), 'too large');
  check(saidOf('uoj81_weighted_matching', '2 1\n1 2 -2000000000\n').includes('at least -1000000000'), 'too small');
  check(saidOf('luogu2764_minimum_path_cover', '4 4\n1 2\n2 3\n3 1\n3 4\n').endsWith('3 → 1 → 2 → 3'), 'a cycle');
  const ring = Array.from({ length: 12 }, (_, v) => `${v + 1} ${(v + 1) % 12 + 1}\n`).join('');
  check(/( → \d+){9} → …$/.test(saidOf('luogu2764_minimum_path_cover', `12 12\n${ring}`)), 'a long cycle');
  check(saidOf('luogu3731_new_urbanization', '4 4\n1 2\n2 3\n3 1\n3 4\n').endsWith('2 → 1 → 3 → 2'), 'an odd cycle');
  check(['1 501', '501 1'].every((sides) => read('uoj80_weighted_bipartite_matching', `${sides} 0\n`).error?.most === 500), 'a side');
  check(saidOf('luogu6577_weighted_perfect_matching', '3 2\n1 1 1\n2 1 1\n').includes('vertex\u00a03 has no'), 'the smallest set');
  const said = saidOf('luogu6577_weighted_perfect_matching', '3 4\n1 1 1\n2 1 1\n3 2 1\n3 3 1\n').replaceAll('\u00a0', ' ');
  check(said.includes('2 vertices (left vertex 1, left vertex 2) have only 1 neighbor (right vertex 1)'), 'a set', said);
  const answered = answerOf(nowOf('luogu1963_transform', '6\n1 0 2 2 2 2\n')).replaceAll('\u00a0', ' ');
  check(answered.includes('3 vertices (place 0, place 1, place 3) have only 2 neighbors (number 1, number 5)'), answered);
  for (let i = 0; i < 300; ++i) {
    const n = 1 + below(9);
    const edges = Array.from({ length: below(2 * n) }, () => [below(n), below(n)]).filter(([v, w]) => v !== w);
    const graph = graphOf(n, edges);
    const cycle = oddCycle(graph);
    equal(cycle.length % 2, bipartition(graph) === null ? 1 : 0, 'odd', edges, cycle);
    check(cycle.every((v, k) => graph.adj[v].includes(cycle[(k + 1) % cycle.length])), 'a cycle', edges, cycle);
    const mate = maximumMatching(graph);
    if (cycle.length > 0 || !mate.includes(-1)) continue;
    const { set, neighbors } = hallSet(graph, mate);
    const around = new Set(set.flatMap((v) => graph.adj[v]));
    check(set.length > around.size && neighbors.length === around.size && neighbors.every((v) => around.has(v)), 'set', edges);
  }
});

// Checks that a message of a solver is about this fault: its line, limits and token.
function checkFault({ kind, line, low, high, token }, message, ...about) {
  check(message.startsWith(`line ${line}: `), 'the line', line, message, ...about);
  if (message.endsWith('fits into the memory, found a larger one')) return;
  check(low === undefined || message.includes(`from ${low} to ${high}, found`), 'the limits', low, high, message, ...about);
  check(token === undefined || /[^ -~]/.test(token) || message.includes(quoted(token)), 'the token', token, message, ...about);
  equal(kind === 'End', message.includes('found the end of the input'), message, ...about);
}

// For each input in `texts`, checks that the page gives the same answer, and finds the same error and first
// warning, as the solver of the problem in src/problems, and says them in both languages. For each
// problem, at least `leastFailed` inputs must give an error, so that errors are tested.
function checkSolvers(texts, leastFailed) {
  const failed = {};
  const kinds = new Set();
  for (const [id, text, expected, message, warning] of texts) {
    if (!problems.some((problem) => problem.id === id)) continue;
    const model = read(id, text);
    const { error, warnings } = model;
    equal([error === null, warnings.length === 0], [message === '', warning === ''], message, warning, id, text);
    if (error !== null) checkFault(error, message, id, text);
    if (warnings.length > 0) checkFault(warnings[0], warning.replace('warning: ', ''), id, text);
    const more = warnings.length > 1 ? ` (and ${warnings.length - 1} more)` : '';
    check(warning.endsWith(more) && (more !== '' || !/\(and \d+ more\)$/.test(warning)), 'warnings', warning, id, text);
    for (const fault of [...warnings, ...(error === null ? [] : [error])]) {
      for (const language of ['zh', 'en']) {
        setLanguage(language);
        const said = faultSays(fault, problemOf(id));
        check(said.includes((fault.ragged ?? fault).line), 'the line', id, text, said);
        check(!/undefined|NaN/.test(said), 'a value is missing', id, text, said);
        kinds.add(fault.kind);
      }
    }
    const output = answer(id, model);
    if (message === '') {
      check(isRight(id, text, output, expected), id, text, output, expected);
      continue;
    }
    equal(output, expected, id, text);
    failed[id] = (failed[id] ?? 0) + 1;
  }
  check(['Closing', 'Cycle', 'End', 'Hall', 'More', 'Pattern', 'Range', 'Row', 'Setting', 'Sign', 'Start']
    .every((kind) => kinds.has(kind)), 'kinds of faults', [...kinds]);
  for (const { id } of problems) check(failed[id] >= leastFailed, 'enough bad inputs of', id, failed[id]);
}

test('some texts', () => checkSolvers(solversOnTexts.filter(isInDefault), 1));
test('other texts', () => checkSolvers(solversOnTexts.filter(isInRelease), 20), 'release');

test('cases', () => {
  const board = caseFromRows('hdu3446_chess', ['#.K', '...']);
  equal(board.vertexAt(1, 2), 4, 'vertexAt');
  for (const [r, c] of [[0, 0], [-1, 0], [0, -1], [2, 0], [0, 3]]) {
    equal(board.vertexAt(r, c), -1, 'vertexAt', r, c);
  }
  equal(caseFromRows('hdu3446_chess', ['..']).token, -1, 'no king');
  equal(write('noi2011_rabbit_egg', { cases: [caseFromRows('noi2011_rabbit_egg', ['XO.OXO'])] }), '1 6\nXO.OXO\n0\n', 'no move');
  for (const [id, text] of [['uoj79_general_matching', '100000000 0'],
    ['luogu3355_knights', '100000000 0'], ['uoj78_bipartite_matching', '100000000 0 0'],
    ['codechef_hamilg', '3 1000000 0 1000000 0 1000000 0']]) {
    const { cases, error } = read(id, text);
    check(error?.limit && error.line === 1 && cases.length === 0, 'too much for', id);
  }
  equal(read('gym102407e_strange_game', '2 3\n1 1\n1 2\n2 2\n').cases[0].graph.adj, [[1], [0, 2], [1]], 'loops in a line graph');
});

// Tests the largest inputs that are drawn, and that there is an answer to larger ones.
test('the limits of the picture', () => {
  for (const [id, most, textOf] of [
    ['bzoj2463_who_wins', 50, (k) => `${k}\n0\n`], ['nowcoder57356f_link_with_chess_game', 10, (k) => `1\n${k} 1 1 2\n`],
    ['seerc2019_game_on_a_tree', 200, (k) => `${k}\n${lines(k - 1, (i) => `${i + 1} ${i + 2}`)}`],
    ['gym102407e_strange_game', 200, (k) => `${k + 1} ${k}\n${lines(k, (i) => `1 ${i + 2}`)}`],
    ['uoj79_general_matching', 10000, (k) => `${k} 0\n`], ['luogu3254_round_table', 199, (k) => `1 ${k}\n${lines(k + 1)}`],
    ['cf1710e_two_arrays', 200, (k) => `1 ${k}\n${lines(k + 1)}`], ['uoj81_weighted_matching', 200, (k) => `${k} 1\n1 2 3\n`],
    ['luogu4014_assignment', 100, (k) => `${k}\n${lines(k * k)}`]]) {
    const [last, next] = [most, most + 1].map((k) => read(id, textOf(k), true));
    check(!last.cases[0].hidden && (next.error ? next.error.limit : next.cases[0].hidden), 'the limit', id);
    const said = ['zh', 'en'].map((language) => solved({ id, text: textOf(most + 1), index: 0, mine: '', language }).answer);
    check(said.every((one) => one.length > 3 && !/undefined|NaN/.test(one)), 'an answer', id, said);
  }
});

// Edits graphs and trees at random. After each edit, writing the graph or tree as an input and
// reading this input must give the same graph or tree.
test('edits', () => {
  const changedTree = (id, item) =>
    anyOf([withoutNode, withParent, withLeaf])(id, item, below(item.parent.length), below(item.parent.length));
  const changedGraph = (id, item) => {
    const { n } = item.graph;
    const at = Array.from({ length: n }, () => [0, 0]);
    const v = below(n);
    switch (n === 0 || !isRemovable(id, item, v) ? 5 : below(item.edges.length > 0 ? 6 : 4)) {
      case 0: return withoutVertex(id, item, at, v)[0];
      case 1:
      case 2: return withEdge(id, item, below(n), below(n));
      case 4: return withEdge(id, item, ...anyOf(item.edges));
      default: return withVertex(id, item, at, [0, 0], below(2))[0];
    }
  };
  for (const { id, shape } of problems.filter((problem) => problem.editable && !problem.moves && !problem.numbered)) {
    let item = blankCase(id);
    for (let i = 0; i < 200; ++i) {
      if (i % 40 === 0) item = blankCase(id);
      const before = item;
      item = shape === 'tree' ? changedTree(id, item) : changedGraph(id, item);
      const text = write(id, { cases: [item] });
      const { cases: [again], error } = read(id, text);
      if (error !== null) check(false, id, write(id, { cases: [before] }), text, error.message);
      equal(write(id, { cases: [again] }), text, 'written again', id);
      equal(again.graph.n, item.graph.n, 'vertices', id, text);
      const ends = (edges) => edges.map((edge) => [...edge].sort((a, b) => a - b)).sort().join(' ');
      equal(ends(again.edges), ends(item.edges), 'edges', id, text);
    }
  }
  const record = read('noi2011_rabbit_egg', '1 5\n.OXOX\n2\n1 2\n1 3\n1 4\n1 5\n').cases[0];
  equal(withSign('noi2011_rabbit_egg', record, 0, 4, 'O').path, [0, 1, 2], 'whole rounds');
  let [item, at] = [blankCase('luogu6577_weighted_perfect_matching'), [[0, 0], [0, 60], [220, 0], [220, 60]]];
  for (const x of [230, 300, 400]) [item, at] = withVertex('luogu6577_weighted_perfect_matching', item, at, [x, 0], 1);
  check(at.every((p, v) => at.slice(0, v).every((q) => Math.hypot(p[0] - q[0], p[1] - q[1]) > 30)), at);
});

test('ancestors', () => {
  const id = 'seerc2019_game_on_a_tree';
  for (let i = 0; i < 300; ++i) {
    const n = 1 + below(20);
    const edges = Array.from({ length: n - 1 }, (_, v) => [v + 1, below(v + 1)]);
    const { graph, order, parent } = caseFromTree(id, n, edges);
    const { exposed } = solve(graph).decomposition;
    equal(exposedInTree(order, parent), exposed.length, 'exposed', edges);
  }
  for (const n of [1000, 1001]) {
    const chain = Array.from({ length: n - 1 }, (_, v) => [v, v + 1]);
    const model = { cases: [caseFromTree(id, n, chain)] };
    check(model.cases[0].hidden && model.cases[0].graph.n === 0, 'a long chain');
    equal(answer(id, model), n % 2 === 0 ? 'Bob\n' : 'Alice\n', 'a long chain', n);
    equal(write(id, read(id, write(id, model))), write(id, model), 'written', n);
  }
});

// ---- State, pictures, tabs

test('addresses', () => {
  const states = [firstState, { ...firstState, problem: 'gcj2008_king', text: '1\n2 1\nK\n#\n+*/%', index: 3,
    tab: 'play', coloring: 'cover', vertex: 7, step: 2, moves: [3, 1, 2], opponent: 'none',
    hint: true, asked: true, at: [[1, 20], null, [300, 4]], language: 'zh', theme: 'dark' }];
  for (const state of states) {
    equal(JSON.stringify(stateOf(addressOf(state))), JSON.stringify(state), 'there and back');
  }
  equal(addressOf(firstState), '#', 'the first state');
  for (const part of ['x=-5', 'x=-', 'x=1e9', 'c=-1', 's=-2', 's=1.5', 'g=-1', 'g=0..1', 'g=x', 'a=1', 'a=-1_2',
    'a=123456_7', 'a=1_2_3', 'm=nothing', 'v=7', 'o=', 'l=fr', 't=%', 'q=1', '=']) {
    equal(addressOf(stateOf(`#${part}`)), '#', part);
  }
});

const distance = ([x, y], [z, w]) => Math.hypot(x - z, y - w);

test('layouts', () => {
  for (let i = 0; i < 30; ++i) {
    const n = i === 0 ? 0 : 1 + below(60);
    const edges = Array.from({ length: n < 2 ? 0 : below(n) }, () => [below(n), below(n)]);
    const item = caseFromGraph('uoj79_general_matching', n, edges);
    const { points, width, height } = layoutOf(item, [], [600, 400]);
    equal(points.length, n, 'points');
    check(points.flat().every((x) => x >= 15) && width >= 600 && height >= 400, 'inside', edges);
    check(points.every(([x, y]) => x <= width - 15 && y <= height - 15), 'inside', edges);
    points.forEach((p, v) => points.slice(0, v).forEach((q) => check(distance(p, q) > 40, 'apart', edges)));
  }
  const moved = layoutOf(caseFromGraph('uoj79_general_matching', 2, []), [[50, 60], [200, 60]]);
  equal(moved.points.join(), '50,60,200,60', 'put by hand');
});

// Tests that the weights and prices in the picture of a graph with weights cover neither each other nor a
// vertex, except for weights for which there is no place, and that the outlines of sets are nested.
test('labels', () => {
  let shown = 0;
  for (let i = 0; i < 400; ++i) {
    const n = 2 + below(i % 2 === 0 ? 7 : 25);
    const pairs = Array.from({ length: below(i % 2 === 0 ? 3 * n : 2 * n) }, () => [below(n), below(n)]);
    const edges = pairs.filter(([v, w]) => v !== w).map(([v, w]) => `${v + 1} ${w + 1} ${1 + below(anyOf([9, 9999]))}`);
    const twoInside = '8 12/1 2 8/1 3 8/2 3 8/3 4 4/4 5 8/4 6 8/5 6 8/1 7 4/4 7 3/6 7 4/2 8 1/3 8 1/'.replaceAll('/', '\n');
    const text = i === 0 ? twoInside : [`${n} ${edges.length}`, ...edges, ''].join('\n');
    const now = nowOf('uoj81_weighted_matching', text);
    const { weights, prices, sets } = tabOf(now).base(now);
    const isOver = (p, q) => Math.abs(p[0] - q[0]) < 12 && Math.abs(p[1] - q[1]) < 12;
    const vertices = prices.map((_, v) => [now.layout.x(v), now.layout.y(v)]);
    const labels = tabOf(now).says(now).includes(t('moreWeights')) ? prices : [...prices, ...weights];
    labels.forEach((p, k) => {
      check(vertices.every((q) => distance(p, q) > 15), 'on a vertex', text, p);
      check(labels.slice(0, k).every((q) => prices.includes(q) && prices.includes(p) || !isOver(p, q)), 'collide', text, p);
    });
    shown += weights.length;
    const inside = ({ vertices }) => sets.filter((set) => set.vertices.length < vertices.length && vertices.includes(set.vertices[0]));
    check(sets.every((set) => set.level === 1 + Math.max(0, ...inside(set).map(({ level }) => level))), 'levels', text);
    const [x, y] = [0, 1].map((k) => vertices.map((p) => p[k]));
    check(n < 5 || Math.max(...x) - Math.min(...x) > now.layout.width / 4 ||
      Math.max(...y) - Math.min(...y) > now.layout.height / 2, 'fills', text);
  }
  check(shown > 200, 'weights', shown);
});

// Returns an argument `now` for the functions in src/page/views/tabs.js that make the contents of a tab.
// The field `state` of `now` is the state of the page: firstState with the given problem and text,
// and with the fields of `part`. The pointer is on the vertex `pointed`.
function nowOf(id, text, part = {}, pointed = -1) {
  const problem = problemOf(id);
  const built = builtOf(read(id, text).cases[0]);
  const item = viewOf({ problem, item: built, state: part }) === 'less' ? built.less : built;
  const layout = layoutOf(item, [], [400, 300], roomOfWeights(problem, item, part.tab, 1));
  const state = { ...firstState, tab: 'why', problem: id, text, ...part };
  const now = { state, problem, item, layout, solved: solvedOf(item), cursor: pointed, pointed, count: 1, index: 0,
    tab: state.tab, tool: toolsOf(problem)[0], weight: 1, counted: '', note: '', rubber: null, canUndo: false };
  return { ...now, view: viewOf(now) };
}

// Tests that no values are missing in the texts, the picture and the legend of every tab of every
// problem, in both languages, and that every line of the legend is about a color of the picture.
test('tabs', () => {
  for (const problem of problems) {
    const { id } = problem;
    const text = Object.values(samples[id])[0];
    const game = nowOf(id, text).item.graph.n > 0 ? [0] : [];
    for (const tab of tabsOf(problem)) {
      for (const [part, pointed] of [[{ step: 1 }, -1], [{}, 0],
        [{ coloring: 'cover' }, 0], [{ moves: game, step: 2 }, -1], [{ moves: game, step: 3 }, -1],
        [{ moves: game, hint: true, asked: true }, 0]]) {
        const now = nowOf(id, text, { tab, ...part }, pointed);
        if (pointed >= now.item.graph.n) continue;
        const { base, overlay, controls, says, describes, body, legend } = tabOf(now);
        for (const language of ['zh', 'en']) {
          setLanguage(language);
          const said = [controls(now), says(now), describes?.(now) ?? '', body(now)].join('|');
          check(said.length > 20 && !/undefined|NaN|\[object|null\b/.test(said), id, tab, said);
          const plain = said.replace(/<[^>]*>/g, '');
          check(tab === 'code' || !/\b1 (pairs|vertices|cells|edges|neighbors|paths|chains|mistakes|moves) |[^.=“]\.\.[^.=”]|[^\d\w]-\d|\([^()\d]*[一-鿿]/.test(plain), 'grammar', id, plain);
          check(!/(<p[^>]*>|<h2>|<\/b>)\s*[a-z]|>\(\d+,\s\d+\)\./.test(said), 'the start of a sentence', id, said);
          check(language === 'en' || tab === 'code' || !/[，。：；？！）]\s/.test(plain), 'blanks', id, said);
        }
        const layers = [...baseOf(now.item, now.layout, base(now)), ...overlayOf(now.item, now.layout, overlay(now))];
        const all = linesIn(legend(now), layers, true);
        const lines = all.filter(([, , , isUsed]) => isUsed);
        equal(all.slice(0, lines.length), lines, 'hidden lines come last');
        const bare = ['++', 'o◇', '-−', 'xx', 'DD', 'AA', 'CC'].filter(([sign, mark]) =>
          base(now).signs?.includes(sign) && !lines.some(([, , line]) => line.startsWith(mark)));
        equal(bare, [], 'marks that the legend lacks', id, tab);
        const svg = svgFile(withLegend(layers, now.layout, lines), (color) => color);
        check(svg.length > 200 && !/undefined|NaN/.test(svg), id, tab, 'drawn');
        for (const [, color, line] of lines) {
          check(layers.some(({ fill, stroke }) => [fill, stroke].includes(color)), id, tab, line, 'is not drawn');
          check(svg.includes(line.split(/[&<"]/)[0]), id, tab, line);
        }
      }
    }
  }
});

// Tests that sentences have the numbers in the output of the solver, also where two numbers could be exchanged.
test('numbers in sentences', () => {
  setLanguage('en');
  const saidBy = {
    mistakes: ([mistakes], { path }) => [mistakes, (path.length - 1) / 2],
    largest_set: ([count], { graph: { n } }) => [count, n, n - count],
    best_perfect: (numbers, _, form) => numbers.slice(0, form.split('\n')[0].split(' ').length),
    optimal_pairs: ([greatest, ...pairs]) => [greatest, pairs.length / 2],
    weights_by_size: ([size, ...weights]) => [size, Math.max(...weights)],
    path_cover: (numbers, { left }) => [numbers.at(-1), left, left - numbers.at(-1)],
    antichain: ([count], { left }) => [count, count, left],
  };
  for (const [id, text, expected, message] of solversOnTexts.filter(isInDefault)) {
    const { question: { name }, form, win } = problemOf(id);
    const { cases: [item, more], warnings } = read(id, text);
    if (message !== '' || more || !item || item.hidden || warnings.length > 0 || builtOf(item).graph.n === 0) continue;
    const output = tokensOf(expected).map(Number);
    const isNumber = /^\{(count|size|value|weight)\}/.test(form) && output[0] !== 0;
    const numbers = saidBy[name]?.(output, item, form) ?? (isNumber ? output.slice(0, 1)
      : item.starts?.length > 0 || ['winners', 'map'].includes(name) ? [expected.split(win).length - 1] : []);
    const said = (answerOf(nowOf(id, text)).match(/-?\d+/g) ?? []).map(Number);
    check(numbers.every((number, i) => (saidBy[name] ? number === said[i] : said.includes(number))), 'said', id, text, numbers, said);
  }
  const letters = '4/1 3/1 4/2 3/2 4/3 1/3 2/4 1/4 2/4 3/0 0/';
  for (const [id, text, key, values] of [['ssl1331_letters', letters, 'edges', { edges: 7, some: 6, every: 2 }],
    ['abc247g_dream_team', '3/1 1 5/1 2 4/2 1 -3/', 'weights_by_size', { size: 2, weight: 5 }],
    ['uoj81_weighted_matching', '4 3/1 2 1/2 3 5/3 4 1/', 'heaviest', { size: 1, weight: 5 }]]) {
    equal(answerOf(nowOf(id, text.replaceAll('/', '\n'))), t(`answer_${key}`, values), id);
  }
});

// Tests the numbers in the sentences of the secondary views: each is computed a second time, and each formula holds.
test('numbers in secondary views', () => {
  setLanguage('en');
  const plain = (html) => html.replace(/<.?dfn[^>]*>/g, '').replace(/<[^>]*>/g, '\n').replace(/\u00a0/g, ' ').replace(/−/g, '-').replace(/×/g, '*').replace('&lt;', '<');
  const checkSaid = (now, lines = {}) => {
    const said = plain(`${tabOf(now).says(now)} ${tabOf(now).body(now)}`);
    for (const [key, values] of Object.entries(lines)) check(!values || said.includes(plain(t(key, { ...wordsOf(now), ...values }))), key, values, said);
    for (const [, left, sign, right] of said.matchAll(/((?:-?\d+(?:\.5)? [+*/-] )*-?\d+(?:\.5)?) ([=≤≥<]) ((?:-?\d+(?:\.5)? [+-] )*-?\d+(?:\.5)?)/g)) {
      const [a, b] = [left, right].map((text) => Function(`return ${text.replaceAll('- -', '+ ')}`)());
      const [, loss = Math.abs(a - b)] = sign === '=' ? [] : / by at least (\d+)/.exec(said) ?? [];
      check({ '=': a === b, '≤': a <= b, '≥': a >= b, '<': a < b }[sign] && Number(loss) === Math.abs(a - b), said, now.state);
    }
    [...said.matchAll(/^(-?\d+) \(\+?(-?\d+)\)$/gm)].reduce((sum, [, weight, more]) => equal(sum + Number(more), Number(weight)) ?? Number(weight), 0);
  };
  const count = (list, isIt) => Array.from(list).filter(isIt).length;
  const pairsOf = (mate) => count(mate, (w) => w !== -1) / 2;
  for (const [id, text, output = answer(id, read(id, text))] of [...solversOnTexts.filter(([, , , message], i) => i % 32 === 0 && message === ''),
    ...problems.flatMap((one) => Object.values(samples[one.id]).map((sample) => [one.id, sample]))]) {
    const { graph = {}, path, pieces, hidden } = builtOf(read(id, text).cases[0] ?? { hidden: true });
    if (hidden || graph.n === 0 || graph.n > 40) continue;
    const now = nowOf(id, text);
    const of = (part, at = { ...now, state: { ...now.state, ...part }, tab: part.tab ?? 'why' }) => ({ ...at, view: viewOf(at) });
    const { problem, layout: { isMatrix, rows, columns }, solved: { decomposition: { classes, oddComponents: components } } } = now;
    for (let pointed = -1; pointed < graph.n; ++pointed) checkSaid({ ...now, cursor: pointed, pointed });
    for (let i = 0; isMatrix && i < rows * columns; ++i) checkSaid({ ...now, cursor: [Math.floor(i / columns), i % columns] });
    if (!tabsOf(problem).includes('search')) continue;
    // In each step of the Hungarian method, the prices pay for all edges, and exactly for the pairs and the tree.
    for (const [k, coloring] of problem.weighted ? weightsAsked(problem).entries() : []) {
      for (let [step, most] = [0, 1]; step <= most; ++step) {
        const at = nowOf(id, text, { tab: 'search', step, coloring });
        const { mate, links, prices } = tabOf(at).base(at);
        const sumOf = (ends) => ends.reduce((sum, u) => sum + Number(prices[u][2].replace('−', '-')), 0);
        const slack = at.item.edges.map((ends, i) => (coloring === 'least' ? -1 : 1) * (sumOf(ends) - at.item.weights[i]));
        const pairs = [...mate.entries()].filter(([v, w]) => v < w);
        const tight = at.item.edges.filter((_, i) => slack[i] === 0).map(String);
        check(Math.min(...slack, 0) === 0 && [...links, ...pairs].every((ends) => tight.includes(String(ends))), 'prices', id, text, step);
        checkSaid(at);
        most = Number(/max="(\d+)"/.exec(tabOf(at).controls(at))[1]);
        const numbers = tokensOf(output).slice(problem.question.sizes ? 1 : k).map(Number);
        if (step === most) equal(pairs.reduce((sum, ends) => sum + sumOf(ends), 0), problem.question.sizes ? Math.max(0, ...numbers) : numbers[0], 'the end', id, text);
      }
    }
    if (problem.weighted) continue;
    const [{ n }, steps] = [graph, []];
    const pairs = pairsOf(maximumMatching(graph, (step) => steps.push(step)));
    const [losing, barrier] = ['D', 'A'].map((kind) => count(classes, (c) => c === kind));
    const values = { n, pairs, covered: 2 * pairs, exposed: n - 2 * pairs, losing, barrier, components, cover: pairs, independent: n - pairs };
    const isLeft = values.exposed > 0 && values;
    const lines = { cover: { proof_cover: values, proof_coverSo: values }, classes: { proof_vertices: values, proof_pairs: values,
      proof_exposed: isLeft, [bipartition(graph) ? 'proof_hall' : barrier > 0 ? 'proof_so' : 'proof_isolated']: isLeft } };
    for (const coloring of Object.keys(lines)) if (of({ coloring }).view === coloring) checkSaid(of({ coloring }), lines[coloring]);
    [{ reason_pairs: values, reason_left: isLeft }, {}, { reason_so: values }].forEach((said, i) =>
      problem.game && checkSaid(of({ moves: [0], step: i + 1 }), said));
    // The search ends with the trees of all vertices that alternating paths reach: those in D and A.
    const end = of({ tab: 'search', step: steps.length });
    equal(tabOf(end).base(end).fills, classes.map((c) => (c === 'C' ? '' : 'done')), 'the end of the search', id, text);
    steps.forEach(({ type, v, vertices = [v ?? 0], mate = [] }, i) => {
      const at = of({ tab: 'search', step: i + 1 });
      const [from, to, root] = [vertices[0], vertices.at(-1), v ?? vertices[0]].map((u) => nameOf(at, u));
      const said = { path: { from, to, edges: vertices.length - 1 }, flip: { pairs: pairsOf(mate) }, fail: { v: root, count: vertices.length } };
      checkSaid(at, { [`step_${type}`]: said[type], searchEnd: i + 1 === steps.length && values });
    });
    for (let step = 0; pieces && step + 1 < path.length; ++step) {
      const [who, winner] = [step, step + !standOf(graph, path.slice(0, step + 1)).wins].map((turn) => mover(now, turn % 2));
      checkSaid(of({ tab: 'play', step }), { roundNow: { round: (step - step % 2) / 2 + 1, who, winner, v: nameOf(now, path[step]) } });
    }
  }
});

// Tests the proofs of answers that are not only about the size of a matching, by what the picture shows.
test('details', () => {
  const shownBy = {
    // The path begins with a smaller mate, and ends at a vertex that must not or cannot change.
    luogu1963_transform(now) {
      const { item: { graph: { adj } }, solved: { mate, decomposition: { exposed } }, pointed: v, shown: [base, { path }] } = now;
      if (exposed.length > 0 || v >= adj.length / 2) return;
      const [last, least] = [path[path.length - 1], Math.min(...adj[v])];
      check(base.mate.every((w, u) => w === mate[u]) && path[0] === v && (path[1] ?? mate[v]) === least, 'the path', adj, path);
      check(path.slice(1).every((w, i) => adj[path[i]].includes(w) && (mate[w] === path[i]) === (i % 2 === 1)), 'alternates', path);
      const names = Object.fromEntries(Object.entries({ v, mate: mate[v], least, last }).map(([key, u]) => [key, nameOf(now, u)]));
      const said = t(path.length === 1 ? 'smallest_least' : 'smallest_change', { ...names, isEarlier: last < v });
      check(tabOf(now).says(now).includes(said), said, adj);
      check(new Set(path).size === path.length && (path.length === 1 || last < v || adj[last].every((w) => path.includes(w))), 'the end', adj, path);
    },
    // Each cell with + is next to one with o, which has no other neighbors: there is one more of these.
    cf1773d_dominoes(now) {
      const { item: { graph: { adj } }, solved: { decomposition: { exposed } }, pointed: v, shown: [{ signs }] } = now;
      if (exposed.length > 0) return;
      const [crowd, next] = ['o', '+'].map((sign) => [...signs.keys()].filter((u) => signs[u] === sign));
      const around = [...new Set(crowd.flatMap((u) => adj[u]))].filter((u) => u !== v).sort((a, b) => a - b);
      equal([around, next.length], [next, crowd.length - 1], 'neighbors', adj, v);
      const title = t('vital_title', { v: nameOf(now, v), others: adj.length / 2 - crowd.length });
      check(tabOf(now).says(now).includes(title), title, adj);
    },
    // The corners of the line are cells that are paid exactly, and every other one is chosen.
    luogu3967_weighted_matching(now) {
      const { item: { left }, layout: { cells, rows, columns }, solved, problem, shown: [{ amounts, mate }] } = now;
      for (let i = 0; i < rows * columns; ++i) {
        const cursor = [Math.floor(i / columns), i % columns];
        const { cells: line } = tabOf(now).overlay({ ...now, cursor });
        const isSome = amounts[cursor[0]] + amounts[left + cursor[1]] === cells[cursor[0]][cursor[1]] &&
          problem.question.kinds(solved).classOf(cursor[0], left + cursor[1]) === 'some';
        equal([line.length > 0, line.length % 2], [isSome, isSome ? 1 : 0], 'a line', cells, cursor);
        check(!isSome || line.some((cell) => String(cell) === String(cursor)), 'through the cell', cells, cursor, line);
        line.forEach(([r, c], k) => {
          check(cells[r][c] === amounts[r] + amounts[left + c] && (k % 2 === 0) === (mate[r] === left + c), 'a corner', cells, line);
          check(k === 0 || line[k - 1][k % 2 === 1 ? 0 : 1] === [r, c][k % 2 === 1 ? 0 : 1], 'a side', cells, line);
        });
      }
    },
    cf1710e_two_arrays({ item: { value, worths, less }, solved: { decomposition: { classes } } }) {
      check(worths[0] === value || classes[0] !== 'D', 'at most', worths);
      equal(solvedOf(less).decomposition.classes[0], 'D', 'not less', worths);
      const edges = less.edges.map(([v, w]) => [worths[v], worths[w]].sort((x, y) => x - y));
      check(edges.every(([x, y]) => x < value && y >= value), 'the edges', worths, edges);
    },
  };
  for (const [id, text, , message] of solversOnTexts.filter(([name]) => shownBy[name])) {
    const { graph: { n } } = builtOf(read(id, text).cases[0] ?? { graph: { n: 0 } });
    for (let pointed = message === '' && n <= 60 ? 0 : n; pointed < n; ++pointed) {
      const now = nowOf(id, text, {}, pointed);
      shownBy[id]({ ...now, shown: [tabOf(now).base(now), tabOf(now).overlay(now)] });
      check(tabOf(now).says(now) !== '' && tabOf(now).body(now) !== '', id, text);
    }
  }
  const large = nowOf('cf1773d_dominoes', `46 46\n${`${'.'.repeat(46)}\n`.repeat(46)}`);
  check(tabOf(large).body(large).includes('1118306 ≥ 1000000'), 'a reason for many pairs');
});

// Tests the views of acyclic directed graphs: the paths cover each vertex once, the arcs that are drawn
// reach what all arcs reach, and each marked antichain is one of maximum size.
test('chains', () => {
  for (let i = 0; i < 60; ++i) {
    const [n, id] = [1 + below(9), anyOf(['luogu2764_minimum_path_cover', 'luogu4298_sacrifice'])];
    const arcs = Array.from({ length: below(3 * n) }, () => [below(n), below(n)].sort((v, w) => v - w))
      .filter(([v, w]) => v !== w);
    const text = `${n} ${arcs.length}\n${arcs.map(([v, w]) => `${v + 1} ${w + 1}\n`).join('')}`;
    const reach = (list) => {
      const is = Array.from({ length: n }, () => new Set());
      for (let v = n; v-- > 0;) for (const [a, w] of list) if (a === v) [w, ...is[w]].forEach((u) => is[v].add(u));
      return is;
    };
    const is = reach(arcs);
    for (let pointed = -1; pointed < n; ++pointed) {
      for (const coloring of id === 'luogu2764_minimum_path_cover' ? ['paths'] : ['chains', 'some']) {
        const now = nowOf(id, text, { coloring }, pointed);
        now.item = wholeCase(now.solved, now.problem);
        const { paths, arcs: drawn, marked, fills } = tabOf(now).base(now);
        const size = now.solved.item.left - now.solved.decomposition.pairs;
        equal(reach(drawn).map((set) => [...set].sort()), is.map((set) => [...set].sort()), 'the closure', text);
        check(coloring === 'some' || paths.length === size, 'paths', text);
        equal(paths.flatMap(({ vertices }) => vertices).length, coloring === 'some' ? 0 : n, 'each vertex once', text);
        check(paths.every(({ steps, jumps }) => [...steps, ...jumps].every(([v, w]) => is[v].has(w))), 'steps', text);
        check(coloring !== 'paths' || paths.every(({ jumps }) => jumps.length === 0), 'jumps', text);
        check(coloring === 'paths' || marked.length === size, 'the size', text);
        check(marked.every((v) => marked.every((w) => !is[v].has(w))), 'an antichain', text, marked);
        const why = t(coloring === 'paths' ? 'why_paths_3' : 'why_chains_3', { n, pairs: n - size, paths: size });
        check(tabOf(now).body(now).includes(why), why, text);
        check(fills[pointed] !== 'd' || marked.includes(pointed), 'with', text, pointed);
        const says = (count) => t('inNoAntichain', { v: t('vertex', { name: pointed + 1 }), count, most: count + 1, size });
        const isNone = coloring === 'some' && pointed !== -1 && fills[pointed] !== 'd';
        check(!isNone || [...fills.keys()].some((k) => k + 1 < size && tabOf(now).says(now).includes(says(k))), 'says', text, pointed);
      }
    }
  }
});

// Tests the matching by which the page explains who wins a position. It must be maximum, expose the
// token if the player to move loses, and match the token if this player wins. In the last step, the
// pairs are exchanged, but there are as many. If the last move was a mistake, the first two steps
// are about the position before.
test('reasons', () => {
  for (let i = 0; i < 100; ++i) {
    const { adj, n } = i % 2 === 0 ? someBoard() : someGraph();
    if (n === 0) continue;
    const edges = adj.flatMap((list, v) => list.flatMap((w) => (v < w ? [[v, w]] : [])));
    const id = 'uoj79_general_matching';
    const text = write(id, { cases: [caseFromGraph(id, n, edges)] });
    const moves = [below(n)];
    const [next] = adj[moves[0]].filter((w) => w !== moves[0]);
    if (next !== undefined && i % 4 < 2) moves.push(next);
    const { graph } = caseFromGraph(id, n, edges);
    const stands = [standOf(graph, moves.slice(0, 1)), standOf(graph, moves)];
    const isMistake = moves.length > 1 && stands.every(({ wins }) => wins);
    const isOver = stands[1].choices.length === 0;
    for (let step = isMistake ? 2 : 1; step <= (isMistake ? 4 : 3); ++step) {
      const now = nowOf(id, text, { moves, step });
      const { mate, exposed, token } = tabOf(now).base(now);
      const { decomposition, wins, token: expected, graph: rest } = stands[(isMistake && step === 2) || isOver ? 0 : 1];
      equal([sizeOf(rest, mate), token], [decomposition.pairs, expected], 'as large as any', text, moves, step);
      equal(exposed.length, decomposition.exposed.length, 'exposed', text, moves, step);
      const isLast = step === (isMistake ? 4 : 3);
      check(wins ? mate[token] !== -1 : isLast || mate[token] === -1, 'the token', text, moves, step);
    }
  }
});

// Tests what the page says about a game that is over: its last mistake or, if there is none, what the winner avoided.
test('how a game was decided', () => {
  const id = 'uoj79_general_matching';
  for (let i = 0; i < 100; ++i) {
    const { graph } = caseFromGraph(id, 6, Array.from({ length: below(12) }, () => [below(6), below(6)]));
    const [moves, stands] = [[below(6)], []];
    while (stands.push(standOf(graph, moves)), stands.at(-1).choices.length > 0) moves.push(anyOf(stands.at(-1).choices));
    const item = read(id, '6 0\n').cases[0];
    const now = { ...nowOf(id, '6 0\n', { tab: 'play', moves, opponent: 'none' }), item: { ...item, graph } };
    const last = (turn, isIt) => stands.findLastIndex((stand, k) => (stands.length - k) % 2 === turn && isIt(stand));
    const [lost, won] = [last(1, ({ wins }) => wins), last(0, ({ choices, winning }) => choices.length > winning.length)];
    const [from, v, other] = [moves[won], moves[1 + (lost === -1 ? won : lost)], moves.at(-1)].map((u) => nameOf(now, u ?? 0));
    const list = stands[won]?.choices.filter((u) => !stands[won].winning.includes(u)).map((u) => nameOf(now, u)).join(', ');
    const said = t(lost !== -1 ? 'lostByMove' : won !== -1 ? 'wonByMove' : 'wonAnyhow', { who: mover(now, 1 - moves.length % 2), v, from, list });
    check(moves.length < 2 || tabOf(now).says(now).includes(said), said, tabOf(now).says(now), moves);
    const mine = { ...now, state: { ...now.state, opponent: 'first' } };
    equal(tabOf(mine).says(mine).includes(t('programMoved', { from: nameOf(now, moves.at(-2) ?? 0), v: other })), moves.length % 2 === 0, 'by whom', moves);
  }
});

// The least of all covers, which are sets of vertices and the edges without an end in them, proves the size.
test('capacities', () => {
  for (let i = 0; i < 500; ++i) {
    const [n, most] = [2 + below(6), anyOf([1, 2, Infinity])];
    const [side, capacities] = [2, 5].map((k) => Array.from({ length: n }, () => below(k)));
    const edges = Array.from({ length: below(12) }, () => [below(n), below(n)]).filter(([v, w]) => side[v] !== side[w]);
    const { size, times, cover } = maximumBMatching(edges, side, capacities, most);
    const sum = (list, isIn) => list.reduce((total, x, k) => total + (isIn(k) ? x : 0), 0);
    const taken = (isIn) => sum(capacities, isIn) + edges.reduce((total, ends) => total + (ends.some(isIn) ? 0 : most), 0);
    const least = Math.min(...Array.from({ length: 2 ** n }, (_, set) => taken((v) => (set >> v) & 1)));
    equal([size, taken((v) => cover[v]), sum(times, () => true)], [least, least, least], 'the cover', edges, side, capacities, most);
    const hasRoom = capacities.every((room, v) => sum(times, (k) => edges[k].includes(v)) <= room);
    check(hasRoom && times.every((often) => often >= 0 && often <= most), 'times', edges, times);
  }
});

test('colors of edges', () => {
  for (let round = 0; round < 300; ++round) {
    const [l, r] = [1 + below(6), 1 + below(6)];
    const edges = Array.from({ length: below(20) }, () => [below(l), l + below(r)]);
    const colors = edgeColoring(edges, l + r);
    const largest = Math.max(0, ...edges.flat().map((v) => edges.filter((ends) => ends.includes(v)).length));
    check(isColoring({ edges }, `${largest} ${colors.join(' ')}`, `${largest}`), edges, colors);
  }
  for (const text of [...Object.values(samples.librarychecker_bipartite_edge_coloring), '2 2 3\n0 0\n1 0\n1 1\n']) {
    const now = nowOf('librarychecker_bipartite_edge_coloring', text);
    const { colored, weights } = tabOf(now).base(now);
    const lines = colored.reduce((sum, { edges }) => sum + edges.length, 0);
    equal([lines, weights.length], [now.item.edges.length, now.item.edges.length], 'lines', text);
    const degrees = now.item.graph.adj.map(({ length }) => length);
    const v = nameOf(now, degrees.indexOf(Math.max(...degrees)));
    check(tabOf(now).body(now).includes(t('why_colors', { v, colors: Math.max(...degrees) })), 'the colors at', v, text);
  }
});

// Tests that what the tab "Why" marks and counts proves the answer: a sum, or a crowd without enough places. The
// text ends with what it counts.
test('proofs with capacities', () => {
  const found = new Set();
  for (const { id, question, win, lose } of problems.filter((problem) => problem.question.best)) {
    const more = { all_placed: '1 2\n0 0\n3 3\n', seats: '1 2\n3\n1 1\n' }[question.name];
    for (const [name, text] of [...Object.entries(samples[id]), ...(more ? [['', more]] : [])]) {
      const now = nowOf(id, text);
      const { capacities, cells, graph: { adj } } = now.item;
      const { fills, prices, links } = tabOf(now).base(now);
      const [many, room] = ['independent', 'cover'].map((fill) => capacities.reduce((sum, x, v) => sum + (fills[v] === fill ? x : 0), 0));
      const others = adj.flatMap((list, v) => (fills[v] === 'independent' ? list.filter((w) => fills[w] !== 'cover') : [])).length;
      const key = question.says(now)[0] + (others > 0 ? '_pairs' : '');
      const usedAt = (v) => links.reduce((sum, [a, b, often]) => sum + (a === v || b === v ? often : 0), 0);
      check(capacities.every((most, v) => usedAt(v) <= most && (key !== 'all_fit' || v >= now.item.left || usedAt(v) === most)), id, text);
      const sum = cells && prices.reduce((total, [, , price]) => total + price, 0);
      check(cells ? room === sum && many === Number(answers[id][name]) : (key === 'all_fit' || many > room + others) &&
        (answers[id][name] ?? lose).startsWith((key === 'all_fit' ? win : lose).trim()), 'a proof', id, text);
      const last = { heaviest_set: `${many + room} − ${room} = ${many}`, too_few: `${room} < ${many}`,
        too_few_pairs: room > 0 ? `${room} + ${others} = ${room + others} < ${many}` : `${others} < ${many}` }[key] ?? '';
      for (const language of ['zh', 'en']) {
        setLanguage(language);
        const said = tabOf(now).body(now).replace(/<[^>]*>/g, '').replace('&lt;', '<');
        const rest = question.says(now)[0] === 'too_few' ? `${many - room - others} ${language === 'en' ? 'pe' : '人'}` : '';
        check(said.includes(last) && said.includes(rest) && !/[[\]{}]|undefined/.test(said), 'said', id, text, said);
      }
      found.add(key);
    }
  }
  equal([...found].sort().join(), 'all_fit,heaviest_set,too_few,too_few_pairs', 'of each kind');
});

// An input of each layout, of the size k, which is a power of 2.
const lines = (k, textOf = () => 1) => Array.from({ length: k }, (_, i) => `${textOf(i)}\n`).join('');
const ofSize = {
  board: ({ free, start, square }, k) => `${k}${square ? '' : ` ${k}`}\n${lines(k, (r) => (r > 0 ? '' : start).padEnd(k, free))}`,
  transcript: (_, k) => `1 ${2 * k + 1}\n.${'OX'.repeat(k)}\n${k}\n${lines(2 * k, (i) => `1 ${i + 2}`)}`,
  walls: ({ square }, k) => `${k}${square ? '' : ` ${k}`} 0\n`, excluded: (_, k) => `${k}\n0 0\n`,
  side: (_, k) => lines(k, () => 50), cube: (_, k) => `${k} 1 1 1\n`,
  tree: ({ starts }, k) => `${k}${starts ? ' 1' : ''}\n${lines(k - 1, (i) => `${(i >> 1) + 1} ${i + 2}`)}1\n`,
  edges: ({ base, weighted }, k) => `${k} ${k / 2}\n${lines(k / 2, (i) => `${(i >> 1) + base} ${i + 1 + base}${weighted ? ' 7' : ''}`)}`,
  pairs: (_, k) => `${k}\n${lines(k / 2, (i) => `${(i >> 1) + 1} ${i + 2}`)}`,
  sides: ({ base, sameSides, weighted }, k) => `${k}${sameSides ? '' : ` ${k}`} ${2 * k}\n` +
    lines(2 * k, (i) => `${(i >> 1) + base} ${(i % 2 ? 0 : i >> 1) + base}${weighted ? ' 7' : ''}`),
  lists: (_, k) => `${k} ${k}\n${lines(k, (i) => `2 1 ${i + 1}`)}`, wedding: (_, k) => `${k}\n${lines(k, (i) => `1 ${i + 1}`)}${lines(k, (i) => i + 1)}`,
  points: (_, k) => `${k}\n${lines(k, (i) => `${i} ${i >> 1}`)}`, people: (_, k) => `${k}\n${lines(k, (i) => `${i % 90 + 1} ${(i >> 1) % 90 + 1} ${i}`)}`,
  locks: (_, k) => `${Math.log2(k)} 0\n${lines(2, (i) => `${i}`.repeat(Math.log2(k)))}`, passwords: (_, k) => `${Math.log2(k)} 0\n${'0'.repeat(Math.log2(k))}\n`,
  couples: (_, k) => `${k}\n${lines(k, (i) => `g${i} b${i}`)}1\ng0 b1\n`, distances: (_, k) => `${k}\n${lines(k)}`,
  slides: (_, k) => `${k}\n${lines(k, () => '0 9 0 9')}${lines(k, () => '5 5')}`, stones: (_, k) => `${k}\n${lines(k, (i) => `${i % 40} ${i >> 5}`)}2\n`,
  arcs: (_, k) => `${k} ${k - 1}\n${lines(k - 1, (i) => `${(i >> 1) + 1} ${i + 2}`)}`, arrays: (_, k) => `${k} ${k}\n${lines(2 * k, (i) => i * i % 99)}`,
  matrix: (_, k) => `${k}\n${lines(k * k)}`, numbers: (_, k) => `${k} ${k}\n${lines(k * k, (i) => i * i % 99)}`, seats: (_, k) => `${k} ${k}\n${lines(2 * k)}`,
  planets: (_, k) => `${k} 10\n${lines(k, (i) => Array.from({ length: 10 }, (__, j) => (i >> j) & 1).join(' '))}${lines(10)}`,
};

// Counts the square roots and maxima, which stand for the forces between vertices and the boxes that are compared,
// and what is appended to lists, which stands for the steps of searches.
test('the work for large inputs', () => {
  const counted = (act) => {
    const kept = [[Math, 'sqrt'], [Math, 'max'], [Array.prototype, 'push']].map(([object, name]) => [object, name, object[name]]);
    let count = 0;
    for (const [object, name, is] of kept) object[name] = function counting(...args) { return ++count, is.apply(this, args); };
    act();
    for (const [object, name, is] of kept) object[name] = is;
    return count;
  };
  const kinds = new Map(problems.map((one) => [['layout', 'weighted', 'line', 'ancestors', 'bipartite'].map((name) => one[name])
    .concat(one.question.best, one.question.colors, one.question.coloring).join(), one]));
  for (const problem of kinds.values()) {
    const { id, layout, end } = problem;
    for (let k = 2; ; k *= 8) {
      const text = `${end === 'counted' ? '1\n' : ''}${ofSize[layout](problem, k)}`;
      const input = read(id, text, true);
      check(k > 8 || input.cases.length > 0, 'sizes of', id);
      if (input.cases.length === 0 || k > 1e6) break;
      const work = counted(() => {
        answer(id, input);
        if (!input.cases[0].hidden) tabOf(nowOf(id, text)).base(nowOf(id, text));
      });
      check(work < 4e6, id, k, work);
    }
  }
  // The search never enters an alternating tree again after it has found no augmenting path in this tree.
  const board = () => Array.from({ length: 50 }, () => Array.from({ length: 50 }, () => (below(4) > 0 ? '.' : '#')).join(''));
  for (const one of [graphOf(440, Array.from({ length: 16000 }, (_, i) => [i % 40, 40 + Math.floor(i / 40)])),
    ...['jsoi2009_game', 'hdu3446_chess'].map((id) => caseFromRows(id, board()).graph)]) {
    const work = counted(() => solve(one));
    check(work > 0 && work < 10 * one.n, 'steps', work, 'for', one.n);
  }
  const { graph, names, capacities } = read('hdu3605_escape', `50 2\n1 0\n${'0 1\n'.repeat(49)}1 48\n`).cases[0];
  equal([graph.n, names[1], capacities], [4, '2×49', [1, 49, 1, 48]], 'equal people');
});

// ---- The page's texts

test('texts', () => {
  const { en, zh } = texts;
  for (const problem of problems) {
    const said = rulesOf(problem);
    check(!/\b(\w+) \1\b/.test(said) && (said.match(/The edges /g) ?? []).length < 2, 'said twice', said);
  }
  equal(source.trim().split('\n').length, 3 * Object.keys(en).length, 'two texts for each key');
  check(!(en.cell + zh.cell).includes(' '), 'coordinates that break');
  const holes = (text) => [...new Set(text.match(/\{\w+|<<\w+\?/g))].sort().join();
  const hanzi = /[\u3400-\u9fff]/;
  for (const key of Object.keys(en)) {
    check(en[key].trim() !== '' && zh[key].trim() !== '', 'empty', key);
    equal(holes(zh[key]), holes(en[key]), 'holes of', key);
    check(key === 'otherLanguage' || !hanzi.test(en[key]), 'Chinese in English', key);
    check(hanzi.test(zh[key]) || !/[a-z] [a-z]/i.test(zh[key]), 'English in Chinese', key);
    check(!/^[a-z].*\.$/.test(en[key]), 'a lower-case start', key);
    check(!/^story_/.test(key) || problems.some(({ id }) => key === `story_${id}`), 'a story of no problem', key);
  }
  for (const problem of problems) {
    check(rulesOf(problem).length > 10, 'no rules of', problem.id);
    check(!titleWithNames(problem, 'zh').includes('Luogu'), 'two names of a judge', problem.id);
  }
});
