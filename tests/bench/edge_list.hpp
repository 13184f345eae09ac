// SPDX-License-Identifier: CC0-1.0
//
// Defines functions that the measured programs share. These functions read the two graph formats of
// Library Checker, build adjacency arrays, and write a matching.
#ifndef MATCHING_GAMES_TESTS_BENCH_EDGE_LIST_HPP
#define MATCHING_GAMES_TESTS_BENCH_EDGE_LIST_HPP

#include <cstdio>
#include <utility>
#include <vector>

namespace bench {

// Returns the next byte of stdin, or -1 at the end of the input.
inline int next_byte() {
  static char buffer[1 << 16];
  static std::size_t position = 0, end = 0;
  if (position == end) {
    position = 0;
    end = std::fread(buffer, 1, sizeof buffer, stdin);
    if (end == 0) return -1;
  }
  return static_cast<unsigned char>(buffer[position++]);
}

// Reads the next number into x and the byte after this number into *behind. Returns false if the
// input contains no further number.
inline bool read_number(int& x, int* behind = nullptr) {
  int c = next_byte();
  while (c != -1 && (c < '0' || c > '9')) c = next_byte();
  if (c == -1) return false;
  for (x = 0; c >= '0' && c <= '9'; c = next_byte()) x = 10 * x + (c - '0');
  if (behind) *behind = c;
  return true;
}

// Stores a graph. In a bipartite graph, the left vertices have the numbers 0, ..., left - 1, and
// the right vertices have the numbers left, ..., size - 1.
struct EdgeList {
  bool bipartite = false;
  int left = 0;  // the number of left vertices of a bipartite graph, otherwise 0
  int size = 0;  // the number of all vertices
  std::vector<std::pair<int, int>> edges;
};

// Reads a graph from stdin. The first line of the input is "L R M" if the graph is bipartite,
// otherwise "N M".
inline EdgeList read_edge_list() {
  EdgeList graph;
  int header[3] = {0, 0, 0}, count = 0;
  for (int behind = ' '; count < 3 && behind != '\n' && read_number(header[count], &behind);) {
    ++count;
  }
  graph.bipartite = count == 3;
  graph.left = graph.bipartite ? header[0] : 0;
  graph.size = graph.bipartite ? header[0] + header[1] : header[0];
  graph.edges.resize(count == 0 ? 0 : static_cast<std::size_t>(header[count - 1]));
  for (auto& e : graph.edges) {
    read_number(e.first);
    read_number(e.second);
    e.second += graph.left;
  }
  return graph;
}

// Stores the neighbor lists of a graph. The list of v consists of the elements of `target` with the
// indices first[v], ..., first[v + 1] - 1. In a bipartite graph, only left vertices have lists,
// because the algorithms do not read the lists of right vertices.
struct Adjacency {
  std::vector<int> first, target;

  explicit Adjacency(const EdgeList& graph)
      : first((graph.bipartite ? graph.left : graph.size) + std::size_t{1}),
        target((graph.bipartite ? 1 : 2) * graph.edges.size()) {
    for (const auto& e : graph.edges) {
      ++first[e.first];
      if (!graph.bipartite) ++first[e.second];
    }
    for (std::size_t v = 1; v < first.size(); ++v) first[v] += first[v - 1];
    for (std::size_t i = graph.edges.size(); i-- > 0;) {
      const auto& e = graph.edges[i];
      target[--first[e.first]] = e.second;
      if (!graph.bipartite) target[--first[e.second]] = e.first;
    }
  }
};

// Returns a greedy matching: each exposed vertex is matched with its first exposed neighbor.
inline std::vector<int> greedy_matching(const EdgeList& graph, const Adjacency& adjacency) {
  std::vector<int> mate(graph.size, -1);
  for (int v = 0; v < (graph.bipartite ? graph.left : graph.size); ++v) {
    for (int i = adjacency.first[v]; mate[v] == -1 && i < adjacency.first[v + 1]; ++i) {
      const int w = adjacency.target[i];
      if (mate[w] == -1 && w != v) {
        mate[v] = w;
        mate[w] = v;
      }
    }
  }
  return mate;
}

// Writes the number of matched pairs and the pairs. `mate(v)` is negative if v is exposed.
template <class Mate>
void write_matching(const EdgeList& graph, const Mate& mate) {
  int count = 0;
  for (int v = 0; v < graph.size; ++v) count += mate(v) > v;
  char buffer[1 << 16];
  char* end = buffer + std::sprintf(buffer, "%d\n", count);
  const auto put = [&end](int x, char behind) {
    char digits[12];
    char* begin = digits + sizeof digits;
    do *--begin = static_cast<char>('0' + x % 10);
    while (x /= 10);
    while (begin < digits + sizeof digits) *end++ = *begin++;
    *end++ = behind;
  };
  for (int v = 0; v < graph.size; ++v) {
    const int w = mate(v);
    if (w <= v) continue;
    if (buffer + sizeof buffer - end < 24) {
      std::fwrite(buffer, 1, static_cast<std::size_t>(end - buffer), stdout);
      end = buffer;
    }
    put(v, ' ');
    put(w - graph.left, '\n');
  }
  std::fwrite(buffer, 1, static_cast<std::size_t>(end - buffer), stdout);
}

}  // namespace bench

#endif  // MATCHING_GAMES_TESTS_BENCH_EDGE_LIST_HPP
