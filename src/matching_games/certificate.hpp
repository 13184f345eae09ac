// SPDX-License-Identifier: CC0-1.0
//
// Checks of a matching, and of what was found from it, that trust nobody: check_matching(graph,
// mate), check_gallai_edmonds(graph, mate, classes) and others.
#ifndef MATCHING_GAMES_CERTIFICATE_HPP
#define MATCHING_GAMES_CERTIFICATE_HPP

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "matching_games/graph.hpp"
#include "matching_games/internal/graph_of.hpp"

// Proofs that a matching is maximum, and checkers of them that trust nobody: they share no code
// with the algorithms, and each condition is checked as its theorem states it.
//
// A checker returns an empty string, or one sentence about the first condition that is violated,
// with the vertices that violate it. It never throws: whatever is wrong is its answer. All take
// O(n + m) time, but alpha(m, n) is a factor in check_factor_critical() and check_gallai_edmonds(),
// and check_edge_classes() takes O(n m alpha(m, n)).
//
//   const std::vector<int> mate = matching_games::general_matching(graph);
//   const auto classes = matching_games::gallai_edmonds(graph, mate);
//   assert(matching_games::check_gallai_edmonds(graph, mate, classes).empty());
namespace matching_games {

// Whether `mate` is a matching: mates are neighbors, each other's, and there.
template <class Given>
std::string check_matching(const Given& given, const std::vector<int>& mate) {
  const internal::GraphOf<Given>& graph = given;
  const int n = graph.size();
  if (mate.size() != static_cast<std::size_t>(n)) {
    return internal::text("there are ", mate.size(), " mates for ", n, " vertices");
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
      return internal::text("vertex ", v, " has the mate ", w, flaw);
    }
  }
  return "";
}

namespace internal {

// Reads a list of different vertices that are there into one flag per vertex.
template <class Graph>
std::string check_vertex_set(const Graph& graph, const std::vector<int>& set,
                             std::vector<char>& contained) {
  contained.assign(graph.size(), 0);
  for (const int v : set) {
    if (v < 0 || v >= graph.size() || !graph.contains(v)) {
      return internal::text("vertex ", v, " of the set is not in the graph");
    }
    if (contained[v]) return internal::text("vertex ", v, " is twice in the set");
    contained[v] = 1;
  }
  return "";
}

}  // namespace internal

// Whether `mate` is a matching, and `cover` a set of as many vertices that touches every edge but
// loops. Each edge of a matching needs a vertex of its own in a cover, so that no matching is
// larger and no cover smaller. Such a cover exists for every bipartite graph, and for some others.
//
// D. Koenig, "Graphok es matrixok", 1931.
template <class Given>
std::string check_vertex_cover(const Given& given, const std::vector<int>& mate,
                               const std::vector<int>& cover) {
  const internal::GraphOf<Given>& graph = given;
  std::string flaw = matching_games::check_matching(graph, mate);
  std::vector<char> covered;
  if (flaw.empty()) flaw = internal::check_vertex_set(graph, cover, covered);
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
        return internal::text("the edge ", v, " - ", w, " is not covered");
      }
    }
  }
  if (2 * cover.size() == ends) return "";
  return internal::text("the cover has ", cover.size(), " vertices, but the matching has ",
                        ends / 2, " edges");
}

// Whether `mate` is a matching, and `set` holds all vertices but as many as the matching has edges,
// no two of them neighbors. Of the ends of a matching edge such a set has at most one, so that no
// set is larger and no matching either. It exists for every bipartite graph, and for some others.
template <class Given>
std::string check_independent_set(const Given& given, const std::vector<int>& mate,
                                  const std::vector<int>& set) {
  const internal::GraphOf<Given>& graph = given;
  std::string flaw = matching_games::check_matching(graph, mate);
  std::vector<char> contained;
  if (flaw.empty()) flaw = internal::check_vertex_set(graph, set, contained);
  if (!flaw.empty()) return flaw;
  std::size_t present = 0, ends = 0;
  for (int v = 0; v < graph.size(); ++v) {
    if (!graph.contains(v)) continue;
    ++present;
    if (mate[v] != -1) ++ends;
    if (!contained[v]) continue;
    auto&& neighbors = graph.neighbors(v);
    for (int i = 0; i < static_cast<int>(neighbors.size()); ++i) {
      const int w = neighbors[i];
      if (w != v && contained[w]) {
        return internal::text("vertices ", v, " and ", w, " of the set are neighbors");
      }
    }
  }
  if (set.size() + ends / 2 == present) return "";
  return internal::text("the set has ", set.size(), " of ", present,
                        " vertices, but the matching has ", ends / 2, " edges");
}

