// SPDX-License-Identifier: CC0-1.0
//
// Chooses edges of a bipartite graph, up to capacity[v] at
// each vertex v, with the greatest sum of weights: transport
// problems, min-cost flows through a bipartite graph. Needs
// <bits/stdc++.h> and using namespace std.
//   Transport g(l, r, edges, capacity[, most[, true]]);
//                  edges {left, right, weight}, left ends 0 ..
//                  l-1, right ends 0 .. r-1; an assert checks
//                  them. As vertices of g, the right ones are
//                  l .. l+r-1. The l+r capacities add up to
//                  less than 2^63. An edge may be chosen up to
//                  `most` times (without `most`: once; 2^60:
//                  unlimited). A vector `most` has a number
//                  for each edge. With `true`, the heaviest of
//                  the largest choices.
//   g.weight       the sum of the weights, with repetitions
//   g.size         how many edges are chosen, with repetitions
//   g.times[i]     how often edge i is chosen
//   g.price[v]     prices >= 0 that prove it: times the
//                  capacities, and `most` times what an edge
//                  weighs more than its ends, they add up to
//                  g.weight. With `true`, all weights are
//                  raised.
// For least costs, negate them, with `true`. 0 and the weights
// (without `true`, those above 0) differ by less than 1.1e18 /
// (min(l, r) + 2), and g.weight is below 2^63.
// Time: not bounded by a polynomial, mostly O(E) pivots of
// little time.
// G. B. Dantzig, "Application of the simplex method to a
// transportation problem", 1951; W. H. Cunningham, "A network
// simplex method", 1976.
// Checked: proofs for random graphs (notebook/notebook).
#pragma once

struct Transport {
  using Num = long long;
  struct Arc {
    int v, w, state;  // 1: flow 0, -1: full, 0: in the tree
    Num cost, most, flow;
  };
  int left, n;
  Num size = 0, weight = 0, turn = 0;
  vector<Num> price, times, seen;
  vector<Arc> arcs;  // the edges, and one for each vertex
  vector<int> up, arc;  // the parent, and the arc to it
  vector<vector<int>> tree;  // other arcs of the tree, too

  template <class Edge = array<Num, 3>, class C = Num>
  Transport(int l, int r, const vector<Edge>& edges,
            const vector<C>& capacity, Num most = 1,
            bool all = false)
      : Transport(l, r, edges, capacity,
                  vector<Num>(edges.size(), most), all) {}
  template <class Edge = array<Num, 3>, class C = Num,
            class M = Num>
  Transport(int l, int r, const vector<Edge>& edges,
            const vector<C>& capacity, const vector<M>& most,
            bool all = false)
      : left(l), n(l + r), price(n + 1), seen(n + 1),
        up(n + 1, -1), arc(n + 1), tree(n + 1) {
    static_assert(is_integral<C>() && is_integral<M>(),
                  "capacities are integers");
    int m = edges.size(), block = 16;
    assert(min(l, r) >= 0 && (int)capacity.size() == n);
    assert((int)most.size() == m);
    Num low = 0, high = 0;
    for (auto& e : edges) {
      static_assert(is_integral<decltype(+get<2>(e))>::value,
                    "weights are integers");
      Num c = get<2>(e);
      low = min(low, all * c), high = max(high, c);
    }
    assert((0. + high - low) * (min(l, r) + 2) < 1.1e18);
    Num more = all ? (high - low) * min(l, r) + 1 - low : 0;
    for (auto& e : edges) {
      Num v = get<0>(e), w = get<1>(e), k = most[arcs.size()];
      assert(0 <= v && v < l && 0 <= w && w < r && k >= 0);
      Num c = get<2>(e) + more;
      if (min<Num>(capacity[v], capacity[w += l]) == 0) c = 0;
      c = max(c, Num(0)), k = k < 1LL << 60 ? k : LLONG_MAX;
      arcs.push_back({int(v), int(w), c > 0, c, k, 0});
    }
    for (int v = 0; v < n; ++v) {  // the tree: a star
      Num c = capacity[v];
      assert(c >= 0);
      up[v] = n, arc[v] = m + v;
      arcs.push_back({v < l ? v : n, v < l ? n : v, 0, 0,
                      LLONG_MAX, c});
    }
    while (block * block < m) ++block;
    for (int i = 0, rest = m + n; rest > 0;) {
      Num gain = 0;
      int best = 0;
      for (int k = 0; k < block; ++k, ++i, --rest) {
        if (i == m + n) i = 0;
        Num t = arcs[i].state * excess(arcs[i]);
        if (t > gain) gain = t, best = i;
      }
      if (gain > 0) pivot(best), rest = m + n;
    }
    price.pop_back();
    for (int i = 0; i < m; ++i) {
      int v = arcs[i].v, w = arcs[i].w;
      Num c = get<2>(edges[i]), k = arcs[i].flow;
      times.push_back(k), size += k, weight += (0ULL + k) * c;
      if (c + more <= 0) continue;
      c += more - price[v] - price[w];
      if (capacity[w] == 0) v = w;
      if (capacity[v] == 0) price[v] += max(c, Num(0));
    }
  }

  Num excess(Arc& a) {
    return a.cost - price[a.v] - price[a.w];
  }

  // How much more can flow from v to up[v], or from up[v].
  Num room(int v, bool rises) {
    Arc& a = arcs[arc[v]];
    return (a.v == v) == rises ? a.most - a.flow : a.flow;
  }
  void send(int v, Num f) {
    Arc& a = arcs[arc[v]];
    a.flow += a.v == v ? f : -f;
  }

  // Moves flow along arc i from s to t, and back in the tree.
  // Of the arcs that get empty or full, the last one from
  // `top` on leaves the tree: so no tree comes twice.
  void pivot(int i) {
    Arc& a = arcs[i];
    int s = a.v, t = a.w, out = -1;
    if (a.state < 0) swap(s, t);
    int v = s, w = t, root = s;
    for (++turn; v < 0 || seen[v] != turn; swap(v, w))
      if (v >= 0) seen[v] = turn, v = up[v];
    int top = v;
    Num f = a.most, d = excess(a);
    for (v = s; v != top; v = up[v])
      if (room(v, false) < f) f = room(v, false), out = v;
    for (v = t; v != top; v = up[v])
      if (room(v, true) <= f)
        f = room(v, true), out = v, root = t;
    a.flow += a.state * f;
    for (v = s; v != top; v = up[v]) send(v, -f);
    for (v = t; v != top; v = up[v]) send(v, f);
    a.state = -a.state;
    if (out < 0) return;
    a.state = 0;
    int gone = arc[out];
    arcs[gone].state = arcs[gone].flow == 0 ? 1 : -1;
    for (int x : {out, up[out]}) {
      auto& list = tree[x];
      auto k = find(list.begin(), list.end(), gone);
      if (k != list.end()) *k = list.back(), list.pop_back();
    }
    tree[s].push_back(i), tree[t].push_back(i);
    up[root] = s + t - root, arc[root] = i;
    vector<int> q{root};  // it moves with its subtree
    for (size_t k = 0; k < q.size(); ++k) {
      v = q[k];
      price[v] += (v < left) == (root < left) ? d : -d;
      for (int j : tree[v])
        if (j != arc[v]) {
          w = arcs[j].v + arcs[j].w - v;
          up[w] = v, arc[w] = j, q.push_back(w);
        }
    }
  }
};
