// SPDX-License-Identifier: CC0-1.0
//
// The judges' texts: read(id, text) -> model, write(id, model) -> text, answer(id, model, solved).
// A model is { id, cases }; what is wrong with a text is told as the solvers tell it.
import { moverWinsAlong } from './engine.js';

// ---- The problems

const STEPS = [[-1, 0], [0, -1], [0, 1], [1, 0]];
const KING = [[-1, -1], [-1, 0], [-1, 1], [0, -1], [0, 1], [1, -1], [1, 0], [1, 1]];
const KNIGHT = [[-2, -1], [-2, 1], [-1, -2], [-1, 2], [1, -2], [1, 2], [2, -1], [2, 1]];
const DIAGONAL = [[-2, -2], [-2, 2], [2, -2], [2, 2]];

const GREATEST = 2147483647;
const MOST_PARTS = 1 << 21;   // cells, vertices and edges of all cases; some seconds
const TOO_MUCH = 'an input that fits into the memory';
const MOST_SHOWN_SIDE = 50;   // of a board that is given by its side alone

// Of boards: moves (rows down, columns right), and the signs of a cell: free ones, wall, start.
// Of edge lists: base, the number of the first vertex. `several`: there can be any number of cases.
// `game` is whether the answer is about the game, otherwise it is about the matching.
// `editable`: the board or the graph can be drawn.
export const problems = [
  { id: 'jsoi2009_game', title: 'JSOI2009 game', shape: 'board', game: true,
    moves: STEPS, free: '.', wall: '#', start: '' },
  { id: 'noi2011_rabbit_egg', title: 'NOI2011 rabbit and egg', shape: 'transcript', game: true,
    moves: STEPS, free: 'XO', wall: '', start: '.' },
  { id: 'hdu3446_chess', title: 'HDU 3446 daizhenyang\'s chess', shape: 'cases', game: true,
    moves: [...KING, ...KNIGHT, ...DIAGONAL], free: '.', wall: '#', start: 'K', several: true,
    win: 'daizhenyang win', lose: 'daizhenyang lose' },
  { id: 'gcj2008_king', title: 'GCJ 2008 King', shape: 'cases', game: true,
    moves: KING, free: '.', wall: '#', start: 'K', several: true, win: 'A', lose: 'B' },
  { id: 'cerc2011_racing_car_trail', title: 'CERC 2011 Racing Car Trail', shape: 'cases',
    game: true, moves: STEPS, free: '.', wall: 'X', start: '', several: true },
  { id: 'coci2018_planinarenje', title: 'COCI 2017/2018 Planinarenje', shape: 'bipartite',
    game: true, base: 1, sameSides: true },
  { id: 'codechef_hamilg', title: 'CodeChef HAMILG', shape: 'graph', game: true, base: 1,
    several: true },
  { id: 'bzoj2463_who_wins', title: 'BZOJ 2463 who wins', shape: 'sides', game: true,
    moves: STEPS, free: '.', wall: '', start: '', several: true },
  { id: 'luogu3355_knights', title: 'Luogu P3355 knights', shape: 'board', game: false,
    moves: KNIGHT, free: '.', wall: '#', start: '', square: true },
  { id: 'librarychecker_bipartitematching', title: 'Library Checker bipartite matching',
    shape: 'bipartite', game: false, base: 0 },
  { id: 'luogu3386_bipartite_matching', title: 'Luogu P3386 bipartite matching',
    shape: 'bipartite', game: false, base: 1 },
  { id: 'uoj78_bipartite_matching', title: 'UOJ 78 bipartite matching', shape: 'bipartite',
    game: false, base: 1 },
  { id: 'librarychecker_general_matching', title: 'Library Checker general matching',
    shape: 'graph', game: false, base: 0 },
  { id: 'luogu6113_general_matching', title: 'Luogu P6113 general matching', shape: 'graph',
    game: false, base: 1 },
  { id: 'uoj79_general_matching', title: 'UOJ 79 general matching', shape: 'graph', game: false,
    base: 1 },
].map((problem) => ({ several: false, ...problem, editable: problem.shape !== 'sides' }));

// Throws an Error if there is no such problem.
export function problemOf(id) {
  const problem = problems.find((candidate) => candidate.id === id);
  if (!problem) throw new Error(`there is no problem '${id}'`);
  return problem;
}

// ---- Reading tokens

// Input that is not what the problem promises; the message is "line L: expected E, found F".
export class InputError extends Error {
  constructor(line, expected, found) {
    super(`line ${line}: expected ${expected}, found ${found}`);
    this.name = 'InputError';
    this.line = line;
    this.isTooMuch = expected === TOO_MUCH;  // it may be what the problem promises
  }
}

