// SPDX-License-Identifier: CC0-1.0
//
// Defines the actions of the controls in the panel. A control with data-do="name" and
// data-value="value" calls actions.name(value).

import { programTurn } from '../core/game.js';
import { blankCase, caseAtSize, emptyCase, refilled } from '../input/editor.js';
import { write } from '../input/formats.js';
import { MOST_WEIGHT } from '../input/problems.js';
import { trickyOf } from '../input/tricky.js';
import { pathOfGame } from '../views/parts.js';
import { wonStarts } from '../views/play.js';
import { mistakeIn } from '../views/reasons.js';
import { isRecord } from '../views/record.js';
import { tabOf, tabsOf } from '../views/tabs.js';
import { copyCode, copyTricky, saveCode, saveTricky } from './files.js';
import {
  asStep, beginGame, change, chooseExample, current, edit, editCase, goOn, load, reset, session, shownInput, stopTimer, undo,
} from './session.js';
import { announce, element, goToLine, goToWord, refuse, showAll } from './show.js';

// ---- Playing

export function moveTo(v) {
  const now = current();
  const moves = pathOfGame(now);
  if (moves.length === 0) {
    beginGame(v);
    return;
  }
  if (programTurn(now.state) === (moves.length - 1) % 2) return;  // the program is about to move
  goOn([...moves, v], { hint: false });
  if (pathOfGame(current()).length === moves.length) {
    refuse(tabOf(now).describes({ ...now, pointed: v }));
  } else {
    session.underWay.isQuiet = true;
    showAll();
  }
}

function takeBack() {
  const { state, ...now } = current();
  const moves = pathOfGame({ state, ...now });
  const program = programTurn(state);
  let length = moves.length - 1;
  if (program !== -1 && (length - 1) % 2 === program) --length;
  // If the program of the page, which plays against the visitor, made the first move of the game,
  // this move cannot be taken back, because the program would make the same move again.
  change({ step: 0, moves: length < 1 ? moves.slice(0, program === 0 ? 2 : 1) : moves.slice(0, length) });
}

// ---- Steps

const lastStep = () => Number(element('slider')?.max ?? 0);

function goToStep(step) {
  stopTimer();
  change({ step });
}

function run() {
  if (session.underWay.timer !== 0) {
    stopTimer();
    showAll();
    return;
  }
  session.underWay.timer = setInterval(() => {
    const step = Math.min(session.state.step + 1, lastStep());
    if (step >= lastStep()) stopTimer();
    change({ step });
  }, 700);
  change({ step: session.state.step >= lastStep() ? 0 : session.state.step });
}

// ---- Drawing

const resize = (rows, columns) =>
  editCase(caseAtSize(session.state.problem, current().item, rows, columns));

function addCase() {
  const cases = [...shownInput().cases, blankCase(session.state.problem)];
  edit({ text: write(session.state.problem, { ...shownInput(), cases }), index: cases.length - 1, at: [] });
}

function removeCase() {
  const { index } = current();
  const cases = shownInput().cases.filter((_, i) => i !== index);
  edit({ text: write(session.state.problem, { ...shownInput(), cases }), index: Math.max(0, index - 1), at: [] });
}

function clear() {
  const { item, problem: { id, moves } } = current();
  edit({ text: write(id, { cases: [moves ? refilled(id, item, null) : emptyCase(id)] }), index: 0, at: [] });
}

export function undoEdit() {
  if (undo()) announce('undone');
}

// ---- All of them

function goToTab(tab) {
  change({ tab, step: tab === session.state.tab ? session.state.step : 0 });
  if (tab !== 'play' || current().layout === null) return;
  if (session.state.moves.length === 0) beginGame();
  else goOn(session.state.moves);
}

