// SPDX-License-Identifier: CC0-1.0
//
// The bundler on small trees of files, made in a folder of their own and run as a person does.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <random>
#include <string>

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

// What bundle makes of main.cpp among the files, without the first line and the blank one below.
std::string body(const Files& files) {
  const Folder folder(files);
  const Result result = run_bundle("main.cpp");
  CHECK_EQ(result.err, "");
  CHECK_EQ(result.status, 0);
  const std::string head = "// Bundled from main.cpp; edit that file, not this one.\n\n";
  CHECK_EQ(result.out.substr(0, head.size()), head);
  return result.out.substr(std::min(result.out.size(), head.size()));
}

// The message with which it gives up on main.cpp.
std::string error(const Files& files) {
  const Folder folder(files);
  const Result result = run_bundle("main.cpp");
  CHECK_EQ(result.status, 1);
  CHECK_EQ(result.out, "");
  return result.err;
}

// Compiles the bundle of main.cpp alone and gives what it prints.
std::string compiled(const Files& files, const std::string& options = "") {
  const Folder folder(files);
  fs::create_directory("alone");
  CHECK_EQ(run_bundle("-o alone/bundle.cpp main.cpp").status, 0);
  CHECK_EQ(
      shell("\"" CXX_COMPILER "\" -std=c++11 " + options + " -o alone/program alone/bundle.cpp"),
      0);
  CHECK_EQ(shell(fs::path("alone/program").make_preferred().string() + " > stdout.txt"), 0);
  return read("stdout.txt");
}

std::string guarded(const std::string& macro, const std::string& text) {
  return "#ifndef " + macro + "\n#define " + macro + "\n" + text + "#endif\n";
}

void test_expanded_in_place_once() {
  const Files files = {
      {"a.hpp", guarded("A", "int a;\n")},
      {"b.hpp", "#pragma once\n#include \"a.hpp\"\nint b;\n"},
      {"sub/c.hpp",
       "#if !defined(C)\n#define C 1\n\n\n#include \"../a.hpp\"\nint c;\n#endif  // C\n"},
      {"main.cpp",
       "int before;\n#include \"b.hpp\"\n\n\n#include \"sub/c.hpp\"  // why\n"
       "#include \"sub/../a.hpp\"\n#include \"./b.hpp\"\nint after;\n"}};
  CHECK_EQ(body(files), "int before;\nint a;\nint b;\n\nint c;\nint after;\n");
}

void test_licence_citations_and_system_includes() {
  const std::string licence = "// SPDX-License-Identifier: CC0-1.0\n";
  const Folder folder(
      {{"src/lib/a.hpp", licence + guarded("A",
                                           "#include <map>\n#include <set>\n\n"
                                           "// A. Author, 1965.\nint a;\n")},
       {"src/main.cpp", licence + "//\n// The task.\n#include <set>\n#include \"lib/a.hpp\"\n"}});
  const Result result = run_bundle("src/main.cpp");
  CHECK_EQ(result.status, 0);
  CHECK_EQ(result.out,
           "// Bundled from src/main.cpp; edit that file, not this one.\n" + licence +
               "\n// The task.\n#include <set>\n#include <map>\n\n// A. Author, 1965.\nint a;\n");
}

void test_system_includes_that_stay() {
  const std::string text =
      "#include <cassert>\n#ifdef LOCAL\n#include <vector>\n#endif\nnamespace a {\n"
      "#include <vector>\n}\n#include <cassert>\n";
  CHECK_EQ(body({{"main.cpp", text}}), text);
  CHECK_EQ(body({{"main.cpp", text + "#include <vector>\n"}}), text);
}

