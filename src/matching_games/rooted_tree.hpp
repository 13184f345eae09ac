// SPDX-License-Identifier: CC0-1.0
//
// This header computes the Gallai-Edmonds classes of a tree, and of the graph that joins each
// vertex of a tree to all its ancestors: RootedTree tree(n, edges, root), tree_classes(tree),
// comparability_classes(tree).
//
// Checked: against gallai_edmonds.hpp on all trees with up to 7 vertices
// (matching_games/rooted_tree).
#ifndef MATCHING_GAMES_ROOTED_TREE_HPP
#define MATCHING_GAMES_ROOTED_TREE_HPP

#include <cstddef>
#include <utility>
#include <vector>

#include "matching_games/graph.hpp"
#include "matching_games/internal/edges.hpp"

namespace matching_games {

// Returns the index of the first edge that closes a cycle with earlier edges, or -1 if there is
// none. A loop closes a cycle. The ends must be in [0, n); this is not checked. Takes
// O(n + m alpha(m, n)) time for m edges. Limits: any graph.
//
// R. E. Tarjan, J. van Leeuwen, "Worst-case analysis of set union algorithms", 1984.
template <class Edge = std::pair<int, int>>
int first_closing_edge(int n, const std::vector<Edge>& edges) {
  // `above` is a union-find forest. above[v] is the parent of v. If v is a root, above[v] is minus
  // the number of vertices in its tree.
  std::vector<int> above(n, -1);
  const auto root = [&above](int v) {
    while (above[v] >= 0) {
      const int next = above[v];
      if (above[next] >= 0) above[v] = above[next];
      v = next;
    }
    return v;
  };
  for (const Edge& edge : edges) {
    int v = root(internal::ends_of(edge).first), w = root(internal::ends_of(edge).second);
    if (v == w) return static_cast<int>(&edge - edges.data());
    if (above[v] > above[w]) std::swap(v, w);
    above[v] += above[w];
    above[w] = v;
  }
  return -1;
}

// Stores a rooted tree. Its vertices are ordered so that children come before their parents, and
// the root is last. The place of a vertex is its index in this order.
class RootedTree {
 public:
  // Constructs the tree with n >= 1 vertices and the given n - 1 edges. Throws
  // std::invalid_argument if the edges are not those of a tree, or the root is outside [0, n).
  // Takes O(n) time. Needs 2 ints per vertex, and 2 more during construction.
  template <class Edge = std::pair<int, int>>
  RootedTree(int n, const std::vector<Edge>& edges, int root = 0) {
    if (root < 0 || root >= n) {
      internal::reject("RootedTree", "expected a root in [0, ", n, "), found ", root);
    }
    if (edges.size() != static_cast<std::size_t>(n) - 1) {
      internal::reject("RootedTree", "expected ", n - 1, " edges for ", n, " vertices, found ",
                       edges.size());
    }
    internal::require_edges("RootedTree", edges, n, n);

    // Removes leaves one by one, so that each vertex is removed before its parent. The root has the
    // additional neighbor -1. So the root becomes a leaf only when all other vertices are removed,
    // and is removed last. rest[v].neighbors is the exclusive or of the remaining neighbors of v.
    // For a leaf, this is its only neighbor.
    struct Rest {
      int degree, neighbors;
    };
    std::vector<Rest> rest(n, Rest{0, 0});
    rest[root] = Rest{1, -1};
    for (const Edge& edge : edges) {
      const std::pair<int, int> ends = internal::ends_of(edge);
      ++rest[ends.first].degree;
      rest[ends.first].neighbors ^= ends.second;
      ++rest[ends.second].degree;
      rest[ends.second].neighbors ^= ends.first;
    }
    // vertex_ is a queue of leaves. Each vertex that may be a leaf is written to the end of the
    // queue, but the queue becomes longer only if the vertex is a leaf. This avoids a branch that
    // the processor could not predict.
    vertex_.resize(rest.size() + 1);
    parent_.resize(rest.size());
    int count = 0;
    for (int v = 0; v < n; ++v) {
      vertex_[count] = v;
      count += rest[v].degree == 1;
    }
    for (int i = 0; i < count && rest[vertex_[i]].degree == 1; ++i) {
      const int v = vertex_[i], parent = rest[v].neighbors;
      parent_[i] = parent;
      rest[v].neighbors = i;
      if (parent == -1) break;
      --rest[parent].degree;
      rest[parent].neighbors ^= v;
      vertex_[count] = parent;
      count += rest[parent].degree == 1;
    }
    if (count < n) {
      internal::reject("RootedTree", "edge ", first_closing_edge(n, edges), " closes a cycle");
    }
    vertex_.pop_back();
    for (int i = 0; i + 1 < n; ++i) parent_[i] = rest[parent_[i]].neighbors;
  }

  int size() const { return static_cast<int>(vertex_.size()); }

