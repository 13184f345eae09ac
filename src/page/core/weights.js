// SPDX-License-Identifier: CC0-1.0
//
// Computes matchings of maximum weight, and the prices that prove the maximum: the dual variables.
import { AlternatingTrees, bipartition, edgeClasses, flip, kindsBy, withoutLoops } from './matching.js';

// A Blossom is a vertex, or an odd cycle of blossoms that takes part in the search as one vertex.
// links[i] is an edge [v, w] from cycle[i] to the next blossom of the cycle. The first blossom
// contains the base, the only vertex that is not matched within the blossom.
class Blossom {
  constructor(cycle, links, vertices) {
    Object.assign(this, { cycle, links, vertices, dual: 0 });
  }

  get base() {
    return this.cycle.length > 0 ? this.cycle[0].base : this.vertices[0];
  }

  // Makes v the base: rotates the cycle, and matches the others along it.
  moveBase(v, mate) {
    if (this.cycle.length === 0) return;
    const first = this.cycle.findIndex(({ vertices }) => vertices.includes(v));
    const rotated = (list) => [...list.slice(first), ...list.slice(0, first)];
    [this.cycle, this.links] = [rotated(this.cycle), rotated(this.links)];
    this.cycle[0].moveBase(v, mate);
    for (let i = 1; i < this.cycle.length; i += 2) {
      this.links[i].forEach((end, k, ends) => {
        this.cycle[i + k].moveBase(end, mate);
        mate[end] = ends[1 - k];
      });
    }
  }
}

