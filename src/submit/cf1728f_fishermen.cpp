// SPDX-License-Identifier: CC0-1.0

// Fishermen
// Codeforces 1728 F
// https://codeforces.com/problemset/problem/1728/F
// Time: O(n^3)
//
// Gives the fishermen different multiples of their numbers, so
// that the sum is smallest. The first n multiples of each
// number are enough. From the smallest on, each multiple is
// taken that can be matched together with those taken before.
// If a search fails, no later one needs the fishermen that it
// has seen.
#include <bits/stdc++.h>
using namespace std;

int main() {
  int n, a;
  ios::sync_with_stdio(false), cin.tie(nullptr), cin >> n;
  vector<pair<int, int>> at{{INT_MAX, 0}};  // {multiple, man}
  for (int i = 0; i < n && cin >> a; ++i)
    for (int k = 1; k <= n; ++k) at.push_back({k * a, i});
  sort(at.begin(), at.end());
  // A multiple is named by its first place in `at`.
  int size = at.size(), taken = 0, found;
  vector<int> seen(n, -1), up(n), has(n, -1), owner(size, -1);
  long long sum = 0;
  for (int x = 0; x + 1 < size && taken < n; ++x) {
    if (x > 0 && at[x].first == at[x - 1].first) continue;
    vector<int> q{x};
    for (size_t i = found = 0; i < q.size() && !found; ++i)
      for (int j = q[i]; at[j].first == at[q[i]].first; ++j) {
        int f = at[j].second;
        if (found || seen[f] >= x) continue;
        seen[f] = x, up[f] = q[i];
        if (has[f] >= 0) q.push_back(has[f]);
        for (found = has[f] < 0; found && f >= 0;)
          has[f] = up[f], swap(f, owner[has[f]]);
      }
    if (found) sum += at[x].first, ++taken;
    for (size_t i = 1; i < q.size() && !found; ++i)
      seen[owner[q[i]]] = size;
  }
  cout << sum << "\n";
}
