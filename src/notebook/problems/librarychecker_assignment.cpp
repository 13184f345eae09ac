// SPDX-License-Identifier: CC0-1.0
//
// Prints the least sum of entries of a matrix in different
// rows and columns, and the columns.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/assignment.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int n;
  cin >> n;
  vector<vector<long long>> cost(n, vector<long long>(n));
  for (auto& row : cost)
    for (auto& c : row) cin >> c;
  Assignment a(cost);
  cout << a.sum << "\n";
  for (int i = 0; i < n; ++i)
    cout << a.column[i] << " \n"[i == n - 1];
}
