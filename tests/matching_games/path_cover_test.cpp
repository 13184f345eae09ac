// SPDX-License-Identifier: CC0-1.0
#include "matching_games/path_cover.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <set>
#include <utility>
#include <vector>

#include "check.hpp"
#include "exhaustive/truth.hpp"
#include "families.hpp"
#include "instances/random.hpp"
#include "matching_games/changes.hpp"
#include "matching_games/check_path_cover.hpp"
#include "oracle.hpp"

namespace {

namespace mg = matching_games;
using Arcs = std::vector<std::pair<int, int>>;
using Lists = std::vector<std::vector<int>>;
using Vertices = std::vector<int>;

using oracle::has;

// Returns for each vertex the set of the vertices to which an arc leads.
std::vector<oracle::Set> heads_of(int n, const Arcs& arcs) {
  std::vector<oracle::Set> heads(n, 0);
  for (const auto& [v, w] : arcs) heads[v] |= oracle::Set(1) << w;
  return heads;
}

// Does the same for the vertices to which a path leads.
std::vector<oracle::Set> reached_by(std::vector<oracle::Set> heads) {
  for (std::size_t u = 0; u < heads.size(); ++u) {
    for (oracle::Set& reached : heads) {
      if (has(reached, static_cast<int>(u))) reached |= heads[u];
    }
  }
  return heads;
}

bool is_ordered(const Lists& lists) {
  return std::is_sorted(lists.begin(), lists.end());  // the first vertices differ
}

// Checks a minimum path cover, a minimum chain cover and a maximum antichain that the library
// finds. Compares the sizes of these results with those that a search through all sets of vertices
// finds. The arcs lead from smaller to larger vertices. The library gets the same graph with each
// vertex v renamed to name[v].
void check_by_definition(int n, const Arcs& arcs, const Vertices& name) {
  const auto heads = heads_of(n, arcs), reaches = reached_by(heads);
  Arcs renamed;
  for (const auto& [v, w] : arcs) renamed.emplace_back(name[v], name[w]);
  const Lists paths = mg::minimum_path_cover(n, renamed),
              chains = mg::minimum_chain_cover(n, renamed);
  const Vertices antichain = mg::maximum_antichain(n, renamed);
  CHECK_EQ(mg::check_path_cover(n, renamed, paths), "");
  CHECK_EQ(mg::check_chain_cover(n, renamed, chains, antichain), "");
  CHECK_EQ(static_cast<int>(paths.size()), oracle::fewest_paths(heads));
  CHECK_EQ(static_cast<int>(chains.size()), oracle::fewest_paths(reaches));
  const std::vector<oracle::Set> antichains = oracle::maximum_antichains(reaches);
  oracle::Set members = 0;
  for (const oracle::Set set : antichains) members |= set;
  CHECK_EQ(static_cast<int>(antichain.size()), oracle::Truth::count(antichains[0]));
  const std::vector<bool> in_some = mg::in_some_maximum_antichain(n, renamed);
  for (int v = 0; v < n; ++v) CHECK_EQ(in_some[name[v]], has(members, v));
  Arcs closure;
  for (int v = 0; v < n; ++v) {
    for (int w = 0; w < n; ++w) {
      if (has(reaches[v], w)) closure.emplace_back(name[v], name[w]);
    }
  }
  const auto transitive = mg::Relation::transitive;
  const Lists same = mg::minimum_chain_cover(n, closure, transitive);
  CHECK_EQ(mg::check_chain_cover(n, renamed, same, mg::maximum_antichain(n, closure, transitive)),
           "");
  CHECK(mg::maximum_antichain(n, closure, transitive) == antichain);
  CHECK(mg::in_some_maximum_antichain(n, closure, transitive) == in_some);
  CHECK(mg::minimum_chain_cover(n, renamed, transitive) == paths);
  CHECK(is_ordered(paths) && is_ordered(chains));
  CHECK(std::is_sorted(antichain.begin(), antichain.end()));
}

// Tests every acyclic graph with at most 6 vertices, with a random numbering of the vertices.
void test_every_graph() {
  instances::Random random(1950);
  for (int n = 0; n <= 6; ++n) {
    oracle::for_every_graph(n, [&](Arcs arcs) {
      const Arcs once = arcs;
      if (random.percent(30)) arcs.insert(arcs.end(), once.begin(), once.end());
      check_by_definition(n, arcs, instances::random_labels(n, random));
    });
  }
}

// Tests that directed_cycle() returns a cycle if and only if a vertex reaches itself, and that
// strong_components() has the vertices that reach each other together and the components in the
// order of the arcs, for random graphs with at most 7 vertices.
void test_cycles() {
  instances::Random random(1961);
  int with = 0;
  for (int repetition = 0; repetition < 2000; ++repetition) {
    const int n = random.between(1, 7);
    const Arcs arcs = families::random_pairs(n, n, random.below(2 * n), random);
    const auto heads = heads_of(n, arcs), reaches = reached_by(heads);
    const Vertices cycle = mg::directed_cycle(n, arcs);
    bool is_any = false, right = std::set<int>(cycle.begin(), cycle.end()).size() == cycle.size();
    for (int v = 0; v < n; ++v) is_any = is_any || has(reaches[v], v);
    for (std::size_t i = 0; i < cycle.size(); ++i) {
      right = right && has(heads[cycle[i]], cycle[(i + 1) % cycle.size()]);
    }
    CHECK(right && cycle.empty() != is_any);
    with += is_any;
    const auto [component, components] = mg::strong_components(n, arcs);
    for (int v = 0; v < n; ++v) {
      for (int w = 0; w < n; ++w) {
        const bool same = v == w || (has(reaches[v], w) && has(reaches[w], v));
        CHECK_EQ(component[v] == component[w], same);
      }
    }
    for (const auto& [v, w] : arcs) CHECK(component[v] <= component[w]);
    const std::set<int> numbers(component.begin(), component.end());
    CHECK(static_cast<int>(numbers.size()) == components && *numbers.begin() == 0 &&
          *numbers.rbegin() == components - 1);
  }
  CHECK(with > 500 && with < 1500);
}

// Tests random graphs with up to 300 vertices, and a grid whose answer is known. With more than 64
// vertices, the bits that path_cover.hpp stores for one vertex need several 64-bit words.
void test_large_graphs() {
  instances::Random random(1956);
  for (int repetition = 0; repetition < 40; ++repetition) {
    const int n = random.between(1, 300);
    Arcs arcs;
    for (int k = random.below(3 * n); k > 0; --k) {
      const int v = random.below(n), w = random.between(v - 1 - n / 4, v - 1);
      if (w >= 0) arcs.emplace_back(v, w);
    }
    CHECK_EQ(mg::check_path_cover(n, arcs, mg::minimum_path_cover(n, arcs)), "");
    const Lists chains = mg::minimum_chain_cover(n, arcs);
    CHECK_EQ(mg::check_chain_cover(n, arcs, chains, mg::maximum_antichain(n, arcs)), "");
  }
  // The last graph is a grid of 20 x 30 points with arcs to the right and down.
  Arcs grid;
  for (int v = 0; v < 600; ++v) {
    if (v % 30 != 29) grid.emplace_back(v, v + 1);
    if (v / 30 != 19) grid.emplace_back(v, v + 30);
  }
  const Lists chains = mg::minimum_chain_cover(600, grid);
  CHECK_EQ(chains.size(), 20u);
  CHECK_EQ(mg::check_chain_cover(600, grid, chains, mg::maximum_antichain(600, grid)), "");
}

// Tests the checkers with the changes of the certificates of an acyclic graph, see changes.hpp. In
// a field with lists, each list ends with -2.
void test_checkers(int n, const Arcs& arcs, changes::Sentences& sentences) {
  const auto heads = heads_of(n, arcs), reaches = reached_by(heads);
  const auto flat = [](const Lists& lists) {
    Vertices list;
    for (const Vertices& part : lists) {
      list.insert(list.end(), part.begin(), part.end());
      list.push_back(-2);
    }
    return list;
  };
  const auto lists_in = [](const Vertices& list) {
    Lists lists;
    bool is_new = true;
    for (const int v : list) {
      if (is_new) lists.emplace_back();
      is_new = v == -2;
      if (!is_new) lists.back().push_back(v);
    }
    return lists;
  };
  const auto is_cover = [n](const Lists& lists, const std::vector<oracle::Set>& sets) {
    Vertices all, every(n);
    std::iota(every.begin(), every.end(), 0);
    for (const Vertices& list : lists) all.insert(all.end(), list.begin(), list.end());
    std::sort(all.begin(), all.end());
    if (all != every) return false;
    for (const Vertices& list : lists) {
      if (list.empty()) return false;
      for (std::size_t i = 1; i < list.size(); ++i) {
        if (!has(sets[list[i - 1]], list[i])) return false;
      }
    }
    return static_cast<int>(lists.size()) == oracle::fewest_paths(sets);
  };
  changes::test(
      "path cover", {flat(mg::minimum_path_cover(n, arcs))}, n, false, sentences,
      [&](const changes::Fields& f) { return mg::check_path_cover(n, arcs, lists_in(f[0])); },
      [&](const changes::Fields& f) { return is_cover(lists_in(f[0]), heads); });
  changes::test(
      "chain cover", {flat(mg::minimum_chain_cover(n, arcs)), mg::maximum_antichain(n, arcs)}, n,
      false, sentences,
      [&](const changes::Fields& f) {
        return mg::check_chain_cover(n, arcs, lists_in(f[0]), f[1]);
      },
      [&](const changes::Fields& f) {
        std::set<int> antichain(f[1].begin(), f[1].end());
        for (const int v : f[1]) {
          if (v < 0 || v >= n) return false;
          for (const int w : f[1]) {
            if (v < n && w >= 0 && w < n && has(reaches[v], w)) return false;
          }
        }
        const Lists lists = lists_in(f[0]);
        return antichain.size() == f[1].size() && lists.size() == f[1].size() &&
               is_cover(lists, reaches);
      });
}

void test_checkers() {
  changes::Sentences sentences;
  for (int n = 0; n <= 4; ++n) {
    oracle::for_every_graph(n, [&](const Arcs& arcs) { test_checkers(n, arcs, sentences); });
  }
  CHECK_EQ(changes::noted(sentences, mg::check_path_cover(-1, {}, {})),
           "expected n >= 0, found -1");
  CHECK_EQ(changes::noted(sentences, mg::check_path_cover(3, {{2, 3}}, {})),
           "the arc 2 -> 3 ends outside [0, 3)");
  changes::check_complete(sentences, {"check_path_cover.hpp"});
}

}  // namespace

int main() {
  test_every_graph();
  test_cycles();
  test_large_graphs();
  test_checkers();
  return check::result();
}
