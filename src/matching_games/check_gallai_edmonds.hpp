// SPDX-License-Identifier: CC0-1.0
//
// Checks the Gallai-Edmonds classes: check_gallai_edmonds(graph, mate, classes).
//
// Checked: on small graphs, accepts a certificate if and only if it is right by definition
// (matching_games/checkers).
#ifndef MATCHING_GAMES_CHECK_GALLAI_EDMONDS_HPP
#define MATCHING_GAMES_CHECK_GALLAI_EDMONDS_HPP

#include <string>
#include <vector>

#include "matching_games/check_matching.hpp"
#include "matching_games/graph.hpp"
#include "matching_games/internal/even_paths.hpp"

namespace matching_games {

// Checks that `mate` is a maximum matching and `classes` contains the Gallai-Edmonds class of each
// vertex, D, A or C:
//   - `mate` is a matching;
//   - exactly the vertices that the graph does not contain have the class `absent`;
//   - no edge joins D to C;
//   - each vertex of C has its mate in C;
//   - the vertices of A have their mates in different components of D;
//   - every component of D is factor-critical: if any one of its vertices is removed, the rest of
//     the component has a perfect matching. All but one of the vertices of a component have their
//     mates in this component;
//   - alternating paths of even length lead from exposed vertices to every component of D.
// Returns an empty string, or one sentence about the first condition that is violated. Takes
// O((n + m) log n) time. Limits: any graph.
//
// In each component of D, exactly one vertex is exposed or has its mate in A. The component is
// factor-critical if and only if alternating paths of even length within the component lead from
// this vertex to all others. No edge joins D to C, so the components of D are the odd components of
// the graph without A. Their number is the number of vertices of A plus the number of exposed
// vertices. Therefore the matching is maximum, and every maximum matching covers A and C. The last
// two conditions imply that each vertex of D is exposed by some maximum matching.
//
// J. Edmonds, "Paths, trees, and flowers", 1965; L. Lovasz, M. D. Plummer, "Matching Theory", 1986.
template <class Given>
std::string check_gallai_edmonds(const Given& given, const std::vector<int>& mate,
                                 const std::vector<VertexClass>& classes) {
  const auto graph = internal::view_of(given);
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
      if (classes[v] != VertexClass::absent) condition = " is absent but in a class";
    } else if (classes[v] == VertexClass::D) {
      in_d[v] = 1;
      for (const int w : graph.neighbors(v)) {
        if (!graph.contains(w) || classes[w] != VertexClass::C) continue;
        return internal::text("the edge ", v, " - ", w, " joins D to C");
      }
    } else if (classes[v] == VertexClass::A) {
      if (mate[v] == -1 || classes[mate[v]] != VertexClass::D) condition = " of A has no mate in D";
    } else if (classes[v] == VertexClass::C) {
      if (mate[v] == -1 || classes[mate[v]] != VertexClass::C) condition = " of C has no mate in C";
    } else {
      condition = " is in no class";
    }
    if (condition != nullptr) return internal::text("vertex ", v, condition);
  }
  std::vector<char> even;
  flaw = internal::find_even_paths(graph, mate, in_d, even);
  if (!flaw.empty()) return "in D, " + flaw;
  for (int v = 0; v < n; ++v) {
    if (in_d[v] && !even[v]) {
      return internal::text("in D, the component of vertex ", v, " is not factor-critical");
    }
  }
  std::vector<char> present(n);
  for (int v = 0; v < n; ++v) present[v] = graph.contains(v);
  flaw = internal::find_even_paths(graph, mate, present, even);
  if (!flaw.empty()) return flaw;
  for (int v = 0; v < n; ++v) {
    if (in_d[v] && !even[v]) {
      return internal::text("vertex ", v, " of D is covered by every maximum matching");
    }
  }
  return "";
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_CHECK_GALLAI_EDMONDS_HPP