// Returns a matching of maximum weight, or a perfect one of maximum weight if `perfect` is true, and
// its proof. `edges` has the ends of the edges, and `weights` their weights, which are integers.
// Returns null if there is no perfect matching. The result has these fields:
//   mate    the mate of each vertex, or -1
//   weight  the sum of the weights
//   prices  the price of each vertex, which is an integer or half an integer
//   sets    odd sets of vertices { vertices, price }
//   order   the vertices in an order in which each set is contiguous
// The price of an edge is the sum of the prices of both ends, and of all sets that contain both. No
// edge weighs more than its price. The weight is the sum of the prices of the vertices, and of
// (size - 1) / 2 times the price of each set. Unless `perfect` is true, no price is negative.
//
// Source: J. Edmonds, "Maximum matching and a polyhedron with 0,1-vertices", 1965. Each search starts
// from all exposed vertices, and looks at all edges to find out by how much the prices can change.
// All prices are doubled, so that they are integers.
export function heaviestMatching(n, edges, weights, perfect) {
  const mate = new Int32Array(n).fill(-1);
  const y = new Array(n).fill(weights.reduce((most, w) => Math.max(most, w), perfect ? -Infinity : 0));
  let tops = Array.from(y, (_, v) => new Blossom([], [], [v]));
  const top = tops.slice();
  let via;  // maps each inner blossom to the edge [v, w] by which its tree reached it; outer ones to null

  const place = (blossom) => blossom.vertices.forEach((v) => { top[v] = blossom; });
  const isOuter = (blossom) => via.get(blossom) === null;

  // Returns the edges from an outer blossom up to the root of its tree.
  const climb = (blossom) => {
    const path = [];
    for (let v = blossom.base; mate[v] !== -1; v = top[path[path.length - 1][1]].base) {
      const [from, to] = via.get(top[mate[v]]);
      path.push([v, mate[v]], [to, from]);
    }
    return path;
  };

  const augment = (edge) => edge.forEach((end, k) => {
    for (let [v, w] = [end, edge[1 - k]]; ;) {
      const next = mate[top[v].base];
      top[v].moveBase(v, mate);
      mate[v] = w;
      if (next === -1) return;
      const [from, to] = via.get(top[next]);
      top[next].moveBase(to, mate);
      mate[to] = from;
      [v, w] = [from, to];
    }
  });

  // Contracts the cycle that the edge closes. Returns false if the edge joins two trees.
  const contract = (edge) => {
    const paths = edge.map((v) => climb(top[v]));
    const sides = edge.map((v, k) => [top[v], ...paths[k].map(([, w]) => top[w])]);
    const first = sides[0].findIndex((blossom) => sides[1].includes(blossom));
    if (first === -1) return false;
    const last = sides[1].indexOf(sides[0][first]);
    const cycle = [...sides[0].slice(0, first + 1).reverse(), ...sides[1].slice(0, last)];
    const links = [...paths[0].slice(0, first).reverse().map(([v, w]) => [w, v]), edge, ...paths[1].slice(0, last)];
    const blossom = new Blossom(cycle, links, cycle.flatMap(({ vertices }) => vertices));
    tops = [...tops.filter((other) => !cycle.includes(other)), blossom];
    cycle.forEach((other) => via.delete(other));
    place(blossom);
    via.set(blossom, null);
    return true;
  };

  const slackOf = (i) => y[edges[i][0]] + y[edges[i][1]] - 2 * weights[i];

  // Grows the trees along the edges without slack. Returns whether an edge joined two trees.
  const grow = () => {
    for (let isChanging = true; isChanging;) {
      isChanging = false;
      for (let i = 0; i < edges.length; ++i) {
        if (slackOf(i) > 0) continue;
        const [v, w] = isOuter(top[edges[i][0]]) ? edges[i] : [edges[i][1], edges[i][0]];
        if (top[v] === top[w] || !isOuter(top[v])) continue;
        if (!via.has(top[w])) {
          via.set(top[w], [v, w]);
          via.set(top[mate[top[w].base]], null);
        } else if (!isOuter(top[w])) {
          continue;
        } else if (!contract([v, w])) {
          augment([v, w]);
          return true;
        }
        isChanging = true;
      }
    }
    return false;
  };

  // Returns by how much the prices can change.
  const step = () => {
    let least = perfect ? Infinity : Math.min(...y.filter((_, v) => mate[v] === -1));
    const labels = top.map((blossom) => via.get(blossom));  // null for outer vertices, an edge for inner ones
    edges.forEach(([v, w], i) => {
      const [a, b] = [labels[v], labels[w]];
      if (top[v] === top[w] || a || b || (a === undefined && b === undefined)) return;
      least = Math.min(least, slackOf(i) / (a === b ? 2 : 1));
    });
    for (const [blossom, edge] of via) {
      if (edge !== null && blossom.cycle.length > 0) least = Math.min(least, blossom.dual / 2);
    }
    return least;
  };

  for (;;) {
    // Expands all outermost blossoms without a price, and starts a new search.
    for (let i = 0; i < tops.length;) {
      const { cycle, dual } = tops[i];
      if (cycle.length === 0 || dual > 0) {
        ++i;
        continue;
      }
      cycle.forEach(place);
      tops.splice(i, 1, ...cycle);
    }
    via = new Map(tops.filter(({ base }) => mate[base] === -1).map((blossom) => [blossom, null]));
    if (via.size === 0) break;
    let isSearching = true;
    while (isSearching) {
      if (grow()) break;
      const change = step();
      if (change === Infinity) return null;
      for (const blossom of tops.filter((one) => via.has(one))) {
        const sign = isOuter(blossom) ? -1 : 1;
        for (const v of blossom.vertices) y[v] += sign * change;
        if (blossom.cycle.length > 0) blossom.dual -= 2 * sign * change;
        if (sign === 1 && blossom.cycle.length > 0 && blossom.dual === 0) isSearching = false;
      }
      if (!perfect && tops.some(({ base }) => mate[base] === -1 && y[base] === 0)) {
        isSearching = false;
        via.clear();
      }
    }
    if (via.size === 0) break;
  }
  const sets = [];
  // Each cycle begins at its base, whose edge out of the cycle then crosses no edge in it on an ellipse.
  const inOrder = ({ cycle, vertices }) => (cycle.length > 0 ? cycle.flatMap(inOrder) : vertices);
  const order = tops.flatMap(inOrder);
  for (const stack = [...tops]; stack.length > 0;) {
    const { cycle, dual, vertices } = stack.pop();
    if (cycle.length > 0 && dual > 0) sets.push({ vertices: [...vertices].sort((a, b) => a - b), price: dual / 2 });
    stack.push(...cycle);
  }
  const weight = sets.reduce((sum, { vertices, price }) => sum + price * (vertices.length - 1) / 2,
    y.reduce((sum, doubled) => sum + doubled / 2, 0));
  return { mate, weight, prices: y.map((doubled) => doubled / 2), sets, order };
}

