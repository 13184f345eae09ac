// SPDX-License-Identifier: CC0-1.0
//
// Tests the program run_samples, which runs and judges the samples, on programs and samples with
// planted mistakes. It must report each mistake. The planted program is this test itself: with an
// argument, the test does what the argument says.
#include <chrono>
#include <cstdlib>
#include <iostream>
#include <iterator>
#include <string>
#include <thread>

#include "check.hpp"
#include "tools/folder.hpp"

namespace {

using folder::Result;

// Copies the input to the output, or makes a mistake.
int misbehave(const std::string& order) {
  if (order == "crash") std::abort();
  if (order == "hang") std::this_thread::sleep_for(std::chrono::seconds(60));
  const std::string input((std::istreambuf_iterator<char>(std::cin)), {});
  std::cout << (order == "wrong" ? "LOSE  \r\n\n" : input);
  if (order == "exit") std::cerr << "a reason to stop\n";
  return order == "exit" ? 3 : 0;
}

Result run(const std::string& problem, const std::string& order = "copy",
           const std::string& limit = "") {
  return folder::run("\"" BIN_DIR "/tests/run_samples\" " + problem + " cases " + limit +
                     " --program \"" BIN_DIR "/tests/tests_harness\" " + order);
}

// Checks that run_samples reports a failure on the sample cases/a with this text.
void expect(const Result& result, const std::string& text) {
  check::report(result.status == 1 && folder::contains(result.out, text), __FILE__, __LINE__,
                "expected '" + text + "', found\n" + result.out + result.err);
}

void test_programs() {
  const folder::Folder folder({{"cases/a.in", "WIN\n1 2\n"},
                               {"cases/a.out", "WIN\n1 2"},
                               {"cases/z/b.in", "LOSE\n"},
                               {"cases/z/b.out", "LOSE\n"},
                               {"cases/notes.txt", ""}});
  const Result right = run("jsoi2009_game");
  CHECK_EQ(right.status, 0);
  CHECK_EQ(right.out, "cases/a\ncases/z/b\n2 of 2 samples right\n");
  const std::string failed = "cases/a\nFAILED cases/a\n",
                    by_hand = "repeat it by hand:\n  \"" BIN_DIR "/tests/tests_harness\" \"";
  const Result wrong = run("jsoi2009_game", "wrong");
  expect(wrong,
         failed + "wrong answer: line 1: expected 'WIN', found 'LOSE'\nexpected:\nWIN\n1 2\n");
  expect(wrong, "\nfound:\nLOSE");
  expect(wrong, by_hand + "wrong\" < \"cases/a.in\"\n\ncases/z/b\n1 of 2 samples right\n");
  expect(run("jsoi2009_game", "crash"), failed + "crash: ");
  expect(run("jsoi2009_game", "hang", "--limit 0.2"),
         failed + "time limit exceeded: not done after 0.2 s\n");
  expect(run("jsoi2009_game", "exit"), failed + "crash: exit status 3\na reason to stop\n");
  const Result function = folder::run("\"" BIN_DIR "/tests/run_samples\" jsoi2009_game cases/a.in");
  expect(function, failed + "line 1: expected the number of rows from 1 to ");
  expect(function, "/run_samples\" jsoi2009_game \"cases/a.in\"\n\n0 of 1 samples right\n");
}

void test_samples() {
  const folder::Folder folder({{"cases/no_out.in", ""}, {"cases/no_in.out", ""}});
  const Result missing = run("jsoi2009_game");
  expect(missing,
         "FAILED cases/no_in\ncases/no_in.in is missing: a sample is an .in and an .out\n");
  expect(missing, "FAILED cases/no_out\ncases/no_out.out is missing");
  expect(run("nobody"), "no solver src/problems/nobody.cpp for cases\n");
  std::filesystem::remove_all("cases");
  expect(run("jsoi2009_game"), "no sample for src/problems/jsoi2009_game.cpp: put <case>.in and ");
}

// Of several right outputs each is accepted, and an expected output that is wrong is a failure.
void test_several_right_outputs() {
  const std::string problem = "uoj79_general_matching", triangle = "3 3\n1 2\n2 3\n1 3\n",
                    call = "\"" BIN_DIR "/tests/run_samples\" " + problem + " cases";
  const folder::Folder folder({{"cases/one.in", triangle},
                               {"cases/one.out", "1\n0 3 2\n"},
                               {"cases/two.in", triangle},
                               {"cases/two.out", "1\n2 1 0\n"}});
  CHECK_EQ(folder::run(call).status, 0);
  folder::write({{"cases/wrong.in", "4 2\n1 2\n3 4\n"}, {"cases/wrong.out", "1\n2 1 0 0\n"}});
  expect(folder::run(call), "FAILED cases/wrong\nthe output cannot be judged: ");
}

}  // namespace

int main(int argc, char** argv) {
  if (argc > 1) return misbehave(argv[1]);
  test_programs();
  test_samples();
  test_several_right_outputs();
  return check::result();
}
