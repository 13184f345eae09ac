// SPDX-License-Identifier: CC0-1.0
//
// Checks the fine Dulmage-Mendelsohn decomposition of a bipartite graph into blocks:
// check_dulmage_mendelsohn(graph, mate, side, block, blocks).
//
// Checked: on small graphs, accepts a certificate if and only if it is right by definition
// (matching_games/checkers).
#ifndef MATCHING_GAMES_CHECK_DULMAGE_MENDELSOHN_HPP
#define MATCHING_GAMES_CHECK_DULMAGE_MENDELSOHN_HPP

#include <cstddef>
#include <string>
#include <vector>

#include "matching_games/check_matching.hpp"
#include "matching_games/graph.hpp"
#include "matching_games/internal/own_sides.hpp"

namespace matching_games {

// Checks that `mate` is a maximum matching of a bipartite graph with the sides `side`, and that
// `block` is the fine Dulmage-Mendelsohn decomposition of the graph into the blocks
// 0 .. blocks - 1:
//   - `mate` is a matching;
//   - block[v] is from 0 to blocks - 1 if the graph contains v, and -1 if not;
//   - every edge except loops joins the two sides;
//   - the end on side 1 of an edge is in the same block as the end on side 0, or in a later block;
//   - a vertex and its mate are in the same block;
//   - an exposed vertex of side 1 is in block 0, and an exposed vertex of side 0 in the last block;
//   - there are at least two blocks, and only the first and the last may be empty;
//   - within the first and the last block, alternating paths lead from the exposed vertices to all
//     vertices of the block. Within every other block, alternating paths lead from each vertex to
//     all other vertices of its side.
// Returns an empty string, or one sentence about the first condition that is violated. Takes
// O(n + m) time. Limits: any graph.
//
// The matching is maximum, because no augmenting path exists. Such a path would lead from an
// exposed vertex of side 0 to an exposed vertex of side 1. It would start in the last block. No
// edge leads from side 0 to an earlier block, and mates are in the same block, so the path could
// not leave the last block. But the exposed vertices of side 1 are in block 0. The last condition
// implies that no block can be divided.
//
// A. L. Dulmage, N. S. Mendelsohn, "Coverings of bipartite graphs", 1958.
template <class Given, class Side>
std::string check_dulmage_mendelsohn(const Given& given, const std::vector<int>& mate, Side side,
                                     const std::vector<int>& block, int blocks) {
  const auto graph = internal::view_of(given);
  auto&& on_side_1 = internal::side_of("check_dulmage_mendelsohn", graph, side);
  const int n = graph.size();
  const std::string flaw = matching_games::check_matching(graph, mate);
  if (!flaw.empty()) return flaw;
  if (block.size() != mate.size()) {
    return internal::text("there are ", block.size(), " numbers of blocks for ", n, " vertices");
  }
  if (blocks < 2 || blocks - 2 > n) return internal::text("there are ", blocks, " blocks");
  const auto vertex = [](int v) { return internal::text("vertex ", v); };
  const auto edge = [](int v, int w) { return internal::text("the edge ", v, " - ", w); };
  std::vector<char> is_seen(n, 0), has_root(blocks, 0);
  std::vector<int> seen;  // reached by alternating paths of even length within a block
  const auto reach = [&](int v) {
    if (is_seen[v]) return;
    is_seen[v] = 1;
    seen.push_back(v);
  };
  for (int v = 0; v < n; ++v) {
    if (!graph.contains(v)) {
      if (block[v] != -1) return vertex(v) + " is absent but in a block";
      continue;
    }
    if (block[v] < 0 || block[v] >= blocks) return vertex(v) + " is in no block";
    const bool here = static_cast<bool>(on_side_1(v));
    for (const int w : graph.neighbors(v)) {
      if (w == v || !graph.contains(w)) continue;
      if (static_cast<bool>(on_side_1(w)) == here) return edge(v, w) + " is on one side";
      if (!here && block[v] > block[w]) return edge(v, w) + " leads to an earlier block";
    }
    if (mate[v] == -1) {
      if (block[v] != (here ? 0 : blocks - 1))
        return vertex(v) + " is exposed but in another block";
      reach(v);
      continue;
    }
    if (block[v] != block[mate[v]]) return edge(v, mate[v]) + " of the matching leaves its block";
    if (has_root[block[v]] || block[v] == 0 || block[v] == blocks - 1) continue;
    has_root[block[v]] = 1;
    reach(v);
    reach(mate[v]);
  }
  for (int b = 1; b + 1 < blocks; ++b) {
    if (!has_root[b]) return internal::text("block ", b, " is empty");
  }
  for (std::size_t head = 0; head < seen.size(); ++head) {
    const int v = seen[head];
    for (const int w : graph.neighbors(v)) {
      if (w != v && block[w] == block[v]) reach(mate[w]);
    }
  }
  for (int v = 0; v < n; ++v) {
    if (!graph.contains(v) || is_seen[v]) continue;
    if (block[v] == (on_side_1(v) ? blocks - 1 : 0)) continue;  // inner: its mate decides
    return internal::text("no alternating path leads to vertex ", v, " in its block");
  }
  return "";
}
template <class Given>
std::string check_dulmage_mendelsohn(const Given& given, const std::vector<int>& mate,
                                     const std::vector<int>& block, int blocks) {
  return matching_games::check_dulmage_mendelsohn(given, mate, internal::OwnSides(), block, blocks);
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_CHECK_DULMAGE_MENDELSOHN_HPP
