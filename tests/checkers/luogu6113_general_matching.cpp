// SPDX-License-Identifier: CC0-1.0
#include "checkers/matching_checker.hpp"

int main(int argc, char** argv) { return checker::run({false, 1, false}, argc, argv); }
