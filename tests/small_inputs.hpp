// SPDX-License-Identifier: CC0-1.0
//
// Tests a solver of any problem on small inputs. The expected outputs come from the question of the
// problem (answers.hpp), so a new problem needs no code here. The inputs are random ones of every
// shape, and all small graphs, if the layout is a list of edges, and all small trees and boards.
#ifndef SMALL_INPUTS_HPP
#define SMALL_INPUTS_HPP

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "answers.hpp"
#include "check.hpp"
#include "exhaustive/inputs.hpp"
#include "inputs.hpp"
#include "instances/edges.hpp"
#include "instances/lists_and_weddings.hpp"
#include "instances/outputs.hpp"
#include "instances/problems.hpp"
#include "oracle.hpp"

namespace small_inputs {

using instances::End;
using instances::property;

class Tester {
 public:
  Tester(const instances::Problem& problem, inputs::Solve solve)
      : problem_(problem), solve_(std::move(solve)) {}

  // Tests the solver on an input, unless a graph of the input is too large. Adjusts the blanks at
  // the ends of lines, which do not matter.
  void test(const std::string& input) {
    const std::vector<answers::Case> graphs = problem_.format->cases(input);
    const auto is_large = [&](const answers::Case& graph) {
      return graph.size > answers::most_vertices(problem_);
    };
    if (graphs.empty() || std::any_of(graphs.begin(), graphs.end(), is_large)) return;
    ++count_;
    if (instances::accepts_several(problem_)) return test_value(input);
    const auto lines = [](const std::string& text) {
      std::string result;
      for (const auto& line : instances::lines_of(text)) result += std::string(line) + '\n';
      return result;
    };
    inputs::check_input(
        problem_.name, input,
        [&](const std::string& text) { return lines(answers::expected(problem_, text)); },
        [&](const std::string& text) { return lines(solve_(text)); });
  }

  void test_random_inputs() {
    for (const instances::Shape& shape : problem_.format->shapes()) {
      for (int seed = 0; seed < 60; ++seed) {
        const auto size = seed < 50 ? instances::Size::tiny : instances::Size::small;
        test(problem_.format->generate(shape.name, {size}, seed));
      }
    }
  }

  // Tests games on boards and graphs of up to 40 x 40 cells or 40 vertices.
  void test_larger_games() {
    instances::Random random(15);
    const std::vector<std::string> sizes = {"rows", "columns", "vertices", "left", "right"};
    for (const instances::Shape& shape : problem_.format->shapes()) {
      for (int i = 0; i < 8 && problem_.question->is_game; ++i) {
        instances::Request request{instances::Size::small};
        for (const auto& [name, limits] : problem_.format->parameters()) {
          if (limits.most > 0 && std::count(sizes.begin(), sizes.end(), name) > 0) {
            request.given[name] = std::min(limits.most, random.between(8, 40));
          }
          if (name == std::string("free")) request.given[name] = random.between(8, 100);
          if (name == std::string("cases")) request.given[name] = 2;
        }
        test(problem_.format->generate(shape.name, request, random.next()));
      }
    }
  }

  void test_all_small_cases() {
    const instances::Format& format = *problem_.format;
    const std::string layout = property<std::string>(format, "layout", "");
    const int base = property(format, "base", 0);
    const bool weighted = property(format, "weighted", false);
    instances::Random random(55);
    const auto add = [&](const std::string& head, instances::Graph graph) {
      for (std::size_t i = 0; weighted && i < graph.edges.size(); ++i) {
        graph.weights.push_back(random.between(1, 3));
      }
      std::string text = head + ' ';
      instances::write_edges(graph, base, text);
      test_case(text);
    };
    for (int n = 0; n <= 5 && (layout == "edges" || layout == "arcs"); ++n) {
      oracle::for_every_graph(n, [&](const auto& edges) { add(std::to_string(n), {n, edges}); });
    }
    for (int n = 1; n <= 5 && layout == "pairs"; ++n) {
      oracle::for_every_graph(
          n, [&](const auto& edges) { test_case(std::to_string(n) + pairs_of(edges) + '\n'); });
    }
    for (int n = 1; n <= 6 && layout == "tree"; ++n) {
      const std::string size = std::to_string(n);
      std::string starts;
      for (int v = n; v > 0; --v) starts += std::to_string(v) + '\n';
      const bool has_starts = property(format, "starts", false);
      inputs::for_every_tree(n, [&](const auto& edges) {
        test_case(size + (has_starts ? ' ' + size : "") + pairs_of(edges) + '\n' +
                  (has_starts ? starts : ""));
      });
    }
    const bool same = property(format, "sameSides", false);
    for (int l = 0; l <= 3; ++l) {
      for (int r = same ? l : 0; r <= (same ? l : 3); ++r) {
        const std::string left = std::to_string(l), both = left + ' ' + std::to_string(r);
        oracle::for_every_subset(oracle::pairs(l, r), [&](auto edges) {
          for (auto& e : edges) e.second -= l;
          const instances::Graph graph = instances::BipartiteGraph{l, r, edges};
          if (layout == "sides") add(same ? left : both, graph);
          if (layout == "matrix") test_case(left + matrix_of(graph));
          if (layout == "excluded") test_case(left + pairs_of(edges) + "\n0 0\n");
          if (layout == "lists") test_case(both + '\n' + lists_of(graph));
          if (layout == "wedding") test_weddings(graph);
        });
      }
    }
    for (int rows = 1; rows <= 3 && layout == "board"; ++rows) {
      for (int columns = 1; columns <= 4; ++columns) test_all_boards(rows, columns);
    }
  }

