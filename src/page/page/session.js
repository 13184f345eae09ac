// SPDX-License-Identifier: CC0-1.0
//
// Manages the session: the state of the page, the unfinished actions (such as a drag of the
// pointer), and the changes that can be undone. Every change of the state calls change(), which
// also ends the unfinished actions if the input or the tab changes.

import { legalGame, programTurn, withAnswer } from '../core/game.js';
import { remembered } from '../core/memory.js';
import { answer, solvedOf } from '../input/answers.js';
import { builtOf } from '../input/cases.js';
import { examples, firstGame, samples } from '../input/examples.js';
import { read, write } from '../input/formats.js';
import { judge } from '../input/judge.js';
import { problemOf, problems } from '../input/problems.js';
import { trickyOf } from '../input/tricky.js';
import { layoutOf } from '../picture/places.js';
import { wholeCase } from '../views/chains.js';
import { toolsOf } from '../views/draw.js';
import { roomOfWeights } from '../views/prices.js';
import { tabsOf } from '../views/tabs.js';
import { isChinese, isNarrow, t } from '../views/texts.js';
import { viewOf } from '../views/why.js';
import { problemNamed } from './find.js';
import { addressOf, firstState, stateOf } from './state.js';
import { endWork, solvedByWorker } from './work.js';

const MOST_ADDRESS = 1 << 19;  // characters; a longer URL takes the browser too long
const MOST_OFFERED = 20000;  // characters of an input for which another problem is looked for
const MOST_UNDO = 200;
export const LONG_TEXT = 20000;  // characters
const PAUSE = 100;  // ms between two changes of the address
const AROUND = 360;  // pixels above and below the picture, among them the first lines of the input
const LEAST_DETAILED = 0.4;  // at a smaller scale, a board has only the colors of its cells
export const LEAST_LEGIBLE = 0.6;  // at a smaller scale, the vertices of a large graph have no names
const MOST_ENLARGED = 3.2;
const MOST_ENLARGED_MATRIX = 2;
const THOUGHT = 600;  // ms: the pause before the page's program replies

// An unfinished action is, for example, a drag of the pointer. `nothing` has the values that mean
// that no action is unfinished. The URL of the page stores no unfinished actions. reset() ends all
// unfinished actions.
const nothing = {
  pointer: null,  // where the pointer is: the [row, column] of a cell, or a vertex of a graph
  dragged: -1,  // the vertex that the pointer moves, or from which the pointer draws an edge
  rubber: null,  // the line from `dragged` to the pointer
  brush: null,  // { sign, cell }: the character that is being drawn on a board, and the last cell
  stroke: null,  // the current drag; all its changes are undone together
  counted: '',  // the selected line of the proof; the picture numbers what this line counts
  wasMoved: false,  // whether the drag moved a vertex, so the click at its end does nothing
  isQuiet: false,  // whether the pointer is not shown until it moves, because the token has left it
  timer: 0,  // the timer of the steps of the search, or of the reply of the page's program
  note: '',  // a message about the last action
  notice: '',  // a message about the text that was entered
  other: '',  // another problem, whose inputs look like the text that was entered
};

export const session = {
  state: firstState,
  underWay: nothing,
  undoable: [],  // { text, at, index } before each edit
  own: null,  // { id, text }: the visitor's own input that was shown last
  tool: '',
  weight: 1,  // of an edge that is drawn
  isFirst: false,  // whether the page offers what one can do
  zoom: 1,
};

let show = () => {};

// Sets the function that is called after each change.
export function onChange(listener) {
  show = listener;
}

export function stopTimer() {
  clearInterval(session.underWay.timer);
  session.underWay.timer = 0;
}

// Ends all unfinished actions (such as a drag of the pointer), except for the actions that `kept`
// names.
export function reset(kept = []) {
  const { underWay } = session;
  if (!kept.includes('timer')) stopTimer();
  session.underWay = { ...nothing };
  for (const name of kept) session.underWay[name] = underWay[name];
}

// ---- The input

let lastRead = { id: '', text: '' };
let lastGood = null;

// Returns the result of read(), and the text. If it is too large to be read at once, it has an error.
function readOnce(id, text) {
  if (lastRead.id !== id || lastRead.text !== text) lastRead = { ...read(id, text, true), text };
  return lastRead;
}

