// SPDX-License-Identifier: CC0-1.0
#ifndef IO_READ_SIDES_HPP
#define IO_READ_SIDES_HPP

#include <utility>

#include "io/read_pairs.hpp"
#include "io/reader.hpp"

namespace io {

// Describes the numbers that the input uses for the vertices on the left (first) and on the right
// (second).
using Sides = std::pair<Range, Range>;

// Reads how many vertices are on the left and how many are on the right. On both sides, the input
// numbers the vertices from `base` on.
inline Sides read_sides(Reader& in, int base) {
  const int left = in.integer("the number of vertices on the left", 0);
  const int right = in.integer("the number of vertices on the right", 0);
  return {{"a vertex on the left", base, left}, {"a vertex on the right", base, right}};
}

}  // namespace io

#endif  // IO_READ_SIDES_HPP
