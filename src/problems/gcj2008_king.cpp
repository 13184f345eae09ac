// SPDX-License-Identifier: CC0-1.0
//
// Google Code Jam 2008, AMER semifinal, problem D, King (Luogu P13481).
//
// Players A and B take turns, A first, and move the king like a chess king to a free cell that is
// still unvisited. The player who cannot move loses. A wins if every maximum matching of the free
// cells covers the cell where the king starts.

#include "judge/king_cases.hpp"
#include "judge/reader.hpp"
#include "judge/run.hpp"
#include "judge/writer.hpp"
#include "matching_games/board.hpp"

namespace {

void solve(judge::Reader& in, judge::Writer& out) {
  judge::solve_king_cases(in, out, matching_games::king_moves(), "A", "B");
}

}  // namespace

int main() { return judge::run(solve); }
