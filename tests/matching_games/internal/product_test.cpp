// SPDX-License-Identifier: CC0-1.0
//
// Tests products of two sizes that do not fit into 32 bits. The test matrix/g++-m32 compiles this
// file as well, because sizes have 32 bits there.
#include "matching_games/internal/product.hpp"

#include <cstddef>
#include <exception>
#include <limits>
#include <string>
#include <vector>

#include "check.hpp"
#include "instances/numbers.hpp"
#include "matching_games/bipartite_weighted_matching.hpp"
#include "matching_games/check_path_cover.hpp"
#include "matching_games/path_cover.hpp"

int main() {
  using matching_games::internal::product;
  const std::size_t most = std::numeric_limits<std::size_t>::max(), half = most / 2 + 1;
  const std::size_t root = std::size_t{1} << (sizeof most * 4);  // root * root is most + 1
  CHECK(product(0, most) == 0 && product(most, 0) == 0 && product(most, 1) == most);
  CHECK(product(65535, 65537) == 4294967295u && product(root - 1, root + 1) == most);
  CHECK(product(root, root) == most && product(half, 2) == most && product(most, most) == most);
  CHECK(product(half - 1, 2) == most - 1);

  namespace mg = matching_games;
  for (const int n : {65535, 65536, 65537, 131072}) {  // no matrix, which would have 2^32 entries
    const auto result = mg::maximum_weight_matching(n, n, {{0, 0, 5}, {n - 1, n - 1, 2}});
    CHECK_EQ(result.weight, 7);
    const auto arrays = std::vector<std::vector<int>>(2, std::vector<int>(n, 1));
    const instances::Arrays layout{{1, n}, {0, 1}};
    CHECK(layout.positions(arrays).empty());
  }
  if (sizeof most == 4) {  // with 64 bits, there may be enough memory
    const int n = 524288;
    CHECK_THROWS(mg::maximum_antichain(n, {}), std::exception);
    std::vector<std::vector<int>> chains(n);
    for (int v = 0; v < n; ++v) chains[v] = {v};
    CHECK_THROWS(mg::check_chain_cover(n, {}, chains, {}), std::exception);
  }
  for (const int n : {instances::kMostGiven, instances::kMostGiven / 2}) {
    instances::Graph graph = instances::BipartiteGraph{n, n};
    CHECK(graph.size == 2 * n);
    if (sizeof most == 4) CHECK_THROWS(graph.join_all(), std::exception);
  }
  return check::result();
}
