// SPDX-License-Identifier: CC0-1.0
//
// Combination Lock
// CCPC 2020 Changchun H, Codeforces gym 102832 H
// https://codeforces.com/gym/102832
// Time: O(E sqrt V), the neighbors in the hypercube are computed
//
// Alice and Bob take turns, Alice first, and turn one digit of a lock by one, where 0 and 9 are
// neighbors. No password may occur twice, and some passwords are forbidden. The player who cannot
// move loses. Alice wins if every maximum matching of the passwords that are not forbidden covers
// the first password.

#include <cstddef>
#include <vector>

#include "io/cases.hpp"
#include "io/read_locks.hpp"
#include "io/run.hpp"
#include "matching_games/bipartite_geography.hpp"

// Represents the graph of the passwords that are not forbidden. The vertex of a password is the
// number with these digits. neighbors() computes the neighbors, and nothing stores them.
class Passwords {
 public:
  struct Neighbors {
    int v;
    const std::vector<int>& powers;
    int size() const { return 2 * static_cast<int>(powers.size()); }
    int operator[](int i) const {
      const int power = powers[i / 2], digit = v / power % 10;
      return v + (i % 2 == 0 ? (digit == 9 ? -9 : 1) : (digit == 0 ? 9 : -1)) * power;
    }
  };

  explicit Passwords(int digits) : powers_(1, 1) {
    while (--digits > 0) powers_.push_back(10 * powers_.back());
    allowed_.assign(static_cast<std::size_t>(10 * powers_.back()), true);
  }

  void set_allowed(int v, bool is_allowed) { allowed_[v] = is_allowed; }

  int size() const { return static_cast<int>(allowed_.size()); }
  bool contains(int v) const { return allowed_[v]; }
  Neighbors neighbors(int v) const { return Neighbors{v, powers_}; }

 private:
  std::vector<int> powers_;  // of 10, one for each digit
  std::vector<bool> allowed_;
};

int read_password(io::Reader& in, int digits) {
  int v = 0;
  for (const char digit : io::read_setting(in, digits)) v = 10 * v + (digit - '0');
  return v;
}

// Returns the parity of the sum of the digits, which every move changes.
int side(int v) {
  int sum = 0;
  for (; v > 0; v /= 10) sum += v;  // v and its last digit have the same parity
  return sum & 1;
}

void solve(io::Reader& in, io::Writer& out) {
  int cases = in.integer("the number of cases", 0);
  for (; cases > 0 && io::has_case(in); --cases) {
    const int digits = in.integer("the number of digits", 1, 8);  // up to 10^8 passwords
    const int forbidden = in.integer("the number of forbidden passwords", 0);
    const int start = read_password(in, digits);
    std::vector<int> passwords;
    for (int i = 0; i < forbidden; ++i) passwords.push_back(read_password(in, digits));
    Passwords graph(digits);
    for (const int v : passwords) graph.set_allowed(v, false);
    graph.set_allowed(start, true);  // the game starts here even if the password is forbidden
    out << (matching_games::bipartite_loses(graph, side)[start] ? "Bob\n" : "Alice\n");
  }
}

int main() { return io::run(solve); }
