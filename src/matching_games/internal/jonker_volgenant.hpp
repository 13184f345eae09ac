// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_JONKER_VOLGENANT_HPP
#define MATCHING_GAMES_INTERNAL_JONKER_VOLGENANT_HPP

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

namespace matching_games {
namespace internal {

// Assigns to each row of a matrix a column of its own, at minimum cost. With the duals
// row_dual(i) and column_dual[j], row_dual(i) + column_dual[j] <= cost(i, j) for every entry, with
// equality in the assignment. If there are more columns than rows, column_dual[j] <= 0, with
// equality for the columns without a row.
//
// The start lowers the duals of columns as long as that is cheap. Then a search from each row
// without a column finds a shortest augmenting path. If the searches scan too many rows, as in a
// multiplication table, an auction computes better duals, and the searches continue from
// those. A matrix with at least twice as many columns as rows loses columns that no row needs
// instead. The bids of the auction are limited, so that all takes O(rows * rows * columns) time.
//
// R. Jonker, A. Volgenant, "A shortest augmenting path algorithm for dense and sparse linear
// assignment problems", 1987. D. P. Bertsekas, "The auction algorithm: a distributed relaxation
// method for the assignment problem", 1988.
template <class Cost>
class JonkerVolgenant {
 public:
  typedef long long Number;

  // There are at most as many rows as columns. The absolute values of the costs are at most
  // `bound`, and two costs differ by at most 2^60.
  JonkerVolgenant(std::vector<const Cost*> rows, int columns, Number bound)
      : rows_(std::move(rows)), columns_(columns), bound_(bound) {
    // As initializers, these vectors make GCC 12 warn with -m32.
    mate.assign(rows_.size(), -1);
    back.assign(columns, -1);
    column_dual.assign(columns, 0);
    for (int j = 0; j < columns; ++j) kept_.push_back(j);
  }

  void run() {
    if (mate.size() == back.size()) reduce_columns();
    augmenting_row_reduction();
    const std::size_t rows = rows_.size();
    if (augment(static_cast<long long>(kScans * rows))) return;
    if (2 * rows <= back.size()) {  // the auction would have too many new rows
      drop_columns();
      augment(kFar);
      return;
    }
    // The auction needs a square matrix. Its new rows do not care which columns they get.
    const std::vector<Cost> zeros(columns_, 0);
    rows_.resize(columns_, zeros.data());
    mate.resize(columns_, -1);
    auction();
    augmenting_row_reduction();
    augment(kFar);
    if (rows == back.size()) return;
    for (std::size_t i = rows; i < rows_.size(); ++i) back[mate[i]] = -1;
    const Number largest = *std::max_element(column_dual.begin(), column_dual.end());
    for (Number& dual : column_dual) dual -= largest;
    mate.resize(rows);
    rows_.resize(rows);
  }

  Number cost(int i, int j) const { return static_cast<Number>(rows_[i][j]); }
  Number row_dual(int i) const { return cost(i, mate[i]) - column_dual[mate[i]]; }

  std::vector<int> mate, back;  // the column of each row, and the row of each column or -1
  std::vector<Number> column_dual;

 private:
  // With kScans scans for each row, the searches finish random matrices. A multiplication table
  // needs the auction, and more scans before it are in vain. Smaller steps of epsilon than kStep
  // make the auction slower, larger ones its phases longer. More than kBids bids for each column
  // are in vain: many new rows outbid each other.
  enum { kScans = 16, kStep = 8, kBids = 100 };
  static constexpr Number kFar = std::numeric_limits<Number>::max();

  void match(int i, int j) {
    mate[i] = j;
    back[j] = i;
  }

