// SPDX-License-Identifier: CC0-1.0
//
// Computes maximum matchings, the Gallai-Edmonds classes, and the classes of edges.
//
// A graph is `{ n, adj, absent }`. adj[v] lists the neighbors of v; loops and parallel edges are
// allowed and have no effect. If absent[v] is true, v was removed from the graph: adj[v] is empty
// and no other list contains v. `absent` may be omitted. A matching is an Int32Array: mate[v] is
// the mate of v, or -1 if v is exposed or was removed. The Gallai-Edmonds class of a vertex v is
//   'D'  if some maximum matching exposes v,
//   'A'  if v is not in the class D, but has a neighbor in the class D,
//   'C'  for all other vertices; a vertex that was removed has the class ''.

// ---- Alternating trees

const UNSEEN = 0;
const INNER = 1;
const OUTER = 2;

// An AlternatingTrees object is a forest of alternating trees whose roots are exposed vertices.
// search() grows the trees. A vertex of a tree has the label OUTER if some alternating path from
// the root to the vertex has even length, and INNER if all such paths have odd length. If a call of
// search() finds no augmenting path, the labels that it set remain, so that later calls do not
// enter these trees. If a call finds an augmenting path, the caller clears the labels by forget().
export class AlternatingTrees {
  constructor(graph, mate, record) {
    this.adj = graph.adj;
    this.mate = mate;
    this.record = record && ((step) => record(step, this));
    this.label = new Uint8Array(graph.n);
    this.parent = new Int32Array(graph.n).fill(-1);  // the parent of each inner vertex
    // A blossom is a contracted odd cycle. If a blossom made the inner vertex v outer,
    // bridgeFrom[v] and bridgeTo[v] are the ends of the edge that closed the blossom. bridgeFrom[v]
    // is the end that is a descendant of v.
    this.bridgeFrom = new Int32Array(graph.n).fill(-1);
    this.bridgeTo = new Int32Array(graph.n).fill(-1);
    // This union-find structure leads from each vertex to the base of its blossom.
    this.base = new Int32Array(graph.n).map((_, v) => v);
    this.stamp = new Int32Array(graph.n);
    this.stamps = 0;
    this.queue = [];
    this.seen = [];
  }

  forget() {
    for (const v of this.seen) {
      this.label[v] = UNSEEN;
      this.parent[v] = this.bridgeFrom[v] = this.bridgeTo[v] = -1;
      this.base[v] = v;
    }
    this.seen = [];
  }

  see(v, label) {
    this.label[v] = label;
    this.seen.push(v);
    if (label === OUTER) this.queue.push(v);
  }

  plant(root) {
    this.see(root, OUTER);
    this.record?.({ type: 'root', v: root });
  }

  // Adds the vertex w and its mate to the tree of the outer vertex v.
  grow(v, w) {
    this.parent[w] = v;
    this.see(w, INNER);
    this.see(this.mate[w], OUTER);
    this.record?.({ type: 'grow', from: v, to: w, mate: this.mate[w] });
  }

  // Grows alternating trees from the given roots. Returns the vertices of an augmenting path,
  // starting with its root. Returns null if no augmenting path starts at one of the roots.
  search(roots) {
    this.queue = [];
    for (const root of roots) this.plant(root);
    for (let head = 0; head < this.queue.length; ++head) {
      const v = this.queue[head];
      for (const w of this.adj[v]) {
        if (this.label[w] === UNSEEN) {
          const next = this.mate[w];
          if (next === -1) return this.pathFrom(v).reverse().concat(w);
          this.grow(v, w);
        } else if (this.label[w] === OUTER && this.baseOf(v) !== this.baseOf(w)) {
          this.shrink(v, w);
        }
      }
    }
    return null;
  }

  baseOf(v) {
    const { base } = this;
    while (base[v] !== v) v = base[v] = base[base[v]];
    return v;
  }

  // Returns the base of the next outer vertex on the path from base b to the root, or -1 if b is
  // the root. Between b and this outer vertex lies the mate of b, an inner vertex. A vertex outside
  // of all blossoms is its own base.
  above(b) {
    return this.mate[b] === -1 ? -1 : this.baseOf(this.parent[this.mate[b]]);
  }

