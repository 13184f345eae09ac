// SPDX-License-Identifier: CC0-1.0
//
// print_notebook --html FILE --text FILE SOURCE... lays out files in two columns on pages of A4: as
// HTML, to look at and to print, and as text. C++ is highlighted. Behind the name of a file stand
// three numbers with which a typed copy can be checked: for all of it, for its first N lines of
// code and for the others. Each is the beginning of what this prints for the typed FILE, with a
// `head -n N` or `tail -n +M` before `tr`:
//   g++ -fpreprocessed -dD -E -P FILE | grep '^ *[^ #]' | tr -d '[:space:]' | cksum | cut -c-5
#include <algorithm>
#include <cctype>
#include <cstdint>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#ifndef MATCHING_GAMES_VERSION
#define MATCHING_GAMES_VERSION "of an unknown version"
#endif

namespace {

namespace fs = std::filesystem;

const char usage[] =
    "usage: print_notebook --html FILE --text FILE SOURCE...\n"
    "\n"
    "Lays out the sources in two columns on pages of A4, as HTML and as text. No line may be "
    "longer\n"
    "than 63 columns.\n"
    "\n"
    "  --help     print this\n"
    "  --version  print the version\n"
    "\n"
    "Exit status: 0 done, 1 not possible, 2 wrong call.\n";

constexpr std::size_t kWidth = 63;    // of a column, in characters
constexpr std::size_t kHeight = 93;   // of a column, in lines
constexpr std::size_t kTogether = 8;  // lines that are not left alone at the foot of a column

std::string read_file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (fs::is_directory(path) || !in) throw std::runtime_error("cannot read " + path);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

void write_file(const std::string& path, const std::string& text) {
  std::ofstream out(path, std::ios::binary);
  if (!(out << text << std::flush)) throw std::runtime_error("cannot write " + path);
}

// ---- The parts of a line of C++

enum class Part { plain, comment, text, number, keyword, directive };

bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

// The part that each character belongs to. There are no comments of several lines and no raw
// strings in a notebook.
std::vector<Part> parts_of(const std::string& line) {
  static const std::set<std::string> keywords = {
      "auto",    "bool",      "break",  "case",   "char",   "const",  "continue",
      "do",      "double",    "else",   "false",  "for",    "if",     "int",
      "long",    "namespace", "return", "size_t", "string", "struct", "template",
      "true",    "typename",  "using",  "vector", "void",   "while",  "pair",
      "int64_t", "unsigned",  "static", "switch", "this"};
  std::vector<Part> parts(line.size(), Part::plain);
  const std::size_t first = line.find_first_not_of(' ');
  if (first != std::string::npos && line[first] == '#') {
    return std::vector<Part>(line.size(), Part::directive);
  }
  for (std::size_t i = 0; i < line.size();) {
    std::size_t end = i + 1;
    Part part = Part::plain;
    if (line.compare(i, 2, "//") == 0) {
      end = line.size();
      part = Part::comment;
    } else if (line[i] == '"' || line[i] == '\'') {
      while (end < line.size() && line[end] != line[i]) end += line[end] == '\\' ? 2 : 1;
      end = std::min(end + 1, line.size());
      part = Part::text;
    } else if (is_word(line[i])) {
      while (end < line.size() && is_word(line[end])) ++end;
      const bool digit = std::isdigit(static_cast<unsigned char>(line[i])) != 0;
      if (digit) part = Part::number;
      if (keywords.count(line.substr(i, end - i)) != 0) part = Part::keyword;
    }
    std::fill(parts.begin() + static_cast<std::ptrdiff_t>(i),
              parts.begin() + static_cast<std::ptrdiff_t>(end), part);
    i = end;
  }
  return parts;
}

// ---- Numbers to check a copy with

// The line without comment and blanks; empty for a directive.
std::string code_of(const std::string& line) {
  const std::vector<Part> parts = parts_of(line);
  std::string code;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (parts[i] == Part::directive) return "";
    if (parts[i] != Part::comment && line[i] != ' ') code += line[i];
  }
  return code;
}

// The first five digits of what cksum prints: a cyclic redundancy check of the text and its length
// (IEEE Std 1003.1, cksum).
std::string checksum(const std::string& text) {
  std::uint32_t crc = 0;
  const auto add = [&crc](unsigned byte) {
    crc ^= byte << 24;
    for (int bit = 0; bit < 8; ++bit) crc = crc << 1 ^ (crc >> 31 != 0 ? 0x04C11DB7u : 0u);
  };
  for (const char c : text) add(static_cast<unsigned char>(c));
  for (std::size_t length = text.size(); length > 0; length >>= 8) add(length & 0xFF);
  return std::to_string(~crc).substr(0, 5);
}

