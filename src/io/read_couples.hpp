// SPDX-License-Identifier: CC0-1.0
#ifndef IO_READ_COUPLES_HPP
#define IO_READ_COUPLES_HPP

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "io/reader.hpp"

namespace io {

// Stores couples of a girl and a boy, and pairs of a girl and a boy who were together before.
// Couple i consists of girl i and boy i.
struct Couples {
  std::vector<std::string> girls, boys;  // their names
  std::vector<std::pair<int, int>> before;
};

// Reads n couples, the number of former pairs, and these pairs. A couple and a pair are the name of
// a girl and the name of a boy. Throws InputError if a name occurs in two couples. If a name in a
// former pair occurs in no couple, warns and leaves out the pair.
inline Couples read_couples(Reader& in, int n) {
  const char* const what[] = {"the name of a girl", "the name of a boy"};
  Couples all;
  std::map<std::string, int> numbers[2];
  for (int i = 0; i < n; ++i) {
    for (const int side : {0, 1}) {
      const std::string name = in.word(what[side]);
      if (!numbers[side].insert({name, i}).second) {
        in.fail(text(what[side], " of no earlier couple"), Reader::quoted(name));
      }
      (side == 0 ? all.girls : all.boys).push_back(name);
    }
  }
  for (int more = in.integer("the number of former pairs", 0); more > 0; --more) {
    int ends[2];
    for (const int side : {0, 1}) {
      const std::string name = in.word(what[side]);
      const auto found = numbers[side].find(name);
      ends[side] = found == numbers[side].end() ? -1 : found->second;
      if (ends[side] == -1) in.warn(text(what[side], " of a couple"), Reader::quoted(name));
    }
    if (ends[0] != -1 && ends[1] != -1) all.before.emplace_back(ends[0], ends[1]);
  }
  return all;
}

}  // namespace io

#endif  // IO_READ_COUPLES_HPP
