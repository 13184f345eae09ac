// SPDX-License-Identifier: CC0-1.0
//
// bundle FILE prints FILE as a single file to submit or to paste. The bundle is what the
// preprocessor sees:
//
// - The text of a file replaces each quoted include of it, under any condition.
// - `#pragma once` becomes #ifndef M above the text of its file, #define M in place of the pragma,
//   and #endif below the text. Each file has its own M, by whatever name it is included.
// - __has_include of a file that the bundler finds becomes 1.
// - A file with __INCLUDE_LEVEL__ or _Pragma("once"), which would change its meaning, is refused.
//
// Then the bundler leaves out what has no effect: the text in a guard whose macro is certainly
// defined, a guard that the bundle contains only once and whose macro no other code names, and a
// repeated `#include <...>`. FILE itself keeps its guard. A guard is #ifndef X or #if !defined(X),
// then #define X, and the #endif that belongs to it; apart from includes and pragmas, nothing may
// precede it in its file. No other code may change X, and the bundler assumes that no compiler
// defines it. What is certain within a branch of another condition is forgotten at its end.
//
// - License lines (SPDX) move to the top of the bundle. Equal license lines are printed once.
// - The comments of an included file are printed only with its first copy.
// - The option --header keeps all guards, and moves the comment at the top of FILE to the top of
//   the bundle.
// - The option --slim removes the comments of included files, but keeps each paragraph that has a
//   year, because such a paragraph cites a paper. The option also indents lines with one tab
//   instead of two blanks, and joins adjacent blocks of the same namespace. The option moves a line
//   `#include <...>` up to the previous such line, unless a directive of another kind is between
//   them or one of them is within a block or a condition. (Guards do not matter.)
#include <algorithm>
#include <cctype>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <iostream>
#include <map>
#include <regex>
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

constexpr std::size_t kMostBytes = 10000000;  // more than any judge accepts
constexpr std::size_t kMostDepth = 200;       // as in GCC

// ---- Text

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

bool starts_with(const std::string& text, const std::string& start) {
  return text.compare(0, start.size(), start) == 0;
}

// Checks whether the text contains a year from 1900 to 2099.
bool has_year(const std::string& text) {
  static const std::regex year(R"(\b(19|20)\d\d\b)");
  return std::regex_search(text, year);
}

std::runtime_error error_at(const std::string& file, int line, const std::string& what) {
  return std::runtime_error(file + ":" + std::to_string(line) + ": " + what);
}

// Stores a logical line, which consists of one or more rows of the file. A logical line continues
// over a line end that is within a comment or a raw string, or that follows a backslash.
struct Line {
  std::string text;     // the whole text, with its inner line ends
  std::string code;     // the text without comments
  std::string comment;  // the comments only
  std::string braces;   // the braces of the code, without those in literals
  int number;           // the number of its first row in the file, one-based

  // A directive is "# name rest". Both are empty if the line is no directive.
  std::string name, rest;

  bool is_blank() const { return trim(code).empty(); }
  bool opens() const { return name == "if" || name == "ifdef" || name == "ifndef"; }
  bool switches() const { return starts_with(name, "el"); }  // #else, #elif, ...
  bool is_once() const { return name == "pragma" && first_word(rest) == "once"; }
};

// Returns the position after the character at `at`. As in GCC, a backslash that only blanks follow
// extends to the end of its row.
std::size_t next(const std::string& text, std::size_t at) {
  if (text[at] != '\\') return at + 1;
  const std::size_t end = text.find_first_not_of(" \t\v\f", at + 1);
  return text[end] == '\n' ? end + 1 : at + 1;
}

// Returns the end of the token that starts at `at`, or npos if it is not closed. A token is a
// comment, a literal, a word, a number (as in 1'000), or any other single character. A literal may
// end without a quote at the end of its row: the quote is an apostrophe in text that the compiler
// skips.
std::size_t token_end(const std::string& text, std::size_t at) {
  const auto after = [&text](const std::string& mark, std::size_t from) {
    const std::size_t found = text.find(mark, from);
    return found == std::string::npos ? found : found + mark.size();
  };
  const char first = text[at];
  if (text.compare(at, 2, "/*") == 0) return after("*/", at + 2);
  if (text.compare(at, 2, "//") == 0) {
    while (text[at] != '\n') at = next(text, at);
    return at;
  }
  if (first == '"' || first == '\'') {
    for (++at; text[at] != first && text[at] != '\n';) {
      at = text[at] == '\\' ? std::max(next(text, at), at + 2) : at + 1;
    }
    return text[at] == first ? at + 1 : at;
  }
  if (!is_word(first)) return next(text, at);
  const bool is_number = std::isdigit(static_cast<unsigned char>(first)) != 0;
  std::size_t end = at;
  while (is_word(text[end]) || (is_number && text[end] == '\'' && is_word(text[end + 1]))) ++end;
  const std::string word = " " + text.substr(at, end - at) + " ";
  if (text[end] != '"' || std::string(" R u8R uR UR LR ").find(word) == std::string::npos)
    return end;
  const std::size_t open = std::min(text.find('(', end), text.size());
  return after(")" + text.substr(end + 1, open - end - 1) + '"', open);
}