// One char for each byte of the text in UTF-8.
function bytesOf(text) {
  if (!/[^\0-\x7f]/.test(text)) return text;
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
}

// In quotes, short, and printable.
function quoted(token) {
  const shown = token.slice(0, 40).replace(/[^ -~]/g, (c) => {
    return '\\x' + c.charCodeAt(0).toString(16).padStart(2, '0');
  });
  return `'${shown}${token.length > 40 ? '...' : ''}'`;
}

// Reads tokens, which blanks and line ends of any kind separate.
class TokenReader {
  constructor(text) {
    this.text = bytesOf(text);
    this.next = 0;
    this.line = 1;
  }

  // Whether no token is left.
  atEnd() {
    for (; this.next < this.text.length; ++this.next) {
      const code = this.text.charCodeAt(this.next);
      if (code !== 32 && (code < 9 || code > 13)) return false;
      if (code === 10) ++this.line;
    }
    return true;
  }

  word(what) {
    if (this.atEnd()) this.fail(what, 'the end of the input');
    const blank = /[ \t-\r]/g;
    blank.lastIndex = this.next;
    const end = blank.test(this.text) ? blank.lastIndex - 1 : this.text.length;
    const token = this.text.slice(this.next, end);
    this.next = end;
    return token;
  }

  // The next token as a number from `low` to `high`.
  integer(what, low, high = GREATEST) {
    const range = `${what} from ${low} to ${high}`;
    const token = this.word(range);
    const value = Number(token);
    if (!/^-?[0-9]{1,18}$/.test(token) || value < low || value > high) {
      this.fail(range, quoted(token));
    }
    return value;
  }

  expectEnd() {
    if (!this.atEnd()) this.fail('the end of the input', quoted(this.word('')));
  }

  fail(expected, found) {
    throw new InputError(this.line, expected, found);
  }
}

// ---- Cases

// What every case has, besides the rows of a board and the edges of a graph:
//   graph     as in engine.js
//   names     of each vertex, the statement's: "2 3" for row 2, column 3; the number in a list
//   place     of each vertex of a board, [row, column] from 0; null for graphs
//   side      of each vertex, 0 left, 1 right, of a list with two sides; else null
//   token     the vertex where the game starts, -1 if the statement names none
//   path      the cells of the blank in a transcript, before each move and after the last; else []
//   vertexAt(row, column)   the vertex there, -1 if there is none

// From the rows of a board, as strings of its signs. In a transcript the vertices are the cells
// that the blank could ever enter, as far as color goes; `path` is given in vertices, and is the
// blank's first cell alone if it is left out.
export function caseFromRows(id, rows, path) {
  const problem = problemOf(id);
  const columns = rows.length > 0 ? rows[0].length : 0;
  const start = findStart(problem, rows);
  const number = rows.map((row) => new Int32Array(row.length).fill(-1));
  const place = [];
  for (let r = 0; r < rows.length; ++r) {
    for (let c = 0; c < columns; ++c) {
      if (!isVertex(problem, rows, start, r, c)) continue;
      number[r][c] = place.length;
      place.push([r, c]);
    }
  }
  const isOnBoard = (r, c) => r >= 0 && r < rows.length && c >= 0 && c < columns;
  const vertexAt = (r, c) => (isOnBoard(r, c) ? number[r][c] : -1);
  const adj = place.map(([r, c]) => {
    const neighbors = [];
    for (const [down, right] of problem.moves) {
      const w = vertexAt(r + down, c + right);
      if (w !== -1) neighbors.push(w);
    }
    return neighbors;
  });
  const token = problem.shape === 'sides' ? vertexAt(0, 0) : start ? vertexAt(...start) : -1;
  return {
    rows,
    graph: { n: place.length, adj },
    names: place.map(([r, c]) => `${r + 1} ${c + 1}`),
    place,
    side: null,
    token,
    path: path ?? (problem.shape === 'transcript' && token >= 0 ? [token] : []),
    vertexAt,
  };
}

function findStart({ start }, rows) {
  if (start === '') return null;
  const r = rows.findIndex((row) => row.includes(start));
  return r === -1 ? null : [r, rows[r].indexOf(start)];
}

function isVertex({ shape, wall }, rows, start, r, c) {
  if (shape !== 'transcript') return rows[r][c] !== wall;
  if (!start) return false;
  const isEven = (r + c + start[0] + start[1]) % 2 === 0;  // where black pieces are slid from
  return rows[r][c] === (isEven ? 'X' : 'O') || (r === start[0] && c === start[1]);
}

