// SPDX-License-Identifier: CC0-1.0
//
// Tests duel::Processes with shell scripts that have typical bugs of contestants. No check depends
// on the speed of the machine: each program either hangs forever, so that any time limit ends it,
// or has far more time than it needs.
#include <atomic>
#include <cerrno>
#include <cstddef>
#include <string>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "check.hpp"

#ifndef _WIN32

#include "tools/duel/process.hpp"  // also includes the POSIX headers

namespace {

using duel::End;
using duel::Limits;
using duel::Processes;
using duel::Run;

constexpr std::size_t kMegabyte = 1 << 20;
constexpr double kShort = 0.05, kEnough = 1000;  // time limits in seconds
const Limits kLimits = {kEnough, 100 * kMegabyte, 1000};
const Limits kHangs = {kShort, 100 * kMegabyte, 1000};

// A pipe that shows which processes still exist. Every program inherits its writing end as file
// descriptor 9.
class Leash {
 public:
  Leash() {
    int ends[2] = {-1, -1};
    CHECK_EQ(pipe(ends), 0);
    reading_ = fcntl(ends[0], F_DUPFD_CLOEXEC, 10);
    dup2(ends[1], 9);
    close(ends[0]);
    if (ends[1] != 9) close(ends[1]);
  }
  Leash(const Leash&) = delete;
  Leash& operator=(const Leash&) = delete;

  // Waits until a program writes to the pipe.
  void wait() const {
    char byte;
    CHECK_EQ(read(reading_, &byte, 1), 1);
  }

  // Waits until all processes that inherited the pipe have ended. The test hangs if one survives.
  ~Leash() {
    close(9);
    char byte;
    while (read(reading_, &byte, 1) > 0) {
    }
    close(reading_);
  }

