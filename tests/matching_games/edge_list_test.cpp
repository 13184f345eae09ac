// SPDX-License-Identifier: CC0-1.0
#include "matching_games/edge_list.hpp"

#include <climits>
#include <utility>
#include <vector>

#include "check.hpp"
#include "matching_games/error_of.hpp"
#include "matching_games/general.hpp"
#include "matching_games/pairs.hpp"

namespace {

using matching_games::EdgeList;
using Pairs = std::vector<std::pair<int, int>>;

void test_small() {
  const EdgeList none(0);
  CHECK_EQ(none.size(), 0);
  CHECK(none.edges().empty());
  CHECK_EQ(none.graph().size(), 0);

  EdgeList edges(4);
  CHECK_EQ(edges.graph().neighbors(0).size(), 0);
  edges.add_edge(2, 1);
  edges.add_edge(1, 0);
  const matching_games::CsrGraph before = edges.graph();
  edges.add_edge(3, 3);
  edges.add_edge(1, 2);
  CHECK_EQ(edges.size(), 4);
  CHECK(edges.edges() == Pairs({{2, 1}, {1, 0}, {3, 3}, {1, 2}}));
  CHECK_EQ(before.neighbors(1).size(), 2);
  const matching_games::CsrGraph graph = edges.graph();
  CHECK_EQ(graph.size(), 4);
  CHECK_EQ(graph.neighbors(1).size(), 3);
  CHECK_EQ(graph.neighbors(1)[0], 2);
  CHECK_EQ(graph.neighbors(1)[1], 0);
  CHECK_EQ(graph.neighbors(1)[2], 2);
  CHECK_EQ(graph.neighbors(3)[0], 3);
}

// The example in the documentation of EdgeList.
void test_example() {
  EdgeList edges(3);
  edges.add_edge(0, 1);
  edges.add_edge(2, 1);
  const Pairs pairs =
      matching_games::matched_pairs(matching_games::general_matching(edges.graph()));
  CHECK(pairs == Pairs({{0, 1}}) || pairs == Pairs({{1, 2}}));
}

void test_bad_arguments() {
  CHECK_EQ(error_of([] { EdgeList(-1); }), "matching_games::EdgeList: expected n >= 0, found -1");
  EdgeList edges(5);
  edges.add_edge(0, 4);
  for (const int wrong : {5, -1, INT_MAX, INT_MIN}) {
    const std::string expected = "matching_games::EdgeList::add_edge: edge 1 ends at " +
                                 std::to_string(wrong) + ", outside [0, 5)";
    CHECK_EQ(error_of([&] { edges.add_edge(wrong, 0); }), expected);
    CHECK_EQ(error_of([&] { edges.add_edge(0, wrong); }), expected);
  }
  CHECK_EQ(edges.edges().size(), 1u);
  EdgeList none(0);
  CHECK_EQ(error_of([&] { none.add_edge(0, 0); }),
           "matching_games::EdgeList::add_edge: edge 0 ends at 0, outside [0, 0)");
}

}  // namespace

int main() {
  test_small();
  test_example();
  test_bad_arguments();
  return check::result();
}
