// SPDX-License-Identifier: CC0-1.0
#ifndef INSTANCES_LOCKS_HPP
#define INSTANCES_LOCKS_HPP

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "instances/format.hpp"
#include "instances/random.hpp"
#include "instances/request.hpp"
#include "instances/shrink.hpp"
#include "instances/texts.hpp"
#include "judge/locks_text.hpp"
#include "judge/reader.hpp"

namespace instances {

// Implements the layout of two combination locks with n digits each: a case has the line "n c",
// the digits of each lock, and c forbidden patterns. A pattern has n characters, which say at which
// positions the digits of the two locks are equal. The vertices of the graph are the patterns that
// are not forbidden. Two patterns are neighbors if they differ in exactly one character.
struct LockPairs {
  using Value = judge::Locks;
  static constexpr bool kSpellsOutItsSize = false;

  Limits digits, forbidden;

  std::vector<Shape> shapes() const { return {{"random", "random forbidden patterns"}}; }
  std::vector<const char*> parameters() const { return {"digits", "density"}; }

  Value generate(const std::string&, const Request& request, Random& random) const {
    Value locks;
    const int n = locks.digits = request.draw("digits", digits, 3, 5, 14, random);
    if (n > 20) {
      throw std::invalid_argument(texts::expects_integer("--digits", 1, 20, n));
    }
    for (int i = 0; i < n; ++i) {
      const int digit = random.below(10);
      locks.alice += static_cast<char>('0' + digit);
      const int change = random.percent(50) ? random.between(1, 9) : 0;
      locks.bob += static_cast<char>('0' + (digit + change) % 10);
    }
    const double density = request.value("density", random.below(80)) / 100;
    std::vector<char> is_allowed(1 << n, 0);
    is_allowed[locks.start()] = 1;
    for (char& allowed : is_allowed) allowed |= static_cast<char>(!random.chance(density));
    for (int v = 0; v < 1 << n; ++v) {
      if (is_allowed[v] == 0) locks.forbidden.push_back(v);
    }
    random.shuffle(locks.forbidden);
    if (request.size != Size::huge && !is_within(locks.forbidden.size(), forbidden)) {
      locks.forbidden.resize(forbidden.most);
    }
    return locks;
  }

  Head head() const { return {"the number of digits", 1, 30}; }
  Value read(judge::Reader& in, int n) const { return judge::read_locks(in, n); }

  void write(const Value& locks, std::string& text) const {
    text += std::to_string(locks.digits) + ' ' + std::to_string(locks.forbidden.size()) + '\n' +
            locks.alice + '\n' + locks.bob + '\n';
    for (const int v : locks.forbidden) text += name(locks, v) + '\n';
  }

  std::string measure(const Value& locks) const {
    return count_of(locks.digits, "digit", "digits") + ", " +
           count_of(locks.forbidden.size(), "pattern", "patterns") + " forbidden";
  }

  std::string broken_promise(const Value& locks) const {
    std::vector<int> all = locks.forbidden;
    all.push_back(locks.start());
    std::sort(all.begin(), all.end());
    const std::string broken =
        broken_limit({{"the number of digits", locks.digits, digits},
                      {"the number of forbidden patterns", size_of(locks.forbidden), forbidden}});
    if (!broken.empty() || std::adjacent_find(all.begin(), all.end()) == all.end()) return broken;
    return "expected different forbidden patterns, none of them the first, found one twice";
  }

  std::vector<Position> positions(const Value& locks) const {
    if (locks.digits > 16) return {};
    std::vector<int> vertex(1 << locks.digits, 0);
    for (const int v : locks.forbidden) vertex[v] = -1;
    vertex[locks.start()] = 0;
    Position position;
    for (int v = 0; v < 1 << locks.digits; ++v) {
      if (vertex[v] == -1) continue;
      vertex[v] = position.size++;
      position.names.push_back(name(locks, v));
      for (int i = 0; i < locks.digits; ++i) {
        const int w = v ^ 1 << i;
        if (w < v && vertex[w] != -1) position.edges.emplace_back(vertex[w], vertex[v]);
      }
    }
    position.path = {vertex[locks.start()]};
    return only(std::move(position));
  }

  Properties properties() const { return {{"layout", std::string("locks")}, {"base", 0}}; }

  // Returns two ways to shrink an input: removing the digits at one position from both locks, and
  // removing forbidden patterns.
  Ways<Value> ways(const Value&) const {
    return {{[](const Value& locks) { return locks.digits; }, remove_digit},
            elements<Value>([](auto& locks) -> auto& { return locks.forbidden; })};
  }

 private:
  // Removes the digits at position `place` from both locks. Bit `place` of a pattern says whether
  // these digits differ. If a forbidden pattern has the same bit `place` as locks.start(), the
  // pattern at the start of the game, the function removes this bit from the forbidden pattern.
  // Otherwise the function removes the forbidden pattern.
  static bool remove_digit(Value& locks, int place, int count) {
    if (count > 1 || locks.digits == 1) return false;
    const int bit = 1 << place, start = locks.start();
    std::vector<int> rest;
    for (const int v : locks.forbidden) {
      if (((v ^ start) & bit) == 0) rest.push_back((v & (bit - 1)) | (v >> 1 & -bit));
    }
    locks.forbidden = rest;
    locks.alice.erase(place, 1);
    locks.bob.erase(place, 1);
    --locks.digits;
    return true;
  }

