// SPDX-License-Identifier: CC0-1.0
//
// Reads and writes the inputs of the judges. `id` names the problem, and `cases` lists the games or
// graphs of the input: read(id, text) returns { id, cases, error, warnings, rest, more }, and
// write(id, { cases }) returns a text. The faults are those that the solvers find. The code depends on
// the layout of a problem and on how its inputs end, see problems.js, but never on the problem.
import { hallSet, maximumMatching, oddCycle, withoutLoops } from '../core/matching.js';
import {
  caseFromArrays, caseFromGraph, caseFromRows, caseFromSide, caseFromTree, cubeCase, findStart, isMatrix, lineCase,
} from './cases.js';
import { MOST_WEIGHT, problemOf } from './problems.js';
import { linesOf, numberOfColors } from './questions.js';
import { GREATEST, InputError, isNumber, textOf, TokenReader } from './tokens.js';

// The size of an input is the number of its vertices plus the number of its edges, see tokens.js for the largest
// ones. Each case adds PARTS_OF_CASE to the size, because each answer takes time as well.
const MOST_WORK = 5000000;  // steps of a computation for which the page waits
const MOST_WEIGHTED = 250000;  // vertices times edges of a graph with weights that is drawn, if it is not bipartite
const MOST_EDGES = 125000;  // edges of such a graph with up to MOST_SIDE vertices that is not drawn
const MOST_CELLS = 10000;  // cells of a matrix that is drawn
const MOST_SIDE = 500;  // vertices on the larger side of a bipartite graph with weights
const MOST_STONES = 2000;
const MOST_VERTICES = 10000;  // of a graph that is drawn
const MOST_PEOPLE = 40;  // of which each one is a vertex
const MOST_LABELED = 200;  // vertices of a graph that is drawn with texts beside them
const PARTS_OF_CASE = 8;

// ---- Reading

// Adds `count` to input.parts, the number of vertices and edges of the input so far. Fails if the
// input becomes too large for the page. Functions that build a graph that may be much larger than the
// text call this function before. The reader limits the text.
function limitParts(input, count) {
  input.parts = (input.parts ?? 0) + count;
  if (input.parts > input.most) input.tooMuch();
}

// Fails if the computation for an input takes too long to wait for. The factors of the callers make the steps of all
// computations equally long, as far as measured; what is not drawn is always computed by a worker.
const limitWork = (input, steps) => input.isAtOnce && steps > MOST_WORK && input.tooMuch();

// Returns the size of a board, by which the page estimates its own running time: the number of
// vertices, plus the number of edges, plus a constant for each board. An edge allows a move and the
// opposite move. So this function counts only the moves down, and the moves to the right within a
// row.
function partsOfBoard({ moves, wall }, rows) {
  const isFree = (r, c) => r < rows.length && c >= 0 && c < rows[0].length && rows[r][c] !== wall;
  const forward = moves.filter(([down, right]) => down > 0 || (down === 0 && right > 0));
  let parts = PARTS_OF_CASE;
  for (let r = 0; r < rows.length; ++r) {
    for (let c = 0; c < rows[r].length; ++c) {
      if (!isFree(r, c)) continue;
      ++parts;
      for (const [down, right] of forward) parts += isFree(r + down, c + right) ? 1 : 0;
    }
  }
  return parts;
}

// Reads `rowCount` rows of a board with `columns` cells in each row.
function readRows(input, problem, rowCount, columns) {
  const { free, wall, start } = problem;
  if (rowCount * columns > 20 * input.most) input.tooMuch();
  const rows = [];
  let hasStart = false;
  for (let r = 0; r < rowCount; ++r) {
    const word = input.word();
    let row = word;
    if (row.length !== columns) {
      const fault = { kind: 'Row', token: row, length: columns };
      if (row.length < columns) input.refuse(fault);
      input.ignore(fault);
      row = row.slice(0, columns);
    }
    for (let c = 0; c < columns; ++c) {
      const sign = row[c];
      if (free.includes(sign) || sign === wall) continue;
      if (sign !== start) {
        input.refuse({ kind: 'Sign', token: /^.[\x80-\xbf]*/.exec(word.slice(c))[0], signs: free + wall + start, column: c + 1 });
      }
      if (hasStart) input.refuse({ kind: 'Start', token: sign });
      hasStart = true;
    }
    rows.push(row);
  }
  if (start !== '' && !hasStart) input.refuse({ kind: 'Start', token: start });
  limitParts(input, partsOfBoard(problem, rows));
  return rows;
}

