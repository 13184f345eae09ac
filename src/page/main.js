// SPDX-License-Identifier: CC0-1.0
//
// The page: holds the state, shows it, and changes it by what is clicked, typed, dropped and pressed.

import { problemOf, problems } from './cases.js';
import {
  blankCase, caseAtSize, emptyCase, refilled, withEdge, withLeaf, withParent, withRound, withSign,
  withVertex, withoutNode, withoutVertex,
} from './editor.js';
import { solve } from './engine.js';
import { examples, samples } from './examples.js';
import { explained, relation } from './explained.js';
import { answer, read, write } from './formats.js';
import { showLarge } from './large.js';
import {
  cellAt, overlayOf, paint, placement, sceneOf, svgFile, svgOf, vertexNear, vertexTowards,
} from './picture.js';
import { programMove, standOf } from './play.js';
import { addressOf, firstState, stateOf } from './state.js';
import { hasText, setLanguage, t, titleOf } from './texts.js';
import { InputError, textOfBytes } from './tokens.js';
import {
  answerOf, nameOf, pathOfGame, programTurn, safe, tabsOf, toolsOf, views, wonStarts,
} from './views.js';

const element = (id) => document.getElementById(id);

// A board of more cells, or a graph of a quarter as many vertices, is painted on a canvas.
const MOST_AS_SVG = 2500;
// Of a case whose changes are shown within 100 ms.
const MOST_LIVE = { cells: 2500, vertices: 2000 };
const MOST_WORKED = 300000; // vertices and edges of all cases; some hundred ms
const MOST_ADDRESS = 1 << 20; // chars; Chromium opens no address that is twice as long
const LONG_TEXT = 20000;
const MOST_UNDO = 200;

let state = { ...firstState };

// What explain put in is not to be worked on, or of a problem that this page does not know.
const isLarge = explained !== null &&
  (explained.text === undefined || !problems.some(({ id }) => id === explained.problem));

// What follows from the problem and the text alone.
let model = null; // null where the text is no input
let failure = ''; // the message then
let isTooMuch = false; // the input may be one, but is not worked on
let solvedCases = [];
const placed = new WeakMap();

// What is not worth an address.
let pointer = null; // where the pointer is: [row, column] of a board, or a vertex of a graph
let countedLine = ''; // the line of the proof that is pressed
let hint = false;
let running = 0; // the timer of the search
let tool = '';
let rubber = null;
let edgeFrom = -1;
let zoom = 1;
let undoable = []; // texts and places before each change by hand
let note = ''; // what was done, or why nothing was, until something else is

// ---- From the state to what is shown

// The state is about the input that explain put in.
function isExplained() {
  return explained !== null && state.problem === explained.problem && state.text === explained.text;
}

function compute() {
  [model, failure, isTooMuch, solvedCases] = [null, '', false, []];
  if (state.text.trim() === '') return;
  try {
    model = read(state.problem, state.text);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    failure = error.message;
    isTooMuch = error.isTooMuch;
    return;
  }
  if (model.cases.reduce((sum, { graph }) => sum + partsOf(graph), 0) > MOST_WORKED) {
    [model, isTooMuch] = [null, true];
    return;
  }
  const problem = problemOf(state.problem);
  for (const item of model.cases) {
    item.pieces = problem.shape === 'transcript';
    item.king = problem.start === 'K';
    solvedCases.push({ ...solve(item.graph), item });
  }
}

function partsOf({ n, adj }) {
  return n + adj.reduce((sum, list) => sum + list.length, 0) / 2;
}

function currentIndex() {
  return Math.min(Math.max(state.index, 0), model.cases.length - 1);
}

function currentView() {
  return tabsOf(problemOf(state.problem)).includes(state.mode) ? state.mode : 'why';
}

// How large a picture may be on the screen. To measure it takes long; it depends on the window.
let measured = { window: '', room: [] };
function roomNow() {
  const window = `${innerWidth} ${innerHeight}`;
  if (measured.window !== window) {
    const width = element('picture').clientWidth - 2;
    const height = innerHeight * (innerWidth < 800 ? 0.55 : 0.64);
    measured = { window: width > 0 ? window : '', room: [width, Math.min(Math.max(height, 200), 900)] };
  }
  return measured.room;
}

// Where the vertices of a case are; the same as long as the case, the window and what was moved are.
function spotOf(item) {
  const known = placed.get(item);
  const window = `${innerWidth} ${innerHeight}`;
  if (known && known.at === state.at && known.window === window) return known.spot;
  const room = [innerWidth * (innerWidth < 800 ? 1 : 0.6), roomNow()[1]];
  const spot = placement(item, state.at, [Math.max(room[0] / 1.6, 320), Math.max(room[1] / 1.6, 200)]);
  placed.set(item, { at: state.at, window, spot });
  return spot;
}

