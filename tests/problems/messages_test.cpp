// SPDX-License-Identifier: CC0-1.0
//
// Tests the numbers and the names in messages of the solvers. (fuzz/solvers_test.cpp tests that
// there is a message for every kind of damage, and compares it with that of instances::Format.) A
// huge number in an input must cause a message as soon as the input ends. The solver must not try
// to allocate memory for that many items.
#include <stdexcept>

#include "check.hpp"
#include "solvers.hpp"

namespace {

// `values` are those of the message, see CHECK_VALUES. The sign '$' is its end.
struct Row {
  const char *problem, *input, *values;
};

const char kRabbit[] = "noi2011_rabbit_egg", kKing[] = "neerc2003_kings_quest",
           kPaths[] = "luogu2764_minimum_path_cover", kKnights[] = "luogu3355_knights",
           kWeights[] = "luogu6577_weighted_perfect_matching";

const Row kRows[] = {
    {"abc223g_vertex_deletion", "3\n1 2\n2\n1\n", "line 4|'2 1'"},
    {"cerc2011_racing_car_trail", "100000000 1\n.\n.\n", "line 4|a row"},
    {"cf1970c_game_on_tree", "100000000 1\n1 100000000\n1 x\n", "line 3|1 to 100000000|'x'"},
    {"coci2018_planinarenje", "100000000 100000000\n5\n", "line 3|a valley from 1 to 100000000"},
    {"gcj2008_king", "1\n2 1\nK\nK\n", "line 4|'K'|second|column 1"},
    {"gcj2008_king", "1\n1 2\nKX\n", "line 3|'.', '#' or 'K'|'X'|column 2"},
    {"hdu4685_prince_and_princess", "1\n100000000 90000000\n100000000 7 x",
     "line 3|a princess from 1 to 90000000|'x'"},
    {"jsoi2009_game", "1 100000000\n..\n", "line 2|100000000|'..' of length 2"},
    {kKnights, "10000 100000000\n1 1\n", "line 3|a blocked cell from 1 to 10000"},
    {kKnights, "10001 0\n", "line 1|fits into the memory"},
    {kRabbit, "1 3\n.XO\n1\n1 2\n1 3\n", "line 4|white|(1, 1)|black|(1, 2)"},
    {kRabbit, "1 3\n.OX\n1\n1 1\n1 3\n", "line 4|white|(1, 1)|the empty cell at (1, 1)"},
    {kRabbit, "1 3\n.XO\n1\n1 3\n1 2\n", "line 4|white|(1, 1)|white|(1, 3)"},
    {kRabbit, "1 3\n.OO\n1\n1 2\n1 3\n", "line 5|black|(1, 2)|white|(1, 3)"},
    {kRabbit, "2 3\n.OX\nXOX\n1\n1 2\n1 1\n", "line 6|black|(1, 2)|white|(1, 1)"},
    {kKing, "2\n1 1\n1 2\n1\n1\n", "line 5|son 2|'1'"},
    {kKing, "3\n1 1\n1 2\n2 3 2\n1 2\n2\n", "line 6|'2'|son 2"},
    {kKing, "100000000\n1 7 1 x", "line 2|1 to 100000000|'x'"},
    {"ssl1331_letters", "100000000\n1 1\n1 x\n", "line 3|an envelope from 1 to 100000000|'x'"},
    {kPaths, "4 4\n1 2\n2 3\n3 1\n3 4\n", "line 5|the cycle 3 1 2"},
    {kPaths, "10 10\n1 2\n2 3\n3 4\n4 5\n5 6\n6 7\n7 8\n8 9\n9 10\n10 1\n",
     "line 11|the cycle 1 2 3 4 5 6 7 8 9 10$"},
    {kPaths, "12 11\n1 2\n2 3\n3 4\n4 5\n5 6\n6 7\n7 8\n8 9\n9 10\n10 11\n11 1\n",
     "line 12|the cycle 11 1 2 3 4 5 6 7 8 9 ..."},
    {"uoj78_bipartite_matching", "100000000 90000000 100000000\n7\n", "line 3|1 to 90000000"},
    {"librarychecker_general_matching", "100000000 100000000\n7\n", "line 3|0 to 99999999"},
    {kWeights, "100000000 2\n1 1 1000000000\n2 2 -1000000000\n", "line 3|perfect matching"},
    {kWeights, "1 2\n1 1 5\n1 2 7\n", "warning: line 3|1 to 1|'2'"},
    {"hdu2255_max_profit", "100000000\n1 x", "line 2|-1000000000 to 1000000000|'x'"}};

}  // namespace

int main() {
  for (const Row& row : kRows) {
    CHECK_VALUES(solvers::outcome(row.problem, row.input).message + '$', row.values);
  }
  // A vector that is too large for a 32-bit program throws this.
  io::Reader in("7");
  io::Writer out;
  const auto solve = [](io::Reader&, io::Writer&) { throw std::length_error("vector"); };
  CHECK_EQ(io::solve_all(solve, in, out), io::Reader::message(1));
  return check::result();
}
