// SPDX-License-Identifier: CC0-1.0
//
// Tests the checkers of the headers matching_games/check_*.hpp below. On small graphs with
// blossoms, loops, parallel edges and absent vertices, a checker must accept a certificate if and
// only if the certificate is right by definition. The certificates are those of the library, and
// all that differ in one place.
#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "check.hpp"
#include "exhaustive/truth.hpp"
#include "library.hpp"
#include "matching_games/changes.hpp"
#include "oracle.hpp"

namespace mg = matching_games;
using changes::Fields;
using namespace oracle;
using List = std::vector<int>;
using Pairs = std::vector<std::pair<int, int>>;

namespace {

Pairs pairs_in(const List& list) {
  Pairs pairs;
  for (std::size_t i = 1; i < list.size(); i += 2) pairs.emplace_back(list[i - 1], list[i]);
  return pairs;
}

List list_of(const Pairs& pairs) {
  List list;
  for (const auto& e : pairs) list.insert(list.end(), {e.first, e.second});
  return list;
}

int count(Set set) { return Truth::count(set); }
int first_of(const List& list) { return list.empty() ? -1 : list[0]; }
int entry(const List& list, int i) { return i < static_cast<int>(list.size()) ? list[i] : -1; }

// Tests all certificates of a graph. The functions is_...() and has_...() follow the definitions.
class Certificates {
 public:
  explicit Certificates(const Graph& graph, changes::Sentences& sentences)
      : graph_(graph),
        n_(graph.size()),
        truth_(graph),
        all_(truth_.everything()),
        mate_(mg::general_matching(graph)),
        sentences_(sentences) {}

  void test_all() {
    test(
        "matching", {mate_}, [&](const Fields& f) { return mg::check_matching(graph_, f[0]); },
        [&](const Fields& f) { return is_matching(f[0]); });
    test_proofs();
    test_edges();
    const std::vector<Set> sides = truth_.sides();
    test_sets(sides.empty() ? -1 : static_cast<int>(sides[sides.size() / 2]));
    if (!sides.empty()) test_sides(sides[sides.size() / 2]);
  }

 private:
  template <class FlawOf, class Holds>
  void test(const char* name, const Fields& right, FlawOf flaw_of, Holds holds) {
    changes::test(name, right, n_, true, sentences_, flaw_of, holds);
  }

  // ---- Definitions

  bool is_matching(const List& mate) const {
    bool is = static_cast<int>(mate.size()) == n_;
    for (int v = 0; v < n_ && is; ++v) {
      const int w = mate[v];
      is = w == -1 || (w >= 0 && w < n_ && truth_.is_edge(v, w) && mate[w] == v);
    }
    return is;
  }
  int size(const List& mate) const {
    return static_cast<int>(mate.size() - std::count(mate.begin(), mate.end(), -1)) / 2;
  }
  bool is_maximum(const List& mate) const {
    return is_matching(mate) && size(mate) == truth_.number(all_);
  }

  Set set_of(const List& list) const {
    Set set = 0;
    for (const int v : list) set |= v >= 0 && v < n_ ? Set(1) << v : 0;
    return set;
  }
  bool is_set(const List& list) const {
    const Set set = set_of(list);
    return (set & ~all_) == 0 && count(set) == static_cast<int>(list.size());
  }
  Set neighbors(Set set) const { return truth_.neighbors(set); }
  bool is_cover(const List& mate, Set cover) const {
    return (neighbors(all_ & ~cover) & ~cover) == 0 && count(cover) == size(mate);
  }

  // Returns the number of odd components of the graph without the set.
  int odd_components(Set without) const {
    int odd = 0;
    for (Set rest = all_ & ~without; rest != 0;) {
      Set component = rest & -rest;
      for (int i = 0; i < n_; ++i) component |= neighbors(component) & rest;
      rest &= ~component;
      odd += count(component) % 2;
    }
    return odd;
  }
  bool is_barrier(const List& mate, const List& barrier) const {
    return is_maximum(mate) && is_set(barrier) &&
           odd_components(set_of(barrier)) ==
               static_cast<int>(barrier.size()) + count(all_) - 2 * size(mate);
  }