// Reads pairs of numbers from `base` on; `sizes` says how many numbers each of the two can be. A pair with
// a number out of range is skipped with a warning. Returns pairs of zero-based numbers, and
// appends the one-based places of these pairs in the input to `places`. If the list `weights` is given,
// a weight follows each pair, and is appended to the list.
function readPairs(input, base, sizes, places = [], weights = null) {
  const pairs = [];
  const count = input.integer(0);
  for (let place = 1; place <= count; ++place) {
    const pair = sizes.map((size) => input.integerOrWarn(base, base - 1 + size) - base);
    const weight = weights && readWeight(input);
    if (pair.includes(NaN)) continue;
    weights?.push(weight);
    pairs.push(pair);
    places.push(place);
  }
  return pairs;
}

// Reads pairs of numbers from 1 to n until "0 0" or the end of the input. Returns zero-based pairs.
function readPairsUntilZeros(input, n) {
  const pairs = [];
  while (!input.atEnd()) {
    const v = input.integerOrWarn(0, n);
    const w = input.integerOrWarn(v === 0 ? 0 : 1, n);
    if (v === 0 && w === 0) break;
    if (v === 0 && w > 0) input.ignore({ kind: 'Range', token: '0', low: 1, high: n });
    if (v > 0 && w > 0) pairs.push([v - 1, w - 1]);
  }
  input.skipAll();
  return pairs;
}

const readWeight = (input) => input.integer(-MOST_WEIGHT, MOST_WEIGHT);

// Fails if the bipartite graph of a case has no perfect matching.
function refuseWithoutPerfect(input, item) {
  const mate = maximumMatching(item.graph);
  if (mate.includes(-1)) input.refuse({ kind: 'Hall', item, ...hallSet(item.graph, mate) });
}

// Returns a case whose edges have weights, which are null if there are none. The search for a
// matching of maximum weight looks at each edge for each vertex.
function withWeights(input, { perfect }, item, weights) {
  if (!weights) return item;
  const { graph, left } = item;
  const isLarge = !item.side && graph.n * weights.length > MOST_WEIGHTED;
  if (isLarge && (graph.n > MOST_SIDE || weights.length > MOST_EDGES)) {
    input.tooMuch({ limit: 'Weighted', side: MOST_SIDE, many: MOST_EDGES, most: MOST_WEIGHTED });
  }
  if (item.side && Math.max(left, graph.n - left) > MOST_SIDE) input.tooMuch({ limit: 'Side', most: MOST_SIDE });
  if (perfect) refuseWithoutPerfect(input, item);
  const hidden = isLarge || (isMatrix({ ...item, weights }) ? left * (graph.n - left) > MOST_CELLS : graph.n > MOST_LABELED);
  if (hidden) limitWork(input, Infinity);
  return { ...item, weights, hidden };
}

const onRight = (pairs, left) => pairs.map(([v, w]) => [v, left + w]);

// Returns a case with two sides. `pairs` are the edges, zero-based on each side.
function caseOfSides(input, { id }, left, right, pairs) {
  limitParts(input, PARTS_OF_CASE + left + right + pairs.length);
  return caseFromGraph(id, left + right, onRight(pairs, left), left);
}

const numbers = (input, count, low, high = GREATEST) => Array.from({ length: count }, () => input.integer(low, high));

// Reads the rows of a matrix. The first row that does not fill a line of its own is remembered, because it
// explains why the input ends too early or too late.
function readMatrix(input, rowCount, columns, low, high) {
  return Array.from({ length: rowCount }, (_, r) => {
    input.atEnd();
    const own = input.ragged ? columns : input.text.slice(input.next).match(/^[^\r\n]*/)[0].trim().split(/\s+/).length;
    if (own !== columns) input.ragged = { line: input.line, row: r + 1, own, length: columns };
    return numbers(input, columns, low, high);
  });
}

const readPlaces = (input, count) => Array.from({ length: count }, () => numbers(input, 2, -GREATEST - 1));

// Returns points as the edges of a bipartite graph. The vertices on the left are the vertical lines,
// and the vertices on the right are the horizontal lines. Each point joins the two lines that go
// through the point.
function caseOfPlaces(input, { id }, points) {
  limitWork(input, 100 * points.length);
  const lines = [0, 1].map((i) => [...new Set(points.map((point) => point[i]))].sort((a, b) => a - b));
  const places = lines.map((list) => new Map(list.map((line, i) => [line, i])));
  const left = lines[0].length;
  const edges = points.map(([x, y]) => [places[0].get(x), left + places[1].get(y)]);
  const names = lines.flat().map(String);
  return { ...caseFromGraph(id, names.length, edges, left), names };
}

