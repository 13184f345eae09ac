// SPDX-License-Identifier: CC0-1.0
//
// What is true of every generated input.
#ifndef INSTANCES_VALID_HPP
#define INSTANCES_VALID_HPP

#include <cstdint>
#include <string>

#include "check.hpp"
#include "instances/format.hpp"
#include "instances/problems.hpp"

namespace valid {

inline const instances::Format& format_of(const std::string& problem) {
  return *instances::problem(problem).format;
}

// The statement promises it, it is in canonical form, and it is the same again.
inline void check_valid(const std::string& problem, const std::string& shape,
                        const instances::Request& request, std::uint64_t seed) {
  const instances::Format& format = format_of(problem);
  const std::string text = format.generate(shape, request, seed);
  const std::string where = problem + ' ' + shape + ' ' + std::to_string(seed);
  check::report(format.is_promised(text), __FILE__, __LINE__, where + " is not promised");
  check::report(format.canonical(text) == text, __FILE__, __LINE__, where + " is not canonical");
  if (request.size == instances::Size::judge) return;
  check::report(format.generate(shape, request, seed) == text, __FILE__, __LINE__,
                where + " differs from itself");
}

}  // namespace valid

#endif  // INSTANCES_VALID_HPP