// Whether `mate` is a matching, and `cover` a list of edges that touch every vertex with a neighbor
// but itself, as many as there are such vertices less the edges of the matching. If the matching is
// maximum, which is not checked, no cover is smaller: choose a largest matching of edges in a
// cover, then each vertex that it misses needs an edge of its own.
//
// T. Gallai, "Ueber extreme Punkt- und Kantenmengen", 1959.
template <class Given>
std::string check_edge_cover(const Given& given, const std::vector<int>& mate,
                             const std::vector<std::pair<int, int>>& cover) {
  const internal::GraphOf<Given>& graph = given;
  const int n = graph.size();
  const std::string flaw = matching_games::check_matching(graph, mate);
  if (!flaw.empty()) return flaw;
  std::vector<std::vector<int>> ends(n);  // the second ends of the edges of the cover
  std::vector<char> covered(n, 0);
  const auto name = [](int v, int w) { return internal::text("the pair ", v, " - ", w); };
  for (const std::pair<int, int>& e : cover) {
    for (const int v : {e.first, e.second}) {
      if (v < 0 || v >= n || !graph.contains(v)) {
        return name(e.first, e.second) + " is not in the graph";
      }
      covered[v] = 1;
    }
    if (e.first == e.second) return name(e.first, e.second) + " is a loop";
    ends[e.first].push_back(e.second);
  }
  std::vector<int> listed_by(n, -1);  // the last vertex that lists it
  std::size_t vertices = 0, matched = 0;
  for (int v = 0; v < n; ++v) {
    if (!graph.contains(v)) continue;
    bool is_isolated = true;
    auto&& neighbors = graph.neighbors(v);
    for (int i = 0; i < static_cast<int>(neighbors.size()); ++i) {
      listed_by[neighbors[i]] = v;
      if (neighbors[i] != v && graph.contains(neighbors[i])) is_isolated = false;
    }
    for (const int w : ends[v]) {
      if (listed_by[w] != v) return name(v, w) + " is no edge";
    }
    if (is_isolated) continue;
    if (!covered[v]) return internal::text("vertex ", v, " is not covered");
    ++vertices;
    if (mate[v] != -1) ++matched;
  }
  if (cover.size() + matched / 2 == vertices) return "";
  return internal::text("the cover has ", cover.size(), " edges for ", vertices,
                        " vertices, but the matching has ", matched / 2, " edges");
}

// Whether `mate` is a matching, and `barrier` a set of vertices without which the graph has as many
// components of odd size as there are vertices in the barrier and exposed vertices. Every matching
// leaves a vertex exposed in each odd component but those that it ties to the barrier, so that no
// matching is larger. Such a set exists for every graph.
//
// W. T. Tutte, "The factorization of linear graphs", 1947; C. Berge, "Sur le couplage maximum d'un
// graphe", 1958.
template <class Given>
std::string check_barrier(const Given& given, const std::vector<int>& mate,
                          const std::vector<int>& barrier) {
  const internal::GraphOf<Given>& graph = given;
  std::string flaw = matching_games::check_matching(graph, mate);
  std::vector<char> seen;
  if (flaw.empty()) flaw = internal::check_vertex_set(graph, barrier, seen);
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
  return internal::text("the graph without the barrier has ", odd_components,
                        " odd components, not ", barrier.size(), " for the barrier and ", exposed,
                        " for the exposed vertices");
}

