// SPDX-License-Identifier: CC0-1.0
//
// Defines the layouts of bipartite graphs that are given by a list of neighbors for each vertex on
// the left, by these lists or the names of couples and a perfect matching, or by excluded pairs.
#ifndef INSTANCES_LISTS_AND_WEDDINGS_HPP
#define INSTANCES_LISTS_AND_WEDDINGS_HPP

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "instances/edges.hpp"
#include "instances/format.hpp"
#include "instances/graphs.hpp"
#include "instances/random.hpp"
#include "instances/request.hpp"
#include "instances/ways_to_shrink.hpp"
#include "io/read_couples.hpp"
#include "io/read_lists.hpp"
#include "io/read_pairs_until_zeros.hpp"
#include "io/reader.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/csr_graph.hpp"

namespace instances {

// Returns a maximum matching of a graph with two sides as a list with the mate of each vertex, or
// -1 if the vertex is exposed.
inline std::vector<int> mates_of(const Graph& graph) {
  return matching_games::bipartite_matching(matching_games::CsrGraph(graph.size, graph.edges));
}

// Checks whether the graph has a perfect matching.
inline bool is_perfect(const Graph& graph) {
  const std::vector<int> mate = mates_of(graph);
  return std::count(mate.begin(), mate.end(), -1) == 0;
}

// Adds a random edge for each left vertex that a maximum matching exposes, so that the graph has a
// perfect matching. Both sides must have the same number of vertices. Returns the perfect matching
// as a list with the mate of each left vertex.
inline std::vector<int> make_perfect(Graph& graph, Random& random) {
  std::vector<int> mate = mates_of(graph), exposed;
  for (int y = graph.left; y < graph.size; ++y) {
    if (mate[y] == -1) exposed.push_back(y);
  }
  random.shuffle(exposed);
  mate.resize(graph.left);
  for (int x = 0; x < graph.left; ++x) {
    if (mate[x] != -1) continue;
    mate[x] = exposed.back();
    exposed.pop_back();
    graph.edges.emplace_back(x, mate[x]);
  }
  return mate;
}

// Appends a line for each vertex on the left: the number of its neighbors and the neighbors.
inline void write_lists(const Graph& graph, std::string& text) {
  std::vector<std::vector<int>> lists(graph.left);
  for (const auto& [x, y] : graph.edges) lists[x].push_back(y - graph.left + 1);
  for (const std::vector<int>& list : lists) {
    text += std::to_string(list.size());
    for (const int y : list) text += ' ' + std::to_string(y);
    text += '\n';
  }
}

// Implements the layout of lists: a case has the numbers l and r of left and right vertices, and
// for each left vertex the number of its neighbors and the neighbors. The first vertex on the right
// has the number 1.
struct Lists : BipartiteEdgeLists {
  Graph read(io::Reader& in, int n) const {
    const std::string count = sides.number(sides.right) + " in a list";
    return read_with(in, n, [&](const io::Range&, const io::Range& second) {
      return io::read_lists(in, n, count.c_str(), second);
    });
  }

  void write(const Graph& graph, std::string& text) const {
    text += std::to_string(graph.left) + ' ' + std::to_string(graph.right()) + '\n';
    write_lists(graph, text);
  }

  Properties properties() const { return properties_of_sides("lists", base, sides, false); }
};

// Stores the graph of the girls whom each son likes, and a perfect matching of this graph.
struct Wedding {
  Graph likes;                          // each side has the same number of vertices
  std::vector<int> mate_of;             // the mate of each son
  std::vector<std::string> names = {};  // the names of all vertices, if the input has names
};

// Implements a layout: a case has the number n of sons, which is also the number of girls. For
// each son, the number of girls whom he likes and these girls follow. At the end, the input has a
// perfect matching, one girl for each son. The first girl has the number 1.
struct WeddingLists {
  using Value = Wedding;

  Limits sons, edges;

  std::vector<Shape> shapes() const { return lists().shapes(); }
  Parameters parameters() const { return lists().parameters(); }

  Wedding generate(const std::string& shape, const Request& request, Random& random) const {
    Wedding wedding{lists().generate(shape, request, random), {}};
    wedding.mate_of = make_perfect(wedding.likes, random);
    return wedding;
  }

  Head head() const { return {"the number of sons"}; }

  Wedding read(io::Reader& in, int n) const {
    const Edges likes = io::read_lists(in, n, "the number of girls in a list", {"a girl", 1, n});
    std::vector<int> mate_of = io::read_perfect_matching(in, n, likes, "son", "girl");
    mate_of.resize(n);
    return {BipartiteGraph{n, n, likes}, mate_of};
  }

