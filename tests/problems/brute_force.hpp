// SPDX-License-Identifier: CC0-1.0
//
// Plays vertex geography by trying every move, and runs solvers inside the test.
#ifndef PROBLEMS_BRUTE_FORCE_HPP
#define PROBLEMS_BRUTE_FORCE_HPP

#include <string>
#include <unordered_map>
#include <vector>

#include "check.hpp"
#include "judge/reader.hpp"
#include "judge/run.hpp"
#include "judge/writer.hpp"

namespace brute_force {

using Adjacency = std::vector<std::vector<int>>;

// Finds the winner of every position on one graph with at most 58 vertices. Stores the results. A
// position consists of the visited vertices and the vertex of the token.
class Play {
 public:
  explicit Play(const Adjacency& adjacency) : adjacency_(adjacency) {}

  // Returns whether the player to move wins with the token on v. `visited` is the bit set of the
  // vertices visited before v.
  bool mover_wins(int v, unsigned long long visited = 0) {
    visited |= 1ULL << v;
    const unsigned long long key = visited << 6 | static_cast<unsigned>(v);
    const auto known = known_.find(key);
    if (known != known_.end()) return known->second;
    bool wins = false;
    for (const int w : adjacency_[v]) {
      if ((visited >> w & 1) == 0 && !mover_wins(w, visited)) {
        wins = true;
        break;
      }
    }
    return known_[key] = wins;
  }

 private:
  const Adjacency& adjacency_;
  std::unordered_map<unsigned long long, bool> known_;
};

// Returns the answer of a solver to an input. Checks that there is no warning and no error.
inline std::string answer(void (*solve)(judge::Reader&, judge::Writer&), const std::string& input) {
  judge::Reader in(input);
  judge::Writer out;
  CHECK_EQ(judge::solve_all(solve, in, out), "");
  CHECK_EQ(in.warning(), "");
  return out.text();
}

// Returns the warning and the error of a solver for an input, in two lines if there are both.
inline std::string message(void (*solve)(judge::Reader&, judge::Writer&),
                           const std::string& input) {
  judge::Reader in(input);
  judge::Writer out;
  const std::string error = judge::solve_all(solve, in, out);
  return in.warning() + (in.warning().empty() || error.empty() ? "" : "\n") + error;
}

struct BadInput {
  std::string input;
  std::string message;
};

// Checks the message of the solver for each input.
inline void test_bad_input(void (*solve)(judge::Reader&, judge::Writer&),
                           const std::vector<BadInput>& inputs) {
  for (const BadInput& bad : inputs) CHECK_EQ(message(solve, bad.input), bad.message);
}

}  // namespace brute_force

#endif  // PROBLEMS_BRUTE_FORCE_HPP
