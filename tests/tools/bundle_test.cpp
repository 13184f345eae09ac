// SPDX-License-Identifier: CC0-1.0
//
// Tests the bundler: runs its command on small sets of files in a temporary folder.
#include <algorithm>
#include <filesystem>
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

// Bundles main.cpp, which must be one of the files, and checks that there is no error. Returns the
// bundle without its first line and the blank line that follows. Also checks that bundling the
// bundle gives the same bundle again.
std::string body(const Files& files) {
  const Folder folder(files);
  const Result result = run_bundle("main.cpp");
  CHECK_EQ(result.err, "");
  CHECK_EQ(result.status, 0);
  const std::string head = "// Bundled from main.cpp; edit that file, not this one.\n\n";
  CHECK_EQ(result.out.substr(0, head.size()), head);
  const std::string text = result.out.substr(std::min(result.out.size(), head.size()));
  folder::write({{"main.cpp", text}});
  CHECK_EQ(run_bundle("main.cpp").out, head + text);
  return text;
}

// Bundles main.cpp, checks that the bundler fails, and returns its error message.
std::string error(const Files& files) {
  const Folder folder(files);
  const Result result = run_bundle("main.cpp");
  CHECK_EQ(result.status, 1);
  CHECK_EQ(result.out, "");
  return result.err;
}

std::string guarded(const std::string& macro, const std::string& text) {
  return "#ifndef " + macro + "\n#define " + macro + "\n" + text + "#endif\n";
}

void test_expanded_in_place_once() {
  const Files files = {{"a.hpp", guarded("A", "int a;\n")},
                       {"b.hpp", "#pragma once\n#include \"a.hpp\"\nint b;\n"},
                       {"sub/c.hpp", guarded("C", "\n\n#include \"../a.hpp\"\nint c;\n")},
                       {"main.cpp",
                        "int before;\n#include \"b.hpp\"\n\n\n#include \"sub/c.hpp\"  // why\n"
                        "#include \"sub/../a.hpp\"\n#include \"./b.hpp\"\nint after;\n"}};
  CHECK_EQ(body(files), "int before;\nint a;\nint b;\n\nint c;\nint after;\n");
}

void test_license_citations_and_system_includes() {
  const std::string license = "// SPDX-License-Identifier: CC0-1.0\n";
  const Folder folder(
      {{"src/lib/a.hpp", license + guarded("A",
                                           "#include <map>\n#include <set>\n\n"
                                           "// A. Author, 1965.\nint a;\n")},
       {"src/main.cpp", license + "//\n// The task.\n#include <set>\n#include \"lib/a.hpp\"\n"}});
  const Result result = run_bundle("src/main.cpp");
  CHECK_EQ(result.status, 0);
  CHECK_EQ(result.out,
           "// Bundled from src/main.cpp; edit that file, not this one.\n" + license +
               "\n// The task.\n#include <set>\n#include <map>\n\n// A. Author, 1965.\nint a;\n");
}

void test_system_includes_that_stay() {
  const std::string text =
      "#include <cassert>\n#ifdef LOCAL\n#include <vector>\n#endif\nnamespace a {\n"
      "#include <vector>\n}\n#include <cassert>\n";
  CHECK_EQ(body({{"main.cpp", text}}), text);
  CHECK_EQ(body({{"main.cpp", text + "#include <vector>\n"}}), text);
  // These headers may be included again, because NDEBUG may have changed.
  const std::string again =
      "#include <cassert>\n#include <assert.h>\n#define NDEBUG\n"
      "#include <cassert>\n#include <assert.h>\n";
  CHECK_EQ(body({{"main.cpp", again}}), again);
}

void test_text_that_is_no_include() {
  const std::string text =
      "// #include \"x.hpp\"\n"
      "// goes on \\\n#include \"x.hpp\"\n"
      "/* \" ' // R\"(\n#include \"x.hpp\"\n*/\n"
      "const char* a = \"/* \\\" \\\n#include \\\"x.hpp\\\"\";\n"
      "const char* b = R\"(\n#include \"x.hpp\"\n\\\n)\";\n"
      "const char* c = u8R\"mark(\n)\"\n#include \"x.hpp\"\n)mark\";\n"
      "const wchar_t* k = LR\"(\n#include \"x.hpp\"\n)\";\n"
      "const char* j = R\"(\n)\\\n\"\n#include \"x.hpp\"\n)\";\n"
      "char d = '\"', e = '\\'', f = '\\\\';\n"
      "int g = 1'000'000;\n"
      "int LR = 0; // '\n"
      "#define INCLUDE #include \"x.hpp\"\n"
      "#define LONG \\\n#include \"x.hpp\"\n"
      "#error don't\n"
      "int last;\n";
  CHECK_EQ(body({{"main.cpp", text}}), text);
  // A backslash at the end of the file continues the last line by an empty row.
  for (const std::string last : {"// C:\\\n", "const char* a = \"\\\n"}) {
    CHECK_EQ(body({{"main.cpp", last}}), last + '\n');
  }
}

