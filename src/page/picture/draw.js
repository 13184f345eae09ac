// SPDX-License-Identifier: CC0-1.0
//
// Draws a case, which is a board or a graph. A picture is a list of layers, from back to front. A
// layer is a single path or a list of texts, so the number of layers does not depend on the number
// of vertices. Pictures are written as SVG or painted on a canvas. Lengths are in units: a cell of
// a board is CELL units wide. Colors are given by name; the caller maps the names to colors.

import { componentsOf } from '../core/matching.js';
import { boxOfCell, isMatrix, layoutOfMatrix, matrixLayers } from './matrix.js';
import { safe } from '../views/parts.js';

const CELL = 40;
const MARGIN = 28;
const RADIUS = 15;
const LINK = 74;
const LEAST = 58;  // the least distance between two vertices
const LEAF = 64;  // the distance between neighboring leaves of a tree
const BOW = 26;  // the bend of an edge to an ancestor, for each level between the ends
const ROOM = RADIUS + 7;  // a sufficient distance between an edge and the other vertices
// In the picture of a tree, an edge to an ancestor above the parent is bent if other vertices are
// in the way. If the number of edges times the number of vertices is larger than this, such edges
// may go through vertices, because the search for the right bend would take too long.
const MOST_MEASURED = 40000;
const MOST_ROUND = 30;  // larger dense graphs are not laid out on an ellipse
const LEAST_DENSITY = 0.3;  // edges for each ordered pair of vertices of a dense graph
const HEAD = 22;  // the height of the headings of a graph with two sides
const MOST_BANDS = 4000;
const MOST_STRETCHED = 3;  // a small graph is enlarged by at most this factor to fill the picture
export const RING = 15;  // between the outlines of nested sets

// ---- Where vertices are

// Returns a pseudorandom number from 0 to 1 that depends only on i.
function scattered(i) {
  const x = Math.sin(i * 127.1 + 11.7) * 43758.5453;
  return x - Math.floor(x);
}

// Adds the repulsion between vertices to their forces dx and dy. Only vertices that lie in the same
// square or in neighboring squares of a grid repel each other. The squares have the side `reach`.
function repel(x, y, dx, dy, reach) {
  const n = x.length;
  const least = [Math.min(...x), Math.min(...y)];
  const columns = Math.floor((Math.max(...x) - least[0]) / reach) + 3;
  const rows = Math.floor((Math.max(...y) - least[1]) / reach) + 3;
  // Sorts the vertices by the squares in which they lie, so that the vertices of neighboring
  // squares are found quickly. A border of empty squares surrounds the vertices, so that there are
  // eight squares around each square that contains a vertex.
  const square = new Int32Array(n);
  const end = new Int32Array(columns * rows + 1);
  for (let v = 0; v < n; ++v) {
    const column = Math.floor((x[v] - least[0]) / reach) + 1;
    square[v] = (Math.floor((y[v] - least[1]) / reach) + 1) * columns + column;
    ++end[square[v]];
  }
  for (let i = 1; i < end.length; ++i) end[i] += end[i - 1];
  const sorted = new Int32Array(n);
  const begin = end.slice();
  for (let v = n - 1; v >= 0; --v) sorted[--begin[square[v]]] = v;
  for (let v = 0; v < n; ++v) {
    for (let row = -columns; row <= columns; row += columns) {
      const last = end[square[v] + row + 1];
      for (let i = begin[square[v] + row - 1]; i < last; ++i) {
        const w = sorted[i];
        if (w <= v) continue;
        const a = x[v] - x[w] || 0.01;
        const b = y[v] - y[w];
        const force = (LINK * LINK) / Math.max(a * a + b * b, 1);
        dx[v] += a * force;
        dy[v] += b * force;
        dx[w] -= a * force;
        dy[w] -= b * force;
      }
    }
  }
}

// Returns a point for each vertex of a connected graph. The vertices must be in breadth-first
// order. This function simulates springs along the edges, repulsion between vertices, and a weak
// pull to the middle. The result is deterministic. Larger graphs get fewer rounds of the
// simulation. A large dense graph gets no rounds, so its vertices stay on a spiral.
function springs(graph) {
  const n = graph.n;
  const ends = graph.adj.reduce((sum, list) => sum + list.length, 0);
  const x = new Float64Array(n);
  const y = new Float64Array(n);
  for (let v = 0; v < n; ++v) {
    const radius = n <= 12 ? LINK * (0.3 + n / 8) : LINK * 0.7 * Math.sqrt(v + 0.5);
    const angle = n <= 12 ? (2 * Math.PI * v) / n : v * 2.39996;
    x[v] = radius * Math.cos(angle) + scattered(v);
    y[v] = radius * Math.sin(angle) + scattered(v + 0.5);
  }
  const reach = n <= 150 ? 1e6 : LINK * 2.5;
  const effort = n <= 150 ? n * n : 40 * n + 5 * ends;
  const rounds = n > 150 && ends > 8 * n ? 0 : Math.floor(Math.min(300, 1.4e6 / (effort + 1)));
  for (let round = 0; round < rounds; ++round) {
    const dx = new Float64Array(n);
    const dy = new Float64Array(n);
    repel(x, y, dx, dy, reach);
    for (let v = 0; v < n; ++v) {
      for (const w of graph.adj[v]) {
        const a = x[v] - x[w];
        const b = y[v] - y[w];
        const force = Math.sqrt(a * a + b * b) / LINK;
        dx[v] -= a * force;
        dy[v] -= b * force;
      }
      dx[v] -= x[v] * 0.12;
      dy[v] -= y[v] * 0.12;
    }
    const warmth = LINK * 0.9 * (1 - round / rounds) + 0.5;
    for (let v = 0; v < n; ++v) {
      const length = Math.sqrt(dx[v] * dx[v] + dy[v] * dy[v]);
      const step = length === 0 ? 0 : Math.min(length * 0.1, warmth) / length;
      x[v] += dx[v] * step;
      y[v] += dy[v] * step;
    }
  }
  return Array.from(x, (value, v) => [value, y[v]]);
}

// Returns { low, high }, the least and the greatest coordinates of the points.
function boundsOf(points) {
  const low = [Infinity, Infinity];
  const high = [-Infinity, -Infinity];
  for (const point of points) {
    for (const i of [0, 1]) {
      low[i] = Math.min(low[i], point[i]);
      high[i] = Math.max(high[i], point[i]);
    }
  }
  return { low, high };
}

// Scales the points down so that the two nearest points have the distance LEAST. Never scales the
// points up. Does not scale more than 300 points, because comparing all pairs of points would take
// too long.
function compacted(points) {
  if (points.length < 2 || points.length > 300) return points;
  let nearest = Infinity;
  points.forEach(([x1, y1], i) => {
    for (const [x2, y2] of points.slice(i + 1)) nearest = Math.min(nearest, Math.hypot(x1 - x2, y1 - y2));
  });
  const factor = Math.min(1, LEAST / nearest);
  return points.map((point) => point.map((value) => value * factor));
}

