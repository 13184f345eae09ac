// SPDX-License-Identifier: CC0-1.0
//
// Shows an input that is too large for the page to solve. The map is the picture of the board or
// graph: a grid that shows the Gallai-Edmonds class of each vertex, as computed by the library. The
// page also shows the proof that the matching is maximum, and who wins from the selected cell. Only
// the visible part of the map is painted, again after each scroll or zoom.

import { cellOfName, classAt, explained, mapOf, mateAt, nameAt, pathToExposed } from './explained.js';
import { legendHtml } from './picture.js';
import { problemOf, problems } from './problems.js';
import { hasText, rich, t, titleOf } from './texts.js';

const part = (name) => document.getElementById(`large-${name}`);

const DETAILED = 7;  // the least width of a cell, in pixels, at which matched pairs are drawn
const LETTERED = 20;  // the least width of a cell at which letters are drawn
const GREATEST_SCALE = 60;
const MOST_SAMPLES = 3;  // the most cells that are averaged for a pixel, in each direction
const MOST_PIXELS = 3e6;

let problem = null;
let maps = [];
let map = null;  // the picture of the board or graph, see explained.js; null if there is no graph
let color = null;
let crop = { x: 0, y: 0, scale: 1 };  // the upper left visible cell, and the pixels for a cell
let room = { width: 0, height: 0 };
let cursor = -1;
let trail = [];  // the result of pathFrom(cursor)

// ---- Texts

function rowAndColumn(cell) {
  return [Math.floor(cell / map.columns), cell % map.columns];
}

function cellName(cell) {
  if (map.isBoard) {
    const [row, column] = rowAndColumn(cell);
    return t('cell', { row: row + 1, column: column + 1 });
  }
  const [kind, name] = nameAt(map, cell);
  return hasText(kind) ? t(kind, { name }) : kind === '' ? t('vertex', { name }) : `${kind} ${name}`;
}

// Returns an alternating path from the cell to an exposed cell. The path proves that the cell is in
// the Gallai-Edmonds class D. Returns [] if the cell is not in this class. Also returns [] unless
// the graph is a bipartite board, because the breadth-first search finds such paths only in
// bipartite graphs.
function pathFrom(cell) {
  if (!map.isBoard || classAt(map, cell) !== 'D' || !problem.moves) return [];
  if (problem.moves.some(([down, right]) => (down + right) % 2 === 0)) return [];
  return pathToExposed(map, problem.moves, cell) ?? [];
}

function mapVerdict(cell) {
  const letter = classAt(map, cell);
  if (letter === '') return `<p>${t('largeWall', { v: cellName(cell) })}</p>`;
  const v = cellName(cell);
  const mate = mateAt(map, cell);
  const wins = letter !== 'D';
  const key = wins ? `in${letter}` : mate === -1 ? 'exposed' : trail.length > 0 ? 'evenPath' : 'inD';
  const reason = rich(`reason_${key}`, { v, barrier: map.barrier, oddComponents: map.components,
    edges: trail.length - 1, end: trail.length > 0 ? cellName(trail[trail.length - 1]) : '' });
  const move = wins ? t('answerWins', { mate: cellName(mate) }) : t('answerLoses');
  const pair = mate === -1 ? '' : `<br>${t('largePair', { mate: cellName(mate) })}`;
  const title = problem.game ? (wins ? 'whyWins' : 'whyLoses') : wins ? 'whyCovered' : 'whyMissed';
  return `<h2><b class="badge ${letter.toLowerCase()}">${letter}</b> ${t(title, { v })}</h2>` +
    `<p>${reason}${problem.game ? ` ${move}` : pair}</p>`;
}

function mapProof() {
  const { size: n, pairs, exposed, components, barrier } = map;
  const values = { n, pairs, covered: 2 * pairs, exposed, components, barrier };
  const keys = ['vertices', 'pairs', ...(exposed > 0 ? ['exposed', 'components'] : []),
    ...(exposed > 0 && barrier > 0 ? ['barrier'] : [])];
  const end = n === 0 ? 'nothing' : exposed === 0 ? 'perfect' : barrier > 0 ? 'so' : 'isolated';
  return `<h2>${t('proof')}</h2><ul>${keys.map((key) => `<li>${t(`proof_${key}`, values)}</li>`).join('')}` +
    `</ul><p>${rich(`proof_${end}`, values)}</p>`;
}

