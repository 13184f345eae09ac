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

// A graph of the family with up to about n vertices (on each side) and 4 n edges, some of them
// parallel.
inline instances::Graph without_sides(const char* name, int n, instances::Random& random) {
  const instances::Request request{instances::Size::judge, {}};
  return instances::EdgeLists{{1, n}, {0, 4 * n}, 0, true}.generate(name, request, random);
}
inline instances::BipartiteGraph with_sides(const char* name, int n, instances::Random& random) {
  const instances::Request request{instances::Size::judge, {}};
  return instances::BipartiteEdgeLists{{1, n}, {1, n}, {0, 4 * n}, 0, true}.generate(name, request,
                                                                                     random);
}

// The same of any family, with up to about n vertices.
inline instances::Graph sparse(const Family& family, int n, instances::Random& random) {
  return family.has_sides ? joined(with_sides(family.name, (n + 1) / 2, random))
                          : without_sides(family.name, n, random);
}

}  // namespace families

#endif  // FAMILIES_HPP
