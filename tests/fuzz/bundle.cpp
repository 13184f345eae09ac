// SPDX-License-Identifier: CC0-1.0
//
// The fuzz target of the bundler. Lines that begin with "@@" divide the input into the files
// main.cpp, a.hpp, b.hpp and table.inc, in this order. The files may include each other. For every
// input, the bundler must bundle main.cpp or print an error message. Bundling the bundle must not
// change it.
#define main bundle_main
#include "tools/bundle.cpp"  // NOLINT(bugprone-suspicious-include)
#undef main

#include <fstream>
#include <iterator>
#include <sstream>

#include "fuzz.hpp"

namespace {

fs::path folder;

// Removes the text from the first quotation mark to the last one, because it is from the input.
std::string without_quoted(std::string error) {
  const std::size_t first = error.find('"');
  if (first != std::string::npos) error.erase(first, error.rfind('"') - first);
  return error;
}

// Runs the bundler on main.cpp, with an option unless it is empty. If `ok` becomes true, returns
// the bundle without its first line, which names the file. Otherwise, returns the error message.
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
      if (own.find(sign) != std::string::npos)
        fuzz::finding("an error message of the standard library: " + error);
    }
    if (status != 1 || error.find("bundle: ") != 0)
      fuzz::finding("exit status " + std::to_string(status) + ": " + error);
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
  if (folder.empty()) fuzz::finding("expected --folder=FOLDER, a folder to write into");
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
  // The output may be much larger than the input, because each inclusion of table.inc is expanded.
  if (fuzz::peak() - before > (1 << 20) + 400 * (size + first.size())) {
    fuzz::finding(std::to_string(fuzz::peak() - before) +
                  " bytes of memory, too many for the input and its bundle");
  }
  if (!ok) return 0;
  const std::string slim = bundled("--slim", ok);
  if (!ok || slim.size() > first.size())
    fuzz::finding("--slim fails or makes the bundle longer: " + slim);
  write("main.cpp", first);
  const std::string second = bundled("", ok);
  if (!ok || second != first)
    fuzz::finding("bundling the bundle changes it:\n" + second + "\nof\n" + first);
  return 0;
}
