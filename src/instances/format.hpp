// SPDX-License-Identifier: CC0-1.0
//
// Defines the interface Format to the inputs of a problem. A Format generates, reads and writes
// inputs, shrinks an input on which a program fails, and converts an input to graphs.
#ifndef INSTANCES_FORMAT_HPP
#define INSTANCES_FORMAT_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <map>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "instances/random.hpp"
#include "judge/reader.hpp"

namespace instances {

// Stores the least and the largest value of a number that the problem statement allows.
struct Limits {
  int least, most;
};

inline bool is_within(std::int64_t number, Limits limits) {
  return number >= limits.least && number <= limits.most;
}

template <class List>
std::int64_t size_of(const List& list) {
  return static_cast<std::int64_t>(list.size());
}

// Stores a number of an input, its name in messages, and its limits.
struct Limited {
  const char* what;
  std::int64_t number;
  Limits limits;
};

// Returns which number is not within its limits, such as "expected the number of rows from 1 to
// 100, found 101". Names only the first such number. Returns an empty text if there is none.
inline std::string broken_limit(std::initializer_list<Limited> numbers) {
  for (const auto& [what, number, limits] : numbers) {
    if (is_within(number, limits)) continue;
    return judge::text("expected ", what, " from ", limits.least, " to ", limits.most, ", found ",
                       number);
  }
  return "";
}

// Returns the count and a noun, which is `one` if the count is 1 and `several` otherwise. For
// example, count_of(3, "edge", "edges") is "3 edges".
inline std::string count_of(std::size_t count, const char* one, const char* several) {
  return std::to_string(count) + ' ' + (count == 1 ? one : several);
}

// Names the sizes of generated inputs. A reader understands a `tiny` input at a glance and can
// solve a `modest` input by hand. A `judge` input can be as large as the online judge allows. A
// `huge` input is even larger, but our solver needs less than a minute for a huge input.
enum class Size { tiny, modest, judge, huge };
// The names on the command line, in the order of Size. (Windows headers define `small` as a macro.)
constexpr const char* kSizeNames[] = {"tiny", "small", "judge", "huge"};

// Describes a kind of inputs that can be generated.
struct Shape {
  const char* name;
  const char* what;  // the structure of the inputs, and the faults of solvers that these reveal
};

// Stores the parameters of a generator. `given` maps the names of some parameters, such as "rows"
// or "edges", to their values. The values of all other parameters are random and depend on `size`.
struct Request {
  Size size = Size::modest;
  std::map<std::string, double> given = {};

  // Returns the value of the parameter `name`. A given value may be larger than limits.most. Throws
  // std::invalid_argument if the given value is less than limits.least or not an int. If no value
  // is given, returns a number that depends on the size of the request:
  //
  //   tiny, modest: a random number within the limits, at most the argument `tiny` or `modest`
  //   judge:        limits.most with probability 1/2, otherwise a random number within the limits
  //   huge:         the argument `huge`, even if this number is larger than limits.most
  int draw(const char* name, Limits limits, int tiny, int modest, int huge, Random& random) const {
    const auto found = given.find(name);
    if (found != given.end()) {
      const double value = found->second;
      if (value < limits.least || value > 2147483647 || value != static_cast<int>(value)) {
        throw std::invalid_argument(judge::text("--", name, " expects a whole number from ",
                                                limits.least, " to 2147483647, found ", value));
      }
      return static_cast<int>(value);
    }
    if (size == Size::huge) return std::max(limits.least, huge);
    const int most = size == Size::tiny ? tiny : size == Size::modest ? modest : limits.most;
    const int high = std::max(limits.least, std::min(most, limits.most));
    if (size == Size::judge && random.percent(50)) return high;
    return random.between(limits.least, high);
  }