// Explains the position of the game that is played or, if it is shown, of the recorded game.
// If the move that follows in the recorded game is a mistake, explains this mistake.
function explain() {
  const now = current();
  const { item: { path }, state: { step } } = now;
  const isMistake = step + 2 <= path.length && mistakeIn(now, path.slice(0, step + 2)) === step;
  const recorded = { moves: path.slice(0, step + (isMistake ? 2 : 1)), opponent: 'none' };
  asStep(() => change({ tab: 'why', step: 1, ...(isRecord(now) ? recorded : {}) }));
  element('do-step-next').focus({ preventScroll: true });
  element('show').scrollIntoView({ block: 'nearest' });
}

// Leaves an explanation for the game that it explains.
function backToGame() {
  const { item: { path, pieces }, state: { moves, opponent } } = current();
  const isRecorded = pieces && opponent === 'none' && moves.every((v, i) => v === path[i]);
  const isMistake = mistakeIn(current(), moves) === moves.length - 2;
  asStep(() => (isRecorded ? change({ tab: 'play', moves: [], step: moves.length - (isMistake ? 2 : 1) }) : goToTab('play')));
}

// Selects the tab that is `by` positions to the right of the current tab. The first tab follows the
// last tab.
export function goToTabBy(by) {
  const { tab, problem } = current();
  const all = tabsOf(problem);
  goToTab(all[(all.indexOf(tab) + by + all.length) % all.length]);
}

const flip = (name) => change({ [name]: !session.state[name] });

export const actions = {
  tab: goToTab,
  coloring: (value) => change({ coloring: value }),
  count: (value) => {
    session.underWay.counted = session.underWay.counted === value ? '' : value;
    showAll();
  },
  step: (value) => goToStep(Number(value)),
  run,
  explain,
  backToGame,
  opponent: (value) => goOn(pathOfGame(current()), { opponent: value }),
  undo: takeBack,
  hint: () => flip('hint'),
  ask: () => flip('asked'),
  newGame: () => {
    change({ moves: [], step: 0 });
    if (current().item.token >= 0) beginGame();
  },
  again: () => goOn(session.state.moves.slice(0, 1)),
  startAt: (value) => beginGame(Number(value)),
  startWins: () => {
    const starts = wonStarts(current());
    beginGame(starts[Math.floor(Math.random() * starts.length)]);
  },
  playFrom: (value) => asStep(() => {
    change({ tab: 'play', step: 0, moves: [] });
    beginGame(Number(value));
  }),
  playHere: () => {
    const { item, state } = current();
    change({ tab: 'play', moves: item.path.slice(0, state.step + 1), opponent: 'none', step: 0 });
  },
  tool: (value) => {
    session.tool = value;
    reset(['pointer']);
    showAll();
  },
  weight: (value) => {
    if (value === '') return;
    const weight = Math.min(Math.max(Math.trunc(Number(value)), -MOST_WEIGHT), MOST_WEIGHT);
    const { item, layout, state: { vertex, at } } = current();
    if (item.capacities) editCase({ ...item, capacities: item.capacities.with(vertex, Math.max(weight, 0)) }, at, { vertex });
    else if (!layout.isMatrix) session.weight = weight;
    else editCase({ ...item, weights: item.weights.with(vertex, weight) }, at, { vertex });
  },
  undoEdit,
  rows: (value) => resize(Number(value), current().item.rows[0].length),
  columns: (value) => resize(current().item.rows.length, Number(value)),
  clear,
  random: () => editCase(refilled(session.state.problem, current().item, Math.random)),
  arrange: () => editCase(current().item, []),
  addCase,
  removeCase,
  showAs: (value) => {
    asStep(() => load(value, session.state.text));
    element('show').scrollIntoView({ block: 'nearest' });
  },
  offer: (value) => {
    if (value.startsWith('e:')) asStep(() => chooseExample(value));
    else element(value).focus();
    element(value)?.select?.();
  },
  line: goToLine,
  mine: goToWord,
  tricky: (value) => asStep(() => load(session.state.problem, trickyOf(session.state.problem)[value].text)),
  copyTricky,
  saveTricky,
  copyCode,
  saveCode,
};

// Ends every unfinished action (such as a drag of the pointer), and deselects the vertex that the
// visitor chose.
export function letGo() {
  reset();
  change({ vertex: -1 });
}
