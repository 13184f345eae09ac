// SPDX-License-Identifier: CC0-1.0
#ifndef TEMPORARY_FILE_HPP
#define TEMPORARY_FILE_HPP

#include <cstdio>
#include <filesystem>
#include <random>
#include <string>

#include "check.hpp"

// Returns an empty file that is deleted when it is closed. (On Windows, std::tmpfile() makes a file
// in a folder where not everybody may write, and two processes may get the same file.)
inline std::FILE* temporary_file() {
#ifdef _WIN32
  const std::string name = "test-" + std::to_string(std::random_device()());
  return _wfopen((std::filesystem::temp_directory_path() / name).c_str(), L"w+bD");
#else
  return std::tmpfile();
#endif
}

// Returns such a file with the text, to be read from its beginning.
inline std::FILE* file_with(const std::string& text) {
  std::FILE* const file = temporary_file();
  CHECK(file != nullptr && std::fwrite(text.data(), 1, text.size(), file) == text.size());
  std::rewind(file);
  return file;
}

#endif  // TEMPORARY_FILE_HPP
