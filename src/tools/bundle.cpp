// SPDX-License-Identifier: CC0-1.0
//
// bundle FILE prints FILE as a single file to submit or to paste: the first quoted include of each
// file is replaced by the text of the included file. In FILE, only line ends, repeated blank lines,
// license lines and lines `#include <...>` are changed. Included files are changed as follows:
//
// - License lines (SPDX) move to the top of the bundle. Equal license lines are printed once.
// - Include guards are removed, unless other code names the macro or another file has a guard with
//   the same macro. The option --header keeps them, and moves the comment at the top of FILE to the
//   top of the bundle.
// - A repeated `#include <...>` is removed. The first occurrence stays in its place.
// - The option --slim removes comments, but keeps each paragraph that contains a year, because such
//   a paragraph cites a paper. The option also indents lines with one tab instead of two blanks,
//   and joins adjacent blocks of the same namespace. The option moves a line `#include <...>` up to
//   the previous such line, unless a directive of another kind is between them or one of them is
//   within a block. (Include guards do not matter.)
//
// The bundler does not evaluate conditions. If a quoted include is between #if and #endif, or if
// __has_include asks for a quoted file, and the file is in a header folder (which -I names), the
// bundler fails: each header is expanded only once, and the condition may be false at that place.
// If the included file is in no header folder, the include stays unchanged. `#include MACRO`,
// #include_next and #import are errors.
#include <algorithm>
#include <cctype>
#include <cstddef>
#include <filesystem>
#include <iostream>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "instances/texts.hpp"
#include "tools/files.hpp"
#include "tools/options.hpp"
#include "tools/program_path.hpp"

namespace fs = std::filesystem;

namespace {

#include "source_folder.inc"  // the build makes this file, which defines kSourceFolder

// ---- Text

// Stores a logical line, which consists of one or more rows of the file. A logical line continues
// over a line end that is within a comment or a raw string, or that follows a backslash.
struct Line {
  std::string text;     // the whole text, with its inner line ends
  std::string code;     // the text without comments
  std::string comment;  // the comments only
  std::string braces;   // the braces of the code, without those in literals
  int number;           // the number of its first row in the file, one-based
  // Whether the line has a comment after which compilers do not agree if the next row belongs to
  // it. This row does not belong to `code`.
  bool is_unclear;
};

bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

std::string trim(const std::string& text) {
  const char blanks[] = " \t\v\f\r\n";
  const std::size_t first = text.find_first_not_of(blanks);
  if (first == std::string::npos) return "";
  return text.substr(first, text.find_last_not_of(blanks) + 1 - first);
}

std::string first_word(const std::string& text) {
  return {text.begin(), std::find_if_not(text.begin(), text.end(), is_word)};
}

// Checks whether the text contains a year from 1900 to 2099.
bool has_year(const std::string& text) {
  for (auto at = text.begin(); at != text.end();) {
    const auto end = std::find_if_not(at, text.end(), is_word);
    const std::string word(at, end);
    const bool starts = word.compare(0, 2, "19") == 0 || word.compare(0, 2, "20") == 0;
    if (word.size() == 4 && starts && word.find_first_not_of("0123456789") == std::string::npos) {
      return true;
    }
    at = std::find_if(end, text.end(), is_word);
  }
  return false;
}

std::runtime_error error_at(const std::string& file, int line, const std::string& what) {
  return std::runtime_error(file + ":" + std::to_string(line) + ": " + what);
}

// Splits a text into logical lines. A row that ends with a backslash or inside a /* */ comment or a
// raw string is joined with the next row. In a // comment, a backslash before blanks (as in GCC)
// and the trigraph of a backslash (as in C++11) have the same effect. Each row must end with '\n'.
class Scanner {
 public:
  Scanner(const std::string& text, const std::string& name) : text_(text), name_(name) {}

  std::vector<Line> lines() {
    std::vector<Line> result;
    for (std::size_t at = 0; at < text_.size(); ++at) {
      Line line{"", "", "", "", row_, false};
      const std::size_t begin = at;
      while (at < text_.size() && text_[at] != '\n') {
        const bool comment = is_at(at, "//") || is_at(at, "/*");
        const std::size_t end = token_end(at);
        (comment ? line.comment : line.code) += text_.substr(at, end - at);
        if (comment) line.code += ' ';
        if (text_[at] == '{' || text_[at] == '}') line.braces += text_[at];
        for (std::size_t i = at; is_at(at, "//") && i < end; ++i) {
          if (text_[i] != '\n' || text_[i - 1] == '\\') continue;
          line.is_unclear = true;
          if (trim(text_.substr(i, end - i))[0] == '#')
            throw error_at(name_, row_, texts::unclear());
        }
        at = end;
      }
      line.text = text_.substr(begin, at - begin);
      row_ += 1 + static_cast<int>(std::count(line.text.begin(), line.text.end(), '\n'));
      result.push_back(line);
    }
    return result;
  }

