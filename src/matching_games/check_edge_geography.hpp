// SPDX-License-Identifier: CC0-1.0
//
// Checks the proof of who wins edge geography: check_edge_geography(graph, v, witness).
#ifndef MATCHING_GAMES_CHECK_EDGE_GEOGRAPHY_HPP
#define MATCHING_GAMES_CHECK_EDGE_GEOGRAPHY_HPP

#include <string>
#include <vector>

#include "matching_games/graph.hpp"

namespace matching_games {

// Checks `witness`, the proof that edge_geography_witness() in matching_games/edge_geography.hpp
// returns for the start v. The witness says whether the player to move wins, and contains a set of
// vertices. The conditions are:
//   - no edge joins two vertices of the set;
//   - the set contains v if and only if the player to move loses;
//   - every vertex outside the set has an even number of edges to the set. The only exception is v
//     if the player to move wins: then v has an odd number of edges to the set.
// Returns an empty string, or one sentence about the first condition that is violated. Takes
// O(n + m) time.
//
// Suppose that the token is in the set, and that every vertex outside the set has an even number of
// unused edges to the set. A move uses one of these edges and leads out of the set, to a vertex
// that then has an odd number of unused edges to the set. So the other player can move back into
// the set, which makes this number even again. Therefore the player who moves out of the set loses.
// If the start has an odd number of edges to the set, the player to move wins: a move into the set
// makes this number even. This proof holds in every graph.
//
// A. S. Fraenkel, E. R. Scheinerman, D. Ullman, "Undirected edge geography", 1993.
template <class Given, class Witness>
std::string check_edge_geography(const Given& given, int v, const Witness& witness) {
  const auto graph = internal::view_of(given);
  const int n = graph.size();
  const auto name = [](int u) { return internal::text("vertex ", u); };
  if (v < 0 || v >= n || !graph.contains(v)) return name(v) + " is not in the graph";
  std::vector<char> in_set(n, 0);
  for (const int w : witness.set) {
    if (w < 0 || w >= n || !graph.contains(w)) {
      return name(w) + " of the set is not in the graph";
    }
    if (in_set[w]) return name(w) + " is twice in the set";
    in_set[w] = 1;
  }
  const bool mover_wins = witness.mover_wins;
  if (mover_wins == static_cast<bool>(in_set[v])) {
    return name(v) + (mover_wins ? " wins but is" : " loses but is not") + " in the set";
  }
  for (int u = 0; u < n; ++u) {
    if (!graph.contains(u)) continue;
    bool is_odd = false;
    for (const int w : graph.neighbors(u)) {
      if (!graph.contains(w) || !in_set[w]) continue;
      if (in_set[u]) {
        return internal::text("vertices ", u, " and ", w, " of the set are neighbors");
      }
      is_odd = !is_odd;
    }
    if (in_set[u] || is_odd == (mover_wins && u == v)) continue;
    return name(u) + " has an " + (is_odd ? "odd" : "even") + " number of edges to the set";
  }
  return "";
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_CHECK_EDGE_GEOGRAPHY_HPP
