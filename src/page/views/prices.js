// SPDX-License-Identifier: CC0-1.0
//
// Makes the contents of the tab "Why" for a graph with weights: a matching of maximum or minimum
// weight, and the prices that prove it.

import { exposedVertices } from '../core/matching.js';
import { remembered } from '../core/memory.js';
import { bestOfSize } from '../core/weights.js';
import { solvedOf } from '../input/answers.js';
import { isMatrix } from '../input/cases.js';
import { sizesOf, weightsAsked } from '../input/questions.js';
import { signed } from '../picture/matrix.js';
import { boxesBeside, boxesOfVertices, halfWidth, middlesOf } from '../picture/places.js';
import { RING } from '../picture/shapes.js';
import { button, capital, listed, listOfNames, nameOf, paragraph, pointSays } from './parts.js';
import { sentences, t } from './texts.js';

const MOST_LABELED = 1000;  // more edges never have all their weights shown
const LEAST_LABELED = 0.8;  // the least part of the weights that is shown without pointing
const MOST_ADDED = 30;
const MOST_ROUND = 60;  // a larger graph is never laid out on an ellipse
const SMALL = 12;  // vertices of a graph that is laid out on an ellipse if it has more edges than vertices

// Returns the number of pairs of the matching that is shown, or 0 for the best of all. The problem asks for each
// number, and the visitor has chosen one.
const sizeNow = ({ tab, state: { step }, solved, problem: { question: { sizes } } }) =>
  (sizes && tab !== 'search' && step < sizes(solved).length ? step : 0);

const ofSize = remembered((solved, size) => bestOfSize(solved.item, sizesOf(solved), size));

function bestNow(now) {
  const size = sizeNow(now);
  return size === 0 ? { each: 0, ...now.solved.best(now.view) } : ofSize(now.solved, size);
}

// Returns the numbers of the edges without those that a parallel edge outweighs.
const heaviestEdges = remembered(({ edges, weights }) => {
  const last = new Map();
  edges.forEach(([v, w], i) => {
    const ends = [Math.min(v, w), Math.max(v, w)].join();
    if (weights[i] > (weights[last.get(ends)] ?? -Infinity)) last.set(ends, i);
  });
  return [...last.values()];
});

const isPair = (now, i) => bestNow(now).mate[now.item.edges[i][0]] === now.item.edges[i][1];

const numbersOfPairs = (now) => heaviestEdges(now.item).filter((i) => isPair(now, i));

const kept = remembered((layout, key, make) => make());

// Returns { weights, prices, isAll }: the texts that are shown, as in baseOf(), and whether they are all. The weights of
// the pairs and those at the chosen vertex are always shown, the others if there are free places for most of
// them. The places are computed once for each `kind`; there is room for the texts `widest` beside the vertices.
export function labelsNow(now, { mate, prices, widest = prices } = bestNow(now), kind = `${now.view} ${sizeNow(now)}`) {
  const { item, layout, pointed } = now;
  const once = (key, make) => kept(layout, key, make);
  const isNear = (i) => item.edges[i].includes(pointed);
  const isPair = (i) => mate[item.edges[i][0]] === item.edges[i][1];
  const boxes = once(`boxes ${kind}`, () => boxesBeside(item, layout, widest));
  const labels = (numbers) => {
    const points = middlesOf(layout, numbers.map((i) => item.edges[i]), numbers.map((i) => item.weights[i]),
      [...boxesOfVertices(item, layout), ...boxes], numbers.map((i) => isNear(i) || isPair(i)));
    return { numbers, points, isAll: false };
  };
  const all = heaviestEdges(item);
  const whole = once(kind, () => {
    if (all.length > MOST_LABELED) return null;
    const { points } = labels(all);
    const free = points.filter(([, , isFree]) => isFree).length;
    return free < LEAST_LABELED * all.length ? null : { numbers: all, points, isAll: free === all.length };
  });
  const isShown = (i) => isNear(i) || isPair(i);
  const { numbers, points, isAll } = whole ?? once(`${kind} ${pointed}`, () => labels(all.filter(isShown)));
  return { isAll, prices: boxes.map(([x, y], v) => [x, y, signed(prices[v])]),
    weights: numbers.flatMap((i, k) => (points[k][2] || isShown(i) ? [[points[k][0], points[k][1], signed(item.weights[i])]] : [])) };
}

