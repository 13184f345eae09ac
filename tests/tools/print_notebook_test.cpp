// SPDX-License-Identifier: CC0-1.0
//
// The printed notebook: pages, columns, and the numbers that check a typed copy against those of
// the command that the notebook gives for it.
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

#include "check.hpp"

namespace {

namespace fs = std::filesystem;

const fs::path work = fs::path(BIN_DIR) / "tests" / "print_notebook";

std::string read(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

void write(const std::string& name, const std::string& text) {
  std::ofstream(work / name, std::ios::binary) << text;
}

// Runs a command in the folder; returns whether it ended well, with all that it printed in `out`.
bool shell(const std::string& command, std::string& out) {
  const std::string in_folder = "cd \"" + work.string() + "\" && " + command;
  const bool good = std::system((in_folder + " > out 2>&1").c_str()) == 0;
  out = read(work / "out");
  return good;
}

bool print(const std::string& files, std::string& out) {
  return shell('"' + (fs::path(BIN_DIR) / "print_notebook").string() +
                   "\" --html n.html --text n.txt " + files,
               out);
}

std::size_t count(const std::string& text, const std::string& what) {
  std::size_t result = 0;
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) {
    ++result;
  }
  return result;
}

// What one types of it need not have the same comments, blanks and empty lines.
const char kSource[] =
    "// SPDX-License-Identifier: CC0-1.0\n#pragma once\n\n// A comment of its own.\n"
    "struct Pair {\n  int a, b;  // two\n\n  bool less() const { return a < b; }\n"
    "  const char* text() const { return \"// none <&>\"; }\n};\n";
const char kTyped[] =
    "struct Pair {\nint a,b;\nbool less()const{return a<b;}\n"
    "  const char*text()const{return \"// none <&>\"; } // typed\n\n\n  };\n";

void test_numbers() {
  write("pair.hpp", kSource);
  write("typed.cpp", kTyped);
  std::string out;
  CHECK(print("pair.hpp", out));
  CHECK_EQ(out, "");
  const std::string text = read(work / "n.txt");
  const std::string code = std::string("\"") + CXX_COMPILER +
                           "\" -w -fpreprocessed -dD -E -P typed.cpp | grep '^ *[^ #]'";
  const std::string number = " | tr -d '[:space:]' | cksum | cut -c-5";
  std::string all, first, rest;
  if (!shell(code + number, all) || all.size() != 6) {
    std::cout << "SKIPPED in part: no such compiler, or no cksum\n";
    return;
  }
  CHECK(shell(code + " | head -n 3" + number, first));
  CHECK(shell(code + " | tail -n +4" + number, rest));
  const std::string expected =
      all.substr(0, 5) + " 1-3:" + first.substr(0, 5) + " 4-:" + rest.substr(0, 5);
  check::equal(count(text, expected), 1u, __FILE__, __LINE__, (expected + " in\n" + text).c_str());
}

void test_layout() {
  write("pair.hpp", kSource);
  std::string lines;
  for (int i = 0; i < 300; ++i) lines += "line " + std::to_string(i) + "\n";
  write("long.txt", lines);
  std::string out;
  CHECK(print("pair.hpp long.txt", out));
  const std::string text = read(work / "n.txt"), html = read(work / "n.html");
  CHECK_EQ(count(text, "\f"), 1u);  // two pages: 93 lines in a column
  CHECK_EQ(count(html, "<section>"), 2u);
  CHECK_EQ(count(html, "<pre>"), 4u);
  for (int i : {0, 150, 299}) {
    const std::string line = "line " + std::to_string(i);
    CHECK_EQ(count(text, line + " ") + count(text, line + "\n"), 1u);
  }
  CHECK(text.find("long.txt ....") < text.find("pair.hpp     "));  // the contents
  CHECK(html.find("<q>\"// none &lt;&amp;&gt;\"</q>") != std::string::npos);
  CHECK(html.find("<i>// two</i>") != std::string::npos);
  CHECK(html.find("SPDX") == std::string::npos && html.find("pragma") == std::string::npos);
  CHECK(html.find("http") == std::string::npos);  // nothing is fetched
}

void test_errors() {
  std::string out;
  write("wide.hpp", std::string(63, 'x') + "\n");
  CHECK(print("wide.hpp", out));
  write("wide.hpp", std::string(64, 'x') + "\n");
  CHECK(!print("wide.hpp", out));
  CHECK(out.find("print_notebook: wide.hpp: a line of 64 columns") == 0);
  const std::string long_name = std::string(60, 'n') + ".hpp";
  write(long_name, kSource);
  CHECK(!print(long_name, out));
  CHECK_EQ(out, "print_notebook: " + long_name + ": a long name\n");
  CHECK(!print("no_such_file.hpp", out));
  CHECK_EQ(out, "print_notebook: cannot read no_such_file.hpp\n");
  CHECK(!print("", out));
  CHECK(out.find("usage: print_notebook") == 0);
  CHECK(!print("--unknown wide.hpp", out));
  CHECK(print("--version", out));
  CHECK(out.find("print_notebook, matching ") == 0);
}

}  // namespace

int main() {
  fs::remove_all(work);
  fs::create_directories(work);
  test_numbers();
  test_layout();
  test_errors();
  fs::remove_all(work);
  return check::result();
}
