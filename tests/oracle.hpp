// SPDX-License-Identifier: CC0-1.0
//
// Answers that owe nothing to src/: from the definitions, from the rules of the game, or by linear
// algebra. With them: random graphs, a game player, and the way from a failing graph to a small
// one.
#ifndef ORACLE_HPP
#define ORACLE_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "families.hpp"
#include "instances/edges.hpp"
#include "instances/graphs.hpp"
#include "instances/random.hpp"

namespace oracle {

using instances::Random;

// ---- How a test program is run: [--long] [--seed N]

struct Options {
  bool is_long = false;
  std::uint64_t seed = 1;
};

inline Options read_options(int argc, char** argv) {
  Options options;
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    if (argument == "--long") {
      options.is_long = true;
    } else if (argument == "--seed" && i + 1 < argc) {
      options.seed = std::strtoull(argv[++i], nullptr, 10);
    } else {
      std::cerr << "usage: " << argv[0] << " [--long] [--seed N]\n";
      std::exit(2);
    }
  }
  std::cout << "seed " << options.seed << std::endl;
  return options;
}

// ---- A graph with everything that the graph concept allows

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
    lists[w].push_back(v);  // a loop stands there twice
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

  // "n m", the edges from 0, and the absent vertices.
  std::string text() const {
    std::string result = std::to_string(size()) + ' ';
    instances::write_edges(edges(), 0, result);
    for (int v = 0; v < size(); ++v) {
      if (!contains(v)) result += "absent: " + std::to_string(v) + '\n';
    }
    return result;
  }

  // The graph without one of its edges.
  Graph without_edge(std::size_t k) const {
    instances::Edges rest = edges();
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(k));
    Graph result(size(), rest);
    result.present = present;
    return result;
  }

  Graph without_vertex(int gone) const {
    Graph result(size() - 1);
    for (int v = 0; v < result.size(); ++v) result.present[v] = present[v + (v >= gone)];
    for (const auto& e : edges()) {
      if (e.first == gone || e.second == gone) continue;
      result.add_edge(e.first - (e.first > gone), e.second - (e.second > gone));
    }
    return result;
  }

  // All graphs that are a little smaller.
  std::vector<Graph> smaller() const {
    std::vector<Graph> result;
    result.reserve(static_cast<std::size_t>(size()) + edges().size());
    for (int v = 0; v < size(); ++v) result.push_back(without_vertex(v));
    for (std::size_t k = 0; k < edges().size(); ++k) result.push_back(without_edge(k));
    return result;
  }
};

// A graph of any family with up to about `most` vertices, with loops and parallel edges now and
// then.
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

// The same, in every second case with absent vertices.
inline Graph random_part(Random& random, int most) {
  Graph graph = random_graph(random, most);
  const int absent = random.percent(50) ? 15 : 0;
  for (char& there : graph.present) there = !random.percent(absent);
  return graph;
}

// ---- A failing graph made small

// Counts a check of flaw(graph). When it has one, prints the smallest graph found, and returns
// false.
template <class Flaw>
bool check_graph(const Graph& graph, Flaw flaw, const char* file, int line) {
  const bool passed = flaw(graph).empty();
  std::string what;
  if (!passed) {
    Graph smallest = graph;
    for (bool progress = true; progress;) {
      progress = false;
      for (Graph& candidate : smallest.smaller()) {
        if (flaw(candidate).empty()) continue;
        smallest = std::move(candidate);
        progress = true;
        break;
      }
    }
    what = "the smallest failing graph found:\n" + smallest.text() + flaw(smallest);
  }
  check::report(passed, file, line, what);
  return passed;
}

// ---- Small graphs, from the definitions: all vertex sets at once

using Set = unsigned;  // bit v: vertex v

inline bool has(Set set, int v) { return (set >> v & 1) != 0; }

// The neighbors of every vertex as sets: no loops, no absent vertices.
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

// matching_numbers[S]: the edges of a largest matching of the vertices in S.
inline std::vector<unsigned char> matching_numbers(const std::vector<Set>& adjacent) {
  const int n = static_cast<int>(adjacent.size());
  std::vector<unsigned char> result(std::size_t(1) << n, 0);
  for (Set s = 1; s < result.size(); ++s) {
    int v = 0;
    while (!has(s, v)) ++v;
    const Set rest = s & ~(Set(1) << v);
    unsigned char best = result[rest];
    for (int w = v + 1; w < n; ++w) {
      if (!has(adjacent[v] & rest, w)) continue;
      const int with_edge = 1 + result[rest & ~(Set(1) << w)];
      best = static_cast<unsigned char>(std::max<int>(best, with_edge));
    }
    result[s] = best;
  }
  return result;
}