// Reads people, each of whom joins a university and a subject by an edge with a weight.
function readPeople(input, problem, count) {
  const [places, weights] = [[], []];
  for (let i = 0; i < count; ++i) {
    places.push(numbers(input, 2, 1));
    weights.push(readWeight(input));
  }
  return withWeights(input, problem, caseOfPlaces(input, problem, places), weights);
}

// Reads two combination locks. A pattern, such as '=.=', says at which positions the digits of the
// two locks are equal ('=') or different ('.'). The vertices of the graph are the pattern of the
// two locks at the start, and all patterns that are not forbidden.
function readLocks(input, { id }, digits) {
  const count = input.integer(0);
  const settings = [readSetting(input, digits), readSetting(input, digits)];
  const start = Array.from(settings[0], (sign, i) => (sign === settings[1][i] ? '=' : '.')).join('');
  if (2 ** digits > input.most) input.tooMuch();
  const forbidden = [];
  while (forbidden.length < count) forbidden.push(readPattern(input, digits));
  const gone = new Set(forbidden);
  gone.delete(start);
  const patterns = Array.from({ length: 2 ** digits }, (_, v) =>
    Array.from({ length: digits }, (__, i) => ((v >> i) & 1 ? '.' : '=')).join(''));
  const names = patterns.filter((pattern) => !gone.has(pattern));
  return lockCase(input, id, names, { '.': '=' }, start);
}

// Reads a combination lock. The vertices of the graph are the first password, and all passwords that
// are not forbidden.
function readPasswords(input, { id }, digits) {
  const count = input.integer(0);
  const passwords = [readSetting(input, digits)];
  while (passwords.length <= count) passwords.push(readSetting(input, digits));
  if (10 ** digits > input.most) input.tooMuch();
  const gone = new Set(passwords);
  gone.delete(passwords[0]);
  const names = Array.from({ length: 10 ** digits }, (_, v) => String(v).padStart(digits, '0'))
    .filter((password) => !gone.has(password));
  const before = Object.fromEntries(Array.from('0123456789', (digit) => [digit, String((Number(digit) + 9) % 10)]));
  return lockCase(input, id, names, before, passwords[0]);
}

// Returns the case of a lock with these words. before[sign] is the sign that comes before another one,
// if there is one. Two words are neighbors if they differ in one sign, and one of these two signs comes
// before the other. The game starts from the word `start`.
function lockCase(input, id, names, before, start) {
  const number = new Map(names.map((name, v) => [name, v]));
  const edges = names.flatMap((name, v) => Array.from(name, (sign, i) => [
    number.get(`${name.slice(0, i)}${before[sign]}${name.slice(i + 1)}`), v,
  ]).filter(([w]) => w !== undefined));
  limitParts(input, PARTS_OF_CASE + names.length + edges.length);
  return { ...caseFromGraph(id, names.length, edges), names, token: number.get(start) };
}

// Reads the setting of a lock, which must have `digits` digits. Ignores a plus sign and surplus
// zeros in front of the setting.
function readSetting(input, digits) {
  const token = input.word();
  let setting = token.replace(/^[+]/, '');
  while (setting.length > digits && setting[0] === '0') setting = setting.slice(1);
  if (setting.length !== digits || !/^[0-9]*$/.test(setting)) input.refuse({ kind: 'Setting', token, length: digits });
  return setting;
}

function readPattern(input, digits) {
  const token = input.word();
  const fault = { kind: 'Pattern', token, length: digits };
  const pattern = token.slice(0, digits);
  if (token.length > digits) input.ignore(fault);
  if (token.length < digits || !/^[=.]*$/.test(pattern)) input.refuse(fault);
  return pattern;
}

function readTree(input, n) {
  const edges = [];
  const lines = [];
  for (let i = 1; i < n; ++i) {
    edges.push(numbers(input, 2, 1, n).map((v) => v - 1));
    lines.push(input.line);
  }
  const closing = firstClosingEdge(n, edges);
  if (closing !== -1) {
    const ends = edges[closing].map((v) => v + 1);
    input.refuse({ kind: 'Closing', token: ends.join(' '), line: lines[closing] });
  }
  return edges;
}

// Returns the index of the first edge that closes a cycle with earlier edges, or -1 if no edge
// closes a cycle.
function firstClosingEdge(n, edges) {
  const above = Int32Array.from({ length: n }, (_, v) => v);
  const root = (v) => {
    while (above[v] !== v) v = above[v] = above[above[v]];
    return v;
  };
  return edges.findIndex(([v, w]) => {
    const [a, b] = [root(v), root(w)];
    above[a] = b;
    return a === b;
  });
}

