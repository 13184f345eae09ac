// SPDX-License-Identifier: CC0-1.0
//
// This header solves undirected edge geography on bipartite graphs: edge_loses(graph),
// edge_winning_moves(graph, v) and edge_geography_witness(graph, v).
#ifndef MATCHING_GAMES_EDGE_GEOGRAPHY_HPP
#define MATCHING_GAMES_EDGE_GEOGRAPHY_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "matching_games/graph.hpp"
#include "matching_games/internal/own_sides.hpp"

// The rules of undirected edge geography: a token stands on a vertex. Two players take turns to
// move the token along an edge that has not been used. The player who cannot move loses. Parallel
// edges are different edges.
//
// The graph must be bipartite. Let v be the token's vertex, on side 0. An even kernel is a set of
// vertices of one side to which every vertex of the other side has an even number of unused edges.
//   - If v is in an even kernel S, the player to move loses. After each move out of S, the token is
//     on a vertex with an odd number of unused edges to S, so the other player can move back to S.
//   - If v is in no even kernel, consider the biadjacency matrix over GF(2). It has a row for each
//     vertex of side 0, a column for each vertex of side 1, and a 1 where an odd number of edges
//     joins the two. Rows with the sum 0 form an even kernel, so row v is not a sum of other rows.
//     By linear algebra, there is a set T on side 1 such that v has an odd number of edges to T,
//     and every other vertex of side 0 has an even number. The player to move wins by a move from v
//     to a vertex of T: without the edge of this move, v has an even number of edges to T as well,
//     so T is an even kernel.
//
// The functions in this header do Gaussian elimination in this matrix, for one component of the
// graph at a time. A row is stored as packed bits. A component with p and q vertices on its sides
// takes O(p q min(p, q) / 64) time and p q / 8 bytes. A component with 4,000 vertices on each side
// takes about a second and 2 MB.
//
// All functions throw std::invalid_argument if there is a loop, an odd cycle, or an edge between
// two vertices of the same side.
//
// A. S. Fraenkel, E. R. Scheinerman, D. Ullman, "Undirected edge geography", 1993.
namespace matching_games {

// Says who wins from a vertex v, and contains a set of vertices, in ascending order, that proves
// this. If the player to move loses, the set contains v and lies on the side of v, and every vertex
// of the other side has an even number of edges to the set. If the player to move wins, the set
// lies on the other side: v has an odd number of edges to the set, and every other vertex on the
// side of v has an even number.
struct EdgeGeographyWitness {
  bool mover_wins;
  std::vector<int> set;
};

namespace internal {

// Throws std::invalid_argument, with the name of the caller, if there is a loop, or if an edge
// joins two vertices of the same side.
template <class Graph, class Side>
void require_proper_sides(const char* caller, const Graph& graph, Side side) {
  internal::require_two_sides(caller, graph, internal::side_of(caller, graph, side));
  for (int v = 0; v < graph.size(); ++v) {
    if (!graph.contains(v)) continue;
    for (const int w : graph.neighbors(v)) {
      if (w == v) reject(caller, "there is a loop at ", v);
    }
  }
}

// Finds out which rows of a biadjacency matrix are sums of other rows over GF(2), and which columns
// are sums of other columns. The matrix M belongs to the component of the vertex `root`. The rows
// of M are the vertices on the side of `root`, and `root` is row 0. The columns of M are the
// vertices on the other side.
//
// Consider the equations y = M x. A step of the Gaussian elimination solves the equation of a pivot
// row r for the variable of a pivot column c, so that y_r and x_c change places. ExchangedMatrix
// does as many steps as possible. If the pivot rows and the pivot columns come first, so that
// M = [A B; C D], the steps replace M by [A^-1, A^-1 B; C A^-1, 0]. Each row of C A^-1 stands for a
// row of M that is not a pivot row, and says which pivot rows add up to this row of M. Each column
// of A^-1 B stands for a column of M that is not a pivot column, and says which pivot columns add
// up to this column of M.
class ExchangedMatrix {
 public:
  // Builds the biadjacency matrix of the component of `root`, in which `root` is row 0. Then finds
  // by Gaussian elimination which rows and columns are sums of other rows and columns. For each
  // vertex v of the component, index[v] must be -1 before the call. The constructor sets index[v]
  // to the number of the row or column of v.
  template <class Graph>
  ExchangedMatrix(const Graph& graph, int root, std::vector<int>& index) : rows_(1, root) {
    index[root] = 0;
    for (std::size_t r = 0, c = 0; r < rows_.size() || c < columns_.size();) {
      const bool is_row = r < rows_.size();
      const int v = is_row ? rows_[r++] : columns_[c++];
      std::vector<int>& others = is_row ? columns_ : rows_;
      for (const int w : graph.neighbors(v)) {
        if (!graph.contains(w) || index[w] != -1) continue;
        index[w] = static_cast<int>(others.size());
        others.push_back(w);
      }
    }
    words_ = columns_.size() / 64 + 1;
    bits_.assign(rows_.size() * words_, 0);
    for (std::size_t r = 0; r < rows_.size(); ++r) {
      for (const int w : graph.neighbors(rows_[r])) {
        if (!graph.contains(w)) continue;
        const std::size_t c = index[w];
        if (c >= columns_.size() || columns_[c] != w) throw_not_symmetric();
        row(r)[c / 64] ^= bit_of(c);
      }
    }
    exchange();
  }

