// SPDX-License-Identifier: CC0-1.0
//
// list_problems SAMPLES prints the elements of the JavaScript array in problems.js: the table of
// the problems, each with tiny inputs, of which tricky.js chooses some, then the problems that have
// only a short file.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "instances/problems.hpp"
#include "instances/texts.hpp"

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
  return '[' + script(pair.first) + ',' + script(pair.second) + ']';
}
template <class T>
std::string script(const std::vector<T>& list) {
  std::string result = "[";
  for (const T& item : list) result += (result.size() > 1 ? "," : "") + script(item);
  return result + ']';
}

// Returns the small samples of ours in a folder, in the order of their names. Typical wrong
// programs fail at them.
std::vector<std::string> own_inputs(const std::filesystem::path& folder) {
  constexpr std::size_t most = 110;  // characters of a sample, to keep the page small
  std::map<std::string, std::string> inputs;
  for (const std::filesystem::path& path : std::filesystem::directory_iterator(folder)) {
    std::ifstream in(path, std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(in)), {});
    const std::string name = path.filename().string();
    const bool is_own = path.extension() == ".in" && name.rfind("statement", 0) != 0;
    if (is_own && text.size() <= most) inputs[name] = text;
  }
  std::vector<std::string> result;
  for (const auto& [name, text] : inputs) result.push_back(text);
  return result;
}

// Returns our samples, and then different inputs of all shapes in turn, tiny and small, with one to
// three cases: twelve inputs in all, or more if they are short.
std::vector<std::string> tiny_inputs(const instances::Format& format,
                                     std::vector<std::string> inputs) {
  constexpr std::size_t least = 12, characters = 380;
  constexpr std::uint64_t seeds = 100;
  const std::vector<instances::Shape> shapes = format.shapes();
  std::size_t total = 0;
  for (const std::string& text : inputs) total += text.size();
  for (std::uint64_t seed = 0; seed < seeds && (inputs.size() < least || total < characters);
       ++seed) {
    const instances::Size size = seed % 3 == 0 ? instances::Size::small : instances::Size::tiny;
    const instances::Request request{size, {{"cases", 1.0 + static_cast<double>(seed / 3 % 3)}}};
    const std::string text = format.generate(shapes[seed % shapes.size()].name, request, seed);
    if (text.size() > 90 || std::count(inputs.begin(), inputs.end(), text) > 0) continue;
    inputs.push_back(text);
    total += text.size();
  }
  return inputs;
}

// Returns the tiny inputs for a problem, or the name of an earlier problem that has the same ones.
std::string tiny(const instances::Problem& problem, const std::filesystem::path& samples) {
  static std::map<std::vector<std::string>, std::string> known;
  const std::vector<std::string> inputs =
      tiny_inputs(*problem.format, own_inputs(samples / problem.name));
  const auto [place, is_new] = known.insert({inputs, problem.name});
  return is_new ? script(inputs) : script(place->second);
}

// Returns the words for the vertices on a side, later only the word by which problems.js finds them
// again. {name} stands for the name of a vertex.
std::string side(const std::string& word) {
  static std::set<std::string> known;
  if (!known.insert(word).second) return script(word);
  std::string result = "{ word: " + script(word);
  const texts::Side& side = texts::side_of(word);
  for (const bool is_chinese : {false, true}) {
    texts::is_chinese = is_chinese;
    result += is_chinese ? ", zh: { " : ", en: { ";
    result += "one: " + script(side.name("{name}")) + ", many: " + script(side.many()) + " }";
  }
  texts::is_chinese = false;
  return result + " }";
}

// Returns the beginning of an element: the titles.
std::string titles(const instances::Problem& problem) {
  const bool is_addition = problem.chinese.rfind(problem.english, 0) == 0;
  return "  { en: " + script(problem.english) +
         ", zh: " + script(problem.chinese.substr(is_addition ? problem.english.size() : 0));
}

// Prints the problems that have only a short file. Their question is known in a few words.
void print_short_problems() {
  for (const instances::Problem& problem : instances::short_problems()) {
    std::cout << titles(problem) << ", id: " << script(problem.name)
              << ", judges: " << script(problem.judges) << ", link: " << script(problem.link)
              << ", asks: { en: " << script(problem.asks.english)
              << ", zh: " << script(problem.asks.chinese) << " } },\n";
  }
}

void print_problems(const std::filesystem::path& samples) {
  for (const instances::Problem& problem : instances::problems()) {
    const instances::Form& form = problem.form;
    const instances::Properties fields = {{"id", problem.name},
                                          {"judges", problem.judges},
                                          {"link", problem.link},
                                          {"question", problem.question->name},
                                          {"game", problem.question->is_game},
                                          {"form", form.text},
                                          {"win", form.win},
                                          {"lose", form.lose},
                                          {"pair", form.pair},
                                          {"players", problem.players}};
    std::cout << titles(problem) << ", tiny: " << tiny(problem, samples);
    for (const instances::Properties& list : {fields, problem.format->properties()}) {
      for (const auto& [name, value] : list) {
        std::string text = std::visit([](const auto& held) { return script(held); }, value);
        if (text == "false" || text == "\"\"" || text == "[]" || text == "\"{a} {b}\\n\"" ||
            text == "\"one_case\"") {
          continue;  // problems.js has these
        }
        if (name == std::string("sides")) {
          const auto& words = std::get<std::vector<std::string>>(value);
          text = '[' + side(words[0]) + ',' + side(words[1]) + ']';
        }
        std::cout << ", " << name << ": " << text;
      }
    }
    std::cout << " },\n";
  }
}

}  // namespace

int main(int count, char** arguments) {
  try {
    print_problems(count > 1 ? arguments[1] : "");
    print_short_problems();
    return 0;
  } catch (const std::exception& error) {  // such as a wrong paragraph of the facts
    std::cerr << "list_problems: " << error.what() << '\n';
    return 1;
  }
}
