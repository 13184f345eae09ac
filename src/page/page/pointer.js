// SPDX-License-Identifier: CC0-1.0
//
// Handles the pointer and the keys on the picture. A target is where the pointer is: [row, column]
// for a cell of a board, a number for a vertex of a graph, and null for any other place.

import {
  isRemovable, withEdge, withLeaf, withoutNode, withoutVertex, withParent, withSign, withVertex,
} from '../input/editor.js';
import { cellAt, distanceTo, vertexNear, vertexTowards } from '../picture/places.js';
import { nameOf, pathOfGame } from '../views/parts.js';
import { isExplaining } from '../views/reasons.js';
import { tabOf } from '../views/tabs.js';
import { t } from '../views/texts.js';
import { actions, letGo, moveTo, undoEdit } from './actions.js';
import { change, current, edit, editCase, LEAST_LEGIBLE, session } from './session.js';
import { element, keepInSight, refuse, showAll, showPointer } from './show.js';

const NEAR_EDGE = 8;
const MOST_OPENED = 1.6;  // the largest scale of a box that is opened

// Returns the point of the picture at which an event occurred.
function pointOf({ scale }, event) {
  const box = element('sheet').getBoundingClientRect();
  return [(event.clientX - box.left) / scale, (event.clientY - box.top) / scale];
}

function pointAt(target) {
  const { underWay } = session;
  if (String(target) === String(underWay.pointer)) return;
  [underWay.pointer, underWay.note, underWay.isQuiet] = [target, '', false];
  showPointer();
}

function targetAt({ layout, item }, [x, y]) {
  if (layout.board) return cellAt(layout, x, y);
  const v = vertexNear(item, layout, x, y);
  return v === -1 ? null : v;
}

const vertexOf = ({ item }, target) =>
  target === null ? -1 : Array.isArray(target) ? item.vertexAt(...target) : target;

// ---- Drawing a board

const signAt = ({ item }, [r, c]) => item.rows[r][c];

// Puts the character `sign`, such as '#' for a wall, into a cell of the board. If the cell does not
// change, shows the reason, for instance that the start cannot be overwritten.
function setSign(now, cell, sign) {
  const isSame = signAt(now, cell) === sign;
  if (editCase(withSign(now.problem.id, now.item, ...cell, sign))) return;
  refuse(isSame ? tabOf(now).describes(now) : t('why_start'));
}

// Returns the character that the tool puts into cells if the visitor begins to draw at `cell`. The
// tool 'paint' draws free cells if `cell` is a wall, and walls if `cell` is free.
function signOfTool(now, cell) {
  const { wall, free } = now.problem;
  return now.tool !== 'paint' ? now.tool : signAt(now, cell) === wall ? free : wall;
}

// Returns the cells on a straight line from one cell to another, without the first cell.
function cellsBetween([r1, c1], [r2, c2]) {
  const count = Math.max(Math.abs(r2 - r1), Math.abs(c2 - c1));
  return Array.from({ length: count }, (_, i) => {
    const part = (i + 1) / count;
    return [Math.round(r1 + (r2 - r1) * part), Math.round(c1 + (c2 - c1) * part)];
  });
}

function drawTo(cell) {
  const { underWay: { brush } } = session;
  for (const next of cellsBetween(brush.cell, cell)) {
    const now = current();
    if (signAt(now, next) !== brush.sign) setSign(now, next, brush.sign);
  }
  session.underWay.brush = { ...brush, cell };
}

// ---- Drawing a graph

// Returns the points of the vertices, so that the vertices stay in place when the graph changes.
// For a tree, returns no points, so that the tree is laid out again.
const pointsNow = (now) => (now.item.tree ? [] : now.layout.points);

function sideAt({ item, layout }, x) {
  if (!item.side) return 0;
  const first = [0, 1].map((side) => item.side.indexOf(side));
  const columns = first.map((v, side) => (v === -1 ? layout.width * side : layout.x(v)));
  return Math.abs(x - columns[0]) <= Math.abs(x - columns[1]) ? 0 : 1;
}

function nearestTo(points, [x, y]) {
  const distance = (v) => Math.hypot(points[v][0] - x, points[v][1] - y);
  return points.reduce((best, _, v) => (distance(v) < distance(best) ? v : best), 0);
}

function addVertex(now, point) {
  const { problem: { id }, item, layout } = now;
  const there = point.map((x) => Math.round(x / layout.spread));
  editCase(...item.tree ? [withLeaf(id, item, nearestTo(layout.points, there)), []]
    : withVertex(id, item, pointsNow(now), there, sideAt(now, point[0])));
}

