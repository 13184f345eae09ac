// SPDX-License-Identifier: CC0-1.0
//
// Game on Tree
// Codeforces 1970 C1, Codeforces 1970 C2, Codeforces 1970 C3
// https://codeforces.com/problemset/problem/1970/C1
// Time: O(n)
//
// In each round the stone starts at a given node. Ron and Hermione take turns, Ron first, and move
// the stone along an edge of the tree to a node that is unvisited in this round. The player who
// cannot move loses. Hermione wins if some maximum matching of the tree exposes the given node.

#include <vector>

#include "io/cases.hpp"
#include "io/read_tree.hpp"
#include "io/run.hpp"
#include "matching_games/rooted_tree.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const int n = in.integer("the number of nodes", 1);
  int rounds = in.integer("the number of rounds", 0);
  const std::vector<matching_games::VertexClass> classes =
      matching_games::tree_classes(io::read_tree(in, n));
  for (; rounds > 0 && io::has_case(in, "the node of the stone"); --rounds) {
    const int start = in.integer("the node of the stone", 1, n) - 1;
    out << (classes[start] == matching_games::VertexClass::D ? "Hermione\n" : "Ron\n");
  }
}

int main() { return io::run(solve); }
