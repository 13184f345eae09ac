// SPDX-License-Identifier: CC0-1.0
#ifndef ERROR_OF_HPP
#define ERROR_OF_HPP

#include <stdexcept>
#include <string>

// Returns the message of the std::invalid_argument that the call throws, or "" if the call throws
// nothing.
template <class Call>
std::string error_of(Call call) {
  try {
    call();
  } catch (const std::invalid_argument& error) {
    return error.what();
  }
  return "";
}

#endif  // ERROR_OF_HPP
