// SPDX-License-Identifier: CC0-1.0
//
// Parses the command line of a tool and runs the main function of the tool.
#ifndef TOOLS_OPTIONS_HPP
#define TOOLS_OPTIONS_HPP

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <functional>
#include <map>
#include <new>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "instances/spelling.hpp"
#include "instances/texts.hpp"
#include "tools/files.hpp"

#ifndef MATCHING_GAMES_VERSION  // the build defines this
#define MATCHING_GAMES_VERSION "of an unknown version"
#endif

namespace tools {

// Reports wrong arguments.
using UsageError = std::invalid_argument;

// Returns whether the language of the user is Chinese. The first of the variables LC_ALL,
// LC_MESSAGES and LANG that is not empty decides, and on Windows, if there is none, the system.
inline bool is_user_chinese() {
  for (const char* const name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* const value = std::getenv(name);
    if (value != nullptr && *value != '\0') return std::strncmp(value, "zh", 2) == 0;
  }
  return is_system_chinese();
}

// Reads the arguments of a tool from left to right, except the option --language.
class Arguments {
 public:
  // Chooses the language of the tool. Splits --name=value into two arguments. The usage names the
  // options of the tool.
  Arguments(int argc, char** argv, const texts::Text& usage)
      : words_(arguments_of(argc, argv)), usage_(usage) {
    texts::is_chinese = is_user_chinese();
    for (std::size_t i = 1; i < words_.size() && words_[i] != "--"; ++i) {
      const std::size_t at =
          words_[i].compare(0, 2, "--") == 0 ? words_[i].find('=') : std::string::npos;
      if (at == std::string::npos) continue;
      words_.insert(words_.begin() + i + 1, words_[i].substr(at + 1));
      words_[i++].erase(at);
    }
    while (!is_empty() && words_[at_] != "--") {
      if (next() != "--language") continue;
      const std::string language = value("--language");
      if (language != "en" && language != "zh") throw UsageError(texts::expects_language(language));
      texts::is_chinese = language == "zh";
      at_ -= 2;
      words_.erase(words_.begin() + at_, words_.begin() + at_ + 2);
    }
    at_ = 1;
  }

  // Returns the name by which the tool was called.
  const std::string& program() const { return words_[0]; }

  // Returns all arguments, with a blank before each.
  std::string all() const {
    std::string result;
    for (std::size_t i = 1; i < words_.size(); ++i) result += ' ' + words_[i];
    return result;
  }

  bool is_empty() const { return at_ == words_.size(); }

  // Returns whether `word` is an argument before "--".
  bool has(const std::string& word) const {
    const auto end = std::find(words_.begin(), words_.end(), "--");
    return std::find(words_.begin(), end, word) != end;
  }

  // Reads all arguments: the value of each option in `values`, and the options in `flags`, which
  // have no value. Calls other() for any other option. Returns the arguments that are no options.
  std::vector<std::string> read(const std::map<std::string, std::string*>& values,
                                const std::map<std::string, bool*>& flags = {},
                                const std::function<void(const std::string&)>& other = nullptr) {
    std::vector<std::string> words;
    while (!is_empty()) {
      const std::string word = next();
      if (word.compare(0, 1, "-") != 0) {
        words.push_back(word);
      } else if (values.count(word) != 0) {
        *values.at(word) = value(word);
        if (values.at(word)->find_first_not_of(" \t") == std::string::npos)
          throw UsageError(texts::empty_value(word));
        if (word == "-o" && *values.at(word) == "-") values.at(word)->clear();  // standard output
      } else if (flags.count(word) != 0) {
        *flags.at(word) = true;
      } else {
        other ? other(word) : refuse(word);
      }
    }
    return words;
  }

