// SPDX-License-Identifier: CC0-1.0
//
// Names, arguments and the console on Windows.
#define NOMINMAX
#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <fcntl.h>
#include <io.h>
#include <shellapi.h>

#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

#include "tools/files.hpp"

namespace tools {
namespace {

std::string utf8(const std::wstring& text) {
  const int size = static_cast<int>(text.size());
  std::string result(3 * text.size(), '\0');  // a code unit of UTF-16 needs at most 3 bytes
  result.resize(static_cast<std::size_t>(
      WideCharToMultiByte(CP_UTF8, 0, text.data(), size, &result[0],
                          static_cast<int>(result.size()), nullptr, nullptr)));
  return result;
}

UINT page_before = 0;  // the code page in which the console showed output before the tool began

// Lets the console show output as UTF-8 until the tool ends.
void show_utf8() {
  page_before = GetConsoleOutputCP();
  if (page_before == 0 || page_before == CP_UTF8) return;  // 0: there is no console
  SetConsoleOutputCP(CP_UTF8);
  std::atexit([] { SetConsoleOutputCP(page_before); });
}

}  // namespace

std::filesystem::path path_of(const std::string& name) {
  std::wstring result(name.size(), L'\0');
  result.resize(static_cast<std::size_t>(
      MultiByteToWideChar(CP_UTF8, 0, name.data(), static_cast<int>(name.size()), &result[0],
                          static_cast<int>(result.size()))));
  return result;
}

std::string name_of(const std::filesystem::path& path) { return utf8(path.generic_wstring()); }

// The arguments of main() are in the code page of the system, which lacks most letters.
std::vector<std::string> arguments_of(int, char**) {
  for (const int file : {0, 1, 2}) _setmode(file, _O_BINARY);
  show_utf8();
  int count = 0;
  wchar_t** const words = CommandLineToArgvW(GetCommandLineW(), &count);
  std::vector<std::string> result;
  for (int i = 0; i < count; ++i) result.push_back(utf8(words[i]));
  LocalFree(words);
  return result;
}

bool is_system_chinese() { return PRIMARYLANGID(GetUserDefaultUILanguage()) == LANG_CHINESE; }

std::filesystem::path program_path(const std::string&) {
  std::wstring path(32768, L'\0');  // no path is longer
  path.resize(GetModuleFileNameW(nullptr, &path[0], static_cast<DWORD>(path.size())));
  std::error_code ignored;
  return std::filesystem::weakly_canonical(path, ignored);
}

}  // namespace tools