  // Returns the given value of the parameter, or `otherwise` if no value is given.
  double value(const char* name, double otherwise) const {
    const auto found = given.find(name);
    return found == given.end() ? otherwise : found->second;
  }
};

// Stores a position of a game: a graph and, if `path` is not empty, a token on one of the vertices.
struct Position {
  int size = 0;  // the number of vertices
  std::vector<std::pair<int, int>> edges = {};
  std::vector<std::string> names = {};  // the name of each vertex in the statement
  std::vector<int> path = {};           // the vertices visited so far; the token is on the last
  int rows = 0, columns = 0;            // for a board: its size
  // For a board, `cells` contains the zero-based row and column of each vertex.
  std::vector<std::pair<int, int>> cells = {};
};

// Defines the format of all inputs of a problem. A `text` is an input. The functions read a text in
// the same way as the solvers. If a solver would report an error in the text, all functions except
// positions() throw judge::InputError. Inputs that the functions return have the blanks and line
// ends that the problem statement describes.
class Format {
 public:
  virtual ~Format() = default;

  virtual std::vector<Shape> shapes() const = 0;

  // Returns the names of the parameters for which a Request can give values.
  virtual std::vector<const char*> parameters() const = 0;

  // Returns an input of the given shape. The same arguments give the same text. Throws
  // std::invalid_argument for an unknown shape or a value that is out of range.
  virtual std::string generate(const std::string& shape, const Request& request,
                               std::uint64_t seed) const = 0;

  // Returns the same input in canonical form, that is, with the blanks and line ends that the
  // problem statement describes.
  virtual std::string canonical(const std::string& text) const = 0;

  // Returns the warning that a solver prints when it reads the input `text`, or an empty string.
  virtual std::string warning(const std::string& text) const = 0;

  // Returns the first promise of the problem statement, such as a limit, that the input `text`
  // breaks, in the form "expected E, found F", or warning(text). Returns an empty text if the input
  // keeps all promises and warning(text) is empty.
  virtual std::string broken_promise(const std::string& text) const = 0;
  bool is_promised(const std::string& text) const { return broken_promise(text).empty(); }

  // Describes the size of the input, for example "2 x 3 cells, 4 free".
  virtual std::string measure(const std::string& text) const = 0;

  // Removes parts of the input, one after another. Undoes a removal after which `fails` returns
  // false. Returns an input from which no further part can be removed in this way. Requires that
  // fails(text) is true. Calls `fails` with valid inputs only. If the text keeps all promises of
  // the problem statement, calls `fails` only with inputs that keep these promises as well.
  virtual std::string shrink(const std::string& text,
                             const std::function<bool(const std::string&)>& fails) const = 0;

  // Returns the game position (a graph and a token) of each case. A case is one game or one graph
  // of the input. Leaves out cases that have no graph or a very large graph. If the text has an
  // error, returns the positions of the cases before the error.
  virtual std::vector<Position> positions(const std::string& text) const = 0;

  // Returns a description of the format for the web page in src/page. The description consists of
  // properties of a JavaScript object.
  virtual std::string page() const = 0;

