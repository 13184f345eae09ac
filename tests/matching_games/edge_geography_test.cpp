// SPDX-License-Identifier: CC0-1.0
#include "matching_games/edge_geography.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "instances/random.hpp"
#include "matching_games/check_edge_geography.hpp"
#include "oracle.hpp"

namespace {

using matching_games::EdgeGeographyWitness;
using oracle::Graph;
using Vertices = std::vector<int>;
using Edges = std::vector<std::pair<int, int>>;

// Finds by the rules of the game who wins, for each vertex of the token and each set of unused
// edges.
class Play {
 public:
  explicit Play(const Graph& graph) : n_(graph.size()) {
    for (const auto& e : graph.edges()) {
      if (graph.contains(e.first) && graph.contains(e.second)) edges_.push_back(e);
    }
    wins_.assign(static_cast<std::size_t>(n_) << edges_.size(), 0);
    for (std::size_t unused = 1; unused < std::size_t(1) << edges_.size(); ++unused) {
      for (std::size_t e = 0; e < edges_.size(); ++e) {
        if ((unused >> e & 1) == 0) continue;
        const std::size_t rest = unused ^ std::size_t(1) << e;
        const auto [v, w] = edges_[e];
        if (!wins(w, rest)) wins_[unused * n_ + v] = 1;
        if (!wins(v, rest)) wins_[unused * n_ + w] = 1;
      }
    }
  }

  bool wins(int v, std::size_t unused) const { return wins_[unused * n_ + v] != 0; }
  bool wins(int v) const { return wins(v, all()); }

  Vertices winning_moves(int v) const {
    Vertices result;
    for (std::size_t e = 0; e < edges_.size(); ++e) {
      if (edges_[e].first != v && edges_[e].second != v) continue;
      const int w = edges_[e].first + edges_[e].second - v;
      if (!wins(w, all() ^ std::size_t(1) << e)) result.push_back(w);
    }
    std::sort(result.begin(), result.end());
    result.erase(std::unique(result.begin(), result.end()), result.end());
    return result;
  }

 private:
  std::size_t all() const { return (std::size_t(1) << edges_.size()) - 1; }

  int n_;
  Edges edges_;
  std::vector<char> wins_;
};

template <class... Side>
std::string flaw_of_calls(const Graph& graph, const Play& play, Side... side) {
  std::vector<bool> losing(graph.size());
  for (int v = 0; v < graph.size(); ++v) {
    if (!graph.contains(v)) continue;
    losing[v] = !play.wins(v);
    if (matching_games::edge_winning_moves(graph, v, side...) != play.winning_moves(v)) {
      return "edge_winning_moves() is wrong from " + std::to_string(v);
    }
    const EdgeGeographyWitness witness = matching_games::edge_geography_witness(graph, v, side...);
    if (witness.mover_wins != play.wins(v)) return "the witness has the wrong winner";
    if (!std::is_sorted(witness.set.begin(), witness.set.end())) return "a set is not ascending";
    const std::string flaw = matching_games::check_edge_geography(graph, v, witness);
    if (!flaw.empty()) return flaw;
  }
  return matching_games::edge_loses(graph, side...) == losing ? "" : "edge_loses() is wrong";
}

std::string flaw_of(const Graph& graph) {
  std::vector<char> is_right(graph.size(), 0);
  try {
    const Play play(graph);
    const std::string flaw = flaw_of_calls(graph, play);
    if (!flaw.empty()) return flaw;
    is_right = matching_games::two_coloring(graph).side;
    return flaw_of_calls(graph, play, [&](int v) { return !is_right[v]; });
  } catch (const std::exception& error) {
    return std::string("exception: ") + error.what();
  }
}

bool passes(const Graph& graph) { return oracle::check_graph(graph, flaw_of, __FILE__, __LINE__); }

// Tests every bipartite multigraph with `left` and `right` vertices on its sides, at most `most`
// edges, and at most `parallel` edges between two vertices. Returns false at the first failure.
bool every_graph(int left, int right, int parallel, int most) {
  std::vector<int> copies(left * right, 0);
  for (;;) {
    Graph graph(left + right);
    int edges = 0;
    for (int i = 0; i < left * right; ++i) {
      edges += copies[i];
      for (int k = 0; k < copies[i]; ++k) graph.add_edge(i / right, left + i % right);
    }
    if (edges <= most && !passes(graph)) return false;
    int i = 0;
    while (i < left * right && copies[i] == parallel) copies[i++] = 0;
    if (i == left * right) return true;
    ++copies[i];
  }
}

void test_by_play() {
  const bool passed = every_graph(0, 0, 0, 0) && every_graph(1, 1, 4, 4) &&
                      every_graph(2, 2, 3, 8) && every_graph(2, 3, 2, 7) &&
                      every_graph(3, 3, 1, 9) && every_graph(1, 4, 2, 8) && every_graph(4, 3, 1, 8);
  instances::Random random(1993);
  for (int repetition = 0; repetition < 400 && passed; ++repetition) {
    const int n = random.between(2, 10);
    Graph graph(n);
    std::vector<char> side(n);
    for (char& s : side) s = random.percent(50);
    for (int edges = random.between(0, 11); edges > 0;) {
      const int v = random.below(n), w = random.below(n);
      --edges;
      if (side[v] != side[w]) graph.add_edge(v, w);
    }
    if (random.percent(50)) graph.present[random.below(n)] = 0;
    if (!passes(graph)) return;
  }
}

// Tests edge_geography_witness(), edge_loses() and edge_winning_moves() on large graphs,
// whose connected components are small and large. The library stores each component as a matrix of
// bits. In a large component, a row of this matrix needs several 64-bit words.
void test_large() {
  instances::Random random(64);
  for (int repetition = 0; repetition < 30; ++repetition) {
    const int left = random.between(60, 200), right = random.between(60, 200);
    Graph graph(left + right);
    for (int edges = random.between(left, 4 * left); edges > 0; --edges) {
      graph.add_edge(random.below(left), left + random.below(right));
    }
    std::vector<bool> losing(graph.size());
    for (int v = 0; v < graph.size(); ++v) {
      const EdgeGeographyWitness witness = matching_games::edge_geography_witness(graph, v);
      CHECK_EQ(matching_games::check_edge_geography(graph, v, witness), "");
      losing[v] = !witness.mover_wins;
    }
    CHECK(matching_games::edge_loses(graph) == losing);
    // A move along an edge wins if and only if the opponent, who moves next, loses without this
    // edge.
    const int v = random.below(left);
    const Vertices winning = matching_games::edge_winning_moves(graph, v);
    const auto edges = graph.edges();
    for (std::size_t e = 0; e < edges.size(); ++e) {
      if (edges[e].first != v) continue;
      const int w = edges[e].second;
      const Graph rest = graph.without_edge(e);
      CHECK_EQ(std::binary_search(winning.begin(), winning.end(), w),
               !matching_games::edge_geography_witness(rest, w).mover_wins);
    }
  }
}

}  // namespace

int main() {
  test_by_play();
  test_large();
  return check::result();
}
