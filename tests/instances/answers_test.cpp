// SPDX-License-Identifier: CC0-1.0
//
// Tests how outputs are judged: by their lines, by their tokens, or as matchings.
#include <stdexcept>
#include <string>
#include <vector>

#include "check.hpp"
#include "instances/outputs.hpp"
#include "instances/problems.hpp"

namespace {

using instances::difference;
using instances::token_difference;

const std::string kNul(1, '\0');

void test_lines() {
  for (const char* equal : {"1 2\n3", "1 2  \n3\n", "1 2\r\n3\r\n", "1 2\t\n3\n\n \n"}) {
    CHECK_EQ(difference("1 2\n3\n", equal), "");
  }
  CHECK_EQ(difference("", "\n \n"), "");
  CHECK_EQ(difference("1 2\n3\n", "1 2\n4\n"), "line 2: expected '3', found '4'");
  CHECK_EQ(difference("1 2\n3\n", "1\n2 3\n"), "line 1: expected '2', found the end of the line");
  CHECK_EQ(difference("1\n2\n", "1 2\n"), "line 1: expected the end of the line, found '2'");
  CHECK_EQ(difference("1\n2\n", "1\n"), "line 2: expected '2', found the end of the output");
  CHECK_EQ(difference("1\n\n2\n", "1\n"), "line 3: expected '2', found the end of the output");
  CHECK_EQ(difference("1\n", "1\n\n2\n"), "line 3: expected the end of the output, found '2'");
  CHECK_EQ(difference("1\n", " \n"), "there is no output");
  CHECK_EQ(difference("1 2\n", "1  2\n"), "line 1, column 3: expected '2', found ' 2'");
  CHECK_EQ(difference("1 2\n", " 1 2\n"), "line 1, column 1: expected '1 2', found ' 1 2'");
}

void test_tokens() {
  CHECK_EQ(token_difference("1 2\n3\n", "\t1\r\n\n2 3"), "");
  CHECK_EQ(token_difference("1 2\n", "1\n3\n"), "line 2: expected '2', found '3'");
  CHECK_EQ(token_difference("65537\n", "1\n"), "line 1: expected '65537', found '1'");
  CHECK_EQ(token_difference("1 2\n", "1\n"), "line 1: expected '2', found the end of the output");
}

// An output is not an input: these bytes are no blanks, and a number has one spelling.
void test_bytes() {
  for (const std::string& wrong :
       {"1" + kNul, kNul + "1", std::string("1\x1a"), std::string("1\n\x1a"),
        std::string("\xef\xbb\xbf"
                    "1")}) {
    CHECK(!difference("1\n", wrong).empty());
    CHECK(!token_difference("1\n", wrong).empty());
    CHECK_THROWS(instances::numbers_of(wrong), instances::BadFormat);
  }
  for (const char* wrong : {"+1", "01", "-0", "1.0", "0x1", "2147483648", "1,"}) {
    CHECK_THROWS(instances::numbers_of(wrong), instances::BadFormat);
  }
  CHECK(instances::numbers_of("-1\t2\r\n") == std::vector<int>({-1, 2}));
}

void test_matchings() {
  const auto check = [](const std::string& problem, const std::string& input,
                        const std::string& output, const std::string& fault, bool is_bad_format) {
    // The expected output is another maximum matching, of size 2.
    const std::string expected = problem == "librarychecker_general_matching" ? "2\n0 1\n2 3\n"
                                 : problem == "uoj79_general_matching"        ? "2\n2 1 4 3\n"
                                                                              : "2\n1 2 0\n";
    const instances::Grade grade = instances::grade(problem, input, expected, output);
    CHECK_EQ(grade.fault, fault);
    CHECK_EQ(grade.is_bad_format, is_bad_format);
  };
  const std::string path = "4 3\n0 1\n1 2\n2 3\n", pairs = "librarychecker_general_matching";
  check(pairs, path, "2\n3 2\n1 0\n", "", false);
  check(pairs, path, "2\n", "expected two numbers for each of 2 pairs, found 0", true);
  check(pairs, path, "2 0 1 2 3 4", "expected two numbers for each of 2 pairs, found 5", true);
  check(pairs, path, "-1", "expected two numbers for each of -1 pairs, found 0", true);
  check(pairs, path, "", "there is no output", true);
  check(pairs, path, "two", "line 1: expected a number, found 'two'", true);
  check(pairs, path, "2 0 1 1 2", "the pair 1 - 2 shares a vertex with another pair", false);
  check(pairs, path, "2 0 1 0 3", "the pair 0 - 3 is not an edge of the input", false);
  check(pairs, path, "1 1 9223372036854775807",
        "the pair 1 - 9223372036854775807 is not an edge of the input", false);
  check(pairs, path, "1 1 2", "expected a maximum matching, of size 2, found one of size 1", false);

  const std::string guards = "timus1099_work_scheduling", triangle = "3\n1 2\n2 3\n3 1\n";
  const auto guarded = [&](const char* output) {
    return instances::grade(guards, triangle, "2\n1 2\n", output).fault;
  };
  CHECK(guarded("2 3 2").empty() && !guarded("2 1 -9223372036854775808").empty());
  CHECK_EQ(guarded("3 2 3"), "expected an even number of vertices in pairs, found 3");
  CHECK_EQ(guarded("0"), "expected a maximum matching, of size 1, found one of size 0");

  const std::string cover = "luogu2764_minimum_path_cover", arcs = "4 3\n1 2\n2 3\n2 4\n";
  const auto paths = [&](const char* output, const char* fault, bool is_bad_format) {
    const instances::Grade grade = instances::grade(cover, arcs, "1 2 3\n4\n2\n", output);
    CHECK_EQ(grade.fault, fault);
    CHECK_EQ(grade.is_bad_format, is_bad_format);
  };
  paths("3\n1 2 4\n2\n", "", false);
  paths("", "there is no output", true);
  paths("1 2 3\n4 2\n", "expected the number of paths in the last line", true);
  paths("1 2 3 4\n1\n", "there is no arc from 3 to 4", false);
  paths("1 2 3\n2 4\n2\n", "vertex 2 is twice on the paths", false);
  paths("1 2 3\n1\n", "vertex 4 is on no path", false);
  paths("1 2 3\n5\n2\n", "expected a vertex from 1 to 4, found 5", false);
  paths("-2147483648\n1\n", "expected a vertex from 1 to 4, found -2147483648", false);
  paths("1 2 3\n4\n3\n", "the output ends with the number 3, but has 2 paths", false);
  paths("1 2\n3\n4\n3\n", "expected 2 paths, found 3", false);
  CHECK_THROWS(instances::grade(cover, arcs, "1 2\n3\n4\n3\n", "1 2 3\n4\n2\n"),
               std::runtime_error);

  const auto seats = [](const char* output, const char* fault, bool is_bad_format) {
    const instances::Grade grade =
        instances::grade("luogu3254_round_table", "2 3\n2 1\n1 2 1\n", "1\n1 2\n2\n", output);
    CHECK_VALUES(grade.fault, fault);
    CHECK_EQ(grade.is_bad_format, is_bad_format);
  };
  seats("1 3 2\n1", "", false);
  seats("0", "expected 1|found 0", false);
  seats("1\n1 2\n", "1 and 3 tables|found 1 and 2", true);
  seats("0\n1 2\n2", "found 0 and 3", true);
  seats("", "no output", true);
  for (const char* table : {"2 1", "0 1", "4 1"}) {
    seats(judge::text("1 2 ", table).c_str(),
          judge::text("unit 1 cannot take table ", table[0]).c_str(), false);
  }
  seats("1 1 2 1", "unit 2 cannot take table 1", false);
  CHECK_THROWS(instances::grade("luogu3254_round_table", "1 1 1 1", "0", "1 1"),
               std::runtime_error);

  const auto chosen = [](const char* output, const char* fault) {
    const std::string input = "4 4\n1 2\n3 4\n3 2\n4 2\n", right = "2\n1010\n1011\n";
    CHECK_EQ(instances::fault("luogu4298_sacrifice", input, right, output), fault);
  };
  chosen("2\n1001\n1011\n", "");
  chosen("2\n1001\n1010\n", "line 3: expected '1011', found '1010'");
  chosen("2\n0011\n1011\n", "a path leads from 3 to 4, which are both chosen");
  chosen("2\n1000\n1011\n", "expected 2 chosen vertices, found 1");
  chosen("3\n1010\n1011\n", "line 1: expected '2', found '3'");
  chosen("2\n10100\n1011\n", "line 2: expected '1010', found '10100'");
  chosen("2\n10 10\n1011\n", "line 2: expected '1010', found '10'");
  chosen("2\n1010\n", "line 3: expected '1011', found the end of the output");
  chosen("2\n1 1 1 1\n1011\n", "line 2: expected '1010', found '1'");
  CHECK_THROWS(instances::fault("luogu4298_sacrifice", "2 0\n", "1\n10\n10\n", "2\n11\n11\n"),
               std::runtime_error);

  const std::string cycle = "4 4\n1 2\n2 3\n3 4\n4 1\n", mates = "uoj79_general_matching";
  check(mates, cycle, "2\n4 3 2 1\n", "", false);
  check(mates, cycle, "2\n", "expected a mate for each of 4 vertices, found 0", true);
  check(mates, cycle, "2 2 1 4 3 1", "expected a mate for each of 4 vertices, found 5", true);
  check(mates, cycle, "2 5 0 0 0",
        "expected the mate of vertex 1, from 1 to 4, or 0 if it has none, found 5", true);
  check(mates, cycle, "2 2 0 4 0", "the mate of vertex 1 does not name this vertex as its own mate",
        false);
  check(mates, cycle, "2 2 1 0 0", "the output begins with the size 2, but has 1 pairs", false);

  const std::string sides = "3 2 3\n1 1\n2 2\n3 2\n", left = "uoj78_bipartite_matching";
  check(left, sides, "2\n1 0 2\n", "", false);
  check(left, sides, "2\n1 2 2\n", "the output begins with the size 2, but has 3 pairs", false);
  check(left, sides, "3\n1 2 2\n",
        "the pair left vertex 3 - right vertex 2 shares a vertex with another pair", false);

  // The expected output is wrong: it is not a matching, or is not maximum.
  for (const char* wrong : {"2\n0 1\n", "1\n1 2\n"}) {
    CHECK_THROWS(instances::grade(pairs, path, wrong, "2 0 1 2 3"), std::runtime_error);
  }
}

// A row has an output, and what is wrong with it. The expected output has the same weight as the
// first output of its problem.
void test_weights() {
  struct Row {
    std::string output, fault;
    bool is_bad_format = false;
  };
  const auto check = [](const std::string& problem, const std::string& input,
                        const std::vector<Row>& rows) {
    for (const Row& row : rows) {
      const instances::Grade grade = instances::grade(problem, input, rows[0].output, row.output);
      CHECK_EQ(grade.fault, row.fault);
      CHECK_EQ(grade.is_bad_format, row.is_bad_format);
    }
  };
  check("librarychecker_general_weighted_matching", "4 4\n0 1 2\n1 2 3\n1 0 4\n2 3 1\n",
        {{"2 5 0 1 2 3", ""},
         {"2 5 3 2 1 0", ""},
         {"1 3 1 2", "expected a matching of the weight 5, found one of the weight 3"},
         {"2 3 0 1 2 3", "the output states the weight 3, but its pairs have the weight 5"},
         {"2 4 0 2 1 3", "the pair 0 - 2 is not an edge of the input"},
         {"2 7 0 1 1 2", "the pair 1 - 2 shares a vertex with another pair"},
         {"2", "there is no output", true},
         {"2 5 0 1", "expected two numbers for each of 2 pairs, found 2", true}});
  check("uoj81_weighted_matching", "3 2\n1 2 3000000\n2 3 3000000\n",
        {{"3000000 2 1 0", ""},
         {"3000000\n0 3 2\n", ""},
         {"0 0 0 0", "expected a matching of the weight 3000000, found one of the weight 0"},
         {"3000000 2 3 2", "the mate of vertex 1 does not name this vertex as its own mate"},
         {"3000000 2 1 3", "the mate of vertex 3 does not name this vertex as its own mate"}});
  check("luogu6577_weighted_perfect_matching", "2 4\n1 1 1\n1 2 2\n2 1 3\n2 2 4\n",
        {{"5 1 2", ""},
         {"5 2 1", ""},
         {"3 2 0", "the pair 0 - right vertex 2 is not an edge of the input"},
         {"3 -9223372036854775808 1",
          "the pair -9223372036854775808 - right vertex 1 is not an edge of the input"},
         {"6 2 2", "the pair left vertex 2 - right vertex 2 shares a vertex with another pair"}});
  check("librarychecker_assignment", "2\n-1000000000 5\n-1000000000 6\n",
        {{"-999999995 1 0", ""},
         {"-999999994 0 1",
          "expected a matching of the weight -999999995, found one of the weight -999999994"}});
  // The expected output is wrong: another matching is better.
  CHECK_THROWS(instances::grade("librarychecker_assignment", "2 0 1 1 3", "3 0 1", "2 1 0"),
               std::runtime_error);
  CHECK_THROWS(instances::grade("uoj81_weighted_matching", "2 1 1 2 3", "0 0 0", "3 2 1"),
               std::runtime_error);
}

}  // namespace

int main() {
  test_lines();
  test_tokens();
  test_bytes();
  test_matchings();
  test_weights();
  return check::result();
}
