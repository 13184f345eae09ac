// SPDX-License-Identifier: CC0-1.0
//
// Tests the links to the page: a link must lead to the page beside the tool, and have the input.
#include "tools/page_link.hpp"

#include <cstddef>
#include <filesystem>
#include <string>

#include "check.hpp"
#include "tools/folder.hpp"

namespace {

namespace fs = std::filesystem;

// Decodes an input as the function unpacked() in src/page/page/state.js does.
std::string unpacked(const std::string& text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    result += c == '/'   ? '\n'
              : c == '+' ? ' '
              : c == '*' ? '#'
              : c == '%' ? static_cast<char>(std::stoi(text.substr(i + 1, 2), nullptr, 16))
                         : c;
    if (c == '%') i += 2;
  }
  return result;
}

void test_inputs() {
  CHECK_EQ(tools::packed("1 2\r\n.#\n*+/%&\t\r"), "1+2/.*/%2A%2B%2F%25%26%09%0D");
  std::string all;
  for (int c = 1; c < 256; ++c) all += static_cast<char>(c);
  CHECK_EQ(unpacked(tools::packed(all)), all);
  for (const char* const text : {"", "~", "\xC3\xA9", "\xE5\xBC\xA0\xF0\x9F\x98\x80."})
    CHECK(tools::is_utf8(text));
  for (const char* const text :
       {"\x80", "\xC3", "\xC3.", "\xE5\xBC", "\xC4\xE3", "\xC0\x80", "\xFF"})
    CHECK(!tools::is_utf8(text));
}

void test_addresses() {
#ifdef _WIN32
  CHECK_EQ(tools::address_of(tools::path_of("C:\\a b\\棋#%.html")),
           "file:///C:/a%20b/%E6%A3%8B%23%25.html");
#else
  CHECK_EQ(tools::address_of("/a b/棋#%?\\.html"), "file:///a%20b/%E6%A3%8B%23%25%3F%5C.html");
#endif
}

// Tests which page a tool finds, and which inputs are in the link.
void test_pages() {
  const folder::Folder folder(folder::Files{});
  const fs::path prefix = fs::current_path() / tools::path_of("棋 #1 100%");
  const auto seen = [&](const std::string& input) {
    return tools::see_it(prefix / "bin" / "duel", "gcj2008_king", input, "my.in", "");
  };
  CHECK_EQ(seen("1\n"), "");
  CHECK_EQ(tools::see_it("bin/duel", "gcj2008_king", "1\n", "my.in", "https://a.org/b/"),
           "See it: https://a.org/b/#p=gcj2008_king&t=1/\n");
  for (const std::string file :
       {"page/matching_games.html", "share/matching_games/matching_games.html"}) {
    folder::write({{tools::name_of(prefix) + '/' + file, ""}});
    const std::string text = seen("1\n1 1\nK\n");
    const std::size_t end = text.find('#');
    CHECK_EQ(text.substr(end), "#p=gcj2008_king&t=1/1+1/K/\n");
    CHECK_EQ(text.substr(0, end), "See it: " + tools::address_of(prefix / file));
  }
  const std::string most(tools::kMostLinked, '.');
  CHECK(folder::contains(seen(most), "#p=gcj2008_king&t=" + most + '\n'));
  for (const std::string& input : {most + '.', std::string("\xFF"), std::string()}) {
    CHECK(folder::contains(seen(input),
                           "#p=gcj2008_king\nThere, click \"Open a file\" and choose my.in.\n"));
  }
}

}  // namespace

int main() {
  test_inputs();
  test_addresses();
  test_pages();
  return check::result();
}
