// SPDX-License-Identifier: CC0-1.0
#ifndef CHECKERS_RUN_HPP
#define CHECKERS_RUN_HPP

#include <exception>
#include <fstream>
#include <iostream>
#include <iterator>
#include <stdexcept>
#include <string>

#include "instances/answers.hpp"

namespace checker {

inline std::string text_of(const char* path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error(std::string("cannot read ") + path);
  return std::string(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
}

// The main function of a problem's checker, INPUT EXPECTED ACTUAL: 0 if the actual output is right,
// else a message and 1, or 2 if the other files are not as they should be.
inline int run(const std::string& problem, int argc, char** argv) {
  if (argc != 4) {
    std::cerr << "usage: " << argv[0] << " INPUT EXPECTED ACTUAL\n";
    return 2;
  }
  try {
    const std::string wrong =
        instances::fault(problem, text_of(argv[1]), text_of(argv[2]), text_of(argv[3]));
    if (wrong.empty()) return 0;
    std::cerr << argv[3] << ": " << wrong << '\n';
    return 1;
  } catch (const std::exception& error) {
    std::cerr << argv[1] << " or " << argv[2] << ": " << error.what() << '\n';
    return 2;
  }
}

}  // namespace checker

#endif  // CHECKERS_RUN_HPP
