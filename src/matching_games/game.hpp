// SPDX-License-Identifier: CC0-1.0
//
// The winner and the winning moves while a game of undirected vertex geography goes on: Game.
#ifndef MATCHING_GAMES_GAME_HPP
#define MATCHING_GAMES_GAME_HPP

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "matching_games/dynamic.hpp"
#include "matching_games/gallai_edmonds.hpp"
#include "matching_games/graph.hpp"

namespace matching_games {

// A game of undirected vertex geography under way; matching_games/geography.hpp has the rules and
// the theorem. The graph is kept by reference.
template <class Graph>
class Game {
 public:
  // The token is on `start`, and the first player is to move. Takes the time of
  // general_matching(). Throws std::invalid_argument if the graph does not contain `start`.
  Game(const Graph& graph, int start) : rest_(graph) { begin(graph, start); }

  // The same, from any matching of the graph, as in DynamicMatching: with known sides,
  // Game<Graph>(graph, start, bipartite_matching(graph, side)).
  Game(const Graph& graph, int start, std::vector<int> mate) : rest_(graph, {}, std::move(mate)) {
    begin(graph, start);
  }

  int token() const { return token_; }

  // Whether the player to move can win.
  bool wins() const { return winning_move_ != -1; }

  // A move after which the player who made it can win, or -1 if there is none. O(1).
  int winning_move() const { return winning_move_; }

  // All of them, in ascending order. O(n + m alpha(m, n)).
  std::vector<int> winning_moves() const {
    std::vector<int> result;
    if (!wins()) return result;
    const std::vector<GallaiEdmonds> classes =
        matching_games::gallai_edmonds(rest_.graph(), rest_.mate());
    for (const int v : moves()) {
      if (classes[v] == GallaiEdmonds::D) result.push_back(v);
    }
    return result;
  }

  // All legal moves, in ascending order; none when the game is over.
  std::vector<int> moves() const {
    std::vector<int> result;
    auto&& neighbors = rest_.graph().neighbors(token_);
    for (int i = 0; i < static_cast<int>(neighbors.size()); ++i) {
      if (rest_.graph().contains(neighbors[i])) result.push_back(neighbors[i]);
    }
    std::sort(result.begin(), result.end());
    result.erase(std::unique(result.begin(), result.end()), result.end());
    return result;
  }

  // Moves the token to v, and the other player is to move. O(m alpha(m, n)) at worst, one search.
  // Throws std::invalid_argument if the move is not legal.
  void play(int v) {
    const std::vector<int> legal = moves();
    if (!std::binary_search(legal.begin(), legal.end(), v)) {
      internal::reject("Game::play", "the token cannot move to ", v);
    }
    put_token(v);
  }

 private:
  void begin(const Graph& graph, int start) {
    if (start < 0 || start >= graph.size() || !graph.contains(start)) {
      internal::reject("Game", "the start ", start, " is not in the graph");
    }
    put_token(start);
  }

  void put_token(int v) {
    const int mate = rest_.mate()[v];
    token_ = v;
    winning_move_ = rest_.erase(v) ? mate : -1;
  }

  DynamicMatching<Graph> rest_;  // the graph without the vertices where the token was or is
  int token_ = -1;
  int winning_move_ = -1;
};

}  // namespace matching_games

#endif  // MATCHING_GAMES_GAME_HPP
