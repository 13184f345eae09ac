// SPDX-License-Identifier: CC0-1.0
//
// The stable matching that is best for the men.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/stable.hpp"

int main() {
  int cases, n;
  ios::sync_with_stdio(false), cin.tie(nullptr), cin >> cases;
  for (int number = 0; number < cases; ++number) {
    cin >> n;
    vector<char> men(n), women(n);
    for (char& name : men) cin >> name;
    for (char& name : women) cin >> name;
    sort(men.begin(), men.end());
    map<pair<char, char>, int> rank;
    for (int i = 0; i < 2 * n; ++i) {
      char who, colon, other;
      cin >> who >> colon;
      for (int k = 0; k < n && cin >> other; ++k)
        rank[{who, other}] = k;
    }
    vector<array<int, 4>> edges;
    for (int i = 0; i < n; ++i)
      for (int j = 0; j < n; ++j)
        edges.push_back({i, j, rank[{men[i], women[j]}],
                         rank[{women[j], men[i]}]});
    Stable g(n, n, edges);
    if (number > 0) cout << "\n";
    for (int i = 0; i < n; ++i)
      cout << men[i] << " " << women[g.right(i)] << "\n";
  }
}
