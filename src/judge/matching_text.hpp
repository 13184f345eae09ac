// SPDX-License-Identifier: CC0-1.0
#ifndef JUDGE_MATCHING_TEXT_HPP
#define JUDGE_MATCHING_TEXT_HPP

#include <vector>

#include "judge/writer.hpp"
#include "matching_games/matching_size.hpp"

namespace judge {

// Writes the size of a matching and then a line for each pair, with zero-based numbers. In a
// bipartite graph, `left` must be the number of vertices on the left; the vertices on the right are
// then also numbered from 0. In any other graph, `left` must be 0.
inline void write_pairs(Writer& out, const std::vector<int>& mate, int left) {
  out << matching_games::matching_size(mate) << '\n';
  for (int v = 0; v < static_cast<int>(mate.size()); ++v) {
    if (mate[v] > v) out << v << ' ' << mate[v] - left << '\n';
  }
}

// Writes the size of a matching and then a line with the mates of the first `count` vertices, where
// 0 stands for no mate. A mate w is written as the number w - shift + 1. In a bipartite graph,
// `shift` must be the number of vertices on the left, so that the vertices on the right are
// numbered from 1. In any other graph, `shift` must be 0.
inline void write_mates(Writer& out, const std::vector<int>& mate, int count, int shift) {
  out << matching_games::matching_size(mate) << '\n';
  for (int v = 0; v < count; ++v) {
    if (v > 0) out << ' ';
    out << (mate[v] == -1 ? 0 : mate[v] - shift + 1);
  }
  out << '\n';
}

}  // namespace judge

#endif  // JUDGE_MATCHING_TEXT_HPP