  commonBase(v, w) {
    const stamp = ++this.stamps;
    for (let a = this.baseOf(v), b = this.baseOf(w); a !== -1; ) {
      if (this.stamp[a] === stamp) return a;
      this.stamp[a] = stamp;
      a = this.above(a);
      if (b !== -1) [a, b] = [b, a];
    }
    // The vertices v and w are in different trees, so there is an augmenting path.
    throw new Error('the matching is not maximum');
  }

  // Contracts the blossom that is closed by the edge between the outer vertices v and w.
  shrink(v, w) {
    const top = this.commonBase(v, w);
    for (const [from, to] of [[v, w], [w, v]]) {
      for (let b = this.baseOf(from); b !== top; ) {
        const inner = this.mate[b];
        const next = this.above(b);
        this.bridgeFrom[inner] = from;
        this.bridgeTo[inner] = to;
        this.label[inner] = OUTER;
        this.queue.push(inner);
        this.base[b] = this.base[inner] = top;
        b = next;
      }
    }
    if (this.record) {
      const vertices = this.seen.filter((u) => this.label[u] === OUTER && this.baseOf(u) === top);
      this.record({ type: 'blossom', base: top, vertices });
    }
  }

  // Returns the alternating path of even length from the outer vertex v to the root of its tree.
  pathFrom(v) {
    const path = [];
    // This stack, which replaces recursion, contains the parts that must still be appended to the
    // path. A part is the path from the vertex `from` up to the outer vertex `to`, or up to the
    // root if `to` is -1. If `back` is true, the part is appended in reverse order. If
    // `from === to`, the part is a single vertex.
    const parts = [{ from: v, to: -1, back: false }];
    while (parts.length > 0) {
      const { from, to, back } = parts.pop();
      if (from === to || (to === -1 && this.mate[from] === -1)) {
        path.push(from);
        continue;
      }
      const mate = this.mate[from];
      const bridge = this.bridgeFrom[from];
      const pieces = bridge === -1
        ? [{ from, to: from }, { from: mate, to: mate }, { from: this.parent[mate], to, back }]
        : [{ from, to: from }, { from: bridge, to: mate, back: !back },
          { from: this.bridgeTo[from], to, back }];
      parts.push(...(back ? pieces : pieces.reverse()));
    }
    return path;
  }
}

// Exchanges pairs and other edges on an alternating path whose first vertex is exposed. A last vertex without a next one
// becomes exposed.
export function flip(mate, path) {
  if (path.length % 2 === 1) mate[path[path.length - 1]] = -1;
  for (let i = 0; i + 1 < path.length; i += 2) {
    mate[path[i]] = path[i + 1];
    mate[path[i + 1]] = path[i];
  }
}

// ---- Matchings

// Returns a greedy matching: each vertex that is still exposed is matched with its first exposed
// neighbor.
function greedyMatching(graph) {
  const mate = new Int32Array(graph.n).fill(-1);
  for (let v = 0; v < graph.n; ++v) {
    if (mate[v] !== -1) continue;
    const w = graph.adj[v].find((u) => mate[u] === -1 && u !== v);
    if (w !== undefined) flip(mate, [v, w]);
  }
  return mate;
}

// Returns a maximum matching. The search starts from a greedy matching or, if `record` is given, from
// the empty matching. The search calls record(step, trees) after each of its steps; `trees` are the
// present trees. A step is one of these objects:
//   { type: 'root', v }                  the exposed vertex v is the root of a new tree
//   { type: 'grow', from, to, mate }     the edge (from, to) and the pair (to, mate) join the tree
//   { type: 'blossom', base, vertices }  these vertices of an odd cycle are contracted
//   { type: 'path', vertices }           an augmenting path, starting at the root, was found
//   { type: 'flip', mate }               the path was flipped; `mate` is the new matching; the tree
//                                        is deleted
//   { type: 'fail', vertices }           no augmenting path starts at the root; no later search
//                                        enters these vertices of its tree
export function maximumMatching(graph, record) {
  const mate = record ? new Int32Array(graph.n).fill(-1) : greedyMatching(graph);
  const trees = new AlternatingTrees(graph, mate, record);
  for (let root = 0; root < graph.n; ++root) {
    if (mate[root] !== -1 || graph.absent?.[root]) continue;
    const path = trees.search([root]);
    const vertices = trees.seen;
    if (path) {
      trees.record?.({ type: 'path', vertices: path });
      flip(mate, path);
      trees.forget();
    }
    trees.seen = [];  // the labels of a failed tree remain, so no later search enters this tree
    trees.record?.(path ? { type: 'flip', mate: mate.slice() } : { type: 'fail', vertices });
  }
  return mate;
}

