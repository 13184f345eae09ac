// SPDX-License-Identifier: CC0-1.0
//
// Maximum matching of any graph while vertices come and go,
// its Gallai-Edmonds classes, and the game on it: a token goes
// along edges, no vertex twice, who cannot move loses. Needs
// bits/stdc++.h and using namespace std; arguments are not
// checked.
//   General g(n, edges);  vertices 0 .. n-1, edges {v, w}
//   g.mate[v]     in a maximum matching, or -1
//   g.missed(v)   class D: some maximum matching misses v; the
//                 player to move from v loses
//   g.barrier(v)  class A: next to D (or v is erased); all
//                 others are class C
//   g.erase(v)    takes v out. Did all maximum matchings cover
//                 it? So, erasing the path of a game in order,
//                 could the player to move from v win?
//   g.insert(v)   puts v back and answers the same, to judge a
//                 game backwards
//   g.classify()  call it after erase and insert and before
//                 missed and barrier. With the token's vertex
//                 erased, too, the winning moves now are its
//                 neighbors w with missed(w).
// A search is O(E log V): one for erase, insert and classify,
// one per phase at the start (mostly few). No recursion.
// J. Edmonds, "Paths, trees, and flowers", 1965; H. N. Gabow,
// "An efficient implementation of Edmonds' algorithm for
// maximum matching on graphs", 1976.
#pragma once

struct General {
  int n, now = 1;
  vector<int> at, to, mate, mark, root, base, age, p, q, todo;

  General(int size, const vector<pair<int, int>>& edges)
      : n(size), at(n + 1), to(2 * edges.size()), mate(n, -1),
        mark(n), root(n), base(n), age(n), p(n), q(n) {
    for (auto& e : edges) ++at[e.first], ++at[e.second];
    partial_sum(at.begin(), at.end(), at.begin());
    // The neighbors of v: to[at[v]], .., to[at[v + 1] - 1].
    for (auto e : edges)
      for (int i = 0; i < 2; ++i, swap(e.first, e.second))
        to[--at[e.first]] = e.second;
    while (search(0, n)) continue;
  }

  bool insert(int v) { return mark[v] = 0, search(v, v + 1); }
  bool erase(int v) {
    int w = mate[v];
    now += 2, mark[v] = INT_MAX;
    if (w >= 0) mate[v] = mate[w] = -1;
    return w >= 0 && !search(w, w + 1);
  }

  void classify() { search(0, n); }
  bool missed(int v) { return mark[v] == now; }
  bool barrier(int v) { return mark[v] > now; }

  // Grows alternating trees from the exposed vertices in a
  // range until they meet others. mark[v]: less than now if v
  // is in no tree; now if it is outer, at an even distance
  // from the root by some path; now + 1 if it is inner only.
  // Trees that met none stay until the matching changes: the
  // others need not enter them.
  bool search(int first, int last) {
    bool found = false;
    todo.clear();
    for (int v = first; v < last; ++v)
      if (mate[v] < 0 && mark[v] < now) outer(v, v, v, v);
    for (size_t i = 0; i < todo.size(); ++i)
      for (int v = todo[i], j = at[v + 1]; j-- > at[v];) {
        int w = to[j], r = root[v];
        if (mate[r] >= 0) break;  // the tree is used up
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

  // v gets outer: its path to the root r goes over the edge
  // x-y. That is the tree's edge from x, two above v, to v's
  // mate y, or it closed the cycle that v is on.
  void outer(int v, int r, int x, int y) {
    mark[v] = now, root[v] = r, base[v] = v, p[v] = x;
    q[v] = y, age[v] = todo.size(), todo.push_back(v);
  }

  // The base of v's blossom, itself if it is in none.
  int find(int v) {
    while (base[v] != v) v = base[v] = base[base[v]];
    return v;
  }

  // v-w closes an odd cycle: its inner vertices get outer. The
  // younger base, which is never above the other one, climbs.
  void shrink(int v, int w) {
    for (int a = find(v), b = find(w); a != b;) {
      if (age[a] < age[b]) swap(a, b);
      outer(mate[a], root[a], v, w);
      a = base[a] = base[mate[a]] = find(p[a]);
    }
  }

  // Matches v and w, and anew what is on their paths to roots.
  void rematch(int v, int w) {
    vector<pair<int, int>> ends{{v, w}, {w, v}};
    while (!ends.empty()) {
      tie(v, w) = ends.back(), ends.pop_back();
      swap(mate[v], w);  // w is the old mate now
      if (w < 0 || mate[w] != v) continue;
      ends.push_back({p[v], q[v]});
      ends.push_back({q[v], p[v]});
    }
  }
};
