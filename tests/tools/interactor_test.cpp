// SPDX-License-Identifier: CC0-1.0
//
// Tests the duel for interactive problems on every system. The programs and the interactors are
// this program, whose first argument names what it plays. No check depends on the speed of the
// machine.
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <future>
#include <iostream>
#include <iterator>
#include <map>
#include <numeric>
#include <random>
#include <sstream>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "check.hpp"
#include "instances/problems.hpp"
#include "matching_games/board.hpp"
#include "matching_games/game.hpp"
#include "tools/duel/referee.hpp"
#include "tools/duel/source.hpp"
#include "tools/files.hpp"
#include "tools/folder.hpp"

namespace {

using Words = std::vector<std::string>;

const std::string kSelf = '"' + std::string(BIN_DIR "/tests/tests_tools") + "\" tools/interactor ";

// ---- The programs and interactors. Each returns its exit status. The first word is "judge" for
// the interactor, which gets the names of two files as well.

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
    if (step[0] == '+') std::cout << step.substr(1) << ' ' << std::flush;
    if (step == "buffer") std::cout << "1\n";
    if (step == "read") next<std::string>();
    if (step == "files") std::cerr << folder::read(steps[2]) << folder::read(steps[3]);
    while (step == "drain" && std::cin.get() != EOF) {
    }
    if (step == "close") std::fclose(stdout);
    if (step == "crash") std::abort();
    if (step == "child") folder::shell(kSelf + "act loop");
    if (step == "memory") std::cerr << std::vector<char>(200 << 20, 'x')[next<unsigned char>()];
    while (step == "hang") std::this_thread::sleep_for(std::chrono::hours(1));
    for (volatile int zero = 0; step == "loop" && zero == 0;) {
    }
    for (int i = 0; step == "flood" && i < 100 << 10; ++i)
      std::puts(std::string(1023, 'x').c_str());
  }
  return 0;
}

int guess(const Words& words) {
  if (words[0] == "judge") {
    const int secret = std::stoi(folder::read(words[1]));
    std::cout << 2000000000 << std::endl;
    for (int i = 0; i < 31; ++i) {
      const int number = next<int>();
      std::cout << (number < secret ? '>' : number > secret ? '<' : '=') << std::endl;
      std::ofstream(words[2]) << i << " guesses";
      if (number == secret) return 0;
    }
    return refuse("too many guesses");
  }
  int low = 1, high = next<int>();
  for (char answer = 0; answer != '=' && std::cin;) {
    const int middle = low + (high - low) / 2;
    std::cout << middle << std::endl;
    answer = next<char>();
    (answer == '<' ? high : low) = answer == '<' ? middle - 1 : middle + (words[0] == "right");
  }
  return 0;
}

// The interactor lets the program begin on a cell from which it can win.
int geography(const Words& words) {
  using Game = matching_games::Game<matching_games::Board>;
  const bool is_judge = words[0] == "judge";
  std::stringstream copy(is_judge ? folder::read(words[1]) : "");
  if (is_judge) std::cout << copy.str();
  std::istream& in = is_judge ? copy : std::cin;
  int rows = 0, columns = 0, v = 0;
  in >> rows >> columns;
  matching_games::Board board(columns, matching_games::steps());
  for (std::string row; rows-- > 0 && in >> row;) board.add_row(row);
  if (!is_judge) v = next<int>();
  while (is_judge && v < board.size() && !(board.contains(v) && Game(board, v).wins())) ++v;
  if (is_judge) std::cout << v << std::endl;
  if (v == board.size()) return 0;
  Game game(board, v);
  for (bool moves = !is_judge;; moves = !moves) {
    const std::vector<int> all = game.moves();
    if (all.empty()) return is_judge && !moves ? refuse("you cannot move") : 0;
    v = !moves ? next<int>() : game.wins() ? game.winning_move() : all[0];
    if (moves && words[0] == "wrong" && all.size() > 2) v = all.back();
    if (moves) std::cout << v << std::endl;
    if (std::find(all.begin(), all.end(), v) == all.end()) return refuse("no such move");
    game.play(v);
  }
}

