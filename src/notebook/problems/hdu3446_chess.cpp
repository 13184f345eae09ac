// SPDX-License-Identifier: CC0-1.0
//
// Finds which player wins. The king can also move like a
// knight or two cells along a diagonal.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/board.hpp"
#include "notebook/general.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  vector<pair<int, int>> moves;
  for (int d = -2; d <= 2; ++d)
    for (int r = -2; r <= 2; ++r)
      if (d * d + r * r != 0 && d * d + r * r != 4)
        moves.push_back({d, r});
  int cases, n, m;
  cin >> cases;
  for (int x = 1; x <= cases && cin >> n >> m; ++x) {
    vector<string> rows(n);
    for (string& row : rows) cin >> row, row.resize(m, '#');
    Board b(rows, moves);
    General g(2 * b.half, b.edges);
    int i = 0;
    while (i + 1 < n * m && rows[i / m][i % m] != 'K') ++i;
    auto end =
        g.missed(b.at(i / m, i % m)) ? "lose\n" : "win\n";
    cout << "Case #" << x << ": daizhenyang " << end;
  }
}
