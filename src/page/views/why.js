// SPDX-License-Identifier: CC0-1.0
//
// Makes the contents of the tab "Why" for a whole board or graph: the matching, the classes of the
// vertices or edges, and the proof that no matching is larger.

import { verdict } from '../core/game.js';
import { kindsBy } from '../core/matching.js';
import { remembered } from '../core/memory.js';
import { classOfEdge, coverOf, sidesOf, weightsAsked } from '../input/questions.js';
import { besideOf, middlesOf } from '../picture/places.js';
import { capacities } from './capacities.js';
import { chains } from './chains.js';
import { colors } from './colors.js';
import { details } from './details.js';
import {
  button, choiceOf, hasMovers, isOnNothing, listOfNames, mover, nameOf, nothingSays, paragraph, pointSays, row,
  tokenLine, wordsOf,
} from './parts.js';
import { prices } from './prices.js';
import { rich, sentences, t } from './texts.js';

const MOST_NUMBERED = 600;
const MOST_ARCS = 60;  // more arcs between copies are drawn only at the vertex under the pointer

// ---- What the colors show

// Returns the views from which the visitor can choose. In a graph that is not bipartite,
// classifying the edges is slow: one search for each vertex. In such a graph, the edges can be
// colored only if the answer of the problem is about the edges.
function viewsOf({ problem, item }) {
  const { coloring } = problem.question;
  if (problem.weighted) return weightsAsked(problem);
  if (problem.question.best) return ['capacities'];
  if (problem.question.colors) return ['colors'];
  if (item.worths) return ['classes', 'less'];
  if (item.arcs) return [coloring, ...(problem.closure ? ['some'] : []), 'cover'];
  return ['classes',
    ...(sidesOf(item) !== null ? ['cover', 'edges'] : coloring === 'edges' ? ['edges'] : [])];
}

// Returns the present view.
export function viewOf(now) {
  const views = viewsOf(now);
  return [now.state.coloring, now.problem.question.coloring, views[0]].find((view) => views.includes(view));
}

export const hasClasses = ({ view }) => ['classes', 'less'].includes(view);

const isTangled = (now) => Boolean(now.item.arcs) && now.view === 'cover' && now.item.edges.length > MOST_ARCS;

// Checks whether the vertices of the independent set are drawn as knights.
const showsKnights = ({ problem }) => problem.question.hasKnights && problem.moves !== undefined;

// Returns { none, some, every, classOf }. `every` lists the edges that are in every maximum
// matching, `none` lists the edges that are in no maximum matching, and `some` lists all other
// edges. `classOf` is the function that edgeClasses() returns.
export const kindsOf = remembered((solved) => kindsBy(classOfEdge(solved), solved.item.graph.adj.flatMap((list, v) =>
  [...new Set(list)].filter((w) => w > v).map((w) => [v, w]))));

// The visitor can select a line of the proof that the matching is maximum, such as the line with
// the number of matched pairs. The picture then numbers the pairs, or whatever this line counts.
// Returns the points where these numbers are drawn. Returns [] if no line is selected or there are
// too many points.
function numberedFor(now) {
  const { mate, decomposition: { barrier, classes, component, exposed } } = now.solved;
  const pointOf = (v) => (now.layout.board ? [now.layout.x(v), now.layout.y(v)] : besideOf(now.layout, v, -1));
  const points = (list) => list.map(pointOf);
  const middles = (edges) => (edges.length <= MOST_NUMBERED ? middlesOf(now.layout, edges) : []);
  const lists = {
    pairs: () => middles([...mate.entries()].filter(([v, w]) => w > v)),
    exposed: () => points(exposed),
    barrier: () => points(barrier),
    classD: () => points([...classes.keys()].filter((v) => classes[v] === 'D')),
    classA: () => points(barrier),
    components: () => {
      const first = [];
      component.forEach((k, v) => k >= 0 && (first[k] ??= v));
      return points(first);
    },
    vertices: () => points(classes.map((_, v) => v)),
    cover: () => points(coverOf(now.solved).cover),
    independent: () => points(coverOf(now.solved).independentSet),
    every: () => middles(kindsOf(now.solved).every),
    some: () => middles(kindsOf(now.solved).some),
    none: () => middles(kindsOf(now.solved).none),
  };
  const list = lists[now.counted]?.() ?? [];
  return list.length <= MOST_NUMBERED ? list : [];
}

