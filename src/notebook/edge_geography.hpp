// SPDX-License-Identifier: CC0-1.0
//
// Solves edge geography on a bipartite graph: the players take
// turns to move a token along an edge that was not used yet.
// The player who cannot move loses. Needs <bits/stdc++.h> and
// using namespace std.
//   EdgeGeography g(l, r, edges);  edges {left, right}, left
//                  ends 0 .. l-1, right ends 0 .. r-1. As
//                  vertices of g, the right ones are l ..
//                  l+r-1
//   g.loses(v)     whether the player to move from v loses
//   g.wins(v, w)   whether the move from v to w wins
// Time: O(l * r * min(l, r)).
// A. S. Fraenkel, E. R. Scheinerman, D. Ullman, "Undirected
// edge geography", 1993.
#pragma once

struct EdgeGeography {
  int left;
  vector<vector<char>> a;
  vector<int> row, col;

  // a is the matrix of the graph modulo 2. Each step of the
  // elimination exchanges row i and column j: afterwards a
  // maps the sums of the pivot rows to the pivot columns.
  EdgeGeography(int l, int r,
                const vector<pair<int, int>>& edges)
      : left(l), a(l, vector<char>(r)), row(r, -1),
        col(l, -1) {
    for (auto& e : edges) {
      int v = e.first, w = e.second;
      if (v >= 0 && v < l && w >= 0 && w < r) a[v][w] ^= 1;
    }
    for (int i = 0, j; i < l; ++i) {
      for (j = 0; j < r && (row[j] >= 0 || !a[i][j]);) ++j;
      if (j == r) continue;
      row[j] = i, col[i] = j, a[i][j] = 0;
      for (auto& b : a)
        if (b[j])
          for (int k = 0; k < r; ++k) b[k] ^= a[i][k];
      a[i][j] = 1;
    }
  }

  // The row or column of v is the sum of others.
  bool loses(int v) {
    bool sum = v < left ? col[v] < 0 : row[v - left] < 0;
    if (!sum && v < left)
      for (int i = 0; i < left; ++i)
        sum |= col[i] < 0 && a[i][col[v]];
    else if (!sum)
      for (size_t j = 0; j < row.size(); ++j)
        sum |= row[j] < 0 && a[row[v - left]][j];
    return sum;
  }
  // Call it for neighbors w of v only.
  bool wins(int v, int w) {
    if (loses(v) || loses(w)) return !loses(v);
    return a[row[max(v, w) - left]][col[min(v, w)]];
  }
};
