// SPDX-License-Identifier: CC0-1.0
#include "matching_games/induced_subgraph.hpp"

#include "check.hpp"
#include "matching_games/csr_graph.hpp"

namespace {

using matching_games::CsrGraph;

void test_induced_subgraph() {
  const CsrGraph path(3, {{0, 1}, {1, 2}});
  matching_games::InducedSubgraph<CsrGraph> rest(path);
  CHECK_EQ(rest.size(), 3);
  CHECK(rest.contains(1));
  rest.erase(1);
  CHECK(rest.contains(0) && !rest.contains(1) && rest.contains(2));
  CHECK_EQ(rest.neighbors(0)[0], 1);  // the erased neighbor stays in the list
  matching_games::InducedSubgraph<matching_games::InducedSubgraph<CsrGraph>> nested(rest);
  CHECK(!nested.contains(1));
  rest.insert(1);
  CHECK(rest.contains(1));
}

}  // namespace

int main() {
  test_induced_subgraph();
  return check::result();
}
