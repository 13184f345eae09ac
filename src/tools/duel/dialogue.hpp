// SPDX-License-Identifier: CC0-1.0
//
// Runs the user's program together with an interactor: each of them reads what the other writes.
#ifndef TOOLS_DUEL_DIALOGUE_HPP
#define TOOLS_DUEL_DIALOGUE_HPP

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <future>
#include <mutex>
#include <stdexcept>
#include <string>
#include <vector>

#include "instances/texts.hpp"
#include "tools/duel/process.hpp"

namespace duel {

constexpr const char* kInteractor = "interactor";  // in both languages
constexpr int kAccepts = 42, kRefuses = 43;        // exit statuses of the validators of Kattis

// Returns whether a judge was not started, or was ended by Python. The exit status is then that of
// a refusal. A shell or an interpreter that cannot run its script begins its message with its name.
// Python begins it with the place of a syntax error.
inline bool is_broken(const Run& judged, const std::string& line) {
  const std::string& errors = judged.first_errors;
  const std::string first = errors.substr(0, std::min(errors.find(": "), errors.find('\n'))),
                    name = first.substr(first.find_last_of("/\\") + 1),
                    word = line.substr(0, line.find(' '));
  return errors.find("Traceback (most recent call last)") != errors.npos ||
         errors.rfind("  File \"", 0) == 0 ||
         (!name.empty() && (name == "sh" || name == word.substr(word.find_last_of("/\\") + 1)));
}

// Stores the verdict of a checker or an interactor in `run`, which has the flaw of the user's
// program so far. `judged` is the run of that `judge`, whose exit status has the meaning that
// testlib or Kattis gives it, and `said` is its reason. `line` is the command that the user wrote.
// Throws std::runtime_error if the judge failed.
inline void apply(const Run& judged, const std::string& said, const std::string& judge,
                  const std::string& line, Run& run) {
  if (judged.flaw == Flaw::none || judged.status == kAccepts) return;
  const bool is_format = judged.status == 2 || judged.status == 8;
  if (judged.flaw == Flaw::stopped) return run.found(Flaw::stopped, judged.what);
  if ((judged.status != 1 && judged.status != kRefuses && !is_format) || is_broken(judged, line)) {
    const std::string last = judged.errors.substr(judged.errors.rfind('\n') + 1);
    throw std::runtime_error(texts::assistant_failed(judge, line, judged.what, last));
  }
  run.found(Flaw::wrong_answer, texts::wrong_answer(is_format ? texts::bad_format(said) : said));
}

// Runs the two programs, and passes on what they write. So it knows these bytes and their order.
class Dialogue {
 public:
  // Runs both until they have ended, the interactor refuses the program, or a limit is exceeded.
  // Ends as well if both have done nothing for a second, in which each was measured ten times: on a
  // busy machine, the time alone says little.
  Dialogue(const std::vector<std::string>& program, const std::vector<std::string>& interactor,
           const RunLimits& limits)
      : player_{'>', limits}, judge_{'<', assistant_limits(limits)} {
    const auto start = [](const auto& task) { return std::async(std::launch::async, task); };
    std::future<void> ends[] = {start([&] { run(judge_, interactor); }),
                                start([&] { pass(judge_, player_); }),
                                start([&] { pass(player_, judge_); })};
    run(player_, program);
    ends[0].get();
    is_over_ = true;
  }

  // `line` is the command of the interactor that the user wrote.
  Run verdict(const std::string& line) const {
    Run result = player_.result(), judged = judge_.result();
    result.dialogue = log_;
    const bool player_ended = player_.ended.killed == Flaw::none;
    const bool judge_ended = judge_.ended.killed == Flaw::none;
    const bool is_early = first_ == '>' && sign_ != '>';  // the interactor waits for the program
    const std::string comment = judged.errors.substr(judged.errors.rfind('\n') + 1),
                      early = player_ended ? texts::ends_before() : texts::closes_before();
    if (judged.status == 0 && !player_ended && result.flaw != Flaw::memory) {
      result.found(Flaw::time, texts::goes_on(texts::program(), kInteractor));
    } else if (result.flaw != Flaw::none && !(judge_ended && first_ == '<')) {
      // The program failed first.
    } else if (judge_ended || (judged.flaw != Flaw::none && !is_early)) {
      const std::string said = !comment.empty() ? texts::says(kInteractor, comment)
                               : is_early       ? early
                                                : texts::says_nothing(kInteractor);
      apply(judged, said, kInteractor, line, result);
    } else if (player_ended && !is_early) {
      judged.found(Flaw::time, texts::goes_on(kInteractor, texts::program()));
      apply(judged, "", kInteractor, line, result);
    } else if (first_ == '>') {
      result.found(Flaw::wrong_answer, texts::wrong_answer(early));
      if (!judged.what.empty()) result.what += std::string("; ") + kInteractor + ": " + judged.what;
    } else {
      result.found(Flaw::time, !judge_.is_read ? texts::does_not_read(texts::program(), kInteractor)
                               : !player_.is_read
                                   ? texts::does_not_read(kInteractor, texts::program())
                                   : texts::both_wait());
    }
    return result;
  }

