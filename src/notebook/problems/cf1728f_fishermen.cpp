// SPDX-License-Identifier: CC0-1.0
//
// Codeforces 1728 F, Fishermen: gives the fishermen different
// multiples of their numbers, so that the sum is smallest. The
// first n multiples of each number are enough.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/weighted_bipartite.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  long long n;
  cin >> n;
  vector<long long> a(n), values;
  for (auto& x : a) cin >> x;
  for (long long x : a)
    for (int k = 1; k <= n; ++k) values.push_back(k * x);
  sort(values.begin(), values.end());
  values.erase(unique(values.begin(), values.end()),
               values.end());
  vector<array<long long, 3>> edges;
  for (int i = 0; i < n; ++i)
    for (int k = 1; k <= n; ++k) {
      long long x = k * a[i];
      auto at = lower_bound(values.begin(), values.end(), x);
      edges.push_back({i, at - values.begin(), -x});
    }
  WeightedBipartite g(n, values.size(), edges, true);
  cout << -g.weight << "\n";
}
