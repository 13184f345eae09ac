// SPDX-License-Identifier: CC0-1.0
//
// Defines the checks that all tests use. A failed check prints its place and its condition, and the
// test continues. The statement `return check::result();` at the end of main returns a non-zero
// exit status if a check failed or there was no check.
#ifndef CHECK_HPP
#define CHECK_HPP

#include <cstddef>
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>

namespace check {

inline long long& passed() {
  static long long count = 0;
  return count;
}

inline long long& failed() {
  static long long count = 0;
  return count;
}

// Counts a check. If `ok` is false, prints the message `what`. Ends the program after 20 failures.
inline void report(bool ok, const char* file, int line, const std::string& what) {
  if (ok) {
    ++passed();
    return;
  }
  std::cerr << file << ':' << line << ": " << what << std::endl;
  if (++failed() == 20) {
    std::cerr << "stopped after 20 failed checks" << std::endl;
    std::exit(1);
  }
}

template <class A, class B>
void equal(const A& a, const B& b, const char* file, int line, const char* text) {
  if (a == b) {
    ++passed();
    return;
  }
  std::ostringstream what;
  what << text << ": " << a << " != " << b;
  report(false, file, line, what.str());
}

// Checks that a text has these values, such as names and numbers, in this order. There is a bar
// between two values. The sentences around them may change.
inline void values(const std::string& text, const std::string& values, const char* file, int line) {
  std::istringstream list(values);
  std::size_t at = 0;
  for (std::string value; at != text.npos && std::getline(list, value, '|');) {
    at = text.find(value, at);
    if (at != text.npos) at += value.size();
  }
  report(at != text.npos, file, line, "expected " + values + ", found " + text);
}

// Prints how many checks passed and how many failed. Returns the exit status of the test.
inline int result() {
  if (passed() + failed() == 0) std::cerr << "nothing was checked" << std::endl;
  std::cout << passed() << " checks passed, " << failed() << " failed" << std::endl;
  return failed() == 0 && passed() > 0 ? 0 : 1;
}

}  // namespace check

#define CHECK(condition) check::report(static_cast<bool>(condition), __FILE__, __LINE__, #condition)
#define CHECK_EQ(a, b) check::equal((a), (b), __FILE__, __LINE__, #a " == " #b)
#define CHECK_VALUES(text, expected) check::values((text), (expected), __FILE__, __LINE__)
#define CHECK_THROWS(expression, type)                                       \
  do {                                                                       \
    bool thrown = false;                                                     \
    try {                                                                    \
      static_cast<void>(expression);                                         \
    } catch (const type&) {                                                  \
      thrown = true;                                                         \
    }                                                                        \
    check::report(thrown, __FILE__, __LINE__, #expression " throws " #type); \
  } while (false)

#endif  // CHECK_HPP
