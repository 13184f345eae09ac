// SPDX-License-Identifier: CC0-1.0
//
// Checks proofs that no matching is larger: check_barrier(graph, mate, barrier) and
// check_tutte_berge(graph, mate, barrier, component, components).
#ifndef MATCHING_GAMES_CHECK_TUTTE_BERGE_HPP
#define MATCHING_GAMES_CHECK_TUTTE_BERGE_HPP

#include <cstddef>
#include <string>
#include <vector>

#include "matching_games/check_matching.hpp"
#include "matching_games/graph.hpp"
#include "matching_games/internal/check_matching_and_set.hpp"

namespace matching_games {

namespace internal {

// Gives the numbers 0, 1, 2, ... to the odd components of the graph without the barrier, which are
// the components with an odd number of vertices. The order is that of the first vertices of the
// components. Sets number[v] to the number of the odd component of v, or to -1 if v is in no odd
// component. Returns how many odd components there are.
template <class Graph>
int number_odd_components(const Graph& graph, const std::vector<char>& in_barrier,
                          std::vector<int>& number) {
  const int n = graph.size();
  number.assign(n, -1);
  std::vector<char> seen(in_barrier);
  std::vector<int> component;
  int count = 0;
  for (int root = 0; root < n; ++root) {
    if (!graph.contains(root) || seen[root]) continue;
    seen[root] = 1;
    component.assign(1, root);
    for (std::size_t head = 0; head < component.size(); ++head) {
      for (const int w : graph.neighbors(component[head])) {
        if (seen[w] || !graph.contains(w)) continue;
        seen[w] = 1;
        component.push_back(w);
      }
    }
    if (component.size() % 2 == 0) continue;
    for (const int v : component) number[v] = count;
    ++count;
  }
  return count;
}

// Does the work of check_barrier(). If `mate` is a matching and `barrier` a set of vertices, also
// numbers the components of the graph without the barrier that have an odd number of vertices. Sets
// number[v] to the number of the odd component of v, or to -1 if v is in no odd component.
template <class Graph>
std::string check_and_number(const Graph& graph, const std::vector<int>& mate,
                             const std::vector<int>& barrier, std::vector<int>& number) {
  std::vector<char> in_barrier;
  const std::string flaw = internal::check_matching_and_set(graph, mate, barrier, in_barrier);
  if (!flaw.empty()) return flaw;
  const int components = internal::number_odd_components(graph, in_barrier, number);
  int exposed = 0;
  for (int v = 0; v < graph.size(); ++v) exposed += graph.contains(v) && mate[v] == -1;
  if (components == static_cast<int>(barrier.size()) + exposed) return "";
  return internal::text("the graph without the barrier has ", components, " odd components, not ",
                        barrier.size(), " for the barrier and ", exposed,
                        " for the exposed vertices");
}

}  // namespace internal

// Checks that `mate` is a maximum matching and `barrier` proves it:
//   - `mate` is a matching;
//   - the graph without the barrier has as many odd components as there are vertices in the barrier
//     and exposed vertices together.
// Returns an empty string, or one sentence about the first condition that is violated. Takes
// O(n + m) time.
//
// Every matching exposes a vertex in each odd component, unless an edge of the matching joins the
// component to the barrier. There are at most as many such edges as vertices in the barrier.
// Therefore, if both conditions hold, no matching exposes fewer vertices than `mate`. By the
// Tutte-Berge formula, every maximum matching has a barrier that satisfies the second condition.
//
// W. T. Tutte, "The factorization of linear graphs", 1947; C. Berge, "Sur le couplage maximum d'un
// graphe", 1958.
template <class Given>
std::string check_barrier(const Given& given, const std::vector<int>& mate,
                          const std::vector<int>& barrier) {
  const auto graph = internal::view_of(given);
  std::vector<int> number;
  return internal::check_and_number(graph, mate, barrier, number);
}

// Checks that `barrier` proves that `mate` is a maximum matching, and that `component` numbers the
// odd components of the graph without the barrier:
//   - check_barrier() accepts `mate` and `barrier`;
//   - component[v] is the number of the odd component of v, or -1 if v is in no odd component. The
//     numbers are 0 .. components - 1, in the order of the first vertices of the components.
// Returns an empty string, or one sentence about the first condition that is violated. Takes
// O(n + m) time.
template <class Given>
std::string check_tutte_berge(const Given& given, const std::vector<int>& mate,
                              const std::vector<int>& barrier, const std::vector<int>& component,
                              int components) {
  const auto graph = internal::view_of(given);
  std::vector<int> number;
  const std::string flaw = internal::check_and_number(graph, mate, barrier, number);
  if (!flaw.empty()) return flaw;
  if (component.size() != number.size()) {
    return internal::text("there are ", component.size(), " numbers for ", number.size(),
                          " vertices");
  }
  int count = 0;
  for (int v = 0; v < graph.size(); ++v) {
    if (component[v] != number[v]) {
      return internal::text("vertex ", v, " has the component ", component[v], ", not ", number[v]);
    }
    if (number[v] == count) ++count;
  }
  if (count == components) return "";
  return internal::text("there are ", count, " odd components, not ", components);
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_CHECK_TUTTE_BERGE_HPP
