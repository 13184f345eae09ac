// SPDX-License-Identifier: CC0-1.0
//
// Compiles all full files as one program. Each full file is in a namespace of its own, and so are
// its copies of our headers. All standard headers are included before. The build makes
// full_files.inc, which includes the full files and lists their solvers.
#include "full_files.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <limits>
#include <map>
#include <memory>
#include <new>
#include <numeric>
#include <sstream>
#include <stdexcept>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace {

template <class Reader, class Writer>
full_files::Output run(void (*solve)(Reader&, Writer&),
                       std::string (*solve_all)(void (*)(Reader&, Writer&), Reader&, Writer&),
                       const std::string& input) {
  Reader in(input);
  Writer out;
  const std::string error = solve_all(solve, in, out);
  return {out.text(), error};
}

}  // namespace

#define main solver_main
#include "full_files.inc"
