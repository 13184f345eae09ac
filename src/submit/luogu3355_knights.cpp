// SPDX-License-Identifier: CC0-1.0

// knights
// Luogu P3355
// https://www.luogu.com.cn/problem/P3355
// Time: O(E sqrt V)
//
// The largest set of cells that do not attack each other is a
// maximum independent set: as many cells as are free minus the
// size of a maximum matching.
#include <bits/stdc++.h>
using namespace std;
// Finds a maximum matching, the Gallai-Edmonds class D and a
// minimum vertex cover of a bipartite graph. Needs
// <bits/stdc++.h> and using namespace std.
//   Bipartite g(l, r, edges);  edges {left, right}, left ends
//                  0 .. l-1, right ends 0 .. r-1; an assert
//                  checks them. As vertices of g, the right
//                  ones are l .. l+r-1.
//   g.size         the number of pairs of the matching
//   g.mate[v]      the mate of v in the matching, or -1
//   g.right(v)     the mate of the left vertex v as a number
//                  0 .. r-1, or -1
//   g.missed(v)    whether v is in class D: some maximum
//                  matching misses v. In vertex geography the
//                  player to move from v loses exactly then.
//   g.in_cover(v)  whether v is in the minimum vertex cover.
//                  The vertices that are not in the cover form
//                  a maximum independent set.
// Time: O(E sqrt V). No recursion.
// J. E. Hopcroft, R. M. Karp, "An n^(5/2) algorithm for
// maximum matchings in bipartite graphs", 1973. The cover is
// from D. Koenig, "Graphs and matrices", 1931.
// Checked: all graphs with up to 6 vertices; official
// generators of Library Checker (notebook/notebook).

struct Bipartite {
  int left, n, size = 0;
  vector<int> at, to, mate, level, arc, up, q;

  template <class Edge = pair<int, int>>
  Bipartite(int l, int r, const vector<Edge>& edges)
      : left(l), n(l + r), at(n + 1), to(2 * edges.size()),
        mate(n, -1), arc(n), up(n, -1), q(n) {
    for (auto& e : edges) {
      int v = get<0>(e), w = get<1>(e);
      assert(0 <= v && v < l && 0 <= w && w < r);
      ++at[v], ++at[l + w];
    }
    partial_sum(at.begin(), at.end(), at.begin());
    // to[at[v] .. at[v + 1] - 1] will be the neighbors of v.
    for (auto& e : edges) {
      int v = get<0>(e), w = l + get<1>(e);
      to[--at[v]] = w, to[--at[w]] = v;
    }
    while (phase(left) || phase(n)) continue;
  }

  int right(int v) { return max(mate[v], left - 1) - left; }
  bool missed(int v) { return level[v] >= 0; }
  // The cover has one endpoint of each matched edge.
  bool in_cover(int v) {
    return !missed(v) && (v < left || missed(mate[v]));
  }

  // Searches from the exposed vertices among 0 .. roots - 1.
  // Sets level[v] to half the length of the shortest
  // alternating path of even length to v, or to -1 if there
  // is no such path. Then augments along disjoint paths that
  // rise one level at each step. Returns false if there is no
  // augmenting path. The constructor calls phase(n) last, so
  // level[v] >= 0 then says that a maximum matching misses v.
  bool phase(int roots) {
    int tail = 0, found = 0;
    level.assign(n, -1);
    for (int v = 0; v < roots; ++v)
      if (mate[v] < 0) level[q[tail++] = v] = 0;
    for (int i = 0; i < tail; ++i)
      for (int v = q[i], j = arc[v] = at[v + 1]; j-- > at[v];)
        if (mate[to[j]] < 0)
          found = 1;
        else if (level[mate[to[j]]] < 0)
          level[q[tail++] = mate[to[j]]] = level[v] + 1;
    for (int r = 0; found && r < roots; ++r)
      for (int v = mate[r] < 0 ? r : -1, w; v >= 0;)
        if (arc[v] == at[v])  // a dead end: never try v again
          level[v] = -1, v = up[v];
        else if (mate[w = to[--arc[v]]] < 0)  // augment
          for (++size; v >= 0; v = up[v])
            swap(mate[mate[w] = v], w);
        else if (level[mate[w]] == level[v] + 1)
          up[mate[w]] = v, v = mate[w];
    return found;
  }
};
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

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int n, m, r, c;
  cin >> n >> m;
  vector<string> rows(n, string(n, '.'));
  while (m-- > 0 && cin >> r >> c)
    if (min(r, c) > 0 && max(r, c) <= n)
      rows[r - 1][c - 1] = '#';
  vector<pair<int, int>> moves;
  for (int d : {-2, -1, 1, 2})
    for (int s : {-1, 1})
      moves.push_back({d, s * (3 - abs(d))});
  Board b(rows, moves);
  Bipartite g(b.half, b.half, b.pairs());
  int knights = 0;
  for (r = 0; r < n; ++r)
    for (c = 0; c < n; ++c)
      knights += rows[r][c] == '.' && !g.in_cover(b.at(r, c));
  cout << knights << "\n";
}
