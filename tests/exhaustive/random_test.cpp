// SPDX-License-Identifier: CC0-1.0
//
// Checks the certificates of the library's results on random graphs with at most 401 vertices. Also
// plays games against an opponent.

#include <cstdint>
#include <string>
#include <vector>

#include "check.hpp"
#include "exhaustive/certified.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/check_gallai_edmonds.hpp"
#include "matching_games/dynamic_matching.hpp"
#include "matching_games/gallai_edmonds.hpp"
#include "matching_games/game.hpp"
#include "matching_games/general.hpp"
#include "matching_games/matching_size.hpp"
#include "oracle.hpp"

using matching_games::matching_size;
using matching_games::VertexClass;
using oracle::Graph;

namespace {

// Checks the certificates of the results that the library computes for the graph.
std::string flaw_of_classes(const Graph& graph) {
  const std::vector<int> mate = matching_games::general_matching(graph);
  const std::vector<VertexClass> classes = matching_games::gallai_edmonds(graph, mate);
  std::string flaw = matching_games::check_gallai_edmonds(graph, mate, classes);
  if (!flaw.empty()) return flaw;
  flaw = flaw_of_all(graph, mate, classes, graph.size() <= 90);
  if (!flaw.empty()) return flaw;
  const matching_games::TwoColoring coloring = matching_games::two_coloring(graph);
  const std::vector<char>& side = coloring.side;
  if (coloring.bipartite) {
    const std::vector<int> bipartite = matching_games::bipartite_matching(graph);
    const auto side_of = [&](int v) { return side[v] != 0; };
    flaw = flaw_of_bipartite(graph, bipartite, side_of, graph.size() <= 90);
    if (!flaw.empty()) return "bipartite: " + flaw;
  }
  return "";
}

// Makes a DynamicMatching without some random vertices. Then erases and inserts random vertices.
// Before each change, checks the size of the matching. Also checks that the Gallai-Edmonds classes,
// computed from the matching, prove that it is maximum.
std::string flaw_of_changes(const Graph& graph) {
  const int n = graph.size();
  instances::Random random(graph.edges().size());
  Graph now = graph;
  std::vector<int> absent;
  for (int v = 0; v < n; ++v) {
    if (!graph.contains(v) || random.percent(70)) continue;
    absent.push_back(v);
    now.present[v] = 0;
  }
  int number = matching_size(matching_games::general_matching(now));
  matching_games::DynamicMatching<Graph> dynamic(graph, absent);
  for (int step = 0; step < 2 * n; ++step) {
    const std::vector<int>& mate = dynamic.mate();
    if (matching_size(mate) != number) return "DynamicMatching has another size than it says";
    const std::vector<VertexClass> classes = matching_games::gallai_edmonds(now, mate);
    const std::string flaw = matching_games::check_gallai_edmonds(now, mate, classes);
    if (!flaw.empty()) return flaw;
    const int v = random.below(n);
    if (!graph.contains(v)) continue;
    const bool out = now.contains(v);
    now.present[v] = !out;
    const int partner = mate[v];
    const bool changed = out ? dynamic.erase(v) : dynamic.insert(v);
    number += changed ? (out ? -1 : 1) : 0;
    if (out && changed && mate[partner] != -1) return "erase() gave the mate another mate";
  }
  return "";
}

// Plays three games from every start. The player who can win according to wins() plays
// winning_move() or a random vertex of winning_moves(). This player must then win by the rules of
// the game.
std::string flaw_of_games(const Graph& graph) {
  instances::Random random(static_cast<std::uint64_t>(graph.size()));
  const std::vector<int> mate = matching_games::general_matching(graph);
  for (int start = 0; start < graph.size(); ++start) {
    if (!graph.contains(start)) continue;
    for (int game_number = 0; game_number < 3; ++game_number) {
      matching_games::Game<Graph> game(graph, start);
      const bool is_turn = game.wins();
      const auto move = [&](int) {
        if (game_number == 0) return game.winning_move();
        const std::vector<int> winning = game.winning_moves();
        return winning.empty() ? -1 : winning[random.below(static_cast<int>(winning.size()))];
      };
      const auto made = [&](int v) { game.play(v); };
      const bool won = oracle::wins_one_game(graph, start, is_turn, move, made, mate, random);
      if (!won) return "a game is lost from vertex " + std::to_string(start);
    }
  }
  return "";
}

// Calls make(random) to make `count` random graphs, and checks that flaw(graph) is empty for each.
template <class Make, class Flaw>
void random_cases(std::uint64_t seed, int count, Make make, Flaw flaw, int line) {
  const auto guarded = [&](const Graph& graph) -> std::string {
    try {
      return flaw(graph);
    } catch (const std::exception& error) {
      return std::string("exception: ") + error.what();
    }
  };
  oracle::for_seeds(seed, count, [&](instances::Random& random) {
    return oracle::check_graph(make(random), guarded, __FILE__, line);
  });
}

}  // namespace

int main(int argc, char** argv) {
  const oracle::Options options = oracle::read_options(argc, argv);
  const int times = options.is_long ? 100 : 5;
  const auto at_most = [](int most) {
    return [most](instances::Random& random) { return oracle::random_part(random, most); };
  };
  random_cases(options.seed, 3000 * times, at_most(30), flaw_of_classes, __LINE__);
  random_cases(options.seed, 200 * times, at_most(90), flaw_of_classes, __LINE__);
  random_cases(options.seed, 40 * times, at_most(400), flaw_of_classes, __LINE__);
  random_cases(options.seed, 1500 * times, at_most(30), flaw_of_changes, __LINE__);
  random_cases(options.seed, 500 * times, at_most(25), flaw_of_games, __LINE__);
  return check::result();
}