 private:
  int reading_;
};

Run shell(Processes& processes, const std::string& script, const std::string& input = "",
          const Limits& limits = kLimits) {
  const Leash leash;
  return processes.run({"sh", "-c", script}, input, limits);
}

void check_end(const Run& run, End end, int status, const std::string& output = "") {
  CHECK_EQ(static_cast<int>(run.end), static_cast<int>(end));
  CHECK_EQ(run.status, status);
  CHECK_EQ(run.output, output);
}

void check_end(const Run& run, End end) {
  CHECK_EQ(static_cast<int>(run.end), static_cast<int>(end));
}

void test_ends(Processes& processes) {
  const Run run = shell(processes, "cat; echo no >&2; exit 7", "1 2\n");
  check_end(run, End::exited, 7, "1 2\n");
  CHECK_EQ(run.errors, "no\n");
  CHECK(run.seconds > 0 && run.seconds < kEnough);
  check_end(processes.run({"printf", "%s,", "a b", "", "*"}, "", kLimits), End::exited, 0,
            "a b,,*,");
}

void test_failing_starts(Processes& processes) {
  const std::vector<std::pair<std::string, int>> wrong = {
      {"no_such_program_here", ENOENT}, {"./no/such", ENOENT}, {"", ENOENT}, {"/", EACCES}};
  for (const auto& [name, error] : wrong) {
    const Run run = processes.run({name}, "1\n", kLimits);
    check_end(run, End::not_started);
    const std::string start = "cannot run " + name + ": ";
    CHECK_EQ(run.errors.substr(0, start.size()), start);
    if (name[0] == 'n') continue;  // a folder of PATH without permission causes another error
    CHECK_EQ(run.errors, start + std::generic_category().message(error));
  }
  check_end(shell(processes, "exit 127"), End::exited, 127);
}

void test_input_and_output(Processes& processes) {
  const std::string large(10000000, 'x');
  check_end(processes.run({"true"}, large, kLimits), End::exited, 0);
  const Run echo = processes.run({"cat"}, large, {kEnough, 0, large.size()});
  CHECK(echo.end == End::exited && echo.output == large);
  check_end(shell(processes, "exec <&-; echo 1", large), End::exited, 0, "1\n");
  check_end(shell(processes, "echo 1; exec >&- 2>&-; exit 3", large), End::exited, 3, "1\n");
}

void test_crashes(Processes& processes) {
  check_end(shell(processes, "echo 1; kill -SEGV $$"), End::crashed, SIGSEGV, "1\n");
  check_end(shell(processes, "kill -PIPE $$"), End::crashed, SIGPIPE);
  check_end(shell(processes, "kill -TERM $$"), End::crashed, SIGTERM);
  check_end(shell(processes, "ulimit -c"), End::exited, 0, "0\n");
}

void test_hangs(Processes& processes) {
  for (const char* script :
       {"sleep 1000", "trap '' TERM INT HUP; while :; do :; done", "kill -STOP $$"}) {
    const Run run = shell(processes, script, "", kHangs);
    check_end(run, End::timed_out, SIGKILL);
    CHECK(run.seconds >= kShort);
  }
}

void test_forks(Processes& processes) {
  check_end(shell(processes, "sleep 1000 & sleep 1000 & echo 1"), End::exited, 0, "1\n");
  check_end(shell(processes, "sleep 1000 & sleep 1000 & wait", "", kHangs), End::timed_out);
  // The program may still be forking when its time is up.
  check_end(shell(processes,
                  "trap '' TERM; i=0; while [ $i -lt 100 ]; do sleep 1000 & i=$((i+1)); done; wait",
                  "", kHangs),
            End::timed_out);
}

void test_output_without_end(Processes& processes) {
  const std::string most(kLimits.output_bytes, 'x');
  check_end(processes.run({"printf", most}, "", kLimits), End::exited, 0, most);
  const Run more = processes.run({"printf", most + "x"}, "", kLimits);
  check_end(more, End::output_too_long);
  CHECK_EQ(more.output, most);
  const std::string forever = "while echo 1234567; do :; done";
  for (const std::string script :
       {"exec yes", "exec yes >&2", forever.c_str(), "trap '' XFSZ; while echo 1; do :; done"}) {
    const Run run = shell(processes, script);
    check_end(run, End::output_too_long);
    CHECK(run.output.size() == 1000 || script == "exec yes >&2");
  }
  const Limits long_output = {kEnough, 0, 10000};
  const Run run = shell(processes, "i=0; while [ $i -lt 1000 ]; do echo $i >&2; i=$((i+1)); done",
                        "", long_output);
  check_end(run, End::exited);
  CHECK_EQ(run.errors.size(), duel::kErrorBytes);
  CHECK_EQ(run.errors.substr(run.errors.size() - 8), "998\n999\n");
}

void test_memory(Processes& processes) {
  const std::string eat = "x=ab; while :; do x=$x$x; done";
  for (const std::string& script : {eat, "(" + eat + "); exit 0"}) {
    const Run run = shell(processes, script);
    check_end(run, End::out_of_memory);
    CHECK(run.peak_bytes > kLimits.memory_bytes);
  }
  check_end(shell(processes, "ulimit -d", "", {kEnough, 0, 1000}), End::exited, 0, "unlimited\n");
}

void test_many_at_once(Processes& processes) {
  std::vector<std::thread> threads;
  std::atomic<int> good{0};
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&, t] {
      for (int i = 0; i < 30; ++i) {
        const std::string input = std::to_string(t) + " " + std::to_string(i);
        const Run run = processes.run({"cat"}, input, kLimits);
        good += run.end == End::exited && run.output == input;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK_EQ(good, 120);
}

void test_stop_all() {
  Processes processes;
  const Leash leash;
  std::vector<Run> runs(2);
  std::vector<std::thread> threads;
  for (Run& run : runs) {
    threads.emplace_back([&] {
      run = processes.run({"sh", "-c", "sleep 1000 & printf x >&9; sleep 1000"}, "", kLimits);
    });
  }
  for (std::size_t i = 0; i < threads.size(); ++i) leash.wait();
  processes.stop_all();
  for (std::thread& thread : threads) thread.join();
  for (const Run& run : runs) check_end(run, End::stopped);
  check_end(processes.run({"true"}, "", kLimits), End::stopped);
}

void test_signals() {
  const Leash leash;
  {
    const duel::SignalWatch watch([] { CHECK_EQ(write(9, "x", 1), 1); });
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
      kill(getpid(), number);
      leash.wait();
    }
  }
  sigset_t blocked;
  pthread_sigmask(SIG_SETMASK, nullptr, &blocked);
  CHECK_EQ(sigismember(&blocked, SIGINT), 0);
}

}  // namespace

int main() {
  test_signals();
  test_stop_all();
  {
    const auto before = signal(SIGPIPE, SIG_IGN);
    sigset_t terminate;
    sigemptyset(&terminate);
    sigaddset(&terminate, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &terminate, nullptr);
    Processes processes;
    test_ends(processes);
    test_failing_starts(processes);
    test_input_and_output(processes);
    test_crashes(processes);
    test_hangs(processes);
    test_forks(processes);
    test_output_without_end(processes);
    test_memory(processes);
    test_many_at_once(processes);
    pthread_sigmask(SIG_UNBLOCK, &terminate, nullptr);
    signal(SIGPIPE, before);
  }
  CHECK(waitpid(-1, nullptr, WNOHANG) == -1 && errno == ECHILD);
  return check::result();
}

#else

int main() {
  std::cout << "SKIPPED: the duel needs POSIX\n";
  return 0;
}

#endif
