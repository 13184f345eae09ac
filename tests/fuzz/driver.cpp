// SPDX-License-Identifier: CC0-1.0
//
// The main function of a fuzz target that is built without libFuzzer:
//
//   TARGET [--seed=S] [--runs=R] [--large=L] [--input=FILE] [OPTION OF THE TARGET]... CORPUS...
//
// CORPUS is a file or a folder of files. The driver runs the target on each file. If R > 0, it also
// runs the target on the target's own seeds, on systematic changes of the corpus (of the first file
// only, if R <= 10000), on some inputs of L bytes, and on R random mutations. The driver writes
// each input to FILE before it runs the target, so that `TARGET ... --runs=0 FILE` repeats a
// finding. The same seed gives the same inputs on every platform.
#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "fuzz.hpp"
#include "instances/random.hpp"

namespace {

using instances::Random;

namespace fs = std::filesystem;

std::string input_file;  // the value of --input
long long inputs = 0;

// The maximum processor time for one input: kSeconds, and kSecondsPerByte more for each byte.
constexpr double kSeconds = 20, kSecondsPerByte = 1e-5;

void run(const std::string& input) {
  if (!input_file.empty()) std::ofstream(input_file, std::ios::binary) << input;
  const std::clock_t start = std::clock();
  LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
  const double took = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
  if (took > kSeconds + kSecondsPerByte * static_cast<double>(input.size())) {
    fuzz::finding("too slow: the input took " + std::to_string(took) + " s");
  }
  ++inputs;
}

std::string read(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

// ---- Ranges of a text

// The index of the first character, and the index after the last character.
using Range = std::pair<std::size_t, std::size_t>;

std::vector<Range> lines_of(const std::string& text) {
  std::vector<Range> lines;
  for (std::size_t first = 0; first < text.size(); first = lines.back().second) {
    const std::size_t end = text.find('\n', first);
    lines.emplace_back(first, end == std::string::npos ? text.size() : end + 1);
  }
  return lines;
}

std::vector<Range> numbers_of(const std::string& text) {
  std::vector<Range> numbers;
  const char digits[] = "0123456789";
  for (std::size_t end = 0;;) {
    const std::size_t first = text.find_first_of(digits, end);
    if (first == std::string::npos) return numbers;
    end = std::min(text.find_first_not_of(digits, first), text.size());
    numbers.emplace_back(first, end);
  }
}

std::string cut(const std::string& text, Range range) {
  return text.substr(range.first, range.second - range.first);
}

std::string replaced(const std::string& text, Range range, const std::string& by) {
  return text.substr(0, range.first) + by + text.substr(range.second);
}

// Returns the text with two of its ranges exchanged.
std::string swapped(const std::string& text, Range a, Range b) {
  if (b < a) std::swap(a, b);
  return replaced(replaced(text, b, cut(text, a)), a, cut(text, b));
}

// ---- Systematic changes

const char* const kNumbers[] = {"0",
                                "1",
                                "-1",
                                "-0",
                                "+1",
                                "2",
                                "255",
                                "256",
                                "32768",
                                "46340",
                                "46341",
                                "65535",
                                "65536",
                                "1000000",
                                "1073741824",
                                "2147483646",
                                "2147483647",
                                "2147483648",
                                "-2147483648",
                                "-2147483649",
                                "4294967295",
                                "4294967296",
                                "4294967297",
                                "9223372036854775807",
                                "9223372036854775808",
                                "18446744073709551616",
                                "99999999999999999999999",
                                "000000000000000000000001",
                                "1e9",
                                "0x10",
                                "1.5"};

// Runs the target on truncated copies of the seed (if `all` is true), and on copies in which
// special values replace the first two numbers.
void run_changes(const std::string& seed, bool all) {
  run(seed + seed);
  run(seed + std::string(1, '\0'));
  for (std::size_t size = 0; all && size < std::min<std::size_t>(seed.size(), 200); ++size) {
    run(seed.substr(0, size));
  }
  const std::vector<Range> numbers = numbers_of(seed);
  for (const char* number : kNumbers) {
    if (!numbers.empty()) run(replaced(seed, numbers[0], number));
    if (numbers.size() < 2) continue;
    run(replaced(seed, numbers[1], number));
    // As the dimensions of a board, the product of both numbers may overflow.
    run(replaced(replaced(seed, numbers[1], number), numbers[0], number));
  }
}

void run_large(std::size_t size) {
  run(std::string(size, '9'));
  run(std::string(size, '.'));
  run(std::string(size, '\n'));
  run(std::string(size, '\0'));
  run("1 " + std::to_string(size) + "\n" + std::string(size, '.') + "\n");
  run("1\n1 " + std::to_string(size - 1) + "\n" + std::string(size, '.') + "\n");
  run(std::to_string(size) + " 1\n" + std::string(size, '.') + "\n");
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
    const std::vector<Range> lines = lines_of(text), numbers = numbers_of(text);
    const std::size_t at = place(text);
    switch (random_.below(12)) {
      case 0:
        return text.substr(0, at);
      case 1:
        return text.size() < 100000 ? text + text : text;
      case 2:
        if (at < text.size()) text[at] = static_cast<char>(random_.below(256));
        return text;
      case 3:
        if (at < text.size()) text[at] = text[place(text.substr(1))];
        return text;
      case 4:
        return text.insert(at, 1 + static_cast<std::size_t>(random_.below(3)),
                           " \n\r\t\v\f"[random_.below(6)]);
      case 5:
        return text.erase(at, static_cast<std::size_t>(random_.below(8)));
      case 6: {
        const std::string other = any(corpus_);
        return text.substr(0, at) + other.substr(place(other));
      }
      case 7:
        return numbers.empty() ? text : replaced(text, any(numbers), kNumbers[random_.below(31)]);
      case 8:
        return numbers.empty() ? text
                               : replaced(text, any(numbers), std::to_string(random_.below(12)));
      case 9:
        return numbers.empty() ? text : swapped(text, any(numbers), any(numbers));
      case 10:
        return lines.empty() ? text : swapped(text, any(lines), any(lines));
      default: {
        if (lines.empty()) return text;
        const std::string line = cut(text, any(lines));
        return random_.percent(50) ? replaced(text, any(lines), "")
                                   : text.insert(any(lines).first, line);
      }
    }
  }

  const std::vector<std::string>& corpus_;
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

  std::vector<fs::path> files;
  for (int i = 1; i < argc; ++i) {
    const fs::path path = argv[i];
    if (path.string().compare(0, 2, "--") == 0) continue;
    if (!fs::is_directory(path)) {
      files.push_back(path);
      continue;
    }
    const std::size_t before = files.size();
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(path)) {
      if (entry.is_regular_file() && entry.path().extension() != ".out")
        files.push_back(entry.path());
    }
    std::sort(files.begin() + static_cast<std::ptrdiff_t>(before), files.end());
  }
  std::vector<std::string> corpus;
  corpus.reserve(files.size());
  for (const fs::path& file : files) corpus.push_back(read(file));
  if (corpus.empty()) {
    std::cerr << "expected a file or a folder as the corpus, found none\n";
    return 2;
  }
  if (runs > 0) {
    for (std::string& input : fuzz::seeds()) corpus.push_back(std::move(input));
  }

  for (const std::string& input : corpus) run(input);
  if (runs > 0) {
    std::cout << "seed " << seed << ", " << corpus.size() << " inputs in the corpus" << std::endl;
    const bool thorough = runs > 10000;
    for (std::size_t i = 0; i < corpus.size(); ++i) {
      if (i == 0 || thorough) run_changes(corpus[i], true);
    }
    run("");
    run_large(static_cast<std::size_t>(number(fuzz::option(argc, argv, "large"), 100000)));
    Mutator mutator(corpus, seed);
    for (int i = 0; i < runs; ++i) run(mutator.next());
  }
  if (!input_file.empty()) fs::remove(input_file);
  std::cout << inputs << " inputs, no finding" << std::endl;
  return 0;
}
