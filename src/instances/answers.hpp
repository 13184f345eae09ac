// SPDX-License-Identifier: CC0-1.0
//
// Compares the output of a solver with an expected output, which must be right. Usually the two
// outputs must have the same lines. If the problem accepts every optimal matching, the two outputs
// must be matchings of the input's graph and have the same size or weight. If it accepts every
// minimum path cover, the two outputs must be path covers with the same number of paths. If it
// accepts every maximum antichain, line 2 must be one, and the other lines must be the same.
#ifndef INSTANCES_ANSWERS_HPP
#define INSTANCES_ANSWERS_HPP

#include <algorithm>
#include <cstddef>
#include <exception>
#include <limits>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
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

inline bool has_weight(const Question& question) {
  return question.asks == Asks::heaviest || question.asks == Asks::best_perfect;
}

// Returns whether a problem with this question accepts every optimal matching.
inline bool accepts_any_matching(const Question& question) {
  return (question.asks == Asks::matching || has_weight(question)) &&
         (question.has("{pairs}") || question.has("{mates}") || question.has("{rights}"));
}

// Returns whether a problem with this question accepts several outputs.
inline bool accepts_several(const Question& question) {
  return accepts_any_matching(question) || question.asks == Asks::path_cover ||
         question.asks == Asks::antichain;
}

// Returns the size of the matching in an output, or its weight if the question is about weights.
// The output begins with these numbers. If the question has {covered}, the number of covered
// vertices takes the place of the size. Then the pairs follow, or the mate of each vertex (of one
// side if there are two). 0 stands for no mate, unless the matching must be perfect. Throws
// BadFormat if the output does not have this format, and std::runtime_error if it is not such a
// matching of the graph.
inline long long matching_value(const Question& question, const Position& graph,
                                const std::string& output) {
  const auto fail = [](const std::string& what) { throw std::runtime_error(what); };
  const auto refuse = [](const std::string& what) { throw BadFormat(what); };
  const bool has_sides = !graph.sides[0].empty();
  const int first = has_sides ? graph.left : graph.size, shift = has_sides ? graph.left : 0;
  const int base = graph.size == 0 ? 0 : std::stoi(graph.names[0]);
  const std::vector<long long> numbers = numbers_of<long long>(output);
  const bool has_size = !has_weight(question) || question.has("{size}");
  const std::size_t heads = has_size && has_weight(question) ? 2 : 1;
  if (numbers.size() < heads) refuse(texts::no_output());
  const int unit = question.has("{covered}") ? 2 : 1;
  if (numbers[0] % unit != 0) refuse(texts::even_expected(numbers[0]));
  const std::size_t rest = numbers.size() - heads;
  std::vector<std::pair<long long, long long>> pairs;
  if (question.has("{pairs}")) {
    const long long size = numbers[0] / unit;
    if (size < 0 || rest != 2 * static_cast<std::size_t>(size)) {
      refuse(texts::pairs_expected(size, rest));
    }
    for (std::size_t i = heads; i < numbers.size(); i += 2) {
      pairs.emplace_back(numbers[i] - base, numbers[i + 1] - base);
    }
  } else {
    if (rest != static_cast<std::size_t>(first)) {
      refuse(texts::mates_expected(first, rest));
    }
    for (int v = 0; v < first; ++v) {
      const long long number = numbers[heads + v], w = number - base;
      if (number == 0 && question.asks != Asks::best_perfect) continue;
      if (!has_sides && (w < 0 || w >= first)) {
        refuse(texts::mate_expected(v + base, base, first - 1 + base, number));
      }
      if (!has_sides && (w == v || numbers[heads + static_cast<std::size_t>(w)] - base != v)) {
        fail(texts::mate_not_mutual(v + base));
      }
      if (question.has("{rights}")) {
        pairs.emplace_back(w, v);
      } else if (has_sides || v < w) {
        pairs.emplace_back(v, w);
      }
    }
    if (has_size && size_of(pairs) != numbers[0]) {
      fail(texts::size_differs(numbers[0], pairs.size()));
    }
  }

  std::vector<std::tuple<long long, long long, int>> edges;  // the ends and the weight
  for (std::size_t i = 0; i < graph.edges.size(); ++i) {
    const auto& [v, w] = graph.edges[i];
    const int weight = has_weight(question) ? graph.weights[i] : 0;
    edges.emplace_back(v, w - shift, weight);
    if (!has_sides) edges.emplace_back(w, v, weight);
  }
  std::sort(edges.begin(), edges.end());
  std::vector<int> covered(graph.size);
  long long weight = 0;
  for (const auto& [v, w] : pairs) {
    const std::string pair = std::to_string(v + base) + " " + std::to_string(w + base);
    if (v == w && !has_sides) fail(texts::pair_is_loop(pair));
    // Of parallel edges, the heaviest counts.
    auto edge = std::lower_bound(edges.begin(), edges.end(),
                                 std::tuple(v, w + 1, std::numeric_limits<int>::min()));
    if (edge == edges.begin() || std::get<0>(*--edge) != v || std::get<1>(*edge) != w)
      fail(texts::pair_is_no_edge(pair));
    int& at_v = covered[static_cast<std::size_t>(v)];
    int& at_w = covered[static_cast<std::size_t>(shift + w)];
    if (at_v++ + at_w++ > 0) fail(texts::pair_shares_vertex(pair));
    weight += std::get<2>(*edge);
  }
  if (!has_weight(question)) return numbers[0] / unit;
  if (weight != numbers[heads - 1]) fail(texts::weight_differs(numbers[heads - 1], weight));
  return weight;
}