// Returns a point for each vertex of a graph. Lays out each connected component separately, and
// arranges the components in rows, the tallest first. `ratio` is the desired ratio of width to
// height.
function packed(graph, ratio) {
  const points = new Array(graph.n);
  const boxes = componentsOf(graph).map((vertices) => {
    const number = new Map(vertices.map((v, i) => [v, i]));
    const adj = vertices.map((v) => graph.adj[v].map((w) => number.get(w)));
    const own = compacted(springs({ n: vertices.length, adj }));
    const { low, high } = boundsOf(own);
    return { vertices, own, low, width: high[0] - low[0] + LINK, height: high[1] - low[1] + LINK };
  });
  const area = boxes.reduce((sum, { width, height }) => sum + width * height, 0);
  const widest = boxes.reduce((most, { width }) => Math.max(most, width), Math.sqrt(area * ratio) * 1.25);
  let [x, y, rowHeight] = [0, 0, 0];
  for (const box of boxes.sort((p, q) => q.height - p.height || q.width - p.width)) {
    if (x > 0 && x + box.width > widest) [x, y, rowHeight] = [0, y + rowHeight, 0];
    rowHeight = Math.max(rowHeight, box.height);
    box.vertices.forEach((v, i) => {
      points[v] = [x + box.own[i][0] - box.low[0], y + box.own[i][1] - box.low[1]];
    });
    x += box.width;
  }
  return points;
}

function twoColumns(side) {
  const count = [0, 0];
  for (const s of side) ++count[s];
  const tall = Math.max(count[0], count[1]);
  const gap = 52;
  const apart = Math.max(220, tall * gap * 0.45);
  const next = [0, 0];
  return Array.from(side, (s) => [s * apart, (next[s]++ + (tall - count[s]) / 2) * gap]);
}

// Lays out a tree with its root at the top. The leaves lie side by side. Each other vertex lies
// above the middle of its children.
function treePoints({ parent }) {
  const children = Array.from(parent, () => []);
  parent.forEach((p, v) => p !== -1 && children[p].push(v));
  const points = Array.from(parent, () => [0, 0]);
  const order = [];
  let leaves = 0;
  for (const stack = [0]; stack.length > 0; ) {
    const v = stack.pop();
    order.push(v);
    if (children[v].length === 0) points[v][0] = leaves++ * LEAF;
    for (const w of children[v].slice().reverse()) {
      points[w][1] = points[v][1] + LINK;
      stack.push(w);
    }
  }
  for (const v of order.reverse()) {
    const ends = [children[v][0], children[v][children[v].length - 1]];
    if (children[v].length > 0) points[v][0] = (points[ends[0]][0] + points[ends[1]][0]) / 2;
  }
  return points;
}

// Lays out an acyclic directed graph, whose vertices have columns (`lane`) or copies. Each vertex has two copies, the right one directly above the left
// one. All arcs lead down: the depth of a vertex is its row.
function rowPoints({ depth, left, lane }) {
  if (lane) return lane.map((i, v) => [i * LEAF, depth[v] * LINK]);
  const count = [];
  const column = depth.slice(0, left).map((d) => (count[d] = (count[d] ?? 0) + 1));
  return depth.map((d, v) => [(column[v % left] - (count[d] + 1) / 2) * LEAF,
    d * (LINK + 2 * RADIUS) + (v < left ? 2 * RADIUS : 0)]);
}

// Returns the middle of a cell of a board.
const cellMiddle = (row, column) => [MARGIN + (column + 0.5) * CELL, MARGIN + (row + 0.5) * CELL];

// Lays out vertices on an ellipse in a given order. The ellipse fills the room without the border, and
// is larger if the vertices would be too close.
function circlePoints(order, room, border) {
  const points = [];
  const fit = room.map((length, i) => Math.max(length / 2 - border[i], LEAST));
  const apart = Math.max(1.3 * LEAST, border[0] + 16);
  const factor = Math.max(1, order.length * apart / (Math.PI * (fit[0] + fit[1])));
  order.forEach((v, i) => {
    const angle = 2 * Math.PI * (i + 0.5) / order.length - Math.PI / 2;
    points[v] = [fit[0] * factor * Math.cos(angle), fit[1] * factor * Math.sin(angle)];
  });
  return points;
}

// Returns the positions of the vertices of `item`, a board or a graph, and the size of its picture.
// `at` has a point for each vertex that was placed by hand, and null for each other vertex. The
// picture of a graph is at least as large as `room`, which is [width, height]. These fields of `more` are
// optional:
//   order    the vertices in the order in which they are laid out on an ellipse; a small dense graph is
//            laid out on an ellipse anyway
//   border   the room around the vertices for labels, [width, height]
//   spread   a factor for the distances of the vertices; `at` and `room` do not contain it
//   isTable  whether the picture is a matrix, if isMatrix(item) is true
export function layoutOf(item, at, room = [320, 200], more = {}) {
  if (more.isTable && isMatrix(item)) return layoutOfMatrix(item);
  if (item.cells !== null) {
    const rows = item.rows.length;
    const columns = rows === 0 ? 0 : item.rows[0].length;
    return {
      board: true,
      rows,
      columns,
      corner: [MARGIN, MARGIN],
      cell: [CELL, CELL],
      width: columns * CELL + MARGIN + 6,
      height: rows * CELL + MARGIN + 6,
      middleOf: cellMiddle,
      x: (v) => cellMiddle(...item.cells[v])[0],
      y: (v) => cellMiddle(...item.cells[v])[1],
    };
  }
  const given = at.length === item.graph.n;
  const isDense = !item.side && !item.depth && item.graph.n <= MOST_ROUND &&
    item.edges.length > LEAST_DENSITY * item.graph.n * (item.graph.n - 1);
  const { order = isDense ? [...item.graph.adj.keys()] : null, border = [RADIUS + 25, RADIUS + 25], spread = 1 } = more;
  let points = [];
  if (!given || at.includes(null)) {
    points = item.arcs ? rowPoints(item) : item.side ? twoColumns(item.side) : item.tree ? treePoints(item)
      : order ? circlePoints(order, room, border) : packed(item.graph, room[0] / room[1]);
  }
  if (given) points = at.map((point, v) => point ?? points[v]);
  const head = item.side && !item.arcs ? HEAD : 0;
  if (!given && points.length > 1) {
    const bounds = boundsOf(points);
    const fitAlong = (i, turned) => (room[i] - 2 * border[i] - i * head) /
      (bounds.high[i ^ turned] - bounds.low[i ^ turned] || 1);
    const fit = (turned) => Math.min(fitAlong(0, turned), fitAlong(1, turned));
    const isFree = !item.arcs && !item.side && !item.tree && !order;
    const turned = isFree && fit(1) > fit(0) ? 1 : 0;
    const limited = (factor) => Math.min(Math.max(factor, 1), MOST_STRETCHED);
    const factors = [0, 1].map((i) => limited(item.side && !item.arcs ? fitAlong(i, 0) : fit(turned)));
    points = points.map((point) => [0, 1].map((i) => point[i ^ turned] * factors[i]));
  }
  points = points.map((point) => point.map((value) => value * spread));
  const { low, high } = boundsOf(points);
  const offsets = offsetsOf(item, points);
  // A bent edge may reach beyond all vertices.
  for (const [v, w] of offsets.size > 0 ? item.edges : []) {
    const offset = offsets.get(edgeNumber(item.graph, v, w)) ?? [0, 0];
    const [x] = pointOfEdge(points[v], bendBy(points[v], points[w], offset), points[w], 0.5);
    low[0] = Math.min(low[0], x);
    high[0] = Math.max(high[0], x);
  }
  // If some vertex was placed by hand, the picture is not centered again, because centering would
  // move the whole picture while a vertex is dragged.
  const shift = [0, 1].map((i) => {
    const most = low[i] - border[i] - i * head;
    return points.length === 0 ? 0 : given ? Math.min(0, most) : most;
  });
  const extent = [0, 1].map((i) => (points.length === 0 ? 0 : high[i] + border[i]) - shift[i]);
  const extra = [0, 1].map((i) => (given ? 0 : Math.max(0, room[i] * spread - extent[i]) / 2));
  const [width, height] = [0, 1].map((i) => Math.max(room[i] * spread, extent[i]));
  const placed = points.map((point) => [0, 1].map((i) => Math.round(point[i] - shift[i] + extra[i])));
  return {
    board: false,
    width,
    height,
    spread,
    isRound: order !== null,
    points: placed.map((point) => point.map((x) => Math.round(x / spread))),
    x: (v) => placed[v][0],
    y: (v) => placed[v][1],
    offset: (v, w) => offsets.get(edgeNumber(item.graph, v, w)),
  };
}