// ---- The picture

function verdictOf(now, v) {
  const { mate, decomposition } = now.solved;
  return verdict(now.item.graph, mate, decomposition, v);
}

function whyBase(now) {
  const { mate, decomposition: { classes, component, exposed } } = now.solved;
  const base = { mate, exposed, token: now.item.token, numbered: numberedFor(now) };
  if (now.item.starts) [base.starts, base.token] = [[...new Set(now.item.starts)], -1];
  if (now.item.pieces) [base.blank, base.token] = [now.item.token, -1];
  if (now.view === 'edges') {
    base.kinds = kindsOf(now.solved);
  } else if (now.view === 'cover') {
    const inCover = new Set(coverOf(now.solved).cover);
    base.fills = classes.map((_, v) => (inCover.has(v) ? 'cover' : 'independent'));
    base.signs = classes.map((_, v) => (inCover.has(v) ? '+' : showsKnights(now) ? '' : 'o'));
    if (isTangled(now)) base.drawn = now.item.edges.filter((edge) => edge.includes(now.pointed));
    if (showsKnights(now)) base.knights = coverOf(now.solved).independentSet;
  } else {
    base.fills = classes.map((c) => c.toLowerCase());
    base.signs = classes;
    base.groups = sidesOf(now.item) ? [] : component;
  }
  return base;
}

function whyOverlay(now) {
  const overlay = { cursor: now.cursor, mate: now.solved.mate, token: now.item.token };
  if (now.pointed === -1 || now.counted || now.view === 'cover') return overlay;
  if (now.view === 'edges') {
    const { some, every } = matesOf(now, now.pointed);
    return { ...overlay, choices: some, made: every[0] ?? -1 };
  }
  const found = verdictOf(now, now.pointed);
  if (!found.wins) overlay.path = found.path;
  else if (now.problem.game) overlay.good = [[now.pointed, found.mate]];
  return overlay;
}

function whyLegend(now) {
  const { game, ancestors } = now.problem;
  const classes = ['D', 'A', 'C'].map((c) =>
    ['fill', c.toLowerCase(), t(`class_${c}`, { game })]);
  const lines = now.view === 'edges' ? [['wide', 'good', t('legend_every')], ['line', 'link', t('legend_some')],
    ...(now.item.cells ? [] : [['dashes', 'edge', t('legend_none')]])]
    : now.view === 'cover' ? [['fill', 'cover', t('legend_cover')],
      showsKnights(now) ? ['knight', 'independent', t('legend_knight')]
        : ['fill', 'independent', t('legend_independent')]] : classes;
  lines.push([now.view === 'edges' ? 'thin' : 'line', 'pair', t('legend_pair')],
    ['ring', 'exposed', t('legend_exposed')], ['box', 'outline', t('legend_component')]);
  if (ancestors) lines.push(['wide', 'edge', t('legend_tree')]);
  lines.push(['fill', 'unfit', t('legend_unfit')]);
  lines.push(now.item.starts ? ['ring', 'token', t('legend_start')] : tokenLine(now));
  if (hasClasses(now)) {
    lines.push(...(detailsOf(now).legend?.() ?? []), ['line', 'path', t(detailsOf(now).path ?? 'legend_witness'), true]);
    if (game) lines.push(['line', 'good', t('legend_good'), true]);
  }
  return lines;
}

// ---- The texts

// Returns { none, some, every }, three lists of the neighbors w of v. The edge from v to w is in no
// maximum matching, in some but not all maximum matchings, or in every maximum matching.
function matesOf(now, v) {
  const { classOf } = kindsOf(now.solved);
  const mates = { none: [], some: [], every: [] };
  for (const w of new Set(now.item.graph.adj[v])) mates[classOf(v, w)].push(w);
  return mates;
}

