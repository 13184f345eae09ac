// SPDX-License-Identifier: CC0-1.0
//
// Game on a Tree
// SEERC 2019 F, Luogu P5801, Codeforces gym 102392 F
// https://www.luogu.com.cn/problem/P5801
// Time: O(n)
//
// Alice puts the token on a node of a rooted tree. Then Bob and Alice take turns, Bob first, and
// move the token to an unvisited ancestor or descendant, at any distance. The player who cannot
// move loses. This is vertex geography on the graph that joins each node to all its ancestors.
// Alice wins if a maximum matching of this graph exposes some node.

#include <algorithm>
#include <vector>

#include "io/read_tree.hpp"
#include "io/run.hpp"
#include "matching_games/rooted_tree.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const int n = in.integer("the number of nodes", 1);
  const std::vector<matching_games::VertexClass> classes =
      matching_games::comparability_classes(io::read_tree(in, n));
  const auto losing = std::find(classes.begin(), classes.end(), matching_games::VertexClass::D);
  out << (losing == classes.end() ? "Bob\n" : "Alice\n");
}

int main() { return io::run(solve); }
