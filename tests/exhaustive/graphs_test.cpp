// SPDX-License-Identifier: CC0-1.0
//
// Every labelled graph with at most 6 vertices (33,868 of them; with --long also the 2,097,152 with
// 7), every part of every graph with 5 vertices, and random ones with up to 11 vertices, with
// absent vertices, loops and parallel edges: all that the library says of them, against the
// definitions.

#include <stdexcept>
#include <string>
#include <vector>

#include "check.hpp"
#include "matching/bipartite.hpp"
#include "matching/bipartite_transcript.hpp"
#include "matching/certificate.hpp"
#include "matching/dynamic.hpp"
#include "matching/gallai_edmonds.hpp"
#include "matching/game.hpp"
#include "matching/general.hpp"
#include "matching/geography.hpp"
#include "matching/transcript.hpp"
#include "oracle.hpp"

using matching::GallaiEdmonds;
using oracle::Graph;
using oracle::has;
using oracle::Set;

namespace {

// What the definitions say of a graph.
class Truth {
 public:
  explicit Truth(const Graph& graph)
      : n_(graph.size()),
        adjacent_(oracle::adjacency(graph)),
        numbers_(oracle::matching_numbers(adjacent_)),
        winning_(oracle::winning_tokens(adjacent_)) {
    for (int v = 0; v < n_; ++v) {
      if (graph.contains(v)) everything_ |= Set(1) << v;
    }
  }

  Set everything() const { return everything_; }
  int number(Set s) const { return numbers_[s]; }

  // Whether every maximum matching of the vertices in s covers v.
  bool is_essential(Set s, int v) const { return number(without(s, v)) < number(s); }

  // Whether the player to move wins with the token on v, which is not in `rest`.
  bool mover_wins(Set rest, int v) const { return has(winning_[rest], v); }

  std::vector<int> moves(Set rest, int v) const { return list(adjacent_[v] & rest); }

  std::vector<int> winning_moves(Set rest, int v) const {
    std::vector<int> result;
    for (const int w : moves(rest, v)) {
      if (!mover_wins(without(rest, w), w)) result.push_back(w);
    }
    return result;
  }

  std::vector<GallaiEdmonds> classes() const {
    Set d = 0;
    for (int v = 0; v < n_; ++v) {
      if (has(everything_, v) && !is_essential(everything_, v)) d |= Set(1) << v;
    }
    std::vector<GallaiEdmonds> result(n_, GallaiEdmonds::absent);
    for (int v = 0; v < n_; ++v) {
      if (!has(everything_, v)) continue;
      result[v] = has(d, v)                 ? GallaiEdmonds::D
                  : (adjacent_[v] & d) != 0 ? GallaiEdmonds::A
                                            : GallaiEdmonds::C;
    }
    return result;
  }

  // The sides, if some choice of them has no edge inside; else an empty list.
  std::vector<char> sides() const {
    for (Set one = 0; one < numbers_.size(); ++one) {
      bool fits = true;
      for (int v = 0; v < n_; ++v) {
        fits = fits && (adjacent_[v] & (has(one, v) ? one : ~one)) == 0;
      }
      if (!fits) continue;
      std::vector<char> side(n_);
      for (int v = 0; v < n_; ++v) side[v] = has(one, v);
      return side;
    }
    return {};
  }

  static Set without(Set s, int v) { return s & ~(Set(1) << v); }

  static std::vector<int> list(Set s) {
    std::vector<int> result;
    for (int v = 0; s >> v != 0; ++v) {
      if (has(s, v)) result.push_back(v);
    }
    return result;
  }

