// SPDX-License-Identifier: CC0-1.0
//
// Defines the shapes of random graphs and trees.
#ifndef INSTANCES_GRAPH_SHAPES_HPP
#define INSTANCES_GRAPH_SHAPES_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "instances/board_shapes.hpp"
#include "instances/edges.hpp"
#include "instances/random.hpp"
#include "instances/texts.hpp"
#include "matching_games/board.hpp"

namespace instances {

// Adds random edges to a graph without edges.
inline Graph random_edges(Graph graph, const Plan& plan, Random& random) {
  top_up(graph, plan.draw_edges(graph, random), random);
  return graph;
}

// Generates random cycles of 6 vertices or, if the graph has no sides, of 5 and 6 vertices. Each
// cycle lies within a block of n^(1/3) vertices (per side) or within two neighboring blocks.
template <bool has_sides>
Graph hexa(const Plan& plan, Random& random) {
  const int block = std::max(has_sides ? 3 : 6, root(plan.n, 3));
  const int blocks = std::max(1, plan.n / block), n = block * blocks;
  Graph graph{has_sides ? 2 * n : n, {}, has_sides ? n : -1};
  for (int i = 0; i < blocks; ++i) {
    for (int j = has_sides ? std::max(0, i - 1) : i; j <= std::min(blocks - 1, i + 1); ++j) {
      for (int k = 0; k < block / 2; ++k) {
        std::vector<int> v;
        for (std::size_t length = has_sides ? 6 : 5 + random.below(2); v.size() < length;) {
          const bool is_right = has_sides && v.size() % 2 == 1;
          const int first = is_right ? n + j * block : i * block;
          const int x = first + random.below(has_sides ? block : (j - i + 1) * block);
          if (std::find(v.begin(), v.end(), x) == v.end()) v.push_back(x);
        }
        for (std::size_t t = 0; t < v.size(); ++t) {
          const auto [x, y] = std::minmax(v[t], v[(t + 1) % v.size()]);
          graph.edges.emplace_back(x, y);
        }
      }
    }
  }
  return graph;
}

// Returns the tree with root 0 in which the parent of vertex v is parent_of(v), for v = 1, 2, ....
template <class ParentOf>
Graph tree_of(int n, const ParentOf& parent_of) {
  Graph tree{n};
  for (int v = 1; v < n; ++v) tree.edges.emplace_back(parent_of(v), v);
  return tree;
}

// ---- Bipartite graphs

namespace bipartite {

// The functions below generate the graphs of the families that families() lists at the end of this
// file, with the help of staircase() and add_chain(). `plan.n` is the desired number of vertices on
// the left. Some functions cannot meet this number exactly.

inline Graph dense(const Plan& plan, Random& random) {
  const double p = plan.chance("density", 30, 20, 100, random);
  check_parts(std::int64_t{plan.n} * plan.n);
  BipartiteGraph graph{plan.n, plan.n};
  for (int x = 0; x < plan.n; ++x) {
    for (int y = 0; y < plan.n; ++y) {
      if (random.chance(p)) graph.edges.emplace_back(x, y);
    }
  }
  return graph;
}

inline Graph board_cells(const Plan& plan, Random& random) {
  const Rows rows = board_of(plan, std::int64_t{2} * plan.n, 70, random);
  const CellGraph cells = graph_of(rows, matching_games::steps());
  BipartiteGraph graph;
  std::vector<int> number;
  const auto is_right = [&](int v) { return (cells.cells[v].first + cells.cells[v].second) % 2; };
  for (std::size_t v = 0; v < cells.cells.size(); ++v) {
    number.push_back(is_right(static_cast<int>(v)) ? graph.right++ : graph.left++);
  }
  for (const auto& [v, w] : cells.edges) {
    graph.edges.push_back(is_right(v) ? Edge(number[w], number[v]) : Edge(number[v], number[w]));
  }
  return graph;
}

// Generates chains of layers. Each layer has left vertices and equally many right vertices. Left
// vertex i of a layer is joined to the right vertices i - degree, ..., i of the same layer and of
// the next layer in the chain. The parameter `groups` is the number of chains. Source: B. V.
// Cherkassky, A. V. Goldberg, P. Martin, J. C. Setubal, J. Stolfi, "Augment or push: a
// computational study of bipartite matching and unit-capacity flow algorithms", 1998.
inline Graph high_low(const Plan& plan, Random& random) {
  const int chains = std::min(plan.draw("groups", 32, random), plan.n);
  const int reach = plan.draw_degree(10, random);
  const int width = root(plan.n / chains, 2), layers = plan.n / chains / width;
  const int size = chains * layers * width;
  BipartiteGraph graph{size, size};
  for (int layer = 0; layer < chains * layers; ++layer) {
    for (int i = 0; i < width; ++i) {
      for (int next = 0; next < ((layer + 1) % layers ? 2 : 1); ++next) {
        for (int j = std::max(0, i - reach); j <= i; ++j) {
          graph.edges.emplace_back(layer * width + i, (layer + next) * width + j);
        }
      }
    }
  }
  return graph;
}

// Joins vertex i on the left to the vertices i, ..., i + degree - 1 on the right, as far as these
// vertices exist. If the degree is 2, this is one path through all n vertices of each side.
inline BipartiteGraph staircase(int n, int degree) {
  BipartiteGraph graph{n, n};
  for (int x = 0; x < n; ++x) {
    for (int k = 0; k < std::min(degree, n - x); ++k) graph.edges.emplace_back(x, x + k);
  }
  return graph;
}

// Adds a path with k + 1 vertices on each side, numbered from `first` on. For first = 0 and k = 2,
// the path is L2 - R0 - L0 - R1 - L1 - R2, where L means left and R means right. A greedy algorithm
// that matches each left vertex with its first free neighbor takes the pairs L0 - R0 and L1 - R1,
// and so exposes both ends of the path.
inline void add_chain(int first, int k, Edges& edges) {
  for (int i = first; i < first + k; ++i) {
    edges.emplace_back(i, i);
    edges.emplace_back(i, i + 1);
  }
  edges.emplace_back(first + k, first);
}

// Generates disjoint paths that have 2, 3, 4, ... vertices on each side, until the graph has about
// plan.n vertices on each side.
inline Graph chains(const Plan& plan, Random&) {
  BipartiteGraph graph;
  int n = 0;
  for (int k = 1; n + k + 1 <= plan.n; n += ++k) add_chain(n, k, graph.edges);
  graph.left = graph.right = n;
  return graph;
}

// Generates one long path. Adds n / 2 left vertices, each joined to one vertex near the beginning
// of the path. When all vertices of the path are matched, Kuhn's search for an augmenting path from
// an added vertex follows the path to its end and fails.
inline Graph kuhn_failing(const Plan& plan, Random& random) {
  const int half = (plan.n + 1) / 2;
  BipartiteGraph graph = staircase(half, 2);
  graph.left = plan.n;
  for (int x = half; x < plan.n; ++x) {
    graph.edges.emplace_back(x, random.below(std::min(half, 4)));
  }
  return graph;
}

// Generates about n^(1/2) layers with n^(1/2) vertices on each side. A left vertex has neighbors
// only in its own layer and in the next layer. But a left vertex of the last layer has neighbors
// only in the first layer. A greedy algorithm that matches each left vertex with its first free
// neighbor leaves the vertices of the last layer exposed. Then every augmenting path passes through
// all layers.
inline Graph kuhn_far(const Plan& plan, Random& random) {
  const int width = root(plan.n, 2), core = std::max(0, plan.n / width - 1) * width;
  BipartiteGraph graph{core + width, core + width};
  for (int v = 0; v < core + width; ++v) {
    const int next = v < core ? v / width * width + width : 0;
    if (v < core) graph.edges.emplace_back(v, v);
    for (int k = 0; k < 2; ++k) graph.edges.emplace_back(v, next + random.below(width));
  }
  return graph;
}

// Generates a ladder and a path. A rung of the ladder has two vertices on each side. Left vertex i
// of a rung is joined to right vertex i of the same rung and to both right vertices of the next
// rung. One more left vertex is joined to the first rung. If a greedy algorithm matches each left
// vertex with its first free neighbor, this vertex stays exposed, and 2^rungs paths lead from it to
// dead ends. The path is as long as these paths, and both its ends are exposed, so a search in
// layers goes that far. https://github.com/scipy/scipy/issues/26147
inline Graph ladder(const Plan& plan, Random&) {
  const int rungs = (plan.n - 2) / 3;
  BipartiteGraph graph{3 * rungs + 2, 3 * rungs + 1};
  for (int x = 0; x < 2 * rungs; ++x) {
    graph.edges.emplace_back(x, x);
    if (x / 2 + 1 == rungs) continue;
    for (const int y : {0, 1}) graph.edges.emplace_back(x, x / 2 * 2 + 2 + y);
  }
  add_chain(2 * rungs, rungs, graph.edges);
  for (int y = 0; y < std::min(2, 2 * rungs); ++y) graph.edges.emplace_back(3 * rungs + 1, y);
  return graph;
}

inline const std::vector<Family>& families() {
  static const std::vector<Family> all = {
      {{"random", texts::shapes::random_edges},
       [](const Plan& plan, Random& random) {
         return random_edges(BipartiteGraph{plan.n, plan.right}, plan, random);
       }},
      {{"dense", texts::shapes::dense}, dense, 1, true},
      {{"path", texts::shapes::path},
       [](const Plan& plan, Random&) -> Graph { return staircase(plan.n, 2); }},
      {{"chains", texts::shapes::chains}, chains, 2},
      {{"staircase", texts::shapes::staircase},
       [](const Plan& plan, Random& random) -> Graph {
         return staircase(plan.n, plan.draw_degree(3, random));
       }},
      {{"kuhn-failing", texts::shapes::kuhn_failing}, kuhn_failing},
      {{"kuhn-far", texts::shapes::kuhn_far}, kuhn_far},
      {{"board", texts::shapes::board}, board_cells},
      {{"hexa", texts::shapes::hexa}, hexa<true>, 3},
      {{"high-low", texts::shapes::high_low}, high_low},
      {{"ladder", texts::shapes::ladder}, ladder, 2},
  };
  return all;
}

}  // namespace bipartite

// ---- General graphs

namespace general {

// Generates the graph of a random board with at most plan.n cells.
inline Graph cells(const Plan& plan, int usual_free, const Moves& moves, Random& random) {
  CellGraph cells = graph_of(board_of(plan, plan.n, usual_free, random), moves);
  return {static_cast<int>(cells.cells.size()), std::move(cells.edges)};
}

// Adds one vertex after another, each with `degree` edges to random ends of earlier edges.
inline Graph preferential(const Plan& plan, Random& random) {
  const int degree = plan.draw_degree(3, random);
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
  const int degree = plan.draw_degree(6, random);
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
  const int degree = plan.draw_degree(1, random);
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
  Graph graph{(plan.n - 1) / 2 * 2 + 1};
  for (int v = 0; v + 2 < graph.size; v += 2) {
    for (const Edge& e : {Edge(v, v + 1), {v + 1, v + 2}, {v, v + 2}}) graph.edges.push_back(e);
  }
  return graph;
}

inline Graph path(const Plan& plan, Random&) {
  return tree_of(plan.n, [](int v) { return v - 1; });
}

inline const std::vector<Family>& families() {
  static const std::vector<Family> all = {
      {{"random", texts::shapes::random_edges},
       [](const Plan& plan, Random& random) { return random_edges({plan.n}, plan, random); }},
      {{"path", texts::shapes::path}, path},
      {{"triangle-path", texts::shapes::triangle_path}, triangle_path, 3},
      {{"nested-blossoms", texts::shapes::nested_blossoms}, nested_blossoms, 3},
      {{"odd-cliques", texts::shapes::odd_cliques}, odd_cliques, 3},
      {{"board20", texts::shapes::board20},
       [](const Plan& plan, Random& random) { return cells(plan, 70, chess_moves(), random); }},
      {{"triangulated", texts::shapes::triangulated},
       [](const Plan& plan, Random& random) {
         return cells(plan, 80, {{1, 1}, {1, 0}, {0, 1}, {-1, -1}, {-1, 0}, {0, -1}}, random);
       }},
      {{"preferential", texts::shapes::preferential}, preferential},
      {{"geometric", texts::shapes::geometric}, geometric},
      {{"hexa", texts::shapes::pentagons_and_hexagons}, hexa<false>, 6},
  };
  return all;
}

}  // namespace general

// ---- Trees

namespace trees {

// Generates a tree. The vertices 2 i and 2 i + 1 form a pair and are joined by an edge. The first
// vertex of each pair is joined to a random vertex of an earlier pair. So the pairs are a perfect
// matching if n is even. With probability 1/2, the edge of the last pair is left out, and the last
// vertex is joined to a random vertex of an earlier pair instead. Such a tree usually has no
// perfect matching.
inline Graph near_perfect(const Plan& plan, Random& random) {
  const bool is_perfect = random.percent(50);
  return tree_of(plan.n, [&](int v) {
    const bool is_second = v % 2 == 1, is_last = v + 1 == plan.n && v > 1;
    if (is_second && (is_perfect || !is_last)) return v - 1;
    return random.below(is_second ? v - 1 : v);
  });
}

inline const std::vector<Family>& families() {
  static const std::vector<Family> all = {
      {{"random", texts::shapes::random_tree},
       [](const Plan& plan, Random& random) {
         return tree_of(plan.n, [&](int v) { return random.below(v); });
       }},
      {{"deep", texts::shapes::deep_tree},
       [](const Plan& plan, Random& random) {
         return tree_of(plan.n, [&](int v) { return v - random.between(1, std::min(v, 3)); });
       }},
      {{"chain", texts::shapes::chain}, general::path},
      {{"star", texts::shapes::star},
       [](const Plan& plan, Random&) { return tree_of(plan.n, [](int) { return 0; }); }},
      {{"broom", texts::shapes::broom},
       [](const Plan& plan, Random& random) {
         const int handle = random.between(1, plan.n);
         return tree_of(plan.n, [&](int v) { return std::min(v, handle) - 1; });
       }},
      {{"near-perfect", texts::shapes::near_perfect}, near_perfect},
  };
  return all;
}

}  // namespace trees

}  // namespace instances

#endif  // INSTANCES_GRAPH_SHAPES_HPP