// Reads a tree and, if the problem has starts, a list of vertices, at each of which a round (a game on
// the tree) starts. If a start is invalid, the case has the earlier rounds.
function readTreeWithStarts(input, problem, n, cases) {
  const rounds = problem.starts ? input.integer(0) : 0;
  limitParts(input, n);
  limitWork(input, 100 * n);
  const tree = readTree(input, n);
  const starts = [];
  const add = () => cases.push(caseFromTree(problem.id, n, tree, starts));
  try {
    for (input.keep(rounds); input.more > 0 && !endsEarly(input); input.keep(input.more - 1)) {
      starts.push(input.integer(1, n) - 1);
    }
  } catch (error) {
    if (starts.length > 0) add();
    throw error;
  }
  add();
}

// Reads the lists of neighbors: for each vertex on the left, the number of its neighbors and then
// its neighbors. Returns pairs of zero-based numbers.
function readLists(input, left, right) {
  const pairs = [];
  for (let v = 0; v < left; ++v) {
    for (let more = input.integer(0); more > 0; --more) {
      const number = input.integerOrWarn(1, right);
      if (!Number.isNaN(number)) pairs.push([v, number - 1]);
    }
  }
  return pairs;
}

// Reads the lists of the girls whom each son likes, and a matching of sons and girls. The result
// stores the matching as `given`.
function readWedding(input, problem, n) {
  const likes = caseOfSides(input, problem, n, n, readLists(input, n, n));
  const given = new Int32Array(2 * n).fill(-1);
  for (let son = 0; son < n; ++son) {
    const number = input.integer(1, n);
    const girl = n - 1 + number;
    if (!likes.graph.adj[son].includes(girl)) input.refuse({ kind: 'NotLiked', token: String(number), son: son + 1 });
    if (given[girl] !== -1) input.refuse({ kind: 'Taken', token: String(number), son: given[girl] + 1 });
    given[son] = girl;
    given[girl] = son;
  }
  return { ...likes, given };
}

// Reads the excluded pairs of a letter and an envelope. The result stores the excluded pairs as
// `excluded`. The edges of the graph are all pairs that are not excluded.
function readExcluded(input, { id }, n) {
  const excluded = onRight(readPairsUntilZeros(input, n), n);
  limitParts(input, 2 * n + n * n - excluded.length);
  return { ...caseFromGraph(id, 2 * n, otherPairs(n, excluded), n), excluded };
}

// Returns the pairs [v, w] that are not in `pairs`, in ascending order. There are n vertices on
// each side: v is on the left, and w is on the right.
function otherPairs(n, pairs) {
  const isAmong = new Uint8Array(n * n);
  for (const [v, w] of pairs) isAmong[v * n + w - n] = 1;
  const others = [];
  isAmong.forEach((is, i) => is || others.push([Math.floor(i / n), n + (i % n)]));
  return others;
}

function readWalls(input, problem, rowCount) {
  const columns = problem.square ? rowCount : input.integer(1);
  const walls = readPairs(input, 1, [rowCount, columns]);
  if (rowCount * columns - walls.length > input.most) input.tooMuch();
  const cells = Array.from({ length: rowCount }, () => new Array(columns).fill(problem.free));
  for (const [r, c] of walls) cells[r][c] = problem.wall;
  const rows = cells.map((row) => row.join(''));
  limitParts(input, partsOfBoard(problem, rows));
  return caseFromRows(problem.id, rows);
}

// Reads couples of a girl and a boy, and other pairs of them. The couples are the first edges.
function readCouples(input, problem, n) {
  const known = [new Map(), new Map()];
  for (let i = 0; i < n; ++i) {
    for (const names of known) {
      const token = input.word();
      if (names.has(token)) input.refuse({ kind: 'Known', token });
      names.set(token, i);
    }
  }
  const pairs = Array.from({ length: n }, (_, i) => [i, i]);
  for (let more = input.integer(0); more > 0; --more) {
    const pair = known.map((names) => {
      const token = input.word();
      if (!names.has(token)) input.ignore({ kind: 'Unknown', token });
      return names.get(token);
    });
    if (!pair.includes(undefined)) pairs.push(pair);
  }
  return { ...caseOfSides(input, problem, n, n, pairs), names: known.flatMap((names) => [...names.keys()]) };
}

