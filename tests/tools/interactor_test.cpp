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
#include <set>
#include <sstream>
#include <string>
#include <utility>
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

int refuse(const std::string& why) {
  std::cerr << why << '\n';
  return 1;
}

// Guesses a number. The interactor prints 1 if the number is greater than the guess, -1 if it is
// less, and 0 if it is the guess.
int guess(const Words& words) {
  const bool is_judge = words[1] == "judge";
  const int secret = is_judge ? std::stoi(folder::read(words[2])) : 0;
  for (int i = 1, low = 1, high = 2000000000; i <= 50; ++i) {
    const int middle = low + (high - low) / 2, number = is_judge ? next() : middle;
    if (is_judge) std::ofstream(words[3]) << i << " guesses";
    if (!is_judge) std::cout << number << std::endl;
    const int hint = is_judge ? (number < secret) - (number > secret) : next();
    if (is_judge) std::cout << hint << std::endl;
    if (hint == 0) return 0;
    (hint < 0 ? high : low) = hint < 0 ? middle - 1 : middle + (words[1] == "right");
  }
  return is_judge ? refuse("too many guesses") : 0;
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

// The Zigzag Game (Codeforces 1147 F) on a complete bipartite graph whose edges have different
// weights. The weight of each move of Alice is greater than that of the move before, and the weight
// of each move of Bob is less. (If Alice has chosen the reverse, all weights are negated.) The
// token never returns to a vertex. Bob begins, and the player who cannot move loses.
class Zigzag {
 public:
  // Bob moves along a stable matching. The vertices of the side of the start prefer small weights,
  // and the others prefer large weights. If Alice moves from w to v, w prefers v to its mate. So v
  // prefers its mate to w, and Bob can move there.
  explicit Zigzag(std::istream& in) {
    int seed = 0, n = 0;
    in >> seed >> n;
    std::vector<int> list(n * n);
    std::iota(list.begin(), list.end(), seed % 2 == 0 ? 1 : -n * n);
    std::shuffle(list.begin(), list.end(), std::mt19937(seed));
    token_ = seed % (2 * n);
    mate_.resize(2 * n, -1);
    weight_.resize(2 * n, std::vector<int>(2 * n));
    std::vector<std::set<std::pair<int, int>>> wishes(2 * n);
    for (int i = 0; i < n * n; ++i) {
      const int v = i / n, w = n + i % n, x = weight_[v][w] = weight_[w][v] = list[i];
      wishes[v].emplace(x, w), wishes[w].emplace(x, v);
    }
    for (int i = 0; i < n; ++i) {
      for (int v = token_ / n * n + i, rival = 0; v >= 0; v = rival) {
        const int w = wishes[v].begin()->second;
        wishes[v].erase(wishes[v].begin());
        rival = mate_[w];
        if (rival >= 0 && weight_[w][v] < weight_[w][rival]) std::swap(v, rival);
        mate_[mate_[w] = v] = w;
      }
    }
  }

  bool wins() const { return is_bob_; }
  int winning_move() const { return mate_[token_]; }

  std::vector<int> moves() const {
    std::vector<int> result;
    for (int v = 0; v < static_cast<int>(mate_.size()); ++v) {
      const int x = weight_[token_][v];
      if (x != 0 && (last_ == 0 || (x < last_) == is_bob_)) result.push_back(v);
    }
    return result;
  }

  void play(int v) {
    last_ = weight_[token_][v];
    for (std::vector<int>& row : weight_) row[token_] = 0;
    token_ = v;
    is_bob_ = !is_bob_;
  }

 private:
  int token_, last_ = 0;
  bool is_bob_ = true;
  std::vector<int> mate_;
  std::vector<std::vector<int>> weight_;  // 0 if v is no neighbor or visited
};

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
              {numbers + files, "zigzag", "right", right},
              {like + boards, "geography", "right", right},
              {numbers, "zigzag", "wrong", says + "you cannot move'\n"},
              {like, "geography", "wrong", says + "you cannot move'\n", "\nMade smaller "},
              {numbers + " --checker \"" + kSelf + "check\"", "guess", "right",
               wrong + "checker says '", " guesses'\n"},
              {numbers, "guess", "wrong", says + "too many guesses'\n",
               end + "Saved: duel-fail-4.in, duel-fail-4.log\n"}};
  for (const auto& row : rows) {
    const folder::Result result =
        folder::run("\"" BIN_DIR "/duel\" --time 1000 " + row.options + " --interactor \"" + kSelf +
                    row.game + " judge\" -- " + kSelf + row.game + ' ' + row.program);
    CHECK_EQ(result.status, row.text == right ? 0 : 1);
    check::report(folder::contains(result.out, row.text) && folder::contains(result.out, row.more),
                  __FILE__, __LINE__, result.out + result.err);
  }
  const std::string log = folder::read("duel-fail-4.log"), begin = "> 1000000000\n< -1\n> ";
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
  if (role == "zigzag") return play(words, [](std::istream& in) { return Zigzag(in); });
  if (role == "check") return refuse(folder::read(words[2]) + folder::read(words[3]));
  if (folder::is_child()) return 99;
  const folder::Folder folder({});
  test_games();
  return check::result();
}
