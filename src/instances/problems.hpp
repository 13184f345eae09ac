// SPDX-License-Identifier: CC0-1.0
//
// Declares the table of problems. A problem is a row: a layout, which says how its inputs are
// written, and a question about the graphs that the inputs mean. tests/README.md says how to add a
// problem.
#ifndef INSTANCES_PROBLEMS_HPP
#define INSTANCES_PROBLEMS_HPP

#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "instances/format.hpp"
#include "instances/texts.hpp"

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
  class_d,            // {count} of the vertices of the Gallai-Edmonds class D
  largest_set,        // {count} of the vertices of a largest independent set
  smallest_cover,     // {count} of the vertices of a smallest vertex cover
  matching,           // the {size} of a maximum matching, how many vertices are {covered},
                      // its {pairs}, or all {mates}
  heaviest,           // the {weight} of a matching of maximum weight, its {size}, {pairs}, {mates}
  best_perfect,       // the {least} and the {greatest} weight of a perfect matching; the {mates} of
                      // the left vertices, or those of the {rights}, if one weight is asked for
  smallest_matching,  // the {mates} in the smallest perfect matching, or `lose` if there is none
  path_cover,         // the {paths} of a minimum path cover, a line each, and their {count}
  antichain,          // {count} of the vertices of a maximum antichain; as strings of 0 and 1: the
                      // {chosen} vertices, and those in {some} maximum antichain
  mates_in_some,      // {lists}: for each vertex on the left, its mates in all maximum matchings
  vertices_in_every,  // {left}, {right}: the vertices that every maximum matching covers
  edges_in_every,   // {pairs} in every maximum matching, or `lose` if there is no such pair; their
                    // {count}, and {size}
  certain_couples,  // {couples}: `win` for each edge of a given perfect matching that is in every
                    // perfect matching, and `lose` for the other edges
  edges_in_none,    // {numbers} of the edges that are in no maximum matching, their {count}
  vital_pairs,      // {count} of the pairs of vertices without which no perfect matching is left
  // ---- Neither
  value  // {value} of a game that no single graph describes
};

inline bool is_game(Asks asks) { return asks < Asks::class_d || asks == Asks::value; }

// Says what a problem asks, and how the output is written.
struct Question {
  Asks asks;
  std::string form;  // the output for a case: fields such as {winner}, and {case}, its number
  std::string win = {}, lose = {};
  std::string pair = "{a} {b}\n";  // the output for a pair {a}, {b} in {pairs}

  bool has(const char* field) const { return form.find(field) != std::string::npos; }
};

struct Problem {
  std::string name;
  std::string judges;  // what contests and judges call it, such as "Luogu P4055, BZOJ 1443"
  std::shared_ptr<const Format> format;
  Question question;
  std::string english, chinese;  // the titles on the page
  std::string link = {};         // the URL of the statement
  // The names in the statement of the player who moves first in a game, and of the other one.
  std::vector<std::string> players = {};
};

// Returns all problems, in the order of the web page. The function is defined in problems.cpp
// because the headers of the layouts take a long time to compile, and most programs do not need
// these headers.
const std::vector<Problem>& problems();

// Returns the problem with the given name. Throws std::invalid_argument if no problem has this
// name.
inline const Problem& problem(const std::string& name) {
  for (const Problem& candidate : problems()) {
    if (candidate.name == name) return candidate;
  }
  throw std::invalid_argument(name);
}

// Returns the problem that a person means by a word such as "jsoi2009_game", "jsoi2009", "P4055" or
// "BZOJ 1443". Throws std::invalid_argument, with the nearest names, if the word fits no problem or
// several.
const Problem& find_problem(const std::string& word);

}  // namespace instances

#endif  // INSTANCES_PROBLEMS_HPP