function edgesSay(now) {
  if (now.pointed === -1) return pointSays('edges');
  const mates = matesOf(now, now.pointed);
  const v = nameOf(now, now.pointed);
  const lines = ['every', 'some', 'none'].filter((kind) => mates[kind].length > 0).map((kind) =>
    paragraph(t(`edges_${kind}`, { v, list: listOfNames(now, mates[kind]) }), kind === 'none' ? '' : 'lead'));
  const isInD = now.solved.decomposition.classes[now.pointed] === 'D';
  return lines.join('') + (isInD ? paragraph(t('inD', { v })) : '');
}

function coverSays(now) {
  if (now.pointed === -1) {
    return pointSays('cover') +
      (now.item.arcs ? paragraph(sentences(t('idle_copies', now.problem), isTangled(now) && t('fewArcs'))) : '');
  }
  const isIn = coverOf(now.solved).cover.includes(now.pointed);
  const mate = now.solved.mate[now.pointed];
  const values = { isIn, v: nameOf(now, now.pointed), mate: mate === -1 ? '' : nameOf(now, mate) };
  const badge = isIn ? '<b class="badge cover">+</b>' : '<b class="badge independent">◇</b>';
  return `<h2>${badge} ${t('coverIn', values)}</h2>` +
    paragraph(t(isIn ? 'coverInWhy' : now.item.graph.adj[now.pointed].length > 0 ? 'coverOutWhy' : 'reason_isolated', values));
}

// Returns the name of the player who moves first if the token starts on v. In a game of sliding
// pieces, the color of the piece in a cell decides who moves it.
function firstFrom({ item, problem }, v) {
  const at = (i) => (item.pieces ? item.cells[v][i] + item.cells[item.token][i] : 0);
  return mover({ problem }, (at(0) + at(1)) % 2);
}

function idleSays(now) {
  const { problem: { game }, solved: { decomposition: { exposed } } } = now;
  const about = game ? 'game' : 'matching';
  const key = `idle_${about}${exposed.length === 0 ? 'Perfect' : ''}`;
  return pointSays(about) + paragraph(sentences(rich('idle_pairs'), rich(key, wordsOf(now))));
}

function whySays(now) {
  const { problem: { game }, pointed, solved: { decomposition } } = now;
  if (isOnNothing(now)) return paragraph(nothingSays(now), 'lead');
  if (now.view === 'edges') return edgesSay(now);
  if (now.view === 'cover') return coverSays(now);
  if (pointed === -1) return idleSays(now);
  const { wins, mate, reason: { key, values } } = verdictOf(now, pointed);
  const who = firstFrom(now, pointed);
  const first = hasMovers(now) ? t('firstNamed', { who }) : who;
  const named = { ...values, v: nameOf(now, pointed), first, game, wins, pairs: decomposition.pairs, ...wordsOf(now) };
  for (const end of ['mate', 'end']) {
    if (values[end] !== undefined) named[end] = nameOf(now, values[end]);
  }
  const reason = key === 'inA' && sidesOf(now.item) ? 'inHall' : key === 'inC' && decomposition.exposed.length === 0 ? 'perfect' : key;
  const move = !game || key === 'isolated' ? ''
    : wins ? t('answerWins', { mate: nameOf(now, mate) }) : t('answerLoses');
  const sign = decomposition.classes[pointed];
  const title = t(game ? 'whyWins' : 'whyCovered', named);
  const badge = `<b class="badge ${sign.toLowerCase()}" title="${t(`term_${sign}`)}">${sign}</b>`;
  return `<h2>${badge} ${title}</h2>` + paragraph(sentences(rich(`reason_${reason}`, named), move));
}

function whyControls(now) {
  const views = viewsOf(now);
  const { item, problem, state: { vertex } } = now;
  const start = vertex >= 0 && vertex < item.graph.n ? vertex : item.token;
  const play = !problem.game || item.pieces ? ''
    : row(button('playFrom', t('playFrom'), { value: start, id: '', disabled: start === -1 }));
  return play + (views.length < 2 ? '' : choiceOf(t('coloringLabel'), views.map((value) =>
    button('coloring', t(`coloring_${now.item.arcs && value === 'cover' ? 'copies' : now.item.worths ? `value_${value}` : value}`, now.item),
      { value, pressed: now.view === value }))));
}

