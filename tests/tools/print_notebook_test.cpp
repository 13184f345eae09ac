// SPDX-License-Identifier: CC0-1.0
//
// Tests the printed notebook: its HTML, and its checksums, which must be those that the command in
// the notebook prints.
#include <string>
#include <utility>

#include "check.hpp"
#include "tools/folder.hpp"

namespace {

using namespace folder;

Result print(const std::string& files) {
  return run("\"" BIN_DIR "/print_notebook\" -o n.html " + files);
}

// kTyped is kSource as a contestant may type it. The two differ only in comments, blanks, empty
// lines and preprocessor lines, so their checksums must be equal.
const char kSource[] =
    "// SPDX-License-Identifier: CC0-1.0\n#pragma once\n\n// A comment\n// of its own.\n"
    "struct Pair {\n  int a, b = 7;  // two\n\n  bool less() const { return a < b; }\n"
    "  const char* text() const { return \"<&>\"; }\n};\n";
const char kTyped[] =
    "#include <vector>\nstruct Pair {\nint a,b=7;\n\tbool less()const{return a<b;}\r\n"
    "  const char*text()const{return \"<&>\"; } // typed\n \t\n\n  };\n";

void test_checksums() {
  const Folder folder({{"pair.hpp", kSource}, {"typed.cpp", kTyped}});
  CHECK_EQ(print("pair.hpp").status, 0);
  const auto number = [](const std::string& part) {
    const std::string digits = run("sed 's|//.*||' typed.cpp | tr -d ' \\t\\r' | grep '^[^#]' | " +
                                   part + "tr -d '\\n' | cksum | cut -c-5")
                                   .out;
    CHECK_EQ(digits.size(), 6u);
    return digits.substr(0, 5);
  };
  const std::string expected =
      number("") + " 1-3:" + number("head -n 3 | ") + " 4-:" + number("tail -n +4 | ");
  CHECK(contains(read("n.html"), "<span>pair.hpp</span><span>" + expected + "</span>"));
}

void test_html() {
  const Folder folder({{"pair.hpp", kSource}, {"a.txt", "\nif (1 < 2)\n"}});
  const Result result = print("pair.hpp a.txt");
  CHECK_EQ(result.out + result.err, "");
  const std::string html = read("n.html");
  CHECK(contains(html,
                 "<pre><i>// A comment</i>\n<i>// of its own.</i>\n<b>struct</b> Pair {\n"
                 "  <b>int</b> a, b = <u>7</u>;  <i>// two</i>\n\n"));
  CHECK(contains(html, "<q>\"&lt;&amp;&gt;\"</q>"));
  CHECK(contains(html, "<span>a.txt</span><span></span></h2>\n<pre>if (1 &lt; 2)\n</pre>"));
  CHECK(!contains(html, "SPDX") && !contains(html, "pragma"));
  CHECK(!contains(html, "http"));  // the page must work offline
  // Only files that fit into no column are broken anywhere.
  for (const int lines : {93, 94}) {
    const Folder longer({{"b.txt", "x" + std::string(lines, '\n')}});
    CHECK_EQ(print("b.txt").err, "");
    CHECK_EQ(contains(read("n.html"), "<section class=\"long\">"), lines == 94);
  }
}

// Checks that the page in Chinese differs from the other page only in the comments.
void test_chinese() {
  const std::string comments =
      "# SPDX-License-Identifier: CC0-1.0\n\n# pair.hpp\n一对\n整数\n\n二\n";
  const std::string wide =
      "# pair.hpp\n三十个字加上两个斜杠和一个空格是六十三列所以再加一个字就太宽";
  const Folder folder({{"pair.hpp", kSource},
                       {"zh.txt", comments},
                       {"less.txt", "# pair.hpp\n一\n\n# none.hpp\n二\n"},
                       {"more.txt", comments + "\n三\n"},
                       {"fits.txt", wide + "\n\n二\n"},
                       {"wide.txt", wide + "了\n\n二\n"}});
  CHECK_EQ(print("pair.hpp").status, 0);
  std::string expected = read("n.html");
  for (const auto& [from, to] :
       {std::pair("A comment</i>\n<i>// of its own.", "一对</i>\n<i>// 整数"), {"two", "二"}}) {
    expected.replace(expected.find(from), std::string(from).size(), to);
  }
  CHECK_EQ(print("--chinese zh.txt pair.hpp").err, "");
  const std::string page = read("n.html");
  CHECK_EQ(page.substr(page.find("<section>")), expected.substr(expected.find("<section>")));
  CHECK(contains(page, "<html lang=\"zh-CN\">"));
  CHECK_EQ(print("--chinese fits.txt pair.hpp").err, "");
  for (const auto& [file, message] :
       {std::pair("wide.txt", "expected lines of at most 63 characters, found 65"),
        {"less.txt", "expected a text for each comment of pair.hpp, found none for // two"},
        {"more.txt", "expected no text more for pair.hpp, found 三"},
        {"pair.hpp", "found none for // A comment"}}) {
    CHECK(contains(print(std::string("--chinese ") + file + " pair.hpp").err, message));
  }
}

void test_errors() {
  const Folder folder(
      {{"wide.hpp", std::string(64, 'x') + "\n"}, {"fits.hpp", std::string(63, 'x') + "\n"}});
  CHECK_EQ(print("fits.hpp").status, 0);
  write({{"utf16.hpp", std::string("\xFF\xFEi\0", 4)}});
  CHECK(
      contains(print("utf16.hpp").err, "print_notebook: utf16.hpp: this file is UTF-16; save it"));
  check_usage(print("wide.hpp"), "wide.hpp",
              "wide.hpp: expected lines of at most 63 characters, found 64");
  CHECK(contains(print("no_such_file.hpp").err, "print_notebook: cannot read no_such_file.hpp"));
  CHECK(contains(print("fits.hpp -o none/n.html").err, "cannot write none/n.html"));
  const std::string before = read("fits.hpp");
  CHECK(contains(print("fits.hpp -o ./fits.hpp").err, "the output ./fits.hpp is also an input"));
  CHECK_EQ(read("fits.hpp"), before);
}

}  // namespace

int main() {
  if (can_run("the checksums of the lines")) test_checksums();
  test_html();
  test_chinese();
  test_errors();
  return check::result();
}
