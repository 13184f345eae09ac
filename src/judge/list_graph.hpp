// SPDX-License-Identifier: CC0-1.0
#ifndef JUDGE_LIST_GRAPH_HPP
#define JUDGE_LIST_GRAPH_HPP

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "judge/reader.hpp"
#include "judge/writer.hpp"
#include "matching_games/bipartite_edge_classes.hpp"

namespace judge {

// Stores a list of neighbors for each vertex of a bipartite graph. The vertices on the left are
// 0 .. left - 1, and the vertices on the right are left .. size() - 1.
struct ListGraph {
  struct Side {
    int left;
    int operator()(int v) const { return v < left ? 0 : 1; }
  };

  int left;
  std::vector<std::vector<int>> lists;  // the neighbors of each vertex, on both sides

  int size() const { return static_cast<int>(lists.size()); }
  bool contains(int) const { return true; }
  const std::vector<int>& neighbors(int v) const { return lists[v]; }

  // Returns a function that maps a vertex to its side, 0 or 1, as bipartite_matching() expects.
  Side side() const { return Side{left}; }

  // Adds `right` vertices on the right, and fills their lists from the lists of the left vertices.
  void add_right(int right) {
    lists.resize(static_cast<std::size_t>(left) + static_cast<std::size_t>(right));
    for (int v = 0; v < left; ++v) {
      for (const int w : lists[v]) lists[w].push_back(v);
    }
  }

  // Returns the numbers of all vertices on the right that are the mate of the left vertex v in some
  // maximum matching. The first vertex on the right has the number 1. The result is in ascending
  // order and without repeats.
  std::vector<int> mates(const matching_games::BipartiteEdgeClasses& classes, int v) const {
    std::vector<int> result;
    for (const int w : lists[v]) {
      if (classes(v, w) != matching_games::EdgeClass::none) result.push_back(w - left + 1);
    }
    std::sort(result.begin(), result.end());
    result.erase(std::unique(result.begin(), result.end()), result.end());
    return result;
  }
};

// Reads for each vertex on the left the number of its neighbors and then the neighbors, which are
// numbered from 1 to `right`. If a neighbor is out of range, warns and leaves out the neighbor.
// Repeated neighbors become parallel edges. Messages call the number of neighbors `count` and a
// neighbor `neighbor`, for example "the number of girls in a list" and "a girl".
//
// Adds a list only when its vertex is reached in the input, because `left` may be a wrong, huge
// number.
inline ListGraph read_lists(Reader& in, int left, int right, const char* count,
                            const char* neighbor) {
  ListGraph graph = {left, {}};
  for (int v = 0; v < left; ++v) {
    graph.lists.emplace_back();
    for (int more = in.integer(count, 0); more > 0; --more) {
      const int w = in.index(neighbor, 1, right);
      if (w != -1) graph.lists[v].push_back(left + w);
    }
  }
  graph.add_right(right);
  return graph;
}

// Reads a perfect matching of a graph with the same number of vertices on both sides. The input
// contains for each vertex on the left the number of its mate on the right, where the numbers start
// at 1. Returns the mate of each vertex on both sides. Throws InputError if two vertices have the
// same mate or a pair is not an edge. Messages call a vertex on the left `first` and a vertex on
// the right `second`, for example "son" and "girl".
inline std::vector<int> read_perfect_matching(Reader& in, const ListGraph& graph,
                                              const std::string& first, const std::string& second) {
  const int n = graph.left;
  std::vector<int> mate(graph.lists.size(), -1);
  for (int v = 0; v < n; ++v) {
    const int number = in.integer(("a " + second).c_str(), 1, n), w = n - 1 + number;
    const std::vector<int>& list = graph.lists[v];
    if (std::find(list.begin(), list.end(), w) == list.end()) {
      in.fail(text("a ", second, " in the list of ", first, " ", v + 1), text("'", number, "'"));
    }
    if (mate[w] != -1) {
      in.fail(text("a ", second, " that no earlier ", first, " has"),
              text("'", number, "', the ", second, " of ", first, " ", mate[w] + 1));
    }
    mate[v] = w;
    mate[w] = v;
  }
  return mate;
}

// Writes a line with the length of a list and the numbers in the list.
inline void write_list(Writer& out, const std::vector<int>& list) {
  out << static_cast<int>(list.size());
  for (const int number : list) out << ' ' << number;
  out << '\n';
}

}  // namespace judge

#endif  // JUDGE_LIST_GRAPH_HPP
