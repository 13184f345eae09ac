// SPDX-License-Identifier: CC0-1.0
//
// Defines the questions: the fields of their answers, how outputs are judged, and how the duel
// explains a right output.
#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <exception>
#include <limits>
#include <numeric>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "instances/format.hpp"
#include "instances/graphs.hpp"
#include "instances/outputs.hpp"
#include "instances/problems.hpp"
#include "instances/texts.hpp"
#include "instances/witness.hpp"
#include "matching_games/b_matching.hpp"
#include "matching_games/bipartite_weighted_matching.hpp"
#include "matching_games/graph.hpp"
#include "matching_games/path_cover.hpp"
#include "matching_games/weighted_matching.hpp"
#include "matching_games/weights_by_size.hpp"

namespace instances {
namespace {

// ---- How outputs are judged, where several are right

void fail(const std::string& what) { throw std::runtime_error(what); }
void refuse(const std::string& what) { throw BadFormat(what); }

// Returns the size of the matching in an output, or its weight if the question is about weights.
// The output begins with these numbers. If the form has {covered}, the number of covered
// vertices takes the place of the size. Then the pairs follow, or the mate of each vertex (of one
// side if there are two). 0 stands for no mate, unless the matching must be perfect. Throws
// BadFormat if the output does not have this format, and std::runtime_error if it is not such a
// matching of the graph.
long long value_of_matching(const Problem& problem, const Case& graph, const std::string& output) {
  const Form& form = problem.form;
  const bool is_perfect = form.has("{least}") || form.has("{greatest}"),
             has_weight = is_perfect || form.has("{weight}");
  const bool has_sides = !graph.sides[0].empty();
  const int first = has_sides ? graph.left : graph.size, shift = has_sides ? graph.left : 0;
  const int base = graph.size == 0 ? 0 : std::stoi(graph.names[0]);
  const std::vector<long long> numbers = numbers_of<long long>(output);
  const bool has_size = !has_weight || form.has("{size}");
  const std::size_t heads = has_size && has_weight ? 2 : 1;
  if (numbers.size() < heads) refuse(texts::no_output());
  const int unit = form.has("{covered}") ? 2 : 1;
  if (numbers[0] % unit != 0) refuse(texts::even_expected(numbers[0]));
  const std::size_t rest = numbers.size() - heads;
  std::vector<std::pair<long long, long long>> pairs;  // as numbers of the output, which may be any
  if (form.has("{pairs}")) {
    const long long size = numbers[0] / unit;
    if (rest % 2 != 0 || size != static_cast<long long>(rest / 2)) {
      refuse(texts::pairs_expected(size, rest));
    }
    for (std::size_t i = heads; i < numbers.size(); i += 2) {
      pairs.emplace_back(numbers[i], numbers[i + 1]);
    }
  } else {
    if (rest != static_cast<std::size_t>(first)) {
      refuse(texts::mates_expected(first, rest));
    }
    for (int v = base; v < first + base; ++v) {
      const auto mate_of = numbers.begin() + static_cast<std::ptrdiff_t>(heads) - base;
      const long long w = mate_of[v];
      if (w == 0 && !is_perfect) continue;
      if (!has_sides && (w < base || w >= first + base)) {
        refuse(texts::mate_expected(v, base, first - 1 + base, w));
      }
      if (!has_sides && (w == v || mate_of[static_cast<std::ptrdiff_t>(w)] != v)) {
        fail(texts::mate_not_mutual(v));
      }
      if (form.has("{rights}")) {
        pairs.emplace_back(w, v);
      } else if (has_sides || v < w) {
        pairs.emplace_back(v, w);
      }
    }
    if (has_size && size_of(pairs) != numbers[0]) {
      fail(texts::size_differs(numbers[0], pairs.size()));
    }
  }

  const auto is_vertex = [&](long long v, int begin, int end) {
    return v >= base && v - base < (has_sides ? end - begin : graph.size);
  };
  const auto name = [&](const std::pair<long long, long long>& pair) {
    const auto vertex = [&](long long v, int begin, int end) {
      return is_vertex(v, begin, end) ? graph.name(begin + static_cast<int>(v) - base)
                                      : std::to_string(v);
    };
    return vertex(pair.first, 0, shift) + " - " + vertex(pair.second, shift, graph.size);
  };
  std::vector<int> pair_of(graph.size, -1);
  for (const auto& pair : pairs) {
    if (pair.first == pair.second && !has_sides) fail(texts::pair_is_loop(name(pair)));
    if (!is_vertex(pair.first, 0, shift) || !is_vertex(pair.second, shift, graph.size))
      fail(texts::pair_is_no_edge(name(pair)));
    for (const long long v : {pair.first, shift + pair.second}) {
      int& number = pair_of[static_cast<std::size_t>(v - base)];
      if (number != -1) fail(texts::pair_shares_vertex(name(pair)));
      number = static_cast<int>(&pair - pairs.data());
    }
  }
  // The weight of each pair: of parallel edges, the heaviest counts.
  constexpr long long kNoEdge = std::numeric_limits<long long>::min();
  std::vector<long long> weights(pairs.size(), kNoEdge);
  for (std::size_t i = 0; i < graph.edges.size(); ++i) {
    const auto& [v, w] = graph.edges[i];
    const int number = pair_of[v];
    if (v == w || number == -1 || number != pair_of[w]) continue;
    weights[number] = std::max<long long>(weights[number], has_weight ? graph.weights[i] : 0);
  }
  long long weight = 0;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    if (weights[i] == kNoEdge) fail(texts::pair_is_no_edge(name(pairs[i])));
    weight += weights[i];
  }
  if (!has_weight) return numbers[0] / unit;
  if (weight != numbers[heads - 1]) fail(texts::weight_differs(numbers[heads - 1], weight));
  return weight;
}

// Returns the number of paths in an output, which has a path in each line, and their number in the
// last line. The graph has a left and a right copy of each vertex, as ArcLists describes. Throws
// BadFormat if the output does not have this format, and std::runtime_error if the paths are not
// paths of the graph or do not contain each vertex once.
long long number_of_paths(const Problem&, const Case& graph, const std::string& output) {
  const std::vector<int> numbers = numbers_of(output);
  if (numbers.empty()) throw BadFormat(texts::no_output());
  const std::vector<Token> tokens = tokens_of(output);
  const auto starts_line = [&](std::size_t i) {
    return i == 0 || tokens[i - 1].line != tokens[i].line;
  };
  const std::size_t last = numbers.size() - 1;
  if (!starts_line(last)) throw BadFormat(texts::number_of_paths_expected());
  const int n = graph.left;
  const std::set<std::pair<int, int>> arcs(graph.edges.begin(), graph.edges.end());
  std::vector<char> is_on_path(n);
  int paths = 0;
  for (std::size_t i = 0; i < last; ++i) {
    if (numbers[i] < 1 || numbers[i] > n) fail(texts::vertex_expected(n, numbers[i]));
    const int v = numbers[i] - 1;
    if (is_on_path[v]++) fail(texts::vertex_twice(numbers[i]));
    if (starts_line(i)) {
      ++paths;
    } else if (arcs.count({numbers[i - 1] - 1, n + v}) == 0) {
      fail(texts::step_is_no_arc(numbers[i - 1], numbers[i]));
    }
  }
  for (int v = 0; v < n; ++v) {
    if (!is_on_path[v]) fail(texts::vertex_missing(v + 1));
  }
  if (paths != numbers[last]) fail(texts::paths_differ(numbers[last], paths));
  return paths;
}

// Returns how many representatives the units have.
long long people_of(const Case& graph) {
  const auto first = graph.capacities.begin();
  return std::accumulate(first, first + graph.left, 0LL);
}

// Returns 1 if an output has 1 and a table for each representative, unit by unit, and 0 if it is
// only 0, which says that this is impossible. Throws BadFormat if the output does not have this
// format, and std::runtime_error if a representative cannot have the table.
long long value_of_seats(const Problem&, const Case& graph, const std::string& output) {
  const std::vector<int> numbers = numbers_of(output);
  if (numbers.empty()) throw BadFormat(texts::no_output());
  const long long people = people_of(graph), tables = size_of(numbers) - 1;
  if (numbers[0] == 0 && tables == 0) return 0;
  if (numbers[0] != 1 || tables != people)
    throw BadFormat(texts::tables_expected(people, numbers[0], tables));
  std::vector<int> free = graph.capacities;
  auto next = numbers.begin() + 1;
  for (int unit = 0; unit < graph.left; ++unit) {
    for (std::set<int> taken; free[unit] > 0; --free[unit]) {
      const int table = *next++;
      if (table < 1 || table > graph.size - graph.left || !taken.insert(table).second ||
          free[graph.left + table - 1]-- == 0)
        throw std::runtime_error(texts::no_seat(graph.name(unit), table));
    }
  }
  return 1;
}

// Returns the number of colors in an output, which begins with this number. A color for each edge
// follows. Throws BadFormat if the output does not have this format, and std::runtime_error if it
// is not such a coloring.
long long number_of_colors(const Problem&, const Case& graph, const std::string& output) {
  const std::vector<int> numbers = numbers_of(output);
  const std::size_t m = graph.edges.size();
  if (numbers.empty()) refuse(texts::no_output());
  if (numbers[0] < 0) refuse(texts::negative_colors(numbers[0]));
  if (numbers.size() != m + 1) refuse(texts::colors_expected(m, numbers.size() - 1));
  const auto color = numbers.begin() + 1;
  for (std::size_t i = 0; i < m; ++i) {
    if (color[i] < 0 || color[i] >= numbers[0]) fail(texts::no_color(i + 1, color[i], numbers[0]));
  }
  // The edges of one color follow each other, so it is enough to know the last edge at a vertex.
  std::vector<std::size_t> order(m), last(graph.size, m);
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t i, std::size_t j) { return color[i] < color[j]; });
  for (const std::size_t i : order) {
    for (const int v : {graph.edges[i].first, graph.edges[i].second}) {
      const std::size_t other = std::exchange(last[v], i);
      if (other != m && color[other] == color[i])
        fail(texts::same_color(other + 1, i + 1, graph.name(v), color[i]));
    }
  }
  return numbers[0];
}

