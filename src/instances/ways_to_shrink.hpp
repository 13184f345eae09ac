// SPDX-License-Identifier: CC0-1.0
//
// Defines the ways to make boards, graphs and trees smaller.
#ifndef INSTANCES_WAYS_TO_SHRINK_HPP
#define INSTANCES_WAYS_TO_SHRINK_HPP

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

#include "instances/board_shapes.hpp"
#include "instances/edges.hpp"
#include "instances/shrink.hpp"

namespace instances {

// ---- Boards

inline void erase_columns(Rows& rows, int first, int count) {
  for (std::string& row : rows) row.erase(first, count);
}

// Replaces `count` free cells by walls. The free cells are counted row by row, and the first cell
// to be replaced has the zero-based number `first`.
inline void wall_up(Rows& rows, int first, int count) {
  for (std::string& row : rows) {
    for (char& cell : row) {
      if (cell == '.' && first-- <= 0 && count-- > 0) cell = '#';
    }
  }
}

// Returns the ways to shrink a board: removing rows, removing columns, and replacing free cells by
// walls. In a square board, rows are removed together with the columns of the same numbers.
inline Ways<Rows> ways_of_board(const Rows& rows, bool square) {
  const auto removal = [=](bool is_row) {
    return [=](Rows& board, int first, int count) {
      if (count == (is_row ? count_of(board) : count_of(board[0]))) return;
      if (is_row) erase(board, first, count);
      if (!is_row || square) erase_columns(board, first, count);
    };
  };
  Ways<Rows> all = {{count_of(rows), removal(true)}};
  if (!square) all.push_back({count_of(rows[0]), removal(false)});
  all.push_back({count_free(rows), wall_up});
  return all;
}

// ---- Graphs

inline void erase_edges(Graph& graph, int first, int count) {
  erase(graph.edges, first, count);
  if (!graph.weights.empty()) erase(graph.weights, first, count);
}

inline void remove(Graph& graph, int first, int count) { graph.remove(first, count); }

// Removes an edge together with its ends.
inline void remove_ends(Graph& graph, int edge, int count) {
  if (count == 1) graph.remove_ends(graph.edges[edge]);
}

// Removes a vertex with two neighbors and merges these neighbors into one vertex.
inline void merge_neighbors(Graph& graph, int vertex, int count) {
  std::vector<int> ends;
  for (const auto& [v, w] : graph.edges) {
    if (v == vertex) ends.push_back(w);
    if (w == vertex) ends.push_back(v);
  }
  if (count > 1 || ends.size() != 2) return;
  for (auto& [v, w] : graph.edges) {
    if (v == ends[1]) v = ends[0];
    if (w == ends[1]) w = ends[0];
  }
  graph.remove_ends({vertex, ends[1]});
  drop_repeats(graph);
}

// Removes all loops and all repeated edges at once.
inline void remove_repeats(Graph& graph, int, int) { drop_repeats(graph); }

// Returns the ways to shrink a graph: removing repeated edges, removing vertices, removing edges
// together with their ends, removing edges, and, if the graph has no sides, merging the two
// neighbors of a vertex.
inline Ways<Graph> ways_of_graph(const Graph& graph) {
  const int edges = count_of(graph.edges);
  Ways<Graph> all = {
      {1, remove_repeats}, {graph.size, remove}, {edges, remove_ends}, {edges, erase_edges}};
  if (!graph.has_sides()) all.push_back({graph.size, merge_neighbors});
  return all;
}

// ---- Trees

// Stores a tree and the zero-based vertices at which the games on the tree start.
struct TreeWithStarts {
  Graph tree = {};
  std::vector<int> starts = {};
};

// Contracts the edges first .. first + count - 1 of a tree: merges the two ends of each edge into
// one vertex. Returns the new number of every vertex. Vertex 0 keeps its number.
inline std::vector<int> contract(Graph& tree, int first, int count) {
  std::vector<int> into(tree.size);
  std::iota(into.begin(), into.end(), 0);
  const auto find = [&](int v) {
    while (into[v] != v) v = into[v] = into[into[v]];
    return v;
  };
  for (int i = first; i < first + count; ++i) {
    const int v = find(tree.edges[i].first), w = find(tree.edges[i].second);
    into[std::max(v, w)] = std::min(v, w);
  }
  std::vector<int> number(tree.size);
  int vertices = 0;
  for (int v = 0; v < tree.size; ++v) {
    number[v] = into[v] == v ? vertices++ : number[into[v]];
  }
  tree.size = vertices;
  erase(tree.edges, first, count);
  for (Edge& e : tree.edges) e = {number[e.first], number[e.second]};
  return number;
}

// Returns the ways to shrink a tree with starts: contracting edges, contracting two edges at once
// if there are few edges, and removing starts.
inline Ways<TreeWithStarts> ways_of_tree(const TreeWithStarts& all) {
  const auto contract_edges = [](TreeWithStarts& value, int first, int count) {
    const std::vector<int> number = contract(value.tree, first, count);
    for (int& start : value.starts) start = number[start];
  };
  const auto contract_two = [=](TreeWithStarts& value, int first, int count) {
    int second = 1;  // the pairs are numbered in the order (0, 1), (0, 2), (1, 2), (0, 3), ...
    for (; first >= second; ++second) first -= second;
    if (count > 1) return;
    contract_edges(value, second, 1);
    contract_edges(value, first, 1);
  };
  const int edges = all.tree.size - 1;
  return {{edges, contract_edges},
          {edges <= 60 ? edges * (edges - 1) / 2 : 0, contract_two},
          {count_of(all.starts),
           [](TreeWithStarts& value, int first, int count) { erase(value.starts, first, count); }}};
}

}  // namespace instances

#endif  // INSTANCES_WAYS_TO_SHRINK_HPP
