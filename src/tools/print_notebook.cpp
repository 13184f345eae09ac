// SPDX-License-Identifier: CC0-1.0
//
// print_notebook [--chinese COMMENTS] -o FILE SOURCE...
//
// Writes the sources to FILE as one HTML page with highlighted C++. A browser shows the page in
// columns and prints it on numbered A4 pages. Lines of the sources may have at most 63 characters,
// and a Chinese character counts as two. With --chinese, the comments of each C++ source are
// replaced by a paragraph of the file COMMENTS, which begins with a line with the source's name.
//
// A contestant who has typed a file can compare checksums to find typing errors. The title of each
// file shows three checksums: for all lines of code, for the first half and for the second half.
// The following command prints the first checksum for FILE. For the other two checksums, insert
// `head -n N` or `tail -n +M` after `grep`:
//   sed 's|//.*||' FILE | tr -d ' \t\r' | grep '^[^#]' | tr -d '\n' | cksum | cut -c-5
#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "instances/texts.hpp"
#include "tools/duel/report.hpp"
#include "tools/files.hpp"
#include "tools/options.hpp"

namespace {

constexpr std::size_t kWidth = 63;  // the width of a column, in characters
constexpr std::size_t kLines = 94;  // of a column of a printed page, with the title of a file

std::string head(const std::string& language, const std::string& title) {
  return "<!DOCTYPE html>\n<html lang=\"" + language + "\">\n<meta charset=\"utf-8\">\n<title>" +
         title +
         R"html(</title>
<style>
@page { size: A4; margin: 13mm 10mm 7mm; font: 8pt sans-serif;
  @top-left { content: ")html" +
         title + " " + MATCHING_GAMES_VERSION + R"html( (CC0)" }
  @top-right { content: counter(page) " / " counter(pages) } }
body { margin: 3mm; columns: 63ch; column-gap: 6mm; column-rule: .1mm solid #888; color: #000 }
body, h2 { font: 6.75pt/2.92mm "DejaVu Sans Mono", "Liberation Mono", Menlo, Consolas,
  "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", monospace }
@media print { body { margin: 0; columns: 2; column-fill: auto } }
section { break-inside: avoid; margin-bottom: 2.92mm }
.long { break-inside: auto }
h2, pre { margin: 0; font: inherit }
h2 { display: flex; justify-content: space-between; font-weight: bold; background: #e4e4e4 }
pre { orphans: 8; widows: 8 }
i { color: #555 } :lang(zh) i { font-style: normal } q { color: #063; quotes: none } u { color: #804; text-decoration: none }
b { color: #137 } s { color: #666; text-decoration: none }
</style>
)html";
}

std::vector<std::string> read_lines(const std::string& path) {
  std::istringstream in(tools::read_source(path));
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) {
    const bool license = line.find("SPDX-License-Identifier") != std::string::npos;
    if (license || line.compare(0, 12, "#pragma once") == 0) continue;
    if (!lines.empty() || (!line.empty() && line != "//")) lines.push_back(line);
  }
  return lines;
}

// ---- Checksums

// Returns the first five digits of the checksum that cksum prints for the given lines: a cyclic
// redundancy check of the text and its length (IEEE Std 1003.1, cksum).
std::string checksum(const std::vector<std::string>& lines, std::size_t begin, std::size_t end) {
  std::uint32_t crc = 0;
  const auto add = [&crc](unsigned byte) {
    crc ^= byte << 24;
    for (int bit = 0; bit < 8; ++bit) crc = crc << 1 ^ (crc >> 31 != 0 ? 0x04C11DB7u : 0u);
  };
  std::size_t size = 0;
  for (std::size_t i = begin; i < end; size += lines[i++].size()) {
    for (const char c : lines[i]) add(static_cast<unsigned char>(c));
  }
  for (; size > 0; size >>= 8) add(size & 0xFF);
  return std::to_string(~crc).substr(0, 5);
}

// Returns a text with three checksums: one for all lines of code, one for the first half of these
// lines, and one for the second half.
std::string checksums(const std::vector<std::string>& lines) {
  std::vector<std::string> code;
  for (std::string line : lines) {
    line = line.substr(0, line.find("//"));
    line.erase(std::remove(line.begin(), line.end(), ' '), line.end());
    if (!line.empty() && line[0] != '#') code.push_back(line);
  }
  const std::size_t half = (code.size() + 1) / 2;
  return checksum(code, 0, code.size()) + " 1-" + std::to_string(half) + ":" +
         checksum(code, 0, half) + " " + std::to_string(half + 1) +
         "-:" + checksum(code, half, code.size());
}

// ---- HTML

std::string escaped(const std::string& text) {
  std::string result;
  for (const char c : text) {
    result += c == '<' ? "&lt;" : c == '>' ? "&gt;" : c == '&' ? "&amp;" : std::string(1, c);
  }
  return result;
}

bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

// Returns the line as HTML, with an element around each highlighted token: i for a comment, q for a
// literal, u for a number, b for a keyword, s for a directive. Comments of several lines and raw
// strings are not supported, because the notebook has none.
std::string highlighted(const std::string& line) {
  static const std::set<std::string> keywords = {
      "auto",    "bool",   "break",     "case",     "char",    "const",  "continue",
      "do",      "double", "else",      "false",    "for",     "if",     "int",
      "int64_t", "long",   "pair",      "return",   "size_t",  "static", "string",
      "struct",  "switch", "template",  "this",     "true",    "using",  "vector",
      "void",    "while",  "namespace", "typename", "unsigned"};
  const std::size_t first = line.find_first_not_of(' ');
  if (first != std::string::npos && line[first] == '#') return "<s>" + escaped(line) + "</s>";
  std::string result;
  for (std::size_t i = 0, end; i < line.size(); i = end) {
    const char* tag = "";
    end = i + 1;
    if (line.compare(i, 2, "//") == 0) {
      end = line.size();
      tag = "i";
    } else if (line[i] == '"' || line[i] == '\'') {
      while (end < line.size() && line[end] != line[i]) end += line[end] == '\\' ? 2 : 1;
      end = std::min(end + 1, line.size());
      tag = "q";
    } else if (is_word(line[i])) {
      while (end < line.size() && is_word(line[end])) ++end;
      if (std::isdigit(static_cast<unsigned char>(line[i])) != 0) tag = "u";
      if (keywords.count(line.substr(i, end - i)) != 0) tag = "b";
    }
    const std::string part = escaped(line.substr(i, end - i)), name = tag;
    result += name.empty() ? part : "<" + name + ">" + part + "</" + name + ">";
  }
  return result;
}

// Returns the lines with other comments. For each source, `file` has a line "# NAME" and then a
// paragraph for each comment: a block of lines that are comments, or the end of a line.
std::vector<std::string> translated(const std::vector<std::string>& lines, const std::string& name,
                                    const std::string& file) {
  const std::vector<std::string> texts = read_lines(file);
  auto text = std::find(texts.begin(), texts.end(), "# " + name);
  std::vector<std::string> result;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::size_t at = lines[i].find("//");
    std::string code = lines[i].substr(0, at);
    if (at == code.npos) result.push_back(code);
    if (at == code.npos || (i > 0 && lines[i - 1].find(code + "//") == 0)) continue;
    if (text == texts.end() || ++text == texts.end() || text->empty() || (*text)[0] == '#') {
      throw std::runtime_error(file + ": expected a text for each comment of " + name +
                               ", found none for " + lines[i].substr(at));
    }
    for (; text != texts.end() && !text->empty(); ++text, code.assign(at, ' ')) {
      result.push_back(code + "// " + *text);
    }
  }
  if (text != texts.end() && ++text != texts.end() && (*text)[0] != '#') {
    throw std::runtime_error(file + ": expected no text more for " + name + ", found " + *text);
  }
  return result;
}

std::string section(const std::string& path, const std::string& comments) {
  const std::string name = tools::name_of(tools::path_of(path).filename());
  const bool is_code = tools::path_of(path).extension() != ".txt";
  std::vector<std::string> lines = read_lines(path);
  if (is_code && !comments.empty()) {
    lines = translated(lines, name, comments);
  }
  // A file that fits into no column begins where the file before it ends.
  std::string html = lines.size() < kLines ? "<section>" : "<section class=\"long\">";
  html += "<h2><span>" + escaped(name) + "</span><span>" + (is_code ? checksums(lines) : "") +
          "</span></h2>\n<pre>";
  for (const std::string& line : lines) {
    if (const std::size_t width = duel::columns_of(line); width > kWidth) {
      throw std::runtime_error(path + ": expected lines of at most " + std::to_string(kWidth) +
                               " characters, found " + std::to_string(width) + ": " + line);
    }
    html += (is_code ? highlighted(line) : escaped(line)) + '\n';
  }
  return html + "</pre></section>\n";
}

int run(tools::Arguments& arguments) {
  std::string output, comments;
  std::vector<std::string> sources = arguments.read({{"-o", &output}, {"--chinese", &comments}});
  if (output.empty()) throw tools::UsageError("expected the output file, -o FILE");
  if (sources.empty()) throw tools::UsageError("expected at least one source file, found none");
  std::string html = comments.empty() ? head("en", "Matching games: the notebook, version")
                                      : head("zh-CN", "匹配博弈：打印版");
  for (const std::string& source : sources) html += section(source, comments);
  if (!comments.empty()) sources.push_back(comments);
  tools::keep_inputs(sources, output);
  tools::write_file(output, html + "</html>\n");
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  return tools::run_tool("print_notebook", texts::print_notebook_usage, argc, argv, run);
}
