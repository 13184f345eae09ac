// SPDX-License-Identifier: CC0-1.0
//
// Searches for an input on which the user's program fails, and makes that input smaller.
#ifndef TOOLS_DUEL_SEARCH_HPP
#define TOOLS_DUEL_SEARCH_HPP

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "instances/format.hpp"
#include "tools/duel/referee.hpp"

namespace duel {

// Defines the sequence of inputs that the tool duel generates, to find an input on which two
// programs give different answers. The sequence depends only on the format and the seed. The shapes
// (the kinds of input that the format can generate) alternate. Tiny inputs come first and are the
// most frequent.
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
    if (i >= kTinyInputs && round % 3 == 1) size = Size::modest;
    if (i >= kTinyInputs && round % 6 == 5) size = Size::judge;
    return {shapes_[static_cast<std::size_t>(i % shapes_.size())].name, size, seed_ * kSeeds + i};
  }

 private:
  // The first kTinyInputs inputs are tiny. The input with index i is generated from the seed
  // `seed_ * kSeeds + i`, so that the tool duel uses other inputs if its option --seed is changed.
  static constexpr std::uint64_t kTinyInputs = 150, kSeeds = 10000000;

  std::vector<instances::Shape> shapes_;
  std::uint64_t seed_;
};

struct Failure {
  std::string input;
  Verdict verdict;
  std::uint64_t number = 0;  // the index of the input in the schedule
};

// Counts and shows the progress of the tool duel. All threads of the tool share one object.
class Progress {
 public:
  std::atomic<std::uint64_t> inputs{0};  // the number of inputs judged
  double slowest_tiny = 0;               // the maximum seconds of a run on a tiny input
  Clock::time_point end = {};            // the end of the time that --time allows

  bool is_over() const { return is_stopped || Clock::now() >= end; }

  // Returns the time since this object was made, such as "1.2 s".
  std::string elapsed() const {
    char text[32];
    const std::chrono::duration<double> time = Clock::now() - start_;
    std::snprintf(text, sizeof text, "%.1f s", time.count());
    return text;
  }

  // Prints to standard error what the tool duel is doing, at most five times per second. Prints
  // nothing if standard error is not a terminal. The caller must prevent two calls at the same
  // time.
  void show(const std::string& what) {
    if (!is_terminal_ || Clock::now() < next_) return;
    next_ = Clock::now() + std::chrono::milliseconds(200);
    std::fprintf(stderr, "\r\033[K%.60s, %llu runs, %s", what.c_str(),
                 static_cast<unsigned long long>(inputs), elapsed().c_str());
  }

  // Erases what show() has printed.
  void hide() const {
    if (is_terminal_) std::fprintf(stderr, "\r\033[K");
  }

 private:
  const bool is_terminal_ = is_terminal();
  const Clock::time_point start_ = Clock::now();
  Clock::time_point next_ = start_;
};

// Lets `referee` judge the user's program on the inputs of the schedule (the sequence of generated
// inputs) from index `first` on, in `jobs` threads, until a failure is found or progress.is_over()
// is true. Returns the failure with the smallest index. Rethrows exceptions of `referee`.
template <class Judge>
std::optional<Failure> search(const instances::Format& format, const Schedule& schedule,
                              const Judge& referee, std::uint64_t first, int jobs,
                              Progress& progress) {
  std::mutex mutex;
  std::optional<Failure> failure;
  std::exception_ptr error;
  std::uint64_t next = first;
  const auto work = [&] {
    try {
      while (!progress.is_over()) {
        std::unique_lock<std::mutex> lock(mutex);
        if (failure || error) return;
        const std::uint64_t number = next++;
        const Schedule::Entry entry = schedule[number];
        progress.show(entry.shape);
        lock.unlock();
        const std::string input =
            format.generate(entry.shape, instances::Request{entry.size}, entry.seed);
        const Verdict verdict = referee.judge(input, referee.limits().seconds);
        if (verdict.flaw == Flaw::stopped) return;
        ++progress.inputs;
        lock.lock();
        if (verdict.flaw == Flaw::none) {
          if (entry.size == instances::Size::tiny) {
            progress.slowest_tiny = std::max(progress.slowest_tiny, verdict.seconds);
          }
        } else if (!failure || number < failure->number) {
          failure = Failure{input, verdict, number};
        }
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
  progress.hide();
  if (error) std::rethrow_exception(error);
  return failure;
}

// Removes parts of the failing input as long as `referee` finds the same flaw. Stops when removing
// any further part removes the flaw, or when progress.is_over() is true. Returns the failure on the
// smallest input. Each run of the user's program may take `seconds`.
template <class Judge>
Failure shrink(const instances::Format& format, const Judge& referee, const Failure& failure,
               double seconds, Progress& progress) {
  struct Over {};
  Failure smallest = failure;
  try {
    format.shrink(failure.input, [&](const std::string& input) {
      if (progress.is_over()) throw Over();
      progress.show("making the input smaller");
      const Verdict verdict = referee.judge(input, seconds);
      ++progress.inputs;
      const bool same =
          verdict.flaw == failure.verdict.flaw && verdict.of_other == failure.verdict.of_other;
      if (same) smallest = {input, verdict, failure.number};
      return same;
    });
  } catch (const Over&) {
  }
  progress.hide();
  return smallest;
}

// Returns the failure on the smallest input that shrink() finds. If the user's program exceeds the
// time limit, each failing run takes the whole limit. So shrink() first allows only few_seconds for
// each run. Then the program runs on the small input that was found, with the full limit. If the
// program now ends in time, the program is slow but does not hang, and shrink() starts again from
// the original input with the full limit.
template <class Judge>
Failure smallest(const instances::Format& format, const Judge& referee, const Failure& failure,
                 double few_seconds, Progress& progress) {
  const double seconds = referee.limits().seconds;
  if (failure.verdict.flaw == Flaw::time && few_seconds < seconds) {
    Failure smaller = shrink(format, referee, failure, few_seconds, progress);
    if (is_stopped) return smaller;
    smaller.verdict = referee.judge(smaller.input, seconds);
    ++progress.inputs;
    if (smaller.verdict.flaw == Flaw::time) return smaller;
  }
  return shrink(format, referee, failure, seconds, progress);
}

}  // namespace duel

#endif  // TOOLS_DUEL_SEARCH_HPP
