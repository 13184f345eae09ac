// SPDX-License-Identifier: CC0-1.0
//
// The programs in this folder solve a problem in the way that published solutions do. Called
// without an argument they are right; called with the name of one of their bugs they have that bug,
// which the samples have to notice.
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

// Ends a program that runs for ever.
inline void step() {
  static long long steps = 0;
  if (++steps < 3000000) return;
  std::fputs("too many steps\n", stderr);
  std::exit(3);
}

#endif  // BUG_HPP