// What the views are about; null if there is no case to show.
function current() {
  if (model === null || model.cases.length === 0) return null;
  const index = currentIndex();
  const item = model.cases[index];
  if (item.hidden) return null;
  const spot = spotOf(item);
  const inside = pointer === null || (Array.isArray(pointer)
    ? spot.board && pointer[0] < spot.rows && pointer[1] < spot.columns
    : !spot.board && pointer < item.graph.n);
  if (!inside) pointer = null;
  const chosen = state.vertex < item.graph.n ? state.vertex : -1;
  const pointed = pointer === null ? chosen
    : Array.isArray(pointer) ? item.vertexAt(...pointer) : pointer;
  return {
    state, problem: problemOf(state.problem), item, solved: solvedCases[index], spot,
    count: model.cases.length, cursor: pointer ?? chosen, pointed, counted: countedLine, hint, tool, rubber, edgeFrom,
    running: running !== 0, canUndo: undoable.length > 0,
  };
}

// Changes a part of the page into what the HTML says, leaving alone what stays as it is.
function show(target, html) {
  const wanted = document.createElement('template');
  wanted.innerHTML = html;
  morph(target, wanted.content);
}

function morph(target, wanted) {
  const goals = [...wanted.childNodes];
  while (target.childNodes.length > goals.length) target.lastChild.remove();
  goals.forEach((goal, i) => {
    const node = target.childNodes[i];
    if (!node || node.nodeName !== goal.nodeName || node.id !== goal.id) {
      if (node) node.replaceWith(goal);
      else target.append(goal);
      return;
    }
    if (goal.nodeType === Node.TEXT_NODE) {
      if (node.data !== goal.data) node.data = goal.data;
      return;
    }
    for (const { name } of [...node.attributes]) {
      if (!goal.hasAttribute(name)) node.removeAttribute(name);
    }
    for (const { name, value } of goal.attributes) {
      if (node.getAttribute(name) !== value) node.setAttribute(name, value);
    }
    if (node.nodeName === 'INPUT') node.value = goal.getAttribute('value');
    morph(node, goal);
  });
}

// ---- Texts that stay

// What the switches were set to on a visit before, where the browser keeps that.
function chosenBefore(name) {
  try {
    return localStorage.getItem(`matching-games-${name}`);
  } catch {
    return null;
  }
}

function chooseForGood(name, value) {
  try {
    localStorage.setItem(`matching-games-${name}`, value);
  } catch {
    // The address keeps it.
  }
  change({ [name]: value });
}

function isDark() {
  const theme = state.theme || chosenBefore('theme');
  if (theme) return theme === 'dark';
  return matchMedia('(prefers-color-scheme: dark)').matches;
}

function languageNow() {
  const language = state.language || chosenBefore('language');
  if (language) return language;
  return /^zh\b/i.test(navigator.language) ? 'zh' : 'en';
}

function rulesOf(problem) {
  const own = `rules_${problem.id}`;
  if (hasText(own)) return t(own);
  return problem.game ? '' : t(problem.shape === 'bipartite' ? 'rules_bipartite' : 'rules_general');
}

function showTexts() {
  setLanguage(languageNow());
  document.documentElement.lang = languageNow() === 'zh' ? 'zh-CN' : 'en';
  document.documentElement.dataset.theme = isDark() ? 'dark' : 'light';
  document.title = t('title');
  for (const node of document.querySelectorAll('[data-t]')) node.textContent = t(node.dataset.t);
  for (const node of document.querySelectorAll('[data-label]')) {
    node.setAttribute('aria-label', t(node.dataset.label));
    if (node.nodeName === 'BUTTON') node.title = t(node.dataset.label);
  }
  element('input').placeholder = t('inputHolder');
  element('language').lang = languageNow() === 'zh' ? 'en' : 'zh';
  show(element('theory'), [1, 2, 3].map((i) => `<p>${t(`theory_${i}`)}</p>`).join(''));

  const option = (value, text) => `<option value="${safe(value)}">${safe(text)}</option>`;
  const group = (label, list) => `<optgroup label="${label}">` +
    list.map((problem) => option(problem.id, titleOf(problem))).join('') + '</optgroup>';
  show(element('problem'), group(t('groupGames'), problems.filter(({ game }) => game)) +
    group(t('groupMatchings'), problems.filter(({ game }) => !game)));
  element('problem').value = state.problem;

  const chip = (key, text, chosen) => `<button type="button" data-example="${safe(key)}"` +
    ` aria-pressed="${chosen}">${safe(text)}</button>`;
  const readable = (name) => name.replaceAll('_', ' ');
  const own = Object.entries(samples[state.problem] ?? {});
  show(element('teaching'), examples.map(({ key, id, text }) =>
    chip(`e:${key}`, t(`example_${key}`), id === state.problem && text === state.text)).join(''));
  show(element('samples'), own.map(([name, text]) =>
    chip(`s:${name}`, readable(name), text === state.text)).join('') ||
    `<p class="soft">${t('noSamples')}</p>`);
  show(element('example'), option('', t('ownInput')) + `<optgroup label="${t('examples')}">` +
    examples.map(({ key }) => option(`e:${key}`, t(`example_${key}`))).join('') +
    `</optgroup><optgroup label="${t('samples')}">` +
    own.map(([name]) => option(`s:${name}`, readable(name))).join('') + '</optgroup>');
  const teaching = examples.find(({ id, text }) => id === state.problem && text === state.text);
  const sample = own.find(([, text]) => text === state.text);
  element('example').value = teaching ? `e:${teaching.key}` : sample ? `s:${sample[0]}` : '';
  element('rules').textContent = rulesOf(problemOf(state.problem));
}

