// SPDX-License-Identifier: CC0-1.0

// SEERC 2019 F, Game on a Tree: a move leads to any ancestor
// or descendant. From the leaves up, each vertex is matched
// with an exposed descendant if it has any. That matching is
// maximum. s[v] is the number of exposed vertices below v
// before v is matched.
#include <bits/stdc++.h>
using namespace std;
// Solves vertex geography on a tree from all starts. The root
// is vertex 0. Arguments are not checked. Needs
// <bits/stdc++.h> and using namespace std.
//   Tree t(n, edges);  vertices 0 .. n-1, edges {v, w}
//   t.order      all vertices but the root, each one before
//                its parent
//   t.up[v]      the parent of v
//   t.wins[v]    the number of moves from v that win
//   t.missed(v)  whether some maximum matching misses v (class
//                D): the player to move from v loses exactly
//                then
// Time: O(n). No recursion.
// Checked: all trees with up to 6 vertices
// (notebook/notebook).

struct Tree {
  vector<int> order, up, wins;

  // Removes leaves, also new ones, until the root is left.
  // up[v] is the exclusive or of the neighbors of v that are
  // left, so the only neighbor of a leaf.
  Tree(int n, const vector<pair<int, int>>& edges)
      : up(n), wins(n) {
    vector<int> degree(n);
    for (auto e : edges)
      for (int i = 0; i < 2; ++i, swap(e.first, e.second))
        ++degree[e.first], up[e.first] ^= e.second;
    for (int i = 1; i < n; ++i)
      for (int v = i; v > 0 && degree[v] == 1; v = up[v])
        order.push_back(v), --degree[up[v]], up[up[v]] ^= v,
            degree[v] = 0;
    // First only the moves down, then also the move up: it
    // wins if the parent has no other move that wins.
    for (int v : order) wins[up[v]] += wins[v] == 0;
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
  vector<int> s(n);
  for (int v : t.order) s[t.up[v]] += s[v] > 0 ? s[v] - 1 : 1;
  cout << (s[0] == 1 ? "Bob\n" : "Alice\n");
}