void test_what_is_no_include() {
  const std::string text =
      "// #include \"x.hpp\"\n"
      "// goes on \\\n#include \"x.hpp\"\n"
      "// goes on, with a blank behind the backslash \\ \n#include \"x.hpp\"\n"
      "/* \" ' // R\"(\n#include \"x.hpp\"\n*/\n"
      "const char* a = \"/* \\\" \\\n#include \\\"x.hpp\\\"\";\n"
      "const char* b = R\"(\n#include \"x.hpp\"\n\\\n)\";\n"
      "const char* c = u8R\"mark(\n)\"\n#include \"x.hpp\"\n)mark\";\n"
      "const char* j = R\"(\n)\\\n\"\n#include \"x.hpp\"\n)\";\n"
      "char d = '\"', e = '\\'', f = '\\\\';\n"
      "int g = 1'000'000;\n"
      "int LR = 0; // '\n"
      "#define INCLUDE #include \"x.hpp\"\n"
      "#define LONG \\\n#include \"x.hpp\"\n"
      "#error don't\n"
      "int last;\n";
  CHECK_EQ(body({{"main.cpp", text}}), text);
}

void test_what_is_an_include() {
  const Files a = {{"a.hpp", guarded("A", "int a;\n")}};
  for (const char* line :
       {"  # include\"a.hpp\"", "/* a\n comment */ #include \"a.hpp\"", "#/**/include/**/\"a.hpp\"",
        "#inc\\\nlude \\\n\"a.hpp\"", "#include \"a.hpp\" /* to\n the end */",
        "\t#\tinclude\t\"a.hpp\"\t", "int x = 1'0; char q = '\"';\n#include \"a.hpp\"",
        "char q[] = \"\\\\\";\n#include \"a.hpp\"", "auto r = R\"x()x\";\n#include \"a.hpp\"",
        "/**/ // \"\n#include \"a.hpp\"", "#warning it's\n#include \"a.hpp\""}) {
    Files files = a;
    files["main.cpp"] = std::string(line) + "\nint z;\n";
    const std::string result = body(files);
    CHECK(contains(result, "int a;\nint z;\n"));
    CHECK(!contains(result, "a.hpp"));
  }
}

void test_dead_parts() {
  const std::string dead =
      "#if 0\n#include \"x.hpp\"\ndon't\n#pragma once\n#if 1\n#include \"y.hpp\"\n#else\n#endif\n";
  CHECK_EQ(body({{"main.cpp", dead + "#endif\n#if 1\n#elif A\n#include \"z.hpp\"\n#else\n#include "
                                     "\"z.hpp\"\n#endif\n"}}),
           "#if 0\n#include \"x.hpp\"\ndon't\n#pragma once\n#if 1\n#include "
           "\"y.hpp\"\n#else\n#endif\n#endif\n"
           "#if 1\n#elif A\n#include \"z.hpp\"\n#else\n#include \"z.hpp\"\n#endif\n");
  // The other part of #if 0 is sure to be compiled, so the second include is the same one.
  CHECK_EQ(
      body({{"a.hpp", guarded("A", "int a;\n")},
            {"main.cpp", "#if false\n#else\n#include \"a.hpp\"\n#endif\n#include \"a.hpp\"\n"}}),
      "#if false\n#else\nint a;\n#endif\n");
}

void test_conditions() {
  // Whatever the condition, each file is compiled once.
  const std::string print = "#include <iostream>\nint main() { std::cout << f() << g(); }\n";
  const std::string either =
      "#ifdef FAST\n#include \"f.hpp\"\n#include \"g.hpp\"\n#else\n#include \"g.hpp\"\n#endif\n"
      "#include \"g.hpp\"\n#include \"f.hpp\"\n#ifdef FAST\n#include \"g.hpp\"\n#endif\n" +
      print;
  const std::string f = "#include \"h.hpp\"\ninline int f() { return h + 1; }\n";
  const std::string g = "#include \"h.hpp\"\ninline int g() { return h + 2; }\n";
  const std::string h = "#include <vector>\nstatic const int h = 3;\n";
  for (const Files& files :
       {Files{{"f.hpp", guarded("F", f)}, {"g.hpp", guarded("G", g)}, {"h.hpp", guarded("H", h)}},
        Files{{"f.hpp", "#pragma once\n" + f},
              {"g.hpp", guarded("G", g)},
              {"h.hpp", "#pragma once\n" + h}},
        Files{{"f.hpp", f}, {"g.hpp", g}, {"h.hpp", h}}}) {
    Files all = files;
    all["main.cpp"] = either;
    CHECK_EQ(compiled(all), "45");
    CHECK_EQ(compiled(all, "-DFAST"), "45");
  }
  // Needed before the condition: nothing is left to expand under it.
  CHECK_EQ(body({{"a.hpp", guarded("A", "int a;\n")},
                 {"main.cpp", "#include \"a.hpp\"\n#ifdef X\n#include \"a.hpp\"\n#endif\n"}}),
           "int a;\n#ifdef X\n#endif\n");
}

