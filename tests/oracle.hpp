// SPDX-License-Identifier: CC0-1.0
//
// Finds the expected answers of tests independently of the library, by slow but simple algorithms.
// These algorithms use the definitions or the rules of the game. This header also
// makes random graphs, plays games against an opponent, and shrinks a failing graph.
#ifndef ORACLE_HPP
#define ORACLE_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "families.hpp"
#include "instances/edges.hpp"
#include "instances/random.hpp"
#include "instances/shrink.hpp"
#include "matching_games/weights.hpp"

namespace oracle {

using instances::Random;

// ---- The options of a test program: [--long] [--seed N] [PROBLEM]

struct Options {
  bool is_long = false;
  std::uint64_t seed = 1;
  std::string problem;
};

// Returns the options of the command line. Prints the seed, so that a failure can be repeated.
inline Options read_options(int argc, char** argv) {
  Options options;
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    if (argument == "--long") {
      options.is_long = true;
    } else if (argument == "--seed" && i + 1 < argc) {
      options.seed = std::strtoull(argv[++i], nullptr, 10);
    } else if (argument[0] != '-') {
      options.problem = argument;
    } else {
      std::cerr << "usage: " << argv[0] << " [--long] [--seed N] [PROBLEM]\n";
      std::exit(2);
    }
  }
  std::cout << "seed " << options.seed << std::endl;
  return options;
}

// Calls passes(random) once for each of the seeds first, ..., first + count - 1. Each call gets a
// generator with this seed. If a call returns false, prints the seed and returns false at once.
template <class Passes>
bool for_seeds(std::uint64_t first, int count, Passes passes) {
  for (std::uint64_t seed = first; seed < first + static_cast<std::uint64_t>(count); ++seed) {
    Random random(seed);
    if (passes(random)) continue;
    std::cerr << "repeat it with --seed " << seed << std::endl;
    return false;
  }
  return true;
}

// ---- A graph that can have removed vertices, loops and parallel edges

struct Graph {
  std::vector<std::vector<int>> lists;
  std::vector<char> present;

  explicit Graph(int n = 0) : lists(n), present(n, 1) {}
  Graph(int n, const instances::Edges& edges) : Graph(n) {
    for (const auto& [v, w] : edges) add_edge(v, w);
  }
  int size() const { return static_cast<int>(lists.size()); }
  bool contains(int v) const { return present[v] != 0; }
  const std::vector<int>& neighbors(int v) const { return lists[v]; }

  void add_edge(int v, int w) {
    lists[v].push_back(w);
    lists[w].push_back(v);  // a loop is stored twice
  }

  instances::Edges edges() const {
    instances::Edges result;
    for (int v = 0; v < size(); ++v) {
      bool second = false;
      for (const int w : lists[v]) {
        if (w == v) second = !second;
        if (w > v || (w == v && second)) result.emplace_back(v, w);
      }
    }
    return result;
  }

  // Returns the graph as text: "n m", the edges with zero-based vertices, and the vertices for
  // which contains() is false.
  std::string text() const {
    std::string result = std::to_string(size()) + ' ';
    instances::write_edges({size(), edges()}, 0, result);
    for (int v = 0; v < size(); ++v) {
      if (!contains(v)) result += "absent: " + std::to_string(v) + '\n';
    }
    return result;
  }

  // Removes vertices. The numbers of all larger vertices decrease.
  void remove_vertices(int first, int count) {
    instances::Graph rest{size(), edges()};
    rest.remove(first, count);
    instances::erase(present, first, count);
    lists = Graph(rest.size, rest.edges).lists;
  }

  void remove_edges(int first, int count) {
    instances::Edges rest = edges();
    instances::erase(rest, first, count);
    lists = Graph(size(), rest).lists;
  }
};

// Returns a random graph of a random family of src/instances. The graph has at most `most` + 1
// vertices. Only a family whose smallest graphs are larger gives a graph with more vertices, but
// with at most 16. Some of the graphs have loops and parallel edges.
inline Graph random_graph(Random& random, int most) {
  const std::vector<families::Family> all = families::all();
  const families::Family& family = all[random.below(static_cast<std::int64_t>(all.size()))];
  const instances::Graph some = families::sparse(family, random.between(1, most), random);
  Graph graph(some.size, some.edges);
  if (random.percent(30)) {
    for (int v = random.below(3); v < graph.size(); v += 3) graph.add_edge(v, v);
  }
  return graph;
}

// Returns a random graph like random_graph(). In about half of the graphs, some vertices are
// removed (contains() is false for these vertices).
inline Graph random_part(Random& random, int most) {
  Graph graph = random_graph(random, most);
  const int absent = random.percent(50) ? 15 : 0;
  for (char& is_present : graph.present) is_present = !random.percent(absent);
  return graph;
}

// ---- All graphs

// Calls use(edges) for each subset of the edges `all`.
template <class Use>
void for_every_subset(const instances::Edges& all, Use use) {
  for (std::uint64_t set = 0; set >> all.size() == 0; ++set) {
    instances::Edges edges;
    for (std::size_t i = 0; i < all.size(); ++i) {
      if ((set >> i & 1) != 0) edges.push_back(all[i]);
    }
    use(edges);
  }
}

