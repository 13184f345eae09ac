// SPDX-License-Identifier: CC0-1.0
//
// library_answers FILE TOOL SAMPLES: writes a JavaScript module with answers of the solvers in
// src/problems, with which the tests of the page compare the answers of the page. The module
// exports
//   solversOnTexts       [problem, input, answer, error, warning] for each of many valid and
//                        invalid inputs. `error` and `warning` are messages of the solver of the
//                        problem, or '' if there is no message.
//   linksOfTools         [problem, input, text] for an input of each problem and for one with all
//                        printable characters: the text that the tool TOOL prints to see the input
#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "instances/problems.hpp"
#include "instances/random.hpp"
#include "io/reader.hpp"
#include "io/run.hpp"
#include "io/writer.hpp"
#include "tools/files.hpp"
#include "tools/page_link.hpp"
#include "tools/solvers.hpp"

namespace {

using instances::Random;

// Returns the text as a JavaScript string.
std::string literal(const std::string& text) {
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
bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Returns the text of an input with one random mistake: a word is changed, repeated or removed, or
// the text ends before a word.
std::string with_mistake(const std::string& text, Random& random) {
  const char blanks[] = " \t\r\n";
  std::size_t some = static_cast<std::size_t>(random.below(static_cast<int>(text.size()) + 1));
  // Numbers stay whole: the first digits of a number that is too large may be a number of vertices
  // that a solver can store and the page cannot.
  while (some > 0 &&
         (!is_ascii(text[some]) || (is_digit(text[some - 1]) && is_digit(text[some])))) {
    --some;
  }
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
  others.insert(others.end(), {"0 0 " + token, "0 7 " + token});
  for (const char* last : {"", ".", "\x7f"}) others.push_back(std::string(40, '.') + last);
  others.push_back("");
  return before + others[static_cast<std::size_t>(random.below(static_cast<int>(others.size())))] +
         behind;
}

void write_texts(std::ostream& out, Random& random) {
  out << "export const solversOnTexts = [\n";
  for (const tools::Solver& solver : tools::solvers()) {
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
      const char* const ends[] = {"", "", "\n0 0\n", "\x1a", " 7", "\n0 7\n"};
      text += ends[i % 6];
      io::Reader in(text);
      io::Writer answer;
      const std::string message = io::solve_all(solver.solve, in, answer);
      out << "  ['" << solver.name << "', " << literal(text) << ",\n    " << literal(answer.text())
          << ", " << literal(message) << ", " << literal(in.warning()) << "],\n";
    }
  }
  out << "];\n";
}

void write_links(std::ostream& out, const std::string& tool, const std::string& samples) {
  out << "export const linksOfTools = [\n";
  const auto write = [&](const std::string& problem, const std::string& text) {
    out << "  ['" << problem << "', " << literal(text) << ",\n    "
        << literal(tools::see_it(tools::path_of(tool), problem, text, "")) << "],\n";
  };
  for (const tools::Solver& solver : tools::solvers()) {
    std::set<std::filesystem::path> inputs;
    for (const auto& entry :
         std::filesystem::directory_iterator(tools::path_of(samples) / solver.name)) {
      if (entry.path().extension() == ".in") inputs.insert(entry.path());
    }
    write(solver.name, tools::read_file(tools::name_of(*inputs.rbegin())));
  }
  std::string names = "1\n张三\t李四\r\n0\n";
  for (char c = ' '; c <= '~'; ++c) names += c;
  write("luogu1407_stable_marriage", names);
  out << "];\n";
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4) return 2;
  std::ofstream out(argv[1], std::ios::binary);
  out << "// SPDX-License-Identifier: CC0-1.0\n";
  Random random(2011);
  write_texts(out, random);
  write_links(out, argv[2], argv[3]);
  return out.flush() ? 0 : 1;
}
