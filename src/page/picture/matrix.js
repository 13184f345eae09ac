// SPDX-License-Identifier: CC0-1.0
//
// Draws a bipartite graph with weights as a matrix: a row for each vertex on the left, a column for each
// vertex on the right, and the weight of an edge in the cell of its ends. The prices stand at the border.

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

export const boxOfCell = ({ corner, cell }, r, c, inset = 0) =>
  `M${corner[0] + c * cell[0] + inset} ${corner[1] + r * cell[1] + inset}` +
  `h${cell[0] - 2 * inset}v${cell[1] - 2 * inset}h${2 * inset - cell[0]}z`;

// Returns the layers of the picture. `base` has the fields mate, amounts, each, kinds,
// heads and isOverview of baseOf().
export function matrixLayers({ graph: { n }, names, left }, layout, { mate, amounts, each = 0, kinds, heads = ['', ''], isOverview }) {
  const { cells, cell, corner, rows, columns, middleOf } = layout;
  const all = cells.flatMap((list, r) => Array.from(list, (weight, c) => [r, c, weight]))
    .filter(([, , weight]) => weight !== undefined);
  const isChosen = ([r, c]) => mate[r] === left + c;
  const boxes = (list, inset) => list.map(([r, c]) => boxOfCell(layout, r, c, inset)).join('');
  const cellsOf = (edges) => edges.map(([v, w]) => [v, w - left]);
  const [x, y] = corner;
  const [width, height] = [columns * cell[0], rows * cell[1]];
  let grid = '';
  for (let r = 0; r <= rows; ++r) grid += `M${x} ${y + r * cell[1]}h${width}`;
  for (let c = 0; c <= columns; ++c) grid += `M${x + c * cell[0]} ${y}v${height}`;
  const chosen = all.filter(isChosen);
  const layers = [{ d: `M${x} ${y}h${width}v${height}h${-width}z`, fill: 'cell' },
    { d: boxes(kinds ? cellsOf(kinds.some) : all.filter(([r, c, weight]) => amounts[r] + amounts[left + c] + each === weight), 0),
      fill: 'independent' },
    { d: boxes(kinds ? cellsOf(kinds.every) : [], 0), fill: 'cover' },
    { d: grid, stroke: 'grid', width: 1 },
    isOverview ? { d: boxes(chosen, 0), fill: 'pair' } : { d: boxes(chosen, 2), stroke: 'pair', width: 3 }];
  if (isOverview) return layers;
  const text = (weight) => ({ size: 14, fill: 'text', weight });
  const textOf = ([r, c, weight]) => [...middleOf(r, c), signed(weight)];
  const priceAt = (v) => (v < left ? [x - cell[0] / 2 - 3, middleOf(v, 0)[1]]
    : [middleOf(0, v - left)[0], y - HEIGHT / 2 - 1]);
  const vertices = Array.from({ length: n }, (_, v) => v);
  const plates = vertices.map((v) => priceAt(v)).map(([px, py]) =>
    `M${px - cell[0] / 2 + 3} ${py - 10}h${cell[0] - 6}v20h${6 - cell[0]}z`);
  return [...layers,
    { texts: all.filter((one) => !isChosen(one)).map(textOf), ...text(400) },
    { texts: chosen.map(textOf), ...text(700) },
    { d: plates.join(''), fill: 'c' },
    { texts: vertices.map((v) => [...priceAt(v), signed(amounts[v])]), ...text(600) },
    { texts: vertices.map((v) => [layout.x(v), layout.y(v), names[v]]), ...text(400), fill: 'soft' },
    { texts: [[x / 2, y - HEIGHT / 2, heads[0]], [x + width / 2, 11, heads[1]]], ...text(400), fill: 'soft' }];
}
