// SPDX-License-Identifier: CC0-1.0
//
// Makes the contents of the tab "Why" for a graph with weights: a matching of maximum or minimum
// weight, and the prices that prove it.

import { solvedOf } from './answers.js';
import { isMatrix } from './matrix.js';
import { button, capital, choiceOf, nameOf, paragraph, remembered } from './parts.js';
import { boxesBeside, boxesOfVertices, halfWidth, middlesOf, RING } from './picture.js';
import { weightsAsked } from './questions.js';
import { rich, t } from './texts.js';

const MOST_LABELED = 1000;  // more edges never have all their weights shown
const LEAST_LABELED = 0.8;  // the least part of the weights that is shown without pointing
const MOST_ADDED = 30;
const MOST_ROUND = 60;  // a larger graph is never laid out on an ellipse

const kindNow = ({ state, problem }) => {
  const kinds = weightsAsked(problem);
  return kinds.includes(state.coloring) ? state.coloring : kinds[0];
};

const bestNow = (now) => now.solved.best(kindNow(now));

// Returns the numbers of the edges without those that a parallel edge outweighs.
const heaviestEdges = remembered(({ edges, weights }) => {
  const last = new Map();
  edges.forEach(([v, w], i) => {
    const ends = [Math.min(v, w), Math.max(v, w)].join();
    if (weights[i] > (weights[last.get(ends)] ?? -Infinity)) last.set(ends, i);
  });
  return [...last.values()];
});

const numbersOfPairs = (now) => {
  const { mate } = bestNow(now);
  return heaviestEdges(now.item).filter((i) => mate[now.item.edges[i][0]] === now.item.edges[i][1]);
};

const known = remembered(() => new Map());

// Returns { numbers, points, isAll, boxes }: the edges whose weights are shown, where they are written, and
// where the prices are. Weights for which there is no free place are not shown. If there are many of them,
// only the weights of the pairs, or those at the chosen vertex, are shown.
function labelsNow(now) {
  const { item, layout, pointed } = now;
  const kept = known(layout);
  const once = (key, make) => {
    if (!kept.has(key)) kept.set(key, make());
    return kept.get(key);
  };
  const kind = kindNow(now);
  const boxes = once(`boxes ${kind}`, () => boxesBeside(item, layout, bestNow(now).prices));
  const labels = (numbers) => {
    const points = middlesOf(layout, numbers.map((i) => item.edges[i]), numbers.map((i) => item.weights[i]),
      [...boxesOfVertices(item, layout), ...boxes]);
    return { numbers, points, boxes, isAll: false };
  };
  const all = heaviestEdges(item);
  const whole = once(kind, () => {
    if (all.length > MOST_LABELED) return null;
    const { points } = labels(all);
    const free = points.filter(([, , isFree]) => isFree).length;
    return free < LEAST_LABELED * all.length ? null : { numbers: all, points, isAll: free === all.length };
  });
  const isNear = (i) => item.edges[i].includes(pointed);
  if (!whole) return once(`${kind} ${pointed}`, () => labels(pointed === -1 ? numbersOfPairs(now) : all.filter(isNear)));
  const shown = [...all.keys()].filter((k) => whole.points[k][2] || isNear(all[k]));
  return { ...whole, boxes, numbers: shown.map((k) => all[k]), points: shown.map((k) => whole.points[k]) };
}

// Returns the sets, each with its level: 1 if it contains no other set, otherwise one more than these.
export function nested(sets) {
  const sorted = [...sets].sort((a, b) => a.vertices.length - b.vertices.length);
  return sorted.reduce((list, set) => {
    const inside = list.filter(({ vertices }) => set.vertices.includes(vertices[0])).map(({ level }) => level);
    return [...list, { ...set, level: Math.max(0, ...inside) + 1, text: set.price }];
  }, []);
}

