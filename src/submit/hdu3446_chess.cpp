// SPDX-License-Identifier: CC0-1.0

// daizhenyang's chess
// HDU 3446
// https://acm.hdu.edu.cn/showproblem.php?pid=3446
// Time: O(E log V) per phase
//
// Finds which player wins. The king can also move like a
// knight or two cells along a diagonal.
#include <bits/stdc++.h>
using namespace std;
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
// Keeps a maximum matching of any graph while vertices are
// erased and inserted, and finds its Gallai-Edmonds classes.
// The classes solve vertex geography: the players take turns
// to move a token along an edge to an unvisited vertex, and
// the player who cannot move loses. Needs <bits/stdc++.h> and
// using namespace std.
//   General g(n, edges);  vertices 0 .. n-1, edges {v, w}. An
//                 assert checks the ends of the edges.
//   g.size        the number of pairs of the matching
//   g.mate[v]     the mate of v in the matching, or -1
//   g.missed(v)   whether v is in class D: some maximum
//                 matching misses v. The player to move from v
//                 loses exactly then.
//   g.barrier(v)  whether v is in class A (not in D, but next
//                 to D) or erased. Other vertices: class C.
//   g.erase(v)    erases v. Returns whether every maximum
//                 matching covered v. If a game's vertices
//                 are erased in order, this says whether the
//                 player to move from v could win.
//   g.insert(v)   inserts v again. Returns whether every
//                 maximum matching covers v now. This judges a
//                 game backwards.
// If all visited vertices (with the token's) are erased, the
// winning moves are the token's neighbors w with missed(w).
// Time: O(E log V) for each search. Erase, insert and the
// first missed or barrier after them do one search each. The
// constructor does one per phase, and mostly needs few phases.
// No recursion.
// J. Edmonds, "Paths, trees, and flowers", 1965; H. N. Gabow,
// "An efficient implementation of Edmonds' algorithm for
// maximum matching on graphs", 1976.
// Checked: all graphs with up to 6 vertices; official
// generators of Library Checker (notebook/notebook).

struct General {
  int n, size = 0, now = 1, known = 0;
  vector<int> at, to, mate, mark, root, base, age, p, q, todo;

  template <class Edge = pair<int, int>>
  General(int count, const vector<Edge>& edges)
      : n(count), at(n + 1), to(2 * edges.size()), mate(n, -1),
        mark(n), root(n), base(n), age(n), p(n), q(n) {
    for (auto& e : edges) {
      int v = get<0>(e), w = get<1>(e);
      assert(min(v, w) >= 0 && max(v, w) < n);
      ++at[v], ++at[w];
    }
    partial_sum(at.begin(), at.end(), at.begin());
    // to[at[v] .. at[v + 1] - 1] will be the neighbors of v.
    for (auto& e : edges) {
      int v = get<0>(e), w = get<1>(e);
      to[--at[v]] = w, to[--at[w]] = v;
    }
    while (search(0, n)) continue;
  }

  bool insert(int v) { return mark[v] = 0, search(v, v + 1); }
  bool erase(int v) {
    int w = mate[v];
    now += 2, mark[v] = INT_MAX;
    if (w >= 0) mate[v] = mate[w] = -1, --size;
    return w >= 0 && !search(w, w + 1);
  }

  bool missed(int v) { return classify(), mark[v] == now; }
  bool barrier(int v) { return classify(), mark[v] > now; }

  // Grows the trees of all exposed vertices, which give the
  // classes, unless all are there since `now` rose last.
  void classify() {
    if (known < now) search(0, n), known = now;
  }

  // Grows alternating trees from the exposed vertices in the
  // range first .. last - 1 and augments where two trees
  // meet. Returns whether the matching grew. mark[v] equals
  // `now` if v is outer (an alternating path of even length
  // leads from the root to v), `now` + 1 if v is in a tree
  // but not outer, INT_MAX if v is erased, else less.
  // Later calls keep the trees until `now` rises by 2: then
  // no vertex is in a tree.
  bool search(int first, int last) {
    bool found = false;
    todo.clear();
    for (int v = first; v < last; ++v)
      if (mate[v] < 0 && mark[v] < now) outer(v, v, v, v);
    for (size_t i = 0; i < todo.size(); ++i)
      for (int v = todo[i], j = at[v + 1]; j-- > at[v];) {
        int w = to[j], r = root[v];
        if (mate[r] >= 0) break;  // v's tree was augmented
        if (mark[w] < now && mate[w] < 0) outer(w, w, w, w);
        if (mark[w] < now)
          mark[w] = now + 1, outer(mate[w], r, v, w);
        else if (mark[w] == now && root[w] == r)
          shrink(v, w);
        else if (mark[w] == now && mate[root[w]] < 0)
          rematch(v, w), found = true;
      }
    if (found) now += 2;  // forgets all trees
    return found;
  }

  // Makes v outer. Its alternating path to the root r uses the
  // edge x-y. Either y is the mate of v and x is the parent of
  // y, or x-y closed an odd cycle that contains v.
  void outer(int v, int r, int x, int y) {
    mark[v] = now, root[v] = r, base[v] = v, p[v] = x;
    q[v] = y, age[v] = todo.size(), todo.push_back(v);
  }

  // Returns the base of v's blossom, or v if there is none.
  int find(int v) {
    while (base[v] != v) v = base[v] = base[base[v]];
    return v;
  }

  // Shrinks the odd cycle that v-w closes: its inner vertices
  // become outer. If base a became outer after base b, a is
  // no ancestor of b, so a moves up; otherwise b moves up.
  void shrink(int v, int w) {
    for (int a = find(v), b = find(w); a != b;) {
      if (age[a] < age[b]) swap(a, b);
      outer(mate[a], root[a], v, w);
      a = base[a] = base[mate[a]] = find(p[a]);
    }
  }

  // Augments along the edge v-w and the alternating paths from
  // v and from w to their roots.
  void rematch(int v, int w) {
    vector<pair<int, int>> ends{{v, w}, {w, v}};
    ++size;
    while (!ends.empty()) {
      tie(v, w) = ends.back(), ends.pop_back();
      swap(mate[v], w);  // now w is the old mate of v
      if (w < 0 || mate[w] != v) continue;
      ends.push_back({p[v], q[v]});
      ends.push_back({q[v], p[v]});
    }
  }
};

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  vector<pair<int, int>> moves;
  for (int d = -2; d <= 2; ++d)
    for (int r = -2; r <= 2; ++r)
      if (d * d + r * r != 0 && d * d + r * r != 4)
        moves.push_back({d, r});
  int cases, n, m;
  cin >> cases;
  for (int x = 1; x <= cases && cin >> n >> m; ++x) {
    vector<string> rows(n);
    for (string& row : rows) cin >> row, row.resize(m, '#');
    Board b(rows, moves);
    General g(2 * b.half, b.edges);
    int i = 0;
    while (i + 1 < n * m && rows[i / m][i % m] != 'K') ++i;
    auto end =
        g.missed(b.at(i / m, i % m)) ? "lose\n" : "win\n";
    cout << "Case #" << x << ": daizhenyang " << end;
  }
}
