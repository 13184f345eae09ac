// SPDX-License-Identifier: CC0-1.0
//
// Makes the contents of the tab "Search": the search for a maximum matching or, in a bipartite graph with weights, for
// one of maximum or minimum weight, step by step.
import { exposedVertices, maximumMatching } from '../core/matching.js';
import { remembered } from '../core/memory.js';
import { bestMatching } from '../core/weights.js';
import { button, cellText, nameOf, noPairs, paragraph, stepsOf } from './parts.js';
import { added, labelsNow, matchingNow } from './prices.js';
import { sentences, t } from './texts.js';
import { why } from './why.js';

const MOST_SEARCHED = 2500;

// Returns the steps of the search for a maximum matching or, if `kind` is not '', for the one that bestMatching() returns,
// and its state after the first `count` steps or, if there are fewer, after all of them:
//   mate      the matching
//   label     the label of each vertex: 'outer', 'inner', 'done' (in an earlier tree, in which no
//             augmenting path was found), or '' for none
//   links     the edges of the current tree that are not in the matching
//   blossom   the base of the blossom of each vertex, or -1 if the vertex is in no blossom
//   path      the augmenting path that was found but not flipped yet
//   prices    for weights: the price of each vertex
function searchOf(item, kind, count) {
  const steps = [];
  const none = new Array(item.graph.n).fill(-1);
  let found = { mate: none, label: none.map(() => ''), links: [], blossom: none, path: [], prices: none.map(() => 0) };
  const record = (step, trees) => {
    const prices = (trees.prices ?? []).map((price) => (kind === 'least' ? -price : price));
    if (steps.length === 0) found.prices = prices;  // the first step does not change them
    if (steps.push(step) !== count) return;
    const seen = new Set(trees.seen);
    const bases = none.map((_, v) => (seen.has(v) ? trees.baseOf(v) : -1));
    found = { mate: Array.from(trees.mate), prices, path: /path|spare/.test(step.type) ? step.vertices : [],
      label: Array.from(trees.label, (label, v) => (label === 0 ? '' : !seen.has(v) ? 'done' : label === 1 ? 'inner' : 'outer')),
      links: trees.seen.filter((v) => trees.parent[v] !== -1).map((v) => [trees.parent[v], v]),
      blossom: bases.map((base, v) => (bases.indexOf(base) !== v || bases.includes(base, v + 1) ? base : -1)) };
  };
  (kind ? bestMatching(item, kind, record) : maximumMatching(item.graph, record));
  return steps.length < count ? searchOf(item, kind, steps.length) : { steps, step: count, found };
}

const known = remembered((state, item, kind) => searchOf(item, kind, state.step));

const isTooLarge = (now) => now.item.graph.n > MOST_SEARCHED;

const searchStage = ({ state, item, view }) => known(state, item, item.weights ? view : '');

// The labels keep their places in all steps.
function labelsOf(now) {
  const [{ prices }, widest] = [searchStage(now).found, `−${Math.max(...now.item.weights.map(Math.abs), 0)}`];
  return labelsNow(now, { mate: noPairs(now.item), prices, widest: prices.map(() => widest) }, 'search');
}

const lacksWeights = (now) => now.item.weights && !isTooLarge(now) && !labelsOf(now).isAll;

function searchBase(now) {
  if (isTooLarge(now)) return { mate: noPairs(now.item), token: -1 };
  const { found: { mate, label, blossom, links, prices } } = searchStage(now);
  const { edges, weights } = now.item;
  const tight = weights && edges.filter(([v, w], i) => prices[v] + prices[w] === weights[i]);
  const signs = { outer: '+', inner: '-', done: 'x', '': '' };
  return { mate, exposed: exposedVertices(now.item.graph, mate), links, fills: label, signs: label.map((l) => signs[l]), groups: blossom, token: -1,
    ...(weights && { ...labelsOf(now), colored: [{ color: 'good', edges: tight }] }) };
}

function searchOverlay(now) {
  if (isTooLarge(now)) return { cursor: now.cursor, mate: [] };
  const { found } = searchStage(now);
  return { cursor: now.cursor, mate: found.mate, path: found.path };
}

function searchSays(now) {
  if (isTooLarge(now)) return paragraph(t('tooLarge', { most: MOST_SEARCHED }));
  const { item: { weights }, view } = now;
  const { steps, step, found: { mate: mates, prices } } = searchStage(now);
  const pairs = mates.reduce((sum, w, v) => sum + (w > v ? 1 : 0), 0);
  const asked = { ...(weights && matchingNow(now)), isPerfect: view !== 'heaviest' };
  if (step === 0) return paragraph(t(weights ? 'hungarianStart' : 'searchStart', asked), 'lead');
  const { type, vertices: ends = [], v = ends[0], from = v, to = ends.at(-1), mate, base, change } = steps[step - 1];
  const name = (u) => (u >= 0 ? nameOf(now, u) : '');
  const values = { v: name(v), from: name(from), to: name(to), mate: name(mate), base: name(base),
    count: ends.length, edges: ends.length - 1, pairs, change, ...asked };
  const isTight = weights && /grow|path/.test(type);
  const sum = isTight && added([prices[ends.at(-2) ?? from], prices[to]]);
  const weight = prices.reduce((all, price) => all + price, 0);
  return paragraph(sentences(t(`step_${type}`, values), isTight && t('tight', { ...values, sum })), 'lead') +
    (step < steps.length ? '' : paragraph(weights ? t('so', { ...asked, weight: added([weight]) }) : t('searchEnd', { pairs })));
}

function searchDescribes(now) {
  if (now.pointed === -1 || isTooLarge(now)) return cellText(now);
  const mate = searchStage(now).found.mate[now.pointed];
  return t('here_vertex', { v: nameOf(now, now.pointed), mate: mate === -1 ? '' : nameOf(now, mate) });
}

function searchControls(now) {
  if (isTooLarge(now)) return '';
  const { steps, step } = searchStage(now);
  const most = steps.length;
  let next = step;
  while (next < most && !/path|spare/.test(steps[next].type)) ++next;
  return (now.item.weights ? why.controls(now) : '') + stepsOf(step, most, t('stepOf', { i: step, n: most }),
    button('run', t(now.running ? 'pause' : 'run'), { pressed: now.running }),
    button('step', t('nextPath'), { value: Math.min(next + 1, most), id: 'path', disabled: step === most }));
}

export const search = {
  base: searchBase,
  follows: lacksWeights,
  overlay: searchOverlay,
  says: searchSays,
  describes: searchDescribes,
  controls: searchControls,
  body: (now) => (lacksWeights(now) ? paragraph(t('moreWeights'), 'soft') : ''),
  legend: () => [['fill', 'outer', t('legend_outer')], ['fill', 'inner', t('legend_inner')],
    ['fill', 'done', t('legend_done')], ['line', 'link', t('legend_link')],
    ['line', 'good', t('legend_tight', { each: false })], ['fill', 'c', t('legend_price')],
    ['line', 'path', t('legend_path')], ['line', 'pair', t('legend_pair')],
    ['ring', 'exposed', t('legend_exposed')], ['box', 'outline', t('legend_blossom')]],
};
