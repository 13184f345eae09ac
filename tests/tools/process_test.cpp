// SPDX-License-Identifier: CC0-1.0
//
// Tests duel::run(), dialogues with an interactor, and the tool duel on every system. The programs
// that they run are this program, whose arguments name what it does. No check depends on the speed
// of the machine, as in process_posix_test.cpp.
#ifdef __linux__
#include <unistd.h>
#endif

#include <algorithm>
#include <atomic>
#include <chrono>
#include <climits>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <filesystem>
#include <future>
#include <iostream>
#include <iterator>
#include <sstream>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "check.hpp"
#include "tools/duel/process.hpp"
#include "tools/duel/referee.hpp"
#include "tools/files.hpp"
#include "tools/folder.hpp"

namespace {

namespace fs = std::filesystem;
using duel::Flaw;
using duel::Run;
using duel::RunLimits;

const std::string kSelf = BIN_DIR "/tests/tests_tools";
#ifdef MATCHING_GAMES_SANITIZE  // sanitizers need terabytes of address space
const RunLimits kLimits = {1000, 0, 1 << 20};
#else
const RunLimits kLimits = {1000, 100 << 20, 1 << 20};
#endif

// ---- The programs and interactors

void pause() { std::this_thread::sleep_for(std::chrono::milliseconds(10)); }

void wait_for(const char* file) {
  while (!fs::exists(file)) pause();
}

// Hangs after this program has made a file, which it keeps open. Does not wake up again and again,
// because a busy machine would then always find it waiting for the processor.
[[noreturn]] void hang(const std::string& file) {
  std::FILE* const made = tools::open(file, "wb");
  while (made != nullptr) std::this_thread::sleep_for(std::chrono::hours(1));
  std::exit(1);
}

// Uses n KB of the stack and more.
int recurse(int n) {
  volatile char frame[1024];
  frame[n % 1024] = 0;
  return n == 0 ? 0 : recurse(n - 1) + frame[n % 1024];
}

// Does step after step. Words that are no steps are without effect.
int misbehave(const std::vector<std::string>& steps) {
  std::cin.tie(nullptr);  // reading must not flush the output
  std::string word;
  for (const std::string& step : steps) {
    if (step[0] >= '0' && step[0] <= '9') return std::stoi(step);
    if (step[0] == '!') std::cerr << step.substr(1) << '\n';
    if (step[0] == '-') std::cout << step.substr(1) << ' ' << std::flush;
    if (step[0] == '=') std::cout << step.substr(1) << std::endl;
    if (step == "buffer") std::cout << "1\n";
    if (step == "read") std::cin >> word;
    while (step == "drain" && std::getchar() != EOF) continue;
    if (step == "close") std::fclose(stdout);
    if (step == "copy") tools::write_file("", tools::read_file(""));
    for (const std::string& line : steps) {
      if (step == "print" && &line > &step) tools::write_file("", line + "\r\n");
    }
    for (int i = 0; step == "flood" && i < 100 << 10; ++i)
      std::puts(std::string(1023, 'x').c_str());
    for (int i = 0; step == "errors" && i < 20 << 10; ++i)
      std::fputs(std::string(1024, 'x').c_str(), stderr);
    while ((std::clock() < CLOCKS_PER_SEC * 4 / 5 && step == "work") || step == "loop") continue;
    if (step == "hang") hang(steps.back());
    if (step == "abort") std::abort();
    if (step == "crash") *reinterpret_cast<volatile int*>(word.size()) = 1;
    if (step == "memory") {
      const std::vector<char> large(200 << 20, 'x');
      for (int i = 0; i < 10; ++i) pause();
      std::fputc(large[word.size()], stderr);
    }
    if (step == "deep") recurse(20 << 10);
    if (step == "endless") recurse(INT_MAX);
#ifdef __linux__
    if (step == "stay" && fork() == 0) {  // nobody kills this process, which keeps the streams
      setsid(), alarm(60), wait_for("over"), _exit(0);
    }
    if (step == "flee") setpgid(0, getpgid(getppid())), alarm(60);  // leaves its group
    const auto wait_as_for_a_disk = [] { vfork() == 0 ? sleep(5), _exit(0) : void(); };
    if (step == "wait") wait_as_for_a_disk();
#endif
    if (step == "leave") {
      std::thread([] { folder::shell('"' + kSelf + "\" tools/process hang held"); }).detach();
      wait_for("held");
    }
  }
  return 0;
}

// ---- The tests

Run run_self(const std::vector<std::string>& words, const std::string& input = "",
             const RunLimits& limits = kLimits) {
  std::vector<std::string> command = {kSelf, "tools/process"};
  command.insert(command.end(), words.begin(), words.end());
  return duel::run(command, input, limits);
}

Run talk(const std::string& judge, const std::string& program, const RunLimits& limits = kLimits) {
  std::istringstream words(program);
  std::vector<std::string> command = {kSelf, "tools/process"};
  command.insert(command.end(), std::istream_iterator<std::string>(words), {});
  try {
    return duel::interactor_program('"' + kSelf + "\" tools/process " + judge)(command, "", limits);
  } catch (const std::exception& error) {
    return {Flaw::stopped, error.what()};
  }
}

void test_ends() {
  const Run exited = run_self({"!why", "7"});
  CHECK_EQ(exited.what, "crash: exit status 7");
  CHECK_EQ(exited.errors, "why");
  CHECK_EQ(exited.status, 7);
  const Run crash = run_self({"crash"});
  CHECK_EQ(crash.what.substr(0, 7), "crash: ");
  CHECK_EQ(crash.output, "");
  for (const char* name : {"no_such_program_here", "./no/such", "", "/"}) {
    std::string message;
    try {
      duel::run({name}, "1\n", kLimits);
    } catch (const std::runtime_error& error) {
      message = error.what();
    }
    const std::string start = std::string("cannot run ") + name + ": ";
    CHECK_EQ(message.substr(0, start.size()), start);
    CHECK(message.size() > start.size());
  }
}

void test_words() {
  std::vector<std::string> words = {"print",  "",     "a\" b", "a b",          "\"",   "\\",
                                    "a \\\\", "\\\"", "a\tb",  "\xE5\x90\x8C", "%OS%", "a\\b"};
  std::string expected;
  for (std::size_t i = 1; i < words.size(); ++i) {
    expected += words[i] + (folder::has_posix_shell ? "\r\n" : "\n");
  }
  CHECK_EQ(run_self(words).output, expected);
  const Run shell =
      duel::run(duel::shell_command('"' + kSelf + "\" tools/process print \"a  b\"", {"c d", ""}),
                "", kLimits);
  CHECK_EQ(shell.output, folder::has_posix_shell ? "a  b\r\nc d\r\n\r\n" : "a  b\nc d\n\n");
}

void test_limits() {
  RunLimits limits = kLimits;
  limits.seconds = 0.05;
  for (const std::vector<std::string>& words : {{"loop"}, std::vector<std::string>{"hang", "x"}}) {
    CHECK_EQ(run_self(words, "", limits).what, "time limit exceeded: not done after 0.05 s");
  }
  limits.seconds = 0.5;  // enough for most starts
  CHECK(run_self({"flee", "loop"}, "", limits).flaw == Flaw::time);
  const Run endless = run_self({"flood"});
  CHECK_EQ(endless.what, "output limit exceeded: more than 1 MB of output");
  CHECK(endless.output.size() > kLimits.output_bytes / 3);
  const Run errors = run_self({"errors"});
  CHECK_EQ(errors.what, "output limit exceeded: more than 1 MB of output");
  CHECK_EQ(errors.errors, std::string(duel::kErrorBytes, 'x'));
  if (kLimits.memory_bytes > 0) {
    CHECK_EQ(run_self({"memory"}).what, "memory limit exceeded: more than 100 MB of memory");
  }
  const std::string large(3000000, '1');
  // Three times 1345 MB and 64 MB do not fit into 32 bits, and neither do 4096 MB.
  for (const std::uint64_t megabytes : {0, 1345, 4096}) {
    if (kLimits.memory_bytes == 0 && megabytes > 0) continue;
    CHECK_EQ(run_self({"copy"}, large, {1000, megabytes << 20, large.size()}).output, large);
  }
  // Windows does not delete a file that a process has opened.
  CHECK_EQ(run_self({"leave"}).what, "");
  CHECK(fs::remove("held"));
}

// The stack is the largest that the system allows, or as large as the memory.
void test_stack() {
  CHECK_EQ(run_self({"deep", "7"}).status, 7);
  if (kLimits.memory_bytes == 0) return;
  RunLimits limits = kLimits;
  limits.stack_bytes = 8 << 20;
  const std::string maybe = ", maybe a stack overflow: the stack has 8 MB (--stack)";
  CHECK(folder::contains(run_self({"deep"}, "", limits).what, maybe));
  CHECK(!folder::contains(run_self({"crash"}, "", limits).what, maybe));
  if (folder::shell("test $(ulimit -Hs) = unlimited") != 0) return;
  for (const char* const end : {"", "; :"}) {
    const std::string line = '"' + kSelf + "\" tools/process endless" + end;
    CHECK_EQ(duel::run(duel::shell_command(line), "", kLimits).what,
             "memory limit exceeded: more than 100 MB of memory");
  }
}

// Each row has the steps of the interactor, those of the program, and the expected verdict.
void test_dialogues() {
  const std::string wrong = "wrong answer: ", why = "the interactor says 'why'",
                    ends = wrong + "the program ends before the interactor did",
                    closes = wrong + "the program closes its output before the interactor ended",
                    crash = "crash: exit status 7", failed = "failed: crash: ",
                    output = "output limit exceeded: more than 1 MB of output",
                    goes_on = "the program goes on after the interactor ended";
  // The start of this program counts, and takes Wine or a busy machine .1 s.
  const RunLimits quick = {0.5, 0, 1 << 20}, much = {1000, 0, 200 << 20};
  const struct {
    std::string judge, program, verdict;
    RunLimits limits = kLimits;
  } rows[] = {
      {"read 0", "=1", ""},
      {"read =2 0", "=1", ""},  // both know that the dialogue is over
      {"work =1 0", "read", "", quick},
      {"drain 0", "stay flood", "", much},  // the end of a program is the end of its output
      {"stay =1 0", "drain", ""},
      {"flood read 0", "stay =1", "", much},
      {"read 0", "wait =1", ""},
      {"read !first !why 1", "=1", wrong + why},
      {"!why 1", "loop", wrong + why},
      {"read 2", "=1", wrong + "bad format: the interactor gives no reason"},
      {"read !why 8", "=1", wrong + "bad format: " + why},
      {"read !why 3", "=1", failed + "exit status 3 why"},
      {"abort", "read 7", failed},
      {"read hang", "=1", "failed: the interactor goes on after the program ended"},
      {"read hang", "0", ends},
      {"flood", "0", ends + "; interactor: " + output},
      {"=2 drain 1", "read close hang", closes},
      {"=2 drain hang", "read close hang", closes},
      {"=2 read !why 1", "7", crash},
      {"read 0", "=1 7", crash},
      {"0", "hang", goes_on},
      {"0", "flood", goes_on},
      {"read", "buffer read", "both wait for the other: did you flush the output?"},
      {"hang", "flood", "the interactor does not read what the program writes"},
      {"flood", "flood", "the program does not read what the interactor writes"},
      {"flood", "hang", "the program does not read what the interactor writes"},
      {"drain hang", "flood", output},
      {"read", "loop", "time limit exceeded: not done after 0.5 s", quick},
      {"=1 read", kLimits.memory_bytes > 0 ? "memory" : "7",
       kLimits.memory_bytes > 0 ? "memory limit exceeded: more than 100 MB of memory" : crash}};
  // Wine starts programs too slowly for many at once.
  const auto policy = folder::has_posix_shell ? std::launch::async : std::launch::deferred;
  std::vector<std::future<Run>> runs;
  for (const auto& row : rows)
    runs.push_back(std::async(policy, talk, row.judge, row.program, row.limits));
  for (std::size_t i = 0; i < runs.size(); ++i) {
    const std::string what = runs[i].get().what, &verdict = rows[i].verdict;
    const std::size_t at = verdict.empty() ? what.size() : what.find(verdict);
    check::report(at == 0 || (at < what.size() && what.find("failed: ") == at), __FILE__, __LINE__,
                  rows[i].judge + " | " + rows[i].program + " | " + what);
  }
  CHECK_EQ(talk("-1 read =2 read 0", "read buffer -3 read stay -4 buffer").dialogue,
           "< 1 \n> 1\n> 3 \n< 2\n> 4 1\n");
  CHECK_EQ(talk("read 0", "print x").dialogue, "> x\n");  // without the "\r" that it writes
  folder::write({{"over", ""}});
}

void test_many_at_once() {
  std::vector<std::thread> threads;
  std::atomic<int> good{0};
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&good, t] {
      for (int i = 0; i < 5; ++i) {
        const std::string input = std::to_string(t) + " " + std::to_string(i);
        good += run_self({"copy"}, input).output == input;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK_EQ(good, 20);
}

void test_stop() {
  std::vector<Run> runs(2);
  std::thread first([&runs] { runs[0] = run_self({"hang", "first"}); });
  std::thread second([&runs] { runs[1] = talk("loop", "hang second"); });
  wait_for("first");
  wait_for("second");
  duel::is_stopped = true;
  first.join();
  second.join();
  runs.push_back(run_self({"hang", "third"}));
  for (const Run& stopped : runs) CHECK(stopped.flaw == Flaw::stopped);
  duel::is_stopped = false;
}

// Tests the tool duel, and the link at the end of its report.
void test_duel() {
  const std::string self = '"' + kSelf + "\" tools/process print ";
  const folder::Result result = folder::run("\"" BIN_DIR "/duel\" jsoi2009_game --no-samples " +
                                            ("--time 1000 -- " + self) + "LOSE");
  CHECK_EQ(result.status, 1);
  const std::string report =
      "Input (rows: 1, columns: 1, free cells: 1)\n  1 1\n  .\nYour program prints   Right "
      "answer\n";
  CHECK(folder::contains(result.out, report));
  CHECK(folder::contains(result.out, "\nSee it: file:///"));
  CHECK(folder::contains(result.out, "/page/matching_games.html#p=jsoi2009_game&t=1+1/./\n"));
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> words = tools::arguments_of(argc, argv);
  words.erase(words.begin(), std::find(words.begin(), words.end(), "tools/process") + 1);
  if (folder::is_child()) return misbehave(words);
  const folder::Folder folder({});
  test_ends();
  test_words();
  test_limits();
  if (folder::has_posix_shell) test_stack();
  test_dialogues();
  test_many_at_once();
  test_stop();
  test_duel();
  return check::result();
}
