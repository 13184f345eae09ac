// SPDX-License-Identifier: CC0-1.0
#ifndef INSTANCES_GENERAL_SHAPES_HPP
#define INSTANCES_GENERAL_SHAPES_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "instances/board_shapes.hpp"
#include "instances/edges.hpp"
#include "instances/random.hpp"
#include "matching_games/board.hpp"

namespace instances {
namespace general {

// Adds a path of `length` new vertices and joins the first new vertex to `from`. Returns the last
// new vertex, or `from` if the length is 0.
inline int add_path(Graph& graph, int from, int length) {
  for (; length > 0; --length) {
    graph.edges.emplace_back(from, graph.size);
    from = graph.size++;
  }
  return from;
}

// Adds a cycle through `from` and `others` new vertices. Requires others >= 2.
inline void add_cycle(Graph& graph, int from, int others) {
  graph.edges.emplace_back(from, add_path(graph, from, others));
}

inline Graph random_edges(const Plan& plan, Random& random) {
  Graph graph{plan.n};
  top_up(graph, plan.draw_edges(graph.pairs(), plan.n / 2.0, random), random);
  return graph;
}

// Generates the graph of a random board with at most plan.n cells.
inline Graph cells(const Plan& plan, int usual_free, const Moves& moves, Random& random) {
  CellGraph cells = graph_of(board_of(plan, plan.n, usual_free, random), moves);
  return {static_cast<int>(cells.cells.size()), std::move(cells.edges)};
}

// Adds one vertex after another, each with `degree` edges to random ends of earlier edges.
inline Graph preferential(const Plan& plan, Random& random) {
  const int degree = plan.draw("degree", 3, random);
  Graph graph{plan.n};
  for (int v = 1; v < plan.n; ++v) {
    const auto known = static_cast<std::int64_t>(graph.edges.size());
    for (int k = 0; k < degree; ++k) {
      int target = 0;
      if (known > 0) {
        const Edge pick = graph.edges[random.below(known)];
        target = random.percent(50) ? pick.first : pick.second;
      }
      graph.edges.emplace_back(v, target);
    }
  }
  return graph;
}

// Generates random points in a square. Two points are joined if their distance is at most a bound.
// The bound is chosen so that the mean degree is about `degree`.
inline Graph geometric(const Plan& plan, Random& random) {
  constexpr int kSide = 1 << 30;
  constexpr std::int64_t kSquare = std::int64_t{kSide} * kSide;
  const int degree = plan.draw("degree", 6, random);
  // Two points are joined if the square of the distance between them is at most `reach`. A circle
  // with this squared radius contains about `degree` points. The fraction 355 / 113 is about pi.
  const std::int64_t reach = kSquare / plan.n / 355 * 113 * std::min(degree, plan.n);
  const int cells = root(kSquare / std::min(kSquare, reach), 2);
  const auto cell = [&](int x) { return static_cast<int>(x * std::int64_t{cells} / kSide); };
  std::vector<std::pair<int, int>> point(plan.n);
  std::vector<std::vector<int>> inside(static_cast<std::size_t>(cells) * cells);
  Graph graph{plan.n};
  for (int v = 0; v < plan.n; ++v) {
    point[v].first = random.below(kSide);
    point[v].second = random.below(kSide);
    const int x = cell(point[v].first), y = cell(point[v].second);
    for (int i = std::max(0, x - 1); i <= std::min(cells - 1, x + 1); ++i) {
      for (int j = std::max(0, y - 1); j <= std::min(cells - 1, y + 1); ++j) {
        for (const int w : inside[i * cells + j]) {
          const std::int64_t dx = point[v].first - point[w].first;
          const std::int64_t dy = point[v].second - point[w].second;
          if (dx * dx + dy * dy <= reach) graph.edges.emplace_back(w, v);
        }
      }
    }
    inside[x * cells + y].push_back(v);
  }
  return graph;
}

// Generates ladders. The last vertex of a ladder, its apex, is joined to both ends of the first
// rung. If the rungs are the edges of the matching, the apex is exposed, and each rung closes a
// blossom that contains the blossom of the previous rung. An edge joins the last rungs of the first
// and the second ladder, of the third and the fourth ladder, and so on.
inline Graph nested_blossoms(const Plan& plan, Random& random) {
  const int nests = std::max(1, std::min(plan.draw("groups", 2, random), plan.n / 3));
  const int rungs = std::max(1, (plan.n / nests - 1) / 2), size = 2 * rungs + 1;
  Graph graph{nests * size};
  for (int first = 0; first < graph.size; first += size) {
    for (int v = first; v < first + 2 * rungs; v += 2) {
      graph.edges.emplace_back(v, v + 1);
      graph.edges.emplace_back(v, v == first ? first + 2 * rungs : v - 2);
      graph.edges.emplace_back(v + 1, v == first ? first + 2 * rungs : v - 1);
    }
    const int outermost = first + 2 * rungs - 1;
    if (first / size % 2) graph.edges.emplace_back(outermost - size, outermost);
  }
  return graph;
}

// Generates cliques of 3, 5, 7 or 9 vertices. Adds random edges, `degree` times as many as there
// are cliques.
inline Graph odd_cliques(const Plan& plan, Random& random) {
  const int degree = plan.draw("degree", 1, random);
  Graph graph;
  int cliques = 0;
  for (int size = 3; size <= plan.n - graph.size; size = 3 + 2 * random.below(4), ++cliques) {
    const int first = graph.size;
    for (; graph.size < first + size; ++graph.size) {
      for (int v = first; v < graph.size; ++v) graph.edges.emplace_back(v, graph.size);
    }
  }
  for (std::int64_t more = std::int64_t{degree} * cliques; more > 0; --more) {
    graph.edges.push_back(graph.random_pair(random));
  }
  return graph;
}

inline Graph triangle_path(const Plan& plan, Random&) {
  Graph graph{1};
  while (graph.size + 2 <= plan.n) add_cycle(graph, graph.size - 1, 2);
  return graph;
}

inline Graph path(const Plan& plan, Random&) {
  Graph graph{1};
  add_path(graph, 0, plan.n - 1);
  return graph;
}

// Generates random cycles of 5 and 6 vertices. Each cycle lies within a block of n^(1/3) vertices
// or within two neighboring blocks.
inline Graph hexa(const Plan& plan, Random& random) {
  const int block = std::max(6, root(plan.n, 3)), blocks = std::max(1, plan.n / block);
  Graph graph{block * blocks};
  for (int i = 0; i < blocks; ++i) {
    for (int span = 1; span <= 2 && i + span <= blocks; ++span) {
      for (int k = 0; k < block / 2; ++k) {
        std::vector<int> v;
        for (std::size_t length = 5 + random.below(2); v.size() < length;) {
          const int x = i * block + random.below(std::int64_t{span} * block);
          if (std::find(v.begin(), v.end(), x) == v.end()) v.push_back(x);
        }
        for (std::size_t t = 0; t < v.size(); ++t) {
          graph.edges.emplace_back(v[t], v[(t + 1) % v.size()]);
        }
      }
    }
  }
  return graph;
}

inline const std::vector<Family<Graph>>& families() {
  static const std::vector<Family<Graph>> all = {
      {{"random", "random edges, from none to the judge's limit"}, random_edges},
      {{"path", "one path through all vertices: deep recursion, one long augmenting path"}, path},
      {{"triangle-path", "triangles that share corners: each blossom contains the one before"},
       triangle_path,
       3},
      {{"nested-blossoms",
        "blossoms inside blossoms: bases that change often, O(n^2) for naive contraction"},
       nested_blossoms,
       3},
      {{"odd-cliques", "cliques of odd size, some of them joined: many odd components"},
       odd_cliques,
       3},
      {{"board20", "the free cells of a board, joined by the 20 moves of HDU 3446"},
       [](const Plan& plan, Random& random) { return cells(plan, 70, chess_moves(), random); }},
      {{"triangulated", "the free cells of a board, joined along sides and along one diagonal"},
       [](const Plan& plan, Random& random) {
         return cells(plan, 80, {{1, 1}, {1, 0}, {0, 1}, {-1, -1}, {-1, 0}, {0, -1}}, random);
       }},
      {{"preferential", "new vertices join vertices of high degree: many compete for few mates"},
       preferential},
      {{"geometric",
        "points of a square, joined if they are near: long augmenting paths, many blossoms"},
       geometric},
      {{"hexa", "random cycles of 5 and 6 vertices in blocks: the last augmenting paths are long"},
       hexa,
       6},
  };
  return all;
}

}  // namespace general
}  // namespace instances

#endif  // INSTANCES_GENERAL_SHAPES_HPP