// ---- Showing

const variable = (name) => `var(--${name})`;

// The colors themselves, for files and canvases.
function colors() {
  const style = getComputedStyle(document.documentElement);
  const known = {};
  return (name) => (known[name] ??= style.getPropertyValue(`--${name}`).trim());
}

let scale = 1;
let shownScene = '';
let scene = [];

function isLive({ spot, item }) {
  return spot.board ? spot.rows * spot.columns <= MOST_LIVE.cells : item.graph.n <= MOST_LIVE.vertices;
}

function lookNow(now) {
  const look = views[currentView()].look(now);
  if (now.item.side) look.heads = now.problem.sides.map((word) => t(`head_${word}`));
  return look;
}

function showPicture(now) {
  const { spot, item } = now;
  const room = roomNow();
  scale = zoom * Math.min(room[0] / spot.width, room[1] / spot.height, 1.9);
  const [width, height] = [spot.width * scale, spot.height * scale];
  const sheet = element('sheet');
  sheet.style.width = `${width}px`;
  sheet.style.height = `${height}px`;
  scene = sceneOf(item, spot, lookNow(now));
  const size = spot.board ? spot.rows * spot.columns : 4 * item.graph.n;
  const base = element('base');
  if (size > MOST_AS_SVG) {
    if (base.firstChild?.nodeName !== 'CANVAS') base.replaceChildren(document.createElement('canvas'));
    shownScene = '';
    paintVisible();
  } else {
    const svg = `<svg viewBox="0 0 ${spot.width} ${spot.height}" aria-hidden="true">` +
      svgOf(scene, variable) + '</svg>';
    if (svg !== shownScene) base.innerHTML = shownScene = svg;
  }
}

// Paints the part of a large picture that can be seen.
function paintVisible() {
  const canvas = element('base').firstChild;
  if (canvas?.nodeName !== 'CANVAS') return;
  const box = element('picture');
  const density = devicePixelRatio || 1;
  const [width, height] = [box.clientWidth, box.clientHeight];
  canvas.width = width * density;
  canvas.height = height * density;
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  canvas.style.transform = `translate(${box.scrollLeft}px, ${box.scrollTop}px)`;
  const context = canvas.getContext('2d');
  const [left, top] = [-density * box.scrollLeft, -density * box.scrollTop];
  context.setTransform(density * scale, 0, 0, density * scale, left, top);
  paint(context, scene, colors());
}

function overlayNow(now) {
  return overlayOf(now.item, now.spot, views[currentView()].marks(now));
}

// All that changes with the pointer.
function showPointer() {
  const now = current();
  if (now === null) return;
  const { width, height } = now.spot;
  element('overlay').innerHTML = `<svg viewBox="0 0 ${width} ${height}" aria-hidden="true">` +
    svgOf(overlayNow(now), variable) + '</svg>';
  show(element('verdict'), views[currentView()].says(now));
  const told = note || (views[currentView()].place?.(now) ?? '');
  if (element('note').textContent !== told) element('note').textContent = told;
}

// Told again, it is read out again.
function tell(key, values) {
  note = t(key, values);
  element('note').textContent = '';
  showPointer();
}

function refuse(why) {
  tell('nothing', { why });
}

// Whether the library agrees with the page on the input that explain put in.
function showRelation(output) {
  const box = element('relation');
  box.textContent = '';
  if (!isExplained() || model === null) return;
  const found = relation(state.problem, model.cases[0], explained.answer, output);
  box.className = found === 'differs' ? 'bad' : 'soft';
  box.textContent = t(`relation_${found}`) + (found === 'differs' ? `\n${explained.answer}` : '');
}

function showLegend(now) {
  const lines = now === null ? [] : views[currentView()].legend(now);
  show(element('legend'), lines.map(([kind, color, text]) =>
    `<li><i class="${kind}" style="--key: var(--${color})"></i>${safe(text)}</li>`).join(''));
}

// A long text takes the browser longer than the picture, which comes first.
function showInput() {
  const write = () => {
    if (element('input').value !== state.text) element('input').value = state.text;
  };
  if (state.text.length < LONG_TEXT) write();
  else requestAnimationFrame(() => setTimeout(write));
}

