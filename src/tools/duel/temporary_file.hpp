// SPDX-License-Identifier: CC0-1.0
#ifndef TOOLS_DUEL_TEMPORARY_FILE_HPP
#define TOOLS_DUEL_TEMPORARY_FILE_HPP

#include <sys/stat.h>
#include <sys/types.h>

#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <string>
#include <system_error>

namespace duel {

// Opens a new file, which the system deletes when it is closed. Returns null on failure. The file
// process_posix.cpp or process_windows.cpp defines this function.
std::FILE* open_temporary_file();

// Holds the input or the output of a program, so that nobody has to read one pipe while writing to
// another.
class TemporaryFile {
 public:
  TemporaryFile() : file_(open_temporary_file()) {
    check(file_ != nullptr, "cannot make a temporary file");
  }
  explicit TemporaryFile(const std::string& text) : TemporaryFile() {
    std::fwrite(text.data(), 1, text.size(), file_);
    check(std::fflush(file_) == 0 && !std::ferror(file_), "cannot write a temporary file");
    std::rewind(file_);
  }
  ~TemporaryFile() { std::fclose(file_); }

  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

#ifdef _WIN32
  int descriptor() const { return _fileno(file_); }

  std::size_t size() const {
    struct _stat64 info;
    return _fstat64(descriptor(), &info) == 0 ? static_cast<std::size_t>(info.st_size) : 0;
  }
#else
  int descriptor() const { return fileno(file_); }

  std::size_t size() const {
    struct stat info;
    return fstat(descriptor(), &info) == 0 ? static_cast<std::size_t>(info.st_size) : 0;
  }
#endif

  // Returns a part of the file. On Windows, has "\n" in place of "\r\n", which the C library of a
  // program writes for "\n".
  std::string read(std::size_t from, std::size_t size) const {
    std::string text(size, '\0');
    std::fseek(file_, static_cast<long>(from), SEEK_SET);
    text.resize(std::fread(&text[0], 1, size, file_));
#ifdef _WIN32
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (text.compare(i, 2, "\r\n") != 0) result += text[i];
    }
    return result;
#else
    return text;
#endif
  }

 private:
  static void check(bool ok, const char* what) {
    if (!ok) throw std::system_error(errno, std::generic_category(), what);
  }

  std::FILE* const file_;
};

}  // namespace duel

#endif  // TOOLS_DUEL_TEMPORARY_FILE_HPP
