// SPDX-License-Identifier: CC0-1.0

// Maximize Mex
// Codeforces 1139 E
// https://codeforces.com/problemset/problem/1139/E
// Time: O(n^2 log n)
//
// The potentials below the mex must all be matched to clubs. A
// student is an edge with two vertices of its own, which are
// erased when the student leaves. Each student who is there
// adds 1 to the size of the matching. As long as some
// potential is not matched, the greatest one is erased.
#include <bits/stdc++.h>
using namespace std;
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
  int n, m, days, mex = 5000;
  cin >> n >> m;
  vector<int> p(n);
  for (int& v : p) cin >> v;
  vector<pair<int, int>> edges;
  int x = mex + m;  // a student's vertices are x and x + 1
  for (int i = 0, c; i < n && cin >> c; ++i, x += 2)
    edges.insert(
        edges.end(),
        {{p[i], x}, {x, x + 1}, {x + 1, mex + c - 1}});
  General g(x, edges);
  cin >> days;
  for (int i = 0, s; i < days && cin >> s; ++i) {
    x = 5000 + m + 2 * (s - 1);
    g.erase(x), g.erase(x + 1), --n;
    while (g.size < mex + n) g.erase(--mex);
    cout << mex << "\n";
  }
}
