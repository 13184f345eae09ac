// SPDX-License-Identifier: CC0-1.0
//
// Escape
// HDU 3605
// https://acm.hdu.edu.cn/showproblem.php?pid=3605
// Time: O(n m + 8^m m), mostly a few passes
//
// Writes for each case whether all people find a place on a planet on which they can live. People
// who can live on the same planets form a kind: of 100,000 people and 10 planets, there are at most
// 1,024 kinds. Each kind is joined to its planets by edges without limit.

#include <map>
#include <utility>
#include <vector>

#include "io/cases.hpp"
#include "io/read_numbers.hpp"
#include "io/run.hpp"
#include "matching_games/b_matching.hpp"

void solve(io::Reader& in, io::Writer& out) {
  while (const int n = io::next_case(in, io::End::end_of_input, "the number of people",
                                     "the number of planets")) {
    const int m = in.integer("the number of planets", 1);
    std::map<std::vector<int>, long long> kinds;  // how many people there are of each kind
    for (int i = 0; i < n; ++i) ++kinds[io::read_numbers(in, "a digit", m, 1)];

    std::vector<long long> capacity;
    std::vector<std::pair<int, int>> edges;
    for (const auto& kind : kinds) {
      for (int planet = 0; planet < m; ++planet) {
        if (kind.first[planet] == 1) edges.emplace_back(static_cast<int>(capacity.size()), planet);
      }
      capacity.push_back(kind.second);
    }
    for (const int places : io::read_numbers(in, "the capacity of a planet", m)) {
      capacity.push_back(places);
    }
    const int l = static_cast<int>(kinds.size());
    const long long size =
        matching_games::maximum_b_matching(l, m, edges, capacity, 1LL << 60).size;
    out << (size == n ? "YES\n" : "NO\n");
  }
}

int main() { return io::run(solve); }