  void write(const Wedding& wedding, std::string& text) const {
    text += std::to_string(wedding.likes.left) + '\n';
    write_lists(wedding.likes, text);
    const int n = wedding.likes.left;
    for (int son = 0; son < n; ++son) {
      text += (son > 0 ? " " : "") + std::to_string(wedding.mate_of[son] - n + 1);
    }
    text += '\n';
  }

  std::vector<Limited> limited(const Wedding& wedding) const {
    return {{"the number of sons", {wedding.likes.left}, sons},
            {"the number of girls in all lists", {count_of(wedding.likes.edges)}, edges}};
  }
  std::string broken_promise(const Wedding& wedding) const {
    return broken_simplicity(wedding.likes, false);
  }

  std::vector<Case> cases(const Wedding& wedding) const {
    return cases_of(wedding.likes, 1, {"son", "girl"});
  }

  Properties properties() const { return properties_of_sides("wedding", 1, {"son", "girl"}, true); }

  // Returns two ways to shrink a wedding: removing sons together with the girls whom they marry in
  // the matching `mate_of`, and removing edges that are not in this matching.
  Ways<Wedding> ways(const Wedding& wedding) const {
    const auto others = std::count_if(wedding.likes.edges.begin(), wedding.likes.edges.end(),
                                      [&](Edge e) { return wedding.mate_of[e.first] != e.second; });
    return {{wedding.likes.left, remove_couples}, {static_cast<int>(others), remove_other_edges}};
  }

 private:
  static void remove_couples(Wedding& wedding, int first, int count) {
    Graph& graph = wedding.likes;
    std::vector<int> number(graph.size, 0);  // the new number of each vertex, or -1 if removed
    for (int son = first; son < first + count; ++son) {
      number[son] = number[wedding.mate_of[son]] = -1;
    }
    std::vector<std::string> names;
    int rest = 0;
    for (int v = 0; v < graph.size; ++v) {
      if (number[v] == -1) continue;
      number[v] = rest++;
      if (!wedding.names.empty()) names.push_back(wedding.names[v]);
    }
    graph.change_edges([&](Edge e) { return Edge(number[e.first], number[e.second]); });
    erase(wedding.mate_of, first, count);
    for (int& girl : wedding.mate_of) girl = number[girl];
    wedding.names = names;
    graph.size = rest;
    graph.left = rest / 2;
  }

  static void remove_other_edges(Wedding& wedding, int first, int count) {
    wedding.likes.change_edges([&](Edge e) {
      const bool is_removed = wedding.mate_of[e.first] != e.second && first-- <= 0 && count-- > 0;
      return is_removed ? Edge(-1, -1) : e;
    });
  }

  // Returns the object that generates the graph that joins each son to the girls he likes. The
  // limit of edges leaves room for the edges that make_perfect() adds.
  BipartiteEdgeLists lists() const {
    return {sons, sons, {edges.least, edges.most - sons.most}, kSame};
  }
};

// Implements a layout: a case has the number n of letters and of envelopes, and excluded pairs
// "i j", which say that letter i is not in envelope j. The pair "0 0" ends the list. A Value is the
// graph whose edges are the excluded pairs. The statement promises that the other pairs contain a
// perfect matching.
struct ExcludedPairs {
  using Value = Graph;

  Limits letters;

  std::vector<Shape> shapes() const { return lists().shapes(); }
  Parameters parameters() const { return lists().parameters(); }

  // Generates a graph of the given shape that has a perfect matching. The edges of this graph are
  // the possible pairs of a letter and an envelope. Returns the graph of all other pairs of a
  // letter and an envelope, which are the excluded pairs. By default, a huge input has 1000
  // letters, because the number of excluded pairs grows with the square of the number of letters.
  Graph generate(const std::string& shape, Request request, Random& random) const {
    if (request.size == Size::huge) request.given.emplace("left", 1000);
    Graph possible = lists().generate(shape, request, random);
    make_perfect(possible, random);
    Graph excluded = complement(possible);
    if (request.value("shuffled", 1, random.percent(50)) != 0) random.shuffle(excluded.edges);
    return excluded;
  }

  Head head() const { return {"the number of letters"}; }

  Graph read(io::Reader& in, int n) const {
    return BipartiteGraph{n, n, io::read_pairs_until_zeros(in, n, "a letter", "an envelope")};
  }

  void write(const Graph& excluded, std::string& text) const {
    text += std::to_string(excluded.left) + '\n';
    write_pairs(excluded.edges, 1, 1 - excluded.left, text);
    text += "0 0\n";
  }