 private:
  int n_;
  std::vector<Set> adjacent_;
  std::vector<unsigned char> numbers_;
  std::vector<Set> winning_;
  Set everything_ = 0;
};

int edges_of(const std::vector<int>& mate) {
  int ends = 0;
  for (const int w : mate) ends += w != -1;
  return ends / 2;
}

// A sentence that says which promise is broken, or "".
std::string check_maximum(const Graph& graph, const Truth& truth, const std::vector<int>& mate) {
  std::string flaw = matching::check_matching(graph, mate);
  if (!flaw.empty()) return flaw;
  return edges_of(mate) == truth.number(truth.everything()) ? "" : "the matching is not maximum";
}

std::string check_classes(const Graph& graph, const Truth& truth, const std::vector<int>& mate) {
  const std::vector<GallaiEdmonds> classes = matching::gallai_edmonds(graph, mate);
  if (classes != truth.classes()) return "the classes are wrong";
  const std::string flaw = matching::check_gallai_edmonds(graph, mate, classes);
  if (!flaw.empty()) return "certificate: " + flaw;
  return matching::check_barrier(graph, mate, matching::barrier_of(classes));
}

// A game from every start down to its end, by moves that depend on the position only.
std::string check_games(const Graph& graph, const Truth& truth) {
  std::vector<int> losing;
  std::vector<char> side;
  const bool is_bipartite = matching::two_coloring(graph, side);
  const auto in_right = [&side](int v) { return side[v] != 0; };
  for (const int start : Truth::list(truth.everything())) {
    Set rest = Truth::without(truth.everything(), start);
    if (!truth.mover_wins(rest, start)) losing.push_back(start);
    matching::Game<Graph> game(graph, start);
    std::vector<int> path;
    std::vector<bool> wins;
    for (unsigned turn = static_cast<unsigned>(start);; turn = turn * 5 + 3) {
      const int token = game.token();
      path.push_back(token);
      wins.push_back(truth.mover_wins(rest, token));
      if (game.wins() != wins.back()) return "Game::wins() is wrong";
      if (game.moves() != truth.moves(rest, token)) return "Game::moves() is wrong";
      const std::vector<int> winning = truth.winning_moves(rest, token);
      if (game.winning_moves() != winning) return "Game::winning_moves() is wrong";
      bool is_one = winning.empty() && game.winning_move() == -1;
      for (const int v : winning) is_one = is_one || v == game.winning_move();
      if (!is_one) return "Game::winning_move() is wrong";
      const std::vector<int> moves = game.moves();
      if (moves.empty()) break;
      const int next = moves[turn / 2 % moves.size()];
      game.play(next);
      rest = Truth::without(rest, next);
    }
    if (matching::mover_wins_along(graph, path) != wins) return "mover_wins_along() is wrong";
    if (is_bipartite && matching::mover_wins_along(graph, path, in_right) != wins) {
      return "mover_wins_along() with sides is wrong";
    }
  }
  return matching::losing_starts(graph) == losing ? "" : "losing_starts() is wrong";
}

// Each vertex taken out and put in again; then all of them out, and in again in another order.
std::string check_dynamic(const Graph& graph, const Truth& truth,
                          matching::DynamicMatching<Graph>& dynamic) {
  Set s = truth.everything();
  const auto change = [&](int v) -> std::string {
    const bool out = has(s, v);
    const Set with = s | Set(1) << v;
    const bool changed = out ? dynamic.erase(v) : dynamic.insert(v);
    s = out ? Truth::without(s, v) : with;
    const std::string name = out ? "erase() " : "insert() ";
    if (changed != truth.is_essential(with, v)) return name + "returned the wrong answer";
    const std::string flaw = matching::check_matching(dynamic.graph(), dynamic.mate());
    if (!flaw.empty()) return name + "left no matching: " + flaw;
    return edges_of(dynamic.mate()) == truth.number(s) ? "" : name + "left no maximum matching";
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
  matching::DynamicMatching<Graph> rest(graph, some);
  for (const int v : some) s = Truth::without(s, v);
  return edges_of(rest.mate()) == truth.number(s) ? "" : "DynamicMatching() starts not maximum";
}

std::string check_bipartite(const Graph& graph, const Truth& truth,
                            const std::vector<char>& sides) {
  std::vector<char> found;
  const bool is_bipartite = matching::two_coloring(graph, found);
  if (is_bipartite == sides.empty() && graph.size() > 0) return "two_coloring() is wrong";
  if (!is_bipartite) {
    try {
      matching::bipartite_matching(graph);
    } catch (const std::invalid_argument&) {
      return "";
    }
    return "bipartite_matching() accepts an odd cycle";
  }
  for (const auto& e : graph.edges()) {
    const bool is_edge = e.first != e.second && graph.contains(e.first) && graph.contains(e.second);
    if (is_edge && found[e.first] == found[e.second]) return "two_coloring() gives wrong sides";
  }
  const auto side = [&](int v) { return sides[v]; };
  for (const bool is_given : {false, true}) {
    const std::vector<int> mate =
        is_given ? matching::bipartite_matching(graph, side) : matching::bipartite_matching(graph);
    std::string flaw = check_maximum(graph, truth, mate);
    if (flaw.empty()) flaw = check_classes(graph, truth, mate);
    if (flaw.empty()) {
      const auto classes = matching::gallai_edmonds(graph, mate);
      flaw = matching::check_vertex_cover(graph, mate, matching::vertex_cover_of(classes, side));
    }
    if (!flaw.empty()) return "bipartite_matching(): " + flaw;
  }
  return "";
}

// The player who follows a maximum matching beats every reply.
std::string check_strategies(const Graph& graph, const Truth& truth) {
  const std::vector<char> visited(graph.size(), 0);
  for (const int start : Truth::list(truth.everything())) {
    Graph rest = graph;
    rest.present[start] = 0;
    const bool wins = truth.mover_wins(Truth::without(truth.everything(), start), start);
    const std::vector<int> mate = matching::general_matching(wins ? graph : rest);
    if (!oracle::beats_everyone(graph, mate, start, wins, visited)) return "a strategy loses";
  }
  return "";
}

std::string flaw_of(const Graph& graph) {
  try {
    const Truth truth(graph);
    const std::vector<char> sides = truth.sides();
    const std::vector<int> mate = matching::general_matching(graph);
    std::string flaw = check_maximum(graph, truth, mate);
    if (flaw.empty()) flaw = check_classes(graph, truth, mate);
    if (flaw.empty()) flaw = check_games(graph, truth);
    if (flaw.empty()) flaw = check_bipartite(graph, truth, sides);
    if (flaw.empty() && graph.size() <= 6) flaw = check_strategies(graph, truth);
    if (!flaw.empty()) return flaw;
    matching::DynamicMatching<Graph> dynamic(graph);
    return check_dynamic(graph, truth, dynamic);
  } catch (const std::exception& error) {
    return std::string("exception: ") + error.what();
  }
}

bool passes(const Graph& graph) { return oracle::check_case(graph, flaw_of, __FILE__, __LINE__); }

Graph labelled_graph(int n, int code) {
  Graph graph(n);
  for (int v = 0; v < n; ++v) {
    for (int w = 0; w < v; ++w, code /= 2) {
      if (code % 2 == 1) graph.add_edge(w, v);
    }
  }
  return graph;
}

bool every_graph(int n) {
  for (int code = 0; code < 1 << n * (n - 1) / 2; ++code) {
    if (!passes(labelled_graph(n, code))) return false;
  }
  return true;
}

// With absent vertices, which others still list, and with loops and parallel edges.
bool every_part(int n) {
  for (int code = 0; code < 1 << n * (n - 1) / 2; ++code) {
    Graph graph = labelled_graph(n, code);
    const auto edges = graph.edges();
    for (std::size_t i = 0; i < edges.size(); i += 2)
      graph.add_edge(edges[i].second, edges[i].first);
    for (int v = code % 2; v < n; v += 2) graph.add_edge(v, v);
    for (Set present = 0; present < Set(1) << n; ++present) {
      for (int v = 0; v < n; ++v) graph.present[v] = has(present, v);
      if (!passes(graph)) return false;
    }
  }
  return true;
}

bool random_graphs(std::uint64_t seed, int count) {
  for (int i = 0; i < count; ++i) {
    oracle::Random random(seed + static_cast<std::uint64_t>(i));
    const int n = random.between(7, 11);
    Graph graph = random_graph(random, n, random.between(0, 2 * n), random.percent(50));
    if (random.percent(30)) {  // bipartite
      Graph part(n);
      for (const auto& e : graph.edges()) {
        const bool is_loop = e.first == e.second;
        if ((e.first + e.second) % 2 == 1 || is_loop) part.add_edge(e.first, e.second);
      }
      graph = part;
    }
    for (int v = 0; v < n; ++v) graph.present[v] = !random.percent(10);
    if (passes(graph)) continue;
    std::cerr << "repeat it with --seed " << seed + static_cast<std::uint64_t>(i) << std::endl;
    return false;
  }
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  const oracle::Options options = oracle::read_options(argc, argv);
  bool go_on = true;
  for (int n = 0; n <= (options.is_long ? 7 : 6) && go_on; ++n) go_on = every_graph(n);
  for (int n = 1; n <= 5 && go_on; ++n) go_on = every_part(n);
  if (go_on) random_graphs(options.seed, options.is_long ? 200000 : 1000);
  return check::result();
}
