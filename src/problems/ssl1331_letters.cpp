// SPDX-License-Identifier: CC0-1.0
//
// letters and envelopes
// SSL 1331
// Time: O(n^2.5)
//
// Each of n envelopes contains one of n letters. The input excludes some pairs of a letter and an
// envelope. Writes the letters whose envelope is certain, with their envelopes. These are the edges
// that are in every maximum matching of the remaining pairs.

#include <utility>
#include <vector>

#include "io/read_pairs_until_zeros.hpp"
#include "io/run.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/bipartite_edge_classes.hpp"
#include "matching_games/bipartite_graph.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const int n = in.integer("the number of letters", 0);
  const auto excluded = io::read_pairs_until_zeros(in, n, "a letter", "an envelope");
  // With fewer than n - 1 excluded pairs, the envelope of no letter can be determined: even if any
  // one further pair is excluded, a perfect matching exists by Hall's theorem. So no pair is in
  // every perfect matching.
  if (static_cast<int>(excluded.size()) < n - 1) {
    out << "none\n";
    return;
  }

  std::vector<std::vector<char>> possible(n, std::vector<char>(n, 1));
  for (const auto& pair : excluded) possible[pair.first][pair.second] = 0;
  std::vector<std::pair<int, int>> pairs;
  for (int letter = 0; letter < n; ++letter) {
    for (int envelope = 0; envelope < n; ++envelope) {
      if (possible[letter][envelope]) pairs.emplace_back(letter, envelope);
    }
  }
  const matching_games::BipartiteGraph rest(n, n, pairs);
  const std::vector<int> mate = matching_games::bipartite_matching(rest);
  const auto classes = matching_games::bipartite_edge_classes(rest, mate);
  int certain = 0;
  for (int letter = 0; letter < n; ++letter) {
    if (mate[letter] == -1) continue;
    if (classes(letter, mate[letter]) != matching_games::EdgeClass::every) continue;
    ++certain;
    out << letter + 1 << ' ' << mate[letter] - n + 1 << '\n';
  }
  if (certain == 0) out << "none\n";
}

int main() { return io::run(solve); }
