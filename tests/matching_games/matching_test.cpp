// SPDX-License-Identifier: CC0-1.0
#include "matching_games/matching_from_edges.hpp"

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <type_traits>
#include <utility>
#include <vector>

#include "check.hpp"
#include "instances/random.hpp"
#include "matching_games/bipartite_geography.hpp"
#include "matching_games/check_covers.hpp"
#include "matching_games/check_matching.hpp"
#include "matching_games/covers.hpp"
#include "matching_games/csr_graph.hpp"
#include "matching_games/error_of.hpp"
#include "matching_games/game.hpp"
#include "matching_games/geography.hpp"
#include "matching_games/pairs.hpp"

namespace {

namespace mg = matching_games;
using instances::Random;
using Edges = std::vector<std::pair<int, int>>;
template <class Integer>
using ListsOf = std::vector<std::vector<Integer>>;

// Implements a graph without contains() and with a size() that does not return int.
struct Bare {
  ListsOf<int> lists;
  std::size_t size() const { return lists.size(); }
  const std::vector<int>& neighbors(int v) const { return lists[v]; }
};

template <class Integer = int>
ListsOf<Integer> lists_of(int n, const Edges& edges) {
  ListsOf<Integer> lists(n);
  for (const auto& [v, w] : edges) {
    lists[v].push_back(static_cast<Integer>(w));
    lists[w].push_back(static_cast<Integer>(v));
  }
  return lists;
}

std::vector<int> numbers(const std::vector<bool>& bits) { return {bits.begin(), bits.end()}; }

// Calls the functions of the library, and returns the results that do not depend on the order of
// the neighbors.
template <class Graph>
std::vector<std::vector<int>> answers(const Graph& graph, const std::vector<int>& mate) {
  const int n = static_cast<int>(graph.size());
  std::vector<int> own = mg::general_matching(graph);
  CHECK_EQ(mg::check_matching(graph, own), "");
  std::vector<std::vector<int>> all = {{mg::matching_size(own)}, numbers(mg::loses(graph))};
  const auto edges = mg::minimum_edge_cover(graph, mate);
  CHECK_EQ(mg::check_edge_cover(graph, mate, edges), "");
  if (n > 0) {
    mg::Game<Graph> game(graph, 0);
    all.push_back({game.wins()});
    all.push_back(game.winning_moves());
    mg::DynamicMatching<Graph> rest(graph, {0});
    all.push_back({rest.insert(0)});
  }
  const mg::TwoColoring coloring = mg::two_coloring(graph);
  all.push_back({coloring.bipartite});
  if (!coloring.bipartite) return all;
  const auto side = [&](int v) { return coloring.side[v]; };
  CHECK_EQ(mg::check_matching(graph, mg::bipartite_matching(graph)), "");
  all.push_back(numbers(mg::loses(graph, side)));
  all.push_back(mg::hall_violator(graph, mate, side));
  return all;
}

// Checks that the functions of the library return the same results for neighbor lists, and for a
// graph without contains(), as for a CsrGraph. Tests lists of long long with only two functions:
// the library copies such lists to lists of int first, so the rest of the work is the same.
void test_all_calls() {
  Random random(1);
  for (int round = 0; round < 300; ++round) {
    const int n = random.below(9);
    Edges edges = random_pairs(n, n == 0 ? 0 : random.below(2 * n + 1), random);
    if (round % 2 == 0) {  // makes the graph bipartite
      for (auto& [v, w] : edges) w = (v + w) % 2 == 0 ? (w + 1 < n ? w + 1 : w - 1) : w;
      edges.erase(std::remove_if(edges.begin(), edges.end(), [](auto e) { return e.second < 0; }),
                  edges.end());
    }
    const mg::CsrGraph graph(n, edges);
    const std::vector<int> mate = mg::general_matching(graph);
    const auto expected = answers(graph, mate);
    const ListsOf<int> lists = lists_of<int>(n, edges);
    CHECK(answers(lists, mate) == expected);
    CHECK(answers(Bare{lists}, mate) == expected);
    const ListsOf<long long> wide = lists_of<long long>(n, edges);
    CHECK(mg::loses(wide) == mg::loses(lists));
    CHECK(mg::minimum_edge_cover(wide, mate) == mg::minimum_edge_cover(lists, mate));
  }
}

void test_edges_and_left_lists() {
  Random random(2);
  for (int round = 0; round < 500; ++round) {
    const int l = random.below(7), r = random.below(7);
    Edges edges, joined;
    std::vector<std::pair<long long, long long>> wide;
    ListsOf<int> lists(l);
    ListsOf<unsigned> other_lists(l);
    for (int i = l > 0 && r > 0 ? random.below(12) : 0; i > 0; --i) {
      const int v = random.below(l), w = random.below(r);
      edges.emplace_back(v, w);
      wide.emplace_back(v, w);
      joined.emplace_back(v, l + w);
      lists[v].push_back(w);
      other_lists[v].push_back(w);
    }
    const std::size_t size =
        mg::matched_pairs(mg::bipartite_matching(mg::CsrGraph(l + r, joined))).size();
    for (const std::vector<int>& mate :
         {mg::bipartite_matching(l, r, edges), mg::bipartite_matching(l, r, wide),
          mg::bipartite_matching(l, r, lists), mg::bipartite_matching(l, r, other_lists)}) {
      CHECK_EQ(mate.size(), static_cast<std::size_t>(l));
      std::vector<int> taken(r, 0);
      std::size_t pairs = 0;
      for (int v = 0; v < l; ++v) {
        if (mate[v] == -1) continue;
        CHECK(std::count(lists[v].begin(), lists[v].end(), mate[v]) > 0);
        CHECK_EQ(taken[mate[v]]++, 0);
        ++pairs;
      }
      CHECK_EQ(pairs, size);
    }
    CHECK_EQ(mg::matched_pairs(mg::general_matching(l + r, joined)).size(), size);
  }
  CHECK(mg::general_matching(2, {{0, 1}}) == std::vector<int>({1, 0}));
  CHECK(mg::bipartite_matching(1, 2, {{0, 1}}) == std::vector<int>({1}));
}

// The assertions below check that no object that keeps the address of a graph can be constructed
// from a temporary graph, which would be destroyed too early.
using Csr = mg::CsrGraph;
template <class Object, class... Arguments>
constexpr bool constructs() {
  return std::is_constructible<Object, Arguments...>::value;
}
static_assert(constructs<mg::InducedSubgraph<Csr>, const Csr&>());
static_assert(!constructs<mg::InducedSubgraph<Csr>, Csr>());
static_assert(!constructs<mg::InducedSubgraph<Csr>, const Csr, std::vector<int>>());
static_assert(constructs<mg::DynamicMatching<Csr>, Csr&>());
static_assert(!constructs<mg::DynamicMatching<Csr>, Csr>());
static_assert(!constructs<mg::DynamicMatching<Csr>, Csr, std::vector<int>>());
static_assert(!constructs<mg::DynamicMatching<Csr>, Csr, std::vector<int>, std::vector<int>>());
static_assert(constructs<mg::Game<Csr>, const Csr&, int>());
static_assert(!constructs<mg::Game<Csr>, Csr, int>());
static_assert(!constructs<mg::Game<Csr>, Csr, int, std::vector<int>>());
static_assert(!constructs<mg::Game<Bare>, Bare, int>());
static_assert(!constructs<mg::Game<Csr>, ListsOf<int>&, int>());
static_assert(constructs<mg::Game<>, const ListsOf<int>&, int>());
static_assert(constructs<mg::Game<>, ListsOf<long long>&, int>());
template <class Object>
constexpr bool is_value() {
  return std::is_copy_constructible<Object>::value && std::is_move_constructible<Object>::value &&
         std::is_copy_assignable<Object>::value && std::is_move_assignable<Object>::value;
}
static_assert(is_value<mg::InducedSubgraph<Csr>>() && is_value<mg::DynamicMatching<Csr>>());
static_assert(is_value<mg::Game<Csr>>() && is_value<mg::Game<>>());

// Checks that a copy of a game is independent of the original game, even after the original is
// destroyed. Also checks that undo() takes moves back.
void test_copies_and_undo() {
  Random random(3);
  for (int round = 0; round < 500; ++round) {
    const int n = 1 + random.below(9);
    const ListsOf<int> lists = lists_of(n, random_pairs(n, random.below(2 * n + 1), random));
    const int start = random.below(n);
    auto game = std::make_unique<mg::Game<>>(lists, start);
    mg::Game<> other(ListsOf<int>(1), 0);
    std::vector<int> path = {start};
    for (;;) {
      const mg::Game<> expected = *game;
      other = *game;
      if (random.percent(50)) CHECK(other.winning_moves() == expected.winning_moves());
      game = std::make_unique<mg::Game<>>(random.percent(50) ? other : std::move(other));
      CHECK_EQ(game->token(), path.back());
      const mg::InducedSubgraph<ListsOf<int>> rest(lists, {path.begin(), path.end() - 1});
      CHECK_EQ(game->wins(), !mg::loses(rest)[path.back()]);
      CHECK(game->winning_moves() == expected.winning_moves());
      const std::vector<int> moves = game->moves();
      if (path.size() > 1 && random.percent(40)) {
        game->undo();
        path.pop_back();
      } else if (moves.empty()) {
        break;
      } else {
        path.push_back(moves[random.below(static_cast<int>(moves.size()))]);
        game->play(path.back());
      }
    }
    while (path.size() > 1) {
      game->undo();
      path.pop_back();
      CHECK_EQ(game->token(), path.back());
    }
    CHECK_EQ(error_of([&] { game->undo(); }), "matching_games::Game::undo: no move has been made");
    CHECK_EQ(game->wins(), mg::Game<>(lists, start).wins());
  }
}

}  // namespace

int main() {
  test_all_calls();
  test_edges_and_left_lists();
  test_copies_and_undo();
  return check::result();
}
