// SPDX-License-Identifier: CC0-1.0
//
// Tests instances::why(), which explains why an output is right where another output differs from
// it. Checks some explanations word for word, and checks by exhaustive play that other explanations
// are true.
#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "check.hpp"
#include "instances/format.hpp"
#include "instances/problems.hpp"
#include "oracle.hpp"
#include "solvers.hpp"

namespace {

using instances::Position;
using instances::Problem;

std::string why(const char* problem, const std::string& input, const std::string& ours,
                const std::string& theirs) {
  return instances::why(instances::problem(problem), input, ours, theirs);
}

// ---- Texts

void test_texts() {
  const char* const game = "jsoi2009_game";
  const std::string sample = "3 3\n.##\n...\n#.#\n", right = "WIN\n2 3\n3 2\n";
  CHECK_EQ(why(game, sample, right, "WIN\n2 3\n"),
           "3 2 is missing: from 3 2 the player to move loses: each move is answered by moving to "
           "its mate in the matching 2 2 - 2 3, 2 1 - 1 1.\n"
           "No matching is larger: this one exposes only one vertex");
  CHECK_EQ(why(game, sample, right, "WIN\n1 1\n2 3\n3 2\n"),
           "1 1 is wrong: from 1 1 the player to move wins by 2 1: each later move is answered by "
           "moving to its mate in the matching 1 1 - 2 1, 2 2 - 2 3.\n"
           "Every maximum matching covers 1 1: removing {2 2} leaves 2 odd components {2 3}, {3 "
           "2}, in which every matching exposes at least 1 vertex, and this one exposes no more");
  CHECK_EQ(why(game, "1 3\n.#.\n", "WIN\n1 1\n1 3\n", "LOSE"),
           "1 1 is missing: from 1 1 the player to move loses: there is no move");
  CHECK_EQ(why(game, "2 3\n#.#\n...\n", "WIN\n1 2\n2 1\n2 3\n", "LOSE"),
           "1 2 is missing: from 1 2 the player to move loses: each move is answered by moving to "
           "its mate in the matching 2 2 - 2 1.\n"
           "No matching is larger: removing {2 2} leaves 3 odd components {1 2}, {2 1}, {2 3}, in "
           "which every matching exposes at least 2 vertices");
  CHECK_EQ(why("gcj2008_king", "2\n2 2\nK.\n.#\n4 2\nK#\n.#\n.#\n.#\n", "Case #1: B\nCase #2: A\n",
               "Case #1: B\n\nCase #2: what\n"),
           "case 2: from 1 1 the player to move wins by 2 1: each later move is answered by moving "
           "to its mate in the matching 1 1 - 2 1, 3 1 - 4 1.\n"
           "Every maximum matching covers 1 1: this one covers all vertices");
  CHECK_EQ(why("cerc2011_racing_car_trail", "1 1\n.\n3 3\nX.X\n...\nX.X\n0 0\n",
               "B\n\nXBX\nBAB\nXBX\n\n", "B\n\nXBX\nBBB\nXBX\n\n")
               .substr(0, 47),
           "field 2: from 2 2 the player to move wins by 1 ");
  CHECK_EQ(why("coci2018_planinarenje", "2 2\n1 1\n1 2\n", "Slavko\nMirko\n", "Mirko\nMirko\n")
               .substr(0, 53),
           "from peak 1 the player to move wins by valley 1: each");
  const std::string tiles = "1 3\n.X.\n1 2\n..\n1 1\nX\n1 3\n...\n";
  CHECK_EQ(why("latin2012_game_of_tiles", tiles, "1\n2\n2\n1\n", "2\n"),
           "case 1: the player to move loses from 2 vertices: the graph has 2 odd components {1 "
           "1}, {1 3}, in which every matching exposes at least 2 vertices.\n"
           "These components have the losing vertices: the empty matching exposes only 2 vertices");
  CHECK_EQ(
      why("latin2012_game_of_tiles", tiles, "1\n2\n2\n1\n", "1\n2\n1\n"),
      "case 3: the player to move loses from 0 vertices: the empty matching covers all vertices");
  CHECK_EQ(
      why("codechef_hamilg", "1\n5 5\n1 2\n2 3\n3 4\n4 5\n5 3\n", "4\n", "1\n"),
      "case 1: the player to move loses from 4 vertices: removing {2} leaves 2 odd components {1}, "
      "{3, 4, 5}, in which every matching exposes at least 1 vertex.\n"
      "These components have the losing vertices: the matching 1 - 2, 3 - 4 exposes only 1 vertex");
  CHECK_EQ(why("luogu3355_knights", "3 2\n1 1\n3 3\n", "5\n", "4\n"),
           "no two of these 5 are a move apart: 1 2, 2 1, 2 2, 2 3, 3 2.\n"
           "No set is larger: of the 7 vertices, every set misses one end of each edge in the "
           "matching 1 2 - 3 1, 1 3 - 2 1");
  CHECK_EQ(
      why("luogu1963_transform", "2\n0 1\n", "No Answer\n", "0 1\n"),
      "1 edge is in the matching place 0 - number 0.\n"
      "No matching is larger: removing {number 0} leaves 3 odd components {place 0}, {place 1}, "
      "{number 1}, in which every matching exposes at least 2 vertices");
  CHECK_EQ(
      why("luogu2764_minimum_path_cover", "2 1\n2 1\n", "2 1\n1\n", "1\n2\n2\n"),
      "there are as many paths as vertices, 2, minus the steps, which share no tail and no head.\n"
      "1 edge is in the matching tail 2 - head 1.\n"
      "No matching is larger: the graph has 2 odd components {tail 1}, {head 2}, in which every "
      "matching exposes at least 2 vertices");
  CHECK_EQ(why("luogu4298_sacrifice", "3 2\n1 2\n2 3\n", "1\n100\n111\n", "2\n101\n101\n"),
           "none of these 1 reaches another: 3.\n"
           "No such set is larger, because as many chains have all vertices: {1, 2, 3}");
  CHECK_EQ(why("luogu3386_bipartite_matching", "2 2 2\n1 1\n1 2\n", "1\n", "2\n"),
           "1 edge is in the matching left vertex 1 - right vertex 1.\n"
           "No matching is larger: removing {left vertex 1} leaves 3 odd components {left vertex "
           "2}, {right vertex 1}, "
           "{right vertex 2}, in which every matching exposes at least 2 vertices");
  CHECK_EQ(why("librarychecker_general_matching", "2 0\n", "0\n", "1\n0 1\n"),
           "0 edges are in the empty matching.\n"
           "No matching is larger: the graph has 2 odd components {0}, {1}, in which every "
           "matching exposes at least 2 vertices");
  CHECK_EQ(
      why("librarychecker_general_weighted_matching", "4 4\n0 1 1\n1 2 1\n0 2 1\n2 3 1\n",
          "2 2\n0 1\n2 3\n", "2 1\n"),
      "the matching 0 - 1, 2 - 3 has the weight 2.\n"
      "No matching is heavier: no edge weighs more than the prices of its ends, and all prices "
      "add up to 2. Prices: 0: 0.5, 1: 0.5, 2: 0.5, 3: 0.5");
  CHECK_EQ(why("uoj81_weighted_matching", "3 3\n1 2 4\n2 3 4\n1 3 5\n", "5\n3 0 1\n", "4\n"),
           "the matching 1 - 3 has the weight 5.\n"
           "No matching is heavier: no edge weighs more than the prices of its ends and of the "
           "sets around it, and all prices add up to 5. Prices: 1: 1, 2: 0, 3: 1; the set {1, 2, "
           "3}: 3, added 1 time");
  CHECK_EQ(
      why("poj3041_asteroids", "3 4\n1 1\n1 3\n2 2\n3 2\n", "2\n", "3\n"),
      "2 vertices touch all edges: row 1, column 2.\n"
      "No cover is smaller: each edge of the matching row 1 - column 1, row 2 - column 2 needs "
      "one of its own");
  const std::string matrix = "2\n1 2\n3 5\n";
  CHECK_EQ(why("luogu4014_assignment", matrix, "5\n6\n", "6\n6\n"),
           "the matching row 1 - column 2, row 2 - column 1 has the weight 5.\n"
           "No perfect matching is lighter: no edge weighs less than the prices of its ends, and "
           "all prices add up to 5. Prices: row 1: 2, row 2: 5, column 1: -2, column 2: 0");
  CHECK_EQ(why("luogu4014_assignment", matrix, "5\n6\n", "5\n5\n").substr(0, 110),
           "the matching row 1 - column 1, row 2 - column 2 has the weight 6.\n"
           "No perfect matching is heavier: no edge weig");
  CHECK_EQ(why("hdu2255_max_profit", "1\n3\n1\n4\n", "3\n4\n", "3\n5\n"),
           "case 2: the matching row 1 - column 1 has the weight 4.\n"
           "No perfect matching is heavier: no edge weighs more than the prices of its ends, and "
           "all prices add up to 4. Prices: row 1: 4, column 1: 0");
  CHECK_EQ(why("luogu3967_weighted_matching", matrix, "6\n1 1\n2 2\n", "6\n1 1\n"),
           "2 2 is missing: without this pair, the matching row 1 - column 2, row 2 - column 1 has "
           "the weight 5.\n"
           "No perfect matching is heavier: no edge weighs more than the prices of its ends, and "
           "all prices add up to 5. Prices: row 1: 2, row 2: -4, column 1: 7, column 2: 0");
  CHECK_EQ(why("abc247g_dream_team", "3\n1 1 5\n1 2 3\n2 1 4\n", "2\n5\n7\n", "2\n5\n8\n"),
           "the matching university 1 - subject 2, university 2 - subject 1 has the weight 7.\n"
           "No matching of 2 edges is heavier: no edge weighs more than 2 plus the prices of its "
           "ends, no price is negative, and 2 * 2 plus all prices is 7. Prices: university 1: 1, "
           "university 2: 0, subject 1: 2, subject 2: 0");
  CHECK_EQ(why("noi2011_rabbit_egg", "1 6\nXO.OXO\n1\n1 2\n1 1\n", "1\n1\n", "0\n"),
           "round 1 is a mistake.\n"
           "Before it, from 1 3 the rabbit wins by 1 4: each later move is answered by moving to "
           "its mate in the matching 1 3 - 1 4, 1 2 - 1 1, 1 5 - 1 6.\n"
           "Every maximum matching covers 1 3: this one covers all vertices.\n"
           "After it, from 1 2 the egg wins by 1 1: each later move is answered by moving to its "
           "mate in the matching 1 2 - 1 1.\n"
           "Every maximum matching covers 1 2: this one covers all vertices");
  CHECK_EQ(why("noi2011_rabbit_egg",
               "3 3\nXOX\nO.O\nXOX\n4\n2 3\n1 3\n1 2\n1 1\n2 1\n3 1\n3 2\n3 3\n", "0\n", "1\n2\n"),
           "round 2 is no mistake.\n"
           "Before it, from 1 3 the rabbit loses: each move is answered by moving to its mate in "
           "the matching 1 2 - 1 1, 2 1 - 3 1, 3 2 - 3 3.\n"
           "No matching is larger: this one exposes only one vertex");
}

// Tests that instances::why() returns an empty text instead of an explanation if the graph is too
// large, or if the tested output has the right answers in another order, lacks an answer, or has
// the wrong form.
void test_no_reason() {
  const char* const game = "jsoi2009_game";
  const std::string sample = "3 3\n.##\n...\n#.#\n", right = "WIN\n2 3\n3 2\n";
  for (const char* theirs : {"", "\n", "WIN\n3 2\n2 3\n", "WIN\n2 3\n3 2\n9"}) {
    CHECK_EQ(why(game, sample, right, theirs), "");
  }
  CHECK_EQ(why("gcj2008_king", "1\n1 2\nK.\n", "Case #1: A\n", "Case #1:\n"), "");
  CHECK_EQ(why("cerc2011_racing_car_trail", "1 2\n..\n0 0\n", "AA\n", "B\n"), "");
  std::string row(70, '.');
  CHECK_EQ(why(game, "1 70\n" + row + '\n', "LOSE\n", "WIN\n1 1\n"), "");
  row[40] = '#';
  const std::string text = why(game, "1 70\n" + row + '\n', "LOSE\n", "WIN\n1 1\n");
  CHECK(text.find("1 23 - 1 24, ....\nEvery maximum matching covers 1 1: ") != std::string::npos);
  CHECK_EQ(why("uoj79_general_matching", "61 0\n", "0\n", "1\n"), "");
  // A wrong output has no reason.
  CHECK_EQ(why(game, sample, "WIN\n2 3\n", right), "");
  CHECK_EQ(why("codechef_hamilg", "1\n3 1\n1 2\n", "2\n", "1\n"), "");
  CHECK_EQ(why("latin2012_game_of_tiles", "1 2\n..\n", "1\n", "2\n"), "");
  CHECK_EQ(why("luogu3355_knights", "3 0\n", "6\n", "5\n"), "");
  CHECK_EQ(why("librarychecker_general_matching", "2 0\n", "1\n", "0\n"), "");
  CHECK_EQ(why("uoj81_weighted_matching", "2 1\n1 2 3\n", "4\n2 1\n", "3\n"), "");
  CHECK_EQ(why("uoj81_weighted_matching", "2 1\n1 2 3\n", "3\n2 1\n", "3\n0 0\n"), "");
  CHECK_EQ(why("uoj81_weighted_matching", "13 1\n1 2 3\n", "3\n2 1\n", "4\n"), "");
}

// ---- Play

struct Truth {
  std::vector<oracle::Set> adjacent;
  std::vector<oracle::Set> wins;  // wins[S]: the winning positions of the token if S is unvisited