// Returns the last argument of layoutOf() for a case of a problem. The graph of a case with weights is laid
// out on an ellipse if it is dense, or if the proof has sets.
export function roomOfWeights(problem, item, isTable, zoom) {
  if (!item.weights) return {};
  const { graph: { n }, edges, weights, side } = item;
  if (isTable && isMatrix(item)) return { isTable };
  const { sets, order } = side ? { sets: [] } : solvedOf(item).best(weightsAsked(problem)[0]);
  const longest = weights.reduce((most, weight) => Math.max(most, String(weight).length), 1);
  const level = nested(sets).reduce((most, set) => Math.max(most, set.level), 0);
  const width = 24 + 2 * halfWidth('0'.repeat(longest + (side ? 1 : 2)));
  const border = [width, 44].map((room) => Math.max(room, 30 + RING * level));
  const isRound = !side && n > 2 && n <= MOST_ROUND && (sets.length > 0 || edges.length > 2 * n);
  return { border, spread: zoom, ...(isRound ? { order } : {}) };
}

function base(now) {
  const { mate, prices, sets } = bestNow(now);
  const kinds = now.problem.question.kinds?.(now.solved);
  if (now.layout.isMatrix) return { mate, amounts: prices, kinds };
  const { numbers, points, boxes } = labelsNow(now);
  return {
    mate, kinds, token: -1, exposed: [...mate.keys()].filter((v) => mate[v] === -1), sets: nested(sets),
    weights: points.map(([x, y], k) => [x, y, now.item.weights[numbers[k]]]),
    prices: prices.map((price, v) => [boxes[v][0], boxes[v][1], price]),
  };
}

const sumOf = (numbers) => numbers.reduce((sum, x) => sum + x, 0);

// Returns the sum of some numbers as a text such as "1 + 2 - 1 = 2".
function added(numbers) {
  if (numbers.length < 2) return String(sumOf(numbers));
  const signOf = (x, i) => (x < 0 ? (i === 0 ? '−' : '− ') : i === 0 ? '' : '+ ');
  const shown = numbers.slice(0, MOST_ADDED).map((x, i) => `${signOf(x, i)}${Math.abs(x)}`);
  return `${[...shown, ...(shown.length < numbers.length ? ['+ …'] : [])].join(' ')} = ${sumOf(numbers)}`;
}

const relationOf = (now) => (kindNow(now) === 'least' ? '≥' : '≤');

// Says that the weight in the cell under the cursor is at most, or at least, the sum of its prices.
function cellSays(now) {
  const [r, c] = now.cursor;
  const { item: { left }, layout: { cells } } = now;
  const { mate, prices } = bestNow(now);
  const [weight, sum] = [cells[r][c], prices[r] + prices[left + c]];
  const title = `<h2>${capital(nameOf(now, r))}${t('comma')}${nameOf(now, left + c)}</h2>`;
  if (weight === undefined) return title + paragraph(t('cellMissing'), 'lead');
  const kinds = weight === sum && now.problem.question.kinds?.(now.solved);
  const key = kinds ? `cell_${kinds.classOf(r, left + c)}` : mate[r] === left + c ? 'cellChosen' : weight === sum ? 'cellTight' : `cellLoss_${kindNow(now)}`;
  const terms = added([prices[r], prices[left + c]]).replace(/ = .*/, '');
  return title + paragraph(`${weight} ${weight === sum ? '=' : relationOf(now)} ${terms}`, 'lead') +
    paragraph(t(key, { loss: Math.abs(sum - weight) }));
}

