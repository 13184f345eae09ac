// SPDX-License-Identifier: CC0-1.0
#ifndef TOOLS_EXPLAIN_DIGITS_HPP
#define TOOLS_EXPLAIN_DIGITS_HPP

#include <string>

namespace explain {

// Returns the digits of base 64 in which C++ writes data for the page. src/page/explained.js has the
// same list.
inline const std::string& digits() {
  static const std::string all = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  return all;
}

}  // namespace explain

#endif  // TOOLS_EXPLAIN_DIGITS_HPP
