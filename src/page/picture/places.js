// SPDX-License-Identifier: CC0-1.0
//
// Places the vertices of a case, which is a board or a graph, and the texts beside them.
import { blocksOfC, componentsOf } from '../core/matching.js';
import { isMatrix } from '../input/cases.js';
import { layoutOfMatrix } from './matrix.js';
import { bendBy, CELL, MARGIN, pointOfEdge, pointsOf, r1, RADIUS } from './shapes.js';

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
const MOST_MOVED = 1000;  // vertices of a larger connected graph are not moved
const MOST_STRETCHED = 3;  // a small graph is enlarged by at most this factor to fill the picture
const MOST_ROOMY = 16;  // vertices of a graph with room for badges; more are close together
const MOST_FREE = 80;  // vertices that are placed by their edges; more are placed by the parts of the decomposition
const NEAR = 46;  // the least distance of vertices among more than MOST_ROOMY
const LOW = 33;  // the distance of the rows of two columns

// ---- Where vertices are

// Returns a pseudorandom number from 0 to 1 that depends only on i.
function scattered(i) {
  const x = Math.sin(i * 127.1 + 11.7) * 43758.5453;
  return x - Math.floor(x);
}

// Adds the repulsion between vertices to their forces dx and dy.
function repel(x, y, dx, dy) {
  for (let v = 0; v < x.length; ++v) {
    for (let w = v + 1; w < x.length; ++w) {
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

// Returns a point for each vertex of a connected graph. The vertices must be in breadth-first
// order. This function simulates springs along the edges, repulsion between vertices, and a weak
// pull to the middle. The result is deterministic. Larger graphs get fewer rounds of the
// simulation, and so do those that are only a small part of all vertices. With more than MOST_MOVED
// vertices, there are no rounds, so the vertices stay on a spiral.
function springs(graph, part) {
  const n = graph.n;
  const x = new Float64Array(n);
  const y = new Float64Array(n);
  for (let v = 0; v < n; ++v) {
    const radius = n <= 12 ? LINK * (0.3 + n / 8) : LINK * 0.7 * Math.sqrt(v + 0.5);
    const angle = n <= 12 ? (2 * Math.PI * v) / n : v * 2.39996;
    x[v] = radius * Math.cos(angle) + scattered(v);
    y[v] = radius * Math.sin(angle) + scattered(v + 0.5);
  }
  const rounds = n === 1 || n > MOST_MOVED ? 0 : Math.floor(Math.min(300, Math.max(10, 1.4e6 / (n * n)) * part));
  for (let round = 0; round < rounds; ++round) {
    const dx = new Float64Array(n);
    const dy = new Float64Array(n);
    repel(x, y, dx, dy);
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

// Scales the points down so that the two nearest points have the distance LEAST. If isCrowded is true, scales them
// further down and moves those apart that are too near then. Never scales the points up. Does not scale more than 300
// points, because comparing all pairs of points would take too long.
function compacted(points, isCrowded) {
  if (points.length < 2 || points.length > 300) return points;
  let nearest = Infinity;
  points.forEach(([x1, y1], i) => {
    for (const [x2, y2] of points.slice(i + 1)) nearest = Math.min(nearest, Math.hypot(x1 - x2, y1 - y2));
  });
  const factor = Math.min(1, LEAST / nearest);
  const scaled = points.map((point) => point.map((value) => value * (isCrowded ? 0.4 : factor)));
  for (let round = 0; isCrowded && round < 60; ++round) pushApart(scaled);
  return scaled;
}

function pushApart(points) {
  points.forEach((p, i) => points.slice(i + 1).forEach((q) => {
    const [a, b] = [q[0] - p[0] || 0.1, q[1] - p[1]];
    const push = Math.min(1 - NEAR / Math.hypot(a, b), 0) / 2;
    [[p, push], [q, -push]].forEach(([point, part]) => { point[0] += a * part; point[1] += b * part; });
  }));
}

// Returns a point for each vertex of a graph. Lays out each connected component separately, and
// arranges the components in rows, the tallest first. `ratio` is the desired ratio of width to
// height.
function packed(graph, ratio, isCrowded) {
  const points = new Array(graph.n);
  const joined = graph.adj.filter((list) => list.length > 0).length;
  const boxes = componentsOf(graph).map((vertices) => {
    const number = new Map(vertices.map((v, i) => [v, i]));
    const adj = vertices.map((v) => graph.adj[v].map((w) => number.get(w)));
    const own = compacted(springs({ n: vertices.length, adj }, vertices.length / joined), isCrowded);
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

// Returns the parts of the Gallai-Edmonds decomposition as { name, rows }. A row is a pair of the matching or one vertex.
// In a graph with two sides, the parts are those of the Dulmage-Mendelsohn decomposition, and the left vertex is first.
function partsOf({ item: { graph, side }, mate, decomposition: { classes, component } }) {
  const of = (name, wanted) => [...classes.keys()].filter((v) => classes[v] === name && (!side || side[v] === wanted));
  const exposed = (wanted) => of('D', wanted).filter((v) => mate[v] === -1);
  if (side) {
    const block = blocksOfC(graph, mate, classes, side);
    return [{ name: 'D', rows: exposed(0).map((v) => [v]) }, { name: 'A, D', rows: of('A', 1).map((v) => [mate[v], v]) },
      { name: 'C', rows: of('C', 0).sort((v, w) => block[v] - block[w]).map((v) => [v, mate[v]]) },
      { name: 'A, D', rows: of('A', 0).map((v) => [v, mate[v]]) }, { name: 'D', rows: exposed(1).map((v) => [v]) }];
  }
  const members = [];
  component.forEach((k, v) => k >= 0 && (members[k] ??= []).push(v));
  const pairsIn = (list) => list.filter((v) => mate[v] > v && classes[v] === classes[mate[v]]).map((v) => [v, mate[v]]);
  const [single, others] = [true, false].map((is) => exposed(0).filter((v) => (members[component[v]].length === 1) === is));
  return [{ name: 'A, D', rows: of('A', 0).flatMap((v) => [[mate[v], v], ...pairsIn(members[component[mate[v]]])]) },
    { name: 'D', rows: [...others.flatMap((v) => [[v], ...pairsIn(members[component[v]])]),
      ...single.flatMap((v, i) => (i % 2 === 0 ? [single.slice(i, i + 2)] : []))] },
    { name: 'C', rows: componentsOf(graph, (v) => classes[v] === 'C').flatMap(pairsIn) }];
}

// Places the parts of a graph side by side, in strips of two columns each.
function partPoints(parts, ratio) {
  const high = Math.ceil(Math.sqrt(2.5 * parts.flatMap(({ rows }) => rows).length / ratio));
  const points = [];
  let strip = 0;
  for (const { rows } of parts) {
    rows.forEach((row, i) => row.forEach((v, k) => {
      points[v] = [(2.5 * (strip + Math.floor(i / high)) + k) * NEAR, (i % high) * NEAR];
    }));
    strip += Math.ceil(rows.length / high) + (rows.length > 0 ? 0.4 : 0);
  }
  return points;
}

// Places the left and the right vertices of the parts in two columns.
function columnPoints(parts, side, ratio) {
  const points = [];
  let y = 0;
  for (const { rows } of parts) {
    for (const row of rows) {
      for (const v of row) points[v] = [side[v], y];
      y += LOW;
    }
    y += LOW / 2;
  }
  return points.map(([x, height]) => [x * y * ratio, height]);
}

// Lays out a tree with its root at the top. The leaves lie side by side. Each other vertex lies
// above the middle of its children.
function treePoints({ parent, depth }) {
  const children = Array.from(parent, () => []);
  parent.forEach((p, v) => p !== -1 && children[p].push(v));
  const points = Array.from(depth, (d) => [0, d * LINK]);
  const order = [];
  let leaves = 0;
  for (const stack = [0]; stack.length > 0; ) {
    const v = stack.pop();
    order.push(v);
    if (children[v].length === 0) points[v][0] = leaves++ * LEAF;
    for (const w of children[v].slice().reverse()) stack.push(w);
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
//   solved   the solution of a graph whose vertices are close together if there are many
//   spread   a factor for the distances of the vertices; `at` and `room` do not contain it
//   isTable  whether the picture is a matrix, if isMatrix(item) is true
export function layoutOf(item, at, room = [320, 200], more = {}) {
  if (more.isTable && isMatrix(item)) return layoutOfMatrix(item);
  if (item.cells !== null) {
    const [rows, columns] = [item.rows.length, item.rows[0].length];
    const longest = item.capacities ? String(Math.max(...item.capacities)) : '';
    const cell = [Math.max(CELL, 4 * halfWidth(longest)), CELL];  // a number, and half a price on each side
    const middleOf = (row, column) => [row, column].map((i, k) => MARGIN + (i + 0.5) * cell[1 - k]).reverse();
    const [x, y] = [0, 1].map((i) => (v) => middleOf(...item.cells[v])[i]);
    return { board: true, rows, columns, corner: [MARGIN, MARGIN], cell, middleOf, x, y,
      width: columns * cell[0] + MARGIN + 6, height: rows * CELL + MARGIN + 6 };
  }
  const given = at.length === item.graph.n;
  const isDense = !item.side && !item.depth && item.graph.n <= MOST_ROUND &&
    item.edges.length > LEAST_DENSITY * item.graph.n * (item.graph.n - 1);
  const isCrowded = Boolean(more.solved) && item.graph.n > MOST_ROOMY;
  const isBoxed = isCrowded && item.graph.n > MOST_FREE;
  const parts = isBoxed || (isCrowded && item.side) ? partsOf(more.solved) : [];
  const around = RADIUS + (isCrowded && !isBoxed ? 8 : 25);
  const { order = isDense ? [...item.graph.adj.keys()] : null, border = [around, around], spread = 1 } = more;
  let points = [];
  if (!given || at.includes(null)) {
    const ratio = room[0] / room[1];
    points = isBoxed ? partPoints(parts, ratio) : parts.length > 0 ? columnPoints(parts, item.side, ratio)
      : item.arcs ? rowPoints(item) : item.side ? twoColumns(item.side) : item.tree ? treePoints(item)
      : order ? circlePoints(order, room, border) : packed(item.graph, ratio, isCrowded);
  }
  if (given) points = at.map((point, v) => point ?? points[v]);
  const { low: [, top], high: [, bottom] } = boundsOf(points);
  const head = isBoxed ? Math.max(HEAD, (bottom - top) / 25) : item.side && !item.arcs ? HEAD : 0;
  if (!given && points.length > 1) {
    const bounds = boundsOf(points);
    const fitAlong = (i, turned) => (room[i] - 2 * border[i] - i * head) /
      (bounds.high[i ^ turned] - bounds.low[i ^ turned] || 1);
    const isFree = !item.arcs && !item.side && !item.tree && !order && !isBoxed;
    // This does not depend on the border, which is not the same in all tabs.
    const [isHigh, isRoomHigh] = [bounds.high.map((x, i) => x - bounds.low[i]), room].map(([width, height]) => height > width);
    const turned = isFree && isHigh !== isRoomHigh ? 1 : 0;
    const limited = (factor) => Math.min(Math.max(factor, 1), MOST_STRETCHED);
    const isOneWay = (item.side && !item.arcs) || (isFree && isCrowded);
    const fits = [0, 1].map((i) => fitAlong(i, turned));
    const factors = fits.map((fit) => limited(isOneWay ? fit : Math.min(...fits)));
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
  const boxes = (isBoxed ? parts : []).filter(({ rows }) => rows.length > 0).map(({ name, rows }) => {
    const own = boundsOf(rows.flat().map((v) => placed[v]));
    const [x, y, right, end] = [...own.low.map((z) => z - RADIUS - 7), ...own.high.map((z) => z + RADIUS + 7)];
    return { x, y, width: right - x, height: end - y, title: `${name}: ${rows.flat().length}`, head };
  });
  return { board: false, width, height, spread, isRound: order !== null, isCrowded, boxes, x: (v) => placed[v][0], y: (v) => placed[v][1],
    points: placed.map((point) => point.map((x) => Math.round(x / spread))),
    offset: (v, w) => offsets.get(edgeNumber(item.graph, v, w)) };
}

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

// ---- Where texts are

// Returns the point for a mark beside the disc of a vertex: at the upper right if `side` is 1, at
// the upper left if `side` is -1.
export function besideOf(layout, v, side) {
  const offset = RADIUS * 0.72 + 5;
  return [r1(layout.x(v) + side * offset), r1(layout.y(v) - offset)];
}

export const HALF_LINE = 8;  // half of the height of a label
export const halfWidth = (text) => 4.2 * String(text).length + 2;

// Checks whether a box and another one, or a circle if the other one has a radius, do not overlap.
export function areApart([x, y, width, height], [a, b, otherWidth, otherHeight, radius = 0]) {
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
// the edges of its vertex in which it covers no other vertex.
export function boxesBeside({ graph }, layout, texts) {
  const discs = boxesOfVertices({ graph }, layout);
  return texts.map((text, v) => {
    const [x, y] = [layout.x(v), layout.y(v)];
    const angles = graph.adj[v].filter((w) => w !== v).map((w) => Math.atan2(layout.y(w) - y, layout.x(w) - x))
      .sort((a, b) => a - b);
    const gaps = angles.map((angle, i) => [(angles[i + 1] ?? angles[0] + 2 * Math.PI) - angle, angle]);
    const boxes = [...gaps, [0, Math.PI / 2]].sort((p, q) => Math.round(1e6 * (q[0] - p[0]))).map(([gap, from]) => {
      const [a, b] = [Math.cos(from + gap / 2), Math.sin(from + gap / 2)];
      const boxAt = (reach) => [x + a * reach, y + b * reach, halfWidth(text), HALF_LINE];
      let reach = RADIUS;
      while (!areApart(boxAt(reach), [x, y, 0, 0, RADIUS + 3])) reach += 2;
      return boxAt(reach);
    });
    return boxes.find((box) => discs.every((disc, u) => u === v || areApart(box, disc))) ?? boxes[0];
  });
}

export const boxesOfVertices = ({ graph }, layout) =>
  Array.from({ length: graph.n }, (_, v) => [layout.x(v), layout.y(v), 0, 0, RADIUS + 1]);
