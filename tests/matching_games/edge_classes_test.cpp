// SPDX-License-Identifier: CC0-1.0
#include "matching_games/edge_classes.hpp"

#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "instances/random.hpp"
#include "matching_games/check_edge_classes.hpp"
#include "matching_games/csr_graph.hpp"
#include "matching_games/general.hpp"

namespace {

using instances::Random;
using matching_games::CsrGraph;
using matching_games::EdgeClass;
using matching_games::EdgeClasses;
using Edges = std::vector<std::pair<int, int>>;

// Returns one digit per edge of the list: 0, 1 or 2 if the edge is in no, in some, or in every
// maximum matching.
std::string digits(int n, const Edges& edges) {
  const CsrGraph graph(n, edges);
  const std::vector<int> mate = matching_games::general_matching(graph);
  const EdgeClasses classes(graph, mate);
  CHECK_EQ(matching_games::check_edge_classes(graph, mate, classes), "");
  std::string result;
  for (const auto& e : edges) {
    const EdgeClass c = classes(e.first, e.second);
    result += static_cast<char>('0' + static_cast<int>(c));
  }
  return result;
}

// Tests nested odd cycles, without and with a leaf. The edge of the leaf is in every maximum
// matching.
void test_nested() {
  Edges edges;
  int last = 0;
  for (int ring = 0; ring < 40; ++ring) {
    edges.emplace_back(last, 2 * ring + 1);
    edges.emplace_back(2 * ring + 1, 2 * ring + 2);
    edges.emplace_back(2 * ring + 2, ring % 2 == 0 ? 0 : last);
    last = 2 * ring + 2;
  }
  CHECK_EQ(digits(last + 1, edges), std::string(edges.size(), '1'));
  edges.emplace_back(last, last + 1);
  const std::string all = digits(last + 2, edges);
  CHECK_EQ(all.back(), '2');
}

void test_random() {
  Random random(8);
  int every = 0, none = 0, some = 0;
  for (int repetition = 0; repetition < 2000; ++repetition) {
    const int n = random.below(30);
    const Edges edges = random_pairs(n, random.below(2 * n + 1), random);
    for (const char c : digits(n, edges)) {
      every += c == '2';
      some += c == '1';
      none += c == '0';
    }
  }
  CHECK(every > 1000 && some > 1000 && none > 1000);
}

}  // namespace

int main() {
  test_nested();
  test_random();
  return check::result();
}
