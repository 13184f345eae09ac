// SPDX-License-Identifier: CC0-1.0
//
// Defines the interface Format to the inputs of a problem, and FormatOf, which implements this
// interface for a layout. A Format generates, reads and writes inputs, shrinks an input on which a
// program fails, and converts an input to graphs. A case is one game or one graph of an input.
#ifndef INSTANCES_FORMAT_HPP
#define INSTANCES_FORMAT_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <limits>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "instances/random.hpp"
#include "instances/request.hpp"
#include "instances/shrink.hpp"
#include "instances/texts.hpp"
#include "io/cases.hpp"
#include "io/reader.hpp"

namespace instances {

// Stores the graph of a case and, if `path` is not empty, a token on one of its vertices.
struct Case {
  int size = 0;  // the number of vertices
  std::vector<std::pair<int, int>> edges = {};
  std::vector<int> weights = {};     // the weight of each edge if the problem has weights
  std::vector<int> capacities = {};  // of each vertex: how often it may be matched, or its weight
  std::vector<std::string> names = {};  // the name of each vertex in inputs and outputs
  std::vector<int> path = {};           // the vertices visited so far; the token is on the last
  int rows = 0, columns = 0;            // for a board: its size
  // For a board, `cells` contains the zero-based row and column of each vertex.
  std::vector<std::pair<int, int>> cells = {};
  // For a graph with two sides: the number of vertices on the left, which come first, and the words
  // for a vertex on the left and on the right, such as "peak" and "valley".
  int left = 0;
  std::string sides[2] = {};

  // Returns the name of a vertex, with the word for its side if there are two sides: "peak 3".
  std::string name(int v) const {
    const std::string& side = sides[v < left ? 0 : 1];
    return side.empty() ? names[v] : texts::side_of(side).name(names[v]);
  }
};

// Returns a list of one case.
inline std::vector<Case> only(Case one_case) {
  std::vector<Case> list;
  list.push_back(std::move(one_case));
  return list;
}

// Says where the cases of an input end.
enum class End {
  one_case,        // after the only case
  counted,         // the input begins with the number of its cases
  zero,            // at a 0
  zeros,           // at "0 0"
  end_of_input,    // at the end of the input, or at "0 0"
  counted_starts,  // the input is one graph, and its second number counts the starts on it
  pairs            // the input is one case, whose pairs end like the cases of end_of_input
};

// Says how a layout differs from the usual one of its kind. A row of problems.cpp lists its flags.
enum Flag {
  kFromZero = 1,     // the first vertex has the number 0, not 1
  kRepeats = 2,      // parallel edges may occur
  kSame = 4,         // both sides have the same number n of vertices: a case begins with "n m"
  kBipartite = 8,    // the statement promises a bipartite graph
  kPerfect = 16,     // the statement promises a perfect matching (of dominoes on a board)
  kLine = 32,        // the cases have the line graph: its vertices are the edges of the graph,
                     // and two of them are joined if they share an end
  kClosure = 64,     // the cases have an arc to each vertex that a path leads to
  kAncestors = 128,  // the graph joins each vertex to all its ancestors; vertex 0 is the root
  kKing = 256,       // a board has exactly one 'K', the start
  kSquare = 512,     // a board is square
  kCube = 1024,      // a grid is a cube
  kTwoLocks = 2048,  // a case has the locks of both players, not one password
  kSeats = 4096,     // two lists of capacities, not the numbers of the cells of a board
  kPlanets = 8192    // likewise a row of digits for each person, and the capacities of planets
};

// A property of a layout, by which the page in src/page reads and draws inputs of this layout.
using Property =
    std::pair<const char*, std::variant<bool, int, std::string, std::vector<std::string>,
                                        std::vector<std::pair<int, int>>>>;
using Properties = std::vector<Property>;

using IsOver = std::function<bool()>;  // whether the time is over

// Defines the format of all inputs of a problem. A `text` is an input. The functions read a text in
// the same way as the solvers. If a solver would report an error in the text, all functions throw
// io::InputError. Inputs that the functions return have the blanks and line ends that the
// problem statement describes.
class Format {
 public:
  virtual ~Format() = default;

  virtual std::vector<Shape> shapes() const = 0;

  virtual Parameters parameters() const = 0;

  // Returns an input of the given shape. The same arguments give the same text. Throws
  // std::invalid_argument for an unknown shape or a value that is out of range.
  virtual std::string generate(const std::string& shape, const Request& request,
                               std::uint64_t seed) const = 0;

  // Returns the same input in canonical form, that is, with the blanks and line ends that the
  // problem statement describes.
  virtual std::string canonical(const std::string& text) const = 0;

  // Returns the first promise of the problem statement, such as a limit, that the input `text`
  // breaks, in the form "expected E, found F", or the warning that a solver prints when it reads
  // the input. Returns an empty text if there is neither.
  virtual std::string broken_promise(const std::string& text) const = 0;
  bool is_promised(const std::string& text) const { return broken_promise(text).empty(); }

