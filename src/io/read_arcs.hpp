// SPDX-License-Identifier: CC0-1.0
#ifndef IO_READ_ARCS_HPP
#define IO_READ_ARCS_HPP

#include <string>
#include <utility>
#include <vector>

#include "io/read_pairs.hpp"
#include "io/reader.hpp"
#include "matching_games/path_cover.hpp"

namespace io {

// Reads m and then m arcs of a directed graph with n vertices, which the input numbers from 1 on.
// Throws InputError if there is a cycle.
inline std::vector<std::pair<int, int>> read_arcs(Reader& in, int n) {
  const Range ends = {"a vertex", 1, n};
  const int count = in.integer("the number of edges", 0);
  const std::vector<std::pair<int, int>> arcs = read_pairs(in, count, ends, ends);
  const std::vector<int> cycle = matching_games::directed_cycle(n, arcs);
  std::string found = "the cycle";
  for (const int& v : cycle) {
    if (&v - &cycle[0] < 10) found = text(found, ' ', v + 1);
  }
  if (cycle.size() > 10) found += " ...";
  if (!cycle.empty()) in.fail("a graph without a cycle", found);
  return arcs;
}

}  // namespace io

#endif  // IO_READ_ARCS_HPP