 private:
  struct Side {
    // Closes what only the program has to keep open.
    void release() { input.close(0), output.close(1); }
    bool is_idle() const { return !is_running || idle >= 10; }
    Run result() const { return result_of(ended, written, err, limits); }

    const char sign;
    const RunLimits limits;
    Pipe input{}, output{};
    const TemporaryFile err{};
    std::atomic<std::size_t> written{0};
    bool is_read = true;  // whether the other side reads what it writes
    std::atomic<bool> is_running{true};
    double seconds = 0;
    Clock::time_point measured = Clock::now();
    int idle = 0;  // measurements since a byte passed or the program used the processor
    Ended ended{};
  };

  void run(Side& side, const std::vector<std::string>& command) {
    const auto kill_or_not = [&](const Seconds& seconds) {
      side.release();
      const Flaw flaw = is_over_ ? Flaw::stopped : watch(side, seconds);
      if (flaw != Flaw::none) is_over_ = true;
      return flaw;
    };
    try {
      side.ended =
          execute(command, {side.input.ends[0], side.output.ends[1], side.err.descriptor()},
                  side.limits, kill_or_not);
    } catch (...) {
      is_over_ = true;
      side.release();
      throw;
    }
    side.release();
    if (&side == &judge_ && side.ended.status == kAccepts) side.ended.status = 0;
    const std::lock_guard<std::mutex> lock(mutex_);
    player_.idle = judge_.idle = 0;
    side.is_running = false;
    if (&side == &judge_ && (side.ended.status != 0 || side.ended.crash != "")) is_over_ = true;
  }

  Flaw watch(Side& side, const Seconds& seconds) {
    if (std::max<std::size_t>(side.written, side.err.size()) > side.limits.output_bytes)
      return Flaw::output;
    if (seconds_since(side.measured) < 0.1) return Flaw::none;
    bool is_busy = false;
    const double now = seconds(is_busy);
    // A program that waits again and again for a moment hardly uses the processor.
    const bool is_late =
        seconds_since(begin_) >= 2 * (player_.limits.seconds + judge_.limits.seconds);
    if (now >= side.limits.seconds || (is_late && &side == &player_)) return Flaw::time;
    const std::lock_guard<std::mutex> lock(mutex_);
    side.measured = Clock::now();
    side.idle = is_busy || side.seconds != now ? 0 : side.idle + 1;
    side.seconds = now;
    const bool is_over = is_late && !player_.is_running;
    return is_over || (player_.is_idle() && judge_.is_idle()) ? Flaw::stopped : Flaw::none;
  }

  // Passes the output of `from` to `to`, and then closes the input of `to`, unless the end of
  // `from` ended the dialogue: `to` must not react to that. If `to` no longer reads, the output is
  // only logged, so that the system does not kill `from` for writing. The end of a program is the
  // end of its streams, even if another process that it has started keeps them.
  void pass(Side& from, Side& to) {
    const auto ends = [this](const Side& side) {
      return [&] { return is_over_ || !side.is_running; };
    };
    std::vector<char> bytes(4096);
    while (const std::size_t size =
               from.output.transfer(0, bytes.data(), bytes.size(), ends(from))) {
      log(from.sign, {bytes.data(), size});
      from.written += size;
      from.is_read = from.is_read && to.input.transfer(1, bytes.data(), size, ends(to)) == size;
      if (!from.is_read && is_over_) return;
    }
    const std::lock_guard<std::mutex> lock(mutex_);
    if (is_over_) return;
    if (first_ == '\0') first_ = from.sign;
    to.input.close(1);
  }

  void log(char sign, const std::string& bytes) {
    const std::lock_guard<std::mutex> lock(mutex_);
    player_.idle = judge_.idle = 0;
    for (const char c : bytes) {
      const bool is_first = log_.empty() || log_.back() == '\n';
      if (is_first || sign != sign_) log_ += std::string(is_first ? "" : "\n") + sign + ' ';
      if (c != '\r') log_ += c;  // a program for Windows writes "\r\n"
      sign_ = sign;
    }
  }

  Side player_, judge_;
  std::mutex mutex_;
  std::string log_;
  char sign_ = '\0', first_ = '\0';  // of the last byte; of the first side that writes no more
  std::atomic<bool> is_over_{false};
  const Clock::time_point begin_ = Clock::now();
};

}  // namespace duel

#endif  // TOOLS_DUEL_DIALOGUE_HPP
