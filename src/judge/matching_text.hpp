// SPDX-License-Identifier: CC0-1.0
#ifndef JUDGE_MATCHING_TEXT_HPP
#define JUDGE_MATCHING_TEXT_HPP

#include <vector>

#include "judge/writer.hpp"
#include "matching_games/pairs.hpp"

namespace judge {

// Writes the size of a matching and then its pairs, one a line, with zero-based vertices. In a
// bipartite graph the vertices on the right come after `left` others and are written zero-based as
// well; in a graph without sides `left` is 0.
inline void write_pairs(Writer& out, const std::vector<int>& mate, int left) {
  out << matching_games::matching_size(mate) << '\n';
  for (int v = 0; v < static_cast<int>(mate.size()); ++v) {
    if (mate[v] > v) out << v << ' ' << mate[v] - left << '\n';
  }
}

// Writes the size of a matching and then, in a line, the mate of each of the first `count`
// vertices, 0 where there is none. The mates are written as numbers from 1 on; 1 is the vertex
// `one`.
inline void write_mates(Writer& out, const std::vector<int>& mate, int count, int one) {
  out << matching_games::matching_size(mate) << '\n';
  for (int v = 0; v < count; ++v) {
    if (v > 0) out << ' ';
    out << (mate[v] == -1 ? 0 : mate[v] - one + 1);
  }
  out << '\n';
}

}  // namespace judge

#endif  // JUDGE_MATCHING_TEXT_HPP
