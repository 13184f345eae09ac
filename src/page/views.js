// SPDX-License-Identifier: CC0-1.0
//
// What there is to see and to read: one view for each tab. A view has
//   look(now)      what the picture shows (see sceneOf)
//   marks(now)     what lies on top of it (see overlayOf)
//   says(now)      what is said aloud, as HTML
//   place(now)     what else is said of the place of the cursor; not all views have it
//   body(now)      the rest of the panel, as HTML; a control's data-do names an action of main.js
//   legend(now)    [kind, color or sign, text] of each line
// and `now` is what they are about: { state, problem, item, solved, spot, pointed, ... }.

import { bipartition, edgeClasses, minimumCover, verdict } from './engine.js';
import { signsOf } from './editor.js';
import { besideOf, middlesOf } from './picture.js';
import { judged, legalGame, rowsAfter, searchAfter, searchSteps, standOf } from './play.js';
import { hasText, t } from './texts.js';

const MOST_NUMBERED = 600;
const MOST_SEARCHED = 2500;
const MOST_NAMED = 40;
const MOST_OFFERED = 6;  // starts of a game, and moves that are named

// ---- Helpers

// A function that remembers what it made for an object.
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
  if (item.place) return t('cell', { row: item.place[v][0] + 1, column: item.place[v][1] + 1 });
  const name = item.names[v];
  if (!item.side) return t('vertex', { name });
  return t(problem.sides[item.side[v]], { name });
}

function listOfNames(now, vertices) {
  const names = vertices.slice(0, MOST_NAMED).map((v) => nameOf(now, v));
  return names.join(t('comma')) + (vertices.length > MOST_NAMED ? ' …' : '');
}

// The name of who moves first (0) or second (1).
function mover({ problem }, turn) {
  const own = `mover_${problem.id}_${turn}`;
  return t(hasText(own) ? own : `mover_${turn}`);
}

const capital = (text) => text[0].toUpperCase() + text.slice(1);

// What is in the cell of a board that the cursor is on, '' if it is on none.
function cellSays({ item, problem, cursor }, rows = item.rows) {
  const cell = Array.isArray(cursor) ? cursor : item.place?.[cursor];
  if (!cell) return '';
  const sign = rows[cell[0]][cell[1]];
  const v = t('cell', { row: cell[0] + 1, column: cell[1] + 1 });
  if (item.pieces) return t({ X: 'place_black', O: 'place_white', '.': 'place_blank' }[sign], { v });
  if (sign === problem.wall) return t('place_wall', { v });
  return t(sign === problem.start ? `place_${nameOfStart(problem)}` : 'place_free', { v });
}

// Of a board on which the statement calls the token a king, or not.
const nameOfStart = ({ id }) => (id === 'hdu3446_chess' ? 'piece' : 'king');

// The cursor is on a cell that is no vertex.
const isOnNothing = (now) => now.pointed === -1 && Array.isArray(now.cursor);

const nothingSays = (now) => cellSays(now) + (now.item.pieces ? ' ' + t('place_unfit') : '');

const paragraph = (text, kind = '') => (kind ? `<p class="${kind}">${text}</p>` : `<p>${text}</p>`);

// The id keeps the focus on a control whose value changes.
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

export function isBipartite(now) {
  return sidesOf(now.item) !== null;
}

// Which of 'classes', 'cover' and 'edges' is shown.
function viewOf(now) {
  return isBipartite(now) ? now.state.view || now.problem.view : 'classes';
}

// The edges of a bipartite graph by what maximum matchings do with them: { none, some, every }, and
// classOf(v, w).
const kindsOf = remembered((solved) => {
  const { item: { graph }, mate, decomposition: { classes } } = solved;
  const classOf = edgeClasses(graph, mate, classes, sidesOf(solved.item));
  const kinds = { none: [], some: [], every: [], classOf };
  graph.adj.forEach((list, v) => {
    for (const w of new Set(list)) if (w > v) kinds[classOf(v, w)].push([v, w]);
  });
  return kinds;
});