// winning_tokens[S]: the vertices outside S from which the player to move wins if the token may
// still go to the vertices in S. By the rules: a player wins who has a move after which the other
// does not.
inline std::vector<Set> winning_tokens(const std::vector<Set>& adjacent) {
  const int n = static_cast<int>(adjacent.size());
  std::vector<Set> result(std::size_t(1) << n, 0);
  for (Set s = 1; s < result.size(); ++s) {
    for (int w = 0; w < n; ++w) {
      if (!has(s, w) || has(result[s & ~(Set(1) << w)], w)) continue;
      result[s] |= adjacent[w] & ~s;
    }
  }
  return result;
}

// The matching number of a bipartite graph by the theorem of Hall, in Ore's form: from the
// neighbors of the left vertices.
inline int matching_number_by_hall(const std::vector<Set>& left) {
  const int n = static_cast<int>(left.size());
  int deficiency = 0;
  for (Set s = 0; s < Set(1) << n; ++s) {
    Set seen = 0;
    int size = 0;
    for (int v = 0; v < n; ++v) {
      if (has(s, v)) seen |= left[v], ++size;
    }
    for (; seen != 0; seen &= seen - 1) --size;
    deficiency = std::max(deficiency, size);
  }
  return n - deficiency;
}

// ---- Graphs of some hundred vertices: the random Tutte matrix

// L. Lovasz, "On determinants, matchings, and random algorithms", 1979: a skew-symmetric matrix
// with a random number for every edge has, nearly always, twice the matching number as its rank. A
// vertex is missed by some maximum matching exactly if its row is a combination of the others, that
// is, if some vector of the kernel is not 0 there. Both can only err towards a smaller number and
// more missed vertices or fewer, with a probability of about n / 2^31: a test repeats it before it
// believes in a difference.
struct Tutte {
  int matching_number = 0;
  std::vector<char> missed;  // of every vertex: present, and missed by some maximum matching
};

template <class AnyGraph>
Tutte tutte(const AnyGraph& graph, std::uint64_t seed) {
  const std::uint64_t p = 2147483647;
  Random random(seed);
  std::vector<int> vertices, index(graph.size(), -1);
  for (int v = 0; v < graph.size(); ++v) {
    if (!graph.contains(v)) continue;
    index[v] = static_cast<int>(vertices.size());
    vertices.push_back(v);
  }
  const int n = static_cast<int>(vertices.size());
  std::vector<std::vector<std::uint64_t>> a(n, std::vector<std::uint64_t>(n, 0));
  for (int i = 0; i < n; ++i) {
    const auto& neighbors = graph.neighbors(vertices[i]);
    for (int k = 0; k < static_cast<int>(neighbors.size()); ++k) {
      const int j = index[neighbors[k]];
      if (j <= i) continue;
      a[i][j] = 1 + random.next() % (p - 1);
      a[j][i] = p - a[i][j];
    }
  }
  // To row echelon form.
  std::vector<int> pivot_column;
  std::vector<char> is_pivot(n, 0);
  for (int column = 0; column < n; ++column) {
    const int row = static_cast<int>(pivot_column.size());
    int pivot = row;
    while (pivot < n && a[pivot][column] == 0) ++pivot;
    if (pivot == n) continue;
    std::swap(a[row], a[pivot]);
    std::uint64_t inverse = 1, power = a[row][column];
    for (std::uint64_t e = p - 2; e > 0; e /= 2, power = power * power % p) {
      if (e % 2 == 1) inverse = inverse * power % p;
    }
    for (int j = column; j < n; ++j) a[row][j] = a[row][j] * inverse % p;
    for (int i = row + 1; i < n; ++i) {
      const std::uint64_t factor = a[i][column];
      if (factor == 0) continue;
      for (int j = column; j < n; ++j) a[i][j] = (a[i][j] + (p - factor) * a[row][j]) % p;
    }
    pivot_column.push_back(column);
    is_pivot[column] = 1;
  }
  // To reduced row echelon form, in the columns without a pivot: only these are read below.
  for (std::size_t row = pivot_column.size(); row-- > 0;) {
    for (std::size_t i = 0; i < row; ++i) {
      const std::uint64_t factor = a[i][pivot_column[row]];
      if (factor == 0) continue;
      for (int j = 0; j < n; ++j) {
        if (!is_pivot[j]) a[i][j] = (a[i][j] + (p - factor) * a[row][j]) % p;
      }
    }
  }
  Tutte result;
  result.matching_number = static_cast<int>(pivot_column.size()) / 2;
  result.missed.assign(graph.size(), 0);
  for (int free = 0; free < n; ++free) {
    if (is_pivot[free]) continue;
    result.missed[vertices[free]] = 1;
    for (std::size_t row = 0; row < pivot_column.size(); ++row) {
      if (a[row][free] != 0) result.missed[vertices[pivot_column[row]]] = 1;
    }
  }
  return result;
}

