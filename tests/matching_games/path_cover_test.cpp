// SPDX-License-Identifier: CC0-1.0
#include "matching_games/path_cover.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>
#include <vector>

#include "check.hpp"
#include "instances/random.hpp"
#include "matching_games/check_path_cover.hpp"

namespace {

using matching_games::check_chain_cover;
using matching_games::check_path_cover;
using matching_games::maximum_antichain;
using matching_games::minimum_chain_cover;
using matching_games::minimum_path_cover;
using Arcs = std::vector<std::pair<int, int>>;
using Lists = std::vector<std::vector<int>>;
using Vertices = std::vector<int>;

// Returns the smallest number of lists that together contain each vertex exactly once. The vertices
// of a list are in ascending order, and each vertex is joined to the next vertex of the list.
std::size_t fewest(const Lists& is_joined) {
  const int n = static_cast<int>(is_joined.size());
  std::vector<char> is_list(std::size_t(1) << n, 1);
  std::vector<std::size_t> result(is_list.size(), 0);
  for (std::size_t s = 1; s < is_list.size(); ++s) {
    for (int v = 0, last = -1; v < n; ++v) {
      if ((s >> v & 1) == 0) continue;
      if (last != -1 && !is_joined[last][v]) is_list[s] = 0;
      last = v;
    }
    result[s] = n;
    for (std::size_t list = s; list != 0; list = (list - 1) & s) {
      if (is_list[list]) result[s] = std::min(result[s], 1 + result[s ^ list]);
    }
  }
  return result.back();
}

std::size_t largest_antichain(const Lists& reaches) {
  const int n = static_cast<int>(reaches.size());
  std::size_t most = 0;
  for (std::size_t s = 0; s < std::size_t(1) << n; ++s) {
    std::size_t size = 0;
    bool is_antichain = true;
    for (int v = 0; v < n; ++v) {
      if ((s >> v & 1) == 0) continue;
      ++size;
      for (int w = 0; w < n; ++w) {
        if ((s >> w & 1) != 0 && reaches[v][w]) is_antichain = false;
      }
    }
    if (is_antichain) most = std::max(most, size);
  }
  return most;
}

bool is_ordered(const Lists& lists) {
  return std::is_sorted(lists.begin(), lists.end());  // the first vertices differ
}

// Checks a minimum path cover, a minimum chain cover and a maximum antichain that the library
// finds. Compares the sizes of these results with those that a search through all sets of vertices
// finds. The arcs lead from smaller to larger vertices. The library gets the same graph with each
// vertex v renamed to name[v].
void check_by_definition(int n, const Arcs& arcs, const Vertices& name) {
  Lists joined(n, Vertices(n, 0));
  Arcs renamed;
  for (const auto& [v, w] : arcs) {
    joined[v][w] = 1;
    renamed.emplace_back(name[v], name[w]);
  }
  Lists reaches = joined;
  for (int u = 0; u < n; ++u) {
    for (int v = 0; v < n; ++v) {
      for (int w = 0; w < n; ++w) reaches[v][w] |= reaches[v][u] & reaches[u][w];
    }
  }
  const Lists paths = minimum_path_cover(n, renamed), chains = minimum_chain_cover(n, renamed);
  const Vertices antichain = maximum_antichain(n, renamed);
  CHECK_EQ(check_path_cover(n, renamed, paths), "");
  CHECK_EQ(check_chain_cover(n, renamed, chains, antichain), "");
  CHECK_EQ(paths.size(), fewest(joined));
  CHECK_EQ(chains.size(), fewest(reaches));
  CHECK_EQ(antichain.size(), largest_antichain(reaches));
  CHECK(is_ordered(paths) && is_ordered(chains));
  CHECK(std::is_sorted(antichain.begin(), antichain.end()));
}

// Tests every acyclic graph with at most 6 vertices, with a random numbering of the vertices.
void test_every_graph() {
  instances::Random random(1950);
  for (int n = 0; n <= 6; ++n) {
    for (int code = 0; code < 1 << n * (n - 1) / 2; ++code) {
      Arcs arcs;
      int rest = code;
      for (int v = 0; v < n; ++v) {
        for (int w = 0; w < v; ++w, rest /= 2) {
          if (rest % 2 == 1) arcs.emplace_back(w, v);
        }
      }
      const Arcs once = arcs;
      if (code % 3 == 0) arcs.insert(arcs.end(), once.begin(), once.end());
      Vertices name(n);
      std::iota(name.begin(), name.end(), 0);
      random.shuffle(name);
      check_by_definition(n, arcs, name);
    }
  }
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
    CHECK_EQ(check_path_cover(n, arcs, minimum_path_cover(n, arcs)), "");
    const Lists chains = minimum_chain_cover(n, arcs);
    CHECK_EQ(check_chain_cover(n, arcs, chains, maximum_antichain(n, arcs)), "");
  }
  // The last graph is a grid of 20 x 30 points with arcs to the right and down.
  Arcs grid;
  for (int v = 0; v < 600; ++v) {
    if (v % 30 != 29) grid.emplace_back(v, v + 1);
    if (v / 30 != 19) grid.emplace_back(v, v + 30);
  }
  const Lists chains = minimum_chain_cover(600, grid);
  CHECK_EQ(chains.size(), 20u);
  CHECK_EQ(check_chain_cover(600, grid, chains, maximum_antichain(600, grid)), "");
}

