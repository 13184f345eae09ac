// SPDX-License-Identifier: CC0-1.0
//
// Tests the bundler: runs its command on small sets of files in a temporary folder. A bundle must
// print what the program itself prints.
#include <algorithm>
#include <filesystem>
#include <iterator>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "tools/folder.hpp"

namespace fs = std::filesystem;

namespace {

using folder::contains;
using folder::Files;
using folder::Folder;
using folder::read;
using folder::Result;
using folder::shell;
using folder::write;

Result run_bundle(const std::string& arguments) {
  return folder::run("\"" BIN_DIR "/bundle\" " + arguments);
}

// Bundles main.cpp and checks that there is no error. Returns the bundle without its first line.
// Also checks that bundling the bundle gives the same bundle again.
std::string body(const Files& files, const std::string& options = "") {
  const Folder folder(files);
  const Result result = run_bundle("main.cpp " + options);
  CHECK_EQ(std::to_string(result.status) + result.err, "0");
  CHECK(contains(result.out, "// Bundled from main.cpp"));
  const std::string text = result.out.substr(result.out.find('\n') + 1);
  write({{"main.cpp", text}});
  if (options.empty()) CHECK_EQ(run_bundle("main.cpp").out, result.out);
  return text;
}

// Returns an include of each file. The names stand between blanks.
std::string in(const std::string& names) {
  std::istringstream list(names);
  std::string text;
  for (std::string name; list >> name;) text += "#include \"" + name + "\"\n";
  return text;
}

std::string guarded(const std::string& macro, const std::string& text) {
  return "#ifndef " + macro + "\n#define " + macro + "\n" + text + "#endif\n";
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size()) {
    text.replace(at, what.size(), by);
  }
  return text;
}

// ---- Bundles and the preprocessor

// Checks that the preprocessor makes the same of main.cpp and of its bundle, which must not need
// any file. Only blanks and line ends may differ.
void same_program(const Files& files, const std::string& name) {
  const Folder folder(files);
  fs::create_directories("none");
  fs::create_directory_symlink("lib", "link");
  const Result bundled = run_bundle("-I lib main.cpp -o none/main.cpp");
  CHECK_EQ(shell(CXX_COMPILER " -E -P -I lib main.cpp | tr -d ' \\t\\r\\n' > expected.txt"), 0);
  CHECK_EQ(shell(CXX_COMPILER " -E -P none/main.cpp | tr -d ' \\t\\r\\n' > found.txt"), 0);
  const std::string found = read("found.txt");
  check::report(bundled.err.empty() && contains(found, "intmain(") && found == read("expected.txt"),
                __FILE__, __LINE__, name + ": " + bundled.err + found);
}

// Headers: $M stands for a macro, $I for an include, and $B for declarations.
const std::vector<std::string> kHeaders = {
    "#ifndef $M\n#define $M\n$I$B#endif\n",
    "#pragma once\n$I$B",
    "#pragma once\n#ifndef $M\n#define $M\n$I$B#endif\n",
    "#ifndef $M\n#pragma once\n#define $M\n$I$B#endif",
    "#include <vector>\n#ifndef $M\n#define $M\n$I$B#endif\n",
    "#pragma GCC diagnostic warning \"-Wall\"\r\n#ifndef $M\r\n#define $M\r\n$I$B#endif\r\n",
    "#if !defined($M)\n#define $M\n$I$B#endif\n",
    "#if ! defined $M\n# /* */ define $M // x\n$I$B#endif\n",
    "#ifdef $M\n#else\n#define $M\n$I$B#endif\n",
    "#ifndef $M\n#define $M\n$I$B#endif\nint tail();\n$I",
    "#ifndef $M\n$I#define $M\n$B#endif\n",
    "#ifndef $M\n#define $M\n#if __cplusplus >= 201103L\n$I$B#endif\n#endif\n",
    "#if !defined($M) || 0\n#define $M\n$I$B#endif\n",
    "#if __cplusplus >= 201103L\n#pragma once\n#endif\n$I$B"};

