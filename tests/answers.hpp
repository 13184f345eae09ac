// SPDX-License-Identifier: CC0-1.0
//
// Finds the expected output for a small input of any problem: reads the graph of each case, answers
// the question of the problem by the definitions or by play, and fills in the form of the output.
#ifndef ANSWERS_HPP
#define ANSWERS_HPP

#include <algorithm>
#include <cstddef>
#include <map>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

#include "exhaustive/truth.hpp"
#include "instances/format.hpp"
#include "instances/problems.hpp"
#include "oracle.hpp"
#include "winners.hpp"

namespace answers {

using instances::Case;
using instances::Problem;
using oracle::EdgeClass;
using oracle::Set;
using oracle::Truth;

inline Truth truth_of(const Case& graph) { return Truth(oracle::Graph(graph.size, graph.edges)); }

// ---- Optima

// Returns for each number of edges that a matching has the greatest weight of such a matching, with
// all weights times `sign`.
inline std::vector<long long> heaviest_by_size(const Case& graph, int sign = 1) {
  std::vector<std::tuple<int, int, long long>> edges;
  for (std::size_t i = 0; i < graph.edges.size(); ++i) {
    edges.emplace_back(graph.edges[i].first, graph.edges[i].second, sign * graph.weights[i]);
  }
  return oracle::heaviest_by_size(graph.size, edges);
}

// Returns for each vertex of a directed graph the set of the vertices to which an arc leads. The
// graph has two copies of each vertex, as ArcLists describes.
inline std::vector<Set> heads_of(const Case& graph) {
  const Truth truth = truth_of(graph);
  std::vector<Set> heads;
  for (int v = 0; v < graph.left; ++v) {
    heads.push_back(truth.neighbors(Set(1) << v) >> graph.left);
  }
  return heads;
}

// Returns the greatest sum of the weights of vertices no two of which are joined.
inline long long heaviest_set(const Case& graph) {
  const Truth truth = truth_of(graph);
  long long greatest = 0;
  for (Set set = 0; set < Set(1) << graph.size; ++set) {
    if ((truth.neighbors(set) & set) != 0) continue;
    long long sum = 0;
    for (int v = 0; v < graph.size; ++v) sum += oracle::has(set, v) ? graph.capacities[v] : 0;
    greatest = std::max(greatest, sum);
  }
  return greatest;
}

// Returns whether each vertex on the left can be joined to as many neighbors as its capacity says,
// so that no vertex on the right is joined more often than its capacity. By Hall's condition, this
// is so if the capacities of no set on the left are more than its neighbors can take.
inline bool all_fit(const Case& graph) {
  const Truth truth = truth_of(graph);
  for (Set set = 0; set < Set(1) << graph.left; ++set) {
    int more = 0;
    for (int v = 0; v < graph.size; ++v) {
      const int room = graph.capacities[v];
      if (v < graph.left && oracle::has(set, v)) more += room;
      if (v >= graph.left) more -= std::min(room, Truth::count(truth.neighbors(Set(1) << v) & set));
    }
    if (more > 0) return false;
  }
  return true;
}

// ---- Questions

// Returns the number of vertices on the left, or of all vertices if there are no sides.
inline int first_side(const Case& graph) {
  return graph.sides[0].empty() ? graph.size : graph.left;
}

inline std::string line_of(const Case& graph, int v) { return graph.names[v] + '\n'; }

using Fields = std::map<std::string, std::string>;

// Returns the text in which each name in braces is replaced by the value of the field.
inline std::string filled(std::string text, const Fields& fields) {
  for (const auto& [name, value] : fields) {
    for (std::size_t at; (at = text.find('{' + name + '}')) != std::string::npos;) {
      text.replace(at, name.size() + 2, value);
    }
  }
  return text;
}

// Returns the texts of the vertices on each side, one behind the other.
template <class TextOf>
Fields by_side(const Case& graph, TextOf text_of) {
  std::string left, right;
  for (int v = 0; v < graph.size; ++v) (v < first_side(graph) ? left : right) += text_of(v);
  return {{"left", left}, {"right", right}};
}

inline std::vector<char> winners(const Case& graph) {
  return oracle::winners(oracle::Graph(graph.size, graph.edges));
}

// Returns {starts}, {count} and {winner}. The player who chooses the start wins from a vertex from
// which the player to move loses.
inline Fields losing_starts(const Problem& problem, const Case& graph) {
  const std::vector<char> wins = winners(graph);
  std::string starts;
  for (int v = 0; v < graph.size; ++v) starts += wins[v] ? "" : line_of(graph, v);
  const auto count = std::count(wins.begin(), wins.end(), 0);
  return {{"starts", starts},
          {"count", std::to_string(count)},
          {"winner", count > 0 ? problem.form.win : problem.form.lose}};
}

// Answers a question about a case by the definition or by play. If several outputs are right, the
// field "value" has the size or the weight of the optimum.
using Oracle = Fields (*)(const Problem&, const Case&);

// Returns the oracle of a question, or nullptr if another test plays the games of the question out
// (problems/games). Throws std::logic_error if the question has no entry here.
inline Oracle oracle_of(const std::string& question) {
  static const std::map<std::string, Oracle> all = {
      {"value", nullptr},
      {"map",
       [](const Problem& problem, const Case& graph) {
         const std::vector<char> wins = winners(graph);
         const int width = graph.columns + 1;
         std::string map(static_cast<std::size_t>(graph.rows * width),
                         instances::property<std::string>(*problem.format, "wall", "")[0]);
         for (int r = 1; r <= graph.rows; ++r) map[r * width - 1] = '\n';
         for (int v = 0; v < graph.size; ++v) {
           map[graph.cells[v].first * width + graph.cells[v].second] =
               (wins[v] ? problem.form.win : problem.form.lose)[0];
         }
         return Fields{{"map", map}};
       }},
      {"mistakes",
       [](const Problem&, const Case& graph) {
         oracle::Graph rest(graph.size, graph.edges);
         std::vector<char> wins;  // whether the player to move could win before each move
         for (const int v : graph.path) {
           wins.push_back(oracle::winners(rest)[v]);
           rest.present[v] = 0;
         }
         std::string rounds;
         int count = 0;
         for (std::size_t i = 0; i + 1 < wins.size(); i += 2) {
           if (!wins[i] || !wins[i + 1]) continue;
           rounds += std::to_string(i / 2 + 1) + '\n';
           ++count;
         }
         return Fields{{"rounds", rounds}, {"count", std::to_string(count)}};
       }},
      {"winner",
       [](const Problem& problem, const Case& graph) {
         const bool is_won = winners(graph)[graph.path.back()] != 0;
         return Fields{{"winner", is_won ? problem.form.win : problem.form.lose}};
       }},
      {"winner_of_choice", losing_starts},
      {"losing_starts", losing_starts},
      {"winners",
       [](const Problem& problem, const Case& graph) {
         const std::vector<char> wins = winners(graph);
         return by_side(graph,
                        [&](int v) { return wins[v] ? problem.form.win : problem.form.lose; });
       }},
      {"class_d",
       [](const Problem&, const Case& graph) {
         const Truth truth = truth_of(graph);
         int count = 0;
         for (int v = 0; v < graph.size; ++v) count += !truth.is_essential(truth.everything(), v);
         return Fields{{"count", std::to_string(count)}};
       }},
      {"largest_set",
       [](const Problem&, const Case& graph) {
         return Fields{{"count", std::to_string(truth_of(graph).independence_number())}};
       }},
      {"smallest_cover",  // the vertices outside of a cover are an independent set
       [](const Problem&, const Case& graph) {
         const int count = graph.size - truth_of(graph).independence_number();
         return Fields{{"count", std::to_string(count)}};
       }},
      {"heaviest_set",
       [](const Problem&, const Case& graph) {
         return Fields{{"weight", std::to_string(heaviest_set(graph))}};
       }},
      {"seats",
       [](const Problem&, const Case& graph) {
         return Fields{{"value", all_fit(graph) ? "1" : "0"}};
       }},
      // The edges at a vertex need different colors. The judge checks that as many are enough.
      {"colors",
       [](const Problem&, const Case& graph) {
         std::vector<int> degree(graph.size + 1, 0);
         for (const auto& [v, w] : graph.edges) ++degree[v], ++degree[w];
         return Fields{{"value", std::to_string(*std::max_element(degree.begin(), degree.end()))}};
       }},
      {"all_placed",
       [](const Problem& problem, const Case& graph) {
         return Fields{{"answer", all_fit(graph) ? problem.form.win : problem.form.lose}};
       }},
      {"matching",
       [](const Problem&, const Case& graph) {
         const std::string size = std::to_string(truth_of(graph).number());
         return Fields{{"size", size}, {"value", size}};
       }},
      {"heaviest",
       [](const Problem&, const Case& graph) {
         const std::vector<long long> heaviest = heaviest_by_size(graph);
         const long long value = *std::max_element(heaviest.begin(), heaviest.end());
         return Fields{{"value", std::to_string(value)}};
       }},
      {"best_perfect",
       [](const Problem& problem, const Case& graph) {
         const std::string least = std::to_string(-heaviest_by_size(graph, -1).back()),
                           greatest = std::to_string(heaviest_by_size(graph).back());
         return Fields{{"least", least},
                       {"greatest", greatest},
                       {"value", problem.form.has("{least}") ? least : greatest}};
       }},
      {"optimal_pairs",
       [](const Problem& problem, const Case& graph) {
         const long long greatest = heaviest_by_size(graph).back();
         std::string pairs;
         for (std::size_t i = 0; i < graph.edges.size(); ++i) {
           Case rest = graph;  // without edge i, no perfect matching of all edges is as heavy
           rest.edges.erase(rest.edges.begin() + static_cast<std::ptrdiff_t>(i));
           rest.weights.erase(rest.weights.begin() + static_cast<std::ptrdiff_t>(i));
           if (truth_of(rest).is_perfect() && heaviest_by_size(rest).back() == greatest) continue;
           const auto& [v, w] = graph.edges[i];
           pairs += filled(problem.form.pair, {{"a", graph.names[v]}, {"b", graph.names[w]}});
         }
         return Fields{{"greatest", std::to_string(greatest)}, {"pairs", pairs}};
       }},
      {"weights_by_size",
       [](const Problem&, const Case& graph) {
         std::string weights;
         const std::vector<long long> heaviest = heaviest_by_size(graph);
         for (std::size_t k = 1; k < heaviest.size(); ++k) {
           weights += std::to_string(heaviest[k]) + '\n';
         }
         return Fields{{"size", std::to_string(heaviest.size() - 1)}, {"weights", weights}};
       }},
      {"smallest_matching",
       [](const Problem& problem, const Case& graph) {
         const Truth truth = truth_of(graph);
         std::string mates;
         for (const int w : truth.smallest_matching(graph.left)) {
           if (w != -1) mates += graph.names[w] + ' ';
         }
         return Fields{{"mates", truth.is_perfect() ? mates : problem.form.lose}};
       }},
      {"path_cover",
       [](const Problem&, const Case& graph) {
         return Fields{{"value", std::to_string(oracle::fewest_paths(heads_of(graph)))}};
       }},
      {"antichain",
       [](const Problem&, const Case& graph) {
         const std::vector<Set> antichains = oracle::maximum_antichains(heads_of(graph));
         std::string chosen, some;
         for (int v = 0; v < graph.left; ++v) {
           const auto contains = [v](Set set) { return oracle::has(set, v); };
           chosen += contains(antichains[0]) ? '1' : '0';
           some += std::any_of(antichains.begin(), antichains.end(), contains) ? '1' : '0';
         }
         const auto count = std::count(chosen.begin(), chosen.end(), '1');
         return Fields{{"chosen", chosen}, {"some", some}, {"count", std::to_string(count)}};
       }},
      {"mates_in_some",
       [](const Problem&, const Case& graph) {
         const Truth truth = truth_of(graph);
         std::string lists;
         for (int v = 0; v < graph.left; ++v) {
           int count = 0;
           std::string mates;
           for (int w = graph.left; w < graph.size; ++w) {
             if (truth.may_join(v, w)) mates += ' ' + graph.names[w], ++count;
           }
           lists += std::to_string(count) + mates + '\n';
         }
         return Fields{{"lists", lists}};
       }},
      {"vertices_in_every",
       [](const Problem&, const Case& graph) {
         const Truth truth = truth_of(graph);
         return by_side(graph, [&](int v) {
           return truth.is_essential(truth.everything(), v) ? line_of(graph, v) : "";
         });
       }},
      {"edges_in_every",
       [](const Problem& problem, const Case& graph) {
         const Truth truth = truth_of(graph);
         std::string pairs;
         int count = 0;
         for (int v = 0; v < graph.size; ++v) {
           for (int w = v + 1; w < graph.size; ++w) {
             if (truth.edge_class(v, w) != EdgeClass::every) continue;
             ++count;
             pairs += filled(problem.form.pair, {{"a", graph.names[v]}, {"b", graph.names[w]}});
           }
         }
         return Fields{{"pairs", count == 0 ? problem.form.lose : pairs},
                       {"count", std::to_string(count)},
                       {"size", std::to_string(truth.number())}};
       }},
      {"certain_couples",
       [](const Problem& problem, const Case& graph) {
         const Truth truth = truth_of(graph);
         std::string couples;
         for (int v = 0; v < graph.left; ++v) {
           const bool is_certain = truth.edge_class(v, graph.left + v) == EdgeClass::every;
           couples += is_certain ? problem.form.win : problem.form.lose;
         }
         return Fields{{"couples", couples}};
       }},
      {"edges_in_none",
       [](const Problem&, const Case& graph) {
         const Truth truth = truth_of(graph);
         std::string numbers;
         int count = 0;
         for (std::size_t i = 0; i < graph.edges.size(); ++i) {
           if (truth.may_join(graph.edges[i].first, graph.edges[i].second)) continue;
           numbers += std::to_string(i + 1) + ' ';
           ++count;
         }
         return Fields{{"numbers", numbers}, {"count", std::to_string(count)}};
       }},
      {"vital_pairs",
       [](const Problem&, const Case& graph) {
         const Truth truth = truth_of(graph);
         int count = 0;
         for (int v = 0; v < graph.size; ++v) {
           for (int w = v + 1; w < graph.size; ++w)
             count += 2 * truth.number_without(v, w) + 2 < graph.size;
         }
         return Fields{{"count", std::to_string(count)}};
       }},
  };
  const auto found = all.find(question);
  if (found == all.end()) {
    throw std::logic_error("tests/answers.hpp does not answer the question '" + question + "'");
  }
  return found->second;
}

// ---- Outputs

// Returns whether the oracle says which outputs are right.
inline bool knows(const Problem& problem) { return oracle_of(problem.question->name) != nullptr; }

// Returns the largest number of vertices of a graph about which the oracle can answer the question.
inline int most_vertices(const Problem& problem) { return problem.question->is_game ? 2000 : 14; }

// Returns the expected output for an input. Its graphs must have at most most_vertices() vertices.
inline std::string expected(const Problem& problem, const std::string& input) {
  std::string output;
  int number = 0;
  for (const Case& graph : problem.format->cases(input)) {
    Fields fields = oracle_of(problem.question->name)(problem, graph);
    fields["case"] = std::to_string(++number);
    output += filled(problem.form.text, fields);
  }
  return output;
}

// Returns the size or the weight of an optimum of a graph, or the number of paths in a cover.
inline long long value(const Problem& problem, const Case& graph) {
  return std::stoll(oracle_of(problem.question->name)(problem, graph).at("value"));
}

}  // namespace answers

#endif  // ANSWERS_HPP
