// SPDX-License-Identifier: CC0-1.0
//
// Declares the tables of questions and of problems. A problem is a row: a layout, which says how
// its inputs are written, a question about the graphs that the inputs mean, and the form of the
// outputs. Its titles, judges and link are those in facts/problems.txt. tests/README.md says how to
// add a problem or a question.
#ifndef INSTANCES_PROBLEMS_HPP
#define INSTANCES_PROBLEMS_HPP

#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "facts/facts.hpp"
#include "instances/format.hpp"
#include "instances/texts.hpp"

namespace instances {

// ---- Questions

struct Problem;

// Says how the output for a case is written.
struct Form {
  std::string text;  // has fields of the question such as {winner}, and {case}, its number
  std::string win = {}, lose = {};  // words of the output, see questions.cpp
  std::string pair = "{a} {b}\n";   // the text for a pair {a}, {b} in {pairs}

  bool has(const char* field) const { return text.find(field) != std::string::npos; }
};

// Stores what a judge says about an output.
struct Grade {
  std::string fault = {};      // what is wrong with the output; empty if it is right
  bool is_bad_format = false;  // whether the output is no answer in the format of the problem
};

using Strings = std::vector<std::string>;

// Stores the graph of a case, the part of a right output for this case, which is not empty, and
// that of another output.
struct Dispute {
  const Problem& problem;
  const Case& graph;
  const Strings &ours, &theirs;  // the tokens
};

// Describes a question about the graph of each case of an input: all that the tools know about it.
// questions.cpp lists the questions.
struct Question {
  std::string name;

  // The fields of an answer that can have several right values, such as "{pairs} {mates}".
  std::string several;

  // Whether the question is about vertex geography on the graph, not about matchings.
  bool is_game;

  // Explains why d.ours is right where d.theirs differs, as why() does. nullptr if only the page
  // explains the answers.
  std::string (*why)(const Dispute& d) = nullptr;

  // Judges the output `actual` of a problem that accepts several ones. `expected` is a right
  // output. Throws std::runtime_error if `actual` is better.
  Grade (*grade)(const Problem& problem, const Case& graph, const std::string& expected,
                 const std::string& actual) = nullptr;

  // Returns the size or the weight of the matching, the number of paths or colors, or whether there
  // is a seating, in such an output. Throws BadFormat if the output does not have the format of the
  // problem, and std::runtime_error if it is no matching (or path cover) of the graph.
  long long (*value)(const Problem& problem, const Case& graph,
                     const std::string& output) = nullptr;

  // Says that a value is worse than the best one: texts::not_maximum, for example.
  const texts::Text* worse = nullptr;
};

// Returns all questions.
const std::vector<Question>& questions();

// Returns the question with this name. Throws std::logic_error if there is none.
const Question& question_with(const std::string& name);

// ---- Problems

struct Problem {
  std::string name;
  std::shared_ptr<const Format> format;
  const Question* question;
  Form form;
  // The names in the statement of the player who moves first in a game, and of the other one.
  std::vector<std::string> players = {};
  // The facts: what contests and judges call the problem, such as "Luogu P4055, BZOJ 1443"; the
  // titles; the URL of the statement; the question in a few words.
  std::string judges = {}, english = {}, chinese = {}, link = {};
  facts::Words asks = {};
};

// Returns all problems with a row, in the order of facts/problems.txt. The function is defined in
// problems.cpp because the headers of the layouts take a long time to compile, and most programs do
// not need these headers.
const std::vector<Problem>& problems();

// Returns the problems that have only a short file: no format, no question and no form.
const std::vector<Problem>& short_problems();

// Returns the problem with the given name. Throws std::invalid_argument if no problem has this
// name.
inline const Problem& problem(const std::string& name) {
  for (const Problem& candidate : problems()) {
    if (candidate.name == name) return candidate;
  }
  throw std::invalid_argument(name);
}

// Returns the problem that a person means by "jsoi2009_game", "jsoi2009", "P4055" or "BZOJ 1443",
// by words of its name or of a title, such as "king's quest", or by such words of which the last is
// shortened. Names come before words, and words before shortened words. Throws
// std::invalid_argument if no problem fits, with the names that differ in at most two letters, if
// several fit, with their names, or if the problem has only a short file and thus no row.
const Problem& find_problem(const std::string& word);

// ---- Outputs

// Returns whether the problem accepts several outputs.
bool accepts_several(const Problem& problem);

// Judges the output `actual`. Usually it must have the same lines as `expected`. If the problem
// accepts several outputs, its question judges them. Throws std::runtime_error if the input cannot
// be read or the expected output is wrong.
Grade grade(const std::string& problem, const std::string& input, const std::string& expected,
            const std::string& actual);

// Returns what is wrong with the actual output, or an empty text if it is right. Throws like
// grade().
inline std::string fault(const std::string& problem, const std::string& input,
                         const std::string& expected, const std::string& actual) {
  return grade(problem, input, expected, actual).fault;
}

// Explains the answer to the first case for which `theirs` differs from the right output `ours`.
// The output `theirs` may be any text. The explanation shows a matching or another structure and a
// proof that no other is better, which a user can check by counting. It has one to five lines,
// without a line feed at the end. Returns "" for a large graph, and for questions that only the
// page explains.
std::string why(const Problem& problem, const std::string& input, const std::string& ours,
                const std::string& theirs);

}  // namespace instances

#endif  // INSTANCES_PROBLEMS_HPP