  // ---- Certificates

  void test_proofs() {
    List classes;
    for (const mg::VertexClass c : truth_.classes()) classes.push_back(static_cast<int>(c));
    const auto proof = mg::tutte_berge(graph_, truth_.classes());
    test(
        "barrier", {mate_, proof.barrier},
        [&](const Fields& f) { return mg::check_tutte_berge(graph_, f[0], f[1]); },
        [&](const Fields& f) { return is_barrier(f[0], f[1]); });
    test(
        "Gallai-Edmonds", {mate_, classes},
        [&](const Fields& f) {
          std::vector<mg::VertexClass> given;
          for (const int c : f[1]) given.push_back(static_cast<mg::VertexClass>(c));
          return mg::check_gallai_edmonds(graph_, f[0], given);
        },
        [&](const Fields& f) { return is_maximum(f[0]) && f[1] == classes; });
  }

  void test_edges() {
    List cover = list_of(mg::minimum_edge_cover(graph_, mate_));
    for (int turn = 0; turn < 2; ++turn, std::reverse(cover.begin(), cover.end())) {
      test(
          "edge cover", {mate_, cover},
          [&](const Fields& f) { return mg::check_edge_cover(graph_, f[0], pairs_in(f[1])); },
          [&](const Fields& f) {
            Set covered = 0;
            const Pairs pairs = pairs_in(f[1]);
            for (const auto& [v, w] : pairs) {
              if (!is_set({v, w}) || !truth_.is_edge(v, w)) return false;
              covered |= set_of({v, w});
            }
            return is_matching(f[0]) && covered == neighbors(all_) &&
                   static_cast<int>(pairs.size()) + size(f[0]) == count(covered);
          });
    }
    // The class of each edge stands once for each direction.
    Pairs edges;
    List classes;
    for (int v = 0; v < n_; ++v) {
      for (int w = 0; w < n_; ++w) {
        const auto& list = graph_.neighbors(v);
        if (!has(all_, v) || !has(all_, w) || !std::count(list.begin(), list.end(), w)) continue;
        edges.emplace_back(v, w);
        classes.push_back(static_cast<int>(truth_.edge_class(v, w)));
      }
    }
    test(
        "edge classes", {mate_, classes},
        [&](const Fields& f) {
          return mg::check_edge_classes(graph_, f[0], [&](int v, int w) {
            const auto found = std::find(edges.begin(), edges.end(), std::make_pair(v, w));
            return entry(f[1], static_cast<int>(found - edges.begin()));
          });
        },
        [&](const Fields& f) {
          return is_maximum(f[0]) && f[1].size() >= classes.size() &&
                 std::equal(classes.begin(), classes.end(), f[1].begin());
        });
  }

  // Tests covers and independent sets. If there are two sides, `right` is the set of one side.
  // Otherwise no cover may be as small as the matching.
  void test_sets(int right) {
    List cover{0}, rest;
    const auto side = [right](int v) { return right >> v & 1; };
    if (right >= 0) cover = mg::minimum_vertex_cover(graph_, mate_, side);
    for (const int v : Truth::list(all_ & ~set_of(cover))) rest.push_back(v);
    test(
        "vertex cover", {mate_, cover},
        [&](const Fields& f) { return mg::check_vertex_cover(graph_, f[0], f[1]); },
        [&](const Fields& f) {
          return is_matching(f[0]) && is_set(f[1]) && is_cover(f[0], set_of(f[1]));
        });
    test(
        "independent set", {mate_, rest},
        [&](const Fields& f) { return mg::check_independent_set(graph_, f[0], f[1]); },
        [&](const Fields& f) {
          return is_matching(f[0]) && is_set(f[1]) && is_cover(f[0], all_ & ~set_of(f[1]));
        });
  }

