// SPDX-License-Identifier: CC0-1.0
//
// Runs the suite of graphs and trees (suite.hpp) with the library, and compares what only the
// library computes with the definitions, on the same small graphs. In some of them, contains()
// returns false for some vertices, and there are loops and parallel edges.

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "exhaustive/certified.hpp"
#include "exhaustive/colors_and_ranks.hpp"
#include "exhaustive/suite.hpp"
#include "library.hpp"
#include "oracle.hpp"

using matching_games::VertexClass;
using namespace oracle;

namespace {

// Each check below returns a sentence that describes the first wrong result, or an empty text.

// Checks what the library computes from a maximum matching of any graph.
std::string check_numbers(const Graph& graph, const Truth& truth, const std::vector<int>& mate) {
  std::string flaw = suite::flaw_of_mate(graph, &truth, mate);
  if (!flaw.empty()) return flaw;
  const std::vector<VertexClass> classes = matching_games::gallai_edmonds(graph, mate);
  if (classes != truth.classes()) return "the classes are wrong";
  flaw = flaw_of_all(graph, mate, classes, true);
  if (!flaw.empty()) return flaw;
  const auto cover = matching_games::minimum_edge_cover(graph, mate);
  if (!std::is_sorted(cover.begin(), cover.end())) return "minimum_edge_cover() is not ascending";
  for (const auto& e : cover) {
    if (e.first >= e.second) return "minimum_edge_cover() has a larger vertex first";
  }
  std::vector<int> barrier;
  for (int v = 0; v < graph.size(); ++v) {
    if (classes[v] == VertexClass::A) barrier.push_back(v);
  }
  const matching_games::TutteBerge proof = matching_games::tutte_berge(graph, classes);
  const int present = Truth::count(truth.everything());
  if (proof.barrier != barrier || proof.deficiency() != present - 2 * truth.number()) {
    return "tutte_berge() is wrong";
  }
  const auto edges = matching_games::edge_classes(graph, mate);
  for (int v = 0; v < graph.size(); ++v) {
    for (int w = 0; w < graph.size(); ++w) {
      if (!truth.is_edge(v, w) && v != w) continue;
      if (edges(v, w) != truth.edge_class(v, w)) return "edge_classes() is wrong";
    }
  }
  return "";
}

// Checks what only the library computes from a maximum matching of a bipartite graph. `right` is
// the set of vertices on the right. If `side` is not given, the library finds the sides itself.
template <class... Side>
std::string check_bipartite_numbers(const Graph& graph, const Truth& truth, Set right,
                                    const std::vector<int>& mate, Side... side) {
  const std::string flaw = suite::flaw_of_mate(graph, &truth, mate);
  if (!flaw.empty()) return flaw;
  const std::vector<int> cover = matching_games::minimum_vertex_cover(graph, mate, side...);
  const std::vector<int> set = matching_games::maximum_independent_set(graph, mate, side...);
  const std::size_t independent = truth.independence_number();
  if (set.size() != independent ||
      cover.size() != Truth::list(truth.everything()).size() - independent) {
    return "a vertex cover or an independent set has the wrong size";
  }
  if (!std::is_sorted(cover.begin(), cover.end()) || !std::is_sorted(set.begin(), set.end())) {
    return "a vertex cover or an independent set is not ascending";
  }
  const auto parts = matching_games::dulmage_mendelsohn(graph, mate, side...);
  std::vector<Set> blocks(parts.blocks, 0), expected = truth.blocks(right);
  for (int v = 0; v < graph.size(); ++v) {
    if (parts.block[v] != -1) blocks[parts.block[v]] |= Set(1) << v;
  }
  std::swap(expected.back(), expected[1]);
  std::sort(expected.begin() + 1, expected.end() - 1);
  if (blocks.size() > 2) std::sort(blocks.begin() + 1, blocks.end() - 1);
  if (blocks != expected) return "dulmage_mendelsohn() is wrong";
  if constexpr (sizeof...(side) > 0) {
    // Of the sets on the left whose number of vertices exceeds that of their neighbors by the most,
    // the smallest is part of all others.
    const Set left = truth.everything() & ~right;
    Set smallest = 0, found = 0;
    int most = 0;
    for (Set s = left; s != 0; s = (s - 1) & left) {
      const int surplus = Truth::count(s) - Truth::count(truth.neighbors(s));
      smallest = surplus > most ? s : surplus == most && most > 0 ? smallest & s : smallest;
      most = std::max(most, surplus);
    }
    const std::vector<int> violator = matching_games::hall_violator(graph, mate, side...);
    for (const int v : violator) found |= Set(1) << v;
    if (found != smallest || !std::is_sorted(violator.begin(), violator.end())) {
      return "hall_violator() is wrong";
    }
    if (matching_games::bipartite_gallai_edmonds(graph, mate, side...) != truth.classes()) {
      return "bipartite_gallai_edmonds() is wrong";
    }
    return matching_games::check_hall_violator(graph, mate, side..., violator);
  }
  return "";
}

bool is_in(const std::vector<int>& list, int v) {
  return std::find(list.begin(), list.end(), v) != list.end();
}

// Plays one game from each start vertex. Checks the results of the library for each position of
// these games. A simple rule, not a random generator, chooses the moves, so that a failure can be
// repeated.
std::string check_games(const Graph& graph, const Truth& truth) {
  std::vector<bool> losing(graph.size());
  const matching_games::TwoColoring coloring = matching_games::two_coloring(graph);
  const std::vector<char>& side = coloring.side;
  const bool is_bipartite = coloring.bipartite;
  const auto in_right = [&side](int v) { return side[v] != 0; };
  for (const int start : Truth::list(truth.everything())) {
    Set rest = without(truth.everything(), start);
    if (!truth.mover_wins(rest, start)) losing[start] = true;
    matching_games::Game<Graph> game(graph, start);
    std::vector<int> path;
    std::vector<std::vector<int>> winning_moves;
    for (unsigned turn = static_cast<unsigned>(start);; turn = turn * 5 + 3) {
      const int token = game.token();
      path.push_back(token);
      const bool wins = truth.mover_wins(rest, token);
      if (game.wins() != wins) return "Game::wins() is wrong";
      if (game.moves() != truth.moves(rest, token)) return "Game::moves() is wrong";
      winning_moves.push_back(truth.winning_moves(rest, token));
      if (game.winning_moves() != winning_moves.back()) return "Game::winning_moves() is wrong";
      if (winning_moves.back().empty()) winning_moves.back() = {-1};
      if (!is_in(winning_moves.back(), game.winning_move())) return "Game::winning_move() is wrong";
      const std::vector<int> moves = game.moves();
      if (moves.empty()) break;
      const int next = moves[turn / 2 % moves.size()];
      game.play(next);
      rest = without(rest, next);
    }
    matching_games::Game<Graph> underway(graph, path);
    for (std::size_t i = path.size(); i-- > 0;) {
      if (underway.token() != path[i] || !is_in(winning_moves[i], underway.winning_move()) ||
          underway.wins() != (winning_moves[i] != std::vector<int>{-1}) ||
          (i + 1 == path.size() && underway.moves() != game.moves())) {
        return "Game(path) is wrong";
      }
      if (i > 0) underway.undo();
    }
    const auto are_winning = [&](const std::vector<int>& moves) {
      return moves.size() == path.size() &&
             std::equal(winning_moves.begin(), winning_moves.end(), moves.begin(), is_in);
    };
    if (!are_winning(matching_games::winning_moves_along(graph, path))) {
      return "winning_moves_along() is wrong";
    }
    if (is_bipartite &&
        !are_winning(matching_games::bipartite_winning_moves_along(graph, path, in_right))) {
      return "bipartite_winning_moves_along() is wrong";
    }
  }
  if (is_bipartite && matching_games::bipartite_loses(graph, in_right) != losing) {
    return "bipartite_loses() is wrong";
  }
  return matching_games::loses(graph) == losing ? "" : "loses() is wrong";
}

std::string check_bipartite(const Graph& graph, const Truth& truth, const std::vector<Set>& sides) {
  const matching_games::TwoColoring coloring = matching_games::two_coloring(graph);
  if (coloring.bipartite == sides.empty()) return "two_coloring() is wrong";
  if (!coloring.bipartite) {
    try {
      matching_games::bipartite_matching(graph);
    } catch (const std::invalid_argument&) {
      return "";
    }
    return "bipartite_matching() accepts an odd cycle";
  }
  Set right = 0;
  for (const int v : Truth::list(truth.everything())) {
    right |= coloring.side[v] != 0 ? Set(1) << v : 0;
  }
  if (std::find(sides.begin(), sides.end(), right) == sides.end()) return "two_coloring() is wrong";
  const std::vector<int> mate = matching_games::bipartite_matching(graph);
  std::string flaw = check_bipartite_numbers(graph, truth, right, mate);
  if (flaw.empty()) flaw = check_numbers(graph, truth, mate);
  if (!flaw.empty()) return "sides found: " + flaw;
  for (std::size_t k = 0; k < std::min<std::size_t>(sides.size(), 8); ++k) {
    const auto side = [&](int v) { return has(sides[k], v); };
    const std::vector<int> other = matching_games::bipartite_matching(graph, side);
    flaw = flaw_of_bipartite(graph, other, side);
    if (flaw.empty()) flaw = check_bipartite_numbers(graph, truth, sides[k], other, side);
    if (!flaw.empty()) return "sides given: " + flaw;
  }
  return "";
}

std::string flaw_of(const Graph& graph) {
  const Truth truth(graph);
  std::string flaw = check_numbers(graph, truth, matching_games::general_matching(graph));
  if (flaw.empty()) flaw = check_games(graph, truth);
  if (flaw.empty()) flaw = check_bipartite(graph, truth, truth.sides());
  Graph part = graph;
  std::vector<int> absent;
  for (int v = 0; v < graph.size(); v += 2) {
    if (graph.contains(v)) absent.push_back(v);
    part.present[v] = 0;
  }
  const matching_games::DynamicMatching<Graph> rest(graph, absent);
  return flaw.empty() ? suite::flaw_of_mate(part, &truth, rest.mate()) : flaw;
}

}  // namespace

int main(int argc, char** argv) {
  const oracle::Options options = oracle::read_options(argc, argv);
  suite::graphs<Library>(options);
  suite::trees<Library>(options);
  oracle::test_colors_and_ranks<Library>(options);
  const auto check_graph = [](const Graph& graph) {
    return oracle::check_graph(graph, flaw_of, __FILE__, __LINE__);
  };
  inputs::for_every_small_graph(options, check_graph);
  if (options.is_long) {
    instances::Random random(options.seed);
    oracle::for_every_unlabeled_graph(7, [&](const instances::Edges& edges) {
      const std::vector<int> label = instances::random_labels(7, random);
      Graph graph(7);
      for (const auto& [v, w] : edges) graph.add_edge(label[v], label[w]);
      check_graph(graph);
    });
  }
  oracle::for_seeds(options.seed, options.is_long ? 20000 : 1000, [&](instances::Random& random) {
    return check_graph(oracle::random_part(random, 11));
  });
  return check::result();
}
