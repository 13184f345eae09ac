// SPDX-License-Identifier: CC0-1.0
//
// Provides the tests of the tools with a temporary working directory, and runs commands there.
#ifndef TOOLS_FOLDER_HPP
#define TOOLS_FOLDER_HPP

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <random>
#include <string>
#include <system_error>

#include "check.hpp"
#include "tools/files.hpp"

namespace folder {

using Files = std::map<std::string, std::string>;

#ifdef _WIN32
constexpr bool has_posix_shell = false;
#else
constexpr bool has_posix_shell = true;
#endif

// Returns whether a check that needs the shell and the programs of POSIX can run. Reports it if
// not.
inline bool can_run(const char* check) {
  if (!has_posix_shell) std::cout << "left out: " << check << ", which needs the shell of POSIX\n";
  return has_posix_shell;
}

inline std::string read(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

inline void write(const Files& files) {
  for (const auto& [name, text] : files) {
    const std::filesystem::path path = tools::path_of(name);
    if (path.has_parent_path()) std::filesystem::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
  }
}

// Returns whether a test has started this process. A test that starts itself asks this first, so
// that none of its descendants can run the test once more.
inline bool is_child() {
  static char mark[] = "TESTS_TOOLS_CHILD=1";
  return std::getenv("TESTS_TOOLS_CHILD") != nullptr || putenv(mark) != 0;
}

// Runs a shell command and returns its exit status.
inline int shell(const std::string& command) {
#ifdef _WIN32  // the shell removes the outer quotes
  const int status = _wsystem(tools::path_of('"' + command + '"').c_str());
#else
  const int status = std::system(command.c_str());
#endif
  return status > 255 ? status / 256 : status;
}

// Creates a temporary folder with the given files. The folder is the working directory until this
// object is destroyed.
class Folder {
 public:
  explicit Folder(const Files& files) : before_(std::filesystem::current_path()) {
    static std::random_device random;
    path_ = tools::path_of(BIN_DIR) / "tests" / ("folder_" + std::to_string(random()));
    std::filesystem::create_directories(path_);
    std::filesystem::current_path(path_);
    write(files);
  }

  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  ~Folder() {
    std::filesystem::current_path(before_);
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }

 private:
  std::filesystem::path before_;
  std::filesystem::path path_;
};

struct Result {
  int status;
  std::string out, err;
};

// Runs a shell command in the working directory. Returns its exit status and its output.
inline Result run(const std::string& command) {
  const int status = shell(command + " > stdout.txt 2> stderr.txt");
  return {status, read("stdout.txt"), read("stderr.txt")};
}

inline bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

// Checks that a tool rejected its arguments with this message, in one line, and printed nothing
// else.
inline void check_usage(const Result& result, const std::string& arguments,
                        const std::string& message, int status = 2) {
  CHECK_EQ(result.status, status);
  CHECK_EQ(result.out, "");
  const bool is_one_line = result.err.find('\n') + 1 == result.err.size();
  check::report(is_one_line && contains(result.err, message), __FILE__, __LINE__,
                arguments + ": " + result.err);
}

}  // namespace folder

#endif  // TOOLS_FOLDER_HPP