 private:
  bool is_at(std::size_t at, const char* what) const {
    return text_.compare(at, std::string(what).size(), what) == 0;
  }

  // Returns the end of the token that starts at `at`. A token is a comment, a literal, a word, or
  // any other single character.
  std::size_t token_end(std::size_t at) const {
    if (is_at(at, "//")) {
      do at = std::min(text_.find('\n', at + 1), text_.size());
      while (at < text_.size() && is_spliced(at));
      return at;
    }
    if (is_at(at, "/*")) return closed(text_.find("*/", at + 2), 2, texts::open_comment);
    if (is_at(at, "\\\n")) return at + 2;
    if (text_[at] == '"' || text_[at] == '\'') return literal_end(at);
    if (!is_word(text_[at])) return at + 1;
    const std::string word = read_word(at);
    const std::size_t end = at + word.size();
    const bool raw = word == "R" || word == "u8R" || word == "uR" || word == "UR" || word == "LR";
    if (!raw || text_[end] != '"') return end;
    const std::size_t open = text_.find('(', end);
    const std::string mark = ")" + text_.substr(end + 1, open - end - 1) + '"';
    return closed(text_.find(mark, end), mark.size(), texts::open_raw_string);
  }

  // Returns whether the row that ends at `end` continues in the next row, at least for some
  // compilers.
  bool is_spliced(std::size_t end) const {
    const std::size_t last = text_.find_last_not_of(" \t\v\f", end - 1);
    return text_[last] == '\\' || (last >= 2 && is_at(last - 2, "?\?/"));
  }

  std::size_t closed(std::size_t found, std::size_t size, const texts::Text& flaw) const {
    if (found == std::string::npos) throw error_at(name_, row_, flaw());
    return found + size;
  }

  // Returns the end of a string or character literal. If no second quote follows before the line
  // end, returns the position of the line end. Such an unpaired quote is an apostrophe in text that
  // the compiler skips, such as `#error don't` after a false #if.
  std::size_t literal_end(std::size_t at) const {
    const char quote = text_[at++];
    while (at < text_.size() && text_[at] != quote && text_[at] != '\n') {
      at += text_[at] == '\\' ? 2 : 1;
    }
    return text_[at] == quote ? at + 1 : at;
  }

  // Returns the name or the number that starts at `at`. A number may contain digit separators, as
  // in 1'000.
  std::string read_word(std::size_t at) const {
    const std::size_t first = at;
    const bool number = std::isdigit(static_cast<unsigned char>(text_[at])) != 0;
    while (is_word(text_[at]) || (number && text_[at] == '\'' && is_word(text_[at + 1]))) ++at;
    return text_.substr(first, at - first);
  }

  const std::string& text_;
  const std::string& name_;
  int row_ = 1;
};

// Stores a preprocessor directive "# name rest". The name is empty if the line is no directive.
struct Directive {
  explicit Directive(const Line& line) {
    std::string code = line.code;
    for (std::size_t at; (at = code.find("\\\n")) != std::string::npos;) code.replace(at, 2, " ");
    code = trim(code);
    if (code.compare(0, 2, "%:") == 0) code.replace(0, 2, "#");  // another spelling
    if (code.empty() || code[0] != '#') return;
    rest = trim(code.substr(1));
    name = first_word(rest);
    rest = trim(rest.substr(name.size()));
  }

  // Returns the change of the number of open conditions: 1 for #if, -1 for #endif, otherwise 0.
  int depth() const {
    return name == "endif" ? -1 : name == "if" || name == "ifdef" || name == "ifndef" ? 1 : 0;
  }

