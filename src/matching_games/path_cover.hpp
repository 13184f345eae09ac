// SPDX-License-Identifier: CC0-1.0
//
// This header computes covers by paths or chains and antichains of an acyclic directed graph:
// minimum_path_cover(n, arcs), minimum_chain_cover(n, arcs), maximum_antichain(n, arcs),
// in_some_maximum_antichain(n, arcs), topological_order(n, arcs) and directed_cycle(n, arcs).
#ifndef MATCHING_GAMES_PATH_COVER_HPP
#define MATCHING_GAMES_PATH_COVER_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <utility>
#include <vector>

#include "matching_games/bipartite.hpp"
#include "matching_games/bipartite_graph.hpp"
#include "matching_games/dulmage_mendelsohn.hpp"
#include "matching_games/internal/errors.hpp"

// The functions in this header take an acyclic directed graph with the vertices 0 .. n - 1 and the
// given arcs {from, to}. Parallel arcs change nothing.
//
// The functions throw std::invalid_argument if n < 0, if an end of an arc is outside [0, n), or if
// there is a cycle. The message then names an arc of the cycle.
namespace matching_games {

namespace internal {

// Sets `order` to the vertices in an order in which every arc leads from an earlier to a later
// vertex, and returns an empty vector. If there is a cycle, returns the vertices of one.
inline std::vector<int> order_or_cycle(const char* caller, int n,
                                       const std::vector<std::pair<int, int>>& arcs,
                                       std::vector<int>& order) {
  if (n < 0) reject(caller, "expected n >= 0, found ", n);
  std::vector<std::vector<int>> heads(n);
  std::vector<int> entering(n), from(n), cycle;
  for (const std::pair<int, int>& arc : arcs) {
    for (const int end : {arc.first, arc.second}) {
      if (end >= 0 && end < n) continue;
      reject(caller, "the arc ", arc.first, " -> ", arc.second, " ends at ", end, ", outside [0, ",
             n, ")");
    }
    heads[arc.first].push_back(arc.second);
    ++entering[arc.second];
  }
  for (int v = 0; v < n; ++v) {
    if (entering[v] == 0) order.push_back(v);
  }
  for (std::size_t i = 0; i < order.size(); ++i) {
    for (const int w : heads[order[i]]) {
      if (--entering[w] == 0) order.push_back(w);
    }
  }
  // Each vertex that is left has an arc from a vertex that is left.
  int last = -1;
  for (const std::pair<int, int>& arc : arcs) {
    if (entering[arc.first] > 0) from[arc.second] = last = arc.first;
  }
  if (last == -1) return cycle;
  for (int i = 0; i < n; ++i) last = from[last];
  do {
    cycle.push_back(last);
    last = from[last];
  } while (last != cycle[0]);
  std::reverse(cycle.begin(), cycle.end());
  return cycle;
}

}  // namespace internal

// Returns the vertices in an order in which every arc leads from an earlier to a later vertex. The
// other functions call it to check the arcs. Takes O(n + m) time.
//
// Example: with the arcs 2 -> 0 and 0 -> 1 the order is {2, 0, 1}.
inline std::vector<int> topological_order(int n, const std::vector<std::pair<int, int>>& arcs) {
  std::vector<int> order;
  const char* const caller = "topological_order";
  const std::vector<int> cycle = internal::order_or_cycle(caller, n, arcs, order);
  if (!cycle.empty()) {
    internal::reject(caller, "the arc ", cycle.back(), " -> ", cycle[0], " is on a cycle");
  }
  return order;
}

// Returns the vertices of a cycle in the order of its arcs, or an empty vector if there is no
// cycle. Throws std::invalid_argument as the other functions do, but not for a cycle. Takes
// O(n + m) time.
//
// Example: with the arcs 0 -> 2, 2 -> 1, 1 -> 0 and 1 -> 3 the cycle is {1, 0, 2}.
inline std::vector<int> directed_cycle(int n, const std::vector<std::pair<int, int>>& arcs) {
  std::vector<int> order;
  return internal::order_or_cycle("directed_cycle", n, arcs, order);
}

namespace internal {

// Divides the vertices into lists, in which next[v] is the vertex after v, or -1 if v is the last
// vertex of its list. Returns the lists in the order of their first vertices.
inline std::vector<std::vector<int>> lists_along(const std::vector<int>& next) {
  std::vector<char> is_first(next.size(), 1);
  for (const int w : next) {
    if (w != -1) is_first[w] = 0;
  }
  std::vector<std::vector<int>> result;
  for (int v = 0; v < static_cast<int>(next.size()); ++v) {
    if (!is_first[v]) continue;
    result.push_back(std::vector<int>());
    for (int w = v; w != -1; w = next[w]) result.back().push_back(w);
  }
  return result;
}

// Computes the transitive closure of an acyclic directed graph in packed rows (one bit for each
// pair of vertices), and a maximum matching of the following bipartite graph. Each vertex has a
// copy on the left and a copy on the right. The left copy of v is joined to the right copies of all
// vertices that v reaches.
//
// Augments along shortest paths, in phases. Each phase takes O(n^2 / 64) time, because a search
// sees each vertex once, and finding an unseen vertex in a packed row takes O(n / 64).
//
// J. E. Hopcroft, R. M. Karp, "An n^(5/2) algorithm for maximum matchings in bipartite graphs",
// 1973.
class ReachabilityMatching {
 public:
  ReachabilityMatching(int n, const std::vector<std::pair<int, int>>& arcs) {
    const std::vector<int> order = matching_games::topological_order(n, arcs);
    words_ = order.size() / 64 + 1;
    if (order.size() > reach_.max_size() / words_)
      throw std::length_error("matching_games: too many vertices");
    reach_.assign(order.size() * words_, 0);
    std::vector<int> position(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) position[order[i]] = static_cast<int>(i);
    // heads[v] lists the heads of all arcs from v, each as its position in the topological order.
    std::vector<std::vector<int>> heads(order.size());
    for (const std::pair<int, int>& arc : arcs) heads[arc.first].push_back(position[arc.second]);
    for (std::size_t i = order.size(); i-- > 0;) {
      const int v = order[i];
      // Row v becomes the set of vertices that v reaches. Visits the heads w of the arcs from v in
      // topological order: if an earlier head reaches w, row v already contains row w, so w is
      // skipped.
      std::sort(heads[v].begin(), heads[v].end());
      for (const int head : heads[v]) {
        const int w = order[head];
        if (has_bit(row(v), w)) continue;
        for (std::size_t k = 0; k < words_; ++k) row(v)[k] |= row(w)[k];
        row(v)[w / 64] |= bit_of(w);
      }
    }
    next_.assign(order.size(), -1);
    previous_.assign(order.size(), -1);
    while (find_layers()) augment();
  }

