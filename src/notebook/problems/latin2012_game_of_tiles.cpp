// SPDX-License-Identifier: CC0-1.0
//
// Player 1 chooses the first tile, then player 2 moves. So
// player 1 wins if the player to move loses from some tile.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/bipartite.hpp"
#include "notebook/board.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  for (int n, m; cin >> n >> m && n > 0;) {
    vector<string> rows(n);
    for (string& row : rows)
      cin >> row, row.resize(m, '#'),
          replace(row.begin(), row.end(), 'X', '#');
    Board b(rows, {{-1, 0}, {0, -1}, {0, 1}, {1, 0}});
    Bipartite g(b.half, b.half, b.pairs());
    int winner = 2;
    for (int r = 0; r < n; ++r)
      for (int c = 0; c < m; ++c)
        if (rows[r][c] == '.' && g.missed(b.at(r, c)))
          winner = 1;
    cout << winner << "\n";
  }
}
