// SPDX-License-Identifier: CC0-1.0
#ifndef INSTANCES_TREES_HPP
#define INSTANCES_TREES_HPP

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "instances/edges.hpp"
#include "instances/format.hpp"
#include "instances/general_shapes.hpp"
#include "instances/graphs.hpp"
#include "instances/random.hpp"
#include "judge/cases.hpp"
#include "judge/reader.hpp"
#include "judge/tree_text.hpp"
#include "matching_games/rooted_tree.hpp"

namespace instances {
namespace trees {

// Returns the tree with root 0 in which the parent of vertex v is parent_of(v), for v = 1, 2, ....
template <class ParentOf>
Graph tree_of(int n, const ParentOf& parent_of) {
  Graph tree{n};
  for (int v = 1; v < n; ++v) tree.edges.emplace_back(parent_of(v), v);
  return tree;
}

// Generates a tree. The vertices 2 i and 2 i + 1 form a pair and are joined by an edge. The first
// vertex of each pair is joined to a random vertex of an earlier pair. So the pairs are a perfect
// matching if n is even. With probability 1/2, the edge of the last pair is left out, and the last
// vertex is joined to a random vertex of an earlier pair instead. Such a tree usually has no
// perfect matching.
inline Graph near_perfect(int n, Random& random) {
  const bool is_perfect = random.percent(50);
  return tree_of(n, [&](int v) {
    const bool is_second = v % 2 == 1, is_last = v + 1 == n && v > 1;
    if (is_second && (is_perfect || !is_last)) return v - 1;
    return random.below(is_second ? v - 1 : v);
  });
}

inline const std::vector<Family<Graph>>& families() {
  static const std::vector<Family<Graph>> all = {
      {{"random", "the parent is any earlier vertex: many leaves, all near the root"},
       [](const Plan& plan, Random& random) {
         return tree_of(plan.n, [&](int v) { return random.below(v); });
       }},
      {{"deep", "the parent is one of the last three vertices: long branches with many leaves"},
       [](const Plan& plan, Random& random) {
         return tree_of(plan.n, [&](int v) { return v - random.between(1, std::min(v, 3)); });
       }},
      {{"chain", "one path: deep recursion, n^2 / 2 pairs of ancestor and descendant"},
       general::path},
      {{"star", "one vertex is joined to all others: many children, one mate"},
       [](const Plan& plan, Random&) { return tree_of(plan.n, [](int) { return 0; }); }},
      {{"broom", "a path with a star at its end: the star decides the classes of the path"},
       [](const Plan& plan, Random& random) {
         const int handle = random.between(1, plan.n);
         return tree_of(plan.n, [&](int v) { return std::min(v, handle) - 1; });
       }},
      {{"near-perfect", "a perfect matching or one exposed vertex, which decides all answers"},
       [](const Plan& plan, Random& random) { return near_perfect(plan.n, random); }},
  };
  return all;
}

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

}  // namespace trees

// Stores a tree and the zero-based vertices at which the games on the tree start.
struct TreeWithStarts {
  Graph tree = {};
  std::vector<int> starts = {};
};

// Implements two formats of a tree with n vertices. In the format without start vertices, an input
// has the number n and n - 1 edges. In the format with start vertices, an input has the line "n t",
// the edges, and t start vertices. The first vertex has the number 1.
struct Trees {
  using Value = TreeWithStarts;
  static constexpr bool kSpellsOutItsSize = false;  // a short input can have a large n

  Limits vertices;
  Limits starts = {0, 0};  // {0, 0} means that the format has no starts
  bool ancestors =
      false;  // the game's graph joins each vertex to all its ancestors; vertex 0 is the root

  std::vector<Shape> shapes() const { return shapes_of(trees::families()); }

  std::vector<const char*> parameters() const {
    std::vector<const char*> all = {"vertices", "shuffled"};
    if (has_starts()) all.push_back("starts");
    return all;
  }

  TreeWithStarts generate(const std::string& shape, const Request& request, Random& random) const {
    const Family<Graph>& family = family_of(trees::families(), shape);
    Plan plan{request, vertices, vertices, vertices, 0, 0};
    plan.n = draw_size(family, plan, "vertices", vertices, 8, 15, random);
    TreeWithStarts value{family.make(plan, random)};
    shuffle_some(value.tree, request, random);
    if (!has_starts()) return value;
    for (int i = request.draw("starts", starts, 4, 10, 100000, random); i > 0; --i) {
      value.starts.push_back(random.below(value.tree.size));
    }
    return value;
  }

