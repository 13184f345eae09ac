// SPDX-License-Identifier: CC0-1.0
//
// Judges an output of the visitor's program, and finds the first place where it is wrong.
import { gamesOf } from './answers.js';
import { problemOf } from './problems.js';

// Returns the words of a text, each with the number of its line.
export function wordsIn(text) {
  let [line, end] = [1, 0];
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    line += text.slice(end, index).split('\n').length - 1;
    end = index;
    return { word, index, line };
  });
}

const wordsOf = (text) => text.match(/\S+/g) ?? [];

// ---- Where several answers are right

// Each of these functions returns null if the words after `heads` are such an answer, and otherwise the fault { key,
// at, vertex, ... }: `at` is the number of the word that is wrong, and the other fields are values for the text
// mine_<key>. v and w stand for names of vertices.

function flawOfMatching({ base, form }, { names, graph: { adj }, left, side, edges, weights }, words, heads) {
  const numbers = words.map(Number);
  const shift = side ? left - base : -base;
  const [hasPairs, hasRights] = [form.includes('{pairs}'), form.includes('{rights}')];
  const first = heads.length;
  const size = form.includes('{size}') ? numbers[heads.indexOf('size')] : numbers[heads.indexOf('covered')] / 2;
  const many = first + (hasPairs ? 2 * size : hasRights ? adj.length - left : left);
  if (many !== words.length) return { key: 'count', at: Math.min(many, words.length), found: words.length - first, wanted: many - first };
  const [mate, pairs] = [new Map(), []];
  for (let at = first; at < many; at += hasPairs ? 2 : 1) {
    const i = at - first;
    const [v, w] = hasPairs ? [numbers[at] - base, numbers[at + 1] + shift]
      : hasRights ? [numbers[at] - base, left + i] : [i, numbers[at] + shift];
    if (!hasPairs && numbers[at] === 0 && !/\{(least|greatest)\}/.test(form)) continue;
    const pair = { at, vertex: adj[v] ? v : w, v: hasRights || hasPairs ? words[at] : names[v], w: hasPairs ? words[at + 1] : hasRights ? names[w] : words[at] };
    if (v === w || !adj[v]?.includes(w)) return { key: 'noEdge', ...pair };
    if (!hasPairs && !side && numbers[first + w] + shift !== v) return { key: 'oneWay', ...pair };
    if (!hasPairs && !side && v > w) continue;
    const twice = [v, w].find((u) => mate.has(u));
    if (twice !== undefined) return { key: 'twice', at, vertex: twice, v: names[twice] };
    mate.set(v, w).set(w, v);
    pairs.push([v, w]);
  }
  if (Number.isFinite(size) && pairs.length !== size) return { key: 'size', at: 0, found: pairs.length, wanted: size };
  if (!weights) return null;
  const weightOf = ([v, w]) => Math.max(...edges.flatMap(([a, b], i) =>
    ((a === v && b === w) || (a === w && b === v) ? [weights[i]] : [])));
  const weight = pairs.reduce((sum, pair) => sum + weightOf(pair), 0);
  return weight === numbers[first - 1] ? null : { key: 'weight', at: first - 1, found: weight, wanted: words[first - 1] };
}

function flawOfPaths({ base }, { names, arcs, left }, words, _, output) {
  const lines = wordsIn(output).map(({ line }) => line);
  const seen = new Set();
  let paths = 0;
  for (let at = 0; at < words.length - 1; ++at) {
    const [u, vertex] = [at - 1, at].map((i) => Number(words[i]) - base);
    if (!(vertex >= 0 && vertex < left)) return { key: 'noVertex', at, v: words[at] };
    if (seen.has(vertex)) return { key: 'again', at, vertex, v: words[at] };
    seen.add(vertex);
    if (at === 0 || lines[at] !== lines[at - 1]) ++paths;
    else if (!arcs.some(([a, b]) => a === u && b === vertex)) return { key: 'noArc', at, vertex: u, v: words[at - 1], w: words[at] };
  }
  const at = words.length - 1;
  const vertex = names.slice(0, left).findIndex((__, v) => !seen.has(v));
  if (vertex !== -1) return { key: 'missing', at, vertex, wanted: names[vertex] };
  return paths === Number(words[at]) ? null : { key: 'size', at, found: paths, wanted: words[at] };
}

