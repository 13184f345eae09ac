// SPDX-License-Identifier: CC0-1.0
#ifndef CERTIFIED_HPP
#define CERTIFIED_HPP

#include <string>
#include <vector>

#include "check.hpp"
#include "matching/bipartite_edge_classes.hpp"
#include "matching/certificate.hpp"
#include "matching/covers.hpp"
#include "matching/dulmage_mendelsohn.hpp"
#include "matching/edge_classes.hpp"
#include "matching/gallai_edmonds.hpp"
#include "matching/general.hpp"
#include "matching/tutte_berge.hpp"

// Classes that are right whatever the library did to find them: the certificate is checked.
template <class Graph>
std::vector<matching::GallaiEdmonds> certified_classes(const Graph& graph,
                                                       const std::vector<int>& mate) {
  std::vector<matching::GallaiEdmonds> classes = matching::gallai_edmonds(graph, mate);
  CHECK_EQ(matching::check_gallai_edmonds(graph, mate, classes), "");
  const matching::TutteBerge proof = matching::tutte_berge(graph, classes);
  CHECK_EQ(matching::check_barrier(graph, mate, proof.barrier), "");
  return classes;
}

template <class Graph>
std::vector<matching::GallaiEdmonds> certified_classes(const Graph& graph) {
  return certified_classes(graph, matching::general_matching(graph));
}

// What the certificates have against anything that is found from a maximum matching; "" if nothing.
// The classes of the edges are left out where that would take long.
template <class Graph>
std::string flaw_of_all(const Graph& graph, const std::vector<int>& mate,
                        const std::vector<matching::GallaiEdmonds>& classes, bool edge_classes) {
  const matching::TutteBerge proof = matching::tutte_berge(graph, classes);
  std::string flaw =
      matching::check_tutte_berge(graph, mate, proof.barrier, proof.component, proof.components);
  if (flaw.empty()) flaw = matching::check_barrier(graph, mate, proof.barrier);
  if (!flaw.empty()) return "tutte_berge(): " + flaw;
  flaw = matching::check_edge_cover(graph, mate, matching::minimum_edge_cover(graph, mate));
  if (!flaw.empty()) return "minimum_edge_cover(): " + flaw;
  if (!edge_classes) return "";
  flaw = matching::check_edge_classes(graph, mate, matching::EdgeClasses(graph, mate));
  return flaw.empty() ? "" : "EdgeClasses: " + flaw;
}

// The same for what there is on bipartite graphs only.
template <class Graph, class Side>
std::string flaw_of_bipartite(const Graph& graph, const std::vector<int>& mate, Side side,
                              bool edge_classes) {
  std::string flaw =
      matching::check_vertex_cover(graph, mate, matching::minimum_vertex_cover(graph, mate, side));
  if (!flaw.empty()) return "minimum_vertex_cover(): " + flaw;
  flaw = matching::check_independent_set(graph, mate,
                                         matching::maximum_independent_set(graph, mate, side));
  if (!flaw.empty()) return "maximum_independent_set(): " + flaw;
  const matching::DulmageMendelsohn parts = matching::dulmage_mendelsohn(graph, mate, side);
  flaw = matching::check_dulmage_mendelsohn(graph, mate, side, parts.block, parts.blocks);
  if (!flaw.empty()) return "dulmage_mendelsohn(): " + flaw;
  if (!edge_classes) return "";
  flaw =
      matching::check_edge_classes(graph, mate, matching::BipartiteEdgeClasses(graph, mate, side));
  return flaw.empty() ? "" : "BipartiteEdgeClasses: " + flaw;
}

#endif  // CERTIFIED_HPP