// Whether `mate` is a matching, `barrier` a set of vertices, and component[v] != -1 exactly on odd
// components of the graph without the barrier: as many as vertices in the barrier and exposed
// vertices, numbered 0 .. components - 1 in the order of their first vertices. As in
// check_barrier(), no matching leaves less than components - |barrier| vertices exposed then.
template <class Given>
std::string check_tutte_berge(const Given& given, const std::vector<int>& mate,
                              const std::vector<int>& barrier, const std::vector<int>& component,
                              int components) {
  const internal::GraphOf<Given>& graph = given;
  const int n = graph.size();
  std::string flaw = matching_games::check_matching(graph, mate);
  std::vector<char> in_barrier;
  if (flaw.empty()) flaw = internal::check_vertex_set(graph, barrier, in_barrier);
  if (!flaw.empty()) return flaw;
  if (component.size() != mate.size()) {
    return internal::text("there are ", component.size(), " numbers for ", n, " vertices");
  }
  int exposed = 0;
  for (int v = 0; v < n; ++v) {
    if (graph.contains(v) && mate[v] == -1) ++exposed;
    const int number = component[v];
    if (number == -1) continue;
    if (!graph.contains(v) || in_barrier[v]) {
      return internal::text("vertex ", v, " is in component ", number,
                            (graph.contains(v) ? " and in the barrier" : " but absent"));
    }
    auto&& neighbors = graph.neighbors(v);
    for (int i = 0; i < static_cast<int>(neighbors.size()); ++i) {
      const int w = neighbors[i];
      if (graph.contains(w) && !in_barrier[w] && component[w] != number) {
        return internal::text("the edge ", v, " - ", w, " leaves component ", number);
      }
    }
  }
  int count = 0;
  std::vector<char> seen(n, 0);
  std::vector<int> members;
  for (int root = 0; root < n; ++root) {
    if (component[root] == -1 || seen[root]) continue;
    if (component[root] != count) {
      return internal::text("vertex ", root, " is the first one of component ", count,
                            ", but numbered ", component[root]);
    }
    seen[root] = 1;
    members.assign(1, root);
    for (std::size_t head = 0; head < members.size(); ++head) {
      auto&& neighbors = graph.neighbors(members[head]);
      for (int i = 0; i < static_cast<int>(neighbors.size()); ++i) {
        const int w = neighbors[i];
        if (component[w] != count || seen[w]) continue;
        seen[w] = 1;
        members.push_back(w);
      }
    }
    if (members.size() % 2 == 0) return internal::text("component ", count, " is even");
    ++count;
  }
  if (count != components) {
    return internal::text("there are ", count, " components, not ", components);
  }
  if (components == static_cast<int>(barrier.size()) + exposed) return "";
  return internal::text("there are ", components, " odd components, not ", barrier.size(),
                        " for the barrier and ", exposed, " for the exposed vertices");
}

namespace internal {

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

// Makes even[v] != 0 for those vertices that alternating paths of even length reach in the subgraph
// on the vertices with part[v] != 0, from those that `mate` leaves without a mate in it. `part` has
// the size of the graph and no absent vertex. It is a flaw, and `even` incomplete, if such a path
// leads next to another vertex without a mate: it is augmenting.
//
// The paths are searched for in trees. An edge between two outer vertices of a tree closes an odd
// cycle, which is shrunk into the vertex where it is nearest to the root; all its vertices are
// outer then.
template <class Graph>
std::string find_even_paths(const Graph& graph, const std::vector<int>& mate,
                            const std::vector<char>& part, std::vector<char>& even) {
  const int n = graph.size();
  even.assign(n, 0);               // outer vertices
  std::vector<int> depth(n, -1);   // of an outer vertex, when it was found
  std::vector<int> parent(n, -1);  // of an inner vertex: the outer vertex that found it
  std::vector<int> outer;
  const auto add = [&](int v, int at) {
    even[v] = 1;
    depth[v] = at;
    outer.push_back(v);
  };
  BlossomBases blossoms(n);
  for (int v = 0; v < n; ++v) {
    if (part[v] && (mate[v] == -1 || !part[mate[v]])) add(v, 0);
  }
  for (std::size_t head = 0; head < outer.size(); ++head) {
    const int v = outer[head];
    auto&& neighbors = graph.neighbors(v);
    for (int i = 0; i < static_cast<int>(neighbors.size()); ++i) {
      const int w = neighbors[i];
      if (!part[w] || w == v) continue;
      if (!even[w]) {
        if (parent[w] != -1) continue;
        parent[w] = v;
        add(mate[w], depth[blossoms.base(v)] + 1);
        continue;
      }
      for (int a = blossoms.base(v), b = blossoms.base(w); a != b;) {
        if (depth[a] < depth[b]) std::swap(a, b);
        if (depth[a] == 0) {
          return internal::text("vertices ", a, " and ", b,
                                " are in one component and both without a mate in it");
        }
        const int inner = mate[a];
        if (!even[inner]) add(inner, depth[a]);
        blossoms.join(a, parent[inner]);
        blossoms.join(inner, a);
        a = blossoms.base(a);
      }
    }
  }
  return "";
}

// Whether every component of the subgraph on the vertices with part[v] != 0 is factor-critical,
// that is, has a perfect matching without any one of its vertices, and the matching `mate` leaves a
// single vertex of each without a mate in it. `part` has the size of the graph and no absent
// vertex.
//
// It is so exactly if alternating paths of even length lead from that vertex to all others of the
// component.
template <class Graph>
std::string check_factor_critical(const Graph& graph, const std::vector<int>& mate,
                                  const std::vector<char>& part) {
  std::vector<char> even;
  const std::string flaw = internal::find_even_paths(graph, mate, part, even);
  if (!flaw.empty()) return flaw;
  for (int v = 0; v < graph.size(); ++v) {
    if (part[v] && !even[v]) {
      return internal::text("the component of vertex ", v, " is not factor-critical");
    }
  }
  return "";
}

}  // namespace internal

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
template <class Given>
std::string check_gallai_edmonds(const Given& given, const std::vector<int>& mate,
                                 const std::vector<GallaiEdmonds>& classes) {
  const internal::GraphOf<Given>& graph = given;
  const int n = graph.size();
  std::string flaw = matching_games::check_matching(graph, mate);
  if (!flaw.empty()) return flaw;
  if (classes.size() != mate.size()) {
    return internal::text("there are ", classes.size(), " classes for ", n, " vertices");
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
          return internal::text("the edge ", v, " - ", w, " joins D to C");
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
    if (condition != nullptr) return internal::text("vertex ", v, condition);
  }
  const std::string flaw_of_d = internal::check_factor_critical(graph, mate, in_d);
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
      return internal::text("vertex ", v, " of D is covered by every maximum matching");
    }
  }
  return "";
}