function removeVertex(now, v) {
  const { problem: { id }, item } = now;
  const why = item.tree ? v === 0 && 'why_root' : !isRemovable(id, item, v) && 'why_nonempty';
  if (why) {
    refuse(t(why));
    return;
  }
  session.underWay.pointer = null;
  if (item.tree) editCase(withoutNode(id, item, v), []);
  else editCase(...withoutVertex(id, item, pointsNow(now), v));
}

function toggleEdge(now, v, w) {
  const { problem: { id }, item } = now;
  if (item.tree) {
    editCase(withParent(id, item, v, w), []);
  } else if (item.side && item.side[v] === item.side[w]) {
    refuse(t('why_side', { v: nameOf(now, v), w: nameOf(now, w) }));
  } else {
    const changed = withEdge(id, item, v, w, now.weight);
    if (changed === item) refuse(t('why_perfect'));
    else editCase(changed, pointsNow(now));
  }
}

// Returns an edge near a point, which a click can remove, or null if no edge is near. Returns null
// for a tree, because the edges of a tree cannot be removed.
function edgeNear({ item, layout }, [x, y]) {
  if (item.tree) return null;
  const distance = ([v, w]) => distanceTo([v, w].flatMap((u) => [layout.x(u), layout.y(u)]), x, y);
  return item.edges.find((edge) => distance(edge) < NEAR_EDGE) ?? null;
}

// ---- The pointer

export function pressed(event) {
  const now = current();
  if (now.layout === null || event.button !== 0) return;
  const point = pointOf(now, event);
  const target = targetAt(now, point);
  pointAt(target);
  const isDrawn = now.tab === 'draw' && !now.problem.numbered;
  if (!isDrawn && (now.layout.board || target === null || event.pointerType !== 'mouse')) return;
  element('picture').setPointerCapture(event.pointerId);
  if (!isDrawn) {
    session.underWay.dragged = target;
  } else if (now.layout.board) {
    if (target === null) return;
    const sign = signOfTool(now, target);
    Object.assign(session.underWay, { stroke: {}, brush: { sign, cell: target } });
    setSign(now, target, sign);
  } else if (now.tool === 'remove') {
    const edge = target === null ? edgeNear(now, point) : null;
    if (target !== null) removeVertex(now, target);
    else if (edge !== null) toggleEdge(now, ...edge);
  } else if (target !== null) {
    Object.assign(session.underWay, { stroke: {}, dragged: target });
  } else if (now.tool === 'edge') {
    addVertex(now, point);
  }
}

export function moved(event) {
  const now = current();
  if (now.layout === null) return;
  const { underWay } = session;
  const { dragged, brush } = underWay;
  const point = pointOf(now, event);
  const target = targetAt(now, point);
  const isDrawn = now.tab === 'draw' && !now.problem.numbered;
  if (dragged !== -1 && (!isDrawn || now.tool === 'move')) {
    if (target === dragged && !underWay.wasMoved) return;
    underWay.wasMoved = true;
    const there = point.map((x) => Math.max(20, Math.round(x / now.layout.spread)));
    const at = now.layout.points.map((old, v) => (v === dragged ? there : old));
    if (isDrawn) edit({ at, vertex: now.state.vertex });
    else change({ at });
    return;
  }
  if (dragged !== -1) {
    underWay.rubber = [now.layout.x(dragged), now.layout.y(dragged), ...point];
    underWay.pointer = target;
    showPointer();
    return;
  }
  pointAt(target);
  if (brush !== null && target !== null) drawTo(target);
}

function endDrag() {
  Object.assign(session.underWay, { brush: null, dragged: -1, rubber: null, stroke: null });
}

export function released(event) {
  const now = current();
  const { dragged } = now;
  endDrag();
  if (dragged === -1 || now.tool !== 'edge' || now.tab !== 'draw') return;
  const target = targetAt(now, pointOf(now, event));
  if (target !== null && target !== dragged) toggleEdge(now, dragged, target);
  else showPointer();
}

export function left() {
  const { brush, dragged } = session.underWay;
  if (brush === null && dragged === -1) pointAt(null);
}

