// SPDX-License-Identifier: CC0-1.0
//
// A board as a graph for bipartite.hpp or general.hpp: who
// wins if a piece moves, no cell twice, who cannot move loses?
// Needs bits/stdc++.h and using namespace std; arguments are
// not checked.
//   Board b(rows, moves);  rows of one length, '#' is a wall;
//               moves {down, right} of up to 3 cells each way,
//               with their opposites
//   Bipartite g(b.half, b.half, b.edges);  if all moves change
//               the color of the cell, as on a chessboard
//   General g(2 * b.half, b.edges);        for any moves
//   b.at(r, c)  the vertex of a cell, counted from 0; a wall
//               is a vertex without edges
//   b.wins(g, r, c)  does the player to move from there win?
// O(cells * moves).
// A. S. Fraenkel, E. R. Scheinerman, D. Ullman, "Undirected
// edge geography", 1993.
#pragma once

struct Board {
  int width, half;
  string cell;
  vector<pair<int, int>> edges;

  // Walls between the rows, above and below.
  Board(const vector<string>& rows,
        const vector<pair<int, int>>& moves)
      : width((rows[0].size() + 3) | 1), cell(4 * width, '#') {
    for (auto row : rows) row.resize(width, '#'), cell += row;
    cell.append(4 * width, '#');
    half = (cell.size() + 1) / 2;
    for (int i = 0; i < (int)cell.size(); ++i)
      for (auto& move : moves) {
        int j = i + move.first * width + move.second;
        if (cell[i] != '#' && cell[j] != '#' && id(i) < id(j))
          edges.push_back({id(i), id(j)});
      }
  }

  // The width is odd: even i are of one color and come first.
  int id(int i) { return i / 2 + i % 2 * half; }
  int at(int r, int c) { return id((r + 4) * width + c); }
  template <class G>
  bool wins(G& g, int r, int c) {
    return !g.missed(at(r, c));
  }
};
