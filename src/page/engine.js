// SPDX-License-Identifier: CC0-1.0
//
// Maximum matchings, the Gallai-Edmonds classes, and the game of undirected vertex geography.
//
// A graph is { n, adj, absent }: adj[v] lists the neighbors of v; loops and repeats change nothing.
// Where absent[v] is true (absent may be left out), v is not there: its list is empty and no other
// one names it. A matching is an Int32Array with mate[v] === -1 where v is exposed or absent.
// A class is 'D' (some maximum matching misses v), 'A' (outside D, next to it), 'C' (the rest), or
// '' for an absent vertex.

// ---- Alternating trees

const UNSEEN = 0;
const INNER = 1;
const OUTER = 2;

// The vertices that alternating paths from exposed roots reach: the outer ones at even distance,
// the inner ones at odd distance only. What a search has seen stays seen until forget().
class AlternatingTrees {
  constructor(graph, mate, record) {
    this.adj = graph.adj;
    this.mate = mate;
    this.record = record;
    this.label = new Uint8Array(graph.n);
    this.parent = new Int32Array(graph.n).fill(-1);  // of an inner vertex
    // An inner vertex v that a blossom made outer: the edge that closed the blossom, its end below
    // v first.
    this.bridgeFrom = new Int32Array(graph.n).fill(-1);
    this.bridgeTo = new Int32Array(graph.n).fill(-1);
    this.base = new Int32Array(graph.n).map((_, v) => v);  // leads to that of the blossom
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

  // Grows trees from the roots. Returns the vertices of an augmenting path, root first, or null if
  // there is none from these roots.
  search(roots) {
    this.queue = [];
    for (const root of roots) {
      this.see(root, OUTER);
      this.record?.({ type: 'root', v: root });
    }
    for (let head = 0; head < this.queue.length; ++head) {
      const v = this.queue[head];
      for (const w of this.adj[v]) {
        if (this.label[w] === UNSEEN) {
          const next = this.mate[w];
          if (next === -1) return this.pathFrom(v).reverse().concat(w);
          this.parent[w] = v;
          this.see(w, INNER);
          this.see(next, OUTER);
          this.record?.({ type: 'grow', from: v, to: w, mate: next });
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

  // The base of the blossom that hangs above that of b, or -1 if b is a root.
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
    throw new Error('the matching is not maximum');  // v and w are in the trees of two roots
  }

  // The edge between the outer vertices v and w closes a blossom.
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

  // The alternating path of even length from the outer vertex v to the root of its tree.
  pathFrom(v) {
    const path = [];
    // What is still to be appended, the last first: the path from a vertex up to an outer one, or
    // to the root (-1), maybe backwards; or one vertex, where both are the same.
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

function flip(mate, path) {
  for (let i = 0; i < path.length; i += 2) {
    mate[path[i]] = path[i + 1];
    mate[path[i + 1]] = path[i];
  }
}

// ---- Matchings

// Pairs each vertex with the first neighbor that is left; such a matching may not be maximum.
function greedyMatching(graph) {
  const mate = new Int32Array(graph.n).fill(-1);
  for (let v = 0; v < graph.n; ++v) {
    if (mate[v] !== -1) continue;
    const w = graph.adj[v].find((u) => mate[u] === -1 && u !== v);
    if (w !== undefined) flip(mate, [v, w]);
  }
  return mate;
}

// Starts from the matching `mate`, else from a greedy one, or from none where steps are recorded.
// `record` is called with the steps of the search:
//   { type: 'root', v }                    an exposed vertex, from which a tree will grow
//   { type: 'grow', from, to, mate }       two vertices more in the tree
//   { type: 'blossom', base, vertices }    an odd cycle; from now on these are like one vertex
//   { type: 'path', vertices }             augmenting, from the root to another exposed vertex
//   { type: 'flip', mate }                 the matching after that; the tree is gone
//   { type: 'fail', vertices }             the tree is complete; no later search will enter it
export function maximumMatching(graph, { mate: start, record } = {}) {
  const none = () => new Int32Array(graph.n).fill(-1);
  const mate = start ? Int32Array.from(start) : record ? none() : greedyMatching(graph);
  const trees = new AlternatingTrees(graph, mate, record);
  for (let root = 0; root < graph.n; ++root) {
    if (mate[root] !== -1 || graph.absent?.[root]) continue;
    const path = trees.search([root]);
    if (path) {
      record?.({ type: 'path', vertices: path });
      flip(mate, path);
      record?.({ type: 'flip', mate: mate.slice() });
      trees.forget();
    } else {
      record?.({ type: 'fail', vertices: trees.seen });
    }
    trees.seen = [];  // of a failed tree, all labels stay
  }
  return mate;
}

// ---- Classes

function exposedVertices(graph, mate) {
  const exposed = [];
  for (let v = 0; v < graph.n; ++v) if (mate[v] === -1 && !graph.absent?.[v]) exposed.push(v);
  return exposed;
}

// The trees from all exposed vertices. Throws an Error if the matching is not maximum.
function completeTrees(graph, mate) {
  const trees = new AlternatingTrees(graph, mate);
  trees.search(exposedVertices(graph, mate));
  return trees;
}

// From a maximum matching:
//   classes        the class of each vertex
//   component      of each vertex of D, the number of its odd component, in the order of their
//                  first vertices; -1 for the others
//   oddComponents  how many there are
//   barrier        the vertices of A, ascending. So many vertices can at most be paired with the
//                  components, so that every matching exposes oddComponents - barrier.length.
//   exposed        the vertices that the matching misses, ascending: that many
//   pairs          how many pairs there are
export function decompose(graph, mate) {
  const { label } = completeTrees(graph, mate);
  const classes = Array.from(label, (l, v) => {
    return graph.absent?.[v] ? '' : l === OUTER ? 'D' : l === INNER ? 'A' : 'C';
  });
  const component = new Int32Array(graph.n).fill(-1);
  let oddComponents = 0;
  for (let first = 0; first < graph.n; ++first) {
    if (classes[first] !== 'D' || component[first] !== -1) continue;
    component[first] = oddComponents;
    for (const queue = [first]; queue.length > 0; ) {
      for (const w of graph.adj[queue.pop()]) {
        if (classes[w] !== 'D' || component[w] !== -1) continue;
        component[w] = oddComponents;
        queue.push(w);
      }
    }
    ++oddComponents;
  }
  const barrier = [];
  classes.forEach((c, v) => c === 'A' && barrier.push(v));
  const exposed = exposedVertices(graph, mate);
  const pairs = mate.reduce((sum, w, v) => sum + (w > v ? 1 : 0), 0);
  return { classes, component, oddComponents, barrier, exposed, pairs };
}

// A maximum matching and what follows from it: { mate, decomposition }.
export function solve(graph) {
  const mate = maximumMatching(graph);
  return { mate, decomposition: decompose(graph, mate) };
}

// The vertices of a path of even length from v to an exposed vertex on which pairs, the first edge
// is one, and other edges alternate; [v] if v is exposed, null if v is not in D. Flipped, it gives
// a maximum matching that misses v.
export function evenPath(graph, mate, v) {
  const trees = completeTrees(graph, mate);
  return trees.label[v] === OUTER ? trees.pathFrom(v) : null;
}

// ---- The game: who cannot move the token to a vertex where it never was loses

// Whether the player to move wins with the token on v, and why:
//   wins    v is not in D
//   mate    a winning move, or -1
//   path    the pair of v if he wins, else evenPath()
//   reason  { key, values }, all vertices as numbers:
//     'absent'    {}                    v is not in the graph
//     'isolated'  { v }                 no move at all
//     'exposed'   { v }                 the matching misses v: the other player moves along it
//     'evenPath'  { v, end, edges }     flipped, the path of so many edges to `end` exposes v
//     'inA'       { v, mate, component, barrier, oddComponents }   v is in the barrier and paired
//                                       with a vertex of that odd component
//     'inC'       { v, mate }           no alternating path leads from an exposed vertex to v
export function verdict(graph, mate, decomposition, v) {
  const { classes, component, barrier, oddComponents } = decomposition;
  const wins = classes[v] === 'A' || classes[v] === 'C';
  const result = (key, values, path) => {
    return { wins, mate: wins ? mate[v] : -1, path, reason: { key, values } };
  };
  if (wins) {
    const values = { v, mate: mate[v] };
    if (classes[v] === 'A') {
      values.component = component[mate[v]];
      values.barrier = barrier.length;
      values.oddComponents = oddComponents;
    }
    return result('in' + classes[v], values, [v, mate[v]]);
  }
  if (classes[v] !== 'D') return result('absent', {}, []);
  if (graph.adj[v].every((w) => w === v)) return result('isolated', { v }, [v]);
  if (mate[v] === -1) return result('exposed', { v }, [v]);
  const path = evenPath(graph, mate, v);
  return result('evenPath', { v, end: path[path.length - 1], edges: path.length - 1 }, path);
}

// The graph without v and a maximum matching of it, from one of the graph with v; both are new.
export function remove(graph, mate, v) {
  const adj = graph.adj.slice();
  for (const w of adj[v]) adj[w] = adj[w].filter((u) => u !== v);
  adj[v] = [];
  const absent = graph.absent ? graph.absent.slice() : new Array(graph.n).fill(false);
  absent[v] = true;
  const rest = { n: graph.n, adj, absent };
  const left = Int32Array.from(mate);
  const w = left[v];
  if (w !== -1) {
    left[v] = left[w] = -1;
    const path = new AlternatingTrees(rest, left).search([w]);
    if (path) flip(left, path);
  }
  return { graph: rest, mate: left };
}

// All moves from v after which the player who made them wins, ascending: the neighbors in D of the
// graph without v.
export function winningMoves(graph, mate, v) {
  const rest = remove(graph, mate, v);
  const { classes } = decompose(rest.graph, rest.mate);
  return [...new Set(graph.adj[v])].filter((w) => classes[w] === 'D').sort((a, b) => a - b);
}

// Whether the player to move wins with the token on each vertex of the path, all others before it
// visited. The vertices are put back in reverse order: where the matching grows, he wins.
export function moverWinsAlong(graph, path) {
  const gone = new Uint8Array(graph.n);
  for (const v of path) gone[v] = 1;
  const adj = graph.adj.map((list, v) => (gone[v] ? [] : list.filter((w) => !gone[w])));
  const absent = Array.from(gone, (g, v) => g === 1 || Boolean(graph.absent?.[v]));
  const rest = { n: graph.n, adj, absent };
  const mate = maximumMatching(rest);
  const trees = new AlternatingTrees(rest, mate);
  const wins = new Array(path.length).fill(false);
  for (let i = path.length - 1; i >= 0; --i) {
    const v = path[i];
    absent[v] = false;
    for (const w of graph.adj[v]) {
      if (absent[w] || w === v) continue;
      adj[v].push(w);
      adj[w].push(v);
    }
    const augmenting = trees.search([v]);
    if (augmenting) flip(mate, augmenting);
    wins[i] = augmenting !== null;
    trees.forget();
  }
  return wins;
}

// ---- Bipartite graphs

// The side, 0 or 1, of each vertex; null if there is an odd cycle.
export function bipartition(graph) {
  const side = new Array(graph.n).fill(-1);
  for (let first = 0; first < graph.n; ++first) {
    if (side[first] !== -1) continue;
    side[first] = 0;
    for (const queue = [first]; queue.length > 0; ) {
      const v = queue.pop();
      for (const w of graph.adj[v]) {
        if (side[w] === side[v]) return null;
        if (side[w] !== -1) continue;
        side[w] = 1 - side[v];
        queue.push(w);
      }
    }
  }
  return side;
}

// Of a bipartite graph with these sides and a maximum matching: a minimum vertex cover, one vertex
// of each pair, and a maximum independent set, all other vertices; both ascending (Koenig).
export function minimumCover(graph, mate, side) {
  const reached = new Uint8Array(graph.n);
  const queue = exposedVertices(graph, mate).filter((v) => side[v] === 0);
  for (const v of queue) reached[v] = 1;
  while (queue.length > 0) {
    for (const w of graph.adj[queue.pop()]) {
      if (reached[w]) continue;
      reached[w] = reached[mate[w]] = 1;
      queue.push(mate[w]);
    }
  }
  const cover = [];
  const independentSet = [];
  for (let v = 0; v < graph.n; ++v) {
    if (graph.absent?.[v]) continue;
    (reached[v] === side[v] ? cover : independentSet).push(v);
  }
  return { cover, independentSet };
}

// What maximum matchings do with the edges of a bipartite graph with these sides, from any one of
// them and its classes: a function (v, w) of neighbors that is 'none' if no maximum matching joins
// them, 'every' if every one does, else 'some'.
//
// A maximum matching can miss an end in D, and can pair it along any edge: 'some'. Each vertex of A
// is paired with one of D: its other edges are in 'none'. C is paired within itself, and its
// matchings differ by cycles on which pairs and other edges alternate: the cycles of the directed
// graph of its pairs. A pair is numbered by its vertex on side 0.
export function edgeClasses(graph, mate, classes, side) {
  const part = strongParts(graph.adj.map((list, v) => {
    return classes[v] !== 'C' || side[v] === 1 ? []
      : list.flatMap((w) => (classes[w] === 'C' ? [mate[w]] : []));
  }));
  const size = new Int32Array(graph.n);
  for (const k of part) ++size[k];
  return (v, w) => {
    if (classes[v] === 'D' || classes[w] === 'D') return 'some';
    if (classes[v] === 'A' || classes[w] === 'A') return 'none';
    const [k, l] = side[v] === 0 ? [part[v], part[mate[w]]] : [part[w], part[mate[v]]];
    return k !== l ? 'none' : size[k] > 1 ? 'some' : 'every';
  };
}

// The number of the strongly connected component of each vertex of a directed graph (Tarjan).
function strongParts(heads) {
  const n = heads.length;
  const part = new Int32Array(n).fill(-1);
  const seenAt = new Int32Array(n).fill(-1);
  const low = new Int32Array(n);  // the least seenAt that is known to be reached
  const open = [];  // seen, without a part yet
  let seen = 0;
  let parts = 0;
  for (let first = 0; first < n; ++first) {
    if (seenAt[first] !== -1) continue;
    for (const path = [{ v: first, next: 0 }]; path.length > 0; ) {
      const top = path[path.length - 1];
      const { v } = top;
      if (top.next === 0) {
        seenAt[v] = low[v] = seen++;
        open.push(v);
      }
      if (top.next < heads[v].length) {
        const w = heads[v][top.next++];
        if (seenAt[w] === -1) path.push({ v: w, next: 0 });
        else if (part[w] === -1) low[v] = Math.min(low[v], seenAt[w]);
        continue;
      }
      path.pop();
      if (path.length > 0) {
        const { v: above } = path[path.length - 1];
        low[above] = Math.min(low[above], low[v]);
      }
      if (low[v] !== seenAt[v]) continue;
      let w;
      do {
        w = open.pop();
        part[w] = parts;
      } while (w !== v);
      ++parts;
    }
  }
  return part;
}
