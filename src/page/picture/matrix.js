// SPDX-License-Identifier: CC0-1.0
//
// Draws a bipartite graph with weights as a matrix: a row for each vertex on the left, a column for each
// vertex on the right, and the weight of an edge in the cell of its ends. The prices stand at the border.
import { area, boxOfCells, gridOf, strokes, words } from './shapes.js';

const HEIGHT = 28;  // of a cell and of a line of the border
const NAME = 44;
const DIGIT = 9;

// Returns a number as a text with the sign −, behind which no line ends.
export const signed = (x) => String(x).replace('-', '−');

// Returns the layout of a matrix, see layoutOf() in draw.js. cells[r][c] is the weight of an edge, or
// undefined if there is none.
export function layoutOfMatrix({ graph: { n }, left, edges, weights }) {
  const cells = Array.from({ length: left }, () => []);
  edges.forEach(([v, w], i) => {
    cells[v][w - left] = Math.max(weights[i], cells[v][w - left] ?? -Infinity);
  });
  const longest = weights.reduce((most, weight) => Math.max(most, String(weight).length), 2);
  const width = DIGIT * (longest + 1) + 10;
  const [cell, corner] = [[width, HEIGHT], [NAME + width, 2 * HEIGHT + 22]];
  const middleOf = (r, c) => [corner[0] + (c + 0.5) * cell[0], corner[1] + (r + 0.5) * cell[1]];
  return {
    board: true, isMatrix: true, rows: left, columns: n - left, cells, cell, corner, middleOf,
    width: corner[0] + (n - left) * cell[0] + 8,
    height: corner[1] + left * cell[1] + 8,
    x: (v) => (v < left ? NAME / 2 : middleOf(0, v - left)[0]),
    y: (v) => (v < left ? middleOf(v, 0)[1] : 22 + HEIGHT / 2),
  };
}

// Returns the layers of the picture. `base` has the fields mate, amounts, each, kinds,
// heads and isOverview of baseOf().
export function matrixLayers({ names, left }, layout, { mate, amounts, each = 0, kinds, heads = ['', ''], isOverview }) {
  const { cells, cell, corner, rows, columns, middleOf } = layout;
  const all = cells.flatMap((list, r) => Array.from(list, (weight, c) => [r, c, weight]))
    .filter(([, , weight]) => weight !== undefined);
  const isChosen = ([r, c]) => mate[r] === left + c;
  const boxes = (list, inset) => list.map(([r, c]) => boxOfCells(layout, r, c, inset)).join('');
  const cellsOf = (edges) => edges.map(([v, w]) => [v, w - left]);
  const [x, y] = corner;
  const chosen = all.filter(isChosen);
  const layers = [area(boxOfCells(layout, 0, 0, 0, rows, columns), 'cell'),
    area(boxes(kinds ? cellsOf(kinds.some) : all.filter(([r, c, weight]) => amounts[r] + amounts[left + c] + each === weight)),
      'independent'),
    area(boxes(kinds ? cellsOf(kinds.every) : []), 'cover'), strokes(gridOf(layout), 'grid', 1),
    isOverview ? area(boxes(chosen), 'pair') : strokes(boxes(chosen, 2), 'pair', 3)];
  if (isOverview) return layers;
  const textOf = ([r, c, weight]) => [...middleOf(r, c), signed(weight)];
  const priceAt = (v) => (v < left ? [x - cell[0] / 2 - 3, middleOf(v, 0)[1]]
    : [middleOf(0, v - left)[0], y - HEIGHT / 2 - 1]);
  const vertices = [...names.keys()];
  const plates = vertices.map((v) => priceAt(v)).map(([px, py]) =>
    `M${px - cell[0] / 2 + 3} ${py - 10}h${cell[0] - 6}v20h${6 - cell[0]}z`);
  return [...layers,
    words(all.filter((one) => !isChosen(one)).map(textOf), 'text', 14),
    words(chosen.map(textOf), 'text', 14, { weight: 700 }),
    area(plates.join(''), 'c'),
    words(vertices.map((v) => [...priceAt(v), signed(amounts[v])]), 'text', 14, { weight: 600 }),
    words([...vertices.map((v) => [layout.x(v), layout.y(v), names[v]]),
      [x / 2, y - HEIGHT / 2, heads[0]], [x + columns * cell[0] / 2, 11, heads[1]]], 'soft', 14)];
}