// Reads slides, which are rectangles, and as many points. The graph joins each slide to the points on
// it.
function readSlides(input, problem, n) {
  const slides = Array.from({ length: n }, () => numbers(input, 4, -GREATEST - 1));
  const points = readPlaces(input, n);
  const pairs = slides.flatMap(([x, toX, y, toY], slide) => points.flatMap(([px, py], point) =>
    (px >= x && px <= toX && py >= y && py <= toY ? [[slide, point]] : [])));
  const names = slides.map((_, i) => String.fromCharCode(65 + i)).concat(points.map((_, i) => String(i + 1)));
  return { ...caseOfSides(input, problem, n, n, pairs), names };
}

// Reads the arcs of an acyclic directed graph. The result has two copies of each vertex, one on each
// side, and joins the left copy of the tail of each arc, or of each path if the problem is about the
// closure, to the right copy of the head. `depth` has the number of arcs on a longest path to each copy.
function readArcs(input, problem, n) {
  const arcs = readPairs(input, problem.base, [n, n]);
  limitWork(input, (problem.closure ? n : 200) * arcs.length);
  limitParts(input, n);
  const heads = Array.from({ length: n }, () => []);
  const entering = new Int32Array(n);
  for (const [v, w] of arcs) {
    heads[v].push(w);
    ++entering[w];
  }
  const order = [...heads.keys()].filter((v) => entering[v] === 0);
  const depth = new Array(2 * n).fill(0);
  for (const v of order) {
    for (const w of heads[v]) {
      depth[w] = depth[n + w] = Math.max(depth[w], depth[v] + 1);
      if (--entering[w] === 0) order.push(w);
    }
  }
  if (order.length < n) {
    // Each vertex that is left has an arc from another one that is left.
    const from = [];
    let v = -1;
    for (const [u, w] of arcs) if (entering[u] > 0) from[w] = v = u;
    for (let i = 0; i < n; ++i) v = from[v];
    const set = [v];
    while (from[set[0]] !== v) set.unshift(from[set[0]]);
    const item = { names: [...heads.keys()].map((u) => String(u + problem.base)) };
    input.refuse({ kind: 'Cycle', item, set });
  }
  const pairs = problem.closure ? [] : arcs;
  for (const v of problem.closure ? order.reverse() : []) {
    heads[v] = [...new Set(heads[v].flatMap((w) => [w, ...heads[w]]))];
    limitParts(input, heads[v].length);
    for (const w of heads[v]) pairs.push([v, w]);
  }
  return { ...caseOfSides(input, problem, n, n, pairs), arcs, depth };
}

// Reads a board of numbers, the weights of its cells.
function readNumbers(input, problem, rowCount) {
  const columns = input.integer(1);
  const capacities = readMatrix(input, rowCount, columns, 0).flat();
  limitWork(input, 500 * capacities.length);
  const rows = new Array(rowCount).fill('.'.repeat(columns));
  limitParts(input, partsOfBoard(problem, rows));
  return { ...caseFromRows(problem.id, rows), capacities };
}

// Reads the capacities of units and of tables. Each unit is joined to each table.
function readSeats(input, problem, left) {
  const right = input.integer(1);
  const capacities = [...numbers(input, left, 0), ...numbers(input, right, 0)];
  if (left * right > input.most) input.tooMuch();
  const pairs = Array.from({ length: left * right }, (_, i) => [Math.floor(i / right), i % right]);
  return withCapacities(caseOfSides(input, problem, left, right, pairs), capacities);
}

const withCapacities = (item, capacities) => ({ ...item, capacities, hidden: item.graph.n > MOST_LABELED });

// Reads the digits that say which person can live on which planet, and the capacities of the planets. If there
// are many people, one vertex stands for all of them with the same digits: 2×5 for person 2 and four others.
function readPlanets(input, problem, count) {
  const right = input.integer(1);
  const groups = new Map();
  const matrix = readMatrix(input, count, right, 0, 1);
  matrix.forEach((digits, v) => {
    const key = count > MOST_PEOPLE ? digits.join() : v;
    if (!groups.has(key)) groups.set(key, { digits, first: v + 1, size: 0 });
    ++groups.get(key).size;
  });
  const people = [...groups.values()];
  const pairs = people.flatMap(({ digits }, v) => digits.flatMap((digit, w) => (digit === 1 ? [[v, w]] : [])));
  const capacities = [...people.map(({ size }) => size), ...numbers(input, right, 0)];
  const item = withCapacities(caseOfSides(input, problem, people.length, right, pairs), capacities);
  people.forEach(({ first, size }, v) => { item.names[v] = size > 1 ? `${first}×${size}` : String(first); });
  return { ...item, matrix, isGrouped: people.length < count };
}

