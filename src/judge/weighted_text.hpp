// SPDX-License-Identifier: CC0-1.0
//
// These functions read edges with weights, and write matchings of maximum weight.
#ifndef JUDGE_WEIGHTED_TEXT_HPP
#define JUDGE_WEIGHTED_TEXT_HPP

#include <cstddef>
#include <vector>

#include "judge/pairs_text.hpp"
#include "judge/reader.hpp"
#include "judge/writer.hpp"
#include "matching_games/weights.hpp"

namespace judge {

inline int read_weight(Reader& in) { return in.integer("a weight", -1000000000, 1000000000); }

// Reads m and then m edges: both ends and the weight of each. If an end is out of range, warns and
// leaves out the edge.
inline std::vector<matching_games::WeightedEdge> read_weighted_edges(Reader& in, const Range& first,
                                                                     const Range& second) {
  std::vector<matching_games::WeightedEdge> edges;
  for (int count = in.integer("the number of edges", 0); count > 0; --count) {
    const int v = in.index(first.what, first.base, first.count);
    const int w = in.index(second.what, second.base, second.count);
    const int weight = read_weight(in);
    if (v != -1 && w != -1) edges.push_back({v, w, weight});
  }
  return edges;
}

// Writes a sum of weights and then a line with the mates, where the first vertex has the number
// `base`, and -1 becomes base - 1.
inline void write_weight_and_mates(Writer& out, long long weight, const std::vector<int>& mate,
                                   int base) {
  out << weight << '\n';
  for (std::size_t v = 0; v < mate.size(); ++v) out << (v > 0 ? " " : "") << mate[v] + base;
  out << '\n';
}

}  // namespace judge

#endif  // JUDGE_WEIGHTED_TEXT_HPP
