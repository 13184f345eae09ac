// SPDX-License-Identifier: CC0-1.0
//
// What a graph is to the library.
#ifndef MATCHING_GAMES_GRAPH_HPP
#define MATCHING_GAMES_GRAPH_HPP

#include "matching_games/internal/errors.hpp"

// The library works on every type that has the members of the graph concept:
//
//   int size() const            vertices are the ints 0 .. size() - 1;
//   bool contains(int v) const  whether v is there at all: a wall of a board, or a vertex that was
//                               played, is not;
//   neighbors(int v) const      for a vertex that is there: an object r, cheap to make, that has
//                               r.size() and r[i]. It may list absent vertices, v itself and
//                               repeats: absent neighbors, loops and parallel edges change no
//                               answer. If w is there, w lists v as often as v lists w.
//
// contains() may be missing: then every vertex is there. A std::vector<std::vector<T>> of neighbors
// with any integer type T is taken as well. It is copied and checked in O(n + m) time: every
// neighbor is in range, and every edge is in the lists of both ends. The lists of other graphs are
// not checked; if they are not symmetric, a call throws std::invalid_argument or is wrong.
//
// Objects that keep a graph keep its address. The graph must live as long as they do and not
// change. After std::bad_alloc an object may only be destroyed.
//
// The result of every matching algorithm is a std::vector<int> mate: mate[v] is the vertex matched
// to v, and -1 if v is exposed or absent. A bad argument makes every function of the library throw
// std::invalid_argument, with the name of the function that noticed it, before anything is changed.
namespace matching_games {

// The classes of the Gallai-Edmonds decomposition. A vertex that some maximum matching misses is in
// D, a vertex outside D next to one in D is in A, and all others are in C. A and C together are the
// essential vertices: every maximum matching covers them.
enum class GallaiEdmonds : char { absent, D, A, C };

namespace internal {

// The neighbors of one vertex where they lie in an array.
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

}  // namespace internal

}  // namespace matching_games

#endif  // MATCHING_GAMES_GRAPH_HPP
