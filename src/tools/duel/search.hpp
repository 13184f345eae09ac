// SPDX-License-Identifier: CC0-1.0
//
// Searches for an input on which a program fails, and makes that input smaller.
#ifndef TOOLS_DUEL_SEARCH_HPP
#define TOOLS_DUEL_SEARCH_HPP

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "instances/format.hpp"
#include "tools/duel/referee.hpp"

namespace duel {

using Clock = std::chrono::steady_clock;

// The sequence of generated inputs of a duel. It depends only on the format and the seed. The
// shapes alternate; tiny inputs come first and are the most frequent.
class Schedule {
 public:
  struct Entry {
    std::string shape;
    instances::Size size;
    std::uint64_t seed;  // the argument of Format::generate()
  };

  Schedule(const instances::Format& format, std::uint64_t seed)
      : shapes_(format.shapes()), seed_(seed) {}

  Entry operator[](std::uint64_t i) const {
    using instances::Size;
    const std::uint64_t round = i / shapes_.size();
    Size size = Size::tiny;
    if (i >= kTinyInputs && round % 3 == 1) size = Size::small;
    if (i >= kTinyInputs && round % 6 == 5) size = Size::judge;
    return {shapes_[static_cast<std::size_t>(i % shapes_.size())].name, size, seed_ * kSeeds + i};
  }

 private:
  // The first inputs are tiny. Each seed of a duel has its own range of kSeeds seeds for inputs.
  static constexpr std::uint64_t kTinyInputs = 150, kSeeds = 10000000;

  std::vector<instances::Shape> shapes_;
  std::uint64_t seed_;
};

struct Failure {
  std::string input;
  Verdict verdict;
  std::uint64_t number = 0;  // the index in the schedule
};

// The progress of a duel, which all its threads share.
struct Progress {
  std::atomic<std::uint64_t> inputs{0};  // the number of inputs judged
  std::atomic<std::uint64_t> number{0};  // the next index in the schedule
  std::atomic<double> slowest_tiny{0};   // the maximum seconds of the program on a tiny input
  std::atomic<bool> stop{false};         // whether the user has stopped the duel
  Clock::time_point end = {};            // the end of the time that --time allows

  bool is_over() const { return stop || Clock::now() >= end; }
};

// Judges the inputs of the schedule from index `first` on, in `jobs` threads, until an input fails
// or the time is over. Returns the failure with the smallest index. Rethrows exceptions of the
// referee.
inline std::optional<Failure> search(const instances::Format& format, const Schedule& schedule,
                                     const Referee& referee, std::uint64_t first, int jobs,
                                     Progress& progress) {
  std::mutex mutex;
  std::optional<Failure> failure;
  std::exception_ptr error;
  progress.number = first;
  const auto work = [&] {
    try {
      while (!progress.is_over()) {
        const std::uint64_t number = progress.number++;
        {
          const std::lock_guard<std::mutex> lock(mutex);
          if (failure || error) return;
        }
        const Schedule::Entry entry = schedule[number];
        const std::string input =
            format.generate(entry.shape, instances::Request{entry.size}, entry.seed);
        Verdict verdict = referee.judge(input, referee.limits().seconds);
        if (verdict.flaw == Flaw::stopped) return;
        ++progress.inputs;
        if (verdict.flaw == Flaw::none) {
          if (entry.size == instances::Size::tiny && verdict.seconds > progress.slowest_tiny) {
            progress.slowest_tiny = verdict.seconds;
          }
          continue;
        }
        const std::lock_guard<std::mutex> lock(mutex);
        if (!failure || number < failure->number) failure = Failure{input, verdict, number};
      }
    } catch (...) {
      const std::lock_guard<std::mutex> lock(mutex);
      error = std::current_exception();
    }
  };
  std::vector<std::thread> threads;
  for (int i = 1; i < jobs; ++i) threads.emplace_back(work);
  work();
  for (std::thread& thread : threads) thread.join();
  if (error) std::rethrow_exception(error);
  return failure;
}

// Returns the failure, followed by failures with the same flaw on smaller and smaller inputs. Stops
// when no single step makes the last input smaller, or when the time is over. The program has
// `seconds` for each input.
template <class Judge>
std::vector<Failure> shrink(const instances::Format& format, const Judge& referee,
                            const Failure& failure, double seconds, Progress& progress) {
  struct Over {};
  std::vector<Failure> smaller{failure};
  try {
    format.shrink(failure.input, [&](const std::string& input) {
      if (progress.is_over()) throw Over();
      const Verdict verdict = referee.judge(input, seconds);
      ++progress.inputs;
      const bool same =
          verdict.flaw == failure.verdict.flaw && verdict.of_other == failure.verdict.of_other;
      if (same) smaller.push_back({input, verdict, failure.number});
      return same;
    });
  } catch (const Over&) {
  }
  return smaller;
}

// Returns the failure on the smallest input that shrink() finds. A program that hangs takes its
// whole time limit in each failing run. For such a program, the search first allows only
// few_seconds for each run. A binary search then finds the smallest of these inputs that fails with
// the full limit as well.
template <class Judge>
Failure smallest(const instances::Format& format, const Judge& referee, const Failure& failure,
                 double few_seconds, Progress& progress) {
  const double seconds = referee.limits().seconds;
  if (failure.verdict.flaw != Flaw::time) {
    return shrink(format, referee, failure, seconds, progress).back();
  }
  std::vector<Failure> smaller = shrink(format, referee, failure, few_seconds, progress);
  // Invariant: smaller[low] fails with the full limit as well.
  std::size_t low = 0, high = smaller.size();
  for (std::size_t i = high - 1; high - low > 1 && !progress.stop; i = low + (high - low) / 2) {
    Verdict verdict = referee.judge(smaller[i].input, seconds);
    ++progress.inputs;
    const bool same = verdict.flaw == failure.verdict.flaw;
    if (same) smaller[i].verdict = std::move(verdict);
    (same ? low : high) = i;
  }
  if (progress.stop || low + 1 == smaller.size()) return smaller.back();
  return shrink(format, referee, smaller[low], seconds, progress).back();
}

}  // namespace duel

#endif  // TOOLS_DUEL_SEARCH_HPP
