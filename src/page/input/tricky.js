// SPDX-License-Identifier: CC0-1.0
//
// Chooses small inputs at which typical wrong programs fail. The build has many tiny inputs for each problem, among them
// our small samples; the answers of wrong rules are those of the questions for a wrong solution of the graph.
import { componentsOf, exposedVertices, maximumMatching, solve } from '../core/matching.js';
import { remembered } from '../core/memory.js';
import { answer, solvedOf } from './answers.js';
import { read } from './formats.js';
import { acceptsSeveral } from './judge.js';
import { problemOf } from './problems.js';
import { sidesOf } from './questions.js';

const MOST = 30;  // inputs for each problem

// ---- Wrong rules

// Returns a solution in which the exposed vertices of a matching, or those with isLost(v), lose.
function solutionBy(item, mate, isLost = (v) => mate[v] === -1) {
  const exposed = exposedVertices(item.graph, mate);
  const pairs = (item.graph.n - exposed.length) / 2;
  const classes = Array.from(mate, (_, v) => (isLost(v) ? 'D' : 'C'));
  return { ...solvedOf(item), item, mate, decomposition: { ...solvedOf(item).decomposition, classes, exposed, pairs } };
}

// Takes edges whose ends are free, in the order of the list.
function greedy(n, edges) {
  const mate = new Int32Array(n).fill(-1);
  for (const [v, w] of edges) if (v !== w && mate[v] === -1 && mate[w] === -1) [mate[v], mate[w]] = [w, v];
  return mate;
}

// Searches for augmenting paths as in bipartite graphs.
function withoutBlossoms({ n, adj }) {
  const mate = new Int32Array(n).fill(-1);
  const augment = (v, seen) => adj[v].some((w) => {
    if (w === v || seen.has(w)) return false;
    seen.add(w);
    if (mate[w] !== -1 && !augment(mate[w], seen)) return false;
    [mate[v], mate[w]] = [w, v];
    return true;
  });
  for (let v = 0; v < n; ++v) if (mate[v] === -1) augment(v, new Set([v]));
  return Array.from(mate, (w, v) => (w !== -1 && mate[w] === v ? w : -1));
}

const edgesOf = ({ adj }) => adj.flatMap((list, v) => list.map((w) => [v, w]));

// Each rule takes a case and the case before it, and returns a wrong solution, or null where there is none.
const rules = {
  greedy: (item) => solutionBy(item, greedy(item.graph.n, edgesOf(item.graph))),
  exposed: (item) => solutionBy(item, maximumMatching(item.graph)),
  oneSide(item) {
    const { mate, decomposition: { classes } } = solvedOf(item);
    return sidesOf(item) && solutionBy(item, mate, (v) => classes[v] === 'D' && sidesOf(item)[v] === 0);
  },
  blossoms: (item) => (sidesOf(item) ? null : solutionBy(item, withoutBlossoms(item.graph))),
  parity(item) {
    const odd = new Set(componentsOf(item.graph).filter(({ length }) => length % 2 === 1).flat());
    return solutionBy(item, solvedOf(item).mate, (v) => odd.has(v));
  },
  heavyFirst(item) {
    const { edges, weights, graph: { n } } = item;
    return weights && { ...solvedOf(item), item, best(kind) {
      const sign = kind === 'least' ? 1 : -1;
      const order = [...edges.keys()].sort((i, j) => sign * (weights[i] - weights[j]));
      const mate = greedy(n, order.map((i) => edges[i]));
      return { mate, weight: order.reduce((sum, i) => sum + (mate[edges[i][0]] === edges[i][1] ? weights[i] : 0), 0) };
    } };
  },
  reset(item, before) {
    const adj = item.graph.adj.map((list, v) => [...list, ...(before?.graph?.adj[v] ?? []).filter((w) => w < item.graph.n)]);
    return before && { ...solvedOf(item), item, ...solve({ n: item.graph.n, adj }) };
  },
};

// Returns the output of a program with a wrong rule, or '' if the rule has no answer.
function wrongAnswer(id, input, rule) {
  let last = null;
  try {
    return answer(id, input, (item) => {
      const solved = rule(item, last) ?? solvedOf(item);
      last = item;
      return solved;
    });
  } catch {
    return '';
  }
}

// ---- The choice

// Returns the inputs for a problem, each { text, output, rules }: our output, and the names of the wrong rules whose
// output differs. In turn, each rule chooses the shortest input that is left, and so does the variety of the outputs.
export const trickyFor = remembered(({ id, tiny }) => {
  const all = tiny.map((text) => {
    const input = read(id, text);
    const output = answer(id, input);
    const isWrong = (rule) => !['', output].includes(wrongAnswer(id, input, rule));
    return { text, output, rules: Object.keys(rules).filter((name) => isWrong(rules[name])) };
  }).sort((a, b) => a.text.length - b.text.length);
  const chosen = new Set();
  const choices = [...Object.keys(rules).map((name) => (one) => one.rules.includes(name)),
    ({ output }) => ![...chosen].some((other) => other.output === output), () => true];
  for (let i = 0; chosen.size < Math.min(MOST, all.length); ++i) {
    const next = all.find((one) => !chosen.has(one) && choices[i % choices.length](one));
    if (next) chosen.add(next);
  }
  return [...chosen];
});

export const trickyOf = (id) => trickyFor(problemOf(id));

// Returns a script for a shell that runs a program on the inputs, and prints those with another output.
export function scriptOf(id) {
  const list = trickyOf(id);
  const quote = (text) => `'${text.replaceAll("'", "'\\''")}'`;
  const tests = list.map(({ text, output }, i) => `t ${i + 1} ${quote(text)} ${quote(output.trimEnd())}`);
  return [`# ${list.length} small inputs for ${id} with their outputs. To run a program on them: sh ${id}_inputs.sh ./program`,
    ...(acceptsSeveral(problemOf(id)) ? ['# Other outputs may be right as well: paste yours into the page.'] : []),
    't() {',
    '  got=$(printf %s "$2" | $program | tr -d \'\\r\' | sed \'s/ *$//\')',
    '  [ "$got" = "$3" ] || printf \'\\n-- Input %s\\n%s-- Expected\\n%s\\n-- Found\\n%s\\n\' "$1" "$2" "$3" "$got"',
    '}', 'program=$*', ...tests, ''].join('\n');
}