// Returns the point of an edge at the parameter t, from 0 to 1. The edge is a quadratic Bezier
// curve with the control point `bend`.
function pointOfEdge(from, bend, to, t) {
  const s = 1 - t;
  return [0, 1].map((i) => s * s * from[i] + 2 * s * t * bend[i] + t * t * to[i]);
}

// Returns the control point of an edge: the middle between its ends, moved by `offset`.
const bendBy = (from, to, offset) => [0, 1].map((i) => (from[i] + to[i]) / 2 + offset[i]);

const edgeNumber = ({ n }, v, w) => Math.min(v, w) * n + Math.max(v, w);

// Returns a map from the numbers of the bent edges to the offsets for bendBy(). If the vertices have a
// depth, in a rooted tree or in an acyclic directed graph, the edges that pass a level are bent: in a
// small graph only as far as needed to avoid other vertices, in a large graph always.
function offsetsOf({ graph, edges, depth }, points) {
  const offsets = new Map();
  if (!depth) return offsets;
  const isSmall = edges.length * points.length <= MOST_MEASURED;
  for (const [v, w] of edges) {
    const [from, to] = [points[v], points[w]];
    const levels = Math.abs(depth[v] - depth[w]);
    if (levels === 1) continue;
    const part = (levels * BOW) / (Math.hypot(to[0] - from[0], to[1] - from[1]) || 1);
    const offsetBy = (bow) => [(to[1] - from[1]) * part * bow, (from[0] - to[0]) * part * bow];
    if (!isSmall) {
      offsets.set(edgeNumber(graph, v, w), offsetBy(levels % 2 === 0 ? 1 : -1));
      continue;
    }
    const others = points.filter((_, u) => u !== v && u !== w);
    let [best, most] = [0, 0];
    for (const bow of [0, 1, -1, 1.5, -1.5, 2, -2]) {
      if (most > ROOM) break;
      const room = roomAlong(from, bendBy(from, to, offsetBy(bow)), to, others, 4 * levels);
      if (room > most) [best, most] = [bow, room];
    }
    if (best !== 0) offsets.set(edgeNumber(graph, v, w), offsetBy(best));
  }
  return offsets;
}

// Returns the least distance between an edge and the points `others`. To measure the distance, the
// edge is divided into as many equal parts as the number `points` says.
function roomAlong(from, bend, to, others, points) {
  let least = Infinity;
  for (let i = 1; i < points; ++i) {
    const [x, y] = pointOfEdge(from, bend, to, i / points);
    for (const other of others) least = Math.min(least, (other[0] - x) ** 2 + (other[1] - y) ** 2);
  }
  return Math.sqrt(least);
}

// Returns the [row, column] of the cell at a point of a board, or null outside of the board.
export function cellAt(layout, x, y) {
  const { corner, cell } = layout;
  const row = Math.floor((y - corner[1]) / cell[1]);
  const column = Math.floor((x - corner[0]) / cell[0]);
  const inside = row >= 0 && column >= 0 && row < layout.rows && column < layout.columns;
  return inside ? [row, column] : null;
}

// Returns the vertex at a point, or -1 if no vertex is near the point.
export function vertexNear(item, layout, x, y) {
  if (layout.board) {
    const cell = cellAt(layout, x, y);
    return cell === null ? -1 : item.vertexAt(cell[0], cell[1]);
  }
  let best = -1;
  let least = (RADIUS + 9) ** 2;
  for (let v = 0; v < item.graph.n; ++v) {
    const distance = (layout.x(v) - x) ** 2 + (layout.y(v) - y) ** 2;
    if (distance < least) [best, least] = [v, distance];
  }
  return best;
}

// Returns the nearest vertex from v in the direction of an arrow key, or v if no vertex lies in
// this direction.
export function vertexTowards(item, layout, v, dx, dy) {
  let best = v;
  let least = Infinity;
  for (let w = 0; w < item.graph.n; ++w) {
    const along = (layout.x(w) - layout.x(v)) * dx + (layout.y(w) - layout.y(v)) * dy;
    const across = Math.abs((layout.x(w) - layout.x(v)) * dy) + Math.abs((layout.y(w) - layout.y(v)) * dx);
    if (along > 0.5 && along + 2.5 * across < least) [best, least] = [w, along + 2.5 * across];
  }
  return best;
}

// ---- Pieces of paths

const r1 = (value) => Math.round(value * 10) / 10;

function line(x1, y1, x2, y2) {
  return `M${r1(x1)} ${r1(y1)}L${r1(x2)} ${r1(y2)}`;
}

