// SPDX-License-Identifier: CC0-1.0
//
// bundle FILE prints FILE (or the standard input, `-`) as a single file to submit or to paste. The
// text of a header replaces each line #include "header", and each line #include <header> if a
// folder for headers has it. The other lines stay as they are, whatever they mean:
//
// - A header has a guard if its code is between #ifndef X, #define X and #endif, or if it has
//   #pragma once, in place of which the bundler makes a guard. A guarded header that was printed
//   outside of all conditions is left out until #undef X. Every other copy keeps its guard.
// - An include of a missing file is an error, but stays within a condition, such as #ifdef LOCAL.
//   An #include "header" of a header of C or C++17 stays everywhere.
// - A line within a comment, a raw string or a macro is no include. A line that looks like an
//   include, but is not of the plain form, is refused, as are __INCLUDE_LEVEL__ and
//   _Pragma("once"). __has_include stays: it is false for a file that the judge does not have.
// - License lines (SPDX) move to the top, and no two blank lines follow each other.
//
// The bundler shortens the headers in the folders for headers: no code may ask for the macros of
// their guards, which are left out unless a copy is within a condition or --header is given. With
// --slim, their comments are left out, except paragraphs with a year, which cite a paper, they are
// indented with tabs, and no #include <...> stands there twice.
#include <algorithm>
#include <cctype>
#include <cstddef>
#include <filesystem>
#include <iostream>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "instances/texts.hpp"
#include "tools/files.hpp"
#include "tools/options.hpp"

namespace fs = std::filesystem;

namespace {

#include "source_folder.inc"  // the build makes this file, which defines kSourceFolder

constexpr std::size_t kMostOpenFiles = 200;  // as in GCC
constexpr std::size_t kMostBytes = 65535;

bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

bool has_year(const std::string& text) {
  static const std::regex year(R"(\b(19|20)\d\d\b)");
  return std::regex_search(text, year);
}

// Checks whether `name` is a header of C or C++17, or bits/stdc++.h.
bool is_standard(const std::string& name) {
  static const std::string names =
      " algorithm any array atomic bits/stdc++.h bitset cassert ccomplex cctype cerrno cfenv "
      "cfloat charconv chrono cinttypes ciso646 climits clocale cmath codecvt complex "
      "condition_variable csetjmp csignal cstdalign cstdarg cstdatomic cstdbool cstddef cstdint "
      "cstdio cstdlib cstdnoreturn cstring ctgmath cthreads ctime cuchar cwchar cwctype deque "
      "exception execution filesystem forward_list fstream functional future initializer_list "
      "iomanip ios iosfwd iostream istream iterator limits list locale map memory "
      "memory_resource mutex new numeric optional ostream queue random ratio regex "
      "scoped_allocator set shared_mutex sstream stack stdexcept streambuf string string_view "
      "strstream system_error thread tuple type_traits typeindex typeinfo unordered_map "
      "unordered_set utility valarray variant vector ";
  const std::size_t stem = std::max<std::size_t>(name.size(), 2) - 2;
  const bool is_c =
      name.substr(stem) == ".h" && names.find(" c" + name.substr(0, stem) + ' ') != names.npos;
  return is_c || names.find(' ' + name + ' ') != names.npos;
}

struct Line {
  std::string text, code;       // the code is the text without comments and raw strings
  std::string directive, word;  // "# directive word ..."; empty if there is none
  std::size_t comment;          // the index of "//", or the size of the text
  bool is_whole;                // no comment, raw string or backslash connects it to another line
  std::size_t number;           // of its first row in the file
  bool is_guard = false;        // the line is part of the guard of its file
};

// Splits the text of the file `name` into lines. A backslash at the end of a row joins it to the
// next one, but not in a raw string.
std::vector<Line> scan(const std::string& text, const std::string& name) {
  std::vector<Line> lines;
  std::istringstream input(text);
  std::string closer;  // ends the open comment or raw string; "\n" for the end of the line
  std::size_t rows = 0;
  for (std::string row, next; std::getline(input, row);) {
    Line line{row, "", "", "", row.size(), closer.empty(), ++rows};
    for (std::size_t last; closer[0] != ')' && (last = row.find_last_not_of(" \t")) != row.npos &&
                           row[last] == '\\';) {
      if (std::getline(input, next)) ++rows;
      line.text += '\n' + next;
      row.replace(last, row.npos, next);
      line.is_whole = false;
    }
    for (std::size_t at = 0; at < row.size();) {
      const std::size_t begin = at++;
      const char c = row[begin], before = begin == 0 ? ' ' : row[begin - 1];
      if (!closer.empty()) {
        at = row.find(closer, begin);
        if (at == row.npos) break;
        at += closer.size();
        closer.clear();
      } else if (row.compare(begin, 2, "//") == 0) {
        line.comment = begin;
        closer = "\n";
      } else if (row.compare(begin, 2, "/*") == 0) {
        line.code += ' ';
        closer = "*/";
        ++at;
      } else if (c == '"' && before == 'R') {
        at = std::min(row.find('(', at), row.size());
        closer = ')' + row.substr(begin + 1, at - begin - 1) + '"';
      } else {
        // The apostrophe in 1'000 does not begin a literal.
        const bool is_literal = c == '"' || (c == '\'' && !is_word(before));
        while (is_literal && at < row.size() && row[at] != c) at += row[at] == '\\' ? 2 : 1;
        if (is_literal) ++at;
        line.code += row.substr(begin, at - begin);
      }
    }
    if (closer == "\n") closer.clear();
    static const std::regex form(R"(\s*(?:#|%:|\?\?=)\s*(\w*)\s*(\w*))");
    std::smatch found;
    if (std::regex_search(line.code, found, form, std::regex_constants::match_continuous)) {
      line.directive = found[1];
      line.word = found[2];
    }
    line.is_whole = line.is_whole && closer.empty();
    lines.push_back(line);
  }
  if (!closer.empty()) throw std::runtime_error(name + ": " + texts::not_closed());
  return lines;
}

struct File {
  std::vector<Line> lines;
  std::string macro;     // the macro of the guard; empty without a guard
  bool is_once = false;  // the bundler makes the guard in place of #pragma once
};

class Bundler {
 public:
  Bundler(std::vector<fs::path> folders, bool slim, bool header)
      : folders_(std::move(folders)), slim_(slim), header_(header) {}