// The cells that get a number, for the line of the proof that is pressed.
function numberedFor(now) {
  const { mate, decomposition: { barrier, classes, component, exposed } } = now.solved;
  const place = (v) => (now.spot.board ? [now.spot.x(v), now.spot.y(v)] : besideOf(now.spot, v, -1));
  const places = (list) => list.map(place);
  const lists = {
    pairs: () => middlesOf(now.spot, [...mate.entries()].filter(([v, w]) => w > v)),
    exposed: () => places(exposed),
    barrier: () => places(barrier),
    components: () => {
      const first = [];
      component.forEach((k, v) => k >= 0 && (first[k] ??= v));
      return places(first);
    },
    vertices: () => places(classes.map((_, v) => v)),
    cover: () => places(coverOf(now.solved).cover),
    independent: () => places(coverOf(now.solved).independentSet),
    every: () => middlesOf(now.spot, kindsOf(now.solved).every),
    some: () => middlesOf(now.spot, kindsOf(now.solved).some),
    none: () => middlesOf(now.spot, kindsOf(now.solved).none),
  };
  const list = lists[now.counted]?.() ?? [];
  return list.length <= MOST_NUMBERED ? list : [];
}

function whyLook(now) {
  const { mate, decomposition: { classes, component, exposed } } = now.solved;
  const look = { mate, exposed, token: now.item.token, numbered: numberedFor(now) };
  const view = viewOf(now);
  if (now.item.starts) [look.starts, look.token] = [[...new Set(now.item.starts)], -1];
  if (view === 'edges') {
    look.kinds = kindsOf(now.solved);
  } else if (view === 'cover') {
    const inCover = new Set(coverOf(now.solved).cover);
    look.fills = classes.map((_, v) => (inCover.has(v) ? 'cover' : 'independent'));
    look.signs = classes.map((_, v) => (inCover.has(v) ? '+' : 'o'));
  } else {
    look.fills = classes.map((c) => c.toLowerCase());
    look.signs = classes;
    look.groups = component;
  }
  return look;
}

function verdictOf(now, v) {
  const { mate, decomposition } = now.solved;
  return verdict(now.item.graph, mate, decomposition, v);
}

function whyMarks(now) {
  const marks = { cursor: now.cursor, mate: now.solved.mate };
  const view = viewOf(now);
  if (now.pointed === -1 || view === 'cover') return marks;
  if (view === 'edges') {
    const { some, every } = matesOf(now, now.pointed);
    return { ...marks, choices: some, made: every[0] ?? -1 };
  }
  const found = verdictOf(now, now.pointed);
  if (found.wins) marks[now.problem.game ? 'good' : 'arrows'] = [[now.pointed, found.mate]];
  else marks.path = found.path;
  return marks;
}

// The neighbors of v by what maximum matchings do with the edge to them.
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
  if (viewOf(now) === 'edges') return edgesSay(now);
  if (now.pointed === -1) return paragraph(t(game ? 'pointHere' : 'pointHereMatching'), 'soft');
  const { wins, mate, reason } = verdictOf(now, now.pointed);
  const v = nameOf(now, now.pointed);
  const { values } = reason;
  const named = { ...values, v };
  for (const key of ['mate', 'end']) {
    if (values[key] !== undefined) named[key] = nameOf(now, values[key]);
  }
  const isLone = reason.key === 'isolated';
  const lead = t(game ? (wins ? 'wins' : 'loses') : wins ? 'covered' : 'missed', { v });
  const move = wins ? t('answerWins', { mate: mate === -1 ? '' : nameOf(now, mate) })
    : isLone ? '' : t('answerLoses');
  const sign = now.solved.decomposition.classes[now.pointed];
  return paragraph(`<b class="badge ${sign.toLowerCase()}">${sign}</b> ${lead}`, 'lead') +
    paragraph(t(`reason_${reason.key}${isLone && !game ? 'Matching' : ''}`, named) + (game ? ' ' + move : ''));
}

function proofLine(now, key, values) {
  return '<li>' + button('count', t(`proof_${key}`, values), { value: key, pressed: now.counted === key }) +
    '</li>';
}

function proofOf(now) {
  const { barrier, exposed, oddComponents, pairs } = now.solved.decomposition;
  const n = now.item.graph.n;
  const numbers = { n, pairs, covered: 2 * pairs, exposed: exposed.length,
    components: oddComponents, barrier: barrier.length };
  const keys = ['vertices', 'pairs'];
  let conclusion = 'perfect';
  const view = viewOf(now);
  if (view === 'edges') {
    for (const kind of ['every', 'some', 'none']) numbers[kind] = kindsOf(now.solved)[kind].length;
    keys.splice(0, 2, 'pairs', 'every', 'some', 'none');
    conclusion = 'edgesSo';
  } else if (view === 'cover') {
    const { cover, independentSet } = coverOf(now.solved);
    numbers.cover = cover.length;
    numbers.independent = independentSet.length;
    keys.push('cover', 'independent');
    conclusion = 'coverSo';
  } else if (exposed.length > 0) {
    keys.push('exposed', 'components');
    if (barrier.length > 0) keys.push('barrier');
    conclusion = barrier.length > 0 ? 'so' : 'isolated';
  }
  if (n === 0) conclusion = 'nothing';
  const title = { classes: 'proof', cover: 'proofOfCover', edges: 'proofOfEdges' }[view];
  return `<h2>${t(title)}</h2><ul class="proof">` +
    keys.map((key) => proofLine(now, key, numbers)).join('') + '</ul>' +
    paragraph(t(`proof_${conclusion}`, numbers)) + paragraph(t('proofHint'), 'soft');
}

