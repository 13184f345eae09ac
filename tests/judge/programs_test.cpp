// SPDX-License-Identifier: CC0-1.0
//
// Tests solvers as programs: the exit status, the messages, and input or output that fails. Also
// checks which functions the files to submit and to paste call.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>

#include "check.hpp"
#include "tools/folder.hpp"

namespace {

namespace fs = std::filesystem;

using folder::read;

const fs::path work = fs::path(BIN_DIR) / "tests" / "programs";

// Stores the result of a run of a solver.
struct Run {
  int failed;  // 1 if the exit status is not 0
  std::string out, err;
};

// Runs a solver with the given redirections of a shell. `before` is the text of the shell command
// before the name of the solver.
Run run(const std::string& solver, const std::string& redirections,
        const std::string& before = "") {
  fs::remove(work / "out");
  const std::string program = (fs::path(BIN_DIR) / solver).string();
  const int status = std::system(("cd '" + work.string() + "' && " + before + "\"" + program +
                                  "\" " + redirections + " 2> err")
                                     .c_str());
  return {status != 0, read(work / "out"), read(work / "err")};
}

Run run_on(const std::string& solver, const std::string& input) {
  std::ofstream(work / "in", std::ios::binary) << input;
  return run(solver, "< in > out");
}

void test_messages() {
  const std::string king = "gcj2008_king", first = "Case #1: A\n";
  const Run good = run_on(king, "1\n1 2\nK.\n");
  CHECK_EQ(good.failed, 0);
  CHECK_EQ(good.out, first);
  CHECK_EQ(good.err, "");
  const Run warned = run_on(king, "2\n1 2\nK..\n");
  CHECK_EQ(warned.failed, 0);
  CHECK_EQ(warned.out, first);
  const std::string warning =
      "warning: line 3: expected a row of length 2, found 'K..' of length 3";
  CHECK_EQ(warned.err, warning + " (and 1 more)\n");
  const Run bad = run_on(king, "3\n1 2\nK..\n1 2\n..\n1 1\nK\n");
  CHECK_EQ(bad.failed, 1);
  CHECK_EQ(bad.out, first);
  CHECK_EQ(bad.err, warning + "\nline 5: expected one 'K' on the board, found none\n");
}

// Tests an input that a pipe delivers in several pieces. The pieces split the byte order mark and a
// token.
void test_pipe() {
  const Run piped = run("luogu3386_bipartite_matching", "> out",
                        "(printf '\\357\\273'; sleep 0.1; printf '\\2772 1'; sleep 0.1; "
                        "printf '0 2\\n2 1'; sleep 0.1; printf '0\\n1 1\\032\\000') | ");
  CHECK_EQ(piped.failed, 0);
  CHECK_EQ(piped.out, "2\n");
  CHECK_EQ(piped.err, "");
}

// Checks that a run failed, and that it printed no answer and one line on the standard error. If
// `message` is not empty, the line must be equal to `message`.
void check_failure(const std::string& what, const Run& result, const std::string& message = "") {
  const bool one_line = !result.err.empty() && result.err.find('\n') == result.err.size() - 1;
  const bool is_right = one_line && (message.empty() || result.err == message);
  check::report(result.failed == 1 && is_right && result.out.empty(), __FILE__, __LINE__,
                what + ": " + result.err.substr(0, 400) + result.out.substr(0, 200));
}

void test_files() {
  const std::string solver = "luogu3386_bipartite_matching";
  CHECK_EQ(run_on(solver, "1 1 1\n1 1\n").failed, 0);
  const std::string unread = "the input cannot be read\n", lost = "the output cannot be written\n";
  if (fs::exists("/dev/full")) check_failure("full disk", run(solver, "< in > /dev/full"), lost);
  check_failure("output closed", run(solver, "< in >&-"), lost);
  check_failure("input closed", run(solver, "<&- > out"), unread);
  check_failure("the input is a folder", run(solver, "< . > out"), unread);
}

void test_long_input() {
  const int size = 10000000;
  check_failure("digits", run_on("jsoi2009_game", std::string(size, '7')));
  check_failure("NUL", run_on("jsoi2009_game", std::string(size, '\0')));
  const Run row = run_on("jsoi2009_game",
                         "1 " + std::to_string(size) + "\n" + std::string(size - 1, '.') + "x");
  check_failure("a long row", row);
}

// Checks that the files to submit and to paste do not call functions that some compilers for
// Windows lack.
void test_functions_in_bundles() {
  int files = 0;
  for (const char* folder : {"submit", "paste"}) {
    for (const auto& entry : fs::directory_iterator(fs::path(BIN_DIR).parent_path() / folder)) {
      const std::string text = read(entry.path());
      for (const char* name : {"to_string(", "stoi(", "snprintf("}) {
        check::report(text.find(name) == std::string::npos, __FILE__, __LINE__,
                      entry.path().string() + " calls " + name + ")");
      }
      ++files;
    }
  }
  CHECK(files > 40);
}

}  // namespace

int main() {
#ifdef _WIN32
  std::cout << "SKIPPED: the redirections are those of a POSIX shell\n";
  return 0;
#else
  fs::remove_all(work);
  fs::create_directories(work);
  test_messages();
  test_pipe();
  test_files();
  test_long_input();
  test_functions_in_bundles();
  fs::remove_all(work);
  return check::result();
#endif
}