function showAll() {
  showTexts();
  if (isLarge) {
    showLarge(colors());
    return;
  }
  const problem = problemOf(state.problem);
  const now = current();
  const count = model === null ? 0 : model.cases.length;
  if (now !== null && !toolsOf(now).includes(tool)) tool = toolsOf(now)[0] ?? '';
  if (now !== null) now.tool = tool;

  show(element('tabs'), tabsOf(problem).map((mode) => {
    const chosen = mode === currentView();
    return `<button type="button" role="tab" id="tab-${mode}" data-mode="${mode}" aria-selected="${chosen}"` +
      ` aria-controls="card" tabindex="${chosen ? 0 : -1}">${t(`tab_${mode}`)}</button>`;
  }).join(''));
  element('card').setAttribute('aria-labelledby', `tab-${currentView()}`);

  element('cases').hidden = count < 2;
  if (count > 0) {
    const numbers = Array.from({ length: count }, (_, i) =>
      `<option value="${i}">${t('caseOf', { i: i + 1, n: count })}</option>`);
    show(element('case'), count > 1 ? numbers.join('') : '');
    element('case').value = String(currentIndex());
    element('previous').disabled = currentIndex() === 0;
    element('next').disabled = currentIndex() === count - 1;
  }

  const output = model === null ? '' : answer(state.problem, model, solvedCases);
  element('output').textContent = output;
  showRelation(output);
  element('copy').disabled = model === null;
  showInput();
  const isWrong = failure !== '' && !isTooMuch;
  element('input').setAttribute('aria-invalid', isWrong);

  let message = '';
  if (model === null) {
    const title = isTooMuch ? 'errorTooMuch' : isWrong ? 'errorTitle' : 'errorEmpty';
    message = `<p>${t(title)}</p>` + (failure ? `<p class="lead">${safe(failure)}</p>` : '') +
      (isTooMuch ? `<p>${t('useExplain', { problem: problem.id })}</p>` : '');
  } else if (count === 0) {
    message = `<p>${t('noCases')}</p>`;
  } else if (now === null) {
    const { boardSide, tree } = model.cases[currentIndex()];
    message = `<p>${tree ? t('hiddenTree') : t('hiddenCase', { n: boardSide })}</p>`;
  }
  show(element('error'), message);
  element('error').hidden = now !== null;
  element('error').className = isWrong ? 'wrong' : '';
  element('picture').hidden = element('tools').hidden = now === null;
  element('card').hidden = now === null;
  element('slow').hidden = now === null || isLive(now);
  element('slow').textContent = t('slow', MOST_LIVE) +
    (isExplained() ? '' : ' ' + t('useExplain', { problem: problem.id }));
  element('picture').classList.toggle('drawing', currentView() === 'draw');
  showLegend(now);
  if (now === null) {
    element('base').replaceChildren();
    element('overlay').replaceChildren();
    shownScene = '';
    return;
  }
  const label = now.spot.board
    ? t('pictureOfBoard', now.spot) : t('pictureOfGraph', { n: now.item.graph.n });
  element('picture').setAttribute('aria-label', label);
  showPicture(now);
  showPointer();
  const tells = currentView() === 'why' || currentView() === 'draw' || currentView() === 'game';
  element('answer').textContent = tells ? answerOf(now) : '';
  show(element('body'), views[currentView()].body(now));
}

// ---- Changing the state

let saving = 0;

function save() {
  clearTimeout(saving);
  const known = isExplained() ? { problem: firstState.problem, text: '' } : {};
  saving = setTimeout(() => {
    const address = addressOf({ ...state, ...known });
    const isShort = address.length <= MOST_ADDRESS;
    history.replaceState(null, '', isShort ? address : addressOf({ ...state, text: '' }));
  }, 250);
}

function stop() {
  clearInterval(running);
  running = 0;
}

function change(part) {
  note = '';
  const before = state;
  state = { ...state, ...part };
  if (state.problem !== before.problem || state.text !== before.text) compute();
  showAll();
  save();
}

// Another input: what belonged to the one before is gone.
function load(problem, text, part = {}) {
  stop();
  [pointer, countedLine, hint, rubber, edgeFrom, zoom] = [null, '', false, null, -1, 1];
  undoable = [];
  const tabs = tabsOf(problemOf(problem));
  let mode = tabs.includes(state.mode) ? state.mode : 'why';
  if (state.problem !== problem) {
    if (tabs.includes('game')) mode = 'game';
  }
  if (state.problem !== problem) tool = '';
  const view = state.problem === problem ? state.view : '';
  change({ problem, text, index: 0, mode, view, vertex: -1, step: 0, moves: [], at: [], ...part });
  if (state.mode === 'play') startGame();
}

// What a problem is shown with at first: an example, else a sample.
function firstText(id) {
  const own = examples.filter((example) => example.id === id);
  const teaching = own.find(({ key }) => key === 'oneCellChanged') ?? own[0];
  return teaching?.text ?? samples[id]?.statement ?? Object.values(samples[id] ?? {})[0] ?? '';
}

function loadExample(key) {
  const name = key.slice(2);
  const { id, text } = key.startsWith('e:') ? examples.find((example) => example.key === name)
    : { id: state.problem, text: samples[state.problem][name] };
  load(id, text);
}

function goToCase(index) {
  stop();
  pointer = null;
  change({ index, vertex: -1, step: 0, moves: [], at: [] });
  if (state.mode === 'play') startGame();
}

// A case that was changed by hand; false if it is the same.
function redraw(item, at = state.at, part = {}) {
  if (item === model.cases[currentIndex()] && String(at) === String(state.at)) return false;
  remember();
  const cases = model.cases.map((old, i) => (i === currentIndex() ? item : old));
  change({ text: write(state.problem, { cases }), at, moves: [], step: 0, vertex: -1, ...part });
  return true;
}

function resize(rows, columns) {
  redraw(caseAtSize(state.problem, current().item, rows, columns));
}

function remember() {
  undoable.push({ text: state.text, at: state.at, index: state.index });
  if (undoable.length > MOST_UNDO) undoable.shift();
}

// ---- Playing

