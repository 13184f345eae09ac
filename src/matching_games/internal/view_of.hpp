// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_VIEW_OF_HPP
#define MATCHING_GAMES_INTERNAL_VIEW_OF_HPP

#include <cstddef>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

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

// Does not compile if T is not the type of a vertex.
template <class T>
struct RequireVertex {
  static_assert(std::is_integral<T>::value && !std::is_same<T, bool>::value,
                "a graph is a vector of vectors of an integer type other than bool, or "
                "lists(adj, n), or a type with const members size() and neighbors(v), a list with "
                "const members size() and []");
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
  using Requirement =
      RequireVertex<typename std::decay<decltype(entry_of(std::declval<List>()))>::type>;
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

// Stores a copy of neighbor lists of any integer type. Copies of the object share the lists.
class Lists {
 public:
  // Throws std::invalid_argument if a list names a vertex outside [0, n), or if some vertex v lists
  // a vertex w more often than w lists v. Takes O(n + m) time.
  template <class Integer>
  Lists(const std::vector<Integer>* lists, int n)
      : of_(std::make_shared<const std::vector<std::vector<int>>>(transposed(lists, n))) {
    RequireVertex<Integer>();
    const std::vector<std::vector<int>> sorted = transposed(of_->data(), n);
    for (int v = 0; v < n; ++v) {
      if ((*of_)[v] != sorted[v]) reject_list(v, "and its neighbors do not list each other");
    }
  }
  template <class Integer>
  Lists(const std::vector<std::vector<Integer>>& lists)
      : Lists(lists.data(), static_cast<int>(lists.size())) {}

  int size() const { return static_cast<int>(of_->size()); }
  bool contains(int) const { return true; }
  Neighbors<const std::vector<int>&> neighbors(int v) const { return (*of_)[v]; }

 private:
  // Returns one list for each vertex v. The list contains the vertices whose lists name v, in
  // ascending order.
  template <class Integer>
  static std::vector<std::vector<int>> transposed(const std::vector<Integer>* lists, int n) {
    std::vector<std::vector<int>> result(n);
    for (int v = 0; v < n; ++v) {
      for (const Integer w : lists[v]) {
        if (!is_below(w, n)) reject_list(v, text("lists ", +w, ", outside [0, ", n, ")"));
        result[static_cast<std::size_t>(w)].push_back(v);
      }
    }
    return result;
  }

  [[noreturn]] static void reject_list(int v, const std::string& flaw) {
    reject("neighbor lists", "vertex ", v, " ", flaw,
           "; if only one side of a bipartite graph has lists, call "
           "bipartite_matching(l, r, lists)");
  }

  std::shared_ptr<const std::vector<std::vector<int>>> of_;
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
Lists view_of(const std::vector<std::vector<Integer>>& lists) {
  return Lists(lists);
}
inline Lists view_of(const Lists& lists) { return lists; }

template <class Given>
using ViewOf = decltype(internal::view_of(std::declval<const Given&>()));

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_VIEW_OF_HPP
