// SPDX-License-Identifier: CC0-1.0
//
// Explains in a few steps why a player can win a position of a game. The steps are a view of the tab
// "Why": the state of the page has the moves of a game and the number of the step. If the game was
// decided by a mistake, the first step shows this mistake.

import { exchanged, moverWinsAlong, standOf } from '../core/game.js';
import { evenPath, exposedVertices } from '../core/matching.js';
import { remembered } from '../core/memory.js';
import {
  button, gameBase, listOfNames, nameOf, paragraph, pathOfGame, person, row, tokenLine, unfitLine, wordsOf,
} from './parts.js';
import { rich, sentences, t } from './texts.js';

// Returns the number of the last move of a game by which a player lost a won position, or -1. If
// the game is over, this is a move of the loser. If not, only the last move counts.
export function mistakeIn({ item: { graph } }, moves) {
  const wins = moverWinsAlong(graph, moves);
  const last = moves.length - 1;
  const isOver = standOf(graph, moves).choices.length === 0;
  for (let i = last - 1; i >= (isOver ? 0 : last - 1); --i) {
    if (wins[i] && wins[i + 1] && (!isOver || (last - i) % 2 === 0)) return i;
  }
  return -1;
}

// Returns the position after some moves, as standOf() does. Its matching exposes the token's vertex
// if the player to move loses. `exposed` lists all exposed vertices.
function positionAfter(graph, moves) {
  const stand = standOf(graph, moves);
  const path = stand.wins ? [] : evenPath(stand.graph, stand.mate, stand.token);
  const mate = exchanged(stand.mate, path);
  return { ...stand, mate, exposed: exposedVertices(stand.graph, mate), moves };
}

// Returns the steps, each { key, at }: the key of its texts, and the position.
const stepsFrom = remembered((item, _, moves) => {
  const mistake = mistakeIn({ item }, moves);
  const isOver = standOf(item.graph, moves).choices.length === 0;
  const after = (count) => positionAfter(item.graph, moves.slice(0, count));
  if (mistake !== -1) {
    const [before, then] = [after(mistake + 1), after(mistake + 2)];
    return [{ key: 'mistake', at: before, made: then.token }, { key: 'kept', at: before },
      { key: 'has', at: then }, { key: 'over', at: then }];
  }
  const at = after(isOver ? 1 : moves.length);
  return ['pairs', 'answers', 'over'].map((key) => ({ key, at }));
});

// Checks whether the tab "Why" explains a position of a game.
export const isExplaining = (now) =>
  now.layout !== null && now.tab === 'why' && !now.problem.weighted && now.state.step > 0 && pathOfGame(now).length > 0;

// Returns the present step, and its number from 0.
function stepNow(now) {
  const moves = pathOfGame(now);
  const steps = stepsFrom(now.item, moves.join(), moves);
  const number = Math.min(now.state.step, steps.length) - 1;
  return { ...steps[number], number, count: steps.length };
}

// Returns `{ first, replies }`: the winner's next move, if the winner is to move, and the winner's
// reply to each move that the loser can then make. All are along pairs. A move is [from, to].
export function answersAt({ graph, mate, token, wins }) {
  const from = wins ? mate[token] : token;
  const replies = graph.adj[from].filter((w, i, all) => w !== token && mate[w] !== -1 && mate[w] !== from &&
    all.indexOf(w) === i).map((w) => [w, mate[w]]);
  return { first: wins ? [[token, from]] : [], replies };
}

// To show how pairs are exchanged, the last step exposes another vertex, if there is one. Returns
// the path along which the pairs are exchanged, or [].
function shiftAt({ decomposition: { classes }, graph, mate, token }) {
  const v = classes.findIndex((c, u) => c === 'D' && u !== token && mate[u] !== -1);
  return v === -1 ? [] : evenPath(graph, mate, v);
}

