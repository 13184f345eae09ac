// SPDX-License-Identifier: CC0-1.0
//
// Lists all maximum matchings of a small bipartite graph, to find the edges in some and in every
// maximum matching.
#ifndef PROBLEMS_ALL_MATCHINGS_HPP
#define PROBLEMS_ALL_MATCHINGS_HPP

#include <random>
#include <string>
#include <vector>

namespace all_matchings {

using Lists = std::vector<std::vector<int>>;  // the right neighbors of each vertex on the left

struct Listing {
  int size = -1;  // the size of a maximum matching
  // The maximum matchings: for each vertex on the left its mate, or -1.
  std::vector<std::vector<int>> of;
};

// Extends the matching `mate` of the first vertices on the left in all ways. Adds the matchings of
// maximum size to `all`. Bit w of `used` says that w has a mate.
inline void add(const Lists& lists, unsigned used, int size, std::vector<int>& mate, Listing& all) {
  if (mate.size() == lists.size()) {
    if (size > all.size) all = {size, {}};
    if (size == all.size) all.of.push_back(mate);
    return;
  }
  const std::vector<int>& list = lists[mate.size()];
  mate.push_back(-1);
  add(lists, used, size, mate, all);
  for (const int w : list) {
    if ((used >> w & 1) != 0) continue;
    mate.back() = w;
    add(lists, used | 1u << w, size + 1, mate, all);
  }
  mate.pop_back();
}

// Returns all maximum matchings of a graph with at most 32 vertices on the right.
inline Listing of(const Lists& lists) {
  Listing all;
  std::vector<int> mate;
  add(lists, 0, 0, mate, all);
  return all;
}

// Returns the number of maximum matchings that contain the edge vw.
inline std::size_t count(const Listing& all, int v, int w) {
  std::size_t count = 0;
  for (const std::vector<int>& mate : all.of) count += mate[v] == w;
  return count;
}

// Returns the line "2 1 3\n" if v has the two mates 1 and 3 in some maximum matching. The graph has
// `right` vertices on the right.
inline std::string mates_in_some(const Listing& all, int v, int right) {
  std::string line;
  int mates = 0;
  for (int w = 0; w < right; ++w) {
    if (count(all, v, w) == 0) continue;
    ++mates;
    line += " " + std::to_string(w + 1);
  }
  return std::to_string(mates) + line + "\n";
}

// Returns the graph in which bit i of `pairs` says whether the i-th pair of vertices is an edge.
inline Lists with_pairs(int left, int right, unsigned pairs) {
  Lists lists(left);
  for (int i = 0; i < left * right; ++i) {
    if ((pairs >> i & 1) != 0) lists[i / right].push_back(i % right);
  }
  return lists;
}

// Returns a random graph in which `percent` of 100 pairs are edges on average. The lists are in
// random order.
inline Lists random_lists(std::mt19937& random, int left, int right,
                          std::mt19937::result_type percent) {
  Lists lists(left);
  for (std::vector<int>& list : lists) {
    for (int w = 0; w < right; ++w) {
      if (random() % 100 < percent) list.insert(list.begin() + random() % (list.size() + 1), w);
    }
  }
  return lists;
}

// Returns a line for each list: its length and its one-based vertices.
inline std::string text_of(const Lists& lists) {
  std::string text;
  for (const std::vector<int>& list : lists) {
    text += std::to_string(list.size());
    for (const int w : list) text += " " + std::to_string(w + 1);
    text += "\n";
  }
  return text;
}

}  // namespace all_matchings

#endif  // PROBLEMS_ALL_MATCHINGS_HPP