// Returns what heaviestMatching() does, for a bipartite graph. There are no sets, and all prices are
// integers. `side` has the side of each vertex, 0 or 1. If `record` is given, calls record(step, trees) after each
// step of the search, as maximumMatching() does; trees.prices are the present prices. There are two more steps:
//   { type: 'change', change, from, to }  the prices change by the slack of the edge (from, to) or, if `to` is -1, by
//                                         the least price of an outer vertex
//   { type: 'spare', vertices }           the path leads to a vertex with the price 0, which becomes exposed
//
// Source: H. W. Kuhn, "The Hungarian method for the assignment problem", 1955.
export function heaviestOfSides(n, edges, weights, perfect, side, record) {
  const at = Array.from({ length: n }, () => []);  // the numbers of the edges at each vertex on side 0
  const rightOf = Int32Array.from(edges, ([v, w]) => (side[v] === 0 ? w : v));
  edges.forEach(([v, w], i) => side[v] !== side[w] && at[side[v] === 0 ? v : w].push(i));
  const [lefts, rights] = [0, 1].map((s) => [...at.keys()].filter((v) => side[v] === s));
  const mate = new Int32Array(n).fill(-1);
  const prices = at.map((list, v) => (side[v] === 1 ? 0
    : list.reduce((most, i) => Math.max(most, weights[i]), perfect ? -Infinity : 0)));
  const trees = Object.assign(new AlternatingTrees({ n, adj: at }, mate, record), { prices });
  for (const root of lefts) {
    const [slack, from] = [new Float64Array(n).fill(Infinity), new Int32Array(n)];
    const outer = trees.queue = [];
    let [path, total] = [null, 0];  // the slacks are those before all changes, which add up to `total`
    for (trees.plant(root); path === null;) {
      const v = outer[outer.length - 1];
      for (const i of at[v]) {
        const w = rightOf[i];
        const own = prices[v] + prices[w] - weights[i] + total;
        if (own < slack[w]) [slack[w], from[w]] = [own, v];
      }
      let [least, to] = [perfect ? Infinity : outer.reduce((most, u) => Math.min(most, total + prices[u]), Infinity), -1];
      for (const w of rights) if (slack[w] < least && trees.label[w] === 0) [least, to] = [slack[w], w];
      if (least === Infinity) return null;
      const change = least - total;
      total = least;
      if (change > 0) {
        for (const u of outer) {
          prices[u] -= change;
          if (u !== root) prices[mate[u]] += change;
        }
        trees.record?.({ type: 'change', change, from: from[to], to });
      }
      if (to !== -1 && mate[to] !== -1) trees.grow(from[to], to);
      else path = trees.pathFrom(to === -1 ? outer.find((u) => prices[u] === 0) : from[to]).reverse().concat(to === -1 ? [] : to);
    }
    trees.record?.({ type: path.length % 2 === 1 ? 'spare' : 'path', vertices: path });
    flip(mate, path);
    trees.forget();
    if (path.length > 1) trees.record?.({ type: 'flip', mate: mate.slice() });
  }
  if (perfect && mate.includes(-1)) return null;
  return { mate, weight: prices.reduce((sum, price) => sum + price, 0), prices, sets: [], order: [...lefts, ...rights] };
}