// Judges an output by its value. Throws std::runtime_error if the output is better than the
// expected one.
Grade grade_by_value(const Problem& problem, const Case& graph, const std::string& expected,
                     const std::string& actual) {
  const auto value_of = problem.question->value;
  const long long best = value_of(problem, graph, expected);
  long long value = 0;
  try {
    value = value_of(problem, graph, actual);
  } catch (const BadFormat& error) {
    return {error.what(), true};
  } catch (const std::exception& error) {
    return {error.what()};
  }
  if (value == best) return {};
  const std::string worse = (*problem.question->worse)(best, value);
  const bool is_less_better =
      problem.form.has("{least}") || problem.form.has("{paths}") || problem.form.has("{colors}");
  if ((value > best) != is_less_better) throw std::runtime_error(worse);
  return {worse};
}

// Judges an output whose second line is a string of 0 and 1: the vertices of any maximum antichain.
// The other lines must be those of the expected output.
Grade grade_antichain(const Problem&, const Case& graph, const std::string& expected,
                      const std::string& actual) {
  const std::vector<std::string_view> ours = lines_of(expected), theirs = lines_of(actual);
  if (ours.size() < 3 || theirs.size() < 2 || theirs[1].size() != ours[1].size() ||
      theirs[1].find_first_not_of("01") != std::string_view::npos) {
    return {difference(expected, actual)};
  }
  for (const auto& [v, w] : graph.edges) {
    if (theirs[1][v] == '0' || theirs[1][w - graph.left] == '0') continue;
    return {texts::is_reached(v + 1, w - graph.left + 1)};
  }
  const auto best = std::count(ours[1].begin(), ours[1].end(), '1'),
             size = std::count(theirs[1].begin(), theirs[1].end(), '1');
  if (size > best) throw std::runtime_error(texts::not_largest(best, size));
  if (size < best) return {texts::not_largest(best, size)};
  return {difference(io::text(ours[0], '\n', theirs[1], '\n', ours[2]), actual)};
}

