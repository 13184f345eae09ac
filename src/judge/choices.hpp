// SPDX-License-Identifier: CC0-1.0
#ifndef JUDGE_CHOICES_HPP
#define JUDGE_CHOICES_HPP

#include <algorithm>
#include <cstddef>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "judge/reader.hpp"
#include "matching_games/bipartite_edge_classes.hpp"

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

// Reads for each vertex on the left, in turn, another neighbor, as read_choices() does; all have
// one each, as there are no more on the right. The mate of each vertex. `first` and `second` name a
// vertex on the left and one on the right for the reader of a message.
inline std::vector<int> read_perfect_matching(Reader& in, const Choices& choices,
                                              const std::string& first, const std::string& second) {
  const int n = choices.left;
  std::vector<int> mate(choices.lists.size(), -1);
  for (int v = 0; v < n; ++v) {
    const int number = in.integer("a " + second, 1, n), w = n - 1 + number;
    const std::vector<int>& list = choices.lists[v];
    if (std::find(list.begin(), list.end(), w) == list.end()) {
      in.fail("a " + second + " in the list of " + first + " " + std::to_string(v + 1),
              "'" + std::to_string(number) + "'");
    }
    if (mate[w] != -1) {
      in.fail("another " + second + " than that of " + first + " " + std::to_string(mate[w] + 1),
              "'" + std::to_string(number) + "'");
    }
    mate[v] = w;
    mate[w] = v;
  }
  return mate;
}

// Reads pairs of numbers from 1 to n up to "0 0", and gives them counted from 0.
inline std::vector<std::pair<int, int>> read_pairs_until_zeros(Reader& in, int n, const char* first,
                                                               const char* second) {
  std::vector<std::pair<int, int>> pairs;
  while (const int v = in.integer(first, 0, n)) {
    const int w = in.integer(second, 1, n);
    pairs.emplace_back(v - 1, w - 1);
  }
  in.integer("the second 0 of the last line", 0, 0);
  return pairs;
}

}  // namespace judge

#endif  // JUDGE_CHOICES_HPP
