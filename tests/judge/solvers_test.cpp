// SPDX-License-Identifier: CC0-1.0
//
// Tests how all solvers read their input. Calls the solvers as functions, with every sample and
// with a tiny input of each shape (kind of input). Other blanks and other ways to write a number
// must not change the answers. An input that is cut off or damaged must give the answers to the
// complete cases and then an error. The class instances::Format of the problem must read each input
// with the same warning or error as the solver, and find the same meaning in each disguise.
#include <algorithm>
#include <cstddef>
#include <functional>
#include <regex>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "inputs.hpp"
#include "instances/problems.hpp"
#include "judge/run.hpp"
#include "tools/solvers.hpp"

namespace {

using instances::End;

struct Outcome {
  std::string text, answer, warning, error;
};

struct Token : inputs::Part {
  std::string text;
  bool is_number;
};

// Tests a solver on an input and on changed versions of this input.
class Sample {
 public:
  Sample(const tools::Solver& solver, std::string name, std::string text)
      : solver_(solver),
        format_(*instances::problem(solver.name).format),
        question_(*instances::problem(solver.name).question),
        end_(format_.end()),
        has_names_(instances::property<std::string>(format_, "layout", "") == "couples"),
        name_(std::move(name)),
        text_(text),
        has_zeros_((end_ == End::end_of_input && ends_with_zeros(text) &&
                    !ends_with_zeros(format_.canonical(text))) ||
                   (end_ == End::pairs && ends_with_zeros(text))) {
    const bool has_rows_of_digits = instances::property<std::string>(format_, "free", "") == "0";
    for (const inputs::Part& word : inputs::words_of(text)) {
      const std::string token = word.in(text);
      const bool is_row = has_rows_of_digits && !tokens_.empty();
      const bool is_number =
          !is_row && token.find_first_not_of("0123456789", token[0] == '-') == text.npos;
      tokens_.push_back({word, token, is_number});
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
    same("with empty lines", replaced('\n', "\n\n"));
    same("in one line", replaced('\n', " "));
    same("without a line end at the end", text_.substr(0, text_.find_last_not_of("\n") + 1));
    same("with ^Z in between", replaced('\n', "\x1a\n\x1a "));
    for (const char* prefix : {"+", "0", "+00000000000000000000000"}) {
      same(std::string("with numbers after ") + prefix, changed([prefix](const Token& token) {
             return (token.is_number && token.text[0] != '-' ? prefix : "") + token.text;
           }));
    }
    const bool has_rows = std::any_of(tokens_.begin(), tokens_.end(),
                                      [](const Token& token) { return !token.is_number; });
    if (has_rows && !has_names_) {
      same("with long rows",
           changed([](const Token& token) { return token.text + (token.is_number ? "" : "Xq.#"); }),
           true);
    }
    if (place_of_count() >= 0) {
      same("with more cases announced", with(place_of_count(), std::to_string(count() + 3)), true);
    }
    test_end();
  }

  // Runs the solver on the input cut off before each token, and on the input with each token
  // replaced by damaged versions of this token. Checks the errors, warnings and answers.
  void test_mistakes() const {
    if (tokens_.size() > 400) return;
    const bool is_one_case = end_ == End::one_case || end_ == End::pairs;
    std::string before;  // the answers to the cases that end before the token
    int complete = 0;
    for (std::size_t k = 0; k < tokens_.size(); ++k) {
      const std::string where = "cut off before token " + std::to_string(k + 1);
      const Outcome cut = outcome(text_.substr(0, tokens_[k].begin));
      const bool is_in_mark =
          end_ == End::end_of_input && has_zeros_ && k + 1 == tokens_.size();  // after one 0
      if (is_in_mark) {
        expect(where, cut, "a warning", "no error", original_.answer);
      } else if (cut.error.empty()) {
        const std::string warning = place_of_count() >= 0 ? "a warning" : "no warning";
        expect(where, cut, warning, "no error", cut.answer);
        if (!is_one_case) {
          const bool grows = cut.answer.size() > before.size() || complete == 0;
          report(grows && original_.answer.compare(0, cut.answer.size(), cut.answer) == 0,
                 where + ": " + cut.answer);
          before = cut.answer;
        }
        ++complete;
        if (ends_with_zeros() || end_ == End::end_of_input) test_mark(k, cut.answer, before);
      } else {
        expect(where, cut, "no warning", "an error", before);
      }
      const bool may_be_text =
          k > 0 && cut.error.empty() && end_ == End::end_of_input && !is_in_mark;
      test_damaged(k, before, may_be_text);
    }
    if (place_of_count() >= 0 || end_ == End::one_case) {
      report(complete == count(), "the number of complete cases is " + std::to_string(complete));
    }
    if (end_ == End::zero || end_ == End::zeros) {
      report(before == original_.answer, "the last zero is needed for no case");
    }
  }

 private:
  // Returns the index of the token with the number of cases or starts, or -1.
  int place_of_count() const {
    return end_ == End::counted ? 0 : end_ == End::counted_starts ? 1 : -1;
  }
  int count() const { return place_of_count() < 0 ? 0 : std::stoi(tokens_[place_of_count()].text); }
  static bool ends_with_zeros(const std::string& text) {
    return std::regex_search(text, std::regex("\\s0\\s+0\\s*$"));
  }
  bool ends_with_zeros() const {
    return end_ == End::zero || end_ == End::zeros || end_ == End::pairs;
  }
  bool ends_with_the_text() const {
    return (end_ == End::end_of_input || end_ == End::pairs) && !has_zeros_;
  }

  void test_end() const {
    const bool zero = ends_with_zeros() || has_zeros_;
    if (!ends_with_the_text()) {
      for (const char* more : {"\n0 0\n", " q", "\n1 1\n.\n", "\n\x1a.\n"}) {
        same("with more text", text_ + more, !zero);
      }
      return;
    }
    same("with zeros and more at the end", text_ + "\n0 0\n0 q\n");
    if (end_ == End::pairs) return;  // more text is more pairs
    for (const char* more : {"\nq", "\n.\n1 1\n.\n", "\n1.5 1"}) {
      same("with more text", text_ + more, true);
    }
    test_mark(tokens_.size(), original_.answer, original_.answer);
    expect("with a bad case", outcome(text_ + "\n2 2\n"), "no warning", "an error",
           original_.answer);
  }

  // Inserts the end mark before a token. This must give the answer `whole` and no message, but a
  // part of the mark is an error after the answers `before`. Where the cases end with the input, a
  // single 0 as the last token gives a warning. A pair with a single 0 is out of range.
  void test_mark(std::size_t k, const std::string& whole, const std::string& before) const {
    const std::size_t at = k < tokens_.size() ? tokens_[k].begin : text_.size();
    const std::string head = text_.substr(0, at) + '\n', rest = text_.substr(at);
    const std::string where = "before token " + std::to_string(k + 1) + ": ";
    const bool is_one = end_ == End::zero;
    expect(where + "the end", outcome(head + (is_one ? "0 " : "0 0 ") + rest), "no warning",
           "no error", whole);
    for (const std::string part : {"0", "0 7 ", "0 -1 ", "0 q "}) {
      const Outcome found = outcome(head + part + (part == "0" ? "" : rest));
      const bool is_last = end_ == End::end_of_input && part == "0";
      const bool is_pair = end_ == End::pairs && part != "0" && part != "0 q ";
      expect(where + part, found, is_last || is_pair ? "a warning" : "no warning",
             is_one || is_last || is_pair ? "no error" : "an error",
             is_pair             ? original_.answer
             : is_one || is_last ? whole
                                 : before);
    }
  }

  // Damages a token. This is an error, unless the damaged token may be text after the last case.
  void test_damaged(std::size_t k, const std::string& before, bool may_be_text) const {
    if (has_names_ && !tokens_[k].is_number) return;  // any other name may be right
    const std::string& token = tokens_[k].text;
    std::vector<std::string> mistakes = {token.substr(0, token.size() - 1) + "q"};
    if (tokens_[k].is_number) {
      mistakes.insert(mistakes.end(), {token + "q", "-", "+-" + token, token + ".0"});
    } else if (token.size() > 1) {
      mistakes.push_back(token.substr(1));
    }
    for (const std::string& mistake : mistakes) {
      expect("token " + std::to_string(k + 1) + " as " + mistake, outcome(with(k, mistake)),
             may_be_text ? "a warning" : "no warning", may_be_text ? "no error" : "an error",
             before);
    }
    if (!tokens_[k].is_number) return;
    for (const char* const number : {"3000000000", "-7", "99999999999999999999"}) {
      const std::string text = with(k, number), what = "token " + std::to_string(k + 1) + " as ";
      const Outcome found = outcome(text);
      if (!found.error.empty()) {
        report(found.answer == before, what + number);
        continue;
      }
      // The number is out of range, so the solver must ignore the edge, neighbor or wall that it
      // belongs to. If the answer names edges by their numbers, the solver counts that edge.
      report(*number == '-' || !found.warning.empty(), "no warning at " + what + number);
      if (question_.name == "edges_in_none") continue;
      const std::string rest = format_.canonical(text);
      const bool is_end =
          end_ == End::pairs && has_zeros_ && k + 2 >= tokens_.size();  // one of two zeros
      report(found.warning.empty() || is_end || inputs::words_of(rest).size() < tokens_.size(),
             "kept " + what + number);
      report(found.answer == outcome(rest).answer, what + number);
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
    report(format_.canonical(text) == format_.canonical(text_), what + " has another meaning");
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
    return tokens_[place].replaced(text_, other);
  }

  const tools::Solver& solver_;
  const instances::Format& format_;
  const instances::Question& question_;
  const End end_;
  const bool has_names_;  // the tokens that are no numbers are names
  const std::string name_, text_;
  const bool has_zeros_;  // whether the input ends with an optional "0 0"
  std::vector<Token> tokens_;
  Outcome original_;
};

void test(const tools::Solver& solver, const std::string& name, const std::string& text) {
  const Sample sample(solver, name, text);
  sample.test_disguises();
  sample.test_mistakes();
}

void test_all(const tools::Solver& solver) {
  for (const inputs::Sample& sample : inputs::samples_of(solver.name)) {
    test(solver, sample.name, sample.input);
  }
  const instances::Format& format = *instances::problem(solver.name).format;
  for (const instances::Shape& shape : format.shapes()) {
    test(solver, shape.name, format.generate(shape.name, {instances::Size::tiny}, 1));
  }
}

}  // namespace

int main() {
  for (const tools::Solver& solver : tools::solvers()) test_all(solver);
  return check::result();
}
