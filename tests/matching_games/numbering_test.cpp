// SPDX-License-Identifier: CC0-1.0
//
// Tests that all calls with the parameters l and r number vertices in one way: those of a
// BipartiteGraph. The headers must not have such a call that is missing here.
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "families.hpp"
#include "instances/random.hpp"
#include "library.hpp"

namespace {

namespace mg = matching_games;
using Ints = std::vector<int>;

// Checks that there is an entry for each of the n vertices, and that mates are mates of
// each other and ends of an edge.
void check_mates(int n, const std::set<std::pair<int, int>>& joined, const Ints& mate) {
  CHECK_EQ(static_cast<int>(mate.size()), n);
  for (int v = 0; v < static_cast<int>(mate.size()); ++v) {
    if (mate[v] == -1) continue;
    CHECK(mate[v] >= 0 && mate[v] < n && mate[mate[v]] == v);
    CHECK(joined.count({v, mate[v]}) + joined.count({mate[v], v}) == 1);
  }
}

void test_graph(int l, int r, const std::vector<mg::WeightedEdge>& edges) {
  const int n = l + r;
  std::vector<Ints> lists(l);
  std::set<std::pair<int, int>> joined;
  for (const mg::WeightedEdge& e : edges) {
    lists[e.v].push_back(e.w);
    joined.emplace(e.v, l + e.w);
  }
  const Ints mate = mg::bipartite_matching(l, r, edges);
  for (const Ints& mates :
       {mate, mg::bipartite_matching(l, r, lists),
        mg::bipartite_matching(mg::BipartiteGraph(l, r, edges)), mg::smallest_matching(l, r, edges),
        mg::smallest_matching(l, r, lists)}) {
    check_mates(n, joined, mates);
  }
  std::vector<mg::RankedEdge> ranked;
  for (const mg::WeightedEdge& e : edges)
    ranked.push_back({e.v, e.w, static_cast<int>(e.weight), static_cast<int>(e.weight)});
  const mg::StableMatching stable = mg::stable_matching(l, r, ranked);
  check_mates(n, joined, stable.mate);
  CHECK_EQ(static_cast<int>(stable.edge.size()), n);
  std::vector<mg::WeightedMatching> results;
  for (const auto among : {mg::Among::all, mg::Among::maximum, mg::Among::perfect}) {
    results.push_back(mg::bipartite_maximum_weight_matching(l, r, edges, among));
  }
  const auto covered = mg::weighted_edge_classes(l, r, edges, results[0]).covered;
  CHECK_EQ(static_cast<int>(covered.size()), n);
  for (int v = 0; v < n; ++v) CHECK(!covered[v] || results[0].mate[v] != -1);
  const int sizes = static_cast<int>(mg::maximum_weights_by_size(l, r, edges).size());
  for (int k = 0; k < sizes; ++k) {
    results.push_back(mg::maximum_weight_matching_of_size(l, r, edges, k));
  }
  for (const mg::WeightedMatching& result : results) {
    if (!result.exists) continue;
    check_mates(n, joined, result.mate);
    CHECK_EQ(static_cast<int>(result.dual.size()), n);
    CHECK(result.set_of == Ints(n, -1));
  }
  Ints seen(n, -1);
  for (const int i : mg::matched_edges(l, r, edges, mate)) {
    seen[edges[i].v] = l + edges[i].w;
    seen[l + edges[i].w] = edges[i].v;
  }
  CHECK(seen == mate);
  const std::vector<long long> ones(n, 1);
  std::vector<bool> covers[] = {mg::maximum_b_matching(l, r, edges, ones, 1LL << 60).cover,
                                std::vector<bool>(n, false), std::vector<bool>(n, true)};
  for (const int v : mg::minimum_weight_vertex_cover(l, r, edges, ones)) covers[1].at(v) = true;
  for (const int v : mg::maximum_weight_independent_set(l, r, edges, ones)) covers[2].at(v) = false;
  for (const std::vector<bool>& cover : covers) {
    CHECK_EQ(static_cast<int>(cover.size()), n);
    for (const auto& [v, w] : joined) CHECK(cover.at(v) || cover.at(w));
  }
}

// Checks that the public part of each header has only calls that are tested above, and checkers,
// which take the results of these calls.
void test_names() {
  std::set<std::string> names;
  const std::regex call("(\\w+)\\(int l, int r\\b");
  for (const auto& file :
       std::filesystem::directory_iterator(SAMPLES_DIR "/../src/matching_games")) {
    std::ifstream in(file.path());
    std::smatch match;
    bool is_public = true;
    for (std::string line; std::getline(in, line);) {
      if (line == "namespace internal {" || line == "}  // namespace internal") {
        is_public = line[0] == '}';
      } else if (is_public && std::regex_search(line, match, call)) {
        names.insert(match[1]);
      }
    }
  }
  CHECK((names == std::set<std::string>{
                      "BipartiteGraph", "bipartite_matching", "bipartite_maximum_weight_matching",
                      "check_b_matching", "check_edge_coloring", "check_stable_matching",
                      "check_weighted_matching", "check_weighted_matching_of_size", "edge_coloring",
                      "matched_edges", "maximum_b_matching", "maximum_weight_independent_set",
                      "maximum_weight_matching_of_size", "maximum_weights_by_size",
                      "minimum_weight_vertex_cover", "smallest_matching", "stable_matching",
                      "weighted_edge_classes"}));
}

}  // namespace

int main() {
  test_names();
  instances::Random random(1);
  for (int i = 0; i < 300; ++i) {
    const int l = random.between(1, 6), r = random.between(1, 6);
    test_graph(l, r, families::random_edges(l, r, random.below(2 * (l + r)), -3, 9, random));
  }
  return check::result();
}
