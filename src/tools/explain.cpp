// SPDX-License-Identifier: CC0-1.0
//
// explain PROBLEM [INPUT] [-o FILE]
//
// Writes a copy of the page that contains the input and the library's answer. The input and the
// answer are a JSON object in the page's element `explained`, which src/page/explained.js reads:
//   problem        the name of the problem
//   answer, more   the output of the solver, and the number of lines omitted at its end
//   text           the input, if the page can solve it; otherwise `cases` instead:
//   cases          for each case, that is, for each game or graph of the input,
//                  { size, edges, pairs, losing, barrier, components, start }; the list is empty
//                  if the library cannot build the graphs of the input
//   error          only with `cases`: the message of the error after these cases, if there is one
// `size` is the number of vertices, and `pairs` the size of a maximum matching. `losing` and
// `barrier` are the numbers of vertices in the Gallai-Edmonds classes D (some maximum matching
// exposes them) and A. `components` is the number of connected components of the vertices in the
// class D. `start` is the class of the vertex where the game starts, such as "D"; it is "" if the
// input states no start.
#include <algorithm>
#include <cstddef>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

#include "instances/format.hpp"
#include "instances/problems.hpp"
#include "instances/texts.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/bipartite_gallai_edmonds.hpp"
#include "matching_games/check_tutte_berge.hpp"
#include "matching_games/csr_graph.hpp"
#include "matching_games/gallai_edmonds.hpp"
#include "matching_games/general.hpp"
#include "matching_games/pairs.hpp"
#include "matching_games/tutte_berge.hpp"
#include "matching_games/two_coloring.hpp"
#include "tools/explain/solvers.hpp"
#include "tools/files.hpp"
#include "tools/options.hpp"

