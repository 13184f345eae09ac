// SPDX-License-Identifier: CC0-1.0
//
// Prints the least and the greatest sum of entries of a matrix
// in different rows and columns.
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
  cout << Assignment(cost).sum << "\n";
  for (auto& row : cost)
    for (auto& c : row) c = -c;
  cout << -Assignment(cost).sum << "\n";
}
