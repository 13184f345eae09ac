// SPDX-License-Identifier: CC0-1.0
#include "matching_games/graph.hpp"

#include "check.hpp"
#include "matching_games/csr_graph.hpp"
#include "matching_games/error_of.hpp"
#include "matching_games/induced_subgraph.hpp"

namespace {

using matching_games::CsrGraph;

void test_neighbor_array() {
  const int array[] = {5, 3, 4};
  const matching_games::internal::NeighborArray neighbors(array + 1, array + 3);
  CHECK_EQ(neighbors.size(), 2);
  CHECK_EQ(neighbors[0], 3);
  CHECK_EQ(neighbors[1], 4);
  CHECK_EQ(neighbors.end() - neighbors.begin(), 2);
  CHECK_EQ(matching_games::internal::NeighborArray(array, array).size(), 0);
}

void test_induced_subgraph() {
  const CsrGraph path(3, {{0, 1}, {1, 2}});
  matching_games::InducedSubgraph<CsrGraph> rest(path);
  CHECK_EQ(rest.size(), 3);
  CHECK(rest.contains(1));
  rest.erase(1);
  CHECK(rest.contains(0) && !rest.contains(1) && rest.contains(2));
  CHECK_EQ(rest.neighbors(0)[0], 1);  // absent neighbors stay in the list
  matching_games::InducedSubgraph<matching_games::InducedSubgraph<CsrGraph>> nested(rest);
  CHECK(!nested.contains(1));
  rest.insert(1);
  CHECK(rest.contains(1));
}

void test_bad_arguments() {
  const CsrGraph path(3, {{0, 1}, {1, 2}});
  const matching_games::InducedSubgraph<CsrGraph> rest(path, {1});
  for (const int wrong : {-1, 1, 2, 3}) {
    using Part = matching_games::InducedSubgraph<matching_games::InducedSubgraph<CsrGraph>>;
    CHECK_EQ(error_of([&] {
               Part(rest, {2, wrong});
             }),
             "matching_games::InducedSubgraph: the absent vertex " + std::to_string(wrong) +
                 " is named twice or not in the graph");
  }
}

}  // namespace

int main() {
  test_neighbor_array();
  test_induced_subgraph();
  test_bad_arguments();
  return check::result();
}
