// SPDX-License-Identifier: CC0-1.0
//
// Checks of generated inputs and of shrinking.
#ifndef INSTANCES_VALID_HPP
#define INSTANCES_VALID_HPP

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "check.hpp"
#include "instances/format.hpp"
#include "instances/problems.hpp"

namespace valid {

inline const instances::Format& format_of(const std::string& problem) {
  return *instances::problem(problem).format;
}

// Generates an input. Checks that the statement promises the input, that the input is in canonical
// form and, except for the size `judge`, that the same arguments give the same input again.
inline void check_valid(const std::string& problem, const std::string& shape,
                        const instances::Request& request, std::uint64_t seed) {
  const instances::Format& format = format_of(problem);
  const std::string text = format.generate(shape, request, seed);
  const std::string where = problem + ' ' + shape + ' ' + std::to_string(seed);
  check::report(format.is_promised(text), __FILE__, __LINE__,
                where + " breaks a promise of the statement");
  check::report(format.canonical(text) == text, __FILE__, __LINE__,
                where + " is not in canonical form");
  if (request.size == instances::Size::judge) return;
  check::report(format.generate(shape, request, seed) == text, __FILE__, __LINE__,
                where + " differs when generated again");
}

// Returns a checksum of a small and a huge input of each shape. The small inputs have the seed 1,
// the huge inputs the given seed and parameters. The checksum must be the same on every platform.
inline std::uint64_t checksum_of(const std::string& problem,
                                 const std::map<std::string, double>& given,
                                 std::uint64_t seed = 2) {
  const instances::Format& format = format_of(problem);
  std::uint64_t sum = 0xcbf29ce484222325;
  const auto add = [&](const std::string& text) {
    for (const char c : text) sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  };
  for (const instances::Shape& shape : format.shapes()) {
    add(format.generate(shape.name, {instances::Size::small}, 1));
    add(format.generate(shape.name, {instances::Size::huge, given}, seed));
  }
  return sum;
}

// Shrinks an input of each shape in which `fails` is true of the graph of some case. Checks that
// is_smallest() is true of each result, that there are at least four such inputs, and that every
// text tried is promised and in canonical form.
inline void check_shrink(const std::string& problem,
                         const std::function<bool(const instances::Position&)>& fails,
                         const std::function<bool(const std::string&)>& is_smallest) {
  const instances::Format& format = format_of(problem);
  const auto fails_in_some_case = [&](const std::string& text) {
    CHECK(format.is_promised(text));
    CHECK(format.canonical(text) == text);
    const std::vector<instances::Position> all = format.positions(text);
    return std::any_of(all.begin(), all.end(), fails);
  };
  int shrunk = 0;
  std::uint64_t seed = 0;
  for (const instances::Shape& shape : format.shapes()) {
    const std::string text =
        format.generate(shape.name, {instances::Size::small, {{"cases", 3}}}, ++seed);
    if (!fails_in_some_case(text)) continue;
    ++shrunk;
    const std::string smallest = format.shrink(text, fails_in_some_case);
    check::report(is_smallest(smallest), __FILE__, __LINE__,
                  problem + ' ' + shape.name + " shrinks to " + smallest);
  }
  CHECK(shrunk >= 4);
}

// Checks whether two edges share a vertex on the left.
inline bool has_fork_on_the_left(const instances::Position& position) {
  std::set<int> left;
  for (const auto& edge : position.edges) {
    if (!left.insert(edge.first).second) return true;
  }
  return false;
}

// Returns a function that checks whether a text is one of the given texts.
inline std::function<bool(const std::string&)> one_of(const std::set<std::string>& texts) {
  return [texts](const std::string& text) { return texts.count(text) > 0; };
}

}  // namespace valid

#endif  // INSTANCES_VALID_HPP
