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
#include <tuple>
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
long long value_of_matching(const Problem& problem, const Position& graph,
                            const std::string& output) {
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

  std::vector<std::tuple<long long, long long, int>> edges;  // the ends and the weight
  for (std::size_t i = 0; i < graph.edges.size(); ++i) {
    const auto& [v, w] = graph.edges[i];
    const int weight = has_weight ? graph.weights[i] : 0;
    edges.emplace_back(v + base, w - shift + base, weight);
    if (!has_sides) edges.emplace_back(w + base, v + base, weight);
  }
  std::sort(edges.begin(), edges.end());
  std::vector<int> covered(graph.size);
  const auto name = [&](long long v, int begin, int end) {
    const bool is_vertex = v >= base && v - base < (has_sides ? end - begin : graph.size);
    return is_vertex ? graph.name(begin + static_cast<int>(v) - base) : std::to_string(v);
  };
  long long weight = 0;
  for (const auto& [v, w] : pairs) {
    const std::string pair = name(v, 0, shift) + " - " + name(w, shift, graph.size);
    if (v == w && !has_sides) fail(texts::pair_is_loop(pair));
    // Of parallel edges, the heaviest counts.
    auto edge = std::upper_bound(edges.begin(), edges.end(),
                                 std::tuple(v, w, std::numeric_limits<int>::max()));
    if (edge == edges.begin() || std::get<0>(*--edge) != v || std::get<1>(*edge) != w)
      fail(texts::pair_is_no_edge(pair));
    int& at_v = covered[static_cast<std::size_t>(v - base)];
    int& at_w = covered[static_cast<std::size_t>(shift + w - base)];
    if (at_v++ + at_w++ > 0) fail(texts::pair_shares_vertex(pair));
    weight += std::get<2>(*edge);
  }
  if (!has_weight) return numbers[0] / unit;
  if (weight != numbers[heads - 1]) fail(texts::weight_differs(numbers[heads - 1], weight));
  return weight;
}

