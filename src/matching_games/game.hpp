// SPDX-License-Identifier: CC0-1.0
//
// The winner and the winning moves while a game of undirected vertex geography goes on: Game.
#ifndef MATCHING_GAMES_GAME_HPP
#define MATCHING_GAMES_GAME_HPP

#include <algorithm>
#include <utility>
#include <vector>

#include "matching_games/dynamic.hpp"
#include "matching_games/graph.hpp"

namespace matching_games {

// A game of undirected vertex geography under way; matching_games/geography.hpp has the rules and
// the theorem. The address of the graph is kept; it must live as long and not change. A vector of
// lists is copied:
//
//   std::vector<std::vector<int>> adj = ...;
//   matching_games::Game<> game(adj, start);
//
// A copy of a game plays on by itself.
template <class Graph = std::vector<std::vector<int>>>
class Game {
 public:
  // The token is on `start`, and the first player is to move. Takes the time of
  // general_matching(). Throws std::invalid_argument if the graph does not contain `start`.
  Game(internal::KeptGraph<Graph> graph, int start) : rest_(std::move(graph)) { begin(start); }

  // Takes a bipartite graph with known sides, in the time of bipartite_matching(), which also
  // describes `side` and what is thrown.
  template <class Side>
  Game(internal::KeptGraph<Graph> graph, int start, Side side)
      : rest_(std::move(graph), std::vector<int>(), side) {
    begin(start);
  }

  // Takes any matching of the graph, as DynamicMatching does.
  Game(internal::KeptGraph<Graph> graph, int start, std::vector<int> mate)
      : rest_(std::move(graph), std::vector<int>(), std::move(mate)) {
    begin(start);
  }

  int token() const { return path_.back().token; }

  // Whether the player to move can win.
  bool wins() const { return winning_move() != -1; }

  // A move after which the player who made it can win, or -1 if there is none. O(1).
  int winning_move() const { return path_.back().winning_move; }

  // All such moves, in ascending order. One search from all exposed vertices, O(m alpha(m, n)) at
  // worst; it goes on from where the searches of earlier calls ended. Two threads must not call it
  // at once.
  std::vector<int> winning_moves() const {
    std::vector<int> result;
    if (!wins()) return result;
    for (const int v : moves()) {
      if (rest_.misses(v)) result.push_back(v);
    }
    return result;
  }

  // All legal moves, in ascending order; none when the game is over.
  std::vector<int> moves() const {
    std::vector<int> result;
    auto&& neighbors = rest_.graph().neighbors(token());
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

  // Takes the last move back. O(m alpha(m, n)) at worst, one search. Throws std::invalid_argument
  // if there was none.
  void undo() {
    if (path_.size() < 2) internal::reject("Game::undo", "there is no move to take back");
    rest_.insert(token());
    path_.pop_back();
  }

 private:
  struct Position {
    int token, winning_move;
  };

  void begin(int start) {
    if (start < 0 || start >= rest_.graph().size() || !rest_.graph().contains(start)) {
      internal::reject("Game", "the start ", start, " is not in the graph");
    }
    put_token(start);
  }

  void put_token(int v) {
    const int mate = rest_.mate()[v];
    path_.push_back(Position{v, rest_.erase(v) ? mate : -1});
  }

  DynamicMatching<Graph> rest_;  // the graph without the vertices where the token was or is
  std::vector<Position> path_;
};

}  // namespace matching_games

#endif  // MATCHING_GAMES_GAME_HPP
