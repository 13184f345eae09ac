// SPDX-License-Identifier: CC0-1.0
//
// grid numbers
// Luogu P2774, LOJ 6007
// https://www.luogu.com.cn/problem/P2774
// Time: O(V^2 E), mostly a few passes
//
// Writes the greatest sum of cells of a board no two of which share a side. This is the weight of a
// maximum weight independent set. Neighbors have different colors of a chessboard, so the graph is
// bipartite. HDU 1565 and 1569 are the same with other inputs.

#include <limits>
#include <utility>
#include <vector>

#include "io/run.hpp"
#include "matching_games/weighted_covers.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const int rows = in.integer("the number of rows", 1);
  const int columns = in.integer("the number of columns", 1);
  std::vector<long long> weights[2];  // of the cells of each color
  std::vector<std::pair<int, int>> edges;
  long long at = 0;  // the number of a cell; the number among those of its color is at / 2
  for (int r = 0; r < rows; ++r) {
    for (int c = 0; c < columns; ++c, ++at) {
      const int color = (r + c) % 2;
      weights[color].push_back(in.integer("a number", 0, std::numeric_limits<int>::max()));
      const auto join = [&](long long other) {
        const int cell = static_cast<int>(at / 2), neighbor = static_cast<int>(other / 2);
        edges.emplace_back(color == 0 ? cell : neighbor, color == 0 ? neighbor : cell);
      };
      if (r > 0) join(at - columns);
      if (c > 0) join(at - 1);
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

int main() { return io::run(solve); }