// ---- Classes

// Returns the connected components of the vertices for which isIn(v) is true, in the order of their smallest
// vertices. A component lists its vertices in breadth-first order.
export function componentsOf({ n, adj }, isIn = () => true) {
  const components = [];
  const seen = new Uint8Array(n);
  for (let first = 0; first < n; ++first) {
    if (seen[first] || !isIn(first)) continue;
    seen[first] = 1;
    const order = [first];
    for (const v of order) {
      for (const w of adj[v]) {
        if (seen[w] || !isIn(w)) continue;
        seen[w] = 1;
        order.push(w);
      }
    }
    components.push(order);
  }
  return components;
}

export function exposedVertices(graph, mate) {
  return [...mate.keys()].filter((v) => mate[v] === -1 && !graph.absent?.[v]);
}

// Returns the forest of alternating trees whose roots are all exposed vertices. Throws an Error if
// the matching is not maximum.
function completeTrees(graph, mate) {
  const trees = new AlternatingTrees(graph, mate);
  trees.search(exposedVertices(graph, mate));
  return trees;
}

// Returns the Gallai-Edmonds decomposition of a graph. `mate` must be a maximum matching. The odd
// components are the connected components of the subgraph of the vertices in the Gallai-Edmonds
// class D. The result has these fields:
//   classes        the Gallai-Edmonds class of each vertex: 'D', 'A' or 'C'; '' for a vertex that
//                  was removed from the graph
//   component      the zero-based number of the odd component of each vertex in the class D, -1 for
//                  other vertices. The components are numbered in the order of their smallest
//                  vertices.
//   oddComponents  the number of odd components
//   barrier        the vertices in the Gallai-Edmonds class A, in ascending order
//   exposed        the vertices that the matching exposes, in ascending order. Their number is
//                  oddComponents - barrier.length, and no matching exposes fewer vertices.
//   pairs          the number of pairs in the matching
export function decompose(graph, mate) {
  const { label } = completeTrees(graph, mate);
  const classes = Array.from(label, (l, v) => {
    return graph.absent?.[v] ? '' : l === OUTER ? 'D' : l === INNER ? 'A' : 'C';
  });
  const parts = componentsOf(graph, (v) => classes[v] === 'D');
  const component = new Int32Array(graph.n).fill(-1);
  parts.forEach((part, k) => part.forEach((v) => { component[v] = k; }));
  const barrier = classes.flatMap((c, v) => (c === 'A' ? [v] : []));
  const exposed = exposedVertices(graph, mate);
  const pairs = mate.reduce((sum, w, v) => sum + (w > v ? 1 : 0), 0);
  return { classes, component, oddComponents: parts.length, barrier, exposed, pairs };
}

// Returns `{ mate, decomposition }`: a maximum matching of the graph, and the Gallai-Edmonds
// decomposition of the graph.
export function solve(graph) {
  const mate = maximumMatching(graph);
  return { mate, decomposition: decompose(graph, mate) };
}

// Returns the vertices of an alternating path of even length from v to an exposed vertex. Flipping
// the path gives a maximum matching that exposes v. The path begins with v and the mate of v; if v
// is exposed, the path is `[v]`. Returns null if v is not in the Gallai-Edmonds class D.
export function evenPath(graph, mate, v) {
  const trees = completeTrees(graph, mate);
  return trees.label[v] === OUTER ? trees.pathFrom(v) : null;
}

// Returns the graph without the vertices in `gone`.
export function without({ n, adj, absent }, gone) {
  const isGone = Array.from({ length: n }, (_, v) => Boolean(absent?.[v]));
  for (const v of gone) isGone[v] = true;
  return { n, adj: adj.map((list, v) => (isGone[v] ? [] : list.filter((w) => !isGone[w]))), absent: isGone };
}

// Returns the graph without v and a maximum matching of the graph without v. `mate` must be a
// maximum matching of `graph`. The arguments are not changed.
export function remove(graph, mate, v) {
  const rest = without(graph, [v]);
  const left = Int32Array.from(mate);
  const w = left[v];
  if (w !== -1) {
    left[v] = left[w] = -1;
    const path = new AlternatingTrees(rest, left).search([w]);
    if (path) flip(left, path);
  }
  return { graph: rest, mate: left };
}

// ---- Bipartite graphs