  void test_sides(Set right) {
    List sides;
    for (int v = 0; v < n_; ++v) sides.push_back(has(right, v));
    const auto side = [right](int v) { return has(right, v); };
    const auto right_in = [&](const List& list) {
      Set set = 0;
      for (int v = 0; v < n_; ++v) set |= entry(list, v) > 0 && has(all_, v) ? Set(1) << v : 0;
      return set;
    };
    const auto parts = mg::dulmage_mendelsohn(graph_, mate_, side);
    test(
        "Dulmage-Mendelsohn", {mate_, parts.block, {parts.blocks}, sides},
        [&](const Fields& f) {
          return mg::check_dulmage_mendelsohn(
              graph_, f[0], [&](int v) { return entry(f[3], v) > 0; }, f[1], first_of(f[2]));
        },
        [&](const Fields& f) { return are_blocks(f, right_in(f[3])); });
    test(
        "Hall violator", {mate_, mg::hall_violator(graph_, mate_, side), sides},
        [&](const Fields& f) {
          return mg::check_hall_violator(
              graph_, f[0], [&](int v) { return entry(f[2], v) > 0; }, f[1]);
        },
        [&](const Fields& f) {
          const Set on_right = right_in(f[2]), set = set_of(f[1]), reached = neighbors(set);
          int exposed = 0;
          for (int v = 0; v < n_ && is_matching(f[0]); ++v) {
            exposed += has(all_ & ~on_right, v) && f[0][v] == -1;
          }
          return is_matching(f[0]) && is_set(f[1]) && (set & on_right) == 0 &&
                 (reached & ~on_right) == 0 && count(set) == count(reached) + exposed;
        });
  }

  bool are_blocks(const Fields& f, Set right) const {
    const List& block = f[1];
    const int blocks = first_of(f[2]);
    const Set left = all_ & ~right;
    if (!is_maximum(f[0]) || static_cast<int>(block.size()) != n_ || blocks < 2 ||
        blocks > n_ + 2 || (neighbors(right) & right) != 0 || (neighbors(left) & left) != 0) {
      return false;
    }
    std::vector<Set> sets(blocks, 0), expected = truth_.blocks(right);
    for (int v = 0; v < n_; ++v) {
      if (!has(all_, v) && block[v] != -1) return false;
      if (!has(all_, v)) continue;
      if (block[v] < 0 || block[v] >= blocks) return false;
      sets[block[v]] |= Set(1) << v;
      for (const int w : Truth::list(neighbors(Set(1) << v))) {
        if (!has(right, v) && block[v] > block[w]) return false;
      }
    }
    std::swap(sets[1], sets.back());
    std::sort(sets.begin() + 2, sets.end());
    std::sort(expected.begin() + 2, expected.end());
    return sets == expected;
  }

  const Graph& graph_;
  const int n_;
  const Truth truth_;
  const Set all_;
  const List mate_;
  changes::Sentences& sentences_;
};

void test_small_graphs() {
  changes::Sentences sentences;
  for (int n = 0; n <= 4; ++n) {
    oracle::for_every_unlabeled_graph(n, [&](const instances::Edges& edges) {
      Certificates(Graph(n, edges), sentences).test_all();
    });
  }
  oracle::for_seeds(1, 100, [&](instances::Random& random) {
    Certificates(oracle::random_part(random, 8), sentences).test_all();
    return check::failed() == 0;
  });
  changes::check_complete(
      sentences, {"check_covers.hpp", "check_dulmage_mendelsohn.hpp", "check_edge_classes.hpp",
                  "check_gallai_edmonds.hpp", "check_matching.hpp", "check_tutte_berge.hpp",
                  "internal/even_paths.hpp"});
}

}  // namespace

int main() {
  test_small_graphs();
  return check::result();
}