// Returns the current input.
export function inputNow() {
  const { problem: id, text, index, mine } = session.state;
  const input = readOnce(id, text);
  if (input.error?.limit === 'Parts') return solvedByWorker({ id, text, index, mine, language: isChinese() ? 'zh' : 'en' }, () => show());
  endWork();
  return input;
}

export const isFaulty = ({ text, error, warnings }) =>
  text.trim() === '' || (error ? !error.limit : warnings.some(({ ragged }) => ragged));

// Returns the input that the page shows. As long as the current text is faulty, this is the last input of the
// problem that was not, if there is one.
export function shownInput() {
  const input = inputNow();
  if (!isFaulty(input)) lastGood = input;
  return lastGood?.id === input.id ? lastGood : input;
}

// Returns { text, state }: the output for the input that the page shows. `state` says why there is none yet, or is ''.
export const outputNow = (input = shownInput()) => ({ text: input.output ??= answer(input.id, input), state: input.state ?? '' });

const judgedOf = remembered((input, mine) => (mine.trim() === '' || isFaulty(input) || problemOf(input.id).asks ? null : judge(input.id, input, mine)));

// Returns what judge() returns for the visitor's output, or null if there is none.
export const judgedNow = () => {
  const input = inputNow();
  return input.state === undefined ? judgedOf(input, session.state.mine) : input.judged ?? null;
};

// Returns the samples of the statement of a problem, as pairs [name, text]. If there is none, returns a
// sample of ours.
export function samplesOf(id) {
  const all = Object.entries(samples[id] ?? {});
  const own = all.filter(([name]) => name.startsWith('statement'));
  return own.length > 0 ? own : all.slice(0, 1);
}

// Returns the input that is shown first when a problem is selected: the first sample of its statement.
const firstText = (id) => samplesOf(id)[0]?.[1] ?? '';

// The list of examples has an option for each example and each sample. Returns the value of the
// option for the current text: 'e:' and the key of the example, 's:' and the name of the sample, or 'tricky'.
// Returns '' if the current text is the visitor's own.
export const exampleNow = () => exampleOf(session.state.problem, session.state.text);

function exampleOf(problem, text) {
  const example = examples.find(({ id, text: known }) => id === problem && known === text);
  const sample = samplesOf(problem).find(([, known]) => known === text);
  return example ? `e:${example.key}` : sample ? `s:${sample[0]}` : problemOf(problem).tiny.includes(text) ? 'tricky' : '';
}

// ---- The values that the tabs show

function tabNow() {
  const { state } = session;
  const tabs = tabsOf(problemOf(state.problem));
  return tabs.includes(state.tab) ? state.tab : problemOf(state.problem).shape === 'transcript' ? 'play' : tabs[0];
}

// `room` is the space for the picture, in pixels. On a phone, the height is not measured again
// until the width changes, because the height changes whenever the browser hides or shows its
// address bar.
let room = { of: '' };

function roomNow() {
  const of = [innerWidth, isNarrow() || innerHeight].join();
  if (room.of !== of) {
    const width = document.getElementById('show').clientWidth - 2;
    const height = isNarrow() ? innerHeight * 0.36 : innerHeight - AROUND;
    room = { width, height: Math.min(Math.max(height, 200), 900), of: width > 0 ? of : '' };
  }
  return room;
}

const layouts = new WeakMap();

function layoutNow(item) {
  const { at } = session.state;
  const { width, height } = roomNow();
  const problem = problemOf(session.state.problem);
  const more = roomOfWeights(problem, item, tabNow(), Math.sqrt(session.zoom));
  if (tabsOf(problem).includes('search') && !item.cells && !item.tree && !item.arcs && !item.worths && !item.weights) more.solved = solvedOf(item);
  const key = [width, height, more.spread, more.isTable].join();
  const known = layouts.get(item);
  if (known && known.at === at && known.key === key) return known.layout;
  const part = Math.max(1 / 1.6, 320 / width, 200 / height);
  const layout = layoutOf(item, at, [width * part, height * part], more);
  layouts.set(item, { at, key, layout });
  return layout;
}

function isInside(pointer, item, layout) {
  return Array.isArray(pointer) ? layout.board && pointer[0] < layout.rows && pointer[1] < layout.columns
    : pointer === null || (!layout.board && pointer < item.graph.n);
}

