// SPDX-License-Identifier: CC0-1.0
//
// Defines the main function of a fuzz target that is built without libFuzzer. Usage:
//
//   TARGET [--seed=S] [--runs=R] [--input=FILE] [OPTION OF THE TARGET]... CORPUS
//
// CORPUS is a file or a folder of files. The driver runs the target on each file. If R > 0, the
// driver also runs the target on the target's own seeds, on systematic changes of the corpus (of
// the first file only, if R <= 1000), on some large inputs, and on R random mutations. The driver
// writes each input to FILE before the target runs, so that `TARGET ... --runs=0 FILE` repeats a
// finding. The same seed gives the same inputs on every platform.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "fuzz.hpp"
#include "inputs.hpp"
#include "instances/random.hpp"
#include "tools/files.hpp"

namespace {

using inputs::Part;
using instances::Random;

namespace fs = std::filesystem;

std::string input_file;  // the value of --input
long long tried = 0;

void run(const std::string& input) {
  if (!input_file.empty()) tools::write_file(input_file, input);
  LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
  ++tried;
}

// Returns the lines of a text, each with its line end.
std::vector<Part> lines_of(const std::string& text) {
  std::vector<Part> lines;
  for (std::size_t begin = 0; begin < text.size(); begin = lines.back().end) {
    lines.push_back({begin, std::min(text.find('\n', begin), text.size() - 1) + 1});
  }
  return lines;
}

// Returns the text with two of its parts exchanged.
std::string swapped(const std::string& text, Part a, Part b) {
  if (b.begin < a.begin) std::swap(a, b);
  return a.replaced(b.replaced(text, a.in(text)), b.in(text));
}

// ---- Systematic changes

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

// Runs the fuzz target on changed versions of the input `seed`: two copies of the input in a row,
// the input with a NUL byte at the end, the first k characters of the input for each k below 200,
// and, for each of special_numbers(), such as 2147483648, the input with this number in place of
// the first number, the second number, or both numbers.
void run_changes(const std::string& seed) {
  run(seed + seed);
  run(seed + std::string(1, '\0'));
  for (std::size_t size = 0; size < std::min<std::size_t>(seed.size(), 200); ++size) {
    run(seed.substr(0, size));
  }
  const std::vector<Part> numbers = inputs::numbers_of(seed);
  for (const std::string& number : special_numbers()) {
    if (!numbers.empty()) run(numbers[0].replaced(seed, number));
    if (numbers.size() < 2) continue;
    run(numbers[1].replaced(seed, number));
    // The first two numbers of the seed may be the dimensions of a board. If both are large, a
    // solver that multiplies the dimensions without a check overflows.
    run(numbers[0].replaced(numbers[1].replaced(seed, number), number));
  }
}

void run_large(std::size_t size) {
  for (const char c : {'9', '.', '\n', '\0'}) run(std::string(size, c));
  const std::string board = std::string(size, '.') + '\n';
  run("1 " + std::to_string(size) + '\n' + board);
  run("1\n1 " + std::to_string(size - 1) + '\n' + board);
  run(std::to_string(size) + " 1\n" + board);
}

// ---- Random mutations

class Mutator {
 public:
  Mutator(const std::vector<std::string>& corpus, unsigned seed) : corpus_(corpus), random_(seed) {}

  std::string next() {
    std::string text = any(corpus_);
    for (int i = 1 + random_.below(4); i > 0; --i) text = mutated(text);
    return text;
  }

 private:
  template <class Container>
  typename Container::value_type any(const Container& container) {
    return container[static_cast<std::size_t>(random_.below(static_cast<int>(container.size())))];
  }

  std::size_t place(const std::string& text) {
    return static_cast<std::size_t>(random_.below(static_cast<int>(text.size()) + 1));
  }

  std::string mutated(std::string text) {
    const std::size_t at = place(text);
    const std::vector<Part> parts = random_.percent(50) ? lines_of(text) : inputs::numbers_of(text);
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
        const std::string other = any(corpus_);
        return text.substr(0, at) + other.substr(place(other));
      }
      case 6:
        return swapped(text, any(parts), any(parts));
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
  Random random_;
};

int number(const std::string& text, int otherwise) {
  return text.empty() ? otherwise : std::atoi(text.c_str());
}

}  // namespace

int main(int argc, char** argv) {
  const unsigned seed = static_cast<unsigned>(number(fuzz::option(argc, argv, "seed"), 1));
  const int runs = number(fuzz::option(argc, argv, "runs"), 1000);
  input_file = fuzz::option(argc, argv, "input");
  LLVMFuzzerInitialize(&argc, &argv);

  const fs::path place = argv[argc - 1];
  std::vector<fs::path> files;
  if (fs::is_regular_file(place)) files.push_back(place);
  if (fs::is_directory(place)) {
    for (const fs::directory_entry& entry : fs::directory_iterator(place)) {
      if (entry.path().extension() == ".in") files.push_back(entry.path());
    }
  }
  std::sort(files.begin(), files.end());
  std::vector<std::string> corpus;
  for (const fs::path& file : files) corpus.push_back(tools::read_file(file.string()));
  if (corpus.empty()) fuzz::finding("expected a file or a folder of .in files, found none");
  if (runs > 0) {
    for (std::string& input : fuzz::seeds()) corpus.push_back(std::move(input));
  }

  for (const std::string& input : corpus) run(input);
  if (runs > 0) {
    std::cout << "seed " << seed << ", " << corpus.size() << " inputs in the corpus" << std::endl;
    const bool is_thorough = runs > 1000;
    for (std::size_t i = 0; i < (is_thorough ? corpus.size() : 1); ++i) run_changes(corpus[i]);
    run("");
    run_large(is_thorough ? 10000000 : 100000);
    Mutator mutator(corpus, seed);
    for (int i = 0; i < runs; ++i) run(mutator.next());
  }
  if (!input_file.empty()) fs::remove(input_file);
  std::cout << tried << " inputs, no finding" << std::endl;
  return 0;
}