  static std::string name(const Value& locks, int v) {
    std::string signs;
    for (int i = 0; i < locks.digits; ++i) signs += (v >> i & 1) != 0 ? '.' : '=';
    return signs;
  }
};

// Stores the first password and the forbidden passwords of a lock.
struct Lock {
  std::string start;
  std::vector<std::string> forbidden;
};

// Implements the layout of a combination lock with n digits: a case has the line "n c s" with the
// first password s, and c forbidden passwords. The vertices of the graph are the passwords that are
// not forbidden. Two passwords are neighbors if they differ in one digit, by one or by nine.
struct Passwords {
  using Value = Lock;
  static constexpr bool kSpellsOutItsSize = false;

  Limits digits, forbidden;

  std::vector<Shape> shapes() const {
    return {{"random", "random forbidden passwords"},
            {"near", "all passwords are forbidden, except for some near the first one"}};
  }
  std::vector<const char*> parameters() const { return {"digits", "density"}; }

  Lock generate(const std::string& shape, const Request& request, Random& random) const {
    const int n = std::min(6, request.draw("digits", digits, 1, 2, 5, random));
    const double density = request.value("density", random.below(80)) / 100;
    const int all = power(n), start = random.below(all);
    Lock lock{word(start, n), {}};
    for (int v = 0; v < all; ++v) {
      bool is_near = true;
      for (int i = 0, w = v, s = start; i < n; ++i, w /= 10, s /= 10) {
        is_near &= (w % 10 - s % 10 + 11) % 10 < 3;
      }
      const bool is_allowed = (is_near || shape == "random") && !random.chance(density);
      if (v != start && !is_allowed) lock.forbidden.push_back(word(v, n));
    }
    random.shuffle(lock.forbidden);
    return lock;
  }

  Head head() const { return {"the number of digits", 1, 9, "", digits}; }

  Lock read(judge::Reader& in, int n) const {
    int count = in.integer("the number of forbidden passwords", 0);
    Lock lock{judge::read_setting(in, n), {}};
    for (; count > 0; --count) lock.forbidden.push_back(judge::read_setting(in, n));
    return lock;
  }

  void write(const Lock& lock, std::string& text) const {
    text += std::to_string(lock.start.size()) + ' ' + std::to_string(lock.forbidden.size()) + ' ' +
            lock.start + '\n';
    for (const std::string& password : lock.forbidden) text += password + '\n';
  }

  std::string measure(const Lock& lock) const {
    return count_of(lock.start.size(), "digit", "digits") + ", " +
           count_of(lock.forbidden.size(), "password", "passwords") + " forbidden";
  }

  std::string broken_promise(const Lock& lock) const {
    std::vector<std::string> all = lock.forbidden;
    all.push_back(lock.start);
    std::sort(all.begin(), all.end());
    const std::string broken =
        broken_limit({{head().what, size_of(lock.start), digits},
                      {"the number of forbidden passwords", size_of(lock.forbidden), forbidden}});
    if (!broken.empty() || std::adjacent_find(all.begin(), all.end()) == all.end()) return broken;
    return "expected different forbidden passwords, none of them the first, found one twice";
  }

  std::vector<Position> positions(const Lock& lock) const {
    const int n = static_cast<int>(lock.start.size());
    if (n > 6) return {};
    std::vector<int> vertex(power(n), 0);
    for (const std::string& password : lock.forbidden) vertex[std::stoi(password)] = -1;
    vertex[std::stoi(lock.start)] = 0;
    Position position;
    for (int v = 0; v < power(n); ++v) {
      if (vertex[v] == -1) continue;
      vertex[v] = position.size++;
      position.names.push_back(word(v, n));
      for (int unit = 1; unit < power(n); unit *= 10) {
        const int digit = v / unit % 10;  // lower passwords differ by one, or have 0 in place of 9
        if (digit > 0) join(position, vertex, v - unit, v);
        if (digit == 9) join(position, vertex, v - 9 * unit, v);
      }
    }
    position.path = {vertex[std::stoi(lock.start)]};
    return only(std::move(position));
  }

  Properties properties() const { return {{"layout", std::string("passwords")}, {"base", 0}}; }

  // Returns two ways to shrink a lock: removing a digit, together with the forbidden passwords in
  // which it is not the digit of the first password, and removing forbidden passwords.
  Ways<Lock> ways(const Lock&) const {
    const auto remove_digit = [](Lock& lock, int place, int count) {
      if (count > 1 || lock.start.size() == 1) return false;
      std::vector<std::string> rest;
      for (const std::string& password : lock.forbidden) {
        if (password[place] != lock.start[place]) continue;
        rest.push_back(std::string(password).erase(place, 1));
      }
      lock.forbidden = rest;
      lock.start.erase(place, 1);
      return true;
    };
    return {{[](const Lock& lock) { return static_cast<int>(lock.start.size()); }, remove_digit},
            elements<Lock>([](auto& lock) -> auto& { return lock.forbidden; })};
  }

 private:
  static void join(Position& position, const std::vector<int>& vertex, int v, int w) {
    if (vertex[v] != -1) position.edges.emplace_back(vertex[v], vertex[w]);
  }
  static int power(int n) { return n == 0 ? 1 : 10 * power(n - 1); }
  static std::string word(int v, int n) {
    const std::string digits = std::to_string(v);
    return std::string(n - digits.size(), '0') + digits;
  }
};

}  // namespace instances

#endif  // INSTANCES_LOCKS_HPP
