// SPDX-License-Identifier: CC0-1.0
//
// Tests instances::why(), which explains why an output is right where another output differs from
// it. Checks which vertices, pairs and numbers some explanations name, and checks by exhaustive
// play that other explanations are true.
#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "check.hpp"
#include "exhaustive/truth.hpp"
#include "instances/format.hpp"
#include "instances/problems.hpp"
#include "oracle.hpp"
#include "solvers.hpp"

namespace {

using instances::Case;
using instances::Problem;

std::string why(const char* problem, const std::string& input, const std::string& ours,
                const std::string& theirs) {
  return instances::why(instances::problem(problem), input, ours, theirs);
}

// ---- Values

// `values` are those that an explanation names, see CHECK_VALUES: vertices, pairs and numbers.
struct Row {
  const char *problem, *input, *ours, *theirs, *values;
};

const char kGame[] = "jsoi2009_game", kSample[] = "3 3\n.##\n...\n#.#\n",
           kRight[] = "WIN\n2 3\n3 2\n", kTiles[] = "latin2012_game_of_tiles",
           kBoards[] = "1 3\n.X.\n1 2\n..\n1 1\nX\n1 3\n...\n", kMatrix[] = "2\n1 2\n3 5\n",
           kRabbit[] = "noi2011_rabbit_egg";

const Row kRows[] = {
    {kGame, kSample, kRight, "WIN\n2 3\n",
     "3 2 is missing|from 3 2|2 2 - 2 3, 2 1 - 1 1|one vertex"},
    {kGame, kSample, kRight, "WIN\n1 1\n2 3\n3 2\n",
     "1 1 is wrong|from 1 1|2 1|1 1 - 2 1, 2 2 - 2 3|2|{2 3, 3 2}|{2 2}|1 vertex"},
    {kGame, "1 3\n.#.\n", "WIN\n1 1\n1 3\n", "LOSE", "1 1 is missing|from 1 1|no move"},
    {kGame, "2 3\n#.#\n...\n", "WIN\n1 2\n2 1\n2 3\n", "LOSE",
     "1 2 is missing|2 2 - 2 1|3|{1 2, 2 1, 2 3}|{2 2}|2 vertices"},
    {"gcj2008_king", "2\n2 2\nK.\n.#\n4 2\nK#\n.#\n.#\n.#\n", "Case #1: B\nCase #2: A\n",
     "Case #1: B\n\nCase #2: what\n", "case 2|1 1|wins by 2 1|1 1 - 2 1, 3 1 - 4 1|covers all"},
    {"cerc2011_racing_car_trail", "1 1\n.\n3 3\nX.X\n...\nX.X\n0 0\n", "B\n\nXBX\nBAB\nXBX\n\n",
     "B\n\nXBX\nBBB\nXBX\n\n", "case 2|from 2 2|wins"},
    {"coci2018_planinarenje", "2 2\n1 1\n1 2\n", "Slavko\nMirko\n", "Mirko\nMirko\n",
     "from peak 1|wins by valley 1"},
    {kTiles, kBoards, "1\n2\n2\n1\n", "2\n", "case 1|from 2 vertices|2|1 1, 1 3|empty|2 vertices"},
    {kTiles, kBoards, "1\n2\n2\n1\n", "1\n2\n1\n", "case 3|from no vertex|empty|covers all"},
    {"codechef_hamilg", "1\n5 5\n1 2\n2 3\n3 4\n4 5\n5 3\n", "4\n", "1\n",
     "from 4 vertices|{2}|2|{1}, {3, 4, 5}|1 vertex|1 - 2, 3 - 4|1 vertex"},
    {"luogu3355_knights", "3 2\n1 1\n3 3\n", "5\n", "4\n",
     "5|1 2, 2 1, 2 2, 2 3, 3 2.|7|1 2 - 3 1, 1 3 - 2 1"},
    {"luogu1963_transform", "2\n0 1\n", "No Answer\n", "0 1\n",
     "1 edge|place 0 - number 0|1 vertex|number 0"},
    {"luogu2764_minimum_path_cover", "2 1\n2 1\n", "2 1\n1\n", "1\n2\n2\n",
     "vertices, 2|1 edge|tail 2 - head 1|1 vertex|tail 2"},
    {"luogu4298_sacrifice", "3 2\n1 2\n2 3\n", "1\n100\n111\n", "2\n101\n101\n", "1|3.|{1, 2, 3}"},
    {"luogu3386_bipartite_matching", "2 2 2\n1 1\n1 2\n", "1\n", "2\n",
     "1 edge|left vertex 1 - right vertex 1|1 vertex|left vertex 1"},
    {"librarychecker_general_matching", "2 0\n", "0\n", "1\n0 1\n", "0 edges|empty|2|0, 1"},
    {"librarychecker_general_weighted_matching", "4 4\n0 1 1\n1 2 1\n0 2 1\n2 3 1\n",
     "2 2\n0 1\n2 3\n", "2 1\n", "0 - 1, 2 - 3|2|2|0: 0.5, 1: 0.5, 2: 0.5, 3: 0.5"},
    {"uoj81_weighted_matching", "3 3\n1 2 4\n2 3 4\n1 3 5\n", "5\n3 0 1\n", "4\n",
     "1 - 3|5|sets|5|1: 1, 2: 0, 3: 1; the set {1, 2, 3}: 3, added 1"},
    {"uoj81_weighted_matching",
     "8 18\n1 3 3\n1 5 3\n1 8 1\n2 3 4\n2 4 8\n2 6 6\n2 7 5\n2 8 12\n3 4 2\n3 5 9\n3 6 11\n3 7 9\n"
     "3 8 12\n4 5 4\n4 8 7\n5 6 12\n6 7 4\n7 8 12\n",
     "35\n", "34\n", "35|the set {3, 5, 6, 7, 8}: 2, added 2|the set {3, 7, 8}: 1, added 1 "},
    {"luogu7368_asteroids", "3 4\n1 1\n1 3\n2 2\n3 2\n", "2\n", "3\n",
     "2 vertices|row 1, column 2|row 1 - column 1, row 2 - column 2"},
    {"luogu4014_assignment", kMatrix, "5\n6\n", "6\n6\n",
     "row 1 - column 2, row 2 - column 1|5|lighter|5|row 1: 2, row 2: 5, column 1: -2, column 2: "
     "0"},
    {"luogu4014_assignment", kMatrix, "5\n6\n", "5\n5\n",
     "row 1 - column 1, row 2 - column 2|6|heavier"},
    {"hdu2255_max_profit", "1\n3\n1\n4\n", "3\n4\n", "3\n5\n",
     "case 2|row 1 - column 1|4|heavier|4|row 1: 4, column 1: 0"},
    {"luogu3967_weighted_matching", kMatrix, "6\n1 1\n2 2\n", "6\n1 1\n",
     "2 2 is missing|row 1 - column 2, row 2 - column 1|5|heavier|5|"
     "row 1: 2, row 2: -4, column 1: 7, column 2: 0"},
    {"abc247g_dream_team", "3\n1 3 5\n1 4 3\n2 3 4\n", "2\n5\n7\n", "2\n5\n8\n",
     "university 1 - subject 4, university 2 - subject 3|7|2 edges|2|2 * 2|7|"
     "university 1: 1, university 2: 0, subject 3: 2, subject 4: 0"},
    {"luogu2774_grid_numbers", "1 3\n4 5 2\n", "6\n", "5\n",
     "6|1 1, 1 3.|11|1 1 - 1 2: 4, 1 2 - 1 3: 1.|11 - 5 = 6"},
    {"luogu3254_round_table", "1 2\n2\n1 1\n", "1\n1 2\n", "0\n",
     "unit 1 - table 1, unit 1 - table 2"},
    {"luogu3254_round_table", "2 3\n3 3\n1 2 9\n", "0\n", "1\n",
     "6 people|unit 1, unit 2.|1 at table 1|4: 1 + 4 = 5 < 6"},
    {"luogu3254_round_table", "1 1\n2\n5\n", "0\n", "1\n", "2 people|unit 1.|each table: 1 < 2"},
    {"hdu3605_escape", "1 1\n0\n5\n", "NO\n", "YES\n", "1 person (person 1) fits nowhere"},
    {"hdu3605_escape", "1 2\n1 0\n1 0\n3 4\n1 0 1 0\n0 1 0 0\n1 0 0 0\n1 9 0 0\n", "YES\nNO\n",
     "YES\nYES\n",
     "case 2|2 people (person 1, person 3) fit on planet 1, planet 3 only|room for 1: 1 < 2"},
    {kRabbit, "1 6\nXO.OXO\n1\n1 2\n1 1\n", "1\n1\n", "0\n",
     "round 1 is a|from 1 3|rabbit wins by 1 4|1 3 - 1 4, 1 2 - 1 1, 1 5 - 1 6|covers 1 3|covers "
     "all|"
     "from 1 2|egg wins by 1 1|1 2 - 1 1|covers 1 2|covers all"},
    {kRabbit, "3 3\nXOX\nO.O\nXOX\n4\n2 3\n1 3\n1 2\n1 1\n2 1\n3 1\n3 2\n3 3\n", "0\n", "1\n2\n",
     "round 2 is no|from 1 3|rabbit loses|1 2 - 1 1, 2 1 - 3 1, 3 2 - 3 3|one vertex"}};

void test_values() {
  for (const Row& row : kRows) {
    CHECK_VALUES(why(row.problem, row.input, row.ours, row.theirs), row.values);
  }
}

// Tests that instances::why() returns an empty text instead of an explanation if the graph is too
// large, or if the tested output has the right answers in another order or with more words.
void test_no_reason() {
  for (const char* theirs : {"WIN\n3 2\n2 3\n", "WIN\n2 3\n3 2\n9"}) {
    CHECK_EQ(why(kGame, kSample, kRight, theirs), "");
  }
  std::string row(70, '.');
  CHECK_EQ(why(kGame, "1 70\n" + row + '\n', "LOSE\n", "WIN\n1 1\n"), "");
  row[40] = '#';
  const std::string text = why(kGame, "1 70\n" + row + '\n', "LOSE\n", "WIN\n1 1\n");
  CHECK(text.find("1 23 - 1 24, ....\nEvery maximum matching covers 1 1: ") != std::string::npos);
  CHECK_EQ(why("uoj79_general_matching", "61 0\n", "0\n", "1\n"), "");
  CHECK(why("jsoi2009_game", "1 60\n" + std::string(60, '.'), "LOSE\n", "WIN\n1 1\n") != "");
  const char* const coloring = "librarychecker_bipartite_edge_coloring";
  CHECK_EQ(why(coloring, "1 1 1\n0 0\n", "1\n0\n", "1\n5\n"), "");
  CHECK(why(coloring, "1 1 1\n0 0\n", "1\n0\n", "2\n1\n") != "");
  CHECK_EQ(why("uoj81_weighted_matching", "2 1\n1 2 3\n", "3\n2 1\n", "3\n0 0\n"), "");
  CHECK_EQ(why("uoj81_weighted_matching", "13 1\n1 2 3\n", "3\n2 1\n", "4\n"), "");
}

// ---- Play

// Returns whether a claim is true, by exhaustive play. The claim has the form "from V the player to
// move wins by W" (by moving to W) or "from V the player to move loses" for vertices V and W.
bool is_true(const std::string& text, const std::vector<Case>& cases) {
  const auto after = [&](const std::string& mark) {
    const std::size_t at = text.find(mark);
    return at == std::string::npos ? "" : text.substr(at + mark.size());
  };
  std::size_t i = 0;
  if (text.find("case ") == 0) i = std::stoul(after("case ")) - 1;
  std::vector<std::string> names;
  for (int v = 0; v < cases[i].size; ++v) names.push_back(cases[i].name(v));
  const auto vertex = [&](const std::string& from, const char* end) {
    const std::string name = from.substr(0, from.find(end));
    return static_cast<int>(std::find(names.begin(), names.end(), name) - names.begin());
  };
  const oracle::Truth truth(oracle::Graph(cases[i].size, cases[i].edges));
  const int v = vertex(after("from "), " the player");
  if (v == cases[i].size) return false;
  const std::string move = after("wins by ");
  const oracle::Set rest = oracle::without(truth.everything(), v);
  if (move.empty()) return !truth.mover_wins(rest, v);
  const std::vector<int> winning = truth.winning_moves(rest, v);
  return std::count(winning.begin(), winning.end(), vertex(move, ":")) > 0;
}

int played = 0;  // the number of explanations that test_input() has checked by play

// Changes the right output at random places, shortens it, and checks by play what instances::why()
// says about the winner from a vertex. Such a claim is counted in `played`. Returns the number of
// explanations.
int test_input(const Problem& problem, const std::string& input, const std::vector<Case>& cases,
               instances::Random& random) {
  const std::string right = solvers::of(problem.name)(input);
  int count = 0;
  for (std::string wrong = right; !wrong.empty(); wrong.pop_back()) {
    wrong[random.below(static_cast<int>(wrong.size()))] = "0 29\nAWx"[random.below(8)];
    const std::string text = instances::why(problem, input, right, wrong);
    count += !text.empty();
    const bool is_of_start = text.find(" the player to move wins by ") != std::string::npos ||
                             text.find(" the player to move loses: ") != std::string::npos;
    if (!is_of_start) continue;
    check::report(is_true(text, cases), __FILE__, __LINE__,
                  problem.name + ": not true\n" + input + text);
    ++played;
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
        const std::vector<Case> cases = problem.format->cases(input);
        int largest = cases.empty() ? max_vertices + 1 : 0;
        for (const Case& one_case : cases) largest = std::max(largest, one_case.size);
        if (largest <= max_vertices) count += test_input(problem, input, cases, random);
      }
    }
    check::report(count >= 5, __FILE__, __LINE__, problem.name + ": " + std::to_string(count));
  }
  CHECK(played >= 50);
}

}  // namespace

int main() {
  test_values();
  test_no_reason();
  test_play();
  return check::result();
}
