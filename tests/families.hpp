// SPDX-License-Identifier: CC0-1.0
//
// Large graphs of the families of src/instances, their vertices and edges in random order.
#ifndef FAMILIES_HPP
#define FAMILIES_HPP

#include <limits>
#include <string>

#include "instances/edges.hpp"
#include "instances/format.hpp"
#include "instances/graphs.hpp"
#include "instances/random.hpp"

namespace families {

constexpr instances::Limits kAny = {0, std::numeric_limits<int>::max()};

// Without sides, with n vertices or hardly fewer.
inline instances::Graph general(const std::string& shape, int n, instances::Random& random) {
  const instances::Request request{instances::Size::huge, {{"vertices", n}, {"shuffled", 1}}};
  return instances::EdgeLists{kAny, kAny}.generate(shape, request, random);
}

// With sides, n vertices on the left or hardly fewer.
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

}  // namespace families

#endif  // FAMILIES_HPP
