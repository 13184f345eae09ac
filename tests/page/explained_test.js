// SPDX-License-Identifier: CC0-1.0
//
// Tests the pages that the tool `explain` writes. For the samples, the answer of the page must
// agree with the answer of the library and with the expected output. A page for a larger input must
// sum up the answer.
import { relation } from '../../src/page/explained.js';
import { answer } from '../../src/page/answers.js';
import { read } from '../../src/page/formats.js';
import { problems } from '../../src/page/problems.js';
import { t } from '../../src/page/texts.js';
import { inTab, page } from './browser.js';
import { adderTo, check, equal, query } from './checks.js';
import { isRight } from './outputs.js';

const inputs = {/* samples */};
const answers = {/* answers */};

export const explainedTests = [];
const test = adderTo(explainedTests);
const tabTest = (name, body, tier) => test(name, inTab(name, body), tier);

async function open(name) {
  await page.visit(`${query.explained}/${name}.html`);
}

// ---- Samples

const known = Object.entries(answers).filter(([id]) => problems.some((problem) => problem.id === id));

// For each problem with one of these ids, opens the page that the tool `explain` wrote for a sample
// of the problem. Checks the input and the output in the page, and the line below the output, which
// says whether the output agrees with the answer of the library.
async function showSamples(ids) {
  for (const id of ids) {
    const names = Object.keys(answers[id]);
    const name = names.find((key) => key.startsWith('statement')) ?? names[0];
    await open(`${id}/${name}`);
    const [problem, input, output, verdict] = await page.run(() =>
      ['problem', 'input', 'output', 'relation'].map((part) => document.getElementById(part))
        .map((element) => element.value ?? element.textContent));
    equal([problem, input], [id, inputs[id][name].replaceAll('\r', '')], id, name);
    check(isRight(id, input, output, answers[id][name]), id, name, output);
    check([t('relation_same'), t('relation_other')].includes(verdict), id, name, verdict);
  }
}

const shownFirst = 'uoj79_general_matching';
tabTest('a page with a sample', () => showSamples([shownFirst]));
tabTest('pages with a sample of the other problems', () =>
  showSamples(known.map(([id]) => id).filter((id) => id !== shownFirst)), 'release');

test('relations of answers', () => {
  for (const [id, own] of known) {
    for (const [name, text] of Object.entries(inputs[id])) {
      const model = read(id, text);
      const ours = answer(id, model);
      const relationTo = (theirs) => relation(id, model.cases[0], theirs, ours);
      check(relationTo(own[name]) !== 'differs', id, name, 'differs');
      const twice = own[name].replace(/\n(.*)\n.*\n/, '\n$1\n$1\n');
      for (const wrong of [`1${own[name]}`, own[name] + ' 1', own[name].replace(/\d+\s*$/, ''), twice]) {
        if (wrong !== own[name]) equal(relationTo(wrong), 'differs', id, name, wrong);
      }
    }
  }
});

// ---- Other inputs

tabTest('a page with a wrong answer', async () => {
  await open('wrong');
  check((await page.text('#relation')).startsWith(t('relation_differs')), 'a wrong answer is reported');
}, 'release');

// Opens the page `name`, which the tool `explain` wrote for an input that the page can solve. The
// page must say that the input has `cases` cases (games), and that the page and the library give
// the same answer. The page must show an error if and only if `hasError` is true.
async function showCases(name, cases, hasError) {
  await open(name);
  equal([await page.isShown('#error'), await page.text('#case-count'), await page.text('#relation')],
    [hasError, t('ofCases', { n: cases }), t('relation_same')], name);
}

tabTest('a page with an error after some cases', () => showCases('broken', 2, true));

tabTest('other pages', async () => {
  await showCases('sides', 130, false);
  await showCases('tiles', 27000, false);
  await open('graph');
  equal(await page.text('#relation'), t('relation_other'), 'a graph of 9000 vertices');
}, 'release');

// ---- Inputs that are too large for the page

const summary = () => page.text('#error');

// Tests that the page of a large board says the same as the output of the solver, and that the
// visitor can go on with another input.
tabTest('a page with a large board', async () => {
  await open('board');
  const output = await page.text('#output');
  const [, more] = /(\d+) lines more$/.exec(output);
  const losing = output.split('\n').length - 2 + Number(more);
  const text = await summary();
  const [, n, edges] = /(\d+) \D* (\d+) /.exec(text).map(Number);
  const percent = Math.round((100 * losing) / n);
  for (const [key, values] of [['largeNote'], ['largeGraph', { n, edges }],
    ['largeSummary', { n, losing, winning: n - losing, percent }]]) {
    check(text.includes(t(key, values)), key, text);
  }
  equal(await page.run(() => ['picture', 'card', 'relation'].map((id) => document.getElementById(id))
    .some((part) => part.checkVisibility() && part.textContent !== '')), false, 'nothing else');
  await page.click(`=${t('example_lostBoard')}`);
  equal([await page.isShown('#picture'), await page.isShown('#error'), await page.text('#output')],
    [true, false, 'LOSE\n'], 'another input');
});

tabTest('pages with other large inputs', async () => {
  await open('boards');
  equal(await page.run(() => document.querySelectorAll('#error li').length), 3, 'cases');
  await open('broken_boards');
  check((await summary()).includes("found 'x'"), 'the error after large cases');
  await open('none');
  equal([await summary(), await page.text('#output')], [t('largeNoPicture'), 'none\n'], 'no graph');
}, 'release');
