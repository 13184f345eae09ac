// SPDX-License-Identifier: CC0-1.0

// transform
// NOI 2009, Luogu P1963, BZOJ 1562, COGS 409
// https://www.luogu.com.cn/problem/P1963
// Time: O(n^2)
//
// Places are on the left, numbers on the right. A place has at
// most two numbers, so one that gives up its number must take
// its other one. No search branches. The last place comes
// first, so a smaller place can still take the smaller of its
// numbers.
#include <bits/stdc++.h>
using namespace std;

int main() {
  int n, d;
  bool ok = true;
  cin >> n;
  vector<int> low(n), sum(n), place(n, -1), t(n);
  for (int v = 0; v < n; ++v) {
    cin >> d;
    int a = (v + d) % n, b = (v + n - d) % n;
    low[v] = min(a, b), sum[v] = a + b, ok &= d <= n / 2;
  }
  auto fits = [&](int w) {  // whether all places can move on
    for (int k = 0; place[w] >= 0 && k < n; ++k)
      w = sum[place[w]] - w;
    return place[w] < 0;
  };
  for (int v = n; ok && v-- > 0;) {
    int w = fits(low[v]) ? low[v] : sum[v] - low[v];
    ok = fits(w);
    for (int u = v; ok && (swap(u, place[w]), u >= 0);)
      w = sum[u] - w;
  }
  for (int w = 0; ok && w < n; ++w) t[place[w]] = w;
  for (int v = 0; ok && v < n; ++v)
    cout << (v ? " " : "") << t[v];
  cout << (ok ? "\n" : "No Answer\n");
}
