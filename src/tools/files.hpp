// SPDX-License-Identifier: CC0-1.0
//
// Reads and writes whole files and reports every error.
#ifndef TOOLS_FILES_HPP
#define TOOLS_FILES_HPP

#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <system_error>

namespace tools {

// Returns the bytes of a file, or of the standard input if the name is empty. Throws
// std::runtime_error if reading fails, for example because the name is that of a folder.
inline std::string read_file(const std::string& name) {
  std::FILE* const file = name.empty() ? stdin : std::fopen(name.c_str(), "rb");
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
    throw std::runtime_error("cannot read " + (name.empty() ? "the standard input" : name) + ": " +
                             std::strerror(error));
  }
  return text;
}

// Throws std::runtime_error if the file `output` is one of the files `inputs`, which the tool must
// not overwrite. Names of files that do not exist are ignored.
template <class Names>
void keep_inputs(const Names& inputs, const std::string& output) {
  for (const auto& input : inputs) {
    std::error_code ignored;
    if (!std::filesystem::equivalent(input, output, ignored)) continue;
    throw std::runtime_error("the output " + output +
                             " is also an input, and is not overwritten; choose another file");
  }
}

// Writes the bytes to a file, or to the standard output if the name is empty. Throws
// std::runtime_error if writing fails.
inline void write_file(const std::string& name, const std::string& text) {
  std::FILE* const file = name.empty() ? stdout : std::fopen(name.c_str(), "wb");
  bool is_written = file != nullptr;
  is_written = is_written && std::fwrite(text.data(), 1, text.size(), file) == text.size();
  is_written = is_written && std::fflush(file) == 0;
  const int error = errno;
  if (file != nullptr && file != stdout) std::fclose(file);
  if (!is_written) {
    throw std::runtime_error("cannot write " + (name.empty() ? "the standard output" : name) +
                             ": " + std::strerror(error));
  }
}

}  // namespace tools

#endif  // TOOLS_FILES_HPP
