// SPDX-License-Identifier: CC0-1.0
//
// The inputs of a problem as things: made by a shape from a seed, read, written, made smaller.
#ifndef INSTANCES_FORMAT_HPP
#define INSTANCES_FORMAT_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "instances/random.hpp"
#include "judge/reader.hpp"

namespace instances {

// What a judge's statement promises of a number.
struct Limits {
  int least, most;
};

inline bool is_within(std::size_t number, Limits limits) {
  return number >= static_cast<std::size_t>(limits.least) &&
         number <= static_cast<std::size_t>(limits.most);
}

// tiny: to be understood at a glance; small: to be followed by hand; judge: up to the judge's
// limits; huge: beyond them, as far as a minute goes.
enum class Size { tiny, small, judge, huge };

// A way to make instances, named after what it catches.
struct Shape {
  const char* name;
  const char* what;
};

// What a generator is asked for. A number that is not given by its name ("rows", "edges") is drawn
// within the size.
struct Request {
  Size size = Size::small;
  std::map<std::string, double> given = {};

  // The number of that name if it is given, which must be at least limits.least and may be larger
  // than limits.most. Else one within the limits: about `tiny`, `small` or `huge` at most, or up to
  // the judge's, exactly that in every second draw.
  int draw(const char* name, Limits limits, int tiny, int small, int huge, Random& random) const {
    const auto found = given.find(name);
    if (found != given.end()) {
      const double value = found->second;
      if (value < limits.least || value > 2147483647 || value != static_cast<int>(value)) {
        throw std::invalid_argument(std::string("--") + name + " must be a number from " +
                                    std::to_string(limits.least) + " on");
      }
      return static_cast<int>(value);
    }
    if (size == Size::huge) return std::max(limits.least, huge);
    const int most = size == Size::tiny ? tiny : size == Size::small ? small : limits.most;
    const int high = std::max(limits.least, std::min(most, limits.most));
    if (size == Size::judge && random.percent(50)) return high;
    return random.between(limits.least, high);
  }

  // The same for a number of any kind, with a value that the shape chooses.
  double value(const char* name, double otherwise) const {
    const auto found = given.find(name);
    return found == given.end() ? otherwise : found->second;
  }
};

// What an instance is to the theory: a graph, the names of its vertices in the statement, and the
// vertices that the token has visited, the last of which is where it is. Of a board also its size
// and the cells of the vertices, row and column from 0.
struct Position {
  int size = 0;
  std::vector<std::pair<int, int>> edges = {};
  std::vector<std::string> names = {};
  std::vector<int> path = {};
  int rows = 0, columns = 0;
  std::vector<std::pair<int, int>> cells = {};
};

// All inputs of one problem. A function that takes a text reads it as the solvers do, and throws
// judge::InputError where they end with an error. A text that it returns has the judge's blanks.
class Format {
 public:
  virtual ~Format() = default;

  virtual std::vector<Shape> shapes() const = 0;

  // The names of the numbers that a Request may give.
  virtual std::vector<const char*> parameters() const = 0;

  // An instance of the shape with that name. The same arguments give the same text. Throws
  // std::invalid_argument for an unknown shape or a number that is out of its range.
  virtual std::string generate(const std::string& shape, const Request& request,
                               std::uint64_t seed) const = 0;

  // The text with the judge's blanks and line ends.
  virtual std::string canonical(const std::string& text) const = 0;

  // Returns the warning that a solver gives for the text; empty if it gives none.
  virtual std::string warning(const std::string& text) const = 0;

  // Returns whether the judge's statement promises the text: it is within the limits and all else
  // that the statement says, and there is no warning.
  virtual bool is_promised(const std::string& text) const = 0;

  // How large it is, in the words of the format: "2 x 3 cells, 4 free".
  virtual std::string measure(const std::string& text) const = 0;

  // An input with fails(input), given that fails(text): one of which fails(...) is false for
  // whatever is smaller by a single step. `fails` is only asked of valid inputs, and of those that
  // the judge promises if the text is such a one.
  virtual std::string shrink(const std::string& text,
                             const std::function<bool(const std::string&)>& fails) const = 0;