std::string header(const std::string& text, const std::string& macro, const std::string& include,
                   const std::string& name) {
  const std::string body = "int " + name + " = say(\"" + name + "\");\n";
  return replaced(replaced(replaced(text, "$M", macro), "$I", include), "$B", body);
}

std::string printing(const std::string& name) {
  return "int " + name + " = say(\"" + name + "\");\n";
}

const std::string kSay = "#include <cstdio>\nint say(const char* s) { return std::puts(s); }\n";

// Each header includes each other header, under a condition that is false, that is true, and
// without a condition.
void test_headers() {
  for (const std::string& outer : kHeaders) {
    Files files;
    std::string no, yes, again;
    for (std::size_t i = 0; i < kHeaders.size(); ++i) {
      const std::string n = std::to_string(i), include = "#include \"b" + n + "\"\n";
      files["a" + n + ".hpp"] = header(outer, "A_" + n, include, "a" + n);
      files["lib/b" + n] = header(kHeaders[i], "B_" + n, "", "b" + n);
      no += "#include \"a" + n + ".hpp\"\n";
      yes += i % 2 == 0 ? "" : include;
      again += include + "#include \"lib/../lib/b" + n + "\"\n";
    }
    files["main.cpp"] = kSay + "#ifdef NO\n" + no + "#endif\n#if __cplusplus >= 201103L\n" + yes +
                        "#endif\n" + no + again + no + "int main() {}\n";
    same_program(files, outer);
  }
}