// Returns [from, bend, to] of the edge from v to w: its ends and its control point.
function pointsOf(layout, v, w) {
  const [from, to] = [v, w].map((u) => [layout.x(u), layout.y(u)]);
  return [from, bendBy(from, to, layout.offset?.(v, w) ?? [0, 0]), to];
}

function curve(from, bend, to) {
  const [x1, y1, x, y, x2, y2] = [...from, ...bend, ...to].map(r1);
  return `M${x1} ${y1}Q${x} ${y} ${x2} ${y2}`;
}

function edgeLine(layout, v, w) {
  return layout.offset?.(v, w) ? curve(...pointsOf(layout, v, w))
    : line(layout.x(v), layout.y(v), layout.x(w), layout.y(w));
}

const edgeLines = (layout, edges) => edges.map(([v, w]) => edgeLine(layout, v, w)).join('');

function circle(x, y, radius) {
  return `M${r1(x - radius)} ${r1(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0` +
    `a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

function square(x, y, half) {
  return `M${r1(x - half)} ${r1(y - half)}h${2 * half}v${2 * half}h${-2 * half}z`;
}

// Returns the path of a crown. The upper left corner of the cell stays free for the letter of a
// Gallai-Edmonds class: D, A or C.
function crown(x, y) {
  return `M${r1(x - 9)} ${r1(y + 14)}v-14l6 6l6 -10l6 10l6 -6v14z`;
}

function knight(x, y) {
  return `M${r1(x - 9)} ${r1(y + 12)}h18v-4l-3 -4q1 -12 -7 -16l-2 -4l-2 4q-6 4 -7 12l3 2l5 -3q0 4 -4 8z`;
}

// Returns the path of a ring around a vertex. The ring has a gap at the upper right, where the
// letter of the vertex's Gallai-Edmonds class (D, A or C) or another mark is drawn.
function openRing(x, y, radius) {
  const from = [x + radius * Math.cos(-0.1), y + radius * Math.sin(-0.1)];
  const to = [x + radius * Math.cos(-1.47), y + radius * Math.sin(-1.47)];
  return `M${r1(from[0])} ${r1(from[1])}A${radius} ${radius} 0 1 1 ${r1(to[0])} ${r1(to[1])}`;
}

// Returns the edge from v to w without its first `startGap` and its last `endGap` units. Like
// pointsOf(), returns the ends and the control point of the remaining part.
function middlePart(layout, v, w, startGap, endGap) {
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
function arrow(layout, v, w, startGap, endGap) {
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
function signPath(sign, size) {
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

// The functions area(), strokes() and words() return layers: a filled path, a stroked path, and
// texts.
function area(d, color, more = {}) {
  return { d, fill: color, ...more };
}

function strokes(d, color, width, more = {}) {
  return { d, stroke: color, width, ...more };
}

function words(list, color, size, more = {}) {
  return { texts: list, fill: color, size, ...more };
}

const notEmpty = (layer) => (layer.texts ? layer.texts.length > 0 : layer.d !== '');

// ---- Layers

function boardLayers(item, layout, base) {
  const layers = [];
  const rows = base.rows ?? item.rows;
  const fills = {};
  let walls = '';
  let pieces = '';
  let stones = '';
  for (let r = 0; r < layout.rows; ++r) {
    for (let c = 0; c < layout.columns; ++c) {
      const x = MARGIN + c * CELL;
      const y = MARGIN + r * CELL;
      const v = item.vertexAt(r, c);
      const sign = rows[r][c];
      const cell = `M${x} ${y}h${CELL}v${CELL}h${-CELL}z`;
      if (v === -1) walls += cell;
      else if (base.fills && base.fills[v]) fills[base.fills[v]] = (fills[base.fills[v]] ?? '') + cell;
      if (item.pieces && sign === 'O') pieces += circle(x + CELL / 2, y + CELL / 2, 12);
      if (item.pieces && sign === 'X') stones += circle(x + CELL / 2, y + CELL / 2, 12);
    }
  }
  const [w, h] = [layout.columns * CELL, layout.rows * CELL];
  layers.push(area(`M${MARGIN} ${MARGIN}h${w}v${h}h${-w}z`, 'cell'));
  layers.push(area(walls, item.pieces ? 'unfit' : 'wall'));
  for (const name of Object.keys(fills)) layers.push(area(fills[name], name));
  let grid = '';
  for (let r = 0; r <= layout.rows; ++r) grid += `M${MARGIN} ${MARGIN + r * CELL}h${w}`;
  for (let c = 0; c <= layout.columns; ++c) grid += `M${MARGIN + c * CELL} ${MARGIN}v${h}`;
  layers.push(strokes(grid, 'grid', 1));
  layers.push(area(pieces, 'white', { stroke: 'stone', width: 2 }));
  layers.push(area(stones, 'stone', { stroke: 'stonerim', width: 2 }));

  const many = Math.max(layout.rows, layout.columns);
  const every = many <= 60 ? 1 : many <= 200 ? 5 : 50;
  const numbers = [];
  for (let r = 0; r < layout.rows; ++r) {
    if ((r + 1) % every === 0) numbers.push([MARGIN - 13, MARGIN + (r + 0.5) * CELL, r + 1]);
  }
  for (let c = 0; c < layout.columns; ++c) {
    if ((c + 1) % every === 0) numbers.push([MARGIN + (c + 0.5) * CELL, MARGIN - 12, c + 1]);
  }
  layers.push(words(numbers, 'soft', every === 1 ? 12 : 13 + 2 * every));
  return layers;
}

// Returns layers with the outlines of groups of cells. Each outline runs slightly inside the cells of
// its group: it is what the color of the group does not cover of a stroke around rectangles, each of
// which has one, two or four cells.
function cellOutlines(item, layout, groups) {
  const inset = 4.25;
  const isIn = (k, r, c) => groups[item.vertexAt(r, c)] === k;
  let d = '';
  item.cells.forEach(([r, c], v) => {
    for (const [h, w] of groups[v] === -1 ? [] : [[1, 1], [1, 2], [2, 1], [2, 2]]) {
      const corners = [[r, c], [r + h - 1, c], [r, c + w - 1], [r + h - 1, c + w - 1]];
      if (!corners.every((cell) => isIn(groups[v], ...cell))) continue;
      const [across, down] = [w, h].map((cells) => cells * CELL - 2 * inset);
      d += `M${r1(layout.x(v) - CELL / 2 + inset)} ${r1(layout.y(v) - CELL / 2 + inset)}h${across}v${down}h${-across}z`;
    }
  });
  return [strokes(d, 'outline', 5), area(d, 'd')];
}

// Returns layers with the outlines of groups of vertices of a graph. The outline of a group
// consists of thick bands around its edges. In a large graph, only the edges of a spanning tree of
// the group get a band.
function bands(item, layout, groups, width = 2 * RADIUS + 26) {
  let d = '';
  const all = item.edges.length <= MOST_BANDS;
  const seen = new Uint8Array(item.graph.n);
  for (const v of componentsOf(item.graph).flat()) {
    if (groups[v] === -1) continue;
    if (!seen[v]) d += `M${layout.x(v)} ${layout.y(v)}h0.1`;
    seen[v] = 1;
    for (const w of item.graph.adj[v]) {
      if (groups[w] !== groups[v] || (seen[w] && (!all || w > v))) continue;
      seen[w] = 1;
      d += edgeLine(layout, v, w);
    }
  }
  return [strokes(d, 'outline', width), strokes(d, 'band', width - 5)];
}

// Returns the points on the convex hull of `points`, in their order around it.
function hullOf(points) {
  const sorted = [...points].sort((p, q) => p[0] - q[0] || p[1] - q[1]);
  const half = (list) => list.reduce((hull, [x, y]) => {
    const isRight = ([a, b], [c, d]) => (c - a) * (y - b) - (d - b) * (x - a) <= 0;
    while (hull.length > 1 && isRight(...hull.slice(-2))) hull.pop();
    return [...hull, [x, y]];
  }, []);
  return [...half(sorted).slice(0, -1), ...half(sorted.reverse()).slice(0, -1)];
}

// Returns the layers of nested sets of vertices, the outer ones first: outlines, and plates with the
// texts of the sets that are not empty. A set { vertices, level, text } has the level 1 if it contains no
// other set. The outline of a set on the ellipse is its convex hull; otherwise, it runs around the edges of the set.
function nestedSets(item, layout, sets) {
  const at = (v) => [layout.x(v), layout.y(v)];
  const labels = [];
  const layers = [...sets].sort((a, b) => b.level - a.level).flatMap(({ vertices, level, text }) => {
    const width = 2 * (RADIUS + 6 + RING * level);
    const groups = new Int32Array(item.graph.n).fill(-1);
    vertices.forEach((v) => { groups[v] = 0; });
    const hull = hullOf(vertices.map(at));
    const sides = hull.map((p, i) => [p, hull[(i + 1) % hull.length]]);
    // The text is beside a side of the hull that is far from the middle of the picture.
    const boxes = sides.map(([[a, b], [c, d]]) => {
      const part = width / 2 / (Math.hypot(c - a, d - b) || 1);
      return [(a + c) / 2 + (d - b) * part, (b + d) / 2 - (c - a) * part, halfWidth(text), HALF_LINE];
    }).sort((p, q) => Math.hypot(2 * q[0] - layout.width, 2 * q[1] - layout.height) -
      Math.hypot(2 * p[0] - layout.width, 2 * p[1] - layout.height));
    const box = boxes.find((one) => labels.every((other) => areApart(one, other.box))) ?? boxes[0];
    labels.push({ box, text });
    if (!layout.isRound) return bands(item, layout, groups, width);
    const path = `M${hull.map((point) => point.map(r1).join(' ')).join('L')}z`;
    return [strokes(path, 'outline', width), area(path, 'band', { stroke: 'band', width: width - 4 })];
  });
  const shown = labels.filter(({ text }) => text !== '');
  return [...layers, ...plated(shown.map(({ box: [x, y], text }) => [x, y, text]), 'd')];
}

function graphEdges(item, layout) {
  let d = '';
  for (let v = 0; v < item.graph.n; ++v) {
    for (const w of new Set(item.graph.adj[v])) {
      if (w > v) d += edgeLine(layout, v, w);
      else if (w === v) d += circle(layout.x(v), layout.y(v) - RADIUS - 4, 9);
    }
  }
  return d;
}

function pairLines(layout, mate) {
  let d = '';
  for (let v = 0; v < mate.length; ++v) {
    if (mate[v] > v) d += edgeLine(layout, v, mate[v]);
  }
  return d;
}

// Returns the point for a mark beside the disc of a vertex: at the upper right if `side` is 1, at
// the upper left if `side` is -1.
export function besideOf(layout, v, side) {
  const offset = RADIUS * 0.72 + 5;
  return [r1(layout.x(v) + side * offset), r1(layout.y(v) - offset)];
}

function signLayers(item, layout, base) {
  if (!base.signs) return [];
  const big = layout.board && Math.max(layout.rows, layout.columns) > 24;
  const size = !layout.board ? 4.5 : big ? 7 : 3.9;
  const inset = CELL / 2 - size - 4.5;
  const shapes = {};
  let all = '';
  let plates = '';
  for (let v = 0; v < item.graph.n; ++v) {
    const sign = base.signs[v];
    if (!sign) continue;
    const [x, y] = layout.board ? [layout.x(v) - inset, layout.y(v) - inset] : besideOf(layout, v, 1);
    if (!layout.board) plates += circle(x, y, 8);
    shapes[sign] ??= signPath(sign, size);
    all += `M${r1(x)} ${r1(y)}${shapes[sign]}`;
  }
  const layers = [area(plates, 'panel', { stroke: 'soft', width: 1 })];
  if (layout.board) layers.push(strokes(all, 'cell', big ? 5 : 4.5));
  layers.push(strokes(all, 'text', big ? 2.6 : 1.8));
  return layers;
}

// Returns layers with texts on plates, so that they are legible on lines.
function plated(texts, color) {
  const plates = texts.map(([x, y, text]) => {
    const half = halfWidth(text);
    return `M${r1(x - half)} ${r1(y - 7)}h${2 * half}v14h${-2 * half}z`;
  });
  return [area(plates.join(''), color), words(texts, 'text', 12, { weight: 600 })];
}

// Returns the layers of the picture of a case (a board or a graph), from back to front. `base` has
// these fields, all of which except `mate` are optional:
//   mate        the matching; its pairs are drawn as thick lines
//   fills       the name of a color for each vertex, or '' for none
//   signs       the sign of each vertex, such as 'D' or '+', or '' for none
//   groups      the number of the group of each vertex, or -1 for none; each group is outlined
//   exposed     the vertices that get a ring in the color `exposed`
//   drawn       the edges that are drawn, by default all edges
//   links       edges [v, w] that are drawn as thin colored lines, such as those of a search tree
//   kinds       { none, some, every }: the edges in no, some or every maximum matching
//   starts      the vertices where the games of the input start; each gets a ring in the color of
//               the token
//   rows        the characters of the cells, if they differ from the rows of the case
//   token       the vertex of the token, or -1
//   knights     the vertices with a knight
//   isOverview  whether only the cells of a board are drawn, because they are small
//   blank       the vertex of the empty cell, which is framed, or -1
//   heads       the headings of the two columns of a graph with two sides
//   visited     the vertices that are crossed out
//   numbered    points [x, y] that get the numbers 1, 2, 3, ...
//   weights     [x, y, text] for the weights of edges
//   prices      [x, y, text] for the prices of vertices
//   sets        nested sets of vertices { vertices, level, text }, which are outlined
//   arcs        the arcs, if they are drawn with heads
//   paths       the paths on them { color, vertices, steps, jumps }: the jumps have no arc
//   marked      the vertices of the antichain
//   amounts     for a matrix: the price of each vertex
//   each        for a matrix: what each pair pays besides these prices
// The name of a color is its name in the style sheet without the leading dashes.
export function baseOf(item, layout, base) {
  if (layout.isMatrix) return matrixLayers(item, layout, base).filter(notEmpty);
  const visited = base.visited ?? [];
  const layers = layout.board ? boardLayers(item, layout, base) : [];
  const groups = base.groups ?? [];
  if (layout.board && base.isOverview) return layers.filter(notEmpty);
  if (groups.length > 0) {
    const isWhole = layout.isRound && groups.every((group) => group === 0);
    layers.push(...(isWhole ? nestedSets(item, layout, [{ vertices: [...groups.keys()], level: 1, text: '' }])
      : (layout.board ? cellOutlines : bands)(item, layout, groups)));
  }
  if (base.sets) layers.push(...nestedSets(item, layout, base.sets));
  if (base.arcs) {
    const arrows = (list) => list.map(([v, w]) => arrow(layout, v, w, RADIUS, RADIUS + 3)).join('');
    layers.push(strokes(arrows(base.arcs), 'edge', 1.6));
    for (const { color, steps, jumps } of base.paths) {
      layers.push(strokes(arrows(steps), color, 5), strokes(arrows(jumps), color, 4, { dash: '1 8' }));
    }
  } else if (base.kinds) {
    const { none, some, every } = base.kinds;
    if (!layout.board) layers.push(strokes(edgeLines(layout, none), 'edge', 1.6, { dash: '2 7' }));
    layers.push(strokes(edgeLines(layout, some), 'link', 5));
    layers.push(strokes(edgeLines(layout, every), 'good', 12));
  } else if (!layout.board) {
    layers.push(strokes(base.drawn ? edgeLines(layout, base.drawn) : graphEdges(item, layout), 'edge', 1.6));
    if (item.tree && item.tree.length < item.edges.length) {
      layers.push(strokes(edgeLines(layout, item.tree), 'edge', 4));
    }
  }
  if (base.links) {
    layers.push(strokes(edgeLines(layout, base.links), 'link', 4));
  }
  if (!layout.board) {
    layers.push(strokes(pairLines(layout, base.mate), 'pair', base.kinds ? 2.5 : 9));
    const discs = {};
    for (let v = 0; v < item.graph.n; ++v) {
      const name = visited.includes(v) ? 'unfit' : base.marked?.includes(v) ? 'independent' : (base.fills && base.fills[v]) || 'panel';
      discs[name] = (discs[name] ?? '') + circle(layout.x(v), layout.y(v), RADIUS);
    }
    for (const name of Object.keys(discs)) {
      layers.push(area(discs[name], name, { stroke: 'text', width: 1.6 }));
    }
    const ringsOf = (list, radius) => list.map((v) => circle(layout.x(v), layout.y(v), radius)).join('');
    for (const { color, vertices } of base.paths ?? []) layers.push(strokes(ringsOf(vertices, RADIUS), color, 4));
    layers.push(strokes(ringsOf(base.marked ?? [], RADIUS + 5), 'text', 3));
  }
  if (layout.board) {
    const pairs = pairLines(layout, base.mate);
    if (item.pieces) layers.push(strokes(pairs, 'pairrim', 11));
    layers.push(strokes(pairs, 'pair', base.kinds ? 2.5 : 8));
  }
  // On a board, the ring goes around the token, and inside the frame of the empty cell.
  const radius = (v) => (!layout.board ? RADIUS + 1 : v === base.token ? 17 : v === base.blank ? 6 : 9);
  const rings = (base.exposed ?? []).map((v) => circle(layout.x(v), layout.y(v), radius(v))).join('');
  layers.push(area(layout.board && !item.pieces ? rings : '', 'cell'), strokes(rings, 'exposed', 4.5));
  const rounds = (base.starts ?? []).map((v) => circle(layout.x(v), layout.y(v), RADIUS + 5)).join('');
  layers.push(strokes(rounds, 'token', 4));
  const cross = signPath('x', layout.board ? 9 : 5);
  const middleOfCross = (v) => (layout.board ? [layout.x(v), layout.y(v)] : besideOf(layout, v, 1));
  const crosses = visited.map(middleOfCross).map(([x, y]) => `M${x} ${y}${cross}`).join('');
  layers.push(strokes(crosses, 'visited', 3.5));
  const knights = (base.knights ?? []).map((v) => knight(layout.x(v), layout.y(v))).join('');
  layers.push(area(knights, 'stone', { stroke: 'white', width: 1.5 }));
  if (base.token >= 0) {
    const [x, y] = [layout.x(base.token), layout.y(base.token)];
    if (item.king) layers.push(area(crown(x, y), 'token', { stroke: 'panel', width: 1.5 }));
    else if (layout.board) layers.push(area(circle(x, y, 11), 'token', { stroke: 'panel', width: 2 }));
    else layers.push(strokes(circle(x, y, RADIUS + 5), 'token', 5));
  }
  if (base.blank >= 0) {
    layers.push(strokes(square(layout.x(base.blank), layout.y(base.blank), 12), 'token', 5));
  }
  if (!layout.board && item.graph.n <= 1000) {
    const labels = item.names.map((name, v) => [layout.x(v), layout.y(v) + 0.5, name.replaceAll(' ', ',')]);
    // A long name is wider than the circle of its vertex, and would be illegible on lines.
    const plates = labels.filter(([, , { length }]) => length > 5)
      .map(([x, y, { length }]) => `M${r1(x - 3.2 * length)} ${r1(y - 6)}h${6.4 * length}v12h${-6.4 * length}z`);
    layers.push(area(plates.join(''), 'panel'));
    layers.push(words(labels, 'text', item.names.some(({ length }) => length > 3) ? 10 : 13, { weight: 600 }));
  }
  layers.push(...plated(base.weights ?? [], 'panel'), ...plated(base.prices ?? [], 'c'));
  layers.push(...signLayers(item, layout, base));
  if (base.heads && !layout.board) {
    const first = [0, 1].map((side) => item.side.indexOf(side));
    const heads = base.heads.flatMap((text, i) => (first[i] < 0 ? [] : [[layout.x(first[i]), 16, text]]));
    layers.push(words(heads, 'soft', 14));
  }
  if (base.numbered) {
    layers.push(area(base.numbered.map(([x, y]) => circle(x, y, 10)).join(''), 'text'));
    layers.push(words(base.numbered.map(([x, y], i) => [x, y + 0.5, i + 1]), 'panel', 12, { weight: 700 }));
  }
  return layers.filter(notEmpty);
}

// Returns the layers on top of the picture, which change with every move of the pointer. In a game
// of sliding pieces, the arrow of a move shows how the piece slides, which is opposite to how the
// empty cell moves. `overlay` has these fields:
//   cursor   the vertex under the pointer, or the [row, column] of a cell that is not a vertex
//   path     the vertices of a path, whose edges are drawn
//   mate     a matching: its edges on the path are solid, the other edges of the path are dashed
//   token    the vertex of the token, which the arrows do not cover
//   arrows   moves [v, w]
//   good     winning moves [v, w]
//   bad      moves [v, w] that lose
//   reply    the last move [v, w], if the page's program made it
//   made     a vertex that gets a frame
//   choices  vertices that get a dot or a ring, such as those to which the token can move
//   rubber   [x1, y1, x2, y2]: the line of an edge that is being drawn
export function overlayOf(item, layout, overlay) {
  if (layout.isMatrix) {
    const { cursor } = overlay;
    return Array.isArray(cursor) ? [strokes(boxOfCell(layout, ...cursor, -1), 'focus', 4)] : [];
  }
  const layers = [];
  const path = overlay.path ?? [];
  let pairs = '';
  let others = '';
  for (let i = 0; i + 1 < path.length; ++i) {
    const [v, w] = [path[i], path[i + 1]];
    const d = layout.board ? edgeLine(layout, v, w)
      : curve(...middlePart(layout, v, w, RADIUS + 4, RADIUS + 4));
    if (overlay.mate[v] === w) pairs += d;
    else others += d;
  }
  layers.push(strokes(others + pairs, 'panel', 9), strokes(others, 'path', 5, { dash: '2 8' }));
  layers.push(strokes(pairs, 'path', 6));
  const gaps = layout.board ? [0, 6] : [RADIUS, RADIUS + 4];
  const spread = (moves = [], last = gaps[1]) => moves.map(([v, w]) => (item.pieces ? [w, v] : [v, w]))
    .map(([v, w]) => arrow(layout, v, w, layout.board && v === overlay.token ? 13 : gaps[0], last)).join('');
  const moves = { path: spread(overlay.arrows), bad: spread(overlay.bad), good: spread(overlay.good),
    token: spread(overlay.reply ? [overlay.reply] : [], layout.board ? 14 : RADIUS + 8) };
  layers.push(strokes(Object.values(moves).join(''), 'panel', 8));
  for (const color of Object.keys(moves)) layers.push(strokes(moves[color], color, 4.5));
  const dots = (overlay.choices ?? []).map((v) =>
    circle(layout.x(v), layout.y(v), layout.board ? 7 : RADIUS + 5)).join('');
  if (layout.board) layers.push(area(dots, 'choice', { stroke: 'panel', width: 1.5 }));
  else layers.push(strokes(dots, 'choice', 3.5));
  if (overlay.made >= 0) {
    const goal = [layout.x(overlay.made), layout.y(overlay.made)];
    layers.push(strokes(layout.board ? square(...goal, CELL / 2 - 3) : circle(...goal, RADIUS + 5), 'path', 4));
  }
  if (overlay.rubber) layers.push(strokes(line(...overlay.rubber), 'path', 3, { dash: '6 6' }));
  const box = (cell) => square(...cellMiddle(...cell), CELL / 2 - 1);
  let cursor = '';
  if (Array.isArray(overlay.cursor)) cursor = box(overlay.cursor);
  else if (overlay.cursor >= 0 && layout.board) cursor = box(item.cells[overlay.cursor]);
  else if (overlay.cursor >= 0) cursor = openRing(layout.x(overlay.cursor), layout.y(overlay.cursor), RADIUS + 4);
  layers.push(strokes(cursor, 'focus', 4));
  return layers.filter(notEmpty);
}

const HALF_LINE = 8;  // half of the height of a label
export const halfWidth = (text) => 4.2 * String(text).length + 2;

// Checks whether a box and another one, or a circle if the other one has a radius, do not overlap.
function areApart([x, y, width, height], [a, b, otherWidth, otherHeight, radius = 0]) {
  const gaps = [Math.abs(x - a) - width - otherWidth, Math.abs(y - b) - height - otherHeight];
  return radius > 0 ? Math.hypot(...gaps.map((gap) => Math.max(gap, 0))) >= radius : Math.max(...gaps) >= 0;
}

// Returns the point of each edge where its text is written: its middle or, if another text, a vertex or
// one of the boxes `taken` is there, another point, if possible one off the other edges. A box is [x, y,
// half of the width, half of the height], a circle [x, y, 0, 0, radius]. The edges with isFirst[k] choose
// first. The third element of a result says whether the place is free.
export function middlesOf(layout, edges, texts = edges.map(() => '00'), taken = [], isFirst = []) {
  const boxes = [...taken];
  const places = [];
  const straight = edges.map(([v, w]) => [layout.x(v), layout.y(v), layout.x(w), layout.y(w)]);
  const lengthOf = ([x, y, z, w]) => Math.hypot(z - x, w - y);
  for (const k of [...edges.keys()].sort((i, j) => (isFirst[j] ?? 0) - (isFirst[i] ?? 0) || lengthOf(straight[i]) - lengthOf(straight[j]))) {
    const ends = pointsOf(layout, ...edges[k]);
    const boxAt = (t) => [...pointOfEdge(...ends, t), halfWidth(texts[k]) + 2, HALF_LINE + 1];
    const candidates = [0.5, 0.43, 0.57, 0.36, 0.64, 0.3, 0.7, 0.24, 0.76, 0.18, 0.82].map(boxAt);
    const isFree = (box) => boxes.every((other) => areApart(box, other));
    const free = candidates.filter(isFree);
    const isAlone = ([x, y]) => straight.every((line, i) => i === k || distanceTo(line, x, y) > HALF_LINE + 2);
    const box = free.find(isAlone) ?? free[0] ??
      candidates.find((one) => taken.every((other) => areApart(one, other))) ?? candidates[0];
    boxes.push(box);
    places[k] = [box[0], box[1], free.length > 0];
  }
  return places;
}

// Returns the distance of a point from the line between two points.
export function distanceTo([x1, y1, x2, y2], x, y) {
  const [a, b] = [x2 - x1, y2 - y1];
  const along = Math.min(Math.max(((x - x1) * a + (y - y1) * b) / (a * a + b * b || 1), 0), 1);
  return Math.hypot(x1 + along * a - x, y1 + along * b - y);
}

// Returns the boxes of texts beside the vertices. Each text is in the middle of the widest gap between
// the edges of its vertex.
export function boxesBeside({ graph }, layout, texts) {
  return texts.map((text, v) => {
    const [x, y] = [layout.x(v), layout.y(v)];
    const angles = graph.adj[v].filter((w) => w !== v).map((w) => Math.atan2(layout.y(w) - y, layout.x(w) - x))
      .sort((a, b) => a - b);
    const gaps = angles.map((angle, i) => [(angles[i + 1] ?? angles[0] + 2 * Math.PI) - angle, angle]);
    const [gap, from] = gaps.reduce((best, one) => (one[0] > best[0] + 1e-9 ? one : best), [0, Math.PI / 2]);
    const [a, b] = [Math.cos(from + gap / 2), Math.sin(from + gap / 2)];
    const half = halfWidth(text);
    let reach = RADIUS;
    const gapsNow = () => [Math.abs(a * reach) - half, Math.abs(b * reach) - HALF_LINE].map((gap) => Math.max(gap, 0));
    while (Math.hypot(...gapsNow()) < RADIUS + 3) reach += 2;
    return [x + a * reach, y + b * reach, half, HALF_LINE];
  });
}

export const boxesOfVertices = ({ graph }, layout) =>
  Array.from({ length: graph.n }, (_, v) => [layout.x(v), layout.y(v), 0, 0, RADIUS + 1]);

// ---- SVG and canvas

// Returns the SVG elements of the layers. color(name) returns the SVG value of a color.
export function svgOf(layers, color) {
  let svg = '';
  for (const layer of layers) {
    if (layer.texts) {
      svg += `<g fill="${color(layer.fill)}" font-size="${layer.size}"` +
        ` text-anchor="${layer.anchor ?? 'middle'}" font-weight="${layer.weight ?? 400}">`;
      for (const [x, y, text] of layer.texts) {
        svg += `<text x="${r1(x)}" y="${r1(y)}" dy=".35em">${safe(text)}</text>`;
      }
      svg += '</g>';
      continue;
    }
    svg += `<path d="${layer.d}" fill="${layer.fill ? color(layer.fill) : 'none'}"`;
    if (layer.stroke) {
      svg += ` stroke="${color(layer.stroke)}" stroke-width="${layer.width}"` +
        ' stroke-linecap="round" stroke-linejoin="round"';
    }
    svg += (layer.dash ? ` stroke-dasharray="${layer.dash}"` : '') + '/>';
  }
  return svg;
}

// Paints layers on the canvas of `context`. The caller must have set the transformation of
// `context`.
export function paint(context, layers, color) {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.textBaseline = 'middle';
  for (const layer of layers) {
    if (layer.texts) {
      context.fillStyle = color(layer.fill);
      context.textAlign = layer.anchor ?? 'center';
      context.font = `${layer.weight ?? 400} ${layer.size}px system-ui, sans-serif`;
      for (const [x, y, text] of layer.texts) context.fillText(text, x, y);
      continue;
    }
    const path = new Path2D(layer.d);
    if (layer.fill) {
      context.fillStyle = color(layer.fill);
      context.fill(path);
    }
    if (layer.stroke) {
      context.strokeStyle = color(layer.stroke);
      context.lineWidth = layer.width;
      context.setLineDash(layer.dash ? layer.dash.split(' ').map(Number) : []);
      context.stroke(path);
    }
  }
}

// ---- The legend

// Returns the icon of a line of the legend as layers around the point (0, 0). The icon is 22 units
// wide.
function legendIcon(kind, color) {
  const bar = (width, more) => [strokes('M-9 0h18', color, width, more)];
  const icons = {
    fill: () => [area(square(0, 0, 9), color, { stroke: 'soft', width: 1 })],
    line: () => bar(5),
    wide: () => bar(9),
    thin: () => bar(2),
    dashes: () => bar(2, { dash: '1 4.5' }),
    ring: () => [strokes(circle(0, 0, 7), color, 4)],
    box: () => [strokes(square(0, 0, 7.5), color, 2.5)],
    disc: () => [area(circle(0, 0, 8), color)],
    dot: () => [area(circle(0, 0, 6), color)],
    cross: () => [strokes(`M0 0${signPath('x', 9)}`, color, 3)],
    crown: () => [area(crown(0, -5), color)],
    knight: () => [area(square(0, 0, 12), color, { stroke: 'soft', width: 1 }), area(knight(0, -1), 'stone')],
  };
  return icons[kind]();
}

// Returns the lines of a legend whose colors are in one of the layers. Other lines whose fourth
// element is true are returned as well if `keepsPlace` is true.
export function linesIn(lines, layers, keepsPlace = false) {
  const used = new Set(layers.flatMap(({ fill, stroke }) => [fill, stroke]));
  return lines.filter(([, color, , isKept]) => used.has(color) || (keepsPlace && isKept))
    .map(([kind, color, text]) => [kind, color, text, used.has(color)]);
}

// Returns the result of linesIn() as HTML list items. A line that only keeps its place is hidden.
export function legendHtml(lines, color) {
  return lines.map(([kind, name, text, isUsed]) => `<li${isUsed ? '' : ' class="absent"'}>` +
    `<svg viewBox="-13 -13 26 26" aria-hidden="true">${svgOf(legendIcon(kind, name), color)}</svg>` +
    `${safe(text)}</li>`).join('');
}

const LEGEND_LINE = 26;

// Returns the approximate width of a text in the font size 13.
function widthOf(text) {
  return Array.from(text).reduce((sum, char) => sum + (char > '\u2e7f' ? 13.5 : 7), 0);
}

function shifted(layer, x, y) {
  const d = layer.d.replace(/M(-?[\d.]+) (-?[\d.]+)/g, (_, a, b) => `M${r1(x + Number(a))} ${r1(y + Number(b))}`);
  return { ...layer, d };
}

// Returns a picture with its legend below: `{ layers, width, height }`. Each line of the legend is
// `[kind of the icon, name of the color, text]`.
export function withLegend(layers, { width, height }, lines) {
  const below = lines.flatMap(([kind, color, text], i) => {
    const y = height + (i + 0.5) * LEGEND_LINE;
    return [...legendIcon(kind, color).map((layer) => shifted(layer, 26, y)),
      words([[44, y, text]], 'text', 13, { anchor: 'start' })];
  });
  const widest = lines.reduce((most, [, , text]) => Math.max(most, 60 + widthOf(text)), width);
  return { layers: [...layers, ...below], width: widest, height: height + lines.length * LEGEND_LINE + 8 };
}

// Returns a picture as the text of an SVG file.
export function svgFile({ layers, width, height }, color) {
  const size = `${Math.ceil(width)} ${Math.ceil(height)}`;
  const [w, h] = size.split(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"` +
    ` viewBox="0 0 ${size}" font-family="system-ui, sans-serif">` +
    `<path d="M0 0h${w}v${h}H0z" fill="${color('panel')}"/>` + svgOf(layers, color) +
    '</svg>\n';
}
