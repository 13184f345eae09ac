// SPDX-License-Identifier: CC0-1.0
//
// Games on trees in tests: as texts, and as graphs for play by the rules.
#ifndef PROBLEMS_TREE_PLAY_HPP
#define PROBLEMS_TREE_PLAY_HPP

#include <string>

#include "instances/format.hpp"
#include "instances/random.hpp"
#include "instances/trees.hpp"
#include "problems/brute_force.hpp"
#include "trees.hpp"

namespace tree_play {

// A line for each edge.
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

// Calls use(n, edges) for all trees with up to `most` vertices, and for random ones of every shape
// with up to `most_random`.
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

// A tree of one shape, large, with shuffled vertices.
inline trees::Edges large_tree(int n, const char* shape) {
  instances::Random random(2019);
  const instances::Request request{instances::Size::huge, {{"vertices", n}, {"shuffled", 1}}};
  return instances::Trees{{1, n}}.generate(shape, request, random).tree.edges;
}

}  // namespace tree_play

#endif  // PROBLEMS_TREE_PLAY_HPP
