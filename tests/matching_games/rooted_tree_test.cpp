// SPDX-License-Identifier: CC0-1.0
#include "matching_games/rooted_tree.hpp"

#include <string>
#include <vector>

#include "check.hpp"
#include "exhaustive/inputs.hpp"
#include "instances/random.hpp"
#include "instances/trees.hpp"
#include "matching_games/csr_graph.hpp"
#include "matching_games/error_of.hpp"
#include "matching_games/gallai_edmonds.hpp"
#include "matching_games/general.hpp"

namespace {

using inputs::Edges;
using matching_games::CsrGraph;
using matching_games::RootedTree;
using matching_games::VertexClass;

std::vector<VertexClass> classes_of(int n, const Edges& edges) {
  const CsrGraph graph(n, edges);
  return matching_games::gallai_edmonds(graph, matching_games::general_matching(graph));
}

void check_tree(int n, const Edges& edges, int root) {
  const RootedTree tree(n, edges, root);
  CHECK_EQ(tree.size(), n);
  std::vector<int> place(n, -1);
  for (int i = 0; i < n; ++i) place[tree.vertex(i)] = i;
  CHECK_EQ(tree.vertex(n - 1), root);
  CHECK_EQ(tree.parent(n - 1), -1);
  for (const auto& [v, w] : edges) {
    CHECK(tree.parent(place[v]) == place[w] || tree.parent(place[w]) == place[v]);
  }
  for (int i = 0; i + 1 < n; ++i) CHECK(tree.parent(i) > i);
  CHECK(matching_games::tree_classes(tree) == classes_of(n, edges));
  CHECK(matching_games::comparability_classes(tree) ==
        classes_of(n, inputs::ancestor_pairs(n, edges, root)));
}

void every_tree() {
  for (int n = 1; n <= 6; ++n) {
    inputs::for_every_tree(n, [n](const Edges& edges) {
      for (int root = 0; root < n; ++root) check_tree(n, edges, root);
    });
  }
  inputs::for_every_tree(7, [](const Edges& edges) { check_tree(7, edges, 0); });
}

// Tests edges that do not form a tree. The error must name the first edge that closes a cycle.
void other_graphs() {
  const auto error = [](int n, const Edges& edges, int root) {
    return error_of([&] { RootedTree(n, edges, root); });
  };
  const std::string name = "matching_games::RootedTree: ";
  CHECK_EQ(error(0, {}, 0), name + "expected a root in [0, 0), found 0");
  CHECK_EQ(error(2, {{0, 1}}, 2), name + "expected a root in [0, 2), found 2");
  CHECK_EQ(error(2, {{0, 1}}, -1), name + "expected a root in [0, 2), found -1");
  CHECK_EQ(error(3, {{0, 1}}, 0), name + "expected 2 edges for 3 vertices, found 1");
  CHECK_EQ(error(2, {{0, 1}, {1, 0}}, 0), name + "expected 1 edges for 2 vertices, found 2");
  CHECK_EQ(error(2, {{0, 2}}, 0), name + "edge 0 ends at 2, outside [0, 2)");
  CHECK_EQ(error(3, {{0, 1}, {-1, 1}}, 0), name + "edge 1 ends at -1, outside [0, 3)");
  CHECK_EQ(error(2, {{1, 1}}, 0), name + "edge 0 closes a cycle");
  CHECK_EQ(error(4, {{0, 1}, {2, 3}, {1, 0}}, 0), name + "edge 2 closes a cycle");
  CHECK_EQ(error(5, {{1, 2}, {3, 4}, {4, 1}, {2, 3}}, 0), name + "edge 3 closes a cycle");

  // A list of n - 1 edges is a tree if and only if no edge closes a cycle. This loop tries all
  // lists of n - 1 edges.
  for (int n = 1; n <= 4; ++n) {
    int lists = 1, wrong = 0, count = 0;
    for (int i = 1; i < n; ++i) lists *= n * n;
    for (int list = 0; list < lists; ++list) {
      Edges edges;
      for (int i = 1, rest = list; i < n; ++i, rest /= n * n) {
        edges.emplace_back(rest % n, rest / n % n);
      }
      const int closing = matching_games::first_closing_edge(n, edges);
      std::string expected;
      if (closing >= 0) expected = name + "edge " + std::to_string(closing) + " closes a cycle";
      for (int root = 0; root < n; ++root) {
        wrong += error(n, edges, root) != expected;
      }
      count += closing < 0;
    }
    CHECK_EQ(wrong, 0);
    const int labelled[] = {0, 1, 2, 3 * 8,
                            16 * 6 * 8};  // n^(n-2) trees, with edges in any order and direction
    CHECK_EQ(count, n == 2 ? 2 : labelled[n]);
  }
}

void large_trees() {
  const instances::Trees kind{{1, 40}};
  instances::Random random(1);
  for (const char* shape : {"chain", "star", "random", "deep", "broom"}) {
    for (const int shuffled : {0, 1}) {
      const instances::Request request{instances::Size::huge,
                                       {{"vertices", 200001}, {"shuffled", shuffled}}};
      const instances::Graph tree = kind.generate(shape, request, random).tree;
      const RootedTree rooted(tree.size, tree.edges, tree.size / 2);
      CHECK(matching_games::tree_classes(rooted) == classes_of(tree.size, tree.edges));
      static_cast<void>(matching_games::comparability_classes(rooted));
    }
  }
  // In a chain, one of any two vertices is an ancestor of the other. So the graph that joins each
  // vertex to all its ancestors is complete. In a complete graph with an odd number of vertices,
  // each vertex is of the Gallai-Edmonds class D, because some maximum matching exposes it.
  const instances::Request request{instances::Size::huge, {{"vertices", 200001}, {"shuffled", 0}}};
  const instances::Graph chain = kind.generate("chain", request, random).tree;
  CHECK(matching_games::comparability_classes(RootedTree(chain.size, chain.edges)) ==
        std::vector<VertexClass>(chain.size, VertexClass::D));
}

}  // namespace

int main() {
  every_tree();
  other_graphs();
  large_trees();
  return check::result();
}