// Reads the points of stones and a distance, up to which the graph joins them.
function readStones(input, { id }, count) {
  const places = readPlaces(input, count);
  const distance = input.integer(0, GREATEST);
  if (count > MOST_STONES) input.tooMuch({ limit: 'Stones', most: MOST_STONES });
  const isNear = ([x, y], [p, q]) => Math.abs(x - p) + Math.abs(y - q) <= distance;
  const edges = places.flatMap((place, w) => places.flatMap((other, v) =>
    (v < w && isNear(place, other) ? [[v, w]] : [])));
  limitParts(input, PARTS_OF_CASE + edges.length);
  return { ...caseFromGraph(id, count, edges), names: places.map((place) => place.join()) };
}

// Reads the worths of the rows and of the columns of a board.
function readArrays(input, { id }, n) {
  const m = input.integer(1);
  const [a, b] = [n, m].map((count) => numbers(input, count, 0, MOST_WEIGHT));
  limitParts(input, PARTS_OF_CASE + n * m * (n + m) / 2);
  return { ...caseFromArrays(id, a, b), hidden: n * m > MOST_LABELED };
}

function readTranscript(input, problem, rowCount) {
  const columns = input.integer(1);
  const rows = readRows(input, problem, rowCount, columns);
  const cells = rows.map((row) => Array.from(row));
  const visited = [findStart(problem, rows)];
  const rounds = input.integer(0, (rows.length * columns - 1) >> 1);
  limitWork(input, 2 * rounds * rows.length * columns);
  for (let move = 0; move < 2 * rounds; ++move) {
    const sign = move % 2 === 0 ? 'O' : 'X';
    const r = input.integer(1, rows.length) - 1;
    const c = input.integer(1, columns) - 1;
    const [blankRow, blankColumn] = visited[move];
    if (Math.abs(r - blankRow) + Math.abs(c - blankColumn) !== 1 || cells[r][c] !== sign) {
      input.refuse({ kind: 'Slide', isWhite: move % 2 === 0, row: r + 1, column: c + 1 });
    }
    cells[blankRow][blankColumn] = sign;
    cells[r][c] = '.';
    visited.push([r, c]);
  }
  const board = caseFromRows(problem.id, rows);
  board.path = visited.map(([r, c]) => board.vertexAt(r, c));
  return board;
}

// Checks whether the input ends here. If so, adds a warning.
function endsEarly(input) {
  if (input.atEnd()) input.ignore({ kind: 'End' });
  return input.atEnd();
}

// ---- Writing

const pairsOf = (pairs, base, shift = 0, weights = null) =>
  pairs.map(([v, w], i) => `${v + base} ${w - shift + base}${weights ? ` ${weights[i]}` : ''}\n`).join('');

const writeRows = ({ rows }, { square }) =>
  `${rows.length}${square ? '' : ` ${rows[0].length}`}\n${linesOf(rows)}`;

function writeWalls({ rows }, { square, wall }) {
  const walls = [];
  rows.forEach((row, r) => {
    for (let c = 0; c < row.length; ++c) if (row[c] === wall) walls.push(`${r + 1} ${c + 1}\n`);
  });
  return `${rows.length}${square ? '' : ` ${rows[0].length}`} ${walls.length}\n${walls.join('')}`;
}

function writeTranscript(board, problem) {
  const rounds = Math.max(0, board.path.length - 1) >> 1;
  const moves = board.path.slice(1, 2 * rounds + 1).map((v) => board.names[v] + '\n');
  return `${writeRows(board, problem)}${rounds}\n${moves.join('')}`;
}

const writeTree = ({ parent, tree, starts }, problem, more) =>
  `${parent.length}${problem.starts ? ` ${starts.length + more}` : ''}\n${pairsOf(tree, 1)}` +
  linesOf(starts.map((v) => v + 1));

// Writes the numbers of a matrix, by default with the numbers of rows and columns before.
const writeMatrix = (list, columns, head = `${list.length / columns} ${columns}`) =>
  linesOf([head, ...Array.from({ length: list.length / columns }, (_, r) => list.slice(r * columns, (r + 1) * columns).join(' '))]);

function writeLists({ edges, left }) {
  const lists = Array.from({ length: left }, () => []);
  for (const [v, w] of edges) lists[v].push(w - left + 1);
  return linesOf(lists.map((list) => [list.length, ...list].join(' ')));
}

