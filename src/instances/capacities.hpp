// SPDX-License-Identifier: CC0-1.0
#ifndef INSTANCES_CAPACITIES_HPP
#define INSTANCES_CAPACITIES_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "instances/boards.hpp"
#include "instances/format.hpp"
#include "instances/graphs.hpp"
#include "instances/grids_and_arrays.hpp"
#include "instances/random.hpp"
#include "instances/request.hpp"
#include "instances/shrink.hpp"
#include "instances/texts.hpp"
#include "io/read_numbers.hpp"
#include "io/reader.hpp"
#include "matching_games/board.hpp"

namespace instances {

// Implements three layouts of bipartite graphs whose vertices have capacities or weights. A case
// has the numbers a and b of rows and columns, units and tables, or people and planets. Then come:
//   on a board, a rows with the weights of b cells, which are joined to their neighbors;
//   for seats, the capacities of the units and those of the tables, each joined to all units;
//   for planets, a row of b digits for each person, who is joined to the planets with a 1, and a
//     row with the capacities of the planets.
struct Capacities {
  using Value = std::vector<std::vector<int>>;  // the lines after the first

  Limits first, second, numbers;
  int flags = 0;
  bool seats = flags & kSeats, planets = flags & kPlanets, board = !seats && !planets;
  const char* a = board ? "rows" : seats ? "units" : "people";
  const char* b = board ? "columns" : seats ? "tables" : "planets";
  const char* each_a = board ? "a number" : "the number of representatives of a unit";
  const char* each_b = planets ? "the capacity of a planet" : "the number of seats at a table";

  std::vector<Shape> shapes() const {
    if (board) return {{"random", texts::shapes::random_numbers}};
    return {{"random", texts::shapes::random_capacities}, {"tight", texts::shapes::tight}};
  }
  Parameters parameters() const { return {{a, first}, {b, second}}; }

  // Chooses edges, and gives the tables or planets the capacities that this choice needs, one of
  // them perhaps 1 less and one 1 more. The shape "random" draws the capacities.
  Value generate(const std::string& shape, const Request& request, Random& random) const {
    const int m = request.draw(a, first, 4, 8, planets ? 1000000 : 1000, random);
    const int n = request.draw(b, second, 4, 6, planets ? 10 : 1000, random);
    check_parts(std::int64_t{m} * n);
    Value lines(board ? m : seats ? 2 : m + 1, std::vector<int>(n));
    if (seats) lines[0].resize(m);
    const int most = request.size < Size::judge || random.percent(50) ? 9 : numbers.most,
              share = random.below(100), used = planets ? random.between(1, n) : n;
    std::vector<int>& needed = lines.back();
    for (int i = 0; i < m; ++i) {
      for (int j = 0; j < n && !seats; ++j) {
        const bool is_some = random.percent(share);
        lines[i][j] = board ? random.between(1, is_some ? most : 2) : is_some;
      }
      if (board) continue;
      const std::vector<int> order = random_labels(used, random);
      const int count = planets ? 1 : random.between(1, std::min(n, numbers.most));
      if (seats) lines[0][i] = count;
      if (planets && shape == "tight") lines[i][order[0]] = 1;
      for (int k = 0; k < count; ++k) ++needed[order[k]];
    }
    if (board) return lines;
    if (random.percent(60)) --needed[random.below(used)];
    if (random.percent(50)) ++needed[random.below(n)];
    for (int& number : needed) {
      if (shape == "random") number = random.between(numbers.least, 2 * (planets ? m / n : m));
      number = std::clamp(number, numbers.least, numbers.most);
    }
    return lines;
  }

  Head head() const {
    return {std::string("the number of ") + a, 1, Head().most, std::string("the number of ") + b};
  }

