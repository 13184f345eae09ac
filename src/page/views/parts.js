// SPDX-License-Identifier: CC0-1.0
//
// Provides the parts of which the tabs are made: the names of vertices and players, texts about
// cells, lines of the legend, and the HTML of paragraphs and controls.

import { legalGame, programTurn, rowsAfter } from '../core/game.js';
import { isNumber, quoted, textOf } from '../input/tokens.js';
import { sentences, t, vertexOf } from './texts.js';

const MOST_NAMED = 40;
const MOST_IN_FAULT = 10;
const MOST_LIMIT = 100000000;  // a text about a number names no larger limit

export const noPairs = (item) => new Int32Array(item.graph.n).fill(-1);

// Returns the picture of a game that has visited the vertices of `moves`: the argument of baseOf() in
// draw.js, without a matching.
export function gameBase(item, moves) {
  const last = moves[moves.length - 1] ?? -1;
  return { mate: noPairs(item), visited: moves.slice(0, -1), links: moves.slice(1).map((v, i) => [moves[i], v]),
    ...(item.pieces ? { token: -1, blank: last, rows: rowsAfter(item, moves) } : { token: last }) };
}

export const pathOfGame = (now) => legalGame(now.item.graph, now.state.moves);

// ---- Names

export function nameOf({ item, problem }, v) {
  if (item.cells) return t('cell', { row: item.cells[v][0] + 1, column: item.cells[v][1] + 1 });
  const name = item.names[v].replace(/^[.=]+$/, '“$&”');  // a pattern of dots might end a sentence
  if (!item.side) return t('vertex', { name });
  return vertexOf(problem.sides[item.side[v]], name);
}

export const listOfNames = (now, vertices, most = MOST_NAMED) =>
  vertices.slice(0, most).map((v) => nameOf(now, v)).join(t('comma')) + (vertices.length > most ? ' …' : '');

// Returns the words for a vertex and for vertices. On a board, a vertex is called a cell.
export const wordsOf = ({ item }) => {
  const word = item.cells ? 'cell' : 'vertex';
  return { cell: t(`word_${word}`), cells: t(`word_${word}s`) };
};

export const hasMovers = ({ problem }) => problem.players.length > 0 || problem.shape === 'transcript';

// Returns the name of the first player if `turn` is 0, and of the second player if `turn` is 1.
export const mover = ({ problem }, turn) =>
  problem.players[turn] || t(`${problem.shape === 'transcript' ? 'mover_transcript' : 'mover'}_${turn}`);

// Returns the word for a player: "you" or "I" if the visitor plays against the page's program.
export function person(now, turn) {
  const program = programTurn(now.state);
  return program === -1 ? mover(now, turn) : t(turn === program ? 'me' : 'you');
}

export const capital = (text) => text[0].toUpperCase() + text.slice(1);

// ---- Cells

// Returns what a character of a board stands for. The start has a king if the token moves like one.
export function signText({ item, problem: { moves, start, wall } }, sign) {
  if (item.pieces) return t({ X: 'tool_black', O: 'tool_white', '.': 'tool_blank' }[sign]);
  return t(sign === wall ? 'tool_wall' : sign !== start ? 'tool_free' : moves.length === 8 ? 'tool_king' : 'tool_piece');
}

// Returns a text about the cell under the cursor, or '' if the cursor is not on a cell.
export function cellText({ item, problem, cursor }, rows = item.rows) {
  const cell = Array.isArray(cursor) ? cursor : item.cells?.[cursor];
  if (!cell || !rows) return '';
  const sign = rows[cell[0]][cell[1]];
  const v = t('cell', { row: cell[0] + 1, column: cell[1] + 1 });
  return t('here', { v, what: signText({ item, problem }, sign).toLowerCase() });
}

// Checks whether the cursor is on a cell that is not a vertex.
export const isOnNothing = (now) => now.pointed === -1 && Array.isArray(now.cursor) && !now.layout.isMatrix;

export const nothingSays = (now) => sentences(cellText(now), now.item.pieces && t('here_unfit'));

// ---- Faults

// Says in the language of the page what is wrong with an input.
export function faultSays({ kind, token = '', signs = '', item, set = [], neighbors = [], ragged, ...numbers }, problem) {
  if (ragged) return t('faultCells', ragged);
  const { low, high } = numbers;
  const key = kind !== 'Range' || high < MOST_LIMIT ? kind
    : !isNumber(token) ? 'Number' : Number(token) > high ? 'Most' : Number(token) < low ? 'Least' : kind;
  const list = (vertices) => listOfNames({ item, problem }, vertices, MOST_IN_FAULT);
  return t(`fault${key}`, { found: quoted(token), own: Array.from(textOf(token)).length, signs: Array.from(signs, quoted).join(t('comma')),
    count: set.length, list: list(set), k: neighbors.length, around: list(neighbors),
    cycle: [...set.slice(0, MOST_IN_FAULT).map((v) => item.names[v]),
      set.length > MOST_IN_FAULT ? '…' : item?.names[set[0]]].join(' → '), ...numbers });
}

// ---- The legend

// Returns the line of the legend for the token: [kind of the icon, name of the color, text].
export function tokenLine({ item, layout }) {
  if (item.pieces) return ['box', 'token', t('legend_blank')];
  return [!layout.board ? 'ring' : item.king ? 'crown' : 'disc', 'token', t('legend_token')];
}

// Returns the line for cells that the empty cell never reaches. In a graph, visited vertices have their color.
export const unfitLine = ({ item }) => (item.pieces ? [['fill', 'unfit', t('legend_unfit')]] : []);

// ---- HTML

export const paragraph = (text, kind = '') => (kind ? `<p class="${kind}">${text}</p>` : `<p>${text}</p>`);

// Asks the visitor to point at a place, to see what the text point_<about> asks.
export const pointSays = (about, more) =>
  paragraph(sentences(about && t(`point_${about}`), t('pointHere'), more), 'soft');

export const listed = (lines) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

export const row = (...controls) => `<div class="row">${controls.join('')}</div>`;

// Returns a row of buttons, of which the visitor chooses one.
export const choiceOf = (label, buttons) =>
  `<div class="row" role="group" aria-label="${label}">${buttons.join('')}</div>`;

// Returns the HTML of a button. If the value of a button changes, its `id` must stay the same, so
// that the button keeps the focus.
export function button(action, text,
  { value = '', id = value, pressed, disabled = false, label = '', kind = '' } = {}) {
  return `<button type="button" id="do-${action}-${id}" data-do="${action}" data-value="${value}"` +
    (pressed === undefined ? '' : ` aria-pressed="${pressed}"`) +
    (label ? ` aria-label="${label}" title="${label}"` : '') +
    (kind ? ` class="${kind}"` : '') + (disabled ? ' disabled' : '') + `>${text}</button>`;
}

// Returns a slider and buttons for the steps 0 to `most`. `text` says which step is shown.
export function stepsOf(step, most, text, between = '', after = '') {
  const to = (key, sign, value, disabled) =>
    button('step', sign, { value, id: key, label: t(key), disabled });
  return `<input type="range" id="slider" data-do="step" min="0" max="${most}" value="${step}"` +
    ` aria-label="${text}" aria-valuetext="${text}">` +
    row(to('first', '|◀', 0, step === 0), to('back', '◀', Math.max(0, step - 1), step === 0), between,
      to('forward', '▶', Math.min(most, step + 1), step === most), to('last', '▶|', most, step === most), after,
      `<span class="soft">${text}</span>`);
}
