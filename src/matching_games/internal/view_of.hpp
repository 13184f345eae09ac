// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_VIEW_OF_HPP
#define MATCHING_GAMES_INTERNAL_VIEW_OF_HPP

#include <cstddef>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "matching_games/internal/adjacency_array.hpp"
#include "matching_games/internal/errors.hpp"

namespace matching_games {
namespace internal {

// view_of(given), at the end of this file, is what a function works on when a caller gives it a
// graph: a small object with size(), contains(v), neighbors(v) and, if the graph has this member,
// side(v). ViewOf<Given> is the type of view_of(given).

// A list of neighbors with size(), [], begin() and end(), made from a list `Given`, which may be a
// reference, with size() and [].
template <class Given>
class Neighbors {
 public:
  struct Iterator {
    const Neighbors* list;
    int i;
    int operator*() const { return (*list)[i]; }
    void operator++() { ++i; }
    bool operator!=(const Iterator& other) const { return i != other.i; }
  };

  Neighbors(Given&& given) : given_(std::forward<Given>(given)) {}
  int size() const { return static_cast<int>(given_.size()); }
  int operator[](int i) const { return static_cast<int>(given_[i]); }
  Iterator begin() const { return {this, 0}; }
  Iterator end() const { return {this, size()}; }

 private:
  Given given_;
};

// Does not compile if T is not the type of a vertex. The compiler says so once for each type of a
// graph.
template <class T, class = T>
struct RequireVertex {
  static_assert(std::is_integral<T>::value && !std::is_same<T, bool>::value,
                "a graph is a vector of vectors of an integer type other than bool, or "
                "lists(adj, n), CsrGraph(n, edges), or a type with const size() and neighbors(v), "
                "a list with const size() and []");
};

// Refers to a graph by its address.
template <class Graph>
class View {
  template <class G>
  static auto list_of(const G* graph) -> decltype(graph->neighbors(0));
  static const std::vector<bool>& list_of(...);
  using List = decltype(list_of(static_cast<Graph*>(nullptr)));
  template <class L>
  static auto entry_of(const L& list) -> decltype(list[0]);
  static bool entry_of(...);

 public:
  // Compiled where an object of this type is made: in view_of(), so that its error comes first, and
  // in the constructor, for a View that view_of() does not make.
  using Requirement =
      RequireVertex<typename std::decay<decltype(entry_of(std::declval<List>()))>::type, Graph>;
  View(const Graph& graph) : graph_(&graph) { Requirement(); }
  View(const Graph&&) = delete;

  int size() const { return static_cast<int>(graph_->size()); }
  bool contains(int v) const { return contains(graph_, v); }
  Neighbors<List> neighbors(int v) const { return graph_->neighbors(v); }
  template <class G = Graph>
  auto side(int v) const -> decltype(static_cast<bool>(std::declval<const G&>().side(v))) {
    return static_cast<bool>(graph_->side(v));
  }

 private:
  template <class G>
  static auto contains(const G* graph, int v) -> decltype(static_cast<bool>(graph->contains(v))) {
    return static_cast<bool>(graph->contains(v));
  }
  static bool contains(const void*, int) {
    static_assert(!decltype(has_contains(static_cast<Graph*>(nullptr)))::value,
                  "the member contains(v) of a graph must be const and return bool");
    return true;
  }
  template <class G>
  static auto has_contains(G* graph) -> decltype(graph->contains(0), std::true_type());
  static std::false_type has_contains(...);

  const Graph* graph_;
};

// A sorted copy of neighbor lists of any integer type.
class SortedLists : public AdjacencyArray {
 public:
  // Throws std::invalid_argument if a list names a vertex outside [0, n), if some vertex v lists a
  // vertex w more often than w lists v, or if there are 2^32 entries or more. Takes O(n + m) time.
  template <class Integer>
  SortedLists(const std::vector<std::vector<Integer>>& lists) : AdjacencyArray(sorted(lists)) {}

 private:
  template <class Integer>
  static AdjacencyArray sorted(const std::vector<std::vector<Integer>>& lists) {
    RequireVertex<Integer>();
    const int n = static_cast<int>(lists.size());
    std::vector<unsigned> first(1), next;
    std::size_t total = 0;
    for (int v = 0; v < n; ++v) first.push_back(static_cast<unsigned>(total += lists[v].size()));
    // With 2^32 entries or more, first[n] has wrapped around.
    if (first[n] != total) reject("neighbor lists", "expected fewer than 2^32 entries");
    // Makes for each w the ascending list of the vertices that list w. If it is longer or shorter
    // than the given list of w, next[w] ends at a wrong place. Lists are far apart in memory. So
    // they are copied, a few at a time, before anything is written to scattered places, and their
    // first entries are read first: the processor waits for many of them at once.
    next = first;
    std::vector<int> copy, turned(total);
    for (int begin = 0, end = 0; begin < n; begin = end) {
      do ++end;
      while (end < n && first[end + 1] - first[begin] <= 1 << 14);
      copy.resize(first[end] - first[begin]);
      int* to = copy.data();
      for (int v = begin; v < end; ++v) {
        if (!lists[v].empty()) require_below(n, v, lists[v][0]);
      }
      for (int v = begin; v < end; ++v) {
        for (const Integer w : lists[v]) {
          require_below(n, v, w);
          *to++ = static_cast<int>(w);
        }
      }
      const int* w = copy.data();
      for (int v = begin; v < end; ++v) {
        for (unsigned i = first[v]; i < first[v + 1]; ++i, ++w) {
          const unsigned at = next[*w]++;
          if (at == total) reject_list(*w);
          turned[at] = v;
        }
      }
    }
    for (int v = 0; v < n; ++v) {
      if (next[v] != first[v + 1]) reject_list(v);
    }
    // Goes through all pairs v <= w: the list of w has to begin with the vertices below w that have
    // w in their lists.
    next = first;
    for (int v = 0; v < n; ++v) {
      for (unsigned i = next[v]; i < first[v + 1]; ++i) {
        const int w = turned[i];
        if (w < v || turned[next[w]++] != v) reject_list(w);
      }
    }
    return {std::move(first), std::move(turned)};
  }

  template <class Integer>
  static void require_below(int n, int v, Integer w) {
    if (!is_below(w, n)) reject_list(v, text("lists ", +w, ", outside [0, ", n, ")"));
  }
  [[noreturn]] static void reject_list(
      int v, const std::string& flaw = "and its neighbors do not list each other") {
    reject("neighbor lists", "vertex ", v, " ", flaw,
           "; if only one side of a bipartite graph has lists, call "
           "bipartite_matching(l, r, lists)");
  }
};

template <class Graph>
View<Graph> view_of(const Graph& graph) {
  typename View<Graph>::Requirement();  // the first error of a call whose argument is no graph
  return View<Graph>(graph);
}
template <class Graph>
View<Graph> view_of(const View<Graph>& view) {
  return view;
}
template <class Integer>
SortedLists view_of(const std::vector<std::vector<Integer>>& lists) {
  return SortedLists(lists);
}
inline SortedLists view_of(const SortedLists& lists) { return lists; }

template <class Given>
using ViewOf = decltype(internal::view_of(std::declval<const Given&>()));

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_VIEW_OF_HPP
