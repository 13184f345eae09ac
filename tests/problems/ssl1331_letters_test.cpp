// SPDX-License-Identifier: CC0-1.0
#define main solver_main
#include "problems/ssl1331_letters.cpp"
#undef main

#include <random>
#include <string>

#include "check.hpp"
#include "problems/all_matchings.hpp"
#include "problems/brute_force.hpp"

namespace {

using all_matchings::Lists;

// Returns the input for n letters; excluded[i] lists the envelopes that do not contain letter i.
std::string input_of(const Lists& excluded) {
  std::string input = std::to_string(excluded.size()) + "\n";
  for (std::size_t letter = 0; letter < excluded.size(); ++letter) {
    for (const int envelope : excluded[letter]) {
      input += std::to_string(letter + 1) + " " + std::to_string(envelope + 1) + "\n";
    }
  }
  return input + "0 0\n";
}

void test_by_listing(const Lists& excluded) {
  const int n = static_cast<int>(excluded.size());
  Lists possible(n);
  for (int letter = 0; letter < n; ++letter) {
    std::vector<char> is_excluded(n, 0);
    for (const int envelope : excluded[letter]) is_excluded[envelope] = 1;
    for (int envelope = 0; envelope < n; ++envelope) {
      if (!is_excluded[envelope]) possible[letter].push_back(envelope);
    }
  }
  const all_matchings::Listing all = all_matchings::of(possible);
  std::string expected;
  for (int letter = 0; letter < n && all.size == n; ++letter) {
    for (int envelope = 0; envelope < n; ++envelope) {
      if (all_matchings::count(all, letter, envelope) != all.of.size()) continue;
      expected += std::to_string(letter + 1) + " " + std::to_string(envelope + 1) + "\n";
    }
  }
  if (expected.empty()) expected = "none\n";
  const std::string input = input_of(excluded);
  check::equal(brute_force::answer(solve, input), expected, __FILE__, __LINE__, input.c_str());
}

void test_every_graph(int n) {
  for (unsigned pairs = 0; pairs < 1u << n * n; ++pairs) {
    test_by_listing(all_matchings::with_pairs(n, n, pairs));
  }
}

void test_random_graphs() {
  std::mt19937 random(1331);
  for (int repetition = 0; repetition < 600; ++repetition) {
    const int n = static_cast<int>(5 + random() % 2);
    test_by_listing(all_matchings::random_lists(random, n, n, 40 + random() % 50));
  }
}

// Uses ten times as many letters as the judge. If each letter is in an envelope with the same
// number or a smaller number, all envelopes are certain. If the first letter may also be in the
// last envelope, no envelope is certain.
void test_large() {
  const int n = 1000;
  Lists excluded(n);
  std::string certain;
  for (int letter = 0; letter < n; ++letter) {
    for (int envelope = letter + 1; envelope < n; ++envelope) {
      excluded[letter].push_back(envelope);
    }
    certain += std::to_string(letter + 1) + " " + std::to_string(letter + 1) + "\n";
  }
  CHECK(brute_force::answer(solve, input_of(excluded)) == certain);
  excluded[0].pop_back();
  CHECK_EQ(brute_force::answer(solve, input_of(excluded)), "none\n");
}

void test_bad_input() {
  brute_force::test_bad_input(
      solve, {
                 {"-1", "line 1: expected the number of letters from 0 to 1073741823, found '-1'"},
                 {"2\n3 1\n", "warning: line 2: expected a letter from 0 to 2, found '3'"},
                 {"2\n1 0\n", "warning: line 2: expected an envelope from 1 to 2, found '0'"},
                 {"1000000000\n1 1\n1 x\n",
                  "line 3: expected an envelope from 1 to 1000000000, found 'x'"},
             });
}

}  // namespace

int main() {
  for (int n = 0; n <= 4; ++n) test_every_graph(n);
  test_random_graphs();
  test_large();
  test_bad_input();
  return check::result();
}