// Plays the Zigzag Game (Codeforces 1147 F) on a complete bipartite graph whose edges have
// different weights. Alice chooses a vertex and whether the weights of her moves rise: then each of
// them is greater than that of the move before, and those of Bob's moves are less. The token never
// returns to a vertex. Bob begins, and the player who cannot move loses. The words are "make", a
// seed and n; or "judge" for Alice; or "right" or "wrong" for Bob.
int zigzag(const Words& words) {
  const bool is_alice = words[0] == "judge";
  std::stringstream copy(is_alice ? folder::read(words[1]) : "");
  std::istream& in = is_alice ? copy : std::cin;
  int n = words[0] == "make" ? std::stoi(words[2]) : 0, sign = 1, token = 0, last = 0;
  if (words[0] == "make") {
    std::vector<int> list(n * n);
    std::iota(list.begin(), list.end(), 1);
    std::shuffle(list.begin(), list.end(), std::mt19937(std::stoul(words[1])));
    std::cout << n;
    for (int i = 0; i < n * n; ++i) std::cout << (i % n == 0 ? '\n' : ' ') << list[i];
    return 0;
  }
  in >> n;
  std::vector<std::vector<int>> weight(2 * n, std::vector<int>(2 * n));
  for (int v = 0; v < n; ++v) {
    for (int w = n; w < 2 * n; ++w) in >> weight[v][w], weight[w][v] = weight[v][w];
  }
  if (is_alice) {
    std::vector<bool> visited(2 * n);
    sign = weight[0][n] % 2 == 0 ? 1 : -1;  // 1: the weights of Alice's moves rise
    visited[token = weight[n - 1][n] % (2 * n)] = true;
    std::cout << copy.str() << '\n' << sign << ' ' << token << std::endl;
    for (bool is_bob = true;; is_bob = !is_bob) {
      const int rises = is_bob ? -sign : sign;
      std::vector<int> all;
      for (int v = 0; v < 2 * n; ++v) {
        const bool is_zigzag = last == 0 || rises * weight[token][v] > rises * last;
        if (!visited[v] && weight[token][v] > 0 && is_zigzag) all.push_back(v);
      }
      if (!is_bob && all.empty()) return 0;
      const int v = is_bob ? next<int>() : all[last % all.size()];
      if (std::find(all.begin(), all.end(), v) == all.end()) return refuse("Bob cannot move");
      if (!is_bob) std::cout << v << std::endl;
      last = weight[token][v];
      visited[token = v] = true;
    }
  }
  // Bob moves along a stable matching, in which the vertices of the side of the start prefer small
  // weights if those of Alice rise, and the other vertices prefer large weights. If Alice moves
  // from w to v, w prefers v to its mate. So v prefers its mate to w, and Bob can move there.
  std::cin >> sign >> token;
  std::vector<int> mate(2 * n, -1);
  const int own = token < n ? 0 : n, other = n - own;
  for (int i = own; i < own + n; ++i) {
    for (int v = i; v >= 0;) {
      int best = -1;
      for (int w = other; w < other + n; ++w) {
        if (weight[v][w] > 0 && (best < 0 || sign * weight[v][w] < sign * weight[v][best]))
          best = w;
      }
      int rival = mate[best];
      const bool is_larger = rival >= 0 && sign * weight[best][v] > sign * weight[best][rival];
      if (rival >= 0 && is_larger != (words[0] == "right")) std::swap(v, rival);
      mate[mate[best] = v] = best;
      if (rival >= 0) weight[rival][best] = 0;  // refused
      v = rival;
    }
  }
  for (; std::cin; std::cin >> token) std::cout << mate[token] << std::endl;
  return 0;
}

// ---- The tests

duel::Run talk(const std::string& judge, const std::string& program, const duel::Limits& limits,
               const std::string& input = "1\n") {
  std::istringstream words(program);
  Words command = {BIN_DIR "/tests/tests_tools", "tools/interactor"};
  for (std::string word; words >> word;) command.push_back(word);
  return duel::interactor_program(kSelf + judge)(command, input, limits);
}

