// SPDX-License-Identifier: CC0-1.0
//
// Luogu P2774, grid numbers (LOJ 6007; with other inputs HDU 1565 and 1569).
//
// Writes the greatest sum of cells of a board no two of which share a side. This is the weight of a
// maximum weight independent set. Neighbors have different colors of a chessboard, so the graph is
// bipartite.

#include <utility>
#include <vector>

#include "judge/run.hpp"
#include "matching_games/weighted_covers.hpp"

void solve(judge::Reader& in, judge::Writer& out) {
  const int rows = in.integer("the number of rows", 1);
  const int columns = in.integer("the number of columns", 1);
  std::vector<long long> weights[2];  // of the cells of each color
  std::vector<int> last;  // for each column, the number of its last cell among those of its color
  std::vector<std::pair<int, int>> edges;
  for (int r = 0; r < rows; ++r) {
    for (int c = 0; c < columns; ++c) {
      const int color = (r + c) % 2, cell = static_cast<int>(weights[color].size());
      weights[color].push_back(in.integer("a number", 0));
      const auto join = [&](int other) {
        edges.emplace_back(color == 0 ? cell : other, color == 0 ? other : cell);
      };
      if (r > 0) join(last[c]);
      if (c > 0) join(last[c - 1]);
      if (r == 0) last.push_back(0);
      last[c] = cell;
    }
  }

  const int left = static_cast<int>(weights[0].size()), right = static_cast<int>(weights[1].size());
  weights[0].insert(weights[0].end(), weights[1].begin(), weights[1].end());
  long long sum = 0;
  for (const int v :
       matching_games::maximum_weight_independent_set(left, right, edges, weights[0])) {
    sum += weights[0][v];
  }
  out << sum << '\n';
}

int main() { return judge::run(solve); }
