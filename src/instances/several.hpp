// SPDX-License-Identifier: CC0-1.0
#ifndef INSTANCES_SEVERAL_HPP
#define INSTANCES_SEVERAL_HPP

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "instances/format.hpp"
#include "instances/random.hpp"
#include "judge/cases.hpp"
#include "judge/reader.hpp"

namespace instances {

// Says how a reader finds the end of the cases. `counted`: the
// input begins with the number of cases. `until_zero`: a zero follows the last case. `until_zeros`:
// two zeros follow the last case. `until_the_end`: the input ends after the last case.
enum class Cases { counted, until_zero, until_zeros, until_the_end };

// Implements a format of several cases (games or graphs), each of which has the format Kind. `end`
// says how a reader finds the end of the cases. Unless `end` is Cases::counted, each case must
// begin with a positive number, and Kind must have the following members. kFirst and kSecond name
// the first two numbers of a case in error messages.
//
//   static constexpr const char *kFirst, *kSecond;  // for example "the number of rows"
//   Value read_rest(judge::Reader&, int first) const;  // reads a case after its first number
template <class Kind, Cases end>
struct Several {
  using Value = std::vector<typename Kind::Value>;
  static constexpr bool kSpellsOutItsSize = Kind::kSpellsOutItsSize;

  Kind kind;
  Limits cases;

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

  // Reads all cases into `value`. If a case has an error, throws judge::InputError. Then `value`
  // has the cases before this case.
  void read(judge::Reader& in, Value& value) const {
    if constexpr (end == Cases::counted) {
      for (int i = in.integer("the number of cases", 0);
           i > 0 && judge::expect_more(in); --i) {
        value.push_back(kind.read(in));
      }
    } else {
      const auto first_number = [&in] {
        return end == Cases::until_the_end ? judge::read_unless_end(in, Kind::kFirst, Kind::kSecond)
                                           : judge::read_unless_zero(in, Kind::kFirst);
      };
      while (const int first = first_number()) value.push_back(kind.read_rest(in, first));
    }
  }

  void write(const Value& value, std::string& text) const {
    if (end == Cases::counted) text += std::to_string(value.size()) + '\n';
    for (const auto& single : value) kind.write(single, text);
    if (end == Cases::until_zero) text += "0\n";
    if (end == Cases::until_zeros) text += "0 0\n";
  }

  std::string measure(const Value& value) const {
    if (value.size() == 1) return kind.measure(value[0]);
    return std::to_string(value.size()) + " cases" +
           (value.empty() ? "" : ", the first of " + kind.measure(value[0]));
  }

  std::string broken_promise(const Value& value) const {
    for (std::size_t i = 0; i < value.size(); ++i) {
      const std::string broken = kind.broken_promise(value[i]);
      if (!broken.empty()) return judge::text("case ", i + 1, ": ", broken);
    }
    return broken_limit({{"the number of cases", size_of(value), cases}});
  }

  std::vector<Position> positions(const Value& value) const {
    std::vector<Position> all;
    for (const auto& single : value) {
      for (Position& position : kind.positions(single)) all.push_back(std::move(position));
    }
    return all;
  }

  std::string page() const {
    const bool nonempty = end == Cases::until_zeros || end == Cases::until_the_end;
    return kind.page() + ", several: true" + (nonempty ? ", nonempty: true" : "");
  }

  // Returns the ways to shrink an input: removing whole cases (games or graphs), and then the ways
  // to shrink each case.
  std::vector<Way<Value>> ways(const Value& value) const {
    std::vector<Way<Value>> all = {elements<Value>([](auto& list) -> auto& { return list; })};
    for (std::size_t i = 0; i < value.size(); ++i) {
      for (const auto& way : kind.ways(value[i])) {
        all.push_back({[=](const Value& list) { return way.parts(list[i]); },
                       [=](Value& list, int first, int count) {
                         return way.leave_out(list[i], first, count);
                       }});
      }
    }
    return all;
  }
};

}  // namespace instances

#endif  // INSTANCES_SEVERAL_HPP
