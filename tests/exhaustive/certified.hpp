// SPDX-License-Identifier: CC0-1.0
//
// Checks the certificates of most results that the library can compute from a maximum matching.
#ifndef CERTIFIED_HPP
#define CERTIFIED_HPP

#include <string>
#include <vector>

#include "library.hpp"

// Calls the functions that compute their results from a maximum matching, and checks the
// certificates of the results. Returns a description of the first error, or an empty text. Checks
// edge_classes() only if `edge_classes` is true, because it is slow on large graphs.
template <class Graph>
std::string flaw_of_all(const Graph& graph, const std::vector<int>& mate,
                        const std::vector<matching_games::VertexClass>& classes,
                        bool edge_classes) {
  const matching_games::TutteBerge proof = matching_games::tutte_berge(graph, classes);
  std::string flaw = matching_games::check_tutte_berge(graph, mate, proof.barrier);
  if (!flaw.empty()) return "tutte_berge(): " + flaw;
  flaw = matching_games::check_edge_cover(graph, mate,
                                          matching_games::minimum_edge_cover(graph, mate));
  if (!flaw.empty()) return "minimum_edge_cover(): " + flaw;
  if (!edge_classes) return "";
  flaw = matching_games::check_edge_classes(graph, mate, matching_games::edge_classes(graph, mate));
  return flaw.empty() ? "" : "edge_classes(): " + flaw;
}

// Calls the functions that compute their results from a maximum matching of a bipartite graph, and
// checks the certificates of the results. Returns a description of the first error, or an empty
// text.
template <class Graph, class Side>
std::string flaw_of_bipartite(const Graph& graph, const std::vector<int>& mate, Side side) {
  std::string flaw = matching_games::check_vertex_cover(
      graph, mate, matching_games::minimum_vertex_cover(graph, mate, side));
  if (!flaw.empty()) return "minimum_vertex_cover(): " + flaw;
  flaw = matching_games::check_independent_set(
      graph, mate, matching_games::maximum_independent_set(graph, mate, side));
  if (!flaw.empty()) return "maximum_independent_set(): " + flaw;
  const matching_games::DulmageMendelsohn parts =
      matching_games::dulmage_mendelsohn(graph, mate, side);
  flaw = matching_games::check_dulmage_mendelsohn(graph, mate, side, parts.block, parts.blocks);
  return flaw.empty() ? "" : "dulmage_mendelsohn(): " + flaw;
}

#endif  // CERTIFIED_HPP
