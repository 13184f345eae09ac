// SPDX-License-Identifier: CC0-1.0
#ifndef INSTANCES_SEVERAL_HPP
#define INSTANCES_SEVERAL_HPP

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "instances/format.hpp"
#include "instances/random.hpp"
#include "judge/counted_cases.hpp"
#include "judge/reader.hpp"

namespace instances {

// How the number of cases is known: the input begins with their number, two zeros follow the last
// case, or the input ends after the last case.
enum class Cases { counted, until_zeros, until_the_end };

// A format of several cases, each in the format Kind. If the cases are not counted, Kind::read()
// returns a value without parts when there is no further case.
template <class Kind>
struct Several {
  using Value = std::vector<typename Kind::Value>;
  static constexpr bool kSpellsOutItsSize = Kind::kSpellsOutItsSize;

  Kind kind;
  Limits cases;
  Cases end;

  std::vector<Shape> shapes() const { return kind.shapes(); }

  std::vector<const char*> parameters() const {
    std::vector<const char*> all = kind.parameters();
    all.push_back("cases");
    return all;
  }

  Value generate(const std::string& shape, const Request& request, Random& random) const {
    Value value;
    for (int i = request.draw("cases", cases, 20, 30, 1, random); i > 0; --i) {
      value.push_back(kind.generate(shape, request, random));
    }
    return value;
  }

  // If a case has an error, `value` has the cases before the error.
  void read(judge::Reader& in, Value& value) const {
    if (end == Cases::counted) {
      for (int i = in.integer("the number of cases", 0);
           i > 0 && judge::expect_more(in, "another case"); --i) {
        value.push_back(kind.read(in));
      }
      return;
    }
    do {
      value.push_back(kind.read(in));
    } while (kind.parts(value.back(), 0) > 0);
    value.pop_back();
  }

  void write(const Value& value, std::string& text) const {
    if (end == Cases::counted) text += std::to_string(value.size()) + '\n';
    for (const auto& single : value) kind.write(single, text);
    if (end == Cases::until_zeros) text += "0 0\n";
  }

  std::string measure(const Value& value) const {
    if (value.size() == 1) return kind.measure(value[0]);
    return std::to_string(value.size()) + " cases" +
           (value.empty() ? "" : ", the first of " + kind.measure(value[0]));
  }

  bool is_promised(const Value& value) const {
    for (const auto& single : value) {
      if (!kind.is_promised(single)) return false;
    }
    return is_within(value.size(), cases);
  }

  std::vector<Position> positions(const Value& value) const {
    std::vector<Position> all;
    for (const auto& single : value) {
      for (Position& position : kind.positions(single)) all.push_back(std::move(position));
    }
    return all;
  }

  std::string page() const {
    return kind.page() + ", several: true" + (end == Cases::counted ? "" : ", nonempty: true");
  }

  // Way 0 removes whole cases. The next ways are those of the first case, then those of the second
  // case, and so on.
  int ways(const Value& value) const {
    int all = 1;
    for (const auto& single : value) all += kind.ways(single);
    return all;
  }

  int parts(const Value& value, int way) const {
    if (way == 0) return static_cast<int>(value.size());
    const std::size_t at = case_of(value, way);
    return kind.parts(value[at], way);
  }

  bool leave_out(Value& value, int way, int first, int count) const {
    if (way == 0) {
      value.erase(value.begin() + first, value.begin() + first + count);
      return true;
    }
    const std::size_t at = case_of(value, way);
    return kind.leave_out(value[at], way, first, count);
  }

 private:
  // Returns the case that the way belongs to. Replaces `way` by the number that this case gives it.
  std::size_t case_of(const Value& value, int& way) const {
    std::size_t at = 0;
    for (--way; way >= kind.ways(value[at]); ++at) way -= kind.ways(value[at]);
    return at;
  }
};

}  // namespace instances

#endif  // INSTANCES_SEVERAL_HPP
