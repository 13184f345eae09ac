// SPDX-License-Identifier: CC0-1.0
//
// Tests how outputs are judged: by their lines, by their tokens, or as matchings.
#include <stdexcept>
#include <string>
#include <vector>

#include "check.hpp"
#include "inputs.hpp"
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
  CHECK_EQ(token_difference("1 2\n", "1\n3\n4\n"), "line 2: expected '2', found '3'");
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

// A row has an output, and what is wrong with it. The expected output has the same value as the
// first output of its problem.
struct Row {
  std::string output, fault;
  bool is_bad_format = false;
};

void check(const std::string& problem, const std::string& input, const std::vector<Row>& rows) {
  for (const Row& row : rows) {
    const instances::Grade grade = instances::grade(problem, input, rows[0].output, row.output);
    CHECK_EQ(grade.fault, row.fault);
    CHECK_EQ(grade.is_bad_format, row.is_bad_format);
  }
}

void test_matchings() {
  const std::string path = "4 3\n0 1\n1 2\n2 3\n", pairs = "librarychecker_general_matching";
  check(
      pairs, path,
      {{"2\n3 2\n1 0\n", ""},
       {"2\n", "expected two numbers for each of 2 pairs, found 0", true},
       {"2 0 1 2 3 4", "expected two numbers for each of 2 pairs, found 5", true},
       {"-1", "expected two numbers for each of -1 pairs, found 0", true},
       {"", "there is no output", true},
       {"two", "line 1: expected a number, found 'two'", true},
       {"2 0 1 1 2", "the pair 1 - 2 shares a vertex with another pair"},
       {"2 0 3 1 2", "the pair 0 - 3 is not an edge of the input"},
       {"1 1 4", "the pair 1 - 4 is not an edge of the input"},
       {"1 1 9223372036854775807", "the pair 1 - 9223372036854775807 is not an edge of the input"},
       {"1 1 2", "expected a maximum matching, of size 2, found one of size 1"}});
  check("timus1099_work_scheduling", "3\n1 2\n2 3\n3 1\n",
        {{"2 3 2", ""},
         {"2 1 -9223372036854775808",
          "the pair 1 - -9223372036854775808 is not an edge of the input"},
         {"3 2 3", "expected an even number of vertices in pairs, found 3", true},
         {"0", "expected a maximum matching, of size 1, found one of size 0"}});
  check("uoj79_general_matching", "4 4\n1 2\n2 3\n3 4\n4 1\n",
        {{"2\n4 3 2 1\n", ""},
         {"2 2 1 4 3", ""},
         {"2\n", "expected a mate for each of 4 vertices, found 0", true},
         {"2 2 1 4 3 1", "expected a mate for each of 4 vertices, found 5", true},
         {"2 5 0 0 0", "expected the mate of vertex 1, from 1 to 4, or 0 if it has none, found 5",
          true},
         {"2 2 0 4 0", "the mate of vertex 1 does not name this vertex as its own mate"},
         {"2 2 1 0 0", "the output begins with the size 2, but has 1 pairs"}});
  check("uoj79_general_matching", "0 0\n", {{"0\n", ""}});
  check("uoj79_general_matching", "3 2\n1 1\n2 3\n",
        {{"1\n0 3 2\n", ""}, {"1\n2 1 0\n", "the pair 1 - 2 is not an edge of the input"}});
  check("uoj78_bipartite_matching", "3 2 3\n1 1\n2 2\n3 2\n",
        {{"2\n1 0 2\n", ""},
         {"2\n1 2 0\n", ""},
         {"2\n1 2 2\n", "the output begins with the size 2, but has 3 pairs"},
         {"3\n1 2 2\n",
          "the pair left vertex 3 - right vertex 2 shares a vertex with another pair"}});
  // The expected output is wrong: it is not a matching, or is not maximum.
  for (const char* wrong : {"2\n0 1\n", "1\n1 2\n"}) {
    CHECK_THROWS(instances::grade(pairs, path, wrong, "2 0 1 2 3"), std::runtime_error);
  }
}

// A right output is wrong with a token more or less.
void test_numbers_of_tokens() {
  for (const instances::Problem& problem : instances::problems()) {
    if (!accepts_several(problem)) continue;
    for (const inputs::Sample& sample : inputs::samples_of(problem.name)) {
      const std::vector<inputs::Part> words = inputs::words_of(sample.answer);
      if (words.size() > 50) continue;
      for (const inputs::Part& word : words) {
        for (const std::string& other : {std::string(), word.in(sample.answer) + " 1"}) {
          const std::string wrong = word.replaced(sample.answer, other);
          const std::string fault =
              instances::fault(problem.name, sample.input, sample.answer, wrong);
          check::report(!fault.empty(), __FILE__, __LINE__, problem.name + ", right: " + wrong);
        }
      }
    }
  }
}

