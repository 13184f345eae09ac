// SPDX-License-Identifier: CC0-1.0
//
// Turns a board into a graph for bipartite.hpp or
// general.hpp. In the game, the players take turns to move
// one piece to a cell that it has not visited. The player who
// cannot move loses. Arguments are not checked. Needs
// <bits/stdc++.h> and using namespace std.
//   Board b(rows, moves);  All rows have the same length. '#'
//               is a wall. Each move is a pair {down, right};
//               for each move, its opposite must be in moves
//               as well.
//   Bipartite g(b.half, b.half, b.pairs());  if each move
//               leads to a cell of the other chessboard color
//   General g(2 * b.half, b.edges);        for any moves
//   b.at(r, c)  the vertex of the cell in row r, column c,
//               both zero-based. A wall has no edges. The
//               player to move wins from there if not
//               g.missed(b.at(r, c)).
//   b.where(v)  the pair {r, c} of the cell with this vertex
//   b.edges.push_back({b.at(r, c), b.at(s, d)});  joins two
//               cells that no move joins: teleporters
// Time: O(cells * moves).
// A. S. Fraenkel, E. R. Scheinerman, D. Ullman, "Undirected
// edge geography", 1993.
// Checked: the graphs of random boards (notebook/notebook).
#pragma once

struct Board {
  int margin = 0, width, half;
  string cell;
  vector<pair<int, int>> edges;

  // Adds walls around the board, so that every move from a
  // cell leads to a position in the string `cell`.
  Board(const vector<string>& rows,
        const vector<pair<int, int>>& moves) {
    for (auto& move : moves)
      margin = max({margin, move.first, move.second});
    width = (rows[0].size() + margin) | 1;
    cell.assign(++margin * width, '#');
    for (auto row : rows) row.resize(width, '#'), cell += row;
    cell.append(margin * width, '#');
    half = (cell.size() + 1) / 2;
    for (int i = 0; i < (int)cell.size(); ++i)
      for (auto& move : moves) {
        int j = i + move.first * width + move.second;
        if (cell[i] != '#' && cell[j] != '#' && id(i) < id(j))
          edges.push_back({id(i), id(j)});
      }
  }

  // The width is odd, so i % 2 is the chessboard color of
  // cell i. Cells of color 0 get the numbers 0 to half - 1.
  int id(int i) { return i / 2 + i % 2 * half; }
  int at(int r, int c) { return id((r + margin) * width + c); }
  pair<int, int> where(int v) {
    v = v % half * 2 + v / half;
    return {v / width - margin, v % width};
  }
  // Returns the edges for Bipartite, which counts the vertices
  // of each color from 0.
  vector<pair<int, int>> pairs() {
    auto pairs = edges;
    for (auto& e : pairs)
      e = minmax({e.first, e.second}), e.second -= half;
    return pairs;
  }
};