function whyBody(now) {
  let views = '';
  if (isBipartite(now)) {
    views = `<div class="row" role="group" aria-label="${t('viewLabel')}">` +
      ['classes', 'cover', 'edges'].map((value) => button('view', t(`view_${value}`),
        { value, pressed: viewOf(now) === value })).join('') + '</div>';
  }
  return views + proofOf(now);
}

function whyLegend(now) {
  const { exposed } = now.solved.decomposition;
  const lines = [];
  const view = viewOf(now);
  if (view === 'edges') {
    lines.push(['wide', 'good', t('legend_every')], ['line', 'link', t('legend_some')]);
    if (!now.item.place) lines.push(['dashes', 'edge', t('legend_none')]);
  } else if (view === 'cover') {
    lines.push(['fill', 'cover', t('legend_cover')], ['fill', 'independent', t('legend_independent')]);
  } else {
    const words = now.problem.game ? 'moves' : 'class';
    for (const c of ['D', 'A', 'C']) lines.push(['fill', c.toLowerCase(), t(`${words}_${c}`)]);
  }
  lines.push([view === 'edges' ? 'thin' : 'line', 'pair', t('legend_pair')]);
  if (exposed.length > 0) lines.push(['ring', 'exposed', t('legend_exposed')]);
  if (exposed.length > 0 && view === 'classes') {
    lines.push(['box', 'outline', t('legend_component')], ['line', 'path', t('legend_witness')]);
  }
  if (now.problem.ancestors) lines.push(['wide', 'edge', t('legend_tree')]);
  if (now.item.pieces) lines.push(['fill', 'unfit', t('legend_unfit')]);
  if (now.item.starts?.length > 0) lines.push(['ring', 'token', t('legend_start')]);
  return lines;
}

const why = { look: whyLook, marks: whyMarks, says: whySays, body: whyBody, legend: whyLegend };

// ---- The transcript

const judgedOf = remembered(judged);

const noPairs = (item) => new Int32Array(item.graph.n).fill(-1);

function placeInGame(now) {
  const { path } = now.item;
  const step = Math.min(Math.max(now.state.step, 0), path.length - 1);
  const { wins, mistakes } = judgedOf(now.item);
  const stand = standOf(now.item.graph, path.slice(0, step + 1));
  return { path, step, wins, mistakes, stand };
}

