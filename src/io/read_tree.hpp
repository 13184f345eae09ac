// SPDX-License-Identifier: CC0-1.0
#ifndef IO_READ_TREE_HPP
#define IO_READ_TREE_HPP

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <utility>
#include <vector>

#include "io/reader.hpp"
#include "matching_games/rooted_tree.hpp"

namespace io {

// Reads the n - 1 edges of a tree with vertices 1 to n, where n >= 1. Returns the tree with vertex
// 1 as its root. Appends the edges with zero-based ends to `edges`, which must be empty. Throws
// InputError if an end is out of range or an edge closes a cycle. No other check is needed, because
// n - 1 edges without a cycle form a tree.
inline matching_games::RootedTree read_tree(Reader& in, int n,
                                            std::vector<std::pair<int, int>>& edges) {
  std::vector<long long> lines;
  // The number n in the input may be wrong. The limit keeps a wrong n from taking all memory at
  // once.
  const std::size_t usual = static_cast<std::size_t>(std::min(n, 1 << 20));
  edges.reserve(usual);
  lines.reserve(usual);
  for (int i = 1; i < n; ++i) {
    const int v = in.integer("a vertex", 1, n);
    const int w = in.integer("a vertex", 1, n);
    edges.emplace_back(v - 1, w - 1);
    lines.push_back(in.line());
  }
  try {
    return matching_games::RootedTree(n, edges);
  } catch (const std::invalid_argument&) {
    const int closing = matching_games::first_closing_edge(n, edges);
    throw InputError(
        Reader::message(lines[closing], "an edge that closes no cycle",
                        text("'", edges[closing].first + 1, " ", edges[closing].second + 1, "'")));
  }
}

// Reads the n - 1 edges of a tree with vertices 1 to n, where n >= 1. Returns the tree with vertex
// 1 as its root. This overload is for callers that do not need the edges. Throws InputError if an
// end is out of range or an edge closes a cycle.
inline matching_games::RootedTree read_tree(Reader& in, int n) {
  std::vector<std::pair<int, int>> edges;
  return read_tree(in, n, edges);
}

}  // namespace io

#endif  // IO_READ_TREE_HPP
