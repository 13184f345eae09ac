// SPDX-License-Identifier: CC0-1.0
//
// Reads and writes the inputs of the judges, and computes the outputs. `id` names the problem, and
// `cases` lists the games or graphs of the input: read(id, text) returns
// { id, cases, error, warnings }; write(id, { cases }) and answer(id, { cases }) return a text.
// Errors and warnings are the same as those of the solvers.
import { caseFromGraph, caseFromRows, caseFromSide, caseFromTree, findStart } from './cases.js';
import { bipartition, edgeClasses, maximumMatching, moverWinsAlong, solve } from './engine.js';
import { problemOf } from './problems.js';
import { GREATEST, InputError, isNumber, quoted, TokenReader, TOO_MUCH } from './tokens.js';

// MOST_PARTS is the size of the largest input that the page solves, which takes about half a
// second. The size of an input is the number of its vertices plus the number of its edges. Each
// case (game or graph of the input) adds PARTS_OF_CASE to the size, because each answer takes time
// as well. The build passes these two constants to tools/explain.cpp.
const MOST_PARTS = 250000;
const PARTS_OF_CASE = 8;

// ---- Reading

function listOf(signs) {
  const all = Array.from(signs, quoted);
  const last = all.pop();
  return all.length > 0 ? `${all.join(', ')} or ${last}` : last;
}

// Adds `count` to input.parts, the number of vertices and edges of the input so far. Fails if the
// input becomes too large for the page. Functions that read a graph call this function before they
// build the graph, so that the page builds no graph that is too large.
function limitParts(input, count) {
  input.parts = (input.parts ?? 0) + count;
  if (input.parts > MOST_PARTS) input.fail(TOO_MUCH, 'a larger one');
}

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
  if (rowCount * columns > 20 * MOST_PARTS) input.fail(TOO_MUCH, 'a larger one');
  const rows = [];
  let hasStart = false;
  for (let r = 0; r < rowCount; ++r) {
    let row = input.word('a row of the board');
    if (row.length !== columns) {
      const about = [`a row of length ${columns}`, `${quoted(row)} of length ${row.length}`];
      if (row.length < columns) input.fail(...about);
      input.warn(...about);
      row = row.slice(0, columns);
    }
    for (let c = 0; c < columns; ++c) {
      const sign = row[c];
      if (free.includes(sign) || sign === wall) continue;
      if (sign !== start) {
        input.fail(listOf(free + wall + start), `${quoted(sign)} in column ${c + 1}`);
      }
      if (hasStart) {
        input.fail(`one ${quoted(sign)} on the board`, `a second one in column ${c + 1}`);
      }
      hasStart = true;
    }
    rows.push(row);
  }
  if (start !== '' && !hasStart) input.fail(`one ${quoted(start)} on the board`, 'none');
  limitParts(input, partsOfBoard(problem, rows));
  return rows;
}

// Reads the size and the rows of a board. `least` is the least number of rows. This number is 0 if
// two zeros in place of a size can end the input.
function readBoard(input, problem, least = 1) {
  const rowCount = input.integer('the number of rows', least);
  const columns = input.integer('the number of columns', 1);
  return readRows(input, problem, rowCount, columns);
}

// Reads the number of edges, and then the edges. `first` and `second` describe the two ends of an
// edge: `what` is the name of the end in messages, `base` is the number of the first vertex, and
// `count` is the number of vertices. An edge with an end out of range is skipped with a warning,
// because no matching can contain it. Adds `shift` to the second ends. Appends the one-based
// numbers of the edges that are not skipped to `numbers`.
function readEdges(input, first, second, shift, numbers = []) {
  const edges = [];
  const count = input.integer('the number of edges', 0);
  for (let number = 1; number <= count; ++number) {
    const ends = [first, second].map(({ what, base, count }) =>
      input.integerOrWarn(what, base, base - 1 + count) - base);
    if (ends.includes(NaN)) continue;
    edges.push([ends[0], shift + ends[1]]);
    numbers.push(number);
    if (edges.length > MOST_PARTS) input.fail(TOO_MUCH, 'a larger one');
  }
  return edges;
}

