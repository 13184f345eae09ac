// SPDX-License-Identifier: CC0-1.0
#ifndef IO_WRITE_POSSIBLE_MATES_HPP
#define IO_WRITE_POSSIBLE_MATES_HPP

#include <algorithm>
#include <vector>

#include "io/writer.hpp"
#include "matching_games/bipartite_graph.hpp"
#include "matching_games/edge_classes_result.hpp"

namespace io {

// Writes a line for each left vertex v of a bipartite graph: the number of vertices that are its
// mate in some maximum matching, and the numbers of these vertices, in ascending order. The first
// right vertex has the number 1. `classes(v, w)` must be the class of the edge v - w.
template <class Classes>
void write_possible_mates(Writer& out, const matching_games::BipartiteGraph& graph,
                          const Classes& classes) {
  for (int v = 0; v < graph.left(); ++v) {
    std::vector<int> mates;
    for (const int w : graph.neighbors(v)) {
      if (classes(v, w) != matching_games::EdgeClass::none) mates.push_back(w - graph.left() + 1);
    }
    std::sort(mates.begin(), mates.end());
    mates.erase(std::unique(mates.begin(), mates.end()), mates.end());  // repeats count once
    out << static_cast<int>(mates.size());
    for (const int number : mates) out << ' ' << number;
    out << '\n';
  }
}

}  // namespace io

#endif  // IO_WRITE_POSSIBLE_MATES_HPP