// Returns the heaviest matching of a case with weights if `kind` is 'heaviest', or the perfect one of the
// least or the greatest weight, with its proof, as heaviestMatching() does. `record` is as in heaviestOfSides().
export function bestMatching({ graph, edges, weights, side }, kind, record) {
  const sign = kind === 'least' ? -1 : 1;
  const sides = side ?? bipartition(withoutLoops(graph));
  const best = (sides ? heaviestOfSides : heaviestMatching)(
    graph.n, edges, weights.map((w) => sign * w), kind !== 'heaviest', sides, record);
  const prices = best.prices.map((price) => sign * price);
  // In a perfect matching, the prices of both sides can be shifted against each other: fewer are negative.
  const least = (s) => Math.min(...prices.filter((_, v) => sides?.[v] === s), Infinity);
  const shift = sides ? Math.min(Math.max(least(0), 0), Math.max(-least(1), 0)) : 0;
  return { ...best, weight: sign * best.weight,
    prices: prices.map((price, v) => (shift === 0 ? price : price + (sides[v] === 0 ? -shift : shift))) };
}

// Returns { none, some, every, classOf }: the edges of a bipartite case that are in none, some or every
// perfect matching of the least or greatest weight. The other arguments are fields of such a matching. All
// perfect matchings of the edges that the prices pay exactly have this weight.
export function kindsOfBest({ graph: { n }, edges, weights, side }, { mate, prices }) {
  const adj = Array.from({ length: n }, () => []);
  edges.forEach(([v, w], i) => {
    if (prices[v] + prices[w] !== weights[i]) return;
    adj[v].push(w);
    adj[w].push(v);
  });
  const classOfTight = edgeClasses({ n, adj }, mate, new Array(n).fill('C'), side);
  return kindsBy((v, w) => (adj[v].includes(w) ? classOfTight(v, w) : 'none'), edges);
}

// Returns the heaviest matchings { weight, mate } with 0, 1, 2, ... edges of a bipartite case. Each step
// changes the matching along the alternating path that adds the most, between two exposed vertices.
//
// Source: J. Edmonds, R. M. Karp, "Theoretical improvements in algorithmic efficiency for network flow
// problems", 1972.
export function weightsBySize({ graph: { n }, left, edges, weights }) {
  const matched = new Array(n).fill(-1);  // the edge at each vertex
  for (const found = []; ;) {
    const mate = new Int32Array(n).fill(-1);
    matched.forEach((i, v) => { if (i !== -1) mate[v] = edges[i][0] + edges[i][1] - v; });
    const weight = matched.slice(0, left).reduce((sum, i) => sum + (i === -1 ? 0 : weights[i]), 0);
    found.push({ weight, mate });
    const gain = new Array(n).fill(-Infinity).map((none, v) => (v < left && matched[v] === -1 ? 0 : none));
    const via = new Int32Array(n);
    for (let isChanging = true; isChanging;) {
      isChanging = false;
      edges.forEach(([v, w], i) => {
        if (gain[v] + weights[i] <= gain[w]) return;
        [gain[w], via[w], isChanging] = [gain[v] + weights[i], i, true];
        if (matched[w] !== -1) gain[edges[matched[w]][0]] = gain[w] - weights[matched[w]];
      });
    }
    let end = -1;
    for (let w = left; w < n; ++w) {
      if (matched[w] === -1 && gain[w] > (gain[end] ?? -Infinity)) end = w;
    }
    if (end === -1) return found;
    for (let w = end; w !== -1;) {
      const [i, v] = [via[w], edges[via[w]][0]];
      const before = matched[v];
      matched[v] = matched[w] = i;
      w = before === -1 ? -1 : edges[before][1];
    }
  }
}

// Returns the heaviest matching with `size` edges, given the list that weightsBySize() returns, with its proof:
// no edge weighs more than the prices of its ends plus `each`, so a matching with `size` edges weighs at
// most all prices plus `size` times `each`.
export function bestOfSize({ graph: { n }, edges, weights, side }, found, size) {
  const each = found[size].weight - found[size - 1].weight;
  const { prices } = heaviestOfSides(n, edges, weights.map((weight) => weight - each), false, side);
  return { ...found[size], prices, sets: [], each };
}