// The program answers if it is its turn.
function withAnswer(now, moves) {
  if (moves.length === 0 || programTurn(state) !== (moves.length - 1) % 2) return moves;
  const stand = standOf(now.item.graph, moves);
  return stand.choices.length === 0 ? moves : [...moves, programMove(stand, moves)];
}

function startGame(v = -1) {
  const now = current();
  if (now === null) return;
  hint = false;
  const start = now.item.pieces || v === -1 ? now.item.token : v;
  change({ moves: start === -1 ? [] : withAnswer(now, [start]) });
}

function playAt(v) {
  const now = current();
  const moves = pathOfGame(now);
  if (moves.length === 0) {
    startGame(v);
    return;
  }
  if (!standOf(now.item.graph, moves).choices.includes(v)) {
    refuse(views.play.place({ ...now, pointed: v }));
    return;
  }
  hint = false;
  change({ moves: withAnswer(now, [...moves, v]) });
}

function takeBack() {
  const moves = pathOfGame(current());
  const program = programTurn(state);
  let length = moves.length - 1;
  if (program !== -1 && (length - 1) % 2 === program) --length;
  hint = false;
  // The first move of the program stays.
  change({ moves: length < 1 ? moves.slice(0, program === 0 ? 2 : 1) : moves.slice(0, length) });
}

// ---- What the controls of the panel do

const actions = {
  view: (value) => change({ view: value }),
  count: (value) => {
    countedLine = countedLine === value ? '' : value;
    showAll();
  },
  step: (value) => {
    stop();
    change({ step: Number(value) });
  },
  jump: (value) => actions.step(value),
  run: () => {
    if (running) {
      stop();
      showAll();
      return;
    }
    running = setInterval(() => {
      const most = Number(element('slider')?.max ?? 0);
      const step = Math.min(state.step + 1, most);
      if (step >= most) stop();
      change({ step });
    }, 700);
    const most = Number(element('slider').max);
    change({ step: state.step >= most ? 0 : state.step });
  },
  opponent: (value) => {
    hint = false;
    change({ opponent: value });
    const now = current();
    change({ moves: withAnswer(now, pathOfGame(now)) });
  },
  undo: takeBack,
  hint: () => {
    hint = !hint;
    showAll();
  },
  newGame: () => {
    hint = false;
    if (current().item.pieces) startGame();
    else change({ moves: [] });
  },
  startAt: (value) => startGame(Number(value)),
  startWins: () => {
    const starts = wonStarts(current());
    startGame(starts[Math.floor(Math.random() * starts.length)]);
  },
  playHere: () => {
    const { path } = current().item;
    change({ mode: 'play', moves: path.slice(0, state.step + 1), opponent: 'none' });
  },
  asTranscript: () => {
    const now = current();
    const moves = pathOfGame(now);
    const whole = moves.slice(0, 1 + 2 * ((moves.length - 1) >> 1));
    redraw({ ...now.item, path: whole }, state.at, { mode: 'game' });
  },
  tool: (value) => {
    tool = value;
    edgeFrom = -1;
    showAll();
  },
  undoDraw: () => {
    const before = undoable.pop();
    if (!before) return;
    change(before);
    tell('undone');
  },
  rows: (value) => resize(Number(value), current().item.rows[0].length),
  columns: (value) => resize(current().item.rows.length, Number(value)),
  clear: () => {
    const { item } = current();
    if (item.place) redraw(refilled(state.problem, item, null));
    else redraw(emptyCase(state.problem), []);
  },
  random: () => redraw(refilled(state.problem, current().item, Math.random)),
  arrange: () => redraw(current().item, []),
  addCase: () => {
    remember();
    const cases = [...model.cases, blankCase(state.problem)];
    change({ text: write(state.problem, { cases }), index: cases.length - 1, at: [], moves: [], vertex: -1 });
  },
  removeCase: () => {
    remember();
    const cases = model.cases.filter((_, i) => i !== currentIndex());
    change({ text: write(state.problem, { cases }), index: Math.max(0, currentIndex() - 1), at: [], moves: [], vertex: -1 });
  },
};

// ---- The picture: pointer

// The point of the picture under an event.
function pointOf(event) {
  const box = element('sheet').getBoundingClientRect();
  return [(event.clientX - box.left) / scale, (event.clientY - box.top) / scale];
}

function pointAt(place) {
  if (String(place) === String(pointer)) return;
  [pointer, note] = [place, ''];
  showPointer();
}

function placeAt(now, [x, y]) {
  if (now.spot.board) return cellAt(now.spot, x, y);
  const v = vertexNear(now.item, now.spot, x, y);
  return v === -1 ? null : v;
}

const vertexOf = (now, place) =>
  place === null ? -1 : Array.isArray(place) ? now.item.vertexAt(...place) : place;

let brush = null; // the sign that is being drawn
let dragged = -1; // the vertex from which an edge is drawn, or that is moved

// The places that the vertices of a graph keep when it changes; a tree is laid out anew.
const placesNow = (now) => (now.item.tree ? [] : now.spot.places);

