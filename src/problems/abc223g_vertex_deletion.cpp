// SPDX-License-Identifier: CC0-1.0
//
// Vertex Deletion
// AtCoder ABC 223 G
// https://atcoder.jp/contests/abc223/tasks/abc223_g
// Time: O(n)
//
// Counts the vertices v of a tree such that the tree without v has a maximum matching of the same
// size as the whole tree. These are the vertices that some maximum matching exposes.

#include <algorithm>
#include <vector>

#include "io/read_tree.hpp"
#include "io/run.hpp"
#include "matching_games/rooted_tree.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const int n = in.integer("the number of nodes", 1);
  const std::vector<matching_games::VertexClass> classes =
      matching_games::tree_classes(io::read_tree(in, n));
  const auto deletable = std::count(classes.begin(), classes.end(), matching_games::VertexClass::D);
  out << static_cast<int>(deletable) << '\n';
}

int main() { return io::run(solve); }