  // Returns a vector: element v is the vertex whose right copy is the mate of the left copy of v,
  // or -1 if the left copy is exposed.
  const std::vector<int>& next() const { return next_; }

  // Returns a maximum antichain. By Koenig's theorem, a minimum vertex cover of
  // this graph consists of the left copies that no alternating path from an exposed left copy
  // reaches, and the right copies that such a path reaches. The antichain consists of the vertices
  // neither of whose copies is in the cover: if one of these vertices reached another, an edge
  // between their copies would not be covered.
  std::vector<int> antichain() const {
    std::vector<int> result;
    for (int v = 0; v < static_cast<int>(next_.size()); ++v) {
      const bool is_left_seen = next_[v] == -1 || !has_bit(unseen_.data(), next_[v]);
      if (is_left_seen && has_bit(unseen_.data(), v)) result.push_back(v);
    }
    return result;
  }

  // Returns a vector: element v says whether some maximum antichain contains v. This holds if some
  // minimum vertex cover contains neither copy of v. A cover without the left copy of v contains
  // the right copies next to it, so it does not contain their mates. If such steps lead from the
  // left copy of v to the mate u of its right copy, every minimum cover contains a copy of v. A
  // step leads back as well, because u reaches all that v reaches. So both copies of v are in the
  // same block.
  std::vector<bool> in_some_antichain() {
    const int n = static_cast<int>(next_.size());
    std::vector<std::pair<int, int>> pairs;
    std::vector<int> mate(2 * next_.size(), -1);
    for (int v = 0; v < n; ++v) {
      if (next_[v] != -1) mate[v] = n + next_[v];
      mate[n + v] = previous_[v];
      for (int w = 0; w < n; ++w) {
        if (has_bit(row(v), w)) pairs.emplace_back(v, w);
      }
    }
    const std::vector<int> block =
        matching_games::dulmage_mendelsohn(BipartiteGraph(n, n, pairs), mate).block;
    std::vector<bool> result;
    for (int v = 0; v < n; ++v) result.push_back(block[v] != block[n + v]);
    return result;
  }

