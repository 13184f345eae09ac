// SPDX-License-Identifier: CC0-1.0
//
// Defines a solver with planted bugs. The first word of the input chooses the bug, which the fuzz
// target of the solvers must find.
#ifndef PLANTED_HPP
#define PLANTED_HPP

#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "judge/reader.hpp"
#include "judge/writer.hpp"

namespace planted {

inline void solve(judge::Reader& in, judge::Writer& out) {
  const std::string order = in.word("an order");
  if (order == "throw") throw std::out_of_range("from within");
  if (order == "reason") throw judge::InputError("bad input");
  if (order == "binary") in.fail("text", "\x01");
  if (order == "long") in.fail("a short message", std::string(1000, '.'));
  if (order == "blanks") {
    in.at_end();
    out << static_cast<int>(in.line());
  }
  if (order == "memory") {
    std::vector<char> much(static_cast<std::size_t>(in.integer("a size", 0)));
    out << static_cast<int>(much.size());
  }
  // A sanitizer must find the three bugs below: an index out of range, an integer overflow, and a
  // pointer to freed memory.
  if (order == "overrun") {
    std::vector<int> few(3);
    const int* const first = few.data();
    out << first[in.integer("a place", 0)];
  }
  if (order == "overflow") out << in.integer("a large number", 0) + 2147483000;
  if (order == "freed") {
    auto number = std::make_unique<int>(1);
    const volatile int* const pointer = number.get();
    number.reset();
    out << *pointer;
  }
}

}  // namespace planted

#endif  // PLANTED_HPP