  // Reads an input into `value`. If a start vertex has an error, throws judge::InputError. Then
  // `value` has the tree and the starts before this vertex.
  void read(judge::Reader& in, TreeWithStarts& value) const {
    const int n = in.integer("the number of nodes", 1);
    int rounds = has_starts() ? in.integer("the number of rounds", 0) : 0;
    Edges edges;
    static_cast<void>(judge::read_tree(in, n, edges));
    value.tree = {n, std::move(edges)};
    for (; rounds > 0 && judge::expect_more(in, "the node of the stone"); --rounds) {
      value.starts.push_back(in.integer("the node of the stone", 1, n) - 1);
    }
  }

  void write(const TreeWithStarts& value, std::string& text) const {
    const auto append = [&](int number, char end) { text += std::to_string(number) + end; };
    append(value.tree.size, has_starts() ? ' ' : '\n');
    if (has_starts()) append(static_cast<int>(value.starts.size()), '\n');
    for (const auto& [v, w] : value.tree.edges) {
      append(v + 1, ' ');
      append(w + 1, '\n');
    }
    for (const int start : value.starts) append(start + 1, '\n');
  }

  std::string measure(const TreeWithStarts& value) const {
    const std::string size = count_of(value.tree.size, "vertex", "vertices");
    return has_starts() ? size + ", " + count_of(value.starts.size(), "start", "starts") : size;
  }

  std::string broken_promise(const TreeWithStarts& value) const {
    return broken_limit({{"the number of nodes", value.tree.size, vertices},
                         {"the number of rounds", size_of(value.starts), starts}});
  }

  // Returns a position for each start vertex in `value`. If inputs of the problem have no start
  // vertices or if the positions would need too much memory, returns a single position without a
  // token. If even this position would need too much memory, returns an empty list.
  std::vector<Position> positions(const TreeWithStarts& value) const {
    if (value.tree.size == 0) return {};  // the text has an error in the tree
    Position position{value.tree.size, ancestors ? ancestor_pairs(value.tree) : value.tree.edges};
    const std::size_t parts = position.size + position.edges.size();
    if (parts > kMostOfPosition) return {};
    for (int v = 0; v < position.size; ++v) position.names.push_back(std::to_string(v + 1));
    if (!has_starts() || parts * value.starts.size() > kMostOfPosition) return {position};
    std::vector<Position> all;
    for (const int start : value.starts) {
      position.path = {start};
      all.push_back(position);
    }
    return all;
  }

  std::string page() const {
    return std::string("shape: 'tree', base: 1") + (ancestors ? ", ancestors: true" : "");
  }

  // Returns the ways to shrink an input: contracting edges, contracting two edges at once if there
  // are few edges, and removing start vertices of games.
  std::vector<Way<TreeWithStarts>> ways(const TreeWithStarts&) const {
    const auto count_edges = [](const TreeWithStarts& value) { return value.tree.size - 1; };
    const auto count_pairs = [=](const TreeWithStarts& value) {
      const int edges = count_edges(value);
      return edges <= kFewEdges ? edges * (edges - 1) / 2 : 0;
    };
    const auto contract_two = [](TreeWithStarts& value, int first, int count) {
      int second = 1;  // the pairs are numbered in the order (0, 1), (0, 2), (1, 2), (0, 3), ...
      for (; first >= second; ++second) first -= second;
      return count == 1 && contract(value, second, 1) && contract(value, first, 1);
    };
    return {{count_edges, contract},
            {count_pairs, contract_two},
            elements<TreeWithStarts>([](auto& value) -> auto& { return value.starts; })};
  }

 private:
  static bool contract(TreeWithStarts& value, int first, int count) {
    const std::vector<int> number = trees::contract(value.tree, first, count);
    for (int& start : value.starts) start = number[start];
    return true;
  }

  static constexpr int kFewEdges = 60;

  bool has_starts() const { return starts.most > 0; }

  // Returns the edges of the graph that joins each vertex to all its ancestors. If there are more
  // than kMostOfPosition edges, returns only some of the edges, because positions() then returns no
  // graph.
  static Edges ancestor_pairs(const Graph& tree) {
    const matching_games::RootedTree rooted(tree.size, tree.edges);
    Edges pairs;
    for (int i = 0; i < tree.size && pairs.size() <= kMostOfPosition; ++i) {
      for (int up = rooted.parent(i); up != -1; up = rooted.parent(up)) {
        pairs.emplace_back(rooted.vertex(up), rooted.vertex(i));
      }
    }
    return pairs;
  }
};

}  // namespace instances

#endif  // INSTANCES_TREES_HPP