  // Gives each column its lowest cost as dual, and each row one of the columns in which it is
  // the lowest. A row that has only this column then bids for its best one. Requires a square
  // matrix: otherwise, the duals of columns without a row would have to be 0.
  void reduce_columns() {
    std::vector<int> lowest(columns_, 0);
    for (int j = 0; j < columns_; ++j) column_dual[j] = cost(0, j);
    for (int i = 1; i < columns_; ++i) {
      const Cost* const row = rows_[i];
      for (int j = 0; j < columns_; ++j) {
        const Number c = static_cast<Number>(row[j]);
        if (c >= column_dual[j]) continue;
        column_dual[j] = c;
        lowest[j] = i;
      }
    }
    std::vector<char> single(columns_, 0);
    for (int j = columns_; j-- > 0;) {
      single[lowest[j]] = mate[lowest[j]] == -1;
      if (single[lowest[j]]) match(lowest[j], j);
    }
    for (int i = 0; i < columns_; ++i) {
      if (!single[i] || columns_ == 1) continue;
      const int own = mate[i];
      back[own] = -1;
      mate[i] = -1;
      bid(i, 1, 0);
    }
  }

  // Drops the columns that no row needs. With n rows, each row needs only its n cheapest columns:
  // one of these keeps the dual 0, which proves that no other column is better. If one of them has
  // no row in the end, it has kept the dual 0. If not, all n rows have them, and the last one that
  // got its row has kept it.
  void drop_columns() {
    std::vector<char> is_needed(columns_, 0);
    for (const Cost* const row : rows_) {
      std::nth_element(
          kept_.begin(), kept_.begin() + rows_.size() - 1, kept_.end(),
          [row](int j, int k) { return std::make_pair(row[j], j) < std::make_pair(row[k], k); });
      for (std::size_t k = 0; k < rows_.size(); ++k) is_needed[kept_[k]] = 1;
    }
    kept_.clear();
    for (int j = 0; j < columns_; ++j) {
      if (is_needed[j]) kept_.push_back(j);
    }
    columns_ = static_cast<int>(kept_.size());
  }

  // Row i takes the column that is the cheapest for it, and lowers the dual of that column so
  // far that the second cheapest one is cheaper by epsilon. If nothing is lowered, row i prefers a
  // column without a row. Returns the row that loses its column, or -1, and sets lowered_.
  int bid(int i, Number scale, Number epsilon) {
    const Cost* const row = rows_[i];
    Number first = kFar, second = first;
    int best = -1, other = -1;
    for (int j = 0; j < columns_; ++j) {
      const Number h = static_cast<Number>(row[j]) * scale - column_dual[j];
      if (h >= second) continue;
      const bool better = h < first;
      other = better ? best : j;
      second = better ? first : h;
      best = better ? j : best;
      first = better ? h : first;
    }
    const Number down = other == -1 ? 0 : second - first + epsilon;
    column_dual[best] -= down;
    lowered_ = down > 0;
    if (!lowered_ && other != -1 && back[best] != -1) best = other;
    const int loser = back[best];
    match(i, best);
    if (loser != -1) mate[loser] = -1;
    return loser;
  }

  std::vector<int> rows_without_column() const {
    std::vector<int> all;
    for (int i = static_cast<int>(mate.size()); i-- > 0;) {
      if (mate[i] == -1) all.push_back(i);
    }
    return all;
  }

  // Lets the rows without a column bid. A row that loses its column bids next, but not if nothing
  // was lowered: ties could go on for ever. The number of bids is limited, because duals can
  // also fall by 1 for ever.
  void augmenting_row_reduction() {
    for (int pass = 0; pass < 2; ++pass) {
      std::vector<int> waiting = rows_without_column();
      for (std::size_t bids = 4 * waiting.size(); bids > 0 && !waiting.empty(); --bids) {
        const int i = waiting.back();
        waiting.pop_back();
        const int loser = bid(i, 1, 0);
        if (loser != -1 && lowered_) waiting.push_back(loser);
      }
    }
  }

  // Replaces the duals, and keeps only pairs for which they are tight. Changes nothing if the
  // costs are too large.
  //
  // The costs are multiplied by `scale`. The auction has phases with smaller and smaller epsilon,
  // the last with 1. After a phase, no row is more than epsilon away from its cheapest column.
  void auction() {
    const Number room = kFar / 512 / std::max<Number>(bound_, 1);
    const Number scale = std::min<Number>(room, columns_ + 1);
    if (scale == 0) return;
    column_dual.assign(columns_, 0);
    long long bids = std::min<long long>(kBids, columns_) * columns_;
    Number epsilon = 2 * scale;  // multiplication tables take half as long as with 1 * scale
    while (epsilon < bound_ * scale / kStep) epsilon *= kStep;
    for (;; epsilon = 1 + (epsilon - 1) / kStep) {
      mate.assign(mate.size(), -1);
      back.assign(columns_, -1);
      std::vector<int> waiting = rows_without_column();
      for (; bids > 0 && !waiting.empty(); --bids) {
        const int i = waiting.back();
        waiting.pop_back();
        const int loser = bid(i, scale, epsilon);
        if (loser != -1) waiting.push_back(loser);
      }
      if (epsilon == 1 || bids == 0) break;
    }
    divide(scale);
  }

