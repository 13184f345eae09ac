// SPDX-License-Identifier: CC0-1.0
//
// Searches for an input on which the user's program fails, and makes that input smaller.
#ifndef TOOLS_DUEL_SEARCH_HPP
#define TOOLS_DUEL_SEARCH_HPP

#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <mutex>
#include <optional>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

#include "instances/texts.hpp"
#include "tools/duel/referee.hpp"
#include "tools/duel/source.hpp"

namespace duel {

struct Failure {
  Input input;
  Verdict verdict;
  std::uint64_t number = 0;  // the number of the input in the sequence of the source
};

// Returns the time that many seconds from now.
inline Clock::time_point after(double seconds) {
  return Clock::now() +
         std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
}

// Counts and shows the progress of the tool duel. All threads of the tool share one object.
class Progress {
 public:
  std::atomic<std::uint64_t> inputs{0};  // the number of inputs judged
  Clock::time_point end = {};            // the end of the time that --time allows
  std::uint64_t least = 1;               // the time is not over before that many inputs are judged,
  Clock::time_point last = Clock::time_point::max();  // unless it is as late as this

  // Returns whether the duel must end.
  bool is_over() const {
    const Clock::time_point now = Clock::now();
    return is_stopped || now >= last || (inputs >= least && now >= end);
  }

  // Gives the making of an input smaller 5 seconds or 60 runs, whatever is later, because a busy
  // machine does little in 5 seconds. But gives it at most 30 seconds, because a program may hang,
  // or as long as the search took, and at most `most` seconds.
  void begin_to_shrink(double most) {
    least = inputs + 60;
    end = after(std::min(most, std::max(5.0, seconds())));
    last = after(std::min(most, std::max(30.0, seconds())));
  }

  // Returns the number of seconds since this object was made.
  double seconds() const { return seconds_since(start_); }

  // Returns seconds() as text, such as "1.2 s".
  std::string elapsed() const {
    char text[32];
    std::snprintf(text, sizeof text, "%.1f s", seconds());
    return text;
  }

  // Prints to standard error what the tool duel is doing, at most five times per second. Prints
  // nothing if standard error is not a terminal. The caller must prevent two calls at the same
  // time.
  void show(const std::string& what) {
    if (!is_terminal_ || Clock::now() < next_) return;
    next_ = Clock::now() + std::chrono::milliseconds(200);
    std::fprintf(stderr, "\r\033[K%s",
                 texts::progress(what.substr(0, 60), inputs, elapsed()).c_str());
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

// Lets `referee` judge the user's program on the inputs of the source from the number `first` on,
// in `jobs` threads, until a failure is found or progress.is_over() is true. Returns the
// failure with the smallest number. Rethrows exceptions of `source` and `referee`.
template <class Referee>
std::optional<Failure> search(const Source& source, const Referee& referee, std::uint64_t first,
                              int jobs, Progress& progress) {
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
        lock.unlock();
        const std::optional<Input> input = source.make(number);
        if (!input) return;
        lock.lock();
        progress.show(input->origin);
        lock.unlock();
        const Verdict verdict = referee.judge(input->text, referee.limits());
        if (verdict.flaw == Flaw::stopped) return;
        ++progress.inputs;
        lock.lock();
        if (verdict.flaw != Flaw::none && (!failure || number < failure->number)) {
          failure = Failure{*input, verdict, number};
        }
      }
    } catch (...) {
      const std::lock_guard<std::mutex> lock(mutex);
      error = std::current_exception();
    }
  };
  std::vector<std::thread> threads;
  try {
    for (int i = 1; i < jobs; ++i) threads.emplace_back(work);
  } catch (const std::system_error&) {  // the system allows fewer threads
  }
  work();
  for (std::thread& thread : threads) thread.join();
  progress.hide();
  if (error) std::rethrow_exception(error);
  return failure;
}

// Tries smaller inputs as long as `referee` finds the same flaw. Stops when the source has no
// smaller input that fails, or when progress.is_over() is true. Returns the failure on the smallest
// input.
template <class Referee>
Failure smallest(const Source& source, const Referee& referee, const Failure& failure,
                 Progress& progress) {
  Failure smallest = failure;
  const auto fails = [&](const Input& input) {
    progress.show(texts::shrinking());
    const Verdict verdict = referee.judge(input.text, referee.limits());
    ++progress.inputs;
    const bool same =
        verdict.flaw == failure.verdict.flaw && verdict.of_other == failure.verdict.of_other;
    if (same) smallest = {input, verdict, failure.number};
    return same;
  };
  source.shrink(failure.input, fails, [&] { return progress.is_over(); });
  progress.hide();
  return smallest;
}

}  // namespace duel

#endif  // TOOLS_DUEL_SEARCH_HPP
