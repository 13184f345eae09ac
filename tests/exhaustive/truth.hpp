// SPDX-License-Identifier: CC0-1.0
#ifndef TRUTH_HPP
#define TRUTH_HPP

#include <algorithm>
#include <cstddef>
#include <vector>

#include "matching_games/edge_classes_result.hpp"
#include "matching_games/graph.hpp"
#include "oracle.hpp"

namespace oracle {

using matching_games::EdgeClass;
using matching_games::VertexClass;

// Computes the properties of a small graph directly from the definitions of the properties, and the
// winners by play.
class Truth {
 public:
  explicit Truth(const Graph& graph)
      : n_(graph.size()),
        everything_(present_vertices(graph)),
        adjacent_(adjacency(graph)),
        numbers_(matching_numbers(adjacent_)) {}

  static std::vector<int> list(Set s) {
    std::vector<int> result;
    for (int v = 0; s >> v != 0; ++v) {
      if (has(s, v)) result.push_back(v);
    }
    return result;
  }
  static int count(Set s) {
    int result = 0;
    for (; s != 0; s &= s - 1) ++result;
    return result;
  }

  int size() const { return n_; }
  Set everything() const { return everything_; }
  bool is_edge(int v, int w) const { return has(adjacent_[v], w); }
  Set neighbors(Set s) const {
    Set result = 0;
    for (int v = 0; v < n_; ++v) result |= has(s, v) ? adjacent_[v] : 0;
    return result;
  }

  // ---- Maximum matchings

  int number(Set s) const { return numbers_[s]; }
  int number() const { return number(everything_); }
  bool is_perfect() const { return 2 * number() == count(everything_); }

  // Returns whether every maximum matching of the vertices in the set `s` covers v.
  bool is_essential(Set s, int v) const { return number(without(s, v)) < number(s); }

  std::vector<VertexClass> classes(Set s) const {
    Set d = 0;
    for (const int v : list(s)) d |= is_essential(s, v) ? 0 : Set(1) << v;
    std::vector<VertexClass> result(n_, VertexClass::absent);
    for (const int v : list(s)) {
      result[v] = has(d, v)                 ? VertexClass::D
                  : (adjacent_[v] & d) != 0 ? VertexClass::A
                                            : VertexClass::C;
    }
    return result;
  }
  std::vector<VertexClass> classes() const { return classes(everything_); }

  int number_without(int v, int w) const { return number(without(without(everything_, v), w)); }
  bool may_join(int v, int w) const {
    return is_edge(v, w) && number_without(v, w) + 1 == number();
  }
  EdgeClass edge_class(int v, int w) const {
    if (!may_join(v, w)) return EdgeClass::none;
    bool is_only = is_essential(everything_, v);
    for (const int other : list(adjacent_[v])) is_only &= other == w || !may_join(v, other);
    return is_only ? EdgeClass::every : EdgeClass::some;
  }

  // Returns the mates of the vertices below `left` in the maximum matching whose mates are first in
  // lexicographic order. An exposed vertex has the mate -1, which comes last.
  std::vector<int> smallest_matching(int left) const {
    std::vector<int> mates(left, -1);
    Set rest = everything_;
    for (int v = 0; v < left; ++v) {
      const int size = number(rest);
      rest = without(rest, v);
      for (const int w : list(adjacent_[v] & rest)) {
        if (mates[v] == -1 && number(without(rest, w)) + 1 == size) mates[v] = w;
      }
      if (mates[v] != -1) rest = without(rest, mates[v]);
    }
    return mates;
  }

  // ---- Covers and blocks

  // Returns the number of vertices in a maximum independent set.
  int independence_number() const {
    std::vector<char> independent(numbers_.size(), 1);
    int most = 0;
    for (Set s = 1; s < numbers_.size(); ++s) {
      int v = 0;
      while (!has(s, v)) ++v;
      independent[s] = has(everything_, v) && (adjacent_[v] & s) == 0 && independent[without(s, v)];
      if (independent[s]) most = std::max(most, count(s));
    }
    return most;
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

  // Returns the blocks of the fine Dulmage-Mendelsohn decomposition. `right` is the set of vertices
  // on the right. The first block consists of the right vertices of the Gallai-Edmonds class D and
  // the left vertices of class A. The second block consists of the left vertices of class D and the
  // right vertices of class A. The other blocks, in any order, consist of the vertices of class C.
  // Two vertices of class C are in the same block if a path joins these vertices and each edge of
  // the path is in some maximum matching.
  std::vector<Set> blocks(Set right) const {
    const std::vector<VertexClass> c = classes();
    std::vector<Set> result(2, 0);
    for (const int v : list(everything_)) {
      if (c[v] != VertexClass::C) {
        result[has(right, v) == (c[v] == VertexClass::D) ? 0 : 1] |= Set(1) << v;
        continue;
      }
      Set block = Set(1) << v;
      for (int w = 0; w < v; ++w) {
        if (c[w] != VertexClass::C || !may_join(v, w)) continue;
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

  // ---- Vertex geography

  // Returns whether the player to move wins when the token is on v. The set `rest` contains the
  // unvisited vertices, without v.
  bool mover_wins(Set rest, int v) const {
    if (winning_.empty()) winning_ = winning_tokens(adjacent_);
    return has(winning_[rest], v);
  }

  std::vector<int> moves(Set rest, int v) const { return list(adjacent_[v] & rest); }

  std::vector<int> winning_moves(Set rest, int v) const {
    std::vector<int> result;
    for (const int w : moves(rest, v)) {
      if (!mover_wins(without(rest, w), w)) result.push_back(w);
    }
    return result;
  }

 private:
  int n_;
  Set everything_;
  std::vector<Set> adjacent_;
  std::vector<unsigned char> numbers_;
  mutable std::vector<Set> winning_;
};

// ---- Directed graphs: heads[v] is the set of the vertices to which an arc leads from v

// Returns the smallest number of paths on which each vertex is once.
inline int fewest_paths(const std::vector<Set>& heads) {
  const int n = static_cast<int>(heads.size());
  // fewest[s][v] is the number of paths that have the vertices of the set s, the last of them v.
  std::vector<std::vector<int>> fewest(std::size_t(1) << n, std::vector<int>(n, n));
  for (int v = 0; v < n; ++v) fewest[std::size_t(1) << v][v] = 1;
  for (Set s = 1; s < fewest.size(); ++s) {
    for (int v = 0; v < n; ++v) {
      for (int w = 0; w < n; ++w) {
        if (!has(s, v) || has(s, w)) continue;
        int& next = fewest[s | Set(1) << w][w];
        next = std::min(next, fewest[s][v] + !has(heads[v], w));
      }
    }
  }
  return n == 0 ? 0 : *std::min_element(fewest.back().begin(), fewest.back().end());
}

// Returns the maximum antichains of an acyclic graph that has an arc to each vertex that a path
// leads to.
inline std::vector<Set> maximum_antichains(const std::vector<Set>& heads) {
  std::vector<Set> found;
  int most = 0;
  for (Set set = 0; set < Set(1) << heads.size(); ++set) {
    const int count = Truth::count(set);
    bool is_antichain = count >= most;
    for (const int v : Truth::list(set)) is_antichain = is_antichain && (heads[v] & set) == 0;
    if (!is_antichain) continue;
    if (count > most) found.clear();
    most = count;
    found.push_back(set);
  }
  return found;
}

}  // namespace oracle

#endif  // TRUTH_HPP
