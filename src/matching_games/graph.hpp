// SPDX-License-Identifier: CC0-1.0
//
// What a graph is to the library, and its part that is left without some vertices: InducedSubgraph.
#ifndef MATCHING_GAMES_GRAPH_HPP
#define MATCHING_GAMES_GRAPH_HPP

#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

// The library works on every type that has the three members of the graph concept:
//
//   int size() const            vertices are the ints 0 .. size() - 1;
//   bool contains(int v) const  whether v is there at all: a wall of a board, or a vertex that was
//                               played, is not;
//   neighbors(int v) const      for a vertex that is there: an object r, cheap to make, that has
//                               r.size() and r[i]. It may list absent vertices, v itself and
//                               repeats: absent neighbors, loops and parallel edges change no
//                               answer. If w is there, w lists v as often as v lists w.
//
// A std::vector<std::vector<int>> becomes one in three lines:
//
//   struct Lists {
//     std::vector<std::vector<int>> of;
//     int size() const { return static_cast<int>(of.size()); }
//     bool contains(int) const { return true; }
//     const std::vector<int>& neighbors(int v) const { return of[v]; }
//   };
//
// The result of every matching algorithm is a std::vector<int> mate: mate[v] is the vertex matched
// to v, and -1 if v is exposed or absent. A bad argument makes every function of the library throw
// std::invalid_argument, with the name of the function that noticed it, before anything is changed.
// Neighbor lists that are not symmetric are noticed or lead to a wrong answer.
namespace matching_games {

namespace internal {

// What all functions of the library do with a bad argument.
[[noreturn]] inline void reject(const std::string& caller, const std::string& flaw) {
  throw std::invalid_argument("matching_games::" + caller + ": " + flaw);
}

[[noreturn]] inline void throw_not_symmetric() {
  throw std::invalid_argument("matching: the neighbor lists are not symmetric");
}

}  // namespace internal

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

// The subgraph of `graph` that is left when vertices are taken away, one at a time or back again.
// The graph is kept by reference.
template <class Graph>
class InducedSubgraph {
 public:
  // At first, all vertices are there but those in `absent`. Throws std::invalid_argument if it
  // names a vertex twice or one that the graph does not contain.
  explicit InducedSubgraph(const Graph& graph, const std::vector<int>& absent = std::vector<int>())
      : graph_(graph), present_(graph.size()) {
    for (int v = 0; v < graph.size(); ++v) present_[v] = graph.contains(v);
    for (const int v : absent) {
      if (v < 0 || v >= size() || !contains(v)) {
        internal::reject("InducedSubgraph", "the absent vertex " + std::to_string(v) +
                                                " is named twice or not in the graph");
      }
      erase(v);
    }
  }

  int size() const { return graph_.size(); }
  bool contains(int v) const { return present_[v] != 0; }
  auto neighbors(int v) const -> decltype(std::declval<const Graph&>().neighbors(v)) {
    return graph_.neighbors(v);
  }

  // Puts in or takes out a vertex of the whole graph.
  void insert(int v) { present_[v] = 1; }
  void erase(int v) { present_[v] = 0; }

 private:
  const Graph& graph_;
  std::vector<char> present_;
};

}  // namespace matching_games

#endif  // MATCHING_GAMES_GRAPH_HPP
