// SPDX-License-Identifier: CC0-1.0
#include "judge/writer.hpp"

#include <cstdio>
#include <string>

#include "check.hpp"

namespace {

void test_text() {
  judge::Writer out;
  CHECK_EQ(out.text(), "");
  out << 'a' << "bc" << std::string("d") << 0 << ' ' << 2147483647 << ' ' << -12 << -2147483647 - 1
      << '\n';
  CHECK_EQ(out.text(), "abcd0 2147483647 -12-2147483648\n");
}

// At every distance from the end of the first block, which has 1024 chars.
void test_ends_of_blocks() {
  for (std::size_t length = 1000; length <= 1024; ++length) {
    const std::string piece(length, 'x');
    judge::Writer out;
    out << piece << -2147483647 - 1 << '.' << 0;
    CHECK_EQ(out.text(), piece + "-2147483648.0");
  }
}

std::string content(std::FILE* file) {
  std::string text;
  std::rewind(file);
  for (int c; (c = std::fgetc(file)) != EOF;) text += static_cast<char>(c);
  return text;
}

void test_long_text() {
  judge::Writer out;
  std::string expected;
  for (int i = 0; i < 100000; ++i) {
    out << i << ' ';
    expected += std::to_string(i) + " ";
  }
  const std::string piece(300000, 'x');
  out << piece << '.';
  CHECK(out.text() == expected + piece + ".");
  out.commit();  // without a file it changes nothing
  out << piece;
  CHECK(out.text() == expected + piece + "." + piece);
}

// With and without a first part that is there before the answer is certain.
void test_commit() {
  for (int before = 0; before <= 100000; before += 50000) {
    std::FILE* file = std::tmpfile();
    CHECK(file != nullptr);
    if (file == nullptr) return;
    judge::Writer out(file);
    std::string expected;
    for (int i = 0; i < before; ++i) {
      out << i << ' ';
      expected += std::to_string(i) + " ";
    }
    CHECK_EQ(std::ftell(file), 0L);
    out.commit();
    for (int i = 0; i < 100000; ++i) {
      out << i << '\n';
      expected += std::to_string(i) + "\n";
    }
    const std::string piece(300000, 'x');
    out << piece << '.';
    expected += piece + ".";
    CHECK(std::ftell(file) > 0);
    CHECK(out.text().size() <= 1 << 16);
    CHECK(out.finish());
    CHECK(content(file) == expected);
    std::fclose(file);
  }
}

void test_full_disk() {
  for (const bool commit : {false, true}) {
    std::FILE* full = std::fopen("/dev/full", "w");
    if (full == nullptr) return;             // not on this system
    std::setvbuf(full, nullptr, _IONBF, 0);  // so that a flush alone does not tell
    judge::Writer out(full);
    CHECK(out.finish());
    if (commit) out.commit();
    out << std::string(200000, 'x');
    CHECK(!out.finish());
    std::fclose(full);
  }
}

}  // namespace

int main() {
  test_text();
  test_ends_of_blocks();
  test_long_text();
  test_commit();
  test_full_disk();
  return check::result();
}
