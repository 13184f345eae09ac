// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_CERTIFICATE_HPP
#define MATCHING_CERTIFICATE_HPP

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "matching/graph.hpp"

// Proofs that a matching is maximum, and checkers of them that trust nobody: they share no code
// with the algorithms, and each condition is checked as its theorem states it.
//
// A checker returns an empty string, or one sentence about the first condition that is violated,
// with the vertices that violate it. It never throws: whatever is wrong is its answer. All but
// check_factor_critical() and check_gallai_edmonds(), where alpha(m, n) is a factor, take O(n + m)
// time.
//
//   const std::vector<int> mate = matching::general_matching(graph);
//   const auto classes = matching::gallai_edmonds(graph, mate);
//   assert(matching::check_gallai_edmonds(graph, mate, classes).empty());
namespace matching {

// Whether `mate` is a matching: mates are neighbors, each other's, and there.
template <class Graph>
std::string check_matching(const Graph& graph, const std::vector<int>& mate) {
  const int n = graph.size();
  if (mate.size() != static_cast<std::size_t>(n)) {
    return "there are " + std::to_string(mate.size()) + " mates for " + std::to_string(n) +
           " vertices";
  }
  for (int v = 0; v < n; ++v) {
    const int w = mate[v];
    if (w == -1) continue;
    const char* flaw = nullptr;
    if (!graph.contains(v)) {
      flaw = " but is absent";
    } else if (w < 0 || w >= n) {
      flaw = ", which is no vertex";
    } else if (w == v) {
      flaw = ", itself";
    } else if (mate[w] != v) {
      flaw = ", which has another";
    } else {
      auto&& neighbors = graph.neighbors(v);
      const int degree = static_cast<int>(neighbors.size());
      int i = 0;
      while (i < degree && neighbors[i] != w) ++i;
      if (i == degree) flaw = ", which is no neighbor";
    }
    if (flaw != nullptr) {
      return "vertex " + std::to_string(v) + " has the mate " + std::to_string(w) + flaw;
    }
  }
  return "";
}

// Reads a list of different vertices that are there into one flag per vertex.
template <class Graph>
std::string check_vertex_set(const Graph& graph, const std::vector<int>& set,
                             std::vector<char>& contained) {
  contained.assign(graph.size(), 0);
  for (const int v : set) {
    if (v < 0 || v >= graph.size() || !graph.contains(v)) {
      return "vertex " + std::to_string(v) + " of the set is not in the graph";
    }
    if (contained[v]) return "vertex " + std::to_string(v) + " is twice in the set";
    contained[v] = 1;
  }
  return "";
}

// Whether `mate` is a matching, and `cover` a set of as many vertices that touches every edge but
// loops. Each edge of a matching needs a vertex of its own in a cover, so that no matching is
// larger and no cover smaller. Such a cover exists for every bipartite graph, and for some others.
//
// D. Koenig, "Graphok es matrixok", 1931.
template <class Graph>
std::string check_vertex_cover(const Graph& graph, const std::vector<int>& mate,
                               const std::vector<int>& cover) {
  std::string flaw = matching::check_matching(graph, mate);
  std::vector<char> covered;
  if (flaw.empty()) flaw = matching::check_vertex_set(graph, cover, covered);
  if (!flaw.empty()) return flaw;
  std::size_t ends = 0;
  for (int v = 0; v < graph.size(); ++v) {
    if (!graph.contains(v)) continue;
    if (mate[v] != -1) ++ends;
    if (covered[v]) continue;
    auto&& neighbors = graph.neighbors(v);
    for (int i = 0; i < static_cast<int>(neighbors.size()); ++i) {
      const int w = neighbors[i];
      if (w != v && graph.contains(w) && !covered[w]) {
        return "the edge " + std::to_string(v) + " - " + std::to_string(w) + " is not covered";
      }
    }
  }
  if (2 * cover.size() == ends) return "";
  return "the cover has " + std::to_string(cover.size()) + " vertices, but the matching has " +
         std::to_string(ends / 2) + " edges";
}

// Whether `mate` is a matching, and `barrier` a set of vertices without which the graph has as many
// components of odd size as there are vertices in the barrier and exposed vertices. Every matching
// leaves a vertex exposed in each odd component but those that it ties to the barrier, so that no
// matching is larger. Such a set exists for every graph.
//
// W. T. Tutte, "The factorization of linear graphs", 1947; C. Berge, "Sur le couplage maximum d'un
// graphe", 1958.
template <class Graph>
std::string check_barrier(const Graph& graph, const std::vector<int>& mate,
                          const std::vector<int>& barrier) {
  std::string flaw = matching::check_matching(graph, mate);
  std::vector<char> seen;
  if (flaw.empty()) flaw = matching::check_vertex_set(graph, barrier, seen);
  if (!flaw.empty()) return flaw;
  std::size_t exposed = 0, odd_components = 0;
  std::vector<int> component;
  for (int root = 0; root < graph.size(); ++root) {
    if (!graph.contains(root)) continue;
    if (mate[root] == -1) ++exposed;
    if (seen[root]) continue;
    seen[root] = 1;
    component.assign(1, root);
    for (std::size_t head = 0; head < component.size(); ++head) {
      auto&& neighbors = graph.neighbors(component[head]);
      for (int i = 0; i < static_cast<int>(neighbors.size()); ++i) {
        const int w = neighbors[i];
        if (!graph.contains(w) || seen[w]) continue;
        seen[w] = 1;
        component.push_back(w);
      }
    }
    odd_components += component.size() % 2;
  }
  if (odd_components == barrier.size() + exposed) return "";
  return "the graph without the barrier has " + std::to_string(odd_components) +
         " odd components, not " + std::to_string(barrier.size()) + " for the barrier and " +
         std::to_string(exposed) + " for the exposed vertices";
}

// Disjoint sets of vertices, each with one of them as its base.
class BlossomBases {
 public:
  explicit BlossomBases(int n) : link_(n, -1), base_(n) {
    for (int v = 0; v < n; ++v) base_[v] = v;
  }

