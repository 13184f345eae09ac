// SPDX-License-Identifier: CC0-1.0
//
// Defines the ways to make boards, graphs and trees smaller.
#ifndef INSTANCES_WAYS_HPP
#define INSTANCES_WAYS_HPP

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "instances/board_shapes.hpp"
#include "instances/edges.hpp"
#include "instances/shrink.hpp"
#include "instances/tree_shapes.hpp"

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
template <class G>
Way<G> edges_of() {
  return elements<G>([](auto& graph) -> auto& { return graph.edges; });
}

// Returns a Way to shrink a graph: removing an edge together with both ends.
template <class G>
Way<G> ends_of_edges() {
  return {edges_of<G>().parts, [](G& graph, int first, int count) {
            if (count == 1) graph.remove_ends(graph.edges[first]);
            return count == 1;
          }};
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
// removing edges, and merging the two neighbors of a vertex.
inline Ways<Graph> ways_of_graph() {
  const auto size = [](const Graph& graph) { return graph.size; };
  const auto remove = [](Graph& graph, int first, int count) {
    graph.remove(first, count);
    return true;
  };
  return {{size, remove}, ends_of_edges<Graph>(), edges_of<Graph>(), {size, merge_neighbors}};
}

// Returns the ways to shrink a graph: removing vertices on the left, removing vertices on the
// right, removing edges together with their ends, and removing edges.
inline Ways<BipartiteGraph> ways_of_sides() {
  const auto remove_left = [](BipartiteGraph& graph, int first, int count) {
    graph.remove(first, count, 0, 0);
    return true;
  };
  const auto remove_right = [](BipartiteGraph& graph, int first, int count) {
    graph.remove(0, 0, first, count);
    return true;
  };
  return {{[](const BipartiteGraph& graph) { return graph.left; }, remove_left},
          {[](const BipartiteGraph& graph) { return graph.right; }, remove_right},
          ends_of_edges<BipartiteGraph>(),
          edges_of<BipartiteGraph>()};
}

// ---- Trees

// Returns the ways to shrink a tree with starts: contracting edges, contracting two edges at once
// if there are few edges, and removing starts.
inline Ways<TreeWithStarts> ways_of_tree() {
  const auto contract = [](TreeWithStarts& value, int first, int count) {
    const std::vector<int> number = trees::contract(value.tree, first, count);
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
    return count == 1 && contract(value, second, 1) && contract(value, first, 1);
  };
  return {{count_edges, contract},
          {count_pairs, contract_two},
          elements<TreeWithStarts>([](auto& value) -> auto& { return value.starts; })};
}

}  // namespace instances

#endif  // INSTANCES_WAYS_HPP
