// SPDX-License-Identifier: CC0-1.0
#include "matching_games/game.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>
#include <vector>

#include "check.hpp"
#include "instances/random.hpp"
#include "matching_games/csr_graph.hpp"
#include "matching_games/error_of.hpp"
#include "matching_games/transcript.hpp"
#include "oracle.hpp"
#include "problems/brute_force.hpp"

namespace {

using brute_force::Play;
using instances::Random;
using matching_games::CsrGraph;
using matching_games::Game;
using Edges = std::vector<std::pair<int, int>>;
using Vertices = std::vector<int>;

// From the center of a star every move wins, not only the move to the mate.
void test_star_with_two_leaves() {
  const CsrGraph star(3, Edges{{0, 1}, {0, 2}, {0, 0}, {0, 1}});
  Game<CsrGraph> game(star, 0);
  CHECK_EQ(game.token(), 0);
  CHECK(game.wins());
  CHECK(game.winning_moves() == Vertices({1, 2}));
  CHECK(game.moves() == Vertices({1, 2}));
  game.play(game.winning_move());
  CHECK(!game.wins());
  CHECK_EQ(game.winning_move(), -1);
  CHECK(game.moves().empty() && game.winning_moves().empty());
}

void test_bad_arguments() {
  const CsrGraph path(3, Edges{{0, 1}, {1, 2}});
  for (const int wrong : {3, -1}) {
    const std::string expected =
        "matching_games::Game: the start " + std::to_string(wrong) + " is not in the graph";
    CHECK_EQ(error_of([&] { Game<CsrGraph>(path, wrong); }), expected);
    CHECK_EQ(error_of([&] { Game<CsrGraph>(path, wrong, {1, 0, -1}); }), expected);
  }
  CHECK_EQ(error_of([&] {
             Game<CsrGraph>(path, 0, {1, 2, 1});
           }),
           "matching_games::DynamicMatching: mate is not a matching: 0 has the mate 1, which has "
           "another mate");
  Game<CsrGraph> game(path, 0);
  CHECK_EQ(error_of([&] { game.play(0); }),
           "matching_games::Game::play: the token cannot move to 0");
  CHECK_THROWS(game.play(2), std::invalid_argument);
  game.play(1);
  CHECK_THROWS(game.play(0), std::invalid_argument);
  CHECK_EQ(game.token(), 1);
  CHECK_THROWS(matching_games::mover_wins_along(path, {0, 1, 0}), std::invalid_argument);
  CHECK_THROWS(matching_games::mover_wins_along(path, {3}), std::invalid_argument);
}

// Plays random games and compares every answer at every position with the rules of the game.
void test_random() {
  Random random(5);
  for (int repetition = 0; repetition < 3000; ++repetition) {
    const int n = 1 + random.below(10);
    const Edges edges = random_pairs(n, random.below(2 * n + 1), random);
    const CsrGraph graph(n, edges);
    const oracle::Graph lists(n, edges);
    Play play(lists.lists);

    const int start = random.below(n);
    Vertices mate(n, -1);  // greedy or empty
    for (const auto& [v, w] : edges) {
      if (repetition % 2 == 0 || v == w || mate[v] != -1 || mate[w] != -1) continue;
      mate[v] = w;
      mate[w] = v;
    }
    Game<CsrGraph> game(graph, start), other(graph, start, mate);
    Vertices path;
    std::vector<bool> wins;
    for (unsigned long long left = 0;; left |= 1ULL << path.back()) {
      const int token = game.token();
      path.push_back(token);
      wins.push_back(game.wins());
      CHECK_EQ(game.wins(), play.mover_wins(token, left));
      Vertices winning;
      for (const int v : game.moves()) {
        if (!play.mover_wins(v, left | 1ULL << token)) winning.push_back(v);
      }
      CHECK(game.winning_moves() == winning);
      CHECK_EQ(other.token(), token);
      CHECK_EQ(other.wins(), game.wins());
      CHECK(other.winning_moves() == winning);
      CHECK_EQ(game.wins(), std::count(winning.begin(), winning.end(), game.winning_move()) == 1);
      const Vertices moves = game.moves();
      if (moves.empty()) break;
      const int next = moves[random.below(static_cast<int>(moves.size()))];
      game.play(next);
      other.play(next);
    }
    CHECK(matching_games::mover_wins_along(graph, path) == wins);
  }
}

}  // namespace

int main() {
  test_star_with_two_leaves();
  test_bad_arguments();
  test_random();
  return check::result();
}