  Value read(io::Reader& in, int m) const {
    const int n = in.integer(head().second.c_str(), 1);
    Value lines;
    if (seats) lines.push_back(io::read_numbers(in, each_a, m));
    for (int i = 0; i < m && board; ++i) lines.push_back(io::read_numbers(in, each_a, n));
    for (int i = 0; i < m && planets; ++i) lines.push_back(io::read_numbers(in, "a digit", n, 1));
    if (!board) lines.push_back(io::read_numbers(in, each_b, n));
    return lines;
  }

  void write(const Value& lines, std::string& text) const {
    text += io::text(count(lines), ' ', width(lines), '\n');
    for (const std::vector<int>& line : lines) write_line(line, text);
  }

  std::vector<Limited> limited(const Value& lines) const {
    std::vector<Limited> all = {{head().what, {count(lines)}, first},
                                {head().second, {width(lines)}, second}};
    for (std::size_t i = planets ? lines.size() - 1 : 0; i < lines.size(); ++i) {
      const bool is_last = !board && i + 1 == lines.size();
      all.push_back({is_last ? each_b : each_a, lines[i], numbers, true});
    }
    return all;
  }
  std::string broken_promise(const Value&) const { return ""; }

  std::vector<Case> cases(const Value& lines) const {
    const int m = count(lines), n = width(lines);
    if (std::int64_t{m} * n > 10 * kMostOfCase) return {};
    BipartiteGraph graph{m, n};
    for (int i = 0; i < m * n && !board; ++i) {
      if (seats || lines[i / n][i % n] == 1) graph.edges.emplace_back(i / n, i % n);
    }
    std::vector<Case> all =
        board ? Boards{first, second, matching_games::steps()}.cases(Rows(m, std::string(n, '.')))
              : cases_of(graph, 1, {seats ? "unit" : "person", seats ? "table" : "planet"});
    for (Case& one_case : all) {
      std::vector<int>& all_numbers = one_case.capacities;
      if (planets) all_numbers.assign(m, 1);
      for (std::size_t i = planets ? lines.size() - 1 : 0; i < lines.size(); ++i) {
        all_numbers.insert(all_numbers.end(), lines[i].begin(), lines[i].end());
      }
    }
    return all;
  }

  Properties properties() const {
    if (board) return properties_of_board("numbers", matching_games::steps(), ".", "", "");
    if (seats) return properties_of_sides("seats", 1, {"unit", "table"}, false);
    return properties_of_sides("planets", 1, {"person", "planet"}, false);
  }

  // Returns the ways to shrink a case: removing rows, units or people, removing columns, tables or
  // planets, removing one of each together, and making a number smaller.
  Ways<Value> ways(const Value& all) const {
    const int m = count(all), n = width(all);
    const auto remove_first = [this](Value& lines, int at, int several) {
      seats ? erase(lines[0], at, several) : erase(lines, at, several);
    };
    const auto remove_second = [this](Value& lines, int at, int several) {
      for (std::size_t i = seats ? 1 : 0; i < lines.size(); ++i) erase(lines[i], at, several);
    };
    const auto remove_both = [=](Value& lines, int at, int several) {
      remove_first(lines, at, several);
      remove_second(lines, at, several);
    };
    const auto reduce = [this](Value& lines, int at, int several) {
      if (several > 1) return;
      auto line = planets ? lines.end() - 1 : lines.begin();
      for (; at >= static_cast<int>(line->size()); ++line) at -= static_cast<int>(line->size());
      int& number = (*line)[at];
      number = number > 8 ? number / 2 : std::max(0, number - 1);
    };
    const int reducible = board ? m * n : seats ? m + n : n;
    return {
        {m, remove_first}, {n, remove_second}, {std::min(m, n), remove_both}, {reducible, reduce}};
  }

 private:
  // Returns the number of columns, tables or planets. A way to shrink can remove all rows.
  static int width(const Value& lines) { return lines.empty() ? 0 : count_of(lines.back()); }

  int count(const Value& lines) const {
    return static_cast<int>(seats ? lines[0].size() : lines.size() - (planets ? 1 : 0));
  }
};

}  // namespace instances

#endif  // INSTANCES_CAPACITIES_HPP
