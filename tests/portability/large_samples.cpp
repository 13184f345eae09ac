// SPDX-License-Identifier: CC0-1.0
//
// large_samples PROBLEM IN OUT writes a large sample of the problem: the input to the file IN and
// the expected output to the file OUT. The sample has about a million cells or nodes, and the
// alternating paths or the blossoms are as long as possible.
#include <fstream>
#include <iostream>
#include <string>

namespace {

// Writes a maze whose free cells form one winding corridor with an odd number of cells. So for each
// of the first, third, fifth, ... cells of the corridor, some maximum matching exposes that cell.
// The expected output lists these cells.
void jsoi2009_game(std::ostream& in, std::ostream& out) {
  const int rows = 1999, columns = 1000;
  in << rows << ' ' << columns << '\n';
  out << "WIN\n";
  bool loses = true;
  for (int r = 0; r < rows; ++r) {
    std::string row(columns, r % 2 == 0 ? '.' : '#');
    const bool rightwards = r % 4 == 0;
    if (r % 2 == 1) row[r % 4 == 1 ? columns - 1 : 0] = '.';
    in << row << '\n';

    std::string lines;
    for (int i = 0; i < columns; ++i) {
      const int c = rightwards ? i : columns - 1 - i;
      if (row[c] != '.') continue;
      if (loses) {
        const std::string line = std::to_string(r + 1) + ' ' + std::to_string(c + 1) + '\n';
        lines = rightwards ? lines + line : line + lines;
      }
      loses = !loses;
    }
    out << lines;
  }
}

// Writes three cases. Each case is a board with a king, which is the token of the game. The boards
// of the first two cases are a single row, which is a path with an odd number of cells. For each of
// the first, third, fifth, ... cells of the row, some maximum matching exposes that cell, so the
// player to move loses if the king is on that cell. The third board has three rows without walls
// and an odd number of cells. Pairs of neighboring cells can cover all cells except the cell of the
// king, so the player to move loses.
void hdu3446_chess(std::ostream& in, std::ostream& out) {
  const int columns = 1000001;
  in << "3\n";
  for (const int king : {500000, 500001}) {
    std::string row(columns, '.');
    row[king] = 'K';
    in << "1 " << columns << '\n' << row << '\n';
  }
  std::string row(50001, '.');
  in << "3 " << row.size() << '\n' << row << '\n' << row << '\n';
  row[1000] = 'K';
  in << row << '\n';
  out << "Case #1: daizhenyang lose\nCase #2: daizhenyang win\nCase #3: daizhenyang lose\n";
}

// Writes a game of rabbit and egg, in which each move slides a piece into the empty cell, and no
// cell becomes empty twice. Along a path through the whole board, whose number of cells is odd, one
// cell after another becomes empty. Before each move of the rabbit, the cells that have not been
// empty form a path, which can be divided into pairs of neighboring cells. If the rabbit empties a
// cell of a pair, the egg can empty the other cell of the pair. So the egg can always win, and the
// rabbit never has a win to give away. The expected output, the number of such mistakes, is 0.
void noi2011_rabbit_egg(std::ostream& in, std::ostream& out) {
  const int rows = 1001, columns = 999;
  in << rows << ' ' << columns << '\n';
  for (int r = 0; r < rows; ++r) {
    std::string row(columns, 'X');
    for (int c = 0; c < columns; ++c) {
      if ((r + c) % 2 == 1) row[c] = 'O';
    }
    if (r == 0) row[0] = '.';
    in << row << '\n';
  }
  in << rows * columns / 2 << '\n';
  for (int i = 1; i < rows * columns; ++i) {
    const int r = i / columns, c = r % 2 == 0 ? i % columns : columns - 1 - i % columns;
    in << r + 1 << ' ' << c + 1 << '\n';
  }
  out << "0\n";
}

void write_chain(int n, std::ostream& in) {
  for (int v = 1; v < n; ++v) in << v << ' ' << v + 1 << '\n';
}

// Writes a path with an odd number of nodes. For each of the first, third, fifth, ... nodes of the
// path, some maximum matching exposes that node, so the player to move loses from that node.
void cf1970c_game_on_tree(std::ostream& in, std::ostream& out) {
  const int n = 1000001;
  in << n << " 4\n";
  write_chain(n, in);
  in << "1\n2\n500001\n1000001\n";
  out << "Hermione\nRon\nHermione\nHermione\n";
}

// Writes a path whose root is an end of the path, so that of any two nodes, one is an ancestor of
// the other.
void seerc2019_game_on_a_tree(std::ostream& in, std::ostream& out) {
  const int n = 1000001;
  in << n << '\n';
  write_chain(n, in);
  out << "Alice\n";
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4) return 2;
  const std::string problem = argv[1];
  std::ofstream in(argv[2], std::ios::binary), out(argv[3], std::ios::binary);
  if (problem == "jsoi2009_game") {
    jsoi2009_game(in, out);
  } else if (problem == "hdu3446_chess") {
    hdu3446_chess(in, out);
  } else if (problem == "noi2011_rabbit_egg") {
    noi2011_rabbit_egg(in, out);
  } else if (problem == "cf1970c_game_on_tree") {
    cf1970c_game_on_tree(in, out);
  } else if (problem == "seerc2019_game_on_a_tree") {
    seerc2019_game_on_a_tree(in, out);
  } else {
    return 2;
  }
  return in.flush() && out.flush() ? 0 : 1;
}
