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
      throw std::invalid_argument(
          judge::text("--digits expects a whole number from 1 to 20, found ", n));
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

}  // namespace instances

#endif  // INSTANCES_LOCKS_HPP