const std::vector<Files> kPrograms = {
    // A list that is included twice, also from a header that is included once
    {{"lib/list.inc", "ITEM(one)\nITEM(two)  // no more"},
     {"lib/first.hpp", "#pragma once\n#define ITEM(x) int x##_1 = say(#x);\n" + in("list.inc")},
     {"in.hpp", in("first.hpp lib/first.hpp") +
                    "#undef ITEM\n#define ITEM(x) int x##_2 = say(#x \" again\");\n" +
                    in("list.inc") + "const int n[] = {\n#define NUMBERS\n" + in("n.txt") +
                    "};\nint m = say(n[2] ? \"a\" : \"b\");\n"},
     {"n.txt", "1, 2,\n3"}},
    // Questions for files
    {{"lib/a.hpp",
      guarded("A", "#if __has_include(\"no.hpp\")\nint no;\n#else\n" + printing("a") + "#endif\n")},
     {"in.hpp",
      "#if defined(__has_include) && __has_include ( \"a.hpp\" )\n#include <a.hpp>\n#endif\n#if "
      "!__has_include(<a.hpp>) || !__has_include(<vector>)\n#error\n#elif "
      "__has_include(\"lib/a.hpp\")\nint b = a + say(\"b\");\n#endif\n"}},
    // Text that is no include, and other spellings of an include
    {{"in.hpp",
      "// goes on \\\n#include \"x.hpp\"\n/* \" ' // R\"(\n#include \"x.hpp\"\n*/\nconst char* a = "
      "R\"(\n#include \"x.hpp\"\n)\", *b = u8R\"-(\n)\"\n#include \"x.hpp\"\n)-\";\nint c = say(a) "
      "+ say(b) + 1'000, d = '\"' + '\\'';\n#define LONG \\\n#include \"x.hpp\"\n#if "
      "0\ndon't\n#include_me\n#endif\n/*\n*/ # /**/ include/**/\"y.hpp\" /* to\n the end "
      "*/\n#inc\\\nlude \\ \n \"y.hpp\"\n"},
     {"y.hpp", "#ifndef Y\n#define Y \\\n\nint y = say(\"y\");\n#endif // \\"}},
    {{"in.hpp", "int a = 1'000; /* text\n#include \"x.hpp\"\n it's */ int b = 2'0;\n"}},
    // Files of the same name, and several names of one file
    {{"lib/x/a.hpp", "#pragma once\n" + in("../b.hpp") + "int x = say(\"x\");\n"},
     {"lib/y/a.hpp", "#pragma once\n" + in("../b.hpp") + "int y = say(\"y\");\n"},
     {"lib/b.hpp", "#pragma once\nint b = say(\"b\");\n"},
     {"lib/x/c.hpp", "#pragma once\n" + in("a.hpp")},
     {"in.hpp",
      "#include \"x/c.hpp\"\n#include \"lib/y/a.hpp\"\n#include \"link/b.hpp\"\n#include "
      "<y/../b.hpp>\n#include \"link/x/../x/a.hpp\"\n"}},
    // Files that include each other
    {{"a.hpp", guarded("A", in("b.hpp") + printing("a"))},
     {"b.hpp", "#pragma once\n" + in("./a.hpp c.hpp") + printing("b")},
     {"c.hpp", guarded("C", in("b.hpp") + "#if 1\n" + in("a.hpp") + "#endif\n" + printing("c")) +
                   "int tail();\n"},
     {"in.hpp", in("c.hpp a.hpp")}},
    // Guards that other code names or changes
    {{"a.hpp", "#ifndef A\n#define A 1\n" + printing("a") + "#endif\n"},
     {"again.hpp", guarded("AGAIN", "int NAME = say(\"again\");\n")},
     {"same.hpp", guarded("A", printing("no"))},
     {"in.hpp", "#ifndef A\n" + in("a.hpp") + "#endif\n" + in("same.hpp a.hpp") +
                    "#ifdef A\nint b = say(A ? \"b\" : \"c\");\n#endif\n#define NAME d\n" +
                    in("again.hpp again.hpp") + "#undef AGAIN\n#undef NAME\n#define NAME e\n" +
                    in("again.hpp")}},
    // Options, which only look like guards
    {{"a.hpp", "#ifndef NDEBUG\n#define NDEBUG\n#endif\n#include <cassert>\n"},
     {"in.hpp", in("a.hpp") + "int g() { assert(false); return say(\"g\"); }\nint h = g();\n"}},
    {{"a.hpp", "#include <cassert>\n#ifndef NDEBUG\n#define NDEBUG\n#endif\n"},
     {"in.hpp",
      "#include <cassert>\n" + in("a.hpp") +
          "#include <cassert>\nint g() { assert(false); return say(\"g\"); }\nint h = g();\n"}}};

// Runs each program as it is, and with its text two levels deep.
void test_programs() {
  for (Files files : kPrograms) {
    const std::string text = kSay + files["in.hpp"] + "int main() {}";
    files["main.cpp"] = text;
    same_program(files, files["in.hpp"]);
    files["in.hpp"] = guarded("IN_HPP", text + "\n");
    files["mid.hpp"] = "#pragma once\n" + in("in.hpp");
    files["main.cpp"] = "#if 1\n" + in("mid.hpp") + "#endif\n" + in("in.hpp mid.hpp");
    same_program(files, files["in.hpp"]);
  }
}

// ---- The text of bundles

