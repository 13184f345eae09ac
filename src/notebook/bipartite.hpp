// SPDX-License-Identifier: CC0-1.0
//
// Maximum matching of a bipartite graph, the vertices that it
// can miss, a minimum vertex cover. Needs bits/stdc++.h and
// using namespace std; arguments are not checked.
//   Bipartite g(l, r, edges);  l vertices on the left, from 0
//                  on, then r on the right, from l on; edges
//                  {v, w} with v on the left
//   g.mate[v]      in a maximum matching, or -1
//   g.missed(v)    class D of both sides: some maximum
//                  matching misses v (in the game where a
//                  token goes along edges, no vertex twice,
//                  the player to move from v loses)
//   g.in_cover(v)  is v in a minimum vertex cover? All others
//                  are a maximum independent set.
// O(E sqrt V). No recursion.
// J. E. Hopcroft, R. M. Karp, "An n^(5/2) algorithm for
// maximum matchings in bipartite graphs", 1973; the cover:
// D. Koenig, "Graphs and matrices", 1931.
#pragma once

struct Bipartite {
  int left, n;
  vector<int> at, to, mate, level, arc, up, q;

  Bipartite(int l, int r, const vector<pair<int, int>>& edges)
      : left(l), n(l + r), at(n + 1), to(2 * edges.size()),
        mate(n, -1), arc(n), up(n, -1), q(n) {
    for (auto& e : edges) ++at[e.first], ++at[e.second];
    partial_sum(at.begin(), at.end(), at.begin());
    // The neighbors of v: to[at[v]], .., to[at[v + 1] - 1].
    for (auto e : edges)
      for (int i = 0; i < 2; ++i, swap(e.first, e.second))
        to[--at[e.first]] = e.second;
    while (phase(left) || phase(n)) continue;
  }

  bool missed(int v) { return level[v] >= 0; }
  bool in_cover(int v) {  // one end of each matched edge
    return !missed(v) && (v < left || missed(mate[v]));
  }

  // Levels by alternating paths from the exposed vertices
  // below roots; then disjoint augmenting paths, each edge one
  // level up, until there are no more. The last phase, from
  // both sides, finds none; it leaves the levels of class D.
  bool phase(int roots) {
    int tail = 0, found = 0;
    level.assign(n, -1);
    for (int v = 0; v < roots; ++v)
      if (mate[v] < 0) level[q[tail++] = v] = 0;
    for (int i = 0; i < tail; ++i)
      for (int v = q[i], j = arc[v] = at[v + 1]; j-- > at[v];)
        if (mate[to[j]] < 0)
          found = 1;
        else if (level[mate[to[j]]] < 0)
          level[q[tail++] = mate[to[j]]] = level[v] + 1;
    for (int r = 0; found && r < roots; ++r)
      for (int v = mate[r] < 0 ? r : -1, w; v >= 0;)
        if (arc[v] == at[v])  // a dead end
          level[v] = -1, v = up[v];
        else if (mate[w = to[--arc[v]]] < 0)  // augment
          for (; v >= 0; v = up[v]) swap(mate[mate[w] = v], w);
        else if (level[mate[w]] == level[v] + 1)
          up[mate[w]] = v, v = mate[w];
    return found;
  }
};
