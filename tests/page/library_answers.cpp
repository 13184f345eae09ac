// SPDX-License-Identifier: CC0-1.0
//
// library_answers FILE: writes a JavaScript module with answers of the library and of the solvers
// in src/problems. The tests of the page compare these answers with the answers of the page. The
// module exports
//   libraryOnAllGraphs   two characters for each graph with up to 6 vertices. The characters encode
//                        the size of a maximum matching and the Gallai-Edmonds classes of the
//                        vertices.
//   libraryOnGraphs      [n, [v, w, v, w, ...], size, 'DAC...'] for each of many random graphs: the
//                        number of vertices, the ends of the edges, the size of a maximum matching,
//                        and the Gallai-Edmonds classes of the vertices
//   solversOnTexts       [problem, input, answer, error, warning] for each of many valid and
//                        invalid inputs. `error` and `warning` are messages of the solver of the
//                        problem, or '' if there is no message.
#include <algorithm>
#include <cstddef>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "instances/problems.hpp"
#include "instances/random.hpp"
#include "judge/reader.hpp"
#include "judge/run.hpp"
#include "judge/writer.hpp"
#include "matching_games/csr_graph.hpp"
#include "matching_games/gallai_edmonds.hpp"
#include "matching_games/general.hpp"
#include "matching_games/pairs.hpp"
#include "tools/explain/solvers.hpp"