// What has no effect is left out. M stands for the macro of b.hpp.
void test_shortened() {
  const std::string a = guarded("A", "int a;\n"), b = guarded("M", a + "int b;\n");
  const std::string a_twice = in("a.hpp sub/../a.hpp");
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"int x;\n#include \"b.hpp\"\n\n#include \"sub/c.hpp\"  // why\n" + a_twice + in("./b.hpp") +
           "int y;\n",
       "int x;\n// A.\nint a;\nint b;\n\nint c;\nint y;\n"},
      {"#ifdef X\n" + a_twice + "#else\n" + a_twice + "#endif\n" + a_twice,
       "#ifdef X\n// A.\n" + a + "#else\n" + a + "#endif\n" + a},
      {a_twice + "#if defined A\n#endif\n" + a_twice, "// A.\n" + a + "#if defined A\n#endif\n"},
      {"// A\n#include \"a.hpp\"\nint AA;\n", "// A\n// A.\nint a;\nint AA;\n"},
      {"#include \"sub/c.hpp\"\n#include \"sub/c.hpp\"\n", "// A.\nint a;\n\nint c;\nint c;\n"},
      {in("x/d.hpp y/d.hpp x/d.hpp"), "int d;\nint d;\n"},
      {"#if X\n" + in("b.hpp") + "#endif\n" + in("b.hpp b.hpp"),
       "#if X\n" + replaced(b, "#ifndef A", "// A.\n#ifndef A") + "#endif\n" + b}};
  for (const auto& [text, expected] : cases) {
    std::string found = body({{"a.hpp", "// A.\n" + a},
                              {"b.hpp", "#pragma once\n" + in("a.hpp") + "int b;\n"},
                              {"sub/c.hpp", in("../a.hpp") + "\n\nint c;\n"},
                              {"x/d.hpp", "#pragma once\nint d;\n"},
                              {"y/d.hpp", "#pragma once\nint d;\n"},
                              {"main.cpp", text}});
    const std::size_t at = std::min(found.find("BUNDLED_"), found.size());
    const std::string macro = found.substr(at, found.find('\n', at) - at);
    if (!macro.empty()) found = replaced(found, macro, "M");
    CHECK_EQ(found, '\n' + expected);
  }
}

void test_system_includes() {
  const std::string license = "// SPDX-License-Identifier: CC0-1.0\n";
  CHECK_EQ(
      body({{"a.hpp", license + guarded("A", "#include <map>\n#include <set>\n\n// A.\nint a;\n")},
            {"main.cpp", license + "//\n// The task.\n#include <set>\n#include \"a.hpp\"\n"}}),
      license + "\n// The task.\n#include <set>\n#include <map>\n\n// A.\nint a;\n");
  const std::string text =
      "#include <cassert>\n#ifdef LOCAL\n#include <vector>\n#endif\nnamespace a {\n#include "
      "<vector>\n}\n#include <cassert>\n#include <assert.h>\n#include <assert.h>\n";
  CHECK_EQ(body({{"main.cpp", text + "#include <vector>\n"}}), "\n" + text);
}

void test_kinds_of_text() {
  CHECK_EQ(
      body({{"a.hpp", "\xEF\xBB\xBF#pragma once\r\nint a; \\\r\n"},
            {"main.cpp",
             "\xEF\xBB\xBF#include \"a.hpp\"\r\n// x \\\r\n#include \"b.hpp\"\r\nint main() {}"}}),
      "\nint a; \\\n\n// x \\\n#include \"b.hpp\"\nint main() {}\n");
  CHECK_EQ(body({{"main.cpp", "int a;\r\r\n\r\nint b;\r\n"}}), "\nint a;\n\nint b;\n");
  CHECK_EQ(body({{"a.hpp", "#pragma once\rint a;\r"},
                 {"main.cpp", "// x\r#include \"a.hpp\"\r\rint b;\r"}}),
           "\n// x\nint a;\n\nint b;\n");
  for (const char* last : {"// C:\\\n", "// C:\\ \n", "const char* a = \"\\\n"}) {
    CHECK_EQ(body({{"main.cpp", last}}), std::string("\n") + last + '\n');
  }
  CHECK_EQ(body({{"main.cpp", ""}}), "\n");
}

