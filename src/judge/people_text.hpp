// SPDX-License-Identifier: CC0-1.0
#ifndef JUDGE_PEOPLE_TEXT_HPP
#define JUDGE_PEOPLE_TEXT_HPP

#include <limits>
#include <utility>
#include <vector>

#include "judge/reader.hpp"
#include "judge/weighted_text.hpp"

namespace judge {

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

}  // namespace judge

#endif  // JUDGE_PEOPLE_TEXT_HPP
