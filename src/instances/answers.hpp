// SPDX-License-Identifier: CC0-1.0
//
// Whether an output is right, given one that is. Mostly both must have the same tokens; where any
// maximum matching is right, both must be matchings of the input's graph and equally large.
#ifndef INSTANCES_ANSWERS_HPP
#define INSTANCES_ANSWERS_HPP

#include <cstddef>
#include <map>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace instances {

// ---- Matchings

// How a problem writes a graph, and one of its maximum matchings.
struct MatchingText {
  bool bipartite;  // "l r m" or "n m", and m edges
  int base;        // the number of the first vertex
  bool pairs;      // the size and the pairs, or the size and all mates (on the left), 0 for none
};

// The form of a problem where any maximum matching is right; null for the others.
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

// The numbers of a text; throws std::runtime_error on anything else.
inline std::vector<int> numbers_of(const std::string& text) {
  std::istringstream in(text);
  std::vector<int> numbers;
  for (std::string token; in >> token;) {
    std::size_t end = 0;
    try {
      numbers.push_back(std::stoi(token, &end));
    } catch (const std::logic_error&) {
    }
    if (end != token.size()) throw std::runtime_error("'" + token + "' is no number");
  }
  return numbers;
}

struct InputGraph {
  int first, second;  // so many vertices can be the first and the second end of an edge
  std::set<std::pair<int, int>> edges;  // counted from 0; both ways when there are no sides
};

inline InputGraph graph_of(const MatchingText& format, const std::string& input) {
  const std::vector<int> numbers = numbers_of(input);
  std::size_t next = format.bipartite ? 3 : 2;
  InputGraph graph = {numbers.at(0), numbers.at(next - 2), {}};
  for (int m = numbers.at(next - 1); m > 0; --m, next += 2) {
    const int v = numbers.at(next) - format.base, w = numbers.at(next + 1) - format.base;
    graph.edges.emplace(v, w);
    if (!format.bipartite) graph.edges.emplace(w, v);
  }
  return graph;
}

// The size of the matching that an output tells; throws std::runtime_error if it tells none.
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

// What is wrong with an output when a maximum matching has this size; empty if nothing is.
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

// The tokens of a text and the line of each.
inline std::vector<std::pair<std::string, int>> tokens_of(const std::string& text) {
  std::vector<std::pair<std::string, int>> tokens;
  std::istringstream in(text);
  std::string row;
  for (int line = 1; std::getline(in, row); ++line) {
    std::istringstream words(row);
    for (std::string word; words >> word;) tokens.emplace_back(word, line);
  }
  return tokens;
}

// Where an output first differs from another one, in blanks as little as in line ends; empty if it
// does not.
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

// What is wrong with an output of the problem, given a right one; empty if nothing is. Throws
// std::runtime_error if the expected output cannot be right.
inline std::string fault(const std::string& problem, const std::string& input,
                         const std::string& expected, const std::string& actual) {
  const MatchingText* const format = matching_text(problem);
  if (format == nullptr) return difference(expected, actual);
  const int maximum = matching_size(*format, graph_of(*format, input), expected);
  return matching_fault(*format, input, actual, maximum);
}

}  // namespace instances

#endif  // INSTANCES_ANSWERS_HPP
