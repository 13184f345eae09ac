// SPDX-License-Identifier: CC0-1.0
//
// Makes the contents of the tab "Search": the search for a maximum matching, step by step.
import { exposedVertices, maximumMatching } from '../core/matching.js';
import { remembered } from '../core/memory.js';
import { button, cellText, nameOf, noPairs, paragraph, stepsOf } from './parts.js';
import { t } from './texts.js';

const MOST_SEARCHED = 2500;

function searchSteps(graph) {
  const steps = [];
  maximumMatching(graph, (step) => steps.push(step));
  return steps;
}

// Returns the state of the search for a maximum matching after the first `count` steps. The result
// has these fields:
//   mate      the matching
//   label     the label of each vertex: 'outer', 'inner', 'done' (in an earlier tree, in which no
//             augmenting path was found), or '' for none
//   links     the edges of the current tree that are not in the matching
//   blossom   the base of the blossom of each vertex, or -1 if the vertex is in no blossom
//   path      the augmenting path that was found but not flipped yet
function searchAfter(graph, steps, count) {
  let mate = new Array(graph.n).fill(-1);
  const label = new Array(graph.n).fill('');
  const blossom = new Array(graph.n).fill(-1);
  let links = [];
  let path = [];
  let tree = [];
  const clear = (rest) => {
    for (const v of tree) [label[v], blossom[v]] = [rest, -1];
    [tree, links, path] = [[], [], []];
  };
  const see = (v, name) => {
    label[v] = name;
    tree.push(v);
  };
  for (const step of steps.slice(0, count)) {
    if (step.type === 'root') {
      see(step.v, 'outer');
    } else if (step.type === 'grow') {
      see(step.to, 'inner');
      see(step.mate, 'outer');
      links.push([step.from, step.to]);
    } else if (step.type === 'blossom') {
      for (const v of step.vertices) [label[v], blossom[v]] = ['outer', step.base];
    } else if (step.type === 'path') {
      path = step.vertices;
    } else {
      clear(step.type === 'fail' ? 'done' : '');
      if (step.type === 'flip') mate = step.mate;
    }
  }
  return { mate: Array.from(mate), label, links, blossom, path };
}

const searchOf = remembered((item) => searchSteps(item.graph));

const isTooLarge = (now) => now.item.graph.n > MOST_SEARCHED;

function searchStage(now) {
  const steps = searchOf(now.item);
  const step = Math.min(Math.max(now.state.step, 0), steps.length);
  return { steps, step, found: searchAfter(now.item.graph, steps, step) };
}

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
  const last = steps[step - 1];
  const name = (v) => (v === undefined ? '' : nameOf(now, v));
  const ends = last.vertices ?? [];
  const values = {
    v: name(last.v ?? ends[0]),
    from: name(last.from ?? ends[0]),
    to: name(last.to ?? ends[ends.length - 1]),
    mate: name(typeof last.mate === 'number' ? last.mate : undefined),
    base: name(last.base),
    count: ends.length,
    edges: ends.length - 1,
    pairs,
  };
  return paragraph(t(`step_${last.type}`, values), 'lead') +
    (step === steps.length ? paragraph(t('searchEnd', { pairs })) : '');
}

function searchControls(now) {
  if (isTooLarge(now)) return '';
  const { steps, step } = searchStage(now);
  const most = steps.length;
  let next = step;
  while (next < most && steps[next].type !== 'path') ++next;
  return stepsOf(step, most, t('stepOf', { i: step, n: most }),
    button('run', t(now.running ? 'pause' : 'run'), { pressed: now.running }),
    button('jump', t('nextPath'), { value: Math.min(next + 1, most), id: 'path', disabled: step === most }));
}

export const search = {
  base: searchBase,
  overlay: searchOverlay,
  says: searchSays,
  describes: (now) => (now.pointed === -1 ? cellText(now) : t('here_vertex', { v: nameOf(now, now.pointed) })),
  controls: searchControls,
  body: () => '',
  legend: () => [['fill', 'outer', t('legend_outer')], ['fill', 'inner', t('legend_inner')],
    ['fill', 'done', t('legend_done')], ['line', 'link', t('legend_link')],
    ['line', 'path', t('legend_path')], ['line', 'pair', t('legend_pair')],
    ['ring', 'exposed', t('legend_exposed')], ['box', 'outline', t('legend_blossom')]],
};
