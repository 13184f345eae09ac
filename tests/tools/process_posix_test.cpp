// SPDX-License-Identifier: CC0-1.0
//
// Tests duel::run() on POSIX systems with shell scripts that have typical bugs of contestants. No
// check depends on the speed of the machine: each program either hangs forever, so that any time
// limit ends it, or has far more time than it needs.
#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <string>
#include <vector>

#include "check.hpp"
#include "tools/duel/process.hpp"
#include "tools/duel/referee.hpp"
#include "tools/folder.hpp"

namespace {

using duel::Flaw;
using duel::Run;
using duel::RunLimits;

constexpr std::size_t kMegabyte = 1 << 20;
constexpr double kShort = 0.05, kEnough = 1000;  // time limits in seconds
const RunLimits kLimits = {kEnough, 100 * kMegabyte, 1000};

// Detects whether any process that was started after the construction of the Leash still exists.
// Each such process inherits the writing end of a pipe as file descriptor 9, so the pipe stays open
// until all these processes have ended.
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

  // Checks that all processes that inherited the pipe have ended. They were killed already, so even
  // a slow machine needs far less than the minute that they have to end.
  ~Leash() {
    close(9);
    pollfd end = {reading_, POLLIN, 0};
    CHECK_EQ(poll(&end, 1, 60000), 1);
    close(reading_);
  }

 private:
  int reading_;
};

Run shell(const std::string& script, const std::string& input = "",
          const RunLimits& limits = kLimits) {
  const Leash leash;
  return duel::run({"sh", "-c", script}, input, limits);
}

void check_run(const Run& run, const std::string& what, const std::string& output) {
  CHECK_EQ(run.what.substr(0, what.size()), what);
  CHECK_EQ(run.what.empty(), what.empty());
  CHECK_EQ(run.what.empty(), run.flaw == Flaw::none);
  CHECK_EQ(run.output, output);
}

void test_ends() {
  CHECK_EQ(shell("exit 127").status, 127);
  CHECK_EQ(shell("kill -SEGV $$").status, -1);
  check_run(shell("echo 1; kill -SEGV $$"), "crash: killed by signal 11", "1\n");
  check_run(shell("ulimit -c; ulimit -d"), "", "0\n372736\n");
  check_run(shell("ulimit -d; test $(ulimit -s) != unlimited", "", {kEnough, 0, 1000}), "",
            "unlimited\n");
}

void test_input_and_output() {
  const std::string large(1000000, 'x');
  check_run(shell("exec <&-; echo 1", large), "", "1\n");
  check_run(shell("echo 1; exec >&- 2>&-; exit 3", large), "crash: exit status 3", "1\n");
}

void test_hangs_and_forks() {
  for (const char* script : {"echo 1; trap '' TERM INT HUP; while :; do :; done",
                             "echo 1; kill -STOP $$", "echo 1; sleep 1000 & sleep 1000 & wait",
                             // This program may still be forking when its time is up.
                             "echo 1; trap '' TERM; while :; do sleep 1000 & done"}) {
    const Run run = shell(script, "", {kShort, 0, 1000});
    CHECK(run.flaw == Flaw::time);
    CHECK_EQ(run.what, "time limit exceeded: not done after 0.05 s");
  }
  check_run(shell("sleep 1000 & sleep 1000 & echo 1"), "", "1\n");
}

void test_first_errors() {
  const std::string first = "1: MemorySanitizer failed to allocate\n";
  const Run run = shell("echo '" + first.substr(0, first.size() - 1) +
                            "' >&2; head -c 9000 /dev/zero | tr '\\0' x >&2",
                        "", {kEnough, 0, 10000});
  CHECK_EQ(run.first_errors, first + std::string(duel::kFirstErrorBytes - first.size(), 'x'));
  CHECK_EQ(run.errors, std::string(duel::kErrorBytes, 'x'));
}

void test_output_without_end() {
  const std::string most(kLimits.output_bytes, 'x');
  check_run(duel::run({"printf", most}, "", kLimits), "", most);
  check_run(duel::run({"printf", most + "x"}, "", kLimits), "output limit exceeded: ", most);
  for (const char* script :
       {"exec yes >&2", "trap '' XFSZ; yes >&2; kill -SEGV $$",
        "trap '' XFSZ; while :; do echo 1 >&2; done", "trap '' XFSZ; while echo 1; do :; done",
        "exec dd if=/dev/zero of=own bs=1002 count=1"}) {
    CHECK(shell(script).flaw == Flaw::output);
  }
}

