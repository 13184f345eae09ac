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

  std::FILE* file = std::tmpfile();
  CHECK(file != nullptr);
  if (file == nullptr) return;
  CHECK(out.write_to(file));
  CHECK_EQ(std::ftell(file), static_cast<long>(out.text().size()));
  std::fclose(file);
}

void test_full_disk() {
  std::FILE* full = std::fopen("/dev/full", "w");
  if (full == nullptr) return;  // not on this system
  judge::Writer out;
  CHECK(out.write_to(full));
  out << 1;
  CHECK(!out.write_to(full));
  std::fclose(full);
}

}  // namespace

int main() {
  test_text();
  test_ends_of_blocks();
  test_long_text();
  test_full_disk();
  return check::result();
}
