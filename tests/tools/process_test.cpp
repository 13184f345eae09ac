// SPDX-License-Identifier: CC0-1.0
//
// Programs that behave badly, most of them scripts; the others are this program, called with
// "hostile" and a word. What is left of them is found by a mark in their environment.
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <iterator>
#include <string>
#include <thread>
#include <vector>

#include "check.hpp"
#include "tools/duel/process.hpp"  // also for what is POSIX below

#ifndef _WIN32

namespace {

using duel::End;
using duel::Limits;
using duel::Processes;
using duel::Run;

constexpr std::size_t kMegabyte = 1 << 20;
const Limits kLimits = {5, 500 * kMegabyte, 1000};
std::string mark;
std::vector<std::string> self = {"/proc/self/exe"};
const bool has_proc = std::filesystem::exists("/proc/self/exe");

double seconds_of(const std::function<void()>& act) {
  const auto start = std::chrono::steady_clock::now();
  act();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

void sleep_for(double seconds) {
  std::this_thread::sleep_for(std::chrono::duration<double>(seconds));
}

// ---- The bad programs. What they leave ends by itself after some seconds.

void leave_the_session() {
  if (fork() != 0) return;
  setsid();
  if (fork() != 0) _exit(0);
  sleep(5);
  _exit(0);
}

void fill(std::size_t bytes) {
  volatile char* const memory = static_cast<char*>(std::malloc(bytes));
  for (std::size_t i = 0; i < bytes; i += 1000) {
    memory[i] = 1;
    if (i % 10000000 == 0) sleep_for(0.001);
  }
}

// Both end after 4 seconds, or 5000 forks.
[[noreturn]] void fork_without_end(bool and_die) {
  alarm(4);
  const auto count =
      static_cast<std::atomic<int>*>(mmap(nullptr, sizeof(std::atomic<int>), PROT_READ | PROT_WRITE,
                                          MAP_SHARED | MAP_ANONYMOUS, -1, 0));
  for (;;) {
    if (++*count > 5000) sleep(4);
    const bool parent = fork() > 0;
    if (parent && and_die) _exit(0);
    if (!parent) {
      alarm(4);
      setsid();
    }
  }
}

int be_hostile(const std::string& how) {
  if (how == "escape") leave_the_session();
  if (how == "fill") fill(600 * kMegabyte);
  if (how == "fill below") {
    if (fork() == 0) {
      setsid();
      fill(600 * kMegabyte);
      sleep(5);
    }
    sleep(5);
  }
  if (how == "leave the group" && fork() == 0) {
    const pid_t group = getpgrp();
    setpgid(0, 0);
    setsid();
    std::cout << (getpgrp() == group ? "stays" : "leaves") << std::endl;
  } else if (how == "leave the group") {
    wait(nullptr);
  }
  if (how == "bomb") fork_without_end(false);
  if (how == "hop") fork_without_end(true);
  if (how == "kill the keeper") {
    leave_the_session();
    kill(getppid(), SIGKILL);
    sleep(5);
  }
  if (how == "descriptors") {
    for (int file = 0; file < 5000; ++file) {
      if (fcntl(file, F_GETFD) != -1) std::cout << file << ' ';
    }
  }
  return 0;
}

std::vector<std::string> hostile(const std::string& how) {
  std::vector<std::string> command = self;
  command.insert(command.end(), {"hostile", how});
  return command;
}

// ---- What is left

// The processes with the mark; those that nobody waited for have none. 0 where there is no /proc.
int left() {
  int count = 0;
  std::error_code ignored;
  if (!has_proc) return 0;
  for (const auto& entry : std::filesystem::directory_iterator("/proc", ignored)) {
    std::ifstream file(entry.path() / "environ", std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    if (text.find(mark) != std::string::npos) ++count;
  }
  return count;
}

std::size_t open_files() {
  std::size_t count = 0;
  for (int file = 0; file < 5000; ++file) count += fcntl(file, F_GETFD) != -1;
  return count;
}

Run shell(Processes& processes, const std::string& script, const std::string& input = "",
          const Limits& limits = kLimits) {
  return processes.run({"sh", "-c", script}, input, limits);
}

void check_end(const Run& run, End end, int status, const std::string& output = "") {
  CHECK_EQ(static_cast<int>(run.end), static_cast<int>(end));
  CHECK_EQ(run.status, status);
  CHECK_EQ(run.output, output);
}

// ---- The tests

void test_ends(Processes& processes) {
  const Run run = shell(processes, "cat; echo no >&2; exit 7", "1 2\n");
  check_end(run, End::exited, 7, "1 2\n");
  CHECK_EQ(run.errors, "no\n");
  CHECK(run.seconds > 0 && run.seconds < 5);
  CHECK(run.peak_bytes > 100000 && run.peak_bytes < 100 * kMegabyte);
  check_end(shell(processes, "echo 1; kill -SEGV $$"), End::crashed, SIGSEGV, "1\n");
  check_end(processes.run({"printf", "%s,", "a b", "", "*"}, "", kLimits), End::exited, 0,
            "a b,,*,");
}

void test_what_cannot_be_started(Processes& processes) {
  const std::vector<std::pair<std::string, int>> wrong = {
      {"no_such_program_here", ENOENT}, {"./no/such", ENOENT}, {"", ENOENT}, {"/", EACCES}};
  for (const auto& [name, error] : wrong) {
    const Run run = processes.run({name}, "1\n", kLimits);
    check_end(run, End::not_started, 0);
    const std::string told = "cannot run " + name + ": ";
    CHECK_EQ(run.errors.substr(0, told.size()), told);
    if (name[0] == 'n') continue;  // a folder of PATH that nobody may read is told, too
    CHECK_EQ(run.errors, told + std::generic_category().message(error));
  }
  CHECK(processes.run({}, "", kLimits).end == End::not_started);
  check_end(shell(processes, "exit 127"), End::exited, 127);
}

void test_input_and_output(Processes& processes) {
  const std::string large(10000000, 'x');
  check_end(processes.run({"true"}, large, kLimits), End::exited, 0);
  const Run echo = processes.run({"cat"}, large, {5, 500 * kMegabyte, large.size()});
  CHECK(echo.end == End::exited && echo.output == large);
  check_end(shell(processes, "exec <&-; echo 1", large), End::exited, 0, "1\n");
  check_end(shell(processes, "echo 1; exec >&- 2>&-; exit 3", large), End::exited, 3, "1\n");
  // A later run sees nothing of an earlier one.
  const std::string writes = "cat; echo x >&0 || echo no";
  if (has_proc) check_end(shell(processes, writes, "1\n"), End::exited, 0, "1\nno\n");
  shell(processes, "echo x > /dev/fd/0; echo x >&2; echo xxxxxxxxx", "1\n");
  const Run after = shell(processes, "echo 2; cat", "1");
  check_end(after, End::exited, 0, "2\n1");
  CHECK_EQ(after.errors, "");
}

void test_output_without_end(Processes& processes) {
  const std::string most(kLimits.output_bytes, 'x');
  check_end(processes.run({"printf", most}, "", kLimits), End::exited, 0, most);
  check_end(processes.run({"printf", most + "x"}, "", kLimits), End::output_too_long, 0, most);
  const std::string forever = "while :; do echo 1234567; done";
  Run run = shell(processes, "exec yes");
  CHECK(run.end == End::output_too_long);
  CHECK(run.output.size() == 1000 && run.seconds < 4);
  run = shell(processes, "exec yes >&2");
  CHECK(run.end == End::output_too_long);
  CHECK_EQ(run.errors.size(), duel::kErrorBytes);
  run = shell(processes, "trap '' XFSZ; " + forever, "", {0.3, 500 * kMegabyte, 1000});
  CHECK(run.end == End::output_too_long);
  run = shell(processes, "i=0; while [ $i -lt 1000 ]; do echo $i >&2; i=$((i+1)); done");
  CHECK_EQ(run.errors.size(), duel::kErrorBytes);
  CHECK_EQ(run.errors.substr(run.errors.size() - 8), "998\n999\n");
}

void test_time(Processes& processes) {
  for (const char* script : {"sleep 5", "trap '' TERM INT HUP; while :; do :; done",
                             "sleep 5 & sleep 5 & wait", "kill -STOP $$"}) {
    const double seconds = seconds_of([&] {
      const Run run = shell(processes, script, "", {0.1, 500 * kMegabyte, 1000});
      check_end(run, End::timed_out, SIGKILL);
      CHECK(run.seconds >= 0.1);
    });
    CHECK(seconds < 5);
  }
}

void test_memory(Processes& processes) {
  const Limits limits = {4, 100 * kMegabyte, 1000};
  for (const char* how : {"fill", "fill below"}) {
    const Run run = processes.run(hostile(how), "", limits);
    CHECK(run.end == End::out_of_memory);
    CHECK(run.peak_bytes > limits.memory_bytes);
    CHECK_EQ(left(), 0);
  }
  CHECK(shell(processes, "exit 0", "", {4, 1000, 1000}).end == End::out_of_memory);
}

void test_what_they_leave(Processes& processes) {
  const double seconds = seconds_of([&] {
    check_end(shell(processes, "sleep 5 & sleep 5 & echo 1"), End::exited, 0, "1\n");
    CHECK_EQ(left(), 0);
    if (!has_proc) return;
    check_end(processes.run(hostile("escape"), "", kLimits), End::exited, 0);
    CHECK_EQ(left(), 0);
    for (int i = 0; i < 4; ++i) {  // more often than there are keepers
      CHECK(processes.run(hostile("kill the keeper"), "", kLimits).end == End::crashed);
      CHECK_EQ(left(), 0);
    }
  });
  CHECK(seconds < 4);
}

void test_groups(Processes& processes) {
#if defined(__x86_64__) || defined(__aarch64__)
  std::ifstream file("/proc/self/status");
  const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  if (text.find("Seccomp_filters:") == std::string::npos) return;  // this system cannot do it
  check_end(processes.run(hostile("leave the group"), "", kLimits), End::exited, 0, "stays\n");
#endif
}

void test_forks_without_end(Processes& processes) {
  const double seconds = seconds_of([&] {
    const Limits limits = {5, 100000 * kMegabyte, 1000};
    CHECK(processes.run(hostile("bomb"), "", limits).end == End::too_many_processes);
    CHECK_EQ(left(), 0);
    check_end(processes.run(hostile("hop"), "", kLimits), End::exited, 0);
    CHECK_EQ(left(), 0);
  });
  CHECK(seconds < 5);
}

void test_what_they_inherit(Processes& processes) {
  check_end(shell(processes, "kill -PIPE $$"), End::crashed, SIGPIPE);
  check_end(shell(processes, "kill -TERM $$"), End::crashed, SIGTERM);
  check_end(shell(processes, "ulimit -c"), End::exited, 0, "0\n");
  if (has_proc)
    check_end(processes.run(hostile("descriptors"), "", kLimits), End::exited, 0, "0 1 2 ");
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

void test_stop_all(Processes& processes) {
  std::vector<Run> runs(4);  // two of them wait
  std::vector<std::thread> threads;
  for (Run& run : runs) {
    threads.emplace_back([&] { run = shell(processes, "sleep 5 & sleep 5"); });
  }
  sleep_for(0.1);
  if (has_proc) CHECK(left() >= 2);
  const double seconds = seconds_of([&] {
    processes.stop_all();
    for (std::thread& thread : threads) thread.join();
  });
  CHECK(seconds < 4);
  for (const Run& run : runs) CHECK(run.end == End::stopped);
  CHECK_EQ(left(), 0);
  CHECK(shell(processes, "exit 0").end == End::stopped);
}

void test_killed_owner() {
  const pid_t owner = fork();
  if (owner == 0) {
    Processes processes(1);
    processes.run({"sh", "-c", "setsid sleep 5 & sleep 5"}, "", kLimits);
    _exit(0);
  }
  for (int i = 0; i < 200 && has_proc && left() < 2; ++i) sleep_for(0.01);
  kill(owner, SIGKILL);
  for (int i = 0; i < 200 && left() > 0; ++i) sleep_for(0.01);
  CHECK_EQ(left(), 0);
  while (wait(nullptr) > 0) {
  }
}

void test_signals() {
  std::atomic<int> seen{0};
  {
    const duel::SignalWatch watch([&](int number) { seen = number; });
    for (int number : {SIGINT, SIGTERM, SIGHUP}) {
      kill(getpid(), number);
      for (int i = 0; i < 200 && seen != number; ++i) sleep_for(0.01);
      CHECK_EQ(seen, number);
    }
  }
  sigset_t blocked;
  pthread_sigmask(SIG_SETMASK, nullptr, &blocked);
  CHECK_EQ(sigismember(&blocked, SIGINT), 0);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 3 && argv[1] == std::string("hostile")) return be_hostile(argv[2]);
  if (argv[0] == std::string("tools/process")) self.push_back(argv[0]);
  if (!has_proc) std::cout << "SKIPPED in part: there is no /proc\n";
  mark = "PROCESS_TEST=" + std::to_string(getpid()) + "m";
  setenv("PROCESS_TEST", mark.substr(mark.find('=') + 1).c_str(), 1);
  test_signals();
  test_killed_owner();
  const pid_t parent = getpid(), bystander = fork();
  if (bystander == 0) {
    while (getppid() == parent) sleep_for(0.5);
    _exit(0);
  }
  sleep_for(0.05);  // longer than a tick: it is older than all that is started now
  const std::size_t open_before = open_files();
  {
    const int inherited = dup(2);
    const auto before = signal(SIGPIPE, SIG_IGN);
    sigset_t terminate;
    sigemptyset(&terminate);
    sigaddset(&terminate, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &terminate, nullptr);
    Processes processes(2);
    test_ends(processes);
    test_what_cannot_be_started(processes);
    test_input_and_output(processes);
    test_output_without_end(processes);
    test_time(processes);
    test_memory(processes);
    test_what_they_leave(processes);
    test_groups(processes);
    test_forks_without_end(processes);
    test_what_they_inherit(processes);
    test_many_at_once(processes);
    test_stop_all(processes);
    pthread_sigmask(SIG_UNBLOCK, &terminate, nullptr);
    signal(SIGPIPE, before);
    close(inherited);
  }
  CHECK_EQ(open_files(), open_before);
  CHECK_EQ(waitpid(bystander, nullptr, WNOHANG), 0);
  kill(bystander, SIGKILL);
  waitpid(bystander, nullptr, 0);
  CHECK(waitpid(-1, nullptr, WNOHANG) == -1 && errno == ECHILD);
  return check::result();
}

#else

int main() {
  std::cout << "SKIPPED: the processes are those of POSIX\n";
  return 0;
}

#endif