// ---- Why an output is right

// Splits a text into its tokens.
Strings split(const std::string& text) {
  Strings words;
  for (const Token& token : tokens_of(text)) words.push_back(token.text);
  return words;
}

// Returns the first index below both sizes at which the sequences differ, or -1 if the sequences
// differ at no such index.
template <class Sequence>
int first_difference(const Sequence& ours, const Sequence& theirs) {
  for (std::size_t i = 0; i < ours.size() && i < theirs.size(); ++i) {
    if (ours[i] != theirs[i]) return static_cast<int>(i);
  }
  return -1;
}

// Finds the first element of `names` that only one of the two outputs contains. Returns the index
// of this element in `names`, or -1 if there is no such element. Each output begins with one word.
// Then names follow, each of which has `size` words.
int first_in_one(const Strings& names, const Strings& ours, const Strings& theirs, int size) {
  const auto names_in = [size](const Strings& words) {
    std::set<std::string> found;
    for (std::size_t i = 1; i + size <= words.size(); i += size) {
      found.insert(size == 1 ? words[i] : words[i] + ' ' + words[i + 1]);
    }
    return found;
  };
  const std::set<std::string> in_ours = names_in(ours), in_theirs = names_in(theirs);
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (in_ours.count(names[i]) != in_theirs.count(names[i])) return static_cast<int>(i);
  }
  return -1;
}

