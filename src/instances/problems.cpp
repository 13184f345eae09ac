// SPDX-License-Identifier: CC0-1.0
#include "instances/problems.hpp"

#include <iterator>
#include <memory>
#include <vector>

#include "instances/boards.hpp"
#include "instances/choices.hpp"
#include "instances/format.hpp"
#include "instances/graphs.hpp"
#include "instances/numbers.hpp"
#include "instances/several.hpp"
#include "instances/transcripts.hpp"
#include "instances/trees.hpp"
#include "matching_games/board.hpp"

namespace instances {
namespace {

template <class Kind>
std::shared_ptr<const Format> one(Kind kind) {
  return std::make_shared<FormatOf<Kind>>(kind);
}
template <class Kind>
std::shared_ptr<const Format> several(Cases end, Limits cases, Kind kind) {
  return one(Several<Kind>{kind, cases, end});
}

}  // namespace

const std::vector<Problem>& problems() {
  const auto list = [](const auto& moves) {
    return std::vector<matching_games::Move>(std::begin(moves), std::end(moves));
  };
  const std::vector<matching_games::Move> steps = list(matching_games::steps()),
                                          king = list(matching_games::king_moves()),
                                          knight = list(matching_games::knight_moves());

  static const std::vector<Problem> all = {
      {"abc223g_vertex_deletion", one(Trees{{2, 200000}}), Answer::losing_count},
      {"bzoj2463_who_wins", one(Sides{{1, 10000}}), Answer::parity},
      {"cerc2011_racing_car_trail",
       several(Cases::until_zeros, {1, 10},
               Boards{{1, 100}, {1, 100}, steps, 'X', false, false, Boards::Last::zero}),
       Answer::map_of_winners},
      {"cf1970c_game_on_tree", one(Trees{{2, 200000}, {1, 200000}}), Answer::winner_of_case},
      {"coci2018_planinarenje",
       one(BipartiteEdgeLists{{1, 5000}, {1, 5000}, {1, 5000}, 1, false, true}),
       Answer::winner_of_peak},
      {"codechef_hamilg", several(Cases::counted, {1, 10}, EdgeLists{{1, 2000}, {0, 100000}, 1}),
       Answer::losing_count},
      {"gcj2008_king", several(Cases::counted, {1, 100}, Boards{{1, 15}, {1, 15}, king, '#', true}),
       Answer::winner_of_case},
      {"hdu3446_chess",
       several(Cases::counted, {1, 100}, Boards{{1, 15}, {1, 15}, chess_moves(), '#', true}),
       Answer::winner_of_case},
      {"hdu4685_prince_and_princess",
       several(Cases::counted, {1, 25}, PrinceLists{{{1, 500}, {1, 500}, {0, 250000}}}),
       Answer::mates_in_some},
      {"jsoi2009_game", one(Boards{{1, 100}, {1, 100}, steps}), Answer::winning_cells},
      {"latin2012_game_of_tiles",
       several(Cases::until_the_end, {1, 20},
               Boards{{1, 50}, {1, 50}, steps, 'X', false, false, Boards::Last::end_of_input}),
       Answer::winner_of_choice},
      {"librarychecker_bipartitematching",
       one(BipartiteEdgeLists{{1, 100000}, {1, 100000}, {1, 200000}, 0}), Answer::matching},
      {"librarychecker_general_matching", one(EdgeLists{{1, 500}, {0, 124750}, 0}),
       Answer::matching},
      {"luogu3355_knights", one(WallLists{{{1, 200}, {1, 200}, knight, '#', false, true}}),
       Answer::largest_set},
      {"luogu3386_bipartite_matching",
       one(BipartiteEdgeLists{{1, 500}, {1, 500}, {1, 50000}, 1, true}), Answer::matching_size},
      {"luogu6113_general_matching", one(EdgeLists{{1, 1000}, {1, 50000}, 1}), Answer::matching},
      {"noi2011_rabbit_egg", one(Transcripts{{1, 40}, {1, 40}, {1, 1000}}), Answer::mistakes},
      {"poj1904_kings_quest", one(WeddingLists{{1, 2000}, {0, 200000}}), Answer::mates_in_some},
      {"seerc2019_game_on_a_tree", one(Trees{{1, 100000}, {0, 0}, true}), Answer::winner_of_choice},
      {"ssl1331_letters", one(ExcludedPairs{{1, 100}}), Answer::certain_pairs},
      {"uoj78_bipartite_matching", one(BipartiteEdgeLists{{1, 500}, {1, 500}, {1, 250000}, 1}),
       Answer::matching},
      {"uoj79_general_matching", one(EdgeLists{{1, 500}, {1, 124750}, 1}), Answer::matching},
  };
  return all;
}

}  // namespace instances
