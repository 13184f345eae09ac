// SPDX-License-Identifier: CC0-1.0
//
// Tests the formats that list neighbors or excluded pairs: generated inputs keep the judge's
// limits, invalid inputs are rejected, and shrinking ends at a smallest input.
#include "instances/choices.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "instances/format.hpp"
#include "instances/problems.hpp"
#include "instances/valid.hpp"
#include "judge/reader.hpp"

namespace {

using instances::BipartiteGraph;
using instances::Edge;
using instances::Edges;
using instances::Format;
using instances::Position;
using instances::Random;
using instances::Request;
using instances::Shape;
using instances::Size;
using valid::check_shrink;
using valid::format_of;
using valid::one_of;

const char* const kPrinces = "hdu4685_prince_and_princess";
const char* const kSons = "poj1904_kings_quest";
const char* const kLetters = "ssl1331_letters";

// ---- Generated inputs

// The limit of 20 edges leaves only 8 edges besides a perfect matching of 12 sons.
void limits_hold_with_few_edges() {
  const instances::WeddingLists tight{{1, 12}, {0, 20}};
  Random random(1);
  for (const Shape& shape : tight.shapes()) {
    for (int k = 0; k < 10; ++k) {
      check::report(tight.is_promised(tight.generate(shape.name, Request{Size::judge}, random)),
                    __FILE__, __LINE__, shape.name + std::string(" is not promised"));
    }
  }
}

// make_perfect() keeps all edges and adds one edge for each exposed vertex.
void perfect_matchings_need_few_new_edges() {
  Random random(1);
  for (int round = 0; round < 300; ++round) {
    const int n = random.between(0, 6);
    BipartiteGraph graph{n, n};
    instances::top_up(graph, random.between(0, 2 * n), random);
    const Edges before = graph.edges;
    const std::vector<int> old = instances::mates_on_the_left(graph);
    const auto exposed = static_cast<std::size_t>(std::count(old.begin(), old.end(), -1));
    CHECK_EQ(instances::is_perfect(graph), exposed == 0);
    const std::vector<int> mate = instances::make_perfect(graph, random);
    CHECK(instances::is_perfect(graph) && instances::is_simple(graph, false));
    CHECK_EQ(graph.edges.size(), before.size() + exposed);
    CHECK(std::equal(before.begin(), before.end(), graph.edges.begin()));
    std::set<int> girls;
    for (int x = 0; x < n; ++x) {
      CHECK(std::count(graph.edges.begin(), graph.edges.end(), Edge(x, mate[x])) == 1);
      girls.insert(mate[x]);
    }
    CHECK_EQ(girls.size(), mate.size());
  }
  CHECK(!instances::is_perfect({1, 2, {{0, 0}}}));
}

void inputs_beyond_the_limits_are_not_promised() {
  const Format& princes = format_of(kPrinces);
  CHECK(princes.is_promised("1 1 2 2 2 1"));
  CHECK(!princes.is_promised("0"));
  CHECK(!princes.is_promised("1 1 2 2 1 1"));
  CHECK(!princes.is_promised("1 1 501 0"));
  CHECK(!princes.is_promised("1 0 1"));
  CHECK_EQ(princes.measure("1 1 2 1 2"), "1 + 2 vertices, 1 edge");
  const Format& sons = format_of(kSons);
  CHECK(sons.is_promised("2 1 2 2 1 2 2 1"));
  CHECK(!sons.is_promised("2 2 2 2 2 1 2 2 1"));
  CHECK(!sons.is_promised("0"));
  CHECK_EQ(sons.canonical("2 1 2\r\n2 2 1 2 1"), "2\n1 2\n2 2 1\n2 1\n");
  const Format& letters = format_of(kLetters);
  CHECK(letters.is_promised("2 1 2 0 0"));
  CHECK(!letters.is_promised("2 1 2 1 2 0 0"));
  CHECK(!letters.is_promised("2 1 2 1 1 0 0"));  // both envelopes are excluded for the first letter
  CHECK(!letters.is_promised("0 0 0"));
  CHECK(!letters.is_promised("101 0 0"));
  CHECK_EQ(letters.measure("2 1 2 0 0"), "2 letters, 1 pair excluded");
}

// Returns the warning or the error message for an input.
std::string message_of(const std::string& problem, const std::string& text) {
  try {
    return format_of(problem).warning(text);
  } catch (const judge::InputError& error) {
    return error.what();
  }
}

void invalid_inputs_have_messages() {
  CHECK_EQ(message_of(kPrinces, "1 1 1 2 1 1"), "");
  CHECK_EQ(message_of(kPrinces, "1 2\n1 1 1\n1 2"),
           "warning: line 3: expected a princess from 1 to 1, found '2'");
  CHECK_EQ(message_of(kSons, "2\n1 1\n1 2\n2"),
           "line 4: expected a girl in the list of son 1, found '2'");
  CHECK_EQ(message_of(kLetters, "2\n1 3"),
           "warning: line 2: expected an envelope from 1 to 2, found '3'");
  CHECK_EQ(message_of(kLetters, "1\n0 0 0"), "");
}

void positions_have_the_names_of_the_statement() {
  using Names = std::vector<std::string>;
  const std::vector<Position> cases = format_of(kPrinces).positions("2 1 2 1 2 0 1");
  CHECK_EQ(cases.size(), 2u);
  CHECK(cases[0].edges == Edges({{0, 2}}));
  CHECK(cases[0].names == Names({"prince 1", "princess 1", "princess 2"}));
  CHECK(cases[1].names == Names({"princess 1"}));
  const Position sons = format_of(kSons).positions("1 1 1 1")[0];
  CHECK(sons.edges == Edges({{0, 1}}) && sons.names == Names({"son 1", "girl 1"}));
  const Position letters = format_of(kLetters).positions("2 1 2 2 2 0 0")[0];
  CHECK(letters.edges == Edges({{0, 2}, {1, 2}}));
  CHECK(letters.names == Names({"letter 1", "letter 2", "envelope 1", "envelope 2"}));
  CHECK(format_of(kLetters).positions("1001 0 0").empty());
}

// ---- Shrinking

// Checks whether at least two vertices on the left have neighbors, and each of these exactly one.
bool has_one_neighbor_each(const Position& position) {
  std::set<int> on_the_left;
  for (const Edge& e : position.edges) on_the_left.insert(e.first);
  return position.edges.size() == on_the_left.size() && on_the_left.size() >= 2;
}

// Checks whether an edge shares no vertex with another edge, and there is a third vertex.
bool has_isolated_edge(const Position& position) {
  return position.size > 2 &&
         std::any_of(position.edges.begin(), position.edges.end(), [&](const Edge& e) {
           return std::count_if(position.edges.begin(), position.edges.end(), [&](const Edge& f) {
                    return f.first == e.first || f.second == e.second;
                  }) == 1;
         });
}

void shrinking_ends_at_a_smallest_input() {
  check_shrink(kPrinces, valid::has_fork_on_the_left,
               one_of({"1\n1 2\n2 1 2\n", "1\n1 2\n2 2 1\n"}));
  check_shrink(kSons, valid::has_fork_on_the_left,
               one_of({"2\n2 1 2\n1 1\n2 1\n", "2\n2 2 1\n1 1\n2 1\n", "2\n2 1 2\n1 2\n1 2\n",
                       "2\n2 2 1\n1 2\n1 2\n", "2\n1 1\n2 1 2\n1 2\n", "2\n1 1\n2 2 1\n1 2\n",
                       "2\n1 2\n2 1 2\n2 1\n", "2\n1 2\n2 2 1\n2 1\n"}));
  check_shrink(kLetters, valid::has_fork_on_the_left, one_of({"2\n0 0\n"}));
  check_shrink(kLetters, has_isolated_edge,
               one_of({"2\n1 1\n2 2\n0 0\n", "2\n2 2\n1 1\n0 0\n", "2\n1 2\n2 1\n0 0\n",
                       "2\n2 1\n1 2\n0 0\n"}));
  // Here no letter can be removed together with the envelope of the same number.
  const Format& letters = format_of(kLetters);
  const std::string cycle = "3\n1 1\n1 3\n2 1\n2 2\n3 2\n3 3\n0 0\n";
  const auto fails = [&](const std::string& text) {
    return has_one_neighbor_each(letters.positions(text)[0]);
  };
  CHECK_EQ(letters.shrink(cycle, fails), "2\n1 1\n2 2\n0 0\n");
}

}  // namespace

int main() {
  limits_hold_with_few_edges();
  perfect_matchings_need_few_new_edges();
  inputs_beyond_the_limits_are_not_promised();
  invalid_inputs_have_messages();
  positions_have_the_names_of_the_statement();
  shrinking_ends_at_a_smallest_input();
  return check::result();
}
