// SPDX-License-Identifier: CC0-1.0
//
// Finds the expected output for a small input of any problem: reads the graph of each case, answers
// the question of the problem by the definitions or by play, and fills in the form of the output.
#ifndef ANSWERS_HPP
#define ANSWERS_HPP

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "instances/answers.hpp"
#include "instances/format.hpp"
#include "instances/problems.hpp"
#include "oracle.hpp"
#include "winners.hpp"

namespace answers {

using instances::Asks;
using instances::Position;
using instances::Question;
using oracle::Set;

// Returns the largest number of vertices of a graph about which expected() can answer the question.
inline int most_vertices(const Question& question) {
  return instances::is_game(question.asks) ? 64 : 14;
}

// Answers questions about the maximum matchings of a graph.
class Truth {
 public:
  explicit Truth(const Position& graph)
      : graph_(graph),
        adjacent_(oracle::adjacency(oracle::Graph(graph.size, graph.edges))),
        all_((Set(1) << graph.size) - 1),
        sizes_(oracle::matching_numbers(adjacent_)) {}

  int size() const { return sizes_[all_]; }
  bool is_in_d(int v) const { return sizes_[oracle::without(all_, v)] == sizes_[all_]; }
  bool is_in_some(int v, int w) const {
    return v != w && oracle::has(adjacent_[v], w) && size_without(v, w) + 1 == size();
  }
  bool is_in_every(int v, int w) const {
    if (!is_in_some(v, w) || is_in_d(v)) return false;
    for (int other = 0; other < graph_.size; ++other) {
      if (other != w && is_in_some(v, other)) return false;
    }
    return true;
  }
  bool is_vital(int v, int w) const { return 2 * size_without(v, w) + 2 < graph_.size; }

  // Returns the mates of the left vertices in the perfect matching that is first in lexicographic
  // order, or an empty list if there is no perfect matching.
  std::vector<int> smallest_perfect_matching() const {
    std::vector<int> mates;
    Set rest = all_;
    for (int v = 0; v < graph_.left && 2 * size() == graph_.size; ++v) {
      int w = 0;
      const auto left = [&] { return oracle::without(oracle::without(rest, v), w); };
      while (!oracle::has(adjacent_[v] & rest, w) || sizes_[left()] + 1 != sizes_[rest]) ++w;
      mates.push_back(w);
      rest = left();
    }
    return mates;
  }

  int largest_independent_set() const {
    int largest = 0;
    for (Set set = 0; set <= all_; ++set) {
      int count = 0;
      for (int v = 0; v < graph_.size && count >= 0; ++v) {
        if (oracle::has(set, v)) count = (adjacent_[v] & set) == 0 ? count + 1 : -1;
      }
      largest = std::max(largest, count);
    }
    return largest;
  }

  // Returns the greatest weight of a matching, or of a perfect one, with all weights times `sign`.
  long long greatest_weight(bool perfect, int sign) const {
    std::vector<long long> best(std::size_t{all_} + 1, perfect ? -(1LL << 60) : 0);
    best[0] = 0;
    for (Set set = 1; set <= all_; ++set) {
      int v = 0;
      while (!oracle::has(set, v)) ++v;
      const Set rest = oracle::without(set, v);
      if (!perfect) best[set] = best[rest];
      for (std::size_t i = 0; i < graph_.edges.size(); ++i) {
        const auto& [a, b] = graph_.edges[i];
        const int w = a == v ? b : a;
        if ((a != v && b != v) || !oracle::has(rest, w)) continue;
        best[set] = std::max(best[set], best[oracle::without(rest, w)] + sign * graph_.weights[i]);
      }
    }
    return best[all_];
  }

  // Returns the smallest number of paths of a directed graph on which each vertex is once. The
  // graph has two copies of each vertex, as ArcLists describes.
  int fewest_paths() const {
    const int n = graph_.left;
    // fewest[s][v] is the number of paths that have the vertices of the set s, the last of them v.
    std::vector<std::vector<int>> fewest(std::size_t(1) << n, std::vector<int>(n, n));
    for (int v = 0; v < n; ++v) fewest[std::size_t(1) << v][v] = 1;
    for (std::size_t s = 1; s < fewest.size(); ++s) {
      for (int v = 0; v < n; ++v) {
        for (int w = 0; w < n; ++w) {
          if ((s >> v & 1) == 0 || (s >> w & 1) != 0) continue;
          int& next = fewest[s | std::size_t(1) << w][w];
          next = std::min(next, fewest[s][v] + !oracle::has(adjacent_[v], n + w));
        }
      }
    }
    return n == 0 ? 0 : *std::min_element(fewest.back().begin(), fewest.back().end());
  }

  // Returns the maximum antichains of an acyclic directed graph, as sets of vertices. The graph has
  // two copies of each vertex, as ArcLists describes, and an arc to each vertex that is reached.
  std::vector<Set> maximum_antichains() const {
    std::vector<Set> found;
    int most = 0;
    for (Set set = 0; set < Set(1) << graph_.left; ++set) {
      int count = 0;
      for (int v = 0; v < graph_.left && count >= 0; ++v) {
        if (oracle::has(set, v)) {
          count = (adjacent_[v] & set << graph_.left) == 0 ? count + 1 : -1;
        }
      }
      if (count > most) found.clear();
      most = std::max(most, count);
      if (count == most) found.push_back(set);
    }
    return found;
  }

