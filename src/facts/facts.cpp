// SPDX-License-Identifier: CC0-1.0
#include "facts/facts.hpp"

#include <string>
#include <vector>

namespace facts {
namespace {

#include "facts.inc"  // the build makes this file, which defines kFacts

}  // namespace

const std::vector<Group>& groups() {
  static const std::vector<Group> all = [] {
    std::string text;
    for (const char* const paragraph : kFacts) text += paragraph + std::string("\n\n");
    return read(text);
  }();
  return all;
}

}  // namespace facts