// From pairs of vertices, counted from 0. In a list with two sides the first `left` vertices are on
// the left; the others, on the right, are counted from the base once more.
export function caseFromGraph(id, n, edges, left = n) {
  const { base, shape } = problemOf(id);
  const adj = Array.from({ length: n }, () => []);
  for (const [v, w] of edges) {
    adj[v].push(w);
    adj[w].push(v);
  }
  const vertices = Array.from(adj, (_, v) => v);
  const isLeft = (v) => shape !== 'bipartite' || v < left;
  return {
    rows: null,
    edges,
    left,
    graph: { n, adj },
    names: vertices.map((v) => String(base + (isLeft(v) ? v : v - left))),
    place: null,
    side: shape === 'bipartite' ? vertices.map((v) => (isLeft(v) ? 0 : 1)) : null,
    token: -1,
    path: [],
    vertexAt: () => -1,
  };
}

// An empty n x n board. A large one is not made: `hidden` is then true and the graph has no vertex.
export function caseFromSide(id, n) {
  const hidden = n > MOST_SHOWN_SIDE;
  const rows = hidden ? [] : new Array(n).fill('.'.repeat(n));
  return { ...caseFromRows(id, rows), boardSide: n, hidden };
}

// ---- Reading

function listOf(signs) {
  const all = Array.from(signs, quoted);
  const last = all.pop();
  return all.length > 0 ? `${all.join(', ')} or ${last}` : last;
}

// What is larger is refused, in the words of the solvers for what is too large for them.
function limitParts(input, count) {
  input.parts = (input.parts ?? 0) + count;
  if (input.parts > MOST_PARTS) input.fail(TOO_MUCH, 'a larger one');
}

// As many rows as that, each `columns` long.
function readRows(input, problem, rowCount, columns) {
  const { free, wall, start } = problem;
  const rows = [];
  let hasStart = false;
  for (let r = 0; r < rowCount; ++r) {
    const row = input.word('a row of the board');
    if (row.length !== columns) {
      input.fail(`a row of ${columns} cells`, `${row.length}: ${quoted(row)}`);
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
  limitParts(input, rowCount * columns);
  return rows;
}

function readBoard(input, problem) {
  const rowCount = input.integer('the number of rows', 1);
  const columns = input.integer('the number of columns', 1);
  return readRows(input, problem, rowCount, columns);
}

function readEdges(input, first, second, shift) {
  const isPossible = first.count > 0 && second.count > 0;
  const count = input.integer('the number of edges', 0, isPossible ? GREATEST : 0);
  const edges = [];
  const end = ({ what, base, count: most }) => input.integer(what, base, base - 1 + most) - base;
  for (let i = 0; i < count; ++i) edges.push([end(first), shift + end(second)]);
  return edges;
}

function readGraph(input, { id, base }) {
  const n = input.integer('the number of vertices', 0);
  const ends = { what: 'a vertex', base, count: n };
  const edges = readEdges(input, ends, ends, 0);
  limitParts(input, n + edges.length);
  return caseFromGraph(id, n, edges);
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
  limitParts(input, left + right + edges.length);
  return caseFromGraph(id, left + right, edges, left);
}

function readWalls(input, { id }) {
  const n = input.integer('the side of the board', 1);
  const walls = [];
  for (let m = input.integer('the number of blocked cells', 0); m > 0; --m) {
    const row = input.integer('the row of a blocked cell', 1, n);
    walls.push([row - 1, input.integer('the column of a blocked cell', 1, n) - 1]);
  }
  limitParts(input, n * n);
  const cells = Array.from({ length: n }, () => new Array(n).fill('.'));
  for (const [r, c] of walls) cells[r][c] = '#';
  return caseFromRows(id, cells.map((row) => row.join('')));
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
        `a ${color[sign]} piece next to the blank at (${blankRow + 1}, ${blankColumn + 1})`,
        `the ${found in color ? color[found] + ' one' : 'blank'} at (${r + 1}, ${c + 1})`);
    }
    cells[blankRow][blankColumn] = sign;
    cells[r][c] = '.';
    visited.push([r, c]);
  }
  const board = caseFromRows(problem.id, rows);
  board.path = visited.map(([r, c]) => board.vertexAt(r, c));
  return board;
}

function readCounted(input, problem, readCase) {
  const cases = [];
  for (let left = input.integer('the number of cases', 0); left > 0; --left) {
    cases.push(readCase(input, problem));
  }
  return cases;
}

function readUntilZeros(input, problem) {
  const cases = [];
  for (;;) {
    const rowCount = input.integer('the number of rows', 0);
    const columns = input.integer('the number of columns', rowCount > 0 ? 1 : 0,
      rowCount > 0 ? GREATEST : 0);
    if (rowCount === 0) return cases;
    cases.push(caseFromRows(problem.id, readRows(input, problem, rowCount, columns)));
  }
}

