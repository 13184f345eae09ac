// SPDX-License-Identifier: CC0-1.0
//
// gallai_edmonds(graph, mate) computes which vertices of any graph are covered by every maximum
// matching.
#ifndef MATCHING_GAMES_GALLAI_EDMONDS_HPP
#define MATCHING_GAMES_GALLAI_EDMONDS_HPP

#include <type_traits>
#include <utility>
#include <vector>

#include "matching_games/graph.hpp"
#include "matching_games/internal/blossom_forest.hpp"
#include "matching_games/internal/require_matching.hpp"

namespace matching_games {

namespace internal {

// Returns whether the caller gives no sides and the graph has no member side(), or gives a number
// in place of a graph. Otherwise the call is in another header. If that header is included, the
// compiler prefers the call there, because a function without `...` goes before one with it.
template <class Graph, class... Side>
constexpr bool no_sides(...) {
  return sizeof...(Side) == 0 || std::is_integral<Graph>::value;
}
template <class Graph>
constexpr auto no_sides(int) -> decltype(std::declval<const Graph&>().side(0), true) {
  return false;
}

}  // namespace internal

// Returns the Gallai-Edmonds class of every vertex, computed from any maximum matching `mate`. The
// classes have these properties:
//   - Every component of D is factor-critical: if any one of its vertices is removed, the rest of
//     the component has a perfect matching.
//   - Every maximum matching matches the vertices of A into different components of D, and the
//     vertices of C with each other.
//   - In a bipartite graph no edge joins two vertices of D.
//
// Example: on the path 0 - 1 - 2, D = {0, 2}, A = {1} and C = {}, whichever maximum matching is
// given.
//
// Throws std::invalid_argument if `mate` is not a maximum matching. Takes O(n + m log n) time.
// Needs 10 ints per vertex.
//
// T. Gallai, "Maximale Systeme unabhaengiger Kanten", 1964; J. Edmonds, "Paths, trees, and
// flowers", 1965.
template <class Given, class... Side>
std::vector<VertexClass> gallai_edmonds(const Given& given, std::vector<int> mate, const Side&...) {
  static_assert(internal::no_sides<Given, Side...>(0),
                "with sides, include matching_games/dulmage_mendelsohn.hpp");
  const auto graph = internal::view_of(given);
  internal::require_matching("gallai_edmonds", graph, mate);
  internal::BlossomForest<internal::ViewOf<Given>> forest(graph, mate);
  forest.plant_from(0, graph.size());
  if (forest.grow()) internal::reject("gallai_edmonds", "the matching is not maximum");
  std::vector<VertexClass> classes(mate.size());
  for (int v = 0; v < graph.size(); ++v) {
    classes[v] = !graph.contains(v)   ? VertexClass::absent
                 : forest.is_outer(v) ? VertexClass::D
                 : forest.is_inner(v) ? VertexClass::A
                                      : VertexClass::C;
  }
  return classes;
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_GALLAI_EDMONDS_HPP
