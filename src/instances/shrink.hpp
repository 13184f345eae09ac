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
  int parts;  // their number
  // Removes the parts with the zero-based numbers first .. first + count - 1. Changes nothing if
  // these parts cannot be removed together. The result need not be an input.
  std::function<void(Value&, int first, int count)> leave_out;
};

template <class Value>
using Ways = std::vector<Way<Value>>;

template <class List>
int count_of(const List& list) {
  return static_cast<int>(list.size());
}

template <class List>
void erase(List& list, int first, int count) {
  list.erase(list.begin() + first, list.begin() + first + count);
}

// Tries to remove parts in all ways: first many at once in each way, then half as many, and so on,
// because a run on a large input takes long. Their numbers are powers of two, because a failure
// may need an even number of parts. Keeps each removal after which `fails` is true; it must be
// false for a value that did not change. Returns a value from which no further part can be removed
// in this way, or the smallest value so far as soon as is_over() is true. ways(value) returns the
// ways to make a value smaller.
template <class Value, class WaysOf, class Fails, class IsOver>
Value smallest(Value value, const WaysOf& ways, const Fails& fails, const IsOver& is_over) {
  for (bool progress = true; progress;) {
    progress = false;
    bool has_parts = true;
    for (int level = 0; has_parts; ++level) {
      has_parts = false;
      Ways<Value> all = ways(value);
      for (std::size_t i = 0; i < all.size(); ++i) {
        int count = 1;
        while (count <= all[i].parts / 2) count *= 2;
        count >>= level;
        if (count == 0) continue;
        has_parts = true;
        for (int first = 0; first < all[i].parts;) {
          if (is_over()) return value;
          Value smaller = value;
          const int left = std::min(count, all[i].parts - first);
          all[i].leave_out(smaller, first, left);
          if (fails(smaller)) {
            value = std::move(smaller);
            all = ways(value);
            progress = true;
          } else {
            first += left;
          }
        }
      }
    }
  }
  return value;
}

}  // namespace instances

#endif  // INSTANCES_SHRINK_HPP