// Explains the first vertex that only one of the two outputs lists.
std::string why_start(const Dispute& d) {
  const int words = d.graph.rows > 0 ? 2 : 1;  // the number of words in the name of a vertex
  const int start = first_in_one(d.graph.names, d.ours, d.theirs, words);
  const std::string reason = start == -1 ? "" : of_token(d.graph, {start});
  if (reason.empty()) return "";
  const std::string& name = d.graph.names[start];
  const bool is_missing = first_in_one({name}, d.ours, {}, words) == 0;
  return (is_missing ? texts::is_missing : texts::is_wrong)(name, reason);
}

// Explains the first round that only one of the two outputs lists as a mistake. The input is a
// played game. In each round, the first player, the rabbit, moves, and then the second player, the
// egg, moves. The rabbit's move is a mistake if the rabbit could win before this move and the egg
// can win after this move. In the round with the zero-based number r, the rabbit moves from
// `path[2 * r]` to `path[2 * r + 1]`.
std::string why_mistakes(const Dispute& d) {
  Strings rounds;
  for (std::size_t i = 1; i <= d.graph.path.size() / 2; ++i) rounds.push_back(std::to_string(i));
  const int round = first_in_one(rounds, d.ours, d.theirs, 1);
  if (round == -1) return "";
  const auto first = d.graph.path.begin(), end = first + 2 * round + 1;
  const std::string before = of_token(d.graph, {first, end}, texts::rabbit()),
                    after = of_token(d.graph, {first, end + 1}, texts::egg());
  if (before.empty()) return "";  // there are fewer vertices after the move
  const bool is_mistake = first_in_one({rounds[round]}, d.ours, {}, 1) == 0;
  return (is_mistake ? texts::mistake : texts::no_mistake)(rounds[round], before, after);
}

std::string why_map(const Dispute& d) {
  const int row = first_difference(d.ours, d.theirs);
  const int column = row == -1 ? -1 : first_difference(d.ours[row], d.theirs[row]);
  const auto& cells = d.graph.cells;
  const auto cell = std::find(cells.begin(), cells.end(), std::pair(row, column));
  return cell == cells.end() ? "" : of_token(d.graph, {static_cast<int>(cell - cells.begin())});
}

std::string why_winner(const Dispute& d) {
  return d.graph.path.empty() ? "" : of_token(d.graph, {d.graph.path[0]});
}

// Explains an answer by a maximum matching of the graph, unless the graph is too large.
template <std::string (Witness::*reason)() const>
std::string by(const Dispute& d) {
  return d.graph.size > kMaxVertices ? "" : (Witness(d.graph).*reason)();
}

std::string why_losing_starts(const Dispute& d) {
  return d.problem.form.has("{starts}") ? why_start(d) : by<&Witness::of_losing>(d);
}

// Explains the winner from the first vertex for which the outputs differ. Each output has a word
// or, if the two winners are single characters, a character for each vertex.
std::string why_winners(const Dispute& d) {
  const auto winners_in = [&](const Strings& words) {
    if (d.problem.form.win.size() > 1) return words;
    Strings characters;
    for (const std::string& word : words) {
      for (const char c : word) characters.push_back(std::string(1, c));
    }
    return characters;
  };
  const int v = first_difference(winners_in(d.ours), winners_in(d.theirs));
  return v == -1 || v >= d.graph.size ? "" : of_token(d.graph, {v});
}

