// SPDX-License-Identifier: CC0-1.0
//
// Solves JSOI2009 game by Kuhn's algorithm, with a search from every black cell. Then marks the
// cells on even alternating paths from exposed cells.
#include <string>

#include "mutants/mutants.hpp"

namespace {

using namespace mutants;

Array<int> marked;

void mark(int v) {
  marked[v] = 1;
  if (bug("only_exposed_cells")) return;
  for (const int w : near[v]) {
    if (bug("neighbors_marked")) marked[w] = 1;
    if (mate[w] != -1 && !marked[mate[w]]) mark(mate[w]);
  }
}

void solve(std::istream& in, std::ostream& out) {
  read_board(in);
  marked.assign(n * m, 0);
  join_cells([](char one, char other) { return one == '.' && other == '.'; });
  for (int v = 0; v < n * m; ++v) {
    if ((v / m + v % m) % 2 == 1) continue;
    if (!bug("visited_not_cleared")) ++stamp;
    if (bug("greedy_only")) {
      for (const int w : near[v]) {
        if (mate[v] == -1 && mate[w] == -1) mate[v] = w, mate[w] = v;
      }
    } else {
      augment(v);
    }
  }
  bool is_first = true;
  int free = 0;
  for (int v = 0; v < n * m; ++v) {
    const bool black = (v / m + v % m) % 2 == 0;
    if (cell[v / m][v % m] != '.' || v % m >= width) continue;
    ++free;
    if (mate[v] != -1) continue;
    if (bug("isolated_cell_missed") && near[v].empty()) continue;
    if (bug("one_color_only") && !black) continue;
    if (bug("first_exposed_cell_only") && !is_first) continue;
    is_first = false;
    mark(v);
  }
  std::string list;
  for (int i = 0; i < n * m; ++i) {
    const int v = bug("column_by_column") ? i % n * m + i / n : i;
    if (!marked[v]) continue;
    list += std::to_string(v / m + 1) + ' ' + std::to_string(v % m + 1) + '\n';
  }
  if (bug("lose_when_even") && free % 2 == 0) list.clear();
  out << (list.empty() && !bug("always_win") ? "LOSE\n" : "WIN\n") << list;
}

}  // namespace

int main() {
  return mutants::test("jsoi2009_game", solve,
                       "visited_not_marked only_exposed_cells neighbors_marked n_times_n "
                       "visited_not_cleared greedy_only isolated_cell_missed one_color_only "
                       "first_exposed_cell_only column_by_column lose_when_even always_win");
}
