// SPDX-License-Identifier: CC0-1.0
//
// Shows the session: the fixed texts, the picture, the panel, the input and the output.

import { examples } from '../input/examples.js';
import { wordsIn } from '../input/judge.js';
import { allProblems, problemOf } from '../input/problems.js';
import { trickyOf } from '../input/tricky.js';
import { baseOf, overlayOf } from '../picture/draw.js';
import { legendHtml, linesIn, paint, safe, svgOf } from '../picture/svg.js';
import { button, faultSays, row } from '../views/parts.js';
import { isExplaining } from '../views/reasons.js';
import { isRecord } from '../views/record.js';
import { tabOf, tabsOf } from '../views/tabs.js';
import { rich, sentences, setLanguage, t, verticesOf } from '../views/texts.js';
import { answerOf, rulesOf, unseenOf } from '../views/words.js';
import { problemsFor, titleWithNames } from './find.js';
import { current, exampleNow, inputNow, isFaulty, judgedNow, LONG_TEXT, outputNow, samplesOf, session, shownInput } from './session.js';

export const element = (id) => document.getElementById(id);

// Boards with more cells than this are painted on a canvas, because SVG would be too slow. A vertex
// of a graph counts as four cells.
const MOST_AS_SVG = 2500;
const MOST_OUTPUT = 100000;
const MOST_NUMBERED = 100;  // lines

// ---- HTML

const putBefore = new WeakMap();

