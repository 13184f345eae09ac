// SPDX-License-Identifier: CC0-1.0
#ifndef TOOLS_PROGRAM_PATH_HPP
#define TOOLS_PROGRAM_PATH_HPP

#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <string>
#include <system_error>

namespace tools {

// Returns the path of this program, which was called by the name `name`, with all links resolved.
// If the name contains no folder, the shell has found the program in PATH.
#ifdef _WIN32
std::filesystem::path program_path(const std::string& name);  // in windows/system.cpp
#else
inline std::filesystem::path program_path(const std::string& name) {
  std::filesystem::path place = name;
  std::error_code ignored;
  if (!place.has_parent_path()) {
    const char* const path = std::getenv("PATH");
    std::istringstream list(path != nullptr ? path : "");
    for (std::string bin; std::getline(list, bin, ':');) {
      const std::filesystem::path candidate = std::filesystem::path(bin) / name;
      if (!std::filesystem::is_regular_file(candidate, ignored)) continue;
      place = candidate;
      break;
    }
  }
  return std::filesystem::weakly_canonical(place, ignored);
}
#endif

}  // namespace tools

#endif  // TOOLS_PROGRAM_PATH_HPP
