// SPDX-License-Identifier: CC0-1.0
//
// Tests a checker: changes a certificate in all ways, and compares the checker with the definition.
#ifndef CHANGES_HPP
#define CHANGES_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "check.hpp"
#include "instances/random.hpp"

namespace changes {

using Fields = std::vector<std::vector<int>>;  // the fields of a certificate as lists of numbers

// Makes the change with the number k. Returns false if there is no such change. A change replaces
// an entry by a number from -2 to n + 1, appends such a number, removes an entry, exchanges two
// numbers everywhere in a field, replaces a number everywhere in a field by a smaller one, or
// lowers all numbers from some number on in all fields but the first, as if two blocks were merged.
inline bool change(Fields& fields, int n, int k) {
  const int values = n + 4;
  for (std::vector<int>& list : fields) {
    const int size = static_cast<int>(list.size());
    if (k < (size + 1) * values) {
      if (k / values == size) list.push_back(0);
      list[k / values] = k % values - 2;
      return true;
    }
    k -= (size + 1) * values;
    if (k < size) {
      list.erase(list.begin() + k);
      return true;
    }
    k -= size;
    if (k < values * values) {
      const int a = k / values - 2, b = k % values - 2;
      for (int& x : list) x = x == a ? b : x == b && a < b ? a : x;
      return true;
    }
    k -= values * values;
  }
  for (auto list = fields.begin() + 1; list < fields.end() && k < values; ++list) {
    for (int& x : *list) x -= x >= k - 2;
  }
  return k < values;
}

// Contains the sentences that checkers returned, with '#' in place of each number.
using Sentences = std::set<std::string>;

// Returns the text with '#' in place of each number.
inline std::string without_numbers(const std::string& text) {
  std::string result;
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '-' && is_digit(text[i + 1])) continue;
    if (!is_digit(text[i])) result += text[i];
    if (is_digit(text[i]) && !is_digit(text[i + 1])) result += '#';
  }
  return result;
}

// Adds the sentence, and returns it.
inline std::string noted(Sentences& sentences, const std::string& sentence) {
  if (!sentence.empty()) sentences.insert(without_numbers(sentence));
  return sentence;
}

// Checks that each text in quotes in the code of the headers is a part of one of the sentences, so
// that each condition of the checkers has a case. Names of functions, which contain no blank, are
// no sentences.
inline void check_complete(const Sentences& sentences, const std::vector<std::string>& headers) {
  for (const std::string& header : headers) {
    std::ifstream file(SAMPLES_DIR "/../src/matching_games/" + header);
    int texts = 0;
    for (std::string line; std::getline(file, line);) {
      line.resize(std::min(line.size(), line.find("//")));
      std::size_t begin = 0, end = 0;
      for (; (begin = line.find('"', end)) != line.npos; ++end) {
        end = line.find('"', begin + 1);
        const std::string text = without_numbers(line.substr(begin + 1, end - begin - 1));
        if (text.find(' ') == text.npos) continue;
        ++texts;
        bool is_seen = false;
        for (const std::string& sentence : sentences) is_seen |= sentence.find(text) != text.npos;
        check::report(is_seen, __FILE__, __LINE__, header + ": no case has \"" + text + '"');
      }
    }
    check::report(texts > 0, __FILE__, __LINE__, header + " has no sentences");
  }
}

// Checks that flaw_of(fields) is empty if and only if holds(fields), for `right`, for each single
// change of `right`, for random pairs of changes, and if n <= 4, for all pairs of changed entries
// of the second field. If `has_mates` is true, the first field is a matching; then also tests the
// other fields with each matching that lacks one pair of this matching. The vertices are 0 .. n
// - 1.
template <class FlawOf, class Holds>
void test(const std::string& name, const Fields& right, int n, bool has_mates, Sentences& sentences,
          FlawOf flaw_of, Holds holds) {
  const auto compare = [&](const Fields& fields) {
    const std::string flaw = flaw_of(fields);
    std::string what = name;
    noted(sentences, flaw);
    const bool is_right = flaw.empty() == holds(fields);
    for (const auto& list : fields) {
      what += is_right ? "" : " {";
      for (const int x : is_right ? std::vector<int>() : list) what += ' ' + std::to_string(x);
      what += is_right ? "" : " }";
    }
    check::report(is_right, __FILE__, __LINE__, what + ": " + flaw);
  };
  compare(right);
  int count = 0;
  for (Fields fields = right; change(fields, n, count); fields = right, ++count) compare(fields);
  instances::Random random(static_cast<std::uint64_t>(count));
  for (int i = 0; i < 2 * count && i < 300; ++i) {
    Fields fields = right;
    change(fields, n, random.below(count));
    change(fields, n, random.below(count));
    compare(fields);
  }
  // The changes begin .. end - 1 replace an entry of the second field, or append one.
  const int values = n + 4, size = static_cast<int>(right[0].size());
  const int begin = (size + 1) * values + size + values * values;
  const int end = right.size() > 1 ? begin + static_cast<int>(right[1].size() + 1) * values : begin;
  for (int k = begin; k < end && n <= 4; ++k) {
    for (int next = begin; next < k; ++next) {
      Fields fields = right;
      change(fields, n, next);
      change(fields, n, k);
      compare(fields);
    }
  }
  for (std::size_t v = 0; v < right[0].size() && has_mates; ++v) {
    Fields fields = right;
    if (right[0][v] == -1) continue;
    fields[0][right[0][v]] = fields[0][v] = -1;
    compare(fields);
  }
}

}  // namespace changes

#endif  // CHANGES_HPP
