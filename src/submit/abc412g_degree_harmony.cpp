// SPDX-License-Identifier: CC0-1.0

// Degree Harmony
// AtCoder ABC 412 G
// https://atcoder.jp/contests/abc412/tasks/abc412_g
// Time: O(S^3), S the sum of the numbers
//
// Vertex v becomes a[v] copies. A pair of copies of different
// vertices is a chosen edge and costs 1, a pair of copies of
// the same vertex is free: it changes no parity. In a cheapest
// perfect matching no edge is chosen twice, because the four
// copies would make two free pairs.
#include <bits/stdc++.h>
using namespace std;
// Finds a matching of maximum weight in any graph. Needs
// <bits/stdc++.h> and using namespace std.
//   Weighted g(n, edges);  vertices 0 .. n-1, edges
//                 {v, w, weight}; an assert checks their ends
//   Weighted g(n, edges, true);  the heaviest of the matchings
//                 of maximum size. A perfect one exists if no
//                 mate is -1 then.
//   g.size        the number of pairs of the matching
//   g.mate[v]     the mate of v in the matching, or -1
//   g.weight      the sum of the weights of the matching
// For the lightest perfect matching, negate the weights. They
// are integers. Their absolute values must be below 2^60, with
// `true` below 2^60 / (n + 4).
// Time: O(n m log n + n^3). Memory: O(n^2 + m). No recursion.
// J. Edmonds, "Maximum matching and a polyhedron with 0,1-
// vertices", 1965; Z. Galil, S. Micali, H. N. Gabow, "An
// O(EV log V) algorithm for finding a maximal weighted
// matching in general graphs", 1986.
// Checked: graphs with 4 vertices and all small weights;
// official generators of Library Checker (notebook/notebook).

struct Weighted {
  using Num = long long;
  int n, size = 0;
  Num weight = 0, now, limit;
  vector<int> mate, hit, in, label, top, best, to;
  vector<vector<int>> arcs, leaf, kid, link;
  vector<Num> cost, dual;
  priority_queue<pair<Num, int>> todo;

  // Arc e leads to to[e], arc e ^ 1 back. Arc 2 * v leads to
  // the vertex n, the mate of all exposed vertices: v may be
  // exposed if this edge of weight 0 is tight. hit[b] is the
  // arc from the blossom or vertex b to its mate.
  template <class Edge = array<Num, 3>>
  Weighted(int count, const vector<Edge>& edges,
           bool most = false)
      : n(count), mate(n, -1), hit(2 * n + 1), in(hit),
        label(hit), top(hit), arcs(2 * n + 1), leaf(arcs),
        kid(arcs), link(arcs), dual(2 * n + 1) {
    Num low = 0, high = 0;
    for (auto& e : edges) {
      static_assert(is_integral<decltype(+get<2>(e))>::value,
                    "weights are integers");
      Num c = get<2>(e);
      low = min(low, most * c), high = max(high, c);
    }
    assert((0. + high - low) * (most ? n + 4 : 3) < 3.5e18);
    Num more = most ? (high - low) * (n / 2 + 1) + 1 - low : 0;
    auto add = [&](int v, int w, Num c) {
      arcs[v].push_back(to.size()), to.push_back(w);
      arcs[w].push_back(to.size()), to.push_back(v);
      for (int x : {v, w}) dual[x] = max(dual[x], c);
      cost.push_back(c);
    };
    for (int v = 0; v <= n; ++v)
      hit[v] = 2 * v, top[v] = v, leaf[v] = {v}, add(v, n, 0);
    for (auto& e : edges) {
      int v = get<0>(e), w = get<1>(e);
      assert(min(v, w) >= 0 && max(v, w) < n);
      Num c = get<2>(e) + more;
      if (v != w && c > 0) add(v, w, c);
    }
    for (int v = 0; v < n; ++v) {
      Num least = LLONG_MAX;
      for (int e : arcs[v]) least = min(least, slack(e));
      dual[v] -= least;
    }
    for (bool half : {true, false})
      for (int v = 0; v < n; ++v)
        if (hit[top[v]] == 2 * v && dual[v] > 0 &&
            (!half || top[v] == v))
          search(top[v], half);
    fill(label.begin(), label.end(), 0);
    for (int v = 0; v < n; ++v) {
      while (top[v] > n) open(top[v]);
      if (to[hit[v]] < n) mate[v] = to[hit[v]];
      if (mate[v] > v)
        weight += cost[hit[v] / 2] - more, ++size;
    }
  }

  // Blossoms with both ends would add twice their duals.
  Num slack(int e) {
    return dual[to[e]] + dual[to[e ^ 1]] - 2 * cost[e / 2];
  }

