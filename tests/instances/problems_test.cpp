// SPDX-License-Identifier: CC0-1.0
//
// Tests that every problem has facts, a short file and samples, and the table of problems: every
// problem there has both solvers. Also tests its generated inputs.
#include "instances/problems.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <regex>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "check.hpp"
#include "facts/facts.hpp"
#include "instances/format.hpp"
#include "tools/files.hpp"

namespace {

using namespace instances;
namespace fs = std::filesystem;

using Names = std::set<std::string>;

const fs::path kRoot = fs::path(SAMPLES_DIR).parent_path();

// Returns the names of the files and folders in a folder, except README, without their extensions.
Names names_in(const fs::path& folder) {
  Names names;
  for (const auto& entry : fs::directory_iterator(folder))
    names.insert(entry.path().stem().string());
  names.erase("README");
  return names;
}

// Reports each name that only one of the two sets contains.
void check_same(const Names& table, const Names& found, const std::string& where) {
  for (const std::string& name : table) {
    check::report(found.count(name) == 1, __FILE__, __LINE__, name + " is missing in " + where);
  }
  for (const std::string& name : found) {
    check::report(table.count(name) == 1, __FILE__, __LINE__,
                  name + " in " + where + " is no problem (src/notebook/problems, problems.cpp)");
  }
}

// Every problem has a short file and samples. A row of the table of problems also needs a full
// solver.
void every_problem_has_a_solver_and_samples() {
  Names table;
  for (const Problem& problem : problems()) table.insert(problem.name);
  check_same(table, names_in(kRoot / "src/problems"), "src/problems");
  for (const facts::Group& group : facts::groups()) {
    for (const facts::Problem& about : group.problems) {
      const bool has_costs = !about.worst.english.empty() && !about.short_cost.english.empty() &&
                             !about.full_cost.english.empty();
      check::report(has_costs || table.count(about.name) == 0, __FILE__, __LINE__,
                    about.name + " has no worst input or no cost in src/facts/problems.txt");
    }
  }
  Names all = table;
  for (const Problem& problem : short_problems()) all.insert(problem.name);
  CHECK_EQ(all.size(), problems().size() + short_problems().size());
  check_same(all, names_in(kRoot / "src/notebook/problems"), "src/notebook/problems");
  check_same(all, names_in(kRoot / "samples"), "samples");
  CHECK_THROWS(problem("no_such_problem"), std::invalid_argument);
}

// Tests what is said about a mistake in problems.txt.
void facts_are_checked() {
  const auto message = [](const std::string& text) {
    try {
      return std::to_string(facts::read(text).size()) + " groups";
    } catch (const std::runtime_error& error) {
      return std::string(error.what());
    }
  };
  const std::string whole =
      "group A | B\n\np_q\n  title T | （t）\n  judge Luogu P1 https://l\n  asks a | b\n  time "
      "O(1)\n";
  CHECK_EQ(message(whole), "1 groups");
  const facts::Problem problem = facts::read(whole)[0].problems[0];
  CHECK_EQ(problem.title.chinese + ' ' + problem.names() + ' ' + problem.link() + ' ' +
               problem.judges[0].words.chinese,
           "T（t） Luogu P1 https://l 洛谷 P1");
  const std::string file = "src/facts/problems.txt:";
  CHECK_EQ(message("group A\n\np_q\n  title T\n  judge J\n\n"),
           file + "3: expected a line \"asks ...\" in the paragraph of p_q, found none");
  CHECK_EQ(message("group A\n\np_q\n  title T\n  asks a\n  time O(1)"),
           file + "3: expected a line \"judge ...\" in the paragraph of p_q, found none");
  CHECK_EQ(message("p_q\n"),
           file +
               "1: expected a blank line, a group, or the name of a problem alone below a blank "
               "line, found p_q");
  CHECK_EQ(message(whole + "p_r\n").substr(0, file.size() + 24), file + "8: expected a blank line");
  CHECK_EQ(message("group A\n\np_q x\n").substr(file.size(), 24), "3: expected a blank line");
  CHECK_EQ(message(whole + "\np_q\n"),
           file + "9: expected one paragraph of p_q, found a second one");
  CHECK_EQ(message(whole + "  title U\n"),
           file + "8: expected one line \"title ...\", found a second one");
  CHECK_EQ(message(whole + "  checked\n"), file + "8: expected a text behind checked, found none");
  CHECK_EQ(message(whole + "\n  time O(1)\n"),
           file + "9: expected the name of a problem above, found time");
  CHECK_EQ(message(whole + "  tim O(1)\n"),
           file +
               "8: expected judge, title, asks, time, full_time, limit, worst, short, full, "
               "samples, checked or why, found tim");
}

// Tests that each question is asked, and that the page knows it.
void every_question_is_on_the_page() {
  const std::string code = tools::read_file((kRoot / "src/page/input/questions.js").string());
  const std::string texts = tools::read_file((kRoot / "src/page/texts.txt").string());
  for (const Question& question : questions()) {
    const auto has = [&](bool found, const char* what) {
      check::report(found, __FILE__, __LINE__, question.name + " is missing in " + what);
    };
    has(std::any_of(problems().begin(), problems().end(),
                    [&](const Problem& problem) { return problem.question == &question; }),
        "src/instances/problems.cpp");
    has(code.find("\n  " + question.name + ": {") != std::string::npos,
        "src/page/input/questions.js");
    has(texts.find("\nask_" + question.name) != std::string::npos, "src/page/texts.txt");
  }
}

// Tests the words by which a person may call a problem.
void problems_are_found_by_words() {
  const std::pair<const char*, const char*> rows[] = {
      {"jsoi2009_game", "jsoi2009_game"},
      {"jsoi2009", "jsoi2009_game"},
      {"p4055", "jsoi2009_game"},
      {"Luogu P4055", "jsoi2009_game"},
      {"BZOJ1443", "jsoi2009_game"},
      {"\u6d1b\u8c37P4055", "jsoi2009_game"},  // Luogu, as in Chinese titles
      {"\u6d1b\u8c37 P6577", "luogu6577_weighted_perfect_matching"},
      {"Codeforces 1970 C2", "cf1970c_game_on_tree"},
      {"Dream Team (AtCoder ABC 247 G)", "abc247g_dream_team"},  // as in the short files
      {"3446", "hdu3446_chess"},
      {"hamilg", "codechef_hamilg"},
      {"asteroids", "luogu7368_asteroids"},
      {"Dominoes", "cf1773d_dominoes"},
      {"king's quest", "neerc2003_kings_quest"},
      {"king", "gcj2008_king"},  // and not the shortened word of "King's Quest"
      {"rabbit", "noi2011_rabbit_egg"},
      {"rabbit and e", "noi2011_rabbit_egg"},
      {"rab", "noi2011_rabbit_egg"},
      {"minimum path covers", "luogu2764_minimum_path_cover"},
      {"knights P3355", "luogu3355_knights"},
      {"\u5154", "noi2011_rabbit_egg"},  // a character in the middle of a Chinese title
      {"\u796d\u7940", "luogu4298_sacrifice"},
      {"escape", "hdu3605_escape"},
      {"\u5706\u684c", "luogu3254_round_table"},
      {"\u65b9\u683c\u53d6\u6570", "luogu2774_grid_numbers"},
      {"\u738b\u5b50", "hdu4685_prince_and_princess"},  // in parentheses
  };
  for (const auto& [word, name] : rows) {
    CHECK_EQ(find_problem(word).name, name);
  }
  const auto message = [](const std::string& word) {
    try {
      return "found " + find_problem(word).name;
    } catch (const std::invalid_argument& error) {
      return std::string(error.what());
    }
  };
  const std::string ending = "; generate --list prints all names";
  CHECK_EQ(
      message("assignment"),
      "'assignment' may be one of the problems librarychecker_assignment, luogu4014_assignment");
  CHECK_EQ(message("P4056"),
           "there is no problem 'P4056'; the nearest names are jsoi2009_game" + ending);
  CHECK_EQ(message("UOJ 88"),
           "there is no problem 'UOJ 88'; the nearest names are uoj78_bipartite_matching, "
           "uoj80_weighted_bipartite_matching, uoj81_weighted_matching" +
               ending);
  CHECK_EQ(message("asteriods"),
           "there is no problem 'asteriods'; the nearest names are luogu7368_asteroids" + ending);
  for (const std::string word : {"AtCoder ABC 205 F", "ABC205F", "205f", "grid and tokens",
                                 "Grid and Tokens (AtCoder ABC 205 F)", "abc205f_grid_and_tokens"})
    CHECK_EQ(message(word).find("abc205f_grid_and_tokens has only a short file"), 0u);
  CHECK_EQ(message("Codeforces 1728 F").find("cf1728f_fishermen has only a short file"), 0u);
  CHECK_EQ(message("HDU 1914").find("hdu1914_stable_marriage has only a short file"), 0u);
  CHECK_EQ(message("abc205g").find("there is no problem 'abc205g'; the nearest names are abc205f_"),
           0u);
  for (const std::string word : {"", "-", "xyz", "p40", "asteroid belt", "oid"}) {
    CHECK_EQ(message(word), "there is no problem '" + word + "'" + ending);
  }
}

// Returns the links, the code and the times in each row of the tables of a section, which are the
// same in all languages.
std::vector<std::string> rows(const std::string& file, const std::string& title) {
  static const std::regex mark("\\]\\([^)]*\\)|`[^`]*`|O\\(.*\\)");
  const std::string text = '\n' + tools::read_file((kRoot / file).string());
  const std::size_t first = text.find("\n" + title + "\n");
  std::istringstream in(
      text.substr(first + 1, text.find("\n" + title.substr(0, 2), first + 1) - first));
  std::vector<std::string> rows;
  for (std::string line; std::getline(in, line);) {
    if (line[0] != '|') continue;
    rows.emplace_back();
    for (std::sregex_iterator found(line.begin(), line.end(), mark), end; found != end; ++found) {
      rows.back() += found->str() + ' ';
    }
  }
  return rows;
}

// Compares the English and the Chinese table of reductions row by row.
void both_languages_have_the_same_rows() {
  const std::vector<std::string> english = rows("src/matching_games/reductions.md", "# Reductions"),
                                 chinese = rows("src/matching_games/README.zh.md", "# 归约");
  CHECK(english.size() > 10);
  CHECK_EQ(english.size(), chinese.size());
  for (std::size_t i = 0; i < std::min(english.size(), chinese.size()); ++i)
    CHECK_EQ(chinese[i], english[i]);
}

// Generates an input. Checks that the input keeps the promises of the statement and is in canonical
// form, that is, has the blanks and line ends that the statement describes. Also checks that the
// same arguments generate the same input again, except for Size::judge, whose inputs are large.
void check_valid(const Problem& problem, const std::string& shape, const Request& request,
                 std::uint64_t seed) {
  const Format& format = *problem.format;
  const std::string text = format.generate(shape, request, seed);
  const std::string where = problem.name + ' ' + shape + ' ' + std::to_string(seed);
  check::report(format.is_promised(text), __FILE__, __LINE__,
                where + " breaks a promise of the statement");
  check::report(format.canonical(text) == text, __FILE__, __LINE__,
                where + " is not in canonical form");
  if (request.size == Size::judge) return;
  check::report(format.generate(shape, request, seed) == text, __FILE__, __LINE__,
                where + " differs when generated again");
}

// Generates and checks inputs of each Shape of each problem. A Shape is a kind of input, such as a
// random graph or a path. Inputs of Size::judge go up to the limits of the online judge.
void every_shape_keeps_the_promises() {
  std::uint64_t seed = 0;
  for (const Problem& problem : problems()) {
    const Parameters numbers = problem.format->parameters();
    const auto has = [&](const std::string& name) {
      return std::any_of(numbers.begin(), numbers.end(),
                         [&](const auto& number) { return number.name == name; });
    };
    for (const Shape& shape : problem.format->shapes()) {
      const auto check = [&](const Request& request, int times) {
        while (times-- > 0) check_valid(problem, shape.name, request, ++seed);
      };
      check({Size::tiny}, 20);
      check({Size::small}, 10);
      for (const char* name : {"left", "vertices"}) {
        if (!has(name)) continue;
        for (int n = 2; n < 8; ++n) check({Size::small, {{name, n}}}, 1);
      }
      Request judge{Size::judge};
      if (has("cases")) judge.given = {{"cases", 1}};
      check(judge, 1);
    }
    CHECK_THROWS(problem.format->generate("no-such", {}, 1), std::invalid_argument);
  }
}

}  // namespace

int main() {
  every_problem_has_a_solver_and_samples();
  facts_are_checked();
  both_languages_have_the_same_rows();
  every_question_is_on_the_page();
  problems_are_found_by_words();
  every_shape_keeps_the_promises();
  return check::result();
}
