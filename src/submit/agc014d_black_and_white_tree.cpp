// SPDX-License-Identifier: CC0-1.0

// Black and White Tree
// AtCoder AGC 014 D
// https://atcoder.jp/contests/agc014/tasks/agc014_d
// Time: O(n)
//
// If the tree has a perfect matching, Aoki wins: he always
// paints the mate of the vertex that Takahashi painted. If
// not, Takahashi always paints the only neighbor of a leaf.
// Aoki has to paint the leaf, and both are removed. In the
// end a vertex is left alone, and all its neighbors are white.
#include <bits/stdc++.h>
using namespace std;
// Solves vertex geography on a tree from all starts. The root
// is vertex 0. Needs <bits/stdc++.h> and using namespace std.
//   Tree t(n, edges);  vertices 0 .. n-1, edges {v, w}; an
//                assert checks their ends, and that all
//                vertices are joined without a cycle
//   t.order      all vertices but the root, each one before
//                its parent
//   t.up[v]      the parent of v
//   t.size       the number of pairs of a maximum matching
//   t.mate[v]    the mate of v in this matching, or -1
//   t.wins[v]    the number of moves from v that win
//   t.missed(v)  whether some maximum matching misses v (class
//                D): the player to move from v loses exactly
//                then
// Time: O(n). No recursion.
// Checked: all trees with up to 6 vertices
// (notebook/notebook).

struct Tree {
  int size = 0;
  vector<int> order, up, wins, mate;

  // Removes leaves, also new ones, until the root is left.
  // up[v] is the exclusive or of the neighbors of v that are
  // left, so the only neighbor of a leaf.
  template <class Edge = pair<int, int>>
  Tree(int n, const vector<Edge>& edges)
      : up(n), wins(n), mate(n, -1) {
    vector<int> degree(n);
    for (auto& e : edges) {
      int v = get<0>(e), w = get<1>(e);
      assert(min(v, w) >= 0 && max(v, w) < n);
      ++degree[v], ++degree[w], up[v] ^= w, up[w] ^= v;
    }
    for (int i = 1; i < n; ++i)
      for (int v = i; v > 0 && degree[v] == 1; v = up[v])
        order.push_back(v), --degree[up[v]], up[up[v]] ^= v,
            degree[v] = 0;
    assert((int)order.size() >= n - 1);
    // First only the moves down, then also the move up: it
    // wins if the parent has no other move that wins.
    for (int v : order)
      if (wins[v] == 0 && wins[up[v]]++ == 0)
        mate[mate[v] = up[v]] = v, ++size;
    for (int i = n - 1; i-- > 0;) {
      int v = order[i];
      wins[v] += wins[up[v]] == (wins[v] == 0);
    }
  }

  bool missed(int v) { return wins[v] == 0; }
};

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int n;
  cin >> n;
  vector<pair<int, int>> edges(n - 1);
  for (auto& e : edges)
    cin >> e.first >> e.second, --e.first, --e.second;
  Tree t(n, edges);
  cout << (2 * t.size == n ? "Second\n" : "First\n");
}