  // vertex() returns the vertex at a place. parent() returns the place of the parent of that
  // vertex, or -1 for the root.
  int vertex(int place) const { return vertex_[place]; }
  int parent(int place) const { return parent_[place]; }

 private:
  std::vector<int> vertex_, parent_;
};

// Returns the Gallai-Edmonds class of every vertex of the tree. The classes do not depend on the
// root. Takes O(n) time. Needs one int per vertex. Limits: any tree.
//
// Every maximum matching covers a vertex v if and only if v has a neighbor w with this property:
// some maximum matching of the tree without v exposes w. For each v, the function counts the
// neighbors with this property. If the count of v is 0, v is in the class D. A vertex with a
// neighbor in D is in A, and all other vertices are in C. The neighbor w has the property if and
// only if the count of w is 0 when v is not counted. So the first loop counts the children of v,
// from the leaves up. The second loop also counts the parent of v, from the root down.
//
// Example: on the path 0 - 1 - 2 the classes are {D, A, D}.
inline std::vector<VertexClass> tree_classes(const RootedTree& tree) {
  const int n = tree.size();
  std::vector<int> wins(n, 0);  // the count of the vertex at each place
  for (int i = 0; i + 1 < n; ++i) wins[tree.parent(i)] += wins[i] == 0;
  for (int i = n - 2; i >= 0; --i) wins[i] += wins[tree.parent(i)] == (wins[i] == 0);

  std::vector<VertexClass> classes(wins.size());
  for (int i = 0; i < n; ++i) {
    classes[tree.vertex(i)] = wins[i] == 0 ? VertexClass::D : VertexClass::C;
  }
  for (int i = 0; i + 1 < n; ++i) {  // each vertex of the class A has a child in the class D
    if (wins[i] == 0) classes[tree.vertex(tree.parent(i))] = VertexClass::A;
  }
  return classes;
}

// Returns the Gallai-Edmonds class of every vertex in the comparability graph of the tree. That
// graph joins each vertex to all its ancestors. The graph has up to n^2 / 2 edges and is not built.
// Takes O(n) time. Needs one int per vertex. Limits: any tree.
//
// The classes follow from a greedy matching: from the leaves up, each vertex v is matched to an
// exposed vertex below v, if there is one. Let s(v) be the number of exposed vertices below v at
// that time. Let T be the set of vertices v with s >= 2 for v and all ancestors of v. Without T,
// the tree falls apart into parts, and no edge of the comparability graph joins two parts. The root
// of each part has s = 1 or s = 0. If s = 1, the greedy matching covers all vertices of the part.
// If s = 0, vertices of the part are matched to each other, except for the root. Such a part has an
// odd number of vertices and is called odd here.
//
// The greedy matching is maximum. Every matching exposes a vertex of each odd part or matches such
// a vertex to a vertex of T. So if there are k odd parts, every matching exposes at least k - |T|
// vertices of odd parts. The greedy matching exposes exactly k - |T| vertices, because it matches
// each vertex of T to the root of an odd part. So maximum matchings expose only vertices of odd
// parts.
//
// The vertices of the odd parts are the Gallai-Edmonds class D. Then T is the class A, the set of
// the neighbors of D outside D, because each vertex of T has an odd part below, and no edge joins
// two parts. To prove the statement about D, we show for each vertex u of an odd part that some
// maximum matching exposes u. Without u, the part has a perfect matching, in which the former mate
// of u is matched to the root. It remains to match T into the odd parts other than the part of u.
// Let x be a vertex of T. When the greedy algorithm has matched x, s(x) - 1 >= 1 vertices below x
// are exposed. These vertices are roots of odd parts, and each vertex of T at or below x is matched
// to the root of one more odd part below x. So there are more odd parts below x than vertices of T
// at or below x. Without the part of u, there are still at least as many odd parts as vertices of
// T. For any subset S of T, add this up over the topmost vertices of S: below these vertices are at
// least |S| odd parts other than the part of u. This is Hall's condition.
//
// Example: on the path 0 - 1 - 2 the classes are {D, A, D} with the root 1 and {D, D, D} with the
// root 0.
inline std::vector<VertexClass> comparability_classes(const RootedTree& tree) {
  const int n = tree.size();
  std::vector<int> exposed(n, 0);  // s(v) for the vertex v at each place
  for (int i = 0; i + 1 < n; ++i) {
    exposed[tree.parent(i)] += exposed[i] == 0 ? 1 : exposed[i] - 1;
  }
  std::vector<VertexClass> classes(exposed.size());
  for (int i = n - 1; i >= 0; --i) {
    VertexClass& of_vertex = classes[tree.vertex(i)];
    of_vertex = i + 1 == n ? VertexClass::A : classes[tree.vertex(tree.parent(i))];
    if (of_vertex != VertexClass::A) continue;  // v has the class of its part's root
    if (exposed[i] == 0) of_vertex = VertexClass::D;
    if (exposed[i] == 1) of_vertex = VertexClass::C;
  }
  return classes;
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_ROOTED_TREE_HPP