// Returns the sets, each with its level: 1 if it contains no other set, otherwise one more than these.
function nested(sets) {
  const sorted = [...sets].sort((a, b) => a.vertices.length - b.vertices.length);
  return sorted.reduce((list, set) => {
    const inside = list.filter(({ vertices }) => set.vertices.includes(vertices[0])).map(({ level }) => level);
    return [...list, { ...set, level: Math.max(0, ...inside) + 1, text: set.price }];
  }, []);
}

// Returns the last argument of layoutOf() for a case of a problem in a tab. The graph of a case with weights is laid
// out on an ellipse if it is dense, or if the proof has sets.
export function roomOfWeights(problem, item, tab, zoom) {
  if (item.worths) return { border: [24 + 2 * halfWidth(Math.max(...item.worths)), 44] };
  if (!item.weights) return {};
  const { graph: { n }, edges, weights, side } = item;
  if (tab !== 'search' && (tab !== 'draw' || problem.layout === 'matrix') && isMatrix(item)) return { isTable: true };
  const { sets, order } = side ? { sets: [] } : solvedOf(item).best(weightsAsked(problem)[0]);
  const longest = weights.reduce((most, weight) => Math.max(most, String(weight).length), 1);
  const level = nested(sets).reduce((most, set) => Math.max(most, set.level), 0);
  const width = 24 + 2 * halfWidth('0'.repeat(longest + (side ? 1 : 2)));
  const border = [width, 44].map((room) => Math.max(room, 38 + RING * level));
  const isRound = !side && n > 2 && n <= MOST_ROUND && (sets.length > 0 || edges.length > 2 * n || (n <= SMALL && edges.length > n));
  return { border, spread: zoom, ...(isRound ? { order } : {}) };
}

function base(now) {
  const { mate, prices, sets, each } = bestNow(now);
  const kinds = now.problem.question.kinds?.(now.solved);
  if (now.layout.isMatrix) return { mate, amounts: prices, each, kinds };
  return {
    mate, kinds, token: -1, exposed: exposedVertices(now.item.graph, mate), sets: nested(sets), ...labelsNow(now),
  };
}

const sumOf = (numbers) => numbers.reduce((sum, x) => sum + x, 0);

// Returns the sum of some numbers as a text such as "1 + 2 − 1 = 2". No line begins behind a sign.
export function added(numbers) {
  if (numbers.length < 2) return signed(sumOf(numbers));
  const shown = numbers.slice(0, MOST_ADDED)
    .map((x, i) => (i === 0 ? signed(x) : `${x < 0 ? '−' : '+'}\u00a0${Math.abs(x)}`));
  if (shown.length < numbers.length) shown.push(t('moreTerms', { n: numbers.length - shown.length }));
  return `${shown.join(' ')} =\u00a0${signed(sumOf(numbers))}`;
}

// Returns the words for the matchings among which the best is shown, and whether the lightest is the best.
export function matchingNow(now) {
  const size = sizeNow(now);
  const key = size > 0 ? 'size' : now.view === 'heaviest' ? now.view : 'greatest';
  return { matching: t(`matching_${key}`, { size }), isLeast: now.view === 'least' };
}

const relationOf = (now) => (now.view === 'least' ? '≥' : '≤');

