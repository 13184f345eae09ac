// SPDX-License-Identifier: CC0-1.0
//
// SEERC 2019 F, Game on a Tree: a move leads to any ancestor
// or descendant. From the leaves up, each vertex is matched
// with an exposed descendant if it has any. That matching is
// maximum. s[v] is the number of exposed vertices below v
// before v is matched.
#include <bits/stdc++.h>
using namespace std;

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int n, v, w;
  cin >> n;
  vector<int> degree(n + 1), near(n + 1), s(n + 1);
  // near[v] is the exclusive or of the neighbors of v that are
  // not removed yet: for a leaf, its only neighbor.
  while (cin >> v >> w)
    ++degree[v], near[v] ^= w, ++degree[w], near[w] ^= v;
  ++degree[1];  // so that the root never counts as a leaf
  for (int leaf = 2; leaf <= n; ++leaf)
    for (v = leaf; v > 1 && degree[v] == 1; v = w) {
      w = near[v], near[w] ^= v, degree[v] = 0, --degree[w];
      s[w] += s[v] > 0 ? s[v] - 1 : 1;
    }
  cout << (s[1] == 1 ? "Bob\n" : "Alice\n");
}