// Returns an object with all values on which the contents of the tabs depend. The field `item` is
// the current case (the board or graph that is shown), or null if the input has no case. The field
// `layout` has the places of the vertices, and is null if the case has no picture.
export function current() {
  const { state, underWay, undoable } = session;
  const { cases, state: isFar } = shownInput();
  const index = Math.min(Math.max(state.index, 0), cases.length - 1);
  const item = cases[index] ?? null;
  const problem = problemOf(state.problem);
  const tools = toolsOf(problem);
  const now = {
    ...underWay, state, problem, item, index, count: cases.length, isFar: isFar !== undefined, tab: tabNow(),
    tool: tools.includes(session.tool) ? session.tool : tools[0] ?? '',
    weight: session.weight, running: underWay.timer !== 0, canUndo: undoable.length > 0,
    solved: null, layout: null, cursor: -1, pointed: -1,
  };
  if (item === null) return now;
  now.solved = solvedOf(item);
  if (item.hidden) return now;
  now.item = builtOf(item);
  now.view = viewOf(now);
  if (now.view === 'less') now.item = now.item.less;
  now.solved = solvedOf(now.item);
  if (now.item.arcs && now.tab !== 'search' && now.view !== 'cover') now.item = wholeCase(now.solved, problem);
  now.layout = layoutNow(now.item);
  const { width, height, spread = 1, isMatrix, rows, columns } = now.layout;
  const room = roomNow();
  now.frame = room.height;
  now.fit = Math.min(room.width / width, room.height / height) * spread;
  now.fit = Math.min(now.fit, isMatrix ? MOST_ENLARGED_MATRIX : MOST_ENLARGED);
  now.scale = session.zoom * now.fit / spread;
  const least = now.layout.board ? LEAST_DETAILED : now.layout.boxes.length > 0 ? LEAST_LEGIBLE : 0;
  now.isOverview = now.scale < least;
  now.wasOverview = now.fit < least;
  const isShown = !underWay.isQuiet && isInside(underWay.pointer, now.item, now.layout);
  const pointer = isShown ? underWay.pointer : null;
  const chosen = state.vertex < (isMatrix ? rows * columns : now.item.graph.n) ? state.vertex : -1;
  const cell = isMatrix && chosen !== -1 ? [Math.floor(chosen / columns), chosen % columns] : chosen;
  now.cursor = pointer ?? cell;
  if (isMatrix) return now;
  now.pointed = Array.isArray(pointer) ? now.item.vertexAt(...pointer) : pointer ?? chosen;
  return now;
}

// ---- Changes

let saving = 0;
let saved = null;  // the address that was saved last
let savedAt = 0;

// Checks whether the input makes the URL too long.
export const isTooLong = () => session.state.text.length > MOST_ADDRESS || addressOf(session.state).length > MOST_ADDRESS;

// Returns the part of the URL that describes the state of the page. It does not contain an input that is
// too long.
const addressNow = () => addressOf(isTooLong() ? { ...session.state, text: '', mine: '' } : session.state);

// Calls replaceState() or pushState() of the history. A page without an address of its own, such as one in
// an iframe with srcdoc, has none.
function putAddress(name) {
  saved = addressNow();
  if (location.protocol !== 'about:') history[name](null, '', saved);
}

// Writes the state of the page into the URL. Browsers allow only a limited number of such changes.
export function save() {
  clearTimeout(saving);
  savedAt = performance.now();
  if (saved !== addressNow()) putAddress('replaceState');
}

// Saves a short input at once, so that loading the page again loses nothing, unless it saved something just now.
function saveSoon() {
  clearTimeout(saving);
  if (session.state.text.length < LONG_TEXT && performance.now() > savedAt + PAUSE) save();
  else saving = setTimeout(save, PAUSE);
}

// Changes parts of the state of the page, and shows the page. If the input, the case (a game or
// graph of the input) or the tab changes, ends the unfinished actions (such as a drag of the
// pointer), except for the actions that `kept` names.
export function change(part, kept = []) {
  const before = session.state;
  const isOther = (name) => name in part && String(part[name]) !== String(before[name]);
  session.state = { ...before, ...part };
  if (['problem', 'text', 'index'].some(isOther)) reset(kept);
  else if (isOther('tab')) reset(['pointer', ...kept]);
  else {
    session.underWay.note = '';
    if (isOther('moves') || isOther('opponent')) stopTimer();
  }
  show();
  saveSoon();
}

