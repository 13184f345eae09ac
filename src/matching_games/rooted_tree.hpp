// SPDX-License-Identifier: CC0-1.0
//
// Which vertices some, and which ones all, maximum matchings cover in a tree, or where each vertex
// of a tree is joined to all its ancestors: RootedTree tree(n, edges, root), tree_classes(tree),
// comparability_classes(tree).
#ifndef MATCHING_GAMES_ROOTED_TREE_HPP
#define MATCHING_GAMES_ROOTED_TREE_HPP

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "matching_games/graph.hpp"

namespace matching_games {

namespace internal {

// The first edge that closes a cycle with some before it, as a loop does by itself; -1 if there is
// none. The ends must be in [0, n). O(n + m alpha(m, n)).
//
// R. E. Tarjan, J. van Leeuwen, "Worst-case analysis of set union algorithms", 1984.
inline int first_closing_edge(int n, const std::vector<std::pair<int, int>>& edges) {
  // Towards the root of its component; for a root, minus the number of vertices.
  std::vector<int> above(static_cast<std::size_t>(n), -1);
  const auto root = [&above](int v) {
    while (above[v] >= 0) {
      const int next = above[v];
      if (above[next] >= 0) above[v] = above[next];
      v = next;
    }
    return v;
  };
  for (const std::pair<int, int>& edge : edges) {
    int v = root(edge.first), w = root(edge.second);
    if (v == w) return static_cast<int>(&edge - edges.data());
    if (above[v] > above[w]) std::swap(v, w);
    above[v] += above[w];
    above[w] = v;
  }
  return -1;
}

}  // namespace internal

// A tree with a root. Its vertices have places 0 .. size() - 1: children come before their parents,
// and so the root comes last.
class RootedTree {
 public:
  // The tree of n >= 1 vertices and these n - 1 edges, each end in [0, n). Throws
  // std::invalid_argument if they are no tree or the root is no vertex. O(n) time; 2 ints per
  // vertex, and for a while as many again.
  RootedTree(int n, const std::vector<std::pair<int, int>>& edges, int root = 0) {
    if (root < 0 || root >= n) {
      internal::reject("RootedTree", "the root ", root, " is outside [0, ", n, ")");
    }
    if (edges.size() != static_cast<std::size_t>(n) - 1) {
      internal::reject("RootedTree", n, " vertices, but ", edges.size(), " edges");
    }
    for (const std::pair<int, int>& edge : edges) {
      for (const int end : {edge.first, edge.second}) {
        if (end >= 0 && end < n) continue;
        internal::reject("RootedTree", "edge ", &edge - edges.data(), " ends at ", end,
                         ", outside [0, ", n, ")");
      }
    }

    // Leaves fall off, the root, whose parent is -1, last. The exclusive or of all neighbors that
    // are left names the only one of a leaf.
    struct Rest {
      int degree, neighbors;
    };
    std::vector<Rest> rest(static_cast<std::size_t>(n), Rest{0, 0});
    rest[root] = Rest{1, -1};
    for (const std::pair<int, int>& edge : edges) {
      ++rest[edge.first].degree;
      rest[edge.first].neighbors ^= edge.second;
      ++rest[edge.second].degree;
      rest[edge.second].neighbors ^= edge.first;
    }
    // A queue. What may be no leaf is put there and left out of the count: a branch would be slow.
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
      internal::reject("RootedTree", "edge ", internal::first_closing_edge(n, edges),
                       " closes a cycle");
    }
    vertex_.pop_back();
    for (int i = 0; i + 1 < n; ++i) parent_[i] = rest[parent_[i]].neighbors;
  }

  int size() const { return static_cast<int>(vertex_.size()); }

  // The vertex in a place, and the place of its parent, -1 for the root.
  int vertex(int place) const { return vertex_[place]; }
  int parent(int place) const { return parent_[place]; }

 private:
  std::vector<int> vertex_, parent_;
};

// The class of every vertex of the tree, whatever its root. O(n) time; an int per vertex.
//
// A vertex v is essential exactly if it has a neighbor w that some maximum matching of the tree
// without v misses. There, w is alone with the part of the tree behind it, seen from v, and is
// judged in the same way by its other neighbors: the children from the leaves up, and then the
// parents from the root down.
//
// Example: on the path 0 - 1 - 2 the classes are {D, A, D}.
inline std::vector<GallaiEdmonds> tree_classes(const RootedTree& tree) {
  const int n = tree.size();
  std::vector<int> missed(static_cast<std::size_t>(n), 0);  // how many such w, for each place
  for (int i = 0; i + 1 < n; ++i) missed[tree.parent(i)] += missed[i] == 0;
  for (int i = n - 2; i >= 0; --i) missed[i] += missed[tree.parent(i)] == (missed[i] == 0);

  std::vector<GallaiEdmonds> classes(missed.size());
  for (int i = 0; i < n; ++i) {
    classes[tree.vertex(i)] = missed[i] == 0 ? GallaiEdmonds::D : GallaiEdmonds::C;
  }
  for (int i = 0; i + 1 < n; ++i) {  // a vertex of A has two neighbors in D, and so a child there
    if (missed[i] == 0) classes[tree.vertex(tree.parent(i))] = GallaiEdmonds::A;
  }
  return classes;
}

// The class of every vertex in the comparability graph of the tree, which joins each vertex to all
// its ancestors. The graph, of up to n^2 / 2 edges, is not built. O(n) time; an int per vertex.
//
// From the leaves up, let each vertex v take as its mate one of the vertices below it that are
// still exposed. If there are s(v) > 0 of them, s(v) - 1 of the subtree of v stay exposed, else
// one, v itself. No matching leaves fewer: let A be the vertices with s >= 2 above which all have
// s >= 2. Without A, subtrees are left that no edge joins. Those whose root has s = 1 are covered;
// those with s = 0 have an odd number of vertices. So any matching ties a vertex of each of these
// odd subtrees to A or leaves one exposed, and the greedy one leaves no more: a vertex of A leaves
// one less than its children do.
//
// And these are the classes. An odd subtree has a perfect matching without any one vertex, whose
// mate the root takes. And a maximum matching may miss any of them: below each x in A there are
// s(x) - 1 >= 1 more odd subtrees than vertices of A, x among these. So any vertices of A are
// joined to more odd subtrees than they are, and find their mates without a given one (Hall).
//
// Example: on the path 0 - 1 - 2 with root 1 the classes are {D, A, D}, with root 0 {D, D, D}.
inline std::vector<GallaiEdmonds> comparability_classes(const RootedTree& tree) {
  const int n = tree.size();
  std::vector<int> exposed(static_cast<std::size_t>(n), 0);  // s of each place
  for (int i = 0; i + 1 < n; ++i) {
    exposed[tree.parent(i)] += exposed[i] == 0 ? 1 : exposed[i] - 1;
  }
  std::vector<GallaiEdmonds> classes(exposed.size());
  for (int i = n - 1; i >= 0; --i) {
    GallaiEdmonds& of_vertex = classes[tree.vertex(i)];
    of_vertex = i + 1 == n ? GallaiEdmonds::A : classes[tree.vertex(tree.parent(i))];
    if (of_vertex != GallaiEdmonds::A) continue;  // else s tells
    if (exposed[i] == 0) of_vertex = GallaiEdmonds::D;
    if (exposed[i] == 1) of_vertex = GallaiEdmonds::C;
  }
  return classes;
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_ROOTED_TREE_HPP
