// SPDX-License-Identifier: CC0-1.0
//
// People are edges between universities and subjects, a team
// is a matching. Prints the size of a largest team, and the
// best sum for each size. First, each university is matched to
// a place of its own. As the weight of this is high, each new
// vertex on the left that takes any of the places adds a
// person, at the best sum.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/weighted_bipartite.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  const int m = 151;  // place v is vertex m + v on the right
  const long long high = 1e12;
  int n;
  cin >> n;
  vector<array<long long, 3>> edges;
  for (long long a, b, c; n-- > 0 && cin >> a >> b >> c;)
    edges.push_back({a - 1, b - 1, c + high});
  for (int v = 0; v < m; ++v)
    edges.push_back({v, m + v, 4 * high});
  WeightedBipartite g(2 * m, 2 * m, edges);
  vector<long long> best;
  for (int s = m, team = 1; s < 2 * m; ++s) {
    for (int v = 0; v < m; ++v)
      g.to[s].push_back({3 * m + v, 8 * high});
    g.dual[s] = 8 * high, g.search(s);
    long long sum = 0, size = 0;
    for (int w = 2 * m; w < 3 * m; ++w)
      if (g.mate[w] >= 0)
        ++size, sum += g.dual[w] + g.dual[g.mate[w]] - high;
    if (size < team++) break;  // no team is larger
    best.push_back(sum);
  }
  cout << best.size() << "\n";
  for (long long sum : best) cout << sum << "\n";
}
