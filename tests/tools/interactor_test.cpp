// SPDX-License-Identifier: CC0-1.0
//
// Tests the duel for interactive problems on every system. The programs and the interactors are
// this program, whose first argument names what it plays. No check depends on the speed of the
// machine.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <filesystem>
#include <fstream>
#include <future>
#include <iostream>
#include <numeric>
#include <random>
#include <set>
#include <sstream>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "check.hpp"
#include "matching_games/board.hpp"
#include "matching_games/game.hpp"
#include "tools/duel/referee.hpp"
#include "tools/files.hpp"
#include "tools/folder.hpp"

namespace {

using Words = std::vector<std::string>;

// The command of this program in the working directory of the tests.
const std::string kSelf =
    std::filesystem::path("../tests_tools").make_preferred().string() + " tools/interactor ";

// ---- The programs and interactors. Each returns its exit status. In a game, the first word is
// "judge" for the interactor, which gets the names of two files as well, or "right" or "wrong".

// Ends an interactor that refuses the program.
int refuse(const std::string& why) {
  std::cerr << "first line\n" << why << "\n";
  return 1;
}

template <class Value>
Value next() {
  Value value = Value();
  std::cin >> value;
  return value;
}

// Does step after step. Words that are no steps are without effect.
int act(const Words& steps) {
  std::cin.tie(nullptr);  // reading must not flush the output
  for (const std::string& step : steps) {
    if (step[0] >= '0' && step[0] <= '9') return std::stoi(step);
    if (step[0] == '!') std::cerr << step.substr(1) << '\n';
    if (step[0] == '=') std::cout << step.substr(1) << std::endl;
    if (step == "buffer") std::cout << "1\n";
    if (step == "read") next<std::string>();
    if (step == "files") std::cerr << folder::read(steps[3]) << folder::read(steps[4]);
    if (step == "drain") std::cin.ignore(1 << 30);
    if (step == "close") std::fclose(stdout);
    if (step == "crash") std::abort();
    if (step == "memory") std::cerr << std::vector<char>(200 << 20, 'x')[next<unsigned char>()];
    while ((std::clock() < CLOCKS_PER_SEC / 3 && step == "work") || step == "loop") continue;
    while (step == "hang") std::this_thread::sleep_for(std::chrono::hours(1));
    for (int i = 0; step == "flood" && i < 100 << 20; i += 1024)
      std::puts(std::string(1023, 'x').c_str());
  }
  return 0;
}

int guess(const Words& words) {
  const bool is_judge = words[0] == "judge";
  const int secret = is_judge ? std::stoi(folder::read(words[1])) : 0;
  int low = 1, high = 2000000000;
  for (int i = 1; i <= 31; ++i) {
    const int middle = low + (high - low) / 2, number = is_judge ? next<int>() : middle;
    if (is_judge) std::ofstream(words[2]) << i << " guesses";
    if (!is_judge) std::cout << middle << std::endl;
    const char hint = !is_judge ? next<char>() : "=<>"[(number > secret) + 2 * (number < secret)];
    if (is_judge) std::cout << hint << std::endl;
    if (hint == '=') return 0;
    (hint == '<' ? high : low) = hint == '<' ? middle - 1 : middle + (words[0] == "right");
  }
  return is_judge ? refuse("too many guesses") : 0;
}

// Plays a game that the interactor and the program read. The program is the player who can win.
template <class Read>
int play(const Words& words, const Read& read) {
  const bool is_judge = words[0] == "judge";
  std::stringstream file(is_judge ? folder::read(words[1]) : "");
  if (is_judge) std::cout << file.str() << std::endl;
  auto game = read(is_judge ? file : std::cin);
  for (bool moves = game.wins() != is_judge;; moves = !moves) {
    const std::vector<int> all = game.moves();
    if (all.empty()) return is_judge && !moves ? refuse("you cannot move") : 0;
    const bool is_wrong = words[0] == "wrong" && all.size() > 2;
    int v = game.wins() && !is_wrong ? game.winning_move() : all[all.size() / 2];
    if (moves) std::cout << v << std::endl;
    if (!moves) v = next<int>();
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

const duel::Limits kLimits = {1000, 0, 1 << 20}, kShort = {0.1, 0, 1 << 20},
                   kSmall = {1000, 100 << 20, 1 << 20}, kMuch = {1000, 0, 200 << 20};

duel::Run talk(const std::string& judge, const std::string& program, const duel::Limits& limits) {
  std::istringstream words(kSelf + "act " + program);
  Words command;
  for (std::string word; words >> word;) command.push_back(word);
  try {
    return duel::interactor_program(kSelf + "act " + judge)(command, "1\n", limits);
  } catch (const std::exception& error) {
    return {duel::Flaw::stopped, error.what()};
  }
}

void test_verdicts() {
  const std::string wrong = "wrong answer: ", why = "the interactor says 'why'",
                    ends = wrong + "the program ends before the interactor did",
                    closes = wrong + "the program closes its output before the interactor ended",
                    crash = "crash: exit status 7", failed = "failed: crash: ",
                    output = "output limit exceeded: more than 1 MB of output",
                    goes_on = "the program goes on after the interactor ended";
  const struct {
    std::string judge, program, verdict;
    duel::Limits limits = kLimits;
  } rows[] = {{"read 0", "=1", ""},
              {"read =2 0", "=1", ""},  // both know that the dialogue is over
              {"work =1 0", "read", "", kShort},
              {"drain 0", "flood", "", kMuch},
              {"read !first !why 1", "=1", wrong + why},
              {"!why 1", "loop", wrong + why},
              {"read 2", "=1", wrong + "bad format: the interactor gives no reason"},
              {"read !why 8", "=1", wrong + "bad format: " + why},
              {"read !why 3", "=1", failed + "exit status 3 why"},
              {"crash", "read 7", failed},
              {"read hang", "=1", "failed: the interactor goes on after the program ended"},
              {"read hang", "0", ends},
              {"flood", "0", ends},
              {"=2 drain 1", "read close hang", closes},
              {"=2 drain hang", "read close hang", closes},
              {"=2 read !why 1", "7", crash},
              {"read 0", "=1 7", crash},
              {"0", "hang", goes_on},
              {"0", "flood", goes_on},
              {"read", "buffer read", "both wait for the other: did you flush the output?"},
              {"hang", "flood", "the interactor does not read what the program writes"},
              {"flood", "hang", "the program does not read what the interactor writes"},
              {"drain hang", "flood", "output limit exceeded: more than 1 MB of output"},
              {"read", "loop", "time limit exceeded: not done after 0.1 s", kShort},
#ifndef MATCHING_GAMES_SANITIZE
              {"=1 read", "memory", "memory limit exceeded: more than 100 MB of memory", kSmall}
#endif
  };
  // Wine starts programs too slowly for many at once.
  const auto policy = folder::has_posix_shell ? std::launch::async : std::launch::deferred;
  std::vector<std::future<duel::Run>> runs;
  for (const auto& row : rows)
    runs.push_back(std::async(policy, talk, row.judge, row.program, row.limits));
  for (std::size_t i = 0; i < runs.size(); ++i) {
    const std::string what = runs[i].get().what, &verdict = rows[i].verdict;
    const std::size_t at = verdict.empty() ? what.size() : what.find(verdict);
    check::report(at == 0 || what.find("failed: ") == at, __FILE__, __LINE__,
                  rows[i].judge + " | " + rows[i].program + " | " + what);
  }
  CHECK_EQ(talk("=1 read =2 read 0", "read buffer =3 read =4", kLimits).dialogue,
           "< 1\n> 1\n> 3\n< 2\n> 4\n");
}

// The right programs win each game, and the wrong ones are found.
void test_games() {
  const std::string numbers = "--generator echo", like = "--like jsoi2009_game --columns 4",
                    right = "no difference in ", wrong = "duel: wrong answer: the ",
                    says = wrong + "interactor says '";
  const struct {
    std::string options, game, program, text, more = "";
  } rows[] = {{numbers + " --time 0.1", "guess", "right", right},
              {numbers + " --time 0.5", "zigzag", "right", right},
              {like + " --time 0.5", "geography", "right", right},
              {numbers, "zigzag", "wrong", says + "you cannot move'\n"},
              {like, "geography", "wrong", says + "you cannot move'\n", "\nMade smaller "},
              {numbers + " --checker \"" + kSelf + "act files 1\"", "guess", "right",
               wrong + "checker says '", " guesses'\n"},
              {numbers, "guess", "wrong", says + "too many guesses'\n"}};
  folder::Result last;
  for (const auto& row : rows) {
    last = folder::run("\"" BIN_DIR "/duel\" --time 1000 " + row.options + " --interactor \"" +
                       kSelf + row.game + " judge\" -- " + kSelf + row.game + ' ' + row.program);
    CHECK_EQ(last.status, row.text == right ? 0 : 1);
    check::report(folder::contains(last.out, row.text) && folder::contains(last.out, row.more),
                  __FILE__, __LINE__, last.out + last.err);
  }
  const std::string log = folder::read("duel-fail-4.log"), begin = "> 1000000000\n< <\n> ";
  CHECK_EQ(log.substr(0, begin.size()), begin);
  CHECK_EQ(std::count(log.begin(), log.end(), '\n'), 62);
  const std::size_t at = last.out.find("by your program)\n  ...\n  < "),
                    end = last.out.find("Saved: duel-fail-4.in, duel-fail-4.log\n", at);
  CHECK(at < end && end < last.out.size());
  CHECK_EQ(std::count(last.out.begin() + at, last.out.begin() + end, '\n'), 21);
}

}  // namespace

int main(int argc, char** argv) {
  Words words = tools::arguments_of(argc, argv);
  words.erase(words.begin(), std::find(words.begin(), words.end(), "tools/interactor") + 1);
  if (folder::is_child()) {
    const std::string game = words.empty() ? "" : words[0];
    words.erase(words.begin(), words.begin() + !words.empty());
    return game == "act"         ? act(words)
           : game == "guess"     ? guess(words)
           : game == "geography" ? play(words, geography)
           : game == "zigzag"    ? play(words, [](std::istream& in) { return Zigzag(in); })
                                 : 99;
  }
  const folder::Folder folder({});
  test_verdicts();
  test_games();
  return check::result();
}