  std::string name;
  std::string rest;
};

// ---- Files

std::vector<Line> read_lines(const fs::path& path, const std::string& name) {
  const std::string text = tools::read_source(tools::name_of(path));
  return Scanner(text, name).lines();
}

// Returns the positions of the three lines of an include guard (#ifndef X, #define X and #endif).
// Returns an empty list if the file has no include guard, or has code before #ifndef, between
// #ifndef and #define, or after #endif.
std::vector<std::size_t> guard_of(const std::vector<Line>& lines) {
  std::vector<std::size_t> code;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (!trim(lines[i].code).empty()) code.push_back(i);
  }
  if (code.size() < 3) return {};
  const Directive opening(lines[code[0]]), define(lines[code[1]]);
  if (opening.name != "ifndef" || define.name != "define") return {};
  if (first_word(define.rest) != opening.rest) return {};
  int depth = 0;
  for (const std::size_t i : code) {
    const Directive directive(lines[i]);
    depth += directive.depth();
    if (depth == 1 && directive.name.compare(0, 2, "el") == 0) return {};  // #else, #elif
    if ((depth == 0) != (i == code.back())) return {};
  }
  return {code[0], code[1], code.back()};
}

// ---- The bundle

class Bundler {
 public:
  // `named` has the words for which include guards must be kept.
  Bundler(std::vector<fs::path> folders, bool slim, bool header, std::set<std::string> named)
      : folders_(std::move(folders)), slim_(slim), header_(header), named_(std::move(named)) {}

  std::string bundle(const fs::path& path) {
    if (!fs::exists(path)) throw std::runtime_error(texts::no_file(tools::name_of(path)));
    files_.insert(fs::canonical(path));
    expand(path, true);
    std::string text = "// Bundled from " + tools::name_of(path);
    if (header_) text += " by bundle --header, matching_games " MATCHING_GAMES_VERSION;
    text += "; edit that file, not this one.\n";
    for (const std::string& license : licenses_) text += license + '\n';
    text += top_comment_ + '\n';
    for (const Output& line : body_) text += (line.after_blank ? "\n" : "") + line.text + '\n';
    return text;
  }

  // Returns the words in the code of the files that the bundle contains, except for the lines of
  // their include guards.
  const std::set<std::string>& words() const { return words_; }

  const std::string& warnings() const { return warnings_; }

  // Returns the names of the files that the bundle contains.
  std::vector<std::string> files() const {
    std::vector<std::string> names;
    for (const fs::path& file : files_) names.push_back(tools::name_of(file));
    return names;
  }

 private:
  struct Output {
    std::string text;
    std::string closes;  // "namespace X" if the line ends a block of that namespace
    bool after_blank;    // whether a blank line precedes the line
  };