void test_memory() {
  const std::string eat = "dd if=/dev/zero of=/dev/null bs=150000000 count=1";
  // Here the large program never ends, and the small one is younger.
  const std::string waits = "dd if=/dev/zero bs=150000000 count=1 | sleep 1000";
  for (const std::string& script : {"exec " + eat, "(" + eat + "); exit 0", waits}) {
    check_run(shell(script, "", {60, kLimits.memory_bytes, 1000}),
              "memory limit exceeded: more than 100 MB of memory", "");
  }
  // A child process is a copy of this process before it runs the program. The memory of the copy
  // does not count. If the limit is below it, smaller programs cannot be measured.
  CHECK_EQ(duel::unmeasured_runs, 0u);
  std::vector<char> large(200 * kMegabyte, 'x');
  check_run(shell("exit 0"), "", "");
  CHECK_EQ(duel::unmeasured_runs, 1u);
  check_run(shell("exit 0", "", {kEnough, 300 * kMegabyte, 1000}), "", "");
  check_run(shell("exec dd if=/dev/zero of=/dev/null bs=300000000 count=1"),
            "memory limit exceeded: more than 100 MB of memory", "");
  CHECK_EQ(duel::unmeasured_runs, 1u);
#ifndef MATCHING_GAMES_SANITIZE  // AddressSanitizer keeps memory that was freed
  // As soon as this process is small again, programs can be measured again.
  std::vector<char>().swap(large);
  check_run(shell("exit 0"), "", "");
  check_run(shell("exec " + eat), "memory limit exceeded: more than 100 MB of memory", "");
  CHECK_EQ(duel::unmeasured_runs, 1u);
#endif
}

// The programs of a dialogue learn that the other one has closed its input or output, in whatever
// way and by whatever shell the interactor was started.
void test_closing() {
  const std::string closes = "sh -c 'echo 2; exec >&-; read line; exit $line' sh";
  for (const std::string& line : {closes, "cd . && " + closes, "A=1 " + closes}) {
    for (const char* const name : {"sh", "dash", "bash"}) {
      std::vector<std::string> judge = duel::shell_command(line, {"x"});
      if (folder::shell(std::string("command -v > log ") + name) != 0) continue;
      judge[0] = name;
      const duel::Dialogue talk({"sh", "-c", "test $(cat) = 2 && echo 0"}, judge, kLimits);
      check_run(talk.verdict(line), "", "");
    }
  }
  const RunLimits much = {kEnough, 0, kMegabyte};
  const std::string fills = "head -c 200000 /dev/zero";  // more than a pipe
  const auto talk =
      duel::interactor_program("sh -c 'exec <&-; " + fills + "; exec >&-; sleep 1' sh");
  check_run(talk({"sh", "-c", "exec <&-; " + fills}, "", much), "", "");
}

// Processes that keep the pipes of a dialogue open are killed as well.
void test_dialogue() {
  const Leash leash;
  const std::string judge = "sh -c 'sleep 1000 & read line && exit $line' sh";
  const auto talk = duel::interactor_program(judge);
  check_run(talk({"sh", "-c", "sleep 1000 & echo 0"}, "", kLimits), "", "");
  check_run(talk({"sh", "-c", "sleep 1000 & echo 1; wait"}, "", kLimits), "wrong answer: ", "");
  check_run(talk({"sh", "-c", "sleep 1000 & wait"}, "", kLimits), "both wait for the other", "");
  check_run(talk({"sh", "-c", "trap '' XFSZ; while :; do echo 1 >&2; done"}, "", kLimits),
            "output limit", "");
  check_run(talk({"sh", "-c", "(while :; do :; done); :"}, "", {kShort, 0, 1000}), "time limit",
            "");
}

}  // namespace

int main() {
  const folder::Folder folder({});
  test_ends();
  test_input_and_output();
  test_first_errors();
  test_hangs_and_forks();
  test_output_without_end();
  test_memory();
  test_closing();
  test_dialogue();
  CHECK(waitpid(-1, nullptr, WNOHANG) == -1 && errno == ECHILD);
  return check::result();
}