// Returns { side, cycle }: the side (0 or 1) of each vertex, or null if the graph is not bipartite, and the
// vertices of an odd cycle in their order, or [] if the graph is bipartite.
function coloring({ n, adj }) {
  const [parent, depth] = [new Array(n).fill(-1), new Array(n).fill(-1)];
  for (let root = 0; root < n; ++root) {
    if (depth[root] !== -1) continue;
    depth[root] = 0;
    const queue = [root];
    for (const v of queue) {
      for (const w of adj[v]) {
        if (depth[w] === depth[v]) {
          const ends = [[v], [w]];
          while (ends[0][0] !== ends[1][0]) ends.forEach((list) => list.unshift(parent[list[0]]));
          return { side: null, cycle: [...ends[0].reverse(), ...ends[1].slice(1)] };
        }
        if (depth[w] !== -1) continue;
        [depth[w], parent[w]] = [depth[v] + 1, v];
        queue.push(w);
      }
    }
  }
  return { side: depth.map((d) => d % 2), cycle: [] };
}

export const withoutLoops = ({ n, adj }) => ({ n, adj: adj.map((list, v) => list.filter((w) => w !== v)) });

export const bipartition = (graph) => coloring(graph).side;
export const oddCycle = (graph) => coloring(graph).cycle;

const MOST_REACHED = 200000;

// Returns { set, neighbors } of a bipartite graph without a perfect matching, given a maximum matching: the
// set has more vertices, all on one side, than neighbors (Hall's theorem). Chooses a smallest such set that
// alternating paths from an exposed vertex reach, of as many such vertices as time allows.
export function hallSet({ n, adj }, mate) {
  let [best, work] = [[], 0];
  for (let v = 0; v < n && work < MOST_REACHED; ++v) {
    const reached = new Set(mate[v] === -1 ? [v] : []);
    for (const u of reached) for (const w of adj[u]) reached.add(mate[w]);
    if (reached.size > 0 && (best.length === 0 || reached.size < best.length)) best = [...reached];
    work += reached.size;
  }
  const ascending = (list) => [...new Set(list)].sort((v, w) => v - w);
  return { set: ascending(best), neighbors: ascending(best.flatMap((v) => adj[v])) };
}

// Returns the perfect matching that gives the smallest mate to the first vertex, then to the second one, and so on.
// There must be a perfect matching, and each of these vertices, `left` in number, has at most two neighbors. So
// one that gives up its mate must take its other neighbor. The last vertex comes first, so that the first one
// has the first choice.
export function smallestMatching({ n, adj }, left) {
  const choices = adj.slice(0, left).map((list) => [Math.min(...list), Math.max(...list)]);
  const mate = new Int32Array(n).fill(-1);
  const next = (w) => choices[mate[w]][0] + choices[mate[w]][1] - w;
  const fits = (w) => {
    for (let k = 0; mate[w] !== -1 && k < left; ++k) w = next(w);
    return mate[w] === -1;
  };
  for (let v = left; v-- > 0;) {
    let w = choices[v].find(fits);
    for (let u = v; ; w = choices[u][0] + choices[u][1] - w) {
      [u, mate[w]] = [mate[w], u];
      if (u === -1) break;
    }
  }
  mate.subarray(left).forEach((v, i) => { mate[v] = left + i; });
  return mate;
}

// Returns { cover, independentSet }: a minimum vertex cover and a maximum independent set of a
// bipartite graph, given the Gallai-Edmonds classes and the sides of its vertices. The cover consists of
// one vertex of each matched pair (Koenig's theorem), and the independent set consists of all other
// vertices. Both are in ascending order.
export function minimumCover(classes, side) {
  const isIn = classes.map((c, v) => c === 'A' || (c === 'C' && side[v] === 0));
  const those = (wanted) => [...classes.keys()].filter((v) => isIn[v] === wanted);
  return { cover: those(true), independentSet: those(false) };
}

// Returns { none, some, every, classOf }: the edges of each class, and the function that classifies them.
export function kindsBy(classOf, edges) {
  const kinds = { none: [], some: [], every: [], classOf };
  for (const [v, w] of edges) kinds[classOf(v, w)].push([v, w]);
  return kinds;
}

