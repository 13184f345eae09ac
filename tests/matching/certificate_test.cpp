// SPDX-License-Identifier: CC0-1.0
#include "matching/certificate.hpp"

#include <string>
#include <vector>

#include "check.hpp"
#include "oracle.hpp"

using matching::check_barrier;
using matching::check_factor_critical;
using matching::check_gallai_edmonds;
using matching::check_matching;
using matching::check_vertex_cover;
using matching::GallaiEdmonds;
using oracle::Graph;

namespace {

const GallaiEdmonds D = GallaiEdmonds::D, A = GallaiEdmonds::A, C = GallaiEdmonds::C,
                    absent = GallaiEdmonds::absent;

Graph make(int n, const std::vector<std::pair<int, int>>& edges) {
  Graph graph(n);
  for (const auto& e : edges) graph.add_edge(e.first, e.second);
  return graph;
}

Graph cycle(int n) {
  Graph graph(n);
  for (int v = 0; v < n; ++v) graph.add_edge(v, (v + 1) % n);
  return graph;
}

std::vector<char> all(const Graph& graph) { return std::vector<char>(graph.size(), 1); }

void nothing() {
  const Graph graph;
  CHECK_EQ(check_matching(graph, {}), "");
  CHECK_EQ(check_vertex_cover(graph, {}, {}), "");
  CHECK_EQ(check_barrier(graph, {}, {}), "");
  CHECK_EQ(check_gallai_edmonds(graph, {}, {}), "");
  CHECK_EQ(check_factor_critical(graph, {}, {}), "");
  CHECK_EQ(check_matching(graph, {-1}), "there are 1 mates for 0 vertices");
}

void matchings() {
  const Graph graph = make(5, {{0, 1}, {1, 2}, {3, 3}});
  Graph hole = graph;
  hole.present[2] = 0;
  CHECK_EQ(check_matching(graph, {1, 0, -1, -1, -1}), "");
  CHECK_EQ(check_matching(graph, {-1, -1, -1, -1, -1}), "");
  CHECK_EQ(check_matching(graph, {-1, 2, 1, -1, -1}), "");
  CHECK_EQ(check_matching(graph, {-1, -1, -1, -1}), "there are 4 mates for 5 vertices");
  CHECK_EQ(check_matching(graph, {5, -1, -1, -1, -1}),
           "vertex 0 has the mate 5, which is no vertex");
  CHECK_EQ(check_matching(graph, {-2, -1, -1, -1, -1}),
           "vertex 0 has the mate -2, which is no vertex");
  CHECK_EQ(check_matching(graph, {-1, -1, -1, 3, -1}), "vertex 3 has the mate 3, itself");
  CHECK_EQ(check_matching(graph, {1, 2, 1, -1, -1}), "vertex 0 has the mate 1, which has another");
  CHECK_EQ(check_matching(graph, {1, -1, -1, -1, -1}),
           "vertex 0 has the mate 1, which has another");
  CHECK_EQ(check_matching(graph, {2, -1, 0, -1, -1}),
           "vertex 0 has the mate 2, which is no neighbor");
  CHECK_EQ(check_matching(hole, {-1, 2, 1, -1, -1}), "vertex 2 has the mate 1 but is absent");
  CHECK_EQ(check_matching(hole, {1, 0, -1, -1, -1}), "");
}

void vertex_covers() {
  const Graph path = make(4, {{0, 1}, {1, 2}, {2, 3}, {2, 2}});
  CHECK_EQ(check_vertex_cover(path, {1, 0, 3, 2}, {1, 2}), "");
  CHECK_EQ(check_vertex_cover(path, {1, 0, 3, 2}, {0, 2}), "");
  CHECK_EQ(check_vertex_cover(path, {1, 0, 3, 2}, {1, 3}), "");
  CHECK_EQ(check_vertex_cover(path, {1, 0, 3, 2}, {0, 3}), "the edge 1 - 2 is not covered");
  CHECK_EQ(check_vertex_cover(path, {-1, 2, 1, -1}, {1, 2}),
           "the cover has 2 vertices, but the matching has 1 edges");
  CHECK_EQ(check_vertex_cover(path, {1, 0, 3, 2}, {1, 2, 3}),
           "the cover has 3 vertices, but the matching has 2 edges");
  CHECK_EQ(check_vertex_cover(path, {1, 0, 3, 2}, {1, 1}), "vertex 1 is twice in the set");
  CHECK_EQ(check_vertex_cover(path, {1, 0, 3, 2}, {1, 4}),
           "vertex 4 of the set is not in the graph");
  CHECK_EQ(check_vertex_cover(path, {1, 0, 3, -1}, {1, 2}),
           "vertex 2 has the mate 3, which has another");
  // A triangle has no cover of one vertex, although its matching is maximum.
  CHECK_EQ(check_vertex_cover(cycle(3), {1, 0, -1}, {0}), "the edge 1 - 2 is not covered");
}

void barriers() {
  const Graph star = make(4, {{0, 1}, {0, 2}, {0, 3}});
  CHECK_EQ(check_barrier(star, {1, 0, -1, -1}, {0}), "");
  CHECK_EQ(
      check_barrier(star, {1, 0, -1, -1}, {}),
      "the graph without the barrier has 0 odd components, not 0 for the barrier and 2 for the "
      "exposed vertices");
  CHECK_EQ(check_barrier(cycle(5), {1, 0, 3, 2, -1}, {}), "");
  CHECK_EQ(
      check_barrier(cycle(5), {1, 0, -1, -1, -1}, {}),
      "the graph without the barrier has 1 odd components, not 0 for the barrier and 3 for the "
      "exposed vertices");
  CHECK_EQ(check_barrier(star, {1, 0, -1, -1}, {-1}), "vertex -1 of the set is not in the graph");
  CHECK_EQ(check_barrier(star, {1, 2, -1, -1}, {0}), "vertex 0 has the mate 1, which has another");
}

void factor_critical() {
  CHECK_EQ(check_factor_critical(cycle(3), {1, 0, -1}, all(cycle(3))), "");
  CHECK_EQ(check_factor_critical(cycle(7), {-1, 2, 1, 4, 3, 6, 5}, all(cycle(7))), "");
  // Two triangles with a common corner; then with a bridge between them, where no corner is shared.
  const Graph bow_tie = make(5, {{0, 1}, {1, 2}, {2, 0}, {2, 3}, {3, 4}, {4, 2}});
  CHECK_EQ(check_factor_critical(bow_tie, {1, 0, -1, 4, 3}, all(bow_tie)), "");
  CHECK_EQ(check_factor_critical(bow_tie, {-1, 2, 1, 4, 3}, all(bow_tie)), "");
  const Graph path = make(3, {{0, 1}, {1, 2}});
  CHECK_EQ(check_factor_critical(path, {1, 0, -1}, all(path)),
           "the component of vertex 1 is not factor-critical");
  CHECK_EQ(check_factor_critical(cycle(4), {1, 0, 3, 2}, all(cycle(4))),
           "the component of vertex 0 is not factor-critical");
  CHECK_EQ(check_factor_critical(cycle(3), {-1, -1, -1}, all(cycle(3))),
           "vertices 0 and 1 are in one component and both without a mate in it");
  // A triangle with a tail of two: the tail's middle is always covered.
  const Graph tail = make(5, {{0, 1}, {1, 2}, {2, 0}, {2, 3}, {3, 4}});
  CHECK_EQ(check_factor_critical(tail, {1, 0, 3, 2, -1}, all(tail)),
           "the component of vertex 3 is not factor-critical");
  CHECK_EQ(check_factor_critical(tail, {1, 0, 3, 2, -1}, {0, 0, 0, 0, 1}), "");
}

void classes() {
  const Graph path = make(3, {{0, 1}, {1, 2}});
  CHECK_EQ(check_gallai_edmonds(path, {1, 0, -1}, {D, A, D}), "");
  CHECK_EQ(check_gallai_edmonds(path, {1, 0, -1}, {D, A}), "there are 2 classes for 3 vertices");
  CHECK_EQ(check_gallai_edmonds(path, {1, 0, -1}, {D, absent, D}), "vertex 1 is in no class");
  CHECK_EQ(check_gallai_edmonds(path, {1, 0, -1}, {D, A, C}), "vertex 2 of C has no mate in C");
  CHECK_EQ(check_gallai_edmonds(path, {1, 0, -1}, {D, A, A}), "vertex 2 of A has no mate in D");
  CHECK_EQ(check_gallai_edmonds(path, {1, 0, -1}, {C, C, D}), "the edge 2 - 1 joins D to C");
  CHECK_EQ(check_gallai_edmonds(path, {1, 0, -1}, {D, D, D}),
           "in D, the component of vertex 1 is not factor-critical");
  CHECK_EQ(check_gallai_edmonds(path, {-1, -1, -1}, {D, A, D}), "vertex 1 of A has no mate in D");
  CHECK_EQ(check_gallai_edmonds(path, {-1, -1, -1}, {D, D, D}),
           "in D, vertices 0 and 1 are in one component and both without a mate in it");
  CHECK_EQ(check_gallai_edmonds(path, {2, -1, 0}, {D, A, D}),
           "vertex 0 has the mate 2, which is no neighbor");

  const Graph edge = make(2, {{0, 1}});
  CHECK_EQ(check_gallai_edmonds(edge, {1, 0}, {C, C}), "");
  CHECK_EQ(check_gallai_edmonds(edge, {1, 0}, {D, A}),
           "vertex 0 of D is covered by every maximum matching");
  CHECK_EQ(check_gallai_edmonds(edge, {-1, -1}, {C, C}), "vertex 0 of C has no mate in C");

  Graph hole = make(3, {{0, 1}, {1, 2}, {0, 0}, {0, 1}});
  hole.present[2] = 0;
  CHECK_EQ(check_gallai_edmonds(hole, {1, 0, -1}, {C, C, absent}), "");
  CHECK_EQ(check_gallai_edmonds(hole, {1, 0, -1}, {C, C, D}), "vertex 2 is absent but in a class");

  // Two vertices of A matched into one component of D.
  const Graph k4 = make(5, {{0, 2}, {1, 3}, {2, 3}, {3, 4}, {4, 2}});
  CHECK_EQ(check_gallai_edmonds(k4, {2, 3, 0, 1, -1}, {A, A, D, D, D}),
           "in D, vertices 2 and 3 are in one component and both without a mate in it");

  CHECK(matching::barrier_of({D, A, absent, C, A}) == std::vector<int>({1, 4}));
  CHECK(matching::vertex_cover_of({D, A, C, C}, [](int v) { return v % 2; }) ==
        std::vector<int>({1, 2}));
}

// Every matching of a small graph with every labelling of its vertices: the checker accepts the
// classes by definition with a maximum matching, and nothing else.
struct Enumeration {
  const Graph& graph;
  std::vector<unsigned char> numbers;
  std::vector<GallaiEdmonds> truth;

