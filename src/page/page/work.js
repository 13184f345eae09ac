// SPDX-License-Identifier: CC0-1.0
//
// Computes the outputs. Those that may take seconds are computed by a worker, so that the page can be used
// meanwhile.
import { answer } from '../input/answers.js';

const outputs = new WeakMap();
let worker = null;

// The modules of core/ and input/ come first in the script of the page.
const modules = () => document.querySelector('script[type=module]').textContent.split(/\n\/\/ ==== (?!core|input)/)[0];

function start(input, show) {
  outputs.set(input, { text: '', state: 'computing' });
  const job = `postMessage(module_input_answers.answer('${input.id}',
    module_input_formats.read('${input.id}', ${JSON.stringify(input.text)})));`;
  const url = URL.createObjectURL(new Blob([`(async () => {${modules()}\n${job}})()`]));
  worker = new Worker(url);
  worker.onmessage = ({ data }) => {
    URL.revokeObjectURL(url);
    outputs.set(input, { text: data, state: '' });
    show();
  };
}

// Returns { text, state }: the output for an input, and '', 'computing' or 'stopped'. Only one output is computed
// at a time. show() is called when it is ready.
export function outputOf(input, show) {
  if (!outputs.has(input)) {
    worker?.terminate();
    if (input.cases.some(({ weights, hidden }) => weights && hidden)) start(input, show);
    else outputs.set(input, { text: answer(input.id, input), state: '' });
  }
  return outputs.get(input);
}

export function stopOrRestart(input) {
  worker.terminate();
  if (outputs.get(input).state === 'stopped') outputs.delete(input);
  else outputs.set(input, { text: '', state: 'stopped' });
}
