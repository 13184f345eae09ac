// SPDX-License-Identifier: CC0-1.0
//
// Checks why no matching is larger: check_barrier(graph, mate, barrier) and
// check_tutte_berge(graph, mate, barrier, component, components).
#ifndef MATCHING_GAMES_CHECK_TUTTE_BERGE_HPP
#define MATCHING_GAMES_CHECK_TUTTE_BERGE_HPP

#include <cstddef>
#include <string>
#include <vector>

#include "matching_games/check_matching.hpp"
#include "matching_games/internal/check_vertex_set.hpp"
#include "matching_games/internal/graph_of.hpp"

namespace matching_games {

// Checks that `mate` is a maximum matching and `barrier` proves it:
//   - `mate` is a matching;
//   - the graph without the barrier has as many odd components as there are vertices in the barrier
//     and exposed vertices together.
// Returns an empty string, or one sentence about the first condition that is violated. O(n + m).
//
// Every matching exposes a vertex in each odd component, except in those that one of its edges
// joins to the barrier. So no matching exposes fewer vertices. Every graph has such a barrier.
//
// W. T. Tutte, "The factorization of linear graphs", 1947; C. Berge, "Sur le couplage maximum d'un
// graphe", 1958.
template <class Given>
std::string check_barrier(const Given& given, const std::vector<int>& mate,
                          const std::vector<int>& barrier) {
  const internal::GraphOf<Given>& graph = given;
  std::string flaw = matching_games::check_matching(graph, mate);
  std::vector<char> seen;
  if (flaw.empty()) flaw = internal::check_vertex_set(graph, barrier, seen);
  if (!flaw.empty()) return flaw;
  std::size_t exposed = 0, odd_components = 0;
  std::vector<int> component;
  for (int root = 0; root < graph.size(); ++root) {
    if (!graph.contains(root)) continue;
    if (mate[root] == -1) ++exposed;
    if (seen[root]) continue;
    seen[root] = 1;
    component.assign(1, root);
    for (std::size_t head = 0; head < component.size(); ++head) {
      auto&& neighbors = graph.neighbors(component[head]);
      for (int i = 0; i < static_cast<int>(neighbors.size()); ++i) {
        const int w = neighbors[i];
        if (!graph.contains(w) || seen[w]) continue;
        seen[w] = 1;
        component.push_back(w);
      }
    }
    odd_components += component.size() % 2;
  }
  if (odd_components == barrier.size() + exposed) return "";
  return internal::text("the graph without the barrier has ", odd_components,
                        " odd components, not ", barrier.size(), " for the barrier and ", exposed,
                        " for the exposed vertices");
}

// Checks that `mate` is a maximum matching, and that `barrier` and the numbers of the odd
// components of the graph without it prove that:
//   - `mate` is a matching;
//   - component[v] is the number of the component of v, or -1 if v is in no numbered component;
//   - every numbered component is an odd component of the graph without the barrier;
//   - the numbers are 0 .. components - 1, in the order of the first vertices of the components;
//   - `components` is the number of vertices in the barrier plus the number of exposed vertices.
// Returns an empty string, or one sentence about the first condition that is violated. O(n + m).
//
// The proof is that of check_barrier().
template <class Given>
std::string check_tutte_berge(const Given& given, const std::vector<int>& mate,
                              const std::vector<int>& barrier, const std::vector<int>& component,
                              int components) {
  const internal::GraphOf<Given>& graph = given;
  const int n = graph.size();
  std::string flaw = matching_games::check_matching(graph, mate);
  std::vector<char> in_barrier;
  if (flaw.empty()) flaw = internal::check_vertex_set(graph, barrier, in_barrier);
  if (!flaw.empty()) return flaw;
  if (component.size() != mate.size()) {
    return internal::text("there are ", component.size(), " numbers for ", n, " vertices");
  }
  int exposed = 0;
  for (int v = 0; v < n; ++v) {
    if (graph.contains(v) && mate[v] == -1) ++exposed;
    const int number = component[v];
    if (number == -1) continue;
    if (!graph.contains(v) || in_barrier[v]) {
      return internal::text("vertex ", v, " is in component ", number,
                            (graph.contains(v) ? " and in the barrier" : " but absent"));
    }
    auto&& neighbors = graph.neighbors(v);
    for (int i = 0; i < static_cast<int>(neighbors.size()); ++i) {
      const int w = neighbors[i];
      if (graph.contains(w) && !in_barrier[w] && component[w] != number) {
        return internal::text("the edge ", v, " - ", w, " leaves component ", number);
      }
    }
  }
  int count = 0;
  std::vector<char> seen(n, 0);
  std::vector<int> members;
  for (int root = 0; root < n; ++root) {
    if (component[root] == -1 || seen[root]) continue;
    if (component[root] != count) {
      return internal::text("vertex ", root, " is the first one of component ", count,
                            ", but numbered ", component[root]);
    }
    seen[root] = 1;
    members.assign(1, root);
    for (std::size_t head = 0; head < members.size(); ++head) {
      auto&& neighbors = graph.neighbors(members[head]);
      for (int i = 0; i < static_cast<int>(neighbors.size()); ++i) {
        const int w = neighbors[i];
        if (component[w] != count || seen[w]) continue;
        seen[w] = 1;
        members.push_back(w);
      }
    }
    if (members.size() % 2 == 0) return internal::text("component ", count, " is even");
    ++count;
  }
  if (count != components) {
    return internal::text("there are ", count, " components, not ", components);
  }
  if (components == static_cast<int>(barrier.size()) + exposed) return "";
  return internal::text("there are ", components, " odd components, not ", barrier.size(),
                        " for the barrier and ", exposed, " for the exposed vertices");
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_CHECK_TUTTE_BERGE_HPP
