// SPDX-License-Identifier: CC0-1.0
//
// Colors the edges of a bipartite graph with as many colors as the largest degree.

// Returns a color of each edge [v, w]; edges with a common end have different colors. If the color that is free
// at v is not free at w, it is exchanged with one that is free at w on the path of both colors that begins at w.
// This path does not end at v, because the graph is bipartite.
//
// Source: D. Koenig, "Ueber Graphen und ihre Anwendung auf Determinantentheorie und Mengenlehre", 1916.
export function edgeColoring(edges, n) {
  const color = [];
  const at = Array.from({ length: n }, () => []);  // the edge of each color at each vertex
  const freeAt = (v) => [...at[v], undefined].indexOf(undefined);
  const put = (i, c) => {
    color[i] = c;
    for (const v of edges[i]) at[v][c] = i;
  };
  edges.forEach(([v, w], i) => {
    const [a, b] = [freeAt(v), freeAt(w)];
    const path = [];
    for (let [u, c] = [w, a]; at[u][c] !== undefined; c = a + b - c) {
      const k = at[u][c];
      path.push(k);
      u = edges[k][0] + edges[k][1] - u;
    }
    for (const k of path) for (const u of edges[k]) at[u][color[k]] = undefined;
    for (const k of path) put(k, a + b - color[k]);
    put(i, a);
  });
  return color;
}