  // Returns whether the length of an input is proportional to the memory that a solver needs. This
  // holds for boards, but not for graphs, which can have many vertices and few edges.
  virtual bool spells_out_its_size() const = 0;
};

// Describes a way to make an input smaller by removing some parts, such as vertices. A Value stores
// an input.
template <class Value>
struct Way {
  std::function<int(const Value&)> parts;  // returns the number of parts
  // Removes the parts (such as vertices) with the zero-based numbers first .. first + count - 1.
  // Returns false if the result is not a valid input.
  std::function<bool(Value&, int first, int count)> leave_out;
};

template <class List>
void erase(List& list, int first, int count) {
  list.erase(list.begin() + first, list.begin() + first + count);
}

// Returns a Way to make an input smaller: removing elements of a list. list_in(value) returns a
// reference to this list in the value that stores the input.
template <class Value, class ListIn>
Way<Value> elements(ListIn list_in) {
  return {[=](const Value& value) { return static_cast<int>(list_in(value).size()); },
          [=](Value& value, int first, int count) {
            erase(list_in(value), first, count);
            return true;
          }};
}

// Determines whether the class Kind, which implements a format, has a function read(reader, value).
// Such a function reads inputs with several cases (games or graphs). Any other Kind has a function
// read(reader) that returns the value.
template <class Kind, class = void>
struct HasCases : std::false_type {};
template <class Kind>
struct HasCases<Kind, decltype(std::declval<const Kind&>().read(
                          std::declval<judge::Reader&>(), std::declval<typename Kind::Value&>()))>
    : std::true_type {};

// Implements a Format by means of a Kind, which is a class with these members:
//
//   using Value = ...;
//   std::vector<Shape> shapes() const;
//   std::vector<const char*> parameters() const;
//   Value generate(const std::string& shape, const Request&, Random&) const;
//   Value read(judge::Reader&) const;  // throws InputError if the input is not valid
//   void write(const Value&, std::string& text) const;  // appends to text
//   std::string measure(const Value&) const;
//   std::string broken_promise(const Value&) const;  // the first one, or an empty text
//   std::vector<Position> positions(const Value&) const;
//   std::string page() const;
//   std::vector<Way<Value>> ways(const Value&) const;  // how to make an input smaller
//   static constexpr bool kSpellsOutItsSize;  // the result of spells_out_its_size()
//
// If an input can have several cases (games or graphs), Kind has a read() with two arguments
// instead. The caller passes an empty value, and read() stores the cases in this value. If read()
// throws InputError, the value has the cases before the error.
//
//   void read(judge::Reader&, Value&) const;
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
      throw std::invalid_argument("there is no shape '" + shape +
                                  "'; generate --list prints all shapes");
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
  std::string broken_promise(const std::string& text) const override {
    std::string warning;
    const std::string broken = kind_.broken_promise(read(text, &warning));
    return warning.empty() ? broken : warning;
  }
  std::string measure(const std::string& text) const override { return kind_.measure(read(text)); }

  std::string shrink(const std::string& text,
                     const std::function<bool(const std::string&)>& fails) const override {
    const bool promised = is_promised(text);
    Value value = read(text);
    const auto still_fails = [&](const Value& smaller) {
      return (!promised || kind_.broken_promise(smaller).empty()) && fails(text_of(smaller));
    };
    for (bool progress = true; progress;) {
      progress = false;
      for (std::size_t i = 0; i < kind_.ways(value).size(); ++i) {
        const Way<Value> way = kind_.ways(value)[i];
        int count = 1;
        while (count <= way.parts(value) / 2) count *= 2;
        for (; count > 0; count /= 2) {
          for (int first = 0; first < way.parts(value);) {
            Value smaller = value;
            const int left = std::min(count, way.parts(value) - first);
            if (way.leave_out(smaller, first, left) && still_fails(smaller)) {
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
    judge::Reader in(text);
    Value value{};
    try {
      read_into(in, value);
    } catch (const judge::InputError&) {
      if (!kHasCases) return {};
    }
    return kind_.positions(value);
  }

  std::string page() const override { return kind_.page(); }

  bool spells_out_its_size() const override { return Kind::kSpellsOutItsSize; }

 protected:
  Kind kind_;

 private:
  using Value = typename Kind::Value;
  static constexpr bool kHasCases = HasCases<Kind>::value;

  void read_into(judge::Reader& in, Value& value) const {
    if constexpr (kHasCases) {
      kind_.read(in, value);
    } else {
      value = kind_.read(in);
    }
  }

  Value read(const std::string& text, std::string* warning = nullptr) const {
    judge::Reader in(text);
    Value value{};
    read_into(in, value);
    in.expect_end();
    if (warning != nullptr) *warning = in.warning();
    return value;
  }
  std::string text_of(const Value& value) const {
    std::string text;
    kind_.write(value, text);
    return text;
  }
};

}  // namespace instances

#endif  // INSTANCES_FORMAT_HPP