// Returns a summary of the input as HTML. For a game, the summary says from how many vertices the
// player to move wins and loses. For any other problem, the summary describes a maximum matching.
// In both cases, a bar compares the sizes of the Gallai-Edmonds classes D, A and C.
function summary() {
  const { size: n, count, pairs, exposed } = map;
  const percent = n === 0 ? 0 : Math.round((100 * count.D) / n);
  const text = t(problem.game ? 'largeSummary' : 'largeSummaryMatching',
    { n, losing: count.D, winning: n - count.D, percent, pairs, exposed });
  const bar = ['D', 'A', 'C'].filter((c) => count[c] > 0)
    .map((c) => `<i style="flex: ${count[c]}; background: var(--${c.toLowerCase()})"></i>`).join('');
  return `<p class="lead">${text}</p><div class="bar" aria-hidden="true">${bar}</div>`;
}

function mapLegend() {
  const words = problem.game ? 'moves' : 'class';
  const lines = ['D', 'A', 'C'].map((c) =>
    ['fill', c.toLowerCase(), `${t(`${words}_${c}`)} (${map.count[c]})`]);
  lines.push(['ring', 'exposed', t('legend_exposed')]);
  if (map.isBoard) lines.push(['line', 'pair', t('legend_pair')]);
  return legendHtml(lines, (name) => `var(--${name})`);
}

// Shows the fields in which the visitor enters the cell or the vertex to go to. Keeps the values
// that were already typed.
function showFields() {
  const typed = ['kind', 'number'].map((name) => part(name)?.value);
  const kindOf = ([prefix], i) => {
    const kind = prefix.trim();
    const name = hasText(kind) ? t(kind, { name: '' }) : kind || t('vertex', { name: '' });
    return `<option value="${i}">${name.trim()}</option>`;
  };
  const label = (key, control) => `<label>${t(key)} ${control}</label> `;
  part('fields').innerHTML = map.isBoard
    ? label('largeRow', `<input id="large-kind" type="number" min="1" max="${map.rows}">`) +
      label('largeColumn', `<input id="large-number" type="number" min="1" max="${map.columns}">`)
    : `<select id="large-kind" aria-label="${t('largeKind')}">${map.names.map(kindOf).join('')}</select> ` +
      label('largeNumber', '<input id="large-number" type="number" min="0">');
  part('kind').value = typed[0] ?? (map.isBoard ? '1' : '0');
  part('number').value = typed[1] ?? '1';
}

function showMapTexts() {
  const { answer, more, cases, error } = explained;
  const what = map === null ? '' : map.isBoard
    ? t('pictureOfBoard', map) : t('pictureOfGraph', { n: map.size });
  part('what').textContent = map === null ? titleOf(problem) : `${titleOf(problem)} · ${what}`;
  part('note').textContent = map === null ? t('largeNoPicture')
    : t(problem.game ? 'largeNote' : 'largeNoteMatching') +
      (map.isBoard ? '' : ` ${t('largeGraph', { edges: map.edges })}`);
  part('summary').innerHTML = map === null ? '' : summary();
  part('output').textContent = answer;
  part('more').textContent = [more === 0 ? '' : t('largeMore', { more }), error ?? ''].join(' ').trim();
  part('picture').hidden = map === null;
  part('cases').hidden = maps.length < 2;
  if (map === null) return;
  part('case').innerHTML = cases.map((_, i) =>
    `<option value="${i}">${i + 1} / ${cases.length}</option>`).join('');
  part('case').value = String(maps.indexOf(map));
  showFields();
  part('marks').setAttribute('aria-label', what);
  part('legend').innerHTML = mapLegend();
  part('proof').innerHTML = mapProof();
  showCursor();
}

// ---- Painting

// Returns the red, green and blue values of the color with this name.
function channels(name) {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.fillStyle = color(name);
  context.fillRect(0, 0, 1, 1);
  return context.getImageData(0, 0, 1, 1).data;
}

const wallColor = () => (problem.shape === 'transcript' ? 'unfit' : 'wall');

