// SPDX-License-Identifier: CC0-1.0
//
// Makes the paths of shapes, and the layers of which pictures consist. A picture is a list of layers, from
// back to front. A layer is a single path or a list of texts, so the number of layers does not depend
// on the number of vertices. Lengths are in units: a cell of a board is CELL units wide. Colors are
// given by name; the caller of svg.js maps the names to colors.

export const CELL = 40;
export const MARGIN = 28;
export const RADIUS = 15;
export const RING = 15;  // between the outlines of nested sets

export const r1 = (value) => Math.round(value * 10) / 10;

export const line = (x1, y1, x2, y2) => `M${r1(x1)} ${r1(y1)}L${r1(x2)} ${r1(y2)}`;

// Returns the path around `rows` times `columns` cells of a board or a matrix, from the cell (r, c) on.
export const boxOfCells = ({ corner, cell }, r, c, inset = 0, rows = 1, columns = 1) =>
  `M${r1(corner[0] + c * cell[0] + inset)} ${r1(corner[1] + r * cell[1] + inset)}` +
  `h${columns * cell[0] - 2 * inset}v${rows * cell[1] - 2 * inset}h${2 * inset - columns * cell[0]}z`;

// Returns the lines between the cells of a board or a matrix.
export function gridOf({ corner: [x, y], cell: [width, height], rows, columns }) {
  let d = '';
  for (let r = 0; r <= rows; ++r) d += `M${x} ${y + r * height}h${columns * width}`;
  for (let c = 0; c <= columns; ++c) d += `M${x + c * width} ${y}v${rows * height}`;
  return d;
}

// Returns the point of an edge at the parameter t, from 0 to 1. The edge is a quadratic Bezier
// curve with the control point `bend`.
export function pointOfEdge(from, bend, to, t) {
  const s = 1 - t;
  return [0, 1].map((i) => s * s * from[i] + 2 * s * t * bend[i] + t * t * to[i]);
}

// Returns the control point of an edge: the middle between its ends, moved by `offset`.
export const bendBy = (from, to, offset) => [0, 1].map((i) => (from[i] + to[i]) / 2 + offset[i]);

// Returns [from, bend, to] of the edge from v to w: its ends and its control point.
export function pointsOf(layout, v, w) {
  const [from, to] = [v, w].map((u) => [layout.x(u), layout.y(u)]);
  return [from, bendBy(from, to, layout.offset?.(v, w) ?? [0, 0]), to];
}

export function curve(from, bend, to) {
  const [x1, y1, x, y, x2, y2] = [...from, ...bend, ...to].map(r1);
  return `M${x1} ${y1}Q${x} ${y} ${x2} ${y2}`;
}

export function edgeLine(layout, v, w) {
  return layout.offset?.(v, w) ? curve(...pointsOf(layout, v, w))
    : line(layout.x(v), layout.y(v), layout.x(w), layout.y(w));
}

// Returns the circles around some vertices.
export const circlesAround = (layout, vertices, radius) =>
  vertices.map((v) => circle(layout.x(v), layout.y(v), radius)).join('');

export const edgeLines = (layout, edges) => edges.map(([v, w]) => edgeLine(layout, v, w)).join('');

