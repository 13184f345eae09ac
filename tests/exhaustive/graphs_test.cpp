// SPDX-License-Identifier: CC0-1.0
//
// Compares all results of the library with the definitions. The test uses all labeled graphs with
// at most 6 vertices (33,868 graphs; with --long also each graph with 7 vertices, in some random
// labelings). The test also uses all induced subgraphs of the graphs with at most 5 vertices, and
// random graphs with at most 16 vertices. In the induced subgraphs and the random graphs,
// contains() returns false for some vertices, and there are loops and parallel edges.

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "exhaustive/certified.hpp"
#include "exhaustive/truth.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/bipartite_geography.hpp"
#include "matching_games/bipartite_transcript.hpp"
#include "matching_games/check_gallai_edmonds.hpp"
#include "matching_games/check_matching.hpp"
#include "matching_games/dynamic_graph.hpp"
#include "matching_games/dynamic_matching.hpp"
#include "matching_games/gallai_edmonds.hpp"
#include "matching_games/game.hpp"
#include "matching_games/general.hpp"
#include "matching_games/geography.hpp"
#include "matching_games/matching_size.hpp"
#include "matching_games/transcript.hpp"
#include "oracle.hpp"

using matching_games::matching_size;
using matching_games::VertexClass;
using oracle::Graph;
using oracle::has;
using oracle::Set;
using oracle::Truth;
using oracle::without;

