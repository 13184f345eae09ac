// SPDX-License-Identifier: CC0-1.0
import { solve } from './engine.js';
import { answer, read } from './formats.js';
import { examples } from './examples.js';

const { id, text } = examples[0];
const model = read(id, text);
document.getElementById('answer').textContent =
  answer(id, model, model.cases.map(({ graph }) => solve(graph)));