// Makes a change of the input that can be undone. All changes of one drag are undone together, so
// only the input before the drag is stored.
export function edit(part) {
  const { state: { text, at, index }, undoable, underWay } = session;
  if (!underWay.stroke?.isRemembered) {
    undoable.push({ text, at, index });
    if (undoable.length > MOST_UNDO) undoable.shift();
  }
  if (underWay.stroke) underWay.stroke.isRemembered = true;
  change({ mine: '', moves: [], step: 0, vertex: -1, ...part }, ['pointer', 'brush', 'stroke', 'dragged']);
}

// Replaces the current case, which is the board or graph that is shown, by `item`, and the points
// of the vertices by `at`. Returns false if this changes nothing.
export function editCase(item, at = session.state.at, part = {}) {
  const input = shownInput();
  const { cases } = input;
  const { index } = current();
  if (item === cases[index] && String(at) === String(session.state.at)) return false;
  const changed = cases.map((old, i) => (i === index ? item : old));
  edit({ text: write(session.state.problem, { ...input, cases: changed }), at, ...part });
  return true;
}

export function undo() {
  const before = session.undoable.pop();
  if (!before) return false;
  change({ moves: [], step: 0, vertex: -1, ...before }, ['pointer']);
  return true;
}

// Shows another input, and resets everything that depends on the input. The tab "Play" stays open
// only for games that the page offers or an input records: the visitor wants to see the answer to an own
// input at once.
export function load(problem, text, part = {}) {
  const { state } = session;
  const { shape, game } = problemOf(problem);
  const isOther = state.problem !== problem;
  if (state.text !== '' && exampleNow() === '') session.own = { id: state.problem, text: state.text };
  const isRecord = shape === 'transcript';
  const canStay = tabsOf(problemOf(problem)).includes(state.tab) &&
    (state.tab !== 'play' || isRecord || (game && !['', 'tricky'].includes(exampleOf(problem, text))));
  const tab = canStay && !(isOther && isRecord) ? state.tab : '';
  Object.assign(session, { undoable: [], isFirst: false });
  session.zoom = 1;
  if (isOther) session.tool = '';
  reset();
  change({
    problem, text, mine: '', index: 0, tab, coloring: isOther ? '' : state.coloring, vertex: -1, step: 0, at: [],
    moves: [], ...part,
  });
  if (tabNow() === 'play' && !part.moves) beginGame();
}

// Shows a text that is being typed. As long as it is faulty, all else stays as it is.
export function type(text, { problem, index } = session.state) {
  if (isFaulty(readOnce(problem, text))) change({ text });
  else load(problem, text, { index });
}

// Takes the output of the visitor's program. If it is wrong, shows the case, the vertex or the round of the first fault.
export function enterMine(mine) {
  change({ mine });
  const { index, vertex = -1, tab = 'why', step = 0 } = judgedNow() ?? {};
  if (index !== undefined) change({ index, vertex, tab, step, moves: [], coloring: '' });
}

// Checks whether a text is an input of a problem without any fault.
function fits(id, text) {
  const { cases, error, warnings } = read(id, text, true);
  return error === null && warnings.length === 0 && cases.length > 0;
}

// Returns the words of each line, as far as there are some.
const linesIn = (text) => text.split('\n').map((line) => line.trim().replace(/\s+/g, ' ')).filter(Boolean).join('\n');

// The lines that judges write around their samples, such as "Sample Input 1", "输入 #1" and "Copy".
const HEADING = /样例|输入|输出|复制|入力|出力|\b(sample|example|input|output|copy)/i;

// Returns [the text from the first line that is neither blank nor a heading to the next heading, the headings].
function withoutHeadings(text) {
  const lines = text.split('\n');
  const begin = lines.findIndex((line) => line.trim() !== '' && !HEADING.test(line));
  const end = lines.findIndex((line, i) => i > begin && HEADING.test(line));
  const own = lines.slice(Math.max(begin, 0), end === -1 ? undefined : end).join('\n');
  return [own, lines.filter((line) => HEADING.test(line)).map((line) => line.trim())];
}

