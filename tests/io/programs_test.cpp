// SPDX-License-Identifier: CC0-1.0
//
// Tests the tool solve and a program of a full file: the exit status, the messages, and input or
// output that fails. Also checks which functions the files to submit and to paste call.
#include <filesystem>
#include <string>
#include <vector>

#include "check.hpp"
#include "instances/problems.hpp"
#include "tools/duel/process.hpp"
#include "tools/folder.hpp"

namespace {

namespace fs = std::filesystem;

using folder::Result;

// Runs the tool solve on a problem with the given redirections of a shell. `before` is the text of
// the shell command before the name of the tool.
Result run(const std::string& problem, const std::string& redirections,
           const std::string& before = "") {
  return folder::run("( " + before + "\"" BIN_DIR "/solve\" " + problem + " " + redirections +
                     " )");
}

Result run_on(const std::string& problem, const std::string& input) {
  folder::write({{"in", input}});
  return folder::run("\"" BIN_DIR "/solve\" " + problem + " in");
}

void test_messages() {
  const std::string king = "gcj2008_king", first = "Case #1: A\n";
  const Result good = run_on(king, "1\n1 2\nK.\n");
  CHECK_EQ(good.status, 0);
  CHECK_EQ(good.out, first);
  CHECK_EQ(good.err, "");
  const Result warned = run_on(king, "2\n1 2\nK..\n");
  CHECK_EQ(warned.status, 0);
  CHECK_EQ(warned.out, first);
  const std::string warning =
      "warning: line 3: expected a row of length 2, found 'K..' of length 3";
  CHECK_EQ(warned.err, warning + " (and 1 more)\n");
  const Result bad = run_on(king, "3\n1 2\nK..\n1 2\n..\n1 1\nK\n");
  CHECK_EQ(bad.status, 1);
  CHECK_EQ(bad.out, first);
  CHECK_EQ(bad.err, warning + "\nline 5: expected one 'K' on the board, found none\n");
}

// Tests the arguments of the tool solve, and that the program of a full file prints the same.
void test_arguments() {
  folder::write({{"maze", "1 3\n.#?\n"}, {"迷宫", "1 1\n.\n"}});
  CHECK_EQ(folder::run("\"" BIN_DIR "/solve\" P4055 < 迷宫").out, "WIN\n1 1\n");
  CHECK_EQ(folder::run("\"" BIN_DIR "/solve\" \"BZOJ 1443\" 迷宫").out, "WIN\n1 1\n");
  const Result tool = folder::run("\"" BIN_DIR "/solve\" jsoi2009 < maze"),
               program = folder::run("\"" BIN_DIR "/jsoi2009_game\" < maze");
  CHECK_EQ(tool.status, 1);
  CHECK_EQ(tool.err, "line 2: expected '.' or '#', found '?' in column 3\n");
  CHECK_EQ(program.status, 1);
  CHECK_EQ(program.err.substr(0, tool.err.size() - 1), tool.err.substr(0, tool.err.size() - 1));
  const Result none = folder::run("\"" BIN_DIR "/solve\" P4055 none");
  folder::check_usage(none, "none", "solve: cannot read none: ", 1);
}

// Tests an input that a pipe delivers in several pieces. The pieces split the byte order mark and a
// token.
void test_pipe() {
  const Result piped = run("luogu3386_bipartite_matching", "",
                           "(printf '\\357\\273'; sleep 0.1; printf '\\2772 1'; sleep 0.1; "
                           "printf '0 2\\n2 1'; sleep 0.1; printf '0\\n1 1\\032\\000') | ");
  CHECK_EQ(piped.status, 0);
  CHECK_EQ(piped.out, "2\n");
  CHECK_EQ(piped.err, "");
}

// Checks that a run failed, and that it printed this message alone.
void check_failure(const std::string& what, const Result& result, const std::string& message) {
  check::report(result.status == 1 && result.err == message && result.out.empty(), __FILE__,
                __LINE__, what + ": " + result.err.substr(0, 400) + result.out.substr(0, 200));
}

void test_files() {
  const std::string solver = "luogu3386_bipartite_matching";
  CHECK_EQ(run_on(solver, "1 1 1\n1 1\n").status, 0);
  const std::string unread = "the input cannot be read\n", lost = "the output cannot be written\n";
  if (fs::exists("/dev/full")) {
    const std::string full = " > /dev/full )", program = "( \"" BIN_DIR "/jsoi2009_game\" < 迷宫";
    for (const Result& disk : {run(solver, "< in > /dev/full"), folder::run(program + full)})
      check_failure("full disk", disk, lost);
  }
  check_failure("output closed", run(solver, "< in >&-"), lost);
  check_failure("input closed", run(solver, "<&-"), unread);
  check_failure("the input is a folder", run(solver, "< ."), unread);
}

// Checks that no tool takes much memory for an input of a few bytes.
void test_memory() {
  const duel::TemporaryFile in, out, err;
  folder::write({{"in", "2000000000 0\n"}});
  const auto check = [&](const std::string& tool, const std::vector<std::string>& words) {
    std::vector<std::string> command = {BIN_DIR "/" + tool};
    command.insert(command.end(), words.begin(), words.end());
    const auto begin = duel::Clock::now();
    const duel::Ended ended = duel::execute(
        command, {in.descriptor(), out.descriptor(), err.descriptor()}, {10, 0, 1 << 20},
        [&](const auto&) {
          return duel::seconds_since(begin) < 10 ? duel::Flaw::none : duel::Flaw::time;
        });
    check::report(
        ended.killed == duel::Flaw::none && ended.crash.empty() && ended.peak_bytes <= 500 << 20,
        __FILE__, __LINE__,
        words[0] + ", " + tool + ": " + std::to_string(ended.peak_bytes >> 20) + " MB");
  };
  for (const instances::Problem& problem : instances::problems()) {
    check("solve", {problem.name, "in"});
    check("judge", {problem.name, "in", "in"});
    check("generate", {problem.name, "--check", "in"});
    check("duel", {problem.name, "--no-samples", "--time", "0", "--input", "in", "--", "cat"});
  }
}

// Checks that the files to submit and to paste do not call functions that some compilers for
// Windows lack.
void test_functions_in_bundles() {
  int files = 0;
  for (const char* folder : {"full", "paste"}) {
    for (const auto& entry : fs::directory_iterator(fs::path(BIN_DIR).parent_path() / folder)) {
      const std::string text = folder::read(entry.path());
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
  const folder::Folder folder({});
  test_messages();
  test_arguments();
  if (folder::can_run("an input that a pipe delivers in pieces")) test_pipe();
  if (folder::can_run("inputs and outputs that are no files")) test_files();
  test_memory();
  test_functions_in_bundles();
  return check::result();
}
