// SPDX-License-Identifier: CC0-1.0
//
// Parses the options by which generate and duel choose the inputs that they generate.
#ifndef TOOLS_WANTED_HPP
#define TOOLS_WANTED_HPP

#include <algorithm>
#include <iterator>
#include <limits>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "instances/format.hpp"
#include "instances/problems.hpp"
#include "instances/texts.hpp"
#include "tools/options.hpp"

namespace tools {

// Stores the values of --shape, of --size and of the options for numbers, such as --rows.
struct Wanted {
  std::string shape;
  std::optional<instances::Size> size;
  std::map<std::string, double> numbers;

  bool is_empty() const { return shape.empty() && !size && numbers.empty(); }

  // Reads the value of an option. Throws UsageError if the option is unknown or the value is wrong.
  void read(const std::string& option, Arguments& arguments) {
    if (option == "--shape") {
      shape = arguments.value(option);
    } else if (option == "--size") {
      const std::string name = arguments.value(option);
      const auto found =
          std::find(std::begin(instances::kSizeNames), std::end(instances::kSizeNames), name);
      if (found == std::end(instances::kSizeNames)) throw UsageError(texts::expects_size(name));
      size = static_cast<instances::Size>(found - instances::kSizeNames);
    } else {
      std::vector<std::string> known;
      for (const instances::Problem& problem : instances::problems()) {
        for (const auto& number : problem.format->parameters()) {
          known.push_back(io::text("--", number.name));
        }
      }
      if (std::find(known.begin(), known.end(), option) == known.end()) {
        arguments.refuse(option, known);
      }
      constexpr double most = std::numeric_limits<int>::max();
      numbers[option.substr(2)] = arguments.number(option, -most, most);
    }
  }

  // Returns those of the shapes in which all given numbers have an effect. Throws UsageError if the
  // inputs of the problem do not have one of the numbers, or if there is no such shape.
  std::vector<std::string> fitting(const instances::Problem& problem,
                                   std::vector<std::string> shapes) const {
    const auto all = problem.format->parameters();
    for (const auto& number : numbers) {
      const std::string& name = number.first;
      if (std::none_of(all.begin(), all.end(), [&](auto& p) { return p.name == name; }))
        throw UsageError(texts::no_such_number(problem.name, name));
      const auto ignores = [&](const std::string& of) { return !asks_for(problem, of, name); };
      shapes.erase(std::remove_if(shapes.begin(), shapes.end(), ignores), shapes.end());
      if (!shapes.empty()) continue;
      std::string others;
      for (const instances::Shape& other : problem.format->shapes()) {
        if (!ignores(other.name)) others += io::text(others.empty() ? "" : ", ", other.name);
      }
      throw UsageError(others.empty() ? texts::no_such_number(problem.name, name)
                                      : texts::no_effect(name, others));
    }
    return shapes;
  }

 private:
  // Returns whether the generator asks for a number that is given.
  static bool asks_for(const instances::Problem& problem, const std::string& shape,
                       const std::string& number) {
    const instances::Request request{instances::Size::tiny, {{number, 2}}};
    try {
      problem.format->generate(shape, request, 1);
    } catch (const std::invalid_argument&) {
      // 2 may be outside the limits of the number, or may not fit the others.
    }
    return request.asked->count(number) != 0;
  }
};

}  // namespace tools

#endif  // TOOLS_WANTED_HPP