  explicit Enumeration(const Graph& g) : graph(g), truth(g.size(), C) {
    const std::vector<oracle::Set> adjacent = oracle::adjacency(g);
    numbers = oracle::matching_numbers(adjacent);
    const oracle::Set everything = static_cast<oracle::Set>(numbers.size() - 1);
    oracle::Set d = 0;
    for (int v = 0; v < g.size(); ++v) {
      if (numbers[everything & ~(1u << v)] == numbers[everything]) d |= 1u << v;
    }
    for (int v = 0; v < g.size(); ++v) {
      truth[v] = oracle::has(d, v) ? D : (adjacent[v] & d) != 0 ? A : C;
    }
  }

  void extend(std::vector<int>& mate, int v, int edges) const {
    if (v == graph.size()) {
      const bool is_maximum = edges == numbers.back();
      oracle::Set cover_found = 0, barrier_found = 0;
      for (oracle::Set s = 0; s < numbers.size(); ++s) {
        std::vector<int> list;
        for (int w = 0; w < graph.size(); ++w) {
          if (oracle::has(s, w)) list.push_back(w);
        }
        cover_found |= check_vertex_cover(graph, mate, list).empty();
        barrier_found |= check_barrier(graph, mate, list).empty();
      }
      if (!is_maximum) CHECK(!cover_found);
      CHECK_EQ(barrier_found != 0, is_maximum);
      std::vector<GallaiEdmonds> classes(graph.size());
      int labellings = 1;
      for (int w = 0; w < graph.size(); ++w) labellings *= 3;
      for (int code = 0; code < labellings; ++code) {
        for (int w = 0, rest = code; w < graph.size(); ++w, rest /= 3) {
          classes[w] = rest % 3 == 0 ? D : rest % 3 == 1 ? A : C;
        }
        CHECK_EQ(check_gallai_edmonds(graph, mate, classes).empty(),
                 is_maximum && classes == truth);
      }
      return;
    }
    extend(mate, v + 1, edges);
    if (mate[v] != -1) return;
    for (int w = 0; w < v; ++w) {
      if (mate[w] != -1 || !oracle::has(oracle::adjacency(graph)[v], w)) continue;
      mate[v] = w;
      mate[w] = v;
      extend(mate, v + 1, edges + 1);
      mate[v] = mate[w] = -1;
    }
  }
};

void all_labellings(int n) {
  const int pairs = n * (n - 1) / 2;
  for (int code = 0; code < 1 << pairs; ++code) {
    Graph graph(n);
    int bit = 0;
    for (int v = 0; v < n; ++v) {
      for (int w = 0; w < v; ++w, ++bit) {
        if ((code >> bit & 1) != 0) graph.add_edge(w, v);
      }
    }
    std::vector<int> mate(n, -1);
    Enumeration(graph).extend(mate, 0, 0);
  }
}

// A nest of odd cycles and a long path: near-linear time, and no recursion.
void large() {
  const int n = 200001;
  Graph nest(n);
  for (int v = 1; v < n; ++v) nest.add_edge(v - 1, v);
  for (int v = 0; v < n / 2; ++v) nest.add_edge(v, n - 1 - v);
  std::vector<int> mate(n, -1);
  for (int v = 1; v < n; v += 2) mate[v] = v + 1, mate[v + 1] = v;
  CHECK_EQ(check_gallai_edmonds(nest, mate, std::vector<GallaiEdmonds>(n, D)), "");
  CHECK_EQ(check_barrier(nest, mate, {}), "");

  Graph path(n);
  for (int v = 1; v < n; ++v) path.add_edge(v - 1, v);
  std::vector<GallaiEdmonds> classes(n, D);
  for (int v = 1; v < n; v += 2) classes[v] = A;
  CHECK_EQ(check_gallai_edmonds(path, mate, classes), "");
  CHECK_EQ(check_barrier(path, mate, matching::barrier_of(classes)), "");
  const std::vector<int> cover = matching::vertex_cover_of(classes, [](int v) { return v % 2; });
  CHECK_EQ(check_vertex_cover(path, mate, cover), "");
  std::swap(classes[n / 2], classes[n / 2 + 1]);
  CHECK(!check_gallai_edmonds(path, mate, classes).empty());
}

}  // namespace

int main() {
  nothing();
  matchings();
  vertex_covers();
  barriers();
  factor_critical();
  classes();
  for (int n = 1; n <= 5; ++n) all_labellings(n);
  large();
  return check::result();
}