  int count() const { return count_; }

 private:
  // Tests the solver of a problem that accepts several outputs.
  void test_value(const std::string& input) {
    const auto value_of = problem_.question->value;
    const auto fault = [&](const std::string& text) -> std::string {
      if (value_of == nullptr) {
        return instances::fault(problem_.name, text, answers::expected(problem_, text),
                                solve_(text));
      }
      const answers::Case graph = problem_.format->cases(text)[0];
      const long long best = answers::value(problem_, graph);
      try {
        const long long value = value_of(problem_, graph, solve_(text));
        return value == best ? "" : std::to_string(value) + " in place of " + std::to_string(best);
      } catch (const std::runtime_error& error) {
        return error.what();
      }
    };
    inputs::check_input(
        problem_.name, input, [](const std::string&) { return std::string(); }, fault);
  }

  // Tests all boards of this size, and if they have a start, with each start.
  void test_all_boards(int rows, int columns) {
    const instances::Format& format = *problem_.format;
    const bool square = property(format, "square", false);
    const std::string start = property<std::string>(format, "start", ""),
                      signs = property<std::string>(format, "wall", "") +
                              property<std::string>(format, "free", "");
    const int cells = rows * columns;
    if ((square && rows != columns) || cells > (start.empty() ? 12 : 9)) return;
    const auto test_board = [&](const std::string& board) {
      std::string text = std::to_string(rows) + (square ? "" : ' ' + std::to_string(columns));
      for (int r = 0; r < rows; ++r) text += '\n' + board.substr(r * columns, columns);
      test_case(text + '\n');
    };
    for (int set = 0; set < 1 << cells; ++set) {
      std::string board;
      for (int v = 0; v < cells; ++v) board += signs[set >> v & 1];
      if (start.empty()) test_board(board);
      for (int v = 0; v < cells && !start.empty(); ++v) {
        if ((set >> v & 1) != 0) test_board(std::string(board).replace(v, 1, start));
      }
    }
  }

  // Returns the adjacency matrix of a graph with sides of the same size.
  static std::string matrix_of(const instances::Graph& graph) {
    std::string text;
    for (int i = 0; i < graph.left * graph.left; ++i) text += " 0";
    for (const auto& [v, w] : graph.edges) text[2 * (v * graph.left + w - graph.left) + 1] = '1';
    return text + '\n';
  }

  static std::string pairs_of(const instances::Edges& edges) {
    std::string text;
    for (const auto& [v, w] : edges) {
      text += '\n' + std::to_string(v + 1) + ' ' + std::to_string(w + 1);
    }
    return text;
  }

  static std::string lists_of(const instances::Graph& graph) {
    std::string text;
    instances::write_lists(graph, text);
    return text;
  }

  // Tests the graph with each of its perfect matchings.
  void test_weddings(const instances::Graph& graph) {
    std::vector<int> girls(graph.left);
    std::iota(girls.begin(), girls.end(), 1);
    do {
      std::string text = std::to_string(graph.left) + '\n' + lists_of(graph);
      for (const int girl : girls) text += std::to_string(girl) + ' ';
      test_case(text + '\n');
    } while (std::next_permutation(girls.begin(), girls.end()));
  }

  // Tests an input with this case only, if the layout can read it.
  void test_case(const std::string& text) {
    const End end = problem_.format->end();
    const std::string input = end == End::counted ? "1\n" + text : text;
    try {
      test(problem_.format->canonical(input));
    } catch (const io::InputError&) {
    }
  }

  const instances::Problem& problem_;
  inputs::Solve solve_;
  int count_ = 0;
};

// Tests a solver of the problem, unless answers.hpp does not know the right outputs.
inline void test(const instances::Problem& problem, const inputs::Solve& solve) {
  if (!answers::knows(problem)) return;
  Tester tester(problem, solve);
  tester.test_random_inputs();
  tester.test_larger_games();
  tester.test_all_small_cases();
  check::report(tester.count() >= 40, __FILE__, __LINE__,
                problem.name + ": only " + std::to_string(tester.count()) + " inputs");
}

}  // namespace small_inputs

#endif  // SMALL_INPUTS_HPP
