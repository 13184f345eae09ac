// SPDX-License-Identifier: CC0-1.0
#define main solver_main
#include "problems/noi2011_rabbit_egg.cpp"
#undef main

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "instances/random.hpp"
#include "problems/brute_force.hpp"

namespace {

using instances::Random;

// The game by its own rules: pieces slide. Nothing here knows of graphs.
struct Position {
  int rows, columns, blank;
  std::string cells;  // row by row

  // The pieces of this color that can slide into the blank.
  std::vector<int> moves(char color) const {
    std::vector<int> result;
    const int r = blank / columns, c = blank % columns;
    if (r > 0 && cells[blank - columns] == color) result.push_back(blank - columns);
    if (c > 0 && cells[blank - 1] == color) result.push_back(blank - 1);
    if (c + 1 < columns && cells[blank + 1] == color) result.push_back(blank + 1);
    if (r + 1 < rows && cells[blank + columns] == color) result.push_back(blank + columns);
    return result;
  }

  Position after(int piece) const {
    Position next = *this;
    std::swap(next.cells[piece], next.cells[blank]);
    next.blank = piece;
    return next;
  }
};

std::map<std::pair<std::string, char>, bool> known;

bool mover_wins(const Position& position, char color) {
  const auto key = std::make_pair(position.cells, color);
  const auto found = known.find(key);
  if (found != known.end()) return found->second;
  bool wins = false;
  for (const int piece : position.moves(color)) {
    if (!mover_wins(position.after(piece), color == 'O' ? 'X' : 'O')) {
      wins = true;
      break;
    }
  }
  return known[key] = wins;
}

struct Transcript {
  Position start;
  std::vector<int> pieces;  // 2 * rounds of them
};

std::string input_of(const Transcript& transcript) {
  const Position& start = transcript.start;
  std::string text = std::to_string(start.rows) + " " + std::to_string(start.columns) + "\n";
  for (int r = 0; r < start.rows; ++r)
    text += start.cells.substr(r * start.columns, start.columns) + "\n";
  text += std::to_string(transcript.pieces.size() / 2) + "\n";
  for (const int piece : transcript.pieces) {
    text += std::to_string(piece / start.columns + 1) + " " +
            std::to_string(piece % start.columns + 1) + "\n";
  }
  return text;
}

void test_transcript(const Transcript& transcript) {
  Position position = transcript.start;
  std::string rounds;
  int mistakes = 0;
  for (std::size_t i = 0; i < transcript.pieces.size(); i += 2) {
    const bool could_win = mover_wins(position, 'O');
    position = position.after(transcript.pieces[i]);
    if (could_win && mover_wins(position, 'X')) {
      ++mistakes;
      rounds += std::to_string(i / 2 + 1) + "\n";
    }
    position = position.after(transcript.pieces[i + 1]);
  }
  const std::string input = input_of(transcript);
  check::equal(brute_force::answer(solve, input), std::to_string(mistakes) + "\n" + rounds,
               __FILE__, __LINE__, input.c_str());
}

// All transcripts that go on from here, whether the rabbit is stuck at their end or not.
void test_all_from(const Position& position, Transcript& transcript) {
  test_transcript(transcript);
  for (const int white : position.moves('O')) {
    const Position between = position.after(white);
    for (const int black : between.moves('X')) {
      transcript.pieces.push_back(white);
      transcript.pieces.push_back(black);
      test_all_from(between.after(black), transcript);
      transcript.pieces.resize(transcript.pieces.size() - 2);
    }
  }
}

void test_every_board(int rows, int columns) {
  const int cells = rows * columns;
  for (int blank = 0; blank < cells; ++blank) {
    for (unsigned black = 0; black < 1u << cells; ++black) {
      if ((black >> blank & 1) != 0) continue;
      Position start = {rows, columns, blank, std::string(cells, 'O')};
      for (int i = 0; i < cells; ++i) {
        if ((black >> i & 1) != 0) start.cells[i] = 'X';
      }
      start.cells[blank] = '.';
      Transcript transcript = {start, {}};
      known.clear();
      test_all_from(start, transcript);
    }
  }
}

Transcript random_transcript(Random& random, int rows, int columns, int percent) {
  const int cells = rows * columns;
  Position start = {rows, columns, random.below(cells), std::string(cells, 'O')};
  for (int i = 0; i < cells; ++i) {
    const bool chess =
        (i / columns + i % columns + start.blank / columns + start.blank % columns) % 2 == 0;
    if (random.percent(percent) ? chess : random.percent(50)) start.cells[i] = 'X';
  }
  start.cells[start.blank] = '.';
  Transcript transcript = {start, {}};
  for (Position position = start;;) {
    const std::vector<int> white = position.moves('O');
    if (white.empty()) return transcript;
    const int first = white[random.below(static_cast<int>(white.size()))];
    const Position between = position.after(first);
    const std::vector<int> black = between.moves('X');
    if (black.empty()) return transcript;
    const int second = black[random.below(static_cast<int>(black.size()))];
    transcript.pieces.push_back(first);
    transcript.pieces.push_back(second);
    position = between.after(second);
  }
}

void test_random_boards() {
  Random random(2011);
  for (int repetition = 0; repetition < 1500; ++repetition) {
    known.clear();
    test_transcript(
        random_transcript(random, 1 + random.below(5), 1 + random.below(5), random.below(100)));
  }
}

void test_bad_input() {
  const struct {
    std::string input;
    const char* message;
  } cases[] = {
      {"", "line 1: expected the number of rows from 1 to 2147483647, found the end of the input"},
      {"1 2\nXO\n0\n", "line 2: expected one '.' on the board, found none"},
      {"1 3\n.O.\n0\n", "line 2: expected one '.' on the board, found a second one in column 3"},
      {"1 2\n.#\n0\n", "line 2: expected 'X', 'O' or '.', found '#' in column 2"},
      {"1 2\n.O\n",
       "line 3: expected the number of rounds from 0 to 0, found the end of the input"},
      {"1 3\n.OX\n-1\n", "line 3: expected the number of rounds from 0 to 1, found '-1'"},
      {"1 3\n.OX\n2\n", "line 3: expected the number of rounds from 0 to 1, found '2'"},
      {"1 3\n.OX\n1\n1 2\n",
       "line 5: expected the row of a piece from 1 to 1, found the end of the input"},
      {"1 3\n.OX\n1\n1\n",
       "line 5: expected the column of a piece from 1 to 3, found the end of the input"},
      {"1 3\n.OX\n1\n1 4\n1 3\n", "line 4: expected the column of a piece from 1 to 3, found '4'"},
      {"1 3\n.OX\n1\n0 2\n1 3\n", "line 4: expected the row of a piece from 1 to 1, found '0'"},
      {"1 3\n.OX\n1\n1 2\n1 b\n", "line 5: expected the column of a piece from 1 to 3, found 'b'"},
      {"1 3\n.XO\n1\n1 2\n1 3\n",
       "line 4: expected a white piece next to the blank at (1, 1), found the black one at (1, 2)"},
      {"1 3\n.OX\n1\n1 1\n1 3\n",
       "line 4: expected a white piece next to the blank at (1, 1), found the blank at (1, 1)"},
      {"1 3\n.XO\n1\n1 3\n1 2\n",
       "line 4: expected a white piece next to the blank at (1, 1), found the white one at (1, 3)"},
      {"1 3\n.OO\n1\n1 2\n1 3\n",
       "line 5: expected a black piece next to the blank at (1, 2), found the white one at (1, 3)"},
      {"2 3\n.OX\nXOX\n1\n1 2\n1 1\n",
       "line 6: expected a black piece next to the blank at (1, 2), found the white one at (1, 1)"},
      {std::string("1 3\n.O\0\n0\n", 10),
       "line 2: expected 'X', 'O' or '.', found '\\x00' in column 3"},
  };
  for (const auto& c : cases) CHECK_EQ(brute_force::error(solve, c.input), c.message);
}

}  // namespace

int main() {
  for (int rows = 1; rows <= 3; ++rows) {
    for (int columns = 1; columns <= 3; ++columns) test_every_board(rows, columns);
  }
  test_every_board(1, 8);
  test_random_boards();
  test_bad_input();
  return check::result();
}
