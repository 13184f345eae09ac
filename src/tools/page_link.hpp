// SPDX-License-Identifier: CC0-1.0
//
// Tells the user how to see an input on the page (src/page).
#ifndef TOOLS_PAGE_LINK_HPP
#define TOOLS_PAGE_LINK_HPP

#include <cstddef>
#include <filesystem>
#include <string>
#include <system_error>

#include "instances/texts.hpp"
#include "tools/files.hpp"

namespace tools {

#include "page_address.inc"  // the build makes this file, which defines kPageAddress

constexpr std::size_t kMostLinked = 2000;  // bytes of an input; some systems cut longer addresses

// Returns the text with %XX for each byte that is no ASCII letter or digit and not in `kept`.
inline std::string percent_encoded(const std::string& text, const std::string& kept) {
  std::string result;
  for (const char c : text) {
    const unsigned code = static_cast<unsigned char>(c), letter = code | 0x20;
    if ((letter >= 'a' && letter <= 'z') || (c >= '0' && c <= '9') || kept.find(c) != kept.npos) {
      result += c;
    } else {
      for (const unsigned digit : {code / 16, code % 16}) result += "0123456789ABCDEF"[digit];
      result.insert(result.size() - 2, 1, '%');
    }
  }
  return result;
}

// Encodes an input as the function packed() in src/page/page/state.js does.
inline std::string packed(const std::string& text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (text.compare(i, 2, "\r\n") == 0) continue;
    result += c == '\n'  ? "/"
              : c == ' ' ? "+"
              : c == '#' ? "*"
                         : percent_encoded(std::string(1, c), "-_.!~'()");
  }
  return result;
}

// Returns whether the text is UTF-8, the only encoding that an address can have.
inline bool is_utf8(const std::string& text) {
  int more = 0;  // the number of bytes that must follow in the same character
  for (const char c : text) {
    const unsigned code = static_cast<unsigned char>(c);
    if ((code >> 6 == 2) != (more > 0) || code == 0xC0 || code == 0xC1 || code > 0xF4) return false;
    more = more > 0 ? more - 1 : code < 0xC0 ? 0 : code < 0xE0 ? 1 : code < 0xF0 ? 2 : 3;
  }
  return more == 0;
}

// Returns the `file:` address of an absolute path.
inline std::string address_of(const std::filesystem::path& path) {
  const std::string name = name_of(path);
  const bool has_drive = name[0] != '/';
  return (has_drive ? "file:///" : "file://") + percent_encoded(name, "-_.~/:");
}

// Returns a text that names the page with the input in its address. For an input that no address
// can have, because it is too long, empty or not UTF-8, the text says how to open the file `name`
// on the page. `page` is the address of the published page; if it is empty, the page is the file in
// the build or the installation to which the tool `program` belongs. Returns "" if there is none.
inline std::string see_it(const std::filesystem::path& program, const std::string& problem,
                          const std::string& input, const std::string& name,
                          std::string page = kPageAddress) {
  std::error_code ignored;
  const std::filesystem::path prefix = program.parent_path().parent_path();
  for (const char* const folder : {"share/matching_games", "page"}) {
    const std::filesystem::path file = prefix / folder / "matching_games.html";
    if (page.empty() && std::filesystem::exists(file, ignored)) page = address_of(file);
  }
  if (page.empty()) return "";
  page += "#p=" + problem;
  return !input.empty() && input.size() <= kMostLinked && is_utf8(input)
             ? texts::see_it(page + "&t=" + packed(input))
             : texts::see_file(page, name);
}

}  // namespace tools

#endif  // TOOLS_PAGE_LINK_HPP
