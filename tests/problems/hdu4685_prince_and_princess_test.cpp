// SPDX-License-Identifier: CC0-1.0
#define main solver_main
#include "problems/hdu4685_prince_and_princess.cpp"
#undef main

#include <random>
#include <string>

#include "check.hpp"
#include "problems/all_matchings.hpp"
#include "problems/brute_force.hpp"

namespace {

using all_matchings::Lists;

// Tests many graphs as the cases of one input.
class Cases {
 public:
  // Also tests the case as the only case of an input, so that a failure names the case.
  void add(const Lists& lists, int right) {
    const all_matchings::Listing all = all_matchings::of(lists);
    std::string answer;
    for (std::size_t v = 0; v < lists.size(); ++v) {
      answer += all_matchings::mates_in_some(all, static_cast<int>(v), right);
    }
    const std::string input = std::to_string(lists.size()) + " " + std::to_string(right) + "\n" +
                              all_matchings::text_of(lists);
    check::equal(brute_force::answer(solve, "1\n" + input), "Case #1:\n" + answer, __FILE__,
                 __LINE__, input.c_str());
    input_ += input;
    expected_ += "Case #" + std::to_string(++count_) + ":\n" + answer;
  }

  void test() const {
    const std::string answer = brute_force::answer(solve, std::to_string(count_) + "\n" + input_);
    CHECK_EQ(answer.size(), expected_.size());
    CHECK(answer == expected_);
  }

 private:
  int count_ = 0;
  std::string input_, expected_;
};

void test_every_graph() {
  Cases cases;
  for (int left = 0; left <= 4; ++left) {
    for (int right = 0; right <= 4 && left * right <= 12; ++right) {
      for (unsigned pairs = 0; pairs < 1u << left * right; ++pairs) {
        cases.add(all_matchings::with_pairs(left, right, pairs), right);
      }
    }
  }
  cases.test();
}

void test_random_graphs() {
  std::mt19937 random(4685);
  Cases cases;
  for (int repetition = 0; repetition < 2000; ++repetition) {
    const int left = static_cast<int>(1 + random() % 7), right = static_cast<int>(1 + random() % 7);
    cases.add(all_matchings::random_lists(random, left, right, 10 + random() % 60), right);
  }
  cases.test();
  CHECK_EQ(brute_force::answer(solve, "1\n2 2\n4 2 1 2 2\n2 1 1\n"), "Case #1:\n1 2\n1 1\n");
}

// Uses far more princes than the judge. Every prince but the last loves princess i, where i is his
// own number, and princess i + 1. If the last prince loves only his own princess, there is one
// wedding. If he also loves the first princess, every prince can marry either of his two.
void test_large() {
  const int n = 200000;
  std::string chain = std::to_string(n) + " " + std::to_string(n) + "\n", one, both;
  for (int i = 1; i < n; ++i) {
    const std::string number = std::to_string(i), next = std::to_string(i + 1);
    chain += "2 " + next + " " + number + "\n";
    one += "1 " + number + "\n";
    both += "2 " + number + " " + next + "\n";
  }
  const std::string last = std::to_string(n) + "\n";
  const std::string input = "2\n" + chain + "1 " + last + chain + "2 1 " + last;
  const std::string expected =
      "Case #1:\n" + one + "1 " + last + "Case #2:\n" + both + "2 1 " + last;
  CHECK(brute_force::answer(solve, input) == expected);
}

void test_bad_input() {
  brute_force::test_bad_input(
      solve,
      {
          {"1\n2000000000 1000000000\n",
           "line 2: expected the number of princesses from 0 to 147483647, found '1000000000'"},
          {"1\n1 0\n1 1\n", "warning: line 3: expected a princess from 1 to 0, found '1'"},
          {"1\n1 2\n-1\n",
           "line 3: expected the number of princesses in a list from 0 to 2147483647, found '-1'"},
          {"1\n2000000000 100000000\n2000000000 7 x",
           "line 3: expected a princess from 1 to 100000000, found 'x'"},
      });
}

}  // namespace

int main() {
  test_every_graph();
  test_random_graphs();
  test_large();
  test_bad_input();
  return check::result();
}