function flawOfAntichain(_, { names, graph: { adj }, left }, [count, signs = '']) {
  if (!new RegExp(`^[01]{${left}}$`).test(signs)) return { key: 'differs', at: 1, found: signs, wanted: `0/1 × ${left}` };
  const chosen = Array.from(signs, (_sign, v) => v).filter((v) => signs[v] === '1');
  if (chosen.length !== Number(count)) return { key: 'size', at: 0, found: chosen.length, wanted: count };
  const vertex = chosen.find((v) => chosen.some((w) => adj[v].includes(left + w)));
  return vertex === undefined ? null
    : { key: 'reaches', at: 1, vertex, v: names[vertex], w: names[chosen.find((w) => adj[vertex].includes(left + w))] };
}

function flawOfColors(_, { names, edges }, [count, ...colors]) {
  if (colors.length !== edges.length) return { key: 'count', at: 1 + Math.min(colors.length, edges.length), found: colors.length, wanted: edges.length };
  const seen = new Set();
  for (const [i, ends] of edges.entries()) {
    if (!(Number(colors[i]) >= 0 && Number(colors[i]) < Number(count))) return { key: 'differs', at: i + 1, vertex: ends[0], found: colors[i], wanted: `0–${count - 1}` };
    const vertex = ends.find((v) => seen.has(`${v} ${colors[i]}`));
    if (vertex !== undefined) return { key: 'sameColor', at: i + 1, vertex, v: names[vertex], found: colors[i] };
    ends.forEach((v) => seen.add(`${v} ${colors[i]}`));
  }
  return null;
}

function flawOfSeats(_, { graph: { n }, left, capacities }, words) {
  const [free, given] = [[...capacities], new Set()];
  let at = 1;
  for (let unit = 0; unit < left; ++unit) {
    for (let i = 0; i < capacities[unit]; ++i, ++at) {
      const table = left + Number(words[at]) - 1;
      const isFree = table >= left && table < n && !given.has(`${unit} ${table}`) && free[table]-- > 0;
      if (!isFree) return { key: at < words.length ? 'noSeat' : 'end', at, vertex: unit, v: unit + 1, found: words[at], wanted: `1–${n - left}` };
      given.add(`${unit} ${table}`);
    }
  }
  return at < words.length ? { key: 'more', at, found: words[at] } : null;
}

const FLAWS = { pairs: flawOfMatching, mates: flawOfMatching, rights: flawOfMatching, paths: flawOfPaths,
  chosen: flawOfAntichain, colors: flawOfColors, seats: flawOfSeats };

// Returns the function for a problem that accepts several answers.
const flawFor = ({ form, question: { name } }) => FLAWS[/\{(pairs|mates|rights)\}/.test(form) &&
  !['matching', 'heaviest', 'best_perfect'].includes(name) ? '' : /\{(pairs|mates|rights|paths|chosen|colors|seats)\}/.exec(form)?.[1]];

export const acceptsSeveral = (problem) => Boolean(flawFor(problem));

// ---- Where only one answer is right

// Returns the vertex, the edge or the round that one of the lists has at its first difference and the other one has
// not: { key, what, i }.
function inOneOnly(wanted, found) {
  const i = wanted.findIndex((name, k) => name !== found[k]);
  if (i !== -1 && !found.includes(wanted[i])) return { key: 'missing', what: wanted[i], i };
  const k = i === -1 ? wanted.length : i;
  return k < found.length ? { key: 'surplus', what: found[k], i: k } : null;
}

const chunks = (words, size) => Array.from({ length: Math.ceil(words.length / size) }, (_, i) => words.slice(i * size, (i + 1) * size).join(' '));

// Returns the fault in a list of names { field, text, head }, which begins with word number `head` of its game.
function faultInList(problem, { item }, { field, text, head }, found) {
  const size = field === 'pairs' ? wordsOf(problem.pair).length : field === 'starts' ? wordsOf(item.names[0] ?? '1').length : 1;
  const only = inOneOnly(chunks(wordsOf(text), size), chunks(found.slice(head), size));
  if (!only) return null;
  const { key, what, i } = only;
  const { edges = [], numbers = edges.map((_, k) => k + 1) } = item;
  const vertex = field === 'numbers' ? edges[numbers.indexOf(Number(what))]?.[0] ?? -1 : field === 'rounds' ? -1
    : item.names.indexOf(what.split(/[\s(),]+/).find((part) => field === 'pairs' && part) ?? what, field === 'right' ? item.left : 0);
  return { key, at: head + i * size, ours: head + i * size, vertex, found: what, wanted: what,
    ...(field === 'rounds' ? { tab: 'play', step: 2 * (Number(what) - 1) } : {}) };
}

