// SPDX-License-Identifier: CC0-1.0
//
// Tests that shrink() returns a smallest input, and tries only inputs that keep the promises of the
// problem statement.
#include <algorithm>
#include <cstddef>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "instances/format.hpp"
#include "instances/problems.hpp"
#include "instances/shrink.hpp"

namespace {

using namespace instances;

const Format& format_of(const std::string& problem) { return *instances::problem(problem).format; }

// Each number of an input can become small while the other numbers keep their values, except for
// these. (Lists may change while a number does. Numbers that are always equal change together.)
const std::set<std::string> kFixed = {
    "cf1710e_two_arrays a worth",
    "zoj3316_game the x coordinate of a point",
    "zoj3316_game the y coordinate of a point",
    "ccpc2020_combination_lock the number of digits",
    "luogu6577_weighted_perfect_matching the number of vertices on the left",
    "luogu6577_weighted_perfect_matching the number of vertices on the right",
    "luogu1963_transform a distance"};

void test_numbers() {
  for (const Problem& problem : problems()) {
    const Format& format = *problem.format;
    const std::vector<Shape> shapes = format.shapes();
    const auto is = [&](const char* what) { return property(format, what, false); };
    const bool is_same = is("square") || is("sameSides");
    std::map<std::string, int> above;  // how far each number stays above its least value
    bool is_tried_well = true;
    for (std::size_t seed = 0; seed < 40; ++seed) {
      const std::string text =
          format.split(format.generate(shapes[seed % shapes.size()].name, {Size::tiny}, seed))[0];
      const std::vector<Limited> all = format.limited(text);
      for (std::size_t k = 1; k < all.size(); ++k) {
        const auto others_stay = [&](const std::string& smaller) {
          is_tried_well &= format.is_promised(smaller) && format.canonical(smaller) == smaller;
          const std::vector<Limited> now = format.limited(smaller);
          for (std::size_t i = 1; i < all.size(); ++i) {
            const bool may_change =
                i == k || (all[i].is_list && !all[k].is_list) || (is_same && std::max(i, k) < 3);
            if (!may_change && (i >= now.size() || now[i].numbers != all[i].numbers)) return false;
          }
          return now[k].numbers.size() == all[k].numbers.size();
        };
        const std::vector<int> least = format.limited(format.shrink(text, others_stay))[k].numbers;
        int& distance = above.emplace(all[k].what, 1000).first->second;
        if (least == all[k].numbers) continue;
        const int most = *std::max_element(least.begin(), least.end());
        distance = std::min(distance, most - std::max(0, all[k].limits.least));
      }
    }
    check::report(is_tried_well, __FILE__, __LINE__, problem.name + " breaks a promise");
    for (const auto& [what, distance] : above) {
      const std::string name = problem.name + ' ' + what;
      check::report((distance <= 2) != (kFixed.count(name) > 0), __FILE__, __LINE__, name);
    }
  }
}

// Shrinks each text while it is the first or the second of its row, which only one kind of step can
// make of it.
void test_steps() {
  const struct {
    std::string problem, from, to;
  } rows[] = {
      // Cases, boards, grids
      {"latin2012_game_of_tiles", "1 1\n.\n2 2\n..\n.X\n", "2 2\n..\n.X\n"},
      {"gcj2008_king", "1\n2 3\n..#\nK..\n", "1\n2 2\n..\nK.\n"},
      {"gcj2008_king", "1\n2 2\n..\nK.\n", "1\n1 2\nK.\n"},
      {"gcj2008_king", "1\n1 2\nK.\n", "1\n1 2\nK#\n"},
      {"luogu3355_knights", "4 1\n2 3\n", "3 1\n1 2\n"},
      {"bzoj2463_who_wins", "5\n0\n", "1\n0\n"},
      {"nowcoder57356f_link_with_chess_game", "1\n3 3 3 3\n", "1\n2 2 2 2\n"},
      {"luogu2774_grid_numbers", "2 1\n4\n5\n", "1 1\n4\n"},
      {"luogu2774_grid_numbers", "1 2\n4 5\n", "1 1\n5\n"},
      {"luogu2774_grid_numbers", "2 2\n1 2\n3 4\n", "1 1\n4\n"},
      {"luogu2774_grid_numbers", "1 1\n4\n", "1 1\n3\n"},
      // Graphs: in the fourth row, a step removes a vertex and merges its two neighbors. In the
      // fifth, the removal of the second left vertex changes no byte until the right one goes.
      {"uoj79_general_matching", "3 2\n1 2\n2 3\n", "3 1\n1 2\n"},
      {"uoj79_general_matching", "4 2\n1 3\n2 4\n", "2 1\n1 2\n"},
      {"codechef_hamilg", "1\n3 2\n1 2\n2 3\n", "1\n2 1\n1 2\n"},
      {"uoj79_general_matching", "5 5\n1 2\n2 3\n3 4\n4 5\n5 1\n", "3 3\n1 2\n2 3\n3 1\n"},
      {"coci2018_planinarenje", "2 1\n1 1\n", "1 1\n1 1\n"},
      {"luogu3386_bipartite_matching", "2 1 5\n1 1\n2 1\n1 1\n1 1\n2 1\n", "2 1 2\n1 1\n2 1\n"},
      {"luogu3254_round_table", "2 2\n5 1\n5 2\n", "1 1\n5\n5\n"},
      {"luogu3254_round_table", "2 1\n5 6\n7\n", "1 1\n6\n7\n"},
      {"luogu3254_round_table", "1 2\n5\n6 7\n", "1 1\n5\n7\n"},
      {"luogu3254_round_table", "1 1\n1\n2\n", "1 1\n1\n1\n"},
      {"hdu3605_escape", "2 1\n1\n1\n5\n", "1 1\n1\n5\n"},
      {"hdu3605_escape", "1 2\n1 1\n5 6\n", "1 1\n1\n6\n"},
      {"hdu3605_escape", "2 2\n1 0\n0 1\n3 4\n", "1 1\n1\n4\n"},
      {"hdu3605_escape", "1 1\n1\n5\n", "1 1\n1\n4\n"},
      // Trees: an edge is contracted, or two at once, or a start is removed.
      {"seerc2019_game_on_a_tree", "3\n2 1\n2 3\n", "2\n1 2\n"},
      {"seerc2019_game_on_a_tree", "4\n1 2\n2 3\n3 4\n", "2\n1 2\n"},
      {"cf1970c_game_on_tree", "4 1\n1 2\n1 3\n1 4\n3\n", "2 1\n1 2\n2\n"},
      {"cf1970c_game_on_tree", "2 2\n1 2\n1\n2\n", "2 1\n1 2\n2\n"},
      // Weights: halves, small steps toward 0, and twice the weight for fewer edges
      {"uoj81_weighted_matching", "2 1\n1 2 5000\n", "2 1\n1 2 2500\n"},
      {"uoj81_weighted_matching", "2 1\n1 2 5\n", "2 1\n1 2 4\n"},
      {"luogu6577_weighted_perfect_matching", "1 1\n1 1 -3\n", "1 1\n1 1 -2\n"},
      {"uoj80_weighted_bipartite_matching", "2 2 2\n1 1 3\n2 2 4\n", "2 2 1\n2 2 8\n"},
      {"uoj80_weighted_bipartite_matching", "2 2 2\n1 2 3\n2 1 4\n", "1 1 1\n1 1 4\n"},
      {"uoj80_weighted_bipartite_matching", "1 1 1\n1 1 5000\n", "1 1 1\n1 1 2500\n"},
      {"uoj81_weighted_matching", "3 2\n1 2 5\n2 3 7\n", "3 1\n1 2 5\n"},
      {"luogu6577_weighted_perfect_matching", "2 3\n1 1 8\n1 2 5\n2 2 3\n", "2 2\n1 1 8\n2 2 3\n"},
      {"librarychecker_assignment", "2\n1 2\n3 4\n", "1\n2\n"},
      {"librarychecker_assignment", "1\n5000\n", "1\n2500\n"},
      {"librarychecker_assignment", "1\n5\n", "1\n4\n"},
      {"abc247g_dream_team", "2\n1 2 5\n1 1 7\n", "1\n1 2 5\n"},
      {"abc247g_dream_team", "1\n1 2 5\n", "1\n1 2 2\n"},
      {"abc247g_dream_team", "1\n3 4 5\n", "1\n1 1 5\n"},
      // Lists of pairs, points, and words
      {"luogu1407_stable_marriage", "2\nA a\nB b\n0\n", "1\nB b\n0\n"},
      {"luogu1407_stable_marriage", "2\nA a\nB b\n1\nA b\n", "2\nA a\nB b\n0\n"},
      {"neerc2003_kings_quest", "2\n2 1 2\n1 2\n1 2\n", "2\n1 1\n1 2\n1 2\n"},
      {"neerc2003_kings_quest", "2\n1 2\n1 1\n2 1\n", "1\n1 1\n1\n"},
      {"ssl1331_letters", "3\n0 0\n", "1\n0 0\n"},
      {"ssl1331_letters", "2\n1 1\n0 0\n", "2\n0 0\n"},
      {"ssl1331_letters", "3\n1 1\n1 3\n2 1\n2 2\n3 2\n3 3\n0 0\n", "2\n1 1\n2 2\n0 0\n"},
      {"coci2013_linije", "2\n7 9\n8 9\n", "2\n1 1\n2 1\n"},
      {"coci2013_linije", "2\n1 1\n2 2\n", "1\n1 1\n"},
      {"zoj3316_game", "2\n1 1\n1 2\n3\n", "1\n1 2\n3\n"},
      {"zoj3316_game", "1\n1 1\n3\n", "1\n1 1\n2\n"},
      {"uva663_sorting_slides", "2\n0 2 0 2\n4 6 4 6\n5 5\n1 1\n0\n", "1\n4 6 4 6\n5 5\n0\n"},
      {"cf1710e_two_arrays", "2 1\n1 2\n3\n", "1 1\n2\n3\n"},
      {"cf1710e_two_arrays", "1 2\n1\n2 3\n", "1 1\n1\n3\n"},
      {"luogu1963_transform", "2\n0 1\n", "1\n0\n"},
      {"qoj5250_combination_lock", "1\n2 1\n00\n00\n=.\n", "1\n1 1\n0\n0\n.\n"},
      {"qoj5250_combination_lock", "1\n1 1\n0\n0\n.\n", "1\n1 0\n0\n0\n"},
      {"ccpc2020_combination_lock", "1\n2 1 00\n01\n", "1\n1 0 0\n"},
      {"ccpc2020_combination_lock", "1\n1 2 0\n3\n4\n", "1\n1 1 0\n4\n"},
      // Games: the first or the last rounds go, rows that the empty cell never visits, and pieces
      {"noi2011_rabbit_egg", "1 5\n.OXOX\n2\n1 2\n1 3\n1 4\n1 5\n", "1 5\nOX.OX\n1\n1 4\n1 5\n"},
      {"noi2011_rabbit_egg", "1 5\n.OXOX\n2\n1 2\n1 3\n1 4\n1 5\n", "1 5\n.OXXX\n1\n1 2\n1 3\n"},
      {"noi2011_rabbit_egg", "2 3\n.OX\nXOO\n1\n1 2\n1 3\n", "1 3\n.OX\n1\n1 2\n1 3\n"},
      {"noi2011_rabbit_egg", "1 4\n.OXX\n1\n1 2\n1 3\n", "1 3\n.OX\n1\n1 2\n1 3\n"},
      {"noi2011_rabbit_egg", "1 5\n.OXXX\n1\n1 2\n1 3\n", "1 5\n.OXXO\n1\n1 2\n1 3\n"}};
  for (const auto& row : rows) {
    const std::string smallest =
        format_of(row.problem).shrink(row.from, [&](const std::string& text) {
          return text == row.from || text == row.to;
        });
    check::report(smallest == row.to, __FILE__, __LINE__,
                  row.problem + ":\n" + row.from + "shrinks to\n" + smallest);
  }
}

bool has_triangle(const Case& one_case) {
  std::set<std::pair<int, int>> joined;
  for (const auto& [v, w] : one_case.edges) joined.insert({{v, w}, {w, v}});
  return std::any_of(joined.begin(), joined.end(), [&](const auto& e) {
    for (int v = 0; v < one_case.size; ++v) {
      if (joined.count({v, e.first}) + joined.count({v, e.second}) == 2) return true;
    }
    return false;
  });
}

// Large inputs become as small as possible by many steps.
void test_large_inputs() {
  int failing = 0;
  for (const std::string problem : {"uoj79_general_matching", "codechef_hamilg"}) {
    const Format& format = format_of(problem);
    const auto fails = [&](const std::string& text) {
      const std::vector<Case> all = format.cases(text);
      return std::any_of(all.begin(), all.end(), has_triangle);
    };
    for (const Shape& shape : format.shapes()) {
      const std::string text = format.generate(shape.name, {Size::small, {{"cases", 3}}}, 1);
      if (!fails(text)) continue;
      ++failing;
      const std::size_t first = problem == "codechef_hamilg" ? 2 : 0;  // behind "1\n"
      CHECK_EQ(format.shrink(text, fails).substr(first, 4), "3 3\n");
    }
  }
  CHECK(failing >= 8);
  // A sum above 2^31 needs three edges of the greatest weight, 10^9, which the edges only get while
  // others are removed.
  const Format& weighted = format_of("uoj80_weighted_bipartite_matching");
  std::string heavy = "100 100 100\n";
  for (int v = 1; v <= 100; ++v) heavy += io::text(v, ' ', v, " 30000000\n");
  const std::string few = weighted.shrink(heavy, [&](const std::string& text) {
    const std::vector<int> weights = weighted.cases(text)[0].weights;
    return std::accumulate(weights.begin(), weights.end(), 0LL) > 1LL << 31;
  });
  CHECK_EQ(few.substr(0, 6), "3 3 3\n");
  const auto is_long = [](const std::string& text) { return text.size() > 6; };
  CHECK_EQ(format_of("bzoj2463_who_wins").shrink("2147483647\n0\n", is_long), "1000\n0\n");
}

// The ways to remove parts are listed once, and the time is looked at before each removal.
void test_time() {
  int runs = 0, steps = 0, lists = 0;
  const auto ways = [&](const std::string&) {
    ++lists;
    return Ways<std::string>(100, {1, erase<std::string>});
  };
  const auto fails = [&](const std::string&) { return ++runs == 0; };
  smallest(std::string("x"), ways, fails, [&] { return ++steps == 50; });
  CHECK(runs == 49 && lists == 1);
}

}  // namespace

int main() {
  test_numbers();
  test_steps();
  test_large_inputs();
  test_time();
  return check::result();
}
