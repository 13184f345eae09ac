// SPDX-License-Identifier: CC0-1.0
//
// Does the least work that any program for the JSOI game must do: reads a board, pairs each free
// cell with a free right or lower neighbor in one pass, and prints the numbers of pairs and of
// unpaired cells.
#include <algorithm>
#include <string>

#include "edge_list.hpp"

int main() {
  int rows = 0, columns = 0;
  bench::read_number(rows);
  bench::read_number(columns);
  std::string above(columns, '#'), row(columns, '#');  // 'o': free and not paired yet
  int pairs = 0, cells = 0;
  for (int r = 0; r < rows; ++r) {
    for (int c = 0; c < columns; ++c) {
      int byte = bench::next_byte();
      while (byte != '.' && byte != '#' && byte != -1) byte = bench::next_byte();
      row[c] = '#';
      if (byte != '.') continue;
      ++cells;
      if (c > 0 && row[c - 1] == 'o') {
        row[c - 1] = '#';
      } else if (above[c] == 'o') {
        above[c] = '#';
      } else {
        row[c] = 'o';
        continue;
      }
      ++pairs;
    }
    std::swap(above, row);
  }
  std::printf("%d %d\n", pairs, cells - 2 * pairs);
}