  std::vector<Limited> limited(const Graph& excluded) const {
    return {{"the number of letters", {excluded.left}, letters},
            {"the number of excluded pairs", {count_of(excluded.edges)}}};
  }
  std::string broken_promise(const Graph& excluded) const {
    const std::string broken = broken_simplicity(excluded, false);
    return !broken.empty() || is_perfect(complement(excluded)) ? broken : texts::no_envelope();
  }

  std::vector<Case> cases(const Graph& excluded) const {
    if (excluded.left > 1000) return {};
    return cases_of(complement(excluded), 1, {"letter", "envelope"});
  }

  Properties properties() const {
    return properties_of_sides("excluded", 1, {"letter", "envelope"}, true);
  }

  // Returns three ways to shrink the graph of the excluded pairs, in which the letters are the left
  // vertices and the envelopes are the right vertices: removing letters together with the envelopes
  // of the same numbers, removing edges, and removing any letter together with any envelope.
  Ways<Graph> ways(const Graph& all) const {
    const int n = all.left;
    const auto remove_same = [=](Graph& excluded, int first, int count) {
      excluded.remove(n + first, count);
      excluded.remove(first, count);
    };
    const auto pairs = std::min<std::int64_t>(all.pairs(), std::numeric_limits<int>::max());
    const auto remove_any = [=](Graph& excluded, int first, int count) {
      if (count == 1) excluded.remove_ends({first / n, n + first % n});
    };
    return {{n, remove_same},
            {count_of(all.edges), erase_edges},
            {static_cast<int>(pairs), remove_any}};
  }

 private:
  BipartiteEdgeLists lists() const {
    return {letters, letters, {0, letters.most * letters.most}, kSame};
  }
};

// Implements the layout of couples: a case has the number of couples, for each couple the names of
// the girl and the boy, the number of former pairs, and their names. The graph joins the girls and
// boys who are or were together. The couples are its first edges.
struct CouplesByName : WeddingLists {
  Wedding generate(const std::string& shape, const Request& request, Random& random) const {
    Wedding wedding = WeddingLists::generate(shape, request, random);
    const int n = wedding.likes.left;
    for (int v = 0; v < 2 * n; ++v) wedding.names.push_back(name(v % n, v < n ? 'A' : 'a'));
    return wedding;
  }

  Head head() const { return {"the number of couples"}; }

  Wedding read(io::Reader& in, int n) const {
    const io::Couples couples = io::read_couples(in, n);
    BipartiteGraph graph{n, n};
    std::vector<int> boy_of;
    for (int i = 0; i < n; ++i) {
      graph.edges.emplace_back(i, i);
      boy_of.push_back(n + i);
    }
    graph.edges.insert(graph.edges.end(), couples.before.begin(), couples.before.end());
    std::vector<std::string> names = couples.girls;
    names.insert(names.end(), couples.boys.begin(), couples.boys.end());
    return {graph, boy_of, names};
  }

  void write(const Wedding& wedding, std::string& text) const {
    const std::vector<int>& mate = wedding.mate_of;
    std::string couples, pairs;
    const auto append = [&](int girl, int boy, std::string& list) {
      list += wedding.names[girl] + ' ' + wedding.names[boy] + '\n';
    };
    for (int i = 0; i < wedding.likes.left; ++i) append(i, mate[i], couples);
    for (const auto& [girl, boy] : wedding.likes.edges) {
      if (mate[girl] != boy) append(girl, boy, pairs);
    }
    text += io::text(wedding.likes.left, '\n', couples,
                     std::count(pairs.begin(), pairs.end(), '\n'), '\n', pairs);
  }

  std::vector<Limited> limited(const Wedding& wedding) const {
    return {{head().what, {wedding.likes.left}, sons},
            {"the number of pairs", {count_of(wedding.likes.edges)}, edges}};
  }
  std::string broken_promise(const Wedding&) const { return ""; }

  std::vector<Case> cases(const Wedding& wedding) const {
    std::vector<Case> result = cases_of(wedding.likes, 0, {"girl", "boy"});
    for (Case& one_case : result) one_case.names = wedding.names;
    return result;
  }

  Properties properties() const { return properties_of_sides("couples", 0, {"girl", "boy"}, true); }

 private:
  // Returns the number i with the letters from `first` on as its digits.
  static std::string name(int i, char first) {
    return (i < 26 ? "" : name(i / 26, first)) + static_cast<char>(first + i % 26);
  }
};

}  // namespace instances

#endif  // INSTANCES_LISTS_AND_WEDDINGS_HPP
