// SPDX-License-Identifier: CC0-1.0
#include "checkers/run.hpp"

int main(int argc, char** argv) {
  return checker::run("librarychecker_general_matching", argc, argv);
}
