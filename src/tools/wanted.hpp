// SPDX-License-Identifier: CC0-1.0
//
// Parses the options by which generate and duel choose the inputs that they generate.
#ifndef TOOLS_WANTED_HPP
#define TOOLS_WANTED_HPP

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
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
      numbers[option.substr(2)] = arguments.number(option);
    }
  }

  // Throws UsageError if the inputs of the problem do not have one of the numbers.
  void check(const instances::Problem& problem) const {
    const auto all = problem.format->parameters();
    for (const auto& number : numbers) {
      if (std::none_of(all.begin(), all.end(), [&](auto& p) { return p.name == number.first; }))
        throw UsageError(texts::no_such_number(problem.name, number.first));
    }
  }
};

}  // namespace tools

#endif  // TOOLS_WANTED_HPP
