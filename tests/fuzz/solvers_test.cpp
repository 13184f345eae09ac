// SPDX-License-Identifier: CC0-1.0
//
// solvers_test [--long] [--seed N] [PROBLEM]
//
// Tests how the solvers, or the solver of one problem, read their input: the samples and generated
// inputs, their disguises (other blanks and other ways to write a number), damaged and large
// inputs, and random mutations. The same seed gives the same inputs on every platform. With --long,
// makes more and larger inputs. For every input, a solver must
//   - print an answer, or an error message in printable ASCII, which has the form "line L: expected
//     E, found F";
//   - do the same if the blanks between the tokens change, and if the input is read from a file;
//   - print the warning or the error of the layout and, if there is no error, the answer to the
//     input in canonical form;
//   - use an amount of memory that is proportional to the size of the input. If a short input
//     describes a large graph, such as a graph with many vertices and no edges, the message may say
//     that the input does not fit into the memory instead.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <functional>
#include <iostream>
#include <limits>
#include <new>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "check.hpp"
#include "inputs.hpp"
#include "instances/problems.hpp"
#include "instances/random.hpp"
#include "oracle.hpp"
#include "temporary_file.hpp"
#include "tools/files.hpp"
#include "tools/solvers.hpp"

// ---- Memory

namespace memory {

// The number of bytes that operator new has allocated and operator delete has not freed, and its
// limit.
std::size_t now = 0, limit = std::numeric_limits<std::size_t>::max();
bool is_over = false;  // whether a request was above the limit

// Each block begins with its size, and the memory for the caller follows after kHead bytes.
constexpr std::size_t kHead = alignof(std::max_align_t);

void* allocate(std::size_t size) noexcept {
  const bool fits = size < limit && now < limit - size;
  is_over |= !fits;
  void* const block = fits ? std::malloc(kHead + size) : nullptr;
  if (block == nullptr) return nullptr;
  *static_cast<std::size_t*>(block) = size;
  now += size;
  return static_cast<char*>(block) + kHead;
}

void release(void* pointer) noexcept {
  if (pointer == nullptr) return;
  void* const block = static_cast<char*>(pointer) - kHead;
  now -= *static_cast<std::size_t*>(block);
  std::free(block);
}

}  // namespace memory

