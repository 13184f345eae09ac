// SPDX-License-Identifier: CC0-1.0
//
// The fuzz target of the bundler. The input is one file, or several, separated by lines that begin
// with
// "@@": main.cpp, a.hpp, b.hpp and table.inc in that order, which may include each other. Whatever
// they hold, the bundler must bundle main.cpp or say why not; and a bundle bundled again must stay
// what it is.
#define main bundle_main
#include "tools/bundle.cpp"  // NOLINT(bugprone-suspicious-include)
#undef main

#include <fstream>
#include <iterator>
#include <sstream>

#include "fuzz.hpp"

namespace {

fs::path folder;

// The text from the first quotation mark on to the last one comes from the input.
std::string without_quoted(std::string error) {
  const std::size_t first = error.find('"');
  if (first != std::string::npos) error.erase(first, error.rfind('"') - first);
  return error;
}

// Runs `bundle` on main.cpp with this option, if any. Returns the bundle without its first line,
// which names the file; with `ok` false, the error.
std::string bundled(const std::string& option, bool& ok) {
  const fs::path output = folder / "output.cpp";
  std::vector<std::string> arguments = {
      "bundle", "-I", folder.string(), "-o", output.string(), (folder / "main.cpp").string()};
  if (!option.empty()) arguments.push_back(option);
  std::vector<char*> pointers;
  pointers.reserve(arguments.size());
  for (std::string& argument : arguments) pointers.push_back(&argument[0]);

  std::ostringstream messages;
  std::streambuf* const old = std::cerr.rdbuf(messages.rdbuf());
  const int status = bundle_main(static_cast<int>(pointers.size()), pointers.data());
  std::cerr.rdbuf(old);
  ok = status == 0;
  if (!ok) {
    std::string error = messages.str();
    const std::string own = without_quoted(error);
    for (const char* sign : {"basic_string::", "vector::", "map::", "std::"}) {
      if (own.find(sign) != std::string::npos) fuzz::finding("an error within: " + error);
    }
    if (status != 1 || error.find("bundle: ") != 0)
      fuzz::finding(std::to_string(status) + ": " + error);
    return error;
  }
  std::ifstream file(output, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  return text.substr(text.find('\n') + 1);
}

void write(const std::string& name, const std::string& text) {
  std::ofstream file(folder / name, std::ios::binary);
  file << text;
  if (!file.flush()) fuzz::finding("cannot write " + (folder / name).string());
}

}  // namespace

std::vector<std::string> fuzz::seeds() { return {}; }

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv) {
  folder = fuzz::option(*argc, *argv, "folder");
  if (folder.empty()) fuzz::finding("where? --folder=FOLDER, which is overwritten");
  fs::create_directories(folder);
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const char* const names[] = {"main.cpp", "a.hpp", "b.hpp", "table.inc"};
  std::string rest(reinterpret_cast<const char*>(data), size);
  for (const char* name : names) {
    const std::size_t end = std::min(rest.find("\n@@"), rest.size());
    write(name, rest.substr(0, end));
    rest.erase(0, end);
    rest.erase(0, rest.find('\n', 1));
  }

  fuzz::reset_peak();
  const std::size_t before = fuzz::allocated();
  bool ok = false;
  const std::string first = bundled("", ok);
  // table.inc may be expanded as often as it is included.
  if (fuzz::peak() - before > (1 << 20) + 400 * (size + first.size())) {
    fuzz::finding(std::to_string(fuzz::peak() - before) + " bytes for such an input");
  }
  if (!ok) return 0;
  const std::string slim = bundled("--slim", ok);
  if (!ok || slim.size() > first.size()) fuzz::finding("--slim makes it worse: " + slim);
  write("main.cpp", first);
  const std::string second = bundled("", ok);
  if (!ok || second != first)
    fuzz::finding("another bundle of the bundle:\n" + second + "\nof\n" + first);
  return 0;
}
