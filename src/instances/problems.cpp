// SPDX-License-Identifier: CC0-1.0
#include "instances/problems.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <memory>
#include <regex>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "instances/boards.hpp"
#include "instances/capacities.hpp"
#include "instances/format.hpp"
#include "instances/graphs.hpp"
#include "instances/grids_and_arrays.hpp"
#include "instances/lists_and_weddings.hpp"
#include "instances/locks.hpp"
#include "instances/points_and_slides.hpp"
#include "instances/spelling.hpp"
#include "instances/texts.hpp"
#include "instances/transcripts.hpp"
#include "instances/trees.hpp"
#include "instances/weights.hpp"
#include "matching_games/board.hpp"

namespace instances {
namespace {

template <class Layout>
std::shared_ptr<const Format> one(Layout layout, End end = End::one_case) {
  return std::make_shared<FormatOf<Layout>>(layout, end);
}
// `cases` are the limits of the number of cases. If the statement gives none, the second limit is
// the largest number of cases in generated inputs.
template <class Layout>
std::shared_ptr<const Format> several(End end, Limits cases, Layout layout) {
  return std::make_shared<FormatOf<Layout>>(layout, end, cases);
}

// Returns a row of the table, without what the facts say.
Problem row(const char* name, std::shared_ptr<const Format> format, const char* question, Form form,
            std::vector<std::string> players = {}) {
  return {name, std::move(format), &question_with(question), std::move(form), std::move(players)};
}

std::vector<Problem> table();

// Returns the problems of facts/problems.txt, in their order and with their facts: those that have
// a row in the table, or those that have none.
std::vector<Problem> with_facts(bool has_row) {
  const std::vector<Problem> rows = table();
  std::vector<Problem> all;
  for (const facts::Group& group : facts::groups()) {
    for (const facts::Problem& about : group.problems) {
      const auto is_it = [&](const Problem& problem) { return problem.name == about.name; };
      const auto at = std::find_if(rows.begin(), rows.end(), is_it);
      if ((at != rows.end()) != has_row) continue;
      all.push_back(has_row ? *at : Problem{about.name, nullptr, nullptr, {}});
      all.back().judges = about.names();
      all.back().english = about.title.english;
      all.back().chinese = about.title.chinese;
      all.back().link = about.link();
      all.back().asks = about.asks;
    }
  }
  return all;
}

// ---- Names

bool is_high(char c) { return static_cast<unsigned char>(c) >= 0x80; }  // not ASCII

// Returns the words of a text in lower case, with a blank between two words. Leaves out
// apostrophes. Luogu's Chinese name becomes the English one, which the problems have.
std::string lower_words(std::string text) {
  const std::string luogu = "洛谷";
  for (std::size_t at; (at = text.find(luogu)) != text.npos;)
    text.replace(at, luogu.size(), "luogu ");
  std::string words;
  for (const char c : text) {
    const bool is_upper = c >= 'A' && c <= 'Z';
    if (is_upper || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || is_high(c)) {
      words += is_upper ? static_cast<char>(c - 'A' + 'a') : c;
    } else if (c != '\'' && !words.empty() && words.back() != ' ') {
      words += ' ';
    }
  }
  return words.substr(0, words.find_last_not_of(' ') + 1);
}

std::string without_blanks(std::string text) {
  text.erase(std::remove(text.begin(), text.end(), ' '), text.end());
  return text;
}

bool has_digit(const std::string& text) { return text.find_first_of("0123456789") != text.npos; }

// Returns the names by which a person may call the problem: its name, the first part of its name,
// and each end of a name in `judges` that has a digit, such as "luogup4055" and "p4055".
std::vector<std::string> names_of(const Problem& problem) {
  std::vector<std::string> names = {without_blanks(lower_words(problem.name)),
                                    problem.name.substr(0, problem.name.find('_'))};
  std::istringstream judges(problem.judges);
  for (std::string judge; std::getline(judges, judge, ',');) {
    judge = lower_words(judge);
    for (std::size_t at = 0; has_digit(judge.substr(at)); at = judge.find(' ', at) + 1) {
      names.push_back(without_blanks(judge.substr(at)));
      if (judge.find(' ', at) == judge.npos) break;
    }
  }
  return names;
}

// Says how some words fit a problem: they are a name, or they are in its name or in a title. There,
// the last word may be shortened, a word may be singular where the title has the plural, and the
// words may be scattered.
enum Fit { kNone, kScattered, kShortened, kWords, kName };

// Leaves words in -is, -ss and -us as they are.
std::string singular(const std::string& words) {
  return std::regex_replace(words, std::regex("([a-z]{2}[a-hj-rtv-z])s\\b"), "$1");
}

Fit fit_of(const std::string& words, const std::string& text) {
  const bool is_number = has_digit(words.substr(words.rfind(' ') + 1));
  Fit best = kNone;
  for (std::size_t at = 0; (at = text.find(words, at)) != text.npos; ++at) {
    // Chinese has no blanks between words.
    if (at > 0 && text[at - 1] != ' ' && !is_high(text[at])) continue;
    const char next = (text + ' ')[at + words.size()];
    if (next == ' ' || is_high(next) || is_high(words.back())) return kWords;
    if (!is_number) best = kShortened;  // a shortened number is another number
  }
  return best;
}

}  // namespace

const Problem& find_problem(const std::string& word) {
  constexpr std::size_t most_near = 3;
  const std::string words = lower_words(word), wanted = without_blanks(words);
  Fit best = kScattered;
  std::vector<std::string> fitting;
  std::multimap<std::size_t, std::string> near;  // the number of wrong letters, and a name
  for (const Problem& problem : extended(problems(), short_problems())) {
    if (wanted.empty()) break;
    std::vector<std::string> names = names_of(problem);
    Fit fit = std::count(names.begin(), names.end(), wanted) > 0 ? kName : kNone;
    std::string all;
    for (const std::string& text :
         {problem.name, problem.english + " (" + problem.judges + ')', problem.chinese}) {
      fit = std::max(fit, fit_of(words, lower_words(text)));
      all += singular(lower_words(text)) + ' ';
    }
    std::istringstream asked(singular(words));
    bool has_all = true;
    for (std::string part; asked >> part;) has_all = has_all && fit_of(part, all) != kNone;
    if (has_all) fit = std::max({fit, kScattered, std::min(kShortened, fit_of(asked.str(), all))});
    if (fit > best) fitting.clear();
    best = std::max(best, fit);
    if (fit == best) fitting.push_back(problem.name);
    std::istringstream parts(lower_words(problem.name));
    for (std::string part; parts >> part;) names.push_back(part);
    std::size_t distance = wanted.size();
    for (const std::string& name : names) distance = std::min(distance, distance_of(name, wanted));
    if (distance <= 2 && 3 * distance <= wanted.size()) near.emplace(distance, problem.name);
  }
  for (const Problem& problem : short_problems()) {
    if (fitting == std::vector<std::string>{problem.name})
      throw std::invalid_argument(texts::only_short(problem.name));
  }
  if (fitting.size() == 1) return problem(fitting[0]);
  std::string list;
  const auto add = [&](const std::string& name) { list += (list.empty() ? "" : ", ") + name; };
  for (const std::string& name : fitting) add(name);
  if (!fitting.empty()) throw std::invalid_argument(texts::several_problems(word, list));
  std::size_t count = 0;
  for (const auto& [distance, name] : near) {
    if (++count <= most_near) add(name);
  }
  throw std::invalid_argument(list.empty() ? texts::no_problem(word)
                                           : texts::no_problem_but(word, list));
}

const std::vector<Problem>& problems() {
  static const std::vector<Problem> all = with_facts(true);
  return all;
}

const std::vector<Problem>& short_problems() {
  static const std::vector<Problem> all = with_facts(false);
  return all;
}

namespace {

std::vector<Problem> table() {
  const Moves steps = matching_games::steps(), king = matching_games::king_moves(),
              knight = matching_games::knight_moves(),
              deer = {{-3, -1}, {-3, 1}, {-1, -3}, {-1, 3}, {1, -3}, {1, 3}, {3, -1}, {3, 1}};
  return {
      // ---- Games on boards
      row("jsoi2009_game", one(Boards{{1, 100}, {1, 100}, steps}), "losing_starts",
          {"{winner}\n{starts}", "WIN", "LOSE"}, {"YY", "AA"}),
      row("noi2011_rabbit_egg", one(Transcripts{{1, 40}, {1, 40}, {1, 1000}}), "mistakes",
          {"{count}\n{rounds}"}),
      row("hdu3446_chess",
          several(End::counted, {1, 100}, Boards{{1, 15}, {1, 15}, chess_moves(), kKing}), "winner",
          {"Case #{case}: {winner}\n", "daizhenyang win", "daizhenyang lose"}, {"daizhenyang", ""}),
      row("gcj2008_king", several(End::counted, {1, 100}, Boards{{1, 15}, {1, 15}, king, kKing}),
          "winner", {"Case #{case}: {winner}\n", "A", "B"}),
      row("cerc2011_racing_car_trail",
          several(End::zeros, {1, 10}, Boards{{1, 100}, {1, 100}, steps, 0, 'X'}), "map",
          {"{map}\n", "A", "B"}),
      row("latin2012_game_of_tiles",
          several(End::end_of_input, {1, 20}, Boards{{1, 50}, {1, 50}, steps, 0, 'X'}),
          "winner_of_choice", {"{winner}\n", "1", "2"}),
      row("latin2024_clever_cell_choices", one(Boards{{1, 50}, {1, 50}, steps}), "losing_starts",
          {"{count}\n"}),
      row("loj6033_board_game", one(Boards{{1, 100}, {1, 100}, steps}), "losing_starts",
          {"{count}\n{starts}"}),
      row("nowcoder57356f_link_with_chess_game",
          several(End::counted, {1, 10000}, Grids{{2, 100000}, kCube}), "winner",
          {"{winner}\n", "Alice", "Bob"}, {"Alice", "Bob"}),
      row("cf1710e_two_arrays", one(Arrays{{1, 200000}, {1, 500000000}}), "value", {"{value}\n"}),
      // ---- Games on graphs and trees
      row("coci2018_planinarenje",
          one(BipartiteEdgeLists{{1, 5000}, {1, 5000}, {1, 5000}, kSame, {"peak", "valley"}}),
          "winners", {"{left}", "Slavko\n", "Mirko\n"}, {"Slavko", "Mirko"}),
      row("coci2013_linije", one(Points{{1, 10000}, {1, 500}}), "winner_of_choice",
          {"{winner}\n", "Mirko", "Slavko"}, {"Slavko", "Mirko"}),
      row("cf1970c_game_on_tree", one(Trees{{2, 200000}, {1, 200000}}, End::counted_starts),
          "winner", {"{winner}\n", "Ron", "Hermione"}, {"Ron", "Hermione"}),
      row("seerc2019_game_on_a_tree", one(Trees{{1, 100000}, {0, 0}, kAncestors}),
          "winner_of_choice", {"{winner}\n", "Alice", "Bob"}, {"Bob", "Alice"}),
      row("abc223g_vertex_deletion", one(Trees{{2, 200000}}), "class_d", {"{count}\n"}),
      row("qoj5250_combination_lock",
          several(End::counted, {1, 20}, Locks{{1, 10}, {0, 1000}, kTwoLocks}), "winner",
          {"{winner}\n", "Alice", "Bob"}, {"Alice", "Bob"}),
      row("codechef_hamilg", several(End::counted, {1, 10}, EdgeLists{{1, 2000}, {0, 100000}}),
          "losing_starts", {"{count}\n"}),
      row("bzoj2463_who_wins", several(End::zero, {1, 10000}, Grids{{1, 10000}}), "winner",
          {"{winner}\n", "Alice", "Bob"}, {"Alice", "Bob"}),
      row("gym100337a_game", one(BipartiteEdgeLists{{1, 500}, {1, 500}, {0, 50000}, kRepeats}),
          "winners", {"{left}\n{right}\n", "N", "P"}),
      row("gym102407e_strange_game", one(EdgeLists{{1, 10000}, {1, 10000}, kLine}),
          "winner_of_choice", {"{winner}\n", "YES", "NO"}, {"", "Arthur"}),
      row("zoj3316_game",
          several(End::end_of_input, {1, 20}, StonePlaces{{1, 361}, {0, 19}, {0, 38}}),
          "winner_of_choice", {"{winner}\n", "NO", "YES"}),
      row("ttpc2024_adjacent_game", one(Trees{{1, 200000}}), "winner_of_choice",
          {"{winner}\n", "Alice", "Bob"}, {"Bob", "Alice"}),
      row("ccpc2020_combination_lock", several(End::counted, {1, 10}, Locks{{1, 5}, {0, 99999}}),
          "winner", {"{winner}\n", "Alice", "Bob"}, {"Alice", "Bob"}),
      // ---- Koenig
      row("luogu3355_knights", one(WallLists{{{1, 200}, {1, 200}, knight, kSquare}}), "largest_set",
          {"{count}\n"}),
      row("luogu4304_attack_devices", one(Boards{{1, 200}, {1, 200}, knight, kSquare, '1', '0'}),
          "largest_set", {"{count}\n"}),
      row("luogu5030_long_necked_deer", one(WallLists{{{1, 200}, {1, 200}, deer}}), "largest_set",
          {"{count}\n"}),
      row("luogu2774_grid_numbers", one(Capacities{{1, 100}, {1, 100}, {1, 100000}}),
          "heaviest_set", {"{weight}\n"}),
      row("luogu7368_asteroids",
          one(BipartiteEdgeLists{
              {1, 500}, {1, 500}, {1, 250000}, kRepeats | kSame, {"row", "column"}}),
          "smallest_cover", {"{count}\n"}),
      // ---- Matchings
      row("librarychecker_bipartitematching",
          one(BipartiteEdgeLists{{1, 100000}, {1, 100000}, {1, 200000}, kFromZero}), "matching",
          {"{size}\n{pairs}"}),
      row("luogu3386_bipartite_matching",
          one(BipartiteEdgeLists{{1, 500}, {1, 500}, {1, 50000}, kRepeats}), "matching",
          {"{size}\n"}),
      row("uoj78_bipartite_matching", one(BipartiteEdgeLists{{1, 500}, {1, 500}, {1, 250000}}),
          "matching", {"{size}\n{mates}\n"}),
      row("librarychecker_general_matching", one(EdgeLists{{1, 500}, {0, 124750}, kFromZero}),
          "matching", {"{size}\n{pairs}"}),
      row("luogu6113_general_matching", one(EdgeLists{{1, 1000}, {1, 50000}}), "matching",
          {"{size}\n{mates}\n"}),
      row("uoj79_general_matching", one(EdgeLists{{1, 500}, {1, 124750}}), "matching",
          {"{size}\n{mates}\n"}),
      row("timus1099_work_scheduling", one(PairLists{{{1, 222}, {0, 24531}, kRepeats}}, End::pairs),
          "matching", {"{covered}\n{pairs}"}),
      // We took the limit of the numbers of Luogu P3254 from AcWing.
      row("luogu3254_round_table", one(Capacities{{1, 150}, {1, 270}, {1, 100}, kSeats}), "seats",
          {"{seats}", "1\n", "0\n"}),
      row("hdu3605_escape",
          several(End::end_of_input, {1, 5},
                  Capacities{{1, 100000}, {1, 10}, {0, 100000}, kPlanets}),
          "all_placed", {"{answer}\n", "YES", "NO"}),
      row("librarychecker_bipartite_edge_coloring",
          one(BipartiteEdgeLists{{1, 100000}, {1, 100000}, {1, 100000}, kFromZero | kRepeats}),
          "colors", {"{count}\n{colors}"}),
      // ---- Matchings with weights
      row("librarychecker_assignment",
          one(Matrices{{1, 500}, {-1000000000, 1000000000}, kFromZero}), "best_perfect",
          {"{least}\n{mates}\n"}),
      row("librarychecker_general_weighted_matching",
          one(Weighted<EdgeLists>{{{1, 500}, {0, 124750}, kFromZero}, {1, 1000000}}), "heaviest",
          {"{size} {weight}\n{pairs}"}),
      // The limits and the sample of UOJ 80 are written down from memory.
      row("uoj80_weighted_bipartite_matching",
          one(Weighted<BipartiteEdgeLists>{{{1, 400}, {1, 400}, {1, 160000}}, {1, 1000000000}}),
          "heaviest", {"{weight}\n{mates}\n"}),
      row("uoj81_weighted_matching",
          one(Weighted<EdgeLists>{{{1, 400}, {1, 79800}}, {1, 500000000}}), "heaviest",
          {"{weight}\n{mates}\n"}),
      row("luogu6577_weighted_perfect_matching",
          one(Weighted<BipartiteEdgeLists>{{{1, 500}, {1, 500}, {1, 250000}, kSame | kPerfect},
                                           {-19980731, 19980731}}),
          "best_perfect", {"{greatest}\n{rights}\n"}),
      // We chose the limit of the entries of HDU 2255, because we found none.
      row("hdu2255_max_profit",
          several(End::end_of_input, {1, 10}, Matrices{{1, 300}, {0, 1000000000}}), "best_perfect",
          {"{greatest}\n"}),
      row("luogu4014_assignment", one(Matrices{{1, 100}, {0, 100}}), "best_perfect",
          {"{least}\n{greatest}\n"}),
      row("luogu3967_weighted_matching", one(Matrices{{1, 80}, {0, 5000}}), "optimal_pairs",
          {"{greatest}\n{pairs}"}),
      row("abc247g_dream_team", one(People{{{1, 30000}, {1, 150}}, {1, 1000000000}}),
          "weights_by_size", {"{size}\n{weights}"}),
      row("luogu1963_transform", one(Distances{{1, 10000}}), "smallest_matching",
          {"{mates}\n", "", "No Answer"}),
      row("luogu2764_minimum_path_cover", one(ArcLists{{{1, 150}, {0, 6000}}}), "path_cover",
          {"{paths}{count}\n"}),
      row("luogu4298_sacrifice", one(ArcLists{{{1, 100}, {0, 1000}, kClosure}}), "antichain",
          {"{count}\n{chosen}\n{some}\n"}),
      // ---- What every, some, or no maximum matching has
      row("hdu4687_boke_and_tsukkomi",
          several(End::end_of_input, {1, 20}, EdgeLists{{1, 40}, {1, 123}}), "edges_in_none",
          {"{count}\n{numbers}\n"}),
      row("hdu4685_prince_and_princess",
          several(End::counted, {1, 25},
                  Lists{{{1, 500}, {1, 500}, {0, 250000}, 0, {"prince", "princess"}}}),
          "mates_in_some", {"Case #{case}:\n{lists}"}),
      row("neerc2003_kings_quest", one(WeddingLists{{1, 2000}, {0, 200000}}), "mates_in_some",
          {"{lists}"}),
      row("ssl1331_letters", one(ExcludedPairs{{1, 100}}, End::pairs), "edges_in_every",
          {"{pairs}", "", "none\n"}),
      row("bzoj3546_life_of_the_party",
          one(BipartiteEdgeLists{{1, 10000}, {1, 10000}, {0, 100000}, kRepeats, {"boy", "girl"}}),
          "vertices_in_every", {"{left}{right}"}),
      row("hdu1281_board_game",
          several(End::end_of_input, {1, 20},
                  BipartiteEdgeLists{{2, 100}, {2, 100}, {0, 10000}, 0, {"row", "column"}}),
          "edges_in_every", {"Board {case} have {count} important blanks for {size} chessmen.\n"}),
      row("luogu3731_new_urbanization", one(EdgeLists{{1, 10000}, {0, 150000}, kBipartite}),
          "edges_in_every", {"{count}\n{pairs}"}),
      row("luogu1407_stable_marriage", one(CouplesByName{{{1, 4000}, {1, 24000}}}),
          "certain_couples", {"{couples}", "Safe\n", "Unsafe\n"}),
      row("uva663_sorting_slides", several(End::zero, {1, 10}, SlidePiles{{1, 26}}),
          "edges_in_every", {"Heap {case}\n{pairs}\n\n", "", "none", "({a},{b}) "}),
      row("cf1773d_dominoes", one(Boards{{1, 1000}, {1, 1000}, steps, kPerfect}), "vital_pairs",
          {"{count}\n"}),
  };
}

}  // namespace
}  // namespace instances
