// SPDX-License-Identifier: CC0-1.0
//
// Checks whether the output for an input of a problem is right.
import { read } from '../../src/page/input/formats.js';
import { problemOf } from '../../src/page/input/problems.js';

export const tokensOf = (text) => text.split(/\s+/).filter((token) => token !== '');

// Removes spaces and carriage returns at the end of each line, and all white space at the end of
// the output.
const withoutBlanks = (output) => output.replace(/[ \r]+$/gm, '').trimEnd();

// Checks whether an output lists a matching of the graph, and whether the matching has the size and
// the weight that the output states. The output has the pairs of the matching, or the mate of each
// vertex (of each vertex on one side if the graph has two sides), where 0 stands for no mate.
function isMatching({ base, form }, { graph, left, side, edges, weights }, output) {
  const heads = form.split('\n')[0].split(' ');
  const numbers = tokensOf(output).map(Number);
  const rest = numbers.slice(heads.length);
  const shift = side ? left - base : -base;
  let pairs = [];
  if (form.includes('{pairs}')) {
    for (let i = 0; i < rest.length; i += 2) pairs.push([rest[i] - base, rest[i + 1] + shift]);
  } else if (form.includes('{rights}')) {
    pairs = rest.map((v, w) => [v - base, w + left]);
  } else {
    const all = rest.map((w, v) => [v, w + shift]).filter((_, v) => rest[v] !== 0 || form.includes('{least}'));
    if (rest.length !== left || (!side && all.some(([v, w]) => w === v || rest[w] - base !== v))) return false;
    pairs = side ? all : all.filter(([v, w]) => v < w);
  }
  const weightOf = ([v, w]) => edges.reduce((most, [a, b], i) =>
    ((a === v && b === w) || (a === w && b === v) ? Math.max(most, weights[i]) : most), -Infinity);
  return new Set(pairs.flat()).size === 2 * pairs.length && pairs.every(([v, w]) => graph.adj[v]?.includes(w)) &&
    heads.every((head, i) => numbers[i] === (head === '{size}' ? pairs.length
      : head === '{covered}' ? 2 * pairs.length
        : pairs.reduce((sum, pair) => sum + weightOf(pair), 0)));
}

// Returns the number of paths in an output, which has a path in each line and their number in the
// last line, or -1 if the paths are not paths of the graph or do not contain each vertex once.
function pathsIn({ base }, { arcs, left }, output) {
  const lines = output.trimEnd().split(/\n/).map((line) => tokensOf(line).map((token) => Number(token) - base));
  const paths = lines.slice(0, -1);
  const steps = paths.flatMap((path) => path.slice(1).map((w, i) => [path[i], w]));
  const isRight = lines[paths.length][0] + base === paths.length && paths.flat().length === left &&
    new Set(paths.flat()).size === left && paths.flat().every((v) => v >= 0 && v < left) &&
    steps.every(([v, w]) => arcs.some(([x, y]) => x === v && y === w));
  return isRight ? paths.length : -1;
}

// Checks whether the second line of an output, a string of 0 and 1, chooses as many vertices as the
// first line says, none of which reaches another, and whether the other lines are the expected ones.
function isAntichain({ graph, left }, output, expected) {
  const [lines, right] = [output, expected].map((text) => withoutBlanks(text).split('\n'));
  const chosen = [...(lines[1] ?? '')].flatMap((sign, v) => (sign === '1' ? [v] : []));
  return lines.length === 3 && lines[0] === right[0] && lines[2] === right[2] && lines[1].length === left &&
    chosen.length === Number(lines[0]) && !chosen.some((v) => graph.adj[v].some((w) => chosen.includes(w - left)));
}

// Checks whether an output gives each unit as many different tables as it has representatives, and no
// table to more units than it has seats.
function isSeating({ graph, left, capacities }, output) {
  const [[first], ...units] = withoutBlanks(output).split('\n').map((line) => tokensOf(line).map(Number));
  const taken = new Array(graph.n - left).fill(0);
  for (const table of units.flat()) ++taken[table - 1];
  return first === 1 && units.length === left &&
    units.every((tables, v) => new Set(tables).size === tables.length && tables.length === capacities[v]) &&
    taken.every((count, w) => count <= capacities[left + w]);
}

// Checks whether an output has as many colors as the expected one, and different ones for edges with a common end.
export function isColoring({ edges }, output, expected) {
  const [[count, ...colors], [least]] = [output, expected].map((text) => tokensOf(text).map(Number));
  const ends = edges.flatMap((pair, i) => pair.map((v) => `${v} ${colors[i]}`));
  return count === least && colors.length === edges.length && new Set(ends).size === ends.length &&
    colors.every((c) => c >= 0 && c < count);
}

// Returns true if `output` equals `expected`, the expected output for the input `text`. If the
// problem `id` accepts any optimal matching or any minimum path cover or maximum antichain, also returns true if `output` is
// another one of the same size or weight.
export function isRight(id, text, output, expected) {
  if (withoutBlanks(output) === withoutBlanks(expected)) return true;
  const problem = problemOf(id);
  if (problem.form.includes('{chosen}')) return isAntichain(read(id, text).cases[0], output, expected);
  if (problem.form.includes('{colors}')) return isColoring(read(id, text).cases[0], output, expected);
  if (problem.form.includes('{seats}')) return expected[0] === '1' && isSeating(read(id, text).cases[0], output);
  if (problem.form.includes('{paths}')) {
    return pathsIn(problem, read(id, text).cases[0], output) === Number(tokensOf(expected).pop());
  }
  const at = problem.form.startsWith('{size} {weight}') ? 1 : 0;
  return /\{(pairs|mates|rights)\}/.test(problem.form) &&
    ['matching', 'heaviest', 'best_perfect'].includes(problem.question.name) &&
    tokensOf(output)[at] === tokensOf(expected)[at] && isMatching(problem, read(id, text).cases[0], output);
}
