// SPDX-License-Identifier: CC0-1.0
//
// Defines formats that describe a bipartite graph by a list of neighbors for each vertex on the
// left, or by the pairs that are not edges.
#ifndef INSTANCES_CHOICES_HPP
#define INSTANCES_CHOICES_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "instances/edges.hpp"
#include "instances/format.hpp"
#include "instances/graphs.hpp"
#include "instances/random.hpp"
#include "instances/request.hpp"
#include "instances/ways.hpp"
#include "judge/couples_text.hpp"
#include "judge/lists_text.hpp"
#include "judge/pairs_until_zeros.hpp"
#include "judge/reader.hpp"
#include "matching_games/matching_from_edges.hpp"

namespace instances {

// Returns a maximum matching as a list with the zero-based mate of each vertex on the left, or -1
// if the vertex is exposed.
inline std::vector<int> mates_on_the_left(const BipartiteGraph& graph) {
  return matching_games::bipartite_matching(graph.left, graph.right, graph.edges);
}

// Checks whether the graph has a perfect matching.
inline bool is_perfect(const BipartiteGraph& graph) {
  const std::vector<int> mate = mates_on_the_left(graph);
  return graph.left == graph.right && std::count(mate.begin(), mate.end(), -1) == 0;
}

// Adds a random edge for each left vertex that a maximum matching exposes, so that the graph has a
// perfect matching. Both sides must have the same number of vertices. Returns the perfect matching
// as a list with the mate of each left vertex.
inline std::vector<int> make_perfect(BipartiteGraph& graph, Random& random) {
  std::vector<int> mate = mates_on_the_left(graph), exposed;
  std::vector<char> covered(graph.right, 0);
  for (const int y : mate) {
    if (y != -1) covered[y] = 1;
  }
  for (int y = 0; y < graph.right; ++y) {
    if (!covered[y]) exposed.push_back(y);
  }
  random.shuffle(exposed);
  for (int x = 0; x < graph.left; ++x) {
    if (mate[x] != -1) continue;
    mate[x] = exposed.back();
    exposed.pop_back();
    graph.edges.emplace_back(x, mate[x]);
  }
  return mate;
}

// Appends a line for each vertex on the left: the number of its neighbors and the neighbors.
inline void write_lists(const BipartiteGraph& graph, std::string& text) {
  std::vector<std::vector<int>> lists(graph.left);
  for (const auto& [x, y] : graph.edges) lists[x].push_back(y);
  for (const std::vector<int>& list : lists) {
    text += std::to_string(list.size());
    for (const int y : list) text += ' ' + std::to_string(y + 1);
    text += '\n';
  }
}

// Implements the layout of lists: a case has the numbers l and r of left and right vertices, and
// for each left vertex the number of its neighbors and the neighbors. The first vertex on the right
// has the number 1.
struct Lists : BipartiteEdgeLists {
  BipartiteGraph read(judge::Reader& in, int n) const {
    const int m =
        in.integer(sides.number(sides.right).c_str(), 0, std::numeric_limits<int>::max() - n);
    const std::string count = sides.number(sides.right) + " in a list";
    return {n, m, judge::read_lists(in, n, count.c_str(), {sides.one(sides.right).c_str(), 1, m})};
  }

  void write(const BipartiteGraph& graph, std::string& text) const {
    text += std::to_string(graph.left) + ' ' + std::to_string(graph.right) + '\n';
    write_lists(graph, text);
  }

  Properties properties() const { return properties_of_sides("lists", base, sides, false); }
};

// Stores the graph of the girls whom each son likes, and a perfect matching of this graph.
struct Wedding {
  BipartiteGraph likes;                            // each side has the same number of vertices
  std::vector<int> girl_of;                        // the zero-based mate of each son
  std::vector<std::string> girls = {}, boys = {};  // names of the left and of the right vertices
};

// Implements a layout: a case has the number n of sons, which is also the number of girls. For
// each son, the number of girls whom he likes and these girls follow. At the end, the input has a
// perfect matching, one girl for each son. The first girl has the number 1.
struct WeddingLists {
  using Value = Wedding;
  static constexpr bool kSpellsOutItsSize = true;

  Limits sons, edges;

  std::vector<Shape> shapes() const { return lists().shapes(); }
  std::vector<const char*> parameters() const { return lists().parameters(); }

  Wedding generate(const std::string& shape, const Request& request, Random& random) const {
    Wedding wedding{lists().generate(shape, request, random), {}};
    wedding.girl_of = make_perfect(wedding.likes, random);
    return wedding;
  }

  Head head() const { return {"the number of sons", 0, std::numeric_limits<int>::max() / 2}; }

  Wedding read(judge::Reader& in, int n) const {
    const Edges likes = judge::read_lists(in, n, "the number of girls in a list", {"a girl", 1, n});
    Wedding wedding{{n, n, likes}, judge::read_perfect_matching(in, n, likes, "son", "girl")};
    wedding.girl_of.resize(n);
    for (int& girl : wedding.girl_of) girl -= n;
    return wedding;
  }

