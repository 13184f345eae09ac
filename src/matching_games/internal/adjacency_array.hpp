// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_ADJACENCY_ARRAY_HPP
#define MATCHING_GAMES_INTERNAL_ADJACENCY_ARRAY_HPP

#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

#include "matching_games/graph.hpp"

namespace matching_games {
namespace internal {

// Lists the neighbors of one vertex, which are stored in a part of an array.
class NeighborArray {
 public:
  NeighborArray(const int* first, const int* last) : first_(first), last_(last) {}
  int size() const { return static_cast<int>(last_ - first_); }
  int operator[](int i) const { return first_[i]; }
  const int* begin() const { return first_; }
  const int* end() const { return last_; }

 private:
  const int* first_;
  const int* last_;
};

// Stores the neighbor lists of the vertices 0, 1, ... in one array, which can have up to 2^32 - 1
// entries.
struct AdjacencyArray {
  std::vector<unsigned> first;  // the list of v is ends[first[v]] .. ends[first[v + 1] - 1]
  std::vector<int> ends;

  int size() const { return static_cast<int>(first.size()) - 1; }
  NeighborArray operator[](int v) const {
    return NeighborArray(ends.data() + first[v], ends.data() + first[v + 1]);
  }
};

// Returns the lists of n vertices that are joined by the edges. The neighbors of a vertex are in
// the order of the edges, to whose second ends `shift` is added. Throws std::invalid_argument, with
// the name of the caller, if there are 2^31 edges or more.
template <class Integer>
AdjacencyArray join(const char* caller, int n,
                    const std::vector<std::pair<Integer, Integer>>& edges, int shift) {
  if (edges.size() > std::numeric_limits<unsigned>::max() / 2) {
    reject(caller, "expected fewer than 2^31 edges, found ", edges.size());
  }
  AdjacencyArray lists;
  lists.first.assign(static_cast<std::size_t>(n) + 1, 0);
  lists.ends.resize(2 * edges.size());
  for (const std::pair<Integer, Integer>& edge : edges) {
    ++lists.first[static_cast<int>(edge.first)];
    ++lists.first[static_cast<int>(edge.second) + shift];
  }
  unsigned total = 0;
  for (unsigned& first : lists.first) first = total += first;
  for (std::size_t i = edges.size(); i-- > 0;) {
    const int v = static_cast<int>(edges[i].first), w = static_cast<int>(edges[i].second) + shift;
    lists.ends[--lists.first[v]] = w;
    lists.ends[--lists.first[w]] = v;
  }
  return lists;
}

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_ADJACENCY_ARRAY_HPP
