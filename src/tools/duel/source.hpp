// SPDX-License-Identifier: CC0-1.0
//
// Defines where the inputs of a duel come from: the format of a problem, or a generator of the
// user.
#ifndef TOOLS_DUEL_SOURCE_HPP
#define TOOLS_DUEL_SOURCE_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "instances/format.hpp"
#include "instances/problems.hpp"
#include "instances/texts.hpp"
#include "tools/duel/process.hpp"
#include "tools/wanted.hpp"

namespace duel {

struct Input {
  std::string text;
  std::string origin;  // a command that prints the input, or the name of its file; may be empty
  int size = 0;        // the SIZE of a generator; otherwise 0
};

// Defines a sequence of inputs. Tiny inputs come first and are the most frequent.
class Source {
 public:
  using Fails = std::function<bool(const Input&)>;

  virtual ~Source() = default;

  // Returns the input with this number in the sequence, or nothing if is_stopped is true.
  virtual std::optional<Input> make(std::uint64_t number) const = 0;

  // Returns whether there were several inputs, all the same, although they should not be.
  virtual bool repeats_itself() const { return false; }

  // Describes the size of an input. Throws io::InputError if the input has an error.
  virtual std::string measure(const Input& input) const = 0;

  // Calls `fails` with smaller inputs, to find a small one for which `fails` returns true. Returns
  // as soon as is_over() is true. Requires that fails(input) is true.
  virtual void shrink(
      const Input& input, const Fails& fails,
      const instances::IsOver& is_over = [] { return false; }) const = 0;

 protected:
  // Input i of a sequence is made from the seed `seed * kSeeds + i`, so that a duel uses other
  // inputs if its option --seed is changed.
  static constexpr std::uint64_t kSeeds = 10000000;
};

// Generates inputs of a problem. The shapes (the kinds of input that the format can generate)
// alternate, unless `wanted` names one. The sequence depends only on the arguments.
class FormatSource : public Source {
 public:
  FormatSource(const instances::Problem& problem, tools::Wanted wanted, std::uint64_t seed)
      : problem_(problem), wanted_(std::move(wanted)), seed_(seed) {
    for (const instances::Shape& shape : problem_.format->shapes()) shapes_.push_back(shape.name);
    if (!wanted_.shape.empty()) shapes_ = {wanted_.shape};
    shapes_ = wanted_.fitting(problem_, shapes_);
  }

  std::optional<Input> make(std::uint64_t number) const override {
    using instances::Size;
    const std::string& shape = shapes_[static_cast<std::size_t>(number % shapes_.size())];
    const std::uint64_t round = number / shapes_.size(), seed = seed_ * kSeeds + number;
    Size size = Size::tiny;
    if (number >= kTinyInputs && round % 3 == 1) size = Size::small;
    if (number >= kTinyInputs && round % 6 == 5) size = Size::judge;
    if (number >= kFresh) size = Size::small;
    size = wanted_.size.value_or(size);
    // A run takes hardly longer with many cases, and some bugs show in few of them.
    std::map<std::string, double> numbers = wanted_.numbers;
    const int cases = std::min(problem_.format->most_cases(), kMostCases);
    if (cases > 1 && round % 2 == 1 && size != Size::judge && number < kFresh)
      numbers.insert({"cases", cases});
    std::string origin = io::text("generate ", problem_.name, " --shape ", shape, " --size ",
                                  instances::kSizeNames[static_cast<int>(size)], " --seed ", seed);
    for (const auto& [name, value] : numbers) origin += io::text(" --", name, ' ', value);
    return Input{problem_.format->generate(shape, {size, numbers}, seed), origin};
  }

  std::string measure(const Input& input) const override {
    return problem_.format->measure(input.text);
  }

