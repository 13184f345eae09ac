// SPDX-License-Identifier: CC0-1.0
//
// This header defines what a graph, a matching and a side are, and the Gallai-Edmonds classes.
//
// Checked: with all kinds of graphs and edges (matching_games/calls).
#ifndef MATCHING_GAMES_GRAPH_HPP
#define MATCHING_GAMES_GRAPH_HPP

#include <vector>

#include "matching_games/internal/errors.hpp"
#include "matching_games/internal/view_of.hpp"

// Conventions of all headers
//
// *Graphs.* A call takes as a graph
//   - a std::vector<std::vector<T>> of neighbor lists, where T is an integer type but not bool;
//   - lists(adj, n), below, for an array of n vectors;
//   - any type with these members, such as a BipartiteGraph, a Board, a CsrGraph or a DynamicGraph,
//     each of which stands in the header of its name (matching_games/csr_graph.hpp and so on):
//
//   int size() const            The vertices are the ints 0 .. size() - 1.
//   neighbors(int v) const      Returns the list of the neighbors of a present vertex v, which has
//                               const members size() and operator[]. The list may contain absent
//                               vertices, v itself (a loop) and repeated entries (parallel edges);
//                               these change no matching. A present vertex w must list v as often
//                               as v lists w.
//   bool contains(int v) const  Optional. Returns whether v is present. A wall of a board, or a
//                               vertex that has been played, is absent.
//   int side(int v) const       Optional. Returns the side of v, 0 or 1, in a bipartite graph.
//
// Lists are copied and checked in O(n + m) time: every neighbor must be in range, and every edge
// must be in the lists of both ends. An object that uses the graph after its construction, such as
// a Game, keeps this copy. Of any other graph, the object keeps the address, so the graph must live
// as long as the object and must not change. The lists of such a graph are not checked. If they are
// not symmetric, a call throws std::invalid_argument or returns a wrong result.
//
// *Edges.* A call that takes edges takes a std::vector of std::pair, std::array or std::tuple of
// any integers but bool, or of a type with the members v and w, such as WeightedEdge. The weight is
// the third part, or the member `weight`, and may be any integer that fits into 64 bits with a
// sign. A call without weights ignores it.
//
// *Matchings.* A matching is a std::vector<int> mate: mate[v] is the vertex that is matched to v,
// or -1 if v is exposed or absent. A function that takes a matching checks that it consists of
// disjoint pairs of vertices, but not that the vertices of a pair are neighbors.
//
// *l and r.* Calls with these parameters throw if one is negative or l + r >= 2^31. The bipartite
// graph has the left vertices 0 .. l - 1 and the right vertices l .. l + r - 1, and all results use
// these numbers, so that mate[mate[v]] == v. Only in the edges and lists that a call takes, the
// right vertices are zero-based: the edge {v, w} joins v to l + w.
//
// *Sides.* The argument `side` of calls for bipartite graphs is a function or a vector. side(v) or
// side[v] is the side of v, and converts to bool; the side of an absent vertex has no meaning. If
// `side` is left out, the sides are those of the member side() of the graph. If there is no such
// member, the call computes them in O(n + m) time: the first vertex of each component is on side 0.
// For an odd cycle, the call then throws std::invalid_argument, which names an edge of the cycle.
// Game and DynamicMatching take such a graph as a general graph instead.
//
// *Limits.* "Limits: any graph" means fewer than 2^31 vertices, fewer than 2^31 edges in a vector,
// and fewer than 2^32 entries in all lists together.
//
// *Errors.* For a bad argument a function throws std::invalid_argument, or std::length_error if a
// Board or a table of pairs would be too large, before it changes anything. The message says what
// is wrong. It usually names the bad value, and the function or class that was called. A message
// about a bad list begins with `neighbor lists`. Game may name DynamicMatching and the reverse,
// both may name bipartite_matching(), and edge_classes() names gallai_edmonds(), because these find
// the bad value. After an object has thrown std::bad_alloc, the object may only be destroyed.
namespace matching_games {

// Names the class of a vertex in the Gallai-Edmonds decomposition. A vertex is in D if some maximum
// matching exposes the vertex; from such a vertex, the player to move loses. A vertex outside D is
// in A if it has a neighbor in D, and in C if not. So every maximum matching covers the vertices of
// A and C.
enum class VertexClass : char { absent, D, A, C };

// Returns the first n vectors of an array: the neighbor lists of the vertices 0 .. n - 1, or of the
// left vertices if a call has the parameters l, r and lists. Limits: any graph.
//
//   #include "matching_games/general.hpp"
//   std::vector<int> adj[505];
//   const std::vector<int> mate = matching_games::general_matching(matching_games::lists(adj, 3));
template <class Integer>
std::vector<std::vector<Integer>> lists(const std::vector<Integer>* adj, int n) {
  if (n < 0) internal::reject("lists", "expected n >= 0, found ", n);
  return std::vector<std::vector<Integer>>(adj, adj + n);
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_GRAPH_HPP
