// SPDX-License-Identifier: CC0-1.0
//
// Solves NOI2011 rabbit and egg move by move: before each move, deletes the empty cell (the cell
// without a piece), and searches for a new mate for the mate of the deleted cell.

#include "mutants/mutants.hpp"

namespace {

using namespace mutants;

// Deletes v, the empty cell before a move. Returns whether the player to move can win, that is,
// whether the deletion makes a maximum matching smaller.
bool leave(int v) {
  const int w = mate[v];
  deleted[v] = 1;
  if (w == -1) return false;
  if (!bug("mate_not_freed")) mate[v] = mate[w] = -1;
  if (bug("matched_means_winning")) return true;
  if (!bug("visited_not_cleared") && !bug("failed_tree_kept")) ++stamp;
  const bool found = augment(w);
  if (bug("failed_tree_kept") && found) ++stamp;
  return !found;
}

void solve(std::istream& in, std::ostream& out) {
  read_board(in);
  int blank = 0;
  for (int v = 0; v < n * m; ++v) {
    if (cell[v / m][v % m] == '.') blank = v;
  }
  cell[blank / m][blank % m] = bug("blank_counts_as_white") ? 'O' : 'X';
  join_cells([](char one, char other) { return one != other || bug("colors_ignored"); });
  for (int v = 0; v < n * m; ++v) {
    if (cell[v / m][v % m] != 'X') continue;
    if (!bug("visited_not_cleared")) ++stamp;
    augment(v);
  }
  int rounds = 0;
  in >> rounds;
  Array<int> mistakes;
  for (int round = 1; round <= rounds; ++round) {
    bool wins[2];
    for (bool& win : wins) {
      win = leave(blank);
      int r, c;
      in >> r >> c;
      blank = bug("row_and_column_swapped") && r <= m && c <= n ? (c - 1) * m + r - 1
                                                                : (r - 1) * m + c - 1;
    }
    const bool rabbit_could_win = wins[0] || bug("position_before_ignored");
    const bool egg_can_win = wins[1] || bug("position_after_ignored");
    if (rabbit_could_win && egg_can_win) mistakes.push_back(round);
  }
  if (bug("always_none")) mistakes.clear();
  out << mistakes.size() << '\n';
  for (const int round : mistakes) out << round << '\n';
}

}  // namespace

int main() {
  return mutants::test("noi2011_rabbit_egg", solve,
                       "deleted_not_skipped mate_not_freed matched_means_winning "
                       "visited_not_cleared failed_tree_kept blank_counts_as_white n_times_n "
                       "colors_ignored row_and_column_swapped position_before_ignored "
                       "position_after_ignored always_none");
}
