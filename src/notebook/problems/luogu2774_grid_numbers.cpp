// SPDX-License-Identifier: CC0-1.0
//
// The cells that are not chosen are a vertex cover of least
// weight, which weighs as much as a largest multiple matching.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/board.hpp"
#include "notebook/capacitated.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int m, n;
  cin >> m >> n;
  Board b(vector<string>(m, string(n, '.')),
          {{-1, 0}, {0, -1}, {0, 1}, {1, 0}});
  vector<long long> number(2 * b.half);
  long long sum = 0;
  for (int r = 0; r < m; ++r)
    for (int c = 0; c < n; ++c)
      cin >> number[b.at(r, c)], sum += number[b.at(r, c)];
  Capacitated g(b.half, b.half, b.pairs(), number, 1LL << 60);
  cout << sum - g.size << "\n";
}
