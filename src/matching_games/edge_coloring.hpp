// SPDX-License-Identifier: CC0-1.0
//
// edge_coloring(l, r, edges) colors the edges of a bipartite graph with as few colors as possible.
//
// Checked: against the definition on all graphs with 3 + 3 vertices and 10,000 random ones, 100,000
// before a release (exhaustive/graphs), and on inputs like those of Library Checker's seven
// generators (matching_games/colors_and_ranks).
#ifndef MATCHING_GAMES_EDGE_COLORING_HPP
#define MATCHING_GAMES_EDGE_COLORING_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "matching_games/internal/edges.hpp"

namespace matching_games {

// Stores a coloring of the edges of a bipartite graph.
struct EdgeColoring {
  int colors;              // the number of colors
  std::vector<int> color;  // the color of each edge in [0, colors), in the order of the argument
};

namespace internal {

// Colors the edges of a regular graph: each of the n vertices of a side is an end of d edges. The
// left vertices are 0 .. n - 1, and so are the right ones.
class EdgeColorer {
 public:
  // The edges at the left vertex v are v * d .. v * d + d - 1. heads[v * d] .. heads[v * d + d - 1]
  // are those at the right vertex v.
  EdgeColorer(int n, int d, std::vector<int> heads)
      : n_(n), at_{heads, std::move(heads)}, buffer_(at_[0].size()), edges_(at_[0].size()) {
    for (int j = 0; j < n * d; ++j) {
      at_[0][j] = j;
      edges_[at_[1][j]].right = j / d;
    }
    solve(0, d);
    for (int j = 0; j < n * d; ++j) edges_[at_[0][j]].color = j / n;
  }
  int color(int edge) const { return edges_[edge].color; }

 private:
  struct Edge {
    int right;     // the right end
    int color;     // in a step, 0 or 1 for the two parts of a part; in the end, the color
    int other[2];  // for both ends, the other edge of the pair
  };

  // Sorts a part of the lists, the n * degree entries from n * c on, by colors: the matchings with
  // the colors c .. c + degree - 1 follow each other. If the degree is odd, a matching is searched
  // and moved to the end. The rest is halved. The second half is solved together with so many
  // matchings of the first one that no further matching has to be searched, because the degree is
  // a power of two. For large degrees this would take longer than the search.
  void solve(int c, int degree) {
    if (degree == 1) return;
    if (degree % 2 != 0) {
      match(c, degree);
      divide(c, degree, degree - 1);
      --degree;
    }
    halve(c, degree);
    divide(c, degree, degree / 2);
    const int half = degree / 2;
    int more = 0;  // matchings of the first half
    while (degree < 32 && ((half + more) & (half + more - 1)) != 0) ++more;
    solve(c, half);
    unite(c + half - more, more, half);
    solve(c + half - more, more + half);
  }

  // Gives a perfect matching the color 1, and the other edges of the part the color 0. A random
  // walk from the left vertex v leaves each left vertex along any edge and each right vertex along
  // its edge of the matching, until it comes to an exposed vertex. Removing its cycles makes it an
  // augmenting path: this path leaves each vertex as the walk did for the last time.
  void match(int c, int degree) {
    const int* const list = at_[0].data() + n_ * c;
    std::vector<int> last(n_), matched(n_), mate(n_, -1);
    for (int v = 0; v < n_; ++v) {
      for (int x = v; x != -1; x = mate[edges_[last[x]].right]) {
        last[x] = list[x * degree + random_below(degree)];
      }
      for (int x = v; x != -1;) {
        const int w = edges_[last[x]].right;
        matched[w] = last[x];
        std::swap(mate[w], x);
      }
    }
    for (int j = 0; j < n_ * degree; ++j) edges_[list[j]].color = 0;
    for (const int i : matched) edges_[i].color = 1;
  }

  // Gives half of the edges at each vertex of the part the color 0, and the others the color 1: the
  // edges at each vertex form pairs, whose edges get different colors. Walks along these pairs are
  // cycles of even length.
  void halve(int c, int degree) {
    const int begin = n_ * c, end = n_ * (c + degree);
    for (int s = 0; s < 2; ++s) {
      for (int j = begin; j < end; j += 2) {
        edges_[at_[s][j]].other[s] = at_[s][j + 1];
        edges_[at_[s][j + 1]].other[s] = at_[s][j];
      }
    }
    for (int j = begin; j < end; ++j) edges_[at_[0][j]].color = -1;
    for (int j = begin; j < end; ++j) {
      for (int i = at_[0][j]; edges_[i].color == -1;) {
        Edge& next = edges_[edges_[i].other[0]];
        edges_[i].color = 0;
        next.color = 1;
        i = next.other[1];
      }
    }
  }

