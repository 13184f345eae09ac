// SPDX-License-Identifier: CC0-1.0
#ifndef JUDGE_CHOICES_HPP
#define JUDGE_CHOICES_HPP

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "judge/reader.hpp"
#include "judge/writer.hpp"
#include "matching_games/bipartite_edge_classes.hpp"

namespace judge {

// A bipartite graph, given by the neighbors of each vertex on the left. The vertices on the left
// are 0 .. left - 1; those on the right come after them.
struct Choices {
  struct Side {
    int left;
    int operator()(int v) const { return v < left ? 0 : 1; }
  };

  int left;
  std::vector<std::vector<int>> lists;  // the neighbors of each vertex

  int size() const { return static_cast<int>(lists.size()); }
  bool contains(int) const { return true; }
  const std::vector<int>& neighbors(int v) const { return lists[v]; }

  // Returns the function that bipartite_matching() asks for the side of a vertex.
  Side side() const { return Side{left}; }

  // Adds `right` vertices on the right, and their lists.
  void add_right(int right) {
    lists.resize(static_cast<std::size_t>(left) + static_cast<std::size_t>(right));
    for (int v = 0; v < left; ++v) {
      for (const int w : lists[v]) lists[w].push_back(v);
    }
  }

  // Returns the mates of the vertex v on the left in all maximum matchings, once each, in ascending
  // order, as one-based numbers.
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

// Reads for each vertex on the left the number of its neighbors and then these, as numbers from 1
// to `right`. Leaves out a neighbor that is out of range, with a warning. A message calls them
// `count` and `neighbor`. Repeats become parallel edges. The memory grows with what was read, and
// at the end with `right`.
inline Choices read_choices(Reader& in, int left, int right, const char* count,
                            const char* neighbor) {
  Choices choices = {left, {}};
  for (int v = 0; v < left; ++v) {
    choices.lists.emplace_back();
    for (int more = in.integer(count, 0); more > 0; --more) {
      const int w = in.index(neighbor, 1, right);
      if (w != -1) choices.lists[v].push_back(left + w);
    }
  }
  choices.add_right(right);
  return choices;
}

// Reads the neighbor with which each vertex on the left is matched, as a number from 1 on. Returns
// the mate of each vertex. There are as many vertices on the right, so the matching is perfect;
// throws InputError if it is none. A message calls the vertices `first` and `second`.
inline std::vector<int> read_perfect_matching(Reader& in, const Choices& choices,
                                              const std::string& first, const std::string& second) {
  const int n = choices.left;
  std::vector<int> mate(choices.lists.size(), -1);
  for (int v = 0; v < n; ++v) {
    const int number = in.integer(("a " + second).c_str(), 1, n), w = n - 1 + number;
    const std::vector<int>& list = choices.lists[v];
    if (std::find(list.begin(), list.end(), w) == list.end()) {
      in.fail("a " + second + " in the list of " + first + " " + text_of(v + 1),
              "'" + text_of(number) + "'");
    }
    if (mate[w] != -1) {
      in.fail("another " + second + " than that of " + first + " " + text_of(mate[w] + 1),
              "'" + text_of(number) + "'");
    }
    mate[v] = w;
    mate[w] = v;
  }
  return mate;
}

// Writes the length of a list and then its numbers, in a line.
inline void write_list(Writer& out, const std::vector<int>& list) {
  out << static_cast<int>(list.size());
  for (const int number : list) out << ' ' << number;
  out << '\n';
}

}  // namespace judge

#endif  // JUDGE_CHOICES_HPP