const cellColor = (cell) => classAt(map, cell).toLowerCase() || wallColor();

// Divides each of the `pixels` pixels along the width of the canvas into `samples` parts. Returns
// the column of the picture's grid at the middle of each part, or -1 if the part is outside the
// grid. `first` is the column at the left edge of the canvas, `scale` is the number of pixels per
// column, and `end` is the number of columns. Also used for the height and the rows.
function cellsSeen(pixels, first, scale, end, samples) {
  return Int32Array.from({ length: pixels * samples }, (_, i) => {
    const cell = Math.floor(first + (i + 0.5) / samples / scale);
    return cell < 0 || cell >= end ? -1 : cell;
  });
}

// Paints each pixel in the color of its cell. If a pixel covers several cells, paints the mean
// color of a sample of these cells.
function paintPixels(canvas, context) {
  const [width, height] = [canvas.width, canvas.height];
  const scale = (crop.scale * width) / room.width;
  const samples = Math.min(MOST_SAMPLES, Math.ceil(1 / scale));
  const xs = cellsSeen(width, crop.x, scale, map.columns, samples);
  const ys = cellsSeen(height, crop.y, scale, map.rows, samples);
  const inks = ['d', 'a', 'c', 'exposed', wallColor(), 'panel'].map(channels);
  const ink = Uint8Array.from({ length: 64 }, (_, code) =>
    code === 0 ? 4 : code === 1 ? 3 : Math.floor((code - 1) / 21));
  const image = context.createImageData(width, height);
  const { data } = image;
  const { codes, columns } = map;
  const area = samples * samples;
  let at = 0;
  for (let y = 0; y < height; ++y) {
    for (let x = 0; x < width; ++x) {
      let [red, green, blue] = [0, 0, 0];
      for (let j = y * samples; j < (y + 1) * samples; ++j) {
        for (let i = x * samples; i < (x + 1) * samples; ++i) {
          const cell = ys[j] * columns + xs[i];
          const isOutside = ys[j] < 0 || xs[i] < 0 || cell >= codes.length;
          const tint = inks[isOutside ? 5 : ink[codes[cell]]];
          red += tint[0];
          green += tint[1];
          blue += tint[2];
        }
      }
      data[at] = red / area;
      data[at + 1] = green / area;
      data[at + 2] = blue / area;
      data[at + 3] = 255;
      at += 4;
    }
  }
  context.putImageData(image, 0, 0);
}

// Returns the point of the canvas at which the middle of a cell is shown.
function middle(cell) {
  const [row, column] = rowAndColumn(cell);
  return [(column + 0.5 - crop.x) * crop.scale, (row + 0.5 - crop.y) * crop.scale];
}

// Calls use(cell, x, y) for each visible cell; (x, y) is the upper left corner of the cell.
function forCellsSeen(use) {
  const [firstRow, firstColumn] = [Math.max(0, Math.floor(crop.y)), Math.max(0, Math.floor(crop.x))];
  const lastRow = Math.min(map.rows - 1, Math.floor(crop.y + room.height / crop.scale));
  const lastColumn = Math.min(map.columns - 1, Math.floor(crop.x + room.width / crop.scale));
  for (let row = firstRow; row <= lastRow; ++row) {
    for (let column = firstColumn; column <= lastColumn; ++column) {
      const cell = row * map.columns + column;
      if (cell < map.codes.length) use(cell, (column - crop.x) * crop.scale, (row - crop.y) * crop.scale);
    }
  }
}