 private:
  using Word = std::uint64_t;

  static Word bit_of(int v) { return Word(1) << v % 64; }
  static bool has_bit(const Word* bits, int v) { return (bits[v / 64] & bit_of(v)) != 0; }
  Word* row(int v) { return reach_.data() + v * words_; }

  // Divides the right copies of the vertices into layers, by the lengths of the shortest
  // alternating paths from exposed left copies. Stops at the first layer with exposed copies, keeps
  // only the exposed copies in that layer, and returns true. Returns false if no layer has exposed
  // copies.
  bool find_layers() {
    const int n = static_cast<int>(next_.size());
    unseen_.assign(words_, 0);
    std::vector<Word> exposed(words_, 0);
    std::vector<int> left;
    for (int v = 0; v < n; ++v) {
      unseen_[v / 64] |= bit_of(v);
      if (previous_[v] == -1) exposed[v / 64] |= bit_of(v);
      if (next_[v] == -1) left.push_back(v);
    }
    for (layers_.clear(); !left.empty();) {
      std::vector<Word> layer(words_, 0);
      for (const int v : left) {
        for (std::size_t k = 0; k < words_; ++k) layer[k] |= row(v)[k];
      }
      bool is_last = false;
      for (std::size_t k = 0; k < words_; ++k) {
        layer[k] &= unseen_[k];
        unseen_[k] ^= layer[k];
        if ((layer[k] & exposed[k]) != 0) is_last = true;
      }
      if (is_last) {
        for (std::size_t k = 0; k < words_; ++k) layer[k] &= exposed[k];
      }
      left.clear();
      for (std::size_t k = 0; k < words_ && !is_last; ++k) {
        int w = static_cast<int>(64 * k);
        for (Word rest = layer[k]; rest != 0; rest >>= 1, ++w) {
          if ((rest & 1) != 0) left.push_back(previous_[w]);
        }
      }
      layers_.push_back(layer);
      if (is_last) return true;
    }
    return false;
  }

  // Augments along a maximal set of disjoint paths through the layers.
  void augment() {
    std::vector<std::pair<int, int>> path;  // a vertex on the left, and the next one on the right
    for (int root = 0; root < static_cast<int>(next_.size()); ++root) {
      if (next_[root] != -1) continue;
      path.assign(1, std::make_pair(root, -1));
      while (!path.empty()) {
        std::vector<Word>& layer = layers_[path.size() - 1];
        const Word* const bits = row(path.back().first);
        std::size_t k = 0;
        while (k < words_ && (bits[k] & layer[k]) == 0) ++k;
        if (k == words_) {
          path.pop_back();
          continue;
        }
        int w = static_cast<int>(64 * k);
        while (((bits[k] & layer[k]) & bit_of(w)) == 0) ++w;
        layer[k] ^= bit_of(w);
        path.back().second = w;
        if (path.size() < layers_.size()) {
          path.push_back(std::make_pair(previous_[w], -1));
          continue;
        }
        for (const std::pair<int, int>& pair : path) {
          next_[pair.first] = pair.second;
          previous_[pair.second] = pair.first;
        }
        path.clear();
      }
    }
  }

