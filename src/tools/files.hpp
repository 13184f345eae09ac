// SPDX-License-Identifier: CC0-1.0
//
// Reads and writes whole files and reports every error. Names of files and arguments of programs
// are UTF-8 on every system. On Windows, windows/system.cpp has the functions that are not inline.
#ifndef TOOLS_FILES_HPP
#define TOOLS_FILES_HPP

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <sstream>
#include <stdexcept>
#include <string>
#include <system_error>
#include <vector>

#include "instances/texts.hpp"

namespace tools {

// path_of() returns the path that a name means. name_of() returns the name of a path, with '/'
// between the folders. arguments_of() returns the arguments of main() and, on Windows, makes the
// standard streams binary, so that tools read and write the same bytes on every system.
// is_system_chinese() returns whether Windows shows its own texts in Chinese. program_path()
// returns the path of this program, which was called by the name `name`, with all links resolved.
#ifdef _WIN32
std::filesystem::path path_of(const std::string& name);
std::string name_of(const std::filesystem::path& path);
std::vector<std::string> arguments_of(int argc, char** argv);
bool is_system_chinese();
std::filesystem::path program_path(const std::string& name);
#else
inline std::filesystem::path path_of(const std::string& name) { return name; }
inline std::string name_of(const std::filesystem::path& path) { return path.generic_string(); }
inline std::vector<std::string> arguments_of(int argc, char** argv) { return {argv, argv + argc}; }
inline bool is_system_chinese() { return false; }
inline std::filesystem::path program_path(const std::string& name) {
  namespace fs = std::filesystem;
  std::error_code ignored;
  const char* const path = std::getenv("PATH");
  std::istringstream list(path == nullptr || fs::path(name).has_parent_path() ? "" : path);
  for (std::string bin; std::getline(list, bin, ':');) {  // the shell has found the program there
    const fs::path candidate = fs::path(bin) / name;
    if (fs::is_regular_file(candidate, ignored)) return fs::weakly_canonical(candidate, ignored);
  }
  return fs::weakly_canonical(name, ignored);
}
#endif

// Opens a file to read it ("rb") or to write it ("wb"). If `stream` is not null, lets this stream
// read or write the file instead. Returns null if the file cannot be opened.
inline std::FILE* open(const std::string& name, const char* mode, std::FILE* stream = nullptr) {
#ifdef _WIN32
  const std::filesystem::path file = path_of(name), how = path_of(mode);
  return stream == nullptr ? _wfopen(file.c_str(), how.c_str())
                           : _wfreopen(file.c_str(), how.c_str(), stream);
#else
  return stream == nullptr ? std::fopen(name.c_str(), mode)
                           : std::freopen(name.c_str(), mode, stream);
#endif
}

// Returns the bytes of a file, or of the standard input if the name is empty. Throws
// std::runtime_error if reading fails, for example because the name is that of a folder.
inline std::string read_file(const std::string& name) {
  std::FILE* const file = name.empty() ? stdin : open(name, "rb");
  std::string text;
  char part[65536];
  for (std::size_t count = 1; file != nullptr && count > 0;) {
    count = std::fread(part, 1, sizeof part, file);
    text.append(part, count);
  }
  const bool is_read = file != nullptr && std::ferror(file) == 0;
  const int error = errno;
  if (file != nullptr && file != stdin) std::fclose(file);
  if (!is_read) {
    throw std::runtime_error(
        texts::cannot_read(name.empty() ? texts::standard_input() : name, std::strerror(error)));
  }
  return text;
}

// Returns the text of a file of source code, without a byte order mark and with "\n" at the end of
// each line. CR alone ends a line as well. Throws std::runtime_error if the file is UTF-16.
inline std::string read_source(const std::string& name) {
  const std::string bytes = read_file(name), start = bytes.substr(0, 2);
  if (start == "\xFF\xFE" || start == "\xFE\xFF" || start.find('\0') != start.npos) {
    throw std::runtime_error(texts::is_utf16(name));
  }
  std::string text;
  for (std::size_t i = bytes.compare(0, 3, "\xEF\xBB\xBF") == 0 ? 3 : 0; i < bytes.size(); ++i) {
    if (bytes[i] == '\n') text.erase(text.find_last_not_of('\r') + 1);
    text += bytes[i];
  }
  std::replace(text.begin(), text.end(), '\r', '\n');
  if (!text.empty() && text.back() != '\n') text += '\n';
  return text;
}

// Throws std::runtime_error if the file `output` is one of the files `inputs`, which the tool has
// read and must not overwrite. An empty name stands for a standard stream.
inline void keep_inputs(const std::vector<std::string>& inputs, const std::string& output) {
  namespace fs = std::filesystem;
  std::error_code error;  // ignored: without such an output, equivalent() returns false
  for (const std::string& input : inputs) {
    if (!input.empty() && fs::equivalent(path_of(input), path_of(output), error))
      throw std::runtime_error(texts::output_is_input(output));
  }
}

// Writes the bytes to a file, or to the standard output if the name is empty. A file that is
// missing or regular gets all of the bytes or stays as it is: a new file beside it is written and
// then renamed. Throws std::runtime_error if writing fails.
inline void write_file(const std::string& name, const std::string& text) {
  namespace fs = std::filesystem;
  const auto fail = [&name](const std::string& reason) {
    throw std::runtime_error(
        texts::cannot_write(name.empty() ? texts::standard_output() : name, reason));
  };
  std::error_code error;
  fs::path target = path_of(name), written;
  for (int links = 0; links < 40 && fs::is_symlink(target, error); ++links) {
    target = target.parent_path() / fs::read_symlink(target, error);
  }
  const fs::file_status status = fs::status(target, error);
  if (fs::is_regular_file(status)) {  // must not be replaced if it may not be written
    std::FILE* const file = open(name, "r+b");
    if (file == nullptr) fail(std::strerror(errno));
    std::fclose(file);
  }
  const bool is_beside = !name.empty() && (fs::is_regular_file(status) || !fs::exists(status));
  for (written = target; is_beside && (written == target || fs::exists(written, error));) {
    written += "~";
  }
  std::FILE* const file = name.empty() ? stdout : open(name_of(written), "wb");
  if (file == nullptr) fail(std::strerror(errno));
  bool is_written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
  is_written = std::fflush(file) == 0 && is_written;
  std::string reason = std::strerror(errno);
  if (file != stdout && std::fclose(file) != 0 && is_written) {
    is_written = false;
    reason = std::strerror(errno);
  }
  if (is_beside && is_written) {
    if (fs::exists(status)) fs::permissions(written, status.permissions(), error);
    fs::rename(written, target, error);
    is_written = !error;
    reason = error.message();
  }
  if (is_written) return;
  if (is_beside) fs::remove(written, error);
  fail(reason);
}

}  // namespace tools

#endif  // TOOLS_FILES_HPP