// Returns all pairs of n vertices, or of a vertex below l and one of the r vertices from l on.
inline instances::Edges pairs(int n) {
  instances::Edges result;
  for (int v = 0; v < n; ++v) {
    for (int w = 0; w < v; ++w) result.emplace_back(w, v);
  }
  return result;
}
inline instances::Edges pairs(int l, int r) {
  instances::Edges result;
  for (int i = 0; i < l * r; ++i) result.emplace_back(i / r, l + i % r);
  return result;
}

// Calls use(edges) for each labeled graph with n vertices that has no loops and no parallel edges.
template <class Use>
void for_every_graph(int n, Use use) {
  for_every_subset(pairs(n), use);
}

// Calls use(edges) for at least one labeling of each graph with n vertices: for the labelings in
// which the degrees ascend.
template <class Use>
void for_every_unlabeled_graph(int n, Use use) {
  for_every_graph(n, [&](const instances::Edges& edges) {
    std::vector<int> degree(n, 0);
    for (const auto& [v, w] : edges) {
      ++degree[v];
      ++degree[w];
    }
    if (std::is_sorted(degree.begin(), degree.end())) use(edges);
  });
}

// ---- Checks that shrink a failing graph

// Checks that flaw_of(graph), a description of what is wrong, is empty. An exception is a flaw,
// too. If there is a flaw, shrinks the graph, prints the smallest failing graph, and returns false.
template <class Flaw>
bool check_graph(const Graph& graph, Flaw flaw_of, const char* file, int line) {
  const auto flaw = [&flaw_of](const Graph& some) -> std::string {
    try {
      return flaw_of(some);
    } catch (const std::exception& error) {
      return std::string("exception: ") + error.what();
    }
  };
  const bool passed = flaw(graph).empty();
  std::string what;
  if (!passed) {
    const Graph smallest = instances::smallest(
        graph,
        [](const Graph& some) {
          return instances::Ways<Graph>{
              {some.size(), std::mem_fn(&Graph::remove_vertices)},
              {instances::count_of(some.edges()), std::mem_fn(&Graph::remove_edges)}};
        },
        [&](const Graph& some) { return !flaw(some).empty(); }, [] { return false; });
    what = "the smallest failing graph found:\n" + smallest.text() + flaw(smallest);
  }
  check::report(passed, file, line, what);
  return passed;
}

// ---- Small graphs: tables over all sets of vertices

using Set = unsigned;  // bit v is 1 if the set contains vertex v

inline bool has(Set set, int v) { return (set >> v & 1) != 0; }
inline Set without(Set set, int v) { return set & ~(Set(1) << v); }

template <class AnyGraph>
Set present_vertices(const AnyGraph& graph) {
  Set result = 0;
  for (int v = 0; v < graph.size(); ++v) result |= Set(graph.contains(v)) << v;
  return result;
}

// Returns for each vertex the set of its neighbors. Ignores loops, and vertices that the graph does
// not contain.
template <class AnyGraph>
std::vector<Set> adjacency(const AnyGraph& graph) {
  std::vector<Set> result(graph.size(), 0);
  for (int v = 0; v < graph.size(); ++v) {
    if (!graph.contains(v)) continue;
    const auto& neighbors = graph.neighbors(v);
    for (int i = 0; i < static_cast<int>(neighbors.size()); ++i) {
      const int w = neighbors[i];
      if (w != v && graph.contains(w)) result[v] |= Set(1) << w;
    }
  }
  return result;
}

// Returns a table with an entry for each set S of vertices. The entry is the number of edges in a
// maximum matching of the vertices in S.
inline std::vector<unsigned char> matching_numbers(const std::vector<Set>& adjacent) {
  const int n = static_cast<int>(adjacent.size());
  std::vector<unsigned char> result(std::size_t(1) << n, 0);
  for (Set s = 1; s < result.size(); ++s) {
    int v = 0;
    while (!has(s, v)) ++v;
    const Set rest = without(s, v);
    unsigned char best = result[rest];
    for (int w = v + 1; w < n; ++w) {
      if (!has(adjacent[v] & rest, w)) continue;
      const int with_edge = 1 + result[without(rest, w)];
      best = static_cast<unsigned char>(std::max<int>(best, with_edge));
    }
    result[s] = best;
  }
  return result;
}