  void write(const Wedding& wedding, std::string& text) const {
    text += std::to_string(wedding.likes.left) + '\n';
    write_lists(wedding.likes, text);
    for (std::size_t son = 0; son < wedding.girl_of.size(); ++son) {
      text += (son > 0 ? " " : "") + std::to_string(wedding.girl_of[son] + 1);
    }
    text += '\n';
  }

  std::string measure(const Wedding& wedding) const { return lists().measure(wedding.likes); }

  std::string broken_promise(const Wedding& wedding) const {
    const std::string broken =
        broken_limit({{"the number of sons", wedding.likes.left, sons},
                      {"the number of girls in all lists", size_of(wedding.likes.edges), edges}});
    return broken.empty() ? broken_simplicity(wedding.likes, false) : broken;
  }

  std::vector<Position> positions(const Wedding& wedding) const {
    return positions_of(wedding.likes, {"son", "girl"}, 1);
  }

  Properties properties() const { return properties_of_sides("wedding", 1, {"son", "girl"}, true); }

  // Returns two ways to shrink a wedding: removing sons together with the girls whom they marry in
  // the matching `girl_of`, and removing edges that are not in this matching.
  Ways<Wedding> ways(const Wedding&) const {
    const auto count_other_edges = [](const Wedding& wedding) {
      return static_cast<int>(
          std::count_if(wedding.likes.edges.begin(), wedding.likes.edges.end(),
                        [&](Edge e) { return wedding.girl_of[e.first] != e.second; }));
    };
    return {{[](const Wedding& wedding) { return wedding.likes.left; }, remove_couples},
            {count_other_edges, remove_other_edges}};
  }

 private:
  static bool remove_couples(Wedding& wedding, int first, int count) {
    std::vector<int>& girl_of = wedding.girl_of;
    std::vector<int> number(girl_of.size(), 0);  // the new number of each girl, or -1 if removed
    for (int son = first; son < first + count; ++son) number[girl_of[son]] = -1;
    int left = 0;
    for (int& girl : number) girl = girl == -1 ? -1 : left++;
    change_edges(wedding.likes.edges,
                 [&](Edge e) { return Edge(without(e.first, first, count), number[e.second]); });
    erase(girl_of, first, count);
    for (int& girl : girl_of) girl = number[girl];
    if (!wedding.girls.empty()) erase(wedding.girls, first, count);
    for (std::size_t boy = wedding.boys.size(); boy-- > 0;) {
      if (number[boy] == -1)
        wedding.boys.erase(wedding.boys.begin() + static_cast<std::ptrdiff_t>(boy));
    }
    wedding.likes.left = wedding.likes.right = left;
    return true;
  }

  static bool remove_other_edges(Wedding& wedding, int first, int count) {
    change_edges(wedding.likes.edges, [&](Edge e) {
      const bool is_removed = wedding.girl_of[e.first] != e.second && first-- <= 0 && count-- > 0;
      return is_removed ? Edge(-1, -1) : e;
    });
    return true;
  }

  // Returns the object that generates the graph that joins each son to the girls he likes. The
  // limit of edges leaves room for the edges that make_perfect() adds.
  BipartiteEdgeLists lists() const {
    return {sons, sons, {edges.least, edges.most - sons.most}, 1, false, true};
  }
};

// Implements a layout: a case has the number n of letters and of envelopes, and excluded pairs
// "i j", which say that letter i is not in envelope j. The pair "0 0" ends the list. A Value is the
// graph whose edges are the excluded pairs. The statement promises that the other pairs contain a
// perfect matching.
struct ExcludedPairs {
  using Value = BipartiteGraph;
  static constexpr bool kSpellsOutItsSize = false;

  Limits letters;

  std::vector<Shape> shapes() const { return lists().shapes(); }
  std::vector<const char*> parameters() const { return lists().parameters(); }

  // Generates a graph of the given shape that has a perfect matching. The edges of this graph are
  // the possible pairs of a letter and an envelope. Returns the graph of all other pairs of a
  // letter and an envelope, which are the excluded pairs. By default, a huge input has 1000
  // letters, because the number of excluded pairs grows with the square of the number of letters.
  BipartiteGraph generate(const std::string& shape, Request request, Random& random) const {
    if (request.size == Size::huge) request.given.emplace("left", 1000);
    BipartiteGraph possible = lists().generate(shape, request, random);
    make_perfect(possible, random);
    BipartiteGraph excluded = complement(possible);
    if (request.value("shuffled", random.percent(50)) != 0) random.shuffle(excluded.edges);
    return excluded;
  }

  Head head() const { return {"the number of letters", 0, std::numeric_limits<int>::max() / 2}; }

  BipartiteGraph read(judge::Reader& in, int n) const {
    return {n, n, judge::read_pairs_until_zeros(in, n, "a letter", "an envelope")};
  }