function writeWedding(item) {
  const given = (item.given ?? maximumMatching(item.graph)).slice(0, item.left);
  return `${item.left}\n${writeLists(item)}${given.map((w) => w - item.left + 1).join(' ')}\n`;
}

// ---- Layouts

// Each layout has these fields. The first number of a case is from `least`, by default 0, to `most`, by
// default MOST_COUNT. read(input, problem, first) reads a case after this number, or appends the case to a
// fourth argument, a list, itself. write(item, problem) writes a case that can be edited.
const layouts = {
  board: {
    least: 1,
    read(input, problem, rowCount) {
      const columns = problem.square ? rowCount : input.integer(1);
      const board = caseFromRows(problem.id, readRows(input, problem, rowCount, columns));
      if (problem.dominoes) refuseWithoutPerfect(input, board);
      return board;
    },
    write: writeRows,
  },
  walls: { least: 1, read: readWalls, write: writeWalls },
  transcript: { least: 1, read: readTranscript, write: writeTranscript },
  side: { most: GREATEST, read: (_, { id }, side) => caseFromSide(id, side) },
  tree: { least: 1, read: readTreeWithStarts, write: writeTree },
  edges: {
    read(input, problem, n) {
      const { id, base, line, bipartite } = problem;
      const [places, weights] = [[], problem.weighted ? [] : null];
      const edges = readPairs(input, base, [n, n], places, weights);
      limitParts(input, PARTS_OF_CASE + n + edges.length);
      if (problem.question.coloring === 'edges' && !bipartite) limitWork(input, 3 * n * (n + edges.length));
      if (line) return lineCase(id, n, edges);
      const item = { ...caseFromGraph(id, n, edges), numbers: places };
      const set = bipartite ? oddCycle(withoutLoops(item.graph)) : [];
      if (set.length > 0) input.refuse({ kind: 'Odd', item, set });
      return withWeights(input, problem, item, weights);
    },
    write: ({ graph, edges, weights }, { base }) => `${graph.n} ${edges.length}\n${pairsOf(edges, base, 0, weights)}`,
  },
  pairs: {
    read(input, { id }, n) {
      const edges = readPairsUntilZeros(input, n);
      limitParts(input, PARTS_OF_CASE + n + edges.length);
      return caseFromGraph(id, n, edges);
    },
    write: ({ graph, edges }, { base }) => `${graph.n}\n${pairsOf(edges, base)}`,
  },
  sides: {
    read(input, problem, left) {
      const right = problem.sameSides ? left : input.integer(0);
      const weights = problem.weighted ? [] : null;
      const pairs = readPairs(input, problem.base, [left, right], [], weights);
      const item = caseOfSides(input, problem, left, right, pairs);
      if (problem.question.colors) limitWork(input, 2 * pairs.length * numberOfColors(item));
      return withWeights(input, problem, item, weights);
    },
    write: ({ graph, edges, left, weights }, { base, sameSides }) =>
      `${left} ${sameSides ? '' : `${graph.n - left} `}${edges.length}\n${pairsOf(edges, base, left, weights)}`,
  },
  lists: {
    read(input, problem, left) {
      const right = input.integer(0);
      return caseOfSides(input, problem, left, right, readLists(input, left, right));
    },
    write: (item) => `${item.left} ${item.graph.n - item.left}\n${writeLists(item)}`,
  },
  matrix: {
    read(input, problem, n) {
      if (n > MOST_SIDE) input.tooMuch({ limit: 'Side', most: MOST_SIDE });
      const weights = readMatrix(input, n, n, -MOST_WEIGHT, MOST_WEIGHT).flat();
      const pairs = weights.map((_, i) => [Math.floor(i / n), i % n]);
      return withWeights(input, problem, caseOfSides(input, problem, n, n, pairs), weights);
    },
    write: ({ left: n, weights }) => writeMatrix(weights, n, n),
  },
  wedding: { read: readWedding, write: writeWedding },
  excluded: {
    read: readExcluded,
    write: ({ edges, left, excluded }) =>
      `${left}\n${pairsOf(excluded ?? otherPairs(left, edges), 1, left)}0 0\n`,
  },
  points: { read: (input, problem, count) => caseOfPlaces(input, problem, readPlaces(input, count)) },
  people: { read: readPeople },
  locks: { least: 1, most: 26, read: readLocks },
  passwords: { least: 1, most: 8, read: readPasswords },
  couples: { read: readCouples },
  slides: { most: 26, read: readSlides },
  stones: { read: readStones },
  arcs: { read: readArcs },
  distances: {
    read(input, problem, n) {
      limitParts(input, 2 * n);
      const pairs = numbers(input, n, 0).flatMap((d, v) => (2 * d > n ? []
        : [...new Set([(v + n - d) % n, (v + d) % n])].map((w) => [v, w])));
      return { ...caseOfSides(input, problem, n, n, pairs), isSmallest: true };
    },
  },
  cube: { least: 1, most: GREATEST, read: (input, { id }, side) => cubeCase(id, side, numbers(input, 3, 1, side)) },
  arrays: { least: 1, read: readArrays },
  numbers: { least: 1, read: readNumbers, write: ({ rows, capacities }) => writeMatrix(capacities, rows[0].length) },
  seats: {
    least: 1,
    read: readSeats,
    write: ({ left, graph: { n }, capacities: all }) =>
      linesOf([`${left} ${n - left}`, all.slice(0, left).join(' '), all.slice(left).join(' ')]),
  },
  planets: {
    least: 1,
    read: readPlanets,
    write: ({ matrix, left, graph: { n }, capacities }) =>
      writeMatrix([...matrix.flat(), ...capacities.slice(left)], n - left, `${matrix.length} ${n - left}`),
  },
};

