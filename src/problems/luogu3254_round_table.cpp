// SPDX-License-Identifier: CC0-1.0
//
// round table
// Luogu P3254, LOJ 6004, AcWing 2179
// https://www.luogu.com.cn/problem/P3254
// Time: O(E sqrt E)
//
// Seats the representatives of each unit at different tables, or writes 0 if that is impossible.
// Each unit is joined to each table by an edge, which may be chosen once. The capacity of a unit is
// the number of its representatives, and that of a table the number of its seats.

#include <numeric>
#include <utility>
#include <vector>

#include "io/read_numbers.hpp"
#include "io/run.hpp"
#include "matching_games/b_matching.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const int m = in.integer("the number of units", 1);
  const int n = in.integer("the number of tables", 1);
  const std::vector<int> people =
      io::read_numbers(in, "the number of representatives of a unit", m);
  const std::vector<int> seats = io::read_numbers(in, "the number of seats at a table", n);
  std::vector<long long> capacity(people.begin(), people.end());
  capacity.insert(capacity.end(), seats.begin(), seats.end());

  std::vector<std::pair<int, int>> edges;
  for (int unit = 0; unit < m; ++unit) {
    for (int table = 0; table < n; ++table) edges.emplace_back(unit, table);
  }
  const matching_games::BMatching best = matching_games::maximum_b_matching(m, n, edges, capacity);
  if (best.size < std::accumulate(people.begin(), people.end(), 0LL)) {
    out << "0\n";
    return;
  }
  out << "1\n";
  auto times = best.times.begin();
  for (int unit = 0; unit < m; ++unit) {
    const char* blank = "";
    for (int table = 1; table <= n; ++table) {
      if (*times++ == 0) continue;
      out << blank << table;
      blank = " ";
    }
    out << '\n';
  }
}

int main() { return io::run(solve); }