function paintCells(context) {
  const { scale } = crop;
  const gap = Math.min(1, scale / 16);
  context.fillStyle = color('panel');
  context.fillRect(0, 0, room.width, room.height);
  forCellsSeen((cell, x, y) => {
    context.fillStyle = color(cellColor(cell));
    context.fillRect(x, y, scale - gap, scale - gap);
  });
  context.beginPath();
  context.lineWidth = scale * 0.2;
  context.strokeStyle = color('pair');
  forCellsSeen((cell) => {
    const mate = mateAt(map, cell);
    if (mate === -1 || !map.isBoard) return;
    const [[x, y], [mateX, mateY]] = [middle(cell), middle(mate)];
    context.moveTo(x, y);
    context.lineTo((x + mateX) / 2, (y + mateY) / 2);  // the mate draws the other half
  });
  context.stroke();
  context.beginPath();
  context.lineWidth = scale * 0.12;
  context.strokeStyle = color('exposed');
  forCellsSeen((cell, x, y) => {
    if (classAt(map, cell) === '' || mateAt(map, cell) !== -1) return;
    context.moveTo(x + 0.75 * scale, y + 0.5 * scale);
    context.arc(x + 0.5 * scale, y + 0.5 * scale, 0.25 * scale, 0, 7);
  });
  context.stroke();
  if (scale < LETTERED) return;
  context.fillStyle = color('text');
  context.font = `600 ${scale * 0.28}px system-ui, sans-serif`;
  context.textBaseline = 'top';
  forCellsSeen((cell, x, y) => context.fillText(classAt(map, cell), x + scale * 0.07, y + scale * 0.06));
}

function paintMarks(context) {
  const { scale } = crop;
  context.clearRect(0, 0, room.width, room.height);
  const wide = Math.max(2, scale * 0.09);
  const stroke = (name, width) => {
    context.strokeStyle = color(name);
    context.lineWidth = width;
    context.stroke();
  };
  const frame = (cell, name) => {
    const [x, y] = middle(cell);
    const half = Math.max(4, scale / 2);
    context.beginPath();
    context.rect(x - half, y - half, 2 * half, 2 * half);
    stroke('panel', wide + 2);
    stroke(name, wide);
  };
  context.lineJoin = context.lineCap = 'round';
  if (map.token !== -1) frame(map.token, 'token');
  if (cursor === -1) return;
  const mate = mateAt(map, cursor);
  context.beginPath();
  const line = trail.length > 1 ? trail : mate === -1 ? [] : [cursor, mate];
  line.forEach((cell, i) => context[i === 0 ? 'moveTo' : 'lineTo'](...middle(cell)));
  stroke('panel', wide + 2);
  stroke(trail.length > 1 ? 'path' : 'good', wide);
  if (mate !== -1 && !map.isBoard) frame(mate, 'good');
  frame(cursor, 'focus');
}

// Resizes a canvas to the space for the picture of a large board or graph, with at most
// `mostPixels` pixels. Returns the canvas and its context, whose unit is a CSS pixel.
function sheet(name, mostPixels) {
  const canvas = part(name);
  const most = Math.sqrt(mostPixels / Math.max(1, room.width * room.height));
  const density = Math.min(devicePixelRatio || 1, most);
  canvas.width = Math.round(room.width * density);
  canvas.height = Math.round(room.height * density);
  const context = canvas.getContext('2d');
  context.setTransform(density, 0, 0, density, 0, 0);
  return [canvas, context];
}

let painting = 0;

function paintSoon() {
  if (painting === 0) painting = requestAnimationFrame(paintNow);
}

function paintNow() {
  painting = 0;
  if (map === null || room.width === 0) return;
  if (crop.scale < DETAILED) {
    const [canvas, context] = sheet('map', MOST_PIXELS);
    paintPixels(canvas, context);
  } else {
    paintCells(sheet('map', Infinity)[1]);
  }
  paintMarks(sheet('marks', Infinity)[1]);
}

// ---- Moving about

function fitScale() {
  return Math.min(room.width / map.columns, room.height / map.rows, GREATEST_SCALE);
}

// Shows the part of a large picture whose upper left corner is `(x, y)`, with `scale` pixels for a
// cell. Changes x and y if necessary, so that the picture fills the canvas or is centered.
function go({ x, y, scale }) {
  const clamped = (first, seen, end) =>
    seen >= end ? (end - seen) / 2 : Math.min(Math.max(first, 0), end - seen);
  crop = {
    scale,
    x: clamped(x, room.width / scale, map.columns),
    y: clamped(y, room.height / scale, map.rows),
  };
  paintSoon();
}

// Zooms a large picture by `factor`, and moves the picture so that the cell at the point `from` of
// the canvas comes to the point `to`.
function haul(from, to, factor) {
  const low = Math.min(fitScale(), DETAILED);
  const scale = Math.min(Math.max(crop.scale * factor, low), GREATEST_SCALE);
  const [x, y] = [0, 1].map((i) => from[i] / crop.scale - to[i] / scale);
  go({ scale, x: crop.x + x, y: crop.y + y });
}