// Splits the text of a file into logical lines. Each row must end with '\n'.
std::vector<Line> scan(std::string text, const std::string& file) {
  std::vector<Line> lines;
  const std::string all = trim(text);
  if (!all.empty() && all.back() == '\\') text += '\n';  // an empty row continues the last row
  int row = 1;
  for (std::size_t at = 0; at < text.size(); ++at) {
    Line line{"", "", "", "", row, "", ""};
    std::string joined;  // the code without line ends that follow a backslash
    const std::size_t begin = at;
    while (text[at] != '\n') {
      const std::size_t end = token_end(text, at);
      if (end == std::string::npos) throw error_at(file, row, texts::not_closed());
      const std::string token = text.substr(at, end - at);
      const bool is_comment = token.size() > 1 && token[0] == '/';
      (is_comment ? line.comment : line.code) += token;
      if (is_comment) line.code += ' ';
      if (token == "{" || token == "}") line.braces += token;
      if (token[0] != '\\') joined += is_comment ? " " : token;
      at = end;
    }
    line.text = text.substr(begin, at - begin);
    joined = trim(joined);
    const std::string end = trim(line.text);
    if (starts_with(joined, "%:") || starts_with(joined, "?\?=") ||
        (end.size() > 2 && end.substr(end.size() - 3) == "?\?/")) {
      throw error_at(file, row, texts::digraph());
    }
    static const std::regex changes(R"(\b__INCLUDE_LEVEL__\b|\b_Pragma\s*\(\s*"once"\s*\))");
    if (std::smatch found; std::regex_search(joined, found, changes)) {
      throw error_at(file, row, texts::other_meaning(found.str()));
    }
    if (starts_with(joined, "#")) {
      line.rest = trim(joined.substr(1));
      line.name = first_word(line.rest);
      line.rest = trim(line.rest.substr(line.name.size()));
    }
    row += 1 + static_cast<int>(std::count(line.text.begin(), line.text.end(), '\n'));
    lines.push_back(line);
  }
  return lines;
}

// ---- Files

struct File {
  std::vector<Line> lines;
  std::string once;             // the macro in place of #pragma once; empty without the pragma
  std::string macro;            // the macro of the guard; empty without a guard
  bool is_all_guarded = false;  // whether only includes and pragmas are outside of the guard
  // The positions of #ifndef, #define and #endif of the guard, or npos.
  std::vector<std::size_t> guard = std::vector<std::size_t>(3, std::string::npos);
};

// Finds the guard of the file.
void find_guard(File& file) {
  static const std::regex asks(R"(ifndef (\w+)|if !\s*defined\s*(?:\b(\w+)|\(\s*(\w+)\s*\)))");
  std::vector<std::size_t> code, others;  // others: neither includes nor pragmas
  for (std::size_t i = 0; i < file.lines.size(); ++i) {
    if (file.lines[i].is_blank()) continue;
    code.push_back(i);
    const std::string& name = file.lines[i].name;
    if (name != "include" && name != "pragma") others.push_back(i);
  }
  if (others.size() < 3) return;
  const Line &opening = file.lines[others[0]], &define = file.lines[others[1]];
  const std::string condition = opening.name + ' ' + opening.rest;
  std::smatch found;
  if (!std::regex_match(condition, found, asks) || define.name != "define") return;
  const std::string macro = found[1].str() + found[2].str() + found[3].str();
  std::size_t end = 0;
  for (int depth = 1; depth > 0;) {
    if (++end == others.size()) return;
    const Line& line = file.lines[others[end]];
    if (depth == 1 && line.switches()) return;
    depth += line.opens() ? 1 : line.name == "endif" ? -1 : 0;
  }
  // With nothing between #define and #endif, the macro is an option, such as NDEBUG.
  file.is_all_guarded = others[end] == code.back() && code.end()[-2] != others[1];
  if (define.rest != macro && !(file.is_all_guarded && first_word(define.rest) == macro)) return;
  file.macro = macro;
  file.guard = {others[0], others[1], others[end]};
}

