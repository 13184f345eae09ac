// SPDX-License-Identifier: CC0-1.0
//
// Prints the elements of the JavaScript array in problems.js: the table of the problems.
#include <cstddef>
#include <iostream>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "instances/problems.hpp"

namespace {

// ---- Values in JavaScript

std::string script(bool value) { return value ? "true" : "false"; }
std::string script(int value) { return std::to_string(value); }
std::string script(const std::string& text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') result += '\\';
    result += c == '\n' ? "\\n" : std::string(1, c);
  }
  return result + '"';
}
std::string script(const std::pair<int, int>& pair) {
  return '[' + script(pair.first) + ", " + script(pair.second) + ']';
}
template <class T>
std::string script(const std::vector<T>& list) {
  std::string result = "[";
  for (const T& item : list) result += (result.size() > 1 ? ", " : "") + script(item);
  return result + ']';
}

// ---- Names

const char* name_of(instances::End end) {
  const char* const names[] = {"one_case",     "counted",        "zero", "zeros",
                               "end_of_input", "counted_starts", "pairs"};
  return names[static_cast<std::size_t>(end)];
}

}  // namespace

int main() {
  for (const instances::Problem& problem : instances::problems()) {
    const instances::Form& form = problem.form;
    const instances::Properties fields = {{"id", problem.name},
                                          {"judges", problem.judges},
                                          {"link", problem.link},
                                          {"end", std::string(name_of(problem.format->end()))},
                                          {"question", problem.question->name},
                                          {"game", problem.question->is_game},
                                          {"form", form.text},
                                          {"win", form.win},
                                          {"lose", form.lose},
                                          {"pair", form.pair},
                                          {"players", problem.players}};
    std::cout << "  { title: { en: " << script(problem.english)
              << ", zh: " << script(problem.chinese) << " }";
    for (const instances::Properties& list : {fields, problem.format->properties()}) {
      for (const auto& [name, value] : list) {
        std::cout << ", " << name << ": ";
        std::visit([](const auto& held) { std::cout << script(held); }, value);
      }
    }
    std::cout << " },\n";
  }
}
