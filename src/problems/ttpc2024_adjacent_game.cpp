// SPDX-License-Identifier: CC0-1.0
//
// Adjacent Game
// TTPC 2024 Div. 2 N
// Time: O(n)
//
// Alice and Bob take turns, Alice first, and mark an unmarked node of a tree that is adjacent to a
// node that the opponent has marked. The first node is any node. The player who cannot move loses.
// If the tree has a perfect matching, Bob wins: he answers with the mate of the node that Alice has
// marked. The editorial proves that otherwise Alice wins, as in the game with one token.

#include <algorithm>
#include <vector>

#include "io/read_tree.hpp"
#include "io/run.hpp"
#include "matching_games/rooted_tree.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const int n = in.integer("the number of nodes", 1);
  const std::vector<matching_games::VertexClass> classes =
      matching_games::tree_classes(io::read_tree(in, n));
  const auto losing = std::find(classes.begin(), classes.end(), matching_games::VertexClass::D);
  out << (losing == classes.end() ? "Bob\n" : "Alice\n");
}

int main() { return io::run(solve); }
