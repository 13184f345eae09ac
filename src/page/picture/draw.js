// SPDX-License-Identifier: CC0-1.0
//
// Draws a case, which is a board or a graph, as layers, see shapes.js.
import { componentsOf } from '../core/matching.js';
import { matrixLayers } from './matrix.js';
import { areApart, besideOf, HALF_LINE, halfWidth } from './places.js';
import {
  area, arrow, boxOfCells, CELL, circle, circlesAround, crown, curve, edgeLine, edgeLines, gridOf, knight, line,
  MARGIN, middlePart, openRing, r1, RADIUS, RING, signPath, square, strokes, words,
} from './shapes.js';

const MOST_BANDS = 4000;

const notEmpty = (layer) => (layer.texts ? layer.texts.length > 0 : layer.d !== '');

function boardLayers(item, layout, base) {
  const rows = base.rows ?? item.rows;
  const fills = {};
  const pieces = { O: '', X: '' };
  let walls = '';
  for (let r = 0; r < layout.rows; ++r) {
    for (let c = 0; c < layout.columns; ++c) {
      const v = item.vertexAt(r, c);
      const fill = base.fills?.[v];
      if (v === -1) walls += boxOfCells(layout, r, c);
      else if (fill) fills[fill] = (fills[fill] ?? '') + boxOfCells(layout, r, c);
      if (item.pieces && rows[r][c] in pieces) pieces[rows[r][c]] += circle(...layout.middleOf(r, c), 12);
    }
  }
  const many = Math.max(layout.rows, layout.columns);
  const every = many <= 60 ? 1 : many <= 200 ? 5 : 50;
  const numbered = (count, placeOf) => Array.from({ length: Math.floor(count / every) }, (_, i) => (i + 1) * every)
    .map((number) => [...placeOf(number - 1), number]);
  return [area(boxOfCells(layout, 0, 0, 0, layout.rows, layout.columns), 'cell'),
    area(walls, item.pieces ? 'unfit' : 'wall'),
    ...Object.keys(fills).map((name) => area(fills[name], name)),
    strokes(gridOf(layout), 'grid', 1),
    area(pieces.O, 'white', { stroke: 'stone', width: 2 }),
    area(pieces.X, 'stone', { stroke: 'stonerim', width: 2 }),
    words([...numbered(layout.rows, (r) => [MARGIN - 13, layout.middleOf(r, 0)[1]]),
      ...numbered(layout.columns, (c) => [layout.middleOf(0, c)[0], MARGIN - 12])],
    'soft', every === 1 ? 12 : 13 + 2 * every)];
}

// Returns layers with the outlines of groups of cells. Each outline runs slightly inside the cells of
// its group: it is what the color of the group does not cover of a stroke around rectangles, each of
// which has one, two or four cells.
function cellOutlines(item, layout, groups) {
  const isIn = (k, r, c) => groups[item.vertexAt(r, c)] === k;
  let d = '';
  item.cells.forEach(([r, c], v) => {
    for (const [h, w] of groups[v] === -1 ? [] : [[1, 1], [1, 2], [2, 1], [2, 2]]) {
      const corners = [[r, c], [r + h - 1, c], [r, c + w - 1], [r + h - 1, c + w - 1]];
      if (!corners.every((cell) => isIn(groups[v], ...cell))) continue;
      d += boxOfCells(layout, r, c, 4.25, h, w);
    }
  });
  return [strokes(d, 'outline', 5), area(d, 'd')];
}

