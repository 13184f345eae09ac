// SPDX-License-Identifier: CC0-1.0
//
// The benchmark compares the library with this program on bipartite graphs. The program runs the
// algorithm of Hopcroft and Karp as contestants usually write it. The program starts with a greedy
// matching. Each phase computes levels by a breadth-first search and augments by a depth-first
// search, here with an explicit stack. The breadth-first search does not stop at the first level
// with an exposed right vertex, because this saves phases.
#include "edge_list.hpp"

int main() {
  const auto graph = bench::read_edge_list();
  const bench::Adjacency adjacency(graph);
  auto mate = bench::greedy_matching(graph, adjacency);
  std::vector<int> level(graph.left), arc(graph.left), queue, stack;
  for (bool found = true; found;) {
    found = false;
    queue.clear();
    for (int v = 0; v < graph.left; ++v) {
      level[v] = mate[v] == -1 ? 0 : -1;
      arc[v] = adjacency.first[v];
      if (level[v] == 0) queue.push_back(v);
    }
    for (std::size_t head = 0; head < queue.size(); ++head) {
      const int v = queue[head];
      for (int i = adjacency.first[v]; i < adjacency.first[v + 1]; ++i) {
        const int next = mate[adjacency.target[i]];
        if (next != -1 && level[next] == -1) {
          level[next] = level[v] + 1;
          queue.push_back(next);
        }
      }
    }
    for (int root = 0; root < graph.left; ++root) {
      if (mate[root] != -1) continue;
      stack.assign(1, root);
      while (!stack.empty()) {
        const int v = stack.back();
        if (arc[v] == adjacency.first[v + 1]) {
          level[v] = -1;
          stack.pop_back();
          if (!stack.empty()) ++arc[stack.back()];
          continue;
        }
        const int next = mate[adjacency.target[arc[v]]];
        if (next == -1) {
          for (const int u : stack) {
            const int w = adjacency.target[arc[u]];
            mate[u] = w;
            mate[w] = u;
            level[u] = -1;
          }
          found = true;
          break;
        }
        if (level[next] == level[v] + 1) {
          stack.push_back(next);
        } else {
          ++arc[v];
        }
      }
    }
  }
  bench::write_matching(graph, [&](int v) { return mate[v]; });
}
