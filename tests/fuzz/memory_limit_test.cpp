// SPDX-License-Identifier: CC0-1.0
//
// Runs the tool solve on inputs whose numbers require more memory than the process may use.
#include <iostream>
#include <string>

#include "check.hpp"
#include "tools/folder.hpp"

namespace {

// Runs our solver of a problem on an input with the shell, after the command `before`.
folder::Result run(const std::string& before, const std::string& problem,
                   const std::string& input) {
  folder::write({{"in", input}});
  return folder::run("(" + before + "\"" BIN_DIR "/solve\" " + problem + " < in)");
}

// Checks that a solver failed, printed the line `message` on the standard error, and printed
// nothing on the standard output.
void check_failure(const folder::Result& result, const std::string& message) {
  CHECK_EQ(result.status, 1);
  CHECK_EQ(result.out, "");
  CHECK_EQ(result.err, message + '\n');
}

}  // namespace

int main() {
  const folder::Folder folder({});
  const std::string limit = "ulimit -v 100000 && ", problem = "uoj79_general_matching";
  const std::string message = ": expected an input that fits into the memory, found a larger one";
  CHECK_EQ(run("", problem, "2 1\n1 2\n").status, 0);
  // The first input is a board with more than 2^31 cells.
  check_failure(run("", "luogu3355_knights", "\n46341 0\n"), "line 2" + message);
  if (check::failed() > 0) return check::result();  // a failure must not count as skipped
  if (run(limit, problem, "2 1\n1 2\n").status != 0) {
    std::cout
        << "SKIPPED: a small input fails if the memory is limited, as it does with sanitizers\n";
    return 0;
  }
  check_failure(run(limit, problem, "2000000000 0\n"), "line 1" + message);
  // The input announces 2 * 10^9 edges, but has only one edge.
  check_failure(run(limit, problem, "2 2000000000\n1 2\n"),
                "line 3: expected a vertex from 1 to 2, found the end of the input");
  check_failure(run(limit, "seerc2019_game_on_a_tree", "2000000000\n7\n"),
                "line 3: expected a vertex from 1 to 2000000000, found the end of the input");
  return check::result();
}