// ---- The evidence for a winner: a matching, played by the rules of the game

template <class AnyGraph>
bool is_legal(const AnyGraph& graph, const std::vector<char>& visited, int token, int move) {
  if (move < 0 || move >= graph.size() || !graph.contains(move) || visited[move]) return false;
  const auto& neighbors = graph.neighbors(token);
  for (int i = 0; i < static_cast<int>(neighbors.size()); ++i) {
    if (neighbors[i] == move) return true;
  }
  return false;
}

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

// Whether the player who always moves from v to mate[v] wins against every reply; it is the turn of
// that player or of the other one, with the token on `token`. Exponential time, for small graphs.
template <class AnyGraph>
bool beats_everyone(const AnyGraph& graph, const std::vector<int>& mate, int token, bool is_turn,
                    std::vector<char> visited) {
  visited[token] = 1;
  if (is_turn) {
    return is_legal(graph, visited, token, mate[token]) &&
           beats_everyone(graph, mate, mate[token], false, visited);
  }
  for (const int reply : legal_moves(graph, visited, token)) {
    if (!beats_everyone(graph, mate, reply, true, visited)) return false;
  }
  return true;
}

// Plays one game of move(token), a player's strategy, against an opponent who goes where the
// player's answer would be illegal, if `answer` knows such a place, else somewhere at random.
// Returns whether the player wins. made(v) hears of every move.
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
      if (!is_legal(graph, visited, token, next)) return false;
    } else {
      const std::vector<int> replies = legal_moves(graph, visited, token);
      if (replies.empty()) return true;
      next = replies[random.below(static_cast<int>(replies.size()))];
      for (const int reply : replies) {
        const int to = answer.empty() ? reply : answer[reply];
        if (to == -1 || (to != reply && visited[to])) next = reply;
      }
    }
    made(next);
    token = next;
    visited[token] = 1;
  }
}

// The same for the player who always moves from v to mate[v].
template <class AnyGraph>
bool beats_someone(const AnyGraph& graph, const std::vector<int>& mate, int start, bool is_turn,
                   Random& random) {
  return wins_one_game(
      graph, start, is_turn, [&](int token) { return mate[token]; }, [](int) {}, mate, random);
}

// ---- Boards of text

// The graph of a board: cells in reading order, present where not `wall`, joined where joined(down,
// right) is true of their distance.
template <class Joined>
Graph board_graph(const std::vector<std::string>& rows, char wall, Joined joined) {
  const int n = static_cast<int>(rows.size()), m = static_cast<int>(rows[0].size());
  Graph graph(n * m);
  for (int v = 0; v < n * m; ++v) {
    graph.present[v] = rows[v / m][v % m] != wall;
    for (int r = std::max(0, v / m - 3); r < std::min(n, v / m + 4); ++r) {
      for (int c = std::max(0, v % m - 3); c < std::min(m, v % m + 4); ++c) {
        if (joined(std::abs(r - v / m), std::abs(c - v % m))) graph.lists[v].push_back(r * m + c);
      }
    }
  }
  return graph;
}

inline bool shares_a_side(int down, int right) { return down + right == 1; }

// The board of n x m cells whose set bits of `free` are '.', the others '#'.
inline std::vector<std::string> board_of(int n, int m, Set free) {
  std::vector<std::string> rows(n, std::string(m, '#'));
  for (int v = 0; v < n * m; ++v) {
    if (has(free, v)) rows[v / m][v % m] = '.';
  }
  return rows;
}

// What is wrong with an output: both, if they differ.
inline std::string compare(const std::string& expected, const std::string& actual) {
  if (expected == actual) return "";
  return "--- is the .in of a sample, with this .out\n" + expected +
         "--- but the solver printed\n" + actual;
}

// The output of a solver, or its error.
template <class Reader, class Writer>
std::string output_of(void (*solve)(Reader&, Writer&), const std::string& input) {
  try {
    Reader in(input);
    Writer out;
    solve(in, out);
    return out.text();
  } catch (const std::exception& error) {
    return std::string("error: ") + error.what() + '\n';
  }
}

}  // namespace oracle

#endif  // ORACLE_HPP
