// SPDX-License-Identifier: CC0-1.0
//
// bundle FILE prints FILE with its quoted includes expanded in place, once each: one file to submit
// or to paste.
//
// - Licence lines (SPDX) move to the top, once each. `#include <...>` stays where it stands, once.
//   Include guards and `#pragma once` go. All other text stays.
// - With --slim, a paragraph of a comment of an included file stays only if it holds a year: it
//   cites a paper.
// - With --header, the include guards stay, and the comment at the top of FILE goes to the top of
// the
//   bundle: a header to include, also together with others that were made so.
// - What is a directive is decided as a compiler does it: lines that end in a backslash are joined,
//   and an #include in a comment, a string or a raw string is text.
// - `#if 0` and `#if 1` (or false, true) and their #else are known: the dead part stays as it is.
//   Any other condition is the compiler's to decide. A file included under one is expanded between
//   #ifndef and #endif, and so it is where it is included again: whatever is decided, its text is
//   compiled once. If it is not found, its #include stays, for it may not be wanted.
// - A file without a guard counts as included once, too, with a warning; but one whose name is not
//   that of a header (table.inc, say) is expanded every time, as a compiler does.
#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#ifndef MATCHING_GAMES_SRC  // the build gives the src/ folder of the project, and the version
#define MATCHING_GAMES_SRC ""
#define MATCHING_GAMES_VERSION "of an unknown version"
#endif

namespace fs = std::filesystem;

namespace {

const char usage[] =
    "usage: bundle [-I DIR]... [--slim] [--header] [-o OUTPUT] FILE\n"
    "\n"
    "Prints FILE with its quoted includes expanded in place, once each: one file to submit.\n"
    "\n"
    "  -I DIR     look for includes in DIR, after the folder of the including file;\n"
    "             without -I: in the folders above FILE and where this project's headers are\n"
    "  --slim     leave out the comments of included files, but for paragraphs that cite a paper\n"
    "             (hold a year)\n"
    "  --header   keep the include guards: the bundle is a header itself\n"
    "  -o OUTPUT  write to OUTPUT, not to the standard output\n"
    "  --help     print this\n"
    "  --version  print the version\n"
    "\n"
    "Exit status: 0 done, 1 not possible (nothing is written), 2 wrong call.\n";

// ---- Text

// A line as the preprocessor sees it: no backslash, block comment or raw string hides its end.
struct Line {
  std::string text;  // as written
  std::string code;  // joined at backslashes, with a blank for each comment
  int number;        // of its first row
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

std::vector<std::string> words(const std::string& text) {
  std::vector<std::string> result;
  for (auto at = std::find_if(text.begin(), text.end(), is_word); at != text.end();) {
    const auto end = std::find_if_not(at, text.end(), is_word);
    result.emplace_back(at, end);
    at = std::find_if(end, text.end(), is_word);
  }
  return result;
}

bool is_year(const std::string& word) {
  return word.size() == 4 && word.find_first_not_of("0123456789") == std::string::npos &&
         (word.compare(0, 2, "19") == 0 || word.compare(0, 2, "20") == 0);
}

std::runtime_error error_at(const std::string& file, int line, const std::string& what) {
  return std::runtime_error(file + ":" + std::to_string(line) + ": " + what);
}

// Cuts text, whose rows end in "\n", into lines.
class Scanner {
 public:
  Scanner(std::string text, std::string name) : text_(std::move(text)), name_(std::move(name)) {
    if (!text_.empty() && text_.back() != '\n') text_ += '\n';
    // A backslash at the end of the file joins the last line to an empty one.
    const std::size_t last = text_.find_last_not_of(" \t\n");
    if (last != std::string::npos && text_[last] == '\\') text_ += '\n';
    for (std::size_t i = 0; i < text_.size(); ++i) {
      // Blanks between the backslash and the line end are let pass, as g++ and clang++ do.
      const std::size_t end = text_[i] == '\\' ? text_.find_first_not_of(" \t", i + 1) : i;
      if (end != i && end < text_.size() - 1 && text_[end] == '\n') {
        i = end;
      } else {
        joined_ += text_[i];
        origin_.push_back(i);
      }
    }
  }