// Returns a function that returns the class of the edge between v and w: 'every', 'some' or 'none',
// depending on whether every, some or no maximum matching contains the edge. `mate` must be a
// maximum matching, and `classes` the Gallai-Edmonds classes of the vertices. `side` has the sides
// of a bipartite graph, and is null if the graph is not bipartite.
//
// If v is in the Gallai-Edmonds class D, the edge is in the class 'some': one maximum matching
// exposes v, and another maximum matching contains the edge. Every maximum matching matches each
// vertex in the class A with a vertex in the class D. So an edge from the class A to the class A or
// C is in the class 'none'. Only the edges with both ends in the class C need further work.
export function edgeClasses(graph, mate, classes, side) {
  const inC = side ? bipartiteClassesInC(graph, mate, classes, side) : classesInC(graph, mate, classes);
  return (v, w) => {
    if (v === w) return 'none';
    if (classes[v] === 'D' || classes[w] === 'D') return 'some';
    return classes[v] === 'A' || classes[w] === 'A' ? 'none' : inC(v, w);
  };
}

// Returns a function that returns the class of the edge between v and w: 'every', 'some' or 'none',
// depending on whether every, some or no maximum matching contains the edge. Both ends must be in
// the Gallai-Edmonds class C. Some maximum matching contains the edge if and only if w is in the
// class D of the graph without v. Every maximum matching contains the edge if, in addition, no
// other neighbor of v is in this class D. The returned function computes this class D once for each
// v, and stores the result for the other edges of v.
function classesInC(graph, mate, classes) {
  const known = new Map();
  const matesOf = (v) => {
    if (!known.has(v)) {
      const without = remove(graph, mate, v);
      const { classes: rest } = decompose(without.graph, without.mate);
      known.set(v, new Set(graph.adj[v].filter((w) => classes[w] === 'C' && rest[w] === 'D')));
    }
    return known.get(v);
  };
  return (v, w) => (!matesOf(v).has(w) ? 'none' : matesOf(v).size > 1 ? 'some' : 'every');
}

// Returns a function that returns the class of the edge between v and w: 'every', 'some' or 'none',
// depending on whether every, some or no maximum matching contains the edge. Both ends must be in
// the Gallai-Edmonds class C of a bipartite graph. In this class, two maximum matchings differ by
// alternating cycles. These cycles correspond to the cycles of a directed graph whose vertices are
// the matched pairs. So some maximum matching contains an edge if and only if the pairs of both
// ends are in the same strongly connected component. The number of a pair is the number of its
// vertex on side 0.
function bipartiteClassesInC(graph, mate, classes, side) {
  const part = blocksOfC(graph, mate, classes, side);
  const size = new Int32Array(graph.n);
  for (const k of part) ++size[k];
  return (v, w) => {
    const [k, l] = side[v] === 0 ? [part[v], part[mate[w]]] : [part[w], part[mate[v]]];
    return k !== l ? 'none' : size[k] > 1 ? 'some' : 'every';
  };
}

// For each vertex of side 0 in the class C, returns the number of the strongly connected component of its pair (see
// bipartiteClassesInC). These are the blocks of the Dulmage-Mendelsohn decomposition, in their order.
export function blocksOfC(graph, mate, classes, side) {
  return strongParts(graph.adj.map((list, v) => {
    return classes[v] !== 'C' || side[v] === 1 ? []
      : list.flatMap((w) => (classes[w] === 'C' ? [mate[w]] : []));
  }));
}

// Returns the number of the strongly connected component of each vertex of a directed graph (Kosaraju's
// algorithm). heads[v] lists the vertices to which edges from v lead.
function strongParts(heads) {
  const tails = heads.map(() => []);
  heads.forEach((list, v) => list.forEach((w) => tails[w].push(v)));
  const part = new Int32Array(heads.length).fill(-1);
  const seen = new Uint8Array(heads.length);
  const order = [];  // each vertex after all that it reaches first
  heads.forEach((_, first) => {
    const path = seen[first] ? [] : [{ v: first, next: 0 }];
    while (path.length > 0) {
      const top = path[path.length - 1];
      seen[top.v] = 1;
      const w = heads[top.v][top.next++];
      if (w === undefined) order.push(path.pop().v);
      else if (!seen[w]) path.push({ v: w, next: 0 });
    }
  });
  let parts = 0;
  for (const first of order.reverse()) {
    const stack = part[first] === -1 ? [first] : [];
    if (stack.length > 0) part[first] = parts++;
    while (stack.length > 0) {
      for (const w of tails[stack.pop()]) {
        if (part[w] !== -1) continue;
        part[w] = part[first];
        stack.push(w);
      }
    }
  }
  return part;
}