  explicit Truth(const Position& position) : adjacent(position.size, 0) {
    for (const auto& [v, w] : position.edges) {
      if (v == w) continue;
      adjacent[v] |= oracle::Set(1) << w;
      adjacent[w] |= oracle::Set(1) << v;
    }
    wins = oracle::winning_tokens(adjacent);
  }

  bool mover_wins(int v) const { return oracle::has(wins[all() & ~(oracle::Set(1) << v)], v); }
  bool is_winning_move(int v, int w) const {
    const oracle::Set rest = all() & ~(oracle::Set(1) << v) & ~(oracle::Set(1) << w);
    return oracle::has(adjacent[v], w) && !oracle::has(wins[rest], w);
  }
  oracle::Set all() const { return (oracle::Set(1) << adjacent.size()) - 1; }
};

// Returns whether a claim is true, by exhaustive play. The claim has the form "from V the player to
// move wins by W" (by moving to W) or "from V the player to move loses" for vertices V and W.
bool is_true(const std::string& text, const std::vector<Position>& cases) {
  const auto after = [&](const std::string& mark) {
    const std::size_t at = text.find(mark);
    return at == std::string::npos ? "" : text.substr(at + mark.size());
  };
  std::size_t i = 0;
  for (const char* const mark : {"case ", "field "}) {
    if (text.find(mark) == 0) i = std::stoul(after(mark)) - 1;
  }
  std::vector<std::string> names;
  for (int v = 0; v < cases[i].size; ++v) names.push_back(cases[i].name(v));
  const auto vertex = [&](const std::string& from, const char* end) {
    const std::string name = from.substr(0, from.find(end));
    return static_cast<int>(std::find(names.begin(), names.end(), name) - names.begin());
  };
  const Truth truth(cases[i]);
  const int v = vertex(after("from "), " the player");
  if (v == cases[i].size) return false;
  const std::string move = after("wins by ");
  if (move.empty()) return !truth.mover_wins(v);
  const int w = vertex(move, ":");
  return w < cases[i].size && truth.is_winning_move(v, w);
}

int played = 0;  // the number of explanations that test_input() has checked by play

// Changes the right output at random places, shortens it, and checks by play what instances::why()
// says about the winner from a vertex. Such a claim is counted in `played`. What instances::why()
// says must be true even if the wrong output is passed as the right one. Returns the number of
// explanations.
int test_input(const Problem& problem, const std::string& input, const std::vector<Position>& cases,
               instances::Random& random) {
  const std::string right = solvers::of(problem.name)(input);
  int count = 0;
  for (std::string wrong = right; !wrong.empty(); wrong.pop_back()) {
    wrong[random.below(static_cast<int>(wrong.size()))] = "0 29\nAWx"[random.below(8)];
    for (const std::string& text : {instances::why(problem, input, right, wrong),
                                    instances::why(problem, input, wrong, right)}) {
      count += !text.empty();
      const bool is_of_start = text.find(" the player to move wins by ") != std::string::npos ||
                               text.find(" the player to move loses: ") != std::string::npos;
      if (!is_of_start) continue;
      check::report(is_true(text, cases), __FILE__, __LINE__,
                    problem.name + ": not true\n" + input + text);
      ++played;
    }
  }
  return count;
}

void test_play() {
  const int max_vertices = 12;  // exhaustive play takes exponential time
  instances::Random random(1);
  for (const Problem& problem : instances::problems()) {
    if (problem.question->why == nullptr) continue;
    int count = 0;
    const int seeds = problem.format->shapes().size() == 1 ? 36 : 12;
    for (const instances::Shape& shape : problem.format->shapes()) {
      for (int seed = 0; seed < seeds; ++seed) {
        instances::Request tiny = {instances::Size::tiny};
        if (seed % 2 == 1) tiny.given["cases"] = 1;
        const std::string input = problem.format->generate(shape.name, tiny, seed);
        const std::vector<Position> cases = problem.format->positions(input);
        int largest = cases.empty() ? max_vertices + 1 : 0;
        for (const Position& position : cases) largest = std::max(largest, position.size);
        if (largest <= max_vertices) count += test_input(problem, input, cases, random);
      }
    }
    check::report(count >= 5, __FILE__, __LINE__, problem.name + ": " + std::to_string(count));
  }
  CHECK(played >= 50);
}

}  // namespace

int main() {
  test_texts();
  test_no_reason();
  test_play();
  return check::result();
}
