// SPDX-License-Identifier: CC0-1.0
#include "io/cases.hpp"

#include <string>

#include "check.hpp"

namespace {

using io::End;

// Returns the first numbers of the cases of an input in which a case is one number, and the
// message.
std::string cases(End end, const std::string& text) {
  io::Reader in(text);
  std::string numbers;
  try {
    while (const int number = io::next_case(in, end, "n", "m", 5)) {
      numbers += std::to_string(number) + ' ';
    }
    in.expect_end();
  } catch (const io::InputError& error) {
    return numbers + error.what();
  }
  return numbers + in.warning();
}

void test_end(End end, const std::string& mark) {
  CHECK_EQ(cases(end, ""), "");
  CHECK_EQ(cases(end, "3 4"), "3 4 ");
  for (const std::string rest : {"", "\n", " 5", " q"}) {
    CHECK_EQ(cases(end, mark + rest), "");
    CHECK_EQ(cases(end, "3 4 " + mark + rest), "3 4 ");
  }
  CHECK_VALUES(cases(end, "3 -1"), "3 line 1|n from 0|'-1'");
}

}  // namespace

int main() {
  test_end(End::zero, "0");
  for (const End end : {End::zeros, End::end_of_input}) {
    test_end(end, "0 0");
    for (const std::string second : {"7", "-1", "q"}) {
      CHECK_EQ(cases(end, "3 0 " + second + " 4"),
               "3 line 1: expected m from 0 to 0, found '" + second + "'");
    }
  }
  const std::string found = ", found the end of the input";
  CHECK_EQ(cases(End::zeros, "3 0"), "3 line 1: expected m from 0 to 0" + found);
  CHECK_EQ(cases(End::end_of_input, "3 0"), "3 warning: line 1: expected a second 0" + found);
  CHECK_EQ(cases(End::end_of_input, "3 q 4"),
           "3 warning: line 1: expected the end of the input, found 'q'");
  for (const End end : {End::zero, End::zeros}) {
    for (const std::string other : {"q", "6"}) {
      CHECK_EQ(cases(end, "3 " + other), "3 line 1: expected n from 0 to 5, found '" + other + "'");
    }
  }
  io::Reader counted("q");
  CHECK(io::has_case(counted, "n"));
  CHECK_EQ(counted.word("a word"), "q");
  CHECK(!io::has_case(counted, "n"));
  CHECK_EQ(counted.warning(), "warning: line 1: expected n, found the end of the input");
  return check::result();
}
