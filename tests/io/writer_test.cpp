// SPDX-License-Identifier: CC0-1.0
#include "io/writer.hpp"

#include <cstdio>
#include <string>

#include "check.hpp"
#include "temporary_file.hpp"

namespace {

void test_text() {
  io::Writer out;
  CHECK_EQ(out.text(), "");
  out << 'a' << "bc" << 0 << ' ' << 2147483647 << ' ' << -12 << -2147483647 - 1 << '\n';
  CHECK_EQ(out.text(), "abc0 2147483647 -12-2147483648\n");
  io::Writer large;
  large << 9223372036854775807LL << ' ' << -9223372036854775807LL - 1 << ' ' << 10000000000LL << 0;
  CHECK_EQ(large.text(), "9223372036854775807 -9223372036854775808 100000000000");
}

// Writes a text and two numbers. The buffer of the writer has 65536 characters at first. For some
// lengths of the text, a number does not fit in the rest of the buffer.
void test_ends_of_blocks() {
  for (std::size_t length = 65510; length <= 65536; ++length) {
    const std::string piece(length, 'x');
    io::Writer out;
    out << piece.c_str() << -2147483647 - 1 << '.' << 0;
    CHECK(out.text() == piece + "-2147483648.0");
  }
}

std::string content(std::FILE* file) {
  std::string text;
  std::rewind(file);
  for (int c; (c = std::fgetc(file)) != EOF;) text += static_cast<char>(c);
  return text;
}

// Checks that the file receives all of a long answer, and that the writer never holds much of the
// answer in memory.
void test_file() {
  std::FILE* file = temporary_file();
  CHECK(file != nullptr);
  if (file == nullptr) return;
  io::Writer out(file), in_memory;
  std::string expected;
  for (int i = 0; i < 100000; ++i) {
    out << i << '\n';
    in_memory << i << '\n';
    expected += std::to_string(i) + "\n";
  }
  CHECK(std::ftell(file) > 0);
  CHECK(out.text().size() <= 1 << 16);
  const std::string piece(300000, 'x');
  out << piece.c_str() << '.';
  in_memory << piece.c_str() << '.';
  expected += piece + ".";
  CHECK(out.finish());
  CHECK(content(file) == expected);
  CHECK(in_memory.text() == expected);
  std::fclose(file);
}

void test_full_disk() {
  for (const std::size_t length : {1, 200000}) {
    std::FILE* full = std::fopen("/dev/full", "w");
    if (full == nullptr) return;             // the system has no /dev/full
    std::setvbuf(full, nullptr, _IONBF, 0);  // makes the write fail, not only the flush
    io::Writer out(full);
    CHECK(out.finish());
    out << std::string(length, 'x').c_str() << '.';
    CHECK(!out.finish());
    std::fclose(full);
  }
}

}  // namespace

int main() {
  test_text();
  test_ends_of_blocks();
  test_file();
  test_full_disk();
  return check::result();
}
