// SPDX-License-Identifier: CC0-1.0

// Tatami
// AtCoder ABC 285 G
// https://atcoder.jp/contests/abc285/tasks/abc285_g
// Time: O(HW sqrt(HW))
//
// A matching of the cells without '1' has to cover each cell
// with '2'. It is enough that one matching covers those of one
// chessboard color, and another one those of the other color
// (N. S. Mendelsohn, A. L. Dulmage, "Some generalizations of
// the problem of distinct representatives", 1958).
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
  int h, w;
  cin >> h >> w;
  vector<string> rows(h), walls;
  for (auto& row : rows) {
    cin >> row, walls.push_back(row);
    replace(walls.back().begin(), walls.back().end(), '1',
            '#');
  }
  Board b(walls, {{-1, 0}, {0, -1}, {0, 1}, {1, 0}});
  vector<int> must(2 * b.half), twos(2);
  for (int r = 0; r < h; ++r)
    for (int c = 0; c < w; ++c)
      if (rows[r][c] == '2')
        must[b.at(r, c)] = 1, ++twos[b.at(r, c) / b.half];
  vector<pair<int, int>> edges[2];
  for (auto& e : b.pairs()) {
    if (must[e.first]) edges[0].push_back(e);
    if (must[b.half + e.second]) edges[1].push_back(e);
  }
  bool possible = true;
  for (int s : {0, 1})
    possible &=
        Bipartite(b.half, b.half, edges[s]).size == twos[s];
  cout << (possible ? "Yes\n" : "No\n");
}