void test_errors() {
  const std::string loop = in("main.cpp");
  const std::vector<std::pair<std::string, std::string>> errors = {
      {"int a;\n/*\n*/ #include \"no/where.hpp\"\n",
       "main.cpp:2: cannot find \"no/where.hpp\" in the folders ., "},
      {"int a;\n/* never\n", "main.cpp:2: a comment or a raw string is not closed"},
      {"auto a = R\"x()y\";\n", "main.cpp:1: a comment or a raw string is not closed"},
      {"\n#include A_HPP\n",
       "main.cpp:2: expected #include \"FILE\" or #include <FILE>, found #include A_HPP"},
      {"# include_next \"a.hpp\"\n", "main.cpp:1: bundle does not expand #include_next"},
      {"\n%:include \"a.hpp\"\n", "main.cpp:2: bundle does not read digraphs and trigraphs"},
      {"// x ?\?/ \n#include \"a.hpp\"\n",
       "main.cpp:1: bundle does not read digraphs and trigraphs"},
      {"int a;\n#endif\n", "main.cpp:2: this file does not have an #endif for each #if"},
      {"#if 1\n#include \"else.inc\"\n#endif\n", "else.inc:1: this file does not have an #endif"},
      {"#if 1\n#ifdef X\n#endif\n", "main.cpp: this file does not have an #endif"},
      {"# read n\nn = int(input())\n",
       "main.cpp:1: expected C++ source, which has no directive #read"},
      {"#!/bin/sh\n", "main.cpp:1: expected C++ source, which has no directive #!/bin/sh"},
      {std::string("int a;\0", 7), "main.cpp: this file is not text"},
      {std::string("\xFE\xFF\0i", 4), "main.cpp: this file is UTF-16; save it as UTF-8 or ASCII"},
      {"#if X\n" + loop + "#endif\n", "main.cpp: this file is included inside itself"},
      {in("x.hpp"), "y.hpp: this file is included inside itself, and bundle finds no guard"},
      {in("250.hpp"), "51.hpp: more than 200 files are open, each included by the one before"},
      {in("level.hpp"), "level.hpp:2: __INCLUDE_LEVEL__ has another meaning in a bundle"},
      {"int a = __INCLUDE_LEVEL__;\n", "main.cpp:1: __INCLUDE_LEVEL__ has another meaning"},
      {"_Pragma /**/ ( \"once\" )\n", "main.cpp:1: _Pragma   ( \"once\" ) has another meaning"},
      {in("1.inc 1.inc"), "the bundle would have more than 10000000 bytes"}};
  for (const auto& [text, message] : errors) {
    Files files = {{"main.cpp", text},
                   {"a.hpp", ""},
                   {"else.inc", "#else\n"},
                   {"9.inc", "//" + std::string(100000, ' ') + "\n"},
                   {"x.hpp", "#if !(defined(X))\n#define X\n" + in("y.hpp") + "#endif\n"},
                   {"y.hpp", "#if !(defined(Y))\n#define Y\n" + in("x.hpp") + "#endif\n"},
                   {"0.hpp", ""},
                   {"level.hpp", "int a;\n#if __INCLUDE_LEVEL__ == 0\nint main() {}\n#endif\n"}};
    for (int i = 1; i <= 250; ++i) {
      files[std::to_string(i) + ".hpp"] = in(std::to_string(i - 1) + ".hpp");
    }
    for (int i = 1; i < 9; ++i) {
      files[std::to_string(i) + ".inc"] =
          in(std::to_string(i + 1) + ".inc " + std::to_string(i + 1) + ".inc");
    }
    const Folder folder(files);
    folder::check_usage(run_bundle("main.cpp"), text, "bundle: " + message, 1);
  }
  const Folder folder(Files{{"main.cpp/file", ""}, {"a.py", "print(1)\n"}, {"a.b/c", ""}});
  folder::check_usage(run_bundle("main.cpp"), "a folder", "cannot read main.cpp", 1);
  folder::check_usage(run_bundle("none.cpp"), "no file", "cannot read none.cpp", 1);
  folder::check_usage(run_bundle("a.py"), "a.py", "bundle: expected C++ source", 1);
  CHECK_EQ(run_bundle("a.b/c").status, 0);
  // Under a condition, a file that is not found is only a warning.
  const std::string text = "#ifdef LOCAL\n#include \"debug.h\"\n#endif\n";
  write({{"a.inc", text}, {"missing.cpp", in("a.inc a.inc")}});
  const Result warned = run_bundle("missing.cpp");
  CHECK(warned.status == 0 && contains(warned.out, "\n\n" + text + text));
  CHECK_EQ(warned.err,
           "bundle: warning: a.inc:2: cannot find \"debug.h\", which is included under a "
           "condition; the include stays as it is\n");
}

