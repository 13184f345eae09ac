// SPDX-License-Identifier: CC0-1.0
#ifndef INSTANCES_QUESTION_HPP
#define INSTANCES_QUESTION_HPP

#include <string>

namespace instances {

// Says what a problem asks about the graph of each case. An answer consists of fields, each of
// which has a name. `win` and `lose` are words of the output, see Question.
enum class Asks {
  // ---- Games: vertex geography on the graph
  winner,            // {winner} if the game starts from the token: `win` for the player to move
  winner_of_choice,  // {winner} if a player chooses the start: `win` for this player
  losing_starts,     // {starts} from which the player to move loses, their {count}, and {winner},
                     // which is `win` if there is such a start
  winners,           // {left}, {right}: the winner from each vertex, `win` for the player to move
  map,               // {map}: the board with the winner from each cell
  mistakes,          // {rounds} of a played game with a mistake of the first player, their {count}
  // ---- Matchings
  missable,           // {count} of the vertices that some maximum matching exposes
  largest_set,        // {count} of the vertices of a largest independent set
  matching,           // the {size} of a maximum matching, its {pairs}, or all {mates}
  mates_in_some,      // {lists}: for each vertex on the left, its mates in all maximum matchings
  vertices_in_every,  // {left}, {right}: the vertices that every maximum matching covers
  edges_in_every,     // {pairs} in every maximum matching, their {count}, and {size}
  certain_pairs,      // {pairs} in every perfect matching, or `lose` if there is no such pair
  certain_couples,    // {couples}: `win` for each edge of a given perfect matching that is in every
                      // perfect matching, and `lose` for the other edges
  edges_in_none,      // {numbers} of the edges that are in no maximum matching, their {count}
  vital_pairs,        // {count} of the pairs of vertices without which no perfect matching is left
  // ---- Neither
  value  // {value} of a game that no single graph describes
};

inline bool is_game(Asks asks) { return asks < Asks::missable || asks == Asks::value; }

// Says what a problem asks, and how the output is written.
struct Question {
  Asks asks;
  std::string form;  // the output for a case: fields such as {winner}, and {case}, its number
  std::string win = {}, lose = {};
  std::string pair = "{a} {b}\n";  // the output for a pair {a}, {b} in {pairs}

  bool has(const char* field) const { return form.find(field) != std::string::npos; }
};

}  // namespace instances

#endif  // INSTANCES_QUESTION_HPP