// Returns whether the outputs have the same first number, so that another part is wrong.
bool agree(const Dispute& d) { return !d.theirs.empty() && d.ours[0] == d.theirs[0]; }

std::string why_matching(const Dispute& d) { return agree(d) ? "" : by<&Witness::of_matching>(d); }

// Explains the number of paths, which is the last word of each output.
std::string why_paths(const Dispute& d) {
  if (!d.theirs.empty() && d.ours.back() == d.theirs.back()) return "";
  const std::string reason = by<&Witness::of_matching>(d);
  return reason.empty() ? "" : texts::steps(d.graph.left, reason);
}

// Explains the number of colors by a vertex of the largest degree.
std::string why_colors(const Dispute& d) {
  std::vector<int> degree(d.graph.size, 0);
  for (const auto& [v, w] : d.graph.edges) ++degree[v], ++degree[w];
  const auto largest = std::max_element(degree.begin(), degree.end());
  if (agree(d) || largest == degree.end() || *largest == 0) return "";
  return texts::colors_needed(*largest, d.graph.name(static_cast<int>(largest - degree.begin())));
}

// Returns half of a number, such as "-2.5".
std::string half(long long doubled) {
  const std::string whole = std::to_string(std::abs(doubled) / 2) + (doubled % 2 != 0 ? ".5" : "");
  return (doubled < 0 ? "-" : "") + whole;
}

// Returns the edges with their weights times `sign`. Those of a graph with sides are zero-based on
// each side.
std::vector<matching_games::WeightedEdge> weighted_edges(const Case& one_case, int sign) {
  const int left = one_case.sides[0].empty() ? 0 : one_case.left;
  std::vector<matching_games::WeightedEdge> edges;
  for (std::size_t i = 0; i < one_case.edges.size(); ++i) {
    const auto& [v, w] = one_case.edges[i];
    edges.push_back({v, w - left, sign * static_cast<long long>(one_case.weights[i])});
  }
  return edges;
}

matching_games::WeightedMatching best_matching(const Case& one_case, bool perfect, bool least) {
  namespace mg = matching_games;
  const mg::Among among = perfect ? mg::Among::perfect : mg::Among::all;
  const std::vector<mg::WeightedEdge> edges = weighted_edges(one_case, least ? -1 : 1);
  const int left = one_case.left;
  return one_case.sides[0].empty()
             ? mg::maximum_weight_matching(one_case.size, edges, among)
             : mg::bipartite_maximum_weight_matching(left, one_case.size - left, edges, among);
}

std::string matching_in(const Case& one_case, const std::vector<int>& mate) {
  return matching_text(names_of(one_case), mate);
}

std::string prices_in(const Case& one_case, const std::vector<long long>& dual, int sign) {
  Strings prices;
  for (int v = 0; v < one_case.size; ++v) {
    prices.push_back(one_case.name(v) + ": " + half(sign * dual[v]));
  }
  return joined(prices);
}

// Returns why the matching has the greatest weight, or the greatest or the least weight of a
// perfect matching. The reason lists the prices of the vertices and of the odd sets, which are the
// dual variables.
std::string why_best(const Case& one_case, bool perfect, bool least,
                     const matching_games::WeightedMatching& best) {
  const int sign = least ? -1 : 1;
  const std::string matching = matching_in(one_case, best.mate),
                    prices = prices_in(one_case, best.dual, sign),
                    weight = std::to_string(sign * best.weight);
  if (perfect) {
    return (least ? texts::lightest_perfect : texts::heaviest_perfect)(matching, weight, prices);
  }
  std::string sets;
  for (int s = 0; s < static_cast<int>(best.sets.size()); ++s) {
    Strings members;
    for (int v = 0; v < one_case.size; ++v) {
      int set = best.set_of[v];
      while (set != -1 && set != s) set = best.sets[set].parent;
      if (set == s) members.push_back(one_case.name(v));
    }
    sets += texts::price_of_set((members.size() - 1) / 2, joined(members), half(best.sets[s].dual));
  }
  return texts::heaviest(matching, weight, sets.empty() ? "" : texts::of_sets(), prices, sets);
}