void test_checkers() {
  const Arcs path{{0, 1}, {1, 2}, {2, 3}};
  CHECK_EQ(check_path_cover(4, path, {{0, 1, 2, 3}}), "");
  CHECK_EQ(check_path_cover(-1, path, {}), "expected n >= 0, found -1");
  CHECK_EQ(check_path_cover(3, path, {}), "the arc 2 -> 3 ends outside [0, 3)");
  CHECK_EQ(check_path_cover(4, path, {{0, 1, 2, 3}, {}}), "a list is empty");
  CHECK_EQ(check_path_cover(4, path, {{0, 1, 2, 4}}), "4 is not a vertex");
  CHECK_EQ(check_path_cover(4, path, {{0, 1, 2, 3}, {2}}), "vertex 2 is listed twice");
  CHECK_EQ(check_path_cover(4, path, {{0, 1}, {3}}), "vertex 2 is not listed");
  CHECK_EQ(check_path_cover(4, path, {{0, 2}, {1}, {3}}), "there is no arc 0 -> 2");
  CHECK_EQ(
      check_path_cover(4, path, {{0, 1}, {2, 3}}),
      "there are fewer paths: an alternating path leads to vertex 2, which is the first of its "
      "path");
  const Arcs fan{{0, 1}, {1, 2}, {1, 3}};
  CHECK_EQ(check_chain_cover(4, fan, {{0, 2}, {1, 3}}, {2, 3}), "");
  CHECK_EQ(check_chain_cover(4, fan, {{0, 1}, {2, 3}}, {2, 3}), "vertex 2 does not reach 3");
  CHECK_EQ(check_chain_cover(4, fan, {{1, 0}, {2}, {3}}, {2, 3}), "vertex 1 does not reach 0");
  for (const Vertices& antichain : {Vertices{0, 3}, Vertices{3, 0}}) {
    CHECK_EQ(check_chain_cover(4, fan, {{0, 1, 2}, {3}}, antichain),
             "a vertex of the antichain reaches vertex 3 of the antichain");
  }
  CHECK_EQ(check_chain_cover(4, fan, {{0, 1, 2}, {3}}, {3, 3}),
           "vertex 3 is twice in the antichain");
  CHECK_EQ(check_chain_cover(4, fan, {{0, 1, 2}, {3}}, {-1, 3}), "-1 is not a vertex");
  CHECK_EQ(check_chain_cover(4, fan, {{0, 1, 2}, {3}}, {3}),
           "the numbers of chains and of vertices in the antichain differ: 2 and 1");
}

}  // namespace

int main() {
  test_every_graph();
  test_large_graphs();
  test_checkers();
  return check::result();
}
