// SPDX-License-Identifier: CC0-1.0
//
// Tests how the class Format of each problem reads inputs: whether an input keeps the promises of
// the statement, how large the input is, its canonical form, and its games as graphs (positions).
#include <algorithm>
#include <cstddef>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include "check.hpp"
#include "inputs.hpp"
#include "instances/format.hpp"
#include "instances/problems.hpp"
#include "instances/texts.hpp"
#include "instances/trees.hpp"
#include "trees.hpp"

namespace {

using instances::Edges;
using instances::Format;
using instances::Position;
using Texts = std::vector<std::string>;

const Format& format_of(const std::string& problem) { return *instances::problem(problem).format; }

// Checks whether a text has an English word of at least two letters.
bool has_english(const std::string& text) {
  const auto is_letter = [](char c) { return c >= 'a' && c <= 'z'; };
  return std::adjacent_find(text.begin(), text.end(), [&](char c, char d) {
           return is_letter(c) && is_letter(d);
         }) != text.end();
}

// Checks that the tools describe the inputs of each problem in Chinese: their shapes, their sizes,
// and the words for the two sides of a graph.
void test_descriptions_in_chinese() {
  texts::is_chinese = true;
  for (const instances::Problem& problem : instances::problems()) {
    const auto check = [&](const std::string& text) {
      check::report(!has_english(text), __FILE__, __LINE__, problem.name + ": " + text);
    };
    const Format& format = *problem.format;
    for (const instances::Shape& shape : format.shapes()) {
      check::report(texts::phrase(shape.what) != shape.what, __FILE__, __LINE__, shape.what);
    }
    const std::string text = format.generate(format.shapes()[0].name, {}, 1);
    check(format.measure(text));
    for (const Position& position : format.positions(text)) {
      for (int v = 0; v < position.size; ++v) check(position.name(v));
    }
  }
  texts::is_chinese = false;
}

// Checks that each number of an input has limits in both directions: a number far away is an error,
// a warning or a broken promise. A number of slides may be far away in one direction.
void test_far_numbers() {
  for (const instances::Problem& problem : instances::problems()) {
    const Format& format = *problem.format;
    const std::string layout = instances::property<std::string>(format, "layout", "");
    const bool weighted = instances::property(format, "weighted", false);
    const std::string far = layout == "arrays" ? "1000000000" : weighted ? "1000000001" : "1000001";
    for (const instances::Shape& shape : format.shapes()) {
      const std::string text = format.generate(shape.name, {instances::Size::tiny}, 1);
      for (const inputs::Part& word : inputs::words_of(text)) {
        if (word.in(text).find_first_not_of("-0123456789") != text.npos) continue;
        int promised = 0;
        for (const std::string& number : {far, '-' + far}) {
          try {
            promised += format.is_promised(word.replaced(text, number));
          } catch (const judge::InputError&) {
          }
        }
        check::report(promised <= (layout == "slides"), __FILE__, __LINE__,
                      problem.name + ", no limit at " + text.substr(word.begin));
      }
    }
  }
}

// Raises each number that the generator takes above its limit in the statement, one after the
// other. The generator itself refuses more edges than a graph without parallel edges has.
void test_upper_limits() {
  const std::map<std::string, long long> other = {
      // what the limit in `parameters()` is not about
      {"luogu3731_new_urbanization left", 5001},  // the limit is that of both sides together
      {"luogu3731_new_urbanization right", 5001},
      {"luogu3355_knights columns", 0},            // a square board
      {"luogu4304_attack_devices columns", 0},     // likewise
      {"poj1904_kings_quest edges", 202001},       // the mates are added
      {"luogu1407_stable_marriage edges", 30001},  // the couples are added
      {"poj1486_sorting_slides slides", 0}};       // the solver refuses 27 as well
  int count = 0;
  for (const instances::Problem& problem : instances::problems()) {
    const Format& format = *problem.format;
    instances::Request all{instances::Size::tiny, {{"cases", 1}}}, one = all;
    for (const auto& [name, limits] : format.parameters()) {
      if (limits.most > 0) all.given.emplace(name, limits.most);
    }
    for (const auto& [name, limits] : format.parameters()) {
      const auto found = other.find(problem.name + ' ' + name);
      const long long value = found == other.end() ? limits.most + 1LL : found->second;
      if (limits.most <= 0 || value == 0) continue;
      instances::Request request = name == std::string("edges") ? all : one;
      request.given[name] = static_cast<int>(value);
      std::string broken = "the generator refuses the size";
      try {
        broken = format.broken_promise(format.generate(format.shapes()[0].name, request, 1));
        ++count;
      } catch (const std::invalid_argument&) {
        if (name == std::string("edges")) continue;
      }
      const std::string end =
          found == other.end() ? ", found " + std::to_string(value) : ", found ";
      check::report(broken.find("expected ") != broken.npos && broken.find(end) != broken.npos,
                    __FILE__, __LINE__, problem.name + ' ' + name + ": " + broken);
    }
  }
  CHECK(count >= 110);
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
  check("poj1904_kings_quest", {"2 1 2 2 1 2 2 1"}, {"2 2 2 2 2 1 2 2 1", "0"});
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

  const auto broken = [](const std::string& problem, const std::string& text,
                         const std::string& message) {
    std::string found;
    try {
      found = format_of(problem).broken_promise(text);
    } catch (const judge::InputError& error) {
      found = error.what();
    }
    CHECK_EQ(found, message);
  };
  const std::string loop =
                        "expected edges with two different ends, found an edge from a vertex to "
                        "itself",
                    twice = "expected each edge once, found an edge twice";
  broken("uoj79_general_matching", "501 1 1 2",
         "expected the number of vertices from 1 to 500, found 501");
  broken("uoj79_general_matching", "3 2 1 2 2 2", loop);
  broken("uoj79_general_matching", "3 2 1 2 2 1", twice);
  broken("uoj79_general_matching", "3 2 1 2 2 4",
         "warning: line 1: expected a vertex from 1 to 3, found '4'");
  broken("luogu3386_bipartite_matching", "1 501 0",
         "expected the number of vertices on the right from 1 to 500, found 501");
  broken("coci2018_planinarenje", "5001 1 1 1",
         "expected the number of peaks from 1 to 5000, found 5001");
  broken("hdu4685_prince_and_princess", "2 1 1 1 1 1 501 0",
         "case 2: expected the number of princesses from 1 to 500, found 501");
  broken("hdu4685_prince_and_princess", "0", "expected the number of cases from 1 to 25, found 0");
  broken("ssl1331_letters", "2 1 2 1 1 0 0",
         "expected pairs that leave an envelope of its own for each letter, found too many pairs");
  broken("noi2011_rabbit_egg", "1 4 .OXO 1 1 2 1 3",
         "expected a finished game, found one in which the rabbit can move after the last round");
  broken("coci2013_linije", "1 0 501",
         "expected the x coordinate of a point from 1 to 500, found 0");
  broken("qoj5250_combination_lock", "1 1 1 0 0 =",
         "case 1: expected different forbidden patterns, none of them the first, found one twice");
  broken(
      "qoj5250_combination_lock",
      format_of("qoj5250_combination_lock")
          .generate("random",
                    {instances::Size::huge, {{"cases", 1}, {"digits", 10}, {"density", 100}}}, 1),
      "case 1: expected the number of forbidden patterns from 0 to 1000, found 1023");
  broken("jsoi2009_game", "1 101 " + std::string(101, '.'),
         "expected the number of columns from 1 to 100, found 101");
  const auto weight = [&](const char* problem, const std::string& text, int number, int low,
                          int high, const std::string& start = "") {
    broken(problem, text + std::to_string(number) + '\n',
           start + "expected a weight from " + std::to_string(low) + " to " + std::to_string(high) +
               ", found " + std::to_string(number));
  };
  weight("hdu2255_max_profit", "1\n", -7, 0, 1000000000, "case 1: ");
  weight("luogu4014_assignment", "1\n", -5, 0, 100);
  weight("luogu4014_assignment", "1\n", 1000000, 0, 100);
  weight("luogu3967_weighted_matching", "1\n", -1, 0, 5000);
  weight("luogu3967_weighted_matching", "1\n", 5001, 0, 5000);
  weight("uoj80_weighted_bipartite_matching", "1 1 1\n1 1 ", -7, 1, 1000000000);
  weight("uoj81_weighted_matching", "2 1\n1 2 ", -7, 1, 500000000);
  weight("uoj81_weighted_matching", "2 1\n1 2 ", 500000001, 1, 500000000);
  weight("luogu6577_weighted_perfect_matching", "1 1\n1 1 ", -19980732, -19980731, 19980731);
  weight("luogu6577_weighted_perfect_matching", "1 1\n1 1 ", 19980732, -19980731, 19980731);
  weight("librarychecker_general_weighted_matching", "2 1\n0 1 ", 0, 1, 1000000);
  weight("librarychecker_general_weighted_matching", "2 1\n0 1 ", 1000001, 1, 1000000);
  weight("abc247g_dream_team", "1\n1 1 ", 0, 1, 1000000000);
  broken("abc247g_dream_team", "1\n151 1 1\n", "expected a university from 1 to 150, found 151");
  broken("abc247g_dream_team", "1\n1 151 1\n", "expected a subject from 1 to 150, found 151");
  broken("coci2013_linije", "1 501 1",
         "expected the x coordinate of a point from 1 to 500, found 501");
  broken("zoj3316_game", "1\n0 20\n1\n",
         "case 1: expected the y coordinate of a point from 0 to 19, found 20");
  broken("zoj3316_game", "1\n0 0\n39\n", "case 1: expected the distance from 0 to 38, found 39");
  broken("cf1710e_two_arrays", "1 1\n500000001\n1\n",
         "expected a worth from 1 to 500000000, found 500000001");
  broken("cf1710e_two_arrays", "1 1\n1\n0\n", "expected a worth from 1 to 500000000, found 0");
  broken("luogu1963_transform", "3\n2 0 0\n", "expected a distance from 0 to 1, found 2");
  broken("poj1904_kings_quest", "2\n2 1 1\n1 2\n1 2\n", twice);
  broken("luogu3731_new_urbanization", "2 2 1 2 2 1", twice);
  broken("poj1486_sorting_slides", "1\n0 1 0 1\n9 9\n0\n",
         "case 1: expected a number of its own for each slide, found too few");
  broken("luogu2764_minimum_path_cover", "2 2 1 2 2 1",
         "line 1: expected a graph without a cycle, found the cycle 1 2");
  broken("luogu4298_sacrifice", "2 1 2 2",
         "line 1: expected a graph without a cycle, found the cycle 2");
  broken("luogu6577_weighted_perfect_matching", "2 2 1 1 5 2 1 5",
         "line 1: expected a graph with a perfect matching, found another one");
  broken("bzoj3546_life_of_the_party", "1 0 0",
         "expected the number of girls from 1 to 10000, found 0");
  broken("luogu3386_bipartite_matching", "1 1 0",
         "expected the number of edges from 1 to 50000, found 0");
  broken("librarychecker_general_matching", "0 0",
         "expected the number of vertices from 1 to 500, found 0");
  broken("uoj81_weighted_matching", "2 0", "expected the number of edges from 1 to 79800, found 0");
  broken("nowcoder57356f_link_with_chess_game", "1 1 1 1 1",
         "case 1: expected the side of a cube from 2 to 100000, found 1");
  broken("luogu1963_transform", "0", "expected the number of distances from 1 to 10000, found 0");
  broken("coci2013_linije", "0", "expected the number of points from 1 to 10000, found 0");
  broken("luogu4014_assignment", "0", "expected the number of rows from 1 to 100, found 0");
  broken("abc247g_dream_team", "0", "expected the number of people from 1 to 30000, found 0");
  std::string people = "30001\n";
  for (int i = 0; i < 30001; ++i) people += "1 1 1\n";
  broken("abc247g_dream_team", people,
         "expected the number of people from 1 to 30000, found 30001");
  // A board with so many cells does not fit into the memory.
  broken("luogu3355_knights", "2147483647 0",
         "expected the side of the board from 1 to 200, found 2147483647");
}

void test_measures() {
  const auto measure = [](const std::string& problem, const std::string& text) {
    return format_of(problem).measure(text);
  };
  CHECK_EQ(measure("uoj79_general_matching", "1 0"), "1 vertex, 0 edges");
  CHECK_EQ(measure("coci2018_planinarenje", "2 1 1 2"), "2 + 2 vertices, 1 edge");
  CHECK_EQ(measure("hdu4685_prince_and_princess", "1 1 2 1 2"), "1 + 2 vertices, 1 edge");
  CHECK_EQ(measure("ssl1331_letters", "2 1 2 0 0"), "2 letters, 1 pair excluded");
  CHECK_EQ(measure("cf1970c_game_on_tree", "2 1 1 2 2"), "2 vertices, 1 start");
  CHECK_EQ(measure("seerc2019_game_on_a_tree", "1"), "1 vertex");
  CHECK_EQ(measure("noi2011_rabbit_egg", "1 3 .OX 1 1 2 1 3"), "1 x 3 cells, 1 round");
  CHECK_EQ(measure("gcj2008_king", "2 1 3 K#. 1 1 K"), "2 cases, the first of 1 x 3 cells, 1 free");
}

void test_canonical_forms() {
  const auto canonical = [](const std::string& problem, const std::string& text) {
    return format_of(problem).canonical(text);
  };
  CHECK_EQ(canonical("poj1904_kings_quest", "2 1 2\r\n2 2 1 2 1"), "2\n1 2\n2 2 1\n2 1\n");
  CHECK_EQ(canonical("seerc2019_game_on_a_tree", "3 3 1\t2 1"), "3\n3 1\n2 1\n");
  CHECK_EQ(canonical("latin2012_game_of_tiles", "1 1 X 1 2\n..\n"), "1 1\nX\n1 2\n..\n");
  CHECK_EQ(canonical("bzoj2463_who_wins", "03 4"), "3\n4\n0\n");
  CHECK_EQ(canonical("noi2011_rabbit_egg", " 2 3 .OX\r\nXXO 1 \r\n1  2 1 3"),
           "2 3\n.OX\nXXO\n1\n1 2\n1 3\n");
}

// Returns a text that lists three parts of a position: the names of the vertices, the edges, and
// the path that the token has taken.
std::string described(const Position& position) {
  std::string text;
  for (int v = 0; v < position.size; ++v) text += (v == 0 ? "" : ", ") + position.name(v);
  text += ";";
  for (const auto& [v, w] : position.edges) {
    text += ' ' + std::to_string(v) + '-' + std::to_string(w);
  }
  for (std::size_t i = 0; i < position.path.size(); ++i) {
    text += (i == 0 ? "; " : " ") + std::to_string(position.path[i]);
  }
  return text;
}

void test_positions() {
  const auto check = [](const std::string& problem, const std::string& text,
                        const Texts& expected) {
    Texts found;
    for (const Position& position : format_of(problem).positions(text)) {
      found.push_back(described(position));
    }
    check::report(found == expected, __FILE__, __LINE__,
                  problem + ", positions: " + text + (found.empty() ? "" : "\n" + found[0]));
  };
  check("librarychecker_general_matching", "3 1 0 2", {"0, 1, 2; 0-2"});
  check("uoj78_bipartite_matching", "2 1 1 2 1",
        {"left vertex 1, left vertex 2, right vertex 1; 1-2"});
  check("coci2018_planinarenje", "2 1 1 2", {"peak 1, peak 2, valley 1, valley 2; 0-3"});
  check("codechef_hamilg", "2 1 0 2 1 1 2", {"1;", "1, 2; 0-1"});
  check("hdu4685_prince_and_princess", "2 1 2 1 2 0 1",
        {"prince 1, princess 1, princess 2; 0-2", "princess 1;"});
  check("poj1904_kings_quest", "1 1 1 1", {"son 1, girl 1; 0-1"});
  check("ssl1331_letters", "2 1 2 2 2 0 0",
        {"letter 1, letter 2, envelope 1, envelope 2; 0-2 1-2"});
  check("cf1970c_game_on_tree", "3 2 2 1 1 3 3 1", {"1, 2, 3; 1-0 0-2; 2", "1, 2, 3; 1-0 0-2; 0"});
  check("latin2012_game_of_tiles", "1 1 . 1 2 ..", {"1 1;", "1 1, 1 2; 0-1"});
  check("noi2011_rabbit_egg", "1 4 .OXX 1 1 2 1 3", {"1 1, 1 2, 1 3; 0-1 1-2; 0 1 2"});
  // positions() returns no position for a case (one game or one graph of the input) that has an
  // error or a very large graph.
  check("gcj2008_king", "2 1 2 K. 1 1 x", {"1 1, 1 2; 0-1; 0"});
  check("uoj79_general_matching", "2 1 1", {});
  check("cf1970c_game_on_tree", "2 0 1 2", {});
  check("seerc2019_game_on_a_tree", "2 1 1", {});
  check("uoj79_general_matching", "2000000000 0", {});
  check("ssl1331_letters", "1001 0 0", {});
}

void test_ancestors() {
  const instances::Trees kind{{1, 6}, {0, 0}, true};
  const auto sorted = [](Edges edges) {
    std::sort(edges.begin(), edges.end());
    return edges;
  };
  trees::for_every_tree(6, [&](const Edges& edges) {
    const Position position = kind.positions({{6, edges}, {}})[0];
    CHECK(sorted(position.edges) == sorted(trees::ancestor_pairs(6, edges, 0)));
  });
  const Format& format = format_of("seerc2019_game_on_a_tree");
  const auto chain = [&](int n) {
    return format.generate("chain", {instances::Size::huge, {{"vertices", n}}}, 1);
  };
  CHECK_EQ(format.positions(chain(1000))[0].edges.size(), 499500u);
  CHECK(format.positions(chain(2000)).empty());
}

}  // namespace

int main() {
  test_far_numbers();
  test_upper_limits();
  test_promises();
  test_descriptions_in_chinese();
  test_measures();
  test_canonical_forms();
  test_positions();
  test_ancestors();
  return check::result();
}
