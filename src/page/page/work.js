// SPDX-License-Identifier: CC0-1.0
//
// Computes the outputs. Those that may take seconds are computed by a worker, so that the page can be used
// meanwhile.
import { answer, saysUnseen } from '../input/answers.js';

const outputs = new WeakMap();
let worker = null;

// The modules of core/ and input/ come first in the script of the page.
const modules = () => document.querySelector('script[type=module]').textContent.split(/\n\/\/ ==== (?!core|input)/)[0];

const done = ({ id, cases }, { answer, saysUnseen }) =>
  ({ text: answer(id, { cases }), says: cases.map((item) => saysUnseen(id, item)), state: '' });

function start(input, show) {
  outputs.set(input, { text: '', says: [], state: 'computing' });
  const job = `postMessage((${done})(module_input_formats.read('${input.id}', ${JSON.stringify(input.text)}),
    module_input_answers));`;
  const url = URL.createObjectURL(new Blob([`(async () => {${modules()}\n${job}})()`]));
  worker = new Worker(url);
  worker.onmessage = ({ data }) => {
    URL.revokeObjectURL(url);
    outputs.set(input, data);
    show();
  };
}

// Returns { text, says, state }: the output for an input, what saysUnseen() returns for each case, and '',
// 'computing' or 'stopped'. Only one output is computed
// at a time. show() is called when it is ready.
export function outputOf(input, show) {
  if (!outputs.has(input)) {
    worker?.terminate();
    if (input.cases.some(({ weights, hidden }) => weights && hidden)) start(input, show);
    else outputs.set(input, done(input, { answer, saysUnseen }));
  }
  return outputs.get(input);
}

export function stopOrRestart(input) {
  worker.terminate();
  if (outputs.get(input).state === 'stopped') outputs.delete(input);
  else outputs.set(input, { text: '', says: [], state: 'stopped' });
}
