// SPDX-License-Identifier: CC0-1.0
//
// Combination Lock
// CERC 2022 B, QOJ 5250
// https://qoj.ac/problem/5250
// Time: O(E sqrt V), the neighbors in the hypercube are computed
//
// Alice and Bob each have a lock with n digits. The pattern of the locks says at which positions
// the digits are equal. The players take turns, Alice first, and change one digit of their own lock
// so that the pattern changes. No pattern may occur twice, and some patterns are forbidden. The
// player who cannot move loses.
//
// A move changes the pattern at exactly one position. So the patterns are the vertices of a
// hypercube, and a move follows an edge of the hypercube. Alice wins if every maximum matching of
// the patterns that are not forbidden covers the first pattern.

#include <cstddef>
#include <vector>

#include "io/cases.hpp"
#include "io/read_locks.hpp"
#include "io/run.hpp"
#include "matching_games/bipartite_geography.hpp"

// Represents the graph of the patterns that the input does not forbid. A pattern is a set of bits,
// in which bit i is set if the locks of Alice and Bob have different digits at position i. Two
// patterns are neighbors if they differ in exactly one bit. neighbors() computes the neighbors,
// and nothing stores the neighbors.
class Patterns {
 public:
  struct Neighbors {
    int v, digits;
    int size() const { return digits; }
    int operator[](int i) const { return v ^ 1 << i; }
  };

  explicit Patterns(const io::Locks& locks)
      : digits_(locks.digits), allowed_(std::size_t(1) << digits_, true) {
    for (const int v : locks.forbidden) allowed_[v] = false;
    allowed_[locks.start()] = true;  // the game starts here even if the pattern is forbidden
  }

  int size() const { return 1 << digits_; }
  bool contains(int v) const { return allowed_[v]; }
  Neighbors neighbors(int v) const { return Neighbors{v, digits_}; }

 private:
  int digits_;
  std::vector<bool> allowed_;
};

// Returns the side of the pattern v in the bipartite graph: the parity of the number of 1 bits of
// v, which every move changes.
bool side(int v) {
  bool parity = false;
  for (; v != 0; v &= v - 1) parity = !parity;
  return parity;
}

void solve(io::Reader& in, io::Writer& out) {
  int cases = in.integer("the number of cases", 0);
  for (; cases > 0 && io::has_case(in); --cases) {
    const io::Locks locks = io::read_locks(in, in.integer("the number of digits", 1, 26));
    const bool loses = matching_games::bipartite_loses(Patterns(locks), side)[locks.start()];
    out << (loses ? "Bob\n" : "Alice\n");
  }
}

int main() { return io::run(solve); }
