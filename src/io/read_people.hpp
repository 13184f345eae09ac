// SPDX-License-Identifier: CC0-1.0
#ifndef IO_READ_PEOPLE_HPP
#define IO_READ_PEOPLE_HPP

#include <limits>
#include <utility>
#include <vector>

#include "io/read_weighted.hpp"
#include "io/reader.hpp"

namespace io {

// The numbers of the university and of the subject of each person, and the weight of the person.
struct People {
  std::vector<std::pair<int, int>> places;
  std::vector<int> weights;
};

inline People read_people(Reader& in, int count) {
  const int most = std::numeric_limits<int>::max();
  People people;
  for (int i = 0; i < count; ++i) {
    const int university = in.integer("a university", 1, most);
    people.places.emplace_back(university, in.integer("a subject", 1, most));
    people.weights.push_back(read_weight(in));
  }
  return people;
}

}  // namespace io

#endif  // IO_READ_PEOPLE_HPP