  std::vector<Line> lines() {
    std::vector<Line> result;
    std::size_t begin = 0;  // of the line, in text_
    while (at_ < joined_.size()) {
      Line line{"", "", row_};
      while (joined_[at_] != '\n') token(line.code);
      line.text = text_.substr(begin, origin_[at_] - begin);
      begin = origin_[at_] + 1;
      row_ += 1 + static_cast<int>(std::count(line.text.begin(), line.text.end(), '\n'));
      ++at_;
      result.push_back(line);
    }
    return result;
  }

 private:
  // Appends what stands at at_ to code, and goes behind it. The last character is a line end, so
  // looking one ahead is safe before a line end.
  void token(std::string& code) {
    const char c = joined_[at_];
    if (c == '/' && joined_[at_ + 1] == '/') {
      at_ = joined_.find('\n', at_);
    } else if (c == '/' && joined_[at_ + 1] == '*') {
      const std::size_t end = joined_.find("*/", at_ + 2);
      if (end == std::string::npos) throw error_at(name_, row_, "a comment that is not closed");
      at_ = end + 2;
      code += ' ';
    } else if (is_word(c)) {
      const std::string word = read_word();
      code += word;
      const bool raw = word == "R" || word == "u8R" || word == "uR" || word == "UR" || word == "LR";
      if (raw && joined_[at_] == '"') raw_string(code);
    } else if (c == '"' || c == '\'') {
      literal(code);
    } else {
      code += c;
      ++at_;
    }
  }

  // A name, or a number with its digit separators.
  std::string read_word() {
    const std::size_t first = at_;
    const bool number = std::isdigit(static_cast<unsigned char>(joined_[at_])) != 0;
    while (is_word(joined_[at_]) || (number && joined_[at_] == '\'' && is_word(joined_[at_ + 1]))) {
      ++at_;
    }
    return joined_.substr(first, at_ - first);
  }

  // A string or character; one that is not closed (an apostrophe in a dead part) ends with the
  // line.
  void literal(std::string& code) {
    const char quote = joined_[at_];
    do {
      if (joined_[at_] == '\\' && joined_[at_ + 1] != '\n') code += joined_[at_++];
      code += joined_[at_++];
    } while (joined_[at_] != quote && joined_[at_] != '\n');
    if (joined_[at_] == quote) code += joined_[at_++];
  }

  // "mark( ... )mark": a backslash joins no lines in it, so its end is looked for in text_.
  void raw_string(std::string& code) {
    const std::size_t open = joined_.find_first_of("(\n", at_);
    const std::string close = ")" + joined_.substr(at_ + 1, open - at_ - 1) + '"';
    const std::size_t end = text_.find(close, origin_[open]);
    if (end == std::string::npos) throw error_at(name_, row_, "a raw string that is not closed");
    code += text_.substr(origin_[at_], end + close.size() - origin_[at_]);
    const auto behind = std::lower_bound(origin_.begin(), origin_.end(), end + close.size());
    at_ = static_cast<std::size_t>(behind - origin_.begin());
  }

  std::string text_;
  std::string name_;
  std::string joined_;               // text_ without the backslashes at line ends
  std::vector<std::size_t> origin_;  // joined_[i] is text_[origin_[i]]
  std::size_t at_ = 0;               // in joined_
  int row_ = 1;
};

// "# name rest"; no name if the line is no directive.
struct Directive {
  explicit Directive(const Line& line) {
    const std::string code = trim(line.code);
    if (code.empty() || code[0] != '#') return;
    rest = trim(code.substr(1));
    name = first_word(rest);
    rest = trim(rest.substr(name.size()));
  }

  bool opens() const { return name == "if" || name == "ifdef" || name == "ifndef"; }
  bool turns() const { return name.compare(0, 2, "el") == 0; }  // else, elif, elifdef, elifndef
  bool closes() const { return name == "endif"; }

  bool pragma_once() const { return name == "pragma" && first_word(rest) == "once"; }

