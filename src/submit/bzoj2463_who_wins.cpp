// SPDX-License-Identifier: CC0-1.0

// who wins
// Luogu P4136, BZOJ 2463
// https://www.luogu.com.cn/problem/P4136
// Time: O(1)
//
// If n is even, dominoes cover the board, and Alice moves
// along them. If n is odd, dominoes cover all cells but the
// corner, and Bob moves along them.
#include <bits/stdc++.h>
using namespace std;

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  for (int n; cin >> n && n > 0;)
    cout << (n % 2 == 0 ? "Alice\n" : "Bob\n");
}
