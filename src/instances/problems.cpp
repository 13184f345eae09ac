// SPDX-License-Identifier: CC0-1.0
#include "instances/problems.hpp"

#include <memory>
#include <vector>

#include "instances/boards.hpp"
#include "instances/choices.hpp"
#include "instances/format.hpp"
#include "instances/graphs.hpp"
#include "instances/locks.hpp"
#include "instances/numbers.hpp"
#include "instances/points.hpp"
#include "instances/several.hpp"
#include "instances/transcripts.hpp"
#include "instances/trees.hpp"
#include "matching_games/board.hpp"

namespace instances {
namespace {

template <class Kind>
std::shared_ptr<const Format> format(Kind kind) {
  return std::make_shared<FormatOf<Kind>>(kind);
}
template <Cases end, class Kind>
std::shared_ptr<const Format> several(Limits cases, Kind kind) {
  return format(Several<Kind, end>{kind, cases});
}

}  // namespace

const std::vector<Problem>& problems() {
  const Moves steps = matching_games::steps(),
              king = matching_games::king_moves(),
              knight = matching_games::knight_moves();
  static const std::vector<Problem> all = {
      {"jsoi2009_game", format(Boards{{1, 100}, {1, 100}, steps}), Answer::winning_cells,
       "JSOI2009 game", "JSOI2009 游戏", "https://www.luogu.com.cn/problem/P4055"},
      {"noi2011_rabbit_egg", format(Transcripts{{1, 40}, {1, 40}, {1, 1000}}), Answer::mistakes,
       "NOI2011 rabbit and egg", "NOI2011 兔兔与蛋蛋游戏",
       "https://www.luogu.com.cn/problem/P1971"},
      {"hdu3446_chess",
       several<Cases::counted>({1, 100}, Boards{{1, 15}, {1, 15}, chess_moves(), '#', true}),
       Answer::winner_of_case, "HDU 3446 daizhenyang's chess", "HDU 3446 daizhenyang's chess",
       "https://acm.hdu.edu.cn/showproblem.php?pid=3446", "daizhenyang win", "daizhenyang lose"},
      {"gcj2008_king", several<Cases::counted>({1, 100}, Boards{{1, 15}, {1, 15}, king, '#', true}),
       Answer::winner_of_case, "GCJ 2008 King", "GCJ 2008 King（王）",
       "https://www.luogu.com.cn/problem/P13481", "A", "B"},
      {"cerc2011_racing_car_trail",
       several<Cases::until_zeros>({1, 10}, Boards{{1, 100}, {1, 100}, steps, 'X'}),
       Answer::map_of_winners, "CERC 2011 Racing Car Trail", "CERC 2011 Racing Car Trail（赛车）",
       "https://www.acmicpc.net/problem/3419"},
      {"latin2012_game_of_tiles",
       several<Cases::until_the_end>({1, 20}, Boards{{1, 50}, {1, 50}, steps, 'X'}),
       Answer::winner_of_choice, "ICPC Latin America 2012 G Game of Tiles",
       "ICPC Latin America 2012 G Game of Tiles（格子）"},
      {"coci2018_planinarenje",
       format(BipartiteEdgeLists{{1, 5000}, {1, 5000}, {1, 5000}, 1, false, true}),
       Answer::winner_of_peak, "COCI 2017/2018 Planinarenje", "COCI 2017/2018 Planinarenje（登山）",
       "https://www.luogu.com.cn/problem/P4617"},
      {"coci2013_linije", format(Points{{1, 10000}, {1, 500}}), Answer::winner_of_choice,
       "COCI 2013/2014 Linije", "COCI 2013/2014 Linije（直线）",
       "https://www.luogu.com.cn/problem/P7753"},
      {"cf1970c_game_on_tree", format(Trees{{2, 200000}, {1, 200000}}), Answer::winner_of_case,
       "Codeforces 1970 C Game on Tree", "Codeforces 1970 C Game on Tree（树上博弈）",
       "https://codeforces.com/problemset/problem/1970/C1"},
      {"seerc2019_game_on_a_tree", format(Trees{{1, 100000}, {0, 0}, true}),
       Answer::winner_of_choice, "SEERC 2019 F Game on a Tree",
       "SEERC 2019 F Game on a Tree（祖先与后代）", "https://www.luogu.com.cn/problem/P5801"},
      {"abc223g_vertex_deletion", format(Trees{{2, 200000}}), Answer::losing_count,
       "AtCoder ABC 223 G Vertex Deletion", "AtCoder ABC 223 G Vertex Deletion（删点）",
       "https://atcoder.jp/contests/abc223/tasks/abc223_g", "", "", true},
      {"qoj5250_combination_lock", several<Cases::counted>({1, 20}, LockPairs{{1, 10}, {0, 1000}}),
       Answer::winner_of_case, "QOJ 5250 Combination Lock", "QOJ 5250 Combination Lock（密码锁）",
       "https://qoj.ac/problem/5250"},
      {"codechef_hamilg", several<Cases::counted>({1, 10}, EdgeLists{{1, 2000}, {0, 100000}, 1}),
       Answer::losing_count, "CodeChef HAMILG", "CodeChef HAMILG",
       "https://www.codechef.com/problems/HAMILG"},
      {"bzoj2463_who_wins", several<Cases::until_zero>({1, 10000}, Sides{{1, 10000}}),
       Answer::parity, "BZOJ 2463 who wins", "BZOJ 2463 谁能赢呢？",
       "https://www.luogu.com.cn/problem/P4136"},
      {"luogu3355_knights", std::make_shared<WallListsFormat>(
           WallLists{{{1, 200}, {1, 200}, knight, '#', false, true}}),
       Answer::largest_set, "Luogu P3355 knights", "洛谷 P3355 骑士共存问题",
       "https://www.luogu.com.cn/problem/P3355"},
      {"librarychecker_bipartitematching",
       format(BipartiteEdgeLists{{1, 100000}, {1, 100000}, {1, 200000}, 0}), Answer::matching,
       "Library Checker bipartite matching", "Library Checker 二分图匹配",
       "https://judge.yosupo.jp/problem/bipartitematching"},
      {"luogu3386_bipartite_matching",
       format(BipartiteEdgeLists{{1, 500}, {1, 500}, {1, 50000}, 1, true}), Answer::matching_size,
       "Luogu P3386 bipartite matching", "洛谷 P3386 二分图最大匹配",
       "https://www.luogu.com.cn/problem/P3386"},
      {"uoj78_bipartite_matching", format(BipartiteEdgeLists{{1, 500}, {1, 500}, {1, 250000}, 1}),
       Answer::matching, "UOJ 78 bipartite matching", "UOJ 78 二分图最大匹配",
       "https://uoj.ac/problem/78"},
      {"librarychecker_general_matching", format(EdgeLists{{1, 500}, {0, 124750}, 0}),
       Answer::matching, "Library Checker general matching", "Library Checker 一般图匹配",
       "https://judge.yosupo.jp/problem/general_matching"},
      {"luogu6113_general_matching", format(EdgeLists{{1, 1000}, {1, 50000}, 1}), Answer::matching,
       "Luogu P6113 general matching", "洛谷 P6113 一般图最大匹配",
       "https://www.luogu.com.cn/problem/P6113"},
      {"uoj79_general_matching", format(EdgeLists{{1, 500}, {1, 124750}, 1}), Answer::matching,
       "UOJ 79 general matching", "UOJ 79 一般图最大匹配", "https://uoj.ac/problem/79"},
      {"hdu4687_boke_and_tsukkomi",
       several<Cases::until_the_end>({1, 20}, EdgeLists{{1, 40}, {1, 123}, 1}),
       Answer::edges_in_none, "HDU 4687 Boke and Tsukkomi", "HDU 4687 Boke and Tsukkomi（漫才）",
       "https://acm.hdu.edu.cn/showproblem.php?pid=4687"},
      {"hdu4685_prince_and_princess",
       several<Cases::counted>({1, 25}, PrinceLists{{{1, 500}, {1, 500}, {0, 250000}}}),
       Answer::mates_in_some, "HDU 4685 Prince and Princess",
       "HDU 4685 Prince and Princess（王子和公主）",
       "https://acm.hdu.edu.cn/showproblem.php?pid=4685"},
      {"poj1904_kings_quest", format(WeddingLists{{1, 2000}, {0, 200000}}), Answer::mates_in_some,
       "POJ 1904 King's Quest", "POJ 1904 King's Quest（国王的任务）",
       "http://poj.org/problem?id=1904"},
      {"ssl1331_letters", format(ExcludedPairs{{1, 100}}), Answer::certain_pairs,
       "SSL 1331 letters and envelopes", "SSL 1331 信与信封"},
  };
  return all;
}

}  // namespace instances