function readGraph(input, { id, base }) {
  const n = input.integer('the number of vertices', 0);
  const ends = { what: 'a vertex', base, count: n };
  const numbers = [];
  const edges = readEdges(input, ends, ends, 0, numbers);
  limitParts(input, PARTS_OF_CASE + n + edges.length);
  return { ...caseFromGraph(id, n, edges), numbers };
}

function readBipartite(input, { id, base, sameSides }) {
  let left;
  let right;
  let names = ['a vertex on the left', 'a vertex on the right'];
  if (sameSides) {
    left = right = input.integer('the number of peaks', 0, (GREATEST - 1) / 2);
    names = ['a peak', 'a valley'];
  } else {
    left = input.integer('the number of vertices on the left', 0);
    right = input.integer('the number of vertices on the right', 0, GREATEST - left);
  }
  const ends = (what, count) => ({ what, base, count });
  const edges = readEdges(input, ends(names[0], left), ends(names[1], right), left);
  limitParts(input, PARTS_OF_CASE + left + right + edges.length);
  return caseFromGraph(id, left + right, edges, left);
}

// Reads points as the edges of a bipartite graph. The vertices on the left are the vertical lines,
// and the vertices on the right are the horizontal lines. Each point joins the two lines that go
// through the point.
function readPoints(input, { id }) {
  const points = [];
  for (let left = input.integer('the number of points', 0); left > 0; --left) {
    const x = input.integer('the x coordinate of a point', -GREATEST - 1, GREATEST);
    points.push([x, input.integer('the y coordinate of a point', -GREATEST - 1, GREATEST)]);
    limitParts(input, 1);
  }
  const lines = [0, 1].map((i) => [...new Set(points.map((point) => point[i]))].sort((a, b) => a - b));
  const places = lines.map((list) => new Map(list.map((line, i) => [line, i])));
  const left = lines[0].length;
  limitParts(input, PARTS_OF_CASE + left + lines[1].length);
  const edges = points.map(([x, y]) => [places[0].get(x), left + places[1].get(y)]);
  const names = lines.flat().map(String);
  return { ...caseFromGraph(id, names.length, edges, left), names };
}

// Reads two combination locks. A pattern, such as '=.=', says at which positions the digits of the
// two locks are equal ('=') or different ('.'). The vertices of the graph are the pattern of the
// two locks at the start, and all patterns that are not forbidden. The result stores the digits of
// both locks as `settings`, and the forbidden patterns as `forbidden`.
function readLocks(input, { id }) {
  const digits = input.integer('the number of digits', 1, 30);
  const count = input.integer('the number of forbidden patterns', 0);
  const settings = [readSetting(input, digits), readSetting(input, digits)];
  const start = Array.from(settings[0], (sign, i) => (sign === settings[1][i] ? '=' : '.')).join('');
  if (2 ** digits > MOST_PARTS) input.fail(TOO_MUCH, 'a larger one');
  const forbidden = [];
  while (forbidden.length < count) {
    forbidden.push(readPattern(input, digits));
    limitParts(input, 1);
  }
  const gone = new Set(forbidden);
  gone.delete(start);
  const patterns = Array.from({ length: 2 ** digits }, (_, v) =>
    Array.from({ length: digits }, (__, i) => ((v >> i) & 1 ? '.' : '=')).join(''));
  const names = patterns.filter((pattern) => !gone.has(pattern));
  limitParts(input, PARTS_OF_CASE + names.length * digits);
  const number = new Map(names.map((name, v) => [name, v]));
  const edges = names.flatMap((name, v) => Array.from(name, (sign, i) => [
    number.get(`${name.slice(0, i)}=${name.slice(i + 1)}`), v,
  ]).filter(([w]) => w !== undefined && w !== v));
  return { ...caseFromGraph(id, names.length, edges), names, token: number.get(start), settings, forbidden };
}

