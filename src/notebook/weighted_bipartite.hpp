// SPDX-License-Identifier: CC0-1.0
//
// Finds a matching of maximum weight in a bipartite graph.
// Needs <bits/stdc++.h> and using namespace std.
//   WeightedBipartite g(l, r, edges);  edges {left, right,
//                 weight}, left ends 0 .. l-1, right ends
//                 0 .. r-1; an assert checks them. As vertices
//                 of g, the right ones are l .. l+r-1.
//   WeightedBipartite g(l, r, edges, true);  the heaviest of
//                 the matchings of maximum size. A perfect one
//                 exists if no mate is -1 then.
//   g.size        the number of pairs of the matching
//   g.mate[v]     the mate of v in the matching, or -1
//   g.right(v)    the mate of the left vertex v as a number
//                 0 .. r-1, or -1
//   g.weight      the sum of the weights of the matching
// For the lightest perfect matching, negate the weights. They
// are integers. Their absolute values must be below 2^60, with
// `true` below 2^60 / (min(l, r) + 2).
// Time: O(V E log V), for random graphs much less.
// E. W. Dijkstra's search in the network of J. Edmonds and
// R. M. Karp, "Theoretical improvements in algorithmic
// efficiency for network flow problems", 1972.
// Checked: graphs with 4 vertices and all small weights
// (notebook/notebook).
#pragma once

struct WeightedBipartite {
  using Num = long long;
  int left, n, size = 0;
  Num weight = 0;
  vector<int> mate, from;
  vector<Num> dual, dist;
  vector<vector<pair<int, Num>>> to;

  // The weight of an edge is at most the sum of the duals of
  // its ends. The duals of exposed vertices are 0 in the end.
  template <class Edge = array<Num, 3>>
  WeightedBipartite(int l, int r, const vector<Edge>& edges,
                    bool most = false)
      : left(l), n(l + r), mate(n, -1), from(n), dual(n),
        dist(n, LLONG_MAX), to(l) {
    Num low = 0, high = 0;
    for (auto& e : edges) {
      static_assert(is_integral<decltype(+get<2>(e))>::value,
                    "weights are integers");
      Num c = get<2>(e);
      low = min(low, most * c), high = max(high, c);
    }
    assert((0. + high - low) * (most * min(l, r) + 2) < 3e18);
    Num more =
        most ? (high - low) * (min(l, r) + 1) + 1 - low : 0;
    for (auto& e : edges) {
      int v = get<0>(e), w = get<1>(e);
      assert(0 <= v && v < l && 0 <= w && w < r);
      Num c = get<2>(e) + more;
      if (c > 0) to[v].push_back({l + w, c});
      dual[v] = max(dual[v], c);
    }
    for (int v = 0; v < l; ++v) search(v);
    for (int v = 0; v < l; ++v)
      if (mate[v] >= 0)
        weight += dual[v] + dual[mate[v]] - more, ++size;
  }

  int right(int v) { return max(mate[v], left - 1) - left; }

  // Finds the shortest alternating path from s to an exposed
  // right vertex, or to a left vertex (s as well) that may be
  // exposed instead of s when its dual has become 0.
  void search(int s) {
    priority_queue<pair<Num, int>> todo;
    vector<int> seen{s};
    Num d, end = LLONG_MAX;
    int last = s;
    todo.push({-(dist[s] = 0), s});
    while (!todo.empty() && (d = -todo.top().first) < end) {
      int v = todo.top().second;
      todo.pop();
      if (d > dist[v]) continue;
      if (d + dual[v] < end) end = d + dual[v], last = v;
      for (auto& e : to[v]) {
        int w = e.first, x = mate[w] < 0 ? w : mate[w];
        Num t = d + (dual[v] - e.second + dual[w]);
        if (t >= min(end, dist[x])) continue;
        if (dist[x] == LLONG_MAX) seen.push_back(x);
        dist[x] = t, from[w] = v, todo.push({-t, x});
        if (x == w) end = t, last = w;
      }
    }
    for (int x : seen) {
      Num t = max(end - dist[x], Num(0));
      dist[x] = LLONG_MAX, dual[x] -= t;
      if (mate[x] >= 0) dual[mate[x]] += t;
    }
    int w = last < left ? mate[last] : last;
    if (last < left) mate[last] = -1;
    for (int v = s - 1; w >= 0 && v != s; swap(mate[v], w))
      mate[w] = v = from[w];
  }
};