// If the question is which cells are in every optimal matching, and the weight under the cursor is paid exactly,
// returns { cycle, rows }: the cells of an alternating cycle through this one, or [], and the rows to which
// alternating paths lead from the row that has its column.
function exchangeNow(now) {
  const { cursor, item: { left }, layout: { cells, columns }, problem: { question: { kinds } } } = now;
  const { mate, prices } = bestNow(now);
  const isTight = (u, k) => cells[u][k] === prices[u] + prices[left + k];
  if (!kinds || !cells || !Array.isArray(cursor) || !isTight(...cursor)) return { cycle: [], rows: [] };
  const [r, c] = cursor;
  const first = mate[left + c];
  const cycleTo = (u) => (u === first ? [[first, c]] : [...cycleTo(from.get(u)), [from.get(u), mate[u] - left], [u, mate[u] - left]]);
  const from = new Map([[first, first]]);
  for (const u of from.keys()) {
    if (u !== first && isTight(u, c) && (u === r || first === r)) return { cycle: [...cycleTo(u), [u, c], [first, c]], rows: [] };
    for (let k = 0; k < columns; ++k) {
      if (k !== c && isTight(u, k) && !from.has(mate[left + k])) from.set(mate[left + k], u);
    }
  }
  return { cycle: [], rows: [...from.keys()] };
}

// Says that the weight in the cell under the cursor is at most, or at least, the sum of its prices.
function cellSays(now) {
  const [r, c] = now.cursor;
  const { item: { left }, layout: { cells } } = now;
  const { mate, prices, each } = bestNow(now);
  const paid = [prices[r], prices[left + c], ...(each === 0 ? [] : [each])];
  const [weight, sum] = [cells[r][c], sumOf(paid)];
  const title = `<h2>${capital(nameOf(now, r))}${t('comma')}${nameOf(now, left + c)}</h2>`;
  if (weight === undefined) return title + paragraph(t('cellMissing'), 'lead');
  const kinds = weight === sum && now.problem.question.kinds?.(now.solved);
  const key = kinds ? `cell_${kinds.classOf(r, left + c)}` : mate[r] === left + c ? 'cellChosen' : weight === sum ? 'cellTight' : 'cellLoss';
  const terms = added(paid).replace(/ =.*/, '');
  const rows = kinds ? exchangeNow(now).rows : [];
  const values = { row: nameOf(now, r), rows: listOfNames(now, rows), k: rows.length - 1, column: nameOf(now, left + c),
    loss: Math.abs(sum - weight), ...matchingNow(now) };
  const reasons = !kinds ? [] : rows.length === 0 ? ['cellCycle']
    : [rows.length === 1 ? 'cellAlone' : 'cellRows', ...(rows.length > 1 || key === 'cell_none' ? [key.replace('cell', 'cellRows')] : [])];
  return title + paragraph(`${signed(weight)} ${weight === sum ? '=' : relationOf(now)} ${terms}`, 'lead') +
    paragraph(sentences(...[key, ...reasons].map((name) => t(name, values))));
}

function says(now) {
  const { item: { edges, weights }, layout: { isMatrix }, pointed: v } = now;
  if (isMatrix && Array.isArray(now.cursor)) return cellSays(now);
  if (v === -1) {
    const key = !isMatrix ? 'idle_prices' : now.isOverview ? 'idle_overview' : 'idle_matrix';
    return pointSays(isMatrix ? 'cell' : 'prices') +
      paragraph(sentences(t(key), !now.isOverview && t('proves', matchingNow(now)))) +
      (isMatrix || labelsNow(now).isAll ? '' : paragraph(t('moreWeights'), 'soft'));
  }
  const { mate, prices, sets, each } = bestNow(now);
  const lines = edges.flatMap(([a, b], i) => {
    if ((a !== v && b !== v) || a === b) return [];
    const w = a === v ? b : a;
    const around = sets.filter(({ vertices }) => vertices.includes(v) && vertices.includes(w));
    const terms = [prices[v], prices[w], ...around.map(({ price }) => price), ...(each === 0 ? [] : [each])];
    const isMate = mate[v] === w && sumOf(terms) === weights[i];
    const values = { w: nameOf(now, w), weight: signed(weights[i]), sum: added(terms), isLeast: now.view === 'least' };
    return [paragraph(t(isMate ? 'edgePair' : 'edgeBound', values), isMate ? 'lead' : '')];
  });
  return `<h2>${t('priceOf', { v: nameOf(now, v), price: signed(prices[v]) })}</h2>${lines.join('')}`;
}