// ---- The bundle

class Bundler {
 public:
  // `named` has the macros whose guards must be kept.
  Bundler(std::vector<fs::path> folders, bool slim, bool header, std::set<std::string> named)
      : folders_(std::move(folders)), slim_(slim), header_(header), named_(std::move(named)) {}

  std::string bundle(const fs::path& path) {
    if (!fs::exists(path)) throw std::runtime_error(texts::no_file(tools::name_of(path)));
    expand(path, true);
    std::string text = "// Bundled from " + tools::name_of(path);
    if (header_) text += " by bundle --header, matching_games " MATCHING_GAMES_VERSION;
    text += "; edit that file, not this one.\n";
    text += licenses_ + top_comment_ + '\n';
    for (const Output& line : body_) text += (line.after_blank ? "\n" : "") + line.text + '\n';
    return text;
  }

  // Returns the words in the code of the bundle outside the lines of guards, and the macros of
  // guards that the bundle contains more than once.
  const std::set<std::string>& words() const { return words_; }

  const std::string& warnings() const { return warnings_; }

  // Returns the names of the files that the bundle contains.
  std::vector<std::string> files() const {
    std::vector<std::string> names;
    for (const auto& file : files_) names.push_back(tools::name_of(file.first));
    return names;
  }

 private:
  struct Output {
    std::string text;
    std::string closes;  // "namespace X" if the line ends a block of that namespace
    bool after_blank;    // whether a blank line precedes the line
  };

  // Stores an open condition that is no guard.
  struct Condition {
    std::size_t known;  // the size of known_ before the condition
    bool is_first;      // whether the current branch is the first one
  };

  // Returns whether the macro of a guard is certainly defined here, or the <header> included.
  bool is_known(const std::string& what) const {
    return changed_.count(what) == 0 &&
           std::find(known_.begin(), known_.end(), what) != known_.end();
  }

  // Counts a copy of a guard, and returns whether the guard must be printed. The lines of the guard
  // do not count as a condition: if the macro is defined, a previous copy made known what this
  // copy does.
  bool enter(const std::string& macro) {
    if (!entered_.insert(macro).second) words_.insert(macro);
    return header_ || named_.count(macro) != 0;
  }

  const File& load(const fs::path& path, const std::string& name) {
    const auto [at, is_new] = files_.emplace(fs::canonical(path), File());
    File& file = at->second;
    if (!is_new) return file;
    const std::string text = tools::read_source(tools::name_of(path));
    if (text.find('\0') != std::string::npos) throw std::runtime_error(texts::not_text(name));
    file.lines = scan(text, name);
    find_guard(file);
    if (!file.is_all_guarded) words_.insert(file.macro);
    if (!file.macro.empty() && !macros_.insert(file.macro).second) add_words(file.macro, true);
    if (std::any_of(file.lines.begin(), file.lines.end(), std::mem_fn(&Line::is_once))) {
      // The hash makes the macro the same in several bundles of one file.
      file.once = "BUNDLED_" + std::to_string(std::hash<std::string>()(text));
      while (!macros_.insert(file.once).second) file.once += 'X';  // another file has this text
    }
    return file;
  }

