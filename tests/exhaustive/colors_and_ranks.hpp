// SPDX-License-Identifier: CC0-1.0
//
// What colorings of edges and stable matchings are by the definition, and tests of both on small
// graphs.
#ifndef COLORS_AND_RANKS_HPP
#define COLORS_AND_RANKS_HPP

#include <algorithm>
#include <cstddef>
#include <set>
#include <utility>
#include <vector>

#include "check.hpp"
#include "families.hpp"
#include "instances/random.hpp"
#include "matching_games/stable_matching.hpp"
#include "oracle.hpp"

namespace oracle {

using Ranked = std::vector<matching_games::RankedEdge>;
using Numbers = std::vector<int>;

inline bool is_coloring(int l, int r, const instances::Edges& edges, int colors,
                        const Numbers& color) {
  std::set<std::pair<int, int>> seen;  // pairs of a vertex and a color
  Numbers degree(l + r + 1, 0);
  if (color.size() != edges.size()) return false;
  for (std::size_t i = 0; i < edges.size(); ++i) {
    if (color[i] < 0 || color[i] >= colors) return false;
    for (const int v : {edges[i].first, l + edges[i].second}) {
      ++degree[v];
      if (!seen.emplace(v, color[i]).second) return false;
    }
  }
  return colors == *std::max_element(degree.begin(), degree.end());
}

// Returns the rank that vertex v gives to the edge.
inline long long rank(const matching_games::RankedEdge& edge, int v, int l) {
  return v < l ? edge.v_rank : edge.w_rank;
}

// Returns the edge of each vertex, or -1, or an empty vector if the set is no stable matching.
inline Numbers stable_edges(int l, int r, const Ranked& edges, int set) {
  Numbers at(l + r, -1);
  const auto prefers = [&](std::size_t i, int v) {
    return at[v] == -1 || rank(edges[i], v, l) < rank(edges[at[v]], v, l);
  };
  for (std::size_t i = 0; i < edges.size(); ++i) {
    if ((set >> i & 1) == 0) continue;
    for (const int v : {edges[i].v, l + edges[i].w}) {
      if (at[v] != -1) return {};
      at[v] = static_cast<int>(i);
    }
  }
  for (std::size_t i = 0; i < edges.size(); ++i) {
    if (prefers(i, edges[i].v) && prefers(i, l + edges[i].w)) return {};
  }
  return at;
}

inline Numbers mates(int l, const Ranked& edges, const Numbers& at) {
  Numbers result = at;
  for (std::size_t v = 0; v < at.size(); ++v) {
    if (at[v] == -1) continue;
    result[v] = static_cast<int>(v) < l ? l + edges[at[v]].w : edges[at[v]].v;
  }
  return result;
}

// Returns whether these are the mates of a stable matching. If all ranks of a vertex differ, each
// left vertex must have the best edge and each right vertex the worst edge of all stable matchings,
// and all must cover the same vertices.
inline bool is_right(int l, int r, const Ranked& edges, const Numbers& mate) {
  std::vector<Numbers> all;
  bool is_strict = true;
  for (const auto& e : edges) {
    for (const auto& f : edges) {
      if (&e == &f) continue;
      is_strict = is_strict && (e.v != f.v || e.v_rank != f.v_rank);
      is_strict = is_strict && (e.w != f.w || e.w_rank != f.w_rank);
    }
  }
  for (int set = 0; set < 1 << edges.size(); ++set) {
    const Numbers at = stable_edges(l, r, edges, set);
    if (!at.empty()) all.push_back(at);
  }
  const auto is_extreme = [&](const Numbers& found, const Numbers& at) {
    for (int v = 0; v < l + r; ++v) {
      if (at[v] == found[v]) continue;
      if (at[v] == -1 || found[v] == -1) return false;
      if ((rank(edges[found[v]], v, l) < rank(edges[at[v]], v, l)) != (v < l)) return false;
    }
    return true;
  };
  return (l + r == 0 && mate.empty()) ||
         std::any_of(all.begin(), all.end(), [&](const Numbers& found) {
           return mates(l, edges, found) == mate &&
                  (!is_strict || std::all_of(all.begin(), all.end(), [&](const Numbers& at) {
                    return is_extreme(found, at);
                  }));
         });
}

// Calls use(edges) for all ways to rank the edges at the vertices from v on, also equally.
template <class Use>
void for_each_ranking(int v, int l, int r, Ranked& edges, const Use& use) {
  if (v == l + r) return use(edges);
  std::vector<long long*> ranks;
  for (auto& e : edges) {
    if (e.v == v) ranks.push_back(&e.v_rank);
    if (l + e.w == v) ranks.push_back(&e.w_rank);
  }
  const int n = static_cast<int>(ranks.size());
  int codes = 1;
  for (int i = 0; i < n; ++i) codes *= n;
  for (int code = 0; code < codes; ++code) {
    int rest = code, used = 0;
    for (long long* rank : ranks) {
      *rank = rest % n;
      used |= 1 << rest % n;
      rest /= n;
    }
    if ((used & (used + 1)) == 0) for_each_ranking(v + 1, l, r, edges, use);
  }
}

// Tests Engine::color(), which returns the number of colors and the colors, and Engine::stable(),
// which returns the mates: on all graphs with up to 5 edges on 3 + 3 vertices, and on 2 + 3
// vertices also with double edges, with all ranks; and on random graphs, with ranks of up to 9
// edges.
template <class Engine>
void test_colors_and_ranks(const Options& options) {
  const auto is_colored = [&](int l, int r, const instances::Edges& edges) {
    const auto result = Engine::color(l, r, edges);
    return is_coloring(l, r, edges, result.first, result.second);
  };
  for (const int l : {2, 3}) {
    const int r = 3, base = l == 2 ? 3 : 2;
    int graphs = 1, wrong = 0;
    for (int i = 0; i < l * r; ++i) graphs *= base;
    for (int code = 0; code < graphs; ++code) {
      instances::Edges edges;
      int digits = code;
      for (int i = 0; i < l * r; ++i, digits /= base) {
        edges.insert(edges.end(), digits % base, {i / r, i % r});
      }
      wrong += !is_colored(l, r, edges);
      Ranked ranked;
      for (const auto& [v, w] : edges) ranked.push_back({v, w, 0, 0});
      if (ranked.size() > 5) continue;
      for_each_ranking(0, l, r, ranked, [&](const Ranked& all) {
        wrong += !is_right(l, r, all, Engine::stable(l, r, all));
      });
    }
    CHECK_EQ(wrong, 0);
  }
  for_seeds(options.seed, options.is_long ? 100000 : 10000, [&](instances::Random& random) {
    const int n = random.percent(99) ? 4 : 40, most = random.percent(50) ? 3 : 1000;
    const int l = random.between(0, n), r = random.between(0, n);
    instances::Edges edges = families::random_pairs(l, r, random.below(6 * n), random);
    bool is_fine = is_colored(l, r, edges);
    edges.resize(std::min<std::size_t>(edges.size(), 9));
    Ranked ranked;
    for (const auto& [v, w] : edges)
      ranked.push_back({v, w, random.below(most), random.below(most)});
    is_fine = is_fine && is_right(l, r, ranked, Engine::stable(l, r, ranked));
    CHECK(is_fine);
    return is_fine;
  });
}

}  // namespace oracle

#endif  // COLORS_AND_RANKS_HPP
