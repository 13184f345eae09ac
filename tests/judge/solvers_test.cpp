// SPDX-License-Identifier: CC0-1.0
//
// Tests how all solvers read their input. Calls the solvers as functions, with every sample and
// with a tiny input of each shape (kind of input). Other blanks and other ways to write a number
// must not change the answers. An input that is cut off or damaged must give the answers to the
// complete cases and then an error. The class instances::Format of the problem
// must read each input with the same warning or error as the solver.
#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <map>
#include <regex>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "instances/problems.hpp"
#include "judge/run.hpp"
#include "tools/explain/solvers.hpp"
#include "tools/files.hpp"

namespace {

namespace fs = std::filesystem;

const std::string kUtf16 = "this file is UTF-16; save it as UTF-8 or ASCII";

// Lists the ways in which an input shows where its cases end.
enum class End { one_case, counted, zero, end_of_input };

// Describes how the inputs of a problem list their cases, and where the test can insert edges,
// neighbors or walls that are out of range.
struct Layout {
  End end = End::one_case;
  int cases_at = -1;  // the index of the token with the number of cases, or -1
  // Some solvers print a warning about an item (an edge, a neighbor or a wall) that is out of
  // range, and ignore the item. For these solvers, the test inserts such items at the start of the
  // first list of items. `items_at` is:
  //
  //   -1   for all other solvers
  //   0    if the list follows the first token, and the input does not contain the number of items
  //   > 0  the index of the token before the list; this token is the number of items, which the
  //        test increases
  //
  // An item consists of `width` numbers. `width` is 0 for a solver whose answer depends on the
  // numbering of the items. For such a solver, the test inserts no items.
  int items_at = -1, width = 2;
};

// Returns a map from the name of a solver to the layout of its inputs. A solver that is not in the
// map has the default layout: an input is one case, and no edge, neighbor or wall may be out of
// range.
const std::map<std::string, Layout>& layouts() {
  static const std::map<std::string, Layout> all = {
      {"bzoj2463_who_wins", {End::zero}},
      {"cerc2011_racing_car_trail", {End::zero}},
      {"cf1970c_game_on_tree", {End::counted, 1}},
      {"coci2018_planinarenje", {End::one_case, -1, 1}},
      {"codechef_hamilg", {End::counted, 0, 2}},
      {"gcj2008_king", {End::counted, 0}},
      {"hdu3446_chess", {End::counted, 0}},
      {"hdu4685_prince_and_princess", {End::counted, 0, 3, 1}},
      {"hdu4687_boke_and_tsukkomi", {End::end_of_input, -1, 1, 0}},
      {"latin2012_game_of_tiles", {End::end_of_input}},
      {"librarychecker_bipartitematching", {End::one_case, -1, 2}},
      {"librarychecker_general_matching", {End::one_case, -1, 1}},
      {"luogu3355_knights", {End::one_case, -1, 1}},
      {"luogu3386_bipartite_matching", {End::one_case, -1, 2}},
      {"luogu6113_general_matching", {End::one_case, -1, 1}},
      {"qoj5250_combination_lock", {End::counted, 0}},
      {"poj1904_kings_quest", {End::one_case, -1, 1, 1}},
      {"ssl1331_letters", {End::zero, -1, 0}},
      {"uoj78_bipartite_matching", {End::one_case, -1, 2}},
      {"uoj79_general_matching", {End::one_case, -1, 1}}};
  return all;
}

struct Outcome {
  std::string text, answer, warning, error;
};

struct Token {
  std::string text;
  std::size_t begin, end;
  bool is_number() const { return text.find_first_not_of("0123456789") == std::string::npos; }
};

// Tests a solver on an input and on changed versions of this input.
class Sample {
 public:
  Sample(const explain::Solver& solver, std::string name, std::string text)
      : solver_(solver),
        format_(*instances::problem(solver.name).format),
        layout_(layouts().count(solver.name) == 0 ? Layout() : layouts().at(solver.name)),
        name_(std::move(name)),
        text_(text),
        has_zeros_(layout_.end == End::end_of_input &&
                   std::regex_search(text, std::regex("\\s0\\s+0\\s*$"))) {
    const char blanks[] = " \t\r\n";
    for (std::size_t end = 0, begin; (begin = text.find_first_not_of(blanks, end)) != text.npos;) {
      end = std::min(text.find_first_of(blanks, begin), text.size());
      tokens_.push_back({text.substr(begin, end - begin), begin, end});
    }
    original_ = outcome(text_);
    expect("as it is", original_, "no warning", "no error", original_.answer);
  }