// Shows a text that was pasted, dropped or opened, without the headings of a sample. If it is faulty, offers the first
// other problem that it fits if all such problems have the same layout. Many layouts fit any numbers, so the lines must be those that the page
// would write as well, and the text must say how many there are.
export function enter(whole) {
  const { problem } = session.state;
  const [own, headings] = withoutHeadings(whole);
  const isCut = headings.length > 0 && !fits(problem, whole);
  const text = isCut ? own : whole;
  type(text, { ...session.state, index: 0 });
  if (isCut) {
    session.underWay.notice = t('headingsCut', { list: headings.map((line) => line.slice(0, 40)).join(t('comma')) });
    show();
  }
  if (!isFaulty(inputNow()) || text.length > MOST_OFFERED) return;
  const [other, ...more] = problems.filter(({ id, editable, layout }) =>
    editable && layout !== 'pairs' && fits(id, text) && linesIn(write(id, read(id, text))) === linesIn(text));
  session.underWay.other = more.every(({ layout }) => layout === other.layout) ? other?.id ?? '' : '';
  show();
}

// Performs an action, such as the choice of another problem, that becomes a step in the history of
// the browser, so that the visitor can go back.
export function asStep(act) {
  save();
  savedAt = Infinity;  // the action must not be saved in the present step
  act();
  if (saved !== addressNow()) putAddress('pushState');
}

// Selects a problem. Own input comes back by the list of examples, and by the browser's Back button.
export function chooseProblem(id) {
  const isOwn = session.state.text !== '' && exampleNow() === '';
  load(id, firstText(id));
  if (!isOwn) return;
  session.underWay.notice = t('ownKept');
  show();
}

export function chooseExample(key) {
  const name = key.slice(2);
  const { problem } = session.state;
  if (key.startsWith('e:')) {
    const { id, text, view } = examples.find((example) => example.key === name);
    load(id, text, view);
  } else if (key === 'tricky') {
    load(problem, trickyOf(problem)[0].text);
  } else if (key !== '') {
    load(problem, samples[problem][name]);
  } else if (session.own) {
    const { id, text } = session.own;
    load(fits(problem, text) ? problem : id, text);
  }
}

export function goToCase(wanted) {
  const index = Math.min(Math.max(wanted, 0), current().count - 1);
  change({ index, vertex: -1, step: 0, moves: [], at: [] });
  if (tabNow() === 'play') beginGame();
}

// ---- The game

// Starts a game at v. If v is -1, the game starts at the vertex that the input states instead. If the
// input states no start, the token is on no vertex until the visitor chooses the start. If the input
// records a game, this game is shown instead.
export function beginGame(v = -1) {
  const { item } = current();
  if (item === null || item.hidden || item.pieces) return;
  const start = v === -1 ? item.token : v;
  goOn(start === -1 ? [] : [start]);
}

// Shows the game that consists of these moves. If the page's program, which can play against the
// visitor, is then to move, it moves after a short pause, or at once if the visitor prefers a page
// without motion.
export function goOn(moves, part = {}) {
  const { item } = current();
  change({ step: 0, ...part, moves: legalGame(item.graph, moves) });
  const { state } = session;
  const answered = withAnswer(item.graph, state.moves, programTurn(state));
  if (answered === state.moves || session.underWay.timer !== 0) return;
  const reply = () => change({ moves: answered });
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) reply();
  else session.underWay.timer = setTimeout(reply, THOUGHT);
}

// ---- The whole

// Starts a new session with the state that `address`, the part of the URL from '#' on, describes.
export function begin(address) {
  reset();
  saved = lastGood = null;
  const ignored = [];
  Object.assign(session, { state: stateOf(address, ignored), undoable: [], tool: '', zoom: 1, isFirst: /^#?$/.test(address) });
  const { state } = session;
  const named = problemNamed(state.problem);
  if (!named) ignored.push(`p=${state.problem}`);
  state.problem = named?.id ?? firstState.problem;
  if (session.isFirst) Object.assign(state, firstGame);
  const { own } = session;
  const isOwn = own?.id === state.problem && own.text.length > MOST_ADDRESS;  // the address has no such text
  if (state.text === '') state.text = isOwn ? own.text : firstText(state.problem);
  if (ignored.length > 0) {
    session.underWay.notice = t('damagedLink', { parts: ignored.map((part) => part.slice(0, 40)).join(t('comma')) });
  }
  const { item } = current();
  if (item === null || item.hidden || tabNow() !== 'play') return;
  if (state.moves.length === 0) beginGame();
  else goOn(state.moves);
}
