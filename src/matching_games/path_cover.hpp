// SPDX-License-Identifier: CC0-1.0
//
// This header computes covers by paths or chains and antichains of an acyclic directed graph:
// minimum_path_cover(n, arcs), minimum_chain_cover(n, arcs[, relation]),
// maximum_antichain(n, arcs[, relation]), in_some_maximum_antichain(n, arcs[, relation]),
// topological_order(n, arcs), directed_cycle(n, arcs) and strong_components(n, arcs).
//
// Checked: against the definitions on all acyclic graphs with up to 6 vertices, by certificates on
// larger ones (matching_games/path_cover).
#ifndef MATCHING_GAMES_PATH_COVER_HPP
#define MATCHING_GAMES_PATH_COVER_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "matching_games/bipartite.hpp"
#include "matching_games/bipartite_gallai_edmonds.hpp"
#include "matching_games/bipartite_graph.hpp"
#include "matching_games/dulmage_mendelsohn.hpp"
#include "matching_games/internal/edges.hpp"
#include "matching_games/internal/strong_components.hpp"

// The functions in this header take an acyclic directed graph with the vertices 0 .. n - 1 and the
// given arcs {from, to}. Parallel arcs change nothing.
//
// The functions throw std::invalid_argument if n < 0, if an end of an arc is outside [0, n), or if
// there is a cycle. The message then names an arc of the cycle. Limits: any graph; for chains and
// antichains, n^2 bits and the pairs of vertices that reach each other must fit into the memory,
// and the pairs are fewer than 2^31.
namespace matching_games {

// Says what is known about the arcs. In a transitive relation, such as divisibility or inclusion,
// an arc leads from each vertex to all vertices that it reaches.
enum class Relation { any, transitive };

namespace internal {

// Stores the arcs as lists. `order` has the vertices in an order in which every arc leads from an
// earlier to a later vertex, but not all of them if there is a cycle.
struct ArcLists {
  std::vector<std::vector<int>> heads;  // of the arcs from each vertex
  std::vector<int> order, cycle;
};

// Throws std::invalid_argument, with the name of the caller, for wrong arcs, and unless
// `may_have_cycle` is true, for a cycle, with the advice.
template <class Arc>
ArcLists arc_lists(const char* caller, int n, const std::vector<Arc>& arcs,
                   bool may_have_cycle = false, const char* advice = "") {
  if (n < 0) reject(caller, "expected n >= 0, found ", n);
  require_edges(caller, arcs, n, n);
  ArcLists lists{std::vector<std::vector<int>>(n), {}, {}};
  std::vector<int> entering(n), from(n), &order = lists.order, &cycle = lists.cycle;
  for (const Arc& arc : arcs) {
    lists.heads[ends_of(arc).first].push_back(ends_of(arc).second);
    ++entering[ends_of(arc).second];
  }
  for (int v = 0; v < n; ++v) {
    if (entering[v] == 0) order.push_back(v);
  }
  for (std::size_t i = 0; i < order.size(); ++i) {
    for (const int w : lists.heads[order[i]]) {
      if (--entering[w] == 0) order.push_back(w);
    }
  }
  // Each vertex that is left has an arc from a vertex that is left.
  int last = -1;
  for (const Arc& arc : arcs) {
    const std::pair<int, int> ends = ends_of(arc);
    if (entering[ends.first] > 0) from[ends.second] = last = ends.first;
  }
  if (last == -1) return lists;
  for (int i = 0; i < n; ++i) last = from[last];
  do {
    cycle.push_back(last);
    last = from[last];
  } while (last != cycle[0]);
  std::reverse(cycle.begin(), cycle.end());
  if (may_have_cycle) return lists;
  reject(caller, "the arc ", cycle.back(), " -> ", cycle[0], " is on a cycle", advice);
}

}  // namespace internal

// Returns the vertices in an order in which every arc leads from an earlier to a later vertex.
// Takes O(n + m) time.
//
// Example: with the arcs 2 -> 0 and 0 -> 1 the order is {2, 0, 1}.
template <class Arc = std::pair<int, int>>
std::vector<int> topological_order(int n, const std::vector<Arc>& arcs) {
  return internal::arc_lists("topological_order", n, arcs).order;
}

// Returns the vertices of a cycle in the order of its arcs, or an empty vector if there is no
// cycle. Throws std::invalid_argument as the other functions do, but not for a cycle. Takes
// O(n + m) time.
//
// Example: with the arcs 0 -> 2, 2 -> 1, 1 -> 0 and 1 -> 3 the cycle is {1, 0, 2}.
template <class Arc = std::pair<int, int>>
std::vector<int> directed_cycle(int n, const std::vector<Arc>& arcs) {
  return internal::arc_lists("directed_cycle", n, arcs, true).cycle;
}

// Stores the strongly connected components of a directed graph: two vertices are in the same
// component if each reaches the other. No arc leads to a component with a smaller number.
struct StrongComponents {
  std::vector<int> component;  // component[v] is the component of v
  int components;              // the number of components
};

// Returns the strongly connected components. Throws std::invalid_argument as the other functions
// do, but not for a cycle. Takes O(n + m) time.
//
// If each component becomes one vertex, with the arcs between different components, the graph is
// acyclic. The chains and antichains of this graph are those of the components.
//
// Example: with the arcs 0 -> 2, 2 -> 1, 1 -> 0 and 1 -> 3 the components are {0, 0, 0, 1}.
//
// R. E. Tarjan, "Depth-first search and linear graph algorithms", 1972.
template <class Arc = std::pair<int, int>>
StrongComponents strong_components(int n, const std::vector<Arc>& arcs) {
  if (n < 0) internal::reject("strong_components", "expected n >= 0, found ", n);
  StrongComponents result;
  // The left vertices are the tails of the arcs, and the right vertices the heads.
  result.components = internal::strong_components(
      BipartiteGraph(n, n, arcs, "strong_components"), [n](int v) { return v < n; },
      [n](int w) { return w - n; }, result.component);
  result.component.resize(n);
  for (int& c : result.component) c = result.components - 1 - c;
  return result;
}

namespace internal {

// Divides the vertices into lists: after the left vertex v comes the vertex whose right copy is the
// mate of v in a maximum matching. Returns the lists in the order of their first vertices.
inline std::vector<std::vector<int>> lists_along(const BipartiteGraph& graph) {
  const int n = graph.left();
  const std::vector<int> mate = matching_games::bipartite_matching(graph);
  std::vector<std::vector<int>> result;
  for (int v = 0; v < n; ++v) {
    if (mate[n + v] != -1) continue;
    result.push_back({v});
    for (int w = mate[v]; w != -1; w = mate[w - n]) result.back().push_back(w - n);
  }
  return result;
}

// Returns the graph that joins the left copy of each vertex to the right copies of all vertices
// that the vertex reaches. Unless the arcs are transitive, computes their closure in packed rows,
// one bit for each pair.
template <class Arc>
BipartiteGraph reachability(const char* caller, int n, const std::vector<Arc>& arcs,
                            Relation relation) {
  typedef std::uint64_t Word;
  const ArcLists lists = internal::arc_lists(
      caller, n, arcs, false, "; make each of the strong_components(n, arcs) one vertex first");
  if (relation == Relation::transitive) return BipartiteGraph(n, n, arcs, caller);
  // The row of w has a bit for each vertex that reaches w. It is empty if there is none.
  const std::size_t words = lists.order.size() / 64 + 1;
  std::vector<std::vector<Word>> rows(lists.order.size());
  std::vector<std::vector<int>> tails(rows.size());  // of the arcs to each vertex, in the order
  std::vector<std::pair<int, int>> pairs;
  for (const int w : lists.order) {
    std::vector<Word>& row = rows[w];
    if (!tails[w].empty()) row.assign(words, 0);
    // The last tail comes first: if it is reached from another one, the row has that one's row.
    for (std::size_t i = tails[w].size(); i-- > 0;) {
      const int v = tails[w][i];
      if ((row[v / 64] >> v % 64 & 1) != 0) continue;
      for (std::size_t k = 0; k < rows[v].size(); ++k) row[k] |= rows[v][k];
      row[v / 64] |= Word(1) << v % 64;
    }
    for (int v = 0; v < n && !row.empty(); ++v) {
      if ((row[v / 64] >> v % 64 & 1) != 0) pairs.emplace_back(v, w);
    }
    for (const int x : lists.heads[w]) tails[x].push_back(w);
  }
  return BipartiteGraph(n, n, pairs, caller);
}

}  // namespace internal

// Returns a minimum path cover: as few paths as possible such that every vertex is on exactly one
// path. A path lists its vertices in the order of its arcs, and the paths are ordered by their
// first vertices. Takes O(n + m sqrt(n)) time.
//
// Example: with the arcs 0 -> 1, 0 -> 2 and 1 -> 3 the paths are {{0, 1, 3}, {2}}.
//
// D. R. Fulkerson, "Note on Dilworth's decomposition theorem for partially ordered sets", 1956.
template <class Arc = std::pair<int, int>>
std::vector<std::vector<int>> minimum_path_cover(int n, const std::vector<Arc>& arcs) {
  internal::arc_lists("minimum_path_cover", n, arcs);  // throws if an arc is wrong
  // The left vertices are the tails of the arcs, and the right vertices the heads.
  return internal::lists_along(BipartiteGraph(n, n, arcs));
}

// Returns a minimum chain cover: as few chains as possible such that every vertex is in exactly one
// chain. In a chain, each vertex reaches the next one by an arc or a longer path. The chains are
// ordered by their first vertices. There are as many chains as maximum_antichain() has vertices.
//
// Takes O(n^2 + n m / 64 + p sqrt(n)) time at worst for p pairs of vertices one of which reaches
// the other. Needs n / 8 bytes for each vertex to which an arc leads, 8 bytes per arc, and up to
// 24 bytes for each of these pairs. A graph with 5,000 vertices and 5 million arcs takes about a
// second.
//
// With Relation::transitive, takes O(n + m sqrt(n)) time and O(n + m) memory. Does not check that
// the arcs are transitive, which would take longer. If they are not, the chains are the paths of
// minimum_path_cover(), and the other functions answer for arcs instead of paths, perhaps with a
// set that is too small.
//
// Example: with the arcs 0 -> 1, 1 -> 2, 3 -> 1 and 1 -> 4 the chains are {{0, 1, 2}, {3, 4}}.
//
// R. P. Dilworth, "A decomposition theorem for partially ordered sets", 1950.
template <class Arc = std::pair<int, int>>
std::vector<std::vector<int>> minimum_chain_cover(int n, const std::vector<Arc>& arcs,
                                                  Relation relation = Relation::any) {
  return internal::lists_along(internal::reachability("minimum_chain_cover", n, arcs, relation));
}

// Returns a maximum antichain in ascending order: a largest set of vertices none of which reaches
// another. Takes the time and the memory of minimum_chain_cover().
//
// Example: with the arcs 0 -> 1, 1 -> 2, 3 -> 1 and 1 -> 4 the antichain is {2, 4}.
//
// By Koenig's theorem, a minimum vertex cover of the graph of reachability() has as many vertices
// as a maximum matching has pairs. The antichain consists of the vertices neither of whose copies
// is in the cover: if one of these vertices reached another, an edge between their copies would not
// be covered.
template <class Arc = std::pair<int, int>>
std::vector<int> maximum_antichain(int n, const std::vector<Arc>& arcs,
                                   Relation relation = Relation::any) {
  const BipartiteGraph graph = internal::reachability("maximum_antichain", n, arcs, relation);
  const std::vector<VertexClass> classes =
      matching_games::bipartite_gallai_edmonds(graph, matching_games::bipartite_matching(graph));
  std::vector<int> result;
  for (int v = 0; v < n; ++v) {
    if (classes[v] == VertexClass::D && classes[n + v] != VertexClass::A) result.push_back(v);
  }
  return result;
}

// Returns a vector: element v says whether some maximum antichain contains v. Takes the time and
// the memory of minimum_chain_cover().
//
// This holds if some minimum vertex cover contains neither copy of v. A cover without the left copy
// of v contains the right copies next to it, so it does not contain their mates. If such steps lead
// from the left copy of v to the mate u of its right copy, every minimum cover contains a copy of
// v. A step leads back from u to the left copy of v, because u reaches all that v reaches, also the
// mate of this copy. So both copies of v are in the same block.
//
// Example: with the arcs 0 -> 1, 1 -> 2, 3 -> 1 and 1 -> 4 all vertices but 1 are in a maximum
// antichain: {0, 3} or {2, 4}.
//
// A. L. Dulmage, N. S. Mendelsohn, "Coverings of bipartite graphs", 1958.
template <class Arc = std::pair<int, int>>
std::vector<bool> in_some_maximum_antichain(int n, const std::vector<Arc>& arcs,
                                            Relation relation = Relation::any) {
  const BipartiteGraph graph =
      internal::reachability("in_some_maximum_antichain", n, arcs, relation);
  const std::vector<int> block =
      matching_games::dulmage_mendelsohn(graph, matching_games::bipartite_matching(graph)).block;
  std::vector<bool> result;
  for (int v = 0; v < n; ++v) result.push_back(block[v] != block[n + v]);
  return result;
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_PATH_COVER_HPP