  std::string bundle(const fs::path& path) {
    expand(path, true, false);
    std::string text =
        "// Bundled from " + (path.empty() ? "the standard input" : tools::name_of(path));
    if (header_) text += " by bundle --header, matching_games " MATCHING_GAMES_VERSION;
    text += "; edit that file, not this one.\n" + licenses_ + (header_ ? "" : "\n");
    text += body_;
    if (text.size() > kMostBytes) warnings_.insert(texts::large_bundle(text.size(), kMostBytes));
    return text;
  }

  const std::set<std::string>& warnings() const { return warnings_; }

  // Returns the names of the files that the bundle contains.
  std::vector<std::string> files() const {
    std::vector<std::string> names;
    for (const auto& file : files_) names.push_back(tools::name_of(file.first));
    return names;
  }

 private:
  const File& load(const fs::path& path, const std::string& name) {
    const auto [at, is_new] = files_.emplace(fs::weakly_canonical(path), File());
    File& file = at->second;
    if (!is_new) return file;
    file.lines = scan(tools::read_source(tools::name_of(path)), name);
    std::vector<Line*> code;  // without #pragma once
    for (Line& line : file.lines) {
      static const std::regex changes(R"(\b__INCLUDE_LEVEL__\b|\b_Pragma\s*\(\s*"once"\s*\))");
      if (std::smatch found; std::regex_search(line.code, found, changes))
        throw std::runtime_error(name + ": " + texts::other_meaning(found.str()));
      line.is_guard = line.directive == "pragma" && line.word == "once";
      file.is_once = file.is_once || line.is_guard;
      if (!line.is_guard && line.code.find_first_not_of(" \t\v\f") != line.code.npos)
        code.push_back(&line);
    }
    bool has_guard = code.size() > 3 && code[0]->directive == "ifndef" &&
                     code[1]->directive == "define" && code[0]->word == code[1]->word &&
                     code.back()->directive == "endif";
    int depth = 0;
    for (std::size_t i = 0; i + 1 < code.size() && has_guard; ++i) {
      const std::string& directive = code[i]->directive;
      depth += directive.compare(0, 2, "if") == 0 ? 1 : directive == "endif" ? -1 : 0;
      has_guard = depth > 1 || (depth == 1 && directive.compare(0, 2, "el") != 0);
    }
    if (has_guard) {
      file.is_once = false;
      file.macro = code[0]->word;
      code[0]->is_guard = code[1]->is_guard = code.back()->is_guard = true;
    } else if (file.is_once) {
      file.macro =
          "BUNDLED_" + tools::name_of(path.filename()) + '_' + std::to_string(files_.size());
      std::replace_if(
          file.macro.begin(), file.macro.end(), [](char c) { return !is_word(c); }, '_');
    }
    return file;
  }

