// SPDX-License-Identifier: CC0-1.0
//
// Has a worker read and solve the inputs that would take too long, so that the page can be used meanwhile.
import { answer } from '../input/answers.js';
import { read } from '../input/formats.js';
import { judge } from '../input/judge.js';
import { problemOf } from '../input/problems.js';
import { setLanguage } from '../views/texts.js';
import { unseenOf } from '../views/words.js';

// ---- In the worker

let input = null;

// Returns what the page shows of an input: the output, the faults, and what unseenOf() says about the case `index`.
export function solved({ id, text, index, mine, language }) {
  setLanguage(language);
  if (input?.id !== id || input.text !== text) input = { ...read(id, text), text };
  const { cases, error, warnings } = input;
  const item = cases[Math.min(index, cases.length - 1)];
  input.output ??= answer(id, input);
  const judged = mine.trim() === '' || error ? null : judge(id, input, mine);
  return { error, warnings, judged, output: input.output, count: cases.length, ...(item && unseenOf(problemOf(id), item)) };
}

// ---- In the page

let [worker, asked, result] = [null, {}, null];

// The modules that a worker needs come first in the script of the page.
const modules = () => document.querySelector('script[type=module]').textContent.split('\nconst m_page_session')[0];

export function endWork() {
  worker?.terminate();
  [worker, asked] = [null, {}];
}

// Returns an input { id, text, cases, error, warnings, output, state } that a worker solves. `state` is '', 'computing' or
// 'stopped'. `job` has the arguments of solved(). show() is called when there is more to show.
export function solvedByWorker(job, show) {
  const { id, text } = job;
  const take = ({ count, answer, body, ...more }) => {
    result = { id, text, ...more, cases: new Array(count).fill({ hidden: true, answer, body }), state: '' };
    show();
  };
  // Solves the input in the page, which then hangs for a while, because the browser refuses the worker.
  const solveHere = () => {
    worker = null;
    setTimeout(() => asked.text === text && result.state !== 'stopped' && take(solved(asked)));
  };
  const isOther = (...names) => names.some((name) => job[name] !== asked[name]);
  if (isOther('id', 'text')) {
    endWork();
    result = { id, text, cases: [], error: null, warnings: [], output: '', state: 'computing' };
    const listen = 'onmessage = ({ data }) => postMessage(m_page_work.solved(data));';
    const url = URL.createObjectURL(new Blob([`(async () => {${modules()}\n${listen}})()`]));
    try {
      worker = new Worker(url);
      worker.onmessage = ({ data }) => {
        URL.revokeObjectURL(url);
        take(data);
      };
      worker.onerror = solveHere;
    } catch {
      worker = null;
    }
  }
  if (isOther('id', 'text', 'index', 'mine', 'language')) {
    asked = job;
    if (worker) worker.postMessage(job);
    else solveHere();
  }
  return result;
}

export function stopOrRestart() {
  if (result.state === 'stopped') return endWork();
  worker?.terminate();
  [worker, result] = [null, { ...result, state: 'stopped' }];
}
