// SPDX-License-Identifier: CC0-1.0
//
// Explains in the tab "Why" the answers that do not follow from the size of a maximum matching: why no perfect
// matching is smaller, how many pairs of vertices a perfect matching needs, what a game of two arrays is worth.
import { vitalPairs, vitalWithout } from '../input/questions.js';
import { boxesBeside } from '../picture/places.js';
import { listed, nameOf, paragraph } from './parts.js';
import { added } from './prices.js';
import { t } from './texts.js';

const MOST_LISTED = 40;

// ---- The smallest perfect matching. No vertex on the left has more than two neighbors.

// Returns the path along which the mates would have to change if v had its smallest neighbor, or [v] if it has.
function noSmaller({ item: { graph: { adj } }, solved: { mate } }, v) {
  const least = Math.min(...adj[v]);
  if (least === mate[v]) return [v];
  const path = new Set([v, least]);
  for (let w = least; ;) {
    const u = mate[w];
    w = adj[u].find((other) => !path.has(other));
    path.add(u);
    if (u < v || w === undefined) return [...path];
    path.add(w);
  }
}

function noSmallerSays(now, v) {
  const path = noSmaller(now, v);
  const [mate, least, last] = [now.solved.mate[v], path[1] ?? v, path[path.length - 1]].map((u) => nameOf(now, u));
  return t(path.length === 1 ? 'smallest_least' : 'smallest_change',
    { v: nameOf(now, v), mate, least, last, isEarlier: path[path.length - 1] < v });
}

const onLeft = ({ item: { left }, pointed, solved: { mate } }) => (pointed < left ? pointed : mate[pointed]);

const smallest = {
  path: 'legend_change',
  overlay: (now) => (now.pointed === -1 ? {} : { path: noSmaller(now, onLeft(now)) }),
  says: (now) => (now.pointed === -1 ? '' : `<h2>${noSmallerSays(now, onLeft(now))}</h2>`),
  body: (now) => `<h2>${t('smallest')}</h2>${paragraph(t('smallest_each'))}` +
    listed([...Array(Math.min(now.item.left, MOST_LISTED)).keys()].map((v) => noSmallerSays(now, v))),
};

// ---- The pairs of cells without which there is no perfect matching

const vital = {
  follows: true,
  base({ item: { graph }, pointed, solved: { mate } }) {
    if (pointed === -1) return {};
    const crowd = new Set(vitalWithout(graph.adj, mate, pointed));
    const isNext = (v) => v !== pointed && crowd.has(mate[v]);
    const choose = (yes, next) => [...mate.keys()].map((v) => (crowd.has(v) ? yes : isNext(v) ? next : ''));
    return { fills: choose('independent', 'cover'), signs: choose('o', '+'), groups: [] };
  },
  overlay: () => ({ good: [], path: [] }),
  says(now) {
    const { item: { graph: { n, adj } }, pointed, solved: { mate } } = now;
    if (pointed === -1) return '';
    const k = vitalWithout(adj, mate, pointed).length;
    const values = { v: nameOf(now, pointed), mate: nameOf(now, mate[pointed]), k, rest: k - 1, others: n / 2 - k };
    return `<h2>${t('vital_title', values)}</h2>${paragraph(t('vital_why', values))}`;
  },
  body({ solved }) {
    const { half, same, others, all, count } = vitalPairs(solved);
    return `<h2>${t('vital', { count })}</h2>` + listed([t('vital_same', { half, less: half - 1, same }),
      ...(others.length > 0 ? [t('vital_others', { sum: added(others) }), `${same} + ${all - same} = ${all}`] : []),
      ...(all > count ? [`${all} ≥ ${count}`] : [])]);
  },
  legend: () => [['fill', 'independent', t('legend_crowd')], ['fill', 'cover', t('legend_fewer')]],
};

// ---- The worth of the last cell of a game

const value = {
  base: ({ item, layout }) => ({ weights: boxesBeside(item, layout, item.worths).map(([x, y], v) => [x, y, item.worths[v]]) }),
  intro: ({ item: { value: worth, worths, token }, view }) =>
    paragraph(t(view === 'less' ? 'value_less' : worths[token] === worth ? 'value_start' : 'value_most', { value: worth })),
};

export const details = { smallest_matching: smallest, vital_pairs: vital, value };
