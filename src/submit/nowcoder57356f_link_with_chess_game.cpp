// SPDX-License-Identifier: CC0-1.0

// Link with Chess Game
// Nowcoder 57356 F
// https://ac.nowcoder.com/acm/contest/57356/F
// Time: O(1)
//
// Dominoes cover the n x n x n cells if n is even. If n is
// odd, they cover all cells but any one of the color of the
// corners.
#include <bits/stdc++.h>
using namespace std;

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int cases, n, r, g, b;
  for (cin >> cases; cases-- > 0 && cin >> n >> r >> g >> b;)
    cout << (n % 2 && (r + g + b) % 2 ? "Bob\n" : "Alice\n");
}
