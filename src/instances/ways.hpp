// SPDX-License-Identifier: CC0-1.0
//
// Defines the ways to make boards, graphs and trees smaller.
#ifndef INSTANCES_WAYS_HPP
#define INSTANCES_WAYS_HPP

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

#include "instances/board_shapes.hpp"
#include "instances/edges.hpp"
#include "instances/shrink.hpp"

namespace instances {

// ---- Boards

inline int count_rows(const Rows& rows) { return static_cast<int>(rows.size()); }
inline int count_columns(const Rows& rows) { return static_cast<int>(rows[0].size()); }

inline void erase_columns(Rows& rows, int first, int count) {
  for (std::string& row : rows) row.erase(first, count);
}

// Replaces `count` free cells by walls. The free cells are counted row by row, and the first cell
// to be replaced has the zero-based number `first`.
inline bool wall_up(Rows& rows, int first, int count) {
  for (std::string& row : rows) {
    for (char& cell : row) {
      if (cell == '.' && first-- <= 0 && count-- > 0) cell = '#';
    }
  }
  return true;
}

// Returns the ways to shrink a board: removing rows, removing columns, and replacing free cells by
// walls. In a square board, rows are removed together with the columns of the same numbers. If the
// board has a king, no way removes the king.
inline Ways<Rows> ways_of_board(bool king, bool square) {
  const auto removal = [=](bool is_row) {
    return [=](Rows& board, int first, int count) {
      if (count >= (is_row ? count_rows(board) : count_columns(board))) return false;
      if (is_row) erase(board, first, count);
      if (!is_row || square) erase_columns(board, first, count);
      return !king || std::any_of(board.begin(), board.end(), [](const std::string& row) {
        return row.find('K') != std::string::npos;
      });
    };
  };
  Ways<Rows> all = {{count_rows, removal(true)}};
  if (!square) all.push_back({count_columns, removal(false)});
  all.push_back({count_free, wall_up});
  return all;
}

// ---- Graphs

// Returns a Way to shrink a graph: removing edges.
inline Way<Graph> edges_of() {
  return elements<Graph>([](auto& graph) -> auto& { return graph.edges; });
}

// Removes a vertex with two neighbors and merges these neighbors into one vertex.
inline bool merge_neighbors(Graph& graph, int vertex, int count) {
  std::vector<int> ends;
  for (const auto& [v, w] : graph.edges) {
    if (v == vertex) ends.push_back(w);
    if (w == vertex) ends.push_back(v);
  }
  if (count > 1 || ends.size() != 2 || ends[0] == ends[1]) return false;
  for (auto& [v, w] : graph.edges) {
    if (v == ends[1]) v = ends[0];
    if (w == ends[1]) w = ends[0];
  }
  graph.remove_ends({vertex, ends[1]});
  drop_repeats(graph);
  return true;
}

// Returns the ways to shrink a graph: removing vertices, removing edges together with their ends,
// removing edges, and, if the graph has no sides, merging the two neighbors of a vertex.
inline Ways<Graph> ways_of_graph(const Graph& graph) {
  const auto size = [](const Graph& g) { return g.size; };
  const auto remove = [](Graph& g, int first, int count) {
    g.remove(first, count);
    return true;
  };
  const auto remove_ends = [](Graph& g, int first, int count) {
    if (count == 1) g.remove_ends(g.edges[first]);
    return count == 1;
  };
  Ways<Graph> all = {{size, remove}, {edges_of().parts, remove_ends}, edges_of()};
  if (!graph.has_sides()) all.push_back({size, merge_neighbors});
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
inline Ways<TreeWithStarts> ways_of_tree() {
  const auto contract_edges = [](TreeWithStarts& value, int first, int count) {
    const std::vector<int> number = contract(value.tree, first, count);
    for (int& start : value.starts) start = number[start];
    return true;
  };
  const auto count_edges = [](const TreeWithStarts& value) { return value.tree.size - 1; };
  const auto count_pairs = [](const TreeWithStarts& value) {
    const int edges = value.tree.size - 1;
    return edges <= 60 ? edges * (edges - 1) / 2 : 0;
  };
  const auto contract_two = [=](TreeWithStarts& value, int first, int count) {
    int second = 1;  // the pairs are numbered in the order (0, 1), (0, 2), (1, 2), (0, 3), ...
    for (; first >= second; ++second) first -= second;
    return count == 1 && contract_edges(value, second, 1) && contract_edges(value, first, 1);
  };
  return {{count_edges, contract_edges},
          {count_pairs, contract_two},
          elements<TreeWithStarts>([](auto& value) -> auto& { return value.starts; })};
}

}  // namespace instances

#endif  // INSTANCES_WAYS_HPP
