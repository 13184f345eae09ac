// SPDX-License-Identifier: CC0-1.0
//
// Reads problems.txt, the facts about the problems: titles, names at contests and judges, the
// question, the time, what each solution was checked against. The comment of that file says what
// its lines mean.
#ifndef FACTS_FACTS_HPP
#define FACTS_FACTS_HPP

#include <sstream>
#include <stdexcept>
#include <string>
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
  std::string full, samples, checked;  // may be empty

  // Returns the names at contests and judges, such as "Luogu P4055, BZOJ 1443". If `is_full`, each
  // part of a problem has a full name: "Codeforces 1970 C1, Codeforces 1970 C2".
  std::string names(bool is_full = true) const {
    std::string list;
    for (const Judge& judge : judges) {
      const std::string whole = judge.name(), first = whole.substr(0, whole.find(", "));
      const std::string before = first.substr(0, first.rfind(' ') + 1);
      list += (list.empty() ? "" : ", ") + (is_full ? replaced(whole, ", ", ", " + before) : whole);
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
// number of the line, if a line has another form, or if a problem has no title, judge, question or
// time.
inline std::vector<Group> read(const std::string& text) {
  std::vector<Group> groups;
  Problem* problem = nullptr;
  std::size_t number = 0;
  const auto fail = [&](const std::string& what) {
    throw std::runtime_error("src/facts/problems.txt:" + std::to_string(number) + ": " + what);
  };
  const auto finish = [&] {
    if (problem == nullptr) return;
    const bool is_whole = !problem->title.english.empty() && !problem->judges.empty() &&
                          !problem->asks.english.empty() && !problem->time.english.empty();
    if (!is_whole) fail(problem->name + " needs lines that begin with title, judge, asks and time");
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
      if (groups.empty() || !rest.empty() || problem != nullptr)
        fail("expected a group, or the name of a problem below a blank line");
      groups.back().problems.push_back({});
      problem = &groups.back().problems.back();
      problem->name = key;
    } else if (problem == nullptr || rest.empty()) {
      fail("expected the name of a problem, or a text behind " + key);
    } else if (key == "title") {
      problem->title = words_in(rest);
      if (problem->title.chinese.rfind("（", 0) == 0)
        problem->title.chinese.insert(0, problem->title.english);
    } else if (key == "judge") {
      problem->judges.push_back(judge_in(rest));
    } else if (key == "asks" || key == "time") {
      (key == "asks" ? problem->asks : problem->time) = words_in(rest);
    } else if (key == "full" || key == "samples" || key == "checked") {
      (key == "full"      ? problem->full
       : key == "samples" ? problem->samples
                          : problem->checked) = rest;
    } else {
      fail("expected title, judge, asks, time, full, samples or checked, found " + key);
    }
  }
  finish();
  return groups;
}

// Returns the groups in problems.txt as it was when the program was built.
const std::vector<Group>& groups();

}  // namespace facts

#endif  // FACTS_FACTS_HPP