  // Returns the size or the weight of an optimal matching, or the number of paths in a cover.
  long long value(const Question& question) const {
    if (question.asks == Asks::path_cover) return fewest_paths();
    if (question.asks == Asks::heaviest) return greatest_weight(false, 1);
    if (question.asks != Asks::best_perfect) return size();
    return question.has("{least}") ? -greatest_weight(true, -1) : greatest_weight(true, 1);
  }

 private:
  int size_without(int v, int w) const {
    return sizes_[oracle::without(oracle::without(all_, v), w)];
  }

  const Position& graph_;
  std::vector<Set> adjacent_;
  Set all_;
  std::vector<unsigned char> sizes_;
};

// Returns the text in which each name in braces is replaced by the value of the field.
inline std::string filled(std::string text, const std::map<std::string, std::string>& fields) {
  for (const auto& [name, value] : fields) {
    for (std::size_t at; (at = text.find('{' + name + '}')) != std::string::npos;) {
      text.replace(at, name.size() + 2, value);
    }
  }
  return text;
}

// Returns whether expected() or Truth::value() says which outputs are right.
inline bool knows(const Question& question) {
  return question.asks != Asks::map && question.asks != Asks::mistakes &&
         question.asks != Asks::value;
}

// Returns the expected output for a case. `number` is the number of the case in the input.
inline std::string expected(const Question& question, const Position& graph, int number) {
  const int n = graph.size, side = graph.sides[0].empty() ? n : graph.left;
  std::map<std::string, std::string> fields = {{"case", std::to_string(number)}};
  const auto name = [&](int v) { return graph.names[v] + '\n'; };
  int count = 0;
  if (instances::is_game(question.asks)) {
    const std::vector<char> wins = oracle::winners(oracle::Graph(n, graph.edges));
    std::string starts, winners[2];
    for (int v = 0; v < n; ++v) {
      if (!wins[v]) starts += name(v), ++count;
      winners[v < side ? 0 : 1] += wins[v] ? question.win : question.lose;
    }
    const bool is_won = question.asks == Asks::winner ? wins[graph.path.back()] != 0 : count > 0;
    fields.insert({{"winner", is_won ? question.win : question.lose},
                   {"starts", starts},
                   {"left", winners[0]},
                   {"right", winners[1]}});
  } else {
    const Truth truth(graph);
    std::string pairs, numbers, lists, couples, covered[2];
    for (int v = 0; v < n; ++v) {
      if (!truth.is_in_d(v)) covered[v < side ? 0 : 1] += name(v);
      if (question.asks == Asks::class_d) count += truth.is_in_d(v);
      std::vector<std::string> mates;
      for (int w = v < side ? 0 : n; w < n; ++w) {
        if (question.asks == Asks::vital_pairs) count += v < w && truth.is_vital(v, w);
        if (truth.is_in_some(v, w)) mates.push_back(' ' + graph.names[w]);
        if (v > w || !truth.is_in_every(v, w)) continue;
        if (question.asks == Asks::edges_in_every) ++count;
        pairs += filled(question.pair, {{"a", graph.names[v]}, {"b", graph.names[w]}});
      }
      if (v >= side) continue;
      lists += std::to_string(mates.size());
      for (const std::string& mate : mates) lists += mate;
      lists += '\n';
      if (side < n) couples += truth.is_in_every(v, side + v) ? question.win : question.lose;
    }
    for (std::size_t i = 0; i < graph.edges.size(); ++i) {
      if (truth.is_in_some(graph.edges[i].first, graph.edges[i].second)) continue;
      numbers += std::to_string(i + 1) + ' ';
      if (question.asks == Asks::edges_in_none) ++count;
    }
    // The vertices outside of a cover are an independent set, and the other way round.
    if (question.asks == Asks::smallest_cover) count = n - truth.largest_independent_set();
    if (question.asks == Asks::best_perfect) {
      fields["least"] = std::to_string(-truth.greatest_weight(true, -1));
      fields["greatest"] = std::to_string(truth.greatest_weight(true, 1));
    }
    if (question.asks == Asks::largest_set) count = truth.largest_independent_set();
    std::string mates;
    if (question.asks == Asks::smallest_matching) {
      for (const int w : truth.smallest_perfect_matching()) mates += graph.names[w] + ' ';
      if (2 * truth.size() < n) mates = question.lose;
    }
    std::string chosen, some;
    for (int v = 0; v < side && question.asks == Asks::antichain; ++v) {
      const std::vector<Set> antichains = truth.maximum_antichains();
      const auto contains = [v](Set set) { return oracle::has(set, v); };
      chosen += contains(antichains[0]) ? '1' : '0';
      count += contains(antichains[0]);
      some += std::any_of(antichains.begin(), antichains.end(), contains) ? '1' : '0';
    }
    fields.insert({{"left", covered[0]},
                   {"mates", mates},
                   {"chosen", chosen},
                   {"some", some},
                   {"right", covered[1]},
                   {"size", std::to_string(truth.size())},
                   {"pairs", pairs.empty() ? question.lose : pairs},
                   {"numbers", numbers},
                   {"lists", lists},
                   {"couples", couples}});
  }
  fields["count"] = std::to_string(count);
  return filled(question.form, fields);
}

// Returns the expected output for an input. Its graphs must have at most most_vertices() vertices.
inline std::string expected(const instances::Problem& problem, const std::string& input) {
  std::string output;
  int number = 0;
  for (const Position& graph : problem.format->positions(input)) {
    output += expected(problem.question, graph, ++number);
  }
  return output;
}

}  // namespace answers

#endif  // ANSWERS_HPP