// Lists the greatest weight for each number of edges, and how much each edge adds. The picture and the proof
// are about the one that is pressed.
function listOfSizes(found, shown, best) {
  const line = ({ weight }, i) => {
    const more = weight - found[i].weight;
    return `<li>${button('step', `${signed(weight)} (${more < 0 ? '' : '+'}${signed(more)})`,
      { value: i + 1 === best ? 0 : i + 1, id: `size${i + 1}`, pressed: i + 1 === shown })}</li>`;
  };
  return `<h2>${t('weightsBySize')}</h2>${paragraph(t('chooseSize'), 'soft')}<ol>${found.slice(1).map(line).join('')}</ol>`;
}

// The sum of the prices of the vertices and of k times the price of each set is the weight.
function body(now) {
  const { prices, sets, weight, each } = bestNow(now);
  const { item: { weights, names }, layout, problem: { question: { kinds, sizes } } } = now;
  const size = sizeNow(now);
  const kind = size > 0 ? 'size' : now.view;
  const listOf = (vertices) => vertices.slice(0, MOST_ADDED).map((v) => names[v]).join(t('comma')) +
    (vertices.length > MOST_ADDED ? ' …' : '');
  const count = ({ vertices }) => (vertices.length - 1) / 2;
  const ofVertices = sumOf(prices);
  const paid = prices.filter((price) => price !== 0);
  const pairs = numbersOfPairs(now);
  const more = [...sets.map((set) => `${count(set)} * ${set.price}`), ...(size > 0 ? [`${size} * ${signed(each)}`] : [])];
  const bound = t(layout.isMatrix ? 'boundCell' : 'bound', { isLeast: kind === 'least', hasSets: sets.length > 0,
    each: each === 0 ? '' : t('boundEach', { isLess: each < 0, each: Math.abs(each) }) });
  const isAtMost = kind === 'heaviest' || size > 0;
  const lines = [sentences(bound, isAtMost && t('notNegative')),
    t(`pricesOnce_${isAtMost ? 'most' : 'all'}`), t('priceOfAll', { sum: added(paid), others: paid.length === 0 || paid.length === prices.length ? '' : t('othersAreZero') }),
    ...sets.map((set) => t('priceOfSet',
      { list: listOf(set.vertices), price: set.price, size: set.vertices.length, k: count(set) })),
    ...(more.length > 0 ? [t('allPrices', { sum: `${[signed(ofVertices), ...more].join(' + ')} = ${signed(weight)}` })] : []),
    t('weightOfPairs', { sum: added(pairs.map((i) => weights[i])) })];
  return `<h2>${t('whyPrices', matchingNow(now))}</h2>${listed(lines)}` +
    paragraph(sentences(t('so', { weight: signed(weight), ...matchingNow(now) }), kinds && t('whyEvery'))) +
    (sizes ? listOfSizes(sizes(now.solved), pairs.length, now.solved.best('heaviest').mate.filter((w) => w !== -1).length / 2) : '');
}

export const prices = {
  base,
  overlay: (now) => ({ cursor: now.cursor, mate: [], cells: exchangeNow(now).cycle }),
  follows: (now) => !now.layout.isMatrix && !labelsNow(now).isAll,
  says,
  body,
  legend(now) {
    const { isOverview, layout: { isMatrix }, problem: { question: { kinds } } } = now;
    const ofKinds = [[isMatrix ? 'fill' : 'wide', isMatrix ? 'cover' : 'good', t('legend_bestEvery')],
      [isMatrix ? 'fill' : 'line', isMatrix ? 'independent' : 'link', t('legend_bestSome')]];
    return [...(isMatrix ? [[isOverview ? 'fill' : 'box', 'pair', t('legend_chosen')]]
      : [['line', 'pair', t('legend_pair')], ['ring', 'exposed', t('legend_exposed')]]),
    ...(kinds ? [...ofKinds, ['line', 'path', t('legend_cycle'), true]] : [['fill', 'independent', t('legend_tight', { each: bestNow(now).each !== 0 })]]),
    ['fill', 'c', t('legend_price')], ['box', 'outline', t('legend_set')]];
  },
};