  // `is_library` says whether the file is in a folder for headers.
  void expand(const fs::path& path, bool is_root, bool is_library) {
    const std::string name =
        path.empty() ? texts::standard_input() : tools::name_of(path.lexically_normal());
    const File& file = load(path, name);
    const int depth = depth_;
    if (!file.macro.empty() && !defined_.insert(file.macro).second) return;
    if (depth > 0) maybe_defined_.insert(file.macro);
    if (++open_files_ > kMostOpenFiles)
      throw std::runtime_error(texts::too_deep(name, kMostOpenFiles));
    const bool keeps_guard = header_ || !is_library || maybe_defined_.count(file.macro) != 0;
    const bool makes_guard = keeps_guard && file.is_once && !is_root;
    if (makes_guard) print("#ifndef " + file.macro + "\n#define " + file.macro);
    const bool is_slim = slim_ && is_library;
    std::string paragraph;  // of a comment
    const auto end_paragraph = [&] {
      if (has_year(paragraph)) print(paragraph.substr(0, paragraph.size() - 1));
      paragraph.clear();
    };
    for (std::size_t i = 0; i < file.lines.size(); ++i) {
      const Line& line = file.lines[i];
      const std::string& directive = line.directive;
      const bool is_comment = line.is_whole && line.text.find_first_not_of(" \t") == line.comment;
      if (is_comment && line.text.find("SPDX-License-Identifier:") != line.text.npos) {
        if (licenses_.find(line.text + '\n') == licenses_.npos) licenses_ += line.text + '\n';
        if (i + 1 < file.lines.size() && file.lines[i + 1].text == "//") ++i;
        continue;
      }
      if (is_slim && is_comment && line.text.size() > line.comment + 2) {
        paragraph += line.text + '\n';
        continue;
      }
      end_paragraph();
      if (is_slim && is_comment) continue;
      if (line.is_guard) {
        if (is_root || (keeps_guard && directive != "pragma")) print(line.text);
      } else if (directive == "include" || directive == "include_next" || directive == "import") {
        include(line, path.parent_path(), name + ":" + std::to_string(line.number), is_library);
      } else {
        if (directive.compare(0, 2, "if") == 0) ++depth_;
        if (directive == "endif") --depth_;
        if (directive == "undef") defined_.erase(line.word);
        const bool shortens = is_slim && line.is_whole;
        shortens ? print_slim(line) : print(line.text, !line.is_whole);
      }
    }
    end_paragraph();
    if (makes_guard) print("#endif");
    if (depth_ != depth) throw std::runtime_error(name + ": " + texts::unbalanced());
    if (depth > 0) defined_.erase(file.macro);
    --open_files_;
  }

