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
#include "instances/question.hpp"
#include "instances/texts.hpp"

namespace instances {

struct Problem {
  std::string name;
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
  throw std::invalid_argument(texts::no_problem(name));
}

}  // namespace instances

#endif  // INSTANCES_PROBLEMS_HPP