  // Returns the number of cases and the numbers of the first case, with their limits.
  virtual std::vector<Limited> limited(const std::string& text) const = 0;

  // Describes the size of the input, for example "rows: 2, columns: 3, free cells: 4".
  std::string measure(const std::string& text) const {
    const std::vector<Limited> all = limited(text), first(all.begin() + 1, all.end());
    if (all[0].numbers[0] == 1) return measured(first);
    const std::string count = measured({all[0]});
    return first.empty() ? count : texts::first_case(count, measured(first));
  }

  // Removes parts of the input, one after another. Undoes a removal after which `fails` returns
  // false. Returns an input from which no further part can be removed in this way, or the smallest
  // input so far as soon as is_over() is true, which is asked before each removal. Requires that
  // fails(text) is true. Calls `fails` with valid inputs only. If the text keeps all promises of
  // the problem statement, calls `fails` only with inputs that keep these promises as well.
  virtual std::string shrink(
      const std::string& text, const std::function<bool(const std::string&)>& fails,
      const IsOver& is_over = [] { return false; }) const = 0;

  // Returns the graph and the token of each case, or of each start if the input lists starts.
  // Returns no cases if some case has no graph or a very large graph.
  virtual std::vector<Case> cases(const std::string& text) const = 0;

  // Returns the cases of the input, each as an input of its own.
  virtual std::vector<std::string> split(const std::string& text) const = 0;

  virtual End end() const = 0;

  // Returns the largest number of cases, and 1 if an input is one case.
  virtual int most_cases() const = 0;

  // Returns the properties of the layout. The property "layout" is its name.
  virtual Properties properties() const = 0;
};

// Returns the value of a property of the layout, or `otherwise` if there is no such property.
template <class T>
T property(const Format& format, const std::string& name, T otherwise) {
  for (const auto& [key, value] : format.properties()) {
    if (key == name) return std::get<T>(value);
  }
  return otherwise;
}

// Describes the first number of a case, by which a reader of several cases finds their end.
struct Head {
  std::string what;                              // the name of the number in messages
  int least = 0, most = io::Reader::kMostCount;  // by default, the number is a count
  std::string second = "";  // the name of the number after it, if cases end with the input
  // The limits of the statement, if a case must not be made before they are checked: a case whose
  // first number is too large may not fit into the memory.
  Limits limits = {0, std::numeric_limits<int>::max()};
};

// Implements a Format for a Layout, which says how a case is written. A Layout is a class with
// these members, where a Value stores a case:
//
//   using Value = ...;
//   std::vector<Shape> shapes() const;
//   Parameters parameters() const;
//   Value generate(const std::string& shape, const Request&, Random&) const;
//   Head head() const;  // the first number of a case
//   Value read(io::Reader&, int first) const;  // reads a case after its first number
//   void write(const Value&, std::string& text) const;  // appends to text
//   std::vector<Limited> limited(const Value&) const;  // its numbers, with their limits
//   std::string broken_promise(const Value&) const;  // another one that it breaks, or ""
//   std::vector<Case> cases(const Value&) const;  // empty if there is no graph
//   Ways<Value> ways(const Value&) const;  // how to make a case smaller
//   Properties properties() const;
//
// read() throws InputError if the case is not valid.
template <class Layout>
class FormatOf : public Format {
 public:
  explicit FormatOf(Layout layout, End end = End::one_case, Limits cases = {1, 1})
      : layout_(std::move(layout)), end_(end), cases_(cases) {}

  std::vector<Shape> shapes() const override { return layout_.shapes(); }

  Parameters parameters() const override {
    const Parameters all = layout_.parameters();
    return has_cases() ? extended(all, {{"cases", cases_}}) : all;
  }

  std::string generate(const std::string& shape, const Request& request,
                       std::uint64_t seed) const override {
    const std::vector<Shape> all = shapes();
    if (std::none_of(all.begin(), all.end(), [&](const Shape& s) { return shape == s.name; })) {
      throw std::invalid_argument(texts::no_shape(shape));
    }
    Random random(seed);
    Values values;
    for (int i = has_cases() ? request.draw("cases", cases_, 20, 30, 1, random) : 1; i > 0; --i) {
      values.push_back(layout_.generate(shape, request, random));
    }
    return text_of(values);
  }

  std::string canonical(const std::string& text) const override { return text_of(read(text)); }
  std::string broken_promise(const std::string& text) const override {
    if (!has_cases()) {
      const Head head = layout_.head();
      io::Reader in(text);
      const int first = in.integer(head.what.c_str(), head.least, head.most);
      if (!is_within(first, head.limits)) return broken_limit({{head.what, {first}, head.limits}});
    }
    std::string warning;
    const std::string broken = broken_promise(read(text, &warning));
    return warning.empty() ? broken : warning;
  }