function reasonBase(now) {
  const { key, at } = stepNow(now);
  const base = gameBase(now.item, at.moves);
  if (key === 'mistake') return base;
  if (key !== 'over') return { ...base, mate: at.mate, exposed: at.exposed };
  const mate = exchanged(at.mate, shiftAt(at));
  return { ...base, mate, exposed: exposedVertices(at.graph, mate),
    fills: at.decomposition.classes.map((c) => (c === 'D' ? 'd' : '')), signs: at.decomposition.classes.map((c) => (c === 'D' ? c : '')) };
}

function reasonOverlay(now) {
  const { key, at, made } = stepNow(now);
  const overlay = { cursor: now.cursor, mate: [], token: at.token };
  if (key === 'mistake') {
    return { ...overlay, good: at.winning.map((v) => [at.token, v]), bad: [[at.token, made]] };
  }
  if (key === 'pairs') return overlay;
  if (key === 'over') {
    const path = shiftAt(at);
    return { ...overlay, path, mate: exchanged(at.mate, path) };
  }
  const { first, replies } = answersAt(at);
  return { ...overlay, good: first, arrows: replies };
}

function reasonSays(now) {
  const { key, at, made, number } = stepNow(now);
  const { turn, token, mate, wins, exposed, decomposition: { classes, pairs } } = at;
  const shift = key === 'over' ? shiftAt(at) : [];
  const name = (v) => (v >= 0 ? nameOf(now, v) : '');
  const values = { v: name(token), mate: name(mate[token]), made: name(made), list: listOfNames(now, at.winning),
    pairs, exposed: exposed.length, losing: classes.filter((c) => c === 'D').length,
    other: name(shift[0]), end: name(shift[shift.length - 1]),
    first: person(now, turn), second: person(now, 1 - turn), ...wordsOf(now) };
  const say = (name) => rich(`reason_${name}`, values);
  const way = wins ? 'wins' : 'loses';
  const left = say(exposed.length > 0 ? 'left' : 'leftNone');
  const texts = {
    mistake: [say('mistake'), now.item.pieces && say('pieces')],
    pairs: [say('pairs'), left, now.item.pieces && say('pieces')],
    kept: [say('pairs'), left, say('answers_wins')],
    has: [say('again'), say('answers_wins')],
    answers: [say(`answers_${way}`)],
    over: [say('covered')],
  };
  const last = key !== 'over' ? '' : paragraph(say('missed')) + paragraph(say('so'), 'lead') +
    (shift.length > 0 ? paragraph(say('shift')) : '');
  const title = ['mistake', 'kept'].includes(key) ? 'couldWhy' : 'whyWins';
  return paragraph(t(title, { ...values, wins }), 'lead') +
    `<h2>${number + 1}. ${t(`reason_${key}_title`, values)}</h2>` + paragraph(sentences(...texts[key])) + last;
}

function reasonControls(now) {
  const { number, count } = stepNow(now);
  const step = number + 1;
  return row(
    button('step', '◀', { value: step - 1, id: 'back', label: t('back'), disabled: step === 1 }),
    button('step', t('nextStep'), { value: step + 1, id: 'next', kind: 'main', disabled: step === count }),
    `<span>${step} / ${count}</span>`, button('backToGame', t('backToGame')),
    button('step', t('moreWhy'), { value: 0, id: 'all' }));
}

function reasonLegend(now) {
  const { key } = stepNow(now);
  return [tokenLine(now), ['cross', 'visited', t('legend_visited')], ['line', 'pair', t('legend_pair')],
    ['ring', 'exposed', t('legend_exposed')], ['line', 'good', t('legend_good')],
    ['line', 'bad', t('legend_mistake')], ['line', 'path', t(key === 'over' ? 'legend_exchanged' : 'legend_answer')],
    ['fill', 'd', t('class_D', { game: true })], ...unfitLine(now)];
}

export const reasons = {
  base: reasonBase,
  overlay: reasonOverlay,
  controls: reasonControls,
  says: reasonSays,
  body: () => '',
  legend: reasonLegend,
};
