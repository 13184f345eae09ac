// SPDX-License-Identifier: CC0-1.0
#ifndef JUDGE_ARCS_TEXT_HPP
#define JUDGE_ARCS_TEXT_HPP

#include <stdexcept>
#include <utility>
#include <vector>

#include "judge/pairs_text.hpp"
#include "judge/reader.hpp"
#include "matching_games/path_cover.hpp"

namespace judge {

// Reads m and then m arcs of a directed graph with n vertices, which the input numbers from 1 on.
// Throws InputError if there is a cycle.
inline std::vector<std::pair<int, int>> read_arcs(Reader& in, int n) {
  const Range ends = {"a vertex", 1, n};
  const int count = in.integer("the number of edges", 0);
  const std::vector<std::pair<int, int>> arcs = read_pairs(in, count, ends, ends);
  try {
    matching_games::topological_order(n, arcs);
  } catch (const std::invalid_argument&) {
    in.fail("a graph without a cycle", "a cycle");
  }
  return arcs;
}

}  // namespace judge

#endif  // JUDGE_ARCS_TEXT_HPP
