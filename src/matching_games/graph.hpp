// SPDX-License-Identifier: CC0-1.0
//
// This header defines the graph concept, the convention for matchings, and the Gallai-Edmonds
// classes.
#ifndef MATCHING_GAMES_GRAPH_HPP
#define MATCHING_GAMES_GRAPH_HPP

#include <vector>

#include "matching_games/internal/errors.hpp"
#include "matching_games/internal/view_of.hpp"

// The library works on every type that has the members of the graph concept:
//
//   int size() const            The vertices are the ints 0 .. size() - 1.
//   bool contains(int v) const  Returns whether v is present. A wall of a board, or a vertex that
//                               has been played, is absent. This member is optional: without
//                               contains(), every vertex is present.
//   neighbors(int v) const      Returns the list of the neighbors of a present vertex v, as a cheap
//                               object r with r.size() and r[i]. The list may contain absent
//                               vertices, v itself (a loop) and repeated entries (parallel edges);
//                               these change no matching. A present vertex w must list v as often
//                               as v lists w.
//
// A std::vector<std::vector<T>> with any integer type T is also a graph. Such a vector is copied
// and checked in O(n + m) time: every neighbor must be in range, and every edge must be in the
// lists of both ends. The lists of other graphs are not checked. If they are not symmetric, a call
// throws std::invalid_argument or returns a wrong result.
//
// Some objects, for example a Game, use the graph after their construction. Such an object keeps
// the address of the graph, so the graph must live as long as the object and must not change. If
// the graph is a vector of neighbor lists, the object keeps a copy instead. After an object has
// thrown std::bad_alloc, the object may only be destroyed.
//
// The result of every matching algorithm is a std::vector<int> mate: mate[v] is the vertex that is
// matched to v, or -1 if v is exposed or absent. For a bad argument a function of the library
// throws std::invalid_argument, or std::length_error if a graph is too large, before it changes
// anything. The message says what is wrong. It usually names the bad value, and the function or
// class that found it. This can be a function or class that the called function uses.
namespace matching_games {

// Names the class of a vertex in the Gallai-Edmonds decomposition. A vertex is in D if some maximum
// matching misses the vertex. A vertex outside D is in A if it has a neighbor in D, and in C if
// not. So every maximum matching covers the vertices of A and C. A vertex that the graph does not
// contain is in `absent`.
enum class GallaiEdmonds : char { absent, D, A, C };

// Says whether an edge is in no maximum matching, in some but not all, or in every maximum
// matching.
enum class EdgeClass : char { none, some, every };

class BipartiteGraph;  // defined in matching_games/bipartite_graph.hpp

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

}  // namespace internal

// Returns the graph whose vertices are 0 .. n - 1, and in which v has the neighbors adj[v]. The
// lists are checked and copied like a std::vector of lists.
//
//   std::vector<int> adj[505];
//   ...
//   const std::vector<int> mate = matching_games::general_matching(matching_games::lists(adj, n));
template <class Integer>
internal::Lists lists(const std::vector<Integer>* adj, int n) {
  if (n < 0) internal::reject("lists", "expected n >= 0, found ", n);
  return internal::Lists(adj, n);
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_GRAPH_HPP