// These are all forms of operator new and delete, because a sanitizer would replace each form that
// is missing.
void* operator new(std::size_t size) {
  if (void* const pointer = memory::allocate(size)) return pointer;
  throw std::bad_alloc();
}
void* operator new[](std::size_t size) { return operator new(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  return memory::allocate(size);
}
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept {
  return memory::allocate(size);
}
void operator delete(void* pointer) noexcept { memory::release(pointer); }
void operator delete[](void* pointer) noexcept { memory::release(pointer); }
void operator delete(void* pointer, std::size_t) noexcept { memory::release(pointer); }
void operator delete[](void* pointer, std::size_t) noexcept { memory::release(pointer); }
void operator delete(void* pointer, const std::nothrow_t&) noexcept { memory::release(pointer); }
void operator delete[](void* pointer, const std::nothrow_t&) noexcept { memory::release(pointer); }

namespace {

using instances::End;
using tools::Solved;

// ---- The outcomes of a solver

// A solver may use kBytes bytes of memory, and kBytesPerByte more for each byte of the input. In
// most layouts, a short input can describe a large graph, such as a graph with a million vertices
// and no edges. For these, a solver may use kExtraBytes more.
constexpr std::size_t kBytes = 1 << 20, kBytesPerByte = 1000, kExtraBytes = 8 << 20,
                      kBytesOfLayout = 100 << 20;
const char* const kNoMemory = ": expected an input that fits into the memory, found a larger one";
const char* const kUtf16 = "this file is UTF-16; save it as UTF-8 or ASCII";

struct Fuzzed {
  const tools::Solver& solver;
  const instances::Problem& problem;
  const instances::Format& format;
  bool memory_follows_the_text;
};

// Prints what is wrong, and saves the input.
void report(const Fuzzed& fuzzed, const std::string& input, const std::string& what) {
  const std::string file = std::string("finding_") + fuzzed.solver.name + ".in";
  tools::write_file(file, input);
  check::report(false, __FILE__, __LINE__, what + ", see " + file);
}

// Returns a text with the same tokens, but with different blanks between the tokens.
std::string with_other_blanks(const std::string& text) {
  const char* const blanks[] = {"\n", "\r\n", " ", " \n\n", "\t", "\v\f", "\r", "   \r\n"};
  std::size_t next = text.size() % 8;
  const bool has_mark = text.compare(0, 3, "\xef\xbb\xbf") == 0;
  std::string result = blanks[next];
  std::size_t end = has_mark ? 3 : 0;
  for (const inputs::Part& word : inputs::words_of(text.substr(end))) {
    if (word.begin > 0) result += blanks[next++ % 8];
    result += word.in(text.substr(end));
  }
  return result;
}

// Runs the solver and checks the form of its message.
Solved outcome(const Fuzzed& fuzzed, io::Reader& in, const std::string& input) {
  io::Writer out;
  const std::string message = io::solve_all(fuzzed.solver.solve, in, out);
  const Solved solved = {out.text(), in.warning(), message};
  if (message.empty() || message == kUtf16) return solved;
  const std::size_t digits = message.find_first_not_of("0123456789", 5);
  const bool is_printable =
      std::all_of(message.begin(), message.end(), [](char c) { return c >= ' ' && c <= '~'; });
  if (message.compare(0, 5, "line ") != 0 || digits == 5 || digits == std::string::npos ||
      message.compare(digits, 11, ": expected ") != 0 || message.size() > 250 || !is_printable ||
      message.find(", found ", digits) == std::string::npos) {
    report(fuzzed, input, "expected a short message \"line L: expected E, found F\": " + message);
  } else if (memory::is_over && fuzzed.memory_follows_the_text) {
    report(fuzzed, input, "too much memory for the size of the input");
  }
  return solved;
}

Solved outcome(const Fuzzed& fuzzed, const std::string& input) {
  io::Reader in(input);
  return outcome(fuzzed, in, input);
}

Solved outcome_from_file(const Fuzzed& fuzzed, const std::string& input) {
  std::FILE* const file = file_with(input);
  Solved result;
  {
    io::Reader in(file);
    result = outcome(fuzzed, in, input);
  }
  std::fclose(file);
  return result;
}

// Returns the answer, or the error message without the line number.
std::string summary(const Solved& solved) {
  const std::string& error = solved.error;
  if (error.empty()) return "answer " + solved.answer;
  return error == kUtf16 ? error : error.substr(std::min(error.find(": "), error.size()));
}

// Sets the limit of the memory for the solver on inputs of this size.
void limit_memory(const Fuzzed& fuzzed, std::size_t size) {
  memory::is_over = false;
  memory::limit = memory::now + kBytes + kBytesPerByte * size +
                  (fuzzed.memory_follows_the_text ? 0 : kExtraBytes);
}

// Compares the outcome of the solver with what the layout says about the input.
void compare_with_layout(const Fuzzed& fuzzed, const std::string& input, const Solved& solved) {
  std::string canonical, broken, error;
  try {
    canonical = fuzzed.format.canonical(input);
    broken = fuzzed.format.broken_promise(input);
  } catch (const io::InputError& found) {
    error = found.what();
  } catch (const std::exception&) {
    if (solved.error.empty()) return;  // the memory is not enough
  }
  const std::string warning = broken.compare(0, 9, "warning: ") == 0 ? broken : "";
  // A limit that an input breaks may come in place of its warning.
  if (error != solved.error ||
      (error.empty() && (broken.empty() || !warning.empty()) && warning != solved.warning)) {
    report(fuzzed, input, "the layout says: " + error + warning);
  }
  // If the answer names edges by their numbers, the solver counts the edges that it ignores.
  if (!error.empty() || fuzzed.problem.question->name == "edges_in_none") return;
  limit_memory(fuzzed, canonical.size());
  const std::string text = summary(outcome(fuzzed, canonical));
  if (text != kNoMemory && text != summary(solved)) {
    report(fuzzed, input, "another answer than to the canonical form");
  }
}

// Runs the solver and compares it with the layout.
Solved run(const Fuzzed& fuzzed, const std::string& input) {
  limit_memory(fuzzed, input.size());
  const Solved solved = outcome(fuzzed, input);
  memory::limit = memory::now + kBytesOfLayout;
  if (!memory::is_over) compare_with_layout(fuzzed, input, solved);
  memory::limit = std::numeric_limits<std::size_t>::max();
  CHECK(true);
  return solved;
}

// Runs the solver on an input in three forms.
void run_forms(const Fuzzed& fuzzed, const std::string& input) {
  const std::string other = with_other_blanks(input), result = summary(run(fuzzed, input));
  limit_memory(fuzzed, std::max(input.size(), other.size()));
  const std::string from_file = summary(outcome_from_file(fuzzed, input)),
                    with_blanks = summary(outcome(fuzzed, other));
  memory::limit = std::numeric_limits<std::size_t>::max();
  // One of two runs may reach the limit when the other does not.
  const auto differ = [&](const std::string& text) {
    return text != result && text != kNoMemory && result != kNoMemory;
  };
  if (differ(from_file)) report(fuzzed, input, "another answer when the input is read from a file");
  // UTF-16 is recognized by the places of NUL bytes, which other blanks move.
  if (result != kUtf16 && with_blanks != kUtf16 && differ(with_blanks)) {
    report(fuzzed, input, "another answer with different blanks");
  }
}

// ---- Inputs with a known outcome

struct Token : inputs::Part {
  std::string text;
  bool is_number;
};

// Tests a solver on an input and on changes of this input of which the outcome is known.
class Sample {
 public:
  Sample(const Fuzzed& fuzzed, const std::string& text)
      : fuzzed_(fuzzed),
        end_(fuzzed.format.end()),
        has_names_(instances::property<std::string>(fuzzed.format, "layout", "") == "couples"),
        text_(text),
        original_(run(fuzzed, text)) {
    const bool has_rows_of_digits =
        instances::property<std::string>(fuzzed.format, "free", "") == "0";
    for (const inputs::Part& part : inputs::words_of(text)) {
      const std::string word = part.in(text);
      const bool is_row = has_rows_of_digits && !tokens_.empty();
      tokens_.push_back(
          {part, word,
           !is_row && word.find_first_not_of("0123456789", word[0] == '-') == word.npos});
    }
    same(text);
  }

  void test() const {
    test_disguises();
    test_more_text();
    test_mistakes();
  }

 private:
  // Other blanks and other ways to write a number must not change the answer.
  void test_disguises() const {
    same("\xef\xbb\xbf" + text_);
    same(text_ + "\x1a");
    same(text_ + std::string(3, '\0'));
    same(text_.substr(0, text_.find_last_not_of("\n") + 1));
    same(replaced(' ', std::string(2, '\0')));
    for (const char* end : {"\r", " \r\n", "\n\n", " ", "\x1a\n\x1a "}) same(replaced('\n', end));
    for (const char* prefix : {"+", "0", "+00000000000000000000000"}) {
      same(changed([prefix](const Token& token) {
        return (token.is_number && token.text[0] != '-' ? prefix : "") + token.text;
      }));
    }
    if (!has_names_) {
      const std::string longer =
          changed([](const Token& token) { return token.text + (token.is_number ? "" : "Xq.#"); });
      same(longer, longer != text_);
    }
    if (place_of_count() >= 0) {
      same(tokens_[place_of_count()].replaced(text_, std::to_string(count() + 3)), true);
    }
  }

  // Tests text after the end. A number there is an error if it can begin a case.
  void test_more_text() const {
    for (const std::string more :
         {"\n0 0\n", " q", "\n\x1a.\n", "\n.\n1 1\n.\n", "\n0 0\n0 q\n", "\n1.5 1", "\n2 2\n"}) {
      const Solved found = run(fuzzed_, text_ + more);
      if (end_ == End::pairs) continue;  // the text may be more pairs
      expect(more, found, original_.answer, !found.error.empty() && more == "\n2 2\n");
    }
  }

  // Cuts the input off before each token, inserts end marks there, and damages the token. This must
  // give the answers to the cases before and an error, unless the cases may end there.
  void test_mistakes() const {
    if (tokens_.size() > 400) return;
    std::string before;  // the answers to the cases that end before the token
    int complete = 0;
    for (std::size_t k = 0; k < tokens_.size(); ++k) {
      const Token& token = tokens_[k];
      const std::string head = text_.substr(0, token.begin), rest = text_.substr(token.begin);
      const Solved cut = run(fuzzed_, head);
      const bool may_end = cut.error.empty();
      const bool is_in_mark = end_ == End::end_of_input && !cut.warning.empty();  // after one 0
      complete += may_end;
      if (may_end && end_ != End::one_case && end_ != End::pairs) {
        const bool grows = cut.answer.size() > before.size() || complete == 1 || is_in_mark;
        check(grows && original_.answer.compare(0, cut.answer.size(), cut.answer) == 0, head);
        before = cut.answer;
      }
      expect(head, cut, may_end ? cut.answer : before, !may_end);
      for (const char* mark : {"0 0 ", "0 ", "0 7 ", "0 -1 ", "0 q "}) {
        if (may_end) run(fuzzed_, head + '\n' + mark + rest);
      }
      if (has_names_ && !token.is_number) continue;  // any other name may be right
      // After the last case, a token that is no number is text that is ignored.
      const bool is_text = k > 0 && end_ == End::end_of_input && may_end && !is_in_mark;
      std::vector<std::string> mistakes = {token.text.substr(0, token.text.size() - 1) + "q"};
      if (token.is_number) {
        mistakes.insert(mistakes.end(),
                        {token.text + "q", "-", "+-" + token.text, token.text + ".0"});
      } else if (token.text.size() > 1) {
        mistakes.push_back(token.text.substr(1));
      }
      for (const std::string& mistake : mistakes) {
        expect(mistake, run(fuzzed_, token.replaced(text_, mistake)), before, !is_text);
      }
      for (const char* const number : {"3000000000", "-7", "99999999999999999999"}) {
        if (!token.is_number) continue;
        const Solved found = run(fuzzed_, token.replaced(text_, number));
        if (!found.error.empty()) expect(number, found, before, true);
      }
    }
    if (place_of_count() >= 0 || end_ == End::one_case) check(complete == count(), "all cases");
    if (end_ == End::zero || end_ == End::zeros) check(before == original_.answer, "all cases");
  }

  // Returns the index of the token with the number of cases or starts, or -1.
  int place_of_count() const {
    return end_ == End::counted ? 0 : end_ == End::counted_starts ? 1 : -1;
  }
  int count() const { return place_of_count() < 0 ? 0 : std::stoi(tokens_[place_of_count()].text); }

  void check(bool holds, const std::string& what) const {
    if (!holds) report(fuzzed_, text_, "not as expected after the change: " + what);
  }
  void expect(const std::string& what, const Solved& found, const std::string& answer,
              bool has_error) const {
    check(found.answer == answer && found.error.empty() != has_error,
          what + '\n' + found.answer + found.warning + '\n' + found.error);
  }
  void same(const std::string& text, bool is_warned = false) const {
    const Solved found = run(fuzzed_, text);
    expect(text, found, original_.answer, false);
    check(found.warning.empty() != is_warned, text + found.warning);
    if (!found.error.empty()) return;
    check(fuzzed_.format.canonical(text) == fuzzed_.format.canonical(text_), text);
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

  const Fuzzed& fuzzed_;
  const End end_;
  const bool has_names_;  // the tokens that are no numbers are names
  const std::string text_;
  const Solved original_;
  std::vector<Token> tokens_;
};

// ---- Other inputs

// Returns small numbers, numbers that are close to the limit of an integer type or to the square
// root of such a limit, and tokens that only resemble numbers.
std::vector<std::string> special_numbers() {
  std::istringstream in(
      "0 1 -1 -0 +1 2 255 256 32768 46340 46341 65535 65536 1000000 1073741824 2147483646 "
      "2147483647 2147483648 -2147483648 -2147483649 4294967295 4294967296 4294967297 "
      "9223372036854775807 9223372036854775808 18446744073709551616 99999999999999999999999 "
      "000000000000000000000001 1e9 0x10 1.5");
  std::vector<std::string> numbers;
  for (std::string number; in >> number;) numbers.push_back(number);
  return numbers;
}

// Runs the solver on changed versions of an input: two copies in a row, the first k characters for
// each k below 200, and, for each of special_numbers(), the input with this number in place of the
// first number, the second number, or both numbers. A number above 10^8 must take no memory.
void run_changes(const Fuzzed& fuzzed, const std::string& text) {
  run_forms(fuzzed, text + text);
  for (std::size_t size = 0; size < std::min<std::size_t>(text.size(), 200); ++size) {
    run_forms(fuzzed, text.substr(0, size));
  }
  const std::vector<inputs::Part> numbers = inputs::numbers_of(text);
  for (const std::string& number : special_numbers()) {
    if (!numbers.empty()) run_forms(fuzzed, numbers[0].replaced(text, number));
    if (numbers.size() < 2) continue;
    run_forms(fuzzed, numbers[1].replaced(text, number));
    // The first two numbers may be the dimensions of a board. If both are large, a solver that
    // multiplies the dimensions without a check overflows.
    run_forms(fuzzed, numbers[0].replaced(numbers[1].replaced(text, number), number));
  }
  for (const inputs::Part& number : numbers) {
    const std::string input = number.replaced(text, "2000000000");
    run(fuzzed, input);
    if (memory::is_over) report(fuzzed, input, "too much memory for a number");
  }
}

void run_large(const Fuzzed& fuzzed, std::size_t size) {
  for (const char c : {'9', '.', '\n', '\0'}) run_forms(fuzzed, std::string(size, c));
  const std::string board = std::string(size, '.') + '\n';
  run_forms(fuzzed, "1 " + std::to_string(size) + '\n' + board);
  run_forms(fuzzed, "1\n1 " + std::to_string(size - 1) + '\n' + board);
  run_forms(fuzzed, std::to_string(size) + " 1\n" + board);
}

class Mutator {
 public:
  Mutator(const std::vector<std::string>& corpus, std::uint64_t seed)
      : corpus_(corpus), random_(seed) {}

  std::string next() {
    std::string text = any(corpus_);
    for (int i = 1 + random_.below(4); i > 0; --i) text = mutated(text);
    return text;
  }

 private:
  template <class T>
  const T& any(const std::vector<T>& list) {
    return list[random_.below(static_cast<std::int64_t>(list.size()))];
  }

  std::size_t place(const std::string& text) {
    return random_.below(static_cast<std::int64_t>(text.size()) + 1);
  }

  std::string mutated(std::string text) {
    const std::size_t at = place(text);
    const std::vector<inputs::Part> parts =
        random_.percent(50) ? inputs::parts_of(text, [](char c) { return c != '\n'; })
                            : inputs::numbers_of(text);
    switch (random_.below(parts.empty() ? 6 : 11)) {
      case 0:
        return text.substr(0, at);
      case 1:
        return text.size() < 100000 ? text + text : text;
      case 2:
        if (at < text.size()) text[at] = static_cast<char>(random_.below(256));
        return text;
      case 3:
        return text.insert(at, 1 + random_.below(3), " \n\r\t\v\f"[random_.below(6)]);
      case 4:
        return text.erase(at, random_.below(8));
      case 5: {
        const std::string& other = any(corpus_);
        return text.substr(0, at) + other.substr(place(other));
      }
      case 6: {
        const auto [a, b] = std::minmax(
            any(parts), any(parts),
            [](const inputs::Part& one, const inputs::Part& two) { return one.begin < two.begin; });
        return a.replaced(b.replaced(text, a.in(text)), b.in(text));
      }
      case 7:
        return any(parts).replaced(text, any(parts).in(text));
      case 8:
        return any(parts).replaced(text, "");
      case 9:
        return any(parts).replaced(text, any(numbers_));
      default:
        return any(parts).replaced(text, std::to_string(random_.below(12)));
    }
  }

  const std::vector<std::string>& corpus_;
  const std::vector<std::string> numbers_ = special_numbers();
  instances::Random random_;
};

void fuzz(const tools::Solver& solver, const oracle::Options& options) {
  const bool is_long = options.is_long;
  const instances::Problem& problem = instances::problem(solver.name);
  const instances::Format& format = *problem.format;
  // In these layouts, the memory that a solver needs is proportional to the length of an input.
  static const std::set<std::string> spelled_out = {"arrays", "board",   "couples",    "cube",
                                                    "matrix", "numbers", "planets",    "points",
                                                    "side",   "slides",  "transcript", "wedding"};
  const Fuzzed fuzzed = {
      solver, problem, format,
      spelled_out.count(instances::property(format, "layout", std::string())) == 1};
  std::cout << solver.name << std::endl;  // a crash ends this program
  std::vector<std::string> corpus;
  for (const inputs::Sample& sample : inputs::samples_of(solver.name)) {
    corpus.push_back(sample.input);
  }
  const auto add = [&](instances::Size size, int seed) {
    for (const instances::Shape& shape : format.shapes()) {
      corpus.push_back(format.generate(shape.name, {size, {}}, seed));
    }
  };
  add(instances::Size::tiny, 1);
  const std::size_t changed = corpus.size();
  add(instances::Size::tiny, 2);
  for (const int seed : {1, 2}) add(instances::Size::small, seed);
  for (std::size_t i = 0; i < corpus.size(); ++i) {
    run_forms(fuzzed, corpus[i]);
    if (i == 0 || is_long) run_changes(fuzzed, corpus[i]);
    if (i < changed || is_long) Sample(fuzzed, corpus[i]).test();
  }
  run_forms(fuzzed, "");
  run_large(fuzzed, is_long ? 10000000 : 100000);
  Mutator mutator(corpus, options.seed);
  for (int i = 0; i < (is_long ? 4000 : 100); ++i) run_forms(fuzzed, mutator.next());
}

// Checks the message if the numbers of an input require more memory than there is, and that no
// memory is used for what an input only announces.
void test_memory() {
  memory::limit = memory::now + 100000000;
  const std::string problem = "uoj79_general_matching", no_memory = kNoMemory,
                    end = ", found the end of the input";
  CHECK_EQ(tools::solve("luogu3355_knights", "\n10000 0\n").error, "line 2" + no_memory);
  CHECK_EQ(tools::solve(problem, "100000000 0\n").error, "line 1" + no_memory);
  CHECK_EQ(tools::solve(problem, "2 100000000\n1 2\n").error,
           "line 3: expected a vertex from 1 to 2" + end);
  CHECK_EQ(tools::solve("seerc2019_game_on_a_tree", "100000000\n7\n").error,
           "line 3: expected a vertex from 1 to 100000000" + end);
  CHECK_EQ(tools::solve("luogu4298_sacrifice", "100000 0\n").error, "");
  // A solver refuses a count above 10^8 after the answers to the cases before it.
  const tools::Solved cases = tools::solve("hdu4687_boke_and_tsukkomi", "2 1 1 2 100000001 0");
  CHECK_EQ(cases.answer, "0\n\n");
  CHECK_EQ(cases.error, "line 1" + no_memory);
  memory::limit = std::numeric_limits<std::size_t>::max();
}

}  // namespace

int main(int argc, char** argv) {
  const oracle::Options options = oracle::read_options(argc, argv);
  test_memory();
  for (const tools::Solver& solver : tools::solvers()) {
    if (options.problem.empty() || options.problem == solver.name) fuzz(solver, options);
  }
  return check::result();
}
