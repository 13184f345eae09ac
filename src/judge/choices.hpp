// SPDX-License-Identifier: CC0-1.0
#ifndef JUDGE_CHOICES_HPP
#define JUDGE_CHOICES_HPP

#include <algorithm>
#include <cstddef>
#include <limits>
#include <vector>

#include "judge/reader.hpp"
#include "matching/bipartite_edge_classes.hpp"

namespace judge {

// A bipartite graph, given by the neighbors of each vertex on the left. These are the vertices
// 0 .. left - 1, those on the right come after them.
struct Choices {
  struct Side {
    int left;
    int operator()(int v) const { return v < left ? 0 : 1; }
  };

  int left;
  std::vector<std::vector<int>> lists;  // those on the left first

  int size() const { return static_cast<int>(lists.size()); }
  bool contains(int) const { return true; }
  const std::vector<int>& neighbors(int v) const { return lists[v]; }

  // Which side a vertex is on, for bipartite_matching().
  Side side() const { return Side{left}; }

  // Adds so many vertices on the right, and their lists.
  void add_right(int right) {
    lists.resize(static_cast<std::size_t>(left) + static_cast<std::size_t>(right));
    for (int v = 0; v < left; ++v) {
      for (const int w : lists[v]) lists[w].push_back(v);
    }
  }

  // The mates of the vertex v on the left in all maximum matchings, once each, in ascending order
  // and counted from 1.
  std::vector<int> mates(const matching::BipartiteEdgeClasses& classes, int v) const {
    std::vector<int> result;
    for (const int w : lists[v]) {
      if (classes(v, w) != matching::EdgeClass::none) result.push_back(w - left + 1);
    }
    std::sort(result.begin(), result.end());
    result.erase(std::unique(result.begin(), result.end()), result.end());
    return result;
  }
};

// Reads for each vertex on the left the number of its neighbors and these, as numbers from 1 to
// `right`. `count` and `neighbor` name them for the reader of a message. Repeats become parallel
// edges. The memory grows with what was read, and at the end with `right`.
inline Choices read_choices(Reader& in, int left, int right, const char* count,
                            const char* neighbor) {
  Choices choices = {left, {}};
  const int most = right > 0 ? std::numeric_limits<int>::max() : 0;
  for (int v = 0; v < left; ++v) {
    choices.lists.emplace_back();
    for (int more = in.integer(count, 0, most); more > 0; --more) {
      choices.lists[v].push_back(left - 1 + in.integer(neighbor, 1, right));
    }
  }
  choices.add_right(right);
  return choices;
}

}  // namespace judge

#endif  // JUDGE_CHOICES_HPP