const sideAt = (now, x) => {
  if (!now.item.side) return 0;
  const ends = [0, 1].map((side) => now.item.side.indexOf(side));
  const columns = ends.map((v, side) => (v === -1 ? now.spot.width * side : now.spot.x(v)));
  return Math.abs(x - columns[0]) <= Math.abs(x - columns[1]) ? 0 : 1;
};

function drawAt(now, place) {
  const { wall, free } = now.problem;
  if (brush === null) brush = tool !== 'paint' ? tool : signAt(now, place) === wall ? free : wall;
  setSign(now, place, brush);
}

const signAt = ({ item }, [r, c]) => item.rows[r][c];

// The start is not covered.
function setSign(now, place, sign) {
  const isSame = signAt(now, place) === sign;
  if (redraw(withSign(state.problem, now.item, ...place, sign))) return;
  refuse(isSame ? views.draw.place(now) : t('why_start'));
}

function addVertex(now, point) {
  const spot = point.map(Math.round);
  const [item, at, number] = now.item.tree
    ? [withLeaf(state.problem, now.item, nearestTo(now.spot.places, spot)), [], now.item.graph.n]
    : withVertex(state.problem, now.item, placesNow(now), spot, sideAt(now, spot[0]));
  redraw(item, at);
  tell('isVertex', { v: nameOf(current(), number) });
}

function nearestTo(places, [x, y]) {
  const distance = (v) => Math.hypot(places[v][0] - x, places[v][1] - y);
  return places.reduce((best, _, v) => (distance(v) < distance(best) ? v : best), 0);
}

function removeVertex(now, v) {
  if (now.item.tree && v === 0) {
    refuse(t('why_root'));
    return;
  }
  [pointer, edgeFrom] = [null, -1];
  if (now.item.tree) redraw(withoutNode(state.problem, now.item, v), []);
  else redraw(...withoutVertex(state.problem, now.item, placesNow(now), v));
  tell('isGone', { v: nameOf(now, v) });
}

function toggleEdge(now, v, w) {
  const { item } = now;
  const names = { v: nameOf(now, v), w: nameOf(now, w) };
  if (item.tree) {
    const changed = withParent(state.problem, item, v, w);
    const isBelow = changed.parent[w] === v;
    redraw(changed, []);
    tell('hangsOn', isBelow ? names : { v: names.w, w: names.v });
  } else if (item.side && item.side[v] === item.side[w]) {
    refuse(t('why_side', names));
  } else {
    const changed = withEdge(state.problem, item, v, w);
    redraw(changed, placesNow(now));
    if (changed === item) refuse(t('why_perfect'));
    else tell(changed.graph.adj[v].includes(w) ? 'isEdge' : 'isNoEdge', names);
  }
}

function toggleRound(now, v) {
  const changed = withRound(state.problem, now.item, v);
  redraw(changed);
  tell(changed.starts.includes(v) ? 'isStart' : 'isNoStart', { v: nameOf(now, v) });
}

// Starts an edge at v, or ends it there.
function edgeAt(now, v) {
  const from = edgeFrom;
  edgeFrom = from === -1 ? v : -1;
  if (from !== -1 && from !== v) toggleEdge(now, from, v);
  else showPointer();
}

// The edge that can be removed at a point that is at no vertex, null if there is none.
function edgeNear(now, [x, y]) {
  const { spot } = now;
  if (now.item.tree) return null;
  return now.item.edges.find(([v, w]) => {
    const [a, b] = [spot.x(w) - spot.x(v), spot.y(w) - spot.y(v)];
    const along = ((x - spot.x(v)) * a + (y - spot.y(v)) * b) / (a * a + b * b || 1);
    if (along < 0 || along > 1) return false;
    return Math.hypot(spot.x(v) + along * a - x, spot.y(v) + along * b - y) < 8;
  }) ?? null;
}

function pressed(event) {
  const now = current();
  if (now === null || event.button !== 0) return;
  const point = pointOf(event);
  const place = placeAt(now, point);
  pointAt(place);
  if (currentView() !== 'draw') return;
  element('picture').setPointerCapture(event.pointerId);
  if (now.spot.board) {
    if (place !== null) drawAt(now, place);
    return;
  }
  if (tool === 'remove') {
    const edge = place === null ? edgeNear(now, point) : null;
    if (place !== null) removeVertex(now, place);
    else if (edge !== null) toggleEdge(now, ...edge);
  } else if (tool === 'start') {
    if (place !== null) toggleRound(now, place);
  } else if (place !== null) {
    dragged = place;
    if (tool === 'move') remember();
  } else if (tool === 'edge') {
    addVertex(now, point);
  }
}

function moved(event) {
  const now = current();
  if (now === null) return;
  const point = pointOf(event);
  if (dragged !== -1 && tool === 'move') {
    const there = point.map((x) => Math.max(20, Math.round(x)));
    const at = now.spot.places.map((spot, v) => (v === dragged ? there : spot));
    change({ at });
    return;
  }
  const place = placeAt(now, point);
  if (dragged !== -1) {
    rubber = [now.spot.x(dragged), now.spot.y(dragged), ...point];
    pointer = place;
    showPointer();
    return;
  }
  const isOther = String(place) !== String(pointer);
  pointAt(place);
  if (brush !== null && place !== null && isOther && signAt(now, place) !== brush) drawAt(now, place);
}

