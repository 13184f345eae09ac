// SPDX-License-Identifier: CC0-1.0
#include "tree_games.hpp"

#include <string>

#include "check.hpp"
#include "solvers.hpp"

namespace {

// Tests chains and stars. A vertex can be deleted if the tree without the vertex still has a
// matching as large as the maximum matching of the tree. In a chain with an odd number of vertices,
// the first, third, fifth, ..., last vertex can be deleted. In a chain with an even number of
// vertices, no vertex can be deleted. In a star, every leaf can be deleted.
void test_large_trees() {
  for (const int n : {200000, 200001}) {
    trees::Edges chain, star;
    for (int v = 1; v < n; ++v) chain.emplace_back(v - 1, v), star.emplace_back(v, 0);
    const std::string size = std::to_string(n) + '\n';
    const int deletable = n % 2 == 0 ? 0 : (n + 1) / 2;
    const auto solve = solvers::of("abc223g_vertex_deletion");
    CHECK_EQ(solve(size + tree_games::lines_of(chain)), std::to_string(deletable) + '\n');
    CHECK_EQ(solve(size + tree_games::lines_of(star)), std::to_string(n - 1) + '\n');
  }
}

}  // namespace

int main() {
  tree_games::test(tree_games::cf1970c_game_on_tree, solvers::of("cf1970c_game_on_tree"));
  tree_games::test(tree_games::seerc2019_game_on_a_tree, solvers::of("seerc2019_game_on_a_tree"));
  tree_games::test(tree_games::abc223g_vertex_deletion, solvers::of("abc223g_vertex_deletion"));
  test_large_trees();
  return check::result();
}