void test_header_folders() {
  const Folder folder(Files{{"one/a.hpp", "int one;\n"},
                            {"two/a.hpp", "int two;\n"},
                            {"two/b.hpp", in("a.hpp")},
                            {"main.cpp", in("a.hpp")},
                            {"next.cpp", in("b.hpp")}});
  CHECK(contains(run_bundle("-I one -I two main.cpp").out, "\nint one;\n"));
  CHECK(contains(run_bundle("main.cpp -I two -I one").out, "\nint two;\n"));
  CHECK(contains(run_bundle("-I one -I two next.cpp").out, "\nint two;\n"));
  CHECK_EQ(run_bundle("-I none main.cpp").err,
           "bundle: main.cpp:1: cannot find \"a.hpp\" in the folders ., none; name its folder with "
           "-I\n");
  // Without -I, the bundler finds the headers of the project from any working directory.
  write({{"mine.cpp", in("matching_games/graph.hpp") + "int mine;\n"}});
  CHECK(contains(run_bundle("mine.cpp").out, "int mine;\n"));
  // A header of the project in angle brackets is expanded as well.
  write({{"mine.cpp", "#include <matching_games/graph.hpp>\nint mine;\n"}});
  CHECK(contains(run_bundle("mine.cpp").out, "enum class VertexClass"));
}

void test_output() {
  const Folder folder(
      Files{{"a.hpp", "int a;\n"}, {"main.cpp", in("a.hpp")}, {"bad.cpp", in("b.hpp")}});
  CHECK_EQ(run_bundle("main.cpp -o out.cpp").status, 0);
  CHECK_EQ(read("out.cpp"), run_bundle("main.cpp").out);
  CHECK_EQ(run_bundle("bad.cpp -o out.cpp").status, 1);
  CHECK_EQ(read("out.cpp"), run_bundle("main.cpp").out);
  for (const char* source : {"main.cpp", "a.hpp"}) {
    CHECK_EQ(run_bundle(std::string("main.cpp -o ") + source).status, 1);
  }
  CHECK_EQ(read("a.hpp"), "int a;\n");
  CHECK_EQ(run_bundle("main.cpp -o none/out.cpp").status, 1);
  // Names may have any letters.
  write({{"程序é.cpp", in("目录/頭.hpp")}, {"目录/頭.hpp", "int a;\n"}});
  CHECK_EQ(run_bundle("程序é.cpp -o 出.cpp").status, 0);
  CHECK_EQ(read(tools::path_of("出.cpp")),
           "// Bundled from 程序é.cpp; edit that file, not this one.\n\nint a;\n");
  CHECK_EQ(run_bundle("程序é.cpp -o 目录/頭.hpp").status, 1);
  if (fs::exists("/dev/full"))
    CHECK(contains(run_bundle("main.cpp -o /dev/full").err, "cannot write /dev/full"));
}