void test_missing_under_a_condition() {
  const Folder folder(Files{{"main.cpp", "#ifdef LOCAL\n#include \"debug.h\"\n#endif\n"}});
  const Result result = run_bundle("main.cpp");
  CHECK_EQ(result.status, 0);
  CHECK(contains(result.out, "#ifdef LOCAL\n#include \"debug.h\"\n#endif\n"));
  CHECK(contains(result.err, "warning: main.cpp:2: cannot find \"debug.h\""));
}

void test_files_without_a_guard() {
  CHECK_EQ(
      body({{"row.inc", "ROW(1)\n"}, {"main.cpp", "#include \"row.inc\"\n#include \"row.inc\"\n"}}),
      "ROW(1)\nROW(1)\n");
  const Folder folder(
      {{"a.hpp", "int a;\n"}, {"main.cpp", "#include \"a.hpp\"\n#include \"a.hpp\"\n"}});
  const Result result = run_bundle("main.cpp");
  CHECK_EQ(result.status, 0);
  CHECK(contains(result.out, "\n\nint a;\n") && !contains(result.out, "int a;\nint a;"));
  CHECK(contains(result.err, "main.cpp:2: \"a.hpp\" has no include guard"));
}

void test_what_is_no_guard() {
  // Code outside of it, or an #else: a condition like any other.
  for (const std::string& text :
       {guarded("A", "int a;\n") + "int b;\n", std::string("int b;\n") + guarded("A", "int a;\n"),
        std::string("#ifndef A\n#define A\nint a;\n#else\nint b;\n#endif\n"),
        guarded("A", "int a;\n") + guarded("B", "int b;\n")}) {
    CHECK_EQ(body({{"a.hpp", text}, {"main.cpp", "#include \"a.hpp\"\n"}}), text);
  }
}

void test_kinds_of_text() {
  CHECK_EQ(
      body({{"a.hpp", "\xEF\xBB\xBF#pragma once\r\nint a; \\\r\n"},
            {"main.cpp",
             "\xEF\xBB\xBF#include \"a.hpp\"\r\n// x \\\r\n#include \"b.hpp\"\r\nint main() {}"}}),
      "int a; \\\n\n// x \\\n#include \"b.hpp\"\nint main() {}\n");
  CHECK_EQ(body({{"main.cpp", "int a;\r\r\n\r\nchar b[] = \"\r\"; \\\r\r\r\n\r"}}),
           "int a;\n\nchar b[] = \"\r\"; \\\n\n");
  CHECK_EQ(body({{"main.cpp", ""}}), "");
  CHECK_EQ(body({{"a.hpp", "int a; \\"}, {"main.cpp", "#include \"a.hpp\"\nint b;\n\\"}}),
           "int a; \\\n\nint b;\n\\\n\n");
  const Folder folder(Files{{"main.cpp", "#include MACRO_HPP\n"}});
  const Result result = run_bundle("main.cpp");
  CHECK_EQ(result.status, 0);
  CHECK(contains(result.out, "\n#include MACRO_HPP\n"));
  CHECK(contains(result.err, "warning: main.cpp:1: this #include stays as it is"));
}