void test_spellings_of_an_include() {
  const Files a = {{"a.hpp", guarded("A", "int a;\n")}};
  for (const char* line :
       {"  # include\"a.hpp\"", "/* a\n comment */ #include \"a.hpp\"", "#/**/include/**/\"a.hpp\"",
        "%:include \"a.hpp\"", "#include \\\n\"a.hpp\"", "#include \"a.hpp\" /* to\n the end */",
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

void test_conditions() {
  // An #include under a condition stays as it is if the file is none of the headers below src/,
  // even if the file exists.
  const std::string local = "#ifdef LOCAL\n#include \"debug.h\"\n#endif\n";
  const std::string text = "#if 0\n#else\n#if 1\n#endif\n#include \"x.hpp\"\n#endif\n" + local;
  for (const Files& files :
       {Files{{"main.cpp", text}}, Files{{"main.cpp", text}, {"debug.h", "?"}}}) {
    const Folder folder(files);
    const Result result = run_bundle("main.cpp");
    CHECK_EQ(result.status, 0);
    CHECK(contains(result.out, "\n\n" + text));
    CHECK(contains(result.err, "main.cpp:5: \"x.hpp\" is not expanded"));
    CHECK(contains(result.err, "main.cpp:8: \"debug.h\" is not expanded"));
  }
  const std::string ours = "#include \"matching_games/general.hpp\"\n";
  CHECK_EQ(
      error({{"main.cpp", "#ifdef X\n" + ours + "#endif\n"}}),
      "bundle: main.cpp:2: \"matching_games/general.hpp\" is included under a condition, which "
      "bundle does not evaluate; move the include out of #if ... #endif\n");
  CHECK(
      contains(error({{"main.cpp", "#if __has_include(\"matching_games/general.hpp\")\n#endif\n"}}),
               "main.cpp:1: \"matching_games/general.hpp\" is included under a condition"));
  const Folder folder(
      {{"own.cpp", "#if __has_include(\"own.cpp\") || __has_include(<map>)\n#endif\n"},
       {"lib/a.hpp", "int a;\n"},
       {"lib/b.hpp", guarded("B", "#if X\n#include \"lib/a.hpp\"\n#endif\n")},
       {"main.cpp", "#include \"lib/b.hpp\"\n"}});
  CHECK(contains(run_bundle("-I . main.cpp").err, "lib/b.hpp:4: \"lib/a.hpp\" is included under"));
  CHECK_EQ(
      run_bundle("own.cpp").err,
      "bundle: warning: own.cpp:1: \"own.cpp\" is not expanded, because it is under a condition\n");
}

void test_files_without_a_guard() {
  const Folder folder(
      {{"a.hpp", "int a;\n"}, {"main.cpp", "#include \"a.hpp\"\n#include \"a.hpp\"\n"}});
  const Result result = run_bundle("main.cpp");
  CHECK_EQ(result.status, 0);
  CHECK(contains(result.out, "\n\nint a;\n") && !contains(result.out, "int a;\nint a;"));
  CHECK(contains(result.err, "main.cpp:2: \"a.hpp\" has no include guard"));
}

void test_conditions_that_are_no_guard() {
  // A condition is not an include guard if it has an #else or if there is code outside of it.
  for (const std::string& text :
       {guarded("A", "int a;\n") + "int b;\n", std::string("int b;\n") + guarded("A", "int a;\n"),
        std::string("#ifndef A\n#define A\nint a;\n#else\nint b;\n#endif\n"),
        std::string("#ifndef A\n#define A\nint a;\n#elif B\nint b;\n#endif\n"),
        guarded("A", "int a;\n") + guarded("B", "int b;\n")}) {
    CHECK_EQ(body({{"a.hpp", text}, {"main.cpp", "#include \"a.hpp\"\n"}}), text);
  }
}

// A guard stays if other code names its macro, in whichever file.
void test_guards_with_a_meaning() {
  const std::string debug = guarded("DBG_H", "int d;\n"),
                    value = "#ifndef VALUE\n#define VALUE 1\nint v;\n#endif\n";
  const auto bundled = [&](const std::string& rest) {
    return body({{"d.hpp", debug},
                 {"v.hpp", value},
                 {"main.cpp", "#include \"d.hpp\"\n#include \"v.hpp\"\n" + rest}});
  };
  CHECK_EQ(bundled("#ifdef DBG_H\n#endif\n"), debug + "int v;\n#ifdef DBG_H\n#endif\n");
  CHECK_EQ(bundled("int a = VALUE + 1;\n"), "int d;\n" + value + "int a = VALUE + 1;\n");
  const std::string other = "// DBG_H\nint VALUES;\n";
  CHECK_EQ(bundled(other), "int d;\nint v;\n" + other);
  CHECK_EQ(body({{"d.hpp", debug},
                 {"e.hpp", "#pragma once\n#if defined DBG_H\n#endif\n"},
                 {"main.cpp", "#include \"e.hpp\"\n#include \"d.hpp\"\n"}}),
           "#if defined DBG_H\n#endif\n" + debug);
  // Compilers skip the second file with the same macro, so what it includes may be needed later.
  const std::string second = guarded("DBG_H", "#include <map>\nint e;\n");
  CHECK_EQ(body({{"d.hpp", debug},
                 {"e.hpp", second},
                 {"main.cpp", "#include \"d.hpp\"\n#include \"e.hpp\"\n#include <map>\n"}}),
           debug + second + "#include <map>\n");
}

void test_kinds_of_text() {
  CHECK_EQ(
      body({{"a.hpp", "\xEF\xBB\xBF#pragma once\r\nint a; \\\r\n"},
            {"main.cpp",
             "\xEF\xBB\xBF#include \"a.hpp\"\r\n// x \\\r\n#include \"b.hpp\"\r\nint main() {}"}}),
      "int a; \\\n\n// x \\\n#include \"b.hpp\"\nint main() {}\n");
  CHECK_EQ(body({{"main.cpp", "int a;\r\r\n\r\nint b;\r\n"}}), "int a;\n\nint b;\n");
  CHECK_EQ(body({{"a.hpp", "#pragma once\rint a;\r"},
                 {"main.cpp", "// x\r#include \"a.hpp\"\r\rint b;\r"}}),
           "// x\nint a;\n\nint b;\n");
  for (const std::string& text :
       {std::string("\xFF\xFEi\0", 4), std::string("\xFE\xFF\0i", 4), std::string("i\0n\0", 4)}) {
    CHECK_EQ(error({{"main.cpp", text}}),
             "bundle: main.cpp: this file is UTF-16; save it as UTF-8 or ASCII\n");
  }
  CHECK_EQ(body({{"main.cpp", ""}}), "");
}

void test_circular_includes() {
  CHECK_EQ(body({{"main.cpp", "#include \"a.hpp\"\n"},
                 {"a.hpp", guarded("A", "#include \"b.hpp\"\nint a;\n")},
                 {"b.hpp", guarded("B", "#include \"sub/../a.hpp\"\nint b;\n")},
                 {"sub/x", ""}}),
           "int b;\nint a;\n");
}

void test_errors() {
  const std::string missing = error({{"main.cpp", "int a;\n/*\n*/ #include \"no/where.hpp\"\n"}});
  CHECK(contains(missing, "main.cpp:2: cannot find \"no/where.hpp\" in the folders ., "));
  CHECK(
      contains(error({{"main.cpp", "int a;\n/* never\n"}}), "main.cpp:2: a comment is not closed"));
  CHECK(contains(error({{"main.cpp", "auto a = R\"x()y\";\n"}}),
                 "main.cpp:1: a raw string is not closed"));
  CHECK_EQ(error({{"main.cpp", "\n#include A_HPP\n"}}),
           "bundle: main.cpp:2: expected #include \"FILE\" or #include <FILE>, found #include "
           "A_HPP\n");
  for (const std::string name : {"include_next", "import"}) {
    CHECK_EQ(error({{"a.hpp", ""}, {"main.cpp", "# " + name + " \"a.hpp\"\n"}}),
             "bundle: main.cpp:1: bundle does not expand #" + name + "\n");
  }
  for (const char* end : {"\\ \n", "?\?/\n"}) {
    CHECK(contains(error({{"main.cpp", std::string("int a;  // ") + end + "#include <map>\n"}}),
                   "main.cpp:1: compilers do not agree whether the directive"));
  }
  CHECK(contains(error({{"main.cpp/file", ""}}), "cannot read main.cpp"));
  CHECK(contains(error({}), "cannot read main.cpp"));
}

void test_header_folders() {
  const Folder folder(Files{{"one/a.hpp", "int one;\n"},
                            {"two/a.hpp", "int two;\n"},
                            {"two/b.hpp", "#include \"a.hpp\"\n"},
                            {"main.cpp", "#include \"a.hpp\"\n"},
                            {"next.cpp", "#include \"b.hpp\"\n"}});
  CHECK(contains(run_bundle("-I one -I two main.cpp").out, "\nint one;\n"));
  CHECK(contains(run_bundle("main.cpp -I two -I one").out, "\nint two;\n"));
  CHECK(contains(run_bundle("-I one -I two next.cpp").out, "\nint two;\n"));
  CHECK_EQ(run_bundle("-I none main.cpp").err,
           "bundle: main.cpp:1: cannot find \"a.hpp\" in the folders ., none; "
           "name its folder with -I\n");
  // Without -I, the bundler finds the headers of the project from any working directory.
  write({{"mine.cpp", "#include \"matching_games/graph.hpp\"\nint mine;\n"}});
  CHECK(contains(run_bundle("mine.cpp").out, "int mine;\n"));
  // A header of the project in angle brackets is expanded as well.
  write({{"mine.cpp", "#include <matching_games/graph.hpp>\nint mine;\n"}});
  CHECK(contains(run_bundle("mine.cpp").out, "enum class GallaiEdmonds"));
}

void test_links() {
  const Folder folder(Files{{"real/a.hpp", "int a;\n"},
                            {"main.cpp", "#include \"real/a.hpp\"\n#include \"link/a.hpp\"\n"}});
  std::error_code error;
  fs::create_directory_symlink("real", "link", error);
  if (error) return;  // on Windows, not every user may create links
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
  // Names may have any letters.
  write({{"程序é.cpp", "#include \"目录/頭.hpp\"\n"}, {"目录/頭.hpp", "int a;\n"}});
  CHECK_EQ(run_bundle("程序é.cpp -o 出.cpp").status, 0);
  CHECK_EQ(read(tools::path_of("出.cpp")),
           "// Bundled from 程序é.cpp; edit that file, not this one.\n\nint a;\n");
  CHECK_EQ(run_bundle("程序é.cpp -o 目录/頭.hpp").status, 1);
  if (fs::exists("/dev/full")) {
    CHECK(contains(run_bundle("main.cpp -o /dev/full").err, "cannot write /dev/full"));
    CHECK_EQ(shell("\"" BIN_DIR "/bundle\" main.cpp > /dev/full 2> stderr.txt"), 1);
    CHECK(contains(read("stderr.txt"), "bundle: cannot write the standard output"));
  }
}

// Bundles main.cpp with the option --slim, and returns the bundle without its first line.
std::string slim(const Files& files, const std::string& options = "") {
  const Folder folder(files);
  const Result result = run_bundle("--slim main.cpp " + options);
  CHECK_EQ(result.status, 0);
  return result.out.substr(result.out.find('\n') + 1);
}

void test_slim_comments() {
  CHECK_EQ(
      slim({{"a.hpp",
             "// SPDX-License-Identifier: CC0-1.0\n" +
                 guarded("A",
                         "// Long.\n//\n// A. Author,\n// \"A paper\", 1965.\nint a;  // short\n\n"
                         "// 19650 words.\n\n/* more\n words */\n#include \"b.hpp\"\n// Last.\n")},
            {"b.hpp",
             "#pragma once\n// \\\n2017\n#if 1\n// No.\n#endif\nint b = /* 1 */ 2;  // In 1986.\n"
             "const char c[] = \"// x\";\n/* In 1986. */\n"},
            {"main.cpp", "// Mine.\n#include \"a.hpp\"\n  int x;  // mine\nint main() {}\n"}}),
      "// SPDX-License-Identifier: CC0-1.0\n\n// Mine.\n// A. Author,\n// \"A paper\", 1965.\n"
      "int a;\n\n// \\\n2017\n#if 1\n#endif\nint b = /* 1 */ 2;  // In 1986.\n"
      "const char c[] = \"// x\";\n/* In 1986. */\n  int x;  // mine\nint main() {}\n");
}

void test_slim_blocks() {
  const Files files = {
      {"a.hpp",
       guarded("A",
               "#include <map>\n\nnamespace m {\nnamespace {\n\nint a;\n\n}  // namespace\n"
               "}  // namespace m\n")},
      {"b.hpp", guarded("B",
                        "#include <set>\n\nnamespace m {\nnamespace {\nint b;\n}  // namespace\n"
                        "int c;\n}  // namespace m\n")},
      {"c.hpp", guarded("C",
                        "#include <list>\nnamespace n {\nint d;\n}  // namespace n\nnamespace m {\n"
                        "int e;\n}  // namespace m\n#define N\n")},
      {"d.hpp", guarded("D",
                        "#include <vector>\nnamespace m {\nint f;\n}  // namespace n\n"
                        "namespace m {\nint g;\n}  // namespace m\n")},
      {"main.cpp",
       "#include <string>\n#include \"a.hpp\"\n#include \"b.hpp\"\n#include \"c.hpp\"\n"
       "#include \"d.hpp\"\nnamespace m {\n}  // namespace m\n"}};
  CHECK_EQ(slim(files),
           "\n#include <string>\n#include <map>\n#include <set>\n#include <list>\n\n"
           "namespace m {\nnamespace {\n\nint a;\n\nint b;\n}\nint c;\n}\n"
           "namespace n {\nint d;\n}\nnamespace m {\nint e;\n}\n"
           "#define N\n#include <vector>\nnamespace m {\nint f;\n}\n"
           "namespace m {\nint g;\n}\nnamespace m {\n}  // namespace m\n");
  CHECK(contains(slim(files, "--header"), "#ifndef B\n#define B\n\nnamespace m {\n"));
}

// The bundler must find out by itself which namespace a brace closes.
void test_slim_braces() {
  const auto joined = [](const std::string& first, const std::string& second) {
    return slim({{"a.hpp", first},
                 {"b.hpp", second},
                 {"main.cpp", "#include \"a.hpp\"\n#include \"b.hpp\"\n"}});
  };
  const std::string b = "namespace b {\nint b;\n}  // namespace b\n";
  CHECK_EQ(joined("namespace a {\nint a;\n}  // namespace b\n", b),
           "\nnamespace a {\nint a;\n}\nnamespace b {\nint b;\n}\n");
  CHECK_EQ(joined("namespace b {\nint a = '}';\n#define X {\n#if Y\nint f() {\n#else\nint g() {\n"
                  "#endif\n}\n}  // namespace b\n",
                  b),
           "\nnamespace b {\nint a = '}';\n#define X {\n#if Y\nint f() {\n#else\nint g() {\n"
           "#endif\n}\nint b;\n}\n");
  CHECK_EQ(joined("struct S {\n}  // namespace b\n;\n", b),
           "\nstruct S {\n}\n;\nnamespace b {\nint b;\n}\n");
  // An include within a block stays there, and no include moves there.
  CHECK_EQ(
      joined("#include <set>\nextern \"C\" {\n#include <math.h>\nint a;\n}\n", "#include <map>\n"),
      "\n#include <set>\n#include <map>\nextern \"C\" {\n#include <math.h>\nint a;\n}\n");
}

// Compilers do not agree whether such a comment ends with its row.
void test_slim_unclear_comments() {
  const std::string text =
      "int a;  // one \\ \nint b;\n// two \\\t\nint c;\n"
      "int d;  // three?\?/\nint e;\n// four ?\?/  \nint f;\n";
  CHECK_EQ(slim({{"a.hpp", text + "int g;  // five \\\nint h;\n"},
                 {"main.cpp", "#include \"a.hpp\"\n"}}),
           '\n' + text + "int g;\n");
}

void test_slim_indentation() {
  CHECK_EQ(slim({{"a.hpp",
                  "struct A {\n public:\n  A()\n      : a(\"  \"),\n        b(R\"(\n    x)\") {\n"
                  "    call(one,\n             two,\n                 three);\n  }\n};\n"},
                 {"main.cpp", "#include \"a.hpp\"\n  int x;\n"}}),
           "\nstruct A {\npublic:\n\tA()\n\t\t\t: a(\"  \"),\n\t\t\t\tb(R\"(\n    x)\") {\n"
           "\t\tcall(one,\n\t\t\t\ttwo,\n\t\t\t\tthree);\n\t}\n};\n  int x;\n");
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
  test_expanded_in_place_once();
  test_license_citations_and_system_includes();
  test_system_includes_that_stay();
  test_text_that_is_no_include();
  test_spellings_of_an_include();
  test_conditions();
  test_files_without_a_guard();
  test_conditions_that_are_no_guard();
  test_guards_with_a_meaning();
  test_kinds_of_text();
  test_circular_includes();
  test_errors();
  test_header_folders();
  test_links();
  test_output();
  test_slim_comments();
  test_slim_blocks();
  test_slim_braces();
  test_slim_unclear_comments();
  test_slim_indentation();
  test_calls();
  return check::result();
}
