// SPDX-License-Identifier: CC0-1.0
//
// Tests duel::why(): its texts, and whether the claims of its texts agree with exhaustive play.
#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "instances/format.hpp"
#include "instances/problems.hpp"
#include "oracle.hpp"
#include "tools/duel/why.hpp"

namespace {

using instances::Answer;
using instances::Position;
using instances::Problem;

std::string why(const char* problem, const std::string& input, const std::string& ours,
                const std::string& theirs) {
  return duel::why(instances::problem(problem), input, ours, theirs);
}

// ---- Texts

void test_winning_cells() {
  const char* const name = "jsoi2009_game";
  const std::string sample = "3 3\n.##\n...\n#.#\n", right = "WIN\n2 3\n3 2\n";
  CHECK_EQ(why(name, sample, right, "WIN\n2 3\n"),
           "3 2 is missing: from 3 2 the player to move loses: each move is answered by moving to "
           "its mate in the matching 2 2 - 2 3, 2 1 - 1 1.\n"
           "No matching is larger: this one exposes only one vertex");
  CHECK_EQ(why(name, sample, right, "WIN\n1 1\n2 3\n3 2\n"),
           "1 1 is wrong: from 1 1 the player to move wins by 2 1: each later move is answered by "
           "moving to its mate in the matching 1 1 - 2 1, 2 2 - 2 3.\n"
           "Every maximum matching covers 1 1: removing {2 2} leaves 2 odd components {2 3}, {3 "
           "2}, in which every matching exposes at least 1 vertex, and this one exposes no more");
  CHECK_EQ(why(name, "1 2\n..\n", "LOSE\n", "WIN\n1 1\n"),
           "1 1 is wrong: from 1 1 the player to move wins by 1 2: each later move is answered by "
           "moving to its mate in the matching 1 1 - 1 2.\n"
           "Every maximum matching covers 1 1: this one covers all vertices");
  CHECK_EQ(why(name, "1 3\n.#.\n", "WIN\n1 1\n1 3\n", "LOSE"),
           "1 1 is missing: from 1 1 the player to move loses: there is no move");
  CHECK_EQ(why(name, "2 3\n#.#\n...\n", "WIN\n1 2\n2 1\n2 3\n", "LOSE"),
           "1 2 is missing: from 1 2 the player to move loses: each move is answered by moving to "
           "its mate in the matching 2 2 - 2 1.\n"
           "No matching is larger: removing {2 2} leaves 3 odd components {1 2}, {2 1}, {2 3}, in "
           "which every matching exposes at least 2 vertices");
  for (const char* theirs : {"", "\n", "WIN\n3 2\n2 3\n", "WIN\n2 3\n3 2\n9"}) {
    CHECK_EQ(why(name, sample, right, theirs), "");
  }
  CHECK_EQ(why(name, sample, "WIN\n2 3\n", right), "");  // ours is wrong
}

void test_cases_and_maps() {
  const std::string input = "2\n2 2\nK.\n.#\n4 2\nK#\n.#\n.#\n.#\n";
  const std::string right = "Case #1: B\nCase #2: A\n";
  CHECK_EQ(why("gcj2008_king", input, right, "Case #1: A\nCase #2: A\n"),
           "case 1: from 1 1 the player to move loses: each move is answered by moving to its mate "
           "in the matching 1 2 - 2 1.\n"
           "No matching is larger: this one exposes only one vertex");
  CHECK_EQ(why("gcj2008_king", input, right, "Case #1: B\n\nCase #2: what\n"),
           "case 2: from 1 1 the player to move wins by 2 1: each later move is answered by moving "
           "to its mate in the matching 1 1 - 2 1, 3 1 - 4 1.\n"
           "Every maximum matching covers 1 1: this one covers all vertices");
  CHECK_EQ(why("gcj2008_king", input, right, "Case #1: B\n"), "");
  CHECK_EQ(why("gcj2008_king", input, right, right), "");
  CHECK_EQ(why("hdu3446_chess", "1\n1 3\nK..\n", "Case #1: daizhenyang lose\n", "win"),
           "case 1: from 1 1 the player to move loses: each move is answered by moving to its mate "
           "in the matching 1 2 - 1 3.\n"
           "No matching is larger: this one exposes only one vertex");
  const std::string fields = "1 1\n.\n3 3\nX.X\n...\nX.X\n0 0\n", maps = "B\n\nXBX\nBAB\nXBX\n\n";
  CHECK_EQ(why("cerc2011_racing_car_trail", fields, maps, "B\n\nXBX\nBBB\nXBX\n\n"),
           "field 2: from 2 2 the player to move wins by 1 2: each later move is answered by "
           "moving to its mate in the matching 2 2 - 1 2.\n"
           "Every maximum matching covers 2 2: removing {2 2} leaves 4 odd components {1 2}, {2 "
           "1}, {2 3}, {3 2}, in which every matching exposes at least 3 vertices, and this one "
           "exposes no more");
  CHECK_EQ(why("cerc2011_racing_car_trail", fields, maps, "A\n"),
           "field 1: from 1 1 the player to move loses: there is no move");
  CHECK_EQ(why("cerc2011_racing_car_trail", fields, maps, "B\nXB\n"), "");
  CHECK_EQ(why("coci2018_planinarenje", "2 2\n1 1\n1 2\n", "Slavko\nMirko\n", "Mirko\nMirko\n"),
           "from peak 1 the player to move wins by valley 1: each later move is answered by moving "
           "to its mate in the matching peak 1 - valley 1.\n"
           "Every maximum matching covers peak 1: removing {peak 1} leaves 2 odd components "
           "{valley 1}, {valley 2}, in which every matching exposes at least 1 vertex, and this "
           "one exposes no more");
}

void test_trees_and_choices() {
  const std::string tree = "4 2\n1 2\n2 3\n2 4\n3\n2\n";
  CHECK_EQ(why("cf1970c_game_on_tree", tree, "Hermione\nRon\n", "Ron\nRon\n"),
           "case 1: from 3 the player to move loses: each move is answered by moving to its mate "
           "in the matching 2 - 1.\n"
           "No matching is larger: removing {2} leaves 3 odd components {3}, {1}, {4}, in which "
           "every matching exposes at least 2 vertices");
  CHECK_EQ(
      why("cf1970c_game_on_tree", tree, "Hermione\nRon\n", "Hermione\nHermione\n").substr(0, 42),
      "case 2: from 2 the player to move wins by ");
  CHECK_EQ(why("coci2013_linije", "3\n1 1\n1 2\n1 3\n", "Mirko\n", "Slavko\n").substr(0, 19),
           "case 1: the player ");
  const std::string tiles = "1 3\n.X.\n1 2\n..\n1 1\nX\n1 3\n...\n", right = "1\n2\n2\n1\n";
  CHECK_EQ(why("latin2012_game_of_tiles", tiles, right, "2\n"),
           "case 1: the player to move loses from 2 vertices: the graph has 2 odd components {1 "
           "1}, {1 3}, in which every matching exposes at least 2 vertices.\n"
           "These components have the losing vertices: the empty matching exposes only 2 vertices");
  CHECK_EQ(why("latin2012_game_of_tiles", tiles, right, "1\n1\n"),
           "case 2: the player to move loses from 0 vertices: the matching 1 1 - 1 2 covers all "
           "vertices");
  CHECK_EQ(
      why("latin2012_game_of_tiles", tiles, right, "1\n2\n1\n"),
      "case 3: the player to move loses from 0 vertices: the empty matching covers all vertices");
  CHECK_EQ(
      why("latin2012_game_of_tiles", tiles, right, "1\n2\n2\n2\n"),
      "case 4: the player to move loses from 2 vertices: removing {1 2} leaves 2 odd components {1 "
      "1}, {1 3}, in which every matching exposes at least 1 vertex.\n"
      "These components have the losing vertices: the matching 1 1 - 1 2 exposes only 1 vertex");
  CHECK_EQ(why("seerc2019_game_on_a_tree", "4\n2 1\n3 2\n4 2\n", "Bob\n", "Alice\n"),
           "case 1: the player to move loses from 0 vertices: the matching 1 - 3, 2 - 4 covers all "
           "vertices");
  CHECK_EQ(why("seerc2019_game_on_a_tree", "4\n2 1\n3 2\n4 2\n", "Alice\n", "Bob\n"), "");
}

void test_counts() {
  const char* const hamilg = "codechef_hamilg";
  const std::string input = "3\n4 2\n1 2\n3 4\n5 5\n1 2\n2 3\n3 4\n4 5\n5 3\n2 0\n";
  CHECK_EQ(why(hamilg, input, "0\n4\n2\n", "1\n4\n2\n"),
           "case 1: the player to move loses from 0 vertices: the matching 1 - 2, 3 - 4 covers all "
           "vertices");
  CHECK_EQ(why(hamilg, input, "0\n5\n2\n", "0\n0\n2\n"), "");
  CHECK_EQ(
      why(hamilg, input, "0\n4\n2\n", "0\n1\n2\n"),
      "case 2: the player to move loses from 4 vertices: removing {2} leaves 2 odd components {1}, "
      "{3, 4, 5}, in which every matching exposes at least 1 vertex.\n"
      "These components have the losing vertices: the matching 1 - 2, 3 - 4 exposes only 1 vertex");
  CHECK_EQ(why(hamilg, input, "0\n4\n2\n", "0\n4\n0\n"),
           "case 3: the player to move loses from 2 vertices: the graph has 2 odd components {1}, "
           "{2}, in which every matching exposes at least 2 vertices.\n"
           "These components have the losing vertices: the empty matching exposes only 2 vertices");
  const std::string knights = "3 2\n1 1\n3 3\n";
  CHECK_EQ(why("luogu3355_knights", knights, "5\n", "4\n"),
           "no two of these 5 are a move apart: 1 2, 2 1, 2 2, 2 3, 3 2.\n"
           "No set is larger: of the 7 vertices, every set misses one end of each edge in the "
           "matching 1 2 - 3 1, "
           "1 3 - 2 1");
  CHECK_EQ(why("luogu3355_knights", knights, "5\n", "6\n"),
           "no two of these 5 are a move apart: 1 2, 2 1, 2 2, 2 3, 3 2.\n"
           "No set is larger: of the 7 vertices, every set misses one end of each edge in the "
           "matching 1 2 - 3 1, "
           "1 3 - 2 1");
  CHECK_EQ(why("luogu3355_knights", "1 0\n", "1\n", "2\n"),
           "no two of these 1 are a move apart: 1 1.\n"
           "No set is larger: of the 1 vertices, every set misses one end of each edge in the "
           "empty matching");
  CHECK_EQ(why("luogu3386_bipartite_matching", "2 2 3\n1 1\n1 2\n2 2\n", "2\n", "1\n"),
           "2 edges are in the matching left 1 - right 1, left 2 - right 2.\n"
           "No matching is larger: this one covers all vertices");
  CHECK_EQ(why("luogu3386_bipartite_matching", "2 2 2\n1 1\n1 2\n", "1\n", "2\n"),
           "1 edge is in the matching left 1 - right 1.\n"
           "No matching is larger: removing {left 1} leaves 3 odd components {left 2}, {right 1}, "
           "{right 2}, in which every matching exposes at least 2 vertices");
  CHECK_EQ(why("luogu6113_general_matching", "3 3\n1 2\n2 3\n3 1\n", "1\n2 1 0\n", "2\n2 3 1\n"),
           "1 edge is in the matching 1 - 2.\n"
           "No matching is larger: this one exposes only one vertex");
  CHECK_EQ(why("uoj79_general_matching", "4 4\n1 2\n2 3\n3 1\n3 4\n", "2\n2 1 4 3\n", "3\n"),
           "2 edges are in the matching 1 - 2, 3 - 4.\n"
           "No matching is larger: this one covers all vertices");
  CHECK_EQ(why("librarychecker_general_matching", "2 0\n", "0\n", "1\n0 1\n"),
           "0 edges are in the empty matching.\n"
           "No matching is larger: the graph has 2 odd components {0}, {1}, in which every "
           "matching exposes at least 2 vertices");
}

void test_mistakes() {
  const char* const name = "noi2011_rabbit_egg";
  CHECK_EQ(why(name, "1 6\nXO.OXO\n1\n1 2\n1 1\n", "1\n1\n", "0\n"),
           "round 1 is a mistake.\n"
           "Before it, from 1 3 the rabbit wins by 1 4: each later move is answered by moving to "
           "its mate in the matching 1 3 - 1 4, 1 2 - 1 1, 1 5 - 1 6.\n"
           "Every maximum matching covers 1 3: this one covers all vertices.\n"
           "After it, from 1 2 the egg wins by 1 1: each later move is answered by moving to its "
           "mate in the matching 1 2 - 1 1.\n"
           "Every maximum matching covers 1 2: this one covers all vertices");
  const std::string sample = "3 3\nXOX\nO.O\nXOX\n4\n2 3\n1 3\n1 2\n1 1\n2 1\n3 1\n3 2\n3 3\n";
  CHECK_EQ(why(name, sample, "0\n", "1\n2\n"),
           "round 2 is no mistake.\n"
           "Before it, from 1 3 the rabbit loses: each move is answered by moving to its mate in "
           "the matching 1 2 - 1 1, 2 1 - 3 1, 3 2 - 3 3.\n"
           "No matching is larger: this one exposes only one vertex");
  CHECK_EQ(why(name, sample, "0\n", "1\n9\n"), "");
  CHECK_EQ(why(name, sample, "1\n1\n", "0\n"), "");  // ours is wrong
}

void test_size() {
  std::string row(70, '.');
  CHECK_EQ(why("jsoi2009_game", "1 70\n" + row + '\n', "LOSE\n", "WIN\n1 1\n"), "");
  row[40] = '#';
  const std::string text = why("jsoi2009_game", "1 70\n" + row + '\n', "LOSE\n", "WIN\n1 1\n");
  CHECK(text.find("1 23 - 1 24, ....\nEvery maximum matching covers 1 1: ") != std::string::npos);
  CHECK_EQ(why("uoj79_general_matching", "61 0\n", "0\n", "1\n"), "");
}

// ---- Play

struct Truth {
  std::vector<oracle::Set> adjacent;
  std::vector<oracle::Set> wins;  // wins[S]: the winning positions of the token if S is unvisited
  int pairs;