  void expand(const fs::path& path, bool root) {
    const std::string name = tools::name_of(path.lexically_normal());
    const std::vector<Line> lines = read_lines(path, name);
    const std::vector<std::size_t> guard = guard_of(lines);
    if (!guard.empty()) guarded_.insert(fs::canonical(path));
    const std::string macro = guard.empty() ? "" : Directive(lines[guard[0]]).rest;
    const bool keeps_guard = root || header_ || named_.count(macro) != 0;
    // For each condition that is open, whether this is its first branch.
    std::vector<bool> branches;
    if (!guard.empty() && !macros_.insert(macro).second) {
      words_.insert(macro);  // the guard of another file, after which compilers skip this file
      branches.push_back(true);
    }
    bool at_top = root && header_, after_license = false;
    // This variable collects a paragraph of a comment that --slim removes. A paragraph that
    // contains a year is printed nevertheless, because it cites a paper.
    std::string paragraph;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const Line& line = lines[i];
      const Directive directive(line);
      const bool comment = trim(line.code).empty() && !line.comment.empty();
      if (!trim(line.code).empty()) at_top = false;
      if (comment && line.comment.find("SPDX-License-Identifier:") != std::string::npos) {
        add_license(trim(line.text));
        after_license = true;
        continue;
      }
      const bool gap = after_license && trim(line.text) == "//";
      after_license = false;
      if (gap) continue;
      if (at_top) {
        if (comment) top_comment_ += line.text + '\n';
        continue;
      }
      const bool shortened = comment && slim_ && !root && !line.is_unclear;
      if (shortened && trim(line.text) != "//") {
        paragraph += (paragraph.empty() ? "" : "\n") + line.text;
        continue;
      }
      if (has_year(paragraph)) emit(paragraph);
      paragraph.clear();
      if (shortened) continue;
      if (std::count(guard.begin(), guard.end(), i) != 0) {
        if (keeps_guard) emit(line.text);
        if (header_ && i == guard[1]) blank_ = true;
        continue;
      }
      add_words(line.code);
      if (directive.depth() > 0) branches.push_back(true);
      if (directive.name.compare(0, 2, "el") == 0 && !branches.empty()) branches.back() = false;
      if (directive.depth() < 0 && !branches.empty()) branches.pop_back();
      const bool once = directive.name == "pragma" && first_word(directive.rest) == "once";
      if (once) guarded_.insert(fs::canonical(path));
      const std::size_t asked = directive.rest.find('"', directive.rest.find("__has_include"));
      if (directive.name == "include") {
        include(line, directive.rest, path.parent_path(), name, !branches.empty());
      } else if (asked != std::string::npos &&
                 (directive.name == "if" || directive.name == "elif")) {
        include(line, directive.rest.substr(asked), path.parent_path(), name, true);
      } else if (directive.name == "include_next" || directive.name == "import") {
        throw error_at(name, line.number, texts::not_expanded(directive.name));
      } else {
        // Of the branches of a condition, the first one counts.
        const bool counts =
            directive.name.empty() && std::count(branches.begin(), branches.end(), false) == 0;
        const std::string closed = counts ? count_braces(line) : "";
        if (root) {
          emit(line.text);
        } else if (!once) {
          emit_included(line, closed);
        }
      }
      if (!directive.name.empty() && directive.name != "include") includes_end_ = 0;
    }
    if (has_year(paragraph)) emit(paragraph);
  }

  void add_license(const std::string& license) {
    if (std::find(licenses_.begin(), licenses_.end(), license) == licenses_.end()) {
      licenses_.push_back(license);
    }
  }

  void emit(const std::string& text, const std::string& closes = "") {
    const bool blank = trim(text).empty();
    if (!blank) body_.push_back({text, closes, blank_ && !body_.empty()});
    blank_ = blank;
  }

  void add_words(const std::string& code) {
    for (auto at = code.begin(); at != code.end();) {
      const auto end = std::find_if_not(at, code.end(), is_word);
      if (end != at) words_.emplace(at, end);
      at = std::find_if(end, code.end(), is_word);
    }
  }

  // Updates the list of blocks that are open after the line. Returns "namespace X" if the line
  // closes a block of that namespace and no other block.
  std::string count_braces(const Line& line) {
    std::string closed;
    for (const char brace : line.braces) {
      if (brace == '{') {
        const std::string code = trim(line.code);
        const bool opens =
            first_word(code) == "namespace" && line.braces == "{" && code.back() == '{';
        open_.push_back(opens ? trim(code.substr(0, code.size() - 1)) : "");
      } else if (!open_.empty()) {
        closed = line.braces == "}" ? open_.back() : "";
        open_.pop_back();
      }
    }
    return closed;
  }

  // `closed` is the namespace that the line closes, or an empty text.
  void emit_included(const Line& line, const std::string& closed) {
    if (!slim_ || line.is_unclear) return emit(line.text);
    std::string text = has_year(line.comment) ? line.text : line.code;
    text.erase(text.find_last_not_of(" \t") + 1);
    // Each two leading blanks become one tab. But a line gets at most two tabs more than the line
    // before: a line that is aligned below an opening bracket would get many more.
    const std::size_t blanks = std::min(text.find_first_not_of(' '), text.size());
    const std::size_t most = level_ + 2;
    text.replace(0, blanks, std::string(std::min(blanks / 2, most), '\t'));
    if (blanks / 2 <= most && !text.empty()) level_ = blanks / 2;
    const bool opens = first_word(text) == "namespace" && text.back() == '{';
    if (opens && !body_.empty() && body_.back().closes == trim(text.substr(0, text.size() - 1))) {
      body_.pop_back();
      return;
    }
    const std::string comment = line.comment.empty() ? "" : trim(line.comment.substr(2));
    emit(text, text == "}" && comment == closed ? closed : "");
  }

  // Returns whether one of the folders for headers has this file. If so, #include <name> means the
  // same as #include "name".
  bool is_ours(const std::string& name) const {
    return std::any_of(folders_.begin(), folders_.end(), [&name](const fs::path& place) {
      return fs::is_regular_file(place / tools::path_of(name));
    });
  }

  void include(const Line& line, const std::string& what, const fs::path& folder,
               const std::string& file, bool conditional) {
    const std::size_t end = what.find(what[0] == '<' ? '>' : '"', 1);
    if (end != std::string::npos && (what[0] == '"' || is_ours(what.substr(1, end - 1)))) {
      include_quoted(line, what.substr(1, end - 1), folder, file, conditional);
    } else if (what[0] != '<' || end == std::string::npos) {
      throw error_at(file, line.number, texts::expected_include(what));
    } else if (conditional) {
      emit(line.text);
    } else {
      const std::string header = what.substr(0, end + 1);
      // A repeated #include <cassert> has an effect, because NDEBUG may have changed.
      const bool repeats = header == "<cassert>" || header == "<assert.h>";
      if (!system_.insert(header).second && !repeats) return;
      if (slim_ && includes_end_ != 0 && open_.empty()) {
        body_.insert(body_.begin() + static_cast<std::ptrdiff_t>(includes_end_++),
                     {line.text, "", false});
      } else {
        emit(line.text);
        if (open_.empty()) includes_end_ = body_.size();
      }
    }
  }

  void include_quoted(const Line& line, const std::string& name, const fs::path& folder,
                      const std::string& file, bool conditional) {
    std::vector<fs::path> path = {folder};
    path.insert(path.end(), folders_.begin(), folders_.end());
    const auto found = std::find_if(path.begin(), path.end(), [&name](const fs::path& place) {
      return fs::is_regular_file(place / tools::path_of(name));
    });
    if (conditional) {
      if (found != path.end() && found != path.begin()) {
        throw error_at(file, line.number, texts::conditional_header(name));
      }
      warn(file, line.number, texts::conditional_file(name));
      return emit(line.text);
    }
    if (found == path.end()) {
      std::string looked;
      for (const fs::path& place : path) {
        looked += (looked.empty() ? "" : ", ") + (place.empty() ? "." : tools::name_of(place));
      }
      throw error_at(file, line.number, texts::cannot_find(name, looked));
    }
    const fs::path included = *found / tools::path_of(name);
    if (files_.insert(fs::canonical(included)).second) return expand(included, false);
    if (guarded_.count(fs::canonical(included)) == 0) {
      warn(file, line.number, texts::no_guard(name));
    }
  }

  void warn(const std::string& file, int line, const std::string& what) {
    warnings_ += texts::bundle_warning(error_at(file, line, what).what());
  }

  std::vector<fs::path> folders_;
  bool slim_, header_;
  const std::set<std::string> named_;
  std::set<std::string> words_;
  std::string warnings_;
  std::set<fs::path> files_;      // the files that the bundle contains
  std::set<std::string> macros_;  // the macros of their include guards
  std::set<fs::path> guarded_;    // the files of the bundle that have an include guard
  std::set<std::string> system_;  // the <headers> that the bundle includes without a condition
  std::vector<std::string> licenses_;
  std::string top_comment_;
  std::vector<Output> body_;
  std::vector<std::string> open_;  // for each open block, "namespace X" or an empty text
  std::size_t includes_end_ = 0;   // the index in body_ for the next #include <...>; 0 for the end
  bool blank_ = true;              // whether a blank line precedes the next line
  std::size_t level_ = 0;          // the indentation of the previous line of a slim bundle, in tabs
};

