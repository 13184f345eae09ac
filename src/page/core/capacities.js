// SPDX-License-Identifier: CC0-1.0
//
// Computes maximum b-matchings: edges of a bipartite graph are chosen, each of them up to `most` times,
// and each vertex is an end of chosen edges up to its capacity.

// Returns { size, times, cover } for the sides (0 or 1) of the vertices: the number of chosen edges, how
// often each edge is chosen, and the proof, which says of each vertex whether it is in the cover. The
// capacities of the cover, and `most` for each edge without an end in it, add up to the size.
//
// Source: E. A. Dinic, "Algorithm for solution of a problem of maximum flow in networks with power
// estimation", 1970.
export function maximumBMatching(edges, side, capacities, most) {
  const room = Array.from(capacities);
  const times = edges.map(() => 0);
  const at = room.map(() => []);
  edges.forEach((ends, i) => ends.forEach((v) => at[v].push(i)));
  const other = (v, i) => edges[i][0] + edges[i][1] - v;
  const rest = (v, i) => (side[v] === 0 ? most - times[i] : times[i]);
  let size = 0;
  for (;;) {
    const roots = [...room.keys()].filter((v) => side[v] === 0 && room[v] > 0);
    const level = new Int32Array(room.length).fill(-1);
    for (const v of roots) level[v] = 0;
    const queue = roots.slice();
    for (const v of queue) {
      for (const i of at[v]) {
        const w = other(v, i);
        if (level[w] !== -1 || rest(v, i) === 0) continue;
        level[w] = level[v] + 1;
        queue.push(w);
      }
    }
    const isGoal = (v) => side[v] === 1 && room[v] > 0;
    if (!queue.some(isGoal)) return { size, times, cover: side.map((s, v) => (level[v] === -1) === (s === 0)) };
    const next = new Int32Array(room.length);
    for (const root of roots) {
      let path = [];  // pairs of a vertex and the edge by which the path leaves it
      for (let v = root; room[root] > 0;) {
        const i = at[v][next[v]];
        if (isGoal(v)) {
          const amount = path.reduce((least, [u, k]) => Math.min(least, rest(u, k)), Math.min(room[root], room[v]));
          for (const [u, k] of path) times[k] += side[u] === 0 ? amount : -amount;
          room[root] -= amount;
          room[v] -= amount;
          size += amount;
          [v, path] = [root, []];
        } else if (i === undefined) {
          if (path.length === 0) break;
          [v] = path.pop();
          ++next[v];
        } else if (rest(v, i) > 0 && level[other(v, i)] === level[v] + 1) {
          path.push([v, i]);
          v = other(v, i);
        } else {
          ++next[v];
        }
      }
    }
  }
}
