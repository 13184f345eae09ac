// SPDX-License-Identifier: CC0-1.0
//
// The empty cell is the token. The pieces that it passes
// alternate in color, so a piece can move only if its color
// fits the parity of row + column. All other cells become
// walls. The rabbit made a mistake in a round if the player to
// move could win before both moves of the round.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/board.hpp"
#include "notebook/general.hpp"

int main() {
  int n, m, rounds, r = 0, c = 0, before = 0;
  ios::sync_with_stdio(false), cin.tie(nullptr), cin >> n >> m;
  vector<string> rows(n);
  for (string& row : rows) cin >> row, row.resize(m, '#');
  while (r < n && rows[r][c] != '.')
    c = (c + 1) % m, r += c == 0;
  for (int i = 0; i < n; ++i)
    for (int j = 0, k = i + r + c; j < m; ++j, ++k)
      if ((rows[i][j] == 'O') != k % 2) rows[i][j] = '#';
  Board b(rows, {{-1, 0}, {0, -1}, {0, 1}, {1, 0}});
  General g(2 * b.half, b.edges);
  vector<int> mistakes;
  cin >> rounds;
  for (int i = 0; i < 2 * rounds; ++i, --r, --c) {
    int wins = g.erase(b.at(r, c));
    if (i % 2 && before && wins) mistakes.push_back(i / 2 + 1);
    before = wins, cin >> r >> c;
  }
  cout << mistakes.size() << "\n";
  for (int round : mistakes) cout << round << "\n";
}
