// SPDX-License-Identifier: CC0-1.0
#ifndef TOOLS_EXPLAIN_DIGITS_HPP
#define TOOLS_EXPLAIN_DIGITS_HPP

#include <string>

namespace explain {

// Returns the base-64 digits with which the C++ code writes data for the page. The file
// src/page/explained.js has the same list.
inline const std::string& digits() {
  static const std::string all = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  return all;
}

}  // namespace explain

#endif  // TOOLS_EXPLAIN_DIGITS_HPP
