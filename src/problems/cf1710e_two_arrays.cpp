// SPDX-License-Identifier: CC0-1.0
//
// Two Arrays
// Codeforces 1710 E
// https://codeforces.com/problemset/problem/1710/E
// Time: O((n + m) log W), W the largest worth
//
// The cell (r, c) of a board is worth a[r] + b[c]. A rook starts at (1, 1). In turn, a player moves
// it along its row or its column, or ends the game. The first player wants the last cell to be
// worth little, the second player wants the opposite. A cell may be visited 1000 times, which is
// the same game as visiting it once.
//
// Let the cells worth at most x be white and the others black. If the start is black, no player
// wants to move to a cell of the color of the own cell, because the opponent would end the game
// there. So the first player can reach a white end if every maximum matching of white to black
// cells in common lines covers the start, that is, if some largest independent set does not
// contain it. The answer is the least such x, or the worth of the start if that is less.
//
// An independent set has cells of one color in each line. Let the rows and the columns be sorted,
// and k[c] be the number of white cells in column c, which are its first ones. It is best to choose
// white in the first i rows, for some i. Then column c has min(i, k[c]) cells of the set if it
// chooses white, and n - max(i, k[c]) if it chooses black; white is the better choice exactly if
// i >= n - k[c]. This also holds for the largest sets without the start. When i grows by one, the
// better number of column c changes by -1 if k[c] <= i < n - k[c], by 1 if n - k[c] <= i < k[c].

#include <algorithm>
#include <cstddef>
#include <limits>
#include <vector>

#include "io/read_numbers.hpp"
#include "io/run.hpp"

// Reads the worths of all rows or columns, moves the worth of the first one to `first`, and returns
// them in ascending order.
std::vector<int> read_worths(io::Reader& in, int count, int& first) {
  std::vector<int> worths = io::read_numbers(in, "a worth", count, 1000000000);
  first = worths[0];
  std::sort(worths.begin(), worths.end());
  return worths;
}

// Returns whether some largest independent set does not contain the start, which is black.
bool reaches(int x, const std::vector<int>& a, const std::vector<int>& b, int row, int column) {
  const int n = static_cast<int>(a.size()), m = static_cast<int>(b.size());
  std::vector<int> change(static_cast<std::size_t>(n) + 1, 0);
  int white = n, end = n;
  for (int c = 0; c < m; ++c) {
    while (white > 0 && a[white - 1] > x - b[c]) --white;
    --change[white];
    ++change[n - white];
    // The set contains the start exactly if its row and its column choose black.
    if (c == column) end = std::min(row + 1, n - white);
  }
  long long size = 0, with = 0, without = std::numeric_limits<long long>::min();
  int slope = 0;
  for (int i = 0; i <= n; ++i) {  // `size` is relative to the size for i = 0
    (i < end ? with : without) = std::max(i < end ? with : without, size);
    slope += change[i];
    size += slope;
  }
  return without >= with;
}

void solve(io::Reader& in, io::Writer& out) {
  const int n = in.integer("the number of rows", 1);
  const int m = in.integer("the number of columns", 1);
  int first_row, first_column;
  const std::vector<int> a = read_worths(in, n, first_row), b = read_worths(in, m, first_column);
  const auto place = [](const std::vector<int>& list, int worth) {
    return static_cast<int>(std::lower_bound(list.begin(), list.end(), worth) - list.begin());
  };
  const int row = place(a, first_row), column = place(b, first_column);
  int low = 0, high = first_row + first_column;
  while (low < high) {
    const int x = low + (high - low) / 2;
    if (reaches(x, a, b, row, column)) {
      high = x;
    } else {
      low = x + 1;
    }
  }
  out << low << '\n';
}

int main() { return io::run(solve); }
