// SPDX-License-Identifier: CC0-1.0
//
// The instances that are graphs: every shape gives what the judge promises, the same everywhere;
// what is made smaller ends at the smallest.
#include <algorithm>
#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "instances/edges.hpp"
#include "instances/format.hpp"
#include "instances/graphs.hpp"
#include "instances/problems.hpp"
#include "instances/random.hpp"
#include "judge/reader.hpp"

namespace {

using instances::Edge;
using instances::Format;
using instances::Position;
using instances::Request;
using instances::Shape;
using instances::Size;

const char* const kProblems[] = {"coci2018_planinarenje",
                                 "codechef_hamilg",
                                 "librarychecker_bipartitematching",
                                 "librarychecker_general_matching",
                                 "luogu3386_bipartite_matching",
                                 "luogu6113_general_matching",
                                 "uoj78_bipartite_matching",
                                 "uoj79_general_matching"};

const Format& format_of(const std::string& problem) { return *instances::problem(problem).format; }

void check_valid(const std::string& problem, const std::string& shape, const Request& request,
                 std::uint64_t seed) {
  const Format& format = format_of(problem);
  const std::string text = format.generate(shape, request, seed);
  const std::string where = problem + ' ' + shape + ' ' + std::to_string(seed);
  check::report(format.is_promised(text), __FILE__, __LINE__, where + " is not promised");
  check::report(format.canonical(text) == text, __FILE__, __LINE__, where + " is not canonical");
  if (request.size == Size::judge) return;
  check::report(format.generate(shape, request, seed) == text, __FILE__, __LINE__,
                where + " differs from itself");
}

void every_shape_is_promised() {
  unsigned long long seed = 0;
  for (const char* problem : kProblems) {
    for (const Shape& shape : format_of(problem).shapes()) {
      for (int i = 0; i < 20; ++i) check_valid(problem, shape.name, Request{Size::tiny}, ++seed);
      for (int i = 0; i < 10; ++i) check_valid(problem, shape.name, Request{Size::small}, ++seed);
      check_valid(problem, shape.name, Request{Size::judge}, ++seed);
    }
  }
}

}  // namespace

int main() {
  every_shape_is_promised();
  return check::result();
}
