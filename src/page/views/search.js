// SPDX-License-Identifier: CC0-1.0
//
// Makes the contents of the tab "Search": the search for a maximum matching, step by step.
import { exposedVertices, maximumMatching } from '../core/matching.js';
import { remembered } from '../core/memory.js';
import { button, cellText, nameOf, noPairs, paragraph, stepsOf } from './parts.js';
import { t } from './texts.js';

const MOST_SEARCHED = 2500;

// Returns the steps of the search for a maximum matching, and its state after the first `count` steps or,
// if there are fewer, after all of them:
//   mate      the matching
//   label     the label of each vertex: 'outer', 'inner', 'done' (in an earlier tree, in which no
//             augmenting path was found), or '' for none
//   links     the edges of the current tree that are not in the matching
//   blossom   the base of the blossom of each vertex, or -1 if the vertex is in no blossom
//   path      the augmenting path that was found but not flipped yet
function searchOf(graph, count) {
  const steps = [];
  const none = new Array(graph.n).fill(-1);
  let found = { mate: none, label: none.map(() => ''), links: [], blossom: none, path: [] };
  maximumMatching(graph, (step, trees) => {
    if (steps.push(step) !== count) return;
    const seen = new Set(trees.seen);
    const bases = none.map((_, v) => (seen.has(v) ? trees.baseOf(v) : -1));
    found = { mate: Array.from(trees.mate), path: step.type === 'path' ? step.vertices : [],
      label: Array.from(trees.label, (label, v) => (label === 0 ? '' : !seen.has(v) ? 'done' : label === 1 ? 'inner' : 'outer')),
      links: trees.seen.filter((v) => trees.parent[v] !== -1).map((v) => [trees.parent[v], v]),
      blossom: bases.map((base, v) => (bases.indexOf(base) !== v || bases.includes(base, v + 1) ? base : -1)) };
  });
  return steps.length < count ? searchOf(graph, steps.length) : { steps, step: count, found };
}

const known = remembered((state, item) => searchOf(item.graph, state.step));

const isTooLarge = (now) => now.item.graph.n > MOST_SEARCHED;

const searchStage = ({ state, item }) => known(state, item);

function searchBase(now) {
  if (isTooLarge(now)) return { mate: noPairs(now.item), token: -1 };
  const { found: { mate, label, blossom, links } } = searchStage(now);
  const signs = { outer: '+', inner: '-', done: 'x', '': '' };
  return { mate, exposed: exposedVertices(now.item.graph, mate), links, fills: label, signs: label.map((l) => signs[l]), groups: blossom, token: -1 };
}

function searchOverlay(now) {
  if (isTooLarge(now)) return { cursor: now.cursor, mate: [] };
  const { found } = searchStage(now);
  return { cursor: now.cursor, mate: found.mate, path: found.path };
}

function searchSays(now) {
  if (isTooLarge(now)) return paragraph(t('tooLarge', { most: MOST_SEARCHED }));
  const { steps, step, found } = searchStage(now);
  const pairs = found.mate.reduce((sum, w, v) => sum + (w > v ? 1 : 0), 0);
  if (step === 0) return paragraph(t('searchStart'), 'lead');
  const { type, vertices: ends = [], v = ends[0], from = v, to = ends[ends.length - 1], mate, base } = steps[step - 1];
  const name = (u) => (Number.isInteger(u) ? nameOf(now, u) : '');
  const values = { v: name(v), from: name(from), to: name(to), mate: name(mate), base: name(base),
    count: ends.length, edges: ends.length - 1, pairs };
  return paragraph(t(`step_${type}`, values), 'lead') +
    (step === steps.length ? paragraph(t('searchEnd', { pairs })) : '');
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
  while (next < most && steps[next].type !== 'path') ++next;
  return stepsOf(step, most, t('stepOf', { i: step, n: most }),
    button('run', t(now.running ? 'pause' : 'run'), { pressed: now.running }),
    button('step', t('nextPath'), { value: Math.min(next + 1, most), id: 'path', disabled: step === most }));
}

export const search = {
  base: searchBase,
  overlay: searchOverlay,
  says: searchSays,
  describes: searchDescribes,
  controls: searchControls,
  body: () => '',
  legend: () => [['fill', 'outer', t('legend_outer')], ['fill', 'inner', t('legend_inner')],
    ['fill', 'done', t('legend_done')], ['line', 'link', t('legend_link')],
    ['line', 'path', t('legend_path')], ['line', 'pair', t('legend_pair')],
    ['ring', 'exposed', t('legend_exposed')], ['box', 'outline', t('legend_blossom')]],
};