// Explains the first weight that differs: the only one, or that behind the size of a matching, or
// the least or the greatest weight of a perfect matching.
std::string why_weights(const Dispute& d) {
  const Form& form = d.problem.form;
  const bool has_least = form.has("{least}"), has_greatest = form.has("{greatest}");
  const std::size_t i = has_least && has_greatest && agree(d) ? 1 : form.has("{size}") ? 1 : 0;
  const bool is_known = i < d.theirs.size() && d.ours[i] == d.theirs[i];
  if (is_known || d.graph.size > static_cast<int>(kMaxItems)) return "";  // as long as a list
  const bool is_perfect = has_least || has_greatest, is_least = has_least && i == 0;
  return why_best(d.graph, is_perfect, is_least, best_matching(d.graph, is_perfect, is_least));
}

// Explains the first pair that only one of the outputs has, by the greatest weight without it.
std::string why_optimal_pairs(const Dispute& d) {
  if (!agree(d)) return why_weights(d);
  Case rest = d.graph;
  Strings pairs;
  for (const auto& [v, w] : rest.edges) pairs.push_back(rest.names[v] + ' ' + rest.names[w]);
  const int pair = first_in_one(pairs, d.ours, d.theirs, 2);
  if (pair == -1 || rest.size > static_cast<int>(kMaxItems)) return "";
  const bool is_missing = first_in_one({pairs[pair]}, d.ours, {}, 2) == 0;
  rest.edges.erase(rest.edges.begin() + pair);
  rest.weights.erase(rest.weights.begin() + pair);
  const matching_games::WeightedMatching best = best_matching(rest, true, false);
  if (!best.exists) return "";
  return (is_missing ? texts::is_missing : texts::is_wrong)(
      pairs[pair], texts::without_pair(why_best(rest, true, false, best)));
}

// Explains the size of a maximum matching, which is the first word of each output, or the first
// weight that differs.
std::string why_weights_by_size(const Dispute& d) {
  const int size = first_difference(d.ours, d.theirs), left = d.graph.left;
  if (size <= 0) return why_matching(d);
  if (d.graph.size > static_cast<int>(kMaxItems)) return "";
  const matching_games::WeightedMatching best = matching_games::maximum_weight_matching_of_size(
      left, d.graph.size - left, weighted_edges(d.graph, 1), size);
  return texts::heaviest_of_size(matching_in(d.graph, best.mate), size, best.weight, -best.added,
                                 prices_in(d.graph, best.dual, 1));
}

// Explains the size of a maximum antichain, which is the first word of each output.
std::string why_antichain(const Dispute& d) {
  const int n = d.graph.left;
  if (agree(d) || n > kMaxVertices) return "";
  Edges arcs;
  for (const auto& [v, w] : d.graph.edges) arcs.emplace_back(v, w - n);
  const std::vector<int> antichain = matching_games::maximum_antichain(n, arcs);
  Strings chains;
  for (const auto& chain : matching_games::minimum_chain_cover(n, arcs)) {
    chains.push_back('{' + joined(d.graph.names, chain) + '}');
  }
  return texts::antichain(antichain.size(), joined(d.graph.names, antichain), joined(chains));
}

constexpr long long kUnlimited = 1LL << 60;

bool is_second_color(const Case& board, int v) {
  return (board.cells[v].first + board.cells[v].second) % 2 != 0;
}

// Returns a maximum b-matching of a graph with two sides. On a board, both sides have all cells,
// and the first color of a chessboard is on the left.
matching_games::BMatching best_b_matching(const Case& one_case, long long most) {
  std::vector<long long> capacity(one_case.capacities.begin(), one_case.capacities.end());
  std::vector<std::pair<int, int>> edges = one_case.edges;
  int left = one_case.left;
  for (auto& [v, w] : edges) {
    w -= left;
    if (left == 0 && is_second_color(one_case, v)) std::swap(v, w);
  }
  if (left == 0) {
    left = one_case.size;
    capacity.insert(capacity.end(), one_case.capacities.begin(), one_case.capacities.end());
  }
  return matching_games::maximum_b_matching(left, static_cast<int>(capacity.size()) - left, edges,
                                            capacity, most);
}