// Returns the folders that may contain the headers of the project: its src/ folder, and, for an
// installed program, the folder include/ beside the program's folder.
std::vector<fs::path> default_folders(const std::string& program) {
  return {tools::path_of(kSourceFolder) / "src",
          tools::program_path(program).parent_path().parent_path() / "include"};
}

int run(tools::Arguments& arguments) {
  std::vector<fs::path> folders;
  std::string output;
  bool slim = false, header = false;
  const std::vector<std::string> words =
      arguments.read({{"-o", &output}}, {{"--slim", &slim}, {"--header", &header}},
                     [&](const std::string& option) {
                       if (option != "-I") arguments.refuse(option);
                       folders.push_back(tools::path_of(arguments.value(option)));
                     });
  if (words.size() != 1) throw tools::UsageError(texts::expected_one_file(words.size()));
  if (folders.empty()) folders = default_folders(arguments.program());
  Bundler reader(folders, slim, header, {});
  reader.bundle(tools::path_of(words[0]));
  Bundler bundler(folders, slim, header, reader.words());
  const std::string text = bundler.bundle(tools::path_of(words[0]));
  std::cerr << bundler.warnings();
  tools::keep_inputs(bundler.files(), output);
  tools::write_file(output, text);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  return tools::run_tool("bundle", texts::bundle_usage, argc, argv, run, 1);
}