function whyBody(now) {
  const { barrier, exposed, oddComponents, pairs } = now.solved.decomposition;
  const n = now.item.graph.n;
  const numbers = { n, pairs, covered: 2 * pairs, exposed: exposed.length,
    components: oddComponents, barrier: barrier.length, ...wordsOf(now) };
  const keys = ['vertices', 'pairs'];
  let conclusion = n === 0 ? 'nothing' : exposed.length === 0 ? 'perfect' : barrier.length > 0 ? 'so' : 'isolated';
  if (n === 0) {
    keys.length = 0;
  } else if (now.view === 'edges') {
    for (const kind of ['every', 'some', 'none']) numbers[kind] = kindsOf(now.solved)[kind].length;
    keys.splice(0, 2, 'pairs', 'every', 'some', 'none');
    conclusion = 'edgesSo';
  } else if (now.view === 'cover') {
    const { cover, independentSet } = coverOf(now.solved);
    numbers.cover = cover.length;
    numbers.independent = independentSet.length;
    keys.push('cover', 'independent');
    conclusion = 'coverSo';
  } else if (exposed.length > 0) {
    const isHall = sidesOf(now.item) !== null;
    if (isHall) conclusion = 'hall';
    keys.push('exposed', isHall ? 'classD' : 'components');
    if (barrier.length > 0) keys.push(isHall ? 'classA' : 'barrier');
  }
  const title = { cover: 'proofOfCover', edges: 'proofOfEdges' }[now.view] ?? 'proof';
  const text = (key) => t(`proof_${key}`, numbers);
  const line = (key) => `<li>${now.layout ? button('count', text(key), { value: key, pressed: now.counted === key }) : text(key)}</li>`;
  return `<h2>${t(title)}</h2><ul${now.layout ? ' class="proof"' : ''}>${keys.map(line).join('')}</ul>` +
    paragraph(sentences(rich(`proof_${conclusion}`, numbers),
      now.item.arcs && now.problem.closure && t('proof_antichain', { left: n / 2, pairs, most: n / 2 - pairs }))) +
    (keys.length > 0 && now.layout ? `<p class="soft hint">${t('proofHint')}</p>` : '');
}

// Returns what details.js has for the question of the problem, if the picture is about it.
function detailsOf({ problem: { question: { name } }, item, view, counted, solved: { decomposition: { exposed } } }) {
  const isPerfect = item.graph.n > 0 && exposed.length === 0;
  return hasClasses({ view }) && !counted && (isPerfect || item.worths) ? details[name] ?? {} : {};
}

// If the answer is about the start only, the picture and the texts are about it until the visitor points elsewhere.
const atStart = (now) => (now.item.worths && now.pointed === -1 ? { ...now, pointed: now.item.token } : now);

const ofSize = {
  base: (now) => ({ ...whyBase(now), ...detailsOf(now).base?.(now) }),
  overlay: (now) => ({ ...whyOverlay(atStart(now)), ...detailsOf(now).overlay?.(now) }),
  follows: (now) => isTangled(now) || detailsOf(now).follows,
  says: (now) => (detailsOf(now).intro?.(now) ?? '') + (detailsOf(now).says?.(now) || whySays(atStart(now))),
  body: (now) => (detailsOf(now).body?.(now) ?? '') + whyBody(now),
  legend: whyLegend,
};

// Graphs with weights, capacities or colors have other proofs. The vertices of an acyclic directed graph have other
// views.
const kindOf = ({ problem: { weighted, question }, item }) =>
  (weighted ? prices : question.best ? capacities : question.colors ? colors : item?.isWhole ? chains : ofSize);
export const why = { controls: whyControls, ...Object.fromEntries(Object.keys(ofSize).map((name) =>
  [name, (now) => kindOf(now)[name](now)])) };