  void test_disguises() const {
    same("with a byte order mark", "\xef\xbb\xbf" + text_);
    same("with ^Z at the end", text_ + "\x1a");
    same("with NUL at the end", text_ + std::string(3, '\0'));
    same("with NUL for blanks", replaced(' ', std::string(2, '\0')));
    same("with CR", replaced('\n', "\r"));
    same("with CRLF", replaced('\n', " \r\n"));
    same("with ^Z in between", replaced('\n', "\x1a\n\x1a "));
    for (const char* prefix : {"+", "0", "+00000000000000000000000"}) {
      same(std::string("with numbers after ") + prefix, changed([prefix](const Token& token) {
             return (token.is_number() ? prefix : "") + token.text;
           }));
    }
    const bool has_rows = std::any_of(tokens_.begin(), tokens_.end(),
                                      [](const Token& token) { return !token.is_number(); });
    if (has_rows) {
      same("with long rows", changed([](const Token& token) {
             return token.text + (token.is_number() ? "" : "Xq.#");
           }),
           true);
    }
    if (layout_.cases_at >= 0) {
      const int cases = std::stoi(tokens_[layout_.cases_at].text);
      same("with more cases announced", with(layout_.cases_at, std::to_string(cases + 3)), true);
    }
    test_items_out_of_range();
    test_end();
    test_utf16();
  }

  // Runs the solver on the input cut off before each token, and on the input with each token
  // replaced by damaged versions of this token. Checks the errors, warnings and answers.
  void test_mistakes() const {
    if (tokens_.size() > 400) return;
    const bool is_one_case = layout_.end == End::one_case || layout_.items_at == 0;
    std::string before;  // the answers to the cases that end before the token
    int complete = 0;
    for (std::size_t k = 0; k < tokens_.size(); ++k) {
      const std::string where = "cut off before token " + std::to_string(k + 1);
      const Outcome cut = outcome(text_.substr(0, tokens_[k].begin));
      const bool is_last_zero = layout_.end == End::zero && k + 1 == tokens_.size();
      if (cut.error.empty()) {
        const std::string warning = layout_.end == End::counted ? "a warning" : "no warning";
        expect(where, cut, warning, "no error", cut.answer);
        if (!is_one_case) {
          const bool grows = cut.answer.size() > before.size() || complete == 0 || is_last_zero;
          report(grows && original_.answer.compare(0, cut.answer.size(), cut.answer) == 0,
                 where + ": " + cut.answer);
          before = cut.answer;
        }
        ++complete;
      } else {
        expect(where, cut, "no warning", "an error", before);
      }
      const bool may_be_text = k > 0 && cut.error.empty() && layout_.end == End::end_of_input;
      if (!is_last_zero || k == 0) test_damaged(k, before, may_be_text);
    }
    const int cases = layout_.cases_at < 0 ? 0 : std::stoi(tokens_[layout_.cases_at].text);
    if (layout_.end == End::counted || layout_.end == End::one_case) {
      report(complete == cases, "the number of complete cases is " + std::to_string(complete));
    }
    if (layout_.end == End::zero && layout_.items_at < 0) {
      report(before == original_.answer, "the last zero is needed for no case");
    }
  }

 private:
  void test_items_out_of_range() const {
    const int at = layout_.items_at;
    if (at < 0 || layout_.width == 0 || at >= static_cast<int>(tokens_.size())) return;
    if (layout_.width == 1 && tokens_[at == 3 ? 1 : 0].text == "0")
      return;  // the input contains no list
    std::string list = tokens_[at].text;
    const char* const numbers[] = {"4000000000", "-7", "99999999999999999999"};
    if (at > 0) {
      const int more = layout_.width == 1 ? 3 : 6;
      list = std::to_string(std::stoi(list) + more);
    }
    for (const std::string number : numbers) {
      list += "\n" + number;
      if (layout_.width == 2) list += " 1\n1 " + number;
    }
    same("with edges out of range", with(at, list), true);
  }

  void test_end() const {
    const bool zero = layout_.end == End::zero || has_zeros_;
    if (layout_.end != End::end_of_input || has_zeros_) {
      for (const char* more : {"\n0 0\n", " q", "\n1 1\n.\n", "\n\x1a.\n"}) {
        same("with more text", text_ + more, !zero);
      }
      return;
    }
    same("with zeros at the end", text_ + "\n0 0\n");
    same("with zeros and more at the end", text_ + "\n0 0\n0 q\n");
    for (const char* more : {"\nq", "\n.\n1 1\n.\n", "\n1.5 1"}) {
      same("with more text", text_ + more, true);
    }
    for (const char* more : {"\n0 1", "\n1 1\n", "\n0"}) {
      expect(std::string("with a bad case: ") + more, outcome(text_ + more), "no warning",
             "an error", original_.answer);
    }
  }

  void test_utf16() const {
    for (const bool is_big : {false, true}) {
      std::string wide;
      for (const char c : text_) wide += is_big ? std::string{'\0', c} : std::string{c, '\0'};
      for (const std::string mark : {is_big ? "\xfe\xff" : "\xff\xfe", ""}) {
        if (mark.empty() && wide.size() < 8) continue;
        const Outcome found = outcome(mark + wide);
        report(found.error == kUtf16 && found.answer.empty() && message(found) == kUtf16,
               "as UTF-16: " + found.error);
      }
    }
  }

