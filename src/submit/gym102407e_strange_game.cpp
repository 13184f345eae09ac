// SPDX-License-Identifier: CC0-1.0

// Strange game on a graph
// Codeforces gym 102407 E
// https://codeforces.com/gym/102407
// Time: O(E log V)
//
// The edges are erased along a path of the line graph. A
// connected line graph has a matching that misses at most one
// of its vertices. So Arthur wins if some component has an odd
// number of edges.
#include <bits/stdc++.h>
using namespace std;

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int n, m, v, w;
  cin >> n >> m;
  // up leads to a vertex of the same component, in the end to
  // its root r. odd[r] is the parity of the number of edges.
  vector<int> up(n + 1), odd(n + 1);
  iota(up.begin(), up.end(), 0);
  auto root = [&up](int x) {
    while (up[x] != x) x = up[x] = up[up[x]];
    return x;
  };
  while (m-- > 0 && cin >> v >> w) {
    if (min(v, w) < 1 || max(v, w) > n) continue;
    v = root(v), w = root(w);
    odd[w] ^= 1;
    if (v != w) up[v] = w, odd[w] ^= odd[v], odd[v] = 0;
  }
  bool any = count(odd.begin(), odd.end(), 1) > 0;
  cout << (any ? "YES\n" : "NO\n");
}