  // Throws UsageError, with the nearest of the options that the usage names and of `more`.
  [[noreturn]] void refuse(const std::string& option, std::vector<std::string> more = {}) const {
    std::istringstream usage(usage_() + texts::language_usage());
    for (std::string word; usage >> word;) {
      const std::size_t first = word.find('-');
      if (first == word.npos) continue;
      const std::size_t last = word.find_first_not_of("-abcdefghijklmnopqrstuvwxyzI", first);
      if (first > 1) continue;
      more.push_back(word.substr(first, last - first));
    }
    throw UsageError(texts::unknown_option(
        option, *std::min_element(more.begin(), more.end(), [&](const auto& a, const auto& b) {
          return instances::distance_of(a, option) < instances::distance_of(b, option);
        })));
  }

  // Returns whether another argument follows that is not an option.
  bool has_value() const { return !is_empty() && words_[at_].compare(0, 1, "-") != 0; }

  std::string next() { return words_[at_++]; }

  // Returns the argument after an option. This argument may begin with '-'. Throws UsageError if no
  // argument follows or if the next argument is "--".
  std::string value(const std::string& option) {
    if (is_empty() || words_[at_] == "--") throw UsageError(texts::expects_value(option));
    return next();
  }

  // Returns the value of an option as an integer. Throws UsageError unless the value is an integer
  // from `low` to `high`.
  template <class Integer>
  Integer integer(const std::string& option, Integer low, Integer high) {
    const std::string text = value(option);
    Integer result = 0;
    if (!instances::read_number(text, result) || result < low || result > high) {
      throw UsageError(texts::expects_integer(option, low, high, text));
    }
    return result;
  }

  // Returns the value of an option as a decimal number. Throws UsageError unless the value is a
  // decimal number from `low` to `high`.
  double number(const std::string& option, double low, double high) {
    const std::string text = is_empty() ? "" : words_[at_];
    const double result = number(option);
    if (result >= low && result <= high) return result;
    throw UsageError(texts::expects_number(option, low, high, text));
  }

  double number(const std::string& option) {
    const std::string text = value(option);
    char* end = nullptr;
    const double result = std::strtod(text.c_str(), &end);
    // The characters are checked because strtod() also accepts "nan", "inf", hexadecimal numbers
    // and leading blanks.
    const bool is_decimal = text.find_first_not_of("0123456789.-+eE") == std::string::npos;
    if (!text.empty() && *end == '\0' && is_decimal) return result;
    throw UsageError(texts::expects_a_number(option, text));
  }

 private:
  std::vector<std::string> words_;
  const texts::Text& usage_;
  std::size_t at_ = 1;  // the index of the next argument
};

// Implements main() of a tool and returns the exit status of the tool. Prints the version or the
// usage if one of the arguments is --version or --help. Otherwise calls run(). If run()
// throws an exception, prints the message of the exception and returns `failure`. After the message
// of std::invalid_argument, names the option --help, and returns at least 2.
inline int run_tool(const std::string& name, const texts::Text& usage, int argc, char** argv,
                    int (*run)(Arguments&), int failure = 2) {
  std::string call;
  try {
    Arguments arguments(argc, argv, usage);
    call = arguments.all();
    if (arguments.has("--help")) {
      write_file("", usage() + texts::language_usage());
    } else if (arguments.has("--version")) {
      write_file("", name + " " MATCHING_GAMES_VERSION "\n");
    } else {
      return run(arguments);
    }
    return 0;
  } catch (const std::invalid_argument& error) {
    std::fputs(texts::see_help(name, error.what(), argv[0]).c_str(), stderr);
    return std::max(failure, 2);
  } catch (const std::bad_alloc&) {
    std::fprintf(stderr, "%s: %s\n", name.c_str(), texts::no_memory(call).c_str());
  } catch (const std::length_error&) {  // a vector would have more entries than there are addresses
    std::fprintf(stderr, "%s: %s\n", name.c_str(), texts::no_memory(call).c_str());
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s: %s\n", name.c_str(), error.what());
  }
  return failure;
}

}  // namespace tools

#endif  // TOOLS_OPTIONS_HPP
