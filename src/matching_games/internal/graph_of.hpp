// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_GRAPH_OF_HPP
#define MATCHING_GAMES_INTERNAL_GRAPH_OF_HPP

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "matching_games/internal/errors.hpp"

namespace matching_games {
namespace internal {

// Refers to a graph by its address. If the type of the graph has no member contains(), contains(v)
// is true for every vertex v.
template <class Graph>
class View {
 public:
  View(const Graph& graph) : graph_(&graph) {}
  View(const Graph&&) = delete;

  int size() const { return static_cast<int>(graph_->size()); }
  bool contains(int v) const { return contains(*graph_, v, 0); }
  auto neighbors(int v) const -> decltype(std::declval<const Graph&>().neighbors(v)) {
    return graph_->neighbors(v);
  }

 private:
  template <class G>
  static auto contains(const G& graph, int v, int)
      -> decltype(static_cast<bool>(graph.contains(v))) {
    return static_cast<bool>(graph.contains(v));
  }
  static bool contains(const Graph&, int, ...) { return true; }

  const Graph* graph_;
};

// Stores a copy of a vector of neighbor lists of any integer type, as a graph.
class Lists {
 public:
  // Throws std::invalid_argument if a list names a vertex outside [0, n), or if some vertex v lists
  // a vertex w more often than w lists v. Takes O(n + m) time.
  template <class Integer>
  Lists(const std::vector<std::vector<Integer>>& lists) : of_(transposed(lists)) {
    const std::vector<std::vector<int>> sorted = transposed(of_);
    for (int v = 0; v < size(); ++v) {
      if (of_[v] != sorted[v]) reject_list(v, "and its neighbors do not list each other");
    }
  }

  int size() const { return static_cast<int>(of_.size()); }
  bool contains(int) const { return true; }
  const std::vector<int>& neighbors(int v) const { return of_[v]; }

 private:
  // Returns one list for each vertex v. The list contains the vertices whose lists name v, in
  // ascending order.
  template <class Integer>
  static std::vector<std::vector<int>> transposed(const std::vector<std::vector<Integer>>& lists) {
    const long long n = static_cast<long long>(lists.size());
    std::vector<std::vector<int>> result(lists.size());
    for (int v = 0; v < n; ++v) {
      for (const Integer w : lists[v]) {
        const long long i = static_cast<long long>(w);
        if (i < 0 || i >= n) reject_list(v, text("lists ", +w, ", outside [0, ", n, ")"));
        result[i].push_back(v);
      }
    }
    return result;
  }

  [[noreturn]] static void reject_list(int v, const std::string& flaw) {
    reject("neighbor lists", "vertex ", v, " ", flaw,
           "; if only one side of a bipartite graph has lists, call "
           "bipartite_matching(l, r, lists)");
  }

  std::vector<std::vector<int>> of_;
};

// KeptGraph<Given>, defined by the struct Kept, is what an object stores for a graph of the type
// Given: a copy (Lists) of a vector of neighbor lists, or the address (View) of any other graph.
// GraphOf<Given>, defined by the struct Taken, is the type on which a function works: Given itself
// if that type has contains(), and otherwise KeptGraph<Given>.
template <class Given>
struct Kept {
  using type = View<Given>;
};
template <class Integer>
struct Kept<std::vector<std::vector<Integer>>> {
  using type = Lists;
};
template <class Given, class = bool>
struct Taken : Kept<Given> {};
template <class Given>
struct Taken<Given, decltype(static_cast<bool>(std::declval<const Given&>().contains(0)))> {
  using type = Given;
};
template <class Given>
using KeptGraph = typename Kept<Given>::type;
template <class Given>
using GraphOf = typename Taken<Given>::type;

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_GRAPH_OF_HPP