namespace {

using instances::Position;
using matching_games::GallaiEdmonds;

// The file page/bytes.inc, which the build makes, defines kPage, the bytes of the HTML page that
// the tool explain writes. The file also defines kMostParts and kPartsOfCase, which limit the
// inputs that the script of this page solves: the number of vertices, plus the number of edges,
// plus kPartsOfCase for each case (game of the input), must be at most kMostParts.
#include "page/bytes.inc"

constexpr std::size_t kMaxAnswer = 100000;  // the most bytes of the answer beside a summary

// ---- JSON within HTML

// Returns the text as a JSON string. Escapes '<', because the JSON is a part of an HTML page.
std::string json_string(const std::string& text) {
  std::string result = "\"";
  for (const char c : text) {
    const unsigned code = static_cast<unsigned char>(c);
    if (code < 0x20 || c == '"' || c == '\\' || c == '<') {
      result += "\\u00";
      result += "0123456789abcdef"[code / 16];
      result += "0123456789abcdef"[code % 16];
    } else {
      result += c;
    }
  }
  return result + '"';
}

std::string list_of(const std::vector<std::string>& items) {
  std::string result = "[";
  for (std::size_t i = 0; i < items.size(); ++i) result += (i > 0 ? "," : "") + items[i];
  return result + ']';
}

// Returns the next member of a JSON object, with a comma before it.
std::string named(const char* name, const std::string& value) {
  return ",\"" + std::string(name) + "\":" + value;
}
std::string named(const char* name, std::size_t value) {
  return named(name, std::to_string(value));
}

// ---- One case

// Returns the numbers about a graph, after checking that its matching is maximum.
std::string explained(const Position& position) {
  const matching_games::CsrGraph graph(position.size, position.edges);
  const matching_games::TwoColoring coloring = matching_games::two_coloring(graph);
  const std::vector<char>& side = coloring.side;
  const std::vector<int> mate =
      coloring.bipartite ? matching_games::bipartite_matching(graph, [&](int v) { return side[v]; })
                         : matching_games::general_matching(graph);
  const std::vector<GallaiEdmonds> classes =
      coloring.bipartite ? matching_games::bipartite_gallai_edmonds(graph, mate)
                         : matching_games::gallai_edmonds(graph, mate);
  const matching_games::TutteBerge evidence = matching_games::tutte_berge(graph, classes);
  const std::string flaw = matching_games::check_tutte_berge(
      graph, mate, evidence.barrier, evidence.component, evidence.components);
  if (!flaw.empty()) throw std::logic_error(flaw);

  const auto count = [&](GallaiEdmonds c) {
    return static_cast<std::size_t>(std::count(classes.begin(), classes.end(), c));
  };
  const auto letter = [](GallaiEdmonds c) {
    return c == GallaiEdmonds::D ? "\"D\"" : c == GallaiEdmonds::A ? "\"A\"" : "\"C\"";
  };
  return "{\"size\":" + std::to_string(position.size) + named("edges", position.edges.size()) +
         named("pairs", static_cast<std::size_t>(matching_games::matching_size(mate))) +
         named("losing", count(GallaiEdmonds::D)) + named("barrier", count(GallaiEdmonds::A)) +
         named("components", static_cast<std::size_t>(evidence.components)) +
         named("start", position.path.empty() ? "\"\"" : letter(classes[position.path[0]])) + '}';
}

// ---- The page

// Returns whether the input is so small that the HTML page, which the tool explain writes, can
// compute the answer itself. `positions` contains all graphs of the input.
bool is_small(const std::vector<Position>& positions) {
  std::size_t parts = 0;
  for (const Position& position : positions) {
    parts += kPartsOfCase + static_cast<std::size_t>(position.size) + position.edges.size();
  }
  return parts <= kMostParts;
}

std::string explained(const instances::Problem& problem, const std::string& text,
                      std::string answer, const std::string& error) {
  std::string result = "{\"problem\":" + json_string(problem.name);
  std::vector<Position> positions = problem.format->positions(text);
  // The page answers a case of a few numbers without its graph.
  const bool has_numbers = instances::property(*problem.format, "numbers", false);
  const bool has_picture =
      !positions.empty() || has_numbers || answer.empty();  // an input without cases has no answer
  const bool has_all_starts = problem.question.asks != instances::Asks::winner ||
                              positions.empty() || !positions[0].path.empty();
  if (has_picture && has_all_starts && (has_numbers || is_small(positions)) &&
      answer.size() + text.size() <= 20 * kMaxAnswer) {
    return result + named("answer", json_string(answer)) + named("more", "0") +
           named("text", json_string(text)) + '}';
  }
  std::ptrdiff_t more = 0;
  if (answer.size() > kMaxAnswer) {
    const std::size_t end = answer.rfind('\n', kMaxAnswer) + 1;
    more = std::count(answer.begin() + static_cast<std::ptrdiff_t>(end), answer.end(), '\n');
    answer.resize(end);
  }
  result += named("answer", json_string(answer)) + named("more", static_cast<std::size_t>(more));
  if (!error.empty()) result += named("error", json_string(error));
  std::vector<std::string> cases;
  for (Position& position : positions) {
    cases.push_back(explained(position));
    position = Position();  // frees the memory of this graph
  }
  return result + named("cases", list_of(cases)) + '}';
}

std::string page_with(const std::string& json) {
  const std::string page(kPage, kPage + sizeof kPage), place = "<!-- explained -->";
  const std::size_t at = page.find(place);
  if (at == std::string::npos) throw std::logic_error("expected " + place + " in the page");
  return page.substr(0, at) + "<script type=\"application/json\" id=\"explained\">" + json +
         "</script>" + page.substr(at + place.size());
}

int run(tools::Arguments& arguments) {
  std::string output;
  std::vector<std::string> words = arguments.read({{"-o", &output}});
  if (words.empty()) throw tools::UsageError(texts::expected_problem());
  if (words.size() > 2) throw tools::UsageError(texts::two_inputs(words[1], words[2]));
  const instances::Problem& problem = instances::problem(words[0]);
  words.resize(2);  // an empty name is the standard input
  const std::string text = tools::read_file(words[1]);
  tools::keep_inputs({words[1]}, output);
  const auto& [answer, warning, error] = explain::solve(problem.name, text);
  if (!warning.empty()) std::cerr << warning << '\n';
  if (!error.empty()) std::cerr << error << '\n';
  // If the input has an error in its first case (game or graph), no page is written, because the
  // page would show only the message.
  if (error.empty() || !answer.empty()) {
    tools::write_file(output, page_with(explained(problem, text, answer, error)));
  }
  return error.empty() ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  return tools::run_tool("explain", texts::explain_usage, argc, argv, run);
}