// ---- All cases

// Reads all cases. Appends them to the list `cases`, so that the cases before an error remain
// available.
function readCases(input, problem, cases) {
  const layout = layouts[problem.layout];
  const { least = 0, most } = layout;
  const readCase = (first) => {
    const item = layout.read(input, problem, first, cases);
    if (item) cases.push(item);
    limitWork(input, 250 * cases.length);
    const last = cases.at(-1);
    if (last?.graph && !last.cells && last.graph.n > MOST_VERTICES) last.hidden = true;
  };
  const { end } = problem;
  if (!problem.several) {
    readCase(input.integer(least, most));
    input.keep(input.more);
  } else if (end === 'counted') {
    for (input.keep(input.integer(0)); input.more > 0; input.keep(input.more - 1)) {
      if (endsEarly(input)) return;
      readCase(input.integer(least, most));
    }
  } else {
    while (!input.atEnd()) {
      if (end === 'end_of_input' && cases.length > 0 && !isNumber(input.peek())) {
        input.ignore({ kind: 'More', token: input.peek() });
        input.skipAll();
        return;
      }
      const first = input.integer(0, most);
      if (first > 0) {
        readCase(first);
        input.keep(0);
      } else {
        if (end !== 'zero' && !(end === 'end_of_input' && endsEarly(input))) input.integer(0, 0);
        input.skipAll();
      }
    }
  }
}

// Reads the cases of an input up to the first error. Returns `{ id, cases, error, warnings, rest,
// more }`. In this result, `error` is null or a fault, see tokens.js, and `warnings` lists faults of
// the parts of the text that were skipped. `rest` is the text after the cases, of which the text before
// has announced `more` further ones. If the input is too large, or too large for
// isAtOnce (see TokenReader), `cases` is empty. It is also empty if the problem has only a short file.
export function read(id, text, isAtOnce = false) {
  if (problemOf(id).asks) return { id, cases: [], error: null, warnings: [], rest: text, more: 0 };
  const input = new TokenReader(text, isAtOnce);
  const model = { id, cases: [], error: null, warnings: input.warnings };
  try {
    readCases(input, problemOf(id), model.cases);
    if (!input.atEnd()) input.ignore({ kind: 'More', token: input.word() });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    model.error = error.fault;
    if (model.error.limit) model.cases = [];
    // A worker cannot send a whole case.
    if (model.error.item) model.error.item = (({ names, side, cells }) => ({ names, side, cells }))(model.error.item);
  }
  for (const fault of [model.error, ...model.warnings]) {
    if (['End', 'More'].includes(fault?.kind)) fault.ragged = input.ragged;
  }
  const rest = input.text.slice(input.rest).replace(/^[ \t-\r\0\x1a]+/, '');
  return { ...model, rest: textOf(rest), more: input.more };
}

// Returns an input of the judge with these cases; the problem must be editable. With `rest` and `more`
// of read(), what could not be read stays as it is. The text may be invalid, for instance if a board has
// no king; read() then reports the error.
export function write(id, { cases, rest = '', more = 0 }) {
  const problem = problemOf(id);
  const before = problem.end === 'counted' ? `${cases.length + more}\n` : '';
  const after = { zero: '0\n', zeros: '0 0\n' }[problem.end] ?? '';
  return before + cases.map((item) => layouts[problem.layout].write(item, problem, more)).join('') + (rest || after);
}