  // Grows an alternating tree from b until the matching can
  // change along a path from there to an exposed vertex, or to
  // one that may be exposed. label is 1 for outer blossoms of
  // the tree, -1 for inner ones, 0 for others. todo has the
  // times when edges get tight and duals of blossoms get 0.
  // With `half`, an odd cycle ends the search: its blossom is
  // exposed from then on, until another search reaches it.
  // Most searches are short then, and few are left for later.
  void search(int b, bool half) {
    label.assign(2 * n + 1, 0), best.assign(n + 1, -1);
    todo = {}, now = 0, limit = LLONG_MAX;
    label[b] = 1, scan(leaf[b]);
    for (;;) {
      Num d = -todo.top().first - now;
      int e = todo.top().second, c = ~e, rate;
      todo.pop(), b = c;
      if (e >= 0) b = top[to[e ^ 1]], c = top[to[e]];
      rate = label[b] + label[c];
      if (e < 0 ? rate >= 0
                : b == c || rate < 1 || slack(e) > rate * d)
        continue;
      now += d;
      for (int v = 0; v < n; ++v)
        dual[v] -= d * label[top[v]],
            dual[n + 1 + v] += d * label[n + 1 + v];
      if (e < 0) {
        open(b);
        continue;
      }
      if (label[b] == 0) swap(b, c), e ^= 1;
      if (rate == 2) {
        shrink(e);
        if (!half) continue;
        c = n, e = 2 * to[e];
      }
      if (to[hit[c]] == n) {
        hit[c] = e ^ 1, hit[n] = 2 * n;
        if (half && c > n) open(c);
        for (;;) {
          swap(hit[top[to[e ^ 1]]], e);
          if (to[e] == n) return;
          e = in[top[to[e]]], hit[top[to[e]]] = e ^ 1;
        }
      }
      inner(c, e), b = top[to[hit[c]]];
      label[b] = 1, scan(leaf[b]);
    }
  }

  // Plans when arc e from an outer vertex becomes tight. The
  // search ends at the time `limit`.
  void plan(int e) {
    int c = top[to[e]], rate = label[c] + 1;
    Num t = rate > 0 ? now + slack(e) / rate : limit;
    if (t >= limit || top[to[e ^ 1]] == c) return;
    todo.push({-t, e});
    if (rate == 1 && to[hit[c]] == n) limit = t;
  }

  // Scans new outer vertices. best[v] is the arc from an outer
  // vertex to v that becomes tight first, or -1.
  void scan(const vector<int>& vertices) {
    for (int v : vertices)
      for (int e : arcs[v])
        if (label[top[to[e]]] > 0 ||
            (now + slack(e) < limit && first(e, best[to[e]])))
          plan(best[to[e]] = e);
  }
  bool first(int e, int f) {
    return f < 0 || (e >= 0 && slack(e) < slack(f));
  }
  void inner(int b, int e) {
    label[b] = -1, in[b] = e;
    if (b > n) todo.push({-now - dual[b], ~b});
  }

  // Shrinks the odd cycle that e closes. link[b][i] leads from
  // kid[b][i] to the next kid. The base is in kid[b][0].
  void shrink(int e) {
    int v = top[to[e ^ 1]], w = top[to[e]], a, b = n + 1;
    while (!leaf[b].empty()) ++b;
    auto &k = kid[b], &l = link[b];
    auto up = [&](int x) {
      return label[x] > 0 ? hit[x] : in[x] ^ 1;
    };
    set<int> path{v};
    for (a = v; to[up(a)] < n; path.insert(a))
      a = top[to[up(a)]];
    for (a = w; !path.count(a);) a = top[to[up(a)]];
    auto climb = [&](int x) {
      for (; x != a; x = top[to[l.back()]])
        k.push_back(x), l.push_back(up(x));
    };
    k.clear(), l.clear(), climb(v), k.push_back(a);
    reverse(k.begin(), k.end()), reverse(l.begin(), l.end());
    for (int& x : l) x ^= 1;
    l.push_back(e), climb(w);
    for (int x : k)
      for (int y : leaf[x]) leaf[b].push_back(y);
    for (int x : leaf[b]) top[x] = b;
    hit[b] = hit[a], dual[b] = 0, label[b] = 1;
    for (int x : k) {
      if (label[x] < 0) scan(leaf[x]);
      label[x] = 0;
    }
  }

  // Replaces blossom b by its kids. The one with the base
  // becomes kid 0, which matches the others in pairs. If b was
  // inner, the kids on the path of even length from the
  // entrance to the base stay in the tree.
  void open(int b) {
    auto &k = kid[b], &l = link[b];
    for (int x : k)
      for (int v : leaf[x]) top[v] = x;
    int i = 0, m = k.size();
    while (k[i] != top[to[hit[b] ^ 1]]) ++i;
    rotate(k.begin(), k.begin() + i, k.end());
    rotate(l.begin(), l.begin() + i, l.end());
    hit[k[0]] = hit[b], leaf[b].clear();
    for (i = 1; i < m; i += 2)
      hit[k[i]] = l[i], hit[k[i + 1]] = l[i] ^ 1;
    if (label[b] == 0) return;
    for (label[b] = i = 0; k[i] != top[to[in[b]]];) ++i;
    inner(k[i], in[b]);
    for (int step = i % 2 ? 1 : m - 1, o; i > 0;) {
      o = (i + step) % m, i = (o + step) % m, label[k[o]] = 1;
      inner(k[i], step == 1 ? l[o] : l[i] ^ 1);
    }
    for (int x : k) {
      int e = -1;
      if (label[x] > 0) scan(leaf[x]);
      for (int v : leaf[x])
        if (first(best[v], e)) e = best[v];
      if (label[x] == 0 && e >= 0) plan(e);
    }
  }
};

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int n, m;
  cin >> n >> m;
  vector<int> first(n + 1);
  for (int v = 0, a; v < n && cin >> a; ++v)
    first[v + 1] = first[v] + a;
  vector<array<long long, 3>> edges;
  auto join = [&](int v, int w, int cost) {
    for (int x = first[v]; x < first[v + 1]; ++x)
      for (int y = first[w]; y < first[w + 1]; ++y)
        if (v != w || x < y) edges.push_back({x, y, -cost});
  };
  for (int v = 0; v < n; ++v) join(v, v, 0);
  for (int v, w; m-- > 0 && cin >> v >> w;)
    join(v - 1, w - 1, 1);
  Weighted g(first[n], edges, true);
  cout << (2 * g.size == first[n] ? -g.weight : -1) << "\n";
}
