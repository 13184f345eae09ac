// SPDX-License-Identifier: CC0-1.0
//
// Graphs of the families of src/instances.
#ifndef FAMILIES_HPP
#define FAMILIES_HPP

#include <limits>
#include <string>
#include <vector>

#include "instances/edges.hpp"
#include "instances/format.hpp"
#include "instances/graphs.hpp"
#include "instances/random.hpp"

namespace families {

constexpr instances::Limits kAny = {0, std::numeric_limits<int>::max()};

// A large one without sides, with n vertices or hardly fewer in random order.
inline instances::Graph general(const std::string& shape, int n, instances::Random& random) {
  const instances::Request request{instances::Size::huge, {{"vertices", n}, {"shuffled", 1}}};
  return instances::EdgeLists{kAny, kAny}.generate(shape, request, random);
}

// One with sides, with n vertices on the left or hardly fewer.
inline instances::BipartiteGraph bipartite(const std::string& shape, int n,
                                           instances::Random& random) {
  const instances::Request request{instances::Size::huge, {{"left", n}, {"shuffled", 1}}};
  return instances::BipartiteEdgeLists{kAny, kAny, kAny}.generate(shape, request, random);
}

// The same graph without sides, where the vertices on the left come first.
inline instances::Graph joined(const instances::BipartiteGraph& graph) {
  instances::Graph result{graph.left + graph.right, graph.edges};
  for (instances::Edge& e : result.edges) e.second += graph.left;
  return result;
}

struct Family {
  const char* name;
  bool has_sides;
};

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

// A graph of the family with up to about n vertices and 4 n edges, some of them parallel.
inline instances::Graph sparse(const Family& family, int n, instances::Random& random) {
  const instances::Request request{instances::Size::judge, {}};
  const instances::Limits edges = {0, 4 * n}, vertices = {1, family.has_sides ? (n + 1) / 2 : n};
  if (!family.has_sides) {
    return instances::EdgeLists{vertices, edges, 0, true}.generate(family.name, request, random);
  }
  return joined(instances::BipartiteEdgeLists{vertices, vertices, edges, 0, true}.generate(
      family.name, request, random));
}

}  // namespace families

#endif  // FAMILIES_HPP
