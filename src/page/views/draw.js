// SPDX-License-Identifier: CC0-1.0
//
// Makes the contents of the tab "Draw": the tools by which a board or a graph is drawn.
import { signsOf } from '../input/editor.js';
import { MOST_WEIGHT } from '../input/problems.js';
import { button, cellText, choiceOf, isOnNothing, paragraph, row, signText } from './parts.js';
import { t } from './texts.js';
import { why } from './why.js';

// Returns the tools for drawing: for a board, 'paint' and the characters that can be drawn; for a
// graph, the actions.
export function toolsOf({ id, shape, wall, moves, editable, numbered }) {
  if (!editable || numbered) return [];
  if (shape === 'tree' || !moves) return ['edge', 'move', 'remove'];
  if (shape === 'transcript') return ['X', 'O', '.'];
  return [...(wall ? ['paint'] : []), ...signsOf(id)];
}

function sizeButtons(key, count) {
  return `<span class="size"><span>${t(key)}</span>` +
    button(key, '−', { value: count - 1, id: 'less', label: `${t(key)}: ${t('fewer')}`, disabled: count <= 1 }) +
    `<b>${count}</b>` +
    button(key, '+', { value: count + 1, id: 'more', label: `${t(key)}: ${t('more')}` }) + '</span>';
}

function drawControls(now) {
  const { item, problem, layout, state: { vertex } } = now;
  const tools = toolsOf(problem);
  const undo = button('undoEdit', t('undoDraw'), { disabled: !now.canUndo });
  if (layout === null) return row(undo, problem.several && !problem.numbered && !now.isFar ? button('addCase', t('addCase')) : '');
  const isCell = layout.board;
  const fieldOf = (key, weight) => row(`<label>${t(key, { isCell })} <input id="weight" type="number" data-do="weight"` +
    ` min="${-MOST_WEIGHT}" max="${MOST_WEIGHT}" value="${weight}"></label>`);
  if (problem.numbered) {
    const number = problem.layout === 'planets' && vertex < item.left ? undefined : (item.capacities ?? item.weights)[vertex];
    return (number === undefined ? paragraph(t('drawNumbers', { isCell }), 'soft') : fieldOf('numberOf', number)) + row(undo);
  }
  const sizes = !item.cells ? ''
    : row(sizeButtons('rows', item.rows.length), sizeButtons('columns', item.rows[0].length));
  return paragraph(t(item.cells ? 'drawBoard' : item.tree ? 'drawTree' : 'drawGraph'), 'soft') +
    choiceOf(t('toolLabel'), tools.map((tool) =>
      button('tool', tool.length > 1 ? t(`tool_${tool}`) : signText(now, tool), { value: tool, pressed: now.tool === tool }))) + sizes +
    (item.weights && now.tool === 'edge' ? fieldOf('weightOfNew', now.weight) : '') +
    row(undo, button('clear', t('clear')),
      item.cells ? button('random', t('random')) : button('arrange', t('arrange')),
      ...(!problem.several ? [] : [button('addCase', t('addCase')),
        button('removeCase', t('removeCase'), { disabled: now.count < 2 })]));
}

function drawOverlay(now) {
  const overlay = why.overlay(now);
  if (now.rubber) overlay.rubber = now.rubber;
  return now.rubber ? { ...overlay, path: [], good: [], arrows: [] } : overlay;
}

export const draw = {
  ...why,
  overlay: drawOverlay,
  controls: drawControls,
  says: (now) => (isOnNothing(now) && !now.item.pieces ? '' : why.says(now)),
  describes: (now) => ((isOnNothing(now) && now.item.pieces) || now.problem.numbered ? '' : cellText(now)),
  body: (now) => (now.item?.pieces ? paragraph(t('drawTranscript'), 'soft') : ''),
};
