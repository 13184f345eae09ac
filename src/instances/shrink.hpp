// SPDX-License-Identifier: CC0-1.0
//
// Makes an input on which a program fails smaller, one removal after another.
#ifndef INSTANCES_SHRINK_HPP
#define INSTANCES_SHRINK_HPP

#include <algorithm>
#include <cstddef>
#include <functional>
#include <utility>
#include <vector>

namespace instances {

// Describes a way to make an input smaller by removing some parts, such as vertices. A Value stores
// an input.
template <class Value>
struct Way {
  std::function<int(const Value&)> parts;  // returns the number of parts
  // Removes the parts (such as vertices) with the zero-based numbers first .. first + count - 1.
  // Returns false if the result is not a valid input.
  std::function<bool(Value&, int first, int count)> leave_out;
};

template <class Value>
using Ways = std::vector<Way<Value>>;

template <class List>
void erase(List& list, int first, int count) {
  list.erase(list.begin() + first, list.begin() + first + count);
}

// Returns a Way to make an input smaller: removing elements of a list. list_in(value) returns a
// reference to this list in the value that stores the input.
template <class Value, class ListIn>
Way<Value> elements(ListIn list_in) {
  return {[=](const Value& value) { return static_cast<int>(list_in(value).size()); },
          [=](Value& value, int first, int count) {
            erase(list_in(value), first, count);
            return true;
          }};
}

// Converts the ways to make a part smaller to ways to make the whole smaller. part_in(whole)
// returns a reference to the part.
template <class Whole, class Part, class PartIn>
Ways<Whole> within(const Ways<Part>& ways, PartIn part_in) {
  Ways<Whole> all;
  for (const Way<Part>& way : ways) {
    all.push_back({[=](const Whole& whole) { return way.parts(part_in(whole)); },
                   [=](Whole& whole, int first, int count) {
                     return way.leave_out(part_in(whole), first, count);
                   }});
  }
  return all;
}

// Tries to remove parts in all ways: first many at once in each way, then half as many, and so on,
// because a run on a large input takes long. Their numbers are powers of two, because a failure
// may need an even number of parts. Keeps each removal after which `fails` is true.
// Returns a value from which no further part can be removed in this way, or the smallest value so
// far as soon as is_over() is true. ways(value) returns the ways to make a value smaller.
template <class Value, class WaysOf, class Fails, class IsOver>
Value smallest(Value value, const WaysOf& ways, const Fails& fails, const IsOver& is_over) {
  for (bool progress = true; progress;) {
    progress = false;
    bool has_parts = true;
    for (int level = 0; has_parts; ++level) {
      has_parts = false;
      Ways<Value> all = ways(value);
      for (std::size_t i = 0; i < all.size(); ++i) {
        const Way<Value> way = all[i];
        int count = 1;
        while (count <= way.parts(value) / 2) count *= 2;
        count >>= level;
        if (count == 0) continue;
        has_parts = true;
        bool is_smaller = false;
        for (int first = 0; first < way.parts(value);) {
          if (is_over()) return value;
          Value smaller = value;
          const int left = std::min(count, way.parts(value) - first);
          if (way.leave_out(smaller, first, left) && fails(smaller)) {
            value = std::move(smaller);
            is_smaller = true;
          } else {
            first += left;
          }
        }
        if (is_smaller) all = ways(value);
        progress = progress || is_smaller;
      }
    }
  }
  return value;
}

}  // namespace instances

#endif  // INSTANCES_SHRINK_HPP