const zoomAt = (factor, point) => haul(point, point, factor);

const zoomInMiddle = (factor) => zoomAt(factor, [room.width / 2, room.height / 2]);

function fit() {
  go({ x: 0, y: 0, scale: fitScale() });
}

// Chooses the part of a large picture that is shown first. If the cells of the whole picture are
// large enough, this part is the whole picture. If not, this part is around the token, or at the
// upper left corner if there is no token.
function lookFirst() {
  if (fitScale() >= DETAILED) {
    fit();
    return;
  }
  const [row, column] = map.token === -1 ? [0, 0] : rowAndColumn(map.token);
  const [x, y] = [column - room.width / LETTERED / 2, row - room.height / LETTERED / 2];
  go({ scale: LETTERED, x, y });
}

function showCursor() {
  const [prompt, idle] = problem.game ? ['pointHere', 'idle_game'] : ['pointHereMatching', 'idle_matching'];
  part('verdict').innerHTML = cursor === -1
    ? `<p class="soft">${t(prompt)}</p><p>${rich(idle)}</p>` : mapVerdict(cursor);
  paintSoon();
}

function pointAtCell(cell) {
  if (cell === cursor) return;
  cursor = cell;
  trail = pathFrom(cell);
  showCursor();
}

// Scrolls a large picture so that the cursor is visible.
function followCursor() {
  const [row, column] = rowAndColumn(cursor);
  const border = Math.min(2, room.width / crop.scale / 4);
  const clamped = (first, seen, cell) =>
    Math.min(Math.max(first, cell + 1 + border - seen), cell - border);
  go({ scale: crop.scale, x: clamped(crop.x, room.width / crop.scale, column),
    y: clamped(crop.y, room.height / crop.scale, row) });
}

function jumpTo(cell) {
  const scale = Math.max(crop.scale, 2 * LETTERED);
  const [row, column] = rowAndColumn(cell);
  pointAtCell(cell);
  go({ scale, x: column + 0.5 - room.width / scale / 2, y: row + 0.5 - room.height / scale / 2 });
}

function find() {
  const [first, second] = [part('kind').value, part('number').value].map(Number);
  const isInside = first >= 1 && first <= map.rows && second >= 1 && second <= map.columns;
  const cell = !map.isBoard ? cellOfName(map, first, second)
    : isInside ? (first - 1) * map.columns + second - 1 : -1;
  if (cell >= 0) jumpTo(cell);
  else part('verdict').innerHTML = `<p>${t('largeNotThere')}</p>`;
}

function keyedOnMap(event) {
  const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (by) {
    // An arrow key moves the cursor by one cell, but at least by 6 pixels. With Shift, the key
    // moves the cursor by a third of the visible width.
    const step = Math.ceil((event.shiftKey ? room.width / 3 : 6) / crop.scale);
    const from = cursor === -1
      ? [crop.y + room.height / crop.scale / 2, crop.x + room.width / crop.scale / 2].map(Math.floor)
      : rowAndColumn(cursor);
    const row = Math.min(Math.max(from[0] + by[1] * step, 0), map.rows - 1);
    const column = Math.min(Math.max(from[1] + by[0] * step, 0), map.columns - 1);
    pointAtCell(Math.min(row * map.columns + column, map.codes.length - 1));
    followCursor();
  } else if (event.key === '+' || event.key === '=') {
    zoomInMiddle(1.5);
  } else if (event.key === '-') {
    zoomInMiddle(1 / 1.5);
  } else if (event.key === '0') {
    fit();
  } else if (event.key === 'Escape') {
    pointAtCell(-1);
  } else {
    return;
  }
  event.preventDefault();
}

// ---- The pointer: dragging moves the map, two fingers zoom

const pointers = new Map();
let travel = 0;  // the distance that the pointers moved since the first pointer was pressed

function pointOnMap(event) {
  const box = part('marks').getBoundingClientRect();
  return [event.clientX - box.left, event.clientY - box.top];
}