// Returns the vertex that a word of a field is about.
function vertexOf(problem, { item, token }, field, before, wanted, found) {
  const character = [...wanted].findIndex((c, i) => c !== found[i]);
  const line = before.split('\n').length - 1;
  const place = problem.win.length === 1 || ['chosen', 'some'].includes(field) ? wordsOf(before).join('').length + character : line;
  const vertices = { winner: () => token ?? item.token ?? -1, map: () => item.vertexAt(line, character), left: () => place,
    right: () => item.left + place, lists: () => line, couples: () => place, chosen: () => place, some: () => place };
  return vertices[field]?.() ?? -1;
}

const isList = ({ question: { name } }) => (field) => ['starts', 'rounds', 'numbers'].includes(field) ||
  (['left', 'right'].includes(field) && name === 'vertices_in_every') || (field === 'pairs' && name !== 'matching');

// Returns the fault of an output, which has the words `found`, or null.
function faultIn(problem, games, found) {
  let start = 0;  // the number of the first word of the game
  for (const game of games) {
    const wanted = wordsIn(game.text);
    const own = found.slice(start, games.length === 1 ? undefined : start + wanted.length);
    const k = wanted.findIndex(({ word }, i) => word !== own[i]);
    const at = k === -1 ? wanted.length : k;
    if (k !== -1 || own.length > at) {
      let end = 0;
      const parts = game.parts.map(([field, text]) =>
        ({ field, text, begin: (end += text.length) - text.length, head: wordsOf(game.text.slice(0, end - text.length)).length }));
      const lists = parts.filter(({ field }) => isList(problem)(field));
      const list = lists.find(({ head, text }) => at < head + wordsOf(text).length) ?? lists.at(-1);
      const fault = { at, index: game.index, ours: at, wanted: wanted[at]?.word, found: own[at],
        key: at >= own.length ? 'end' : at >= wanted.length ? 'more' : 'differs' };
      const inList = list && faultInList(problem, game, list, own);
      const { field, text, begin } = parts.findLast((part) => part.begin <= (wanted[at]?.index ?? 0));
      const vertex = at >= wanted.length ? -1 : vertexOf(problem, game, field, text.slice(0, wanted[at].index - begin), wanted[at].word, own[at] ?? '');
      // If a number before the list is wrong, the text is about this number.
      const { vertex: listed = vertex, tab, step, ...about } = inList || {};
      const whole = { ...fault, ...(list && at >= list.head ? about : {}), vertex: listed, tab, step };
      return { ...whole, at: start + whole.at, ours: start + whole.ours };
    }
    start += wanted.length;
  }
  return found.length > start ? { key: 'more', at: start, found: found[start] } : null;
}

// Judges an output for an input without errors. Returns { key: 'right' }, { key: 'other' } for a right output other than
// ours, or the first fault: the key of its text, its values, `at` and `ours`, the numbers of the wrong word in both
// outputs, and what the page shows to explain it: the number `index` of the case, the vertex, the tab, the step.
export function judge(id, input, output) {
  const problem = problemOf(id);
  const games = gamesOf(id, input);
  const words = wordsOf(output);
  const fault = faultIn(problem, games, words);
  const flaw = flawFor(problem);
  if (!fault && (flaw !== flawOfPaths || games.length !== 1)) return { key: 'right' };  // lines, not words, are paths
  if (!flaw || games.length !== 1 || (problem.lose && games[0].text === problem.lose)) return fault;
  const [{ item, parts }] = games;
  const heads = parts.slice(0, parts.findIndex(([field]) => FLAWS[field])).flatMap(([field]) => (field ? [field] : []));
  // A number that must be the same comes first, or last after the paths.
  if (fault?.at < heads.length || (problem.form.includes('{seats}') && words[0] !== '1')) return fault;
  const other = flaw(problem, item, words, heads, output);
  if (other) return { ...other, index: 0 };
  // The words after an antichain or after paths are the same in each right answer.
  const own = { chosen: words[1], paths: words.slice(0, -1).join(' ') + '\n' };
  if (!parts.some(([field]) => own[field])) return { key: 'other' };
  const others = parts.map(([field, text]) => [field, own[field] ?? text]);
  return faultIn(problem, [{ ...games[0], parts: others, text: others.map(([, text]) => text).join('') }], words) ?? { key: fault ? 'other' : 'right' };
}
