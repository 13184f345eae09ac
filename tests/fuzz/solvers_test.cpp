// SPDX-License-Identifier: CC0-1.0
//
// solvers_test [--long] [--seed N] [PROBLEM]
//
// Runs the solvers, or the solver of one problem, on the samples, on generated inputs, on
// systematic changes of them, on large inputs, and on random mutations. The same seed gives the
// same inputs on every platform. With --long, changes every input in place of one, and makes more
// and larger inputs. For every input, a solver must
//   - print an answer, or an error message in printable ASCII, which has the form "line L: expected
//     E, found F";
//   - do the same if the blanks between the tokens change, and if the input is read from a file;
//   - use an amount of memory that is proportional to the size of the input. If a short input
//     describes a large graph, such as a graph with many vertices and no edges, the message may say
//     that the input does not fit into the memory instead.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <limits>
#include <new>
#include <set>
#include <sstream>
#include <string>
#include <utility>
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

// Each block begins with its size, and the memory for the caller follows after kHead bytes.
constexpr std::size_t kHead = alignof(std::max_align_t);

void* allocate(std::size_t size) noexcept {
  void* const block = size < limit && now < limit - size ? std::malloc(kHead + size) : nullptr;
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

// ---- The outcomes of a solver

// A solver may use kBytes bytes of memory, and kBytesPerByte more for each byte of the input. In
// most layouts, a short input can describe a large graph, such as a graph with a million vertices
// and no edges. For these, a solver may use kExtraBytes more.
constexpr std::size_t kBytes = 1 << 20, kBytesPerByte = 1000, kExtraBytes = 8 << 20;
const char* const kNoMemory = ": expected an input that fits into the memory, found a larger one";
const char* const kUtf16 = "this file is UTF-16; save it as UTF-8 or ASCII";

struct Fuzzed {
  const tools::Solver& solver;
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

// Returns the answer, or the error message without the line number.
std::string outcome(const Fuzzed& fuzzed, judge::Reader& in, const std::string& input) {
  judge::Writer out;
  const std::string message = judge::solve_all(fuzzed.solver.solve, in, out);
  if (message.empty()) return "answer " + out.text();
  if (message == kUtf16) return message;
  const std::size_t digits = message.find_first_not_of("0123456789", 5);
  const bool is_printable =
      std::all_of(message.begin(), message.end(), [](char c) { return c >= ' ' && c <= '~'; });
  if (message.compare(0, 5, "line ") != 0 || digits == 5 || digits == std::string::npos ||
      message.compare(digits, 11, ": expected ") != 0 || message.size() > 250 || !is_printable ||
      message.find(", found ", digits) == std::string::npos) {
    report(fuzzed, input, "expected a short message \"line L: expected E, found F\": " + message);
    return message;
  }
  if (message.substr(digits) == kNoMemory && fuzzed.memory_follows_the_text) {
    report(fuzzed, input, "too much memory for the size of the input");
  }
  return message.substr(digits);
}

std::string outcome(const Fuzzed& fuzzed, const std::string& input) {
  judge::Reader in(input);
  return outcome(fuzzed, in, input);
}

std::string outcome_from_file(const Fuzzed& fuzzed, const std::string& input) {
  std::FILE* const file = file_with(input);
  std::string result;
  {
    judge::Reader in(file);
    result = outcome(fuzzed, in, input);
  }
  std::fclose(file);
  return result;
}

void run(const Fuzzed& fuzzed, const std::string& input) {
  const std::string other = with_other_blanks(input);
  memory::limit = memory::now + kBytes + kBytesPerByte * std::max(input.size(), other.size()) +
                  (fuzzed.memory_follows_the_text ? 0 : kExtraBytes);
  const std::string result = outcome(fuzzed, input), from_file = outcome_from_file(fuzzed, input),
                    with_blanks = outcome(fuzzed, other);
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
  CHECK(true);
}

// ---- Inputs

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

// Runs the solver on changed versions of an input: two copies in a row, the input with a NUL byte
// at the end, the first k characters for each k below 200, and, for each of special_numbers(), the
// input with this number in place of the first number, the second number, or both numbers.
void run_changes(const Fuzzed& fuzzed, const std::string& text) {
  run(fuzzed, text + text);
  run(fuzzed, text + std::string(1, '\0'));
  for (std::size_t size = 0; size < std::min<std::size_t>(text.size(), 200); ++size) {
    run(fuzzed, text.substr(0, size));
  }
  const std::vector<inputs::Part> numbers = inputs::numbers_of(text);
  for (const std::string& number : special_numbers()) {
    if (!numbers.empty()) run(fuzzed, numbers[0].replaced(text, number));
    if (numbers.size() < 2) continue;
    run(fuzzed, numbers[1].replaced(text, number));
    // The first two numbers may be the dimensions of a board. If both are large, a solver that
    // multiplies the dimensions without a check overflows.
    run(fuzzed, numbers[0].replaced(numbers[1].replaced(text, number), number));
  }
}

void run_large(const Fuzzed& fuzzed, std::size_t size) {
  for (const char c : {'9', '.', '\n', '\0'}) run(fuzzed, std::string(size, c));
  const std::string board = std::string(size, '.') + '\n';
  run(fuzzed, "1 " + std::to_string(size) + '\n' + board);
  run(fuzzed, "1\n1 " + std::to_string(size - 1) + '\n' + board);
  run(fuzzed, std::to_string(size) + " 1\n" + board);
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
  const instances::Format& format = *instances::problem(solver.name).format;
  // In these layouts, the memory that a solver needs is proportional to the length of an input.
  static const std::set<std::string> spelled_out = {"arrays", "board",   "couples",    "cube",
                                                    "matrix", "numbers", "planets",    "points",
                                                    "side",   "slides",  "transcript", "wedding"};
  const Fuzzed fuzzed = {
      solver, format, spelled_out.count(instances::property(format, "layout", std::string())) == 1};
  std::cout << solver.name << std::endl;  // a crash ends this program
  std::vector<std::string> corpus;
  for (const inputs::Sample& sample : inputs::samples_of(solver.name)) {
    corpus.push_back(sample.input);
  }
  for (const instances::Shape& shape : format.shapes()) {
    for (const instances::Size size : {instances::Size::tiny, instances::Size::small}) {
      for (const int i : {1, 2}) corpus.push_back(format.generate(shape.name, {size, {}}, i));
    }
  }
  for (const std::string& input : corpus) run(fuzzed, input);
  for (std::size_t i = 0; i < (is_long ? corpus.size() : 1); ++i) run_changes(fuzzed, corpus[i]);
  run(fuzzed, "");
  run_large(fuzzed, is_long ? 10000000 : 100000);
  Mutator mutator(corpus, options.seed);
  for (int i = 0; i < (is_long ? 4000 : 100); ++i) run(fuzzed, mutator.next());
}

// Checks the message if the numbers of an input require more memory than there is, and that no
// memory is used for what an input only announces.
void test_memory() {
  memory::limit = memory::now + 100000000;
  const std::string problem = "uoj79_general_matching", no_memory = kNoMemory,
                    end = ", found the end of the input";
  // This board has more than 2^31 cells.
  CHECK_EQ(tools::solve("luogu3355_knights", "\n46341 0\n").error, "line 2" + no_memory);
  CHECK_EQ(tools::solve(problem, "2000000000 0\n").error, "line 1" + no_memory);
  CHECK_EQ(tools::solve(problem, "2 2000000000\n1 2\n").error,
           "line 3: expected a vertex from 1 to 2" + end);
  CHECK_EQ(tools::solve("seerc2019_game_on_a_tree", "2000000000\n7\n").error,
           "line 3: expected a vertex from 1 to 2000000000" + end);
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