  // Moves the edges of the part with the color 0, `first` at each vertex, before those with the
  // color 1. Keeps the order of the vertices.
  void divide(int c, int degree, int first) {
    for (std::vector<int>& list : at_) {
      int* to[] = {buffer_.data(), buffer_.data() + n_ * first};
      const auto begin = list.begin() + n_ * c, end = begin + n_ * degree;
      for (auto i = begin; i != end; ++i) *to[edges_[*i].color]++ = *i;
      std::copy(buffer_.data(), to[1], begin);
    }
  }

  // Makes one part of `more` matchings from the color c on, and of the part of the given degree
  // that follows them.
  void unite(int c, int more, int degree) {
    if (more == 0) return;
    for (std::vector<int>& list : at_) {
      const auto begin = list.begin() + n_ * c, part = begin + n_ * more;
      auto to = buffer_.begin();
      for (int v = 0; v < n_; ++v) {
        for (int k = 0; k < more; ++k) *to++ = begin[k * n_ + v];
        to = std::copy(part + v * degree, part + (v + 1) * degree, to);
      }
      std::copy(buffer_.begin(), to, begin);
    }
  }

  // Returns a random number in [0, n), the same ones in each run.
  int random_below(int n) {
    random_ = random_ * 6364136223846793005u + 1442695040888963407u;
    return static_cast<int>((random_ >> 32) * static_cast<unsigned>(n) >> 32);
  }

  int n_;
  std::vector<int> at_[2];  // for both sides, the edges at each vertex, part by part
  std::vector<int> buffer_;
  std::vector<Edge> edges_;
  std::uint64_t random_ = 1;
};

}  // namespace internal

// Returns a proper coloring of the edges of the bipartite graph with l vertices on the left, r
// vertices on the right, and the given edges (left, right), which are zero-based: edges with a
// common end have different colors. There are as many colors as the largest degree, and no coloring
// has fewer. Parallel edges are different edges. Each color is a matching.
//
// Throws std::invalid_argument if an end is out of range.
//
// Takes O(l + r + m log m) time, on average over random numbers, which are the same in each run.
// Needs up to 96 bytes per edge, which include the result, and 4 bytes per vertex. The recursion is
// at most 32 calls deep. Limits: l + r is below 2^31, and m is below 2^31 / 3.
//
// Example: edge_coloring(2, 2, {{0, 0}, {0, 1}, {1, 1}}) has 2 colors. Edges 0 and 2 have the same
// one.
//
// D. Koenig, "Ueber Graphen und ihre Anwendung auf Determinantentheorie und Mengenlehre", 1916;
// H. N. Gabow, "Using Euler partitions to edge color bipartite multigraphs", 1976; A. Goel,
// M. Kapralov, S. Khanna, "Perfect matchings in O(n log n) time in regular bipartite graphs", 2010.
template <class Edge = std::pair<int, int>>
EdgeColoring edge_coloring(int l, int r, const std::vector<Edge>& edges) {
  internal::require_numbers("edge_coloring", l, r);
  internal::require_edges("edge_coloring", edges, l, r);
  const std::size_t m = edges.size();
  std::vector<int> place[] = {std::vector<int>(l, 0), std::vector<int>(r, 0)};
  EdgeColoring result{0, {}};
  for (const Edge& edge : edges) {
    const std::pair<int, int> ends = internal::ends_of(edge);
    result.colors = std::max({result.colors, ++place[0][ends.first], ++place[1][ends.second]});
  }
  if (m == 0) return result;
  // Vertices of one side are joined while their degrees add up to at most d. So two joined vertices
  // in succession have more than d edges, and the graph has less than 3 m edges when new ones have
  // given all vertices the degree d. place[s][v] becomes the place of the edges at v of side s.
  const std::size_t d = static_cast<std::size_t>(result.colors);
  std::size_t size = 0;
  for (std::vector<int>& places : place) {
    std::size_t end = 0;
    for (int& p : places) {
      const std::size_t degree = static_cast<std::size_t>(p);
      if (end % d + degree > d) end += d - end % d;
      p = static_cast<int>(end);
      end += degree;
    }
    size = std::max(size, (end + d - 1) / d * d);
  }
  if (size > std::numeric_limits<unsigned>::max() / 2) {
    internal::reject("edge_coloring", "expected fewer than 2^31 edges with those that make the ",
                     "graph regular, found ", size);
  }
  std::vector<int> heads(size, -1);
  std::vector<bool> is_given(size, false);
  for (std::size_t i = 0; i < m; ++i) {
    const std::pair<int, int> ends = internal::ends_of(edges[i]);
    result.color.push_back(place[0][ends.first]++);
    is_given[result.color[i]] = true;
    heads[place[1][ends.second]++] = result.color[i];
  }
  auto head = heads.begin();
  for (std::size_t j = 0; j < size; ++j) {
    if (!is_given[j]) *(head = std::find(head, heads.end(), -1)) = static_cast<int>(j);
  }
  const internal::EdgeColorer colorer(static_cast<int>(size / d), result.colors, std::move(heads));
  for (int& color : result.color) color = colorer.color(color);
  return result;
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_EDGE_COLORING_HPP
