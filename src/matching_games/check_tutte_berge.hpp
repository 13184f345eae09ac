// SPDX-License-Identifier: CC0-1.0
//
// Checks a proof that no matching is larger: check_tutte_berge(graph, mate, barrier).
//
// Checked: on small graphs, accepts a certificate if and only if it is right by definition
// (matching_games/checkers).
#ifndef MATCHING_GAMES_CHECK_TUTTE_BERGE_HPP
#define MATCHING_GAMES_CHECK_TUTTE_BERGE_HPP

#include <cstddef>
#include <string>
#include <vector>

#include "matching_games/check_matching.hpp"
#include "matching_games/graph.hpp"

namespace matching_games {

// Checks that `mate` is a maximum matching and `barrier` proves it:
//   - `mate` is a matching;
//   - the graph without the barrier has as many odd components as there are vertices in the barrier
//     and exposed vertices together.
// Returns an empty string, or one sentence about the first condition that is violated. Takes
// O(n + m) time. Limits: any graph.
//
// Every matching exposes a vertex in each odd component, unless an edge of the matching joins the
// component to the barrier. There are at most as many such edges as vertices in the barrier.
// Therefore, if both conditions hold, no matching exposes fewer vertices than `mate`. By the
// Tutte-Berge formula, every maximum matching has a barrier that satisfies the second condition.
//
// W. T. Tutte, "The factorization of linear graphs", 1947; C. Berge, "Sur le couplage maximum d'un
// graphe", 1958.
template <class Given>
std::string check_tutte_berge(const Given& given, const std::vector<int>& mate,
                              const std::vector<int>& barrier) {
  const auto graph = internal::view_of(given);
  std::vector<char> seen;
  const std::string flaw = internal::check_matching_and_set(graph, mate, barrier, seen);
  if (!flaw.empty()) return flaw;
  std::vector<int> component;
  int components = 0, exposed = 0;
  for (int root = 0; root < graph.size(); ++root) {
    if (!graph.contains(root)) continue;
    exposed += mate[root] == -1;
    if (seen[root]) continue;
    seen[root] = 1;
    component.assign(1, root);
    for (std::size_t head = 0; head < component.size(); ++head) {
      for (const int w : graph.neighbors(component[head])) {
        if (seen[w] || !graph.contains(w)) continue;
        seen[w] = 1;
        component.push_back(w);
      }
    }
    components += component.size() % 2 == 1;
  }
  if (components == static_cast<int>(barrier.size()) + exposed) return "";
  return internal::text("the graph without the barrier has ", components, " odd components, not ",
                        barrier.size(), " for the barrier and ", exposed,
                        " for the exposed vertices");
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_CHECK_TUTTE_BERGE_HPP
