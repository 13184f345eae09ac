// SPDX-License-Identifier: CC0-1.0
//
// Tests the duel on every system with programs and interactors that play games. They are this
// program, whose first argument names the game.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <numeric>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "check.hpp"
#include "matching_games/board.hpp"
#include "matching_games/game.hpp"
#include "tools/files.hpp"
#include "tools/folder.hpp"

namespace {

using Words = std::vector<std::string>;

// The command of this program in the working directory of the tests.
const std::string kSelf =
    std::filesystem::path("../tests_tools").make_preferred().string() + " tools/interactor ";

// ---- The programs and interactors. Each returns its exit status. The second word is "judge" for
// an interactor, which gets the names of two files as well, and "right" or "wrong" for a program.

int next() {
  int number = 0;
  std::cin >> number;
  return number;
}

int refuse(const std::string& why, int status = 1) {
  std::cerr << why << '\n';
  return status;
}

// Guesses a number. The interactor prints 1 if the number is greater than the guess, -1 if it is
// less, and 0 if it is the guess. Its exit statuses are those of Kattis.
int guess(const Words& words) {
  const bool is_judge = words[1] == "judge";
  const int secret = is_judge ? std::stoi(folder::read(words[2])) : 0;
  for (int i = 1, low = 1, high = 2000000000; i <= 50; ++i) {
    const int middle = low + (high - low) / 2, number = is_judge ? next() : middle;
    if (is_judge) std::ofstream(words[3]) << i << " guesses";
    if (!is_judge) std::cout << number << std::endl;
    const int hint = is_judge ? (number < secret) - (number > secret) : next();
    if (is_judge) std::cout << hint << std::endl;
    if (hint == 0) return is_judge ? 42 : 0;
    (hint < 0 ? high : low) = hint < 0 ? middle - 1 : middle + (words[1] == "right");
  }
  return is_judge ? refuse("too many guesses", 43) : 0;
}

// Plays a game that the interactor and the program read. The program is the player who can win.
template <class Read>
int play(const Words& words, const Read& read) {
  const bool is_judge = words[1] == "judge";
  std::stringstream file(is_judge ? folder::read(words[2]) : "");
  if (is_judge) std::cout << file.str() << std::flush;
  auto game = read(is_judge ? file : std::cin);
  for (bool moves = game.wins() != is_judge;; moves = !moves) {
    const std::vector<int> all = game.moves();
    if (all.empty()) return is_judge && !moves ? refuse("you cannot move") : 0;
    const bool is_wrong = words[1] == "wrong" && all.size() > 2;
    const int v = !moves                     ? next()
                  : game.wins() && !is_wrong ? game.winning_move()
                                             : all[all.size() / 2];
    if (moves) std::cout << v << std::endl;
    if (std::find(all.begin(), all.end(), v) == all.end()) return refuse("no such move");
    game.play(v);
  }
}

// The start is the upper left cell of a board.
matching_games::Game<matching_games::Board> geography(std::istream& in) {
  int rows = 0, columns = 0;
  in >> rows >> columns;
  static matching_games::Board board(columns, matching_games::steps());
  for (std::string row; rows-- > 0 && in >> row;) board.add_row(row);
  board[board.vertex(0, 0)] = '.';
  return {board, board.vertex(0, 0)};
}

// Plays Alice in the Zigzag Game (Codeforces 1147 F), in all ways if n <= 4: for each start, for
// rising and falling weights, and for (n - 1)! choices of each of her moves. If n <= 3, uses 24
// matrices, which are all if n = 2.
int zigzag(const Words& words) {
  std::stringstream file(folder::read(words[2]));
  int seed = 0, n = 0, ways = 1;
  file >> seed >> n;
  for (int k = 2; k < n && k < 4; ++k) ways *= k;
  std::vector<int> list(n * n);
  std::iota(list.begin(), list.end(), 1);
  std::shuffle(list.begin(), list.end(), std::mt19937(seed));
  const int matrices = n <= 3 ? 24 : 1;
  std::cout << matrices * 4 * n * ways << '\n';
  for (int game = 0; game < matrices * 4 * n * ways; ++game) {
    if (game % (4 * n * ways) == 0) std::next_permutation(list.begin(), list.end());
    std::cout << n << '\n';
    for (const int x : list) std::cout << x << ' ';
    std::cout << std::endl;
    const int start = game / 2 % (2 * n), sign = game % 2 == 0 ? 1 : -1;
    if (std::string player; !(std::cin >> player) || player != "B") return refuse("not Bob");
    std::cout << (sign > 0 ? "I " : "D ") << start + 1 << std::endl;
    std::vector<bool> is_visited(2 * n, false);
    int token = start, last = sign * (n * n + 1);
    const auto weight = [&](int v, int w) { return list[std::min(v, w) * n + std::max(v, w) - n]; };
    const auto can_go = [&](int v, int s) {  // s is the sign of a change of the weight
      return v >= 0 && v < 2 * n && (v < n) != (token < n) && !is_visited[v] &&
             s * weight(token, v) > s * last;
    };
    for (int choice = game / (4 * n) % ways, left = n - 1;; choice /= std::max(left--, 1)) {
      is_visited[token] = true;
      const int bob = next() - 1;
      if (!can_go(bob, -sign)) return refuse("no such move");
      last = weight(token, bob);
      is_visited[token = bob] = true;
      std::vector<int> moves;
      for (int v = 0; v < 2 * n; ++v) {
        if (can_go(v, sign)) moves.push_back(v);
      }
      if (moves.empty()) break;
      const int alice = moves[choice % static_cast<int>(moves.size())];
      std::cout << alice + 1 << std::endl;
      last = weight(token, alice);
      token = alice;
    }
    std::cout << -1 << std::endl;
  }
  return 0;
}

// ---- The tests

// The right programs win each game, and the wrong ones are found.
void test_games() {
  const std::string numbers = "--generator echo", like = "--like jsoi2009_game --columns 4",
                    right = "no difference in 9 inputs", wrong = "duel: wrong answer: the ",
                    says = wrong + "interactor says '";
  std::string end = "by your program)\n  ...\n  < 1\n";
  for (int i = 0; i < 9; ++i) end += "  > 9999999\n  < 1\n";
  // Numbers of several sizes, and boards of several rows.
  std::string files = " --time 0 --input", boards = files;
  for (int i = 1; i < 10; ++i) {
    const std::string name = std::to_string(i);
    std::string board = name + " 4\n";
    for (int row = 0; row < i; ++row)
      board += row % 4 == 1 ? "#.#.\n" : row % 4 == 3 ? ".#.#\n" : "....\n";
    folder::write({{name, name + "00000000 " + name + "\n"}, {"board" + name, board}});
    files += ' ' + name, boards += " board" + name;
  }
  const struct {
    std::string options, game, program, text, more = "";
  } rows[] = {{numbers + files, "guess", "right", right},
              {like + boards, "geography", "right", right},
              {like, "geography", "wrong", says + "you cannot move'\n", "\nMade smaller "},
              {numbers + " --checker \"" + kSelf + "check\"", "guess", "right",
               wrong + "checker says '", " guesses'\n"},
              {numbers, "guess", "wrong", says + "too many guesses'\n",
               end + "Saved: duel-fail-3.in, duel-fail-3.log\n"}};
  for (const auto& row : rows) {
    const folder::Result result =
        folder::run("\"" BIN_DIR "/duel\" --time 1000 " + row.options + " --interactor \"" + kSelf +
                    row.game + " judge\" -- " + kSelf + row.game + ' ' + row.program);
    CHECK_EQ(result.status, row.text == right ? 0 : 1);
    check::report(folder::contains(result.out, row.text) && folder::contains(result.out, row.more),
                  __FILE__, __LINE__, result.out + result.err);
  }
#ifdef ZIGZAG_GAME
  const folder::Result result =
      folder::run("\"" BIN_DIR "/duel\" " + numbers + files + " --interactor \"" + kSelf +
                  "zigzag judge\" -- \"" ZIGZAG_GAME "\"");
  check::report(result.status == 0 && folder::contains(result.out, right), __FILE__, __LINE__,
                result.out + result.err);
#endif
  const std::string log = folder::read("duel-fail-3.log"), begin = "> 1000000000\n< -1\n> ";
  CHECK_EQ(log.substr(0, begin.size()), begin);
  CHECK_EQ(std::count(log.begin(), log.end(), '\n'), 100);
}

}  // namespace

int main(int argc, char** argv) {
  Words words = tools::arguments_of(argc, argv);
  words.erase(words.begin(), std::find(words.begin(), words.end(), "tools/interactor") + 1);
  const std::string role = words.empty() ? "" : words[0];
  if (role == "guess") return guess(words);
  if (role == "geography") return play(words, geography);
  if (role == "zigzag") return zigzag(words);
  if (role == "check") return refuse(folder::read(words[2]) + folder::read(words[3]));
  if (folder::is_child()) return 99;
  const folder::Folder folder({});
  test_games();
  return check::result();
}
