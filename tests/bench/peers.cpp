// SPDX-License-Identifier: CC0-1.0
//
// peers NAME
//
// Runs one of the programs with which our solvers are compared, on the standard input:
//   read   reads the numbers of the input and prints their sum
//   csr    reads a graph, builds adjacency arrays, and writes a greedy matching
//   pairs  reads the board of the JSOI game, pairs each free cell with a free right or lower
//          neighbor in one pass, and prints the numbers of pairs and of unpaired cells
//   HK     writes a maximum matching of a bipartite graph, found by the algorithm of Hopcroft and
//          Karp as contestants usually write it
//   LEMON  writes the maximum matching that the class MaxMatching of LEMON finds
// The first three do the least work that any program must do.
#include <cstdio>
#include <string>
#include <utility>
#include <vector>

#if __has_include(<lemon/matching.h>)
#include <lemon/matching.h>
#include <lemon/smart_graph.h>
#endif

namespace {

// Reads the next number into x and the byte after this number into `behind`. Returns false if the
// input contains no further number.
int behind = 0;
bool read_number(int& x) {
  int c = getchar_unlocked();
  while (c != -1 && (c < '0' || c > '9')) c = getchar_unlocked();
  if (c == -1) return false;
  for (x = 0; c >= '0' && c <= '9'; c = getchar_unlocked()) x = 10 * x + (c - '0');
  behind = c;
  return true;
}

// Reads a graph in a format of Library Checker. A bipartite graph has the left vertices 0, ...,
// left - 1. `first` and `target` are its adjacency arrays: the neighbors of v have the indices
// first[v], ..., first[v + 1] - 1. In a bipartite graph, only left vertices have neighbors, because
// the algorithms do not need those of the right ones.
struct Graph {
  int left = 0, size = 0, searched = 0;
  std::vector<std::pair<int, int>> edges;
  std::vector<int> first, target, mate;

  // The first line is "L R M" if the graph is bipartite, otherwise "N M".
  Graph() {
    int count = 0;
    read_number(searched);
    read_number(count);
    size = searched;
    if (behind != '\n') {
      left = searched;
      size += count;
      read_number(count);
    }
    edges.resize(count);
    for (auto& [v, w] : edges) {
      read_number(v);
      read_number(w);
      w += left;
    }
    mate.assign(size, -1);
  }

  void match_greedily() {
    first.resize(size + 1);
    target.resize((left > 0 ? 1 : 2) * edges.size());
    for (const auto& [v, w] : edges) {
      ++first[v];
      if (left == 0) ++first[w];
    }
    for (int v = 1; v <= size; ++v) first[v] += first[v - 1];
    for (std::size_t i = edges.size(); i-- > 0;) {
      const auto [v, w] = edges[i];
      target[--first[v]] = w;
      if (left == 0) target[--first[w]] = v;
    }
    for (int v = 0; v < searched; ++v) {
      for (int i = first[v]; mate[v] == -1 && i < first[v + 1]; ++i) {
        if (mate[target[i]] == -1 && target[i] != v) match(v, target[i]);
      }
    }
  }

  void match(int v, int w) {
    mate[v] = w;
    mate[w] = v;
  }

  void write_matching() const {
    int count = 0;
    for (int v = 0; v < size; ++v) count += mate[v] > v;
    std::string text = std::to_string(count) + '\n';
    for (int v = 0; v < size; ++v) {
      if (mate[v] > v) text += std::to_string(v) + ' ' + std::to_string(mate[v] - left) + '\n';
    }
    std::fwrite(text.data(), 1, text.size(), stdout);
  }
};

void read() {
  unsigned sum = 0;
  for (int x; read_number(x);) sum += static_cast<unsigned>(x);
  std::printf("%u\n", sum);
}

void csr() {
  Graph graph;
  graph.match_greedily();
  graph.write_matching();
}

void pair_cells() {
  int rows = 0, columns = 0;
  read_number(rows);
  read_number(columns);
  // open[c]: the last cell that was read in column c is free and not paired yet. There is no column
  // 0.
  std::vector<char> open(columns + 1);
  int pairs = 0, cells = 0;
  for (int r = 0; r < rows; ++r) {
    for (int c = 1; c <= columns; ++c) {
      int byte = getchar_unlocked();
      while (byte != '.' && byte != '#' && byte != -1) byte = getchar_unlocked();
      const bool is_free = byte == '.', is_paired = is_free && (open[c - 1] || open[c]);
      if (is_paired) open[c - 1] = 0;
      open[c] = is_free && !is_paired;
      cells += is_free;
      pairs += is_paired;
    }
  }
  std::printf("%d %d\n", pairs, cells - 2 * pairs);
}

// Begins with a greedy matching. Each phase computes levels by a breadth-first search and augments
// by a depth-first search, here with an explicit stack. The breadth-first search does not stop at
// the first level with an exposed right vertex, because this saves phases.
void hopcroft_karp() {
  Graph graph;
  graph.match_greedily();
  std::vector<int> level(graph.left), arc(graph.left), queue, stack;
  for (bool found = true; found;) {
    found = false;
    queue.clear();
    for (int v = 0; v < graph.left; ++v) {
      level[v] = graph.mate[v] == -1 ? 0 : -1;
      arc[v] = graph.first[v];
      if (level[v] == 0) queue.push_back(v);
    }
    for (std::size_t head = 0; head < queue.size(); ++head) {
      const int v = queue[head];
      for (int i = graph.first[v]; i < graph.first[v + 1]; ++i) {
        const int next = graph.mate[graph.target[i]];
        if (next != -1 && level[next] == -1) {
          level[next] = level[v] + 1;
          queue.push_back(next);
        }
      }
    }
    for (int root = 0; root < graph.left; ++root) {
      if (graph.mate[root] != -1) continue;
      stack.assign(1, root);
      while (!stack.empty()) {
        const int v = stack.back();
        if (arc[v] == graph.first[v + 1]) {
          level[v] = -1;
          stack.pop_back();
          if (!stack.empty()) ++arc[stack.back()];
          continue;
        }
        const int next = graph.mate[graph.target[arc[v]]];
        if (next == -1) {
          for (const int u : stack) {
            graph.match(u, graph.target[arc[u]]);
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
  graph.write_matching();
}

#if __has_include(<lemon/matching.h>)
void lemon_matching() {
  Graph graph;
  lemon::SmartGraph of_lemon;
  of_lemon.reserveNode(graph.size);
  of_lemon.reserveEdge(static_cast<int>(graph.edges.size()));
  for (int v = 0; v < graph.size; ++v) of_lemon.addNode();
  for (const auto& [v, w] : graph.edges) {
    of_lemon.addEdge(of_lemon.nodeFromId(v), of_lemon.nodeFromId(w));
  }
  lemon::MaxMatching<lemon::SmartGraph> matching(of_lemon);
  matching.run();
  for (int v = 0; v < graph.size; ++v) {
    graph.mate[v] = of_lemon.id(matching.mate(of_lemon.nodeFromId(v)));
  }
  graph.write_matching();
}
#endif

}  // namespace

int main(int argc, char** argv) {
  const std::string name = argc == 2 ? argv[1] : "";
  const std::pair<const char*, void (*)()> programs[] = {
    {"read", read},
    {"csr", csr},
    {"pairs", pair_cells},
    {"HK", hopcroft_karp},
#if __has_include(<lemon/matching.h>)
    {"LEMON", lemon_matching},
#endif
  };
  for (const auto& [known, run] : programs) {
    if (name == known) return run(), 0;
  }
  return 2;
}