function cellUnder([x, y]) {
  const [row, column] = [Math.floor(crop.y + y / crop.scale), Math.floor(crop.x + x / crop.scale)];
  if (row < 0 || column < 0 || row >= map.rows || column >= map.columns) return -1;
  const cell = row * map.columns + column;
  return cell < map.codes.length ? cell : -1;
}

const mean = (points) =>
  [0, 1].map((i) => points.reduce((sum, point) => sum + point[i], 0) / points.length);

const spread = ([first, second]) =>
  (second ? Math.hypot(first[0] - second[0], first[1] - second[1]) : 1);

function movedOnMap(event) {
  const point = pointOnMap(event);
  if (!pointers.has(event.pointerId)) {
    if (event.pointerType === 'mouse') pointAtCell(cellUnder(point));
    return;
  }
  const before = [...pointers.values()];
  pointers.set(event.pointerId, point);
  const now = [...pointers.values()];
  const [from, to] = [mean(before), mean(now)];
  travel += Math.hypot(to[0] - from[0], to[1] - from[1]);
  haul(from, to, spread(now) / Math.max(1, spread(before)));
}

function pressedMap(event) {
  if (pointers.size === 0) travel = 0;
  pointers.set(event.pointerId, pointOnMap(event));
  part('marks').setPointerCapture(event.pointerId);
}

function releasedMap(event) {
  if (pointers.delete(event.pointerId) && travel < 6) pointAtCell(cellUnder(pointOnMap(event)));
}

function turnedOnMap(event) {
  event.preventDefault();
  const unit = [1, 16, 100][event.deltaMode];
  if (event.shiftKey) {
    const [dx, dy] = event.deltaX === 0 ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
    go({ scale: crop.scale, x: crop.x + (dx * unit) / crop.scale, y: crop.y + (dy * unit) / crop.scale });
  } else {
    zoomAt(Math.exp(-event.deltaY * unit * (event.ctrlKey ? 0.01 : 0.002)), pointOnMap(event));
  }
}

// ---- The whole

function measureMap() {
  const box = part('box').getBoundingClientRect();
  room = { width: Math.max(50, Math.floor(box.width)), height: Math.max(50, Math.floor(box.height)) };
}

function chooseCase(index) {
  map = maps[index] ?? null;
  cursor = map === null ? -1 : map.token;
  trail = cursor === -1 ? [] : pathFrom(cursor);
}

function wireMap() {
  const on = (name, type, handle) => part(name).addEventListener(type, handle);
  on('marks', 'pointerdown', pressedMap);
  on('marks', 'pointermove', movedOnMap);
  on('marks', 'pointerup', releasedMap);
  on('marks', 'pointercancel', releasedMap);
  on('marks', 'wheel', turnedOnMap);
  on('marks', 'keydown', keyedOnMap);
  on('in', 'click', () => zoomInMiddle(1.5));
  on('out', 'click', () => zoomInMiddle(1 / 1.5));
  on('fit', 'click', fit);
  on('find', 'submit', (event) => {
    event.preventDefault();
    find();
  });
  on('case', 'change', (event) => {
    chooseCase(Number(event.target.value));
    showMapTexts();
    lookFirst();
  });
  new ResizeObserver(() => {
    if (map === null) return;
    const isWhole = crop.scale <= fitScale();
    measureMap();
    if (isWhole) fit();
    else go(crop);
  }).observe(part('box'));
}

// Paints the picture of a large board or graph again after the size of the window has changed.
export function resizeLarge() {
  paintSoon();
}

// Shows the data that the tool `explain` put into the page, with texts in the current language.
// colorOf(name) returns the CSS value of a color.
export function showLarge(colorOf) {
  color = colorOf;
  if (problem !== null) {
    showMapTexts();
    paintSoon();
    return;
  }
  problem = problems.some(({ id }) => id === explained.problem) ? problemOf(explained.problem)
    : { title: { en: explained.problem, zh: explained.problem }, shape: '', game: false };
  maps = (explained.cases ?? []).map(mapOf);
  // Frees memory: mapOf() has copied the data of item.signs.
  explained.cases?.forEach((item) => delete item.signs);
  chooseCase(0);
  part('view').hidden = false;
  showMapTexts();
  wireMap();
  if (map === null) return;
  measureMap();
  lookFirst();
}
