// SPDX-License-Identifier: CC0-1.0
//
// Tests the exact texts of each kind of warning and error. (judge/solvers_test.cpp tests that there
// is one for every kind of damage, and compares it with the text of instances::Format.) A huge
// number in an input must cause a message as soon as the input ends. The solver must not try to
// allocate memory for that many items.
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "solvers.hpp"

namespace {

struct Messages {
  const char* problem;
  std::vector<std::pair<std::string, const char*>> of;  // pairs of an input and its message
};

const std::vector<Messages> kMessages = {
    {"abc223g_vertex_deletion",
     {{"2\n1 1\n", "line 2: expected an edge that closes no cycle, found '1 1'"},
      {"3\n1 2\n2\n1\n", "line 4: expected an edge that closes no cycle, found '2 1'"}}},
    {"cerc2011_racing_car_trail",
     {{"1 1\n.\n0 5\n2 2\n..\n..\n0 0\n",
       "line 3: expected the number of columns from 0 to 0, found '5'"},
      {"1 2\n.#\n0 0\n", "line 2: expected '.' or 'X', found '#' in column 2"},
      {"2000000000 1\n.\n.\n", "line 4: expected a row of the board, found the end of the input"}}},
    {"cf1970c_game_on_tree",
     {{"0 1\n", "line 1: expected the number of nodes from 1 to 2147483647, found '0'"},
      {"2 1\n1 2\n", "warning: line 3: expected the node of the stone, found the end of the input"},
      {"2000000000 1\n1 2000000000\n1 x\n",
       "line 3: expected a vertex from 1 to 2000000000, found 'x'"}}},
    {"coci2018_planinarenje",
     {{"-2 1\n", "line 1: expected the number of peaks from 0 to 1073741823, found '-2'"},
      {"1000000000 2000000000\n5\n",
       "line 3: expected a valley from 1 to 1000000000, found the end of the input"}}},
    {"codechef_hamilg",
     {{"1\n0 1\n1 1\n", "warning: line 3: expected a vertex from 1 to 0, found '1' (and 1 more)"},
      {"2\n1 0\n", "warning: line 3: expected another case, found the end of the input"}}},
    {"gcj2008_king",
     {{"1\n1 2\n..\n", "line 3: expected one 'K' on the board, found none"},
      {"1\n2 1\nK\nK\n", "line 4: expected one 'K' on the board, found a second one in column 1"},
      {"1\n1 2\nKX\n", "line 3: expected '.', '#' or 'K', found 'X' in column 2"}}},
    {"hdu4685_prince_and_princess",
     {{"1\n2000000000 1000000000\n",
       "line 2: expected the number of princesses from 0 to 147483647, found '1000000000'"},
      {"1\n2000000000 100000000\n2000000000 7 x",
       "line 3: expected a princess from 1 to 100000000, found 'x'"}}},
    {"hdu4687_boke_and_tsukkomi",
     {{"x", "line 1: expected the number of vertices from 0 to 2147483647, found 'x'"}}},
    {"jsoi2009_game",
     {{"0 3\n", "line 1: expected the number of rows from 1 to 2147483647, found '0'"},
      {"1 1000000000\n..\n", "line 2: expected a row of length 1000000000, found '..' of length 2"},
      {"2 2\n..\n...\n", "warning: line 3: expected a row of length 2, found '...' of length 3"},
      {"2 2\n..\n.\xff\n", "line 3: expected '.' or '#', found '\\xff' in column 2"},
      {std::string("1 2\n.\0\n", 7), "line 2: expected a row of length 2, found '.' of length 1"}}},
    {"latin2012_game_of_tiles",
     {{"0 1\n", "line 1: expected the number of columns from 0 to 0, found '1'"},
      {"1 1\n.\n.\n", "warning: line 3: expected the end of the input, found '.'"}}},
    {"luogu3355_knights",
     {{"0 0\n", "line 1: expected the side of the board from 1 to 2147483647, found '0'"},
      {"3 2\n1 1\n1 4\n",
       "warning: line 3: expected the column of a blocked cell from 1 to 3, found '4'"},
      {"2000000000 2000000000\n1 1\n",
       "line 3: expected the row of a blocked cell from 1 to 2000000000, found the end of the "
       "input"}}},
    {"noi2011_rabbit_egg",
     {{"1 2\nXO\n0\n", "line 2: expected one '.' on the board, found none"},
      {"1 3\n.OX\n2\n", "line 3: expected the number of rounds from 0 to 1, found '2'"},
      {"1 3\n.XO\n1\n1 2\n1 3\n",
       "line 4: expected a white piece next to the empty cell at (1, 1), found the black one at "
       "(1, 2)"},
      {"1 3\n.OX\n1\n1 1\n1 3\n",
       "line 4: expected a white piece next to the empty cell at (1, 1), found the empty cell at "
       "(1, 1)"},
      {"1 3\n.XO\n1\n1 3\n1 2\n",
       "line 4: expected a white piece next to the empty cell at (1, 1), found the white one at "
       "(1, 3)"},
      {"1 3\n.OO\n1\n1 2\n1 3\n",
       "line 5: expected a black piece next to the empty cell at (1, 2), found the white one at "
       "(1, 3)"},
      {"2 3\n.OX\nXOX\n1\n1 2\n1 1\n",
       "line 6: expected a black piece next to the empty cell at (1, 2), found the white one at "
       "(1, 1)"}}},
    {"poj1904_kings_quest",
     {{"-1", "line 1: expected the number of sons from 0 to 1073741823, found '-1'"},
      {"2\n1 3\n",
       "warning: line 2: expected a girl from 1 to 2, found '3'\nline 3: expected the number of "
       "girls in a list from 0 to 2147483647, found the end of the input"},
      {"2\n1 1\n1 2\n1\n1\n", "line 5: expected a girl in the list of son 2, found '1'"},
      {"3\n1 1\n1 2\n2 3 2\n1 2\n2\n",
       "line 6: expected a girl that no earlier son has, found '2', the girl of son 2"},
      {"1000000000\n1 7 1 x", "line 2: expected a girl from 1 to 1000000000, found 'x'"}}},
    {"qoj5250_combination_lock",
     {{"1\n2 0\n12\n3\n", "line 4: expected a setting of length 2, found '3'"},
      {"1\n2 1\n12\n34\n=\n", "line 5: expected a pattern of length 2, found '='"},
      {"1\n2 1\n12\n34\n=x\n", "line 5: expected a pattern of '=' and '.', found '=x'"},
      {"1\n31 0\n", "line 2: expected the number of digits from 1 to 30, found '31'"}}},
    {"ssl1331_letters",
     {{"-1", "line 1: expected the number of letters from 0 to 1073741823, found '-1'"},
      {"2\n1 0\n", "warning: line 2: expected an envelope from 1 to 2, found '0'"},
      {"2\n0 1\n1 1\n0 0\n", "warning: line 2: expected a letter from 1 to 2, found '0'"},
      {"1000000000\n1 1\n1 x\n", "line 3: expected an envelope from 1 to 1000000000, found 'x'"}}},
    {"cf1773d_dominoes",
     {{"1 1\n.\n", "line 2: expected a board that dominoes can cover, found another one"}}},
    {"luogu1407_stable_marriage",
     {{"1\na b\n1\na c\n", "warning: line 4: expected the name of a boy of a couple, found 'c'"},
      {"2\na b\na c\n0\n", "line 3: expected the name of a girl of no earlier couple, found 'a'"}}},
    {"luogu2764_minimum_path_cover",
     {{"4 4\n1 2\n2 3\n3 1\n3 4\n",
       "line 5: expected a graph without a cycle, found the cycle 3 1 2"},
      {"12 11\n1 2\n2 3\n3 4\n4 5\n5 6\n6 7\n7 8\n8 9\n9 10\n10 11\n11 1\n",
       "line 12: expected a graph without a cycle, found the cycle 11 1 2 3 4 5 6 7 8 9 ..."}}},
    {"luogu3731_new_urbanization",
     {{"3 3\n1 2\n2 3\n1 3\n", "line 4: expected a bipartite graph, found an odd cycle"}}},
    {"uoj78_bipartite_matching",
     {{"3 2 2147483648",
       "line 1: expected the number of edges from 0 to 2147483647, found '2147483648'"},
      {"2000000000 2000000000 0",
       "line 1: expected the number of vertices on the right from 0 to 147483647, found "
       "'2000000000'"},
      {"1000000000 1000000000 2000000000\n7\n",
       "line 3: expected a vertex on the right from 1 to 1000000000, found the end of the input"}}},
    {"librarychecker_general_matching",
     {{"0 1\n1 0", "warning: line 2: expected a vertex from 0 to -1, found '1' (and 1 more)"},
      {"1000000000 2000000000\n7\n",
       "line 3: expected a vertex from 0 to 999999999, found the end of the input"}}},
    {"luogu6577_weighted_perfect_matching",
     {{"2 2\n1 1 5\n2 1 5\n",
       "line 3: expected a graph with a perfect matching, found another one"},
      {"1000000000 2\n1 1 1000000000\n2 2 -1000000000\n",
       "line 3: expected a graph with a perfect matching, found another one"},
      {"1 2\n1 1 5\n1 2 7\n",
       "warning: line 3: expected a vertex on the right from 1 to 1, found '2'"},
      {"1 1\n1 1 1000000001\n",
       "line 2: expected a weight from -1000000000 to 1000000000, found '1000000001'"}}},
    {"hdu2255_max_profit",
     {{"1\n5\n0", "warning: line 3: expected a weight from 0 to 0, found the end of the input"},
      {"2000000000\n1 x", "line 2: expected a weight from -1000000000 to 1000000000, found 'x'"}}},
    {"poj1486_sorting_slides",
     {{"1\n0 2 0\n",
       "line 3: expected the greatest y of a slide from -2147483648 to 2147483647, found the end "
       "of the input"}}},
};

void expect(const std::string& problem, const std::string& input, const std::string& message) {
  check::equal(solvers::outcome(problem, input).message, message, __FILE__, __LINE__,
               (problem + "\n" + input).c_str());
}

}  // namespace

int main() {
  for (const Messages& messages : kMessages) {
    for (const auto& [input, message] : messages.of) expect(messages.problem, input, message);
  }
  expect("luogu3355_knights", "46341 0\n",
         "line 1: expected an input that fits into the memory, found a larger one");
  return check::result();
}