function released(event) {
  const now = current();
  if (now !== null && dragged !== -1 && tool === 'edge') {
    const place = placeAt(now, pointOf(event));
    rubber = null;
    if (place !== null && place !== dragged) toggleEdge(now, dragged, place);
    else showPointer();
  }
  [brush, dragged, rubber] = [null, -1, null];
}

// A click, or Enter on the place where the pointer is.
function choose(now, place) {
  const v = vertexOf(now, place);
  if (v === -1) {
    if (currentView() === 'play' && place !== null && place !== -1) refuse(views.play.place(now));
    return;
  }
  if (currentView() === 'play') playAt(v);
  else if (currentView() === 'why') change({ vertex: v === state.vertex ? -1 : v });
}

// ---- The picture: keys

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function goBy(now, [dx, dy]) {
  const { spot, item } = now;
  const from = now.cursor;
  if (spot.board) {
    const cell = Array.isArray(from) ? from : from >= 0 ? item.place[from] : null;
    const [r, c] = cell === null ? [0, 0] : [cell[0] + dy, cell[1] + dx];
    pointAt([Math.min(Math.max(r, 0), spot.rows - 1), Math.min(Math.max(c, 0), spot.columns - 1)]);
  } else if (item.graph.n > 0) {
    pointAt(from >= 0 ? vertexTowards(item, spot, from, dx, dy) : 0);
  }
  keepInSight();
}

// Scrolls a picture that is zoomed in to where the pointer is.
function keepInSight() {
  const now = current();
  if (pointer === null || now === null) return;
  const box = element('picture');
  const [x, y] = Array.isArray(pointer) ? [(pointer[1] + 1.2) * 40, (pointer[0] + 1.2) * 40]
    : [now.spot.x(pointer), now.spot.y(pointer)];
  const border = 60;
  box.scrollLeft = Math.min(Math.max(box.scrollLeft, x * scale + border - box.clientWidth), x * scale - border);
  box.scrollTop = Math.min(Math.max(box.scrollTop, y * scale + border - box.clientHeight), y * scale - border);
}

const isErasing = (key) => key === 'Delete' || key === 'Backspace';

// Enter on a vertex: what the tool does there.
function useTool(now, v) {
  if (tool === 'remove') removeVertex(now, v);
  else if (tool === 'start') toggleRound(now, v);
  else if (tool === 'edge') edgeAt(now, v);
  else tell('movedByPointer');
}

function drawKey(now, key) {
  const { spot } = now;
  if (spot.board) {
    const { wall, free } = now.problem;
    const wanted = isErasing(key) ? free : key.toUpperCase();
    const sign = toolsOf(now).concat(wall, free.split('')).find((s) => s === wanted);
    if (!sign || pointer === null) return false;
    setSign(now, pointer, sign);
    return true;
  }
  const v = now.pointed;
  if (key === 'n') {
    const n = now.item.graph.n;
    const beside = v === -1 ? [60, 60] : [spot.x(v) + 60, spot.y(v) + 40];
    addVertex(now, v !== -1 && now.item.tree ? spot.places[v] : beside);
    pointer = current().item.graph.n > n && !now.item.side ? n : pointer;
    showPointer();
  } else if (key === 'e' && v !== -1) {
    edgeAt(now, v);
  } else if (key === 's' && v !== -1 && toolsOf(now).includes('start')) {
    toggleRound(now, v);
  } else if (isErasing(key) && v !== -1) {
    removeVertex(now, v);
  } else {
    return false;
  }
  return true;
}

function keyed(event) {
  const now = current();
  if (now === null || event.ctrlKey || event.altKey || event.metaKey) return;
  const mode = currentView();
  const { key } = event;
  if (key in ARROWS) goBy(now, ARROWS[key]);
  else if (mode === 'draw' && drawKey(now, key)) event.preventDefault();
  else if (key === '+' || key === '=') zoomBy(1.4);
  else if (key === '-') zoomBy(1 / 1.4);
  else if (key === '0') zoomBy(0);
  else if (key === 'Escape') letGo();
  else if (key === 'u' && mode === 'play' && pathOfGame(now).length > 1) takeBack();
  else if (key === 'u' && mode === 'draw') actions.undoDraw();
  else if (key === 'h' && mode === 'play') actions.hint();
  else if (key !== 'Enter' && key !== ' ') return;
  else if (mode === 'draw' && now.spot.board && pointer !== null) {
    drawAt(now, pointer);
    brush = null;
  } else if (mode === 'draw' && now.pointed !== -1 && !now.spot.board) useTool(now, now.pointed);
  else choose(now, now.cursor);
  event.preventDefault();
}

// Ctrl and Z, outside of the text.
function undoKeyed(event) {
  const isIt = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'z';
  if (!isIt || current() === null || currentView() !== 'draw' || event.target.id === 'input') return;
  actions.undoDraw();
  event.preventDefault();
}

function letGo() {
  [pointer, edgeFrom] = [null, -1];
  change({ vertex: -1 });
}

function zoomBy(factor) {
  zoom = factor === 0 ? 1 : Math.min(Math.max(zoom * factor, 1), 40);
  showAll();
  keepInSight();
}

// ---- Files

function saveFile(name, content) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

