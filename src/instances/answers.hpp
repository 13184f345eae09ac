// SPDX-License-Identifier: CC0-1.0
//
// Compares the output of a solver with an expected output, which must be right. Usually the two
// outputs must have the same lines. If the problem accepts every maximum matching, the two outputs
// must be matchings of the input's graph and have the same size.
#ifndef INSTANCES_ANSWERS_HPP
#define INSTANCES_ANSWERS_HPP

#include <cstddef>
#include <exception>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "instances/outputs.hpp"
#include "judge/bipartite_text.hpp"
#include "judge/graph_text.hpp"
#include "judge/reader.hpp"

namespace instances {

// Stores what a judge says about an output.
struct Grade {
  std::string fault = {};      // what is wrong with the output; empty if it is right
  bool is_bad_format = false;  // whether the output is no answer in the format of the problem
};

// ---- Matchings

// Describes the text format that a problem uses for a graph and a maximum matching.
struct MatchingText {
  bool bipartite;  // true: the input begins with "l r m"; false: with "n m"; m edges follow
  int base;        // the number of the first vertex
  // If `pairs` is true, an output has the size and the pairs of the matching. If `pairs` is false,
  // an output has the size and the mate of every vertex (of every vertex on the left if the graph
  // is bipartite), where 0 stands for no mate.
  bool pairs;
};

// Returns the text format of a problem that accepts every maximum matching, or null for any other
// problem.
inline const MatchingText* matching_text(const std::string& problem) {
  static const std::map<std::string, MatchingText> forms = {
      {"librarychecker_bipartitematching", {true, 0, true}},
      {"librarychecker_general_matching", {false, 0, true}},
      {"luogu6113_general_matching", {false, 1, false}},
      {"uoj78_bipartite_matching", {true, 1, false}},
      {"uoj79_general_matching", {false, 1, false}}};
  const auto found = forms.find(problem);
  return found == forms.end() ? nullptr : &found->second;
}

// Stores the graph of an input. The vertices are zero-based. In a graph that is not divided into
// sides, `first` is the number of all vertices, and `edges` contains each edge in both directions.
struct InputGraph {
  int first;  // the number of vertices on the left
  std::set<std::pair<int, int>> edges;
};

// Reads the graph of an input. Throws judge::InputError if a solver would reject the input.
inline InputGraph graph_of(const MatchingText& format, const std::string& input) {
  judge::Reader in(input);
  const judge::BipartiteGraph sides = format.bipartite
                                          ? judge::read_bipartite_graph(in, format.base)
                                          : judge::BipartiteGraph(0, 0, {});
  const matching_games::CsrGraph graph =
      format.bipartite ? sides.graph : judge::read_graph(in, format.base);
  InputGraph result{format.bipartite ? sides.left : graph.size(), {}};
  for (int v = 0; v < result.first; ++v) {
    for (const int w : graph.neighbors(v)) result.edges.emplace(v, w - sides.left);
  }
  return result;
}

// Returns the size of the matching in an output. Throws BadFormat if the output does not have the
// format, and std::runtime_error if it is not a matching of the graph.
inline int matching_size(const MatchingText& format, const InputGraph& graph,
                         const std::string& output) {
  const auto fail = [](const std::string& what) { throw std::runtime_error(what); };
  const auto refuse = [](const std::string& what) { throw BadFormat(what); };
  const std::vector<int> numbers = numbers_of(output);
  if (numbers.empty()) refuse("there is no output");
  const int size = numbers[0];
  const std::size_t rest = numbers.size() - 1;
  std::vector<std::pair<int, int>> pairs;
  if (format.pairs) {
    if (size < 0 || rest != 2 * static_cast<std::size_t>(size)) {
      refuse("expected two numbers for each of " + std::to_string(size) + " pairs, found " +
             std::to_string(rest) + " numbers");
    }
    for (std::size_t i = 1; i < numbers.size(); i += 2) {
      pairs.emplace_back(numbers[i] - format.base, numbers[i + 1] - format.base);
    }
  } else {
    if (rest != static_cast<std::size_t>(graph.first)) {
      refuse("expected a mate for each of " + std::to_string(graph.first) + " vertices, found " +
             std::to_string(rest) + " mates");
    }
    for (int v = 0; v < graph.first; ++v) {
      if (numbers[v + 1] == 0) continue;
      const int w = numbers[v + 1] - format.base;
      if (format.bipartite) {
        pairs.emplace_back(v, w);
      } else {
        if (w < 0 || w >= graph.first) {
          refuse("expected the mate of vertex " + std::to_string(v + format.base) + ", from " +
                 std::to_string(format.base) + " to " +
                 std::to_string(graph.first - 1 + format.base) + ", or 0 if it has none, found " +
                 std::to_string(numbers[v + 1]));
        }
        if (numbers[w + 1] - format.base != v) {
          fail("the mate of vertex " + std::to_string(v + format.base) +
               " does not name this vertex as its own mate");
        }
        if (v < w) pairs.emplace_back(v, w);
      }
    }
    if (size < 0 || pairs.size() != static_cast<std::size_t>(size)) {
      fail("the output begins with the size " + std::to_string(size) + ", but has " +
           std::to_string(pairs.size()) + " pairs");
    }
  }

  std::set<int> covered[2];
  for (const auto& [v, w] : pairs) {
    const std::string pair =
        std::to_string(v + format.base) + " " + std::to_string(w + format.base);
    if (v == w && !format.bipartite) fail("the pair " + pair + " is a loop");
    if (graph.edges.count({v, w}) == 0) fail("the pair " + pair + " is not an edge of the input");
    if (!covered[0].insert(v).second || !covered[format.bipartite ? 1 : 0].insert(w).second) {
      fail("the pair " + pair + " shares a vertex with another pair");
    }
  }
  return size;
}

// Judges an output. `maximum` is the size of a maximum matching. Throws std::runtime_error if the
// output has a larger matching.
inline Grade matching_grade(const MatchingText& format, const std::string& input,
                            const std::string& output, int maximum) {
  const InputGraph graph = graph_of(format, input);
  int size = 0;
  try {
    size = matching_size(format, graph, output);
  } catch (const BadFormat& error) {
    return {error.what(), true};
  } catch (const std::exception& error) {
    return {error.what()};
  }
  if (size == maximum) return {};
  const std::string found = "expected a maximum matching, of size " + std::to_string(maximum) +
                            ", found one of size " + std::to_string(size);
  if (size > maximum) throw std::runtime_error(found);
  return {found};
}

// ---- Any output

// Judges the actual output. Throws std::runtime_error if the input cannot be read or the expected
// output is wrong.
inline Grade grade(const std::string& problem, const std::string& input,
                   const std::string& expected, const std::string& actual) {
  const MatchingText* const format = matching_text(problem);
  if (format == nullptr) return {difference(expected, actual)};
  const int maximum = matching_size(*format, graph_of(*format, input), expected);
  return matching_grade(*format, input, actual, maximum);
}

// Returns what is wrong with the actual output, or an empty text if it is right. Throws like
// grade().
inline std::string fault(const std::string& problem, const std::string& input,
                         const std::string& expected, const std::string& actual) {
  return grade(problem, input, expected, actual).fault;
}

}  // namespace instances

#endif  // INSTANCES_ANSWERS_HPP
