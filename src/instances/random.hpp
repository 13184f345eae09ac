// SPDX-License-Identifier: CC0-1.0
#ifndef INSTANCES_RANDOM_HPP
#define INSTANCES_RANDOM_HPP

#include <cstddef>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

namespace instances {

// Generates random numbers. The same seed gives the same numbers on every platform and with every
// compiler.
//
// Source: G. L. Steele Jr., D. Lea, C. H. Flood, "Fast splittable pseudorandom number generators",
// 2014.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    std::uint64_t z = state_ += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }

  // Returns a random number from 0 to n - 1, with a bias of at most n / 2^32. Requires
  // 1 <= n <= 2^31.
  int below(std::int64_t n) {
    return static_cast<int>(((next() >> 32) * static_cast<std::uint64_t>(n)) >> 32);
  }

  // Returns a number from low to high, both included.
  int between(int low, int high) { return low + below(std::int64_t{high} - low + 1); }

  // Returns true with a probability of p percent.
  bool percent(int p) { return below(100) < p; }

  // Returns true with probability p, a number from 0 to 1.
  bool chance(double p) { return static_cast<double>(next() >> 11) * 0x1p-53 < p; }

  template <class T>
  void shuffle(std::vector<T>& list) {
    for (std::size_t i = list.size(); i > 1; --i) {
      std::swap(list[i - 1], list[static_cast<std::size_t>(below(static_cast<std::int64_t>(i)))]);
    }
  }

 private:
  std::uint64_t state_;
};

// Returns the numbers from 0 to n - 1 in random order.
inline std::vector<int> random_labels(int n, Random& random) {
  std::vector<int> label(n);
  std::iota(label.begin(), label.end(), 0);
  random.shuffle(label);
  return label;
}

}  // namespace instances

#endif  // INSTANCES_RANDOM_HPP