function gameLook(now) {
  const { path, step } = placeInGame(now);
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

function gameMarks(now) {
  const { path, step, stand } = placeInGame(now);
  const good = stand.winning.map((v) => [path[step], v]);
  return { cursor: now.cursor, mate: stand.mate, made: path[step + 1] ?? -1, good };
}

function gameSays(now) {
  const { path, step, wins, stand } = placeInGame(now);
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
  const { path, step, mistakes } = placeInGame(now);
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
  look: gameLook,
  marks: gameMarks,
  says: gameSays,
  place: (now) => cellSays(now, gameLook(now).rows),
  body: gameBody,
  legend: () => [['line', 'good', t('legend_good')], ['box', 'path', t('legend_next')],
    ['cross', 'visited', t('legend_visited')], ['fill', 'unfit', t('legend_unfit')]],
};

// ---- The search

const stepsOf = remembered((item) => searchSteps(item.graph));

const isTooLarge = (now) => now.item.graph.n > MOST_SEARCHED;

function placeInSearch(now) {
  const steps = stepsOf(now.item);
  const step = Math.min(Math.max(now.state.step, 0), steps.length);
  return { steps, step, found: searchAfter(now.item.graph, steps, step) };
}

function searchLook(now) {
  if (isTooLarge(now)) return { mate: noPairs(now.item), token: -1 };
  const { found: { mate, label, blossom, links } } = placeInSearch(now);
  const signs = { outer: '+', inner: '-', done: 'x', '': '' };
  const exposed = mate.flatMap((w, v) => (w === -1 ? [v] : []));
  return { mate, exposed, links, fills: label, signs: label.map((l) => signs[l]), groups: blossom, token: -1 };
}

function searchMarks(now) {
  if (isTooLarge(now)) return { cursor: now.cursor, mate: [] };
  const { found } = placeInSearch(now);
  return { cursor: now.cursor, mate: found.mate, path: found.path };
}

function searchSays(now) {
  if (isTooLarge(now)) return paragraph(t('tooLarge', { most: MOST_SEARCHED }));
  const { steps, step, found } = placeInSearch(now);
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
  const { steps, step } = placeInSearch(now);
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
  look: searchLook,
  marks: searchMarks,
  says: searchSays,
  place: (now) => (now.pointed === -1 ? cellSays(now) : t('place_vertex', { v: nameOf(now, now.pointed) })),
  body: searchBody,
  legend: () => [['fill', 'outer', t('legend_outer')], ['fill', 'inner', t('legend_inner')],
    ['fill', 'done', t('legend_done')], ['line', 'link', t('legend_link')],
    ['line', 'path', t('legend_path')], ['line', 'pair', t('legend_pair')],
    ['ring', 'exposed', t('legend_exposed')], ['box', 'outline', t('legend_blossom')]],
};

// ---- The game that is played

const PROGRAM_TURN = { first: 0, second: 1, none: -1 };

export function programTurn(state) {
  return PROGRAM_TURN[state.opponent];
}

function playLook(now) {
  const moves = pathOfGame(now);
  const look = { mate: noPairs(now.item), token: moves.length > 0 ? moves[moves.length - 1] : -1,
    visited: moves.slice(0, -1), links: moves.slice(1).map((v, i) => [moves[i], v]) };
  if (now.item.pieces) {
    look.rows = rowsAfter(now.item, moves);
    look.blank = look.token;
    look.token = -1;
  }
  return look;
}

function playMarks(now) {
  const moves = pathOfGame(now);
  const marks = { cursor: now.cursor, mate: [] };
  if (moves.length === 0) return marks;
  const stand = standOf(now.item.graph, moves);
  const from = (v) => [stand.token, v];
  const good = now.hint ? stand.winning : [];
  return { ...marks, good: good.map(from), choices: stand.choices.filter((v) => !good.includes(v)) };
}

// Why the program won: since which move, if there was one.
function whyProgramWon(now, moves) {
  const { wins } = judgedOf({ ...now.item, path: moves });
  const program = programTurn(now.state);
  for (let i = wins.length - 2; i >= 0; --i) {
    if (i % 2 !== program && wins[i] && wins[i + 1]) {
      return t('whyLost', { v: nameOf(now, moves[i + 1]) });
    }
  }
  return t('whyLostStart');
}

function playSays(now) {
  const moves = pathOfGame(now);
  const program = programTurn(now.state);
  if (moves.length === 0) return paragraph(t('chooseStart'), 'lead');
  const stand = standOf(now.item.graph, moves);
  const v = nameOf(now, stand.token);
  const who = mover(now, stand.turn);
  const isOver = stand.choices.length === 0;
  let text = '';
  if (moves.length > 1 && program === 1 - stand.turn) {
    const before = standOf(now.item.graph, moves.slice(0, -1));
    text += paragraph(t(before.wins ? 'programWins' : 'programLoses', { from: nameOf(now, before.token), v }) +
      (before.wins || isOver ? '' : ' ' + t('findReply')));
  }
  if (isOver) {
    const key = program === -1 ? 'overTwo' : program === stand.turn ? 'overProgram' : 'overYou';
    text += paragraph(t(key, { Who: capital(who) }), 'lead');
    if (key === 'overYou') text += paragraph(whyProgramWon(now, moves));
  } else {
    const list = stand.choices.length <= MOST_OFFERED ? listOfNames(now, stand.choices) : '';
    const key = (program === -1 ? 'theirMove' : 'yourMove') + (list ? 'To' : '');
    text += paragraph(t(key, { who, Who: capital(who), v, list }), 'lead');
  }
  if (now.hint && !isOver) {
    text += paragraph(stand.wins
      ? t(stand.winning.length === 1 ? 'hintMove' : 'hintMoves', { count: stand.winning.length, list: listOfNames(now, stand.winning), v })
      : t('hintNone'), 'good');
  }
  return text;
}

// Whether the token can go to the place of the cursor.
function playPlace(now) {
  const { item, pointed } = now;
  const moves = pathOfGame(now);
  if (pointed === -1) return isOnNothing(now) ? nothingSays(now) : '';
  const v = nameOf(now, pointed);
  if (moves.length === 0) return t('place_begin', { v });
  const { token, choices } = standOf(item.graph, moves);
  const key = pointed === token ? (item.pieces ? 'blank' : 'token') : choices.includes(pointed) ? 'choice'
    : moves.includes(pointed) ? 'visited' : 'far';
  return t(`place_${key}`, { v, from: nameOf(now, token) });
}

function playBody(now) {
  const moves = pathOfGame(now);
  const choices = ['second', 'first', 'none'].map((value) =>
    button('opponent', t(`opponent_${value}`), { value, pressed: now.state.opponent === value }));
  let text = `<div class="row" role="group" aria-label="${t('opponent')}"><span>${t('opponent')}</span>` +
    choices.join('') + '</div><div class="row">' +
    button('undo', t('undo'), { disabled: moves.length < 2 }) +
    button('hint', t('hint'), { pressed: now.hint, disabled: moves.length === 0 }) +
    button('newGame', t('newGame'), { disabled: moves.length === 0 }) + '</div>';
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

// The starts from which the person at the page wins against the program.
export function wonStarts(now) {
  const { classes } = now.solved.decomposition;
  const isFirst = programTurn(now.state) !== 0;
  const starts = classes.flatMap((c, v) => ((c === 'D') !== isFirst ? [v] : []));
  return now.item.pieces ? starts.filter((v) => v === now.item.token) : starts;
}

const play = {
  look: playLook,
  marks: playMarks,
  says: playSays,
  place: playPlace,
  body: playBody,
  legend: () => [['token', 'token', t('legend_token')], ['cross', 'visited', t('legend_visited')],
    ['dot', 'choice', t('legend_choice')], ['line', 'good', t('legend_good')]],
};

// ---- Drawing

// The tools for a problem: a sign to set on a board, or what to do with a graph.
export function toolsOf(now) {
  const { shape, wall } = now.problem;
  if (!now.problem.editable) return [];
  if (shape === 'tree') {
    return ['edge', 'move', 'remove', ...(now.problem.ancestors ? [] : ['start'])];
  }
  if (!now.item.place) return ['edge', 'move', 'remove'];
  if (shape === 'transcript') return ['X', 'O', '.'];
  return [...(wall ? ['paint'] : []), ...signsOf(now.problem.id)];
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
  const tools = toolsOf(now);
  if (tools.length === 0) return paragraph(t('drawNothing'));
  let text = paragraph(t(item.place ? 'drawBoard' : item.tree ? 'drawTree' : 'drawGraph'), 'soft') +
    `<div class="row" role="group" aria-label="${t('toolLabel')}">` +
    tools.map((tool) => button('tool', toolText(now, tool), { value: tool, pressed: now.tool === tool })).join('') +
    '</div><div class="row">';
  if (item.place) {
    text += sizeButtons('rows', item.rows.length) + sizeButtons('columns', item.rows[0].length);
  }
  text += '</div><div class="row">' + button('undoDraw', t('undoDraw'), { disabled: !now.canUndo });
  text += button('clear', t('clear')) +
    (item.place ? button('random', t('random')) : button('arrange', t('arrange')));
  if (problem.several) {
    text += button('addCase', t('addCase')) +
      button('removeCase', t('removeCase'), { disabled: now.count < 2 });
  }
  text += '</div>';
  return text + (item.pieces ? paragraph(t('drawTranscript'), 'soft') : '');
}

function drawMarks(now) {
  const marks = whyMarks(now);
  if (now.rubber) marks.rubber = now.rubber;
  return now.rubber ? { ...marks, path: [], good: [], arrows: [] } : marks;
}

function drawSays(now) {
  if (now.edgeFrom !== -1) return paragraph(t('edgeFrom', { v: nameOf(now, now.edgeFrom) }));
  return isOnNothing(now) && !now.item.pieces ? '' : whySays(now);
}

const draw = {
  look: whyLook,
  marks: drawMarks,
  says: drawSays,
  place: (now) => (isOnNothing(now) && now.item.pieces ? '' : cellSays(now)),
  body: drawBody,
  legend: whyLegend,
};

export const views = { why, game, search, play, draw };

// The tabs for a problem.
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
  } else if (problem.start === 'K') {
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
  } else if (problem.shape === 'tree' || problem.id === 'latin2012_game_of_tiles') {
    key = losing > 0 ? problem.id : `${problem.id}_none`;
  } else if (problem.view === 'edges') {
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
