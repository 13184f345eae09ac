// SPDX-License-Identifier: CC0-1.0
//
// The benchmark compares the library with this program on bipartite graphs. The program runs Kuhn's
// algorithm as contestants usually write it. The program does one recursive search from each left
// vertex. Time stamps mark the visited vertices, so no array is cleared.
#include "edge_list.hpp"

namespace {

class Kuhn {
 public:
  Kuhn(const bench::EdgeList& graph, const bench::Adjacency& adjacency)
      : adjacency_(adjacency), mate_(graph.size, -1), seen_(graph.size, 0) {
    for (int v = 0; v < graph.left; ++v) {
      ++time_;
      search(v);
    }
  }

  const std::vector<int>& mate() const { return mate_; }

 private:
  bool search(int v) {
    for (int i = adjacency_.first[v]; i < adjacency_.first[v + 1]; ++i) {
      const int w = adjacency_.target[i];
      if (seen_[w] == time_) continue;
      seen_[w] = time_;
      if (mate_[w] == -1 || search(mate_[w])) {
        mate_[v] = w;
        mate_[w] = v;
        return true;
      }
    }
    return false;
  }

  const bench::Adjacency& adjacency_;
  std::vector<int> mate_, seen_;
  int time_ = 0;
};

}  // namespace

int main() {
  const auto graph = bench::read_edge_list();
  const bench::Adjacency adjacency(graph);
  const Kuhn kuhn(graph, adjacency);
  bench::write_matching(graph, [&](int v) { return kuhn.mate()[v]; });
}
