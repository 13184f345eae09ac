// SPDX-License-Identifier: CC0-1.0
//
// Every problem in one line: its name, the format and the limits of its inputs, what its answers
// are. A new problem of a known format needs no more.
#ifndef INSTANCES_PROBLEMS_HPP
#define INSTANCES_PROBLEMS_HPP

#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "instances/format.hpp"

namespace instances {

// What an output says. Where it is `matching`, several outputs are right.
enum class Answer {
  winning_cells,     // WIN and the cells that the first player can put the token on, or LOSE
  winner_of_case,    // who wins each case
  winner_of_choice,  // who wins each case if the start is free
  map_of_winners,    // who wins from each cell
  winner_of_peak,    // who wins from each vertex on the left
  losing_count,      // the number of starts from which the player to move loses
  mistakes,          // the number of mistakes in a played game, and their rounds
  largest_set,       // the size of a largest independent set
  matching_size,     // the size of a maximum matching
  matching,          // the same and a maximum matching: matching_text() of answers.hpp tells how
  mates_in_some,     // who marries whom in some maximum matching, of each on the left
  certain_pairs,     // those in every perfect matching
  parity             // of the side of each board
};

struct Problem {
  std::string name;
  std::shared_ptr<const Format> format;
  Answer answer;
};

// All problems. problems.cpp defines them: the formats take long to compile, and most programs need
// no more of them than this.
const std::vector<Problem>& problems();

// Throws std::invalid_argument if no problem has that name.
inline const Problem& problem(const std::string& name) {
  for (const Problem& candidate : problems()) {
    if (candidate.name == name) return candidate;
  }
  throw std::invalid_argument("there is no problem '" + name + "'");
}

}  // namespace instances

#endif  // INSTANCES_PROBLEMS_HPP
