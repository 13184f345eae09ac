// SPDX-License-Identifier: CC0-1.0
#ifndef INSTANCES_TREES_HPP
#define INSTANCES_TREES_HPP

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "instances/edges.hpp"
#include "instances/format.hpp"
#include "instances/graph_shapes.hpp"
#include "instances/graphs.hpp"
#include "instances/random.hpp"
#include "instances/request.hpp"
#include "instances/ways_to_shrink.hpp"
#include "io/cases.hpp"
#include "io/read_tree.hpp"
#include "io/reader.hpp"
#include "matching_games/rooted_tree.hpp"

namespace instances {

// Implements two layouts of a tree with n vertices. Without starts, a case has the number n and
// n - 1 edges. With starts, a case has the line "n t", the edges, and t vertices at which games
// start. The first vertex has the number 1.
struct Trees {
  using Value = TreeWithStarts;

  Limits vertices;
  Limits starts = {0, 0};  // {0, 0} means that the layout has no starts
  int flags = 0;
  bool ancestors = flags & kAncestors;

  std::vector<Shape> shapes() const { return shapes_of(trees::families()); }

  Parameters parameters() const {
    const Parameters all = {{"vertices", vertices}, {"shuffled"}};
    return has_starts() ? extended(all, {{"starts", starts}}) : all;
  }

  TreeWithStarts generate(const std::string& shape, const Request& request, Random& random) const {
    const Family& family = family_of(trees::families(), shape);
    Plan plan{request, vertices, vertices, vertices};
    plan.n = draw_size(family, plan, "vertices", vertices, 8, 15, random);
    TreeWithStarts value{family.make(plan, random)};
    shuffle_some(value.tree, request, random);
    if (!has_starts()) return value;
    for (int i = request.draw("starts", starts, 4, 10, 100000, random); i > 0; --i) {
      value.starts.push_back(random.below(value.tree.size));
    }
    return value;
  }

  Head head() const { return {"the number of nodes", 1}; }

  TreeWithStarts read(io::Reader& in, int n) const {
    int rounds = has_starts() ? in.integer("the number of rounds", 0) : 0;
    Edges edges;
    static_cast<void>(io::read_tree(in, n, edges));
    TreeWithStarts value{{n, std::move(edges)}};
    for (; rounds > 0 && io::has_case(in, "the node of the stone"); --rounds) {
      value.starts.push_back(in.integer("the node of the stone", 1, n) - 1);
    }
    return value;
  }

  void write(const TreeWithStarts& value, std::string& text) const {
    const auto append = [&](int number, char end) { text += std::to_string(number) + end; };
    append(value.tree.size, has_starts() ? ' ' : '\n');
    if (has_starts()) append(static_cast<int>(value.starts.size()), '\n');
    write_pairs(value.tree.edges, 1, 1, text);
    for (const int start : value.starts) append(start + 1, '\n');
  }

  std::vector<Limited> limited(const TreeWithStarts& value) const {
    std::vector<Limited> all = {{head().what, {value.tree.size}, vertices},
                                {"the number of rounds", {count_of(value.starts)}, starts}};
    if (!has_starts()) all.pop_back();
    return all;
  }
  std::string broken_promise(const TreeWithStarts&) const { return ""; }

  // Returns a case for each start vertex in `value`. If inputs of the problem have no start
  // vertices or if the cases would need too much memory, returns a single case without a
  // token. If even this case would need too much memory, returns an empty list.
  std::vector<Case> cases(const TreeWithStarts& value) const {
    if (value.tree.size == 0) return {};  // the text has an error in the tree
    const Graph graph{value.tree.size, ancestors ? ancestor_pairs(value.tree) : value.tree.edges};
    const std::size_t parts = graph.size + graph.edges.size();
    if (parts > kMostOfCase) return {};
    std::vector<Case> all = cases_of(graph, 1, {});
    if (!has_starts() || value.starts.size() > kMostOfCase / parts) return all;
    all.resize(value.starts.size(), all[0]);
    for (std::size_t i = 0; i < all.size(); ++i) all[i].path = {value.starts[i]};
    return all;
  }

  Properties properties() const {
    return {{"layout", std::string("tree")},
            {"base", 1},
            {"ancestors", ancestors},
            {"starts", has_starts()}};
  }

  Ways<TreeWithStarts> ways(const TreeWithStarts& value) const { return ways_of_tree(value); }

 private:
  bool has_starts() const { return starts.most > 0; }

  // Returns the edges of the graph that joins each vertex to all its ancestors. If there are more
  // than kMostOfCase edges, returns only some of the edges, because cases() then returns no
  // graph.
  static Edges ancestor_pairs(const Graph& tree) {
    const matching_games::RootedTree rooted(tree.size, tree.edges);
    Edges pairs;
    for (int i = 0; i < tree.size && pairs.size() <= kMostOfCase; ++i) {
      for (int up = rooted.parent(i); up != -1; up = rooted.parent(up)) {
        pairs.emplace_back(rooted.vertex(up), rooted.vertex(i));
      }
    }
    return pairs;
  }
};

}  // namespace instances

#endif  // INSTANCES_TREES_HPP