function readSides(input, { id }) {
  const cases = [];
  for (;;) {
    const n = input.integer('the side of a board', 0);
    if (n === 0) return cases;
    cases.push(caseFromSide(id, n));
  }
}

// ---- Writing

const writeRows = ({ rows }) => `${rows.length} ${rows[0].length}\n${rows.join('\n')}\n`;

function writeEdges({ edges, left }, { base, shape }) {
  const shift = shape === 'bipartite' ? left : 0;
  return `${edges.length}\n` + edges.map(([v, w]) => `${v + base} ${w - shift + base}\n`).join('');
}

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

// The rounds, from 1, in which the rabbit gave a won game away.
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

function answerPeaks({ left }, { decomposition }) {
  const peaks = decomposition.classes.slice(0, left);
  return linesOf(peaks.map((c) => (c === 'D' ? 'Mirko' : 'Slavko')));
}

const answerCount = (_, { decomposition }) =>
  linesOf([decomposition.classes.filter((c) => c === 'D').length]);

const answerParity = ({ boardSide }) => (boardSide % 2 === 0 ? 'Alice\n' : 'Bob\n');

const answerIndependent = ({ graph }, { decomposition }) =>
  linesOf([graph.n - decomposition.pairs]);

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

// ---- All of it, for each problem

// How a problem reads its cases, writes them, and answers one. Those that are not told how are read
// as their shape tells, one case to a text.
const singleCase = (readCase) => (input, problem) => [readCase(input, problem)];
const countedCases = (readCase) => (input, problem) => readCounted(input, problem, readCase);
const readRowsCase = (input, problem) => caseFromRows(problem.id, readBoard(input, problem));
const edgesText = (board, problem) => `${board.graph.n} ${writeEdges(board, problem)}`;
const sidesText = (board, problem) =>
  `${board.left} ${board.graph.n - board.left} ${writeEdges(board, problem)}`;
const withCount = (body, cases) => `${cases.length}\n${body}`;

const GRAPH = { read: singleCase(readGraph), write: edgesText };
const BIPARTITE = { read: singleCase(readBipartite), write: sidesText };
const KINGS = {
  read: countedCases(readRowsCase), write: writeRows, wrap: withCount, answer: answerStart };

const formats = {
  jsoi2009_game: { read: singleCase(readRowsCase), write: writeRows, answer: answerCells },
  noi2011_rabbit_egg: {
    read: singleCase(readTranscript), write: writeTranscript, answer: answerMistakes },
  hdu3446_chess: KINGS,
  gcj2008_king: KINGS,
  cerc2011_racing_car_trail: {
    read: readUntilZeros, write: writeRows, wrap: (body) => `${body}0 0\n`, answer: answerMap },
  coci2018_planinarenje: {
    read: singleCase(readBipartite), answer: answerPeaks,
    write: (board, problem) => `${board.left} ${writeEdges(board, problem)}` },
  codechef_hamilg: {
    read: countedCases(readGraph), write: edgesText, wrap: withCount, answer: answerCount },
  bzoj2463_who_wins: {
    read: readSides, write: ({ boardSide }) => `${boardSide}\n`, wrap: (body) => `${body}0\n`,
    answer: answerParity },
  luogu3355_knights: { read: singleCase(readWalls), write: writeWalls, answer: answerIndependent },
  librarychecker_bipartitematching: { ...BIPARTITE, answer: answerPairs },
  luogu3386_bipartite_matching: { ...BIPARTITE, answer: answerSize },
  uoj78_bipartite_matching: { ...BIPARTITE, answer: answerMates },
  librarychecker_general_matching: { ...GRAPH, answer: answerPairs },
  luogu6113_general_matching: { ...GRAPH, answer: answerMates },
  uoj79_general_matching: { ...GRAPH, answer: answerMates },
};

// Throws InputError.
export function read(id, text) {
  const input = new TokenReader(text);
  const cases = formats[id].read(input, problemOf(id));
  input.expectEnd();
  return { id, cases };
}

// The text with the judge's blanks and line ends. Whether it is a valid input, as a board that was
// drawn without a king is not, only read() tells.
export function write(id, { cases }) {
  const { write: writeCase, wrap = (body) => body } = formats[id];
  return wrap(cases.map((one) => writeCase(one, problemOf(id))).join(''), cases);
}

// The solver's output for a model that read() gave; `solved` has solve(graph) of each case. Where
// any maximum matching is right, it is that of `solved`.
export function answer(id, { cases }, solved) {
  return cases.map((one, i) => formats[id].answer(one, solved[i], problemOf(id), i + 1)).join('');
}