  // Expands or prints the include in the given line. `place` is the place of the line.
  void include(const Line& line, const fs::path& folder, const std::string& place,
               bool is_library) {
    static const std::regex form(R"re(\s*#\s*include\s*(?:"([^"]+)"|<([^>]+)>)\s*)re");
    std::smatch found;
    if (!line.is_whole || !std::regex_match(line.code, found, form))
      throw std::runtime_error(place + ": " +
                               texts::expected_include(line.text.substr(0, line.text.find('\n'))));
    const bool is_quoted = found[1].matched;
    const std::string name = found[is_quoted ? 1 : 2];
    const fs::path header = tools::path_of(name);
    if (is_quoted && fs::is_regular_file(folder / header))
      return expand(folder / header, false, is_library);
    std::string looked = folder.empty() ? "." : tools::name_of(folder);
    for (const fs::path& at : folders_) {
      if (fs::is_regular_file(at / header)) return expand(at / header, false, true);
      looked += ", " + tools::name_of(at);
    }
    const bool is_missing = is_quoted && !is_standard(name);
    if (is_missing && depth_ == 0)
      throw std::runtime_error(place + ": " + texts::cannot_find(name, looked));
    if (is_missing) warnings_.insert(place + ": " + texts::conditional_file(name));
    if (is_quoted || depth_ > 0) return print(line.text);
    if (systems_.insert(name).second || !slim_ || !is_library) print(line.text);
  }

  // Prints the line without its comment and indented with tabs.
  void print_slim(const Line& line) {
    std::string text = line.text;
    if (!has_year(text.substr(line.comment))) text.erase(line.comment);
    text.erase(text.find_last_not_of(' ') + 1);
    // Each two leading blanks become one tab. But a line gets at most two tabs more than the line
    // before: a line that is aligned below an opening bracket would get many more.
    const std::size_t blanks = std::min(text.find_first_not_of(' '), text.size());
    const std::size_t most = tabs_ + 2;
    text.replace(0, blanks, std::string(std::min(blanks / 2, most), '\t'));
    if (blanks / 2 <= most && !text.empty()) tabs_ = blanks / 2;
    print(text);
  }

  // Prints a line. A blank line is printed above the next line, unless it is part of a raw string.
  void print(const std::string& text, bool keeps_blank = false) {
    const bool is_blank = !keeps_blank && text.find_first_not_of(" \t") == text.npos;
    if (!is_blank) body_ += (after_blank_ && !body_.empty() ? "\n" : "") + text + '\n';
    after_blank_ = is_blank;
  }

  const std::vector<fs::path> folders_;
  const bool slim_, header_;
  std::map<fs::path, File> files_;       // by their canonical paths
  std::set<std::string> defined_;        // the macros of guards that certainly are defined
  std::set<std::string> maybe_defined_;  // those of copies within conditions
  std::set<std::string> systems_;        // the names in #include <...> outside of conditions
  int depth_ = 0;                        // the number of open conditions that are no guards
  std::size_t open_files_ = 0;
  std::size_t tabs_ = 0;  // the indentation of the previous line
  bool after_blank_ = false;
  std::string licenses_;
  std::set<std::string> warnings_;
  std::string body_;
};

int run(tools::Arguments& arguments) {
  std::vector<fs::path> folders;
  std::string output;
  bool slim = false, header = false, unnamed = false, reads_input = false;
  std::vector<std::string> words = arguments.read(
      {{"-o", &output}},
      {{"--slim", &slim}, {"--header", &header}, {"--unnamed", &unnamed}, {"-", &reads_input}},
      [&](const std::string& option) {
        if (option != "-I") arguments.refuse(option);
        folders.push_back(tools::path_of(arguments.value(option)));
      });
  if (reads_input) words.push_back("");
  if (words.size() != 1) throw tools::UsageError(texts::expected_one_file(words.size()));
  if (folders.empty()) {  // the headers in the source folder, or beside an installed program
    folders = {tools::path_of(kSourceFolder) / "src",
               tools::program_path(arguments.program()).parent_path().parent_path() / "include"};
  }
  Bundler bundler(folders, slim, header);
  std::string text = bundler.bundle(tools::path_of(words[0]));
  if (unnamed) text.erase(0, text.find_first_not_of('\n', text.find('\n')));
  for (const std::string& warning : bundler.warnings()) std::cerr << texts::bundle_warning(warning);
  tools::keep_inputs(bundler.files(), output);
  tools::write_file(output, text);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  return tools::run_tool("bundle", texts::bundle_usage, argc, argv, run, 1);
}
