// SPDX-License-Identifier: CC0-1.0
//
// Makes the contents of each tab. `now` is the result of current() in session.js. A tab has these
// functions:
//   base(now)      returns the argument of baseOf() in picture.js for the picture
//   overlay(now)   returns the argument of overlayOf() for the layers on top of the picture
//   says(now)      returns the verdict, as HTML; a screen reader reads it out
//   describes(now) returns a text about the cell or vertex under the cursor; some tabs lack this
//                  function
//   body(now)      returns the rest of the panel, as HTML; the attribute data-do of a control
//                  names the action of the control
//   legend(now)    returns the lines of the legend, [kind of the icon, name of the color, text]

import { bipartition, edgeClasses, evenPath, minimumCover, verdict } from './engine.js';
import { signsOf } from './editor.js';
import { besideOf, middlesOf } from './picture.js';
import {
  judged, legalGame, programTurn, rowsAfter, searchAfter, searchSteps, standOf,
} from './play.js';
import { hasText, rich, t } from './texts.js';

const MOST_NUMBERED = 600;
const MOST_SEARCHED = 2500;
const MOST_NAMED = 40;
const MOST_OFFERED = 6;  // the most starts or moves that the panel lists

// ---- Helpers

// Returns a function that calls make(object) once for each object and stores the result.
function remembered(make) {
  const made = new WeakMap();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key);
  };
}

