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

#include "short_files.inc"  // the build makes this file, which defines kShortFiles

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

// A row of the table. `chinese` is the Chinese title. If it is empty or begins with a parenthesis,
// it follows the English title. `judges` are the contests and judges that have the problem, each
// with its name for it.
Problem row(const char* name, const char* judges, std::shared_ptr<const Format> format,
            const char* question, Form form, const std::string& english, const std::string& chinese,
            const char* link = "", std::vector<std::string> players = {}) {
  const bool is_addition = chinese.empty() || chinese.rfind("（", 0) == 0;
  return {name,
          judges,
          std::move(format),
          &question_with(question),
          std::move(form),
          english,
          is_addition ? english + chinese : chinese,
          link,
          std::move(players)};
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

// Returns a row for each problem that has only a short file. It has no format and no question. Its
// title is from the comment of this file.
const std::vector<Problem>& short_problems() {
  static const std::vector<Problem> all = [] {
    std::vector<Problem> rows;
    for (const auto& [file, title] : kShortFiles) {
      const std::string name = file;
      const auto is_listed = [&](const Problem& row) { return row.name == name; };
      if (std::any_of(problems().begin(), problems().end(), is_listed)) continue;
      Problem row{};
      row.name = name;
      row.judges = title.substr(0, title.rfind(", "));
      row.english = title.substr(std::min(row.judges.size() + 2, title.size()));
      rows.push_back(row);
    }
    return rows;
  }();
  return all;
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
  const Moves steps = matching_games::steps(), king = matching_games::king_moves(),
              knight = matching_games::knight_moves(),
              deer = {{-3, -1}, {-3, 1}, {-1, -3}, {-1, 3}, {1, -3}, {1, 3}, {3, -1}, {3, 1}};
  static const std::vector<Problem> all = {
      // ---- Games on boards
      row("jsoi2009_game", "Luogu P4055, BZOJ 1443", one(Boards{{1, 100}, {1, 100}, steps}),
          "losing_starts", {"{winner}\n{starts}", "WIN", "LOSE"}, "JSOI2009 game", "JSOI2009 游戏",
          "https://www.luogu.com.cn/problem/P4055", {"YY", "AA"}),
      row("noi2011_rabbit_egg", "Luogu P1971, BZOJ 2437, LOJ 2447",
          one(Transcripts{{1, 40}, {1, 40}, {1, 1000}}), "mistakes", {"{count}\n{rounds}"},
          "NOI2011 rabbit and egg", "NOI2011 兔兔与蛋蛋游戏",
          "https://www.luogu.com.cn/problem/P1971"),
      row("hdu3446_chess", "HDU 3446",
          several(End::counted, {1, 100}, Boards{{1, 15}, {1, 15}, chess_moves(), kKing}), "winner",
          {"Case #{case}: {winner}\n", "daizhenyang win", "daizhenyang lose"},
          "HDU 3446 daizhenyang's chess", "", "https://acm.hdu.edu.cn/showproblem.php?pid=3446",
          {"daizhenyang", ""}),
      row("gcj2008_king", "Google Code Jam 2008 AMER semifinal D, Luogu P13481",
          several(End::counted, {1, 100}, Boards{{1, 15}, {1, 15}, king, kKing}), "winner",
          {"Case #{case}: {winner}\n", "A", "B"}, "GCJ 2008 King", "（王）",
          "https://www.luogu.com.cn/problem/P13481"),
      row("cerc2011_racing_car_trail", "CERC 2011, BOJ 3419, BZOJ 3078",
          several(End::zeros, {1, 10}, Boards{{1, 100}, {1, 100}, steps, 0, 'X'}), "map",
          {"{map}\n", "A", "B"}, "CERC 2011 Racing Car Trail", "（赛车）",
          "https://www.acmicpc.net/problem/3419"),
      row("latin2012_game_of_tiles", "ICPC Latin America 2012 G",
          several(End::end_of_input, {1, 20}, Boards{{1, 50}, {1, 50}, steps, 0, 'X'}),
          "winner_of_choice", {"{winner}\n", "1", "2"}, "ICPC Latin America 2012 G Game of Tiles",
          "（格子）"),
      row("latin2024_clever_cell_choices", "ICPC Latin America 2024 C, Codeforces gym 105053 C",
          one(Boards{{1, 50}, {1, 50}, steps}), "losing_starts", {"{count}\n"},
          "ICPC Latin America 2024 C Clever Cell Choices", "（选格子）",
          "https://codeforces.com/gym/105053"),
      row("loj6033_board_game", "LOJ 6033", one(Boards{{1, 100}, {1, 100}, steps}), "losing_starts",
          {"{count}\n{starts}"}, "LOJ 6033 board game", "LOJ 6033 棋盘游戏",
          "https://loj.ac/p/6033"),
      row("nowcoder57356f_link_with_chess_game", "Nowcoder 57356 F",
          several(End::counted, {1, 10000}, Grids{{2, 100000}, kCube}), "winner",
          {"{winner}\n", "Alice", "Bob"}, "Nowcoder 57356 F Link with Chess Game",
          "牛客 57356 F Link with Chess Game（立方体博弈）",
          "https://ac.nowcoder.com/acm/contest/57356/F", {"Alice", "Bob"}),
      row("cf1710e_two_arrays", "Codeforces 1710 E", one(Arrays{{1, 200000}, {1, 500000000}}),
          "value", {"{value}\n"}, "Codeforces 1710 E Two Arrays", "（两个数组）",
          "https://codeforces.com/problemset/problem/1710/E"),
      // ---- Games on graphs and trees
      row("coci2018_planinarenje", "COCI 2017/2018 #5, Luogu P4617",
          one(BipartiteEdgeLists{{1, 5000}, {1, 5000}, {1, 5000}, kSame, {"peak", "valley"}}),
          "winners", {"{left}", "Slavko\n", "Mirko\n"}, "COCI 2017/2018 Planinarenje", "（登山）",
          "https://www.luogu.com.cn/problem/P4617", {"Slavko", "Mirko"}),
      row("coci2013_linije", "COCI 2013/2014 #2, Luogu P7753", one(Points{{1, 10000}, {1, 500}}),
          "winner_of_choice", {"{winner}\n", "Mirko", "Slavko"}, "COCI 2013/2014 Linije",
          "（直线）", "https://www.luogu.com.cn/problem/P7753", {"Slavko", "Mirko"}),
      row("cf1970c_game_on_tree", "Codeforces 1970 C1, Codeforces 1970 C2, Codeforces 1970 C3",
          one(Trees{{2, 200000}, {1, 200000}}, End::counted_starts), "winner",
          {"{winner}\n", "Ron", "Hermione"}, "Codeforces 1970 C Game on Tree", "（树上博弈）",
          "https://codeforces.com/problemset/problem/1970/C1", {"Ron", "Hermione"}),
      row("seerc2019_game_on_a_tree", "SEERC 2019 F, Luogu P5801",
          one(Trees{{1, 100000}, {0, 0}, kAncestors}), "winner_of_choice",
          {"{winner}\n", "Alice", "Bob"}, "SEERC 2019 F Game on a Tree", "（祖先与后代）",
          "https://www.luogu.com.cn/problem/P5801", {"Bob", "Alice"}),
      row("abc223g_vertex_deletion", "AtCoder ABC 223 G", one(Trees{{2, 200000}}), "class_d",
          {"{count}\n"}, "AtCoder ABC 223 G Vertex Deletion", "（删点）",
          "https://atcoder.jp/contests/abc223/tasks/abc223_g"),
      row("qoj5250_combination_lock", "CERC 2022 B, QOJ 5250",
          several(End::counted, {1, 20}, Locks{{1, 10}, {0, 1000}, kTwoLocks}), "winner",
          {"{winner}\n", "Alice", "Bob"}, "QOJ 5250 Combination Lock", "（密码锁）",
          "https://qoj.ac/problem/5250", {"Alice", "Bob"}),
      row("codechef_hamilg", "CodeChef HAMILG",
          several(End::counted, {1, 10}, EdgeLists{{1, 2000}, {0, 100000}}), "losing_starts",
          {"{count}\n"}, "CodeChef HAMILG", "", "https://www.codechef.com/problems/HAMILG"),
      row("bzoj2463_who_wins", "Luogu P4136, BZOJ 2463",
          several(End::zero, {1, 10000}, Grids{{1, 10000}}), "winner",
          {"{winner}\n", "Alice", "Bob"}, "BZOJ 2463 who wins", "BZOJ 2463 谁能赢呢？",
          "https://www.luogu.com.cn/problem/P4136", {"Alice", "Bob"}),
      row("gym100337a_game", "Codeforces gym 100337 A",
          one(BipartiteEdgeLists{{1, 500}, {1, 500}, {0, 50000}, kRepeats}), "winners",
          {"{left}\n{right}\n", "N", "P"}, "Codeforces gym 100337 A game",
          "Codeforces gym 100337 A 博弈", "https://codeforces.com/gym/100337"),
      row("gym102407e_strange_game", "Codeforces gym 102407 E",
          one(EdgeLists{{1, 10000}, {1, 10000}, kLine}), "winner_of_choice",
          {"{winner}\n", "YES", "NO"}, "Codeforces gym 102407 E Strange game on a graph",
          "（擦边）", "https://codeforces.com/gym/102407", {"", "Arthur"}),
      row("zoj3316_game", "ZOJ 3316",
          several(End::end_of_input, {1, 20}, StonePlaces{{1, 361}, {0, 19}, {0, 38}}),
          "winner_of_choice", {"{winner}\n", "NO", "YES"}, "ZOJ 3316 Game", "（取棋子）"),
      row("ttpc2024_adjacent_game", "TTPC 2024 Div. 2 N", one(Trees{{1, 200000}}),
          "winner_of_choice", {"{winner}\n", "Alice", "Bob"}, "TTPC 2024 Div. 2 N Adjacent Game",
          "（相邻博弈）", "", {"Bob", "Alice"}),
      row("ccpc2020_combination_lock", "CCPC 2020 Changchun H, Codeforces gym 102832 H",
          several(End::counted, {1, 10}, Locks{{1, 5}, {0, 99999}}), "winner",
          {"{winner}\n", "Alice", "Bob"}, "CCPC 2020 Changchun H Combination Lock",
          "CCPC 2020 长春 H Combination Lock（密码锁）", "https://codeforces.com/gym/102832",
          {"Alice", "Bob"}),
      // ---- Koenig
      row("luogu3355_knights", "Luogu P3355", one(WallLists{{{1, 200}, {1, 200}, knight, kSquare}}),
          "largest_set", {"{count}\n"}, "Luogu P3355 knights", "洛谷 P3355 骑士共存问题",
          "https://www.luogu.com.cn/problem/P3355"),
      row("luogu4304_attack_devices", "TJOI 2013, Luogu P4304",
          one(Boards{{1, 200}, {1, 200}, knight, kSquare, '1', '0'}), "largest_set", {"{count}\n"},
          "Luogu P4304 attack devices", "洛谷 P4304 攻击装置",
          "https://www.luogu.com.cn/problem/P4304"),
      row("luogu5030_long_necked_deer", "Luogu P5030", one(WallLists{{{1, 200}, {1, 200}, deer}}),
          "largest_set", {"{count}\n"}, "Luogu P5030 long-necked deer", "洛谷 P5030 长脖子鹿放置",
          "https://www.luogu.com.cn/problem/P5030"),
      row("luogu2774_grid_numbers", "Luogu P2774, LOJ 6007",
          one(Capacities{{1, 100}, {1, 100}, {1, 100000}}), "heaviest_set", {"{weight}\n"},
          "Luogu P2774 grid numbers", "洛谷 P2774 方格取数问题",
          "https://www.luogu.com.cn/problem/P2774"),
      row("luogu7368_asteroids", "Luogu P7368, BZOJ 1693, POJ 3041",
          one(BipartiteEdgeLists{
              {1, 500}, {1, 500}, {1, 250000}, kRepeats | kSame, {"row", "column"}}),
          "smallest_cover", {"{count}\n"}, "Luogu P7368 Asteroids",
          "洛谷 P7368 Asteroids（小行星）", "https://www.luogu.com.cn/problem/P7368"),
      // ---- Matchings
      row("librarychecker_bipartitematching", "Library Checker",
          one(BipartiteEdgeLists{{1, 100000}, {1, 100000}, {1, 200000}, kFromZero}), "matching",
          {"{size}\n{pairs}"}, "Library Checker bipartite matching", "Library Checker 二分图匹配",
          "https://judge.yosupo.jp/problem/bipartitematching"),
      row("luogu3386_bipartite_matching", "Luogu P3386",
          one(BipartiteEdgeLists{{1, 500}, {1, 500}, {1, 50000}, kRepeats}), "matching",
          {"{size}\n"}, "Luogu P3386 bipartite matching", "洛谷 P3386 二分图最大匹配",
          "https://www.luogu.com.cn/problem/P3386"),
      row("uoj78_bipartite_matching", "UOJ 78",
          one(BipartiteEdgeLists{{1, 500}, {1, 500}, {1, 250000}}), "matching",
          {"{size}\n{mates}\n"}, "UOJ 78 bipartite matching", "UOJ 78 二分图最大匹配",
          "https://uoj.ac/problem/78"),
      row("librarychecker_general_matching", "Library Checker",
          one(EdgeLists{{1, 500}, {0, 124750}, kFromZero}), "matching", {"{size}\n{pairs}"},
          "Library Checker general matching", "Library Checker 一般图匹配",
          "https://judge.yosupo.jp/problem/general_matching"),
      row("luogu6113_general_matching", "Luogu P6113", one(EdgeLists{{1, 1000}, {1, 50000}}),
          "matching", {"{size}\n{mates}\n"}, "Luogu P6113 general matching",
          "洛谷 P6113 一般图最大匹配", "https://www.luogu.com.cn/problem/P6113"),
      row("uoj79_general_matching", "UOJ 79", one(EdgeLists{{1, 500}, {1, 124750}}), "matching",
          {"{size}\n{mates}\n"}, "UOJ 79 general matching", "UOJ 79 一般图最大匹配",
          "https://uoj.ac/problem/79"),
      row("timus1099_work_scheduling", "Timus 1099, e-olymp 4393",
          one(PairLists{{{1, 222}, {0, 24531}, kRepeats}}, End::pairs), "matching",
          {"{covered}\n{pairs}"}, "Timus 1099 Work Scheduling", "（排班）",
          "https://acm.timus.ru/problem.aspx?num=1099"),
      // We took the limit of the numbers of Luogu P3254 from AcWing.
      row("luogu3254_round_table", "Luogu P3254, LOJ 6004, AcWing 2179",
          one(Capacities{{1, 150}, {1, 270}, {1, 100}, kSeats}), "seats", {"{seats}", "1\n", "0\n"},
          "Luogu P3254 round table", "洛谷 P3254 圆桌问题",
          "https://www.luogu.com.cn/problem/P3254"),
      row("hdu3605_escape", "HDU 3605",
          several(End::end_of_input, {1, 5},
                  Capacities{{1, 100000}, {1, 10}, {0, 100000}, kPlanets}),
          "all_placed", {"{answer}\n", "YES", "NO"}, "HDU 3605 Escape", "（逃往星球）",
          "https://acm.hdu.edu.cn/showproblem.php?pid=3605"),
      row("librarychecker_bipartite_edge_coloring", "Library Checker",
          one(BipartiteEdgeLists{{1, 100000}, {1, 100000}, {1, 100000}, kFromZero | kRepeats}),
          "colors", {"{count}\n{colors}"}, "Library Checker edge coloring of a bipartite graph",
          "Library Checker 二分图边染色",
          "https://judge.yosupo.jp/problem/bipartite_edge_coloring"),
      // ---- Matchings with weights
      row("librarychecker_assignment", "Library Checker",
          one(Matrices{{1, 500}, {-1000000000, 1000000000}, kFromZero}), "best_perfect",
          {"{least}\n{mates}\n"}, "Library Checker assignment", "Library Checker 指派问题",
          "https://judge.yosupo.jp/problem/assignment"),
      row("librarychecker_general_weighted_matching", "Library Checker, QOJ 900",
          one(Weighted<EdgeLists>{{{1, 500}, {0, 124750}, kFromZero}, {1, 1000000}}), "heaviest",
          {"{size} {weight}\n{pairs}"}, "Library Checker general weighted matching",
          "Library Checker 一般图最大权匹配",
          "https://judge.yosupo.jp/problem/general_weighted_matching"),
      // The limits and the sample of UOJ 80 are written down from memory.
      row("uoj80_weighted_bipartite_matching", "UOJ 80",
          one(Weighted<BipartiteEdgeLists>{{{1, 400}, {1, 400}, {1, 160000}}, {1, 1000000000}}),
          "heaviest", {"{weight}\n{mates}\n"}, "UOJ 80 weighted bipartite matching",
          "UOJ 80 二分图最大权匹配", "https://uoj.ac/problem/80"),
      row("uoj81_weighted_matching", "UOJ 81, Luogu P6699",
          one(Weighted<EdgeLists>{{{1, 400}, {1, 79800}}, {1, 500000000}}), "heaviest",
          {"{weight}\n{mates}\n"}, "UOJ 81 weighted matching", "UOJ 81 一般图最大权匹配",
          "https://uoj.ac/problem/81"),
      row("luogu6577_weighted_perfect_matching", "Luogu P6577",
          one(Weighted<BipartiteEdgeLists>{{{1, 500}, {1, 500}, {1, 250000}, kSame | kPerfect},
                                           {-19980731, 19980731}}),
          "best_perfect", {"{greatest}\n{rights}\n"}, "Luogu P6577 weighted perfect matching",
          "洛谷 P6577 二分图最大权完美匹配", "https://www.luogu.com.cn/problem/P6577"),
      // We chose the limit of the entries of HDU 2255, because we found none.
      row("hdu2255_max_profit", "HDU 2255",
          several(End::end_of_input, {1, 10}, Matrices{{1, 300}, {0, 1000000000}}), "best_perfect",
          {"{greatest}\n"}, "HDU 2255 the largest profit", "HDU 2255 奔小康赚大钱",
          "https://acm.hdu.edu.cn/showproblem.php?pid=2255"),
      row("luogu4014_assignment", "Luogu P4014, LOJ 6012", one(Matrices{{1, 100}, {0, 100}}),
          "best_perfect", {"{least}\n{greatest}\n"}, "Luogu P4014 assignment",
          "洛谷 P4014 分配问题", "https://www.luogu.com.cn/problem/P4014"),
      row("luogu3967_weighted_matching", "TJOI 2014, Luogu P3967",
          one(Matrices{{1, 80}, {0, 5000}}), "optimal_pairs", {"{greatest}\n{pairs}"},
          "Luogu P3967 matching", "洛谷 P3967 匹配", "https://www.luogu.com.cn/problem/P3967"),
      row("abc247g_dream_team", "AtCoder ABC 247 G",
          one(People{{{1, 30000}, {1, 150}}, {1, 1000000000}}), "weights_by_size",
          {"{size}\n{weights}"}, "AtCoder ABC 247 G Dream Team", "（组队）",
          "https://atcoder.jp/contests/abc247/tasks/abc247_g"),
      row("luogu1963_transform", "NOI 2009, Luogu P1963, BZOJ 1562, COGS 409",
          one(Distances{{1, 10000}}), "smallest_matching", {"{mates}\n", "", "No Answer"},
          "NOI2009 transform", "NOI2009 变换序列", "https://www.luogu.com.cn/problem/P1963"),
      row("luogu2764_minimum_path_cover", "Luogu P2764, LOJ 6002",
          one(ArcLists{{{1, 150}, {0, 6000}}}), "path_cover", {"{paths}{count}\n"},
          "Luogu P2764 minimum path cover", "洛谷 P2764 最小路径覆盖问题",
          "https://www.luogu.com.cn/problem/P2764"),
      row("luogu4298_sacrifice", "CTSC 2008, Luogu P4298, BZOJ 1143",
          one(ArcLists{{{1, 100}, {0, 1000}, kClosure}}), "antichain",
          {"{count}\n{chosen}\n{some}\n"}, "CTSC2008 sacrifice", "CTSC2008 祭祀",
          "https://www.luogu.com.cn/problem/P4298"),
      // ---- What every, some, or no maximum matching has
      row("hdu4687_boke_and_tsukkomi", "HDU 4687",
          several(End::end_of_input, {1, 20}, EdgeLists{{1, 40}, {1, 123}}), "edges_in_none",
          {"{count}\n{numbers}\n"}, "HDU 4687 Boke and Tsukkomi", "（漫才）",
          "https://acm.hdu.edu.cn/showproblem.php?pid=4687"),
      row("hdu4685_prince_and_princess", "HDU 4685",
          several(End::counted, {1, 25},
                  Lists{{{1, 500}, {1, 500}, {0, 250000}, 0, {"prince", "princess"}}}),
          "mates_in_some", {"Case #{case}:\n{lists}"}, "HDU 4685 Prince and Princess",
          "（王子和公主）", "https://acm.hdu.edu.cn/showproblem.php?pid=4685"),
      row("neerc2003_kings_quest", "NEERC 2003, UVALive 2966, POJ 1904",
          one(WeddingLists{{1, 2000}, {0, 200000}}), "mates_in_some", {"{lists}"},
          "NEERC 2003 King's Quest", "（国王的任务）", "http://poj.org/problem?id=1904"),
      row("ssl1331_letters", "SSL 1331", one(ExcludedPairs{{1, 100}}, End::pairs), "edges_in_every",
          {"{pairs}", "", "none\n"}, "SSL 1331 letters and envelopes", "SSL 1331 信与信封"),
      row("bzoj3546_life_of_the_party", "ONTAK 2010, BZOJ 3546",
          one(BipartiteEdgeLists{{1, 10000}, {1, 10000}, {0, 100000}, kRepeats, {"boy", "girl"}}),
          "vertices_in_every", {"{left}{right}"}, "BZOJ 3546 Life of the Party", "（聚会）"),
      row("hdu1281_board_game", "HDU 1281",
          several(End::end_of_input, {1, 20},
                  BipartiteEdgeLists{{2, 100}, {2, 100}, {0, 10000}, 0, {"row", "column"}}),
          "edges_in_every", {"Board {case} have {count} important blanks for {size} chessmen.\n"},
          "HDU 1281 board game", "HDU 1281 棋盘游戏",
          "https://acm.hdu.edu.cn/showproblem.php?pid=1281"),
      row("luogu3731_new_urbanization", "HAOI 2017, Luogu P3731",
          one(EdgeLists{{1, 10000}, {0, 150000}, kBipartite}), "edges_in_every",
          {"{count}\n{pairs}"}, "Luogu P3731 new urbanization", "洛谷 P3731 新型城市化",
          "https://www.luogu.com.cn/problem/P3731"),
      row("luogu1407_stable_marriage", "Luogu P1407, BZOJ 2140",
          one(CouplesByName{{{1, 4000}, {1, 24000}}}), "certain_couples",
          {"{couples}", "Safe\n", "Unsafe\n"}, "Luogu P1407 stable marriage", "洛谷 P1407 稳定婚姻",
          "https://www.luogu.com.cn/problem/P1407"),
      row("uva663_sorting_slides", "UVa 663, BOJ 6310, POJ 1486",
          several(End::zero, {1, 10}, SlidePiles{{1, 26}}), "edges_in_every",
          {"Heap {case}\n{pairs}\n\n", "", "none", "({a},{b}) "}, "UVa 663 Sorting Slides",
          "（整理幻灯片）", "https://www.acmicpc.net/problem/6310"),
      row("cf1773d_dominoes", "Codeforces 1773 D",
          one(Boards{{1, 1000}, {1, 1000}, steps, kPerfect}), "vital_pairs", {"{count}\n"},
          "Codeforces 1773 D Dominoes", "（多米诺）",
          "https://codeforces.com/problemset/problem/1773/D"),
  };
  return all;
}

}  // namespace instances
