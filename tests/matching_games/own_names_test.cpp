// SPDX-License-Identifier: CC0-1.0
//
// Checks that the library qualifies the names of the function templates that it calls. Without the
// qualification, a function template of the user with the same name and parameters could be called
// instead, because argument-dependent lookup finds the namespace of a graph type of the user.
#include <filesystem>
#include <regex>
#include <set>
#include <string>

#include "check.hpp"
#include "tools/files.hpp"

namespace {

// Calls use(name, before) for each name in front of an opening parenthesis. `before` is the text in
// front of this name in its line.
template <class Use>
void for_every_call(const std::string& text, Use use) {
  const std::regex line("[^\n]+"), call("\\b\\w+\\(");
  for (std::sregex_iterator at(text.begin(), text.end(), line), end; at != end; ++at) {
    const std::string of = at->str();
    for (std::sregex_iterator name(of.begin(), of.end(), call); name != end; ++name) {
      use(name->str(), of.substr(0, name->position()));
    }
  }
}

}  // namespace

int main() {
  std::set<std::string> names;
  std::string all;
  for (const auto& file :
       std::filesystem::recursive_directory_iterator(SAMPLES_DIR "/../src/matching_games")) {
    if (file.path().extension() != ".hpp") continue;
    const std::string text = tools::read_file(file.path().string());
    all += std::regex_replace(text, std::regex("//[^\n]*|\"[^\"\n]*\""), "");
  }
  const std::regex declared("template <[^;{(]*>\\n[^ ;{(][^;{(]* (\\w+\\()");
  for (std::sregex_iterator at(all.begin(), all.end(), declared), end; at != end; ++at) {
    names.insert(at->str(1));
  }
  CHECK(names.size() > 40 && names.count("view_of(") == 1);
  // decltype is no function, and the arguments of the others are numbers and texts.
  for (const char* name : {"decltype(", "is_below(", "reject(", "text("})
    CHECK_EQ(names.erase(name), 1u);
  for_every_call(all, [&](const std::string& name, const std::string& before) {
    const bool is_call = before.size() > 1 && before[0] == ' ' && names.count(name) == 1;
    const bool is_qualified =
        is_call && std::string(":.>~").find(before.back()) != std::string::npos;
    check::report(!is_call || is_qualified, __FILE__, __LINE__, "not qualified:" + before + name);
  });
  return check::result();
}