export function safe(text) {
  return String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

export function nameOf({ item, problem }, v) {
  if (item.cells) return t('cell', { row: item.cells[v][0] + 1, column: item.cells[v][1] + 1 });
  const name = item.names[v];
  if (!item.side) return t('vertex', { name });
  return t(problem.sides[item.side[v]], { name });
}

function listOfNames(now, vertices) {
  const names = vertices.slice(0, MOST_NAMED).map((v) => nameOf(now, v));
  return names.join(t('comma')) + (vertices.length > MOST_NAMED ? ' …' : '');
}

// Returns the name of the first player if `turn` is 0, and of the second player if `turn` is 1.
function mover({ problem }, turn) {
  const own = `mover_${problem.id}_${turn}`;
  return t(hasText(own) ? own : `mover_${turn}`);
}

const capital = (text) => text[0].toUpperCase() + text.slice(1);

// Returns a text about the cell under the cursor, or '' if the cursor is not on a cell.
function cellText({ item, problem, cursor }, rows = item.rows) {
  const cell = Array.isArray(cursor) ? cursor : item.cells?.[cursor];
  if (!cell) return '';
  const sign = rows[cell[0]][cell[1]];
  const v = t('cell', { row: cell[0] + 1, column: cell[1] + 1 });
  if (item.pieces) return t({ X: 'here_black', O: 'here_white', '.': 'here_blank' }[sign], { v });
  if (sign === problem.wall) return t('here_wall', { v });
  return t(sign === problem.start ? `here_${nameOfStart(problem)}` : 'here_free', { v });
}

// Returns the name of the token that stands on a cell: 'piece' for the one problem whose statement
// calls the token a piece, 'king' for all other problems.
const nameOfStart = ({ id }) => (id === 'hdu3446_chess' ? 'piece' : 'king');

// Checks whether the cursor is on a cell that is not a vertex.
const isOnNothing = (now) => now.pointed === -1 && Array.isArray(now.cursor);

const nothingSays = (now) => cellText(now) + (now.item.pieces ? ' ' + t('here_unfit') : '');

const paragraph = (text, kind = '') => (kind ? `<p class="${kind}">${text}</p>` : `<p>${text}</p>`);

// Returns the HTML of a button. If the value of a button changes, its `id` must stay the same, so
// that the button keeps the focus.
function button(action, text,
  { value = '', id = value, pressed, disabled = false, label = '', kind = '' } = {}) {
  return `<button type="button" id="do-${action}-${id}" data-do="${action}" data-value="${value}"` +
    (pressed === undefined ? '' : ` aria-pressed="${pressed}"`) +
    (label ? ` aria-label="${label}" title="${label}"` : '') +
    (kind ? ` class="${kind}"` : '') + (disabled ? ' disabled' : '') + `>${text}</button>`;
}

function sliderOf(value, most, text) {
  return `<input type="range" id="slider" data-do="step" min="0" max="${most}" value="${value}"` +
    ` aria-label="${text}" aria-valuetext="${text}">`;
}

function stepButtons(step, most, between = '') {
  const to = (key, sign, value, disabled) =>
    button('step', sign, { value, id: key, label: t(key), disabled });
  return '<div class="row">' + to('first', '|◀', 0, step === 0) +
    to('back', '◀', Math.max(0, step - 1), step === 0) + between +
    to('forward', '▶', Math.min(most, step + 1), step === most) +
    to('last', '▶|', most, step === most) + '</div>';
}

export const pathOfGame = (now) => legalGame(now.item.graph, now.state.moves);

// ---- Why

const sidesOf = remembered((item) => item.side ?? bipartition(item.graph));

const coverOf = remembered((solved) => minimumCover(solved.item.graph, solved.mate, sidesOf(solved.item)));

// Returns the ways of coloring the picture from which the visitor can choose. In a graph that is
// not bipartite, classifying the edges is slow: one search for each vertex. In such a graph, the
// edges can be colored only if the answer of the problem is about the edges.
function coloringsOf(now) {
  if (sidesOf(now.item) !== null) return ['classes', 'cover', 'edges'];
  return now.problem.coloring === 'edges' ? ['classes', 'edges'] : ['classes'];
}

// Returns the way in which the picture is colored now: 'classes', 'cover' or 'edges'.
function coloringOf(now) {
  const { state, problem } = now;
  return coloringsOf(now).find((value) => value === (state.coloring || problem.coloring)) ?? 'classes';
}

// Checks whether the vertices of the independent set are drawn as knights.
const showsKnights = ({ problem }) => problem.id === 'luogu3355_knights';

// Returns { none, some, every, classOf }. `every` lists the edges that are in every maximum
// matching, `none` lists the edges that are in no maximum matching, and `some` lists all other
// edges. `classOf` is the function that edgeClasses() returns.
const kindsOf = remembered((solved) => {
  const { item: { graph }, mate, decomposition: { classes } } = solved;
  const classOf = edgeClasses(graph, mate, classes, sidesOf(solved.item));
  const kinds = { none: [], some: [], every: [], classOf };
  graph.adj.forEach((list, v) => {
    for (const w of new Set(list)) if (w > v) kinds[classOf(v, w)].push([v, w]);
  });
  return kinds;
});

// The visitor can select a line of the proof that the matching is maximum, such as the line with
// the number of matched pairs. The picture then numbers the pairs, or whatever this line counts.
// Returns the points where these numbers are drawn. Returns [] if no line is selected or there are
// too many points.
function numberedFor(now) {
  const { mate, decomposition: { barrier, classes, component, exposed } } = now.solved;
  const pointOf = (v) => (now.layout.board ? [now.layout.x(v), now.layout.y(v)] : besideOf(now.layout, v, -1));
  const points = (list) => list.map(pointOf);
  const lists = {
    pairs: () => middlesOf(now.layout, [...mate.entries()].filter(([v, w]) => w > v)),
    exposed: () => points(exposed),
    barrier: () => points(barrier),
    components: () => {
      const first = [];
      component.forEach((k, v) => k >= 0 && (first[k] ??= v));
      return points(first);
    },
    vertices: () => points(classes.map((_, v) => v)),
    cover: () => points(coverOf(now.solved).cover),
    independent: () => points(coverOf(now.solved).independentSet),
    every: () => middlesOf(now.layout, kindsOf(now.solved).every),
    some: () => middlesOf(now.layout, kindsOf(now.solved).some),
    none: () => middlesOf(now.layout, kindsOf(now.solved).none),
  };
  const list = lists[now.counted]?.() ?? [];
  return list.length <= MOST_NUMBERED ? list : [];
}

function whyBase(now) {
  const { mate, decomposition: { classes, component, exposed } } = now.solved;
  const base = { mate, exposed, token: now.item.token, numbered: numberedFor(now) };
  const coloring = coloringOf(now);
  if (now.item.starts) [base.starts, base.token] = [[...new Set(now.item.starts)], -1];
  if (coloring === 'edges') {
    base.kinds = kindsOf(now.solved);
  } else if (coloring === 'cover') {
    const inCover = new Set(coverOf(now.solved).cover);
    base.fills = classes.map((_, v) => (inCover.has(v) ? 'cover' : 'independent'));
    base.signs = classes.map((_, v) => (inCover.has(v) ? '+' : showsKnights(now) ? '' : 'o'));
    if (showsKnights(now)) base.knights = coverOf(now.solved).independentSet;
  } else {
    base.fills = classes.map((c) => c.toLowerCase());
    base.signs = classes;
    base.groups = component;
  }
  return base;
}

function verdictOf(now, v) {
  const { mate, decomposition } = now.solved;
  return verdict(now.item.graph, mate, decomposition, v);
}

function whyOverlay(now) {
  const overlay = { cursor: now.cursor, mate: now.solved.mate };
  const coloring = coloringOf(now);
  if (now.pointed === -1 || coloring === 'cover') return overlay;
  if (coloring === 'edges') {
    const { some, every } = matesOf(now, now.pointed);
    return { ...overlay, choices: some, made: every[0] ?? -1 };
  }
  const found = verdictOf(now, now.pointed);
  if (found.wins) overlay[now.problem.game ? 'good' : 'arrows'] = [[now.pointed, found.mate]];
  else overlay.path = found.path;
  return overlay;
}

// Returns { none, some, every }, three lists of the neighbors w of v. The edge from v to w is in no
// maximum matching, in some but not all maximum matchings, or in every maximum matching.
function matesOf(now, v) {
  const { classOf } = kindsOf(now.solved);
  const mates = { none: [], some: [], every: [] };
  for (const w of new Set(now.item.graph.adj[v])) mates[classOf(v, w)].push(w);
  return mates;
}

function edgesSay(now) {
  if (now.pointed === -1) return paragraph(t('pointHereEdges'), 'soft');
  const mates = matesOf(now, now.pointed);
  const v = nameOf(now, now.pointed);
  const lines = ['every', 'some', 'none'].filter((kind) => mates[kind].length > 0).map((kind) =>
    paragraph(t(`edges_${kind}`, { v, list: listOfNames(now, mates[kind]) }), kind === 'none' ? '' : 'lead'));
  const isMissed = now.solved.decomposition.classes[now.pointed] === 'D';
  return lines.join('') + (isMissed ? paragraph(t('missed', { v })) : '');
}

function whySays(now) {
  const { game } = now.problem;
  if (isOnNothing(now)) return paragraph(nothingSays(now), 'lead');
  if (coloringOf(now) === 'edges') return edgesSay(now);
  if (now.pointed === -1) {
    return paragraph(t(game ? 'pointHere' : 'pointHereMatching'), 'soft') +
      (coloringOf(now) === 'classes' ? paragraph(rich(game ? 'idle_game' : 'idle_matching')) : '');
  }
  const { wins, mate, reason } = verdictOf(now, now.pointed);
  const v = nameOf(now, now.pointed);
  const { values } = reason;
  const named = { ...values, v };
  for (const key of ['mate', 'end']) {
    if (values[key] !== undefined) named[key] = nameOf(now, values[key]);
  }
  const isLone = reason.key === 'isolated';
  const move = wins ? t('answerWins', { mate: mate === -1 ? '' : nameOf(now, mate) })
    : isLone ? '' : t('answerLoses');
  const sign = now.solved.decomposition.classes[now.pointed];
  const title = t(game ? (wins ? 'whyWins' : 'whyLoses') : wins ? 'whyCovered' : 'whyMissed', { v });
  const badge = `<b class="badge ${sign.toLowerCase()}" title="${t(`term_${sign}`)}">${sign}</b>`;
  return `<h2>${badge} ${title}</h2>` +
    paragraph(rich(`reason_${reason.key}${isLone && !game ? 'Matching' : ''}`, named) + (game ? ' ' + move : ''));
}

function proofLine(now, key, values) {
  return '<li>' + button('count', t(`proof_${key}`, values), { value: key, pressed: now.counted === key }) +
    '</li>';
}

// Returns the part of a key in texts.txt: the reason why no matching of a graph with n vertices has
// more pairs than one that exposes `exposed` vertices, if the graph has a barrier of this size.
export const conclusionOf = ({ n, exposed, barrier }) =>
  n === 0 ? 'nothing' : exposed === 0 ? 'perfect' : barrier > 0 ? 'so' : 'isolated';

function proofOf(now) {
  const { barrier, exposed, oddComponents, pairs } = now.solved.decomposition;
  const n = now.item.graph.n;
  const numbers = { n, pairs, covered: 2 * pairs, exposed: exposed.length,
    components: oddComponents, barrier: barrier.length };
  const keys = ['vertices', 'pairs'];
  let conclusion = conclusionOf(numbers);
  const coloring = coloringOf(now);
  if (coloring === 'edges') {
    for (const kind of ['every', 'some', 'none']) numbers[kind] = kindsOf(now.solved)[kind].length;
    keys.splice(0, 2, 'pairs', 'every', 'some', 'none');
    conclusion = 'edgesSo';
  } else if (coloring === 'cover') {
    const { cover, independentSet } = coverOf(now.solved);
    numbers.cover = cover.length;
    numbers.independent = independentSet.length;
    keys.push('cover', 'independent');
    conclusion = 'coverSo';
  } else if (exposed.length > 0) {
    keys.push('exposed', 'components');
    if (barrier.length > 0) keys.push('barrier');
  }
  const title = { classes: 'proof', cover: 'proofOfCover', edges: 'proofOfEdges' }[coloring];
  return `<h2>${t(title, wordsOf(now))}</h2><ul class="proof">` +
    keys.map((key) => proofLine(now, key, numbers)).join('') + '</ul>' +
    paragraph(rich(`proof_${conclusion}`, numbers)) + paragraph(t('proofHint'), 'soft');
}

function whyBody(now) {
  let choices = '';
  const colorings = coloringsOf(now);
  if (colorings.length > 1) {
    choices = `<div class="row" role="group" aria-label="${t('coloringLabel')}">` +
      colorings.map((value) => button('coloring', t(`coloring_${value}`),
        { value, pressed: coloringOf(now) === value })).join('') + '</div>';
  }
  return choices + proofOf(now);
}

function whyLegend(now) {
  const { exposed } = now.solved.decomposition;
  const lines = [];
  const coloring = coloringOf(now);
  if (coloring === 'edges') {
    lines.push(['wide', 'good', t('legend_every')], ['line', 'link', t('legend_some')]);
    if (!now.item.cells) lines.push(['dashes', 'edge', t('legend_none')]);
  } else if (coloring === 'cover') {
    lines.push(['fill', 'cover', t('legend_cover')]);
    lines.push(showsKnights(now) ? ['knight', 'independent', t('legend_knight')]
      : ['fill', 'independent', t('legend_independent')]);
  } else {
    const words = now.problem.game ? 'moves' : 'class';
    for (const c of ['D', 'A', 'C']) lines.push(['fill', c.toLowerCase(), t(`${words}_${c}`)]);
  }
  lines.push([coloring === 'edges' ? 'thin' : 'line', 'pair', t('legend_pair')]);
  if (exposed.length > 0) lines.push(['ring', 'exposed', t('legend_exposed')]);
  if (exposed.length > 0 && coloring === 'classes') {
    lines.push(['box', 'outline', t('legend_component')], ['line', 'path', t('legend_witness')]);
  }
  if (now.problem.ancestors) lines.push(['wide', 'edge', t('legend_tree')]);
  if (now.item.pieces) lines.push(['fill', 'unfit', t('legend_unfit')]);
  if (now.item.starts?.length > 0) lines.push(['ring', 'token', t('legend_start')]);
  return lines;
}

const why = { base: whyBase, overlay: whyOverlay, says: whySays, body: whyBody, legend: whyLegend };

// ---- The transcript

const judgedOf = remembered(judged);

const noPairs = (item) => new Int32Array(item.graph.n).fill(-1);

function gameStage(now) {
  const { path } = now.item;
  const step = Math.min(Math.max(now.state.step, 0), path.length - 1);
  const { wins, mistakes } = judgedOf(now.item);
  const stand = standOf(now.item.graph, path.slice(0, step + 1));
  return { path, step, wins, mistakes, stand };
}

function gameBase(now) {
  const { path, step } = gameStage(now);
  const before = path.slice(0, step + 1);
  return {
    mate: noPairs(now.item),
    rows: rowsAfter(now.item, before),
    token: -1,
    blank: path[step],
    visited: before.slice(0, -1),
    links: before.slice(1).map((v, i) => [before[i], v]),
  };
}

function gameOverlay(now) {
  const { path, step, stand } = gameStage(now);
  const good = stand.winning.map((v) => [path[step], v]);
  return { cursor: now.cursor, mate: stand.mate, made: path[step + 1] ?? -1, good };
}

function gameSays(now) {
  const { path, step, wins, stand } = gameStage(now);
  const who = mover(now, step % 2);
  const other = mover(now, 1 - (step % 2));
  const values = { round: (step >> 1) + 1, who, winner: wins[step] ? who : other, v: nameOf(now, path[step]) };
  const isLast = step === path.length - 1;
  const key = stand.choices.length === 0 ? 'stuckNow' : isLast ? 'lastNow' : 'roundNow';
  let text = paragraph(t(key, values), 'lead');
  if (!isLast) {
    const moved = t('thenMoved', { who, v: nameOf(now, path[step + 1]) });
    const judgement = !wins[step] ? t('thisLost') : !wins[step + 1] ? t('thisGood')
      : t(step % 2 === 0 ? 'thisMistake' : 'thisEggMistake', { list: listOfNames(now, stand.winning) });
    text += paragraph(`${moved} ${judgement}`, wins[step] && wins[step + 1] ? 'bad' : '');
  }
  return text;
}

function gameBody(now) {
  const { path, step, mistakes } = gameStage(now);
  const most = path.length - 1;
  const rounds = mistakes.map((round) => button('jump', t('roundMistake', { round }),
    { value: 2 * (round - 1), pressed: step === 2 * (round - 1), kind: 'mistake' }));
  return sliderOf(step, most, t('moveOf', { i: step, n: most })) +
    paragraph(t('moveOf', { i: step, n: most }), 'soft') + stepButtons(step, most) +
    `<h2>${t('rounds')}</h2>` +
    (rounds.length > 0 ? `<div class="row">${rounds.join('')}</div>` : paragraph(t('noMistake'))) +
    `<div class="row">${button('playHere', t('playHere'))}</div>`;
}

const game = {
  base: gameBase,
  overlay: gameOverlay,
  says: gameSays,
  describes: (now) => cellText(now, gameBase(now).rows),
  body: gameBody,
  legend: () => [['line', 'good', t('legend_good')], ['box', 'path', t('legend_next')],
    ['cross', 'visited', t('legend_visited')], ['fill', 'unfit', t('legend_unfit')]],
};

// ---- The search

const stepsOf = remembered((item) => searchSteps(item.graph));

const isTooLarge = (now) => now.item.graph.n > MOST_SEARCHED;

function searchStage(now) {
  const steps = stepsOf(now.item);
  const step = Math.min(Math.max(now.state.step, 0), steps.length);
  return { steps, step, found: searchAfter(now.item.graph, steps, step) };
}

function searchBase(now) {
  if (isTooLarge(now)) return { mate: noPairs(now.item), token: -1 };
  const { found: { mate, label, blossom, links } } = searchStage(now);
  const signs = { outer: '+', inner: '-', done: 'x', '': '' };
  const exposed = mate.flatMap((w, v) => (w === -1 ? [v] : []));
  return { mate, exposed, links, fills: label, signs: label.map((l) => signs[l]), groups: blossom, token: -1 };
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

function searchBody(now) {
  if (isTooLarge(now)) return '';
  const { steps, step } = searchStage(now);
  const most = steps.length;
  const text = t('stepOf', { i: step, n: most });
  const run = button('run', t(now.running ? 'pause' : 'run'), { pressed: now.running });
  let next = step;
  while (next < most && steps[next].type !== 'path') ++next;
  return sliderOf(step, most, text) + paragraph(text, 'soft') + stepButtons(step, most, run) +
    `<div class="row">${button('jump', t('nextPath'), 
      { value: Math.min(next + 1, most), id: 'path', disabled: step === most })}</div>`;
}

const search = {
  base: searchBase,
  overlay: searchOverlay,
  says: searchSays,
  describes: (now) => (now.pointed === -1 ? cellText(now) : t('here_vertex', { v: nameOf(now, now.pointed) })),
  body: searchBody,
  legend: () => [['fill', 'outer', t('legend_outer')], ['fill', 'inner', t('legend_inner')],
    ['fill', 'done', t('legend_done')], ['line', 'link', t('legend_link')],
    ['line', 'path', t('legend_path')], ['line', 'pair', t('legend_pair')],
    ['ring', 'exposed', t('legend_exposed')], ['box', 'outline', t('legend_blossom')]],
};

// ---- Why a game is won, in three steps

// The reason why a game is won is shown in three steps. Returns the current step, from 1 to 3, or 0
// if the reason is not shown.
function reasonStep(now) {
  return now.state.moves.length === 0 ? 0 : Math.min(now.state.step, 3);
}

// Returns `{ start, loses, mate, exposed }`. `loses` says whether the player to move from `start`
// loses. `mate` is a maximum matching of the whole graph that exposes `start` if some maximum
// matching exposes `start`. `exposed` lists all vertices that `mate` exposes.
function matchingFor({ item: { graph }, mate, decomposition }, start) {
  const loses = decomposition.classes[start] === 'D';
  const shown = Array.from(mate);
  const path = loses ? evenPath(graph, mate, start) : [];
  for (let i = 1; i + 1 < path.length; i += 2) {
    [shown[path[i]], shown[path[i + 1]]] = [path[i + 1], path[i]];
  }
  if (loses) shown[start] = -1;
  return { start, loses, mate: shown, exposed: shown.flatMap((w, v) => (w === -1 ? [v] : [])) };
}

const reasonsOf = remembered(() => new Map());

function reasonNow(now) {
  const [start] = now.state.moves;
  const known = reasonsOf(now.solved);
  if (!known.has(start)) known.set(start, matchingFor(now.solved, start));
  return known.get(start);
}

// Returns `{ replies, first }`, the moves `[from, to]` that the page shows in step 2 of the reason
// why a game is won. If the first player wins, the list `first` has the winning first move. If the
// first player loses, `first` is empty. After the moves in `first`, the losing player is to move.
// For each vertex to which the losing player can move, `replies` has the winner's reply, which is
// the move from the vertex to its mate.
function answersOf(now) {
  const { start, mate, loses } = reasonNow(now);
  const from = loses ? start : mate[start];
  const replies = now.item.graph.adj[from].filter((w) => w !== start && mate[w] !== -1 && mate[w] !== from)
    .map((w) => [w, mate[w]]);
  return { replies, first: loses ? [] : [[start, mate[start]]] };
}

function reasonBase(now) {
  const { start, mate, exposed } = reasonNow(now);
  const base = { mate, exposed, token: start };
  if (now.item.pieces) [base.token, base.blank] = [-1, start];
  if (reasonStep(now) < 3) return base;
  const { classes } = now.solved.decomposition;
  return { ...base, fills: classes.map((c) => (c === 'D' ? 'd' : '')) };
}

function reasonOverlay(now) {
  const overlay = { cursor: now.cursor, mate: [] };
  if (reasonStep(now) !== 2) return overlay;
  const { first, replies } = answersOf(now);
  return { ...overlay, good: first, arrows: replies };
}

function reasonSays(now) {
  const step = reasonStep(now);
  const { start, mate, loses, exposed } = reasonNow(now);
  const { decomposition: { classes, pairs } } = now.solved;
  const values = { v: nameOf(now, start), mate: mate[start] === -1 ? '' : nameOf(now, mate[start]), pairs,
    exposed: exposed.length, losing: classes.filter((c) => c === 'D').length,
    ...wordsOf(now), first: mover(now, 0), First: capital(mover(now, 0)), second: mover(now, 1),
    Second: capital(mover(now, 1)) };
  const key = step === 1 ? 'reason1' : `reason${step}_${loses ? 'loses' : 'wins'}`;
  const over = step === 1 ? ' ' + rich(exposed.length > 0 ? 'reason1_over' : 'reason1_all', values) : '';
  const last = step === 3 ? paragraph(rich(values.losing > 0 ? 'reason3_so' : 'reason3_none', values), 'lead') : '';
  return `<h2>${step}. ${t(`reason${step}_title`)}</h2>` + paragraph(rich(key, values) + over) + last;
}

// Returns the words for a vertex and for vertices. On a board, a vertex is called a cell.
const wordsOf = ({ item }) => {
  const word = item.cells ? 'cell' : 'vertex';
  return { cell: t(`word_${word}`), cells: t(`word_${word}s`) };
};

function reasonLegend(now) {
  const { first, replies } = answersOf(now);
  const isShown = { exposed: reasonNow(now).exposed.length > 0, good: reasonStep(now) === 2 && first.length > 0,
    answer: reasonStep(now) === 2 && replies.length > 0, losing: reasonStep(now) === 3 };
  const lines = [['line', 'pair', 'pair'], ['ring', 'exposed', 'exposed'], ['line', 'good', 'good'],
    ['line', 'path', 'answer'], ['fill', 'd', 'losing']];
  return lines.filter(([, , key]) => isShown[key] ?? true).map(([kind, ink, key]) => [kind, ink, t(`legend_${key}`)]);
}

function reasonBody(now) {
  const step = reasonStep(now);
  return '<div class="row">' +
    button('step', '◀', { value: step - 1, id: 'back', label: t('back') }) + `<span>${step} / 3</span>` +
    (step < 3 ? button('step', t('nextStep'), { value: step + 1, id: 'forward', kind: 'main' })
      : button('tab', t('moreWhy'), { value: 'why', kind: 'main' })) +
    button('step', t('backToGame'), { value: 0, id: 'game' }) + '</div>';
}

// ---- The game that is played

function playBase(now) {
  if (reasonStep(now) > 0) return reasonBase(now);
  const moves = pathOfGame(now);
  const base = { mate: noPairs(now.item), token: moves.length > 0 ? moves[moves.length - 1] : -1,
    visited: moves.slice(0, -1), links: moves.slice(1).map((v, i) => [moves[i], v]) };
  if (now.item.pieces) {
    base.rows = rowsAfter(now.item, moves);
    base.blank = base.token;
    base.token = -1;
  }
  return base;
}

function playOverlay(now) {
  if (reasonStep(now) > 0) return reasonOverlay(now);
  const moves = pathOfGame(now);
  const overlay = { cursor: now.cursor, mate: [] };
  if (moves.length === 0) return overlay;
  const stand = standOf(now.item.graph, moves);
  const from = (v) => [stand.token, v];
  const good = now.hint ? stand.winning : [];
  return { ...overlay, good: good.map(from), choices: stand.choices.filter((v) => !good.includes(v)) };
}

// Returns a text about why the program of the page won against the visitor: the visitor's last
// mistake or, if the visitor made no mistake, the start, from which the visitor could not win.
function whyProgramWon(now, moves) {
  const { wins } = judgedOf({ graph: now.item.graph, path: moves });
  const program = programTurn(now.state);
  for (let i = wins.length - 2; i >= 0; --i) {
    if (i % 2 !== program && wins[i] && wins[i + 1]) {
      return t('whyLost', { v: nameOf(now, moves[i + 1]) });
    }
  }
  return t('whyLostStart');
}

// The program of the page can play against the visitor. If the program made the last move, returns
// a text about the move and the reason for the move. Otherwise returns ''.
function programMoved(now, moves, stand) {
  const program = programTurn(now.state);
  if (moves.length < 2 || program !== 1 - stand.turn) return '';
  const before = standOf(now.item.graph, moves.slice(0, -1));
  const values = { from: nameOf(now, before.token), v: nameOf(now, stand.token) };
  return paragraph(t(before.wins ? 'programWins' : 'programLoses', values));
}

// Returns a text that says which player wins from a position of the game.
function winnerSays(now, stand) {
  const program = programTurn(now.state);
  const winner = stand.wins ? stand.turn : 1 - stand.turn;
  const key = program === -1 ? 'canWin' : program === winner ? 'programCan' : 'youCan';
  return t(key, { Who: capital(mover(now, winner)) });
}

function playSays(now) {
  if (reasonStep(now) > 0) return reasonSays(now);
  const moves = pathOfGame(now);
  const program = programTurn(now.state);
  const title = program === -1 ? '' : `<h2>${t('canYou')}</h2>`;
  if (moves.length === 0) return title + paragraph(t('chooseStart'), 'lead');
  const stand = standOf(now.item.graph, moves);
  const v = nameOf(now, stand.token);
  const who = mover(now, stand.turn);
  if (stand.choices.length === 0) {
    const key = program === -1 ? 'overTwo' : program === stand.turn ? 'overProgram' : 'overYou';
    return programMoved(now, moves, stand) + paragraph(t(key, { Who: capital(who) }), 'lead') +
      (key === 'overYou' ? paragraph(whyProgramWon(now, moves)) : '');
  }
  const isFirst = moves.length <= (program === 0 ? 2 : 1);
  let text = isFirst ? title + paragraph(t('playRule', wordsOf(now))) : programMoved(now, moves, stand);
  const list = stand.choices.length <= MOST_OFFERED ? listOfNames(now, stand.choices) : '';
  const key = (program === -1 ? 'theirMove' : 'yourMove') + (list ? 'To' : '');
  text += paragraph(t(key, { who, Who: capital(who), v, list }), 'lead');
  if (isFirst || now.asked) text += paragraph(winnerSays(now, stand), 'soft');
  if (now.hint) {
    text += paragraph(stand.wins
      ? rich(stand.winning.length === 1 ? 'hintMove' : 'hintMoves',
        { count: stand.winning.length, list: listOfNames(now, stand.winning), v })
      : t('hintNone'), 'good');
  }
  return text;
}

// Returns a text about whether the token can move to the vertex under the cursor.
function playDescribes(now) {
  const { item, pointed } = now;
  const moves = pathOfGame(now);
  if (pointed === -1) return isOnNothing(now) ? nothingSays(now) : '';
  const v = nameOf(now, pointed);
  if (moves.length === 0) return t('here_begin', { v });
  const { token, choices } = standOf(item.graph, moves);
  const key = pointed === token ? (item.pieces ? 'blank' : 'token') : choices.includes(pointed) ? 'choice'
    : moves.includes(pointed) ? 'visited' : 'far';
  return t(`here_${key}`, { v, from: nameOf(now, token) });
}

function playBody(now) {
  if (reasonStep(now) > 0) return reasonBody(now);
  const moves = pathOfGame(now);
  const isOver = moves.length > 0 && standOf(now.item.graph, moves).choices.length === 0;
  const sides = ['second', 'first', 'none'].map((value) =>
    button('opponent', t(`opponent_${value}`), { value, pressed: now.state.opponent === value }));
  let text = '<div class="row">' +
    (moves.length > 0 ? button('step', t('showWhy'), { value: 1, id: 'why', kind: isOver ? 'main' : '' }) : '') +
    button('ask', t('ask'), { pressed: now.asked, disabled: moves.length === 0 || isOver }) +
    button('hint', t('hint'), { pressed: now.hint, disabled: moves.length === 0 || isOver }) +
    button('undo', t('undo'), { disabled: moves.length < 2 }) +
    (moves.length > 1 ? button('again', t('again')) : '') +
    button('newGame', t('newGame'), { disabled: moves.length === 0 }) + '</div>' +
    `<div class="row" role="group" aria-label="${t('opponent')}"><span>${t('opponent')}</span>` +
    sides.join('') + '</div>';
  if (moves.length === 0) {
    const { token, starts = token >= 0 ? [token] : [] } = now.item;
    const offered = [...new Set(starts)].slice(0, MOST_OFFERED);
    text += '<div class="row">' + offered.map((v) =>
      button('startAt', t('startHere', { v: nameOf(now, v) }), { value: v })).join('') +
      button('startWins', t('startWins'), { disabled: wonStarts(now).length === 0 }) + '</div>';
  } else {
    text += paragraph(t('trail', { list: moves.map((v) => nameOf(now, v)).join(' → ') }), 'soft');
    if (now.item.pieces && moves.length > 2) {
      text += `<div class="row">${button('asTranscript', t('asTranscript'))}</div>`;
    }
  }
  return text;
}

function playLegend(now) {
  const { item, layout } = now;
  if (reasonStep(now) > 0) return reasonLegend(now);
  const token = !layout.board || item.pieces ? 'ring' : item.king ? 'crown' : 'disc';
  const lines = [[item.pieces ? 'box' : token, 'token', t('legend_token')],
    [layout.board ? 'dot' : 'ring', 'choice', t('legend_choice')], ['cross', 'visited', t('legend_visited')]];
  return now.hint ? [...lines, ['line', 'good', t('legend_good')]] : lines;
}

// Returns the start vertices from which the visitor can win against the program of the page.
export function wonStarts(now) {
  const { classes } = now.solved.decomposition;
  const isFirst = programTurn(now.state) !== 0;
  const starts = classes.flatMap((c, v) => ((c === 'D') !== isFirst ? [v] : []));
  return now.item.pieces ? starts.filter((v) => v === now.item.token) : starts;
}

const play = {
  base: playBase,
  overlay: playOverlay,
  says: playSays,
  describes: playDescribes,
  body: playBody,
  legend: playLegend,
};

// ---- Drawing

// Returns the tools for drawing: for a board, 'paint' and the characters that can be drawn; for a
// graph, the actions.
export function toolsOf({ id, shape, wall, moves, editable, ancestors }) {
  if (!editable) return [];
  if (shape === 'tree') return ['edge', 'move', 'remove', ...(ancestors ? [] : ['start'])];
  if (!moves) return ['edge', 'move', 'remove'];
  if (shape === 'transcript') return ['X', 'O', '.'];
  return [...(wall ? ['paint'] : []), ...signsOf(id)];
}

function toolText(now, tool) {
  const { wall, start } = now.problem;
  if (tool.length > 1) return t(`tool_${tool}`);
  if (now.item.pieces) return t({ X: 'tool_black', O: 'tool_white', '.': 'tool_blank' }[tool]);
  return t(tool === wall ? 'tool_wall' : tool === start ? `tool_${nameOfStart(now.problem)}` : 'tool_free');
}

function sizeButtons(key, count) {
  return `<span class="size"><span>${t(key)}</span>` +
    button(key, '−', { value: count - 1, id: 'less', label: `${t(key)}: ${t('fewer')}`, disabled: count <= 1 }) +
    `<b>${count}</b>` +
    button(key, '+', { value: count + 1, id: 'more', label: `${t(key)}: ${t('more')}` }) + '</span>';
}

function drawBody(now) {
  const { item, problem } = now;
  const tools = toolsOf(problem);
  if (tools.length === 0) return paragraph(t('drawNothing'));
  const undo = button('undoEdit', t('undoDraw'), { disabled: !now.canUndo });
  if (now.layout === null) {
    return `<div class="row">${undo}${problem.several ? button('addCase', t('addCase')) : ''}</div>`;
  }
  let text = paragraph(t(item.cells ? 'drawBoard' : item.tree ? 'drawTree' : 'drawGraph'), 'soft') +
    `<div class="row" role="group" aria-label="${t('toolLabel')}">` +
    tools.map((tool) => button('tool', toolText(now, tool), { value: tool, pressed: now.tool === tool })).join('') +
    '</div><div class="row">';
  if (item.cells) {
    text += sizeButtons('rows', item.rows.length) + sizeButtons('columns', item.rows[0].length);
  }
  text += '</div><div class="row">' + undo + button('clear', t('clear')) +
    (item.cells ? button('random', t('random')) : button('arrange', t('arrange')));
  if (problem.several) {
    text += button('addCase', t('addCase')) +
      button('removeCase', t('removeCase'), { disabled: now.count < 2 });
  }
  text += '</div>';
  return text + (item.pieces ? paragraph(t('drawTranscript'), 'soft') : '');
}

function drawOverlay(now) {
  const overlay = whyOverlay(now);
  if (now.rubber) overlay.rubber = now.rubber;
  return now.rubber ? { ...overlay, path: [], good: [], arrows: [] } : overlay;
}

function drawSays(now) {
  if (now.edgeFrom !== -1) return paragraph(t('edgeFrom', { v: nameOf(now, now.edgeFrom) }));
  return isOnNothing(now) && !now.item.pieces ? '' : whySays(now);
}

const draw = {
  base: whyBase,
  overlay: drawOverlay,
  says: drawSays,
  describes: (now) => (isOnNothing(now) && now.item.pieces ? '' : cellText(now)),
  body: drawBody,
  legend: whyLegend,
};

export const tabs = { why, game, search, play, draw };

// Returns the names of the tabs of a problem.
export function tabsOf(problem) {
  const game = problem.shape === 'transcript' ? ['game'] : [];
  return ['why', ...game, 'search', 'play', ...(problem.editable ? ['draw'] : [])];
}

// ---- The answer in a sentence

export function answerOf(now) {
  const { problem, item, solved } = now;
  const { classes, pairs } = solved.decomposition;
  const n = item.graph.n;
  const losing = classes.filter((c) => c === 'D').length;
  const values = { n, losing, winning: n - losing, pairs, independent: n - pairs };
  let key = problem.game ? 'game' : 'matching';
  if (problem.id === 'jsoi2009_game' && losing === 0) {
    key = 'jsoi2009_game_none';
  } else if (problem.start === 'K' || hasText(`answer_${problem.id}_wins`)) {
    key = (hasText(`answer_${problem.id}_wins`) ? problem.id : 'king') +
      (classes[item.token] === 'D' ? '_loses' : '_wins');
    values.v = nameOf(now, item.token);
  } else if (problem.shape === 'transcript') {
    key = problem.id;
    values.rounds = (item.path.length - 1) >> 1;
    values.mistakes = judgedOf(item).mistakes.length;
  } else if (problem.id === 'cf1970c_game_on_tree') {
    values.rounds = item.starts.length;
    values.won = item.starts.filter((v) => classes[v] !== 'D').length;
    key = values.rounds > 0 ? problem.id : `${problem.id}_none`;
  } else if (hasText(`answer_${problem.id}_none`)) {
    key = losing > 0 ? problem.id : `${problem.id}_none`;
  } else if (problem.coloring === 'edges') {
    const { none, some, every } = kindsOf(solved);
    key = problem.id !== 'ssl1331_letters' ? 'edges'
      : pairs < item.left ? 'contradiction' : every.length > 0 ? problem.id : 'uncertain';
    Object.assign(values, { left: item.left, edges: none.length + some.length + every.length,
      some: some.length + every.length, every: every.length });
  } else if (problem.id === 'coci2018_planinarenje') {
    key = problem.id;
    values.left = item.left;
    values.peaks = classes.slice(0, item.left).filter((c) => c !== 'D').length;
  } else if (problem.shape === 'sides') {
    key = item.boardSide % 2 === 0 ? 'bzoj2463_even' : 'bzoj2463_odd';
  } else if (hasText(`answer_${problem.id}`)) {
    key = problem.id;
  }
  return t(`answer_${key}`, values);
}
