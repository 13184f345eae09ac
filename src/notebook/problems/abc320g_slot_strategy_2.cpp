// SPDX-License-Identifier: CC0-1.0
//
// The last moment is a bottleneck: a binary search finds the
// least one up to which some digit has a matching of all reels
// with moments. For each reel and digit, the first n moments
// are enough.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/bipartite.hpp"

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
