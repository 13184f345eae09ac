// SPDX-License-Identifier: CC0-1.0
//
// Tests the format of trees, and the format whose cases end with the input: generated inputs have
// their shape and keep the judge's limits, and shrinking keeps a tree a tree.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "check.hpp"
#include "instances/format.hpp"
#include "instances/problems.hpp"
#include "instances/trees.hpp"
#include "instances/valid.hpp"
#include "judge/reader.hpp"
#include "trees.hpp"

namespace {

using instances::Edges;
using instances::Format;
using instances::Graph;
using instances::Position;
using instances::Random;
using instances::Request;
using instances::Shape;
using instances::Size;
using instances::Trees;
using valid::format_of;

const char* const kRounds = "cf1970c_game_on_tree";
const char* const kAncestors = "seerc2019_game_on_a_tree";
const char* const kTiles = "latin2012_game_of_tiles";

// Checks that the trees of each shape have the structure that the name of the shape promises.
void test_shapes() {
  const Trees kind{{1, 100}};
  Random random(1);
  const auto tree_of = [&](const char* shape, int n, int shuffled = 0) {
    const Request request{Size::small, {{"vertices", n}, {"shuffled", shuffled}}};
    return kind.generate(shape, request, random).tree;
  };
  const auto degrees = [](const Graph& tree) {
    std::vector<int> degree(tree.size, 0);
    for (const auto& [v, w] : tree.edges) ++degree[v], ++degree[w];
    return degree;
  };
  const auto leaves = [&](const Graph& tree) {
    const std::vector<int> degree = degrees(tree);
    return std::count(degree.begin(), degree.end(), 1);
  };
  CHECK(tree_of("chain", 4).edges == Edges({{0, 1}, {1, 2}, {2, 3}}));
  CHECK(tree_of("star", 4).edges == Edges({{0, 1}, {0, 2}, {0, 3}}));
  CHECK(tree_of("chain", 30, 1).edges != tree_of("chain", 30).edges);
  CHECK_EQ(leaves(tree_of("chain", 30, 1)), 2);
  bool is_perfect[2] = {};
  for (int k = 0; k < 20; ++k) {
    const std::vector<int> broom = degrees(tree_of("broom", 30));
    CHECK(std::count_if(broom.begin(), broom.end(), [](int d) { return d > 2; }) <= 1);
    const Graph pairs = tree_of("near-perfect", 30);
    is_perfect[pairs.edges.back() == instances::Edge(28, 29)] = true;
  }
  CHECK(is_perfect[0] && is_perfect[1]);
  const Trees rounds{{2, 9}, {1, 9}};
  const Request given{Size::tiny, {{"vertices", 12}, {"starts", 30}}};
  CHECK_EQ(rounds.generate("deep", given, random).starts.size(), 30u);
  CHECK_EQ(rounds.generate("deep", given, random).tree.size, 12);
  CHECK_THROWS(format_of(kRounds).generate("star", Request{Size::tiny, {{"vertices", 1}}}, 1),
               std::invalid_argument);
}

void test_promises() {
  const Format& rounds = format_of(kRounds);
  CHECK(rounds.is_promised("2 1\n1 2\n2\n"));
  CHECK(!rounds.is_promised("1 1\n1\n"));
  CHECK(!rounds.is_promised("2 0\n1 2\n"));
  CHECK_EQ(rounds.measure("2 1 1 2 2"), "2 vertices, 1 start");
  CHECK(format_of(kAncestors).is_promised("1\n"));
  CHECK_EQ(format_of(kAncestors).measure("1"), "1 vertex");
  CHECK_EQ(format_of(kAncestors).canonical("3 3 1\t2 1"), "3\n3 1\n2 1\n");
  CHECK(format_of(kTiles).is_promised("1 1\nX\n"));
  CHECK(!format_of(kTiles).is_promised("1 51\n" + std::string(51, '.')));
  CHECK(!format_of(kTiles).is_promised(""));
  CHECK_EQ(format_of(kTiles).canonical("1 1 X 1 2\n..\n"), "1 1\nX\n1 2\n..\n");
  for (const char* text : {"", "3", "3 1 1 2", "3 1 1 2 2 1 1", "2 1 1 2 3", "0 1"}) {
    CHECK_THROWS(rounds.canonical(text), judge::InputError);
  }
}

void test_positions() {
  const auto rounds = format_of(kRounds).positions("3 2 2 1 1 3 3 1");
  CHECK_EQ(rounds.size(), 2u);
  CHECK(rounds[0].edges == Edges({{1, 0}, {0, 2}}));
  CHECK(rounds[0].names == std::vector<std::string>({"1", "2", "3"}));
  CHECK(rounds[0].path == std::vector<int>({2}) && rounds[1].path == std::vector<int>({0}));
  CHECK(format_of(kRounds).positions("2 0 1 2").empty());
  const auto sorted = [](Edges edges) {
    std::sort(edges.begin(), edges.end());
    return edges;
  };
  trees::for_every_tree(6, [&](const Edges& edges) {
    const Position position = Trees{{1, 6}, {0, 0}, true}.positions({{6, edges}, {}})[0];
    CHECK(sorted(position.edges) == sorted(trees::ancestor_pairs(6, edges, 0)));
  });
  const auto text = [](int n) {
    return format_of(kAncestors).generate("chain", Request{Size::huge, {{"vertices", n}}}, 1);
  };
  CHECK_EQ(format_of(kAncestors).positions(text(1000))[0].edges.size(), 499500u);
  CHECK(format_of(kAncestors).positions(text(2000)).empty());
  CHECK_EQ(format_of(kTiles).positions("1 1 . 1 2 ..").size(), 2u);
}

// ---- Shrinking

// Shrinks a generated input in which `fails` is true of the position of some case.
std::string shrunk(const std::string& problem, const std::string& shape, int n,
                   const std::function<bool(const Position&)>& fails) {
  const Format& format = format_of(problem);
  Request request{Size::small, {{"vertices", n}}};
  if (problem == kRounds) request.given["starts"] = 20;
  const std::string text = format.generate(shape, request, 5);
  return format.shrink(text, [&](const std::string& smaller) {
    CHECK(format.is_promised(smaller));
    const std::vector<Position> all = format.positions(smaller);
    return std::any_of(all.begin(), all.end(), fails);
  });
}

void test_shrink() {
  const auto degree = [](const Position& position, int v) {
    return std::count_if(position.edges.begin(), position.edges.end(),
                         [&](const auto& e) { return e.first == v || e.second == v; });
  };
  const auto is_one_of = [](const std::string& text, const std::set<std::string>& texts) {
    check::report(texts.count(text) == 1, __FILE__, __LINE__,
                  "unexpected result of shrinking: " + text);
  };
  // The smallest tree with a start at a vertex of degree 2 has 3 vertices.
  for (const char* shape : {"chain", "broom", "deep"}) {
    const std::string text =
        shrunk(kRounds, shape, 100, [&](const Position& p) { return degree(p, p.path[0]) == 2; });
    check::report(text.compare(0, 4, "3 1\n") == 0, __FILE__, __LINE__,
                  "unexpected result of shrinking: " + text);
  }
  // A tree must lose two vertices at once if its number of vertices must stay even.
  for (const char* shape : {"chain", "star", "random"}) {
    is_one_of(shrunk(kAncestors, shape, 40, [](const Position& p) { return p.size % 2 == 0; }),
              {"2\n1 2\n", "2\n2 1\n"});
  }
  is_one_of(shrunk(kAncestors, "star", 2, [](const Position&) { return true; }), {"1\n"});
  is_one_of(format_of(kTiles).shrink(
                "1 2\n..\n2 2\n..\n.X\n1 1\nX\n",
                [&](const std::string& text) { return text.find("..") != std::string::npos; }),
            {"1 2\n..\n"});
  const std::string far_starts = "4 2\n1 2\n2 3\n3 4\n2\n3\n", near_starts = "2 2\n1 2\n1\n2\n";
  CHECK_EQ(format_of(kRounds).shrink(
               far_starts,
               [&](const std::string& text) { return text == far_starts || text == near_starts; }),
           near_starts);
  // Contracting an edge gives the merged vertex the number of the smaller end.
  Graph tree{6, {{0, 1}, {3, 1}, {1, 2}, {4, 3}, {5, 4}}};
  CHECK(instances::trees::contract(tree, 1, 2) == std::vector<int>({0, 1, 1, 1, 2, 3}));
  CHECK(tree.size == 4 && tree.edges == Edges({{0, 1}, {2, 1}, {3, 2}}));
}

}  // namespace

int main() {
  test_shapes();
  test_promises();
  test_positions();
  test_shrink();
  return check::result();
}
