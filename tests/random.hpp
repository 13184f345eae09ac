// SPDX-License-Identifier: CC0-1.0
//
// Random numbers that are the same on every machine.
#ifndef RANDOM_HPP
#define RANDOM_HPP

#include <random>
#include <utility>
#include <vector>

class Random {
 public:
  explicit Random(unsigned seed) : engine_(seed) {}

  // From 0 to n - 1.
  int below(int n) { return static_cast<int>(engine_() % static_cast<unsigned>(n)); }

  // True in this many of a hundred cases.
  bool percent(int chance) { return below(100) < chance; }

  // m pairs of vertices out of n, loops and repeats among them.
  std::vector<std::pair<int, int>> edges(int n, int m) {
    std::vector<std::pair<int, int>> result;
    for (int i = 0; i < m && n > 0; ++i) {
      const int v = below(n);
      result.emplace_back(v, below(n));
    }
    return result;
  }

 private:
  std::mt19937 engine_;
};

#endif  // RANDOM_HPP
