// SPDX-License-Identifier: CC0-1.0
//
// Prints the elements of the JavaScript array in problems.js: the table of the problems.
#include <iostream>
#include <string>

#include "instances/problems.hpp"

namespace {

using instances::Answer;

// Returns true if the statement of a problem is about a game, and false if the statement is about
// matchings.
bool is_game(const instances::Problem& problem) {
  if (problem.mentions_no_game) return false;
  return problem.answer < Answer::largest_set || problem.answer == Answer::parity;
}

// Returns the name of the coloring (the way in which the picture of a graph is colored) that the
// page uses first for a problem with this kind of answer.
std::string coloring_of(Answer answer) {
  if (answer == Answer::largest_set) return "cover";
  const bool is_edges = answer == Answer::mates_in_some || answer == Answer::certain_pairs ||
                        answer == Answer::edges_in_none;
  return is_edges ? "edges" : "classes";
}

}  // namespace

int main() {
  for (const instances::Problem& problem : instances::problems()) {
    std::cout << "  { id: '" << problem.name << "', title: { en: \"" << problem.english
              << "\", zh: \"" << problem.chinese << "\" },\n    link: '" << problem.link
              << "', win: '" << problem.win << "', lose: '" << problem.lose
              << "', game: " << (is_game(problem) ? "true" : "false") << ", coloring: '"
              << coloring_of(problem.answer) << "',\n    " << problem.format->page() << " },\n";
  }
}
