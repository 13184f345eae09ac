// SPDX-License-Identifier: CC0-1.0
//
// Tests the bundler: runs its command on small projects in a temporary folder.
#include <filesystem>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "check.hpp"
#include "tools/folder.hpp"

namespace fs = std::filesystem;

namespace {

using namespace folder;

Result run_bundle(const std::string& arguments) {
  return run("\"" BIN_DIR "/bundle\" " + arguments);
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

struct Project {
  Files files;
  std::string body;  // the bundle of main.cpp without its first line
  std::string options = "";
};

// Returns the body of the bundle of main.cpp. Without options, checks that its own bundle is the
// same, and that the preprocessor makes the same of main.cpp and of the bundle, which must not need
// any file. Only blanks and line ends may differ there.
std::string body(const Files& files, const std::string& options = "") {
  const Folder folder(files);
  const Result result = run_bundle("-I lib main.cpp " + options);
  CHECK_EQ(std::to_string(result.status) + result.err, "0");
  CHECK(contains(result.out, "// Bundled from main.cpp"));
  const std::string text = result.out.substr(result.out.find('\n') + 1);
  if (!options.empty()) return text;
  write({{"none/main.cpp", text}});
  CHECK(contains(run_bundle("none/main.cpp").out, "; edit that file, not this one.\n" + text));
  if (!has_posix_shell) return text;
  const std::string blanks = " | tr -d ' \\t\\r\\n' > ";
  CHECK_EQ(shell(CXX_COMPILER " -E -P -w -I lib main.cpp" + blanks + "expected.txt"), 0);
  CHECK_EQ(shell(CXX_COMPILER " -E -P -w none/main.cpp" + blanks + "found.txt"), 0);
  CHECK_EQ(read("found.txt"), read("expected.txt"));
  return text;
}

// ---- What is printed

const std::string kLicense = "// SPDX-License-Identifier: CC0-1.0\n";
const std::string kCode = "char a[] = \"\\\"/*\";\n", kA = guarded("A", kCode);
const std::string kNoInclude =
    "// goes on \\\n#include \"x.hpp\"\n/* \" ' // R\"(\n\n\n#include \"x.hpp\"\n*/\n"
    "const char* a = R\"(\n#include \"x.hpp\"\n\n\n)\", *b = u8R\"-(\n)\"\n#include \"x\"\n)-\","
    "c[] = \"\\\" /*\";\nint d = 1'000, e = '\"' + '\\'' + '/*';\n#define LONG \\\n"
    "#include \"x.hpp\" /\\\n*\n#include \"x.hpp\"\n*/\n#if 0\ndon't /* */ \"\n#include_me\n"
    "#endif\nint f = 1'0; /* it's\n#include \"x.hpp\"\n*/ int g = 2'0;\n#if __has_include(\"a\")\n"
    "#endif\n#include \"vector\"\n#include \"bits/stdc++.h\"\n#include \"math.h\"\nint h; \\\n";

const std::vector<Project> kProjects = {
    {{{"main.cpp", kNoInclude}}, "\n" + kNoInclude + "\n"},
    {{{"main.cpp", kLicense + "//\n\n\n# include  \"math.h\" /* a */ // b\n\n\n#include <math.h>"},
      {"math.h", "\xEF\xBB\xBF" + kLicense + "// A.\r\r\nint a;\r\n"}},
     kLicense + "\n// A.\nint a;\n\n#include <math.h>\n"},
    // A list that is included twice
    {{{"main.cpp", "#define N(x) int a##x;\r" + in("a.hpp") + "#undef N\r" + in("x/n.txt a.hpp")},
      {"a.hpp", "#pragma once\n" + in("x/n.txt")},
      {"x/n.txt", "N(1)\n" + in("m.txt")},
      {"x/m.txt", "N(2)"}},
     "\n#define N(x) int a##x;\n" + guarded("BUNDLED_a_hpp_2", "N(1)\nN(2)\n") +
         "#undef N\nN(1)\nN(2)\n"},
    // A copy outside of conditions makes the copies after it unnecessary.
    {{{"main.cpp", "#ifdef X\n" + in("a.hpp ./a.hpp") + "#endif\n" + in("a.hpp lib/../a.hpp") +
                       "#if 1\n" + in("a.hpp") + "#endif\n#undef A\n" + in("a.hpp lib/b lib/b") +
                       "#if 1\n" + in("b") + "#endif\n"},
      {"a.hpp", "// A.\n" + kA},
      {"lib/b", guarded("B", "int b;\n")}},
     "\n#ifdef X\n// A.\n" + kA + "// A.\n" + kA + "#endif\n// A.\n" + kA +
         "#if 1\n#endif\n#undef A\n// A.\n" + kA + guarded("B", "int b;\n") + "#if 1\n#endif\n"},
    // The guard of a header in a folder for headers is left out, unless there is another copy.
    {{{"main.cpp", "#if 1\n" + in("a.hpp") + "#endif\n" + in("a.hpp b b")},
      {"lib/a.hpp", kA},
      {"lib/b", "#pragma once\nint b;\n"}},
     "\n#if 1\n" + kA + "#endif\n" + kA + "int b;\n"},
    // Files that include each other, also below a condition
    {{{"main.cpp", "#if 1\n" + in("c.hpp") + "#endif\n" + in("a.hpp")},
      {"a.hpp", guarded("A", in("c.hpp") + kCode)},
      {"c.hpp", guarded("C", in("a.hpp") + "int c;\n")}},
     "\n#if 1\n" + guarded("C", kA + "int c;\n") + "#endif\n" +
         guarded("A", guarded("C", "int c;\n") + kCode)},
    // Files of the same name
    {{{"main.cpp", in("x/d.hpp d.hpp x/d.hpp") + "#include <d.hpp>\n"},
      {"x/d.hpp", "#pragma once\n#include <x/e>\nint d;\n"},
      {"d.hpp", "#pragma once\nint e;\n"},
      {"lib/x/e", in("../d.hpp")},
      {"lib/d.hpp", "#pragma once\nint f;\n"}},
     "\n" + guarded("BUNDLED_d_hpp_2", "int f;\nint d;\n") +
         guarded("BUNDLED_d_hpp_5", "int e;\n")},
    {{{"main.cpp", kLicense + "// What.\n" + guarded("M", in("b"))},
      {"lib/a.hpp", kA},
      {"lib/b", "#pragma once\n" + in("a.hpp") + "int b;\n"}},
     kLicense + "// What.\n" + guarded("M", guarded("BUNDLED_b_2", kA + "int b;\n")),
     "--header"},
    {{{"main.cpp", "// Mine.\n" + in("a.hpp c.hpp a.hpp") + "  int x;  // mine\n"},
      {"lib/a.hpp",
       "#pragma once\n// Long.\n//\n// A. Author,\n// \"A paper\", 1965.\nint a;  // x\n\n"
       "// 19650 words.\n\n/* more\n words */\n// \\\n2017\n#if 1\n// No.\n#endif\n"
       "int b = /* 1 */ 2;  // In 1986.\nconst char c[] = \"// x\", d[] = R\"(\n    // x\n)\";\n"
       "struct A {\n public:\n  A()\n      : a(\"  \") {\n    call(one,\n             two,\n"
       "             three);\n  }\n};\n// Of 1986.\n"},
      {"c.hpp", "  int c;  // mine\n"}},
     "\n// Mine.\n// A. Author,\n// \"A paper\", 1965.\nint a;\n\n/* more\n words */\n"
     "// \\\n2017\n#if 1\n#endif\nint b = /* 1 */ 2;  // In 1986.\n"
     "const char c[] = \"// x\", d[] = R\"(\n    // x\n)\";\n"
     "struct A {\npublic:\n\tA()\n\t\t\t: a(\"  \") {\n\t\tcall(one,\n\t\t\t\ttwo,\n"
     "\t\t\t\tthree);\n\t}\n};\n// Of 1986.\n  int c;  // mine\n  int x;  // mine\n",
     "--slim"},
    {{{"main.cpp", "#include <map>\n" + in("b.hpp") + "#include <map>\n"},
      {"lib/b.hpp", "#include <map>\n#include <vector>\nint b;\n#include <vector>\n"}},
     "\n#include <map>\n#include <vector>\nint b;\n#include <map>\n",
     "--slim"}};

// Headers: $N stands for a name, and $I for an include.
const std::vector<std::string> kHeaders = {
    "#ifndef M_$N\n#define M_$N\n$Iint $N;\n#endif\n",
    "#pragma once\n$Iint $N;\n",
    "#pragma once\n/* x */\n#ifndef M_$N // x\n#define M_$N 1\n$Iint $N;\n#endif",
    "#include <cstddef>\n#ifndef M_$N\n#define M_$N\n$Iint $N;\n#endif\n",
    "#if ! defined M_$N\n# /* */ define M_$N // x\n$Iint $N;\n#endif\n",
    "#ifndef M_$N\n#define M_$N\n$Iint $N;\n#else\nint more_$N();\n#endif\n",
    "#ifndef M_$N\n#define M_$N\n$Iint $N;\n#endif\n#ifdef M_$N\nint tail_$N();\n#endif\n",
    "#ifndef M_$N\n$I#define M_$N\nint $N;\n#endif\n",
    "#ifndef M_$N\n#define N_$N\n$Iint $N;\n#endif\n",
    "#ifndef M_$N\n#define M_$N\n#ifndef __cplusplus\n#else\n$Iint $N;\n#endif\n#endif\n",
    "#if __cplusplus >= 201103L\n#pragma once\n#endif\n$Iint $N;\n"};

// Includes each header under a condition that is false, that is true, and without a condition.
void test_headers() {
  for (const std::string& text : kHeaders) {
    const std::string a = replaced(replaced(text, "$N", "a"), "$I", in("b"));
    const std::string b = replaced(replaced(text, "$N", "b"), "$I", "");
    const std::string no = "#ifdef NO\n" + in("a b a") + "#endif\n";
    const std::string yes = "#if 1\n" + in("b") + "#endif\n" + in("a b a");
    CHECK(contains(body({{"main.cpp", no + yes}, {"a", a}, {"lib/b", b}}), "int a;"));
    CHECK(contains(body({{"main.cpp", in("a") + yes}, {"a", a}, {"lib/b", b}}), "int a;"));
  }
}

// ---- What is refused

void test_errors() {
  const std::string no_end = "this file does not have an #endif for each #if";
  std::vector<std::vector<std::string>> errors = {
      {"int a;\n#include \"no/where.hpp\"\n",
       "main.cpp:2: cannot find \"no/where.hpp\" in the folders ., lib; name its folder with -I"},
      {"int a;\n/* never\n", "main.cpp: a comment or a raw string is not closed"},
      {"auto a = R\"x()y\";\n", "main.cpp: a comment or a raw string is not closed"},
      {"int a;\n#endif\n", "main.cpp: " + no_end},
      {"#if 1\n" + in("endif.inc"), "endif.inc: " + no_end},
      {std::string("\xFE\xFF\0i", 4), "main.cpp: this file is UTF-16; save it as UTF-8 or ASCII"},
      {"#if X\n" + in("main.cpp") + "#endif\n", "main.cpp: more than 200 files are open"},
      {in("a.hpp level.hpp"), "level.hpp: __INCLUDE_LEVEL__ has another meaning in a bundle"},
      {"_Pragma ( \"once\" )\n", "main.cpp: _Pragma ( \"once\" ) has another meaning in a bundle"}};
  for (const std::string line :
       {"*/ #include \"a.hpp\"", "#include \"a.hpp\" \\", "#include <vector> x", "#include A_HPP",
        "# include_next \"a.hpp\"", "#import <a.hpp>", "%:include \"a.hpp\"",
        "?\?=include <a.hpp>"}) {
    errors.push_back(
        {(line[0] == '*' ? "/*\n" : "\n") + line + '\n',
         "main.cpp:2: expected a line #include \"FILE\" or #include <FILE>, found " + line});
  }
  const Folder folder(Files{{"a.hpp", ""},
                            {"endif.inc", "#endif\n"},
                            {"level.hpp", "int a;\n#if __INCLUDE_LEVEL__ == 0\n#endif\n"}});
  for (const auto& error : errors) {
    write({{"main.cpp", error[0]}});
    check_usage(run_bundle("-I lib main.cpp"), error[0], "bundle: " + error[1], 1);
  }
  check_usage(run_bundle("."), "a folder", "bundle: cannot read .", 1);
  check_usage(run_bundle("none.cpp"), "no file", "bundle: cannot read none.cpp", 1);
  for (const std::string wrong :
       {"", "--no main.cpp", "main.cpp main.cpp", "- main.cpp", "main.cpp -I", "-o"}) {
    check_usage(run_bundle(wrong), wrong, "bundle: ");
  }
  CHECK(contains(run_bundle("--help").out, "usage: bundle"));
}

void test_warnings() {
  const std::string text = "#ifdef LOCAL\n#include \"debug.h\"\n#endif\n";
  const Folder folder(Files{{"a.inc", text}, {"main.cpp", in("a.inc a.inc")}});
  const Result missing = run_bundle("main.cpp");
  CHECK(missing.status == 0 && contains(missing.out, "\n\n" + text + text));
  CHECK_EQ(missing.err,
           "bundle: warning: a.inc:2: cannot find \"debug.h\", which is included under a "
           "condition; the include stays as it is\n");
  write({{"full.cpp", std::string(65477, 'x')}, {"more.cpp", std::string(65478, 'x')}});
  CHECK_EQ(run_bundle("full.cpp").err, "");
  CHECK_EQ(run_bundle("more.cpp").err,
           "bundle: warning: the bundle has 65536 bytes; Codeforces, HDU and POJ accept at most "
           "65535\n");
}

// ---- Files

void test_files() {
  const Folder folder(Files{{"one/a.hpp", "int one;\n"},
                            {"two/a.hpp", "int two;\n"},
                            {"two/b.hpp", in("a.hpp")},
                            {"main.cpp", in("a.hpp")},
                            {"next.cpp", in("b.hpp")},
                            {"mine.cpp", "#include <matching_games/graph.hpp>\nint mine;\n"}});
  CHECK(contains(run_bundle("main.cpp -I two -I one").out, "\nint two;\n"));
  CHECK(contains(run_bundle("-I one -I two next.cpp").out, "\nint two;\n"));
  // Without -I, the bundler finds the headers of the project from any working directory.
  CHECK(contains(run_bundle("mine.cpp").out, "enum class VertexClass"));
  const std::string text = "// Bundled from main.cpp; edit that file, not this one.\n\nint one;\n";
  CHECK_EQ(run_bundle("-I one main.cpp -o out.cpp").status, 0);
  CHECK_EQ(run_bundle("-I one main.cpp -o -").out, text);
  CHECK_EQ(run_bundle("-I one --unnamed main.cpp").out, "int one;\n");
  CHECK_EQ(run_bundle("- -I one < main.cpp").out, replaced(text, "main.cpp", "the standard input"));
  check_usage(run_bundle("- < main.cpp"), "-", "bundle: the standard input:1: cannot find", 1);
  for (const char* wrong :
       {"-o out.cpp", "-I one -o main.cpp", "-I one -o one/a.hpp", "-I one -o none/out.cpp"}) {
    CHECK_EQ(run_bundle(std::string("main.cpp ") + wrong).status, 1);
  }
  CHECK_EQ(read("out.cpp") + read("one/a.hpp") + read("main.cpp"),
           text + "int one;\n" + in("a.hpp"));
  // Names may have any letters.
  write({{"程序é.cpp", in("目录/頭.hpp")}, {"目录/頭.hpp", "#pragma once\nint a;\n"}});
  CHECK_EQ(run_bundle("程序é.cpp -o 出.cpp").status, 0);
  CHECK_EQ(read(tools::path_of("出.cpp")),
           "// Bundled from 程序é.cpp; edit that file, not this one.\n\n" +
               guarded("BUNDLED_____hpp_2", "int a;\n"));
  if (fs::exists("/dev/full"))
    CHECK(contains(run_bundle("程序é.cpp -o /dev/full").err, "cannot write /dev/full"));
}

// A file that cannot be written as a whole stays as it is.
void test_whole_files() {
  const std::string old = "int old;\n";
  const Folder folder(Files{{"main.cpp", std::string(5000, 'x') + "\n"},
                            {"out.cpp", old},
                            {"sub/out.cpp", old},
                            {"old.cpp~", "mine\n"}});
  fs::create_symlink("out.cpp", "sub/old.cpp");
  fs::create_symlink("sub/old.cpp", "old.cpp");
  fs::create_symlink("new.cpp", "none.cpp");
  fs::permissions("sub/out.cpp", fs::perms::owner_all);
  const auto count = [] {
    return std::distance(fs::recursive_directory_iterator("."), fs::recursive_directory_iterator());
  };
  for (const std::string name : {"out.cpp", "old.cpp", "none.cpp", "new.cpp"}) {
    const Result result =
        run("trap '' XFSZ; ulimit -f 4; \"" BIN_DIR "/bundle\" main.cpp -o " + name);
    check_usage(result, name, "bundle: cannot write " + name, 1);
  }
  CHECK_EQ(read("out.cpp") + read("sub/out.cpp") + read("old.cpp~"), old + old + "mine\n");
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

}  // namespace

int main() {
  for (const auto& [files, expected, options] : kProjects) CHECK_EQ(body(files, options), expected);
  test_headers();
  test_errors();
  test_warnings();
  test_files();
  if (can_run("the test of a limit for files")) test_whole_files();
  return check::result();
}