void test_errors() {
  const std::string ring = error({{"main.cpp", "#include \"a.hpp\"\n"},
                                  {"a.hpp", guarded("A", "\n#include \"b.hpp\"\n")},
                                  {"b.hpp", guarded("B", "#include \"sub/../a.hpp\"\n")},
                                  {"sub/x", ""}});
  CHECK_EQ(ring, "bundle: b.hpp:3: files that include each other: a.hpp -> b.hpp -> a.hpp\n");
  CHECK(contains(error({{"main.cpp", "#include \"main.cpp\"\n"}}),
                 "main.cpp:1: files that include each other: main.cpp -> main.cpp"));
  const std::string missing = error({{"main.cpp", "int a;\n/*\n*/ #include \"no/where.hpp\"\n"}});
  CHECK(contains(missing, "main.cpp:2: cannot find \"no/where.hpp\"; looked in ., "));
  CHECK(contains(error({{"main.cpp", "int a;\n/* never\n"}}),
                 "main.cpp:2: a comment that is not closed"));
  CHECK(contains(error({{"main.cpp", "auto a = R\"x()y\";\n"}}),
                 "main.cpp:1: a raw string that is not closed"));
  CHECK(contains(error({{"main.cpp", "\n#ifdef A\n#if 0\n#endif\n"}}),
                 "main.cpp:2: a condition without its #endif"));
  CHECK(contains(error({{"a.h", "#endif\n"}, {"main.cpp", "#if A\n#include \"a.h\"\n#endif\n"}}),
                 "a.h:1: #endif without #if"));
  CHECK(contains(error({{"main.cpp", "#else\n"}}), "main.cpp:1: #else without #if"));
  CHECK(contains(error({{"a.h", guarded("A_H", "")},
                        {"main.cpp", "#include \"a.h\"\n#if X && defined(A_H)\n#endif\n"}}),
                 "main.cpp:2: asks for A_H, the include guard of a.h"));
  CHECK(contains(error({{"main.cpp/file", ""}}), "cannot read main.cpp"));
  CHECK(contains(error({}), "cannot read main.cpp"));
}

void test_where_it_looks() {
  const Folder folder(Files{{"one/a.hpp", "int one;\n"},
                            {"two/a.hpp", "int two;\n"},
                            {"two/b.hpp", "#include \"a.hpp\"\n"},
                            {"lib/src/deep/c.hpp", "#include \"deep/d.hpp\"\n"},
                            {"lib/src/deep/d.hpp", "int d;\n"},
                            {"main.cpp", "#include \"a.hpp\"\n"},
                            {"next.cpp", "#include \"b.hpp\"\n"}});
  CHECK(contains(run_bundle("-I one -I two main.cpp").out, "\nint one;\n"));
  CHECK(contains(run_bundle("main.cpp -Itwo -I one").out, "\nint two;\n"));
  CHECK(contains(run_bundle("-I one -I two next.cpp").out, "\nint two;\n"));
  CHECK_EQ(run_bundle("-I none main.cpp").err,
           "bundle: main.cpp:1: cannot find \"a.hpp\"; looked in ., none\n");
  CHECK(contains(run_bundle("lib/src/deep/c.hpp").out, "\nint d;\n"));
  fs::current_path("lib/src/deep");
  CHECK(contains(run_bundle("c.hpp").out, "\nint d;\n"));
  CHECK(contains(run_bundle("-- c.hpp").out, "\nint d;\n"));
  CHECK(contains(run_bundle("\"" + (folder.path() / "lib/src/deep/c.hpp").string() + "\"").out,
                 "\nint d;\n"));
  fs::current_path(folder.path());
  // The headers of the project are found from everywhere.
  write({{"mine.cpp", "#include \"matching_games/graph.hpp\"\nint mine;\n"}});
  CHECK(contains(run_bundle("mine.cpp").out, "int mine;\n"));
}

