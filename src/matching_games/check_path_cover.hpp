// SPDX-License-Identifier: CC0-1.0
//
// Checks covers by paths and chains: check_path_cover(n, arcs, paths) and
// check_chain_cover(n, arcs, chains, antichain).
//
// Checked: refuses forged results (matching_games/path_cover).
#ifndef MATCHING_GAMES_CHECK_PATH_COVER_HPP
#define MATCHING_GAMES_CHECK_PATH_COVER_HPP

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "matching_games/internal/edges.hpp"

// The functions in this header check a cover. They return an empty string if the cover is right,
// and otherwise one sentence about the first violated condition. They throw no exception for a
// wrong cover, and also accept graphs with cycles.
namespace matching_games {

namespace internal {

// Checks that the ends of the arcs are vertices, and that each vertex is in exactly one list.
// Returns an empty string or the flaw. Sets next[v] to the vertex after v in its list, or to -1 if
// v is the last vertex of its list.
template <class Arc>
std::string check_lists(int n, const std::vector<Arc>& arcs,
                        const std::vector<std::vector<int>>& lists, std::vector<int>& next) {
  if (n < 0) return internal::text("expected n >= 0, found ", n);
  for (const Arc& arc : arcs) {
    const auto ends = find_ends(arc, 0);
    if (is_below(ends.first, n) && is_below(ends.second, n)) continue;
    return text("the arc ", +ends.first, " -> ", +ends.second, " ends outside [0, ", n, ")");
  }
  next.assign(n, -1);
  std::vector<char> is_listed(next.size(), 0);
  std::size_t listed = 0;
  for (const std::vector<int>& list : lists) {
    if (list.empty()) return "a list is empty";
    for (std::size_t i = 0; i < list.size(); ++i) {
      const int v = list[i];
      if (v < 0 || v >= n) return internal::text(v, " is not a vertex");
      if (is_listed[v]) return internal::text("vertex ", v, " is listed twice");
      is_listed[v] = 1;
      ++listed;
      if (i > 0) next[list[i - 1]] = v;
    }
  }
  for (int v = 0; v < n && listed < next.size(); ++v) {
    if (!is_listed[v]) return internal::text("vertex ", v, " is not listed");
  }
  return "";
}

}  // namespace internal

// Returns an empty string if `paths` is a minimum path cover, and otherwise one sentence about the
// first condition that is violated:
//   - every vertex is in exactly one of the paths;
//   - an arc leads from each vertex of a path to the next one;
//   - no cover has fewer paths.
// Takes O(n + m) time. Limits: any graph.
//
// Give each vertex a copy on the left and a copy on the right. The arcs of the paths are a matching
// between left copies and right copies. The number of paths is n minus the number of their arcs. So
// there are as few paths as possible if and only if this matching is maximum. The matching is
// maximum if no alternating path leads from the left copy of the last vertex of a path to the right
// copy of the first vertex of a path.
template <class Arc = std::pair<int, int>>
std::string check_path_cover(int n, const std::vector<Arc>& arcs,
                             const std::vector<std::vector<int>>& paths) {
  std::vector<int> next;
  const std::string flaw = internal::check_lists(n, arcs, paths, next);
  if (!flaw.empty()) return flaw;
  std::vector<std::vector<int>> heads(next.size());
  // has_arc[v] says whether an arc leads from v to next[v].
  std::vector<char> has_arc(next.size(), 0), is_seen(next.size(), 0);
  std::vector<int> previous(next.size(), -1), queue;
  for (const Arc& arc : arcs) {
    const std::pair<int, int> ends = internal::ends_of(arc);
    heads[ends.first].push_back(ends.second);
    if (next[ends.first] == ends.second) has_arc[ends.first] = 1;
  }
  for (int v = 0; v < n; ++v) {
    if (next[v] == -1) {
      queue.push_back(v);
    } else if (!has_arc[v]) {
      return internal::text("there is no arc ", v, " -> ", next[v]);
    } else {
      previous[next[v]] = v;
    }
  }
  for (std::size_t head = 0; head < queue.size(); ++head) {
    for (const int w : heads[queue[head]]) {
      if (is_seen[w]) continue;
      is_seen[w] = 1;
      if (previous[w] == -1) {
        return internal::text("there are fewer paths: an alternating path leads to vertex ", w,
                              ", which is the first of its path");
      }
      queue.push_back(previous[w]);
    }
  }
  return "";
}

// Checks that `chains` is a minimum chain cover and `antichain` a maximum antichain:
//   - every vertex is in exactly one of the chains;
//   - each vertex of a chain reaches the next one;
//   - no vertex of the antichain reaches a vertex of the antichain;
//   - there are as many chains as vertices in the antichain.
// Takes O(n^3 / 64 + m) time at worst. Needs n^2 / 8 bytes. Limits: any graph.
//
// No chain contains two vertices of an antichain. So no cover has fewer chains, and no antichain is
// larger.
//
// R. P. Dilworth, "A decomposition theorem for partially ordered sets", 1950.
template <class Arc = std::pair<int, int>>
std::string check_chain_cover(int n, const std::vector<Arc>& arcs,
                              const std::vector<std::vector<int>>& chains,
                              const std::vector<int>& antichain) {
  std::vector<int> next;
  const std::string flaw = internal::check_lists(n, arcs, chains, next);
  if (!flaw.empty()) return flaw;
  const std::size_t words = next.size() / 64 + 1;
  std::vector<std::uint64_t> heads, unseen;
  if (next.size() > heads.max_size() / words)
    throw std::length_error("matching_games::check_chain_cover");
  heads.assign(words * next.size(), 0);
  for (const Arc& arc : arcs) {
    const int w = internal::ends_of(arc).second;
    heads[internal::ends_of(arc).first * words + w / 64] |= std::uint64_t(1) << w % 64;
  }
  std::vector<int> queue;
  // Appends to the queue all unseen heads of arcs from v.
  const auto scan = [&](int v) {
    for (std::size_t k = 0; k < words; ++k) {
      std::uint64_t found = heads[v * words + k] & unseen[k];
      unseen[k] ^= found;
      for (int w = static_cast<int>(64 * k); found != 0; found >>= 1, ++w) {
        if ((found & 1) != 0) queue.push_back(w);
      }
    }
  };
  const auto is_seen = [&](int v) { return (unseen[v / 64] >> v % 64 & 1) == 0; };
  for (int v = 0; v < n; ++v) {
    if (next[v] == -1) continue;
    unseen.assign(words, ~std::uint64_t(0));
    queue.assign(1, v);
    for (std::size_t head = 0; head < queue.size() && !is_seen(next[v]); ++head) scan(queue[head]);
    if (!is_seen(next[v])) return internal::text("vertex ", v, " does not reach ", next[v]);
  }
  std::vector<char> in_antichain(next.size(), 0);
  for (const int v : antichain) {
    if (v < 0 || v >= n) return internal::text(v, " is not a vertex");
    if (in_antichain[v]) return internal::text("vertex ", v, " is twice in the antichain");
    in_antichain[v] = 1;
  }
  unseen.assign(words, ~std::uint64_t(0));
  queue = antichain;
  for (std::size_t head = 0; head < queue.size(); ++head) scan(queue[head]);
  for (const int v : antichain) {
    if (!is_seen(v)) continue;
    return internal::text("a vertex of the antichain reaches vertex ", v, " of the antichain");
  }
  if (chains.size() == antichain.size()) return "";
  return internal::text("the numbers of chains and of vertices in the antichain differ: ",
                        chains.size(), " and ", antichain.size());
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_CHECK_PATH_COVER_HPP
