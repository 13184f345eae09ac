// SPDX-License-Identifier: CC0-1.0
//
// write_tables SOURCE OUT [ADDRESS] writes the files of the project in the folder SOURCE that have
// something from src/facts/problems.txt below the folder OUT, which may be the same:
//
// - README.md, README.zh.md, tests/README.md and src/problems/README.md with their tables, which
//   stand between two comments. With the ADDRESS of the published site, each row of the tables of
//   problems links the page of its problem.
// - src/problems/*.cpp, and OUT/src/submit/*.cpp, which `bundle` has written, with the titles, the
//   main link and the time on top.
//
// write_tables SOURCE only checks the facts.
#include <cstddef>
#include <exception>
#include <filesystem>
#include <iostream>
#include <map>
#include <regex>
#include <stdexcept>
#include <string>
#include <vector>

#include "facts/facts.hpp"
#include "tools/files.hpp"

namespace {

namespace fs = std::filesystem;
using facts::Group;
using facts::Judge;
using facts::Problem;

// Replaces what stands between the first `before` and the next `after` in a text.
void put(std::string& text, const std::string& before, const std::string& after,
         const std::string& made) {
  const std::size_t at = text.find(before), from = at + before.size(), to = text.find(after, from);
  if (at == text.npos || to == text.npos)
    throw std::runtime_error("a README has no place \"" + before + "..." + after + '"');
  text.replace(from, to - from, made);
}

void put_table(std::string& text, const std::string& name, const std::string& rows) {
  put(text, "<!-- " + name + ": made of src/facts/problems.txt -->\n",
      "<!-- end of " + name + " -->", '\n' + rows + '\n');
}

std::string linked(const std::string& text, const std::string& link) {
  return link.empty() ? text : '[' + text + "](" + link + ')';
}

std::string table_of_problems(const std::vector<Group>& groups, bool is_chinese,
                              const std::string& address) {
  std::string rows = is_chinese ? "| 题目 | 评测站 | 问什么 | 时间 |\n"
                                : "| problem | judges | question | time |\n";
  rows += "|---|---|---|---|\n";
  for (const Group& group : groups) {
    rows += "| **" + group.title.in(is_chinese) + "** | | | |\n";
    for (const Problem& problem : group.problems) {
      std::string judges;
      for (const Judge& judge : problem.judges) {
        if (!judges.empty()) judges += is_chinese ? "，" : ", ";
        judges += linked(judge.words.in(is_chinese), judge.link);
      }
      rows += "| " + linked(problem.title.in(is_chinese), "src/submit/" + problem.name + ".cpp");
      if (!address.empty())
        rows += " · " + linked(is_chinese ? "为什么" : "why",
                               address + problem.name + (is_chinese ? ".zh.html" : ".html"));
      rows += " | " + judges + " | " + problem.asks.in(is_chinese) + " | " +
              problem.time.in(is_chinese) + " |\n";
    }
  }
  return rows;
}

// Returns the problems whose full file takes another time, those with the same time in one row.
std::string table_of_times(const std::vector<Problem>& problems) {
  std::map<std::string, std::string> rows;  // the problems, by their time
  for (const Problem& problem : problems) {
    if (problem.full_time.english == problem.time.english) continue;
    std::string& names = rows[problem.full_time.english];
    names +=
        (names.empty() ? "" : ", ") + problem.title.english + " (" + problem.judges[0].name() + ')';
  }
  std::string table = "| problem | time of the full file |\n|---|---|\n";
  for (const auto& [time, names] : rows) table += "| " + names + " | " + time + " |\n";
  return table;
}

std::string table_of_checks(const std::vector<Problem>& problems, const fs::path& source) {
  std::map<std::string, std::string> rows;
  for (const Problem& problem : problems) {
    const fs::path samples = source / "samples" / problem.name;
    if (!fs::is_directory(samples))
      throw std::runtime_error("there is no folder samples/" + problem.name);
    std::size_t count = 0;
    for (const auto& file : fs::directory_iterator(samples)) {
      const std::string name = file.path().filename().string();
      if (name.rfind("statement", 0) == 0 && file.path().extension() == ".in") ++count;
    }
    const std::string &note = problem.samples.english, &checked = problem.checked.english;
    std::string cells = count > 0 ? std::to_string(count) : note.empty() ? "none" : "";
    cells += (count > 0 && !note.empty() ? "; " : "") + note + " | ";
    if (!fs::exists(source / "src/problems" / (problem.name + ".cpp")))
      cells += checked.empty() ? "only a short file" : "only a short file: ";
    rows[problem.name] = cells + checked;
  }
  std::string table = "| problem | published samples | besides |\n|---|---|---|\n";
  for (const auto& [name, row] : rows) table += "| `" + name + "` | " + row + " |\n";
  return table;
}

// Returns a file of C++ with the title, the judges, the main link and the time of a problem on top.
// They replace what is there from the license to the line with the time.
std::string with_head(const std::string& code, const Problem& problem, const std::string& time) {
  static const std::regex form(
      "(// SPDX-License-Identifier: .*\n(?://)?\n)(?:(?://.*\n)*?// Time: .*\n(?://\n)?)?\n*");
  std::smatch found;
  if (!std::regex_search(code, found, form, std::regex_constants::match_continuous))
    throw std::runtime_error(problem.name + ".cpp: expected a license in the first line");
  const std::string rest = found.suffix(), link = problem.link();
  return found[1].str() + "// " + problem.title.english + "\n// " + problem.names() +
         (link.empty() ? "" : "\n// " + link) + "\n// Time: " + time +
         (rest[0] == '/' ? "\n//\n" : "\n\n") + rest;
}

void write_all(const fs::path& source, const fs::path& out, const std::string& address) {
  const auto read = [&](const std::string& name) {
    return tools::read_source(tools::name_of(source / tools::path_of(name)));
  };
  const auto write = [&](const std::string& name, const std::string& text) {
    const fs::path file = out / tools::path_of(name);
    fs::create_directories(file.parent_path());
    if (!fs::exists(file) || tools::read_file(tools::name_of(file)) != text)
      tools::write_file(tools::name_of(file), text);
  };
  const auto write_table = [&](const std::string& name, const char* table,
                               const std::string& rows) {
    std::string text = read(name);
    put_table(text, table, rows);
    write(name, text);
  };
  const std::vector<Group> groups = facts::read(read("src/facts/problems.txt"));
  std::vector<Problem> problems;
  for (const Group& group : groups)
    problems.insert(problems.end(), group.problems.begin(), group.problems.end());
  for (const bool is_chinese : {false, true}) {
    const std::string name = is_chinese ? "README.zh.md" : "README.md";
    std::string text = read(name);
    put(text, is_chinese ? "这里收了 " : "\nC++ solutions to ",
        is_chinese ? " 道匹配题" : " matching problems", std::to_string(problems.size()));
    put_table(text, "problems", table_of_problems(groups, is_chinese, address));
    write(name, text);
  }
  write_table("src/problems/README.md", "times", table_of_times(problems));
  write_table("tests/README.md", "checks", table_of_checks(problems, source));
  for (const Problem& problem : problems) {
    const std::string submitted = "src/submit/" + problem.name + ".cpp",
                      full = "src/problems/" + problem.name + ".cpp";
    const std::string code = tools::read_file(tools::name_of(out / tools::path_of(submitted)));
    write(submitted, with_head(code, problem, problem.time.english));
    if (fs::exists(source / full))
      write(full, with_head(read(full), problem, problem.full_time.english));
  }
}

}  // namespace

int main(int argc, char** argv) {
  try {
    std::vector<std::string> words = tools::arguments_of(argc, argv);
    if (words.size() < 2) throw std::runtime_error("expected a folder, SOURCE, and maybe OUT");
    const fs::path source = tools::path_of(words[1]);
    facts::read(tools::read_source(tools::name_of(source / "src/facts/problems.txt")));
    words.resize(4);
    if (!words[2].empty()) write_all(source, tools::path_of(words[2]), words[3]);
    return 0;
  } catch (const std::exception& error) {
    std::cerr << "write_tables: " << error.what() << '\n';
    return 1;
  }
}
