// SPDX-License-Identifier: CC0-1.0
//
// A heaviest antichain. Arcs lead to substrings, and of equal
// strings to the later ones. Its weight is that of all strings
// minus that of the lightest vertex cover of the two copies of
// each string.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/capacitated.hpp"

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