// Explains why all vertices on the left can be matched up to their capacities, or why not.
std::string why_fits(const Case& graph, long long most) {
  if (graph.size > kMaxVertices) return "";
  const matching_games::BMatching best = best_b_matching(graph, most);
  Strings pairs, crowd, places;
  long long many = 0, room = 0, others = 0;
  for (std::size_t i = 0; i < graph.edges.size(); ++i) {
    const auto& [v, w] = graph.edges[i];
    if (best.times[i] > 0) pairs.push_back(graph.name(v) + " - " + graph.name(w));
    others += !best.cover[v] && !best.cover[w];
  }
  if (best.size == people_of(graph)) return texts::all_fit(joined(pairs));
  for (int v = 0; v < graph.size; ++v) {
    const bool is_left = v < graph.left;
    if (best.cover[v] == is_left) continue;
    (is_left ? crowd : places).push_back(graph.name(v));
    (is_left ? many : room) += graph.capacities[v];
  }
  const std::string people = joined(crowd), full = joined(places);
  return others == 0 && full.empty() ? texts::no_place(many, people)
         : others == 0               ? texts::too_few_places(many, people, full, room)
         : full.empty()              ? texts::too_few_pairs(many, people, others)
                        : texts::too_few_of_both(many, people, full, room, others, room + others);
}

std::string why_seats(const Dispute& d) { return agree(d) ? "" : why_fits(d.graph, 1); }

std::string why_all_placed(const Dispute& d) { return why_fits(d.graph, kUnlimited); }

// Explains the greatest weight of an independent set of cells by prices of the edges.
std::string why_heaviest_set(const Dispute& d) {
  const Case& board = d.graph;
  if (board.size > kMaxVertices) return "";
  const matching_games::BMatching best = best_b_matching(board, kUnlimited);
  Strings chosen, prices;
  long long sum = 0;
  for (int v = 0; v < board.size; ++v) {
    sum += board.capacities[v];
    if (!best.cover[is_second_color(board, v) ? board.size + v : v])
      chosen.push_back(board.name(v));
  }
  for (std::size_t i = 0; i < board.edges.size(); ++i) {
    const auto& [v, w] = board.edges[i];
    if (best.times[i] == 0) continue;
    prices.push_back(io::text(board.name(v), " - ", board.name(w), ": ", best.times[i]));
  }
  return texts::heaviest_set(sum - best.size, joined(chosen), sum, best.size,
                             prices.empty() ? texts::nothing() : joined(prices));
}

}  // namespace

// ---- The questions

