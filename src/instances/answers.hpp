// SPDX-License-Identifier: CC0-1.0
//
// Decides whether an output is right, given a right one. Both must have the same tokens. Where any
// maximum matching is right, both must be matchings of the input's graph, of the same size.
#ifndef INSTANCES_ANSWERS_HPP
#define INSTANCES_ANSWERS_HPP

#include <cstddef>
#include <limits>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "judge/bipartite_text.hpp"
#include "judge/graph_text.hpp"
#include "judge/reader.hpp"

namespace instances {

// ---- Matchings

// How a problem writes a graph and a maximum matching.
struct MatchingText {
  bool bipartite;  // "l r m" or "n m", and m edges
  int base;        // the number of the first vertex
  bool pairs;      // the size and the pairs, or the size and all mates (on the left), 0 for none
};

// Returns the form of a problem where any maximum matching is right, else null.
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

// Returns the numbers of an output; throws judge::InputError for anything else.
inline std::vector<int> numbers_of(const std::string& text) {
  judge::Reader in(text);
  std::vector<int> numbers;
  while (!in.at_end()) numbers.push_back(in.integer("a number", std::numeric_limits<int>::min()));
  return numbers;
}

struct InputGraph {
  int first, second;  // the numbers of vertices that can be the first and the second end of an edge
  std::set<std::pair<int, int>> edges;  // zero-based; in both directions if there are no sides
};

// Reads the graph as the solvers do; throws judge::InputError where they end with an error.
inline InputGraph graph_of(const MatchingText& format, const std::string& input) {
  judge::Reader in(input);
  InputGraph result;
  const auto add_edges = [&result](const matching_games::CsrGraph& graph, int left, int shift) {
    for (int v = 0; v < left; ++v) {
      for (const int w : graph.neighbors(v)) result.edges.emplace(v, w - shift);
    }
    result.first = left;
    result.second = graph.size() - shift;
  };
  if (format.bipartite) {
    const judge::BipartiteGraph graph = judge::read_bipartite_graph(in, format.base);
    add_edges(graph.graph, graph.left, graph.left);
  } else {
    const matching_games::CsrGraph graph = judge::read_graph(in, format.base);
    add_edges(graph, graph.size(), 0);
  }
  return result;
}

// Returns the size of the matching in an output; throws std::runtime_error if it is no matching of
// the graph.
inline int matching_size(const MatchingText& format, const InputGraph& graph,
                         const std::string& output) {
  const auto fail = [](const std::string& what) { throw std::runtime_error(what); };
  const std::vector<int> numbers = numbers_of(output);
  if (numbers.empty()) fail("the output is empty");
  const int size = numbers[0];
  const std::size_t rest = numbers.size() - 1;
  std::vector<std::pair<int, int>> pairs;
  if (format.pairs) {
    if (size < 0 || rest != 2 * static_cast<std::size_t>(size)) {
      fail("the size is " + std::to_string(size) + ", and " + std::to_string(rest) +
           " numbers follow");
    }
    for (std::size_t i = 1; i < numbers.size(); i += 2) {
      pairs.emplace_back(numbers[i] - format.base, numbers[i + 1] - format.base);
    }
  } else {
    if (rest != static_cast<std::size_t>(graph.first)) {
      fail(std::to_string(rest) + " mates for " + std::to_string(graph.first) + " vertices");
    }
    for (int v = 0; v < graph.first; ++v) {
      if (numbers[v + 1] == 0) continue;
      const int w = numbers[v + 1] - format.base;
      if (format.bipartite) {
        pairs.emplace_back(v, w);
      } else {
        if (w < 0 || w >= graph.first || numbers[w + 1] - format.base != v) {
          fail("the mate of " + std::to_string(v + format.base) + " has another mate");
        }
        if (v < w) pairs.emplace_back(v, w);
      }
    }
    if (size < 0 || pairs.size() != static_cast<std::size_t>(size)) {
      fail("the size is " + std::to_string(size) + ", and there are " +
           std::to_string(pairs.size()) + " pairs");
    }
  }

  std::set<int> covered[2];
  for (const auto& [v, w] : pairs) {
    const std::string pair =
        std::to_string(v + format.base) + " " + std::to_string(w + format.base);
    if (v == w && !format.bipartite) fail("the pair " + pair + " is a loop");
    if (graph.edges.count({v, w}) == 0) fail("the pair " + pair + " is no edge");
    if (!covered[0].insert(v).second || !covered[format.bipartite ? 1 : 0].insert(w).second) {
      fail("the pair " + pair + " has a vertex that is in another pair");
    }
  }
  return size;
}

// Returns what is wrong with an output if a maximum matching has the size `maximum`; an empty text
// if nothing is.
inline std::string matching_fault(const MatchingText& format, const std::string& input,
                                  const std::string& output, int maximum) {
  try {
    const int size = matching_size(format, graph_of(format, input), output);
    if (size == maximum) return "";
    return "the size is " + std::to_string(size) + ", a maximum matching has " +
           std::to_string(maximum);
  } catch (const std::exception& error) {
    return error.what();
  }
}

// ---- Any output

// Returns the tokens of a text and the line of each.
inline std::vector<std::pair<std::string, int>> tokens_of(const std::string& text) {
  std::vector<std::pair<std::string, int>> tokens;
  judge::Reader in(text);
  while (!in.at_end()) tokens.emplace_back(in.word(""), static_cast<int>(in.line()));
  return tokens;
}

// Returns where the tokens of an output first differ from those that are expected; an empty text if
// they do not. Blanks and line ends do not matter.
inline std::string difference(const std::string& expected, const std::string& actual) {
  if (expected == actual) return "";
  const auto ours = tokens_of(expected), theirs = tokens_of(actual);
  const auto shown = [](const std::string& token) {
    return token.size() <= 60 ? "'" + token + "'" : "'" + token.substr(0, 60) + "...'";
  };
  for (std::size_t i = 0; i < ours.size() && i < theirs.size(); ++i) {
    if (ours[i].first == theirs[i].first) continue;
    return "line " + std::to_string(theirs[i].second) + ": expected " + shown(ours[i].first) +
           ", found " + shown(theirs[i].first);
  }
  if (ours.size() == theirs.size()) return "";
  if (theirs.empty()) return "there is no output";
  if (ours.size() > theirs.size()) {
    const auto& next = ours[theirs.size()];
    return "the output ends where " + shown(next.first) + " is expected";
  }
  const auto& next = theirs[ours.size()];
  return "line " + std::to_string(next.second) + ": expected the end of the output, found " +
         shown(next.first);
}

// Returns what is wrong with an output of the problem, given a right one; an empty text if nothing
// is. Throws std::runtime_error if the input cannot be read or the expected output cannot be right.
inline std::string fault(const std::string& problem, const std::string& input,
                         const std::string& expected, const std::string& actual) {
  const MatchingText* const format = matching_text(problem);
  if (format == nullptr) return difference(expected, actual);
  const int maximum = matching_size(*format, graph_of(*format, input), expected);
  return matching_fault(*format, input, actual, maximum);
}

}  // namespace instances

#endif  // INSTANCES_ANSWERS_HPP