// Returns the number of paths in an output, which has a path in each line, and their number in the
// last line. The graph has a left and a right copy of each vertex, as ArcLists describes. Throws
// BadFormat if the output does not have this format, and std::runtime_error if the paths are not
// paths of the graph or do not contain each vertex once.
long long number_of_paths(const Problem&, const Position& graph, const std::string& output) {
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
long long people_of(const Position& graph) {
  const auto first = graph.capacities.begin();
  return std::accumulate(first, first + graph.left, 0LL);
}

// Returns 1 if an output has 1 and a table for each representative, unit by unit, and 0 if it is
// only 0, which says that this is impossible. Throws BadFormat if the output does not have this
// format, and std::runtime_error if a representative cannot have the table.
long long value_of_seats(const Problem&, const Position& graph, const std::string& output) {
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

// Judges an output by its value. Throws std::runtime_error if the output is better than the
// expected one.
Grade grade_by_value(const Problem& problem, const Position& graph, const std::string& expected,
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
  const bool is_less_better = problem.form.has("{least}") || problem.form.has("{paths}");
  if ((value > best) != is_less_better) throw std::runtime_error(worse);
  return {worse};
}

// Judges an output whose second line is a string of 0 and 1: the vertices of any maximum antichain.
// The other lines must be those of the expected output.
Grade grade_antichain(const Problem&, const Position& graph, const std::string& expected,
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
  return {difference(judge::text(ours[0], '\n', theirs[1], '\n', ours[2]), actual)};
}

// ---- Why an output is right

// Returns the tokens of a text.
Words words_of(const std::string& text) {
  Words words;
  for (const Token& token : tokens_of(text)) words.push_back(token.text);
  return words;
}

// Returns the first index below both sizes at which the sequences differ, or -1 if the sequences
// differ at no such index.
template <class Sequence>
int first_difference(const Sequence& ours, const Sequence& theirs) {
  for (std::size_t i = 0; i < ours.size() && i < theirs.size(); ++i) {
    if (!(ours[i] == theirs[i])) return static_cast<int>(i);
  }
  return -1;
}

// Finds the first element of `names` that only one of the two outputs contains. Returns the index
// of this element in `names`, or -1 if there is no such element. Each output begins with one word.
// Then names follow, each of which has `size` words.
int first_in_one(const Words& names, const Words& ours, const Words& theirs, int size) {
  const auto names_in = [size](const Words& words) {
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

// Returns the text with the subject and the reason, or "" if `reason` is empty.
template <class Subject>
std::string labeled(const texts::Text& text, const Subject& subject, const std::string& reason) {
  return reason.empty() ? "" : text(subject, reason);
}

// Explains the first vertex that only one of the two outputs lists.
std::string why_start(const Dispute& d) {
  const Position& position = d.cases[0];
  const int words = position.rows > 0 ? 2 : 1;  // the number of words in the name of a vertex
  const int start = first_in_one(position.names, d.ours, d.theirs, words);
  if (start == -1) return "";
  // The first player puts the token on a vertex, and then the opponent moves. So a vertex wins for
  // the first player if the player to move from the vertex loses.
  const bool is_missing = first_in_one({position.names[start]}, d.ours, {}, words) == 0;
  return labeled(is_missing ? texts::is_missing : texts::is_wrong, position.names[start],
                 of_token(position, {start}, !is_missing));
}

// Explains why `ours` is right about the first round that only one of the two outputs lists as a
// mistake. The input is a played game. In each round, the first player, the rabbit, moves, and then
// the second player, the egg, moves. The rabbit's move is a mistake if the rabbit could win before
// this move and the egg can win after this move. In the round with the zero-based number r, the
// rabbit moves from `position.path[2 * r]` to `position.path[2 * r + 1]`.
std::string why_mistakes(const Dispute& d) {
  const Position& position = d.cases[0];
  Words rounds;
  for (std::size_t i = 1; i <= position.path.size() / 2; ++i) rounds.push_back(std::to_string(i));
  const int round = first_in_one(rounds, d.ours, d.theirs, 1);
  if (round == -1) return "";
  const bool is_mistake = first_in_one({rounds[round]}, d.ours, {}, 1) == 0;
  const auto path_end = position.path.begin() + 2 * round + 1;
  const std::string before =
      of_token(position, {position.path.begin(), path_end}, is_mistake, texts::rabbit());
  const std::string after =
      of_token(position, {position.path.begin(), path_end + 1}, is_mistake, texts::egg());
  if (before.empty() && after.empty()) return "";
  if (is_mistake && (before.empty() || after.empty())) return "";
  return (is_mistake ? texts::mistake : texts::no_mistake)(
      rounds[round], (before.empty() ? "" : texts::before_round(before)) +
                         (after.empty() ? "" : texts::after_round(after)));
}

std::string why_map(const Dispute& d) {
  int row = first_difference(d.ours, d.theirs);
  if (row == -1 || d.ours[row].size() != d.theirs[row].size()) return "";
  const int column = first_difference(d.ours[row], d.theirs[row]);
  const bool wins = d.ours[row][column] == d.problem.form.win[0];
  std::size_t field = 0;
  for (; field < d.cases.size() && row >= d.cases[field].rows; ++field) row -= d.cases[field].rows;
  if (field == d.cases.size()) return "";
  const std::vector<std::pair<int, int>>& cells = d.cases[field].cells;
  const auto cell = std::find(cells.begin(), cells.end(), std::pair(row, column));
  if (cell == cells.end()) return "";
  return labeled(texts::field, field + 1,
                 of_token(d.cases[field], {static_cast<int>(cell - cells.begin())}, wins));
}

// Explains the right answer to the first case for which the outputs differ. A case is one game of
// the input. Each output has one line for each case. All lines have the same number of words, and
// the last word is the answer. `reason_of` explains an answer to a case.
template <class Reason>
std::string why_case(const Dispute& d, Reason reason_of) {
  const int difference = first_difference(d.ours, d.theirs);
  const std::size_t words = d.ours.size() / d.cases.size();
  if (difference == -1 || words == 0) return "";
  const std::size_t i = difference / words;
  if (i >= d.cases.size()) return "";
  return labeled(texts::the_case, i + 1, reason_of(d.cases[i], d.ours[(i + 1) * words - 1]));
}

// Returns whether the answer is the last word of the text for a player who wins.
bool says_win(const Problem& problem, const std::string& answer) {
  const Words win = words_of(problem.form.win);
  return !win.empty() && answer == win.back();
}

std::string why_winner(const Dispute& d) {
  return why_case(d, [&](const Position& game, const std::string& answer) {
    return game.path.empty() ? "" : of_token(game, {game.path[0]}, says_win(d.problem, answer));
  });
}

// The player who chooses the start wins if there is a vertex from which the player to move loses,
// and otherwise loses. The answer is the winner or the number of these vertices.
std::string why_choice(const Dispute& d) {
  return why_case(d, [&](const Position& game, const std::string& answer) {
    if (game.size > kMaxVertices) return std::string();
    const Witness witness(game);
    const bool is_right = d.problem.form.has("{count}")
                              ? std::to_string(witness.losing()) == answer
                              : (witness.losing() > 0) == says_win(d.problem, answer);
    return is_right ? witness.of_losing() : "";
  });
}

std::string why_losing_starts(const Dispute& d) {
  return d.problem.form.has("{starts}") ? why_start(d) : why_choice(d);
}

// Explains the winner from the first vertex for which the outputs differ. Each output has a word
// or, if the two winners are single characters, a character for each vertex.
std::string why_winners(const Dispute& d) {
  const std::string& win = d.problem.form.win;
  const auto winners_in = [&](const Words& words) {
    if (win.size() > 1) return words;
    Words characters;
    for (const std::string& word : words) {
      for (const char c : word) characters.push_back(std::string(1, c));
    }
    return characters;
  };
  const Words right = winners_in(d.ours);
  const int v = first_difference(right, winners_in(d.theirs));
  if (v == -1 || v >= d.cases[0].size) return "";
  return of_token(d.cases[0], {v}, right[v] == words_of(win)[0]);
}

// Explains the number `ours`, unless it equals `theirs` or the graph is too large.
template <class Reason>
std::string why_number(const Position& graph, const std::string& ours, const std::string& theirs,
                       Reason reason_of) {
  return ours == theirs || graph.size > kMaxVertices ? "" : reason_of(Witness(graph));
}

std::string why_matching(const Dispute& d) {
  const int unit = d.problem.form.has("{covered}") ? 2 : 1;
  return why_number(d.cases[0], d.ours[0], d.theirs[0], [&](const Witness& witness) {
    return std::to_string(unit * witness.edges_of_matching()) == d.ours[0] ? witness.of_matching()
                                                                           : "";
  });
}

std::string why_set(const Dispute& d) {
  return why_number(d.cases[0], d.ours[0], d.theirs[0],
                    [&](const Witness& witness) { return witness.of_independent_set(d.ours[0]); });
}

std::string why_cover(const Dispute& d) {
  return why_number(d.cases[0], d.ours[0], d.theirs[0], [&](const Witness& witness) {
    return std::to_string(witness.edges_of_matching()) == d.ours[0] ? witness.of_cover() : "";
  });
}

// Explains why there is no perfect matching.
std::string why_no_matching(const Dispute& d) {
  return why_number(d.cases[0], d.ours[0], d.theirs[0], [&](const Witness& witness) {
    return 2 * witness.edges_of_matching() < d.cases[0].size ? witness.of_matching() : "";
  });
}

// Explains the number of paths, which is the last word of each output.
std::string why_paths(const Dispute& d) {
  const int n = d.cases[0].left;
  return why_number(d.cases[0], d.ours.back(), d.theirs.back(), [&](const Witness& witness) {
    const bool is_right = std::to_string(n - witness.edges_of_matching()) == d.ours.back();
    return is_right ? texts::steps(n, witness.of_matching()) : "";
  });
}

// Returns half of a number, such as "-2.5".
std::string half(long long doubled) {
  const std::string whole = std::to_string(std::abs(doubled) / 2) + (doubled % 2 != 0 ? ".5" : "");
  return (doubled < 0 ? "-" : "") + whole;
}

// Returns the edges with their weights times `sign`. Those of a graph with sides are zero-based on
// each side.
std::vector<matching_games::WeightedEdge> weighted_edges(const Position& position, int sign) {
  const int left = position.sides[0].empty() ? 0 : position.left;
  std::vector<matching_games::WeightedEdge> edges;
  for (std::size_t i = 0; i < position.edges.size(); ++i) {
    const auto& [v, w] = position.edges[i];
    edges.push_back({v, w - left, sign * static_cast<long long>(position.weights[i])});
  }
  return edges;
}

matching_games::WeightedMatching best_matching(const Position& position, bool perfect, bool least) {
  namespace mg = matching_games;
  const mg::Among among = perfect ? mg::Among::perfect : mg::Among::all;
  const std::vector<mg::WeightedEdge> edges = weighted_edges(position, least ? -1 : 1);
  const int left = position.left;
  return position.sides[0].empty()
             ? mg::maximum_weight_matching(position.size, edges, among)
             : mg::maximum_weight_matching(left, position.size - left, edges, among);
}

std::string matching_in(const Position& position, const std::vector<int>& mate) {
  return matching_text(names_of(position), mate, position.sides[0].empty() ? 0 : position.left);
}

std::string prices_in(const Position& position, const std::vector<long long>& potential, int sign) {
  Words prices;
  for (int v = 0; v < position.size; ++v) {
    prices.push_back(position.name(v) + ": " + half(sign * potential[v]));
  }
  return joined(prices);
}

// Returns why the matching has the greatest weight, or the greatest or the least weight of a
// perfect matching. The reason lists the prices of the vertices and of the odd sets, which are the
// dual variables.
std::string why_best(const Position& position, bool perfect, bool least,
                     const matching_games::WeightedMatching& best) {
  const int sign = least ? -1 : 1;
  const std::string matching = matching_in(position, best.mate),
                    prices = prices_in(position, best.potential, sign),
                    weight = std::to_string(sign * best.weight);
  if (perfect) {
    return (least ? texts::lightest_perfect : texts::heaviest_perfect)(matching, weight, prices);
  }
  std::string sets;
  for (int s = 0; s < static_cast<int>(best.sets.size()); ++s) {
    Words members;
    for (int v = 0; v < position.size; ++v) {
      int set = best.set_of[v];
      while (set != -1 && set != s) set = best.sets[set].parent;
      if (set == s) members.push_back(position.name(v));
    }
    sets += texts::price_of_set((members.size() - 1) / 2, joined(members), half(best.sets[s].dual));
  }
  return texts::heaviest(matching, weight, sets.empty() ? "" : texts::of_sets(), prices, sets);
}

// Returns why `answer` is the greatest weight of a matching, or the greatest or the least weight of
// a perfect one.
std::string why_weight(const Position& position, bool perfect, bool least,
                       const std::string& answer) {
  if (position.size > static_cast<int>(kMaxItems)) return "";  // no list has more prices
  const matching_games::WeightedMatching best = best_matching(position, perfect, least);
  const bool is_right = best.exists && std::to_string((least ? -1 : 1) * best.weight) == answer;
  return is_right ? why_best(position, perfect, least, best) : "";
}

// Explains the first weight that differs. Each output has one or two weights for each case. If an
// output begins with the size of a matching, this number is not compared.
std::string why_weights(const Dispute& d) {
  const Form& form = d.problem.form;
  const bool has_least = form.has("{least}"), has_greatest = form.has("{greatest}");
  Words right = d.ours, found = d.theirs;
  for (Words* words : {&right, &found}) {
    if (form.has("{size}")) words->erase(words->begin());
  }
  const int each = has_least && has_greatest ? 2 : 1;
  const int difference = first_difference(right, found), i = difference / each;
  if (difference == -1 || i >= static_cast<int>(d.cases.size())) return "";
  const bool is_least = has_least && difference % each == 0;
  const std::string reason =
      why_weight(d.cases[i], has_least || has_greatest, is_least, right[difference]);
  return d.cases.size() == 1 ? reason : labeled(texts::the_case, i + 1, reason);
}

// Explains the first pair that only one of the outputs has, by the greatest weight without it.
std::string why_optimal_pairs(const Dispute& d) {
  if (d.ours[0] != d.theirs[0]) return why_weights(d);
  Position rest = d.cases[0];
  Words pairs;
  for (const auto& [v, w] : rest.edges) pairs.push_back(rest.names[v] + ' ' + rest.names[w]);
  const int pair = first_in_one(pairs, d.ours, d.theirs, 2);
  if (pair == -1 || rest.size > static_cast<int>(kMaxItems)) return "";
  const bool is_missing = first_in_one({pairs[pair]}, d.ours, {}, 2) == 0;
  rest.edges.erase(rest.edges.begin() + pair);
  rest.weights.erase(rest.weights.begin() + pair);
  const matching_games::WeightedMatching best = best_matching(rest, true, false);
  if (!best.exists || (std::to_string(best.weight) == d.ours[0]) == is_missing) return "";
  return (is_missing ? texts::is_missing : texts::is_wrong)(
      pairs[pair], texts::without_pair(why_best(rest, true, false, best)));
}

// Explains the size of a maximum matching, which is the first word of each output, or the first
// weight that differs.
std::string why_weights_by_size(const Dispute& d) {
  const int size = first_difference(d.ours, d.theirs);
  if (size <= 0) return size == 0 ? why_matching(d) : "";
  const Position& position = d.cases[0];
  if (position.size > static_cast<int>(kMaxItems)) return "";
  const matching_games::WeightedMatching best = matching_games::maximum_weight_matching_of_size(
      position.left, position.size - position.left, weighted_edges(position, 1), size);
  if (!best.exists || std::to_string(best.weight) != d.ours[size]) return "";
  return texts::heaviest_of_size(matching_in(position, best.mate), size, d.ours[size], -best.added,
                                 prices_in(position, best.potential, 1));
}

// Explains the size of a maximum antichain, which is the first word of each output.
std::string why_antichain(const Dispute& d) {
  const Position& position = d.cases[0];
  const int n = position.left;
  if (first_difference(d.ours, d.theirs) != 0 || n > kMaxVertices) return "";
  Edges arcs;
  for (const auto& [v, w] : position.edges) arcs.emplace_back(v, w - n);
  const std::vector<int> antichain = matching_games::maximum_antichain(n, arcs);
  if (std::to_string(antichain.size()) != d.ours[0]) return "";
  Words chains;
  for (const auto& chain : matching_games::minimum_chain_cover(n, arcs)) {
    chains.push_back('{' + joined(position.names, chain) + '}');
  }
  return texts::antichain(d.ours[0], joined(position.names, antichain), joined(chains));
}

constexpr long long kUnlimited = 1LL << 60;

bool is_second_color(const Position& board, int v) {
  return (board.cells[v].first + board.cells[v].second) % 2 != 0;
}

// Returns a maximum b-matching of a graph with two sides. On a board, both sides have all cells,
// and the first color of a chessboard is on the left.
matching_games::BMatching best_b_matching(const Position& position, long long most) {
  std::vector<long long> capacity(position.capacities.begin(), position.capacities.end());
  std::vector<std::pair<int, int>> edges = position.edges;
  int left = position.left;
  for (auto& [v, w] : edges) {
    w -= left;
    if (left == 0 && is_second_color(position, v)) std::swap(v, w);
  }
  if (left == 0) {
    left = position.size;
    capacity.insert(capacity.end(), position.capacities.begin(), position.capacities.end());
  }
  return matching_games::maximum_b_matching(left, static_cast<int>(capacity.size()) - left, edges,
                                            capacity, most);
}

// Returns why all vertices on the left can be matched up to their capacities, or why not.
std::string why_fits(const Position& graph, bool fits, long long most) {
  if (graph.size > kMaxVertices) return "";
  const matching_games::BMatching best = best_b_matching(graph, most);
  if ((best.size == people_of(graph)) != fits) return "";
  Words pairs, crowd, places;
  long long many = 0, room = 0, others = 0;
  std::vector<bool> is_place(graph.size);  // in the cover, and next to a vertex of the crowd
  for (std::size_t i = 0; i < graph.edges.size(); ++i) {
    const auto& [v, w] = graph.edges[i];
    if (best.times[i] > 0) pairs.push_back(graph.name(v) + " - " + graph.name(w));
    if (best.cover[v]) continue;
    if (best.cover[w]) is_place[w] = true;
    others += !best.cover[w];
  }
  for (int v = 0; v < graph.size; ++v) {
    const bool is_left = v < graph.left;
    if (is_left ? best.cover[v] : !is_place[v]) continue;
    (is_left ? crowd : places).push_back(graph.name(v));
    (is_left ? many : room) += graph.capacities[v];
  }
  return fits          ? texts::all_fit(joined(pairs))
         : others == 0 ? texts::too_few_places(many, joined(places), room, joined(crowd))
                       : texts::too_few_pairs(many, joined(places), room, joined(crowd), others);
}

std::string why_seats(const Dispute& d) {
  return d.ours[0] == d.theirs[0] ? "" : why_fits(d.cases[0], d.ours[0] == "1", 1);
}

std::string why_all_placed(const Dispute& d) {
  return why_case(d, [&](const Position& graph, const std::string& answer) {
    return why_fits(graph, says_win(d.problem, answer), kUnlimited);
  });
}

// Explains the greatest weight of an independent set of cells by prices of the edges.
std::string why_heaviest_set(const Dispute& d) {
  const Position& board = d.cases[0];
  if (d.ours[0] == d.theirs[0] || board.size > kMaxVertices) return "";
  const matching_games::BMatching best = best_b_matching(board, kUnlimited);
  Words chosen, prices;
  long long sum = 0;
  for (int v = 0; v < board.size; ++v) {
    sum += board.capacities[v];
    if (!best.cover[is_second_color(board, v) ? board.size + v : v])
      chosen.push_back(board.name(v));
  }
  for (std::size_t i = 0; i < board.edges.size(); ++i) {
    const auto& [v, w] = board.edges[i];
    if (best.times[i] == 0) continue;
    prices.push_back(judge::text(board.name(v), " - ", board.name(w), ": ", best.times[i]));
  }
  if (std::to_string(sum - best.size) != d.ours[0]) return "";
  return texts::heaviest_set(d.ours[0], joined(chosen), sum, best.size,
                             prices.empty() ? texts::nothing() : joined(prices));
}

}  // namespace

// ---- The questions

// `win` and `lose` are words of the output, see Form.
const std::vector<Question>& questions() {
  constexpr bool game = true, matching = false;
  static const std::vector<Question> all = {
      // {winner} if the game starts from the token: `win` for the player to move
      {"winner", "winner", game, why_winner},

      // {winner} if a player chooses the start: `win` for this player
      {"winner_of_choice", "winner", game, why_choice},

      // {starts} from which the player to move loses, their {count}, and {winner}, which is `win`
      // if there is such a start
      {"losing_starts", "starts count winner", game, why_losing_starts},

      // {left}, {right}: the winner from each vertex, `win` for the player to move
      {"winners", "left right", game, why_winners},

      // {map}: the board with the winner from each cell
      {"map", "map", game, why_map},

      // {rounds} of a played game with a mistake of the first player, their {count}
      {"mistakes", "rounds count", game, why_mistakes},

      // {value} of a game that no single graph describes
      {"value", "value", game},

      // {count} of the vertices of the Gallai-Edmonds class D
      {"class_d", "count", matching, why_choice},

      // {count} of the vertices of a largest independent set
      {"largest_set", "count", matching, why_set},

      // the greatest {weight} of an independent set, if the vertices have weights
      {"heaviest_set", "weight", matching, why_heaviest_set},

      // {count} of the vertices of a smallest vertex cover
      {"smallest_cover", "count", matching, why_cover},

      // the {size} of a maximum matching, how many vertices are {covered}, its {pairs}, or all
      // {mates}
      {"matching", "size covered pairs* mates*", matching, why_matching, grade_by_value,
       value_of_matching, &texts::not_maximum},

      // {seats}: `win`, and a line with the mates of each vertex on the left, all of which are
      // matched up to their capacities, or `lose` if that is impossible
      {"seats", "seats*", matching, why_seats, grade_by_value, value_of_seats, &texts::not_seated},

      // {answer}: `win` if all vertices on the left can be matched up to their capacities
      {"all_placed", "answer", matching, why_all_placed},

      // the {weight} of a matching of maximum weight, its {size}, {pairs}, {mates}
      {"heaviest", "weight size pairs* mates*", matching, why_weights, grade_by_value,
       value_of_matching, &texts::not_best},

      // the {least} and the {greatest} weight of a perfect matching; the {mates} of the left
      // vertices, or those of the {rights}, if one weight is asked for
      {"best_perfect", "least greatest mates* rights*", matching, why_weights, grade_by_value,
       value_of_matching, &texts::not_best},

      // the {greatest} weight of a perfect matching, and the {pairs} in all heaviest ones
      {"optimal_pairs", "greatest pairs", matching, why_optimal_pairs},

      // the {size} of a maximum matching, and the greatest {weights} of matchings with 1, 2, ...
      // edges
      {"weights_by_size", "size weights", matching, why_weights_by_size},

      // the {mates} in the smallest perfect matching, or `lose` if there is none
      {"smallest_matching", "mates", matching, why_no_matching},

      // the {paths} of a minimum path cover, a line each, and their {count}
      {"path_cover", "paths* count", matching, why_paths, grade_by_value, number_of_paths,
       &texts::not_fewest},

      // {count} of the vertices of a maximum antichain; as strings of 0 and 1: the {chosen}
      // vertices, and those in {some} maximum antichain
      {"antichain", "count chosen* some", matching, why_antichain, grade_antichain},

      // {lists}: for each vertex on the left, its mates in all maximum matchings
      {"mates_in_some", "lists", matching},

      // {left}, {right}: the vertices that every maximum matching covers
      {"vertices_in_every", "left right", matching},

      // {pairs} in every maximum matching, or `lose` if there is no such pair; their {count}, and
      // {size}
      {"edges_in_every", "pairs count size", matching},

      // {couples}: `win` for each edge of a given perfect matching that is in every perfect
      // matching, and `lose` for the other edges
      {"certain_couples", "couples", matching},

      // {numbers} of the edges that are in no maximum matching, their {count}
      {"edges_in_none", "numbers count", matching},

      // {count} of the pairs of vertices without which no perfect matching is left
      {"vital_pairs", "count", matching},
  };
  return all;
}

namespace {

// Returns the names of the fields of a form.
Words fields_in(const Form& form) {
  Words fields;
  for (std::size_t at = 0; (at = form.text.find('{', at)) != std::string::npos;) {
    fields.push_back(form.text.substr(at + 1, form.text.find('}', at) - at - 1));
    ++at;
  }
  return fields;
}

bool has_field(const Question& question, const std::string& field) {
  return (' ' + question.fields + ' ').find(' ' + field + ' ') != std::string::npos;
}

}  // namespace

const Question& question_with(const std::string& name, const Form& form) {
  for (const Question& question : questions()) {
    if (question.name != name) continue;
    for (const std::string& field : fields_in(form)) {
      if (field == "case" || has_field(question, field) || has_field(question, field + '*'))
        continue;
      throw std::logic_error("the question '" + name + "' has no field '" + field + "'");
    }
    return question;
  }
  throw std::logic_error("questions.cpp has no question '" + name + "'");
}

// ---- Outputs

bool accepts_several(const Problem& problem) {
  const Words fields = fields_in(problem.form);
  return std::any_of(fields.begin(), fields.end(), [&](const std::string& field) {
    return has_field(*problem.question, field + '*');
  });
}

Grade grade(const std::string& name, const std::string& input, const std::string& expected,
            const std::string& actual) {
  const Problem& asked = problem(name);
  if (!accepts_several(asked)) return {difference(expected, actual)};
  const std::vector<Position> graphs = asked.format->positions(input);
  if (graphs.empty()) throw std::runtime_error(texts::unreadable_graph());
  return asked.question->grade(asked, graphs[0], expected, actual);
}

std::string why(const Problem& problem, const std::string& input, const std::string& ours,
                const std::string& theirs) {
  const std::vector<Position> cases = problem.format->positions(input);
  const Words right = words_of(ours), found = words_of(theirs);
  if (problem.question->why == nullptr || cases.empty() || right.empty() || found.empty())
    return "";
  return problem.question->why({problem, cases, right, found});
}

}  // namespace instances