void test_links() {
  const Folder folder(Files{{"real/a.hpp", "int a;\n"},
                            {"main.cpp", "#include \"real/a.hpp\"\n#include \"link/a.hpp\"\n"}});
  std::error_code error;
  fs::create_directory_symlink("real", "link", error);
  if (error) return;  // not to be had for everyone on Windows
  const Result result = run_bundle("main.cpp");
  CHECK_EQ(result.status, 0);
  CHECK_EQ(result.out.find("int a;"), result.out.rfind("int a;"));
}

void test_output() {
  const Folder folder(Files{{"a.hpp", "int a;\n"},
                            {"main.cpp", "#include \"a.hpp\"\n"},
                            {"bad.cpp", "#include \"b.hpp\"\n"}});
  CHECK_EQ(run_bundle("main.cpp -o out.cpp").status, 0);
  CHECK_EQ(read("out.cpp"), run_bundle("main.cpp").out);
  CHECK_EQ(run_bundle("bad.cpp -o out.cpp").status, 1);
  CHECK_EQ(read("out.cpp"), run_bundle("main.cpp").out);
  for (const char* source : {"main.cpp", "a.hpp"}) {
    CHECK_EQ(run_bundle(std::string("main.cpp -o ") + source).status, 1);
  }
  CHECK_EQ(read("a.hpp"), "int a;\n");
  CHECK_EQ(run_bundle("main.cpp -o none/out.cpp").status, 1);
  if (fs::exists("/dev/full")) {
    CHECK(contains(run_bundle("main.cpp -o /dev/full").err, "cannot write /dev/full"));
    CHECK_EQ(shell("\"" BIN_DIR "/bundle\" main.cpp > /dev/full 2> stderr.txt"), 1);
    CHECK_EQ(read("stderr.txt"), "bundle: cannot write the standard output\n");
  }
}

void test_slim() {
  const Folder folder(
      {{"a.hpp",
        "// SPDX-License-Identifier: CC0-1.0\n" +
            guarded("A",
                    "// Long.\n//\n// A. Author, \"A paper\", 1965.\nint a;  // short\n\n"
                    "// 19650 words.\n\n/* more\n words */\n#include \"b.hpp\"\n// Last.\n")},
       {"b.hpp", "#pragma once\n// \\\n2017\n#if 1\n// No.\n#endif\nint b;\n/* In 1986. */\n"},
       {"main.cpp", "// Mine.\n#include \"a.hpp\"\n// Mine.\nint main() {}\n"}});
  const Result result = run_bundle("--slim main.cpp");
  CHECK_EQ(result.status, 0);
  CHECK_EQ(result.out.substr(result.out.find('\n') + 1),
           "// SPDX-License-Identifier: CC0-1.0\n\n// Mine.\n// A. Author, \"A paper\", "
           "1965.\nint a;  // short\n\n// \\\n2017\n#if 1\n#endif\nint b;\n/* In 1986. */\n// "
           "Mine.\nint "
           "main() {}\n");
}

void test_calls() {
  const Folder folder(Files{{"main.cpp", ""}});
  CHECK_EQ(run_bundle("").status, 2);
  CHECK(contains(run_bundle("").err, "usage: bundle"));
  for (const char* wrong : {"--no main.cpp", "main.cpp main.cpp", "main.cpp -I", "-o", "--"}) {
    const Result result = run_bundle(wrong);
    CHECK_EQ(result.status, 2);
    CHECK(contains(result.err, "usage: bundle") && result.out.empty());
  }
  CHECK_EQ(run_bundle("--help").status, 0);
  CHECK(contains(run_bundle("--help").out, "usage: bundle"));
}

}  // namespace

int main() {
  test_expanded_in_place_once();
  test_licence_citations_and_system_includes();
  test_system_includes_that_stay();
  test_what_is_no_include();
  test_what_is_an_include();
  test_dead_parts();
  test_conditions();
  test_missing_under_a_condition();
  test_files_without_a_guard();
  test_what_is_no_guard();
  test_kinds_of_text();
  test_errors();
  test_where_it_looks();
  test_links();
  test_output();
  test_slim();
  test_calls();
  return check::result();
}