  std::size_t words_;                 // the number of words in a row
  std::vector<Word> reach_;           // row v: the set of vertices that v reaches
  std::vector<int> next_, previous_;  // the mates of the vertices on the left and on the right
  std::vector<std::vector<Word>> layers_;
  std::vector<Word> unseen_;  // the vertices on the right that are in no layer
};

}  // namespace internal

// Returns a minimum path cover: as few paths as possible such that every vertex is on exactly one
// path. A path lists its vertices in the order of its arcs, and the paths are ordered by their
// first vertices. Takes O(n + m sqrt(n)) time.
//
// Example: with the arcs 0 -> 1, 0 -> 2 and 1 -> 3 the paths are {{0, 1, 3}, {2}}.
//
// D. R. Fulkerson, "Note on Dilworth's decomposition theorem for partially ordered sets", 1956.
inline std::vector<std::vector<int>> minimum_path_cover(
    int n, const std::vector<std::pair<int, int>>& arcs) {
  matching_games::topological_order(n, arcs);  // throws if an arc is wrong
  // The left vertices are the tails of the arcs, and the right vertices the heads.
  std::vector<int> next = matching_games::bipartite_matching(BipartiteGraph(n, n, arcs));
  next.resize(n);
  for (int& w : next) w = w == -1 ? -1 : w - n;
  return internal::lists_along(next);
}

// Returns a minimum chain cover: as few chains as possible such that every vertex is in exactly one
// chain. In a chain, each vertex reaches the next one by an arc or a longer path. The chains are
// ordered by their first vertices. There are as many chains as maximum_antichain() has vertices.
//
// Takes O(n^2.5 / 64 + n m / 64) time at worst. Needs n^2 / 8 bytes, or twice that at worst, and 8
// bytes per arc. A graph with 5,000 vertices and 5 million arcs takes about a second.
//
// Example: with the arcs 0 -> 1, 1 -> 2, 3 -> 1 and 1 -> 4 the chains are {{0, 1, 2}, {3, 4}}.
//
// R. P. Dilworth, "A decomposition theorem for partially ordered sets", 1950.
inline std::vector<std::vector<int>> minimum_chain_cover(
    int n, const std::vector<std::pair<int, int>>& arcs) {
  return internal::lists_along(internal::ReachabilityMatching(n, arcs).next());
}

// Returns a maximum antichain in ascending order: a largest set of vertices none of which reaches
// another. Takes the time and the memory of minimum_chain_cover().
//
// Example: with the arcs 0 -> 1, 1 -> 2, 3 -> 1 and 1 -> 4 the antichain is {2, 4}.
inline std::vector<int> maximum_antichain(int n, const std::vector<std::pair<int, int>>& arcs) {
  return internal::ReachabilityMatching(n, arcs).antichain();
}

// Returns a vector: element v says whether some maximum antichain contains v. Takes the time of
// minimum_chain_cover(), and O(n^2 + p) more for p pairs of vertices one of which reaches the
// other. Needs 16 bytes for each pair of vertices one of which reaches the other.
//
// Example: with the arcs 0 -> 1, 1 -> 2, 3 -> 1 and 1 -> 4 all vertices but 1 are in a maximum
// antichain: {0, 3} or {2, 4}.
//
// A. L. Dulmage, N. S. Mendelsohn, "Coverings of bipartite graphs", 1958.
inline std::vector<bool> in_some_maximum_antichain(int n,
                                                   const std::vector<std::pair<int, int>>& arcs) {
  return internal::ReachabilityMatching(n, arcs).in_some_antichain();
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_PATH_COVER_HPP
