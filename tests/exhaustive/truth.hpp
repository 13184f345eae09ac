// SPDX-License-Identifier: CC0-1.0
#ifndef TRUTH_HPP
#define TRUTH_HPP

#include <algorithm>
#include <cstddef>
#include <vector>

#include "matching_games/graph.hpp"
#include "oracle.hpp"

namespace oracle {

using matching_games::VertexClass;

// Computes the properties of a graph directly from the definitions of the properties.
class Truth {
 public:
  explicit Truth(const Graph& graph)
      : n_(graph.size()),
        adjacent_(oracle::adjacency(graph)),
        numbers_(oracle::matching_numbers(adjacent_)),
        winning_(oracle::winning_tokens(adjacent_)) {
    everything_ = oracle::present_vertices(graph);
    with_.assign(n_ * n_ + 1, 0);
    std::vector<int> mate(n_, -1);
    extend(everything_, 0, mate);
  }

  Set everything() const { return everything_; }
  int number(Set s) const { return numbers_[s]; }

  // Checks whether every maximum matching of the vertices in the set `s` covers v.
  bool is_essential(Set s, int v) const { return number(without(s, v)) < number(s); }

  // Checks whether the player to move wins when the token is on v. The set `rest` contains the
  // unvisited vertices, without v.
  bool mover_wins(Set rest, int v) const { return has(winning_[rest], v); }

  std::vector<int> moves(Set rest, int v) const { return list(adjacent_[v] & rest); }

  std::vector<int> winning_moves(Set rest, int v) const {
    std::vector<int> result;
    for (const int w : moves(rest, v)) {
      if (!mover_wins(without(rest, w), w)) result.push_back(w);
    }
    return result;
  }

  std::vector<VertexClass> classes() const {
    Set d = 0;
    for (int v = 0; v < n_; ++v) {
      if (has(everything_, v) && !is_essential(everything_, v)) d |= Set(1) << v;
    }
    std::vector<VertexClass> result(n_, VertexClass::absent);
    for (int v = 0; v < n_; ++v) {
      if (!has(everything_, v)) continue;
      result[v] = has(d, v)                 ? VertexClass::D
                  : (adjacent_[v] & d) != 0 ? VertexClass::A
                                            : VertexClass::C;
    }
    return result;
  }

  // Returns all two-colorings, that is, all ways to divide the vertices into a left and a right
  // side without edges inside a side. Each two-coloring is given as the set of the vertices on the
  // right. Vertices that the graph does not contain are always on the left.
  std::vector<Set> sides() const {
    std::vector<Set> result;
    for (Set right = 0; right < numbers_.size(); ++right) {
      bool fits = (right & ~everything_) == 0;
      for (int v = 0; v < n_; ++v) {
        fits = fits && (adjacent_[v] & (has(right, v) ? right : ~right)) == 0;
      }
      if (fits) result.push_back(right);
    }
    return result;
  }

  bool is_edge(int v, int w) const { return has(adjacent_[v], w); }

  // Returns the number of vertices in a maximum independent set.
  int independence_number() const {
    std::vector<char> independent(numbers_.size(), 1);
    int most = 0;
    for (Set s = 1; s < numbers_.size(); ++s) {
      int v = 0;
      while (!has(s, v)) ++v;
      independent[s] = has(everything_, v) && (adjacent_[v] & s) == 0 && independent[without(s, v)];
      if (independent[s]) most = std::max(most, static_cast<int>(list(s).size()));
    }
    return most;
  }

  // Returns the number of edges in a minimum edge cover of all vertices that have neighbors.
  int edge_cover_number() const {
    std::vector<int> edges(numbers_.size(), 0);
    Set all = 0;
    for (int v = 0; v < n_; ++v) all |= adjacent_[v];
    for (Set s = 1; s < numbers_.size(); ++s) {
      if ((s & ~all) != 0) continue;
      int v = 0;
      while (!has(s, v)) ++v;
      edges[s] = n_;
      for (const int w : list(adjacent_[v])) {
        edges[s] = std::min(edges[s], 1 + edges[without(without(s, v), w)]);
      }
    }
    return edges[all];
  }

  // matchings() returns the number of maximum matchings. matchings_with() returns the number of
  // those that contain the edge v - w, or 0 if v = w.
  int matchings() const { return with_.back(); }
  int matchings_with(int v, int w) const { return with_[v * n_ + w]; }

  // Returns the blocks of the fine Dulmage-Mendelsohn decomposition. `right` is the set of vertices
  // on the right. The first block consists of the right vertices of the Gallai-Edmonds class D and
  // the left vertices of class A. The second block consists of the left vertices of class D and the
  // right vertices of class A. The other blocks, in any order, consist of the vertices of class C.
  // Two vertices of class C are in the same block if a path joins these vertices and each edge of
  // the path is in some maximum matching.
  std::vector<Set> blocks(Set right) const {
    const std::vector<VertexClass> c = classes();
    std::vector<Set> result(2, 0);
    for (int v = 0; v < n_; ++v) {
      if (!has(everything_, v)) continue;
      if (c[v] != VertexClass::C) {
        result[has(right, v) == (c[v] == VertexClass::D) ? 0 : 1] |= Set(1) << v;
        continue;
      }
      Set block = Set(1) << v;
      for (int w = 0; w < v; ++w) {
        if (matchings_with(v, w) == 0 || c[w] != VertexClass::C) continue;
        for (std::size_t b = result.size(); b-- > 2;) {
          if (!has(result[b], w)) continue;
          block |= result[b];
          result.erase(result.begin() + static_cast<std::ptrdiff_t>(b));
        }
      }
      result.push_back(block);
    }
    return result;
  }

  static std::vector<int> list(Set s) {
    std::vector<int> result;
    for (int v = 0; s >> v != 0; ++v) {
      if (has(s, v)) result.push_back(v);
    }
    return result;
  }

 private:
  // Counts the maximum matchings that extend `mate`, which has `size` edges, by edges between
  // vertices of `rest`.
  void extend(Set rest, int size, std::vector<int>& mate) {
    if (size + number(rest) < number(everything_)) return;
    if (rest == 0) {
      ++with_.back();
      for (int v = 0; v < n_; ++v) {
        if (mate[v] != -1) ++with_[v * n_ + mate[v]];
      }
      return;
    }
    int v = 0;
    while (!has(rest, v)) ++v;
    extend(without(rest, v), size, mate);
    for (const int w : list(adjacent_[v] & rest)) {
      mate[v] = w;
      mate[w] = v;
      extend(without(without(rest, v), w), size + 1, mate);
      mate[v] = mate[w] = -1;
    }
  }

  int n_;
  std::vector<Set> adjacent_;
  std::vector<unsigned char> numbers_;
  std::vector<Set> winning_;
  Set everything_ = 0;
  std::vector<int> with_;  // the results of matchings_with(), and matchings() at the end
};

}  // namespace oracle

#endif  // TRUTH_HPP
