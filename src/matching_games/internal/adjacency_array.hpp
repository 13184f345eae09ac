// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_ADJACENCY_ARRAY_HPP
#define MATCHING_GAMES_INTERNAL_ADJACENCY_ARRAY_HPP

#include <vector>

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

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_ADJACENCY_ARRAY_HPP
