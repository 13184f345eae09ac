// SPDX-License-Identifier: CC0-1.0
//
// Declares the solvers of the full files as functions.
#ifndef FULL_FILES_HPP
#define FULL_FILES_HPP

#include <string>
#include <vector>

namespace full_files {

struct Output {
  std::string text;
  std::string error;  // the message of the error that ended the run, or an empty string
};

struct Solver {
  std::string problem;
  Output (*run)(const std::string& input);
};

const std::vector<Solver>& solvers();

}  // namespace full_files

#endif  // FULL_FILES_HPP
