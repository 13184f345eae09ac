// SPDX-License-Identifier: CC0-1.0
#ifndef INSTANCES_BIPARTITE_SHAPES_HPP
#define INSTANCES_BIPARTITE_SHAPES_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "instances/board_shapes.hpp"
#include "instances/edges.hpp"
#include "instances/random.hpp"
#include "matching_games/board.hpp"

namespace instances {
namespace bipartite {

// The functions below generate the graphs of the families that families() lists at the end of this
// file, with the help of add_chain(). `plan.n` is the desired number of vertices on the left. Some
// functions cannot meet this number exactly.

inline BipartiteGraph random_edges(int left, int right, const Plan& plan, Random& random) {
  BipartiteGraph graph{left, right};
  top_up(graph, plan.draw_edges(graph.pairs(), left, random), random);
  return graph;
}

inline BipartiteGraph dense(const Plan& plan, Random& random) {
  const double p = plan.chance("density", 30, 20, 100, random);
  BipartiteGraph graph = BipartiteGraph::of(plan.n);
  for (int x = 0; x < plan.n; ++x) {
    for (int y = 0; y < plan.n; ++y) {
      if (random.chance(p)) graph.edges.emplace_back(x, y);
    }
  }
  return graph;
}

inline BipartiteGraph board_cells(const Plan& plan, Random& random) {
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

// Generates random cycles of 6 vertices. Each cycle lies within a block of n^(1/3) vertices per
// side or within two neighboring blocks.
inline BipartiteGraph hexa(const Plan& plan, Random& random) {
  const int block = std::max(3, root(plan.n, 3)), blocks = std::max(1, plan.n / block);
  BipartiteGraph graph{block * blocks, block * blocks};
  const auto three = [&](int from) {
    std::vector<int> v;
    while (v.size() < 3) {
      const int x = from + random.below(block);
      if (std::find(v.begin(), v.end(), x) == v.end()) v.push_back(x);
    }
    return v;
  };
  for (int i = 0; i < blocks; ++i) {
    for (int j = std::max(0, i - 1); j <= std::min(blocks - 1, i + 1); ++j) {
      for (int k = 0; k < block / 2; ++k) {
        const std::vector<int> x = three(i * block), y = three(j * block);
        for (std::size_t t = 0; t < 3; ++t) {
          graph.edges.emplace_back(x[t], y[t]);
          graph.edges.emplace_back(x[(t + 1) % 3], y[t]);
        }
      }
    }
  }
  return graph;
}

// Generates chains of layers. Each layer has left vertices and equally many right vertices. Left
// vertex i of a layer is joined to the right vertices i - degree, ..., i of the same layer and of
// the next layer in the chain. The parameter `groups` is the number of chains. Source: B. V.
// Cherkassky, A. V. Goldberg, P. Martin, J. C. Setubal, J. Stolfi, "Augment or push: a
// computational study of bipartite matching and unit-capacity flow algorithms", 1998.
inline BipartiteGraph high_low(const Plan& plan, Random& random) {
  const int chains = std::min(plan.draw("groups", 32, random), plan.n);
  const int reach = plan.draw("degree", 10, random);
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

// Joins vertex i on the left to the vertices i, ..., i + degree - 1 on the right, as far as
// these vertices exist.
inline BipartiteGraph staircase(const Plan& plan, Random& random) {
  const int degree = plan.draw("degree", 3, random);
  BipartiteGraph graph = BipartiteGraph::of(plan.n);
  for (int x = 0; x < plan.n; ++x) {
    for (int k = 0; k < std::min(degree, plan.n - x); ++k) graph.edges.emplace_back(x, x + k);
  }
  return graph;
}

// Generates one path through all vertices.
inline BipartiteGraph path(const Plan& plan, Random&) {
  BipartiteGraph graph = BipartiteGraph::of(plan.n);
  for (int i = 0; i < plan.n; ++i) {
    if (i != 0) graph.edges.emplace_back(i, i - 1);
    graph.edges.emplace_back(i, i);
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
inline BipartiteGraph chains(const Plan& plan, Random&) {
  BipartiteGraph graph;
  int n = 0;
  for (int k = 1; k + 1 <= plan.n - n; n += ++k) add_chain(n, k, graph.edges);
  graph.raise(n, n);
  return graph;
}

// Generates disjoint paths that have 2, 3, 4, ... vertices on each side. For each end of each path,
// adds a complete bipartite graph with 3 vertices on each side, and joins the end to one vertex of
// this graph.
inline BipartiteGraph core_chains(const Plan& plan, Random&) {
  BipartiteGraph graph;
  int n = 0;
  for (int k = 1; k + 7 <= plan.n - n; ++k) {
    const int end = n + k, core = end + 1;
    add_chain(n, k, graph.edges);
    graph.edges.emplace_back(end, core);
    graph.edges.emplace_back(core + 3, end);
    for (int i = 0; i < 18; ++i) {
      graph.edges.emplace_back(core + i / 9 * 3 + i % 3, core + i / 9 * 3 + i / 3 % 3);
    }
    n += k + 7;
  }
  graph.raise(n, n);
  return graph;
}

// Generates a cycle of 2 n vertices and n random chords.
inline BipartiteGraph augmented_cycle(const Plan& plan, Random& random) {
  BipartiteGraph graph = BipartiteGraph::of(plan.n);
  for (int i = 0; i < plan.n; ++i) {
    graph.edges.emplace_back(i, i);
    graph.edges.emplace_back(i, (i + 1) % plan.n);
    graph.edges.emplace_back(i, random.below(plan.n));
  }
  return graph;
}

// Generates one long path. Adds n / 2 left vertices, each joined to one vertex near the beginning
// of the path. When all vertices of the path are matched, Kuhn's search for an augmenting path from
// an added vertex follows the path to its end and fails.
inline BipartiteGraph kuhn_failing(const Plan& plan, Random& random) {
  const int half = (plan.n + 1) / 2;
  BipartiteGraph graph{plan.n, half};
  for (int i = 0; i < half; ++i) {
    graph.edges.emplace_back(i, i);
    if (i + 1 < half) graph.edges.emplace_back(i, i + 1);
  }
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
inline BipartiteGraph kuhn_far(const Plan& plan, Random& random) {
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
inline BipartiteGraph ladder(const Plan& plan, Random&) {
  const int rungs = (plan.n - 2) / 3;
  BipartiteGraph graph;
  for (int x = 0; x < 2 * rungs; ++x) {
    graph.edges.emplace_back(x, x);
    if (x / 2 + 1 == rungs) continue;
    for (const int y : {0, 1}) graph.edges.emplace_back(x, x / 2 * 2 + 2 + y);
  }
  add_chain(2 * rungs, rungs, graph.edges);
  for (int y = 0; y < std::min(2, 2 * rungs); ++y) graph.edges.emplace_back(3 * rungs + 1, y);
  graph.raise(3 * rungs + 2, 3 * rungs + 1);
  return graph;
}

inline const std::vector<Family<BipartiteGraph>>& families() {
  static const std::vector<Family<BipartiteGraph>> all = {
      {{"random", "random edges, from none to the judge's limit"},
       [](const Plan& plan, Random& random) {
         return random_edges(plan.n, plan.right, plan, random);
       }},
      {{"dense",
        "each pair is joined with the same probability: reveals arrays that are too small"},
       dense,
       1,
       true},
      {{"skewed",
        "a hundred times as many vertices on the left as on the right: reveals O(degree^2) work"},
       [](const Plan& plan, Random& random) {
         const int right = plan.has("right") ? plan.right : plan.n / 100 + (plan.n % 100 > 0);
         return random_edges(plan.n, right, plan, random);
       }},
      {{"path", "one path through all vertices: deep recursion, one long augmenting path"}, path},
      {{"chains", "one path of each length: many phases follow a greedy start"}, chains, 2},
      {{"core-chains",
        "chains whose ends are joined to a core: a Karp-Sipser start is wrong as well"},
       core_chains,
       8},
      {{"augmented-cycle",
        "a cycle through all vertices and random chords: the perfect matching is hard to find"},
       augmented_cycle},
      {{"staircase", "vertex i is joined to i, i + 1, ...: one perfect matching"}, staircase},
      {{"kuhn-failing",
        "half of the searches fail at the end of a long path: O(n^2) for Kuhn's algorithm"},
       kuhn_failing},
      {{"kuhn-far", "exposed vertices many layers apart: long augmenting paths"}, kuhn_far},
      {{"board", "the free cells of a board: many augmenting paths of all lengths"}, board_cells},
      {{"hexa", "random cycles of 6 vertices in blocks: O(n^2) if failed trees are searched again"},
       hexa,
       3},
      {{"high-low", "layers with edges to lower vertices: slow for depth-first search"}, high_low},
      {{"ladder", "2^(n/3) paths to dead ends: exponential if a search enters a vertex repeatedly"},
       ladder,
       2},
  };
  return all;
}

}  // namespace bipartite
}  // namespace instances

#endif  // INSTANCES_BIPARTITE_SHAPES_HPP
