// SPDX-License-Identifier: CC0-1.0
//
// Tests the examples in the documentation of the headers.
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "matching_games/bipartite_edge_classes.hpp"
#include "matching_games/bipartite_geography.hpp"
#include "matching_games/covers.hpp"
#include "matching_games/dulmage_mendelsohn.hpp"
#include "matching_games/edge_classes.hpp"
#include "matching_games/game.hpp"
#include "matching_games/geography.hpp"
#include "matching_games/matching_from_edges.hpp"
#include "matching_games/matching_size.hpp"
#include "matching_games/path_cover.hpp"
#include "matching_games/rooted_tree.hpp"
#include "matching_games/tutte_berge.hpp"

namespace {

namespace mg = matching_games;
using Edges = std::vector<std::pair<int, int>>;
using Lists = std::vector<std::vector<int>>;
using Vertices = std::vector<int>;
using Bits = std::vector<bool>;

const Lists path3 = {{1}, {0, 2}, {1}}, path4 = {{1}, {0, 2}, {1, 3}, {2}};
const Lists triangle = {{1, 2}, {0, 2}, {0, 1}}, with_tail = {{1, 2}, {0, 2}, {0, 1, 3}, {2}};
const Vertices perfect = {1, 0, 3, 2};

int parity(int v) { return v % 2; }

std::string letters(const std::vector<mg::VertexClass>& classes) {
  std::string result;
  for (const mg::VertexClass c : classes) result += "-DAC"[static_cast<int>(c)];
  return result;
}

// Returns one digit per edge: 0, 1 or 2 if the edge is in no, in some, or in every maximum
// matching.
template <class Classes>
std::string digits(const Classes& classes, const Edges& edges) {
  std::string result;
  for (const auto& [v, w] : edges) result += "012"[static_cast<int>(classes(v, w))];
  return result;
}

void matchings() {
  const Vertices left = mg::general_matching(3, {{0, 1}, {1, 2}});
  CHECK(left == Vertices({1, 0, -1}) || left == Vertices({-1, 2, 1}));
  const Vertices of_edges = mg::bipartite_matching(2, 1, {{0, 0}, {1, 0}});
  CHECK(of_edges == Vertices({0, -1}) || of_edges == Vertices({-1, 0}));
  CHECK(mg::bipartite_matching(2, 1, Lists{{0}, {0}}) == of_edges);
  CHECK_EQ(mg::matching_size({3, -1, 4, 0, 2}), 2);
  const mg::TwoColoring coloring = mg::two_coloring(path3);
  CHECK(coloring.bipartite && coloring.side == std::vector<char>({0, 1, 0}));
}

void games() {
  CHECK(mg::loses(path3) == Bits({1, 0, 1}));
  CHECK(mg::loses(path3, parity) == Bits({1, 0, 1}));
  CHECK(mg::loses(Lists(2)) == Bits({1, 1}));
}

void classes() {
  CHECK_EQ(letters(mg::gallai_edmonds(path3, {-1, 2, 1})), "DAD");
  CHECK_EQ(letters(mg::gallai_edmonds(path3, {1, 0, -1}, parity)), "DAD");
  const mg::RootedTree from_end(3, {{0, 1}, {1, 2}}), from_middle(3, {{0, 1}, {1, 2}}, 1);
  CHECK_EQ(letters(mg::tree_classes(from_end)), "DAD");
  CHECK_EQ(letters(mg::comparability_classes(from_end)), "DDD");
  CHECK_EQ(letters(mg::comparability_classes(from_middle)), "DAD");
  const Edges around = {{0, 1}, {1, 2}, {2, 0}}, along = {{0, 1}, {1, 2}, {2, 3}};
  CHECK_EQ(digits(mg::edge_classes(triangle, {1, 0, -1}), around), "111");
  CHECK_EQ(digits(mg::edge_classes(with_tail, perfect), around), "200");
  CHECK_EQ(digits(mg::edge_classes(with_tail, perfect), {{2, 3}}), "2");
  CHECK_EQ(digits(mg::edge_classes(path4, perfect, parity), along), "202");
  CHECK_EQ(digits(mg::edge_classes(path3, {1, 0, -1}, parity), {{0, 1}, {1, 2}}), "11");
  CHECK(mg::dulmage_mendelsohn(path4, perfect, parity).block == Vertices({2, 2, 1, 1}));
  const Lists star = {{1, 2, 3}, {0}, {0}, {0}};
  const mg::TutteBerge proof =
      mg::tutte_berge(star, mg::gallai_edmonds(star, mg::general_matching(star)));
  CHECK(proof.barrier == Vertices({0}) && proof.component == Vertices({-1, 0, 1, 2}));
  CHECK_EQ(proof.deficiency(), 2);
}

void covers() {
  const Vertices mate = {1, 0, -1};
  CHECK(mg::minimum_vertex_cover(path3, mate) == Vertices({1}));
  CHECK(mg::maximum_independent_set(path3, mate) == Vertices({0, 2}));
  CHECK(mg::hall_violator(path3, mate, parity) == Vertices({0, 2}));
  const Lists path5 = {{1}, {0, 2}, {1, 3}, {2, 4}, {3}};
  CHECK(mg::minimum_edge_cover(path5, {1, 0, 3, 2, -1}) == Edges({{0, 1}, {2, 3}, {3, 4}}));
  CHECK(mg::topological_order(3, {{2, 0}, {0, 1}}) == Vertices({2, 0, 1}));
  CHECK(mg::directed_cycle(4, {{0, 2}, {2, 1}, {1, 0}, {1, 3}}) == Vertices({1, 0, 2}));
  CHECK(mg::minimum_path_cover(4, {{0, 1}, {0, 2}, {1, 3}}) == Lists({{0, 1, 3}, {2}}));
  const Edges cross = {{0, 1}, {1, 2}, {3, 1}, {1, 4}};
  CHECK(mg::minimum_chain_cover(5, cross) == Lists({{0, 1, 2}, {3, 4}}));
  CHECK(mg::maximum_antichain(5, cross) == Vertices({2, 4}));
  CHECK(mg::in_some_maximum_antichain(5, cross) ==
        std::vector<bool>({true, false, true, true, true}));
}

}  // namespace

int main() {
  matchings();
  games();
  classes();
  covers();
  return check::result();
}