// `win` and `lose` are words of the output, see Form.
const std::vector<Question>& questions() {
  constexpr bool game = true, matching = false;
  static const std::vector<Question> all = {
      // {winner} if the game starts from the token: `win` for the player to move
      {"winner", "", game, why_winner},

      // {winner} if a player chooses the start: `win` for this player, who wins if there is a
      // vertex from which the player to move loses
      {"winner_of_choice", "", game, by<&Witness::of_losing>},

      // {starts} from which the player to move loses, their {count}, and {winner}, which is `win`
      // if there is such a start
      {"losing_starts", "", game, why_losing_starts},

      // {left}, {right}: the winner from each vertex, `win` for the player to move
      {"winners", "", game, why_winners},

      // {map}: the board with the winner from each cell
      {"map", "", game, why_map},

      // {rounds} of a played game with a mistake of the first player, their {count}
      {"mistakes", "", game, why_mistakes},

      // {value} of a game that no single graph describes
      {"value", "", game},

      // {count} of the vertices of the Gallai-Edmonds class D
      {"class_d", "", matching, by<&Witness::of_losing>},

      // {count} of the vertices of a largest independent set
      {"largest_set", "", matching, by<&Witness::of_independent_set>},

      // the greatest {weight} of an independent set, if the vertices have weights
      {"heaviest_set", "", matching, why_heaviest_set},

      // {count} of the vertices of a smallest vertex cover
      {"smallest_cover", "", matching, by<&Witness::of_cover>},

      // the {size} of a maximum matching, how many vertices are {covered}, its {pairs}, or all
      // {mates}
      {"matching", "{pairs} {mates}", matching, why_matching, grade_by_value, value_of_matching,
       &texts::not_maximum},

      // {seats}: `win`, and a line with the mates of each vertex on the left, all of which are
      // matched up to their capacities, or `lose` if that is impossible
      {"seats", "{seats}", matching, why_seats, grade_by_value, value_of_seats, &texts::not_seated},

      // {colors} of the edges, different ones for edges with a common end, and their {count}
      {"colors", "{colors}", matching, why_colors, grade_by_value, number_of_colors,
       &texts::more_colors},

      // {answer}: `win` if all vertices on the left can be matched up to their capacities
      {"all_placed", "", matching, why_all_placed},

      // the {weight} of a matching of maximum weight, its {size}, {pairs}, {mates}
      {"heaviest", "{pairs} {mates}", matching, why_weights, grade_by_value, value_of_matching,
       &texts::not_best},

      // the {least} and the {greatest} weight of a perfect matching; the {mates} of the left
      // vertices, or those of the {rights}, if one weight is asked for
      {"best_perfect", "{mates} {rights}", matching, why_weights, grade_by_value, value_of_matching,
       &texts::not_best},

      // the {greatest} weight of a perfect matching, and the {pairs} in all heaviest ones
      {"optimal_pairs", "", matching, why_optimal_pairs},

      // the {size} of a maximum matching, and the greatest {weights} of matchings with 1, 2, ...
      // edges
      {"weights_by_size", "", matching, why_weights_by_size},

      // the {mates} in the smallest perfect matching, or `lose` if there is none
      {"smallest_matching", "", matching, by<&Witness::of_no_perfect_matching>},

      // the {paths} of a minimum path cover, a line each, and their {count}
      {"path_cover", "{paths}", matching, why_paths, grade_by_value, number_of_paths,
       &texts::not_fewest},

      // {count} of the vertices of a maximum antichain; as strings of 0 and 1: the {chosen}
      // vertices, and those in {some} maximum antichain
      {"antichain", "{chosen}", matching, why_antichain, grade_antichain},

      // {lists}: for each vertex on the left, its mates in all maximum matchings
      {"mates_in_some", "", matching},

      // {left}, {right}: the vertices that every maximum matching covers
      {"vertices_in_every", "", matching},

      // {pairs} in every maximum matching, or `lose` if there is no such pair; their {count}, and
      // {size}
      {"edges_in_every", "", matching},

      // {couples}: `win` for each edge of a given perfect matching that is in every perfect
      // matching, and `lose` for the other edges
      {"certain_couples", "", matching},

      // {numbers} of the edges that are in no maximum matching, their {count}
      {"edges_in_none", "", matching},

      // {count} of the pairs of vertices without which no perfect matching is left
      {"vital_pairs", "", matching},
  };
  return all;
}

const Question& question_with(const std::string& name) {
  for (const Question& question : questions()) {
    if (question.name == name) return question;
  }
  throw std::logic_error("questions.cpp has no question '" + name + "'");
}

// ---- Outputs

bool accepts_several(const Problem& problem) {
  const Strings fields = split(problem.question->several);
  return std::any_of(fields.begin(), fields.end(),
                     [&](const std::string& field) { return problem.form.has(field.c_str()); });
}

Grade grade(const std::string& name, const std::string& input, const std::string& expected,
            const std::string& actual) {
  const Problem& asked = problem(name);
  if (!accepts_several(asked)) return {difference(expected, actual)};
  const std::vector<Case> graphs = asked.format->cases(input);
  if (graphs.empty()) throw std::runtime_error(texts::unreadable_graph());
  return asked.question->grade(asked, graphs[0], expected, actual);
}

std::string why(const Problem& problem, const std::string& input, const std::string& ours,
                const std::string& theirs) {
  const std::vector<Case> cases = problem.format->cases(input);
  const Strings right = split(ours), found = split(theirs);
  std::size_t first = 0;  // the first word of the case
  for (std::size_t i = 0; i < cases.size() && problem.question->why != nullptr; ++i) {
    const std::size_t size = problem.form.has("{map}") ? static_cast<std::size_t>(cases[i].rows)
                                                       : right.size() / cases.size();
    const auto in_this_case = [&](const Strings& all) {
      const auto at = [&](std::size_t index) {
        return all.begin() + static_cast<std::ptrdiff_t>(std::min(index, all.size()));
      };
      return Strings(at(first), i + 1 == cases.size() ? all.end() : at(first + size));
    };
    const Strings own = in_this_case(right), other = in_this_case(found);
    first += size;
    if (own == other || own.empty()) continue;
    const std::string reason = problem.question->why({problem, cases[i], own, other});
    return cases.size() == 1 || reason.empty() ? reason : texts::the_case(i + 1, reason);
  }
  return "";
}

}  // namespace instances