namespace {

// Each check below returns a sentence that describes the first wrong result, or an empty text.

std::string check_maximum(const Graph& graph, const Truth& truth, const std::vector<int>& mate) {
  std::string flaw = matching_games::check_matching(graph, mate);
  if (!flaw.empty()) return flaw;
  return matching_size(mate) == truth.number(truth.everything()) ? ""
                                                                 : "the matching is not maximum";
}

std::string check_classes(const Graph& graph, const Truth& truth, const std::vector<int>& mate) {
  const std::vector<VertexClass> classes = matching_games::gallai_edmonds(graph, mate);
  if (classes != truth.classes()) return "the classes are wrong";
  const std::string flaw = matching_games::check_gallai_edmonds(graph, mate, classes);
  if (!flaw.empty()) return "certificate: " + flaw;
  return flaw_of_all(graph, mate, classes, true);
}

template <class Classes>
bool are_classes(const Truth& truth, int n, const Classes& classes) {
  for (int v = 0; v < n; ++v) {
    for (int w = 0; w < n; ++w) {
      if (!truth.is_edge(v, w) && v != w) continue;
      const int number = truth.matchings_with(v, w);
      const auto expected = number == 0                  ? matching_games::EdgeClass::none
                            : number < truth.matchings() ? matching_games::EdgeClass::some
                                                         : matching_games::EdgeClass::every;
      if (classes(v, w) != expected) return false;
    }
  }
  return true;
}

// Checks the results that the library derives from the maximum matching `mate`: the size and the
// pairs of the matching, a minimum edge cover, a Tutte-Berge certificate, and the class of each
// edge (in every, some or no maximum matching). The graph need not be bipartite.
std::string check_numbers(const Graph& graph, const Truth& truth, const std::vector<int>& mate) {
  const int n = graph.size(), number = truth.number(truth.everything());
  if (matching_size(mate) != number) return "matching_size() is wrong";

  const auto cover = matching_games::minimum_edge_cover(graph, mate);
  if (static_cast<int>(cover.size()) != truth.edge_cover_number()) {
    return "minimum_edge_cover() has the wrong size";
  }
  if (!std::is_sorted(cover.begin(), cover.end())) return "minimum_edge_cover() is not ascending";
  for (const auto& e : cover) {
    if (e.first >= e.second) return "minimum_edge_cover() has a larger vertex first";
  }

  const std::vector<VertexClass> classes = truth.classes();
  const matching_games::TutteBerge proof = matching_games::tutte_berge(graph, classes);
  std::vector<int> barrier;
  for (int v = 0; v < n; ++v) {
    if (classes[v] == VertexClass::A) barrier.push_back(v);
  }
  const int present = static_cast<int>(Truth::list(truth.everything()).size());
  if (proof.barrier != barrier || proof.deficiency() != present - 2 * number) {
    return "tutte_berge() is wrong";
  }
  if (!are_classes(truth, n, matching_games::edge_classes(graph, mate)))
    return "edge_classes() is wrong";
  return "";
}

// Checks the results that the library derives from the maximum matching `mate` of a bipartite
// graph: a minimum vertex cover, a maximum independent set, the Dulmage-Mendelsohn decomposition,
// and the class of each edge (in every, some or no maximum matching). `right` is the set of
// vertices on the right. If `side` is not given, the library finds the sides itself.
template <class... Side>
std::string check_bipartite_numbers(const Graph& graph, const Truth& truth, Set right,
                                    const std::vector<int>& mate, Side... side) {
  const int number = truth.number(truth.everything());
  const std::vector<int> cover = matching_games::minimum_vertex_cover(graph, mate, side...);
  const std::vector<int> set = matching_games::maximum_independent_set(graph, mate, side...);
  const int present = static_cast<int>(Truth::list(truth.everything()).size());
  if (static_cast<int>(set.size()) != truth.independence_number() ||
      static_cast<int>(cover.size()) != present - truth.independence_number() ||
      static_cast<int>(cover.size()) != number) {
    return "a vertex cover or an independent set has the wrong size";
  }
  if (!std::is_sorted(cover.begin(), cover.end()) || !std::is_sorted(set.begin(), set.end())) {
    return "a vertex cover or an independent set is not ascending";
  }
  const matching_games::DulmageMendelsohn parts =
      matching_games::dulmage_mendelsohn(graph, mate, side...);
  std::vector<Set> blocks(parts.blocks), expected = truth.blocks(right);
  for (const int v : Truth::list(truth.everything())) blocks[parts.block[v]] |= Set(1) << v;
  std::swap(expected.back(), expected[1]);
  std::sort(expected.begin() + 1, expected.end() - 1);
  if (blocks.size() > 2) std::sort(blocks.begin() + 1, blocks.end() - 1);
  if (blocks != expected) return "dulmage_mendelsohn() is wrong";
  if (!are_classes(truth, graph.size(), matching_games::edge_classes(graph, mate, side...))) {
    return "edge_classes() is wrong";
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
    if (is_bipartite && !are_winning(matching_games::winning_moves_along(graph, path, in_right))) {
      return "winning_moves_along() with sides is wrong";
    }
  }
  if (is_bipartite && matching_games::loses(graph, in_right) != losing) {
    return "loses() with sides is wrong";
  }
  return matching_games::loses(graph) == losing ? "" : "loses() is wrong";
}

// Erases and inserts each vertex. Then erases all vertices and inserts them in another order.
// Checks the matching after each change.
std::string check_dynamic(const Graph& graph, const Truth& truth,
                          matching_games::DynamicMatching<Graph>& dynamic) {
  Set s = truth.everything();
  const auto change = [&](int v) -> std::string {
    const bool out = has(s, v);
    const Set with = s | Set(1) << v;
    const bool changed = out ? dynamic.erase(v) : dynamic.insert(v);
    s = out ? without(s, v) : with;
    const std::string name = out ? "erase() " : "insert() ";
    if (changed != truth.is_essential(with, v)) return name + "returned the wrong answer";
    const std::string flaw = matching_games::check_matching(dynamic.graph(), dynamic.mate());
    if (!flaw.empty()) return name + "left no matching: " + flaw;
    return matching_size(dynamic.mate()) == truth.number(s) ? ""
                                                            : name + "left no maximum matching";
  };
  const std::vector<int> all = Truth::list(s);
  std::string flaw;
  for (std::size_t i = 0; i < all.size() && flaw.empty(); ++i) {
    flaw = change(all[i]);
    if (flaw.empty()) flaw = change(all[i]);
  }
  for (std::size_t i = 0; i < all.size() && flaw.empty(); ++i) flaw = change(all[i]);
  for (std::size_t i = all.size(); i-- > 0 && flaw.empty();) flaw = change(all[i]);
  if (!flaw.empty()) return flaw;
  const std::vector<int> some(all.begin(),
                              all.begin() + static_cast<std::ptrdiff_t>(all.size() / 2));
  matching_games::DynamicMatching<Graph> rest(graph, some);
  for (const int v : some) s = without(s, v);
  if (matching_size(rest.mate()) != truth.number(s))
    return "DynamicMatching() makes no maximum matching";
  return "";
}

// Inserts the edges of the graph one by one, then erases and inserts each vertex, and then erases
// the edges in another order. Checks the matching and a certificate after each change.
std::string check_edge_changes(const Graph& graph, const Truth& truth) {
  using matching_games::DynamicGraph;
  const std::vector<int> present = Truth::list(truth.everything());
  std::vector<int> absent;
  for (int v = 0; v < graph.size(); ++v) {
    if (!graph.contains(v)) absent.push_back(v);
  }
  matching_games::DynamicMatching<DynamicGraph> dynamic(DynamicGraph(graph.size()), absent);
  auto edges = graph.edges();
  const auto flaw_after = [&](int size) -> std::string {
    if (matching_size(dynamic.mate()) != size) return "a change has another size than it says";
    const auto classes = matching_games::gallai_edmonds(dynamic.graph(), dynamic.mate());
    return matching_games::check_gallai_edmonds(dynamic.graph(), dynamic.mate(), classes);
  };
  int size = 0;
  std::string flaw;
  for (std::size_t i = 0; i < edges.size() && flaw.empty(); ++i) {
    size += dynamic.insert_edge(edges[i].first, edges[i].second);
    flaw = flaw_after(size);
  }
  if (flaw.empty() && size != truth.number(truth.everything())) flaw = "not maximum";
  for (std::size_t i = 0; i < present.size() && flaw.empty(); ++i) {
    size -= dynamic.erase(present[i]);
    flaw = flaw_after(size);
    size += dynamic.insert(present[i]);
    if (flaw.empty()) flaw = flaw_after(size);
  }
  for (std::size_t i = 0; i < edges.size() && flaw.empty(); ++i) {
    std::swap(edges[i], edges[i + 3 * i % (edges.size() - i)]);
    size -= dynamic.erase_edge(edges[i].second, edges[i].first);
    flaw = flaw_after(size);
  }
  return flaw.empty() ? "" : "edges: " + flaw;
}

std::string check_bipartite(const Graph& graph, const Truth& truth, const std::vector<Set>& sides) {
  const matching_games::TwoColoring coloring = matching_games::two_coloring(graph);
  const std::vector<char>& found = coloring.side;
  const bool is_bipartite = coloring.bipartite;
  if (is_bipartite == sides.empty()) return "two_coloring() is wrong";
  if (!is_bipartite) {
    try {
      matching_games::bipartite_matching(graph);
    } catch (const std::invalid_argument&) {
      return "";
    }
    return "bipartite_matching() accepts an odd cycle";
  }
  for (const auto& e : graph.edges()) {
    const bool is_edge = e.first != e.second && graph.contains(e.first) && graph.contains(e.second);
    if (is_edge && found[e.first] == found[e.second]) return "two_coloring() gives wrong sides";
  }
  Set right = 0;
  for (int v = 0; v < graph.size(); ++v) right |= found[v] != 0 ? Set(1) << v : 0;
  const std::vector<int> mate = matching_games::bipartite_matching(graph);
  std::string flaw = check_maximum(graph, truth, mate);
  if (flaw.empty()) flaw = check_classes(graph, truth, mate);
  if (flaw.empty()) flaw = check_bipartite_numbers(graph, truth, right, mate);
  if (!flaw.empty()) return "sides found: " + flaw;
  for (std::size_t k = 0; k < std::min<std::size_t>(sides.size(), 8); ++k) {
    const auto side = [&](int v) { return has(sides[k], v); };
    const std::vector<int> other = matching_games::bipartite_matching(graph, side);
    flaw = check_maximum(graph, truth, other);
    if (flaw.empty()) flaw = check_classes(graph, truth, other);
    if (flaw.empty()) flaw = flaw_of_bipartite(graph, other, side, true);
    if (flaw.empty()) flaw = check_bipartite_numbers(graph, truth, sides[k], other, side);
    if (!flaw.empty()) return "sides given: " + flaw;
  }
  return "";
}

std::string flaw_of(const Graph& graph) {
  try {
    const Truth truth(graph);
    const std::vector<Set> sides = truth.sides();
    const std::vector<int> mate = matching_games::general_matching(graph);
    std::string flaw = check_maximum(graph, truth, mate);
    if (flaw.empty()) flaw = check_classes(graph, truth, mate);
    if (flaw.empty()) flaw = check_numbers(graph, truth, mate);
    if (flaw.empty()) flaw = check_games(graph, truth);
    if (flaw.empty()) flaw = check_bipartite(graph, truth, sides);
    if (flaw.empty()) flaw = check_edge_changes(graph, truth);
    if (!flaw.empty()) return flaw;
    matching_games::DynamicMatching<Graph> dynamic(graph);
    return check_dynamic(graph, truth, dynamic);
  } catch (const std::exception& error) {
    return std::string("exception: ") + error.what();
  }
}

void check_graph(const Graph& graph) { oracle::check_graph(graph, flaw_of, __FILE__, __LINE__); }

// Adds loops and parallel edges to the graph. Then checks, for each set of vertices, the results of
// the library for the graph that contains only these vertices. The neighbor lists still have
// entries for the vertices outside the set.
void check_every_part(Graph graph) {
  const auto edges = graph.edges();
  for (std::size_t i = 0; i < edges.size(); i += 2) graph.add_edge(edges[i].second, edges[i].first);
  for (int v = static_cast<int>(edges.size()) % 2; v < graph.size(); v += 2) graph.add_edge(v, v);
  for (Set present = 0; present < Set(1) << graph.size(); ++present) {
    for (int v = 0; v < graph.size(); ++v) graph.present[v] = has(present, v);
    check_graph(graph);
  }
}

}  // namespace

int main(int argc, char** argv) {
  const oracle::Options options = oracle::read_options(argc, argv);
  for (int n = 0; n <= 5; ++n) {
    oracle::for_every_graph(n, [n](const instances::Edges& edges) {
      check_graph(Graph(n, edges));
      check_every_part(Graph(n, edges));
    });
  }
  oracle::for_every_unlabeled_graph(
      6, [](const instances::Edges& edges) { check_graph(Graph(6, edges)); });
  if (options.is_long) {
    instances::Random random(options.seed);
    oracle::for_every_unlabeled_graph(7, [&random](const instances::Edges& edges) {
      const std::vector<int> label = instances::random_labels(7, random);
      Graph graph(7);
      for (const auto& [v, w] : edges) graph.add_edge(label[v], label[w]);
      check_graph(graph);
    });
  }
  oracle::for_seeds(options.seed, options.is_long ? 20000 : 1000, [](instances::Random& random) {
    return oracle::check_graph(oracle::random_part(random, 11), flaw_of, __FILE__, __LINE__);
  });
  return check::result();
}
