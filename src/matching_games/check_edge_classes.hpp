// SPDX-License-Identifier: CC0-1.0
//
// Checks whether edges are in no, some or every maximum matching:
// check_edge_classes(graph, mate, edge_class).
//
// Checked: on small graphs, accepts a certificate if and only if it is right by definition
// (matching_games/checkers).
#ifndef MATCHING_GAMES_CHECK_EDGE_CLASSES_HPP
#define MATCHING_GAMES_CHECK_EDGE_CLASSES_HPP

#include <string>
#include <vector>

#include "matching_games/check_matching.hpp"
#include "matching_games/graph.hpp"
#include "matching_games/internal/even_paths.hpp"

namespace matching_games {

// Checks that `mate` is a maximum matching and that edge_class(v, w), converted to int, is right
// for every edge: 0 if no maximum matching contains the edge, 1 if some but not all do, 2 if all
// do. For a loop, 0 is right. The function calls edge_class(v, w) for each vertex v and each entry
// w in the neighbor list of v.
//
// Returns an empty string, one sentence about the first flaw of `mate`, or one sentence about the
// first edge for which edge_class() is wrong. Takes O(n (n + m) log n) time. Limits: any graph.
//
// The comment of edge_classes() in matching_games/edge_classes.hpp states the theorem. This
// function applies it by the definition: D consists of the vertices to which alternating paths of
// even length lead from exposed vertices.
//
// L. Lovasz, M. D. Plummer, "Matching Theory", 1986.
template <class Given, class EdgeClassOf>
std::string check_edge_classes(const Given& given, const std::vector<int>& mate,
                               EdgeClassOf edge_class) {
  const auto graph = internal::view_of(given);
  const int n = graph.size();
  std::string flaw = matching_games::check_matching(graph, mate);
  if (!flaw.empty()) return flaw;
  std::vector<char> part(n, 0), in_d, in_c(n, 0), even;
  for (int v = 0; v < n; ++v) part[v] = graph.contains(v) ? 1 : 0;
  flaw = internal::find_even_paths(graph, mate, part, in_d);
  if (!flaw.empty()) return "the matching is not maximum: " + flaw;
  for (int v = 0; v < n; ++v) {
    if (!part[v] || in_d[v]) continue;
    in_c[v] = 1;
    for (const int w : graph.neighbors(v)) {
      if (in_d[w]) in_c[v] = 0;
    }
  }
  for (int v = 0; v < n; ++v) {
    if (!graph.contains(v)) continue;
    bool is_alone = true;
    if (in_c[v]) {
      part = in_c;
      part[v] = 0;
      flaw = internal::find_even_paths(graph, mate, part, even);
      if (!flaw.empty()) return flaw;
      for (const int w : graph.neighbors(v)) {
        if (even[w] && w != mate[v]) is_alone = false;
      }
    }
    for (const int w : graph.neighbors(v)) {
      if (!graph.contains(w)) continue;
      int expected = 0;
      if (w != v && (in_d[v] || in_d[w])) {
        expected = 1;
      } else if (in_c[v] && even[w]) {
        expected = is_alone ? 2 : 1;
      }
      const int actual = static_cast<int>(edge_class(v, w));
      if (actual == expected) continue;
      return internal::text("the edge ", v, " - ", w, " has the class ", actual, ", not ",
                            expected);
    }
  }
  return "";
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_CHECK_EDGE_CLASSES_HPP