// For all lines of code, for the first half of them and for the others.
std::string checksums(const std::vector<std::string>& lines) {
  std::vector<std::string> code;
  for (const std::string& line : lines) {
    if (!code_of(line).empty()) code.push_back(code_of(line));
  }
  const std::size_t half = (code.size() + 1) / 2;
  std::string first, rest;
  for (std::size_t i = 0; i < code.size(); ++i) (i < half ? first : rest) += code[i];
  return checksum(first + rest) + " 1-" + std::to_string(half) + ":" + checksum(first) + " " +
         std::to_string(half + 1) + "-:" + checksum(rest);
}

// ---- Layout

struct Section {
  std::string title, note;
  std::vector<std::string> lines;
  bool is_code;
  std::size_t page = 0;
};

struct Line {
  std::string text;
  enum Kind { title, code, prose } kind;
};

using Column = std::vector<Line>;

Section read_section(const std::string& path) {
  Section section;
  section.title = fs::path(path).filename().string();
  section.is_code = fs::path(path).extension() != ".txt";
  const std::string text = read_file(path);
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string line = text.substr(begin, end - begin);
    if (line.size() > kWidth) {
      throw std::runtime_error(path + ": a line of " + std::to_string(line.size()) +
                               " columns: " + line);
    }
    begin = end + 1;
    const bool licence = line.find("SPDX-License-Identifier") != std::string::npos;
    if (licence || line.compare(0, 12, "#pragma once") == 0) continue;
    if ((line.empty() || line == "//") && section.lines.empty()) continue;
    section.lines.push_back(line);
  }
  if (section.is_code) section.note = checksums(section.lines);
  return section;
}

std::string padded(const std::string& text, std::size_t width) {
  return text + std::string(width - std::min(width, text.size()), ' ');
}

// Fills columns with the sections, one below the other, and notes on which page each begins.
std::vector<Column> lay_out(std::vector<Section>& sections, std::size_t contents) {
  std::vector<Column> columns(1);
  std::size_t free = kHeight - contents;
  for (Section& section : sections) {
    const std::size_t needed = section.lines.size() + 2;
    if (needed > free && (needed <= kHeight || free < kTogether + 2)) {
      columns.emplace_back();
      free = kHeight;
    }
    section.page = (columns.size() + 1) / 2;
    std::vector<Line> lines;
    if (!section.title.empty()) {
      const std::size_t used = section.title.size() + section.note.size();
      if (used >= kWidth) throw std::runtime_error(section.title + ": a long name");
      lines.push_back(
          {section.title + std::string(kWidth - used, ' ') + section.note, Line::title});
    }
    for (const std::string& line : section.lines) {
      lines.push_back({line, section.is_code ? Line::code : Line::prose});
    }
    lines.push_back({"", Line::prose});
    for (const Line& line : lines) {
      if (free == 0) {
        columns.emplace_back();
        free = kHeight;
      }
      columns.back().push_back(line);
      --free;
    }
  }
  return columns;
}

// ---- Output

const char kHeading[] = "Matching games, the notebook of matching " MATCHING_GAMES_VERSION " (CC0)";

std::string escaped(const std::string& text) {
  std::string result;
  for (const char c : text) {
    result += c == '<' ? "&lt;" : c == '>' ? "&gt;" : c == '&' ? "&amp;" : std::string(1, c);
  }
  return result;
}

std::string html_of(const Line& line) {
  if (line.kind == Line::title) return "<b class=title>" + escaped(line.text) + "</b>";
  if (line.kind == Line::prose) return escaped(line.text);
  const char* const tags[] = {"", "i", "q", "u", "b", "s"};  // of each part, short names for CSS
  const std::vector<Part> parts = parts_of(line.text);
  std::string result;
  for (std::size_t i = 0, end; i < line.text.size(); i = end) {
    for (end = i; end < line.text.size() && parts[end] == parts[i]; ++end) continue;
    const std::string tag = tags[static_cast<int>(parts[i])];
    const std::string piece = escaped(line.text.substr(i, end - i));
    result += tag.empty() ? piece : "<" + tag + ">" + piece + "</" + tag + ">";
  }
  return result;
}

