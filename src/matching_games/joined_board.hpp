// SPDX-License-Identifier: CC0-1.0
//
// JoinedBoard is a board with additional edges between pairs of cells.
#ifndef MATCHING_GAMES_JOINED_BOARD_HPP
#define MATCHING_GAMES_JOINED_BOARD_HPP

#include <cstddef>
#include <vector>

#include "matching_games/board.hpp"
#include "matching_games/graph.hpp"

namespace matching_games {

// Stores a Board on which pairs of cells are joined in addition to the moves, such as the two ends
// of a teleporter. It is a type of its own, so that a Board without such pairs stays as fast and
// small as it is.
//
//   matching_games::JoinedBoard board(3, matching_games::steps());
//   board.add_row("..#");
//   board.join(board.vertex(0, 0), board.vertex(0, 2));
class JoinedBoard : public Board {
 public:
  using Board::Board;

  // Joins two cells by an edge. An edge to a wall has no effect. The sides of Chessboard do not fit
  // if the edge joins two cells of the same color. Throws std::invalid_argument if v or w is
  // outside [0, size()). The first call takes 4 bytes for each cell of the board.
  void join(int v, int w) {
    internal::require_vertex("JoinedBoard::join", v, size());
    internal::require_vertex("JoinedBoard::join", w, size());
    add_offset(v, w - v);
    add_offset(w, v - w);
  }

  internal::Neighbors<Reached> neighbors(int v) const {
    if (static_cast<std::size_t>(v) >= joined_.size() || joined_[v] == -1) {
      return Board::neighbors(v);
    }
    const std::vector<int>& offsets = offsets_[joined_[v]];
    return Reached{v, static_cast<int>(offsets.size()), offsets.data()};
  }

 private:
  void add_offset(int v, int offset) {
    joined_.resize(static_cast<std::size_t>(size()), -1);
    if (joined_[v] == -1) {
      joined_[v] = static_cast<int>(offsets_.size());
      offsets_.emplace_back();
      for (const int w : Board::neighbors(v)) offsets_.back().push_back(w - v);
    }
    offsets_[joined_[v]].push_back(offset);
  }

  std::vector<int> joined_;  // the index of a cell in offsets_, or -1 if it is not joined
  std::vector<std::vector<int>> offsets_;
};

}  // namespace matching_games

#endif  // MATCHING_GAMES_JOINED_BOARD_HPP
