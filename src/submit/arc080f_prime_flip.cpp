// SPDX-License-Identifier: CC0-1.0

// Prime Flip
// AtCoder ARC 080 F
// https://atcoder.jp/contests/arc080/tasks/arc080_d
// Time: O(N^2 sqrt X), X the largest number
//
// Flips of p cards change two borders between different cards,
// p apart. Two borders vanish by one flip if their distance is
// an odd prime, by two if it is even, and by three otherwise.
// So as many pairs as possible are at an odd prime. The other
// borders are paired within each parity; if one of each parity
// is left, these two take three flips.
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

int main() {
  int n;
  cin >> n;
  set<int> borders;
  for (int x; n-- > 0 && cin >> x;)
    for (int y : {x, x + 1})
      if (!borders.insert(y).second) borders.erase(y);
  vector<int> side[2];
  for (int y : borders) side[y % 2].push_back(y);
  int l = side[0].size(), r = side[1].size();
  vector<pair<int, int>> edges;
  for (int i = 0; i < l; ++i)
    for (int j = 0; j < r; ++j) {
      int p = abs(side[0][i] - side[1][j]), d = 3;
      while (d * d <= p && p % d != 0) d += 2;
      if (p > 1 && d * d > p) edges.push_back({i, j});
    }
  Bipartite g(l, r, edges);
  cout << l + r - g.size + (l - g.size) % 2 << "\n";
}