// Enlarges the box of a large graph at a point, if its vertices are too small to have names. Returns whether it did.
function openBoxAt({ layout, fit, isOverview, tab }, [x, y]) {
  const box = (layout.boxes ?? []).find((one) => Math.abs(x - one.x - one.width / 2) <= one.width / 2 && y >= one.y - one.head && y <= one.y + one.height);
  if (!box || !isOverview || tab === 'draw') return false;
  const picture = element('picture');
  const [width, height] = [picture.clientWidth, picture.clientHeight];
  const whole = Math.min(width / (box.width + 20), height / (box.height + 20 + box.head), MOST_OPENED);
  session.zoom = Math.max(whole, LEAST_LEGIBLE) / fit;
  showAll();
  const middle = whole < LEAST_LEGIBLE ? [x, y] : [box.x + box.width / 2, box.y + (box.height - box.head) / 2];
  picture.scrollTo(middle[0] * current().scale - width / 2, middle[1] * current().scale - height / 2);
  return true;
}

// Handles a click or the key Enter at the place `target`, which is [row, column] for a cell, a
// number for a vertex, and null or -1 for any other place.
function choose(now, target, point = target >= 0 ? [now.layout.x(target), now.layout.y(target)] : [-1, -1]) {
  if (openBoxAt(now, point)) return;
  const v = now.layout.isMatrix && target !== null && target !== -1 ? target[0] * now.layout.columns + target[1]
    : vertexOf(now, target);
  if (v === -1) {
    if (now.tab === 'play' && target !== null && target !== -1) refuse(tabOf(now).describes(now));
  } else if (now.tab === 'play') {
    moveTo(v);
  } else if (now.tab === 'why' || now.problem.numbered) {
    change({ vertex: v === now.state.vertex ? -1 : v });
    if (now.tab === 'draw') element('weight')?.select();
  }
}

export function clicked(event) {
  const now = current();
  const { wasMoved } = session.underWay;
  session.underWay.wasMoved = false;
  if (now.layout === null || wasMoved) return;
  const point = pointOf(now, event);
  choose(now, targetAt(now, point), point);
}

// ---- Keys

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// Moves the pointer by an arrow key. The pointer starts from the token.
function goBy(now, [dx, dy]) {
  const { layout, item } = now;
  const [token = item.token] = pathOfGame(now).slice(-1);
  const cursor = now.cursor === -1 ? token : now.cursor;
  if (layout.board) {
    const cell = Array.isArray(cursor) ? cursor : cursor >= 0 ? item.cells[cursor] : null;
    const [r, c] = cell === null ? [0, 0] : [cell[0] + dy, cell[1] + dx];
    pointAt([Math.min(Math.max(r, 0), layout.rows - 1), Math.min(Math.max(c, 0), layout.columns - 1)]);
  } else if (item.graph.n > 0) {
    pointAt(cursor >= 0 ? vertexTowards(item, layout, cursor, dx, dy) : 0);
  }
  keepInSight();
}

export function zoomBy(factor) {
  const box = element('picture');
  const x = (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth;
  const y = (box.scrollTop + box.clientHeight / 2) / box.scrollHeight;
  session.zoom = factor === 0 ? 1 : Math.min(Math.max(session.zoom * factor, 1), 40);
  showAll();
  box.scrollTo(x * box.scrollWidth - box.clientWidth / 2, y * box.scrollHeight - box.clientHeight / 2);
  keepInSight();
}

export function keyed(event) {
  const now = current();
  if (now.layout === null || event.ctrlKey || event.altKey || event.metaKey) return;
  const { key } = event;
  if (key in ARROWS) goBy(now, ARROWS[key]);
  else if (key === '+' || key === '=') zoomBy(1.4);
  else if (key === '-') zoomBy(1 / 1.4);
  else if (key === '0') zoomBy(0);
  else if (key === 'Escape') letGo();
  else if (key === 'u' && now.tab === 'play' && pathOfGame(now).length > 1) actions.undo();
  else if (key === 'u' && now.tab === 'draw') undoEdit();
  else if (key === 'h' && now.tab === 'play') actions.hint();
  else if (key !== 'Enter' && key !== ' ') return;
  else choose(now, now.cursor);
  event.preventDefault();
}

// Handles Escape, which ends an explanation, and Ctrl+Z, which undoes the last edit. In the text box,
// the browser handles Ctrl+Z itself.
export function keyedAnywhere(event) {
  if (event.key === 'Escape' && isExplaining(current())) actions.backToGame();
  const isIt = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'z';
  if (!isIt || current().tab !== 'draw' || event.target.id === 'input') return;
  undoEdit();
  event.preventDefault();
}