  // Divides the duals by `scale`, rounding down, after all are shifted so that a largest gap
  // between their remainders ends at 0. If this gap is at least 2, the pairs of an auction with
  // epsilon 1 become tight: the errors of two roundings and 1 add up to less than `scale`, and the
  // costs are integers. There is such a gap if scale > columns.
  void divide(Number scale) {
    std::vector<Number> rest;
    for (const Number dual : column_dual) rest.push_back((dual % scale + scale) % scale);
    std::sort(rest.begin(), rest.end());
    Number shift = rest[0], gap = rest[0] + scale - rest.back();
    for (std::size_t k = 1; k < rest.size(); ++k) {
      if (rest[k] - rest[k - 1] <= gap) continue;
      gap = rest[k] - rest[k - 1];
      shift = rest[k];
    }
    for (Number& dual : column_dual) {
      const Number moved = dual - shift;
      dual = moved / scale - (moved % scale < 0 ? 1 : 0);
    }
    for (int i = 0; i < static_cast<int>(mate.size()); ++i) {
      if (mate[i] == -1) continue;
      Number least = kFar;
      for (int j = 0; j < columns_; ++j) least = std::min(least, cost(i, j) - column_dual[j]);
      if (row_dual(i) == least) continue;
      back[mate[i]] = -1;
      mate[i] = -1;
    }
  }

  // Gives a column to each row that has none. Returns false if more than `scans` rows were scanned
  // before the last search began.
  bool augment(long long scans) {
    std::vector<Number> distance(back.size());
    std::vector<int> parent(back.size()), order;
    for (int root = 0; root < static_cast<int>(mate.size()); ++root) {
      if (mate[root] != -1) continue;
      if (scans < 0) return false;
      order = kept_;
      for (const int j : order) {
        distance[j] = cost(root, j) - column_dual[j];
        parent[j] = root;
      }
      // The columns before `low` are scanned. Those before `up` have the distance `least`, which is
      // the smallest of all others. Those before `ready` have a smaller one.
      int low = 0, up = 0, ready = 0, end = -1;
      Number least = 0;
      while (end == -1) {
        if (low == up) {
          ready = low;
          least = kFar;
          for (int k = low; k < columns_; ++k) {
            const int j = order[k];
            if (distance[j] > least) continue;
            if (distance[j] < least) up = low;
            least = distance[j];
            order[k] = order[up];
            order[up++] = j;
          }
          for (int k = low; k < up; ++k) end = back[order[k]] == -1 ? order[k] : end;
          continue;
        }
        const int scanned = order[low++], i = back[scanned];
        --scans;
        const Cost* const row = rows_[i];
        const Number shift = row_dual(i) - least;
        for (int k = up; k < columns_; ++k) {
          const int j = order[k];
          const Number h = static_cast<Number>(row[j]) - column_dual[j] - shift;
          if (h >= distance[j]) continue;
          distance[j] = h;
          parent[j] = i;
          if (h > least) continue;
          order[k] = order[up];
          order[up++] = j;
          if (back[j] == -1) {
            end = j;
            break;
          }
        }
      }
      for (int k = 0; k < ready; ++k) column_dual[order[k]] += distance[order[k]] - least;
      for (int i = -1; i != root;) {
        i = parent[end];
        back[end] = i;
        std::swap(mate[i], end);
      }
    }
    return true;
  }

  std::vector<const Cost*> rows_;
  int columns_;
  std::vector<int> kept_;  // the columns that searches scan
  Number bound_;
  bool lowered_ = false;
};

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_JONKER_VOLGENANT_HPP
