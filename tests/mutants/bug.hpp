// SPDX-License-Identifier: CC0-1.0
//
// The programs in this folder solve a problem like typical published solutions. Without an
// argument, a program is right. With the name of a bug as its argument, the program has this bug,
// and some sample must reveal it.
#ifndef BUG_HPP
#define BUG_HPP

#include <cstdio>
#include <cstdlib>
#include <string>

inline std::string& planted_bug() {
  static std::string name;
  return name;
}

inline bool bug(const char* name) { return planted_bug() == name; }

inline void plant_bug(int argc, char** argv) {
  if (argc > 1) planted_bug() = argv[1];
}

// Counts a step of the program. Ends the program after too many steps, for bugs that cause an
// endless loop.
inline void step() {
  static long long steps = 0;
  if (++steps < 3000000) return;
  std::fputs("too many steps\n", stderr);
  std::exit(3);
}

#endif  // BUG_HPP
