// SPDX-License-Identifier: CC0-1.0
//
// Tests inputs for which a product of two sizes does not fit into 32 bits. The test matrix/g++-m32
// compiles this file as well, because sizes have 32 bits there.
#include <cstddef>
#include <exception>
#include <vector>

#include "check.hpp"
#include "instances/edges.hpp"
#include "matching_games/bipartite_weighted_matching.hpp"
#include "matching_games/check_path_cover.hpp"
#include "matching_games/path_cover.hpp"

int main() {
  namespace mg = matching_games;
  for (const int n : {65535, 65536, 65537, 131072}) {  // no matrix, which would have 2^32 entries
    const auto result = mg::bipartite_maximum_weight_matching(n, n, {{0, 0, 5}, {n - 1, n - 1, 2}});
    CHECK_EQ(result.weight, 7);
  }
  const int n = 524288;
  // A transitive closure has no rows for vertices without arcs.
  CHECK_EQ(mg::maximum_antichain(n, {}).size(), static_cast<std::size_t>(n));
  if (sizeof(std::size_t) == 4) {  // with 64 bits, there may be enough memory
    std::vector<std::vector<int>> chains(n);
    for (int v = 0; v < n; ++v) chains[v] = {v};
    CHECK_THROWS(mg::check_chain_cover(n, {}, chains, {}), std::exception);
  }
  for (const int side : {(1 << 30) - 1, 1 << 29}) {
    instances::Graph graph = instances::BipartiteGraph{side, side};
    CHECK(graph.size == 2 * side);
    if (sizeof(std::size_t) == 4) CHECK_THROWS(graph.join_all(), std::exception);
  }
  return check::result();
}