const char kHtmlHead[] = R"(<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>Matching games: the notebook</title>
<style>
@page { size: A4; margin: 0 }
body { margin: 0; background: #ddd; color: #000 }
section { box-sizing: border-box; width: 210mm; height: 296.5mm; padding: 9mm 10mm 0; background: #fff; margin: 0 auto 5mm;
  display: grid; grid-template: 6mm 1fr / 1fr 1fr; column-gap: 6mm; break-after: page; overflow: hidden }
header { grid-column: 1 / 3; display: flex; justify-content: space-between; font: 8pt sans-serif; border-bottom: .2mm solid; height: 4mm }
pre { margin: 0; font: 6.75pt/2.92mm "DejaVu Sans Mono", "Liberation Mono", Menlo, Consolas, monospace }
pre + pre { border-left: .1mm solid #888; padding-left: 3mm; margin-left: -3mm }
.title { background: #e4e4e4 } i { color: #555 } q { color: #063; quotes: none } u { color: #804; text-decoration: none }
pre b:not(.title) { color: #137 } s { color: #666; text-decoration: none }
@media print { body { background: none } section { margin: 0 } section:last-child { break-after: auto } }
</style>
)";

// A page is two columns.
std::string to_html(const std::vector<Column>& columns) {
  std::string html = kHtmlHead;
  const std::size_t pages = (columns.size() + 1) / 2;
  for (std::size_t page = 0; page < pages; ++page) {
    html += std::string("<section><header><span>") + kHeading + "</span><span>" +
            std::to_string(page + 1) + " / " + std::to_string(pages) + "</span></header>\n";
    for (std::size_t k = 2 * page; k < std::min(2 * page + 2, columns.size()); ++k) {
      html += "<pre>";
      for (const Line& line : columns[k]) html += html_of(line) + "\n";
      html += "</pre>\n";
    }
    html += "</section>\n";
  }
  return html + "</html>\n";
}

std::string to_text(const std::vector<Column>& columns) {
  std::string text;
  const std::size_t pages = (columns.size() + 1) / 2;
  for (std::size_t page = 0; page < pages; ++page) {
    const std::string number = std::to_string(page + 1) + " / " + std::to_string(pages);
    text += page > 0 ? "\f" : "";
    text += padded(kHeading, 2 * kWidth + 3 - number.size()) + number + "\n\n";
    const Column& left = columns[2 * page];
    const Column right = 2 * page + 1 < columns.size() ? columns[2 * page + 1] : Column();
    for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
      std::string row = padded(i < left.size() ? left[i].text : "", kWidth) + " | " +
                        (i < right.size() ? right[i].text : "");
      row.erase(row.find_last_not_of(' ') + 1);
      text += row + '\n';
    }
  }
  return text;
}

void run(const std::vector<std::string>& files, const std::string& html, const std::string& text) {
  std::vector<Section> sections;
  sections.reserve(files.size());
  for (const std::string& file : files) sections.push_back(read_section(file));
  const std::size_t contents = sections.size() + 2;
  std::vector<Column> columns = lay_out(sections, contents);
  Column head{{"Contents", Line::title}};
  for (const Section& section : sections) {
    const std::string page = std::to_string(section.page);
    std::string dots(kWidth - section.title.size() - page.size() - 2, '.');
    head.push_back({section.title + " " + dots + " " + page, Line::prose});
  }
  head.push_back({"", Line::prose});
  columns[0].insert(columns[0].begin(), head.begin(), head.end());
  write_file(html, to_html(columns));
  write_file(text, to_text(columns));
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> files;
  std::string html, text;
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    if (argument == "--help") {
      std::cout << usage;
      return 0;
    }
    if (argument == "--version") {
      std::cout << "print_notebook, matching " MATCHING_GAMES_VERSION "\n";
      return 0;
    }
    if ((argument == "--html" || argument == "--text") && i + 1 < argc) {
      (argument == "--html" ? html : text) = argv[++i];
    } else if (argument.compare(0, 1, "-") == 0) {
      std::cerr << "print_notebook: unknown option or no value: " << argument << '\n' << usage;
      return 2;
    } else {
      files.push_back(argument);
    }
  }
  if (files.empty() || html.empty() || text.empty()) {
    std::cerr << usage;
    return 2;
  }
  try {
    run(files, html, text);
    return 0;
  } catch (const std::exception& error) {
    std::cerr << "print_notebook: " << error.what() << '\n';
    return 1;
  }
}
