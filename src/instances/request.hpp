// SPDX-License-Identifier: CC0-1.0
//
// Defines what a generator of inputs is asked for: a shape, a size, and the values of parameters.
#ifndef INSTANCES_REQUEST_HPP
#define INSTANCES_REQUEST_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "instances/random.hpp"
#include "instances/texts.hpp"
#include "io/reader.hpp"

namespace instances {

// Stores the least and the largest value of a number that the problem statement allows.
struct Limits {
  int least, most;
};

inline bool is_within(std::int64_t number, Limits limits) {
  return number >= limits.least && number <= limits.most;
}

template <class List>
std::int64_t size_of(const List& list) {
  return static_cast<std::int64_t>(list.size());
}

// Returns the list with more elements at its end.
template <class List>
List extended(List list, const List& more) {
  list.insert(list.end(), more.begin(), more.end());
  return list;
}

// Stores a number of an input, or the numbers of a list, with their name in messages and their
// limits.
struct Limited {
  std::string what;
  std::vector<int> numbers;
  Limits limits = {0, std::numeric_limits<int>::max()};
  bool is_list = false;
};

// Returns which number is not within its limits, such as "expected the number of rows from 1 to
// 100, found 101". Names only the first such number, and its place if it is in a list, as in (#1).
// Returns an empty text if there is none.
inline std::string broken_limit(const std::vector<Limited>& all) {
  for (const auto& [what, numbers, limits, is_list] : all) {
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      if (is_within(numbers[i], limits)) continue;
      return texts::out_of_limits(texts::phrase(what), limits.least, limits.most, numbers[i]) +
             (is_list ? io::text(" (#", i + 1, ')') : "");
    }
  }
  return "";
}

// Returns the numbers that are no lists, such as "rows: 2, columns: 3".
inline std::string measured(const std::vector<Limited>& all) {
  std::string text;
  for (const auto& [what, numbers, limits, is_list] : all) {
    if (is_list) continue;
    std::string name = texts::phrase(what);
    for (const std::string article : {"the number of ", "the "}) {
      if (name.rfind(article, 0) == 0) name.erase(0, article.size());
    }
    const std::string one = texts::measure(name, numbers[0]);
    text = text.empty() ? one : texts::both(text, one);
  }
  return text;
}

// Names the sizes of generated inputs. A reader understands a `tiny` input at a glance and can
// solve a `small` input by hand. A `judge` input can be as large as the online judge allows. A
// `huge` input is even larger, but our solver needs less than a minute for a huge input.
enum class Size { tiny, small, judge, huge };
// The names on the command line, in the order of Size. No file may include <windows.h> above this
// header, because it defines `small` as a macro.
constexpr const char* kSizeNames[] = {"tiny", "small", "judge", "huge"};

// Describes a kind of inputs that can be generated.
struct Shape {
  const char* name;
  texts::Text what;  // the structure of the inputs, and the faults of solvers that these reveal
};

// Describes a parameter for which a Request can give a value. `limits` are those of the statement,
// if the parameter is a number of the statement.
struct Parameter {
  const char* name;
  Limits limits = {0, 0};
};
using Parameters = std::vector<Parameter>;

// A number of an input may have a value beyond the statement, up to this count. An input may have
// that many cells or edges.
constexpr int kMostGiven = 10000000;

// Throws std::invalid_argument if an input would have too many cells or edges. Generators call this
// before they allocate memory.
inline void check_parts(std::int64_t parts) {
  if (parts > kMostGiven) throw std::invalid_argument(texts::too_many_parts(kMostGiven, parts));
}

// Stores the parameters of a generator. `given` maps the names of some parameters, such as "rows"
// or "edges", to their values. The values of all other parameters are random and depend on `size`.
struct Request {
  Size size = Size::small;
  std::map<std::string, double> given = {};
  // The names of the parameters that the generator has asked for, here or in a copy.
  std::shared_ptr<std::set<std::string>> asked = std::make_shared<std::set<std::string>>();

  // Returns the value of the parameter `name`. A given value may be larger than limits.most. Throws
  // std::invalid_argument if the given value is less than limits.least, greater than both
  // kMostGiven and limits.most, or not a whole number. If no value is given, returns a number that
  // depends on the size of the request:
  //
  //   tiny, small:  a random number within the limits, at most the argument `tiny` or `small`
  //   judge:        limits.most with probability 1/2, otherwise a random number within the limits
  //   huge:         the argument `huge`, even if this number is larger than limits.most
  int draw(const char* name, Limits limits, int tiny, int small, int huge, Random& random) const {
    asked->insert(name);
    const auto found = given.find(name);
    if (found != given.end()) {
      const double value = found->second;
      const int most = std::max(kMostGiven, limits.most);
      if (value < limits.least || value > most || value != static_cast<int>(value)) {
        throw std::invalid_argument(
            texts::expects_integer(io::text("--", name), limits.least, most, value));
      }
      return static_cast<int>(value);
    }
    if (size == Size::huge) return std::max(limits.least, huge);
    const int most = size == Size::tiny ? tiny : size == Size::small ? small : limits.most;
    const int high = std::max(limits.least, std::min(most, limits.most));
    if (size == Size::judge && random.percent(50)) return high;
    return random.between(limits.least, high);
  }

  // Returns the given value of the parameter, or `otherwise` if no value is given. Throws
  // std::invalid_argument if the given value is not from 0 to `most`.
  double value(const char* name, int most, double otherwise) const {
    asked->insert(name);
    const auto found = given.find(name);
    if (found == given.end()) return otherwise;
    if (found->second >= 0 && found->second <= most) return found->second;
    throw std::invalid_argument(
        texts::expects_number(io::text("--", name), 0, most, found->second));
  }
};

}  // namespace instances

#endif  // INSTANCES_REQUEST_HPP