// Reads the setting of a lock, which must have `digits` digits. Ignores a plus sign and surplus
// zeros in front of the setting.
function readSetting(input, digits) {
  const found = input.word('the setting of a lock');
  let setting = found.replace(/^[+]/, '');
  while (setting.length > digits && setting[0] === '0') setting = setting.slice(1);
  if (setting.length !== digits || !/^[0-9]*$/.test(setting)) {
    input.fail(`a setting of length ${digits}`, quoted(found));
  }
  return setting;
}

function readPattern(input, digits) {
  const found = input.word('a forbidden pattern');
  const about = [`a pattern of length ${digits}`, quoted(found)];
  if (found.length < digits) input.fail(...about);
  if (found.length > digits) input.warn(...about);
  const pattern = found.slice(0, digits);
  if (!/^[=.]*$/.test(pattern)) input.fail("a pattern of '=' and '.'", quoted(found));
  return pattern;
}

function readTree(input, n) {
  const edges = [];
  const lines = [];
  for (let i = 1; i < n; ++i) {
    const v = input.integer('a vertex', 1, n) - 1;
    edges.push([v, input.integer('a vertex', 1, n) - 1]);
    lines.push(input.line);
  }
  const closing = firstClosingEdge(n, edges);
  if (closing !== -1) {
    const ends = edges[closing].map((v) => v + 1);
    input.fail('an edge that closes no cycle', quoted(ends.join(' ')), lines[closing]);
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

function readAncestors(input, { id }) {
  const n = input.integer('the number of nodes', 1);
  limitParts(input, n);
  const tree = readTree(input, n);
  return caseFromTree(id, n, tree);
}

// Reads a tree and a list of vertices, at each of which a round (a game on the tree) starts. The
// tree and all rounds together are a single element of `cases`. If a start is invalid, this element
// has the earlier rounds.
function readRounds(input, { id }, readCase, cases) {
  const n = input.integer('the number of nodes', 1);
  const rounds = input.integer('the number of rounds', 0);
  limitParts(input, n);
  const tree = readTree(input, n);
  const starts = [];
  try {
    while (starts.length < rounds && !endsEarly(input, 'the node of the stone')) {
      starts.push(input.integer('the node of the stone', 1, n) - 1);
      limitParts(input, 1);
    }
  } catch (error) {
    if (starts.length > 0) cases.push(caseFromTree(id, n, tree, starts));
    throw error;
  }
  cases.push(caseFromTree(id, n, tree, starts));
}

// Reads the lists of neighbors: for each vertex on the left, the number of its neighbors and then
// its neighbors. `count` and `neighbor` are the names of this number and of a neighbor in messages.
function readLists(input, { id }, left, right, count, neighbor) {
  const edges = [];
  limitParts(input, PARTS_OF_CASE + left + right);
  for (let v = 0; v < left; ++v) {
    for (let more = input.integer(count, 0); more > 0; --more) {
      const number = input.integerOrWarn(neighbor, 1, right);
      if (Number.isNaN(number)) continue;
      edges.push([v, left - 1 + number]);
      limitParts(input, 1);
    }
  }
  return caseFromGraph(id, left + right, edges, left);
}

function readPrinces(input, problem) {
  const left = input.integer('the number of princes', 0);
  const right = input.integer('the number of princesses', 0, GREATEST - left);
  return readLists(input, problem, left, right, 'the number of princesses in a list', 'a princess');
}

// Reads the lists of the girls whom each son likes, and a matching of sons and girls. The result
// stores the matching as `given`.
function readWedding(input, problem) {
  const n = input.integer('the number of sons', 0, (GREATEST - 1) / 2);
  const likes = readLists(input, problem, n, n, 'the number of girls in a list', 'a girl');
  const given = new Int32Array(2 * n).fill(-1);
  for (let son = 0; son < n; ++son) {
    const number = input.integer('a girl', 1, n);
    const girl = n - 1 + number;
    if (!likes.graph.adj[son].includes(girl)) {
      input.fail(`a girl in the list of son ${son + 1}`, quoted(String(number)));
    }
    if (given[girl] !== -1) {
      input.fail('a girl that no earlier son has',
        `${quoted(String(number))}, the girl of son ${given[girl] + 1}`);
    }
    given[son] = girl;
    given[girl] = son;
  }
  return { ...likes, given };
}

// Reads the excluded pairs of a letter and an envelope. The result stores the excluded pairs as
// `excluded`. The edges of the graph are all pairs that are not excluded.
function readExcluded(input, { id }) {
  const n = input.integer('the number of letters', 0, (GREATEST - 1) / 2);
  const excluded = [];
  while (!input.atEnd()) {
    const v = input.integerOrWarn('a letter', 0, n);
    if (v === 0) break;
    const w = input.integerOrWarn('an envelope', 1, n);
    if (!Number.isNaN(v) && !Number.isNaN(w)) excluded.push([v - 1, n - 1 + w]);
  }
  input.skipAll();
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

function readWalls(input, problem) {
  const n = input.integer('the side of the board', 1);
  const walls = [];
  for (let m = input.integer('the number of blocked cells', 0); m > 0; --m) {
    const row = input.integerOrWarn('the row of a blocked cell', 1, n);
    const column = input.integerOrWarn('the column of a blocked cell', 1, n);
    if (!Number.isNaN(row + column)) walls.push([row - 1, column - 1]);
  }
  if (n * n - walls.length > MOST_PARTS) input.fail(TOO_MUCH, 'a larger one');
  const cells = Array.from({ length: n }, () => new Array(n).fill('.'));
  for (const [r, c] of walls) cells[r][c] = '#';
  const rows = cells.map((row) => row.join(''));
  limitParts(input, partsOfBoard(problem, rows));
  return caseFromRows(problem.id, rows);
}

function readTranscript(input, problem) {
  const rows = readBoard(input, problem);
  const columns = rows[0].length;
  const cells = rows.map((row) => Array.from(row));
  const visited = [findStart(problem, rows)];
  const rounds = input.integer('the number of rounds', 0, (rows.length * columns - 1) >> 1);
  for (let move = 0; move < 2 * rounds; ++move) {
    const sign = move % 2 === 0 ? 'O' : 'X';
    const r = input.integer('the row of a piece', 1, rows.length) - 1;
    const c = input.integer('the column of a piece', 1, columns) - 1;
    const [blankRow, blankColumn] = visited[move];
    const found = cells[r][c];
    if (Math.abs(r - blankRow) + Math.abs(c - blankColumn) !== 1 || found !== sign) {
      const color = { O: 'white', X: 'black' };
      input.fail(
        `a ${color[sign]} piece next to the empty cell at (${blankRow + 1}, ${blankColumn + 1})`,
        `the ${found in color ? color[found] + ' one' : 'empty cell'} at (${r + 1}, ${c + 1})`);
    }
    cells[blankRow][blankColumn] = sign;
    cells[r][c] = '.';
    visited.push([r, c]);
  }
  const board = caseFromRows(problem.id, rows);
  board.path = visited.map(([r, c]) => board.vertexAt(r, c));
  return board;
}

// Checks whether the input ends here. If so, adds a warning, which states that `expected` is
// missing.
function endsEarly(input, expected) {
  if (!input.atEnd()) return false;
  input.warn(expected, 'the end of the input');
  return true;
}

// readSingle() and the three functions below read all cases (games or graphs) of an input. These
// functions differ in how the input shows the end of its cases. Each function appends the cases to
// the list `cases`, so that the cases before an error remain available.
function readSingle(input, problem, readCase, cases) {
  cases.push(readCase(input, problem));
}

function readCounted(input, problem, readCase, cases) {
  for (let left = input.integer('the number of cases', 0); left > 0; --left) {
    if (endsEarly(input, 'another case')) return;
    cases.push(readCase(input, problem));
  }
}

function readUntilZero(input, problem, readCase, cases) {
  while (!input.atEnd() && !/^[+-]?0+$/.test(input.peek())) cases.push(readCase(input, problem));
  input.skipAll();
}

// Returns a function that reads cases (games or graphs) up to the end of the input, or up to two
// zeros, or, after the first case, up to a token that is not a number, with a warning. `first` and
// `second` are the names of the first two numbers of a case in messages.
const readUntilEnd = (first, second) => (input, problem, readCase, cases) => {
  for (let token; (token = input.peek()) !== ''; cases.push(readCase(input, problem))) {
    if (/^[+-]?0+$/.test(token)) {
      input.integer(first, 0);
      input.integer(second, 0, 0);
      input.skipAll();
    } else if (!isNumber(token) && cases.length > 0) {
      input.warn('the end of the input', quoted(token));
      input.skipAll();
    }
    if (input.atEnd()) return;
  }
};

function readSide(input, { id }) {
  const side = input.integer('the side of a board', 0);
  limitParts(input, 1);
  return caseFromSide(id, side);
}

// ---- Writing

const writeRows = ({ rows }) => `${rows.length} ${rows[0].length}\n${rows.join('\n')}\n`;

function writeEdges({ edges, left }, { base, shape }) {
  const shift = shape === 'bipartite' ? left : 0;
  return `${edges.length}\n` + edges.map(([v, w]) => `${v + base} ${w - shift + base}\n`).join('');
}

const writePoints = ({ edges, names }) =>
  `${edges.length}\n` + edges.map(([v, w]) => `${names[v]} ${names[w]}\n`).join('');

const writeLocks = ({ settings, forbidden }) =>
  `${settings[0].length} ${forbidden.length}\n` + linesOf([...settings, ...forbidden]);

const writePairs = (pairs, shift) => pairs.map(([v, w]) => `${v + 1} ${w - shift + 1}\n`).join('');

const writeAncestors = ({ parent, tree }) => `${parent.length}\n${writePairs(tree, 0)}`;

const writeRounds = ({ parent, tree, starts }) =>
  `${parent.length} ${starts.length}\n${writePairs(tree, 0)}` + linesOf(starts.map((v) => v + 1));

function writeLists({ edges, left }) {
  const lists = Array.from({ length: left }, () => []);
  for (const [v, w] of edges) lists[v].push(w - left + 1);
  return linesOf(lists.map((list) => [list.length, ...list].join(' ')));
}

function writePrinces(one) {
  return `${one.left} ${one.graph.n - one.left}\n${writeLists(one)}`;
}

function writeWedding(one) {
  const given = (one.given ?? maximumMatching(one.graph)).slice(0, one.left);
  return `${one.left}\n${writeLists(one)}${given.map((w) => w - one.left + 1).join(' ')}\n`;
}

const writeExcluded = ({ edges, left, excluded }) =>
  `${left}\n${writePairs(excluded ?? otherPairs(left, edges), left)}0 0\n`;

function writeWalls({ rows }) {
  const walls = [];
  rows.forEach((row, r) => {
    for (let c = 0; c < row.length; ++c) if (row[c] === '#') walls.push(`${r + 1} ${c + 1}\n`);
  });
  return `${rows.length} ${walls.length}\n${walls.join('')}`;
}

function writeTranscript(board) {
  const rounds = Math.max(0, board.path.length - 1) >> 1;
  const moves = board.path.slice(1, 2 * rounds + 1).map((v) => board.names[v] + '\n');
  return `${writeRows(board)}${rounds}\n${moves.join('')}`;
}

// ---- Answers

const isOfClass = (solved, v, c) => solved.decomposition.classes[v] === c;
const linesOf = (list) => list.map((line) => `${line}\n`).join('');

function answerCells({ names }, solved) {
  const cells = names.filter((_, v) => isOfClass(solved, v, 'D'));
  return linesOf([cells.length > 0 ? 'WIN' : 'LOSE', ...cells]);
}

// Returns the one-based numbers of the rounds in which the first player, the rabbit, made a
// mistake. A mistake is a move from a position that the rabbit wins to a position that the opponent
// wins.
export function mistakesOf({ graph, path }) {
  const wins = moverWinsAlong(graph, path.slice(0, -1));
  const rounds = [];
  for (let i = 0; i + 1 < wins.length; i += 2) if (wins[i] && wins[i + 1]) rounds.push(i / 2 + 1);
  return rounds;
}

function answerMistakes(board) {
  const rounds = mistakesOf(board);
  return linesOf([rounds.length, ...rounds]);
}

function answerMap({ rows, vertexAt }, solved) {
  return linesOf(rows.map((row, r) => row.replace(/\./g, (_, c) => {
    return isOfClass(solved, vertexAt(r, c), 'D') ? 'B' : 'A';
  }))) + '\n';
}

const answerStart = ({ token }, solved, { win, lose }, number) =>
  `Case #${number}: ${isOfClass(solved, token, 'D') ? lose : win}\n`;

const answerLocks = ({ token }, solved) => (isOfClass(solved, token, 'D') ? 'Bob\n' : 'Alice\n');

function answerPeaks({ left }, { decomposition }) {
  const peaks = decomposition.classes.slice(0, left);
  return linesOf(peaks.map((c) => (c === 'D' ? 'Mirko' : 'Slavko')));
}

const answerCount = (_, { decomposition }) =>
  linesOf([decomposition.classes.filter((c) => c === 'D').length]);

const answerParity = ({ boardSide }) => (boardSide % 2 === 0 ? 'Alice\n' : 'Bob\n');

const answerIndependent = ({ graph }, { decomposition }) =>
  linesOf([graph.n - decomposition.pairs]);

// Player 1 chooses the start, and player 2 makes the first move. So player 1 wins if the player to
// move loses from some start, that is, if a maximum matching exposes a vertex.
const answerTiles = (_, { decomposition }) => (decomposition.exposed.length > 0 ? '1\n' : '2\n');

const answerLines = (_, { decomposition }) => (decomposition.exposed.length > 0 ? 'Mirko\n' : 'Slavko\n');

const answerRounds = ({ starts }, solved) =>
  linesOf(starts.map((v) => (isOfClass(solved, v, 'D') ? 'Hermione' : 'Ron')));

function answerAncestors({ hidden, order, parent }, { decomposition }) {
  const exposed = hidden ? exposedInTree(order, parent) : decomposition.exposed.length;
  return exposed > 0 ? 'Alice\n' : 'Bob\n';
}

// Returns the number of vertices that a maximum matching exposes in a graph that joins each vertex
// of a tree to all its ancestors. `order` lists parents before their children. The matching is
// greedy: in order from the leaves to the root, each vertex is matched with an exposed descendant
// if there is one.
export function exposedInTree(order, parent) {
  const exposed = new Int32Array(parent.length);
  for (const v of order.slice().reverse()) {
    exposed[v] = exposed[v] === 0 ? 1 : exposed[v] - 1;
    if (parent[v] !== -1) exposed[parent[v]] += exposed[v];
  }
  return exposed[0];
}

// Returns a line for each vertex on the left: how many possible mates the vertex has, and then the
// possible mates in ascending order. A possible mate of a vertex is its mate in at least one
// maximum matching.
function answerMatesInSome({ graph, left, side }, { mate, decomposition }) {
  const classOf = edgeClasses(graph, mate, decomposition.classes, side);
  return linesOf(graph.adj.slice(0, left).map((list, v) => {
    const mates = [...new Set(list)].filter((w) => classOf(v, w) !== 'none').sort((a, b) => a - b);
    return [mates.length, ...mates.map((w) => w - left + 1)].join(' ');
  }));
}

const answerPrinces = (one, solved, _, number) =>
  `Case #${number}:\n${answerMatesInSome(one, solved)}`;

// Returns a line for each pair that is in every perfect matching, or "none" if there is no such
// pair.
function answerCertain({ graph, left, side }, { mate, decomposition }) {
  const classOf = edgeClasses(graph, mate, decomposition.classes, side);
  const pairs = Array.from(mate.slice(0, left), (w, v) => [v, w]);
  const certain = decomposition.exposed.length > 0 ? []
    : pairs.filter(([v, w]) => classOf(v, w) === 'every');
  return writePairs(certain, left) || 'none\n';
}

// Returns the number of edges that are in no maximum matching, and a line with the numbers of these
// edges.
function answerEdgesInNone({ graph, edges, numbers = edges.map((_, i) => i + 1) }, { mate, decomposition }) {
  const classOf = edgeClasses(graph, mate, decomposition.classes, bipartition(graph));
  const inNone = numbers.filter((_, i) => classOf(...edges[i]) === 'none');
  return linesOf([inNone.length, inNone.join(' ')]);
}

const answerSize = (_, { decomposition }) => linesOf([decomposition.pairs]);

function answerPairs({ left, side }, { mate, decomposition }) {
  const pairs = [];
  mate.forEach((w, v) => w > v && pairs.push(`${v} ${side ? w - left : w}`));
  return linesOf([decomposition.pairs, ...pairs]);
}

function answerMates({ left, side }, { mate, decomposition }) {
  const mates = Array.from(mate.slice(0, left), (w) => (w === -1 ? 0 : w + 1 - (side ? left : 0)));
  return linesOf([decomposition.pairs, mates.join(' ')]);
}

// ---- The functions for each problem

// The table `formats` below has these functions for each problem: `read` reads a case (a game or
// graph of the input), `several` reads all cases (by default readSingle), `write` writes a case,
// `wrap` adds the text around all cases, and `answer` answers a case.
const readRowsCase = (input, problem) => caseFromRows(problem.id, readBoard(input, problem));
const readRowsOrZero = (input, problem) => caseFromRows(problem.id, readBoard(input, problem, 0));
const edgesText = (board, problem) => `${board.graph.n} ${writeEdges(board, problem)}`;
const sidesText = (board, problem) =>
  `${board.left} ${board.graph.n - board.left} ${writeEdges(board, problem)}`;
const withCount = (body, cases) => `${cases.length}\n${body}`;

const GRAPH = { read: readGraph, write: edgesText };
const BIPARTITE = { read: readBipartite, write: sidesText };
const KINGS = {
  read: readRowsCase, several: readCounted, write: writeRows, wrap: withCount, answer: answerStart };

const formats = {
  jsoi2009_game: { read: readRowsCase, write: writeRows, answer: answerCells },
  noi2011_rabbit_egg: {
    read: readTranscript, write: writeTranscript, answer: answerMistakes },
  hdu3446_chess: KINGS,
  gcj2008_king: KINGS,
  cerc2011_racing_car_trail: {
    read: readRowsOrZero, several: readUntilZero, write: writeRows, wrap: (body) => `${body}0 0\n`, answer: answerMap },
  latin2012_game_of_tiles: {
    read: readRowsOrZero, several: readUntilEnd('the number of rows', 'the number of columns'),
    write: writeRows, answer: answerTiles },
  coci2018_planinarenje: {
    read: readBipartite, answer: answerPeaks,
    write: (board, problem) => `${board.left} ${writeEdges(board, problem)}` },
  coci2013_linije: { read: readPoints, write: writePoints, answer: answerLines },
  cf1970c_game_on_tree: {
    several: readRounds, write: writeRounds, answer: answerRounds },
  seerc2019_game_on_a_tree: {
    read: readAncestors, write: writeAncestors, answer: answerAncestors },
  abc223g_vertex_deletion: {
    read: readAncestors, write: writeAncestors, answer: answerCount },
  qoj5250_combination_lock: {
    read: readLocks, several: readCounted, write: writeLocks, wrap: withCount, answer: answerLocks },
  codechef_hamilg: {
    read: readGraph, several: readCounted, write: edgesText, wrap: withCount, answer: answerCount },
  bzoj2463_who_wins: {
    read: readSide, several: readUntilZero, write: ({ boardSide }) => `${boardSide}\n`, wrap: (body) => `${body}0\n`,
    answer: answerParity },
  luogu3355_knights: { read: readWalls, write: writeWalls, answer: answerIndependent },
  librarychecker_bipartitematching: { ...BIPARTITE, answer: answerPairs },
  luogu3386_bipartite_matching: { ...BIPARTITE, answer: answerSize },
  uoj78_bipartite_matching: { ...BIPARTITE, answer: answerMates },
  librarychecker_general_matching: { ...GRAPH, answer: answerPairs },
  luogu6113_general_matching: { ...GRAPH, answer: answerMates },
  uoj79_general_matching: { ...GRAPH, answer: answerMates },
  hdu4687_boke_and_tsukkomi: {
    read: readGraph, several: readUntilEnd('the number of vertices', 'the number of edges'),
    write: edgesText, answer: answerEdgesInNone },
  hdu4685_prince_and_princess: {
    read: readPrinces, several: readCounted, write: writePrinces, wrap: withCount, answer: answerPrinces },
  poj1904_kings_quest: {
    read: readWedding, write: writeWedding, answer: answerMatesInSome },
  ssl1331_letters: {
    read: readExcluded, write: writeExcluded, answer: answerCertain },
};

// Reads the cases of an input up to the first error. Returns `{ id, cases, error, warnings }`. In
// this result, `error` is null or an InputError, and `warnings` lists messages about the parts of
// the text that were skipped. If the input is too large, `cases` is empty.
export function read(id, text) {
  const input = new TokenReader(text);
  const { read: readCase, several = readSingle } = formats[id];
  const model = { id, cases: [], error: null, warnings: input.warnings };
  try {
    several(input, problemOf(id), readCase, model.cases);
    if (!input.atEnd()) input.warn('the end of the input', quoted(input.word('')));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    model.error = error;
    if (error.isTooMuch) model.cases = [];
  }
  return model;
}

// Returns an input of the judge with these cases. The text may be invalid, for instance if a board
// has no king; read() then reports the error.
export function write(id, { cases }) {
  const { write: writeCase, wrap = (body) => body } = formats[id];
  return wrap(cases.map((one) => writeCase(one, problemOf(id))).join(''), cases);
}

// Maps each case (a game or graph of the input) to its Solution, which calls solve() when the
// result is first used.
const solutions = new WeakMap();

class Solution {
  constructor(item) {
    this.item = item;
  }

  get found() {
    return (this.known ??= solve(this.item.graph));
  }

  get mate() {
    return this.found.mate;
  }

  get decomposition() {
    return this.found.decomposition;
  }
}

export function solvedOf(item) {
  if (!solutions.has(item)) solutions.set(item, new Solution(item));
  return solutions.get(item);
}

// Returns the output for the cases of an input. If the problem accepts any maximum matching, the
// output has the matching that solvedOf() returns.
export function answer(id, { cases }) {
  const answerCase = formats[id].answer;
  return cases.map((one, i) => answerCase(one, solvedOf(one), problemOf(id), i + 1)).join('');
}