export function circle(x, y, radius) {
  return `M${r1(x - radius)} ${r1(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0` +
    `a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

export function square(x, y, half) {
  return `M${r1(x - half)} ${r1(y - half)}h${2 * half}v${2 * half}h${-2 * half}z`;
}

// Returns the path of a crown. The upper left corner of the cell stays free for the letter of a
// Gallai-Edmonds class: D, A or C.
export const crown = (x, y) => `M${r1(x - 9)} ${r1(y + 14)}v-14l6 6l6 -10l6 10l6 -6v14z`;

export function knight(x, y) {
  return `M${r1(x - 9)} ${r1(y + 12)}h18v-4l-3 -4q1 -12 -7 -16l-2 -4l-2 4q-6 4 -7 12l3 2l5 -3q0 4 -4 8z`;
}

// Returns the path of a ring around a vertex. The ring has a gap at the upper right, where the
// letter of the vertex's Gallai-Edmonds class (D, A or C) or another mark is drawn.
export function openRing(x, y, radius) {
  const from = [x + radius * Math.cos(-0.1), y + radius * Math.sin(-0.1)];
  const to = [x + radius * Math.cos(-1.47), y + radius * Math.sin(-1.47)];
  return `M${r1(from[0])} ${r1(from[1])}A${radius} ${radius} 0 1 1 ${r1(to[0])} ${r1(to[1])}`;
}

// Returns the edge from v to w without its first `startGap` and its last `endGap` units. Like
// pointsOf(), returns the ends and the control point of the remaining part.
export function middlePart(layout, v, w, startGap, endGap) {
  const [from, bend, to] = pointsOf(layout, v, w);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [first, last] = [startGap / length, 1 - endGap / length];
  const start = pointOfEdge(from, bend, to, first);
  const end = pointOfEdge(from, bend, to, last);
  // Computes the control point of the part of the curve between the parameters `first` and `last`.
  const parts = [(1 - first) * (1 - last), first + last - 2 * first * last, first * last];
  const middle = [0, 1].map((i) => parts[0] * from[i] + parts[1] * bend[i] + parts[2] * to[i]);
  return [start, middle, end];
}

// Returns the path of an arrow along the edge from v to w. The arrow leaves gaps at both ends.
export function arrow(layout, v, w, startGap, endGap) {
  const [start, middle, end] = middlePart(layout, v, w, startGap, endGap);
  const rest = Math.hypot(end[0] - middle[0], end[1] - middle[1]) || 1;
  const [a, b] = [(end[0] - middle[0]) / rest, (end[1] - middle[1]) / rest];
  const [x, y] = end;
  return curve(start, middle, end) +
    `M${r1(x - 9 * a - 6 * b)} ${r1(y - 9 * b + 6 * a)}L${r1(x)} ${r1(y)}` +
    `L${r1(x - 9 * a + 6 * b)} ${r1(y - 9 * b - 6 * a)}`;
}

// A sign is a letter or symbol that marks a vertex. For example, the letter D marks a vertex of the
// Gallai-Edmonds class D. SIGNS maps each sign to its points in the square from -1 to 1. Lines join
// successive points; null starts a new line.
const SIGNS = {
  D: [[-0.7, -1], [0, -1], [0.65, -0.6], [0.8, 0], [0.65, 0.6], [0, 1], [-0.7, 1], [-0.7, -1]],
  A: [[-0.85, 1], [0, -1], [0.85, 1], [0.5, 0.3], [-0.5, 0.3]],
  C: [[0.75, -0.65], [0.2, -1], [-0.4, -0.85], [-0.75, -0.3], [-0.75, 0.3], [-0.4, 0.85],
    [0.2, 1], [0.75, 0.65]],
  '+': [[-0.9, 0], [0.9, 0], null, [0, -0.9], [0, 0.9]],
  '-': [[-0.9, 0], [0.9, 0]],
  x: [[-0.7, -0.7], [0.7, 0.7], null, [0.7, -0.7], [-0.7, 0.7]],
  o: [[0, -0.8], [0.8, 0], [0, 0.8], [-0.8, 0], [0, -0.8]],
};

// Returns the SVG path that draws a sign of SIGNS, such as 'D' or '+'. The path is relative to the
// middle of the sign.
export function signPath(sign, size) {
  let d = '';
  let [x, y, pen] = [0, 0, 'm'];
  for (const point of SIGNS[sign]) {
    if (point === null) {
      pen = 'm';
      continue;
    }
    const [nextX, nextY] = [r1(point[0] * size), r1(point[1] * size)];
    d += `${pen}${r1(nextX - x)} ${r1(nextY - y)}`;
    [x, y, pen] = [nextX, nextY, 'l'];
  }
  return d;
}

// These functions return layers: a filled path, a stroked path, and texts.
export const area = (d, fill, more = {}) => ({ d, fill, ...more });
export const strokes = (d, stroke, width, more = {}) => ({ d, stroke, width, ...more });
export const words = (texts, fill, size, more = {}) => ({ texts, fill, size, ...more });
