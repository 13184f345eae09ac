// SPDX-License-Identifier: CC0-1.0
#ifndef CERTIFIED_HPP
#define CERTIFIED_HPP

#include <string>
#include <vector>

#include "check.hpp"
#include "matching/certificate.hpp"
#include "matching/gallai_edmonds.hpp"
#include "matching/general.hpp"

// Classes that are right whatever the library did to find them: the certificate is checked.
template <class Graph>
std::vector<matching::GallaiEdmonds> certified_classes(const Graph& graph,
                                                       const std::vector<int>& mate) {
  const std::vector<matching::GallaiEdmonds> classes = matching::gallai_edmonds(graph, mate);
  CHECK_EQ(matching::check_gallai_edmonds(graph, mate, classes), "");
  CHECK_EQ(matching::check_barrier(graph, mate, matching::barrier_of(classes)), "");
  return classes;
}

template <class Graph>
std::vector<matching::GallaiEdmonds> certified_classes(const Graph& graph) {
  return certified_classes(graph, matching::general_matching(graph));
}

#endif  // CERTIFIED_HPP
