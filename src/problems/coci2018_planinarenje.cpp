// SPDX-License-Identifier: CC0-1.0
//
// COCI 2017/2018, contest 5, Planinarenje (Luogu P4617).
//
// From a peak Slavko and Mirko in turn, Slavko first, walk along a path to a place where they never
// were; the player who cannot go on loses. Mirko wins from the peaks that some maximum matching
// misses.

#include <limits>
#include <vector>

#include "judge/graph_text.hpp"
#include "judge/reader.hpp"
#include "judge/run.hpp"
#include "judge/writer.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/bipartite_gallai_edmonds.hpp"

namespace {

void solve(judge::Reader& in, judge::Writer& out) {
  const int n = in.integer("the number of peaks", 0, std::numeric_limits<int>::max() / 2);
  const judge::BipartiteGraph paths =
      judge::read_bipartite_edges(in, judge::Ends{"a peak", 1, n}, judge::Ends{"a valley", 1, n});

  const std::vector<matching_games::GallaiEdmonds> classes =
      matching_games::bipartite_gallai_edmonds(
          paths.graph, matching_games::bipartite_matching(paths.graph, paths.side()));
  for (int peak = 0; peak < n; ++peak) {
    out << (classes[peak] == matching_games::GallaiEdmonds::D ? "Mirko\n" : "Slavko\n");
  }
}

}  // namespace

int main() { return judge::run(solve); }
