// SPDX-License-Identifier: CC0-1.0
//
// Tests solvers of the three problems about games on trees.
#ifndef TREE_GAMES_HPP
#define TREE_GAMES_HPP

#include <string>
#include <vector>

#include "check.hpp"
#include "inputs.hpp"
#include "instances/edges.hpp"
#include "instances/format.hpp"
#include "instances/random.hpp"
#include "instances/trees.hpp"
#include "oracle.hpp"
#include "trees.hpp"
#include "winners.hpp"

namespace tree_games {

using trees::Edges;

struct Sample {
  std::string input, output;
};

// Returns a line with one-based vertices for each edge.
inline std::string lines_of(const Edges& edges) {
  std::string text;
  for (const auto& [v, w] : edges) {
    text += std::to_string(v + 1) + ' ' + std::to_string(w + 1) + '\n';
  }
  return text;
}

// Returns an input and its expected output. The input has a round (a game on the tree) from every
// node, in descending order, and then further rounds from some of these nodes.
inline Sample cf1970c_game_on_tree(int n, const Edges& edges) {
  std::vector<int> starts;
  for (int v = n; v-- > 0;) starts.push_back(v);
  for (int v = 0; v < n; v += 3) starts.push_back(v);
  Sample sample{std::to_string(n) + ' ' + std::to_string(starts.size()) + '\n' + lines_of(edges),
                ""};
  const std::vector<char> wins = oracle::winners(oracle::Graph(n, edges));
  for (const int start : starts) {
    sample.input += std::to_string(start + 1) + '\n';
    sample.output += wins[start] ? "Ron\n" : "Hermione\n";
  }
  return sample;
}

inline Sample seerc2019_game_on_a_tree(int n, const Edges& edges) {
  const oracle::Graph moves(n, trees::ancestor_pairs(n, edges, 0));
  return {std::to_string(n) + '\n' + lines_of(edges),
          oracle::count_losing(moves) > 0 ? "Alice\n" : "Bob\n"};
}

inline Sample abc223g_vertex_deletion(int n, const Edges& edges) {
  const int deletable = oracle::count_losing(oracle::Graph(n, edges));
  return {std::to_string(n) + '\n' + lines_of(edges), std::to_string(deletable) + '\n'};
}

// Tests a solver on all trees with at most 6 vertices, and on random trees of each shape that
// instances::Trees can generate, such as chains and stars.
inline void test(Sample (*sample_of)(int n, const Edges& edges), const inputs::Solve& solve) {
  const auto check = [&](int n, const Edges& edges) {
    const Sample sample = sample_of(n, edges);
    check::equal(solve(sample.input), sample.output, __FILE__, __LINE__, sample.input.c_str());
  };
  for (int n = 1; n <= 6; ++n) {
    trees::for_every_tree(n, [&](const Edges& edges) { check(n, edges); });
  }
  instances::Random random(1970);
  const instances::Trees kind{{1, 60}};
  for (const instances::Shape& shape : kind.shapes()) {
    for (int repetition = 0; repetition < 100; ++repetition) {
      const int n = random.between(1, 60);
      const instances::Request request{instances::Size::modest, {{"vertices", n}}};
      check(n, kind.generate(shape.name, request, random).tree.edges);
    }
  }
}

}  // namespace tree_games

#endif  // TREE_GAMES_HPP