  const std::vector<int>& rows() const { return rows_; }
  const std::vector<int>& columns() const { return columns_; }

  // row_depends(r) returns whether row r of the biadjacency matrix is a sum of other rows over
  // GF(2). column_depends(c) returns whether column c is a sum of other columns.
  bool row_depends(std::size_t r) const {
    return column_of_[r] == -1 || has_bit(dependent_.data(), column_of_[r]);
  }
  bool column_depends(std::size_t c) const {
    if (row_of_[c] == -1) return true;
    const Word* const bits = row(row_of_[c]);
    for (std::size_t k = 0; k < words_; ++k) {
      if ((bits[k] & free_[k]) != 0) return true;
    }
    return false;
  }

  // Returns a set of vertices on the side of `root` that contains `root`, and to which every vertex
  // of the other side has an even number of edges. The rows of these vertices in the biadjacency
  // matrix add up to 0 over GF(2). Such a set exists only if row 0, the row of `root`, is a sum of
  // other rows, so row_depends(0) must be true.
  std::vector<int> even_kernel() const {
    std::size_t last = 0;
    while (column_of_[last] != -1 || (last != 0 && !has_bit(row(last), column_of_[0]))) ++last;
    std::vector<int> result(1, rows_[last]);
    for (std::size_t r = 0; r < rows_.size(); ++r) {
      if (column_of_[r] != -1 && has_bit(row(last), column_of_[r])) result.push_back(rows_[r]);
    }
    return result;
  }

  // Returns a set of vertices on the opposite side from `root`. `root` has an odd number of edges
  // to the set, and every other vertex on the side of `root` has an even number. Such a set exists
  // only if row 0 of the biadjacency matrix, the row of `root`, is not a sum of other rows, so
  // row_depends(0) must be false.
  std::vector<int> unit_columns() const {
    std::vector<int> result;
    for (std::size_t c = 0; c < columns_.size(); ++c) {
      if (row_of_[c] != -1 && has_bit(row(row_of_[c]), column_of_[0]))
        result.push_back(columns_[c]);
    }
    return result;
  }

 private:
  using Word = std::uint64_t;

  static Word bit_of(std::size_t c) { return Word(1) << c % 64; }
  static bool has_bit(const Word* bits, std::size_t c) { return (bits[c / 64] & bit_of(c)) != 0; }
  Word* row(std::size_t r) { return bits_.data() + r * words_; }
  const Word* row(std::size_t r) const { return bits_.data() + r * words_; }

  void exchange() {
    column_of_.assign(rows_.size(), -1);
    row_of_.assign(columns_.size(), -1);
    free_.assign(words_, 0);
    for (std::size_t c = 0; c < columns_.size(); ++c) free_[c / 64] |= bit_of(c);
    for (std::size_t r = 0; r < rows_.size(); ++r) {
      Word* const pivot = row(r);
      std::size_t c = 0;
      while (c < columns_.size() && (pivot[c / 64] & free_[c / 64]) == 0) c += 64;
      while (c < columns_.size() && !(has_bit(pivot, c) && has_bit(free_.data(), c))) ++c;
      if (c >= columns_.size()) continue;
      column_of_[r] = static_cast<int>(c);
      row_of_[c] = static_cast<int>(r);
      free_[c / 64] ^= bit_of(c);
      pivot[c / 64] ^= bit_of(c);  // 0 for now, so that other rows keep their bits of column c
      for (std::size_t i = 0; i < rows_.size(); ++i) {
        Word* const other = row(i);
        if (!has_bit(other, c)) continue;
        for (std::size_t k = 0; k < words_; ++k) other[k] ^= pivot[k];
      }
      pivot[c / 64] ^= bit_of(c);
    }
    dependent_.assign(words_, 0);
    for (std::size_t r = 0; r < rows_.size(); ++r) {
      if (column_of_[r] != -1) continue;
      for (std::size_t k = 0; k < words_; ++k) dependent_[k] |= row(r)[k];
    }
  }

