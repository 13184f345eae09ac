// SPDX-License-Identifier: CC0-1.0
//
// Compares the recipes of src/notebook/theory.txt with a brute force. Needs the headers of the
// notebook in the namespace `notebook`.
#ifndef NOTEBOOK_RECIPES_HPP
#define NOTEBOOK_RECIPES_HPP

#include <bits/stdc++.h>

#include "check.hpp"
#include "families.hpp"
#include "instances/random.hpp"

namespace recipes {

using Edges = std::vector<std::pair<int, int>>;
using Numbers = std::vector<long long>;

constexpr long long kNone = LLONG_MIN, kUnlimited = 1LL << 60;

// The brute force of all recipes: returns the greatest value(set) of the sets of n things.
template <class Value>
long long best(int n, Value value) {
  long long greatest = kNone;
  for (int set = 0; set < 1 << n; ++set) greatest = std::max<long long>(greatest, value(set));
  return greatest;
}

inline bool has(int set, int i) { return (set >> i & 1) != 0; }
inline int count(int set) { return static_cast<int>(std::bitset<32>(set).count()); }

inline long long sum(const Numbers& numbers, int set = -1) {
  long long result = 0;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    result += has(set, static_cast<int>(i)) ? numbers[i] : 0;
  }
  return result;
}

inline Numbers random_numbers(int n, int high, instances::Random& random) {
  Numbers numbers(n);
  for (long long& x : numbers) x = random.between(0, high);
  return numbers;
}

inline Edges simple_pairs(int l, int r, int m, instances::Random& random) {
  Edges edges = families::random_pairs(l, r, m, random);
  std::sort(edges.begin(), edges.end());
  edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
  return edges;
}

// Returns the number of edges of the set at each of the l + r vertices.
inline Numbers degrees(int l, int r, const Edges& edges, int set = -1) {
  Numbers degree(l + r, 0);
  for (std::size_t i = 0; i < edges.size(); ++i) {
    if (has(set, static_cast<int>(i))) ++degree[edges[i].first], ++degree[l + edges[i].second];
  }
  return degree;
}

// Returns whether each number is at most the other one.
inline bool fits(const Numbers& a, const Numbers& b) {
  return std::equal(a.begin(), a.end(), b.begin(), std::less_equal<long long>());
}

inline void of_edges(instances::Random& random) {
  const int l = random.between(1, 4), r = random.between(1, 4), n = l + r;
  const Edges edges = simple_pairs(l, r, random.below(9), random);
  const int m = static_cast<int>(edges.size());
  const auto at = [&](int set) { return degrees(l, r, edges, set); };
  const Numbers ones(n, 1), room = random_numbers(n, 2, random);
  // Given vertices of both sides: those with room 0 must be covered.
  Edges twice;
  for (const auto& [v, w] : edges) twice.insert(twice.end(), {{v, w}, {l + w, r + v}});
  Numbers must(n);
  for (int v = 0; v < n; ++v) {
    must[v] = room[v] == 0;
    if (!must[v]) twice.emplace_back(v, v < l ? r + v : v - l);
  }
  const long long covers =
      best(m, [&](int set) { return fits(at(set), ones) && fits(must, at(set)); });
  CHECK_EQ(notebook::Bipartite(n, n, twice).size == n, covers == 1);
  // The fewest edges with degree - room or more at each vertex.
  Numbers need = at(-1), rest = room;
  for (int v = 0; v < n; ++v) rest[v] = std::min(rest[v], need[v]), need[v] -= rest[v];
  CHECK_EQ(notebook::Capacitated(l, r, edges, rest).size - m,
           best(m, [&](int set) { return fits(need, at(set)) ? -count(set) : kNone; }));
  // Projects on the left need tools on the right.
  CHECK_EQ(sum(room, (1 << l) - 1) - notebook::Capacitated(l, r, edges, room, kUnlimited).size,
           best(l, [&](int set) {
             int tools = 0;
             for (const auto& [v, w] : edges) tools |= has(set, v) << (l + w);
             return sum(room, set) - sum(room, tools);
           }));
  // At most k of the left vertices take two.
  Numbers two(ones);
  std::fill(two.begin(), two.begin() + l, 2);
  const int k = random.below(3);
  CHECK_EQ(std::min(notebook::Capacitated(l, r, edges, ones).size + k,
                    notebook::Capacitated(l, r, edges, two).size),
           best(m, [&](int set) {
             const Numbers degree = at(set);
             return fits(degree, two) && std::count(degree.begin(), degree.begin() + l, 2) <= k
                        ? count(set)
                        : kNone;
           }));
  // Vertices in some minimum cover.
  notebook::Bipartite g(l, r, edges);
  for (int x = 0; x < n; ++x) {
    const long long least = best(n, [&](int set) {
      bool covers_all = has(set, x);
      for (const auto& [v, w] : edges) covers_all = covers_all && (has(set, v) || has(set, l + w));
      return covers_all ? -count(set) : kNone;
    });
    CHECK_EQ(!g.missed(x), least == -g.size);
  }
  // The numbers of the matched edges.
  int matched = 0;
  for (int i = 0; i < m; ++i) matched |= (g.right(edges[i].first) == edges[i].second) << i;
  CHECK(count(matched) == g.size && fits(at(matched), ones));
  // Bottleneck: how many of the first edges have a matching of some pairs? If none, m + 1.
  const int pairs = random.between(1, 3);
  int few = 0, many = m + 1;
  while (many - few > 1) {
    const int first = (few + many) / 2;
    const Edges some(edges.begin(), edges.begin() + first);
    (notebook::Bipartite(l, r, some).size < pairs ? few : many) = first;
  }
  const long long last = best(m, [&](int set) {
    int after = m;
    while (after > 0 && !has(set, after - 1)) --after;
    return fits(at(set), ones) && count(set) == pairs ? -after : kNone;
  });
  CHECK_EQ(-many, std::max(last, -m - 1LL));
  // Left vertices by priority.
  Edges shifted;
  for (const auto& [v, w] : edges) shifted.emplace_back(v, l + w);
  notebook::General general(n, shifted);
  for (int v = 0; v < l; ++v) general.erase(v);
  Numbers chosen(ones);
  std::fill(chosen.begin(), chosen.begin() + l, 0);
  for (int v = 0; v < l; ++v) {
    chosen[v] = 1;
    const long long most =
        best(m, [&](int set) { return fits(at(set), chosen) ? count(set) : kNone; });
    chosen[v] = most == sum(chosen, (1 << l) - 1);
    CHECK_EQ(general.insert(v), chosen[v] == 1);
  }
  // Weights and capacities, each edge once, and the least cost of the most edges.
  const Numbers weight = random_numbers(m, 9, random);
  std::vector<std::array<long long, 3>> heavy, cheap;
  for (int i = 0; i < m; ++i) {
    const auto [v, w] = edges[i];
    heavy.push_back({v, w, weight[i] - 3});
    cheap.push_back({v, w, -weight[i]});
  }
  CHECK_EQ(notebook::Transport(l, r, heavy, room).weight, best(m, [&](int set) {
             return fits(at(set), room) ? sum(weight, set) - 3 * count(set) : kNone;
           }));
  const notebook::Transport least(l, r, cheap, room, 1, true);
  CHECK_EQ(1000 * least.size + least.weight, best(m, [&](int set) {
             return fits(at(set), room) ? 1000 * count(set) - sum(weight, set) : kNone;
           }));
}