  // Removes parts of the input as long as it fails. A large input may stop failing without any one
  // of its parts, so this also tries a fresh small input after each removal in vain.
  void shrink(const Input& input, const Fails& fails,
              const instances::IsOver& is_over) const override {
    std::uint64_t number = kFresh;
    bool is_replaced = false;
    const auto is_done = [&] { return is_replaced || is_over(); };
    const auto try_fresh = [&](std::size_t size) {
      if (size <= kLarge || is_done()) return;
      const Input fresh = *make(number++);
      if (fresh.text.size() >= size || !fails(fresh)) return;
      shrink(fresh, fails, is_over);
      is_replaced = true;
    };
    const auto fails_too = [&](const std::string& text) {
      const bool result = fails({text, ""});
      if (!result) try_fresh(text.size());
      return result;
    };
    const std::string smallest = problem_.format->shrink(input.text, fails_too, is_done);
    while (smallest.size() > kLarge && !is_done()) try_fresh(smallest.size());
  }

 private:
  static constexpr std::uint64_t kTinyInputs = 150;    // the number of tiny inputs at the start
  static constexpr std::uint64_t kFresh = kSeeds / 2;  // from here on, all inputs are small
  static constexpr std::size_t kLarge = 200;           // bytes, hard to follow by hand
  static constexpr int kMostCases = 1000;

  const instances::Problem& problem_;
  const tools::Wanted wanted_;
  const std::uint64_t seed_;
  std::vector<std::string> shapes_;
};

// Runs the user's generator, a line for the shell to which a seed and a size are appended. The
// sizes are 1; 1, 2; 1, 2, 3; and so on, so that the first failing input is small.
class GeneratorSource : public Source {
 public:
  GeneratorSource(std::string line, std::uint64_t seed, const RunLimits& limits)
      : line_(std::move(line)), seed_(seed), limits_(limits) {}

  std::optional<Input> make(std::uint64_t number) const override {
    std::uint64_t round = 1, first = 0;  // the round of `number`, and the number of its first input
    while (first + round <= number) first += round++;
    return make(static_cast<int>(number - first) + 1, number);
  }

  bool repeats_itself() const override { return runs_ > 1 && !differs_; }

  std::string measure(const Input& input) const override {
    if (input.size > 0) return texts::size(input.size);
    const bool is_open = !input.text.empty() && input.text.back() != '\n';
    return texts::lines(std::count(input.text.begin(), input.text.end(), '\n') + is_open);
  }

  // Tries each smaller size with kTries seeds that the sequence does not use.
  void shrink(const Input& input, const Fails& fails,
              const instances::IsOver& is_over) const override {
    for (int size = 1; size < input.size; ++size) {
      for (std::uint64_t i = 0; i < kTries; ++i) {
        if (is_over()) return;
        const std::optional<Input> smaller =
            make(size, kModulus / 2 + static_cast<std::uint64_t>(size) * kTries + i);
        if (!smaller || fails(*smaller)) return;
      }
    }
  }

 private:
  static constexpr std::uint64_t kTries = 100, kModulus = std::uint64_t{1} << 31;

  std::optional<Input> make(int size, std::uint64_t number) const {
    const std::vector<std::string> words = {std::to_string((seed_ * kSeeds + number) % kModulus),
                                            std::to_string(size)};
    const std::string command = line_ + ' ' + words[0] + ' ' + words[1];
    const Run made = run(shell_command(line_, words), "", limits_);
    if (made.flaw == Flaw::stopped) return {};
    if (made.flaw != Flaw::none)
      throw std::runtime_error(
          texts::assistant_failed(texts::generator(), command, made.what, made.errors));
    if (made.output.empty()) throw std::runtime_error(texts::generator_silent(command));
    {
      const std::lock_guard<std::mutex> lock(mutex_);
      if (runs_++ == 0) first_ = made.output;
      differs_ = differs_ || made.output != first_;
    }
    return Input{made.output, command, size};
  }

  const std::string line_;
  const std::uint64_t seed_;
  const RunLimits limits_;
  mutable std::mutex mutex_;
  mutable std::uint64_t runs_ = 0;
  mutable std::string first_;  // the first input
  mutable bool differs_ = false;
};

}  // namespace duel

#endif  // TOOLS_DUEL_SOURCE_HPP