// Returns layers with the outlines of groups of vertices of a graph. The outline of a group
// consists of thick bands around its edges. In a large graph, only the edges of a spanning tree of
// the group get a band.
function bands(item, layout, groups, width = 2 * RADIUS + (layout.isCrowded ? 13 : 26)) {
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
  if (points.length === 1) return points;
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
    const width = 2 * (RADIUS + 14 + RING * level);  // the prices of most vertices are inside
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

const graphEdges = ({ graph: { adj } }, layout) => adj.flatMap((list, v) => [...new Set(list)].map((w) =>
  (w > v ? edgeLine(layout, v, w) : w === v ? circle(layout.x(v), layout.y(v) - RADIUS - 4, 9) : ''))).join('');

const pairLines = (layout, mate) => edgeLines(layout, [...mate.entries()].filter(([v, w]) => w > v));

function signLayers(item, layout, base) {
  if (!base.signs || layout.isCrowded) return [];
  const big = layout.board && Math.max(layout.rows, layout.columns) > 24;
  const size = !layout.board ? 4.5 : big ? 7 : 3.9;
  const inset = CELL / 2 - size - 2;  // beside a piece
  const shapes = {};
  let [all, plates] = ['', ''];
  for (let v = 0; v < item.graph.n; ++v) {
    const sign = base.signs[v];
    if (!sign) continue;
    const [x, y] = layout.board ? [layout.x(v) - inset - (layout.cell[0] - CELL) / 2, layout.y(v) - inset] : besideOf(layout, v, 1);
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
//   colored     edges that are drawn as thick lines in colors of their own { color, edges }
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
    for (const { color, steps, jumps } of base.paths) {
      layers.push(strokes(arrows(steps), color, 5), strokes(arrows(jumps), color, 4, { dash: '1 8' }));
    }
    const isStep = new Set(base.paths.flatMap(({ steps }) => steps.map(String)));
    layers.push(strokes(arrows(base.arcs.filter((arc) => !isStep.has(String(arc)))), 'edge', 1.6));
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
  for (const { color, edges } of base.colored ?? []) layers.push(strokes(edgeLines(layout, edges), color, 4));
  layers.push(strokes(edgeLines(layout, base.links ?? []), 'link', 4));
  if (!layout.board) {
    layers.push(strokes(pairLines(layout, base.mate), 'pair', base.kinds ? 2.5 : 9));
    const discs = {};
    for (let v = 0; v < item.graph.n; ++v) {
      const name = visited.includes(v) ? 'unfit' : base.marked?.includes(v) ? 'independent' : base.fills?.[v] || 'panel';
      discs[name] = (discs[name] ?? '') + circle(layout.x(v), layout.y(v), RADIUS);
    }
    for (const name of Object.keys(discs)) {
      layers.push(area(discs[name], name, { stroke: 'text', width: 1.6 }));
    }
    for (const { color, vertices } of base.paths ?? []) {
      layers.push(strokes(circlesAround(layout, vertices, RADIUS), color, 4));
    }
    layers.push(strokes(circlesAround(layout, base.marked ?? [], RADIUS + 5), 'text', 3));
  }
  if (layout.board) {
    const pairs = pairLines(layout, base.mate);
    if (item.pieces) layers.push(strokes(pairs, 'pairrim', 11));
    layers.push(strokes(pairs, 'pair', base.kinds ? 2.5 : 8));
  }
  // On a board, the ring goes around a piece, and inside the frame of the empty cell.
  const radius = (v) => (!layout.board ? RADIUS + 1 : base.knights || v === base.token ? 17 : v === base.blank ? 6 : 9);
  const rings = (base.exposed ?? []).map((v) => circle(layout.x(v), layout.y(v), radius(v))).join('');
  layers.push(area(layout.board && !item.pieces ? rings : '', 'cell'), strokes(rings, 'exposed', 4.5));
  layers.push(strokes(circlesAround(layout, base.starts ?? [], RADIUS + 5), 'token', 4));
  const cross = signPath('x', layout.board ? 9 : 5);
  const middleOfCross = (v) => (layout.board ? [layout.x(v), layout.y(v)] : besideOf(layout, v, 1));
  const crosses = visited.map(middleOfCross).map(([x, y]) => `M${x} ${y}${cross}`).join('');
  layers.push(strokes(crosses, 'visited', 3.5));
  layers.push(area((base.knights ?? []).map((v) => knight(layout.x(v), layout.y(v))).join(''), 'stone',
    { stroke: 'white', width: 1.5 }));
  if (base.token >= 0) {
    const [x, y] = [layout.x(base.token), layout.y(base.token)];
    if (item.king) layers.push(area(crown(x, y), 'token', { stroke: 'panel', width: 1.5 }));
    else if (layout.board) layers.push(area(circle(x, y, 11), 'token', { stroke: 'panel', width: 2 }));
    else layers.push(strokes(circle(x, y, RADIUS + 5), 'token', 5));
  }
  if (base.blank >= 0) {
    layers.push(strokes(square(layout.x(base.blank), layout.y(base.blank), 12), 'token', 5));
  }
  if (!layout.board && !base.isOverview && (item.graph.n <= 1000 || layout.boxes.length > 0)) {
    const labels = item.names.map((name, v) => [layout.x(v), layout.y(v) + 0.5, name.replaceAll(' ', ',')]);
    // A long name is wider than the circle of its vertex, and would be illegible on lines.
    const plates = labels.filter(([, , { length }]) => length > 5)
      .map(([x, y, { length }]) => `M${r1(x - 3.2 * length)} ${r1(y - 6)}h${6.4 * length}v12h${-6.4 * length}z`);
    layers.push(area(plates.join(''), 'panel'));
    const longest = Math.max(...item.names.map(({ length }) => length));
    layers.push(words(labels, 'text', longest > 3 ? 10 : !layout.isCrowded ? 13 : longest > 2 ? 14 : 19, { weight: 600 }));
  }
  layers.push(...plated(base.weights ?? [], 'panel'), ...plated(base.prices ?? [], 'c'));
  layers.push(...signLayers(item, layout, base));
  for (const { x, y, width, height, title, head } of layout.boxes ?? []) {
    layers.push(strokes(`M${x} ${y}h${width}v${height}h${-width}z`, 'grid', 2));
    layers.push(words([[x, y - head / 2 - 3, title]], 'text', head, { anchor: 'start', weight: 600 }));
  }
  if (base.heads && !layout.board && !layout.boxes.length) {
    base.heads.forEach((text, i) => {
      const v = item.side.indexOf(i);
      if (v === -1) return;
      layers.push(layout.isCrowded ? words([[i * (layout.width - 8) + 4, 16, text]], 'soft', 20, { anchor: ['start', 'end'][i] })
        : words([[layout.x(v), 16, text]], 'soft', 14));
    });
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
//   cells    for a matrix: the cells [row, column] of a path
//   rubber   [x1, y1, x2, y2]: the line of an edge that is being drawn
export function overlayOf(item, layout, overlay) {
  if (layout.isMatrix) {
    const { cursor, cells = [] } = overlay;
    // The line is interrupted in each cell, so that it does not cross the number.
    const path = cells.slice(1).map(([r, c], i) => {
      const [down, across] = [r - cells[i][0], c - cells[i][1]];
      const borders = Array.from({ length: Math.abs(down + across) }, (_, k) => (k + 0.5) / Math.abs(down + across));
      return borders.map((part) => layout.middleOf(r - down * part, c - across * part))
        .map(([x, y]) => (down === 0 ? line(x - 6, y, x + 6, y) : line(x, y - 4, x, y + 4))).join('');
    }).join('');
    return [strokes(path, 'path', 3), strokes(Array.isArray(cursor) ? boxOfCells(layout, ...cursor, -1) : '', 'focus', 4)].filter(notEmpty);
  }
  const layers = [];
  const path = overlay.path ?? [];
  const steps = path.slice(1).map((w, i) => [path[i], w]);
  const [pairs, others] = [true, false].map((isPair) => steps.filter(([v, w]) => (overlay.mate[v] === w) === isPair)
    .map(([v, w]) => (layout.board ? edgeLine(layout, v, w) : curve(...middlePart(layout, v, w, RADIUS + 4, RADIUS + 4))))
    .join(''));
  layers.push(strokes(others + pairs, 'panel', 9), strokes(others, 'path', 5, { dash: '2 8' }));
  layers.push(strokes(pairs, 'path', 6));
  const gaps = layout.board ? [0, 6] : [RADIUS, RADIUS + 4];
  const spread = (moves = [], last = gaps[1]) => moves.map(([v, w]) => (item.pieces ? [w, v] : [v, w]))
    .map(([v, w]) => arrow(layout, v, w, layout.board && v === overlay.token ? 13 : gaps[0], last)).join('');
  const moves = { path: spread(overlay.arrows), bad: spread(overlay.bad), good: spread(overlay.good),
    token: spread(overlay.reply ? [overlay.reply] : [], layout.board ? 14 : RADIUS + 8) };
  layers.push(strokes(Object.values(moves).join(''), 'panel', 8));
  for (const color of Object.keys(moves)) layers.push(strokes(moves[color], color, 4.5));
  const dots = circlesAround(layout, overlay.choices ?? [], layout.board ? 7 : RADIUS + 5);
  if (layout.board) layers.push(area(dots, 'choice', { stroke: 'panel', width: 1.5 }));
  else layers.push(strokes(dots, 'choice', 3.5));
  if (overlay.made >= 0) {
    const goal = [layout.x(overlay.made), layout.y(overlay.made)];
    layers.push(strokes(layout.board ? square(...goal, CELL / 2 - 3) : circle(...goal, RADIUS + 5), 'path', 4));
  }
  if (overlay.rubber) layers.push(strokes(line(...overlay.rubber), 'path', 3, { dash: '6 6' }));
  const cell = Array.isArray(overlay.cursor) ? overlay.cursor : item.cells?.[overlay.cursor];
  const cursor = cell ? boxOfCells(layout, ...cell, 1)
    : overlay.cursor >= 0 ? openRing(layout.x(overlay.cursor), layout.y(overlay.cursor), RADIUS + 4) : '';
  layers.push(strokes(cursor, 'focus', 4));
  return layers.filter(notEmpty);
}