  // The graph of each case; none where that is too large to be shown or there is no graph.
  virtual std::vector<Position> positions(const std::string& text) const = 0;

  // Returns what the page has to know of the format, as properties of a JavaScript object.
  virtual std::string page() const = 0;

  // Whether an input is about as long as the memory that it asks for: a board is, a graph of many
  // vertices and few edges is not.
  virtual bool spells_out_its_size() const = 0;
};

// A Format made of what is special to it, a Kind:
//
//   using Value = ...;
//   std::vector<Shape> shapes() const;
//   std::vector<const char*> parameters() const;
//   Value generate(const std::string& shape, const Request&, Random&) const;
//   Value read(judge::Reader&) const;                    throws InputError if it is not valid
//   void write(const Value&, std::string& text) const;   appends
//   std::string measure(const Value&) const;
//   bool is_promised(const Value&) const;
//   std::vector<Position> positions(const Value&) const;
//   std::string page() const;
//   static constexpr bool kSpellsOutItsSize;
//   int ways(const Value&) const;                        of making a value smaller
//   int parts(const Value&, int way) const;              that can be left out in this way
//   bool leave_out(Value&, int way, int first, int count) const;   false: that is not valid
template <class Kind>
class FormatOf : public Format {
 public:
  explicit FormatOf(Kind kind) : kind_(std::move(kind)) {}

  std::vector<Shape> shapes() const override { return kind_.shapes(); }
  std::vector<const char*> parameters() const override { return kind_.parameters(); }

  std::string generate(const std::string& shape, const Request& request,
                       std::uint64_t seed) const override {
    const std::vector<Shape> all = shapes();
    if (std::none_of(all.begin(), all.end(), [&](const Shape& s) { return shape == s.name; })) {
      throw std::invalid_argument("there is no shape '" + shape + "'");
    }
    Random random(seed);
    return text_of(kind_.generate(shape, request, random));
  }

  std::string canonical(const std::string& text) const override { return text_of(read(text)); }
  std::string warning(const std::string& text) const override {
    std::string warning;
    read(text, &warning);
    return warning;
  }
  bool is_promised(const std::string& text) const override {
    std::string warning;
    return kind_.is_promised(read(text, &warning)) && warning.empty();
  }
  std::string measure(const std::string& text) const override { return kind_.measure(read(text)); }

  std::string shrink(const std::string& text,
                     const std::function<bool(const std::string&)>& fails) const override {
    const bool promised = is_promised(text);
    Value value = read(text);
    const auto still_fails = [&](const Value& smaller) {
      return (!promised || kind_.is_promised(smaller)) && fails(text_of(smaller));
    };
    for (bool progress = true; progress;) {
      progress = false;
      for (int way = 0; way < kind_.ways(value); ++way) {
        int count = 1;
        while (2 * count <= kind_.parts(value, way)) count *= 2;
        for (; count > 0; count /= 2) {
          for (int first = 0; first < kind_.parts(value, way);) {
            Value smaller = value;
            const int left = std::min(count, kind_.parts(value, way) - first);
            if (kind_.leave_out(smaller, way, first, left) && still_fails(smaller)) {
              value = std::move(smaller);
              progress = true;
            } else {
              first += left;
            }
          }
        }
      }
    }
    return text_of(value);
  }

  std::vector<Position> positions(const std::string& text) const override {
    return kind_.positions(read(text));
  }

  std::string page() const override { return kind_.page(); }

  bool spells_out_its_size() const override { return Kind::kSpellsOutItsSize; }

 private:
  using Value = typename Kind::Value;

  Value read(const std::string& text, std::string* warning = nullptr) const {
    judge::Reader in(text);
    Value value = kind_.read(in);
    in.expect_end();
    if (warning != nullptr) *warning = in.warning();
    return value;
  }
  std::string text_of(const Value& value) const {
    std::string text;
    kind_.write(value, text);
    return text;
  }

  Kind kind_;
};

}  // namespace instances

#endif  // INSTANCES_FORMAT_HPP
