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
#include <algorithm>
#include <cstddef>
#include <exception>
#include <filesystem>
#include <iostream>
#include <map>
#include <regex>
#include <stdexcept>
#include <string>
#include <utility>
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
      for (const Judge& judge : problem.judges)
        judges += (judges.empty() ? ""
                   : is_chinese   ? "，"
                                  : ", ") +
                  linked(judge.words.in(is_chinese), judge.link);
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
  std::vector<std::pair<std::string, std::string>> rows;  // the time, and the problems
  for (const Problem& problem : problems) {
    const std::string& time = problem.full.english;
    if (time.empty()) continue;
    const auto same = [&](const auto& row) { return row.first == time; };
    auto row = std::find_if(rows.begin(), rows.end(), same);
    if (row == rows.end()) row = rows.insert(row, {time, ""});
    row->second += (row->second.empty() ? "" : ", ") + problem.title.english + " (" +
                   problem.judges[0].name() + ')';
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

// Returns a file of C++ with the titles, the main link and the time of a problem on top, in lines
// as long as those of the notebook. They replace what is there from the license to the line with
// the time.
std::string with_head(const std::string& code, const Problem& problem, const std::string& time) {
  constexpr std::size_t width = 63;
  std::string head, line = "//", word;
  for (const char c : problem.title.english + " (" + problem.names(false) + ") ") {
    if (c != ' ') {
      word += c;
      continue;
    }
    if (line.size() + 1 + word.size() > width) {
      head += line + '\n';
      line = "//";
    }
    line += ' ' + word;
    word.clear();
  }
  head += line + '\n';
  if (!problem.link().empty()) head += "// " + problem.link() + '\n';
  head += "// Time: " + time + '\n';
  static const std::regex form(
      "(// SPDX-License-Identifier: .*\n(?://)?\n)(?:(?://.*\n)*?// Time: .*\n(?://\n)?)?");
  std::smatch found;
  if (!std::regex_search(code, found, form, std::regex_constants::match_continuous))
    throw std::runtime_error(problem.name + ".cpp: expected a license in the first line");
  const std::string rest = found.suffix();
  return found[1].str() + head + (rest.compare(0, 2, "//") == 0 ? "//\n" : "\n") +
         rest.substr(rest.find_first_not_of('\n'));
}

int write_all(const fs::path& source, const fs::path& out, const std::string& address) {
  const auto read = [&](const std::string& name) {
    return tools::read_source(tools::name_of(source / tools::path_of(name)));
  };
  const auto write = [&](const std::string& name, const std::string& text) {
    const fs::path file = out / tools::path_of(name);
    fs::create_directories(file.parent_path());
    if (!fs::exists(file) || tools::read_file(tools::name_of(file)) != text)
      tools::write_file(tools::name_of(file), text);
  };
  const std::vector<Group> groups = facts::read(read("src/facts/problems.txt"));
  std::vector<Problem> problems;
  for (const Group& group : groups)
    problems.insert(problems.end(), group.problems.begin(), group.problems.end());
  const std::string count = std::to_string(problems.size());
  for (const bool is_chinese : {false, true}) {
    const std::string name = is_chinese ? "README.zh.md" : "README.md";
    std::string text = read(name);
    put(text, is_chinese ? "这里收了 " : "\nC++ solutions to ",
        is_chinese ? " 道匹配题" : " matching problems", count);
    put_table(text, "problems", table_of_problems(groups, is_chinese, address));
    write(name, text);
  }
  std::string text = read("src/problems/README.md");
  put_table(text, "times", table_of_times(problems));
  write("src/problems/README.md", text);
  text = read("tests/README.md");
  put_table(text, "checks", table_of_checks(problems, source));
  write("tests/README.md", text);
  for (const Problem& problem : problems) {
    const std::string file = problem.name + ".cpp", submitted = "src/submit/" + file,
                      full = "src/problems/" + file;
    write(submitted, with_head(tools::read_file(tools::name_of(out / tools::path_of(submitted))),
                               problem, problem.time.english));
    const bool is_same = problem.full.english.empty();
    if (fs::exists(source / tools::path_of(full)))
      write(full, with_head(read(full), problem, (is_same ? problem.time : problem.full).english));
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const std::vector<std::string> words = tools::arguments_of(argc, argv);
    if (words.size() < 3 || words.size() > 4)
      throw std::runtime_error("expected two folders, SOURCE and OUT, and perhaps an ADDRESS");
    return write_all(tools::path_of(words[1]), tools::path_of(words[2]),
                     words.size() > 3 ? words[3] : "");
  } catch (const std::exception& error) {
    std::cerr << "write_tables: " << error.what() << '\n';
    return 1;
  }
}
