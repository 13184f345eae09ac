// SPDX-License-Identifier: CC0-1.0
//
// Finds which edges of a bipartite graph are in no, in some
// but not every, and in every maximum matching. Arguments are
// not checked. Needs bipartite.hpp.
//   EdgeClasses e(g);  after Bipartite g(l, r, edges)
//   e.none(v, w)   whether no maximum matching has the edge
//                  from v on the left to w on the right
//   e.some(v, w)   whether some, but not every one has it
//   e.every(v, w)  whether every maximum matching has it
// Time: O(E). No recursion.
// R. E. Tarjan, "Depth-first search and linear graph
// algorithms", 1972.
// Checked: all graphs with up to 6 vertices
// (notebook/notebook).
#pragma once

struct EdgeClasses {
  Bipartite& g;
  vector<int> part, size;

  // Finds the strong components of the directed graph that
  // leads from each left vertex to the mates of its neighbors.
  // part[v] is a vertex of the component of v, and
  // size[part[v]] its number of vertices. A cycle of this
  // graph alternates between edges of the matching and others.
  explicit EdgeClasses(Bipartite& graph)
      : g(graph), part(g.left, -1), size(g.left) {
    vector<int> arc = g.at, up = part, low = part, open;
    for (int s = 0; s < g.left; ++s)
      for (int v = low[s] < 0 ? s : -1, w; v >= 0;) {
        if (low[v] < 0)
          low[v] = open.size(), open.push_back(v);
        w = arc[v] < g.at[v + 1] ? g.mate[g.to[arc[v]]] : -1;
        if (w >= 0 && low[w] < 0) {
          up[w] = v, v = w;
          continue;
        }
        if (w >= 0 && part[w] < 0)
          low[v] = min(low[v], low[w]);
        if (arc[v]++ < g.at[v + 1]) continue;
        size_t first = low[v];
        if (open[first] == v)
          for (; open.size() > first; open.pop_back())
            part[open.back()] = v, ++size[v];
        v = up[v];
      }
  }

  bool none(int v, int w) {
    return !g.missed(v) && !g.missed(w) &&
           part[v] != part[g.mate[w]];
  }
  bool some(int v, int w) {
    return !none(v, w) && !every(v, w);
  }
  bool every(int v, int w) {
    return g.mate[v] == w && !g.missed(v) && !g.missed(w) &&
           size[part[v]] == 1;
  }
};
