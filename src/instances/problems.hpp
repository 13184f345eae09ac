// SPDX-License-Identifier: CC0-1.0
//
// Declares the table of problems. Each entry has the name of a problem, the format and the limits
// of its inputs, the meaning of its output, and its titles on the web page. A new problem whose
// format exists needs an entry in problems.cpp. If its answer is Answer::matching, it also needs a
// line in matching_text() (answers.hpp) and in MATCHINGS (src/page/explained.js).
#ifndef INSTANCES_PROBLEMS_HPP
#define INSTANCES_PROBLEMS_HPP

#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "instances/format.hpp"

namespace instances {

// Says what the output of a problem means. A case is one game or one graph of an input. If the
// problem has the value Answer::matching, an input can have several correct outputs.
enum class Answer {
  winning_cells,     // WIN and the cells where the first player can place the token, or LOSE
  winner_of_case,    // the winner of each case
  winner_of_choice,  // the winner of each case if a player chooses the start
  map_of_winners,    // the winner for each cell as the start
  winner_of_peak,    // the winner for each vertex on the left as the start
  losing_count,      // the number of starts from which the player to move loses
  mistakes,          // the number of mistakes in a played game, and their rounds
  largest_set,       // the size of a largest independent set
  matching_size,     // the size of a maximum matching
  matching,          // the size and the edges of a maximum matching, see matching_text()
  mates_in_some,     // for each vertex on the left: its mates in all maximum matchings
  certain_pairs,     // the edges that are in every perfect matching
  edges_in_none,     // the number of edges in no maximum matching, and the numbers of these edges
  parity             // the winner on each empty square board, by the parity of its side
};

struct Problem {
  std::string name;
  std::shared_ptr<const Format> format;
  Answer answer;

  // These are the texts for the web page: the titles in English and Chinese, the URL of the
  // statement, and the two possible answers to one game. Only problems whose answers are lines such
  // as "Case #1: A", where A is `win` or `lose`, set `win` and `lose`. For all other problems,
  // `win` and `lose` are empty, because src/page/formats.js contains the words of their answers.
  std::string english, chinese, link = {}, win = {}, lose = {};
  // Says whether the statement mentions no game, although `answer` describes the output by a game.
  bool mentions_no_game = false;
};

// Returns all problems, in the order of the web page. The function is defined in problems.cpp
// because the headers of the formats take a long time to compile, and most programs do not need
// these headers.
const std::vector<Problem>& problems();

// Returns the problem with the given name. Throws std::invalid_argument if no problem has this
// name.
inline const Problem& problem(const std::string& name) {
  for (const Problem& candidate : problems()) {
    if (candidate.name == name) return candidate;
  }
  throw std::invalid_argument("there is no problem '" + name +
                              "'; generate --list prints all names");
}

}  // namespace instances

#endif  // INSTANCES_PROBLEMS_HPP
