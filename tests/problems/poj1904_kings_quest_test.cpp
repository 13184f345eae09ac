// SPDX-License-Identifier: CC0-1.0
#define main solver_main
#include "problems/poj1904_kings_quest.cpp"
#undef main

#include <numeric>
#include <random>
#include <string>

#include "check.hpp"
#include "problems/all_matchings.hpp"
#include "problems/brute_force.hpp"

namespace {

using all_matchings::Lists;

std::string input_of(const Lists& lists, const std::vector<int>& wedding) {
  std::string input = std::to_string(lists.size()) + "\n" + all_matchings::text_of(lists);
  for (const int girl : wedding) input += std::to_string(girl + 1) + " ";
  return input + "\n";
}

// Tests the graph once with each of its perfect matchings as the last line of the input.
void test_by_listing(const Lists& lists) {
  const all_matchings::Listing all = all_matchings::of(lists);
  const int n = static_cast<int>(lists.size());
  if (all.size < n) return;
  std::string expected;
  for (int son = 0; son < n; ++son) expected += all_matchings::mates_in_some(all, son, n);
  for (const std::vector<int>& wedding : all.of) {
    const std::string input = input_of(lists, wedding);
    check::equal(brute_force::answer(solve, input), expected, __FILE__, __LINE__, input.c_str());
  }
}

void test_every_graph() {
  for (int n = 0; n <= 3; ++n) {
    for (unsigned pairs = 0; pairs < 1u << n * n; ++pairs) {
      test_by_listing(all_matchings::with_pairs(n, n, pairs));
    }
  }
}

void test_random_graphs() {
  std::mt19937 random(1904);
  for (int repetition = 0; repetition < 1000; ++repetition) {
    const int n = static_cast<int>(4 + random() % 3);
    Lists lists = all_matchings::random_lists(random, n, n, 10 + random() % 40);
    if (repetition % 2 == 0) {
      for (int son = 0; son < n; ++son) lists[son].push_back((son + 1) % n);  // may repeat a girl
    }
    test_by_listing(lists);
  }
}

// Uses far more sons than the judge: a chain, which has one wedding, and a cycle, which has two.
void test_large() {
  const int n = 200000;
  Lists lists(n);
  std::vector<int> wedding(n);
  std::iota(wedding.begin(), wedding.end(), 0);
  std::string one, both;
  for (int son = 0; son < n; ++son) {
    lists[son] = {son};
    one += "1 " + std::to_string(son + 1) + "\n";
    if (son + 1 == n) break;
    lists[son].push_back(son + 1);
    both += "2 " + std::to_string(son + 1) + " " + std::to_string(son + 2) + "\n";
  }
  CHECK(brute_force::answer(solve, input_of(lists, wedding)) == one);
  lists[n - 1].push_back(0);
  both += "2 1 " + std::to_string(n) + "\n";
  CHECK(brute_force::answer(solve, input_of(lists, wedding)) == both);
}

void test_bad_input() {
  brute_force::test_bad_input(
      solve,
      {
          {"-1", "line 1: expected the number of sons from 0 to 1073741823, found '-1'"},
          {"2\n1 3\n",
           "warning: line 2: expected a girl from 1 to 2, found '3'\nline 3: expected the number "
           "of girls in a list from 0 to 2147483647, found the end of the input"},
          {"2\n1 1\n1 2\n1\n1\n", "line 5: expected a girl in the list of son 2, found '1'"},
          {"3\n1 1\n1 2\n2 3 2\n1 2\n2\n",
           "line 6: expected a girl that no earlier son has, found '2', the girl of son 2"},
          {"1000000000\n1 7 1 x", "line 2: expected a girl from 1 to 1000000000, found 'x'"},
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