inline void of_pieces(instances::Random& random) {
  // Rows, pieces and columns: each piece is two vertices that are joined.
  const int n = random.between(1, 3);
  const Edges rows = simple_pairs(n, 2, random.below(5), random),
              columns = simple_pairs(n, 2, random.below(5), random);
  Edges joined;
  for (int i = 0; i < n; ++i) joined.emplace_back(2 + i, i);
  for (const auto& [i, row] : rows) joined.emplace_back(row, i);
  for (const auto& [i, column] : columns) joined.emplace_back(2 + i, n + column);
  const int m = static_cast<int>(rows.size());
  CHECK_EQ(notebook::Bipartite(2 + n, n + 2, joined).size - n,
           best(m + static_cast<int>(columns.size()), [&](int set) {
             const Numbers a = degrees(n, 2, rows, set), b = degrees(n, 2, columns, set >> m);
             return fits(a, Numbers(n + 2, 1)) && fits(b, Numbers(n + 2, 1)) &&
                            std::equal(a.begin(), a.begin() + n, b.begin())
                        ? sum(a, (1 << n) - 1)
                        : kNone;
           }));
}

inline void of_arcs(instances::Random& random) {
  const int n = random.between(1, 5);
  const Numbers weight = random_numbers(n, 5, random);
  Edges arcs;
  for (auto [v, w] : simple_pairs(n, n, random.below(9), random)) {
    if (v < w) arcs.emplace_back(v, w);
  }
  // At most weight[v] of the edges are directed to v.
  const int m = static_cast<int>(arcs.size());
  Edges ends;
  for (int i = 0; i < m; ++i) ends.insert(ends.end(), {{i, arcs[i].first}, {i, arcs[i].second}});
  Numbers capacity(m, 1);
  capacity.insert(capacity.end(), weight.begin(), weight.end());
  const long long directs = best(m, [&](int set) {
    Numbers in(n, 0);
    for (int i = 0; i < m; ++i) ++in[has(set, i) ? arcs[i].second : arcs[i].first];
    return fits(in, weight);
  });
  CHECK_EQ(notebook::Capacitated(m, n, ends, capacity).size == m, directs == 1);
  // Paths: arcs, of which at most one begins and one ends at each vertex.
  CHECK_EQ(notebook::Bipartite(n, n, arcs).size, best(m, [&](int set) {
             return fits(degrees(n, n, arcs, set), Numbers(2 * n, 1)) ? count(set) : kNone;
           }));
  // Chains and antichains of the closure.
  std::set<std::pair<int, int>> closure(arcs.begin(), arcs.end());
  for (int v = n; v-- > 0;) {
    for (const auto& [a, b] : std::set<std::pair<int, int>>(closure)) {
      for (const auto& [c, d] : std::set<std::pair<int, int>>(closure)) {
        if (b == c) closure.emplace(a, d);
      }
    }
  }
  const Edges closed(closure.begin(), closure.end());
  for (const Numbers& own : {weight, Numbers(n, 1)}) {
    Numbers both = own;
    both.insert(both.end(), own.begin(), own.end());
    notebook::Capacitated g(n, n, closed, both, kUnlimited);
    const long long heaviest = best(n, [&](int set) {
      for (const auto& [v, w] : closed) {
        if (has(set, v) && has(set, w)) return kNone;
      }
      return sum(own, set);
    });
    int set = 0;
    for (int v = 0; v < n; ++v) set |= (!g.in_cover(v) && !g.in_cover(n + v)) << v;
    CHECK(sum(own) - g.size == heaviest && sum(own, set) == heaviest);
    if (own != weight) CHECK_EQ(n - notebook::Bipartite(n, n, closed).size, heaviest);
  }
}

