// SPDX-License-Identifier: CC0-1.0

// matching
// TJOI 2014, Luogu P3967
// https://www.luogu.com.cn/problem/P3967
// Time: O(n^3 log n)
//
// Prints the greatest sum of entries of a matrix in different
// rows and columns, and the entries that all choices with this
// sum have. These choices are the perfect matchings of the
// tight edges, whose duals add up to their weight.
#include <bits/stdc++.h>
using namespace std;
// Finds a maximum matching, the Gallai-Edmonds class D and a
// minimum vertex cover of a bipartite graph. Needs
// <bits/stdc++.h> and using namespace std.
//   Bipartite g(l, r, edges);  edges {left, right}, left ends
//                  0 .. l-1, right ends 0 .. r-1; an assert
//                  checks them. As vertices of g, the right
//                  ones are l .. l+r-1.
//   g.size         the number of pairs of the matching
//   g.mate[v]      the mate of v in the matching, or -1
//   g.right(v)     the mate of the left vertex v as a number
//                  0 .. r-1, or -1
//   g.missed(v)    whether v is in class D: some maximum
//                  matching misses v. In vertex geography the
//                  player to move from v loses exactly then.
//   g.in_cover(v)  whether v is in the minimum vertex cover.
//                  The vertices that are not in the cover form
//                  a maximum independent set.
// Time: O(E sqrt V). No recursion.
// J. E. Hopcroft, R. M. Karp, "An n^(5/2) algorithm for
// maximum matchings in bipartite graphs", 1973. The cover is
// from D. Koenig, "Graphs and matrices", 1931.
// Checked: all graphs with up to 6 vertices; official
// generators of Library Checker (notebook/notebook).

struct Bipartite {
  int left, n, size = 0;
  vector<int> at, to, mate, level, arc, up, q;

  template <class Edge = pair<int, int>>
  Bipartite(int l, int r, const vector<Edge>& edges)
      : left(l), n(l + r), at(n + 1), to(2 * edges.size()),
        mate(n, -1), arc(n), up(n, -1), q(n) {
    for (auto& e : edges) {
      int v = get<0>(e), w = get<1>(e);
      assert(0 <= v && v < l && 0 <= w && w < r);
      ++at[v], ++at[l + w];
    }
    partial_sum(at.begin(), at.end(), at.begin());
    // to[at[v] .. at[v + 1] - 1] will be the neighbors of v.
    for (auto& e : edges) {
      int v = get<0>(e), w = l + get<1>(e);
      to[--at[v]] = w, to[--at[w]] = v;
    }
    while (phase(left) || phase(n)) continue;
  }

  int right(int v) { return max(mate[v], left - 1) - left; }
  bool missed(int v) { return level[v] >= 0; }
  // The cover has one endpoint of each matched edge.
  bool in_cover(int v) {
    return !missed(v) && (v < left || missed(mate[v]));
  }

  // Searches from the exposed vertices among 0 .. roots - 1.
  // Sets level[v] to half the length of the shortest
  // alternating path of even length to v, or to -1 if there
  // is no such path. Then augments along disjoint paths that
  // rise one level at each step. Returns false if there is no
  // augmenting path. The constructor calls phase(n) last, so
  // level[v] >= 0 then says that a maximum matching misses v.
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
        if (arc[v] == at[v])  // a dead end: never try v again
          level[v] = -1, v = up[v];
        else if (mate[w = to[--arc[v]]] < 0)  // augment
          for (++size; v >= 0; v = up[v])
            swap(mate[mate[w] = v], w);
        else if (level[mate[w]] == level[v] + 1)
          up[mate[w]] = v, v = mate[w];
    return found;
  }
};
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

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int n;
  cin >> n;
  vector<array<long long, 3>> edges;
  for (long long i = 0, c; i < n * n && cin >> c; ++i)
    edges.push_back({i / n, i % n, c});
  WeightedBipartite g(n, n, edges, true);
  auto over = [&](array<long long, 3>& e) {
    return g.dual[e[0]] + g.dual[n + e[1]] - e[2];
  };
  long long least = LLONG_MAX;
  for (auto& e : edges) least = min(least, over(e));
  vector<pair<int, int>> tight;
  for (auto& e : edges)
    if (over(e) == least) tight.push_back({e[0], e[1]});
  Bipartite b(n, n, tight);
  EdgeClasses classes(b);
  cout << g.weight << "\n";
  for (int v = 0; v < n; ++v)
    if (classes.every(v, b.mate[v]))
      cout << v + 1 << " " << b.right(v) + 1 << "\n";
}
