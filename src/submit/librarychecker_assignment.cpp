// SPDX-License-Identifier: CC0-1.0

// assignment
// Library Checker
// https://judge.yosupo.jp/problem/assignment
// Time: O(n^3)
//
// Prints the least sum of entries of a matrix in different
// rows and columns, and the columns.
#include <bits/stdc++.h>
using namespace std;
// Assigns each row of a matrix to a column of its own with the
// smallest sum; if there are more rows than columns, each
// column to a row of its own. For the largest sum, negate the
// costs. Needs <bits/stdc++.h> and using namespace std.
//   Assignment a(cost);  a vector of rows
//   Assignment a(cost, no);  pairs that cost `no` or more are
//                        forbidden (without `no`: LLONG_MAX)
//   a.exists             whether there is an assignment; if
//                        not, the rest is of no use
//   a.column[i]          the column of row i, or -1
//   a.sum                the sum of the costs
//   a.row[i], a.col[k]   prices: a.row[i] + a.col[k] is at
//                        most the cost of an allowed pair,
//                        equal for pairs of the assignment.
//                        All prices together are a.sum.
// Time: O(rows^2 * columns). Costs are integers; allowed ones
// have absolute values below 2^60 / rows.
// H. W. Kuhn, "The Hungarian method for the assignment
// problem", 1955; N. Tomizawa, "On some techniques useful for
// solution of transportation network problems", 1971.
// Checked: graphs with 4 vertices and all small weights;
// official generators of Library Checker (notebook/notebook).

struct Assignment {
  bool exists = true;
  long long sum = 0;
  vector<int> column;
  vector<long long> row, col;

  // Finds for each row i a shortest path to a column without a
  // row. A column costs less by its price, which is <= 0. Each
  // path begins at the pseudo-column m.
  template <class Cost = long long>
  Assignment(const vector<vector<Cost>>& given,
             long long no = LLONG_MAX)
      : column(given.size(), -1) {
    static_assert(is_integral<Cost>::value,
                  "costs are integers");
    int n = given.size(), m = n ? given[0].size() : 0;
    bool turned = n > m;
    if (turned) swap(n, m);
    vector<vector<long long>> cost(n, vector<long long>(m));
    for (int i = 0; i < n; ++i)
      for (int k = 0; k < m; ++k)
        cost[i][k] = turned ? given[k][i] : given[i][k];
    vector<int> at(m + 1, -1), from(m), done;
    vector<long long> best;
    row.resize(n), col.resize(m);
    for (int i = 0, j = m, next; i < n; ++i, j = m) {
      long long way = 0, t = 0;
      done.assign(m + 1, 0), best.assign(m, LLONG_MAX);
      for (at[m] = i; at[j] >= 0; way = best[j = next]) {
        auto& c = cost[at[j]];
        if (j < m) t = way - c[j] + col[j];
        done[j] = 1, next = -1;
        for (int k = 0; k < m; ++k) {
          if (done[k]) continue;
          if (c[k] < no && t + c[k] - col[k] < best[k])
            best[k] = t + c[k] - col[k], from[k] = j;
          // Of the nearest columns, one without a row is best.
          if (next < 0 || best[k] < best[next] ||
              (best[k] == best[next] && at[k] < 0))
            next = k;
        }
        exists = best[next] < LLONG_MAX;
        if (!exists) return;
      }
      for (int k = 0; k < m; ++k)
        if (done[k]) col[k] -= way - best[k];
      for (sum += way; j < m; j = from[j])
        column[at[j] = at[from[j]]] = j;
    }
    for (int k = 0; k < m; ++k)
      if (at[k] >= 0) row[at[k]] = cost[at[k]][k] - col[k];
    if (turned) at.pop_back(), column = at, swap(row, col);
  }
};

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
