// SPDX-License-Identifier: CC0-1.0
//
// Tests hall_violator(). The other functions of covers.hpp are tested in
// exhaustive/graphs_test.cpp.
#include "matching_games/covers.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "check.hpp"
#include "instances/random.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/check_covers.hpp"
#include "oracle.hpp"

namespace {

using Vertices = std::vector<int>;

int parity(int v) { return v % 2; }

// Compares hall_violator() with its definition. The surplus of a set of vertices on side 0 is its
// number of vertices minus its number of neighbors. The expected result is the smallest set with
// the largest surplus, which is the intersection of all sets with the largest surplus.
std::string flaw_of_hall_violator(const oracle::Graph& graph) {
  const auto adjacent = oracle::adjacency(graph);
  oracle::Set side_0 = 0, smallest = 0;
  for (int v = 0; v < graph.size(); v += 2) {
    if (graph.contains(v)) side_0 |= oracle::Set(1) << v;
  }
  int most = 0;
  for (oracle::Set s = side_0; s != 0; s = (s - 1) & side_0) {
    oracle::Set reached = 0;
    int surplus = 0;
    for (int v = 0; v < graph.size(); ++v) {
      if (!oracle::has(s, v)) continue;
      reached |= adjacent[v];
      ++surplus;
    }
    for (; reached != 0; reached &= reached - 1) --surplus;
    if (surplus > 0 && surplus == most) smallest &= s;
    if (surplus > most) smallest = s;
    most = std::max(most, surplus);
  }
  oracle::Set found = 0;
  const Vertices mate = matching_games::bipartite_matching(graph, parity);
  const Vertices violator = matching_games::hall_violator(graph, mate, parity);
  for (const int v : violator) found |= oracle::Set(1) << v;
  if (!std::is_sorted(violator.begin(), violator.end())) return "hall_violator() is not ascending";
  const std::string flaw = matching_games::check_hall_violator(graph, mate, parity, violator);
  if (!flaw.empty()) return flaw;
  return found == smallest ? "" : "hall_violator() is not the smallest of the best sets";
}

void test_hall_violators() {
  for (int code = 0; code < 1 << 12; ++code) {  // 4 vertices on side 0, 3 on side 1
    oracle::Graph graph(7);
    for (int i = 0; i < 12; ++i) {
      if ((code >> i & 1) != 0) graph.add_edge(i / 3 * 2, i % 3 * 2 + 1);
    }
    if (!oracle::check_graph(graph, flaw_of_hall_violator, __FILE__, __LINE__)) return;
  }
  instances::Random random(1935);
  for (int repetition = 0; repetition < 500; ++repetition) {
    oracle::Graph graph(random.between(1, 16));
    for (int edges = random.below(24); edges > 0; --edges) {
      const int v = random.below(graph.size()), w = random.below(graph.size());
      if ((v + w) % 2 == 1 || v == w) graph.add_edge(v, w);
    }
    for (char& there : graph.present) there = !random.percent(10);
    if (!oracle::check_graph(graph, flaw_of_hall_violator, __FILE__, __LINE__)) return;
  }
}

}  // namespace

int main() {
  test_hall_violators();
  return check::result();
}