// A file that cannot be written as a whole stays as it is.
void test_whole_files() {
  const Folder folder(Files{{"main.cpp", "// " + std::string(5000, 'x') + "\n"},
                            {"out.cpp", "int old;\n"},
                            {"sub/out.cpp", "int old;\n"},
                            {"old.cpp~", "mine\n"}});
  fs::create_symlink("out.cpp", "sub/old.cpp");
  fs::create_symlink("sub/old.cpp", "old.cpp");
  fs::create_symlink("new.cpp", "none.cpp");
  fs::permissions("sub/out.cpp", fs::perms::owner_all);
  for (const std::string name : {"out.cpp", "old.cpp", "none.cpp", "new.cpp"}) {
    const Result result =
        folder::run("trap '' XFSZ; ulimit -f 4; \"" BIN_DIR "/bundle\" main.cpp -o " + name);
    folder::check_usage(result, name, "bundle: cannot write " + name, 1);
  }
  CHECK_EQ(read("out.cpp") + read("sub/out.cpp") + read("old.cpp~"), "int old;\nint old;\nmine\n");
  const auto count = [] {
    return std::distance(fs::recursive_directory_iterator("."), fs::recursive_directory_iterator());
  };
  CHECK_EQ(count(), 10);  // with the files of the standard output and error
  for (const std::string name : {"out.cpp", "old.cpp", "none.cpp", "/dev/null"}) {
    CHECK_EQ(run_bundle("main.cpp -o " + name).status, 0);
  }
  CHECK_EQ(count(), 11);
  const std::string text = run_bundle("main.cpp").out;
  CHECK(text.size() > 5000 && read("out.cpp") == text && read("sub/out.cpp") == text &&
        read("new.cpp") == text && fs::is_symlink("old.cpp") && fs::is_symlink("none.cpp"));
  CHECK(fs::status("sub/out.cpp").permissions() == fs::perms::owner_all);
}

// ---- The options --slim and --header

void test_slim_lines() {
  CHECK_EQ(
      body({{"a.hpp",
             "// SPDX-License-Identifier: CC0-1.0\n" +
                 guarded(
                     "A",
                     "// Long.\n//\n// A. Author,\n// \"A paper\", 1965.\nint a;  // short\n\n// "
                     "19650 words.\n\n/* more\n words */\n#include \"b.hpp\"\n// Last.\n")},
            {"b.hpp",
             "#pragma once\n// \\\n2017\n#if 1\n// No.\n#endif\nint b = /* 1 */ 2;  // In "
             "1986.\nconst char c[] = \"// x\";\n/* In 1986. */\n"},
            {"main.cpp", "// Mine.\n#include \"a.hpp\"\n  int x;  // mine\nint main() {}\n"}},
           "--slim"),
      "// SPDX-License-Identifier: CC0-1.0\n\n// Mine.\n// A. Author,\n// \"A paper\", 1965.\nint "
      "a;\n\n// \\\n2017\n#if 1\n#endif\nint b = /* 1 */ 2;  // In 1986.\nconst char c[] = \"// "
      "x\";\n/* In 1986. */\n  int x;  // mine\nint main() {}\n");
  // A pragma changes the standard headers below it, so none moves above it.
  CHECK_EQ(body({{"a.hpp", "#pragma once\n#include <vector>\nint a;\n"},
                 {"main.cpp", "#include <map>\n#pragma GCC optimize(\"O3\")\n" + in("a.hpp")}},
                "--slim"),
           "\n#include <map>\n#pragma GCC optimize(\"O3\")\n#include <vector>\nint a;\n");
  CHECK_EQ(body({{"a.hpp",
                  "struct A {\n public:\n  A()\n      : a(\"  \"),\n        b(R\"(\n    x)\") {\n  "
                  "  call(one,\n             two,\n                 three);\n  }\n};\n"},
                 {"main.cpp", in("a.hpp") + "  int x;\n"}},
                "--slim"),
           "\nstruct A {\npublic:\n\tA()\n\t\t\t: a(\"  \"),\n\t\t\t\tb(R\"(\n    x)\") "
           "{\n\t\tcall(one,\n\t\t\t\ttwo,\n\t\t\t\tthree);\n\t}\n};\n  int x;\n");
}