  // Damages a token. This is an error, unless the damaged token may be text after the last case.
  void test_damaged(std::size_t k, const std::string& before, bool may_be_text) const {
    const std::string& token = tokens_[k].text;
    std::vector<std::string> mistakes = {token.substr(0, token.size() - 1) + "q"};
    if (tokens_[k].is_number()) {
      mistakes.insert(mistakes.end(), {token + "q", "-", "+-" + token, token + ".0"});
    } else if (token.size() > 1) {
      mistakes.push_back(token.substr(1));
    }
    for (const std::string& mistake : mistakes) {
      expect("token " + std::to_string(k + 1) + " as " + mistake, outcome(with(k, mistake)),
             may_be_text ? "a warning" : "no warning", may_be_text ? "no error" : "an error",
             before);
    }
    if (!tokens_[k].is_number()) return;
    const Outcome huge = outcome(with(k, "3000000000"));
    if (huge.error.empty()) {
      report(layout_.items_at >= 0 && !huge.warning.empty(),
             "no warning at token " + std::to_string(k + 1) + " as 3000000000");
    } else {
      report(huge.answer == before, "token " + std::to_string(k + 1) + " as 3000000000");
    }
  }

  Outcome outcome(const std::string& text) const {
    judge::Reader in(text);
    judge::Writer out;
    const std::string error = judge::solve_all(solver_.solve, in, out);
    return {text, out.text(), in.warning(), error};
  }

  void report(bool holds, const std::string& what) const {
    check::report(holds, __FILE__, __LINE__,
                  std::string(solver_.name) + ", " + name_ + ", " + what);
  }

  // Returns whether the text is a single line that begins with the prefix and ends like
  // ": expected E, found F".
  static bool is_message(const std::string& text, const std::string& prefix) {
    return text.compare(0, prefix.size(), prefix) == 0 && text.find('\n') == text.npos &&
           text.find(": expected ") < text.find(", found ");
  }

  void expect(const std::string& what, const Outcome& outcome, const std::string& warning,
              const std::string& error, const std::string& answer) const {
    const bool has_warning = warning == "a warning", has_error = error == "an error";
    report(outcome.answer == answer &&
               (has_warning ? is_message(outcome.warning, "warning: line ")
                            : outcome.warning.empty()) &&
               (has_error ? is_message(outcome.error, "line ") : outcome.error.empty()),
           what + "\nshould give " + warning + ", " + error + " and the answer\n" +
               answer.substr(0, 200) + "but gives\n" + outcome.warning + "\n" + outcome.error +
               "\n" + outcome.answer.substr(0, 200));
    report(message(outcome) == (has_error ? outcome.error : outcome.warning),
           what + "\nhas another message if the format reads it: " + message(outcome));
  }

  // Returns the warning or the error with which the format reads the input.
  std::string message(const Outcome& outcome) const {
    try {
      return format_.warning(outcome.text);
    } catch (const judge::InputError& found) {
      return found.what();
    }
  }

  void same(const std::string& what, const std::string& text, bool warned = false) const {
    expect(what, outcome(text), warned ? "a warning" : "no warning", "no error", original_.answer);
  }

  std::string replaced(char sign, const std::string& other) const {
    std::string result;
    for (const char c : text_) result += c == sign ? other : std::string(1, c);
    return result;
  }

  std::string changed(const std::function<std::string(const Token&)>& change) const {
    std::string result;
    std::size_t end = 0;
    for (const Token& token : tokens_) {
      result += text_.substr(end, token.begin - end) + change(token);
      end = token.end;
    }
    return result + text_.substr(end);
  }

  // Returns the input with the token at `place` replaced by another text.
  std::string with(std::size_t place, const std::string& other) const {
    return text_.substr(0, tokens_[place].begin) + other + text_.substr(tokens_[place].end);
  }

  const explain::Solver& solver_;
  const instances::Format& format_;
  const Layout layout_;
  const std::string name_, text_;
  const bool has_zeros_;  // whether the input ends with an optional "0 0"
  std::vector<Token> tokens_;
  Outcome original_;
};

void test(const explain::Solver& solver, const std::string& name, const std::string& text) {
  const Sample sample(solver, name, text);
  sample.test_disguises();
  sample.test_mistakes();
}

void test_all(const explain::Solver& solver) {
  int samples = 0;
  for (const auto& entry : fs::directory_iterator(fs::path(SAMPLES_DIR) / solver.name)) {
    if (entry.path().extension() != ".in") continue;
    test(solver, entry.path().filename().string(), tools::read_file(entry.path().string()));
    ++samples;
  }
  CHECK(samples > 0);
  const instances::Format& format = *instances::problem(solver.name).format;
  for (const instances::Shape& shape : format.shapes()) {
    test(solver, shape.name, format.generate(shape.name, {instances::Size::tiny}, 1));
  }
}

}  // namespace

int main() {
  std::size_t used_layouts = 0;
  for (const explain::Solver& solver : explain::solvers()) {
    used_layouts += layouts().count(solver.name);
    test_all(solver);
  }
  CHECK_EQ(used_layouts, layouts().size());
  return check::result();
}
