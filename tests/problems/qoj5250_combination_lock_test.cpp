// SPDX-License-Identifier: CC0-1.0
#define main solver_main
#include "problems/qoj5250_combination_lock.cpp"
#undef main

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "instances/random.hpp"
#include "problems/brute_force.hpp"

namespace {

using Settings = std::pair<std::string, std::string>;

std::string pattern_of(const Settings& settings) {
  std::string pattern;
  for (std::size_t i = 0; i < settings.first.size(); ++i) {
    pattern += settings.first[i] == settings.second[i] ? '=' : '.';
  }
  return pattern;
}

// Returns whether the player to move, whose setting is the first one, wins. Tries every digit.
bool mover_wins(const Settings& settings, std::set<std::string>& closed) {
  for (std::size_t i = 0; i < settings.first.size(); ++i) {
    for (char digit = '0'; digit <= '9'; ++digit) {
      Settings next = settings;
      next.first[i] = digit;
      const std::string pattern = pattern_of(next);
      if (pattern == pattern_of(settings) || !closed.insert(pattern).second) continue;
      std::swap(next.first, next.second);
      const bool wins = !mover_wins(next, closed);
      closed.erase(pattern);
      if (wins) return true;
    }
  }
  return false;
}

std::string text_of(int n, int v) {
  std::string signs;
  for (int i = 0; i < n; ++i) signs += (v >> i & 1) != 0 ? '.' : '=';
  return signs;
}

std::string input_of(int n, const Settings& settings, const std::vector<int>& forbidden) {
  std::string input = std::to_string(n) + " " + std::to_string(forbidden.size()) + "\n" +
                      settings.first + "\n" + settings.second + "\n";
  for (const int v : forbidden) input += text_of(n, v) + "\n";
  return input;
}

Settings random_settings(int n, instances::Random& random) {
  Settings settings;
  for (int i = 0; i < n; ++i) {
    settings.first += static_cast<char>('0' + random.below(10));
    const char other = static_cast<char>('0' + random.below(10));
    settings.second += random.percent(50) ? settings.first.back() : other;
  }
  return settings;
}

// All sets of forbidden patterns of two digits, and some of three, by the rules of the locks.
void test_by_the_rules() {
  instances::Random random(5250);
  std::string inputs, answers;
  int cases = 0;
  for (int repetition = 0; repetition < 400; ++repetition) {
    const int n = random.between(1, repetition < 300 ? 2 : 3);
    const Settings settings = random_settings(n, random);
    std::set<std::string> closed = {pattern_of(settings)};
    std::vector<int> forbidden;
    for (int v = 0; v < 1 << n; ++v) {
      if (random.percent(n < 3 ? 30 : 50) && closed.insert(text_of(n, v)).second) {
        forbidden.push_back(v);
      }
    }
    inputs += input_of(n, settings, forbidden);
    answers += mover_wins(settings, closed) ? "Alice\n" : "Bob\n";
    ++cases;
  }
  CHECK_EQ(brute_force::answer(solve, std::to_string(cases) + "\n" + inputs), answers);
}

// By play on the patterns.
void test_on_patterns() {
  instances::Random random(2500);
  for (int repetition = 0; repetition < 400; ++repetition) {
    const int n = random.between(1, 5);
    const Settings settings = random_settings(n, random);
    std::vector<int> forbidden;
    std::vector<char> is_forbidden(1 << n, 0);
    int start = 0;
    for (int i = 0; i < n; ++i) start |= settings.first[i] != settings.second[i] ? 1 << i : 0;
    const int percentage = random.between(n < 5 ? 0 : 40, 80);
    for (int v = 0; v < 1 << n; ++v) {
      if (v == start || !random.percent(percentage)) continue;
      forbidden.push_back(v);
      is_forbidden[v] = 1;
    }
    brute_force::Adjacency adjacency(1 << n);
    for (int v = 0; v < 1 << n; ++v) {
      for (int i = 0; i < n; ++i) {
        if (!is_forbidden[v ^ 1 << i]) adjacency[v].push_back(v ^ 1 << i);
      }
    }
    const std::string input = "1\n" + input_of(n, settings, forbidden);
    const bool wins = brute_force::Play(adjacency).mover_wins(start);
    check::equal(brute_force::answer(solve, input), std::string(wins ? "Alice\n" : "Bob\n"),
                 __FILE__, __LINE__, input.c_str());
  }
}

// A whole hypercube has a perfect matching.
void test_large_locks() {
  const std::string zeros(20, '0');
  CHECK_EQ(brute_force::answer(solve, "1\n20 0\n" + zeros + "\n" + zeros + "\n"), "Alice\n");
}

void test_bad_input() {
  brute_force::test_bad_input(
      solve, {
                 {"1\n2 0\n12\n3\n", "line 4: expected a setting of length 2, found '3'"},
                 {"1\n2 1\n12\n34\n=\n", "line 5: expected a pattern of length 2, found '='"},
                 {"1\n2 1\n12\n34\n=x\n", "line 5: expected a pattern of '=' and '.', found '=x'"},
                 {"1\n31 0\n", "line 2: expected the number of digits from 1 to 30, found '31'"},
             });
}

}  // namespace

int main() {
  test_by_the_rules();
  test_on_patterns();
  test_large_locks();
  test_bad_input();
  return check::result();
}
