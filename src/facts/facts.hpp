// SPDX-License-Identifier: CC0-1.0
//
// Reads problems.txt, the facts about the problems: titles, names at contests and judges, the
// question, the time, what each solution was checked against. The comment of that file says what
// its lines mean.
#ifndef FACTS_FACTS_HPP
#define FACTS_FACTS_HPP

#include <algorithm>
#include <cstddef>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace facts {

// Replaces each `word` in a text.
inline std::string replaced(std::string text, const std::string& word, const std::string& other) {
  for (std::size_t at = 0; (at = text.find(word, at)) != text.npos; at += other.size())
    text.replace(at, word.size(), other);
  return text;
}

struct Words {
  std::string english, chinese;

  const std::string& in(bool is_chinese) const { return is_chinese ? chinese : english; }
};

// Stores the name of a problem at a contest or a judge.
struct Judge {
  Words words;
  std::string link;  // may be empty

  // Returns the English name without a remark in parentheses, such as "POJ 1904".
  std::string name() const { return words.english.substr(0, words.english.find(" (")); }
};

struct Problem {
  std::string name;  // of its files
  Words title;
  std::vector<Judge> judges;
  Words asks, time;
  Words full_time;  // that of the short file, if the facts do not say it
  Words limit, worst, short_cost, full_cost, samples, checked, why;  // may be empty

  // Returns the names at contests and judges, such as "Luogu P4055, BZOJ 1443". Each part of a
  // problem has a full name: "Codeforces 1970 C1, Codeforces 1970 C2".
  std::string names() const {
    std::string list;
    for (const Judge& judge : judges) {
      const std::string whole = judge.name(), first = whole.substr(0, whole.find(", "));
      const std::string before = first.substr(0, first.rfind(' ') + 1);
      list += (list.empty() ? "" : ", ") + replaced(whole, ", ", ", " + before);
    }
    return list;
  }

  // Returns the first link, or an empty text.
  std::string link() const {
    for (const Judge& judge : judges)
      if (!judge.link.empty()) return judge.link;
    return "";
  }
};

struct Group {
  Words title;
  std::vector<Problem> problems;
};

// Returns the two halves of "ENGLISH | CHINESE". If there is only one, it stands for both.
inline Words words_in(const std::string& text) {
  const std::size_t bar = text.find(" | ");
  return {text.substr(0, bar), bar == text.npos ? text : text.substr(bar + 3)};
}

// Returns the judge in "NAME [| CHINESE] [LINK]".
inline Judge judge_in(std::string text) {
  Judge judge;
  if (const std::size_t link = text.find(" http"); link != text.npos) {
    judge.link = text.substr(link + 1);
    text.erase(link);
  }
  judge.words = words_in(text);
  judge.words.chinese =
      replaced(replaced(judge.words.chinese, "Luogu", "洛谷"), "Nowcoder", "牛客");
  return judge;
}

// Returns the groups of problems in the text of problems.txt. Throws std::runtime_error, with the
// number of the line, what was expected and what was found, if the text has another form.
inline std::vector<Group> read(const std::string& text) {
  static const std::vector<std::pair<std::string, Words Problem::*>> fields = {
      {"title", &Problem::title},      {"asks", &Problem::asks},
      {"time", &Problem::time},        {"full_time", &Problem::full_time},
      {"limit", &Problem::limit},      {"worst", &Problem::worst},
      {"short", &Problem::short_cost}, {"full", &Problem::full_cost},
      {"samples", &Problem::samples},  {"checked", &Problem::checked},
      {"why", &Problem::why}};
  std::vector<Group> groups;
  std::set<std::string> names;
  Problem* problem = nullptr;
  std::size_t number = 0, first_number = 0;
  const auto expect = [](bool is_there, std::size_t line, const std::string& expected,
                         const std::string& found) {
    if (is_there) return;
    throw std::runtime_error("src/facts/problems.txt:" + std::to_string(line) + ": expected " +
                             expected + ", found " + found);
  };
  const auto finish = [&] {
    if (problem == nullptr) return;
    const auto needs = [&](const char* key, bool is_there) {
      expect(is_there, first_number,
             "a line \"" + std::string(key) + " ...\" in the paragraph of " + problem->name,
             "none");
    };
    needs("title", !problem->title.english.empty());
    needs("judge", !problem->judges.empty());
    needs("asks", !problem->asks.english.empty());
    needs("time", !problem->time.english.empty());
    if (problem->full_time.english.empty()) problem->full_time = problem->time;
    problem = nullptr;
  };
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) {
    ++number;
    line.erase(line.find_last_not_of(" \r") + 1);
    const std::size_t first = line.find_first_not_of(' ');
    if (line[0] == '#') continue;
    if (first == line.npos) {
      finish();
      continue;
    }
    const std::size_t blank = line.find(' ', first);
    const std::string key = line.substr(first, blank - first),
                      rest = blank == line.npos ? "" : line.substr(blank + 1);
    if (first == 0 && key == "group") {
      groups.push_back({words_in(rest), {}});
    } else if (first == 0) {
      expect(problem == nullptr && !groups.empty() && rest.empty(), number,
             "a blank line, a group, or the name of a problem alone below a blank line", line);
      expect(names.insert(key).second, number, "one paragraph of " + key, "a second one");
      groups.back().problems.push_back({});
      problem = &groups.back().problems.back();
      problem->name = key;
      first_number = number;
    } else {
      expect(problem != nullptr, number, "the name of a problem above", key);
      expect(!rest.empty(), number, "a text behind " + key, "none");
      const auto is_it = [&](const auto& field) { return field.first == key; };
      const auto field = std::find_if(fields.begin(), fields.end(), is_it);
      if (key == "judge") {
        problem->judges.push_back(judge_in(rest));
        continue;
      }
      expect(
          field != fields.end(), number,
          "judge, title, asks, time, full_time, limit, worst, short, full, samples, checked or why",
          key);
      Words& words = problem->*field->second;
      expect(words.english.empty(), number, "one line \"" + key + " ...\"", "a second one");
      words = words_in(rest);
      const bool is_addition = key == "title" && words.chinese.rfind("（", 0) == 0;
      if (is_addition) words.chinese.insert(0, words.english);
    }
  }
  finish();
  return groups;
}

// Returns the groups in problems.txt as it was when the program was built.
const std::vector<Group>& groups();

}  // namespace facts

#endif  // FACTS_FACTS_HPP
