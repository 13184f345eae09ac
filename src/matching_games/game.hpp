// SPDX-License-Identifier: CC0-1.0
//
// Game computes the winner and the winning moves while a game of undirected vertex geography is
// being played.
//
// Checked: against the definitions on all graphs with up to 6 vertices (exhaustive/graphs), by play
// on large ones (exhaustive/large).
#ifndef MATCHING_GAMES_GAME_HPP
#define MATCHING_GAMES_GAME_HPP

#include <algorithm>
#include <utility>
#include <vector>

#include "matching_games/dynamic_matching.hpp"
#include "matching_games/graph.hpp"

namespace matching_games {

// Stores a game of undirected vertex geography in progress. matching_games/geography.hpp states the
// rules, and the theorem that tells who wins.
//
//   const std::vector<std::vector<int>> adj = {{1}, {0}};
//   matching_games::Game<> game(adj, 0);  // the token starts on vertex 0
//
// A copy of a game is independent of the original. A game that has been moved from may only be
// destroyed or assigned to. Limits: any graph.
template <class Graph = std::vector<std::vector<int>>>
class Game {
 public:
  // Puts the token on `start`, so that the first player is to move. Takes as much time as
  // general_matching(). With `side`, or if the graph has the member side(), the constructor takes
  // as much time as bipartite_matching(), which is faster, and throws the same exceptions. Also
  // throws std::invalid_argument if the graph does not contain `start`.
  template <class... Side>
  Game(internal::Kept<Graph> graph, int start, const Side&... side)
      : rest_(std::move(graph), std::vector<int>(), side...) {
    if (start < 0 || start >= rest_.graph().size() || !rest_.graph().contains(start)) {
      internal::reject("Game", "the start ", start, " is not in the graph");
    }
    put_token(start);
  }

  // Continues a game in which the token has visited the vertices of `path`, in this order, and now
  // stands on the last one. undo() goes back through the path. `side` may be left out, as above.
  // Takes as much time as the constructors above, and O(m log n) more. Throws std::invalid_argument
  // if the path is empty, repeats a vertex, has a vertex that the graph does not contain, or has
  // one from which the token cannot move to the next.
  template <class... Side>
  Game(internal::Kept<Graph> graph, const std::vector<int>& path, const Side&... side)
      : rest_(std::move(graph), path, side...) {
    if (path.empty()) internal::reject("Game", "expected a path of at least one vertex");
    for (const int v : path) {
      bool is_legal = path_.empty();
      if (!is_legal) {
        for (const int w : rest_.graph().neighbors(token())) is_legal |= w == v;
      }
      if (!is_legal) internal::reject("Game", "the token cannot move from ", token(), " to ", v);
      path_.push_back(Position{v, kUnknown});
    }
    find_winning_move();
  }

  int token() const { return path_.back().token; }

  // Returns whether the player to move can win.
  bool wins() const { return winning_move() != -1; }

  // Returns a winning move of the player to move, or -1 if there is none. Takes O(1) time.
  int winning_move() const { return path_.back().winning_move; }

  // Returns all winning moves, in ascending order. Searches from all exposed vertices, and
  // continues where the search of earlier calls stopped. Takes O(m log n) time at worst. Two
  // threads must not call this function at the same time.
  std::vector<int> winning_moves() const {
    std::vector<int> result;
    if (!wins()) return result;
    for (const int v : moves()) {
      if (rest_.missed(v)) result.push_back(v);
    }
    return result;
  }

  // Returns all legal moves, in ascending order. There are none if the game is over.
  std::vector<int> moves() const {
    std::vector<int> result;
    for (const int w : rest_.graph().neighbors(token())) {
      if (rest_.graph().contains(w)) result.push_back(w);
    }
    std::sort(result.begin(), result.end());
    result.erase(std::unique(result.begin(), result.end()), result.end());
    return result;
  }

  // Moves the token to v. Then the other player is to move. Takes O(m log n) time at worst, because
  // one search may scan the whole graph. To judge a long game that is already played, take
  // winning_moves_along(graph, path) of matching_games/transcript.hpp instead: it needs less time
  // for the whole game than play() at worst for a few moves. Throws std::invalid_argument if the
  // move is not legal.
  void play(int v) {
    const std::vector<int> legal = moves();
    if (!std::binary_search(legal.begin(), legal.end(), v)) {
      internal::reject("Game::play", "the token cannot move from ", token(), " to ", v);
    }
    put_token(v);
  }

  // Takes back the last move. Takes O(m log n) time at worst. Throws std::invalid_argument if
  // no move has been made.
  void undo() {
    if (path_.size() < 2) internal::reject("Game::undo", "no move has been made");
    rest_.insert(token());
    path_.pop_back();
    if (winning_move() == kUnknown) find_winning_move();
  }

 private:
  enum { kUnknown = -2 };
  struct Position {
    int token, winning_move;
  };

  void put_token(int v) {
    const int mate = rest_.mate()[v];
    path_.push_back(Position{v, rest_.erase(v) ? mate : -1});
  }

  void find_winning_move() {
    const int v = token();
    rest_.insert(v);
    path_.pop_back();
    put_token(v);
  }

  DynamicMatching<Graph> rest_;  // the vertices that the token has not visited
  std::vector<Position> path_;
};

#ifdef __cpp_deduction_guides
template <class Graph, class... Rest>
Game(const Graph&, int, const Rest&...) -> Game<Graph>;
template <class Graph, class... Rest>
Game(const Graph&, const std::vector<int>&, const Rest&...) -> Game<Graph>;
#endif

}  // namespace matching_games

#endif  // MATCHING_GAMES_GAME_HPP