// ---- Path covers

// Returns the number of paths in an output, which has a path in each line, and their number in the
// last line. The graph has a left and a right copy of each vertex, as ArcLists describes. Throws
// BadFormat if the output does not have this format, and std::runtime_error if the paths are not
// paths of the graph or do not contain each vertex once.
inline int number_of_paths(const Position& graph, const std::string& output) {
  const auto fail = [](const std::string& what) { throw std::runtime_error(what); };
  const std::vector<int> numbers = numbers_of(output);
  if (numbers.empty()) throw BadFormat(texts::no_output());
  const std::vector<Token> tokens = tokens_of(output);
  const auto starts_line = [&](std::size_t i) {
    return i == 0 || tokens[i - 1].line != tokens[i].line;
  };
  const std::size_t last = numbers.size() - 1;
  if (!starts_line(last)) throw BadFormat(texts::number_of_paths_expected());
  const int n = graph.left;
  const std::set<std::pair<int, int>> arcs(graph.edges.begin(), graph.edges.end());
  std::vector<char> is_on_path(n);
  int paths = 0;
  for (std::size_t i = 0; i < last; ++i) {
    const int v = numbers[i] - 1;
    if (v < 0 || v >= n) fail(texts::vertex_expected(n, numbers[i]));
    if (is_on_path[v]++) fail(texts::vertex_twice(numbers[i]));
    if (starts_line(i)) {
      ++paths;
    } else if (arcs.count({numbers[i - 1] - 1, n + v}) == 0) {
      fail(texts::step_is_no_arc(numbers[i - 1], numbers[i]));
    }
  }
  for (int v = 0; v < n; ++v) {
    if (!is_on_path[v]) fail(texts::vertex_missing(v + 1));
  }
  if (paths != numbers[last]) fail(texts::paths_differ(numbers[last], paths));
  return paths;
}

// ---- Antichains

// Judges an output, whose second line is a string of 0 and 1: the vertices of any maximum
// antichain. The other lines must be those of the expected output. Throws std::runtime_error if the
// output has a larger antichain.
inline Grade antichain_grade(const Position& graph, const std::string& expected,
                             const std::string& actual) {
  const std::vector<std::string_view> ours = lines_of(expected), theirs = lines_of(actual);
  if (ours.size() < 3 || theirs.size() < 2 || theirs[1].size() != ours[1].size() ||
      theirs[1].find_first_not_of("01") != std::string_view::npos) {
    return {difference(expected, actual)};
  }
  for (const auto& [v, w] : graph.edges) {
    if (theirs[1][v] == '0' || theirs[1][w - graph.left] == '0') continue;
    return {texts::is_reached(v + 1, w - graph.left + 1)};
  }
  const auto best = std::count(ours[1].begin(), ours[1].end(), '1'),
             size = std::count(theirs[1].begin(), theirs[1].end(), '1');
  if (size > best) throw std::runtime_error(texts::not_largest(best, size));
  if (size < best) return {texts::not_largest(best, size)};
  return {difference(judge::text(ours[0], '\n', theirs[1], '\n', ours[2]), actual)};
}

// ---- Any optimal answer

// Returns the size or the weight of the matching, or the number of paths, in an output. Throws like
// matching_value().
inline long long value_in(const Question& question, const Position& graph,
                          const std::string& output) {
  return question.asks == Asks::path_cover ? number_of_paths(graph, output)
                                           : matching_value(question, graph, output);
}

// Judges an output. `best` is the value of an optimal answer. Throws std::runtime_error if the
// output has a better one.
inline Grade value_grade(const Question& question, const Position& graph, const std::string& output,
                         long long best) {
  long long value = 0;
  try {
    value = value_in(question, graph, output);
  } catch (const BadFormat& error) {
    return {error.what(), true};
  } catch (const std::exception& error) {
    return {error.what()};
  }
  if (value == best) return {};
  const bool is_cover = question.asks == Asks::path_cover;
  const std::string found = (has_weight(question) ? texts::not_best
                             : is_cover           ? texts::not_fewest
                                                  : texts::not_maximum)(best, value);
  if ((value > best) != (is_cover || question.has("{least}"))) throw std::runtime_error(found);
  return {found};
}

// ---- Any output

// Judges the actual output. Throws std::runtime_error if the input cannot be read or the expected
// output is wrong.
inline Grade grade(const std::string& name, const std::string& input, const std::string& expected,
                   const std::string& actual) {
  const Problem& asked = problem(name);
  if (!accepts_several(asked.question)) return {difference(expected, actual)};
  const std::vector<Position> graphs = asked.format->positions(input);
  if (graphs.empty()) throw std::runtime_error(texts::unreadable_graph());
  if (asked.question.asks == Asks::antichain) return antichain_grade(graphs[0], expected, actual);
  const long long best = value_in(asked.question, graphs[0], expected);
  return value_grade(asked.question, graphs[0], actual, best);
}

// Returns what is wrong with the actual output, or an empty text if it is right. Throws like
// grade().
inline std::string fault(const std::string& problem, const std::string& input,
                         const std::string& expected, const std::string& actual) {
  return grade(problem, input, expected, actual).fault;
}

}  // namespace instances

#endif  // INSTANCES_ANSWERS_HPP
