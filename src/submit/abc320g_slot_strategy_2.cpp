// SPDX-License-Identifier: CC0-1.0

// Slot Strategy 2 (Hard)
// AtCoder ABC 320 G
// https://atcoder.jp/contests/abc320/tasks/abc320_g
// Time: O(NM + N^2 sqrt N log(NM))
//
// The last moment is a bottleneck: a binary search finds the
// least one up to which some digit has a matching of all reels
// with moments. For each reel and digit, the first n moments
// are enough.
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
  int n, m, few = -1, many;
  string s;
  map<int, vector<int>> reels[10];  // at each moment
  ios::sync_with_stdio(false), cin.tie(nullptr), cin >> n >> m;
  for (int i = 0; i < n && cin >> s; ++i) {
    vector<int> at[10];
    for (int t = 0; t < m; ++t) at[s[t] - '0'].push_back(t);
    for (int d = 0; d < 10; ++d)
      for (int k = 0, c = at[d].size(); k < n && c > 0; ++k)
        reels[d][at[d][k % c] + k / c * m].push_back(i);
  }
  for (many = n * m; many - few > 1;) {
    int last = (few + many) / 2, found = 0;
    for (auto& of : reels) {
      vector<pair<int, int>> edges;
      int w = 0;
      for (auto at = of.begin();
           at != of.end() && at->first <= last; ++at, ++w)
        for (int i : at->second) edges.push_back({i, w});
      found |= Bipartite(n, w, edges).size == n;
    }
    (found ? many : few) = last;
  }
  cout << (many < n * m ? many : -1) << "\n";
}
