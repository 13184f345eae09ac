// SPDX-License-Identifier: CC0-1.0
//
// Parses the command line of a tool and runs the main function of the tool.
#ifndef TOOLS_OPTIONS_HPP
#define TOOLS_OPTIONS_HPP

#include <charconv>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <stdexcept>
#include <string>
#include <system_error>
#include <vector>

#include "tools/files.hpp"

#ifndef MATCHING_GAMES_VERSION  // the build defines this
#define MATCHING_GAMES_VERSION "of an unknown version"
#endif

namespace tools {

// Reports wrong arguments.
class UsageError : public std::invalid_argument {
 public:
  using std::invalid_argument::invalid_argument;
};

// Reads the arguments of a tool from left to right.
class Arguments {
 public:
  Arguments(int argc, char** argv) : words_(arguments_of(argc, argv)) {}

  // Returns the name by which the tool was called.
  const std::string& program() const { return words_[0]; }

  bool is_empty() const { return at_ == words_.size(); }

  // Returns whether another argument follows that is not an option.
  bool has_value() const { return !is_empty() && words_[at_].compare(0, 1, "-") != 0; }

  std::string next() { return words_[at_++]; }

  // Returns the argument after an option. This argument may begin with '-'. Throws UsageError if no
  // argument follows or if the next argument is "--".
  std::string value(const std::string& option) {
    if (is_empty() || words_[at_] == "--") throw UsageError(option + " expects a value");
    return next();
  }

  // Returns the value of an option as an integer. Throws UsageError unless the value is an integer
  // from `low` to `high`.
  template <class Integer>
  Integer integer(const std::string& option, Integer low, Integer high) {
    const std::string text = value(option);
    Integer result = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, result);
    if (rest != end || error != std::errc() || result < low || result > high) {
      throw UsageError(option + " expects a whole number from " + std::to_string(low) + " to " +
                       std::to_string(high) + ", found '" + text + "'");
    }
    return result;
  }

  // Returns the value of an option as a decimal number. Throws UsageError unless the value is a
  // decimal number from `low` to `high`.
  double number(const std::string& option, double low, double high) {
    const std::string text = value(option);
    char* end = nullptr;
    const double result = std::strtod(text.c_str(), &end);
    // The characters are checked because strtod() also accepts "nan", "inf", hexadecimal numbers
    // and leading blanks.
    const bool is_decimal = text.find_first_not_of("0123456789.-+eE") == std::string::npos;
    if (text.empty() || *end != '\0' || !is_decimal || !(result >= low && result <= high)) {
      char limits[64];
      std::snprintf(limits, sizeof limits, "%.10g to %.10g", low, high);
      throw UsageError(option + " expects a number from " + limits + ", found '" + text + "'");
    }
    return result;
  }

 private:
  std::vector<std::string> words_;
  std::size_t at_ = 1;  // the index of the next argument
};

// Implements main() of a tool and returns the exit status of the tool. Prints the version or the
// usage if the only argument is --version or --help. For any other arguments, calls run(). If run()
// throws an exception, prints the message of the exception and returns `failure`. After the message
// of std::invalid_argument, names the option --help.
inline int run_tool(const std::string& name, const char* usage, int argc, char** argv,
                    int (*run)(Arguments&), int failure = 2) {
  try {
    Arguments arguments(argc, argv);
    const std::string first = argc == 2 ? argv[1] : "";
    if (first == "--help" || first == "--version") {
      write_file("", first == "--help" ? usage : name + " " MATCHING_GAMES_VERSION "\n");
      return 0;
    }
    return run(arguments);
  } catch (const std::invalid_argument& error) {
    std::fprintf(stderr, "%s: %s (see %s --help)\n", name.c_str(), error.what(), argv[0]);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s: %s\n", name.c_str(), error.what());
  }
  return failure;
}

}  // namespace tools

#endif  // TOOLS_OPTIONS_HPP
