// SPDX-License-Identifier: CC0-1.0
//
// What the measured programs share: reading Library Checker's two formats, adjacency arrays, and
// writing a matching.
#ifndef MATCHING_GAMES_TESTS_BENCH_EDGE_LIST_HPP
#define MATCHING_GAMES_TESTS_BENCH_EDGE_LIST_HPP

#include <cstdio>
#include <utility>
#include <vector>

namespace bench {

// The bytes of stdin one by one; -1 at the end.
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

// Reads the next number, if any, and the byte behind it; false at the end of the input.
inline bool read_number(int& x, int* behind = nullptr) {
  int c = next_byte();
  while (c != -1 && (c < '0' || c > '9')) c = next_byte();
  if (c == -1) return false;
  for (x = 0; c >= '0' && c <= '9'; c = next_byte()) x = 10 * x + (c - '0');
  if (behind) *behind = c;
  return true;
}

// A graph as read. In the bipartite format left vertices come first and right ones are shifted.
struct EdgeList {
  bool bipartite = false;
  int left = 0;  // bipartite only
  int size = 0;
  std::vector<std::pair<int, int>> edges;
};

// The header tells the formats apart: "L R M" or "N M".
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

// Adjacency arrays: the neighbors of v are target[first[v]] .. target[first[v + 1] - 1], for the
// left vertices of a bipartite graph, which is enough there, and for all vertices of another.
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

// Matches each vertex with its first exposed neighbor.
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

// Writes the number of pairs and the pairs. `mate(v)` is negative for an exposed v.
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