void test_paths() {
  const std::string cover = "luogu2764_minimum_path_cover", arcs = "4 3\n1 2\n2 3\n2 4\n";
  check(cover, arcs,
        {{"1 2 3\n4\n2\n", ""},
         {"3\n1 2 4\n2\n", ""},
         {"", "there is no output", true},
         {"1 2 3\n4 2\n", "expected the number of paths in the last line", true},
         {"1 2 3 4\n1\n", "there is no arc from 3 to 4"},
         {"1 2 3\n2 4\n2\n", "vertex 2 is twice on the paths"},
         {"1 2 3\n1\n", "vertex 4 is on no path"},
         {"1 2 3\n5\n2\n", "expected a vertex from 1 to 4, found 5"},
         {"-2147483648\n1\n", "expected a vertex from 1 to 4, found -2147483648"},
         {"1 2 3\n4\n3\n", "the output ends with the number 3, but has 2 paths"},
         {"1 2\n3\n4\n3\n", "expected 2 paths, found 3"}});
  CHECK_THROWS(instances::grade(cover, arcs, "1 2\n3\n4\n3\n", "1 2 3\n4\n2\n"),
               std::runtime_error);
  check("luogu4298_sacrifice", "4 4\n1 2\n3 4\n3 2\n4 2\n",
        {{"2\n1010\n1011\n", ""},
         {"2\n1001\n1011\n", ""},
         {"2\n1001\n1010\n", "line 3: expected '1011', found '1010'"},
         {"2\n0011\n1011\n", "a path leads from 3 to 4, which are both chosen"},
         {"2\n1000\n1011\n", "expected 2 chosen vertices, found 1"},
         {"3\n1010\n1011\n", "line 1: expected '2', found '3'"},
         {"2\n10100\n1011\n", "line 2: expected '1010', found '10100'"},
         {"2\n10 10\n1011\n", "line 2: expected '1010', found '10'"},
         {"2\n1010\n", "line 3: expected '1011', found the end of the output"},
         {"2\n1 1 1 1\n1011\n", "line 2: expected '1010', found '1'"}});
  CHECK_THROWS(instances::fault("luogu4298_sacrifice", "2 0\n", "1\n10\n10\n", "2\n11\n11\n"),
               std::runtime_error);
}

void test_seats() {
  const std::string tables = ": there is no such table, or it is full, or the unit is there",
                    first = "expected 1 and 3 tables, one for each representative, found ";
  check("luogu3254_round_table", "2 3\n2 1\n1 2 1\n",
        {{"1\n1 2\n2\n", ""},
         {"1 3 2\n1", ""},
         {"0", "expected 1 (1: all can be seated), found 0"},
         {"1\n1 2\n", first + "1 and 2", true},
         {"0\n1 2\n2", first + "0 and 3", true},
         {"", "there is no output", true},
         {"1 2 2 1", "unit 1 cannot take table 2" + tables},
         {"1 2 0 1", "unit 1 cannot take table 0" + tables},
         {"1 2 4 1", "unit 1 cannot take table 4" + tables},
         {"1 1 2 1", "unit 2 cannot take table 1" + tables}});
  CHECK_THROWS(instances::grade("luogu3254_round_table", "1 1 1 1", "0", "1 1"),
               std::runtime_error);
}

void test_colors() {
  const std::string expected = "expected 4 colors, one for each edge, found ";
  check("librarychecker_bipartite_edge_coloring", "2 2 4\n0 0\n1 0\n0 0\n0 1\n",
        {{"3\n0\n2\n1\n2\n", ""},
         {"3 2 0 1 0", ""},
         {"4 0 2 1 3", "expected 3 colors, found 4"},
         {"3 0 2 1 3", "edge 4 has the color 3, which is none of the 3"},
         {"3 -1 2 1 0", "edge 1 has the color -1, which is none of the 3"},
         {"3 0 1 1 2", "the edges 2 and 3 have the common end right vertex 0 and the same color 1"},
         {"3 0 2 1", expected + "3", true},
         {"-3", "expected a number of colors, found -3", true},
         {"", "there is no output", true}});
  CHECK_THROWS(
      instances::grade("librarychecker_bipartite_edge_coloring", "1 1 1 0 0", "2 1", "1 0"),
      std::runtime_error);
}

void test_weights() {
  check("librarychecker_general_weighted_matching", "4 4\n0 1 4\n1 2 3\n1 0 2\n2 3 1\n",
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
  test_numbers_of_tokens();
  test_paths();
  test_seats();
  test_colors();
  test_weights();
  return check::result();
}