// Returns the edges of a random graph, often all of `pairs`, for matchings of at most `size` pairs.
// Half of the graphs have weights of 1 to 3. In the others, the weights have as many bits as
// `limit` or up to 29 less, and are as large as the bound `limit` of the library allows in all
// modes.
inline std::vector<matching_games::WeightedEdge> hard_edges(const instances::Edges& pairs, int size,
                                                            Random& random,
                                                            long long limit = 1LL << 60) {
  const bool is_large = random.percent(50);
  const auto most =
      std::min(limit >> random.below(30), std::numeric_limits<long long>::max() / (size + 1));
  const long long width = is_large ? std::min(2 * most, (limit - 1) / (size + 1)) : 2;
  const auto draw = [&](long long to) {
    return static_cast<long long>(random.next() % (to + 1ULL));
  };
  const long long low = is_large ? draw(2 * most - width) - most : 1;
  const int percent = random.between(20, 140);
  std::vector<matching_games::WeightedEdge> edges;
  for (const auto& [v, w] : pairs) {
    if (random.percent(percent)) edges.push_back({v, w, low + draw(width)});
  }
  return edges;
}

// Returns the largest weight of a matching of each size that a matching has. An edge has two ends
// and a weight. Tries for the last vertex of each set to miss it, and all its edges.
template <class WeightedEdges>
std::vector<long long> heaviest_by_size(int n, const WeightedEdges& edges) {
  const std::size_t sizes = n / 2 + 1;
  const long long none = std::numeric_limits<long long>::min();
  std::vector<long long> best((std::size_t(1) << n) * sizes, none);
  best[0] = 0;
  std::vector<std::vector<std::pair<int, long long>>> from(n);
  for (const auto& [v, w, weight] : edges) {
    const int last = static_cast<int>(std::max(v, w)), other = static_cast<int>(std::min(v, w));
    if (v != w) from[last].emplace_back(other, weight);
  }
  for (int v = 0; v < n; ++v) {
    for (Set rest = 0; rest < Set(1) << v; ++rest) {
      long long* const here = &best[(rest | Set(1) << v) * sizes];
      std::copy_n(&best[rest * sizes], sizes, here);
      for (const auto& [w, weight] : from[v]) {
        if (!has(rest, w)) continue;
        const long long* const inner = &best[without(rest, w) * sizes];
        for (std::size_t k = 1; k < sizes; ++k) {
          if (inner[k - 1] != none) here[k] = std::max(here[k], inner[k - 1] + weight);
        }
      }
    }
  }
  best.erase(best.begin(), best.end() - static_cast<std::ptrdiff_t>(sizes));
  while (best.back() == none) best.pop_back();
  return best;
}

// Does the same for a bipartite graph, whose ends are counted from 0 on each side.
template <class WeightedEdges>
std::vector<long long> heaviest_by_size(int l, int r, WeightedEdges edges) {
  for (auto& [v, w, weight] : edges) w += l;
  return heaviest_by_size(l + r, edges);
}

// Returns a table with an entry for each set S of unvisited vertices. The entry is the set of
// vertices outside S from which the player to move wins. By the rules, the player to move wins
// if and only if some move leads to a position in which the opponent loses.
inline std::vector<Set> winning_tokens(const std::vector<Set>& adjacent) {
  const int n = static_cast<int>(adjacent.size());
  std::vector<Set> result(std::size_t(1) << n, 0);
  for (Set s = 1; s < result.size(); ++s) {
    for (int w = 0; w < n; ++w) {
      if (!has(s, w) || has(result[without(s, w)], w)) continue;
      result[s] |= adjacent[w] & ~s;
    }
  }
  return result;
}

// ---- Games played by the rules

// Returns the vertices to which the token can move from the vertex `token`.
template <class AnyGraph>
std::vector<int> legal_moves(const AnyGraph& graph, const std::vector<char>& visited, int token) {
  std::vector<int> result;
  const auto& neighbors = graph.neighbors(token);
  for (int i = 0; i < static_cast<int>(neighbors.size()); ++i) {
    const int w = neighbors[i];
    if (graph.contains(w) && !visited[w]) result.push_back(w);
  }
  return result;
}

// Plays one game between a player and an opponent, and returns whether the player wins. `is_turn`
// says whether the player moves first. The player moves from a vertex v to move(v). The opponent
// tries to leave the player without a move: answer[w] is the move that the player would make from a
// vertex w, or -1 if there is none. The opponent prefers a vertex w for which answer[w] is -1 or
// visited. If there is no such w, the opponent moves at random. Calls made(v) after each move to a
// vertex v.
template <class AnyGraph, class Move, class Made>
bool wins_one_game(const AnyGraph& graph, int start, bool is_turn, Move move, Made made,
                   const std::vector<int>& answer, Random& random) {
  std::vector<char> visited(graph.size(), 0);
  int token = start;
  visited[token] = 1;
  for (;; is_turn = !is_turn) {
    int next = -1;
    if (is_turn) {
      next = move(token);
      const std::vector<int> moves = legal_moves(graph, visited, token);
      if (std::count(moves.begin(), moves.end(), next) == 0) return false;
    } else {
      const std::vector<int> replies = legal_moves(graph, visited, token);
      if (replies.empty()) return true;
      next = replies[random.below(static_cast<int>(replies.size()))];
      for (const int reply : replies) {
        if (answer[reply] == -1 || visited[answer[reply]]) next = reply;
      }
    }
    made(next);
    token = next;
    visited[token] = 1;
  }
}

}  // namespace oracle

#endif  // ORACLE_HPP
