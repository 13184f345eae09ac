// SPDX-License-Identifier: CC0-1.0
//
// Connects the controls of the page with their actions.

import { t } from '../views/texts.js';
import { actions, goToTabBy } from './actions.js';
import { copyLink, copyOutput, drop, linkKey, openFile, savePng, saveSvg } from './files.js';
import { clicked, keyed, keyedAnywhere, left, moved, pressed, released, zoomBy } from './pointer.js';
import {
  asStep, begin, change, chooseExample, chooseProblem, current, enter, enterMine, goToCase, LONG_TEXT, onChange, session, type,
} from './session.js';
import { chosenOption, element, isDark, languageNow, numberLines, paintVisible, showAll, showFound } from './show.js';
import { stopOrRestart } from './work.js';

function on(id, type, handle) {
  element(id).addEventListener(type, handle);
}

// Sets the language or the theme, and stores the choice for later visits if the browser allows
// that.
function chooseForGood(name, value) {
  try {
    localStorage.setItem(`matching-games-${name}`, value);
  } catch {
    // If the browser cannot store the value, change() still puts the value into the URL.
  }
  change({ [name]: value });
}

on('language', 'click', () => chooseForGood('language', languageNow() === 'zh' ? 'en' : 'zh'));
on('theme', 'click', () => chooseForGood('theme', isDark() ? 'light' : 'dark'));
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showAll);

// ---- The input

// Chooses a problem or an example, and brings its picture into view.
function choose(act, value) {
  element('find').value = '';
  asStep(() => act(value));
  element('show').scrollIntoView({ block: 'nearest' });
}

const chooseFound = (option) => option?.dataset.problem && choose(chooseProblem, option.dataset.problem);

on('find', 'input', () => showFound());
on('find', 'keydown', (event) => {
  const { key } = event;
  const by = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (by && chosenOption()) {
    const all = [...element('found').children];
    showFound((all.indexOf(chosenOption()) + by + all.length) % all.length);
    event.preventDefault();
  }
  if (key === 'Enter') chooseFound(chosenOption());
  if (key === 'Escape') element('find').value = '';
  if (key === 'Escape') showFound();
});
on('found', 'click', ({ target }) => chooseFound(target.closest('[data-problem]')));
on('problem', 'change', (event) => choose(chooseProblem, event.target.value));
on('example', 'change', (event) => {
  choose(chooseExample, event.target.value);
  if (event.target.value === '') element('input').focus();
});
on('open', 'click', () => element('file').click());
on('file', 'change', async (event) => {
  await openFile(event.target.files[0]);
  event.target.value = '';
});
for (const type of ['dragover', 'drop']) {
  document.addEventListener(type, (event) => {
    if (['input', 'mine'].includes(event.target.id) && !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    if (type === 'drop') drop(event.dataTransfer);
  });
}
on('input', 'input', ({ inputType, target }) => {
  if (inputType === 'insertFromPaste' || inputType === 'insertFromDrop') asStep(() => enter(target.value));
  else type(target.value);
});
// If the browser withholds the clipboard, pasting would only delete the selected text. A long text does not go through
// the text box, which would need seconds for it.
on('input', 'paste', (event) => {
  const text = event.clipboardData.getData('text');
  if (text !== '' && text.length < LONG_TEXT && !event.target.readOnly) return;
  event.preventDefault();
  if (text !== '') return asStep(() => enter(text));
  session.underWay.notice = t('nothingPasted');
  showAll();
});
on('mine', 'scroll', ({ target }) => { element('marked').scrollTop = target.scrollTop; });
on('mine', 'input', ({ inputType, target }) => {
  if (inputType === 'insertFromPaste' || inputType === 'insertFromDrop') asStep(() => enterMine(target.value));
  else enterMine(target.value);
});
on('input', 'scroll', numberLines);
on('stop', 'click', () => {
  stopOrRestart();
  showAll();
});
on('copy', 'click', copyOutput);
on('link', 'click', copyLink);
on('case', 'change', (event) => goToCase(Math.round(Number(event.target.value)) - 1));
on('previous', 'click', () => goToCase(current().index - 1));
on('next', 'click', () => goToCase(current().index + 1));

// ---- The picture

on('smaller', 'click', () => zoomBy(1 / 1.4));
on('larger', 'click', () => zoomBy(1.4));
on('fit', 'click', () => zoomBy(0));
on('svg', 'click', saveSvg);
on('png', 'click', savePng);

on('picture', 'pointerdown', pressed);
on('picture', 'pointermove', moved);
on('picture', 'pointerup', released);
on('picture', 'pointercancel', released);
on('picture', 'pointerleave', left);
on('picture', 'click', clicked);
on('picture', 'keydown', keyed);
on('picture', 'scroll', () => requestAnimationFrame(paintVisible));
on('picture', 'wheel', (event) => {
  if (!event.ctrlKey) return;
  event.preventDefault();
  zoomBy(event.deltaY < 0 ? 1.2 : 1 / 1.2);
});
document.addEventListener('keydown', keyedAnywhere);

// ---- The panel

on('tabs', 'click', (event) => {
  const tab = event.target.closest('[data-tab]');
  if (tab) asStep(() => actions.tab(tab.dataset.tab));
});
on('tabs', 'keydown', (event) => {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!by) return;
  asStep(() => goToTabBy(by));
  element(`tab-${current().tab}`).focus();
  event.preventDefault();
});
document.addEventListener('click', (event) => {
  const control = event.target.closest('button[data-do]');
  if (control) actions[control.dataset.do](control.dataset.value);
});
on('panel', 'input', (event) => {
  if (event.target.dataset.do) actions[event.target.dataset.do](event.target.value);
});

// ---- The whole

function beginAndShow(address) {
  begin(address);
  showAll();
}

element('refused').remove();
element('link').dataset.t = linkKey();
onChange(showAll);
addEventListener('resize', showAll);
addEventListener('hashchange', ({ newURL }) => beginAndShow(new URL(newURL).hash));
beginAndShow(location.hash);