namespace {

using instances::Random;

// The base-64 digits of libraryOnAllGraphs; core_test.js has the same list.
constexpr char kDigits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

using Edges = std::vector<std::pair<int, int>>;

struct Answer {
  int size;
  std::vector<matching_games::GallaiEdmonds> classes;
};

Answer solve(int n, const Edges& edges) {
  const matching_games::CsrGraph graph(n, edges);
  const std::vector<int> mate = matching_games::general_matching(graph);
  return {matching_games::matching_size(mate), matching_games::gallai_edmonds(graph, mate)};
}

// Returns the position of a Gallai-Edmonds class in "DAC": 0 for D, 1 for A, and 2 for C.
int number_of(matching_games::GallaiEdmonds c) {
  return c == matching_games::GallaiEdmonds::D ? 0 : c == matching_games::GallaiEdmonds::A ? 1 : 2;
}

// Writes the size of a maximum matching and the Gallai-Edmonds classes of the vertices for all
// graphs with at most 6 vertices. Enumerates the graphs by numbers: each bit of a number stands for
// an edge. The lowest bit stands for the edge 0 - 1, the next bits for 0 - 2, 1 - 2, 0 - 3, ...
void write_all_graphs(std::ostream& out) {
  out << "export const libraryOnAllGraphs =\n  '";
  for (int n = 0; n <= 6; ++n) {
    Edges all;
    for (int w = 1; w < n; ++w) {
      for (int v = 0; v < w; ++v) all.emplace_back(v, w);
    }
    for (int number = 0; number < 1 << all.size(); ++number) {
      Edges edges;
      for (std::size_t i = 0; i < all.size(); ++i) {
        if (number >> i & 1) edges.push_back(all[i]);
      }
      const Answer answer = solve(n, edges);
      int code = answer.size;
      for (const matching_games::GallaiEdmonds c : answer.classes) code = 3 * code + number_of(c);
      out << kDigits[code / 64] << kDigits[code % 64];
    }
  }
  out << "';\n";
}

void write_graphs(std::ostream& out, Random& random) {
  const instances::Format& format = *instances::problem("uoj79_general_matching").format;
  out << "export const libraryOnGraphs = [\n";
  for (const instances::Shape& shape : format.shapes()) {
    for (int i = 0; i < 25; ++i) {
      const std::string text = format.generate(shape.name, {}, random.next());
      for (const instances::Position& graph : format.positions(text)) {
        const Answer answer = solve(graph.size, graph.edges);
        out << "  [" << graph.size << ", [";
        for (const auto& edge : graph.edges) out << edge.first << ',' << edge.second << ',';
        out << "], " << answer.size << ", '";
        for (const matching_games::GallaiEdmonds c : answer.classes) out << "DAC"[number_of(c)];
        out << "'],\n";
      }
    }
  }
  out << "];\n";
}

std::string quoted(const std::string& text) {
  std::string result = "'";
  for (const char c : text) {
    const unsigned code = static_cast<unsigned char>(c);
    if (code < 0x20 || c == '\'' || c == '\\' || c == '<') {
      result += "\\x";
      result += "0123456789abcdef"[code / 16];
      result += "0123456789abcdef"[code % 16];
    } else {
      result += c;
    }
  }
  return result + "'";
}

bool is_ascii(char c) { return static_cast<unsigned char>(c) < 0x80; }

// Returns the text of an input with one random mistake: a word is changed, repeated or removed, or
// the text ends before a word.
std::string with_mistake(const std::string& text, Random& random) {
  const char blanks[] = " \t\r\n";
  std::size_t some = static_cast<std::size_t>(random.below(static_cast<int>(text.size()) + 1));
  while (some > 0 && !is_ascii(text[some])) --some;
  const std::size_t begin = text.find_first_not_of(blanks, some);
  if (begin == std::string::npos) return text + "more";
  const std::size_t end = std::min(text.find_first_of(blanks, begin), text.size());
  const std::string before = text.substr(0, begin), behind = text.substr(end);
  const std::string token = text.substr(begin, end - begin);
  const std::string sign(1, ".#KOX1"[random.below(6)]);
  switch (random.below(6)) {
    case 0:
      return before;
    case 1:
      return before + token + "q" + behind;
    case 2:
      return before + token + " " + token + behind;
    case 3:
      if (is_ascii(token[0])) return before + sign + token.substr(1) + behind;
  }
  std::istringstream list(
      "0 1 2 -0 -1 +1 1.5 3000000000 000000000000000001 0000000000000000001 "
      "99999999999999999999 q K . -- '\\ \xc3\xa9");
  std::vector<std::string> others(std::istream_iterator<std::string>(list), {});
  for (const char* last : {"", ".", "\x7f"}) others.push_back(std::string(40, '.') + last);
  others.push_back("");
  return before + others[static_cast<std::size_t>(random.below(static_cast<int>(others.size())))] +
         behind;
}

void write_texts(std::ostream& out, Random& random) {
  out << "export const solversOnTexts = [\n";
  for (const explain::Solver& solver : explain::solvers()) {
    const instances::Format& format = *instances::problem(solver.name).format;
    const std::vector<instances::Shape> shapes = format.shapes();
    for (int i = 0; i < 250; ++i) {
      instances::Request request;
      if (i >= 40) request.size = instances::Size::tiny;
      const instances::Shape& shape = shapes[static_cast<std::size_t>(i) % shapes.size()];
      std::string text = format.generate(shape.name, request, random.next());
      for (int mistakes = i < 80 ? 0 : random.below(3); mistakes > 0; --mistakes) {
        text = with_mistake(text, random);
      }
      if (i % 7 == 0) text.insert(0, "\xef\xbb\xbf");  // a byte order mark
      const char* const ends[] = {"", "", "\n0 0\n", "\x1a", " 7"};
      text += ends[i % 5];
      judge::Reader in(text);
      judge::Writer answer;
      const std::string message = judge::solve_all(solver.solve, in, answer);
      out << "  ['" << solver.name << "', " << quoted(text) << ",\n    " << quoted(answer.text())
          << ", " << quoted(message) << ", " << quoted(in.warning()) << "],\n";
    }
  }
  out << "];\n";
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  std::ofstream out(argv[1], std::ios::binary);
  out << "// SPDX-License-Identifier: CC0-1.0\n";
  Random random(2011);
  write_all_graphs(out);
  write_graphs(out, random);
  write_texts(out, random);
  return out.flush() ? 0 : 1;
}