  std::vector<Limited> limited(const std::string& text) const override {
    const Values values = read(text);
    const std::vector<Limited> count = {{"the number of cases", {count_of(values)}, cases_}};
    return values.empty() ? count : extended(count, layout_.limited(values[0]));
  }

  std::string shrink(const std::string& text, const std::function<bool(const std::string&)>& fails,
                     const IsOver& is_over) const override {
    const bool promised = is_promised(text);
    const auto state_of = [&](const Values& values, std::string state) {
      // If both sides have as many vertices, the text has only the size of the larger one.
      for (const Value& value : values) state += measured(layout_.limited(value));
      return state;
    };
    const Values given = read(text);
    std::string last = state_of(given, text_of(given));
    return text_of(smallest(
        given, [&](const Values& values) { return ways(values); },
        [&](const Values& values) {
          const std::string smaller = text_of(values);
          std::string state = state_of(values, smaller);
          if (state == last || !is_input(values, smaller, promised) || !fails(smaller))
            return false;
          last = std::move(state);
          return true;
        },
        is_over));
  }

  std::vector<Case> cases(const std::string& text) const override {
    std::vector<Case> all;
    for (const Value& value : read(text)) {
      std::vector<Case> some = layout_.cases(value);
      if (some.empty()) return {};
      std::move(some.begin(), some.end(), std::back_inserter(all));
    }
    return all;
  }

  std::vector<std::string> split(const std::string& text) const override {
    std::vector<std::string> all;
    for (const Value& value : read(text)) all.push_back(text_of({value}));
    return all;
  }

  End end() const override { return end_; }
  int most_cases() const override { return cases_.most; }
  Properties properties() const override {
    constexpr const char* names[] = {"one_case",     "counted",        "zero", "zeros",
                                     "end_of_input", "counted_starts", "pairs"};
    return extended(layout_.properties(), {{"end", std::string(names[static_cast<int>(end_)])},
                                           {"several", has_cases()}});
  }

 private:
  using Value = typename Layout::Value;
  using Values = std::vector<Value>;  // the cases of an input

  bool has_cases() const {
    return end_ != End::one_case && end_ != End::counted_starts && end_ != End::pairs;
  }

  Values read(const std::string& text, std::string* warning = nullptr) const {
    io::Reader in(text);
    Values values;
    const Head head = layout_.head();
    const char* const first = head.what.c_str();
    if (end_ == End::counted) {
      for (int i = in.integer("the number of cases", 0); i > 0 && io::has_case(in); --i) {
        values.push_back(layout_.read(in, in.integer(first, head.least, head.most)));
      }
    } else if (!has_cases()) {
      values.push_back(layout_.read(in, in.integer(first, head.least, head.most)));
    } else {
      const io::End mark = end_ == End::zero    ? io::End::zero
                           : end_ == End::zeros ? io::End::zeros
                                                : io::End::end_of_input;
      while (const int n = io::next_case(in, mark, first, head.second.c_str(), head.most)) {
        values.push_back(layout_.read(in, n));
      }
    }
    in.expect_end();
    if (warning != nullptr) *warning = in.warning();
    return values;
  }

  std::string text_of(const Values& values) const {
    std::string text = end_ == End::counted ? std::to_string(values.size()) + '\n' : "";
    for (const Value& value : values) layout_.write(value, text);
    return text + (end_ == End::zero ? "0\n" : end_ == End::zeros ? "0 0\n" : "");
  }

  std::string broken_promise(const Values& values) const {
    for (std::size_t i = 0; i < values.size(); ++i) {
      std::string broken = broken_limit(layout_.limited(values[i]));
      if (broken.empty()) broken = layout_.broken_promise(values[i]);
      if (broken.empty()) continue;
      return has_cases() ? texts::the_case(i + 1, broken) : broken;
    }
    return broken_limit({{"the number of cases", {count_of(values)}, cases_}});
  }

  // Returns whether `text`, which has been written for the values, is an input with these values,
  // which keeps all promises if `promised` is true.
  bool is_input(const Values& values, const std::string& text, bool promised) const {
    try {
      return canonical(text) == text && (!promised || broken_promise(values).empty());
    } catch (const io::InputError&) {
      return false;
    }
  }

  // Returns the ways to shrink an input: removing whole cases, and then the ways to shrink each
  // case.
  Ways<Values> ways(const Values& values) const {
    Ways<Values> all;
    if (has_cases()) all.push_back({count_of(values), erase<Values>});
    for (std::size_t i = 0; i < values.size(); ++i) {
      for (const auto& [parts, leave_out] : layout_.ways(values[i])) {
        all.push_back({parts, [i, remove = leave_out](Values& list, int first, int count) {
                         remove(list[i], first, count);
                       }});
      }
    }
    return all;
  }

  Layout layout_;
  End end_;
  Limits cases_;
};

}  // namespace instances

#endif  // INSTANCES_FORMAT_HPP
