// SPDX-License-Identifier: CC0-1.0
//
// Makes the contents of the tab "Why" for an acyclic directed graph: its vertices and arcs, the paths or
// chains that cover the vertices, and a maximum antichain. The matching and its proof are on another
// graph, which has two copies of each vertex.

import { minimumCover, solve } from '../core/matching.js';
import { remembered } from '../core/memory.js';
import { pathsOf, questions } from '../input/questions.js';
import { RADIUS } from '../picture/shapes.js';
import { capital, listed, listOfNames, nameOf, paragraph, pointSays } from './parts.js';
import { t } from './texts.js';

export const COLORS = ['accent', 'good', 'path', 'outline', 'token', 'exposed', 'visited'];

// Checks whether numbers tell the paths apart, because there are more paths than colors.
const hasNumbers = (solved) => pathsOf(solved).length > COLORS.length;
const wordsNow = ({ problem, solved }) =>
  ({ isNumbered: hasNumbers(solved), closure: problem.closure });

// Returns the arcs without those that follow from others if the problem is about the closure: arcs from v to
// a vertex that another vertex between the two reaches.
function arcsDrawn({ arcs, graph: { adj }, left }, { closure }) {
  const reaches = adj.slice(0, left).map((list) => new Set(list.map((w) => w - left)));
  const follows = ([v, w]) => [...reaches[v]].some((u) => reaches[u].has(w));
  const own = [...new Map(arcs.map((arc) => [arc.join(), arc])).values()];
  return closure ? own.filter((arc) => !follows(arc)) : own;
}

// Returns the case with one vertex for both copies. Each path has a column of its own, `lane`.
export const wholeCase = remembered((solved, problem) => {
  const { item } = solved;
  const { left } = item;
  const edges = arcsDrawn(item, problem);
  const adj = Array.from({ length: left }, () => []);
  for (const [v, w] of edges) [adj[v], adj[w]].forEach((list, i) => list.push([w, v][i]));
  const lane = new Array(left).fill(0);
  pathsOf(solved).forEach((path, i) => path.forEach((v) => { lane[v] = i; }));
  return { ...item, edges, arcs: edges, side: null, graph: { n: left, adj }, lane, isWhole: true,
    names: item.names.slice(0, left), depth: item.depth.slice(0, left) };
});

// Returns a largest antichain among the vertices that are kept: those without a copy in a minimum cover.
function antichainAmong({ item: { graph, left, side } }, isKept) {
  const adj = graph.adj.map((list, v) => (isKept(v % left) ? list.filter((w) => isKept(w % left)) : []));
  const inCover = new Set(minimumCover(solve({ n: 2 * left, adj }).decomposition.classes, side).cover);
  return Array.from({ length: left }, (_, v) => v)
    .filter((v) => isKept(v) && !inCover.has(v) && !inCover.has(left + v));
}

const chosenBy = remembered((solved) => antichainAmong(solved, () => true));

// Returns a largest antichain among the vertices that v neither reaches nor is reached from.
function antichainWith(solved, v) {
  const { graph: { adj }, left } = solved.item;
  const isApart = (u) => u !== v && !adj[v].includes(left + u) && !adj[u].includes(left + v);
  return antichainAmong(solved, isApart);
}

const answerOf = remembered((solved) => questions.antichain.fields(solved.item, solved));

// Checks whether v is in some maximum antichain.
const isInSome = ({ solved }, v) => answerOf(solved).some[v] === '1';

function base(now) {
  const { item, layout, solved, pointed, view } = now;
  const isArc = new Set(item.edges.map((arc) => arc.join()));
  const isOther = view === 'some' && pointed !== -1 && isInSome(now, pointed);
  const marked = isOther ? [pointed, ...antichainWith(solved, pointed)] : view === 'paths' ? [] : chosenBy(solved);
  return {
    mate: [], token: -1, exposed: [], arcs: item.edges,
    fills: item.names.map((_, v) => (view === 'some' && isInSome(now, v) ? 'd' : '')),
    signs: item.names.map((_, v) => (view === 'some' && isInSome(now, v) ? '+' : '')),
    weights: view === 'some' || !hasNumbers(solved) ? []
      : pathsOf(solved).flatMap((path, i) => path.map((v) => [layout.x(v) + RADIUS, layout.y(v) + RADIUS + 3, i + 1])),
    marked,
    paths: view === 'some' ? [] : pathsOf(solved).map((vertices, i) => {
      const steps = vertices.slice(1).map((w, k) => [vertices[k], w]);
      return { color: COLORS[i % COLORS.length], vertices, steps: steps.filter((step) => isArc.has(step.join())),
        jumps: steps.filter((step) => !isArc.has(step.join())) };
    }),
  };
}

function says(now) {
  const { solved, pointed, problem, view } = now;
  if (pointed === -1) return pointSays() + paragraph(t(`idle_${view}`, wordsNow(now)));
  const v = nameOf(now, pointed);
  if (view === 'some') {
    const others = antichainWith(solved, pointed);
    const isIn = isInSome(now, pointed);
    const values = { v, isIn, list: listOfNames(now, others), count: others.length,
      most: others.length + 1, size: chosenBy(solved).length };
    const key = !isIn ? 'inNoAntichain' : others.length === 0 ? 'aloneInAntichain' : 'inAntichain';
    return `<h2>${t('inAntichainTitle', values)}</h2>${paragraph(t(key, values))}`;
  }
  const path = pathsOf(solved).find((list) => list.includes(pointed));
  const list = path.map((u) => now.item.names[u]).join(' → ');
  const one = problem.closure ? path.find((u) => chosenBy(solved).includes(u)) : undefined;
  return `<h2>${capital(t('onPath', { v, ...wordsNow(now) }))}</h2>${paragraph(list, 'lead')}` +
    (one === undefined ? '' : paragraph(t('oneOfChain', { v: nameOf(now, one) })));
}

function body(now) {
  const { solved: { decomposition: { pairs } }, item: { left } } = now;
  const kind = now.problem.closure ? 'chains' : 'paths';
  const values = { n: left, pairs, paths: left - pairs };
  return `<h2>${t(`why_${kind}`)}</h2>${listed([1, 2, 3].map((i) => t(`why_${kind}_${i}`, values)))}`;
}

export const chains = {
  base,
  overlay: (now) => ({ cursor: now.cursor, mate: [] }),
  follows: (now) => now.view === 'some',
  says,
  body,
  legend: (now) => [...(now.view === 'some' && now.item.names.some((_, v) => !isInSome(now, v)) ? [['fill', 'panel', t('legend_inNone')]] : []), ['line', COLORS[0], t('legend_ownPath', wordsNow(now))],
    ['fill', 'd', t('legend_inSome')], ['fill', 'independent', t('legend_antichain')], ['thin', 'edge', t('legend_arc')]],
};