  std::vector<int> rows_, columns_;  // the vertex of each row and of each column
  // Each step of the Gaussian elimination has a pivot row and a pivot column. column_of_[r] is the
  // pivot column of the step with the pivot row r, or -1 if r is not a pivot row. row_of_[c] is the
  // pivot row of the step with the pivot column c, or -1 if c is not a pivot column.
  std::vector<int> column_of_, row_of_;
  std::size_t words_;  // the number of words in a row
  std::vector<Word> bits_;
  std::vector<Word> free_;       // the set of columns that are not pivot columns
  std::vector<Word> dependent_;  // the columns with a 1 in some row that is not a pivot row
};

// Returns the biadjacency matrix of the component of v after Gaussian elimination. Row 0 is the row
// of v. Throws std::invalid_argument, with the name of the caller, if the graph does not contain v,
// if there is a loop, or if an edge joins two vertices of the same side.
template <class Graph, class Side>
ExchangedMatrix component_matrix(const char* caller, const Graph& graph, int v, Side side) {
  if (v < 0 || v >= graph.size() || !graph.contains(v)) {
    reject(caller, "the vertex ", v, " is not in the graph");
  }
  internal::require_proper_sides(caller, graph, side);
  std::vector<int> index(graph.size(), -1);
  return ExchangedMatrix(graph, v, index);
}

}  // namespace internal

// Returns for each vertex v whether the player to move loses undirected edge geography from v. The
// value for an absent vertex is false.
//
// Example: on the path 0 - 1 - 2 with side(v) = v % 2 the result is {true, false, true}. With a
// second edge 0 - 1 the result is {true, false, false}.
template <class Given, class Side = internal::OwnSides>
std::vector<bool> edge_loses(const Given& given, Side side = Side()) {
  const auto graph = internal::view_of(given);
  internal::require_proper_sides("edge_loses", graph, side);
  std::vector<int> index(graph.size(), -1);
  std::vector<bool> result(index.size());
  for (int v = 0; v < graph.size(); ++v) {
    if (!graph.contains(v) || index[v] != -1) continue;
    const internal::ExchangedMatrix matrix(graph, v, index);
    for (std::size_t r = 0; r < matrix.rows().size(); ++r) {
      result[matrix.rows()[r]] = matrix.row_depends(r);
    }
    for (std::size_t c = 0; c < matrix.columns().size(); ++c) {
      result[matrix.columns()[c]] = matrix.column_depends(c);
    }
  }
  return result;
}

// Returns the neighbors of v to which the player to move can move and then win, in ascending order.
// Assumes that no edge has been used yet. Throws std::invalid_argument if the graph does not
// contain v.
//
// Example: on the path 0 - 1 - 2 - 3 the only winning move from 1 is to 0.
template <class Given, class Side = internal::OwnSides>
std::vector<int> edge_winning_moves(const Given& given, int v, Side side = Side()) {
  const auto graph = internal::view_of(given);
  std::vector<int> result;
  const internal::ExchangedMatrix matrix =
      internal::component_matrix("edge_winning_moves", graph, v, side);
  if (matrix.row_depends(0)) return result;
  // A move from the token's vertex v wins if and only if it leads to a vertex of some set T with
  // this property: v has an odd number of edges to T, and every other vertex on the side of v has
  // an even number. unit_columns() returns one such set. If two such sets differ by some vertices,
  // the columns of these vertices in the biadjacency matrix add up to 0 over GF(2), so each of
  // these columns is the sum of the others. Therefore a vertex is in some such set if and only if
  // it is in unit_columns() or its column is a sum of other columns.
  std::vector<char> is_good(graph.size(), 0);
  for (const int w : matrix.unit_columns()) is_good[w] = 1;
  for (std::size_t c = 0; c < matrix.columns().size(); ++c) {
    if (matrix.column_depends(c)) is_good[matrix.columns()[c]] = 1;
  }
  for (const int w : graph.neighbors(v)) {
    if (!is_good[w]) continue;
    is_good[w] = 0;
    result.push_back(w);
  }
  std::sort(result.begin(), result.end());
  return result;
}

// Returns who wins from v if no edge has been used yet, and a set of vertices that proves this.
// EdgeGeographyWitness describes the set, and check_edge_geography() checks the proof. Throws
// std::invalid_argument if the graph does not contain v.
//
// Example: on the path 0 - 1 - 2 the player to move loses from 0. The set is {0, 2}: the other
// player can answer the move to 1 by a move back into the set. From 1 the player to move wins. The
// set is {0}: the player to move moves into the set.
template <class Given, class Side = internal::OwnSides>
EdgeGeographyWitness edge_geography_witness(const Given& given, int v, Side side = Side()) {
  const auto graph = internal::view_of(given);
  const internal::ExchangedMatrix matrix =
      internal::component_matrix("edge_geography_witness", graph, v, side);
  const bool mover_wins = !matrix.row_depends(0);
  EdgeGeographyWitness result = {mover_wins,
                                 mover_wins ? matrix.unit_columns() : matrix.even_kernel()};
  std::sort(result.set.begin(), result.set.end());
  return result;
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_EDGE_GEOGRAPHY_HPP
