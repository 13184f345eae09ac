// SPDX-License-Identifier: CC0-1.0

// Two Arrays
// Codeforces 1710 E
// https://codeforces.com/problemset/problem/1710/E
// Time: O((n + m) log W), W the largest worth
//
// Binary search for the value at the end. For a value x, call
// a cell white if it is worth at most x, otherwise black. A
// move to a cell of the same color lets the opponent end the
// game well. So if the first cell is black, the first player
// reaches x exactly if every maximum matching of white and
// black cells in a common line covers this cell, that is, if
// some maximum independent set does not contain it. An
// independent set consists of the white cells where white rows
// and white columns cross, and of the black cells where black
// ones cross. In a largest set the first i rows and k columns,
// in sorted order, are white.
#include <bits/stdc++.h>
using namespace std;

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int64_t n, m, i, k;
  cin >> n >> m;
  vector<int64_t> a(n), b(m), row(n), column(m);
  for (auto& value : a) cin >> value;
  for (auto& value : b) cin >> value;
  int64_t r = a[0], c = b[0], high = r + c;
  sort(a.begin(), a.end()), sort(b.begin(), b.end());
  r = find(a.begin(), a.end(), r) - a.begin();
  c = find(b.begin(), b.end(), c) - b.begin();
  for (int64_t low = a[0] + b[0]; low < high;) {
    int64_t x = (low + high) / 2, size = n * m;
    for (i = 0, k = m; i < n; size -= row[i++] = k)
      while (k > 0 && a[i] + b[k - 1] > x) --k;
    for (i = 0, k = n; i < m; column[i++] = k)
      while (k > 0 && b[i] + a[k - 1] > x) --k;
    // Line i has row[i] or column[i] white cells.
    pair<int64_t, bool> best;
    for (i = 0, k = 0; i <= n; ++i) {
      if (i > 0) size += k + row[i - 1] - m;
      while (k < m && i + column[k] > n)
        size += i + column[k++] - n;
      best = max(best, {size, i > r || i + column[c] >= n});
    }
    (best.second ? high : low) = x + !best.second;
  }
  cout << high << "\n";
}
