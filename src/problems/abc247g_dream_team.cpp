// SPDX-License-Identifier: CC0-1.0
//
// Dream Team
// AtCoder ABC 247 G
// https://atcoder.jp/contests/abc247/tasks/abc247_g
// Time: O(V E log V)
//
// The members of a team have different universities and different subjects, so a team is a matching
// of a bipartite graph: each person is an edge between a university and a subject, with the power
// as weight. Writes the size of a largest team, and the greatest total power for each size.

#include <cstddef>
#include <vector>

#include "io/read_people.hpp"
#include "io/read_points.hpp"
#include "io/run.hpp"
#include "matching_games/weights_by_size.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const io::People people = io::read_people(in, in.integer("the number of people", 0));
  const io::Lines lines = io::lines_through(people.places);
  const int universities = static_cast<int>(lines.x.size());
  std::vector<matching_games::WeightedEdge> edges;
  for (std::size_t i = 0; i < lines.points.size(); ++i) {
    edges.push_back(
        {lines.points[i].first, lines.points[i].second - universities, people.weights[i]});
  }
  const std::vector<long long> best = matching_games::maximum_weights_by_size(
      universities, static_cast<int>(lines.y.size()), edges);
  out << static_cast<int>(best.size()) - 1 << '\n';
  for (std::size_t k = 1; k < best.size(); ++k) out << best[k] << '\n';
}

int main() { return io::run(solve); }
