// SPDX-License-Identifier: CC0-1.0
//
// Tests duel::run() and the tool duel on every system. The programs that they run are this program,
// whose argument names a bug. No check depends on the speed of the machine, as in
// process_posix_test.cpp.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "check.hpp"
#include "tools/duel/process.hpp"
#include "tools/files.hpp"
#include "tools/folder.hpp"

namespace {

namespace fs = std::filesystem;
using duel::Flaw;
using duel::Limits;
using duel::Run;

const std::string kSelf = BIN_DIR "/tests/tests_tools";
#ifdef MATCHING_GAMES_SANITIZE  // sanitizers need terabytes of address space
const Limits kLimits = {1000, 0, 1 << 20};
#else
const Limits kLimits = {1000, 100 << 20, 1 << 20};
#endif

// ---- The programs with bugs

void pause() { std::this_thread::sleep_for(std::chrono::milliseconds(10)); }

void wait_for(const char* file) {
  while (!fs::exists(file)) pause();
}

// Hangs after this program has made a file, which it keeps open.
[[noreturn]] void hang(const std::string& file) {
  std::FILE* const made = tools::open(file, "wb");
  while (made != nullptr) pause();
  std::exit(1);
}

int misbehave(const std::string& bug, const std::vector<std::string>& words) {
  volatile int zero = 0;
  if (bug == "none") tools::write_file("", tools::read_file(""));
  if (bug == "print") {
    for (const std::string& word : words) tools::write_file("", word + "\r\n");
  }
  if (bug == "exit") std::fputs("why\n", stderr);
  if (bug == "print without end") {
    while (zero == 0) std::puts("1");
  }
  if (bug == "errors") {
    for (int i = 0; i < 20 << 20; ++i) std::fputc('x', stderr);
  }
  if (bug == "loop") {
    while (zero == 0) {
    }
  }
  if (bug == "hang") hang(words[0]);
  if (bug == "crash") *reinterpret_cast<volatile int*>(static_cast<std::size_t>(zero)) = 1;
  if (bug == "memory") {
    const std::vector<char> large(200 << 20, 'x');
    for (int i = 0; i < 10; ++i) pause();
    std::fputc(large[zero], stderr);
  }
  if (bug == "leave") {
    std::thread([] { folder::shell('"' + kSelf + "\" tools/process hang held"); }).detach();
    wait_for("held");
  }
  return bug == "exit" ? 7 : 0;
}

// ---- The tests

Run run_self(const std::vector<std::string>& words, const std::string& input = "",
             const Limits& limits = kLimits) {
  std::vector<std::string> command = {kSelf, "tools/process"};
  command.insert(command.end(), words.begin(), words.end());
  return duel::run(command, input, limits);
}

void test_ends() {
  const Run exited = run_self({"exit"});
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
  Limits limits = kLimits;
  limits.seconds = 0.05;
  for (const std::vector<std::string>& words : {{"loop"}, std::vector<std::string>{"hang", "x"}}) {
    CHECK_EQ(run_self(words, "", limits).what, "time limit exceeded: not done after 0.05 s");
  }
  const Run endless = run_self({"print without end"});
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
    CHECK_EQ(run_self({"none"}, large, {1000, megabytes << 20, large.size()}).output, large);
  }
  // Windows does not delete a file that a process has opened.
  CHECK_EQ(run_self({"leave"}).what, "");
  CHECK(fs::remove("held"));
}

void test_many_at_once() {
  std::vector<std::thread> threads;
  std::atomic<int> good{0};
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&good, t] {
      for (int i = 0; i < 5; ++i) {
        const std::string input = std::to_string(t) + " " + std::to_string(i);
        good += run_self({"none"}, input).output == input;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK_EQ(good, 20);
}

void test_stop() {
  std::vector<Run> runs(2);
  std::thread first([&runs] { runs[0] = run_self({"hang", "first"}); });
  std::thread second([&runs] { runs[1] = run_self({"hang", "second"}); });
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
      "Input (1 x 1 cells, 1 free)\n  1 1\n  .\nYour program prints   Right answer\n";
  CHECK(folder::contains(result.out, report));
  CHECK(folder::contains(result.out, "\nSee it: file:///"));
  CHECK(folder::contains(result.out, "/page/matching_games.html#p=jsoi2009_game&t=1+1/./\n"));
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> words = tools::arguments_of(argc, argv);
  words.erase(words.begin(), std::find(words.begin(), words.end(), "tools/process") + 1);
  if (folder::is_child())
    return words.empty() ? 99 : misbehave(words[0], {words.begin() + 1, words.end()});
  const folder::Folder folder({});
  test_ends();
  test_words();
  test_limits();
  test_many_at_once();
  test_stop();
  test_duel();
  return check::result();
}
