// SPDX-License-Identifier: CC0-1.0
//
// bad_input SOLVER WORK CHECK FOLDER...: what the program SOLVER does with input that is bad, cut
// short, goes on, is very long, cannot be read, or whose answer cannot be written. All of it is
// made from the inputs in the FOLDERs that are there, the samples first, so every problem is tested
// like that without a line of its own: a solver never answers half, or nothing without a reason.
// Most of the mistakes are in the samples. WORK is a folder to work in. What is left of an input
// that was cut short may be an input, too; then the command CHECK, a line for the shell or "", has
// status 0.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"

#ifndef _WIN32
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

namespace fs = std::filesystem;

std::string solver, check_command;

struct Result {
  int status;  // the exit status; 128 or more if the program crashed
  std::string out, err;
};

std::string read(const char* name) {
  std::ifstream file(name, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

Result result_of(int status) {
  status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return {status, read("out"), read("err")};
}

void redirect(int descriptor, const char* name, int flags) {
  if (dup2(open(name, flags, 0600), descriptor) == -1) _exit(127);
}

Result run_on(const std::string& input) {
  std::ofstream("in", std::ios::binary) << input;
  const pid_t child = fork();
  if (child == 0) {
    redirect(0, "in", O_RDONLY);
    redirect(1, "out", O_WRONLY | O_CREAT | O_TRUNC);
    redirect(2, "err", O_WRONLY | O_CREAT | O_TRUNC);
    execl(solver.c_str(), solver.c_str(), nullptr);
    _exit(127);
  }
  int status = -1;
  CHECK_EQ(waitpid(child, &status, 0), child);
  return result_of(status);
}

// With redirections as a shell writes them.
Result run_with(const std::string& redirections) {
  fs::remove("out");
  return result_of(std::system(('"' + solver + "\" " + redirections + " 2> err").c_str()));
}

// A failure is status 1, one line on the standard error and nothing on the standard output. Where
// the input is to blame, the line is "line L: expected E, found F".
void check_failure(const std::string& what, const Result& result, bool by_input = true) {
  const std::string& err = result.err;
  const bool one_line = !err.empty() && err.find('\n') == err.size() - 1;
  const bool form =
      err.compare(0, 5, "line ") == 0 && err.find(": expected ") < err.find(", found ");
  const bool good = result.status == 1 && one_line && (form || !by_input) && result.out.empty();
  check::report(good, __FILE__, __LINE__,
                what +
                    "\nshould end with status 1, one line \"line L: expected E, found F\" on the "
                    "standard error and no output, but: status " +
                    std::to_string(result.status) + "\nstandard error:\n" + err.substr(0, 400) +
                    "\nstandard output:\n" + result.out.substr(0, 200));
}

// The same for what is left of an input, unless it is an input.
void check_cut(const std::string& what, const std::string& rest) {
  const Result result = run_on(rest);
  const bool is_input = result.status == 0 && !check_command.empty() &&
                        std::system((check_command + " < in > checked 2>&1").c_str()) == 0;
  if (!is_input) check_failure(what, result);
}

// The tokens of a text, as first character and the one behind the last.
std::vector<std::pair<std::size_t, std::size_t>> tokens_of(const std::string& text) {
  std::vector<std::pair<std::size_t, std::size_t>> tokens;
  const char blanks[] = " \t\r\n";
  for (std::size_t end = 0;;) {
    const std::size_t begin = text.find_first_not_of(blanks, end);
    if (begin == std::string::npos) return tokens;
    end = std::min(text.find_first_of(blanks, begin), text.size());
    tokens.emplace_back(begin, end);
  }
}

// Each token, or so many spread over the text, as the place of a mistake.
void test_mistakes(const std::string& name, const std::string& input, std::size_t most) {
  const auto tokens = tokens_of(input);
  const std::size_t count = std::min(most, tokens.size());
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t k = (i + 1) * tokens.size() / count - 1;  // the last one is among them
    const std::string before = input.substr(0, tokens[k].first);
    const std::string behind = input.substr(tokens[k].second);
    const std::string where = name + ", token " + std::to_string(k + 1);
    const std::string spoilt =
        input.substr(tokens[k].first, tokens[k].second - tokens[k].first - 1);
    check_cut(where + ": the input ends before it", before);
    check_failure(where + ": its last sign is a letter", run_on(before + spoilt + "q" + behind));
    check_failure(where + ": a huge number in its place", run_on(before + "3000000000" + behind));
  }
  check_failure(name + ": the input goes on behind its end", run_on(input + "\nq\n"));
}

// The input is a good one.
void test_files(const std::string& input) {
  const Result good = run_on(input);
  CHECK_EQ(good.status, 0);
  CHECK_EQ(good.err, "");
  if (!good.out.empty()) {
    if (fs::exists("/dev/full")) check_failure("full disk", run_with("< in > /dev/full"), false);
    check_failure("output closed", run_with("< in >&-"), false);
  }
  check_failure("input closed", run_with("<&- > out"), false);
  check_failure("the input is a folder", run_with("< . > out"), false);
}

void test_long_input() {
  const int size = 10000000;
  check_failure("digits", run_on(std::string(size, '7')));
  check_failure("zero bytes", run_on(std::string(size, '\0')));
  check_failure("a long row",
                run_on("1 " + std::to_string(size) + "\n" + std::string(size + 1, '.')));
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 5) return 2;
  solver = fs::absolute(argv[1]).string();
  check_command = argv[3];
  std::vector<fs::path> inputs;
  std::size_t samples = 0;
  for (int i = 4; i < argc; ++i) {
    if (!fs::exists(argv[i])) continue;
    const std::size_t before = inputs.size();
    for (const fs::directory_entry& entry :
         fs::recursive_directory_iterator(fs::absolute(argv[i]))) {
      if (entry.path().extension() == ".in") inputs.push_back(entry.path());
    }
    std::sort(inputs.begin() + static_cast<std::ptrdiff_t>(before), inputs.end());
    if (i == 4) samples = inputs.size();
  }
  const fs::path work = argv[2];
  fs::remove_all(work);
  fs::create_directories(work);
  fs::current_path(work);
  if (!fs::exists("/dev/full")) std::cout << "SKIPPED in part: there is no /dev/full\n";
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    const std::string input = read(inputs[i].string().c_str());
    test_mistakes(inputs[i].filename().string(), input, i == 0 ? 100 : i < samples ? 5 : 2);
    if (i == 0) test_files(input);
  }
  test_long_input();
  return check::result();
}

#else

int main() {
  std::cout << "SKIPPED: the redirections are those of POSIX\n";
  return 0;
}

#endif