  void write(const BipartiteGraph& excluded, std::string& text) const {
    text += std::to_string(excluded.left) + '\n';
    for (const auto& [x, y] : excluded.edges) {
      text += std::to_string(x + 1) + ' ' + std::to_string(y + 1) + '\n';
    }
    text += "0 0\n";
  }

  std::string measure(const BipartiteGraph& excluded) const {
    return texts::both(texts::letters(excluded.left), texts::pairs_excluded(excluded.edges.size()));
  }

  std::string broken_promise(const BipartiteGraph& excluded) const {
    std::string broken = broken_limit({{"the number of letters", excluded.left, letters}});
    if (broken.empty()) broken = broken_simplicity(excluded, false);
    if (!broken.empty() || is_perfect(complement(excluded))) return broken;
    return "expected pairs that leave an envelope of its own for each letter, found too many pairs";
  }

  std::vector<Position> positions(const BipartiteGraph& excluded) const {
    if (excluded.left > 1000) return {};
    return positions_of(complement(excluded), {"letter", "envelope"}, 1);
  }

  Properties properties() const {
    return properties_of_sides("excluded", 1, {"letter", "envelope"}, true);
  }

  // Returns three ways to shrink the graph of the excluded pairs, in which the letters are the left
  // vertices and the envelopes are the right vertices: removing letters together with the envelopes
  // of the same numbers, removing edges, and removing any letter together with any envelope.
  Ways<BipartiteGraph> ways(const BipartiteGraph&) const {
    const auto remove_same = [](BipartiteGraph& excluded, int first, int count) {
      excluded.remove(first, count, first, count);
      return true;
    };
    const auto count_pairs = [](const BipartiteGraph& excluded) {
      return static_cast<int>(
          std::min<std::int64_t>(excluded.pairs(), std::numeric_limits<int>::max()));
    };
    const auto remove_any = [](BipartiteGraph& excluded, int first, int count) {
      if (count == 1) excluded.remove_ends({first / excluded.left, first % excluded.left});
      return count == 1;
    };
    return {{[](const BipartiteGraph& excluded) { return excluded.left; }, remove_same},
            edges_of<BipartiteGraph>(),
            {count_pairs, remove_any}};
  }

 private:
  BipartiteEdgeLists lists() const {
    return {letters, letters, {0, letters.most * letters.most}, 1, false, true};
  }

  // Returns the graph of all pairs of a left vertex and a right vertex that are not edges of
  // `graph`.
  static BipartiteGraph complement(BipartiteGraph graph) {
    drop_repeats(graph);
    const int count = static_cast<int>(graph.edges.size());
    graph.join_all();
    drop_repeats(graph);
    erase(graph.edges, 0, count);
    return graph;
  }
};

// Implements the layout of couples: a case has the number of couples, for each couple the names of
// the girl and the boy, the number of former pairs, and their names. The graph joins the girls and
// boys who are or were together. The couples are its first edges.
struct CouplesByName : WeddingLists {
  Wedding generate(const std::string& shape, const Request& request, Random& random) const {
    Wedding wedding = WeddingLists::generate(shape, request, random);
    for (int i = 0; i < wedding.likes.left; ++i) {
      wedding.girls.push_back(name(i, 'A'));
      wedding.boys.push_back(name(i, 'a'));
    }
    return wedding;
  }

  Head head() const { return {"the number of couples"}; }

  Wedding read(judge::Reader& in, int n) const {
    const judge::Couples couples = judge::read_couples(in, n);
    Wedding wedding{{n, n}, {}, couples.girls, couples.boys};
    for (int i = 0; i < n; ++i) {
      wedding.likes.edges.emplace_back(i, i);
      wedding.girl_of.push_back(i);
    }
    wedding.likes.edges.insert(wedding.likes.edges.end(), couples.before.begin(),
                               couples.before.end());
    return wedding;
  }

  void write(const Wedding& wedding, std::string& text) const {
    const std::vector<int>& mate = wedding.girl_of;
    std::string couples, pairs;
    const auto append = [&](int girl, int boy, std::string& list) {
      list += wedding.girls[girl] + ' ' + wedding.boys[boy] + '\n';
    };
    for (int i = 0; i < wedding.likes.left; ++i) append(i, mate[i], couples);
    for (const auto& [girl, boy] : wedding.likes.edges) {
      if (mate[girl] != boy) append(girl, boy, pairs);
    }
    text += judge::text(wedding.likes.left, '\n', couples,
                        std::count(pairs.begin(), pairs.end(), '\n'), '\n', pairs);
  }

  std::string broken_promise(const Wedding& wedding) const {
    return broken_limit({{head().what, wedding.likes.left, sons},
                         {"the number of pairs", size_of(wedding.likes.edges), edges}});
  }

  std::vector<Position> positions(const Wedding& wedding) const {
    std::vector<Position> result = positions_of(wedding.likes, {"girl", "boy"}, 0);
    for (Position& position : result) {
      position.names = wedding.girls;
      position.names.insert(position.names.end(), wedding.boys.begin(), wedding.boys.end());
    }
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

#endif  // INSTANCES_CHOICES_HPP
