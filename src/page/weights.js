// SPDX-License-Identifier: CC0-1.0
//
// Computes matchings of maximum weight of small graphs, and the prices that prove the maximum: the
// dual variables.

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
    for (let i = 0; i < edges.length; ++i) {
      const [v, w] = isOuter(top[edges[i][0]]) ? edges[i] : [...edges[i]].reverse();
      if (top[v] === top[w] || slackOf(i) > 0 || !isOuter(top[v])) continue;
      if (!via.has(top[w])) {
        via.set(top[w], [v, w]);
        via.set(top[mate[top[w].base]], null);
      } else if (!isOuter(top[w])) {
        continue;
      } else if (!contract([v, w])) {
        augment([v, w]);
        return true;
      }
      i = -1;  // the labels have changed
    }
    return false;
  };

  // Returns by how much the prices can change.
  const step = () => {
    let least = perfect ? Infinity : Math.min(...y.filter((_, v) => mate[v] === -1));
    edges.forEach(([v, w], i) => {
      const outer = [v, w].filter((u) => isOuter(top[u])).length;
      const inner = [v, w].some((u) => via.has(top[u]) && !isOuter(top[u]));
      if (top[v] !== top[w] && outer > 0 && !inner) least = Math.min(least, slackOf(i) / outer);
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
  for (const stack = [...tops]; stack.length > 0;) {
    const { cycle, dual, vertices } = stack.pop();
    if (cycle.length > 0 && dual > 0) sets.push({ vertices: [...vertices].sort((a, b) => a - b), price: dual / 2 });
    stack.push(...cycle);
  }
  const weight = sets.reduce((sum, { vertices, price }) => sum + price * (vertices.length - 1) / 2,
    y.reduce((sum, doubled) => sum + doubled / 2, 0));
  return { mate, weight, prices: y.map((doubled) => doubled / 2), sets };
}
