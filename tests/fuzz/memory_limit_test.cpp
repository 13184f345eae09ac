// SPDX-License-Identifier: CC0-1.0
//
// Runs solvers on inputs whose numbers require more memory than the process may use.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

#include "check.hpp"

namespace {

namespace fs = std::filesystem;

const fs::path work = fs::path(BIN_DIR) / "tests" / "memory_limit";

struct Result {
  bool failed;  // whether the exit status is not 0
  std::string out, err;
};

std::string read(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

// Runs a shell command: `before`, then the solver with the redirections.
Result run(const std::string& solver, const std::string& redirections,
           const std::string& before = "") {
  const std::string command =
      before + '"' + (fs::path(BIN_DIR) / solver).string() + "\" " + redirections;
  fs::remove(work / "out");
  const bool failed =
      std::system(("cd '" + work.string() + "' && " + command + " 2> err").c_str()) != 0;
  return {failed, read(work / "out"), read(work / "err")};
}

Result run_on(const std::string& solver, const std::string& input) {
  std::ofstream(work / "in", std::ios::binary) << input;
  return run(solver, "< in > out");
}

// Checks that a run failed with one line on the standard error and an empty standard output.
void check_failure(const std::string& solver, const char* what, const Result& result) {
  const bool one_line = !result.err.empty() && result.err.find('\n') == result.err.size() - 1;
  if (!result.failed || !one_line || !result.out.empty()) {
    std::cerr << solver << ", " << what << ": failed = " << result.failed << ", standard output "
              << result.out.substr(0, 200) << ", standard error " << result.err.substr(0, 400)
              << '\n';
  }
  CHECK(result.failed);
  CHECK(one_line);
  CHECK(result.out.empty());
}

// Under a limit of 100 MB, reads 2 * 10^9 vertices, and then 2 * 10^9 edges of which the input
// contains only one. Without the limit, reads a board with more than 2^31 cells.
void test_memory() {
  const std::string solver = "uoj79_general_matching", limit = "ulimit -v 100000 && ";
  CHECK(!run_on(solver, "2 1\n1 2\n").failed);
  if (run(solver, "< in > out", limit).failed) {
    std::cout
        << "SKIPPED: a small input fails if the memory is limited, as it does with sanitizers\n";
    return;
  }
  std::ofstream(work / "in", std::ios::binary) << "2000000000 0\n";
  const Result result = run(solver, "< in > out", limit);
  check_failure(solver, "not enough memory", result);
  const char* const message =
      "line 1: expected an input that fits into the memory, found a larger one\n";
  CHECK_EQ(result.err, message);
  std::ofstream(work / "in", std::ios::binary) << "2 2000000000\n1 2\n";
  const Result edges = run(solver, "< in > out", limit);
  check_failure(solver, "a wrong number of edges", edges);
  CHECK_EQ(edges.err, "line 3: expected a vertex from 1 to 2, found the end of the input\n");
  const Result board = run_on("luogu3355_knights", "\n46341 0\n");
  check_failure("luogu3355_knights", "too many cells", board);
  CHECK_EQ(board.err, "line 2" + std::string(message).substr(6));
}

}  // namespace

int main() {
#ifdef _WIN32
  std::cout << "SKIPPED: the redirections are those of a POSIX shell\n";
  return 0;
#else
  fs::remove_all(work);
  fs::create_directories(work);
  test_memory();
  fs::remove_all(work);
  return check::result();
#endif
}
