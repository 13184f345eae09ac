// SPDX-License-Identifier: CC0-1.0
//
// Checks a matching: check_matching(graph, mate).
//
// Checked: on small graphs, accepts a certificate if and only if it is right by definition
// (matching_games/checkers).
#ifndef MATCHING_GAMES_CHECK_MATCHING_HPP
#define MATCHING_GAMES_CHECK_MATCHING_HPP

#include <cstddef>
#include <string>
#include <vector>

#include "matching_games/graph.hpp"

// The headers check_*.hpp check the results of the library. They share no algorithm with the
// headers whose results they check. If a result is wrong, a function of these headers does not
// throw an exception, but returns a sentence about the flaw.
//
//   #include "matching_games/general.hpp"
//   const std::vector<std::vector<int>> adj = {{1}, {0}};
//   const std::vector<int> mate = matching_games::general_matching(adj);
//   const std::string flaw = matching_games::check_matching(adj, mate);  // empty
namespace matching_games {

// Checks that `mate` is a matching: `mate` has an entry for each vertex. If mate[v] is not -1 but
// w, then the graph contains v, w is a neighbor of v, and mate[w] is v. Returns an empty string, or
// one sentence about the first condition that is violated. Takes O(n + m) time. Limits: any graph.
template <class Given>
std::string check_matching(const Given& given, const std::vector<int>& mate) {
  const auto graph = internal::view_of(given);
  const int n = graph.size();
  if (mate.size() != static_cast<std::size_t>(n)) {
    return internal::text("there are ", mate.size(), " mates for ", n, " vertices");
  }
  for (int v = 0; v < n; ++v) {
    const int w = mate[v];
    if (w == -1) continue;
    const char* flaw = nullptr;
    if (!graph.contains(v)) {
      flaw = " but is absent";
    } else if (w < 0 || w >= n) {
      flaw = ", which is not a vertex";
    } else if (w == v) {
      flaw = ", itself";
    } else if (mate[w] != v) {
      flaw = ", which has another mate";
    } else {
      bool is_neighbor = false;
      for (const int x : graph.neighbors(v)) is_neighbor |= x == w;
      if (!is_neighbor) flaw = ", which is no neighbor";
    }
    if (flaw != nullptr) {
      return internal::text("vertex ", v, " has the mate ", w, flaw);
    }
  }
  return "";
}

namespace internal {

// Checks that `mate` is a matching, and that `set` contains only vertices of the graph, and none of
// them twice. Returns an empty string, or one sentence about the flaw. If there is no flaw, sets
// contained[v] to 1 for the vertices v of the set, and to 0 for all others.
template <class Graph>
std::string check_matching_and_set(const Graph& graph, const std::vector<int>& mate,
                                   const std::vector<int>& set, std::vector<char>& contained) {
  const std::string flaw = matching_games::check_matching(graph, mate);
  if (!flaw.empty()) return flaw;
  contained.assign(graph.size(), 0);
  for (const int v : set) {
    if (v < 0 || v >= graph.size() || !graph.contains(v)) {
      return internal::text("vertex ", v, " of the set is not in the graph");
    }
    if (contained[v]) return internal::text("vertex ", v, " is twice in the set");
    contained[v] = 1;
  }
  return "";
}

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_CHECK_MATCHING_HPP
