// SPDX-License-Identifier: CC0-1.0
//
// Makes random graphs of the families of src/instances (such as paths, boards or random edges), and
// graphs of random boards.
#ifndef FAMILIES_HPP
#define FAMILIES_HPP

#include <limits>
#include <string>
#include <vector>

#include "instances/edges.hpp"
#include "instances/format.hpp"
#include "instances/graphs.hpp"
#include "instances/random.hpp"
#include "matching_games/board.hpp"
#include "matching_games/weights.hpp"

namespace families {

constexpr instances::Limits kAny = {0, std::numeric_limits<int>::max()};

// Returns a graph of the given shape with n vertices, or slightly fewer. The order of the vertices
// and of the edges is random if `shuffled` is true.
inline instances::Graph general(const std::string& shape, int n, instances::Random& random,
                                bool shuffled = true) {
  const instances::Request request{instances::Size::huge,
                                   {{"vertices", n}, {"shuffled", shuffled}}};
  return instances::EdgeLists{kAny, kAny}.generate(shape, request, random);
}

// Returns a bipartite graph of the given shape with n vertices on the left, or slightly fewer. The
// order of the vertices and of the edges is random if `shuffled` is true.
inline instances::Graph bipartite(const std::string& shape, int n, instances::Random& random,
                                  bool shuffled = true) {
  const instances::Request request{instances::Size::huge, {{"left", n}, {"shuffled", shuffled}}};
  return instances::BipartiteEdgeLists{kAny, kAny, kAny}.generate(shape, request, random);
}

struct Family {
  const char* name;
  bool has_sides;  // whether the graphs are made as bipartite graphs
};

// Returns all families of graphs (such as paths or random graphs) that src/instances can generate.
inline std::vector<Family> all() {
  std::vector<Family> result;
  for (const auto& family : instances::general::families()) {
    result.push_back({family.shape.name, false});
  }
  for (const auto& family : instances::bipartite::families()) {
    result.push_back({family.shape.name, true});
  }
  return result;
}

// Returns a graph of the family `name` with at most n vertices and at most 4 n edges, some of which
// can be parallel. If the graphs of the family need more than n vertices, returns one of the
// smallest graphs of the family, which has at most 8 vertices.
inline instances::Graph without_sides(const char* name, int n, instances::Random& random) {
  const instances::Request request{instances::Size::judge, {}};
  return instances::EdgeLists{{1, n}, {0, 4 * n}, instances::kRepeats}.generate(name, request,
                                                                                random);
}

// Returns a bipartite graph of the family `name` with at most n vertices on each side and at most
// 4 n edges, some of which can be parallel. If the graphs of the family need more than n vertices
// on each side, returns one of the smallest graphs of the family, which has at most 8 vertices on
// each side.
inline instances::Graph with_sides(const char* name, int n, instances::Random& random) {
  const instances::Request request{instances::Size::judge, {}};
  return instances::BipartiteEdgeLists{{1, n}, {1, n}, {0, 4 * n}, instances::kRepeats}.generate(
      name, request, random);
}

// Returns a graph of the given family with at most n + 1 vertices. If the graphs of the family need
// more vertices, the graph has at most 16 vertices.
inline instances::Graph sparse(const Family& family, int n, instances::Random& random) {
  return family.has_sides ? with_sides(family.name, (n + 1) / 2, random)
                          : without_sides(family.name, n, random);
}

// Returns m pairs of a number below l and a number below r, or no pairs if there are no such
// numbers. Pairs can be equal.
inline instances::Edges random_pairs(int l, int r, int m, instances::Random& random) {
  instances::Edges pairs(l > 0 && r > 0 ? m : 0);
  for (auto& [v, w] : pairs) {
    v = random.below(l);
    w = random.below(r);
  }
  return pairs;
}

// Gives such pairs random weights from low to high.
inline std::vector<matching_games::WeightedEdge> random_edges(int l, int r, int m, int low,
                                                              int high, instances::Random& random) {
  std::vector<matching_games::WeightedEdge> edges;
  for (const auto& [v, w] : random_pairs(l, r, m, random)) {
    edges.push_back({v, w, random.between(low, high)});
  }
  return edges;
}

// Returns the graph of a random board. The graph does not store its edges but computes them from
// `moves`. Each cell is free with probability p.
inline matching_games::Board board(int rows, int columns, double p,
                                   const std::vector<matching_games::Move>& moves,
                                   instances::Random& random) {
  matching_games::Board result(columns, moves);
  for (const std::string& row : instances::random_board(rows, columns, p, random)) {
    result.add_row(row);
  }
  return result;
}

}  // namespace families

#endif  // FAMILIES_HPP