inline void of_any_graph(instances::Random& random) {
  const int n = random.between(1, 6);
  const Numbers value = random_numbers(n, 2, random), room = random_numbers(n, 2, random);
  Edges edges;
  for (const auto& [v, w] : families::random_pairs(n, n, random.below(9), random)) {
    if (v != w) edges.emplace_back(v, w);
  }
  const int m = static_cast<int>(edges.size());
  const auto at = [&](int set) { return degrees(0, n, edges, set); };
  // As many given vertices as possible, with values.
  std::vector<std::array<long long, 3>> ends;
  for (const auto& [v, w] : edges) ends.push_back({v, w, value[v] + value[w]});
  CHECK_EQ(notebook::Weighted(n, ends, true).weight, best(m, [&](int set) {
             const Numbers degree = at(set);
             return fits(degree, Numbers(n, 1))
                        ? std::inner_product(degree.begin(), degree.end(), value.begin(), 0LL)
                        : kNone;
           }));
  // At most room[v] edges at v: each edge that is not chosen is a pair, each other one makes two.
  Numbers first(n + 1, 0);
  std::partial_sum(room.begin(), room.end(), first.begin() + 1);
  Edges split;
  int x = static_cast<int>(first[n]);
  for (const auto& [v, w] : edges) {
    for (long long i = first[v]; i < first[v + 1]; ++i) split.emplace_back(i, x);
    for (long long i = first[w]; i < first[w + 1]; ++i) split.emplace_back(i, x + 1);
    split.emplace_back(x, x + 1), x += 2;
  }
  CHECK_EQ(notebook::General(x, split).size - m,
           best(m, [&](int set) { return fits(at(set), room) ? count(set) : kNone; }));
}

// Students are left vertices, colleges right ones. The chosen edges are stable, and no other stable
// ones are better for a student.
inline void of_colleges(instances::Random& random) {
  const int l = random.between(1, 4), r = random.between(1, 3);
  const Edges edges = simple_pairs(l, r, random.below(9), random);
  const int m = static_cast<int>(edges.size());
  Numbers own(m), theirs(m), places(r);
  for (int i = 0; i < m; ++i) own[i] = 9 * random.below(9) + i, theirs[i] = 9 * random.below(9) + i;
  for (long long& p : places) p = random.between(1, 3);
  // Returns the rank of each student's college, or nothing if the set is not stable.
  const auto ranks = [&](int set) {
    Numbers rank(l, LLONG_MAX), worst(r, -1), taken(r, 0);
    for (int i = 0; i < m; ++i) {
      const auto [v, w] = edges[i];
      if (!has(set, i)) continue;
      if (rank[v] != LLONG_MAX || ++taken[w] > places[w]) return Numbers();
      rank[v] = own[i], worst[w] = std::max(worst[w], theirs[i]);
    }
    for (int i = 0; i < m; ++i) {
      const auto [v, w] = edges[i];
      if (own[i] < rank[v] && (taken[w] < places[w] || theirs[i] < worst[w])) return Numbers();
    }
    return rank;
  };
  std::vector<std::array<long long, 4>> copies;
  for (int i = 0; i < m; ++i) {
    for (int p = 0; p < places[edges[i].second]; ++p) {
      copies.push_back({edges[i].first, 3 * edges[i].second + p, 3 * own[i] + p, theirs[i]});
    }
  }
  notebook::Stable g(l, 3 * r, copies);
  int chosen = 0;
  for (int i = 0; i < m; ++i) {
    const int place = g.right(edges[i].first);
    if (place != -1 && place / 3 == edges[i].second) chosen |= 1 << i;
  }
  const Numbers found = ranks(chosen);
  CHECK_EQ(found.size(), static_cast<std::size_t>(l));
  for (int set = 0; set < 1 << m; ++set) {
    const Numbers other = ranks(set);
    CHECK(other.empty() || fits(found, other));
  }
}

inline void test() {
  instances::Random random(9);
  for (int round = 0; round < 3000; ++round) {
    of_edges(random);
    of_pieces(random);
    of_arcs(random);
    of_any_graph(random);
    of_colleges(random);
  }
}

}  // namespace recipes

#endif  // NOTEBOOK_RECIPES_HPP
