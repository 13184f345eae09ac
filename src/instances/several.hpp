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

// How an input with several cases tells where they end: their number comes first, two zeros come
// last, or the input ends.
enum class Cases { counted, until_zeros, until_the_end };

// An input of several cases of a Kind. Where they are not counted, the Kind reads a case without
// parts if there is no further case.
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

  Value read(judge::Reader& in) const {
    Value value;
    if (end == Cases::counted) {
      for (int i = in.integer("the number of cases", 0);
           i > 0 && judge::expect_more(in, "another case"); --i) {
        value.push_back(kind.read(in));
      }
      return value;
    }
    do {
      value.push_back(kind.read(in));
    } while (kind.parts(value.back(), 0) > 0);
    value.pop_back();
    return value;
  }

  void write(const Value& value, std::string& text) const {
    if (end == Cases::counted) text += std::to_string(value.size()) + '\n';
    for (const auto& one : value) kind.write(one, text);
    if (end == Cases::until_zeros) text += "0 0\n";
  }

  std::string measure(const Value& value) const {
    if (value.size() == 1) return kind.measure(value[0]);
    return std::to_string(value.size()) + " cases" +
           (value.empty() ? "" : ", the first of " + kind.measure(value[0]));
  }

  bool is_promised(const Value& value) const {
    for (const auto& one : value) {
      if (!kind.is_promised(one)) return false;
    }
    return is_within(value.size(), cases);
  }

  std::vector<Position> positions(const Value& value) const {
    std::vector<Position> all;
    for (const auto& one : value) {
      for (Position& position : kind.positions(one)) all.push_back(std::move(position));
    }
    return all;
  }

  std::string page() const { return kind.page() + ", several: true"; }

  // Whole cases, then the ways of the first case, of the second, ...
  int ways(const Value& value) const {
    int all = 1;
    for (const auto& one : value) all += kind.ways(one);
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
  // Makes the way one of a case, which it returns.
  std::size_t case_of(const Value& value, int& way) const {
    std::size_t at = 0;
    for (--way; way >= kind.ways(value[at]); ++at) way -= kind.ways(value[at]);
    return at;
  }
};

}  // namespace instances

#endif  // INSTANCES_SEVERAL_HPP