  std::string name;
  std::string rest;
};

// ---- Files

std::string read_file(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  if (fs::is_directory(path) || !in) throw std::runtime_error("cannot read " + path.string());
  const std::string bytes{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  if (in.bad()) throw std::runtime_error("cannot read " + path.string());
  std::string text;
  for (std::size_t i = bytes.compare(0, 3, "\xEF\xBB\xBF") == 0 ? 3 : 0; i <= bytes.size(); ++i) {
    if (i == bytes.size() || bytes[i] == '\n') text.erase(text.find_last_not_of('\r') + 1);
    if (i < bytes.size()) text += bytes[i];
  }
  return text;
}

struct File {
  explicit File(const fs::path& path)
      : name(path.lexically_normal().generic_string()),
        folder(path.parent_path()),
        place(fs::canonical(path)),
        lines(Scanner(read_file(path), name).lines()) {
    drop_guard();
    const std::set<std::string> header_endings = {"", ".h", ".hh", ".hpp", ".hxx", ".h++"};
    repeats = !once && guard.empty() && header_endings.count(path.extension().string()) == 0;
    key = guard.empty() ? place.string() : guard;
  }

  // Removes the lines #ifndef X, #define X and #endif if all other code is between them.
  void drop_guard() {
    std::vector<Line*> code;
    for (Line& line : lines) {
      const Directive directive(line);
      if (directive.pragma_once()) {
        once = true;
      } else if (!trim(line.code).empty()) {
        code.push_back(&line);
      }
    }
    if (code.size() < 3) return;
    const Directive opening(*code[0]);
    const Directive define(*code[1]);
    std::string macro = opening.name == "ifndef" ? opening.rest : "";
    if (opening.name == "if" && opening.rest.compare(0, 8, "!defined") == 0) {
      std::remove_copy_if(opening.rest.begin() + 8, opening.rest.end(), std::back_inserter(macro),
                          [](char c) { return c == ' ' || c == '(' || c == ')'; });
    }
    if (macro.empty() || define.name != "define" || first_word(define.rest) != macro) return;

    int depth = 0;
    for (const Line* line : code) {
      const Directive directive(*line);
      depth += directive.opens() ? 1 : directive.closes() ? -1 : 0;
      if ((depth == 1 && directive.turns()) || (depth == 0) != (line == code.back())) return;
    }
    guard = macro;
    for (Line* line : {code[0], code[1], code.back()}) line->number = 0;
    lines.erase(std::remove_if(lines.begin(), lines.end(),
                               [](const Line& line) { return line.number == 0; }),
                lines.end());
  }

  std::string name;  // for people
  fs::path folder;   // where its includes are looked for first
  fs::path place;    // the file itself, without links and detours
  std::vector<Line> lines;
  bool once = false;     // by #pragma once
  std::string guard;     // the macro, if there is one
  bool repeats = false;  // expanded every time
  std::string key;       // files with the same key are the same to a compiler
};

// ---- The bundle

class Bundler {
 public:
  Bundler(std::vector<fs::path> folders, bool slim, bool header)
      : folders_(std::move(folders)), slim_(slim), header_(header) {}

  std::string bundle(const fs::path& path) {
    if (!fs::exists(path)) throw std::runtime_error("cannot read " + path.string());
    File root(path);
    const std::string top_comment = header_ ? take_top_comment(root) : "";
    open(std::move(root));
    while (!stack_.empty()) {
      OpenFile& top = stack_.back();
      if (top.next == top.file.lines.size()) {
        close();
      } else {
        const Line line = top.file.lines[top.next++];  // a copy: the stack may grow
        expand(line);
      }
    }
    check_guards();
    std::string head = "// Bundled from " + path.generic_string();
    if (header_) head += " by bundle --header, matching " MATCHING_GAMES_VERSION;
    head += "; edit that file, not this one.\n";
    for (const std::string& licence : licences_) head += licence + '\n';
    return head + top_comment + '\n' + body_;
  }

  const std::vector<std::string>& warnings() const { return warnings_; }
  const std::set<fs::path>& files_read() const { return files_read_; }

 private:
  enum State { dead, unknown, live };  // whether the compiler will see a part of the text

  struct Conditional {
    State outside;
    State taken;                     // the best of its conditions so far
    State part;                      // of the present part
    std::set<std::string> included;  // before it
    int number;                      // of the line that opens it
  };

  struct OpenFile {
    File file;
    bool guarded;          // #endif comes at its end
    std::size_t depth;     // of the conditionals around it
    std::size_t next = 0;  // line
  };

  // Takes the comment before all code out of the file, with its licence to the others.
  std::string take_top_comment(File& file) {
    std::string comment;
    std::size_t count = 0;
    for (; count < file.lines.size() && trim(file.lines[count].code).empty(); ++count) {
      const Line& line = file.lines[count];
      if (is_licence(line)) {
        licences_.push_back(trim(line.text));
      } else if (!trim(line.text).empty()) {
        comment += line.text + '\n';
      }
    }
    file.lines.erase(file.lines.begin(), file.lines.begin() + static_cast<std::ptrdiff_t>(count));
    return comment;
  }

  State state() const { return conditionals_.empty() ? live : conditionals_.back().part; }

  std::runtime_error error(const std::string& what) const {
    const OpenFile& top = stack_.back();
    return error_at(top.file.name, top.file.lines[top.next - 1].number, what);
  }

  void warn(const std::string& what) { warnings_.push_back(error(what).what()); }

  void emit(const std::string& text) {
    const bool blank = trim(text).empty();
    if (!blank) body_ += (blank_ && !body_.empty() ? "\n" : "") + text + '\n';
    blank_ = blank;
  }

  void open(File file) {
    files_read_.insert(file.place);
    const bool guarded = !file.repeats && (state() == unknown || conditional_.count(file.key) != 0);
    if (guarded) {
      conditional_.emplace(file.key, "BUNDLED_" + std::to_string(conditional_.size() + 1));
    }
    const bool keeps_guard = guarded || (header_ && !file.guard.empty());
    if (keeps_guard) {
      const std::string macro = file.guard.empty() ? conditional_[file.key] : file.guard;
      emit("#ifndef " + macro);
      emit("#define " + macro);
      blank_ = header_;
    } else if (!file.guard.empty()) {
      dropped_.emplace(file.guard, file.name);
    }
    if (!file.repeats) included_.insert(file.key);
    stack_.push_back({std::move(file), keeps_guard, conditionals_.size()});
  }

  void close() {
    const OpenFile& top = stack_.back();
    if (conditionals_.size() != top.depth) {
      throw error_at(top.file.name, conditionals_.back().number, "a condition without its #endif");
    }
    end_comment();
    if (top.guarded) emit("#endif");
    stack_.pop_back();
  }

  void expand(const Line& line) {
    const Directive directive(line);
    const bool comment = trim(line.code).empty() && !trim(line.text).empty();
    if (comment && state() != dead && is_licence(line)) {
      const std::string licence = trim(line.text);
      if (std::find(licences_.begin(), licences_.end(), licence) == licences_.end()) {
        licences_.push_back(licence);
      }
      after_licence_ = true;
      return;
    }
    const bool gap = after_licence_ && trim(line.text) == "//";
    after_licence_ = false;
    if (gap) return;
    if (comment && slim_ && stack_.size() > 1) {
      if (trim(line.text) == "//") return end_comment();
      comment_ += (comment_.empty() ? "" : "\n") + line.text;
      return;
    }
    end_comment();
    if (directive.opens() || directive.turns() || directive.closes()) {
      conditional(directive, line);
    } else if (state() != dead && directive.name == "include") {
      include(directive.rest, line);
    } else if (state() == dead || !directive.pragma_once()) {
      emit(line.text);
    }
  }

  // The rows of a paragraph wait in comment_ until all of it tells whether it stays.
  void end_comment() {
    const std::vector<std::string> all = words(comment_);
    if (std::any_of(all.begin(), all.end(), is_year)) emit(comment_);
    comment_.clear();
  }

  static bool is_licence(const Line& line) {
    return line.text.find('\n') == std::string::npos &&
           line.text.find("SPDX-License-Identifier:") != std::string::npos;
  }

  void conditional(const Directive& directive, const Line& line) {
    if (directive.opens()) {
      conditionals_.push_back({state(), dead, dead, included_, line.number});
    } else if (conditionals_.size() == stack_.back().depth) {
      throw error("#" + directive.name + " without #if");
    }
    Conditional& now = conditionals_.back();
    if (now.outside != dead) conditions_.push_back({error("").what(), directive.rest});
    if (now.part == unknown) included_ = now.included;
    if (directive.closes()) {
      conditionals_.pop_back();
    } else {
      const State value = condition(directive);
      const State part = now.taken == live      ? dead
                         : now.taken == unknown ? std::min(value, unknown)
                                                : value;
      now.part = std::min(now.outside, part);
      now.taken = std::max(now.taken, value);
    }
    emit(line.text);
  }

  static State condition(const Directive& directive) {
    if (directive.name == "else") return live;
    if (directive.name != "if" && directive.name != "elif") return unknown;
    if (directive.rest == "0" || directive.rest == "false") return dead;
    return directive.rest == "1" || directive.rest == "true" ? live : unknown;
  }

  void include(const std::string& what, const Line& line) {
    const std::size_t end = what.find(what[0] == '<' ? '>' : '"', 1);
    if (what[0] == '<' && end != std::string::npos) {
      const std::string header = what.substr(0, end + 1);
      // <cassert> means something new each time.
      const bool repeats = header == "<cassert>" || header == "<assert.h>";
      if (repeats || included_.insert(header).second) emit(line.text);
    } else if (what[0] == '"' && end != std::string::npos) {
      include_file(what.substr(1, end - 1), line);
    } else {
      warn("this #include stays as it is: its file is for the compiler to find out");
      emit(line.text);
    }
  }

  void include_file(const std::string& name, const Line& line) {
    const fs::path path = find(name);
    if (path.empty()) {
      if (state() == live) throw error("cannot find \"" + name + "\"; looked in" + looked_in());
      warn("cannot find \"" + name + "\"; its #include stays, as it is conditional");
      emit(line.text);
      return;
    }
    File file(path);
    check_circle(file);
    if (included_.count(file.key) == 0) {
      open(std::move(file));
    } else if (file.guard.empty() && !file.once) {
      warn("\"" + name + "\" has no include guard; it is expanded only the first time");
    }
  }

  fs::path find(const std::string& name) const {
    for (const fs::path& folder : search_path()) {
      if (fs::is_regular_file(folder / name)) return folder / name;
    }
    return {};
  }

  std::vector<fs::path> search_path() const {
    std::vector<fs::path> path = {stack_.back().file.folder};
    path.insert(path.end(), folders_.begin(), folders_.end());
    return path;
  }

  std::string looked_in() const {
    std::string text;
    for (const fs::path& folder : search_path()) {
      text += (text.empty() ? " " : ", ") + (folder.empty() ? "." : folder.generic_string());
    }
    return text;
  }

  void check_circle(const File& file) const {
    std::string chain;
    for (const OpenFile& open : stack_) {
      if (open.file.place == file.place || !chain.empty()) chain += open.file.name + " -> ";
    }
    if (!chain.empty()) throw error("files that include each other: " + chain + file.name);
  }

  // A condition must not ask for a guard that was dropped.
  void check_guards() const {
    for (const auto& [where, code] : conditions_) {
      for (const std::string& word : words(code)) {
        const auto guard = dropped_.find(word);
        if (guard != dropped_.end()) {
          throw std::runtime_error(where + "asks for " + word + ", the include guard of " +
                                   guard->second + ", which a bundle does not have");
        }
      }
    }
  }

  std::vector<fs::path> folders_;
  bool slim_, header_;
  std::vector<OpenFile> stack_;
  std::vector<Conditional> conditionals_;  // open, of all files of the stack
  std::set<std::string> included_;         // keys of files, and <headers>, for sure at this point
  std::map<std::string, std::string> conditional_;  // keys expanded under a guard, with its macro
  std::map<std::string, std::string> dropped_;      // guards, with their files
  std::vector<std::pair<std::string, std::string>> conditions_;  // place and code of each condition
  std::set<fs::path> files_read_;
  std::vector<std::string> licences_;
  std::vector<std::string> warnings_;
  bool after_licence_ = false;  // the row above was one
  std::string comment_;         // of a slim bundle, not yet in body_
  std::string body_;
  bool blank_ = true;  // a blank line is due
};

// Without -I: the folders above the file, nearest first, and where the project's headers are: in
// its src/, or, for an installed program, in the include/ beside the folder of the program.
std::vector<fs::path> default_folders(const fs::path& file, const fs::path& program) {
  std::vector<fs::path> folders;
  fs::path folder = fs::absolute(file).lexically_normal();
  while (folder.has_relative_path()) {
    folder = folder.parent_path();
    folders.push_back(folder);
  }
  folders.emplace_back(MATCHING_GAMES_SRC);
  fs::path place = program;
  if (!program.has_parent_path()) {
    const char* const path = std::getenv("PATH");
    std::istringstream list(path != nullptr ? path : "");
    for (std::string bin; std::getline(list, bin, ':') && !fs::exists(place);)
      place = bin / program;
  }
  std::error_code ignored;
  folders.push_back(fs::weakly_canonical(place, ignored).parent_path().parent_path() / "include");
  return folders;
}

void write_file(const fs::path& path, const std::string& text, const std::set<fs::path>& sources) {
  if (fs::exists(path) && sources.count(fs::canonical(path)) != 0) {
    throw std::runtime_error(path.string() + " is part of the bundle: it is not overwritten");
  }
  std::ofstream out(path, std::ios::binary);
  out << text;
  out.close();
  if (!out) {
    if (fs::is_regular_file(path)) fs::remove(path);
    throw std::runtime_error("cannot write " + path.string());
  }
}

void run(const std::string& file, std::vector<fs::path> folders, bool slim, bool header,
         const std::string& output) {
  Bundler bundler(std::move(folders), slim, header);
  const std::string text = bundler.bundle(file);
  for (const std::string& warning : bundler.warnings()) {
    std::cerr << "bundle: warning: " << warning << '\n';
  }
  if (!output.empty()) {
    write_file(output, text, bundler.files_read());
  } else if (!(std::cout << text << std::flush)) {
    throw std::runtime_error("cannot write the standard output");
  }
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<fs::path> folders;
  std::vector<std::string> files;
  std::string output;
  bool slim = false, header = false;
  bool options = true;
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    const std::string option = options ? argument.substr(0, 2) : "";
    if (options && (argument == "--help" || argument == "-h")) {
      std::cout << usage;
      return 0;
    }
    if (options && argument == "--version") {
      std::cout << "bundle, matching " MATCHING_GAMES_VERSION "\n";
      return 0;
    }
    if (options && argument == "--") {
      options = false;
    } else if (options && argument == "--slim") {
      slim = true;
    } else if (options && argument == "--header") {
      header = true;
    } else if (option == "-I" || option == "-o") {
      std::string value = argument.substr(2);
      if (value.empty() && i + 1 < argc) value = argv[++i];
      if (value.empty()) {
        std::cerr << "bundle: " << option << " needs a value\n" << usage;
        return 2;
      }
      if (option == "-I") {
        folders.emplace_back(value);
      } else {
        output = value;
      }
    } else if (!option.empty() && option[0] == '-') {
      std::cerr << "bundle: unknown option " << argument << '\n' << usage;
      return 2;
    } else {
      files.push_back(argument);
    }
  }
  if (files.size() != 1) {
    std::cerr << usage;
    return 2;
  }
  try {
    if (folders.empty()) folders = default_folders(files[0], argv[0]);
    run(files[0], std::move(folders), slim, header, output);
    return 0;
  } catch (const std::exception& error) {
    std::cerr << "bundle: " << error.what() << '\n';
    return 1;
  }
}
