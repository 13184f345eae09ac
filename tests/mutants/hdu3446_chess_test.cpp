// SPDX-License-Identifier: CC0-1.0
//
// Solves HDU 3446 by Edmonds' algorithm with a single tree at a time: finds a maximum matching of
// the free cells without the king's cell, then searches for an augmenting path from the king's
// cell.
#include <algorithm>
#include <cstdlib>
#include <queue>
#include <string>

#include "mutants/mutants.hpp"

namespace {

using mutants::Array;
using mutants::bug;
using mutants::step;

Array<Array<int>> near;
Array<int> mate, parent, base;
Array<char> outer, absent;

int common_base(int v, int w) {
  Array<char> above(near.size(), 0);
  for (;; v = parent[mate[v]]) {
    step();
    v = base[v];
    above[v] = 1;
    if (mate[v] == -1 || parent[mate[v]] == -1) break;
  }
  for (;; w = parent[mate[w]]) {
    step();
    w = base[w];
    if (above[w]) return w;
    if (mate[w] == -1 || parent[mate[w]] == -1) return w;
  }
}

void shrink(int v, int child, int top, Array<char>& inside) {
  for (; base[v] != top; v = parent[mate[v]]) {
    step();
    inside[base[v]] = inside[base[mate[v]]] = 1;
    parent[v] = child;
    child = mate[v];
  }
}

void forget_trees() {
  outer.assign(near.size(), 0);
  parent.assign(near.size(), -1);
  base.resize(near.size());
  for (std::size_t v = 0; v < near.size(); ++v) base[v] = static_cast<int>(v);
}

bool match_greedily(int v) {
  for (const int w : near[v]) {
    if (mate[w] != -1 || absent[w]) continue;
    mate[v] = w;
    mate[w] = v;
    return true;
  }
  return false;
}

bool augment(int root) {
  const int n = static_cast<int>(near.size());
  if (!bug("visited_not_cleared") && !bug("failed_tree_kept")) forget_trees();
  std::queue<int> queue;
  queue.push(root);
  outer[root] = 1;
  while (!queue.empty()) {
    const int v = queue.front();
    queue.pop();
    for (const int w : near[v]) {
      step();
      if (absent[w] && !bug("deleted_not_skipped")) continue;
      if (base[v] == base[w] || mate[v] == w) continue;
      if (w == root || (mate[w] != -1 && parent[mate[w]] != -1)) {
        if (bug("blossom_not_contracted")) continue;
        const int top = common_base(v, w);
        Array<char> inside(n, 0);
        shrink(v, w, top, inside);
        shrink(w, v, top, inside);
        for (int x = 0; x < n; ++x) {
          const bool moves = bug("base_not_carried") ? inside[x] != 0 : inside[base[x]] != 0;
          if (!moves) continue;
          base[x] = top;
          if (!outer[x] && !bug("inner_vertices_not_scanned")) queue.push(x);
          outer[x] = 1;
        }
      } else if (parent[w] == -1) {
        parent[w] = v;
        if (mate[w] != -1) {
          outer[mate[w]] = 1;
          queue.push(mate[w]);
          continue;
        }
        for (int x = w; x != -1;) {
          step();
          const int up = parent[x], next = mate[up];
          mate[x] = up;
          mate[up] = x;
          x = next;
        }
        return true;
      }
    }
  }
  return false;
}

bool is_move(int down, int right) {
  if (bug("king_moves_only")) return down < 2 && right < 2;
  if (bug("knight_moves_missed") && down + right == 3) return false;
  if (bug("double_diagonals_missed") && down + right == 4) return false;
  return down < 3 && right < 3 && (down + right != 2 || down == right || bug("straight_jumps"));
}

void solve(std::istream& in, std::ostream& out) {
  near.clear();
  int cases = 0;
  in >> cases;
  for (int x = 1; x <= cases; ++x) {
    int n, m, king = 0;
    in >> n >> m;
    Array<std::string> cell(n);
    for (std::string& row : cell) in >> row;
    if (!bug("cases_not_cleared")) near.clear();
    near.resize(std::max<std::size_t>(near.size(), n * m));
    mate.assign(near.size(), -1);
    absent.assign(near.size(), 0);
    forget_trees();
    const int width = bug("n_times_n") ? std::min(n, m) : m;
    for (int v = 0; v < n * m; ++v) {
      if (cell[v / m][v % m] == 'K') king = v;
      if (cell[v / m][v % m] == '#') continue;
      for (int w = 0; w < v; ++w) {
        if (v % m >= width || w % m >= width || cell[w / m][w % m] == '#') continue;
        if (!is_move(v / m - w / m, std::abs(v % m - w % m))) continue;
        near[v].push_back(w);
        near[w].push_back(v);
      }
    }
    const auto search = [&](int v) {
      const bool found = bug("greedy_only") ? match_greedily(v) : augment(v);
      if (bug("failed_tree_kept") && found) forget_trees();
      return found;
    };
    absent[king] = 1;
    for (int v = 0; v < n * m; ++v) {
      if (v != king && mate[v] == -1) search(v);
    }
    absent[king] = 0;
    bool wins = mate[king] == -1 && search(king);
    if (bug("always_win")) wins = true;
    if (bug("even_number_wins")) {
      int free = 0;
      for (const std::string& row : cell) {
        free += static_cast<int>(std::count(row.begin(), row.end(), '.'));
      }
      wins = free % 2 == 1;
    }
    if (bug("any_move_wins")) wins = !near[king].empty();
    out << "Case #" << x << ": daizhenyang " << (wins ? "win\n" : "lose\n");
  }
}

}  // namespace

int main() {
  return mutants::test("hdu3446_chess", solve,
                       "visited_not_cleared failed_tree_kept deleted_not_skipped "
                       "blossom_not_contracted base_not_carried inner_vertices_not_scanned "
                       "king_moves_only knight_moves_missed double_diagonals_missed "
                       "straight_jumps cases_not_cleared n_times_n greedy_only always_win "
                       "even_number_wins any_move_wins");
}