  void expand(const fs::path& path, bool root) {
    const std::string name = tools::name_of(path.lexically_normal());
    const bool again = files_.count(fs::canonical(path)) != 0;
    const File& file = load(path, name);
    if (is_known(file.once)) return;
    if (open_files_.size() == kMostDepth) {
      const bool is_inside =
          std::find(open_files_.begin(), open_files_.end(), &file) != open_files_.end();
      throw std::runtime_error(is_inside ? texts::inside_itself(name)
                                         : texts::too_deep(name, kMostDepth));
    }
    open_files_.push_back(&file);
    const bool keeps_once =
        !file.once.empty() && enter(file.once) && (!root || named_.count(file.once) != 0);
    if (keeps_once) emit("#ifndef " + file.once);
    const std::size_t depth = open_.size();
    bool has_guard = false, keeps_guard = false;
    bool at_top = root && header_, after_license = false;
    // This variable collects a paragraph of a comment that --slim removes. A paragraph that
    // contains a year is printed nevertheless, because it cites a paper.
    std::string paragraph;
    for (std::size_t i = 0; i < file.lines.size(); ++i) {
      const Line& line = file.lines[i];
      size_ += line.text.size() + 1;
      if (size_ > kMostBytes) throw std::runtime_error(texts::too_large(kMostBytes));
      if (line.is_blank() && again) continue;
      const bool comment = line.is_blank() && !line.comment.empty();
      if (!line.is_blank()) at_top = false;
      if (comment && line.comment.find("SPDX-License-Identifier:") != std::string::npos) {
        const std::string license = trim(line.text) + '\n';
        if (licenses_.find(license) == std::string::npos) licenses_ += license;
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
      const bool shortened = comment && slim_ && !root;
      if (shortened && trim(line.text) != "//") {
        paragraph += (paragraph.empty() ? "" : "\n") + line.text;
        continue;
      }
      if (has_year(paragraph)) emit(paragraph);
      paragraph.clear();
      if (shortened) continue;
      const auto part = std::find(file.guard.begin(), file.guard.end(), i) - file.guard.begin();
      if (part == 0) has_guard = changed_.count(file.macro) == 0;
      if (part == 0 && is_known(file.macro)) {
        i = file.guard[2];
      } else if (part < 3 && has_guard) {
        if (part == 0) keeps_guard = enter(file.macro) || root;
        if (keeps_guard) emit(line.text);
        if (part == 1 && header_) blank_ = true;
        if (part == 1) known_.push_back(file.macro);
      } else if (line.is_once()) {
        if (root) emit(line.text);
        if (keeps_once) emit("#define " + file.once);
        known_.push_back(file.once);
      } else if (line.name == "include") {
        include(line, path.parent_path(), name);
      } else {
        follow(line, depth, name);
        emit_code(line, path.parent_path(), root);
      }
    }
    if (has_year(paragraph)) emit(paragraph);
    if (open_.size() != depth) throw std::runtime_error(name + ": " + texts::unbalanced());
    if (keeps_once) emit("#endif");
    open_files_.pop_back();
  }

  // Follows a line that is neither an include nor part of a guard. `depth` is the number of
  // conditions that are open around the file.
  void follow(const Line& line, std::size_t depth, const std::string& file) {
    static const std::string directives =
        " define elif elifdef elifndef else endif error ident if ifdef ifndef line pragma undef "
        "warning ";
    const std::string name = line.name.empty() ? line.rest : line.name;
    const bool ends_branch = line.switches() || name == "endif";
    if (name == "include_next" || name == "import") {
      throw error_at(file, line.number, texts::not_expanded(name));
    }
    if (open_.empty() && !name.empty() && directives.find(' ' + name + ' ') == std::string::npos) {
      throw error_at(file, line.number, texts::no_directive(name));
    }
    if (ends_branch) {
      if (open_.size() == depth) throw error_at(file, line.number, texts::unbalanced());
      known_.resize(open_.back().known);
      open_.back().is_first = false;
    }
    if (name == "endif") open_.pop_back();
    if (line.opens()) open_.push_back({known_.size(), true});
    add_words(line.code, !ends_branch && !line.opens());
  }

  // Prints a line that is neither an include nor part of a guard.
  void emit_code(Line line, const fs::path& folder, bool root) {
    static const std::regex asks(R"re(__has_include\s*\(\s*("[^"]+"|<[^>]+>)\s*\))re");
    if (std::smatch found; line.name == "if" || line.name == "elif") {
      std::string rest = line.rest, text = "#" + line.name + " ";
      for (; std::regex_search(rest, found, asks); rest = found.suffix().str()) {
        text += found.prefix().str() + (find(found[1], folder).empty() ? found.str() : "1");
      }
      if (rest != line.rest) line.text = line.code = text + rest;
    }
    if (!line.name.empty()) includes_end_ = 0;
    // Of the branches of a condition, the first one counts.
    const bool counts = line.name.empty() &&
                        std::all_of(open_.begin(), open_.end(), std::mem_fn(&Condition::is_first));
    const std::string closes = counts ? count_braces(line) : "";
    root ? emit(line.text) : emit_included(line, closes);
  }

