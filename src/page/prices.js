// SPDX-License-Identifier: CC0-1.0
//
// Makes the contents of the tab "Why" for a graph with weights: a matching of maximum or minimum
// weight, and the prices that prove it.

import { button, capital, choiceOf, listOfNames, nameOf, paragraph } from './parts.js';
import { besideOf, middlesOf } from './picture.js';
import { weightsAsked } from './problems.js';
import { rich, t } from './texts.js';

const MOST_LABELED = 40;  // a graph with more edges shows the weights of only some of them
const MOST_ADDED = 30;

const kindNow = ({ state, problem }) => {
  const kinds = weightsAsked(problem);
  return kinds.includes(state.coloring) ? state.coloring : kinds[0];
};

const bestNow = (now) => now.solved.best(kindNow(now));

const isLarge = ({ item }) => item.edges.length > MOST_LABELED;

// Returns the numbers of the edges whose weights are shown. Of parallel edges, only one is shown.
function labeled(now) {
  const { item: { edges, weights }, pointed } = now;
  const { mate } = bestNow(now);
  const last = new Map();
  edges.forEach(([v, w], i) => {
    const ends = [Math.min(v, w), Math.max(v, w)].join();
    const isShown = !isLarge(now) || mate[v] === w || v === pointed || w === pointed;
    if (isShown && weights[i] > (weights[last.get(ends)] ?? -Infinity)) last.set(ends, i);
  });
  return [...last.values()];
}

function base(now) {
  const { item: { edges, weights, graph }, layout } = now;
  const { mate, prices, sets } = bestNow(now);
  const numbers = labeled(now);
  const points = middlesOf(layout, numbers.map((i) => edges[i]));
  const groups = new Int32Array(graph.n).fill(-1);
  [...sets].sort((a, b) => a.vertices.length - b.vertices.length)
    .forEach(({ vertices }, i) => vertices.forEach((v) => { groups[v] = i; }));
  return {
    mate, groups, token: -1, exposed: [...mate.keys()].filter((v) => mate[v] === -1),
    weights: points.map(([x, y], k) => [x, y, weights[numbers[k]]]),
    prices: prices.map((price, v) => [layout.x(v), 2 * layout.y(v) - besideOf(layout, v, 1)[1] + 9, price]),
  };
}

const sumOf = (numbers) => numbers.reduce((sum, x) => sum + x, 0);

// Returns the sum of some numbers as a text such as "1 + 2 - 1 = 2".
function added(numbers) {
  if (numbers.length < 2) return String(sumOf(numbers));
  const shown = numbers.slice(0, MOST_ADDED).map((x, i) => (i === 0 ? x : `${x < 0 ? '−' : '+'} ${Math.abs(x)}`));
  return `${[...shown, ...(shown.length < numbers.length ? ['+ …'] : [])].join(' ')} = ${sumOf(numbers)}`;
}

function says(now) {
  const { item: { edges, weights }, pointed: v } = now;
  if (v === -1) return paragraph(t('pointHerePrices'), 'soft') + paragraph(rich(`idle_${kindNow(now)}`));
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

function body(now) {
  const { prices, sets, weight, mate } = bestNow(now);
  const { edges, weights } = now.item;
  const kind = kindNow(now);
  const pairs = labeled(now).filter((i) => mate[edges[i][0]] === edges[i][1]).map((i) => weights[i]);
  const lines = [t(`bound_${kind}`), t('priceOfAll', { sum: added(prices.filter((price) => price !== 0)) }),
    ...sets.map(({ vertices, price }) =>
      t('priceOfSet', { list: listOfNames(now, vertices), price, k: (vertices.length - 1) / 2 })),
    ...(pairs.length > 0 ? [t('weightOfPairs', { sum: added(pairs) })] : [])];
  return `<h2>${t(`whyPrices_${kind}`)}</h2><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>` +
    paragraph(t(`so_${kind}`, { weight }));
}

export const prices = {
  base,
  overlay: (now) => ({ cursor: now.cursor, mate: [] }),
  follows: isLarge,
  controls(now) {
    const kinds = weightsAsked(now.problem);
    return kinds.length < 2 ? '' : choiceOf(t('coloringLabel'), kinds.map((value) =>
      button('coloring', t(`coloring_${value}`), { value, pressed: value === kindNow(now) })));
  },
  says,
  body,
  legend: () => [['line', 'pair', t('legend_pair')], ['ring', 'exposed', t('legend_exposed')],
    ['fill', 'c', t('legend_price')], ['box', 'outline', t('legend_set')]],
};