// Sets the HTML of an element of the page. Nodes that do not change are not replaced, so that they
// keep the focus.
function put(target, html) {
  if (putBefore.get(target) === html) return;
  putBefore.set(target, html);
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

// ---- Language and colors

// Returns the language or the theme (`name`) that an earlier visit stored, or null if nothing is
// stored or the browser forbids storage.
function chosenBefore(name) {
  try {
    return localStorage.getItem(`matching-games-${name}`);
  } catch {
    return null;
  }
}

export function isDark() {
  const theme = session.state.theme || chosenBefore('theme');
  if (theme) return theme === 'dark';
  return matchMedia('(prefers-color-scheme: dark)').matches;
}

export function languageNow() {
  const language = session.state.language || chosenBefore('language');
  if (language) return language;
  return /^zh\b/i.test(navigator.language) ? 'zh' : 'en';
}

const variable = (name) => `var(--${name})`;

// Returns a function that maps the names of colors to their values. Files and canvases need values,
// because they have no style sheet.
export function colors() {
  const style = getComputedStyle(document.documentElement);
  const known = {};
  return (name) => (known[name] ??= style.getPropertyValue(`--${name}`).trim());
}

// ---- Fixed texts

// Returns the title of a sample from its name, such as statement_3.
const titleOfSample = (name) => (!name.startsWith('statement') ? t('ownSample')
  : t('sample', { number: /\d*$/.exec(name)[0] }).trim());

// Shows the problems that fit what the visitor typed into the search field; the one with number `chosen` is
// marked.
export function showFound(chosen = 0) {
  const found = problemsFor(element('find').value);
  const option = (one, i) => `<div role="option" id="found-${one.id}" data-problem="${one.id}"` +
    ` aria-selected="${i === chosen}">${safe(titleWithNames(one, languageNow()))}</div>`;
  put(element('found'), found.map(option).join('') || (element('find').value.trim() === '' ? ''
    : `<div role="option" aria-disabled="true" class="soft">${t('foundNone')}</div>`));
  element('find').ariaExpanded = String(found.length > 0);
  element('find').setAttribute('aria-activedescendant', found[chosen] ? `found-${found[chosen].id}` : '');
  chosenOption()?.scrollIntoView({ block: 'nearest' });
}

export const chosenOption = () => element('found').querySelector('[aria-selected="true"]');

function showChoice(problem) {
  const option = (value, text) => `<option value="${safe(value)}">${safe(text)}</option>`;
  const group = (label, list) => `<optgroup label="${label}">` +
    list.map((one) => option(one.id, titleWithNames(one, languageNow()))).join('') + '</optgroup>';
  put(element('problem'), group(t('groupGames'), allProblems.filter(({ game }) => game)) +
    group(t('groupMatchings'), allProblems.filter(({ game }) => !game)));
  element('problem').value = problem.id;
  showFound();
  element('statement').hidden = !problem.link;
  if (problem.link) element('statement').href = problem.link;
  element('rules').textContent = rulesOf(problem);

  const chosen = exampleNow();
  const own = samplesOf(problem.id);
  put(element('example'), option('', t('ownInput')) + `<optgroup label="${t('examples')}">` +
    examples.map(({ key }) => option(`e:${key}`, t(`example_${key}`))).join('') +
    `</optgroup><optgroup label="${t('samples')}">` +
    own.map(([name]) => option(`s:${name}`, titleOfSample(name))).join('') + '</optgroup>' + (problem.asks ? '' : option('tricky', t('tricky'))));
  element('example').value = chosen;
}

let shownLanguage = '';

function showTexts() {
  const language = languageNow();
  document.documentElement.dataset.theme = isDark() ? 'dark' : 'light';
  if (language === shownLanguage) return;
  shownLanguage = language;
  setLanguage(language);
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
  document.title = t('title');
  for (const node of document.querySelectorAll('[data-t]')) node.textContent = t(node.dataset.t);
  for (const node of document.querySelectorAll('[data-label]')) {
    node.setAttribute('aria-label', t(node.dataset.label));
    if (node.nodeName === 'BUTTON') node.title = t(node.dataset.label);
  }
  for (const node of document.querySelectorAll('[data-holder]')) node.placeholder = t(node.dataset.holder);
  element('language').lang = language === 'zh' ? 'en' : 'zh';
  put(element('theory'), [1, 2, 3, 4].map((i) => `<p>${rich(`theory_${i}`)}</p>`).join(''));
}

// ---- The picture

let shownBase = '';
let layers = [];

export function baseNow(now) {
  const base = tabOf(now).base(now);
  if (now.item.side && !now.item.arcs) base.heads = now.problem.sides.map(verticesOf);
  base.isOverview = now.isOverview;
  // The edges of a large graph would hide everything, so only those inside of a component and at the pointer are drawn.
  if (now.layout.boxes?.length && now.tab !== 'draw') {
    const { component } = now.solved.decomposition;
    const isShown = ([v, w]) => v === now.pointed || w === now.pointed || (component[v] >= 0 && component[v] === component[w]);
    base.drawn = now.item.edges.filter(isShown);
    if (base.kinds) base.kinds = { ...base.kinds, none: base.kinds.none.filter(isShown), some: base.kinds.some.filter(isShown) };
  }
  return baseOf(now.item, now.layout, base);
}

export const overlayNow = (now) => overlayOf(now.item, now.layout, tabOf(now).overlay(now));

function showPicture(now) {
  const { layout, item, scale, frame } = now;
  element('picture').style.height = `${frame + 2}px`;  // it depends on the window only, so nothing moves
  const sheet = element('sheet');
  sheet.style.width = `${layout.width * scale}px`;
  sheet.style.aspectRatio = `${layout.width} / ${layout.height}`;
  layers = baseNow(now);
  const size = layout.board ? layout.rows * layout.columns : 4 * item.graph.n;
  const base = element('base');
  if (size > MOST_AS_SVG) {
    if (base.firstChild?.nodeName !== 'CANVAS') base.replaceChildren(document.createElement('canvas'));
    shownBase = '';
    paintVisible();
  } else {
    const svg = `<svg viewBox="0 0 ${layout.width} ${layout.height}" aria-hidden="true">` +
      svgOf(layers, variable) + '</svg>';
    if (svg !== shownBase) base.innerHTML = shownBase = svg;
  }
}

// Paints the visible part of a picture that is too large for SVG.
export function paintVisible() {
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
  const { scale } = current();
  const [left, top] = [-density * box.scrollLeft, -density * box.scrollTop];
  context.setTransform(density * scale, 0, 0, density * scale, left, top);
  paint(context, layers, colors());
}

// Scrolls an enlarged picture so that the cell or the vertex under the cursor is visible.
export const keepInSight = () =>
  element('overlay').querySelector('[stroke="var(--focus)"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

function clearPicture() {
  element('base').replaceChildren();
  element('overlay').replaceChildren();
  put(element('legend'), '');
  shownBase = '';
}

let saidBefore = '';

// Reserves the height that the texts about the pointer have had in the present view, so that the text below
// does not move back and forth.
function keepHeight({ item, tab, state: { problem, text, coloring, language } }) {
  const said = element('said');
  const view = [problem, text, item?.graph.n, tab, coloring, language, innerWidth].join();
  if (view !== saidBefore) said.style.minHeight = '';
  saidBefore = view;
  said.style.minHeight = `${Math.ceil(said.getBoundingClientRect().height)}px`;
}

// Shows all parts of the page that depend on the pointer.
export function showPointer() {
  const now = current();
  const tab = tabOf(now);
  if (now.layout !== null) {
    if (tab.follows?.(now) || now.layout.boxes?.length) showPicture(now);
    const { width, height } = now.layout;
    const overlay = overlayNow(now);
    element('overlay').innerHTML = `<svg viewBox="0 0 ${width} ${height}" aria-hidden="true">` +
      svgOf(overlay, variable) + '</svg>';
    put(element('legend'), (now.wasOverview && !now.layout.isMatrix ? `<li id="overview" class="soft">${t(now.layout.board ? 'overview' : 'closed')}</li>` : '') +
      legendHtml(linesIn(tab.legend(now), [...layers, ...overlay], true), variable));
  }
  put(element('verdict'), now.layout === null ? '' : tab.says(now));
  const message = now.note || (now.layout === null ? '' : tab.describes?.(now) ?? '');
  if (element('note').textContent !== message) element('note').textContent = message;
  if (now.layout !== null) keepHeight(now);
  else element('said').style.minHeight = '';
}

// Shows a message about the last action. A screen reader reads the message out even if the previous
// message was the same.
export function announce(key, values) {
  session.underWay.note = t(key, values);
  element('note').textContent = '';
  showPointer();
}

export function refuse(why) {
  announce('nothing', { why });
}

// ---- The panel and the texts

function showPanel(now) {
  put(element('tabs'), tabsOf(now.problem).map((tab) => {
    const chosen = tab === now.tab;
    return `<button type="button" role="tab" id="tab-${tab}" data-tab="${tab}" aria-selected="${chosen}"` +
      ` aria-controls="card" tabindex="${chosen ? 0 : -1}">${t(`tab_${tab}`)}</button>`;
  }).join(''));
  const card = element('card');
  card.setAttribute('aria-labelledby', `tab-${now.tab}`);
  const isEmpty = now.layout === null && now.tab !== 'code' && (now.tab !== 'draw' || inputNow().error !== null);
  const tab = tabOf(now);
  const hasAnswer = now.layout !== null && (['why', 'draw'].includes(now.tab) || isRecord(now)) && !isExplaining(now);
  const { item, problem, isFar } = now;
  const unseen = now.tab !== 'why' || !item?.hidden ? null : isFar ? item : unseenOf(problem, item);
  card.hidden = isEmpty && !unseen;
  element('answer').textContent = unseen ? unseen.answer : hasAnswer ? answerOf(now) : '';
  put(element('controls'), isEmpty ? '' : tab.controls(now));
  put(element('body'), unseen ? unseen.body : isEmpty ? '' : tab.body(now));
}

function showCases({ count, index }) {
  element('cases').hidden = count < 2;
  element('case').max = String(count);
  element('case').value = String(index + 1);
  element('case-count').textContent = t('ofCases', { n: count });
  element('previous').disabled = index <= 0;
  element('next').disabled = index === count - 1;
}

// Returns the text, cut off after `most` characters, because the browser needs seconds for a long one.
function shownOf(text, most) {
  const end = text.length <= most ? text.length : text.lastIndexOf('\n', most) + 1 || most;
  const more = text.slice(end).split('\n').length - 1;
  return text.slice(0, end) + (end < text.length ? t('largeMore', { more }) : '');
}

// Returns the HTML of a text in which a word { index, word }, if there is one, is marked.
const marked = (text, one) => (!one ? safe(text)
  : `${safe(text.slice(0, one.index))}<mark>${safe(one.word)}</mark>${safe(text.slice(one.index + one.word.length))}`);

// Shows our output and the visitor's. Marks the first wrong word of the visitor's output, and the right word in ours.
function showOutput(shown, judged, now) {
  const { mine } = session.state;
  put(element('output'), marked(shown, judged && wordsIn(shown)[judged.ours]));
  put(element('marked'), marked(mine, judged && wordsIn(mine)[judged.at]));
  if (element('mine').value !== mine) element('mine').value = mine;
  element('mine').setAttribute('aria-invalid', judged !== null && judged.at !== undefined);
  const said = judged && t(`mine_${judged.key}`, Object.fromEntries(Object.entries(judged).map(([name, value]) => [name, safe(value)])));
  const line = judged && (wordsIn(mine)[judged.at] ?? wordsIn(mine).at(-1)).line;
  put(element('judged'), !judged ? '' : judged.at === undefined ? `<p class="good">✓ ${said}</p>`
    : paragraphs(sentences(now.count > 1 && judged.index !== undefined && t('mineCase', { number: judged.index + 1 }),
      button('mine', t('mineLine', { line, said }), { value: judged.at, kind: 'line' }))));
}

// Offers the small inputs, or goes from one to the next.
function showTricky({ problem: { id }, state: { text } }) {
  const list = exampleNow() === 'tricky' ? trickyOf(id) : [];
  const i = list.findIndex((one) => one.text === text);
  const rules = list[i]?.rules.map((name) => t(`rule_${name}`)) ?? [];
  put(element('tricky'), i === -1 ? row(button('tricky', t('tricky'), { value: 0, id: 'begin' }))
    : row(button('tricky', '◀', { value: i - 1, id: 'back', label: t('back'), disabled: i === 0 }), `<span>${i + 1} / ${list.length}</span>`,
      button('tricky', '▶', { value: i + 1, id: 'next', label: t('forward'), disabled: i === list.length - 1 }),
      button('copyTricky', t('copyAll')), button('saveTricky', t('saveAll'))) +
      paragraphs(rules.length > 0 && t('trickyFor', { list: rules.join(t('comma')) })));
}

// Selects a word of the visitor's output.
export function goToWord(at) {
  const words = wordsIn(element('mine').value);
  const { index, word } = words[at] ?? words.at(-1);
  element('mine').focus();
  element('mine').setSelectionRange(index, index + word.length);
}

// Shows the input. The box of a long one has only its beginning and is read-only.
function showInput() {
  const { text } = session.state;
  const shown = shownOf(text, LONG_TEXT);
  if (element('input').value !== shown) element('input').value = shown;
  element('input').readOnly = shown !== text;
  numberLines();
}

// Offers to a new visitor what one can do here.
function showOffers() {
  const offers = { picture: 'play', find: 'find', input: 'paste', 'e:blossomWithStem': 'blossom', 'e:prices': 'prices' };
  put(element('offers'), !session.isFirst ? '' : row(...Object.entries(offers).map(([value, key]) =>
    button('offer', t(`offer_${key}`), { value, id: key }))));
}

// Shows the numbers of the lines in sight beside the input.
export function numberLines() {
  const { scrollTop, value } = element('input');
  const height = parseFloat(getComputedStyle(element('lines')).lineHeight);
  const lines = value.split('\n', scrollTop / height + MOST_NUMBERED).keys();
  element('lines').textContent = [...lines].map((i) => i + 1).slice(scrollTop / height).join('\n');
  element('lines').style.marginTop = `${-(scrollTop % height)}px`;
}

// Selects a line of the input, and scrolls to it.
export function goToLine(line) {
  const input = element('input');
  const lines = input.value.split('\n', line);
  input.focus();
  input.setSelectionRange(lines.join('\n').length - lines.at(-1).length, lines.join('\n').length);
  input.scrollTop = input.scrollHeight * (line - 1) / input.value.split('\n').length - input.clientHeight / 2;
}

const paragraphs = (...list) => list.filter(Boolean).map((text) => `<p>${text}</p>`).join('');

// Says why there is no picture of an input without faults.
function unseenSays({ item, problem }) {
  const { error, state } = inputNow();
  if (state) return paragraphs(t(state));
  if (error?.limit) return paragraphs(t('errorTooMuch'), sentences(t(`tooMuch${error.limit}`, error), t('tooMuchDo')));
  return paragraphs(item === null && error === null ? t(problem.asks ? 'onlyShort' : 'noCases') : item?.hidden && t('hidden'));
}

// Says what is wrong with the input. Offers the problem `other` for it.
function faultsSay({ problem, other }) {
  const { text, cases, error, warnings } = inputNow();
  const said = (fault) => button('line', safe(faultSays(fault, problem)), { value: fault.line, kind: 'line' });
  if (text.trim() === '') return paragraphs(t('errorEmpty'));
  if (error !== null) return paragraphs(!error.limit && sentences(cases.length > 0 && t('errorAfter', { n: cases.length }), said(error)),
    other && button('showAs', t('otherProblem', { is: safe(titleWithNames(problemOf(other), languageNow())) }), { value: other }));
  const others = warnings.length > 1 && t('moreWarnings', { n: warnings.length - 1 });
  return paragraphs(warnings.length > 0 && sentences(!warnings[0].ragged && t('warning'), said(warnings[0]), others));
}

function showMessage(now) {
  for (const [id, message] of [['unseen', unseenSays(now)], ['error', faultsSay(now)]]) {
    put(element(id), message);
    element(id).hidden = message === '';
  }
  element('error').classList.toggle('wrong', isFaulty(inputNow()));
  element('input').setAttribute('aria-invalid', isFaulty(inputNow()));
  document.body.classList.toggle('faulty', shownInput() !== inputNow());
  element('notice').textContent = session.underWay.notice;
  element('notice').hidden = session.underWay.notice === '';
}

// Moves the focus if `active`, the control that had the focus, was removed, disabled or hidden. The
// slider, the picture or the input gets the focus, in this order of preference.
function keepFocus(active) {
  // The visibility is checked last, because this check makes the browser compute the layout of the
  // whole page.
  if (active === document.body) return;
  if (active.isConnected && !active.disabled && active.checkVisibility()) return;
  const next = [element('slider'), element('picture'), element('input')]
    .find((candidate) => candidate?.checkVisibility());
  next?.focus({ preventScroll: true });
}

export function showAll() {
  const active = document.activeElement ?? document.body;
  showTexts();
  const now = current();
  const hasPicture = now.layout !== null;
  showChoice(now.problem);
  showCases(now);
  showMessage(now);
  const output = outputNow();
  const shown = output.state ? t(output.state) : shownOf(output.text, MOST_OUTPUT);
  element('check').hidden = Boolean(now.problem.asks);
  showOutput(shown, judgedNow(), now);
  showTricky(now);
  element('stop').hidden = output.state === '';
  element('stop').textContent = t(output.state === 'stopped' ? 'restart' : 'stop');
  element('copy').disabled = output.text === '' || shownInput() !== inputNow();
  showInput();
  showOffers();
  element('picture').hidden = element('tools').hidden = !hasPicture;
  element('picture').classList.toggle('drawing', now.tab === 'draw');
  document.body.dataset.tab = now.tab;
  document.body.classList.toggle('explaining', isExplaining(now));
  if (hasPicture) {
    const label = now.layout.board
      ? t(now.layout.isMatrix ? 'pictureOfMatrix' : 'pictureOfBoard', now.layout)
      : t('pictureOfGraph', { n: now.item.graph.n });
    element('picture').setAttribute('aria-label', label);
    showPicture(now);
  } else {
    clearPicture();
  }
  showPanel(now);
  showPointer();
  keepFocus(active);
}
