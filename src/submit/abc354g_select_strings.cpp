// SPDX-License-Identifier: CC0-1.0

// Select Strings
// AtCoder ABC 354 G
// https://atcoder.jp/contests/abc354/tasks/abc354_g
// Time: O(N^4), mostly a few passes
//
// A heaviest antichain. Arcs lead to substrings, and of equal
// strings to the later ones. Its weight is that of all strings
// minus that of the lightest vertex cover of the two copies of
// each string.
#include <bits/stdc++.h>
using namespace std;
// Chooses as many edges of a bipartite graph as possible, up
// to capacity[v] at each vertex v, and finds a minimum weight
// vertex cover. Needs <bits/stdc++.h> and using namespace std.
//   Capacitated g(l, r, edges, capacity[, most]);  edges
//                  {left, right}, left ends 0 .. l-1, right
//                  ends 0 .. r-1; an assert checks them. As
//                  vertices of g, the right ones are l ..
//                  l+r-1. The l+r capacities are integers
//                  and add up to less than 2^63. An edge may
//                  be chosen up to `most` times (without
//                  `most`: once; 2^60: unlimited). A vector
//                  `most` has a number for each edge.
//   g.size         how many edges are chosen, with repetitions
//   g.times[i]     how often edge i is chosen
//   g.in_cover(v)  whether v is in the cover: its capacities
//                  and `most` for each edge without an end in
//                  it add up to g.size, a minimum cut. If
//                  `most` is 2^60, it is a vertex cover of
//                  least capacity, and the other vertices are
//                  an independent set of greatest capacity.
// Time: O(E sqrt E) if `most` is 1, O(V^2 E) at worst, mostly
// a few passes. No recursion.
// E. A. Dinic, "Algorithm for solution of a problem of maximum
// flow in networks with power estimation", 1970.
// Checked: covers of random graphs (notebook/notebook).

struct Capacitated {
  using Num = long long;
  int left, n;
  Num size = 0;
  vector<Num> room, rest, times;
  vector<vector<int>> to;  // arcs of v; 2i, 2i + 1 are edge i
  vector<int> head, level, next, q;

  template <class Edge = pair<int, int>, class C = Num>
  Capacitated(int l, int r, const vector<Edge>& edges,
              const vector<C>& capacity, Num most = 1)
      : Capacitated(l, r, edges, capacity,
                    vector<Num>(edges.size(), most)) {}
  template <class Edge = pair<int, int>, class C = Num,
            class M = Num>
  Capacitated(int l, int r, const vector<Edge>& edges,
              const vector<C>& capacity, const vector<M>& most)
      : left(l), n(l + r), to(n), next(n) {
    static_assert(is_integral<C>() && is_integral<M>(),
                  "capacities are integers");
    room.assign(capacity.begin(), capacity.end());
    assert(min(l, r) >= 0 && room.size() == to.size());
    assert(most.size() == edges.size());
    for (Num c : room) assert(c >= 0);
    for (auto& e : edges) {
      int v = get<0>(e), w = get<1>(e), i = head.size();
      Num c = most[i / 2];
      assert(0 <= v && v < l && 0 <= w && w < r && c >= 0);
      head.push_back(l + w), head.push_back(v);
      rest.push_back(c >= 1LL << 60 ? LLONG_MAX : c);
      rest.push_back(0);
      to[v].push_back(i), to[l + w].push_back(i + 1);
    }
    while (phase()) continue;
    for (size_t i = 1; i < rest.size(); i += 2)
      times.push_back(rest[i]);
  }

  bool in_cover(int v) { return (level[v] < 0) == (v < left); }

  // Sets level[v] to the distance of v from the left vertices
  // with room, or to -1. Then augments from the right vertices
  // with room. Returns false if there is none in reach.
  bool phase() {
    vector<int> goals;
    level.assign(n, -1), q.clear();
    for (int v = 0; v < left; ++v)
      if (room[v] > 0) level[v] = 0, q.push_back(v);
    for (size_t k = 0; k < q.size(); ++k) {
      int x = q[k];
      if (x >= left && room[x] > 0) goals.push_back(x);
      next[x] = to[x].size();
      for (int i : to[x])
        if (rest[i] > 0 && level[head[i]] < 0)
          level[head[i]] = level[x] + 1, q.push_back(head[i]);
    }
    for (int w : goals) augment(w);
    return !goals.empty();
  }

  // Goes back from w along paths that fall one level at each
  // step. q has the arcs of the path.
  void augment(int w) {
    for (q.clear(); room[w] > 0 && level[w] > 0;) {
      int x = q.empty() ? w : head[q.back() ^ 1];
      if (level[x] == 0 && room[x] > 0) {
        Num f = min(room[x], room[w]);
        for (int i : q) f = min(f, rest[i]);
        for (int i : q) rest[i] -= f, rest[i ^ 1] += f;
        room[x] -= f, room[w] -= f, size += f, q.clear();
      } else if (level[x] == 0 || next[x] == 0) {
        level[x] = -1;  // a dead end
        if (!q.empty()) q.pop_back();
      } else {
        int i = to[x][--next[x]] ^ 1;
        if (level[head[i ^ 1]] == level[x] - 1 && rest[i] > 0)
          ++next[x], q.push_back(i);
      }
    }
  }
};

int main() {
  int n;
  cin >> n;
  vector<string> s(n);
  for (auto& text : s) cin >> text;
  vector<long long> weight(2 * n);
  for (int i = 0; i < n; ++i)
    cin >> weight[i], weight[n + i] = weight[i];
  vector<pair<int, int>> arcs;
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < n; ++j)
      if ((s[i] != s[j] || i < j) &&
          s[i].find(s[j]) != string::npos)
        arcs.push_back({i, j});
  Capacitated g(n, n, arcs, weight, 1LL << 60);
  cout << accumulate(weight.begin() + n, weight.end(), 0LL) -
              g.size
       << "\n";
}
