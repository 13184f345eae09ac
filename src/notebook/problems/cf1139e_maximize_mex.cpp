// SPDX-License-Identifier: CC0-1.0
//
// The potentials below the mex must all be matched to clubs. A
// student is an edge with two vertices of its own, which are
// erased when the student leaves. Each student who is there
// adds 1 to the size of the matching. As long as some
// potential is not matched, the greatest one is erased.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/general.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int n, m, days, mex = 5000;
  cin >> n >> m;
  vector<int> p(n);
  for (int& v : p) cin >> v;
  vector<pair<int, int>> edges;
  int x = mex + m;  // a student's vertices are x and x + 1
  for (int i = 0, c; i < n && cin >> c; ++i, x += 2)
    edges.insert(
        edges.end(),
        {{p[i], x}, {x, x + 1}, {x + 1, mex + c - 1}});
  General g(x, edges);
  cin >> days;
  for (int i = 0, s; i < days && cin >> s; ++i) {
    x = 5000 + m + 2 * (s - 1);
    g.erase(x), g.erase(x + 1), --n;
    while (g.size < mex + n) g.erase(--mex);
    cout << mex << "\n";
  }
}
