// SPDX-License-Identifier: CC0-1.0
#include "io/reader.hpp"

#include <cstdio>
#include <string>
#include <vector>

#include "check.hpp"
#include "temporary_file.hpp"

namespace {

using io::InputError;
using io::Reader;

template <class Read>
std::string error_of(const std::string& text, const Read& read) {
  Reader in(text);
  try {
    read(in);
  } catch (const InputError& e) {
    return e.what();
  }
  return "no error";
}

std::string number_error(const std::string& text) {
  return error_of(text, [](Reader& in) { in.integer("a number", -5, 100); });
}

void test_tokens() {
  Reader in(" 1\t-5\r\n\n  ab  \v\f100 x");
  CHECK(!in.at_end());
  CHECK_EQ(in.integer("a", 0, 1), 1);
  CHECK_EQ(in.line(), 1);
  CHECK_EQ(in.integer("b", -5, 0), -5);
  CHECK_EQ(in.word("a word"), "ab");
  CHECK_EQ(in.line(), 3);
  CHECK_EQ(in.integer("c", 100, 100), 100);
  CHECK_EQ(in.word("a word"), "x");
  CHECK(in.at_end());
  CHECK(in.at_end());
}

// A message has the first 40 characters of a token.
void test_quotes() {
  const std::string most(40, 'x');
  CHECK_EQ(Reader::quoted(most), "'" + most + "'");
  CHECK_EQ(Reader::quoted(most + 'x').substr(0, 41), "'" + most);
  CHECK(Reader::quoted(most + 'x').size() > 43);
}

void test_empty() {
  Reader in("");
  CHECK(in.at_end());
  CHECK(Reader(" \n \n").at_end());
  CHECK_EQ(error_of("\n\n", [](Reader& r) { r.word("a name"); }),
           "line 3: expected a name, found the end of the input");
}

// Checks that integer() reads exactly the numbers of its range: numbers at each power of 2 and 10,
// at the limits of the range, and beside all of these.
void test_every_range() {
  const long long most = 2147483647, ranges[][2] = {{-most - 1, most},  {0, most}, {-5, 100},
                                                    {-most - 1, -most}, {1, 1},    {1 << 30, most}};
  std::vector<long long> numbers = {-most - 1, most, -5, 100, 99999999999};
  for (long long power = 1; power < 1LL << 60; power *= 2) numbers.push_back(power);
  for (long long power = 1; power < 1LL << 58; power *= 10) numbers.push_back(power);
  for (const auto& range : ranges) {
    const long long low = range[0], high = range[1];
    for (const long long near : numbers) {
      for (long long number = near - 1; number <= near + 1; ++number) {
        for (const long long value : {number, -number}) {
          const std::string token = std::to_string(value);
          const bool fits = value >= low && value <= high;
          const auto read = [&](Reader& in) {
            CHECK_EQ(in.integer("a number", static_cast<int>(low), static_cast<int>(high)), value);
          };
          const std::string error = io::text("line 1: expected a number from ", low, " to ", high,
                                             ", found '", token, "'");
          CHECK_EQ(error_of(token, read), fits ? "no error" : error);
          CHECK_EQ(error_of(token + ' ', read), fits ? "no error" : error);
        }
      }
    }
  }
}

void test_numbers() {
  Reader in("007 -0 0 +5 +0 " + std::string(100, '0') + "9");
  for (const int expected : {7, 0, 0, 5, 0, 9}) CHECK_EQ(in.integer("a", 0, 9), expected);
  const std::string expected = "line 1: expected a number from -5 to 100, found ";
  CHECK_EQ(number_error(""), expected + "the end of the input");
  for (const std::string token : {"101", "-6", "+", "+-1", "-", "--1", "1.5", "1e2", "x",
                                  "18446744073709551617", "-18446744073709551615"}) {
    // The reader has separate code for a number at the end of its buffer. The first check tests
    // this code, and the second check tests the code for a number before a blank.
    CHECK_EQ(number_error(token), expected + "'" + token + "'");
    CHECK_EQ(number_error(token + ' '), expected + "'" + token + "'");
  }
  CHECK_EQ(number_error(std::string(1000, '9')), expected + "'" + std::string(40, '9') + "...'");
  CHECK_EQ(number_error("\xe4\x01~"), expected + "'\\xe4\\x01~'");
  // Characters that are seen: é, 三, a full-width 1. Then spaces, and bytes of no character.
  for (const std::string token : {"\xc3\xa9", "\xe4\xb8\x89", "\xef\xbc\x91"}) {
    CHECK_EQ(number_error(token + token), expected + "'" + token + token + "'");
    CHECK_EQ(Reader::quoted(std::string(39, '9') + token + '9'),
             "'" + std::string(39, '9') + token + "...'");
  }
  CHECK_EQ(number_error("\xe2\x80\x8b"), expected + "'\\xe2\\x80\\x8b'");
  CHECK_EQ(number_error("\xe3\x80\x80"), expected + "'\\xe3\\x80\\x80'");
  CHECK_EQ(number_error("\xed\xa0\x80\xf0\x80\x80"), expected + "'\\xed\\xa0\\x80\\xf0\\x80\\x80'");
  CHECK_EQ(number_error("\xb8\xc3\xe4\xb8"), expected + "'\\xb8\\xc3\\xe4\\xb8'");
}

void test_counts() {
  const auto number = [](Reader& in) { in.integer("a count", 1); };
  const auto first = [](Reader& in) { in.first_number("a count"); };
  CHECK_EQ(error_of("100000000", number), "no error");
  CHECK_EQ(error_of("100000000", first), "no error");
  for (const char* text : {"100000001", "2000000000", "99999999999999999999"}) {
    const std::string message =
        "line 1: expected an input that fits into the memory, found a larger one";
    CHECK_EQ(error_of(text, number), message);
    CHECK_EQ(error_of(text, first), message);
  }
  const std::string range = "line 1: expected a count from 1 to 100000000, found ";
  CHECK_EQ(error_of("0", number), range + "'0'");
  CHECK_EQ(error_of("100000001x", number), range + "'100000001x'");
  CHECK_EQ(Reader("100000001").index("a vertex", 1, 100000000), -1);
}

void test_blanks() {
  const std::string text(
      "\xef\xbb\xbf"
      "1\0\x1a"
      "2 a\0b\r\n\x1a\x1a\0",
      15);
  Reader in(text);
  CHECK_EQ(in.integer("a", 0), 1);
  CHECK_EQ(in.integer("a", 0), 2);
  CHECK_EQ(in.word(""), "a");
  CHECK_EQ(in.word(""), "b");
  CHECK(in.at_end());
  CHECK_EQ(Reader("\xef\xbb\xbf").at_end(), true);
  CHECK_EQ(number_error(" \xef\xbb\xbf"
                        "1"),
           "line 1: expected a number from -5 to 100, found '\\xef\\xbb\\xbf1'");
}

// Tests UTF-16 with and without a byte order mark, and inputs that are only similar to UTF-16.
void test_utf16() {
  const std::string message = "this file is UTF-16; save it as UTF-8 or ASCII";
  const auto first = [](const std::string& text) {
    return error_of(text, [](Reader& in) { in.integer("a number", 0); });
  };
  for (const char* const text : {"\xff\xfe", "\xfe\xff",
                                 "\xff\xfe"
                                 "1\0",
                                 "\xff\xfe\xef"}) {
    CHECK_EQ(first(text), message);
  }
  CHECK_EQ(error_of("\xfe\xff", [](Reader& in) { in.at_end(); }), message);
  CHECK_EQ(first(std::string("1\0 \0002\0\n\0", 8)), message);
  CHECK_EQ(first(std::string("\0001\0 \0002\0\n3", 9)), message);
  CHECK_EQ(first(std::string("1\0 \0002\0", 6)), "no error");
  CHECK_EQ(first(std::string("1\0 \0002\0\0\0", 8)), "no error");
  CHECK_EQ(first(std::string("1\0 \0002\0\n3\0", 9)), "no error");
  CHECK_EQ(first(std::string(8, '\0') + '1'), "no error");
  CHECK_EQ(number_error("\xef\xbb"),
           "line 1: expected a number from -5 to 100, found '\\xef\\xbb'");
  CHECK_EQ(number_error("\xef\xbb 1"),
           "line 1: expected a number from -5 to 100, found '\\xef\\xbb'");
  CHECK_EQ(number_error("\xff 1"), "line 1: expected a number from -5 to 100, found '\\xff'");
}

// Tests which tokens can begin a case: at the first case only numbers, and later a token that is no
// number ends the input. The result must not depend on where the blocks of a file end.
void test_cases() {
  const auto first_number = [](const std::string& text, std::string& warning) {
    Reader in("1 " + text);
    CHECK_EQ(in.first_number("a size"), 1);
    const int result = in.first_number("a size");
    warning = in.warning();
    CHECK(warning.empty() || in.at_end());
    return result;
  };
  std::string warning;
  for (const char* const number : {"2", "+2 ", "002 q"}) {
    CHECK_EQ(first_number(number, warning), 2);
    CHECK_EQ(warning, "");
  }
  CHECK_EQ(first_number("", warning), -1);
  CHECK_EQ(warning, "");
  for (const std::string other : {"q", "2q", "1.5", "-", "+", "--1", ".2"}) {
    CHECK_EQ(first_number(other + " 3", warning), -1);
    CHECK_EQ(warning, "warning: line 1: expected the end of the input, found '" + other + "'");
  }
  const auto read = [](Reader& in) { in.first_number("a size"); };
  const std::string range = "line 1: expected a size from 0 to 100000000, found ";
  CHECK_EQ(error_of("q", read), range + "'q'");
  CHECK_EQ(error_of(" ", read), "no error");
  CHECK_EQ(error_of("1 -2", [&](Reader& in) { read(in), read(in); }), range + "'-2'");
  for (int blanks = (1 << 16) - 12; blanks < 1 << 16; ++blanks) {
    std::FILE* const file = file_with("1 " + std::string(blanks, ' ') + "12abc 3");
    Reader in(file);
    CHECK_EQ(in.first_number("a size"), 1);
    CHECK_EQ(in.first_number("a size"), -1);
    CHECK_EQ(in.warning(), "warning: line 1: expected the end of the input, found '12abc'");
    std::fclose(file);
  }
}

void test_warnings() {
  Reader in("2 0 -1\n4 99999999999999999999 3 x");
  CHECK_EQ(in.index("a vertex", 1, 3), 1);
  CHECK_EQ(in.warning(), "");
  CHECK_EQ(in.index("a vertex", 1, 3), -1);
  const std::string first = "warning: line 1: expected a vertex from 1 to 3, found '0'";
  CHECK_EQ(in.warning(), first);
  for (int i = 0; i < 3; ++i) CHECK_EQ(in.index("a vertex", 1, 3), -1);
  CHECK_EQ(in.warning(), first + " (and 3 more)");
  CHECK_EQ(in.index("a vertex", 0, 4), 3);
  CHECK_THROWS(in.index("a vertex", 1, 3), InputError);
  Reader more("7 8");
  CHECK_EQ(more.index("a vertex", 0, 0), -1);
  more.expect_end();
  CHECK(more.at_end());
  CHECK_EQ(more.warning(),
           "warning: line 1: expected a vertex from 0 to -1, found '7' (and 1 more)");
}

// Tests a file that is longer than the buffer of the reader, so that tokens cross the end of the
// buffer.
void test_file() {
  std::string text = "\xef\xbb\xbf";
  const int count = 60000;
  for (int i = 0; i < count; ++i) text += io::text(i * 7 - 1000, i % 3 == 0 ? "\r\n" : " ");
  const std::string long_word(200000, 'w');
  std::FILE* const file = file_with(text + '\n' + long_word + " end");
  Reader in(file);
  int wrong = 0;
  for (int i = 0; i < count; ++i) wrong += in.integer("a", -1000, 7 * count) != i * 7 - 1000;
  CHECK_EQ(wrong, 0);
  CHECK_EQ(in.line(), (count - 1) / 3 + 2);
  CHECK(in.word("a long word") == long_word);
  CHECK_EQ(in.word("the last word"), "end");
  CHECK(in.at_end());
  std::fclose(file);
}

// Tests that the ends of lines are counted, in particular those that the end of the buffer splits.
void test_lines() {
  Reader in("a\rb\n\rc\r\n\r\nd\r\re\n\nf");
  for (const int line : {1, 2, 4, 6, 8, 10}) {
    in.word("a letter");
    CHECK_EQ(in.line(), line);
  }
  for (int length = 65520; length < 65540; ++length) {
    for (const std::string end : {"\r\n", "\r", "\n", "\r\r", "\n\r"}) {
      std::FILE* const file = file_with(std::string(length, 'w') + end + "x");
      Reader lines(file);
      lines.word("a long word");
      CHECK_EQ(lines.word("a letter"), "x");
      CHECK_EQ(lines.line(), end == "\r\r" || end == "\n\r" ? 3 : 2);
      std::fclose(file);
    }
  }
}

}  // namespace

int main() {
  test_tokens();
  test_quotes();
  test_empty();
  test_every_range();
  test_numbers();
  test_counts();
  test_blanks();
  test_warnings();
  test_utf16();
  test_cases();
  test_file();
  test_lines();
  return check::result();
}