void test_slim_blocks() {
  const Files files = {
      {"a.hpp", guarded("A",
                        "#include <map>\n\nnamespace m {\nnamespace {\n\nint a;\n\n"
                        "}  // namespace\n}  // namespace m\n")},
      {"b.hpp", guarded("B",
                        "#include <set>\n\nnamespace m {\nnamespace {\nint b;\n"
                        "}  // namespace\nint c;\n}  // namespace m\n#define N\n")},
      {"c.hpp", guarded("C",
                        "#include <vector>\nnamespace m {\nint f;\n}  // namespace n\n"
                        "namespace m {\nint g;\n}  // namespace m\n")},
      {"main.cpp",
       "#include <string>\n" + in("a.hpp b.hpp c.hpp") + "namespace m {\n}  // namespace m\n"}};
  CHECK_EQ(
      body(files, "--slim"),
      "\n#include <string>\n#include <map>\n#include <set>\n\nnamespace m {\nnamespace {\n\n"
      "int a;\n\nint b;\n}\nint c;\n}\n#define N\n#include <vector>\nnamespace m {\nint f;\n}\n"
      "namespace m {\nint g;\n}\nnamespace m {\n}  // namespace m\n");
  CHECK(contains(body(files, "--slim --header"), "#ifndef B\n#define B\n\nnamespace m {\n"));
}

// The bundler must find out by itself which namespace a brace closes.
void test_slim_braces() {
  const auto joined = [](const std::string& first, const std::string& second) {
    return body({{"a.hpp", first}, {"b.hpp", second}, {"main.cpp", in("a.hpp b.hpp")}}, "--slim");
  };
  const std::string b = "namespace b {\nint b;\n}  // namespace b\n";
  CHECK_EQ(joined("namespace a {\nint a;\n}  // namespace b\n", b),
           "\nnamespace a {\nint a;\n}\nnamespace b {\nint b;\n}\n");
  CHECK_EQ(joined("namespace b {\nint a = '}';\n#define X {\n#if Y\nint f() {\n#else\nint g() "
                  "{\n#endif\n}\n}  // namespace b\n",
                  b),
           "\nnamespace b {\nint a = '}';\n#define X {\n#if Y\nint f() {\n#else\nint g() "
           "{\n#endif\n}\nint b;\n}\n");
  CHECK_EQ(joined("struct S {\n}  // namespace b\n;\n", b),
           "\nstruct S {\n}\n;\nnamespace b {\nint b;\n}\n");
  // An include within a block stays there, and no include moves there.
  CHECK_EQ(
      joined("#include <set>\nextern \"C\" {\n#include <math.h>\nint a;\n}\n", "#include <map>\n"),
      "\n#include <set>\n#include <map>\nextern \"C\" {\n#include <math.h>\nint a;\n}\n");
}

void test_header() {
  const std::string text = body({{"a.hpp", guarded("A", "int a;\n")},
                                 {"b.hpp", "#pragma once\n" + in("a.hpp") + "int b;\n"},
                                 {"main.cpp", "// SPDX-License-Identifier: CC0-1.0\n// What.\n" +
                                                  guarded("M", in("a.hpp b.hpp"))}},
                                "--header");
  CHECK_EQ(text.substr(0, text.find("BUNDLED_")),
           "// SPDX-License-Identifier: CC0-1.0\n// What.\n\n#ifndef M\n#define M\n\n"
           "#ifndef A\n#define A\n\nint a;\n#endif\n#ifndef ");
}

void test_calls() {
  const Folder folder(Files{{"main.cpp", ""}});
  for (const std::string wrong : {"", "--no main.cpp", "main.cpp main.cpp", "main.cpp -I", "-o"}) {
    folder::check_usage(run_bundle(wrong), wrong, "bundle: ");
  }
  CHECK(contains(run_bundle("--help").out, "usage: bundle"));
}

}  // namespace

int main() {
  if (folder::can_run("the comparison of programs and their bundles")) {
    test_headers();
    test_programs();
  }
  test_shortened();
  test_system_includes();
  test_kinds_of_text();
  test_errors();
  test_header_folders();
  test_output();
  if (folder::can_run("the test of a limit for files")) test_whole_files();
  test_slim_lines();
  test_slim_blocks();
  test_slim_braces();
  test_header();
  test_calls();
  return check::result();
}
