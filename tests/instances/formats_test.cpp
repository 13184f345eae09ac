// SPDX-License-Identifier: CC0-1.0
//
// Tests how the class Format of each problem reads inputs: whether an input keeps the promises of
// the statement, how large the input is, its canonical form, and the edges of its graphs.
#include <algorithm>
#include <cstddef>
#include <limits>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "inputs.hpp"
#include "instances/format.hpp"
#include "instances/problems.hpp"
#include "instances/texts.hpp"

namespace {

using instances::Case;
using instances::Format;
using Texts = std::vector<std::string>;

const Format& format_of(const std::string& problem) { return *instances::problem(problem).format; }

// Checks whether a text has an English word of at least two letters.
bool has_english(const std::string& text) {
  const auto is_letter = [](char c) { return c >= 'a' && c <= 'z'; };
  return std::adjacent_find(text.begin(), text.end(), [&](char c, char d) {
           return is_letter(c) && is_letter(d);
         }) != text.end();
}

// Checks that the tools describe the inputs of each problem in Chinese: their sizes, and the words
// for the two sides of a graph, which are those of the page.
void test_descriptions_in_chinese() {
  texts::is_chinese = true;
  for (const instances::Problem& problem : instances::problems()) {
    const auto check = [&](const std::string& text) {
      check::report(!has_english(text), __FILE__, __LINE__, problem.name + ": " + text);
    };
    const Format& format = *problem.format;
    const std::string text = format.generate(format.shapes()[0].name, {}, 1);
    check(format.measure(text));
    const Texts sides = instances::property(format, "sides", Texts());
    for (const Case& one_case : format.cases(text)) {
      CHECK(sides.empty() || std::equal(sides.begin(), sides.end(), one_case.sides));
      for (int v = 0; v < one_case.size; ++v) check(one_case.name(v));
    }
  }
  texts::is_chinese = false;
}

// Returns the broken promise or the error of an input, or an empty text.
std::string broken(const Format& format, const std::string& text) {
  try {
    return format.broken_promise(text);
  } catch (const io::InputError& error) {
    return error.what();
  }
}

// The limits of the numbers in each statement, in the order of the input. "9" stands for "1:9".
const std::map<std::string, std::string> kStatements = {
    {"jsoi2009_game", "100 100"},
    {"noi2011_rabbit_egg", "40 40 1000"},
    {"hdu3446_chess", "100 15 15"},
    {"gcj2008_king", "100 15 15"},
    {"cerc2011_racing_car_trail", "10 100 100"},
    {"latin2012_game_of_tiles", "20 50 50"},
    {"latin2024_clever_cell_choices", "50 50"},
    {"loj6033_board_game", "100 100"},
    {"nowcoder57356f_link_with_chess_game", "10000 2:100000"},
    {"cf1710e_two_arrays", "200000 200000 500000000"},
    {"coci2018_planinarenje", "5000 5000 5000"},
    {"coci2013_linije", "10000 500 500"},
    {"cf1970c_game_on_tree", "2:200000 200000"},
    {"seerc2019_game_on_a_tree", "100000"},
    {"abc223g_vertex_deletion", "2:200000"},
    {"qoj5250_combination_lock", "20 10 0:1000"},
    {"codechef_hamilg", "10 2000 0:100000"},
    {"bzoj2463_who_wins", "10000 10000"},
    {"gym100337a_game", "500 500 0:50000"},
    {"gym102407e_strange_game", "10000 10000"},
    {"zoj3316_game", "20 361 0:38 0:19 0:19"},
    {"ttpc2024_adjacent_game", "200000"},
    {"ccpc2020_combination_lock", "10 5 0:99999"},
    {"luogu3355_knights", "200 200"},
    {"luogu4304_attack_devices", "200 200"},
    {"luogu5030_long_necked_deer", "200 200"},
    {"luogu2774_grid_numbers", "100 100 100000"},
    {"luogu7368_asteroids", "500 500 250000"},
    {"librarychecker_bipartitematching", "100000 100000 200000"},
    {"luogu3386_bipartite_matching", "500 500 50000"},
    {"uoj78_bipartite_matching", "500 500 250000"},
    {"librarychecker_bipartite_edge_coloring", "100000 100000 100000"},
    {"librarychecker_general_matching", "500 0:124750"},
    {"luogu6113_general_matching", "1000 50000"},
    {"uoj79_general_matching", "500 124750"},
    {"timus1099_work_scheduling", "222 0:24531"},
    {"luogu3254_round_table", "150 270 100 100"},
    {"hdu3605_escape", "5 100000 10 0:100000"},
    {"librarychecker_assignment", "500 -1000000000:1000000000"},
    {"librarychecker_general_weighted_matching", "500 0:124750 1000000"},
    {"uoj80_weighted_bipartite_matching", "400 400 160000 1000000000"},
    {"uoj81_weighted_matching", "400 79800 500000000"},
    {"luogu6577_weighted_perfect_matching", "500 500 250000 -19980731:19980731"},
    {"hdu2255_max_profit", "10 300 0:1000000000"},
    {"luogu4014_assignment", "100 0:100"},
    {"luogu3967_weighted_matching", "80 0:5000"},
    {"abc247g_dream_team", "30000 1000000000 150 150"},
    {"luogu1963_transform", "10000 0:2"},
    {"luogu2764_minimum_path_cover", "150 0:6000"},
    {"luogu4298_sacrifice", "100 0:1000"},
    {"hdu4687_boke_and_tsukkomi", "20 40 123"},
    {"hdu4685_prince_and_princess", "25 500 500 0:250000"},
    {"neerc2003_kings_quest", "2000 0:200000"},
    {"ssl1331_letters", "100"},
    {"bzoj3546_life_of_the_party", "10000 10000 0:100000"},
    {"hdu1281_board_game", "20 2:100 2:100 0:10000"},
    {"luogu3731_new_urbanization", "10000 0:150000"},
    {"luogu1407_stable_marriage", "4000 24000"},
    {"uva663_sorting_slides", "10 26"},
    {"cf1773d_dominoes", "1000 1000"},
};

// Checks the limits of the statements, and that each number of an input has limits in both
// directions: a number far away is an error, a warning or a broken promise. A number of slides may
// be far away in one direction.
void test_limits() {
  for (const instances::Problem& problem : instances::problems()) {
    const Format& format = *problem.format;
    const std::string layout = instances::property<std::string>(format, "layout", "");
    const bool weighted = instances::property(format, "weighted", false);
    const int far = layout == "arrays" ? 1000000000 : weighted ? 1000000001 : 1000001;
    std::string text;
    for (const instances::Shape& shape : format.shapes()) {
      text = format.generate(shape.name, {instances::Size::tiny}, 1);
      for (const inputs::Part& word : inputs::words_of(text)) {
        if (word.in(text).find_first_not_of("-0123456789") != text.npos) continue;
        int promised = 0;
        for (const int sign : {-1, 1}) {
          const std::string found = broken(format, word.replaced(text, std::to_string(sign * far)));
          promised += found.empty();
          const std::size_t at = found.find("expected "), end = found.find(" from ");
          if (end == found.npos || found.find("line ") != found.npos) continue;
          // The reader calls the number by the same name.
          CHECK_VALUES(broken(format, word.replaced(text, "-9999999999")),
                       found.substr(at, end - at));
        }
        check::report(promised <= (layout == "slides"), __FILE__, __LINE__,
                      problem.name + ", no limit at " + text.substr(word.begin));
      }
    }
    std::string limits, previous;
    for (const auto& [what, numbers, range, is_list] : format.limited(text)) {
      if (range.most == std::numeric_limits<int>::max() || range.most == 1) continue;
      const std::string row =
          range.least == 1 ? io::text(range.most) : io::text(range.least, ':', range.most);
      if (what + row != previous) limits += (limits.empty() ? "" : " ") + row;
      previous = what + row;
    }
    const auto found = kStatements.find(problem.name);
    check::report(found != kStatements.end() && found->second == limits, __FILE__, __LINE__,
                  "compare with the statement: the row of kStatements should be {\"" +
                      problem.name + "\", \"" + limits + "\"}");
  }
  CHECK_EQ(kStatements.size(), instances::problems().size());
}

void test_promises() {
  const auto check = [](const std::string& problem, const Texts& promised, const Texts& others) {
    for (const Texts* list : {&promised, &others}) {
      for (const std::string& text : *list) {
        check::report(format_of(problem).is_promised(text) == (list == &promised), __FILE__,
                      __LINE__, problem + ", is_promised: " + text);
        texts::is_chinese = true;
        const std::string broken = format_of(problem).broken_promise(text);
        check::report(broken.find("warning: ") == 0 || !has_english(broken), __FILE__, __LINE__,
                      broken);
        texts::is_chinese = false;
      }
    }
  };
  check("uoj79_general_matching", {"3 2 1 2 2 3"}, {"3 2 1 2 2 3 0"});
  check("luogu3386_bipartite_matching", {"2 3 2 1 3 1 3"}, {});
  check("coci2018_planinarenje", {"2 2 1 2 2 1"}, {"2 2 1 2 1 2"});
  check("hdu4685_prince_and_princess", {"1 1 2 2 2 1"}, {"1 1 2 2 1 1", "1 0 1", "2 1 1 1 1"});
  check("neerc2003_kings_quest", {"2 1 2 2 1 2 2 1"}, {"2 2 2 2 2 1 2 2 1", "0"});
  // The problem statement promises that each letter can get its own envelope. So is_promised() must
  // return false for the input "2 1 2 1 1 0 0", which excludes both envelopes for letter 1.
  check("ssl1331_letters", {"2 1 2 0 0"}, {"2 1 2 1 2 0 0", "0 0 0"});
  check("cf1970c_game_on_tree", {"2 1 1 2 2"}, {"1 1 1", "2 0 1 2"});
  check("seerc2019_game_on_a_tree", {"1"}, {});
  check("latin2012_game_of_tiles", {"1 1 X"}, {"1 51 " + std::string(51, '.'), ""});
  // The statement promises that there is at least one round, and that the rabbit cannot move at the
  // end. Each input in the second list breaks at least one of these promises.
  check("noi2011_rabbit_egg", {"1 3 .OX 1 1 2 1 3"},
        {"1 3 .OX 0", "1 4 .OXO 1 1 2 1 3", "1 1 . 0"});

  const auto refuse = [](const std::string& problem, const std::string& text,
                         const std::string& values) {
    CHECK_VALUES(broken(format_of(problem), text), values);
  };
  const std::string lock = "qoj5250_combination_lock";
  refuse("uoj79_general_matching", "3 2 1 2 2 2", "to itself");
  refuse("uoj79_general_matching", "3 2 1 2 2 1", "twice");
  refuse("uoj79_general_matching", "3 2 1 2 2 4", "warning: line 1|1 to 3|'4'");
  refuse("luogu3386_bipartite_matching", "1 501 0", "on the right from 1 to 500, found 501");
  refuse("hdu4685_prince_and_princess", "2 1 1 1 1 1 501 0", "case 2|princesses from 1 to 500|501");
  refuse("ssl1331_letters", "2 1 2 1 1 0 0", "of its own for each letter");
  refuse("noi2011_rabbit_egg", "1 4 .OXO 1 1 2 1 3", "finished game");
  refuse(lock, "1 1 1 0 0 =", "case 1|patterns|twice");
  const instances::Request full{instances::Size::huge,
                                {{"cases", 1}, {"digits", 10}, {"density", 100}}};
  refuse(lock, format_of(lock).generate("random", full, 1), "case 1|patterns from 0 to 1000|1023");
  refuse("luogu3254_round_table", "1 1 1 101", "seats at a table from 1 to 100|101");
  refuse("hdu3605_escape", "1 1 2 1", "a digit from 0 to 1|'2'");
  refuse("neerc2003_kings_quest", "2\n2 1 1\n1 2\n1 2\n", "twice");
  refuse("luogu3731_new_urbanization", "2 2 1 2 2 1", "twice");
  refuse("uva663_sorting_slides", "1\n0 1 0 1\n9 9\n0\n", "case 1|for each slide");
  refuse("luogu2764_minimum_path_cover", "2 2 1 2 2 1", "line 1|the cycle 1 2");
  refuse("luogu6577_weighted_perfect_matching", "2 2 1 1 5 2 1 5", "line 1|perfect matching");
  // A board with that many cells does not fit into the memory.
  refuse("luogu3355_knights", "10001 0", "1 to 200, found 10001");
  // Empty inputs, and those without edges
  for (const auto& [problem, text] : {std::pair("bzoj3546_life_of_the_party", "1 0 0"),
                                      {"luogu3386_bipartite_matching", "1 1 0"},
                                      {"librarychecker_general_matching", "0 0"},
                                      {"uoj81_weighted_matching", "2 0"},
                                      {"luogu1963_transform", "0"},
                                      {"coci2013_linije", "0"},
                                      {"luogu4014_assignment", "0"},
                                      {"abc247g_dream_team", "0"},
                                      {"hdu4685_prince_and_princess", "0"}}) {
    refuse(problem, text, " from 1 to |, found 0");
  }
}

void test_measures() {
  const auto measure = [](const std::string& problem, const std::string& text) {
    return format_of(problem).measure(text);
  };
  CHECK_EQ(measure("seerc2019_game_on_a_tree", "1"), "nodes: 1");
  CHECK_EQ(measure("zoj3316_game", "1 2 2 3"), "stones: 1, distance: 3");
  CHECK_EQ(measure("gcj2008_king", "2 1 3 K#. 1 1 K"),
           "cases: 2; the first has rows: 1, columns: 3, free cells: 1");
}

void test_canonical_forms() {
  const auto canonical = [](const std::string& problem, const std::string& text) {
    return format_of(problem).canonical(text);
  };
  CHECK_EQ(canonical("hdu3605_escape", "1 2 1\n0 03 4 0 0"), "1 2\n1 0\n3 4\n");
  CHECK_EQ(canonical("bzoj2463_who_wins", "03 4"), "3\n4\n0\n");
  CHECK_EQ(canonical("ccpc2020_combination_lock", "1 1 0 +7"), "1\n1 0 7\n");
  CHECK_EQ(canonical("noi2011_rabbit_egg", " 2 3 .OX\r\nXXO 1 \r\n1  2 1 3"),
           "2 3\n.OX\nXXO\n1\n1 2\n1 3\n");
}

// cases() returns no case of a very large graph.
void test_large_graphs() {
  const Format& format = format_of("seerc2019_game_on_a_tree");
  const auto chain = [&](int n) {
    return format.generate("chain", {instances::Size::huge, {{"vertices", n}}}, 1);
  };
  CHECK_EQ(format.cases(chain(1000))[0].edges.size(), 499500u);
  CHECK(format.cases(chain(2000)).empty());
  CHECK(format_of("uoj79_general_matching").cases("100000000 0").empty());
  // Two loops at a vertex are joined once in the line graph.
  CHECK_EQ(format_of("gym102407e_strange_game").cases("1 2 1 1 1 1")[0].edges.size(), 1u);
  CHECK(format_of("ssl1331_letters").cases("1001 0 0").empty());
  CHECK_EQ(format_of("luogu4298_sacrifice").cases("5000 0").size(), 1u);
  instances::check_parts(instances::kMostGiven);
  CHECK_THROWS(instances::check_parts(instances::kMostGiven + 1), std::invalid_argument);
}

// The vertices of a case have the places and the capacities that the input gives them.
void test_cases() {
  const Case cube = format_of("nowcoder57356f_link_with_chess_game").cases("1 2 1 1 2")[0];
  CHECK(cube.path == std::vector<int>{1});
  CHECK_EQ(format_of("jsoi2009_game").cases("1 3 .#.")[0].names[1], "1 3");
  const Case planets = format_of("hdu3605_escape").cases("2 1 1 1 5")[0];
  CHECK(planets.capacities == (std::vector<int>{1, 1, 5}));
}

// An input that breaks the layout is an error, which names the number and its limits.
void test_errors() {
  const struct {
    const char *problem, *text, *values;
  } rows[] = {{"noi2011_rabbit_egg", "2 2 .O OX 2", "from 0 to 1|'2'"},
              {"cf1773d_dominoes", "1 3 ...", "dominoes can cover"},
              {"luogu3355_knights", "10000 1", "the row of a blocked cell from 1 to 10000"},
              {"cf1970c_game_on_tree", "2 1 1 2 3", "from 1 to 2|'3'"},
              {"luogu1407_stable_marriage", "2 a b a c", "girl of no earlier couple|'a'"},
              {"luogu1407_stable_marriage", "2 a b c b", "boy of no earlier couple|'b'"}};
  for (const auto& row : rows) {
    std::string error;
    try {
      format_of(row.problem).canonical(row.text);
    } catch (const io::InputError& caught) {
      error = caught.what();
    }
    CHECK_VALUES(error, row.values);
  }
  const Format& couples = format_of("luogu1407_stable_marriage");
  CHECK_VALUES(broken(couples, "1 a b 1 x b"), "girl of a couple|'x'");
  CHECK_VALUES(broken(couples, "1 a b 1 a x"), "boy of a couple|'x'");
}

}  // namespace

int main() {
  CHECK_EQ(broken(format_of("uoj81_weighted_matching"), "3 2\n1 2 5\n1 3 0\n"),
           "expected a weight from 1 to 500000000, found 0 (#2)");
  test_limits();
  test_promises();
  test_descriptions_in_chinese();
  test_measures();
  test_canonical_forms();
  test_large_graphs();
  test_cases();
  test_errors();
  return check::result();
}