// Each row has the steps of the interactor, those of the program, and the verdict.
void test_verdicts() {
  const std::string wrong = "wrong answer: ", why = "the interactor says 'why'",
                    silent = "the interactor gives no reason", crash = "crash: exit status 7",
                    failed = "' failed: ", ends = "the program ends before the interactor did",
                    closes = "the program closes its output before the interactor ended",
                    output = "output limit exceeded: more than 1 MB of output",
                    goes_on = "the program goes on after the interactor ended";
  const std::string rows[][3] = {
      {"read 0", "=1", ""},
      {"0", "", ""},
      {"read =2 0", "=1", ""},  // both know that the dialogue is over
      {"read !first !why 1", "=1", wrong + why},
      {"!why 1", "loop", wrong + why},
      {"read 2", "=1", wrong + "bad format: " + silent},
      {"read !why 8", "=1", wrong + "bad format: " + why},
      {"read !why 3", "=1", failed + "crash: exit status 3 why"},
      {"crash", "read 7", failed + "crash: "},
      {"flood", "drain", failed + output},
      {"read hang", "=1", failed + "the interactor goes on after the program ended"},
      {"=2 hang", "read", wrong + ends},
      {"=2 read !why 1", "read", wrong + why},
      {"=2 read !why 1", "7", crash + "; " + why},
      {"read 0", "=1 7", crash},
      {"0", "hang", goes_on},
      {"0", "flood", goes_on},
      {"drain hang", "flood", output},
      {"=2 drain 1", "read close hang", wrong + closes},
      {"=2 drain hang", "read close hang", wrong + closes},
      {"read", "buffer read", "both wait for the other: did you flush the output?"},
      {"hang", "flood", "the interactor does not read what the program writes"},
      {"flood", "hang", "the program does not read what the interactor writes"}};
  // Wine starts programs too slowly for many at once.
  const auto policy = folder::has_posix_shell ? std::launch::async : std::launch::deferred;
  std::vector<std::future<std::string>> found;
  for (const auto& row : rows) {
    found.push_back(std::async(policy, [&row] {
      try {
        return talk("act " + row[0], "act " + row[1], {1000, 0, 1 << 20}).what;
      } catch (const std::runtime_error& error) {
        return std::string(error.what());
      }
    }));
  }
  for (std::size_t i = 0; i < found.size(); ++i) {
    const std::string text = found[i].get(), &expected = rows[i][2];
    const std::size_t at = expected.substr(0, 2) == "' " ? text.find("' failed: ") : 0;
    const bool is_right =
        expected.empty() ? text.empty() : at < text.size() && text.find(expected, at) == at;
    check::report(is_right, __FILE__, __LINE__, rows[i][0] + " | " + rows[i][1] + " | " + text);
  }
  // Only the program has these limits. That of time counts the time of the processor.
  const duel::Limits limits = {0.1, 0, 1 << 20};
  for (const char* step : {"loop", "child"}) {
    if (step[0] == 'c' && !folder::can_run("the time of a child")) continue;  // Wine lacks it
    CHECK_EQ(talk("act read", std::string("act ") + step, limits).what,
             "time limit exceeded: not done after 0.1 s");
  }
#ifndef MATCHING_GAMES_SANITIZE
  CHECK_EQ(talk("act =1 read", "act memory", {1000, 100 << 20, 1 << 20}).what,
           "memory limit exceeded: more than 100 MB of memory");
#endif
  CHECK_EQ(talk("act =1 read =2 read 0", "act read buffer +3 read =4", limits).dialogue,
           "< 1\n> 1\n> 3 \n< 2\n> 4\n");
}

// The right programs win each game, and the wrong ones are found.
void test_games() {
  const duel::FormatSource source(instances::problem("jsoi2009_game"), {}, 1);
  for (std::uint64_t i = 0; i < (folder::has_posix_shell ? 200 : 20); ++i) {
    CHECK_EQ(talk("geography judge", "geography right", {9, 0, 1 << 20}, source.make(i)->text).what,
             "");
  }
  const auto quoted = [](const std::string& role) {
    std::string line = " \"";
    for (const char c : kSelf + role) line += c == '"' ? "\\\"" : std::string(1, c);
    return line + '"';
  };
  const std::string like = "--like jsoi2009_game --rows 4 --columns 4",
                    numbers = "--generator echo", make = "--generator" + quoted("zigzag make"),
                    right = "no difference in ",
                    checker = numbers + " --checker" + quoted("act files 1"),
                    wrong = "duel: wrong answer: the interactor says '";
  const struct {
    std::string options, game, program, text;
  } rows[] = {{numbers + " --time 0.1", "guess", "right", right},
              {make + " --time 0.5", "zigzag", "right", right},
              {make, "zigzag", "wrong", wrong + "Bob cannot move'\n"},
              {like, "geography", "wrong", wrong + "you cannot move'\nFound after "},
              {checker, "guess", "right", "duel: wrong answer: the checker says '"},
              {numbers, "guess", "wrong", wrong + "too many guesses'\n"}};
  folder::Result last;
  for (const auto& row : rows) {
    last = folder::run("\"" BIN_DIR "/duel\" --time 1000 " + row.options + " --interactor" +
                       quoted(row.game + " judge") + " -- " + kSelf + row.game + ' ' + row.program);
    CHECK_EQ(last.status, row.text == right ? 0 : 1);
    check::report(folder::contains(last.out, row.text), __FILE__, __LINE__, last.out + last.err);
  }
  const std::string log = folder::read("duel-fail-4.log"), begin = "< 2000000000\n> 1000000000\n< ";
  CHECK_EQ(log.substr(0, begin.size()), begin);
  CHECK(std::count(log.begin(), log.end(), '\n') >= 63);
  const std::size_t at = last.out.find("by your program)\n  ...\n  > ");
  const std::size_t end = last.out.find("Saved: duel-fail-4.in, duel-fail-4.log\n", at);
  CHECK(at < end && end < last.out.size());
  CHECK_EQ(std::count(last.out.begin() + at, last.out.begin() + end, '\n'), 21);
}

}  // namespace

int main(int argc, char** argv) {
  Words words = tools::arguments_of(argc, argv);
  words.erase(words.begin(), std::find(words.begin(), words.end(), "tools/interactor") + 1);
  const std::map<std::string, int (*)(const Words&)> roles = {
      {"act", act}, {"geography", geography}, {"guess", guess}, {"zigzag", zigzag}};
  if (folder::is_child()) {
    const auto role = words.empty() ? roles.end() : roles.find(words[0]);
    return role == roles.end() ? 99 : role->second({words.begin() + 1, words.end()});
  }
  const folder::Folder folder({});
  test_verdicts();
  test_games();
  return check::result();
}
