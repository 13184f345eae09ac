// SPDX-License-Identifier: CC0-1.0
//
// Trees for the tests of games: as text for the solvers, and as graphs for brute force.
#ifndef PROBLEMS_TREE_PLAY_HPP
#define PROBLEMS_TREE_PLAY_HPP

#include <string>

#include "instances/format.hpp"
#include "instances/random.hpp"
#include "instances/trees.hpp"
#include "problems/brute_force.hpp"
#include "trees.hpp"

namespace tree_play {

// Returns a line for each edge, with one-based vertices.
inline std::string text_of(const trees::Edges& edges) {
  std::string text;
  for (const auto& [v, w] : edges) {
    text += std::to_string(v + 1) + " " + std::to_string(w + 1) + "\n";
  }
  return text;
}

inline brute_force::Adjacency adjacency_of(int n, const trees::Edges& edges) {
  brute_force::Adjacency adjacency(n);
  for (const auto& [v, w] : edges) {
    adjacency[v].push_back(w);
    adjacency[w].push_back(v);
  }
  return adjacency;
}

// Calls use(n, edges) for all trees with at most `most` vertices, and for random trees of every
// shape with at most `most_random` vertices.
template <class Use>
void for_many_trees(int most, int most_random, const Use& use) {
  for (int n = 1; n <= most; ++n) {
    trees::for_every_tree(n, [&](const trees::Edges& edges) { use(n, edges); });
  }
  instances::Random random(1970);
  const instances::Trees kind{{1, most_random}};
  for (const instances::Shape& shape : kind.shapes()) {
    for (int repetition = 0; repetition < 100; ++repetition) {
      const int n = random.between(1, most_random);
      const instances::Request request{instances::Size::small, {{"vertices", n}}};
      use(n, kind.generate(shape.name, request, random).tree.edges);
    }
  }
}

// Returns a tree of this shape with n shuffled vertices.
inline trees::Edges large_tree(int n, const char* shape) {
  instances::Random random(2019);
  const instances::Request request{instances::Size::huge, {{"vertices", n}, {"shuffled", 1}}};
  return instances::Trees{{1, n}}.generate(shape, request, random).tree.edges;
}

}  // namespace tree_play

#endif  // PROBLEMS_TREE_PLAY_HPP
