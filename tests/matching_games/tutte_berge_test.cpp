// SPDX-License-Identifier: CC0-1.0
#include "matching_games/tutte_berge.hpp"

#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "matching_games/check_tutte_berge.hpp"
#include "matching_games/csr_graph.hpp"
#include "matching_games/error_of.hpp"
#include "matching_games/gallai_edmonds.hpp"
#include "matching_games/general.hpp"
#include "matching_games/induced_subgraph.hpp"

namespace {

using matching_games::CsrGraph;
using matching_games::GallaiEdmonds;
using Graph = matching_games::InducedSubgraph<CsrGraph>;
using Edges = std::vector<std::pair<int, int>>;
using Vertices = std::vector<int>;

const GallaiEdmonds D = GallaiEdmonds::D, A = GallaiEdmonds::A, absent = GallaiEdmonds::absent;

template <class G>
void check_proof(const G& graph, const Vertices& barrier, const Vertices& component,
                 int deficiency) {
  const Vertices mate = matching_games::general_matching(graph);
  const matching_games::TutteBerge proof =
      matching_games::tutte_berge(graph, matching_games::gallai_edmonds(graph, mate));
  CHECK(proof.barrier == barrier);
  CHECK(proof.component == component);
  CHECK_EQ(proof.deficiency(), deficiency);
  CHECK_EQ(matching_games::check_tutte_berge(graph, mate, proof.barrier, proof.component,
                                             proof.components),
           "");
}

void test_small() {
  check_proof(CsrGraph(0, Edges()), {}, {}, 0);
  check_proof(CsrGraph(1, Edges{{0, 0}}), {}, {0}, 1);
  check_proof(CsrGraph(2, Edges()), {}, {0, 1}, 2);
  check_proof(CsrGraph(2, Edges{{0, 1}, {1, 0}}), {}, {-1, -1}, 0);
  check_proof(CsrGraph(3, Edges{{0, 1}, {1, 2}, {2, 0}}), {}, {0, 0, 0}, 1);
  check_proof(CsrGraph(4, Edges{{0, 1}, {0, 2}, {0, 3}}), {0}, {-1, 0, 1, 2}, 2);
  // The triangles 6 0 3 and 1 4 2 are joined to 5, and so is the pair 7 8.
  const CsrGraph graph(
      9, Edges{{6, 0}, {0, 3}, {3, 6}, {6, 5}, {5, 4}, {4, 1}, {1, 2}, {2, 4}, {7, 8}, {7, 5}});
  check_proof(graph, {5}, {0, 1, 1, 0, 1, -1, 0, -1, -1}, 1);
  check_proof(Graph(graph, {8}), {5}, {0, 1, 1, 0, 1, -1, 0, 2, -1}, 2);
  check_proof(Graph(graph, {5, 8}), {}, {0, 1, 1, 0, 1, -1, 0, 2, -1}, 3);
}

void test_bad_arguments() {
  const CsrGraph path(3, Edges{{0, 1}, {1, 2}});
  const std::string caller = "matching_games::tutte_berge: ";
  CHECK_EQ(error_of([&] {
             matching_games::tutte_berge(path, {D, A});
           }),
           caller + "expected 3 classes, one for each vertex, found 2");
  CHECK_EQ(error_of([&] {
             matching_games::tutte_berge(path, {D, A, absent});
           }),
           caller + "vertex 2 is in no class");
  CHECK_EQ(error_of([&] {
             matching_games::tutte_berge(Graph(path, {1}), {D, A, D});
           }),
           caller + "vertex 1 is absent but in a class");
}

}  // namespace

int main() {
  test_small();
  test_bad_arguments();
  return check::result();
}
