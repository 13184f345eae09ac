// SPDX-License-Identifier: CC0-1.0
//
// The table of problems: the name of each, the format and the limits of its inputs, what its
// answers are, and its titles on the page. A new problem of a known format needs an entry in
// problems.cpp.
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

  // On the page: titles, a judge's address of the statement, and the two answers of a case if only
  // this problem has them.
  std::string english, chinese, link = {}, win = {}, lose = {};
  bool tells_no_game = false;  // although the answer is that of a game
};

// All problems, in the order of the page. problems.cpp defines them: the formats take long to
// compile, and most programs need no more of them than this.
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