// Whether `mate` is a maximum matching of a bipartite graph with these sides, and `block` its fine
// Dulmage-Mendelsohn decomposition into the blocks 0 .. blocks - 1:
//   - every edge joins the two sides, and leads from side 0 in one block to side 1 in the same or a
//     later one; absent vertices, and no others, are in no block;
//   - mates are in one block; exposed vertices of side 1 are in block 0, those of side 0 in the
//     last, which is another one, and the blocks between have some vertex;
//   - alternating paths reach all of block 0 and of the last from their exposed vertices, and in
//     any other block lead from each vertex to all others of its side.
// By the first two no alternating path joins exposed vertices of both sides: the matching is
// maximum. By the third the first and last block are what alternating paths reach, and the others,
// strongly connected, cannot be divided.
//
// A. L. Dulmage, N. S. Mendelsohn, "Coverings of bipartite graphs", 1958.
template <class Given, class Side>
std::string check_dulmage_mendelsohn(const Given& given, const std::vector<int>& mate, Side side,
                                     const std::vector<int>& block, int blocks) {
  const internal::GraphOf<Given>& graph = given;
  const int n = graph.size();
  const std::string flaw = matching_games::check_matching(graph, mate);
  if (!flaw.empty()) return flaw;
  if (block.size() != mate.size()) {
    return internal::text("there are ", block.size(), " numbers of blocks for ", n, " vertices");
  }
  if (blocks < 2 || blocks - 2 > n) return internal::text("there are ", blocks, " blocks");
  const auto vertex = [](int v) { return internal::text("vertex ", v); };
  const auto edge = [](int v, int w) { return internal::text("the edge ", v, " - ", w); };
  std::vector<char> is_seen(n, 0), has_root(blocks, 0);
  std::vector<int> seen;  // what alternating paths of even length reach within the blocks
  const auto reach = [&](int v) {
    if (is_seen[v]) return;
    is_seen[v] = 1;
    seen.push_back(v);
  };
  for (int v = 0; v < n; ++v) {
    if (!graph.contains(v)) {
      if (block[v] != -1) return vertex(v) + " is absent but in a block";
      continue;
    }
    if (block[v] < 0 || block[v] >= blocks) return vertex(v) + " is in no block";
    const bool here = static_cast<bool>(side(v));
    auto&& neighbors = graph.neighbors(v);
    for (int i = 0; i < static_cast<int>(neighbors.size()); ++i) {
      const int w = neighbors[i];
      if (w == v || !graph.contains(w)) continue;
      if (static_cast<bool>(side(w)) == here) return edge(v, w) + " is on one side";
      if (!here && block[v] > block[w]) return edge(v, w) + " leads to an earlier block";
    }
    if (mate[v] == -1) {
      if (block[v] != (here ? 0 : blocks - 1))
        return vertex(v) + " is exposed but in another block";
      reach(v);
      continue;
    }
    if (block[v] != block[mate[v]]) return edge(v, mate[v]) + " of the matching leaves its block";
    if (has_root[block[v]] || block[v] == 0 || block[v] == blocks - 1) continue;
    has_root[block[v]] = 1;
    reach(v);
    reach(mate[v]);
  }
  for (int b = 1; b + 1 < blocks; ++b) {
    if (!has_root[b]) return internal::text("block ", b, " is empty");
  }
  for (std::size_t head = 0; head < seen.size(); ++head) {
    const int v = seen[head];
    auto&& neighbors = graph.neighbors(v);
    for (int i = 0; i < static_cast<int>(neighbors.size()); ++i) {
      const int w = neighbors[i];
      if (w != v && graph.contains(w) && block[w] == block[v]) reach(mate[w]);
    }
  }
  for (int v = 0; v < n; ++v) {
    if (!graph.contains(v) || is_seen[v]) continue;
    const bool is_inner = block[v] == (side(v) ? blocks - 1 : 0);
    if (is_inner && is_seen[mate[v]]) continue;
    return internal::text("no alternating path leads to vertex ", v, " in its block");
  }
  return "";
}

