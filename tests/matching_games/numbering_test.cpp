// SPDX-License-Identifier: CC0-1.0
//
// Tests that matchings and matched_edges() number vertices as a BipartiteGraph does. The headers
// must not have a call with the parameters l and r that is missing here.
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
  Ints seen(n, -1);
  for (const int i : mg::matched_edges(l, r, edges, mate)) {
    seen[edges[i].v] = l + edges[i].w;
    seen[l + edges[i].w] = edges[i].v;
  }
  CHECK(seen == mate);
}

// Checks which calls with sides the public parts of the headers have. The other tests compare the
// results of those that are not tested above with proofs or definitions, whose right vertices begin
// at l. A new call needs such a test as well.
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
