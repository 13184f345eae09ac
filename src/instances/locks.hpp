// SPDX-License-Identifier: CC0-1.0
#ifndef INSTANCES_LOCKS_HPP
#define INSTANCES_LOCKS_HPP

#include <algorithm>
#include <cstddef>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "instances/format.hpp"
#include "instances/random.hpp"
#include "instances/request.hpp"
#include "instances/shrink.hpp"
#include "instances/texts.hpp"
#include "io/read_locks.hpp"
#include "io/reader.hpp"

namespace instances {

// Stores the word at which a game starts, and forbidden words of the same length.
struct Lock {
  std::string start;
  std::vector<std::string> forbidden;
  std::string alice = {}, bob = {};  // the digits of two locks, if the words are patterns
};

// Implements two layouts of combination locks with n digits. A lock alone: a case has the line
// "n c s" with the first password s, and c forbidden passwords. Two locks: a case has the line "n
// c", the digits of each lock, and c forbidden patterns, which say at which positions the digits of
// the two locks are equal. The vertices of the graph are the words that are not forbidden. Two
// words are neighbors if they differ in one character, and a digit differs by 1 or 9.
struct Locks {
  using Value = Lock;

  Limits digits, forbidden;
  int flags = 0;
  bool pairs = flags & kTwoLocks;

  std::vector<Shape> shapes() const { return {{"random", texts::shapes::random_words}}; }
  Parameters parameters() const { return {{"digits", digits}, {"density"}}; }

  Lock generate(const std::string&, const Request& request, Random& random) const {
    const int n = pairs ? request.draw("digits", digits, 3, 5, 14, random)
                        : request.draw("digits", digits, 1, 2, 5, random);
    const int most = pairs ? 20 : 6;
    if (n > most) {
      throw std::invalid_argument(texts::expects_integer("--digits", 1, most, n));
    }
    Lock lock;
    for (int i = 0; i < n; ++i) {
      const int digit = random.below(10), change = random.percent(50) ? random.between(1, 9) : 0;
      lock.alice += static_cast<char>('0' + digit);
      lock.bob += static_cast<char>('0' + (digit + change) % 10);
      lock.start += pairs ? "=."[change > 0] : lock.alice.back();
    }
    const double density = request.value("density", 100, random.below(pairs ? 80 : 100)) / 100;
    for (const std::string& word : all_words(n)) {
      if (random.chance(density) && word != lock.start) lock.forbidden.push_back(word);
    }
    random.shuffle(lock.forbidden);
    if (request.size != Size::huge && !is_within(size_of(lock.forbidden), forbidden)) {
      lock.forbidden.resize(forbidden.most);
    }
    return lock;
  }

  Head head() const { return {"the number of digits", 1, pairs ? 26 : 8}; }

  Lock read(io::Reader& in, int n) const {
    Lock lock;
    if (pairs) {
      const io::Locks locks = io::read_locks(in, n);
      lock = {pattern(locks.start(), n), {}, locks.alice, locks.bob};
      for (const int v : locks.forbidden) lock.forbidden.push_back(pattern(v, n));
    } else {
      int count = in.integer("the number of forbidden passwords", 0);
      lock.start = io::read_setting(in, n);
      for (; count > 0; --count) lock.forbidden.push_back(io::read_setting(in, n));
    }
    return lock;
  }

  void write(const Lock& lock, std::string& text) const {
    text += io::text(lock.start.size(), ' ', lock.forbidden.size(),
                     pairs ? '\n' + lock.alice + '\n' + lock.bob : ' ' + lock.start, '\n');
    for (const std::string& word : lock.forbidden) text += word + '\n';
  }

  std::vector<Limited> limited(const Lock& lock) const {
    return {{head().what, {count_of(lock.start)}, digits},
            {pairs ? "the number of forbidden patterns" : "the number of forbidden passwords",
             {count_of(lock.forbidden)},
             forbidden}};
  }

  std::string broken_promise(const Lock& lock) const {
    std::vector<std::string> all = lock.forbidden;
    all.push_back(lock.start);
    std::sort(all.begin(), all.end());
    if (std::adjacent_find(all.begin(), all.end()) == all.end()) return "";
    return (pairs ? texts::repeated_pattern : texts::repeated_password)();
  }

  std::vector<Case> cases(const Lock& lock) const {
    const int n = static_cast<int>(lock.start.size());
    if (n > (pairs ? 16 : 5)) return {};
    std::map<std::string, int> vertex;
    for (const std::string& word : lock.forbidden) vertex[word] = -1;
    vertex[lock.start] = 0;
    Case one_case;
    for (const std::string& word : all_words(n)) {
      int& v = vertex.emplace(word, 0).first->second;
      if (v == -1) continue;
      v = one_case.size++;
      one_case.names.push_back(word);
    }
    for (int v = 0; v < one_case.size; ++v) {
      std::string word = one_case.names[v];
      for (char& sign : word) {
        const std::size_t at = signs().find(sign), count = signs().size();
        sign = signs()[(at + count - 1) % count];
        const int w = vertex.at(word);
        if (w != -1 && (at > 0 || count > 2)) one_case.edges.emplace_back(w, v);
        sign = signs()[at];
      }
    }
    one_case.path = {vertex.at(lock.start)};
    return only(std::move(one_case));
  }

  Properties properties() const {
    return {{"layout", std::string(pairs ? "locks" : "passwords")}, {"base", 0}};
  }

  // Returns two ways to shrink an input: removing one place of all words, together with the
  // forbidden words that differ there from the first word, and removing forbidden words.
  Ways<Lock> ways(const Lock& all) const {
    const auto remove_place = [](Lock& lock, int place, int count) {
      if (count > 1) return;
      std::vector<std::string> rest;
      for (const std::string& word : lock.forbidden) {
        if (word[place] == lock.start[place]) rest.push_back(std::string(word).erase(place, 1));
      }
      lock.forbidden = rest;
      for (std::string* const word : {&lock.start, &lock.alice, &lock.bob}) {
        if (!word->empty()) word->erase(place, 1);
      }
    };
    return {{count_of(all.start), remove_place},
            {count_of(all.forbidden),
             [](Lock& lock, int first, int count) { erase(lock.forbidden, first, count); }}};
  }

 private:
  std::string signs() const { return pairs ? "=." : "0123456789"; }

  // Returns all words of length n.
  std::vector<std::string> all_words(int n) const {
    std::vector<std::string> all = {""};
    for (; n > 0; --n) {
      std::vector<std::string> longer;
      for (const std::string& word : all) {
        for (const char sign : signs()) longer.push_back(word + sign);
      }
      all.swap(longer);
    }
    return all;
  }

  static std::string pattern(int v, int n) {
    std::string signs;
    for (int i = 0; i < n; ++i) signs += "=."[v >> i & 1];
    return signs;
  }
};

}  // namespace instances

#endif  // INSTANCES_LOCKS_HPP