// Whether `mate` is a maximum matching, and edge_class(v, w) is, as an int, 0 for an edge that is
// in no maximum matching, 1 for one that is in some but not in every one, 2 for one that is in
// every one. It is asked for each entry w in the list of v, both there.
//
// The alternating paths of even length from the exposed vertices reach D, the neighbors of D are A,
// and the others C. An edge with an end in D is in a maximum matching, but in no one that misses
// this end; any other one with an end in A is in none. C has a perfect matching in every maximum
// one. To match v in C to its neighbor w, the others have to make up for it: alternating paths of
// even length in C without v lead from the mate of v to w. If they lead to one neighbor of v only,
// it is always the mate.
//
// L. Lovasz, M. D. Plummer, "Matching Theory", 1986.
template <class Given, class EdgeClassOf>
std::string check_edge_classes(const Given& given, const std::vector<int>& mate,
                               EdgeClassOf edge_class) {
  const internal::GraphOf<Given>& graph = given;
  const int n = graph.size();
  std::string flaw = matching_games::check_matching(graph, mate);
  if (!flaw.empty()) return flaw;
  std::vector<char> part(n, 0), in_d, in_c(n, 0), even;
  for (int v = 0; v < n; ++v) part[v] = graph.contains(v) ? 1 : 0;
  flaw = internal::find_even_paths(graph, mate, part, in_d);
  if (!flaw.empty()) return "the matching is not maximum: " + flaw;
  for (int v = 0; v < n; ++v) {
    if (!part[v] || in_d[v]) continue;
    in_c[v] = 1;
    auto&& neighbors = graph.neighbors(v);
    for (int i = 0; i < static_cast<int>(neighbors.size()); ++i) {
      if (in_d[neighbors[i]]) in_c[v] = 0;
    }
  }
  for (int v = 0; v < n; ++v) {
    if (!graph.contains(v)) continue;
    auto&& neighbors = graph.neighbors(v);
    const int degree = static_cast<int>(neighbors.size());
    bool is_alone = true;
    if (in_c[v]) {
      part = in_c;
      part[v] = 0;
      flaw = internal::find_even_paths(graph, mate, part, even);
      if (!flaw.empty()) return flaw;
      for (int i = 0; i < degree; ++i) {
        if (even[neighbors[i]] && neighbors[i] != mate[v]) is_alone = false;
      }
    }
    for (int i = 0; i < degree; ++i) {
      const int w = neighbors[i];
      if (!graph.contains(w)) continue;
      int expected = 0;
      if (w == v) {
        expected = 0;
      } else if (in_d[v] || in_d[w]) {
        expected = 1;
      } else if (in_c[v] && even[w]) {
        expected = is_alone ? 2 : 1;
      }
      const int actual = static_cast<int>(edge_class(v, w));
      if (actual == expected) continue;
      return internal::text("the edge ", v, " - ", w, " has the class ", actual, ", not ",
                            expected);
    }
  }
  return "";
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_CERTIFICATE_HPP
