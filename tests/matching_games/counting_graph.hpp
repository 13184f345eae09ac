// SPDX-License-Identifier: CC0-1.0
#ifndef COUNTING_GRAPH_HPP
#define COUNTING_GRAPH_HPP

#include <utility>

#include "check.hpp"
#include "matching_games/graph.hpp"

// Counts how many entries of the neighbor lists of a graph are read. A check fails if neighbors()
// is called for a vertex that the graph does not contain.
template <class Graph>
struct CountingGraph {
  struct Entries {
    decltype(std::declval<const Graph&>().neighbors(0)) list;
    long long& scans;
    int size() const { return static_cast<int>(list.size()); }
    int operator[](int i) const {
      ++scans;
      return list[i];
    }
  };

  explicit CountingGraph(Graph counted) : graph(std::move(counted)) {}
  int size() const { return graph.size(); }
  bool contains(int v) const { return graph.contains(v); }
  matching_games::internal::Neighbors<Entries> neighbors(int v) const {
    if (!contains(v)) check::report(false, __FILE__, __LINE__, "neighbors() of an absent vertex");
    return Entries{graph.neighbors(v), scans};
  }

  Graph graph;
  mutable long long scans = 0;
};

#endif  // COUNTING_GRAPH_HPP
