// SPDX-License-Identifier: CC0-1.0
//
// Vertex geography played out by its rules alone, and solvers run inside the test.
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

// Remembers positions of one graph with up to 58 vertices: the visited vertices and the token's.
class Play {
 public:
  explicit Play(const Adjacency& adjacency) : adjacency_(adjacency) {}

  // Whether the player to move wins with the token on v, when `visited` (a bit set, v aside) are
  // closed.
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

// Returns the answer of a solver to an input that must be as promised.
inline std::string answer(void (*solve)(judge::Reader&, judge::Writer&), const std::string& input) {
  judge::Reader in(input);
  judge::Writer out;
  CHECK_EQ(judge::solve_all(solve, in, out), "");
  CHECK_EQ(in.warning(), "");
  return out.text();
}

// Returns what a solver says about an input: its warning and its error, if any.
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

inline void test_bad_input(void (*solve)(judge::Reader&, judge::Writer&),
                           const std::vector<BadInput>& inputs) {
  for (const BadInput& bad : inputs) CHECK_EQ(message(solve, bad.input), bad.message);
}

}  // namespace brute_force

#endif  // PROBLEMS_BRUTE_FORCE_HPP