function says(now) {
  const { item: { edges, weights }, layout: { isMatrix }, pointed: v } = now;
  if (isMatrix && Array.isArray(now.cursor)) return cellSays(now);
  if (v === -1) {
    return paragraph(t(isMatrix ? 'pointHereCell' : 'pointHerePrices'), 'soft') +
      paragraph(rich(isMatrix ? 'idle_matrix' : `idle_${kindNow(now)}`)) +
      (isMatrix || labelsNow(now).isAll ? '' : paragraph(t('moreWeights'), 'soft'));
  }
  const { mate, prices, sets } = bestNow(now);
  const lines = edges.flatMap(([a, b], i) => {
    if ((a !== v && b !== v) || a === b) return [];
    const w = a === v ? b : a;
    const around = sets.filter(({ vertices }) => vertices.includes(v) && vertices.includes(w));
    const terms = [prices[v], prices[w], ...around.map(({ price }) => price)];
    const isPair = mate[v] === w && sumOf(terms) === weights[i];
    const key = isPair ? 'edgePair' : kindNow(now) === 'least' ? 'edgeLeast' : 'edgeMost';
    const values = { w: capital(nameOf(now, w)), weight: weights[i], sum: added(terms) };
    return [paragraph(t(key, values), isPair ? 'lead' : '')];
  });
  return `<h2>${capital(t('priceOf', { v: nameOf(now, v), price: prices[v] }))}</h2>${lines.join('')}`;
}

// Lists the greatest weight for each number of edges, and how much each edge adds.
const listOfSizes = (sums) => `<h2>${t('weightsBySize')}</h2><ol>${sums.slice(1).map((sum, i) =>
  `<li>${sum} (${sum < sums[i] ? '−' : '+'}${Math.abs(sum - sums[i])})</li>`).join('')}</ol>`;

// The sum of the prices of the vertices and of k times the price of each set is the weight.
function body(now) {
  const { prices, sets, weight } = bestNow(now);
  const { item: { weights, names }, layout, problem: { question: { sizes } } } = now;
  const kind = kindNow(now);
  const listOf = (vertices) => vertices.slice(0, MOST_ADDED).map((v) => names[v]).join(t('comma')) +
    (vertices.length > MOST_ADDED ? ' …' : '');
  const count = ({ vertices }) => (vertices.length - 1) / 2;
  const ofVertices = sumOf(prices);
  const whole = [ofVertices, ...sets.map((set) => `${count(set)} * ${set.price}`)].join(' + ');
  const lines = [t(layout.isMatrix ? `boundCell_${kind === 'least' ? kind : 'most'}` : `bound_${kind}`),
    t(`pricesOnce_${kind === 'heaviest' ? 'most' : 'all'}`), t('priceOfAll', { sum: added(prices.filter((x) => x !== 0)) }),
    ...sets.map((set) => t('priceOfSet',
      { list: listOf(set.vertices), price: set.price, size: set.vertices.length, k: count(set) })),
    ...(sets.length > 0 ? [t('allPrices', { sum: `${whole} = ${weight}` })] : []),
    t('weightOfPairs', { sum: added(numbersOfPairs(now).map((i) => weights[i])) })];
  return `<h2>${t(`whyPrices_${kind}`)}</h2><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>` +
    paragraph(t(`so_${kind}`, { weight })) + (sizes ? listOfSizes(sizes(now.solved)) : '');
}

export const prices = {
  base,
  overlay: (now) => ({ cursor: now.cursor, mate: [] }),
  follows: (now) => !now.layout.isMatrix && !labelsNow(now).isAll,
  controls(now) {
    const kinds = weightsAsked(now.problem);
    return kinds.length < 2 ? '' : choiceOf(t('coloringLabel'), kinds.map((value) =>
      button('coloring', t(`coloring_${value}`), { value, pressed: value === kindNow(now) })));
  },
  says,
  body,
  legend: ({ layout: { isMatrix }, problem: { question: { kinds } } }) => [...(isMatrix
    ? [['box', 'pair', t('legend_chosen')], ['fill', 'independent', t(kinds ? 'legend_bestSome' : 'legend_tight')]]
    : [['line', 'pair', t('legend_pair')], ['ring', 'exposed', t('legend_exposed')]]),
  ...(kinds ? [isMatrix ? ['fill', 'cover', t('legend_bestEvery')] : ['wide', 'good', t('legend_bestEvery')]] : []),
  ...(kinds && !isMatrix ? [['line', 'link', t('legend_bestSome')]] : []),
  ['fill', 'c', t(isMatrix ? 'legend_border' : 'legend_price')], ['box', 'outline', t('legend_set')]],
};
