// SPDX-License-Identifier: CC0-1.0
//
// Tests that shrink() returns a smallest input, and tries only inputs that keep the promises of the
// problem statement.
#include <algorithm>
#include <cstddef>
#include <functional>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include "check.hpp"
#include "instances/format.hpp"
#include "instances/problems.hpp"
#include "instances/trees.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/csr_graph.hpp"

namespace {

using namespace instances;
using Fails = std::function<bool(const Case&)>;

const Format& format_of(const std::string& problem) { return *instances::problem(problem).format; }

// ---- Properties of a case

int degree(const Case& one_case, int v) {
  return static_cast<int>(
      std::count_if(one_case.edges.begin(), one_case.edges.end(),
                    [&](const Edge& e) { return e.first == v || e.second == v; }));
}

bool has_triangle(const Case& one_case) {
  const Edges& edges = one_case.edges;
  const auto are_joined = [&](int v, int w) {
    return std::count(edges.begin(), edges.end(), Edge(v, w)) > 0 ||
           std::count(edges.begin(), edges.end(), Edge(w, v)) > 0;
  };
  for (const Edge& e : edges) {
    for (int v = 0; v < one_case.size; ++v) {
      if (are_joined(v, e.first) && are_joined(v, e.second)) return true;
    }
  }
  return false;
}

// Checks whether two edges share a vertex on the left.
bool has_fork_on_the_left(const Case& one_case) {
  std::set<int> left;
  for (const Edge& edge : one_case.edges) {
    if (!left.insert(edge.first).second) return true;
  }
  return false;
}

// Checks whether some edge shares no vertex with any other edge, and whether there is a third
// vertex.
bool has_isolated_edge(const Case& one_case) {
  return one_case.size > 2 &&
         std::any_of(one_case.edges.begin(), one_case.edges.end(), [&](const Edge& e) {
           return degree(one_case, e.first) == 1 && degree(one_case, e.second) == 1;
         });
}

// Checks whether at least two vertices on the left have neighbors, and whether each of these
// vertices has exactly one neighbor.
bool has_one_neighbor_each(const Case& one_case) {
  return one_case.edges.size() >= 2 && !has_fork_on_the_left(one_case);
}

bool is_perfect(const Case& one_case) {
  const std::vector<int> mate =
      matching_games::bipartite_matching(matching_games::CsrGraph(one_case.size, one_case.edges));
  return std::count(mate.begin(), mate.end(), -1) == 0;
}

// ---- Shrinking

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
    for (std::size_t seed = 0; seed < 40; ++seed) {
      const std::string text =
          format.split(format.generate(shapes[seed % shapes.size()].name, {Size::tiny}, seed))[0];
      const std::vector<Limited> all = format.limited(text);
      for (std::size_t k = 1; k < all.size(); ++k) {
        const auto others_stay = [&](const std::string& smaller) {
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
    for (const auto& [what, distance] : above) {
      const std::string name = problem.name + ' ' + what;
      check::report((distance <= 2) != (kFixed.count(name) > 0), __FILE__, __LINE__, name);
    }
  }
}

// Shrinks the text while `fails` is true for the Case (the graph and the token) of at least one
// case. Returns an empty text if `fails` is false for all cases of the given text.
std::string shrunk(const std::string& problem, const std::string& text, const Fails& fails) {
  const Format& format = format_of(problem);
  const auto fails_in_some_case = [&](const std::string& smaller) {
    CHECK(format.is_promised(smaller));
    CHECK(format.canonical(smaller) == smaller);
    const std::vector<Case> all = format.cases(smaller);
    return std::any_of(all.begin(), all.end(), fails);
  };
  return fails_in_some_case(text) ? format.shrink(text, fails_in_some_case) : "";
}

void check_smallest(const std::string& problem, const std::string& smallest,
                    const std::set<std::string>& expected) {
  check::report(expected.count(smallest) == 1, __FILE__, __LINE__,
                problem + " shrinks to " + smallest);
}

// Generates inputs of each shape, that is, of each kind of input of the problem. Skips an input if
// `fails` is false for all games or graphs of the input. Shrinks each other input and calls
// check() with the result. At least four inputs must not be skipped.
void check_shapes(const std::string& problem, const Fails& fails,
                  const std::function<void(const std::string&)>& check) {
  int failing = 0;
  const std::vector<Shape> shapes = format_of(problem).shapes();
  for (std::size_t seed = 0; seed < 2 * shapes.size(); ++seed) {
    const char* const shape = shapes[seed % shapes.size()].name;
    const std::string text =
        format_of(problem).generate(shape, {Size::small, {{"cases", 3}}}, seed);
    const std::string smallest = shrunk(problem, text, fails);
    if (smallest.empty()) continue;
    ++failing;
    check(smallest);
  }
  CHECK(failing >= 4);
}

void check_shapes(const std::string& problem, const Fails& fails,
                  const std::set<std::string>& expected) {
  check_shapes(problem, fails,
               [&](const std::string& smallest) { check_smallest(problem, smallest, expected); });
}

// Each of these steps can be made in one way only.
void test_steps() {
  const struct {
    std::string problem, from, to;
  } rows[] = {
      {"luogu1407_stable_marriage", "2\nA a\nB b\n0\n", "1\nB b\n0\n"},
      {"uoj81_weighted_matching", "2 1\n1 2 5000\n", "2 1\n1 2 2500\n"},
      {"uoj81_weighted_matching", "3 2\n1 2 5\n2 3 7\n", "3 1\n1 2 5\n"},
      {"abc247g_dream_team", "2\n1 2 5\n1 1 7\n", "1\n1 2 5\n"},
      {"uva663_sorting_slides", "2\n0 2 0 2\n4 6 4 6\n5 5\n1 1\n0\n", "1\n4 6 4 6\n5 5\n0\n"},
      {"noi2011_rabbit_egg", "1 5\n.OXOX\n2\n1 2\n1 3\n1 4\n1 5\n", "1 5\nOX.OX\n1\n1 4\n1 5\n"},
      {"noi2011_rabbit_egg", "1 5\n.OXXX\n1\n1 2\n1 3\n", "1 5\n.OXXO\n1\n1 2\n1 3\n"},
      {"nowcoder57356f_link_with_chess_game", "1\n3 3 3 3\n", "1\n2 2 2 2\n"},
      {"ssl1331_letters", "3\n0 0\n", "1\n0 0\n"},
      {"neerc2003_kings_quest", "2\n2 1 2\n1 2\n1 2\n", "2\n1 1\n1 2\n1 2\n"},
      {"qoj5250_combination_lock", "1\n2 1\n00\n00\n=.\n", "1\n1 1\n0\n0\n.\n"},
      {"luogu2774_grid_numbers", "2 1\n4\n5\n", "1 1\n4\n"},
      {"luogu2774_grid_numbers", "1 1\n4\n", "1 1\n3\n"},
      {"luogu3254_round_table", "2 2\n5 1\n5 2\n", "1 1\n5\n5\n"}};
  for (const auto& [problem, from, to] : rows) {
    const std::string smallest = format_of(problem).shrink(
        from, [from = from, to = to](const std::string& text) { return text == to; });
    check_smallest(problem, smallest, {to});
  }
}

void test_graphs() {
  for (const std::string problem : {"uoj79_general_matching", "codechef_hamilg"}) {
    check_shapes(problem, has_triangle, [&](const std::string& smallest) {
      const std::size_t first = problem == "codechef_hamilg" ? 2 : 0;  // behind "1\n"
      CHECK_EQ(smallest.find("3 3\n"), first);
    });
  }
  // An odd cycle becomes a smaller odd cycle only if one step removes a vertex and merges the two
  // neighbors of this vertex.
  const Fails is_odd_cycle = [](const Case& p) {
    return p.size % 2 == 1 && static_cast<int>(p.edges.size()) == p.size && degree(p, 0) == 2;
  };
  CHECK_EQ(
      shrunk("uoj79_general_matching", "5 5\n1 2\n2 3\n3 4\n4 5\n5 1\n", is_odd_cycle).substr(0, 4),
      "3 3\n");
  check_shapes("coci2018_planinarenje", has_fork_on_the_left,
               {"2 2\n1 1\n1 2\n", "2 2\n1 2\n1 1\n"});
  check_shapes("coci2018_planinarenje", is_perfect, {"1 1\n1 1\n"});
  // Removing the second vertex of one side alone changes no byte.
  CHECK_EQ(shrunk("coci2018_planinarenje", "2 1\n1 1\n",
                  [](const Case& one_case) { return !one_case.edges.empty(); }),
           "1 1\n1 1\n");
}

void test_choices() {
  check_shapes("ssl1331_letters", has_fork_on_the_left, {"2\n0 0\n"});
  check_shapes(
      "ssl1331_letters", has_isolated_edge,
      {"2\n1 1\n2 2\n0 0\n", "2\n2 2\n1 1\n0 0\n", "2\n1 2\n2 1\n0 0\n", "2\n2 1\n1 2\n0 0\n"});
  // In this input, letter 1 can only be in envelope 2, letter 2 in envelope 3, and letter 3 in
  // envelope 1. So shrink() must remove a letter and an envelope with different numbers, such as
  // letter 1 and envelope 2. Then each other letter still has an envelope.
  CHECK_EQ(
      shrunk("ssl1331_letters", "3\n1 1\n1 3\n2 1\n2 2\n3 2\n3 3\n0 0\n", has_one_neighbor_each),
      "2\n1 1\n2 2\n0 0\n");
}

void test_weights() {
  const auto has_weight = [](int least, int most) {
    return [=](const Case& one_case) {
      return std::any_of(one_case.weights.begin(), one_case.weights.end(),
                         [=](int weight) { return weight >= least && weight <= most; });
    };
  };
  check_shapes("librarychecker_general_weighted_matching", has_weight(3, 100),
               {"2 1\n0 1 3\n", "2 1\n1 0 3\n"});
  check_shapes("uoj80_weighted_bipartite_matching", has_weight(1, 100), {"1 1 1\n1 1 1\n"});
  check_shapes("luogu6577_weighted_perfect_matching", has_weight(-100, -2),
               [](const std::string& smallest) {
                 CHECK(smallest == "1 1\n1 1 -2\n" || smallest.substr(0, 4) == "2 3\n");
               });
  // A sum above 2^31 needs three edges of the greatest weight, 10^9, which the edges only get while
  // others are removed.
  const Fails is_large = [](const Case& one_case) {
    const std::vector<int>& weights = one_case.weights;
    return std::accumulate(weights.begin(), weights.end(), 0LL) > 1LL << 31;
  };
  std::string heavy = "100 100 100\n";
  for (int v = 1; v <= 100; ++v) {
    heavy += io::text(v, ' ', v, " 30000000\n");
  }
  const std::string few = shrunk("uoj80_weighted_bipartite_matching", heavy, is_large);
  CHECK_EQ(few.substr(0, 6), "3 3 3\n");
  // A smaller graph without a perfect matching is no input of this problem.
  CHECK_EQ(shrunk("luogu6577_weighted_perfect_matching", "2 3\n1 1 8\n1 2 5\n2 2 3\n",
                  [](const Case& one_case) { return one_case.edges.size() >= 2; }),
           "2 2\n1 1 0\n2 2 0\n");
}

void test_trees() {
  const std::string rounds = "cf1970c_game_on_tree", ancestors = "seerc2019_game_on_a_tree";
  const auto tree = [](const std::string& problem, const char* shape, int n) {
    Request request{Size::small, {{"vertices", n}}};
    if (problem == "cf1970c_game_on_tree") request.given["starts"] = 20;
    return format_of(problem).generate(shape, request, 5);
  };
  // The smallest tree with a start at a vertex of degree 2 has 3 vertices.
  const Fails starts_inside = [](const Case& p) { return degree(p, p.path[0]) == 2; };
  for (const char* shape : {"chain", "broom", "deep"}) {
    check_smallest(rounds, shrunk(rounds, tree(rounds, shape, 100), starts_inside).substr(0, 4),
                   {"3 1\n"});
  }
  // If the number of vertices must stay even, a tree must lose two vertices at once.
  const Fails is_even = [](const Case& p) { return p.size % 2 == 0; };
  for (const char* shape : {"chain", "star", "random"}) {
    check_smallest(ancestors, shrunk(ancestors, tree(ancestors, shape, 40), is_even),
                   {"2\n1 2\n", "2\n2 1\n"});
  }
  // In a star with at most 60 edges, shrink() can remove the first and the last edge at once. Every
  // other leaf is a start, and must remain one.
  for (const int edges : {3, 4, 10, 30, 59, 60, 61}) {
    std::string star = std::to_string(edges + 1) + ' ' + std::to_string(edges - 2) + '\n';
    for (int v = 2; v <= edges + 1; ++v) star += "1 " + std::to_string(v) + '\n';
    for (int v = 3; v <= edges; ++v) star += std::to_string(v) + '\n';
    const std::string smallest = format_of(rounds).shrink(star, [&](const std::string& text) {
      const std::vector<Case> all = format_of(rounds).cases(text);
      return static_cast<int>(all.size()) == edges - 2 && all[0].size != edges &&
             std::all_of(all.begin(), all.end(), [](const auto& p) { return p.path[0] > 0; });
    });
    CHECK_EQ(format_of(rounds).cases(smallest)[0].size, edges <= 60 ? edges - 1 : edges + 1);
  }
  // contract() merges the two ends of an edge. The merged vertex gets the smaller of their numbers.
  Graph graph{6, {{0, 1}, {3, 1}, {1, 2}, {4, 3}, {5, 4}}};
  CHECK(contract(graph, 1, 2) == std::vector<int>({0, 1, 1, 1, 2, 3}));
  CHECK(graph.size == 4 && graph.edges == Edges({{0, 1}, {2, 1}, {3, 2}}));
}

void test_cases() {
  const std::string tiles = "latin2012_game_of_tiles", king = "gcj2008_king";
  check_smallest(tiles,
                 shrunk(tiles, "1 2\n..\n2 2\n..\n.X\n1 1\nX\n",
                        [](const Case& p) { return !p.edges.empty(); }),
                 {"1 2\n..\n", "2 1\n.\n.\n"});
  CHECK_EQ(shrunk(king, "2\n1 3\n.K#\n2 3\n..#\nK..\n",
                  [](const Case& p) { return degree(p, p.path[0]) >= 2; }),
           "1\n2 2\n..\nK#\n");
  // Shrinking a square board removes a row together with the column of the same number. The wall in
  // row 2 and column 3 must remain, so only the rows and columns 1 and 4 can be removed. Then the
  // wall is in row 1 and column 2.
  CHECK_EQ(format_of("luogu3355_knights")
               .shrink("4 1\n2 3\n",
                       [](const std::string& text) { return text.substr(1, 3) == " 1\n"; }),
           "2 1\n1 2\n");
  CHECK_EQ(format_of("bzoj2463_who_wins")
               .shrink("2147483647\n0\n", [](const std::string& text) { return text.size() > 6; }),
           "1000\n0\n");
}

// If only the first move does not go down, the rounds after it can be removed, not this one.
void test_transcripts() {
  const std::string rabbit = "noi2011_rabbit_egg";
  CHECK_EQ(
      shrunk(rabbit, "3 3\n.OX\nXOO\nOXX\n2\n1 2\n1 3\n2 3\n3 3\n",
             [](const Case& p) { return p.cells[p.path[0]].first >= p.cells[p.path[1]].first; }),
      "1 3\n.OX\n1\n1 2\n1 3\n");
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
  test_graphs();
  test_choices();
  test_weights();
  test_trees();
  test_cases();
  test_transcripts();
  test_time();
  return check::result();
}
