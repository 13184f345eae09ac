// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_SEARCH_IN_ROUNDS_HPP
#define MATCHING_GAMES_INTERNAL_SEARCH_IN_ROUNDS_HPP

#include <algorithm>
#include <cstddef>
#include <queue>
#include <tuple>
#include <utility>
#include <vector>

namespace matching_games {
namespace internal {

// The scans that the first search of each root may make.
enum { kFirstScans = 16 };

// Calls search(root, allowed) for each root, in rounds. A call that would make more than `allowed`
// scans may give up and return the number of its scans, otherwise it returns 0. In the first round,
// `first` scans are allowed, and in the next one, four times as many. The rounds end when such
// calls have made more than `enough` scans in all and, in the last round, more than half of the
// calls gave up. Then the root with the largest key(root) comes next.
//
// Most exposed vertices find a mate nearby. If the first ones had to search to the end, they would
// cross those parts of the graph where the dual variables of the other ones are still too large.
// Each call of a root may make at least four times as many scans as the call before. So all of them
// together make at most 7/3 times as many as a search can make.
template <class Search, class Key>
void search_in_rounds(const std::vector<int>& roots, long long first, long long enough,
                      Search search, Key key) {
  std::vector<std::pair<int, long long>> left;
  for (const int root : roots) left.emplace_back(root, first);
  bool helps = true;  // whether the last round helped at least half of its roots
  while (!left.empty() && (helps || enough >= 0)) {
    std::size_t count = 0;
    for (const std::pair<int, long long>& root : left) {
      const long long scans = search(root.first, root.second);
      if (scans > 0) left[count++] = std::make_pair(root.first, 4 * std::max(scans, root.second));
      enough -= scans;
    }
    helps = 2 * count <= left.size();
    left.resize(count);
  }
  std::priority_queue<std::tuple<long long, int, long long>> queue;
  for (const auto& root : left) queue.emplace(key(root.first), root.first, root.second);
  while (!queue.empty()) {
    const auto top = queue.top();
    const int root = std::get<1>(top);
    queue.pop();
    const long long scans = search(root, std::get<2>(top));
    if (scans > 0) queue.emplace(key(root), root, 4 * std::max(scans, std::get<2>(top)));
  }
}

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_SEARCH_IN_ROUNDS_HPP