  // Returns the path of the file that #include "name" or #include <name> means. Returns an empty
  // path if there is none.
  fs::path find(const std::string& what, const fs::path& folder) const {
    std::vector<fs::path> places = folders_;
    if (what[0] == '"') places.insert(places.begin(), folder);
    for (const fs::path& place : places) {
      if (what.size() < 3) break;
      const fs::path path = place / tools::path_of(what.substr(1, what.size() - 2));
      if (fs::is_regular_file(path)) return path;
    }
    return {};
  }

  void include(const Line& line, const fs::path& folder, const std::string& file) {
    const bool quoted = line.rest[0] == '"';
    const std::size_t end = line.rest.find(quoted ? '"' : '>', 1);
    if ((!quoted && line.rest[0] != '<') || end == std::string::npos) {
      throw error_at(file, line.number, texts::expected_include(line.rest));
    }
    const std::string what = line.rest.substr(0, end + 1), name = what.substr(1, end - 1);
    const fs::path found = find(what, folder);
    if (!found.empty()) {
      expand(found, false);
    } else if (!quoted) {
      include_system(line, what);
    } else if (!open_.empty()) {
      const std::string place = file + ":" + std::to_string(line.number) + ": ";
      const std::string warning = texts::bundle_warning(place + texts::conditional_file(name));
      if (warnings_.find(warning) == std::string::npos) warnings_ += warning;
      emit(line.text);
    } else {
      std::string looked = folder.empty() ? "." : tools::name_of(folder);
      for (const fs::path& place : folders_) looked += ", " + tools::name_of(place);
      throw error_at(file, line.number, texts::cannot_find(name, looked));
    }
  }

  void include_system(const Line& line, const std::string& header) {
    if (is_known(header)) return;
    // A repeated #include <cassert> has an effect, because NDEBUG may have changed.
    if (header != "<cassert>" && header != "<assert.h>") known_.push_back(header);
    if (slim_ && includes_end_ != 0 && blocks_.empty() && open_.empty()) {
      body_.insert(body_.begin() + static_cast<std::ptrdiff_t>(includes_end_++),
                   {line.text, "", false});
    } else {
      emit(line.text);
      if (blocks_.empty() && open_.empty()) includes_end_ = body_.size();
    }
  }

  void emit(const std::string& text, const std::string& closes = "") {
    const bool blank = trim(text).empty();
    if (!blank) body_.push_back({text, closes, blank_ && !body_.empty()});
    blank_ = blank;
  }

  void add_words(const std::string& code, bool changes) {
    for (auto at = code.begin(); (at = std::find_if(at, code.end(), is_word)) != code.end();) {
      const auto end = std::find_if_not(at, code.end(), is_word);
      words_.emplace(at, end);
      if (changes) changed_.emplace(at, end);
      at = end;
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
        blocks_.push_back(opens ? trim(code.substr(0, code.size() - 1)) : "");
      } else if (!blocks_.empty()) {
        closed = line.braces == "}" ? blocks_.back() : "";
        blocks_.pop_back();
      }
    }
    return closed;
  }

  // `closed` is the namespace that the line closes, or an empty text.
  void emit_included(const Line& line, const std::string& closed) {
    if (!slim_) return emit(line.text);
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

  const std::vector<fs::path> folders_;
  const bool slim_, header_;
  const std::set<std::string> named_;
  std::set<std::string> words_;
  std::string warnings_;
  std::map<fs::path, File> files_;  // the files of the bundle by their canonical paths
  std::set<std::string> macros_;    // the macros of their guards
  std::set<std::string> entered_;   // the macros of the guards in the bundle
  std::set<std::string> changed_;   // the words in code, except in conditions
  std::vector<std::string> known_;  // the macros and <headers> of is_known()
  std::vector<Condition> open_;
  std::size_t size_ = 0;                 // the number of bytes that were expanded
  std::vector<const File*> open_files_;  // each includes the next one
  std::string licenses_, top_comment_;
  std::vector<Output> body_;
  std::vector<std::string> blocks_;  // for each open block, "namespace X" or an empty text
  std::size_t includes_end_ = 0;  // the index in body_ for the next #include <...>; 0 for the end
  bool blank_ = true;             // whether a blank line precedes the next line
  std::size_t level_ = 0;         // the indentation of the previous line of a slim bundle, in tabs
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
  static const std::regex source(
      R"((.*/)?[^./]*|.*\.([chCH]|cc|hh|cp|[cht]pp|[ch]xx|[ch]\+\+|in[cl]|ipp))");
  if (!std::regex_match(words[0], source)) throw std::runtime_error(texts::not_source(words[0]));
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