function wholePicture() {
  const now = current();
  const layers = sceneOf(now.item, now.spot, lookNow(now));
  return { spot: now.spot, layers: [...layers, ...overlayNow({ ...now, cursor: -1 })] };
}

function saveSvg() {
  const { spot, layers } = wholePicture();
  saveFile(`${state.problem}.svg`, new Blob([svgFile(layers, spot, colors())], { type: 'image/svg+xml' }));
}

function savePng() {
  const { spot, layers } = wholePicture();
  const longer = Math.max(spot.width, spot.height);
  const factor = Math.min(Math.max(2, 1200 / longer), 8000 / longer);
  const [width, height] = [spot.width, spot.height].map((side) => Math.ceil(side * factor));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  const color = colors();
  context.fillStyle = color('panel');
  context.fillRect(0, 0, width, height);
  context.scale(factor, factor);
  paint(context, layers, color);
  canvas.convertToBlob().then((blob) => saveFile(`${state.problem}.png`, blob));
}

async function openFile(file) {
  if (file) load(state.problem, textOfBytes(new Uint8Array(await file.arrayBuffer())));
}

async function copyOutput() {
  const output = element('output');
  try {
    await navigator.clipboard.writeText(output.textContent);
  } catch {
    getSelection().selectAllChildren(output);
    document.execCommand('copy');
  }
  element('copy').textContent = t('copied');
  setTimeout(() => {
    element('copy').textContent = t('copy');
  }, 1500);
}

// ---- Wiring

function on(id, type, handle) {
  element(id).addEventListener(type, handle);
}

on('problem', 'change', (event) => load(event.target.value, firstText(event.target.value)));
on('example', 'change', (event) => event.target.value && loadExample(event.target.value));
on('examples', 'click', (event) => {
  const chip = event.target.closest('[data-example]');
  if (chip) loadExample(chip.dataset.example);
});
on('open', 'click', () => element('file').click());
on('file', 'change', async (event) => {
  await openFile(event.target.files[0]);
  event.target.value = '';
});
document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => {
  event.preventDefault();
  openFile(event.dataTransfer.files[0]);
});
on('input', 'input', (event) => {
  load(state.problem, event.target.value, { index: state.index });
});
on('copy', 'click', copyOutput);
on('language', 'click', () => chooseForGood('language', languageNow() === 'zh' ? 'en' : 'zh'));
on('theme', 'click', () => chooseForGood('theme', isDark() ? 'light' : 'dark'));
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showAll);

on('case', 'change', (event) => goToCase(Number(event.target.value)));
on('previous', 'click', () => goToCase(currentIndex() - 1));
on('next', 'click', () => goToCase(currentIndex() + 1));
on('smaller', 'click', () => zoomBy(1 / 1.4));
on('larger', 'click', () => zoomBy(1.4));
on('fit', 'click', () => zoomBy(0));
on('svg', 'click', saveSvg);
on('png', 'click', savePng);
on('print', 'click', () => print());

function goToMode(mode) {
  stop();
  [hint, edgeFrom, countedLine] = [false, -1, ''];
  change({ mode, step: mode === state.mode ? state.step : 0 });
  if (mode === 'play' && state.moves.length === 0) startGame();
}

on('tabs', 'click', (event) => {
  const tab = event.target.closest('[data-mode]');
  if (tab) goToMode(tab.dataset.mode);
});
on('tabs', 'keydown', (event) => {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!by) return;
  const tabs = tabsOf(problemOf(state.problem));
  goToMode(tabs[(tabs.indexOf(currentView()) + by + tabs.length) % tabs.length]);
  element(`tab-${currentView()}`).focus();
  event.preventDefault();
});
on('panel', 'click', (event) => {
  const control = event.target.closest('button[data-do]');
  if (control) actions[control.dataset.do](control.dataset.value);
});
on('panel', 'input', (event) => {
  if (event.target.dataset.do) actions[event.target.dataset.do](event.target.value);
});

on('picture', 'pointerdown', pressed);
on('picture', 'pointermove', moved);
on('picture', 'pointerup', released);
on('picture', 'pointercancel', released);
on('picture', 'pointerleave', () => brush === null && dragged === -1 && pointAt(null));
on('picture', 'click', (event) => {
  const now = current();
  if (now !== null) choose(now, placeAt(now, pointOf(event)));
});
on('picture', 'keydown', keyed);
document.addEventListener('keydown', undoKeyed);
on('picture', 'scroll', () => requestAnimationFrame(paintVisible));
on('picture', 'wheel', (event) => {
  if (!event.ctrlKey) return;
  event.preventDefault();
  zoomBy(event.deltaY < 0 ? 1.2 : 1 / 1.2);
});
addEventListener('resize', showAll);
addEventListener('hashchange', begin);

function begin() {
  state = stateOf(location.hash);
  if (isLarge) {
    showAll();
    return;
  }
  if (!problems.some(({ id }) => id === state.problem)) state.problem = firstState.problem;
  setLanguage(languageNow());
  if (state.text === '' && explained?.text !== undefined) {
    state = { ...state, problem: explained.problem, text: explained.text };
  }
  if (state.text === '') state.text = firstText(state.problem);
  compute();
  showAll();
}

begin();
