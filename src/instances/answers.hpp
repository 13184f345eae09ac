// SPDX-License-Identifier: CC0-1.0
//
// Compares the output of a solver with an expected output, which must be right. Usually the two
// outputs must have the same lines. If the problem accepts every maximum matching, the two outputs
// must be matchings of the input's graph and have the same size.
#ifndef INSTANCES_ANSWERS_HPP
#define INSTANCES_ANSWERS_HPP

#include <algorithm>
#include <cstddef>
#include <exception>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "instances/format.hpp"
#include "instances/outputs.hpp"
#include "instances/problems.hpp"
#include "instances/texts.hpp"

namespace instances {

// Stores what a judge says about an output.
struct Grade {
  std::string fault = {};      // what is wrong with the output; empty if it is right
  bool is_bad_format = false;  // whether the output is no answer in the format of the problem
};

// ---- Matchings

// Returns whether a problem with this question accepts every maximum matching.
inline bool accepts_any_matching(const Question& question) {
  return question.asks == Asks::matching && (question.has("{pairs}") || question.has("{mates}"));
}

// Returns the size of the matching in an output, which has the size (or the number of covered
// vertices) and the pairs of the matching, or the size and the mate of every vertex (of every
// vertex on the left if the graph has two sides), where 0 stands for no mate. Throws BadFormat if
// the output does not have this format, and std::runtime_error if it is not a matching of the
// graph.
inline int matching_size(const Question& question, const Position& graph,
                         const std::string& output) {
  const auto fail = [](const std::string& what) { throw std::runtime_error(what); };
  const auto refuse = [](const std::string& what) { throw BadFormat(what); };
  const bool has_sides = !graph.sides[0].empty();
  const int first = has_sides ? graph.left : graph.size, shift = has_sides ? graph.left : 0;
  const int base = graph.size == 0 ? 0 : std::stoi(graph.names[0]);
  const std::vector<int> numbers = numbers_of(output);
  if (numbers.empty()) refuse(texts::no_output());
  const int unit = question.has("{covered}") ? 2 : 1, size = numbers[0] / unit;
  if (numbers[0] % unit != 0) refuse(texts::even_expected(numbers[0]));
  const std::size_t rest = numbers.size() - 1;
  std::vector<std::pair<int, int>> pairs;
  if (question.has("{pairs}")) {
    if (size < 0 || rest != 2 * static_cast<std::size_t>(size)) {
      refuse(texts::pairs_expected(size, rest));
    }
    for (std::size_t i = 1; i < numbers.size(); i += 2) {
      pairs.emplace_back(numbers[i] - base, numbers[i + 1] - base);
    }
  } else {
    if (rest != static_cast<std::size_t>(first)) {
      refuse(texts::mates_expected(first, rest));
    }
    for (int v = 0; v < first; ++v) {
      if (numbers[v + 1] == 0) continue;
      const int w = numbers[v + 1] - base;
      if (!has_sides && (w < 0 || w >= first)) {
        refuse(texts::mate_expected(v + base, base, first - 1 + base, numbers[v + 1]));
      }
      if (!has_sides && numbers[w + 1] - base != v) {
        fail(texts::mate_not_mutual(v + base));
      }
      if (has_sides || v < w) pairs.emplace_back(v, w);
    }
    if (size < 0 || pairs.size() != static_cast<std::size_t>(size)) {
      fail(texts::size_differs(size, pairs.size()));
    }
  }

  std::vector<std::pair<int, int>> edges;
  for (const auto& [v, w] : graph.edges) {
    edges.emplace_back(v, w - shift);
    if (!has_sides) edges.emplace_back(w, v);
  }
  std::sort(edges.begin(), edges.end());
  std::vector<int> covered(graph.size);
  for (const auto& [v, w] : pairs) {
    const std::string pair = std::to_string(v + base) + " " + std::to_string(w + base);
    if (v == w && !has_sides) fail(texts::pair_is_loop(pair));
    if (!std::binary_search(edges.begin(), edges.end(), std::pair(v, w)))
      fail(texts::pair_is_no_edge(pair));
    if (covered[v]++ + covered[shift + w]++ > 0) fail(texts::pair_shares_vertex(pair));
  }
  return size;
}

// Judges an output. `maximum` is the size of a maximum matching. Throws std::runtime_error if the
// output has a larger matching.
inline Grade matching_grade(const Question& question, const Position& graph,
                            const std::string& output, int maximum) {
  int size = 0;
  try {
    size = matching_size(question, graph, output);
  } catch (const BadFormat& error) {
    return {error.what(), true};
  } catch (const std::exception& error) {
    return {error.what()};
  }
  if (size == maximum) return {};
  const std::string found = texts::not_maximum(maximum, size);
  if (size > maximum) throw std::runtime_error(found);
  return {found};
}

// ---- Any output

// Judges the actual output. Throws std::runtime_error if the input cannot be read or the expected
// output is wrong.
inline Grade grade(const std::string& name, const std::string& input, const std::string& expected,
                   const std::string& actual) {
  const Problem& asked = problem(name);
  if (!accepts_any_matching(asked.question)) return {difference(expected, actual)};
  const std::vector<Position> graphs = asked.format->positions(input);
  if (graphs.empty()) throw std::runtime_error(texts::unreadable_graph());
  const int maximum = matching_size(asked.question, graphs[0], expected);
  return matching_grade(asked.question, graphs[0], actual, maximum);
}

// Returns what is wrong with the actual output, or an empty text if it is right. Throws like
// grade().
inline std::string fault(const std::string& problem, const std::string& input,
                         const std::string& expected, const std::string& actual) {
  return grade(problem, input, expected, actual).fault;
}

}  // namespace instances

#endif  // INSTANCES_ANSWERS_HPP