  explicit Truth(const Position& position) : adjacent(position.size, 0) {
    for (const auto& [v, w] : position.edges) {
      if (v == w) continue;
      adjacent[v] |= oracle::Set(1) << w;
      adjacent[w] |= oracle::Set(1) << v;
    }
    wins = oracle::winning_tokens(adjacent);
    pairs = oracle::matching_numbers(adjacent).back();
  }

  bool mover_wins(int v) const { return oracle::has(wins[all() & ~(oracle::Set(1) << v)], v); }
  bool is_winning_move(int v, int w) const {
    const oracle::Set rest = all() & ~(oracle::Set(1) << v) & ~(oracle::Set(1) << w);
    return oracle::has(adjacent[v], w) && !oracle::has(wins[rest], w);
  }
  oracle::Set all() const { return (oracle::Set(1) << adjacent.size()) - 1; }
};

using Lines = std::vector<std::string>;

// The right output, and a copy with one wrong answer.
struct Outputs {
  Lines right, wrong;

  void add(const std::string& line, const std::string& other, bool is_flipped) {
    right.push_back(line);
    wrong.push_back(is_flipped ? other : line);
  }
};

std::string text_of(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

// Inserts a first line.
void put_first(Lines& lines, const std::string& first) { lines.insert(lines.begin(), first); }

Outputs winning_cells(const Position& position, const Truth& truth, instances::Random& random) {
  Outputs result;
  const int flipped = random.below(std::max(1, position.size));
  for (int v = 0; v < position.size; ++v) {
    if (!truth.mover_wins(v)) result.right.push_back(position.names[v]);
    if (truth.mover_wins(v) == (v == flipped)) result.wrong.push_back(position.names[v]);
  }
  for (Lines* const lines : {&result.right, &result.wrong}) {
    put_first(*lines, lines->empty() ? "LOSE" : "WIN");
  }
  return result;
}

Outputs peaks(const Position& position, const Truth& truth, instances::Random& random) {
  Outputs result;
  const int n = position.size / 2, flipped = random.below(n);
  for (int v = 0; v < n; ++v) {
    const bool wins = truth.mover_wins(v);
    result.add(wins ? "Slavko" : "Mirko", wins ? "Mirko" : "Slavko", v == flipped);
  }
  return result;
}

Outputs cases_of(bool is_count, const std::vector<Position>& cases,
                 const std::vector<Truth>& truths, instances::Random& random) {
  Outputs result;
  const int n = static_cast<int>(cases.size()), flipped = random.below(n);
  for (int i = 0; i < n; ++i) {
    int losing = 0;
    for (int v = 0; v < cases[i].size; ++v) losing += !truths[i].mover_wins(v);
    const bool wins = !is_count && truths[i].mover_wins(cases[i].path[0]);
    if (is_count) result.add(std::to_string(losing), std::to_string(losing + 1), i == flipped);
    if (!is_count) result.add(wins ? "x A" : "x B", wins ? "x B" : "x A", i == flipped);
  }
  return result;
}

Outputs choices(const std::vector<Truth>& truths, instances::Random& random) {
  Outputs result;
  const int n = static_cast<int>(truths.size()), flipped = random.below(n);
  for (int i = 0; i < n; ++i) {
    bool wins = false;
    for (int v = 0; v < static_cast<int>(truths[i].adjacent.size()); ++v) {
      wins = wins || !truths[i].mover_wins(v);
    }
    result.add(wins ? "1" : "2", wins ? "2" : "1", i == flipped);
  }
  return result;
}

Outputs maps(const std::string& input, const std::vector<Truth>& truths,
             instances::Random& random) {
  Outputs result;
  const Lines words = duel::words_of(input);
  const std::size_t flipped = random.below(static_cast<int>(truths.size()));
  std::size_t at = 0;
  for (std::size_t i = 0; i < truths.size(); ++i) {
    const int rows = std::stoi(words[at]), size = static_cast<int>(truths[i].adjacent.size());
    const int other = i == flipped ? random.below(std::max(1, size)) : -1;
    int v = 0;
    at += 2;
    for (int r = 0; r < rows; ++r, ++at) {
      result.add(words[at], "", false);
      for (std::size_t c = 0; c < words[at].size(); ++c) {
        if (words[at][c] != '.') continue;
        const bool wins = truths[i].mover_wins(v);
        result.right.back()[c] = wins ? 'A' : 'B';
        result.wrong.back()[c] = wins != (v == other) ? 'A' : 'B';
        ++v;
      }
    }
    result.add("", "", false);
  }
  return result;
}

Outputs mistakes(const Position& position, const Truth& truth, instances::Random& random) {
  Outputs result;
  const int rounds = static_cast<int>(position.path.size() / 2);
  const int flipped = random.between(1, rounds);
  oracle::Set rest = truth.all();
  for (int round = 1; round <= rounds; ++round) {
    bool is_mistake = true;
    for (int i = 2 * round - 2; i < 2 * round; ++i) {
      rest &= ~(oracle::Set(1) << position.path[i]);
      is_mistake = is_mistake && oracle::has(truth.wins[rest], position.path[i]);
    }
    if (is_mistake) result.right.push_back(std::to_string(round));
    if (is_mistake != (round == flipped)) result.wrong.push_back(std::to_string(round));
  }
  put_first(result.right, std::to_string(result.right.size()));
  put_first(result.wrong, std::to_string(result.wrong.size()));
  return result;
}

Outputs sizes(int size, instances::Random& random) {
  Outputs result;
  result.add(std::to_string(size),
             std::to_string(size == 0 || random.percent(50) ? size + 1 : size - 1), true);
  return result;
}

Outputs outputs_of(const Problem& problem, const std::string& input,
                   const std::vector<Position>& cases, const std::vector<Truth>& truths,
                   instances::Random& random) {
  switch (problem.answer) {
    case Answer::winning_cells:
      return winning_cells(cases[0], truths[0], random);
    case Answer::winner_of_peak:
      return peaks(cases[0], truths[0], random);
    case Answer::winner_of_case:
      return cases_of(false, cases, truths, random);
    case Answer::winner_of_choice:
      return choices(truths, random);
    case Answer::losing_count:
      return cases_of(true, cases, truths, random);
    case Answer::map_of_winners:
      return maps(input, truths, random);
    case Answer::mistakes:
      return mistakes(cases[0], truths[0], random);
    case Answer::largest_set:
      return sizes(cases[0].size - truths[0].pairs, random);
    case Answer::matching_size:
    case Answer::matching:
      return sizes(truths[0].pairs, random);
    case Answer::mates_in_some:
    case Answer::certain_pairs:
    case Answer::edges_in_none:
    case Answer::parity:
      break;
  }
  return {};
}

// Returns whether the claim "from V the player to move wins by W" or "... loses" is true.
bool is_true(const std::string& text, const std::vector<Position>& cases,
             const std::vector<Truth>& truths) {
  const auto after = [&](const std::string& mark) {
    const std::size_t at = text.find(mark);
    return at == std::string::npos ? "" : text.substr(at + mark.size());
  };
  std::size_t i = 0;
  for (const char* const mark : {"case ", "field "}) {
    if (text.find(mark) == 0) i = std::stoul(after(mark)) - 1;
  }
  const Lines& names = cases[i].names;
  const auto vertex = [&](const std::string& from, const char* end) {
    const std::string name = from.substr(0, from.find(end));
    return static_cast<int>(std::find(names.begin(), names.end(), name) - names.begin());
  };
  const int v = vertex(after("from "), " the player");
  if (v == cases[i].size) return false;
  const std::string move = after("wins by ");
  if (move.empty()) return !truths[i].mover_wins(v);
  const int w = vertex(move, ":");
  return w < cases[i].size && truths[i].is_winning_move(v, w);
}

// Checks that there is a true reason for the right output and no reason for the wrong output, and
// that random changes of the wrong output cause no crash.
void test_play(const Problem& problem, const std::string& input, const std::vector<Position>& cases,
               instances::Random& random) {
  const std::vector<Truth> truths(cases.begin(), cases.end());
  const Outputs outputs = outputs_of(problem, input, cases, truths, random);
  const std::string right = text_of(outputs.right), wrong = text_of(outputs.wrong);
  if (right == wrong) return;
  const std::string text = duel::why(problem, input, right, wrong);
  check::report(!text.empty(), __FILE__, __LINE__, problem.name + ": no reason\n" + input + wrong);
  const bool is_of_start = text.find(" the player to move wins by ") != std::string::npos ||
                           text.find(" the player to move loses: ") != std::string::npos;
  check::report(!is_of_start || is_true(text, cases, truths), __FILE__, __LINE__,
                problem.name + ": not true\n" + input + text);
  CHECK_EQ(duel::why(problem, input, wrong, right), "");
  for (std::string noise = wrong; !noise.empty(); noise.pop_back()) {
    noise[random.below(static_cast<int>(noise.size()))] = "0 9\nAWx"[random.below(8)];
    static_cast<void>(duel::why(problem, input, right, noise));
  }
}

void test_play() {
  const int max_vertices = 12;  // exhaustive play takes exponential time
  instances::Random random(1);
  for (const Problem& problem : instances::problems()) {
    if (problem.answer >= Answer::mates_in_some) continue;  // duel::why() has no reason for these
    int count = 0;
    for (const instances::Shape& shape : problem.format->shapes()) {
      for (int seed = 0; seed < 12; ++seed) {
        const instances::Request tiny = {instances::Size::tiny};
        const std::string input = problem.format->generate(shape.name, tiny, seed);
        const std::vector<Position> cases = problem.format->positions(input);
        int largest = cases.empty() ? max_vertices + 1 : 0;
        for (const Position& position : cases) largest = std::max(largest, position.size);
        if (largest > max_vertices) continue;
        test_play(problem, input, cases, random);
        ++count;
      }
    }
    CHECK(count >= 20);
  }
}

}  // namespace

int main() {
  test_winning_cells();
  test_cases_and_maps();
  test_trees_and_choices();
  test_counts();
  test_mistakes();
  test_size();
  test_play();
  return check::result();
}