  int base(int v) { return base_[find(v)]; }

  // Unites the sets of v and w; the base is that of w.
  void join(int v, int w) {
    int a = find(v), b = find(w);
    const int base = base_[b];
    if (a == b) return;
    if (link_[a] < link_[b]) std::swap(a, b);
    link_[b] += link_[a];
    link_[a] = b;
    base_[b] = base;
  }

 private:
  int find(int v) {
    while (link_[v] >= 0) {
      const int above = link_[v];
      if (link_[above] >= 0) link_[v] = link_[above];
      v = above;
    }
    return v;
  }

  std::vector<int> link_;  // towards the root of the set; at the root: minus the size of the set
  std::vector<int> base_;  // at the root
};

// Whether every component of the subgraph on the vertices with part[v] != 0 is factor-critical,
// that is, has a perfect matching without any one of its vertices, and the matching `mate` leaves a
// single vertex of each without a mate in it. `part` has the size of the graph and no absent
// vertex.
//
// It is so exactly if alternating paths of even length lead from that vertex to all others of the
// component. They are searched for in one tree of alternating paths for each component. An edge
// between two of its outer vertices closes an odd cycle, which is shrunk into the vertex where it
// is nearest to the root; all its vertices are outer then.
template <class Graph>
std::string check_factor_critical(const Graph& graph, const std::vector<int>& mate,
                                  const std::vector<char>& part) {
  const int n = graph.size();
  std::vector<int> depth(n, -1);   // of an outer vertex, when it was found
  std::vector<int> parent(n, -1);  // of an inner vertex: the outer vertex that found it
  std::vector<int> outer;
  BlossomBases blossoms(n);
  for (int v = 0; v < n; ++v) {
    if (!part[v] || (mate[v] != -1 && part[mate[v]])) continue;
    depth[v] = 0;
    outer.push_back(v);
  }
  for (std::size_t head = 0; head < outer.size(); ++head) {
    const int v = outer[head];
    auto&& neighbors = graph.neighbors(v);
    for (int i = 0; i < static_cast<int>(neighbors.size()); ++i) {
      const int w = neighbors[i];
      if (!part[w] || w == v) continue;
      if (depth[w] == -1) {
        if (parent[w] != -1) continue;
        parent[w] = v;
        depth[mate[w]] = depth[blossoms.base(v)] + 1;
        outer.push_back(mate[w]);
        continue;
      }
      for (int a = blossoms.base(v), b = blossoms.base(w); a != b;) {
        if (depth[a] < depth[b]) std::swap(a, b);
        if (depth[a] == 0) {
          return "vertices " + std::to_string(a) + " and " + std::to_string(b) +
                 " are in one component and both without a mate in it";
        }
        const int inner = mate[a];
        if (depth[inner] == -1) {
          depth[inner] = depth[a];
          outer.push_back(inner);
        }
        blossoms.join(a, parent[inner]);
        blossoms.join(inner, a);
        a = blossoms.base(a);
      }
    }
  }
  for (int v = 0; v < n; ++v) {
    if (part[v] && depth[v] == -1) {
      return "the component of vertex " + std::to_string(v) + " is not factor-critical";
    }
  }
  return "";
}

// Whether `mate` is a maximum matching and `classes` are its Gallai-Edmonds classes:
//   - absent vertices, and no others, are in no class;
//   - no edge joins D to C;
//   - C is matched into itself, and A into different components of D;
//   - every component of D is factor-critical, and matched into itself but for one vertex;
//   - alternating paths of even length lead from exposed vertices into every component of D.
// The second to fourth condition make A a barrier: the matching is maximum, and every maximum
// matching covers A and C. By the last two some maximum matching misses any given vertex of D.
//
// J. Edmonds, "Paths, trees, and flowers", 1965; L. Lovasz, M. D. Plummer, "Matching Theory", 1986.
template <class Graph>
std::string check_gallai_edmonds(const Graph& graph, const std::vector<int>& mate,
                                 const std::vector<GallaiEdmonds>& classes) {
  const int n = graph.size();
  std::string flaw = matching::check_matching(graph, mate);
  if (!flaw.empty()) return flaw;
  if (classes.size() != mate.size()) {
    return "there are " + std::to_string(classes.size()) + " classes for " + std::to_string(n) +
           " vertices";
  }
  std::vector<char> in_d(n, 0);
  for (int v = 0; v < n; ++v) {
    const char* condition = nullptr;
    if (!graph.contains(v)) {
      if (classes[v] != GallaiEdmonds::absent) condition = " is absent but in a class";
    } else if (classes[v] == GallaiEdmonds::D) {
      in_d[v] = 1;
      auto&& neighbors = graph.neighbors(v);
      for (int i = 0; i < static_cast<int>(neighbors.size()); ++i) {
        const int w = neighbors[i];
        if (graph.contains(w) && classes[w] == GallaiEdmonds::C) {
          return "the edge " + std::to_string(v) + " - " + std::to_string(w) + " joins D to C";
        }
      }
    } else if (classes[v] == GallaiEdmonds::A) {
      if (mate[v] == -1 || classes[mate[v]] != GallaiEdmonds::D)
        condition = " of A has no mate in D";
    } else if (classes[v] == GallaiEdmonds::C) {
      if (mate[v] == -1 || classes[mate[v]] != GallaiEdmonds::C)
        condition = " of C has no mate in C";
    } else {
      condition = " is in no class";
    }
    if (condition != nullptr) return "vertex " + std::to_string(v) + condition;
  }
  const std::string flaw_of_d = matching::check_factor_critical(graph, mate, in_d);
  if (!flaw_of_d.empty()) return "in D, " + flaw_of_d;

  std::vector<int> missed;
  for (int v = 0; v < n; ++v) {
    if (in_d[v] && mate[v] == -1) missed.push_back(v);
  }
  std::vector<char> seen(n, 0);
  for (const int v : missed) seen[v] = 1;
  for (std::size_t head = 0; head < missed.size(); ++head) {
    auto&& neighbors = graph.neighbors(missed[head]);
    for (int i = 0; i < static_cast<int>(neighbors.size()); ++i) {
      const int w = neighbors[i];
      if (!graph.contains(w)) continue;
      const int next = in_d[w] ? w : mate[w];
      if (seen[next]) continue;
      seen[next] = 1;
      missed.push_back(next);
    }
  }
  for (int v = 0; v < n; ++v) {
    if (in_d[v] && !seen[v]) {
      return "vertex " + std::to_string(v) + " of D is covered by every maximum matching";
    }
  }
  return "";
}

// The evidence that the classes hold: the vertices of A, for check_barrier().
inline std::vector<int> barrier_of(const std::vector<GallaiEdmonds>& classes) {
  std::vector<int> result;
  for (int v = 0; v < static_cast<int>(classes.size()); ++v) {
    if (classes[v] == GallaiEdmonds::A) result.push_back(v);
  }
  return result;
}

// For check_vertex_cover(), on a bipartite graph with side(v) in {0, 1}: the vertices of A, and
// those of C on side 0.
template <class Side>
std::vector<int> vertex_cover_of(const std::vector<GallaiEdmonds>& classes, Side side) {
  std::vector<int> result;
  for (int v = 0; v < static_cast<int>(classes.size()); ++v) {
    const bool in_c_on_side_0 = classes[v] == GallaiEdmonds::C && !side(v);
    if (classes[v] == GallaiEdmonds::A || in_c_on_side_0) result.push_back(v);
  }
  return result;
}

}  // namespace matching

#endif  // MATCHING_CERTIFICATE_HPP
