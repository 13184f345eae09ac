// SPDX-License-Identifier: CC0-1.0
//
// Checks the Gallai-Edmonds classes: check_gallai_edmonds(graph, mate, classes).
#ifndef MATCHING_GAMES_CHECK_GALLAI_EDMONDS_HPP
#define MATCHING_GAMES_CHECK_GALLAI_EDMONDS_HPP

#include <cstddef>
#include <string>
#include <vector>

#include "matching_games/check_matching.hpp"
#include "matching_games/graph.hpp"
#include "matching_games/internal/even_paths.hpp"
#include "matching_games/internal/graph_of.hpp"

namespace matching_games {

namespace internal {

// Checks that every component of the subgraph on the vertices with part[v] != 0 is factor-critical,
// and that `mate` exposes exactly one vertex of each in this subgraph. A graph is factor-critical
// if it has a perfect matching without any one of its vertices. `part` has the size of the graph,
// and it is 0 for absent vertices.
//
// Both hold exactly if alternating paths of even length lead from that vertex to all others.
template <class Graph>
std::string check_factor_critical(const Graph& graph, const std::vector<int>& mate,
                                  const std::vector<char>& part) {
  std::vector<char> even;
  const std::string flaw = internal::find_even_paths(graph, mate, part, even);
  if (!flaw.empty()) return flaw;
  for (int v = 0; v < graph.size(); ++v) {
    if (part[v] && !even[v]) {
      return internal::text("the component of vertex ", v, " is not factor-critical");
    }
  }
  return "";
}

}  // namespace internal

// Checks that `mate` is a maximum matching and `classes` are the Gallai-Edmonds classes:
//   - `mate` is a matching;
//   - exactly the absent vertices have the class `absent`;
//   - no edge joins D to C;
//   - each vertex of C has its mate in C;
//   - the vertices of A have their mates in different components of D;
//   - every component of D is factor-critical, and all but one of its vertices have mates in it;
//   - alternating paths of even length lead from exposed vertices to every component of D.
// Returns an empty string, or one sentence about the first condition that is violated.
// O(n + m alpha(m, n)).
//
// The third to sixth conditions make A a barrier: the matching is maximum, and every maximum
// matching covers A and C. By the last two, each vertex of D is exposed by some maximum matching.
//
// J. Edmonds, "Paths, trees, and flowers", 1965; L. Lovasz, M. D. Plummer, "Matching Theory", 1986.
template <class Given>
std::string check_gallai_edmonds(const Given& given, const std::vector<int>& mate,
                                 const std::vector<GallaiEdmonds>& classes) {
  const internal::GraphOf<Given>& graph = given;
  const int n = graph.size();
  std::string flaw = matching_games::check_matching(graph, mate);
  if (!flaw.empty()) return flaw;
  if (classes.size() != mate.size()) {
    return internal::text("there are ", classes.size(), " classes for ", n, " vertices");
  }
  std::vector<char> in_d(n, 0);
  for (int v = 0; v < n; ++v) {
    const char* condition = nullptr;
    if (!graph.contains(v)) {
      if (classes[v] != GallaiEdmonds::absent) condition = " is absent but in a class";
    } else if (classes[v] == GallaiEdmonds::D) {
      in_d[v] = 1;
      auto&& neighbors = graph.neighbors(v);
      for (int i = 0; i < static_cast<int>(neighbors.size()); ++i) {
        const int w = neighbors[i];
        if (graph.contains(w) && classes[w] == GallaiEdmonds::C) {
          return internal::text("the edge ", v, " - ", w, " joins D to C");
        }
      }
    } else if (classes[v] == GallaiEdmonds::A) {
      if (mate[v] == -1 || classes[mate[v]] != GallaiEdmonds::D)
        condition = " of A has no mate in D";
    } else if (classes[v] == GallaiEdmonds::C) {
      if (mate[v] == -1 || classes[mate[v]] != GallaiEdmonds::C)
        condition = " of C has no mate in C";
    } else {
      condition = " is in no class";
    }
    if (condition != nullptr) return internal::text("vertex ", v, condition);
  }
  const std::string flaw_of_d = internal::check_factor_critical(graph, mate, in_d);
  if (!flaw_of_d.empty()) return "in D, " + flaw_of_d;

  std::vector<int> missed;
  for (int v = 0; v < n; ++v) {
    if (in_d[v] && mate[v] == -1) missed.push_back(v);
  }
  std::vector<char> seen(n, 0);
  for (const int v : missed) seen[v] = 1;
  for (std::size_t head = 0; head < missed.size(); ++head) {
    auto&& neighbors = graph.neighbors(missed[head]);
    for (int i = 0; i < static_cast<int>(neighbors.size()); ++i) {
      const int w = neighbors[i];
      if (!graph.contains(w)) continue;
      const int next = in_d[w] ? w : mate[w];
      if (seen[next]) continue;
      seen[next] = 1;
      missed.push_back(next);
    }
  }
  for (int v = 0; v < n; ++v) {
    if (in_d[v] && !seen[v]) {
      return internal::text("vertex ", v, " of D is covered by every maximum matching");
    }
  }
  return "";
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_CHECK_GALLAI_EDMONDS_HPP
