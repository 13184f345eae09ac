// SPDX-License-Identifier: CC0-1.0
//
// Tests the solvers that find the edges in some, in every, or in no maximum matching. The expected
// outputs are computed from lists of all maximum matchings.
#include <algorithm>
#include <cstddef>
#include <numeric>
#include <string>
#include <vector>

#include "check.hpp"
#include "instances/edges.hpp"
#include "instances/random.hpp"
#include "oracle.hpp"
#include "solvers.hpp"

namespace {

using instances::Edges;

// ---- All maximum matchings of a small graph

// Tries all ways to extend the matching by edges from edges[next] on. Bit v of `covered` says
// whether v has a mate. Stores the matchings of maximum size in `all`.
void list(const Edges& edges, std::size_t next, oracle::Set covered, Edges& matching,
          std::vector<Edges>& all) {
  if (next == edges.size()) {
    if (!all.empty() && all[0].size() < matching.size()) all.clear();
    if (all.empty() || all[0].size() == matching.size()) all.push_back(matching);
    return;
  }
  list(edges, next + 1, covered, matching, all);
  const auto [v, w] = edges[next];
  if (v == w || oracle::has(covered, v) || oracle::has(covered, w)) return;
  matching.push_back(edges[next]);
  list(edges, next + 1, covered | oracle::Set(1) << v | oracle::Set(1) << w, matching, all);
  matching.pop_back();
}

std::vector<Edges> maximum_matchings(const Edges& edges) {
  std::vector<Edges> all;
  Edges matching;
  list(edges, 0, 0, matching, all);
  return all;
}

// Returns how many of the matchings contain the edge.
std::size_t count(const std::vector<Edges>& matchings, const instances::Edge& edge) {
  return static_cast<std::size_t>(
      std::count_if(matchings.begin(), matchings.end(), [&](const Edges& matching) {
        return std::find(matching.begin(), matching.end(), edge) != matching.end();
      }));
}

// ---- HDU 4687: the edges of a general graph that are in no maximum matching

void test_boke_and_tsukkomi() {
  solvers::Cases cases("hdu4687_boke_and_tsukkomi", false);
  const auto add = [&](int n, const Edges& edges) {
    const std::vector<Edges> matchings = maximum_matchings(edges);
    int in_none = 0;
    std::string numbers, input = std::to_string(n) + ' ';
    for (std::size_t i = 0; i < edges.size(); ++i) {
      if (count(matchings, edges[i]) > 0) continue;
      numbers += (in_none++ == 0 ? "" : " ") + std::to_string(i + 1);
    }
    instances::write_edges(edges, 1, input);
    cases.add(input, std::to_string(in_none) + '\n' + numbers + '\n');
  };
  for (int n = 1; n <= 5; ++n) {
    oracle::for_every_graph(n, [&](const Edges& edges) { add(n, edges); });
  }
  instances::Random random(4687);
  for (int repetition = 0; repetition < 500; ++repetition) {
    const int n = random.between(1, 12);
    add(n, random_pairs(n, random.below(16), random));
  }
  cases.test_all();
  // The solver ignores edges with invalid ends. The other edges keep their numbers.
  CHECK_EQ(solvers::outcome("hdu4687_boke_and_tsukkomi", "3 4\n1 9\n1 2\n0 2\n3 3\n").answer,
           "1\n4\n");
}

// ---- Bipartite graphs, given as lists of the right neighbors of each left vertex

using Lists = std::vector<std::vector<int>>;

// Returns the edges of a bipartite graph. The left vertices have the numbers 0, ..., `left` - 1,
// and the numbers of the right vertices follow.
Edges edges_of(const Lists& lists) {
  const int left = static_cast<int>(lists.size());
  Edges edges;
  for (int v = 0; v < left; ++v) {
    for (const int w : lists[v]) edges.emplace_back(v, left + w);
  }
  return edges;
}

// Calls use(lists, right) for all bipartite graphs with at most `most` vertices on each side, and
// for 500 random graphs with at most 6 vertices on each side. `lists` contains the neighbors of
// each vertex on the left, and `right` is the number of vertices on the right. In a random graph,
// `percent` is the probability that two vertices are joined, and some lists contain a vertex twice.
// If `square` is true, both sides have the same size.
template <class Use>
void for_many_graphs(int most, bool square, int percent, Use use) {
  for (int left = 0; left <= most; ++left) {
    for (int right = square ? left : 0; right <= (square ? left : most); ++right) {
      oracle::for_every_bipartite_graph(left, right, [&](const Edges& edges) {
        Lists lists(left);
        for (const auto& [v, w] : edges) lists[v].push_back(w);
        use(lists, right);
      });
    }
  }
  instances::Random random(1904);
  for (int repetition = 0; repetition < 500; ++repetition) {
    const int left = random.between(1, 6), right = square ? left : random.between(1, 6);
    Lists lists(left);
    for (std::vector<int>& list : lists) {
      for (int w = 0; w < right; ++w) {
        if (random.percent(percent)) list.push_back(w);
      }
      random.shuffle(list);
      if (random.percent(10) && !list.empty()) list.push_back(list[0]);
    }
    use(lists, right);
  }
}

// Returns a line for each list. The line contains the length of the list and the vertices.
std::string lines_of(const Lists& lists) {
  std::string text;
  for (const std::vector<int>& list : lists) {
    text += std::to_string(list.size());
    for (const int w : list) text += ' ' + std::to_string(w + 1);
    text += '\n';
  }
  return text;
}

// Returns for each vertex on the left the list of all vertices that are its mate in some maximum
// matching.
Lists mates(const std::vector<Edges>& matchings, int left, int right) {
  Lists result(left);
  for (int v = 0; v < left; ++v) {
    for (int w = 0; w < right; ++w) {
      if (count(matchings, {v, left + w}) > 0) result[v].push_back(w);
    }
  }
  return result;
}

// Returns a path or a cycle with n vertices on each side. Each left vertex v is joined to the right
// vertex v and, except for the last one, to the right vertex v + 1. These edges form a path. If
// `closed` is true, the last left vertex is also joined to the first right vertex, which closes the
// path to a cycle.
Lists ring(int n, bool closed) {
  Lists lists(n);
  for (int v = 0; v + 1 < n; ++v) lists[v] = {v, v + 1};
  lists[n - 1] = {n - 1};
  if (closed) lists[n - 1] = {0, n - 1};
  return lists;
}

void test_prince_and_princess() {
  solvers::Cases cases("hdu4685_prince_and_princess");
  const auto add = [&](const Lists& lists, int right, const Lists& expected) {
    cases.add(std::to_string(lists.size()) + ' ' + std::to_string(right) + '\n' + lines_of(lists),
              "Case #:\n" + lines_of(expected));
  };
  for_many_graphs(3, false, 40, [&](const Lists& lists, int right) {
    const std::vector<Edges> matchings = maximum_matchings(edges_of(lists));
    add(lists, right, mates(matchings, static_cast<int>(lists.size()), right));
  });
  const int n = 200000;  // far more than at the judge
  Lists own(n);
  for (int v = 0; v < n; ++v) own[v] = {v};
  add(ring(n, false), n, own);
  add(ring(n, true), n, ring(n, true));
  cases.test_all();
}

void test_kings_quest() {
  const auto input_of = [](const Lists& lists, const std::vector<int>& girls) {
    std::string input = std::to_string(lists.size()) + '\n' + lines_of(lists);
    for (const int girl : girls) input += std::to_string(girl + 1) + ' ';
    return input + '\n';
  };
  // The last line of an input contains a perfect matching. Tests each graph once with each of its
  // perfect matchings.
  for_many_graphs(3, true, 50, [&](const Lists& lists, int) {
    const int n = static_cast<int>(lists.size());
    const std::vector<Edges> matchings = maximum_matchings(edges_of(lists));
    if (static_cast<int>(matchings[0].size()) < n) return;
    const std::string expected = lines_of(mates(matchings, n, n));
    for (const Edges& wedding : matchings) {
      std::vector<int> girls(n);
      for (const auto& [son, girl] : wedding) girls[son] = girl - n;
      solvers::expect("poj1904_kings_quest", input_of(lists, girls), expected);
    }
  });
  const int n = 200000;
  std::vector<int> girls(n);
  std::iota(girls.begin(), girls.end(), 0);
  const auto solve = solvers::of("poj1904_kings_quest");
  CHECK(solve(input_of(ring(n, true), girls)) == lines_of(ring(n, true)));
}

// Tests the solver of the problem "letters and envelopes": n letters are in n envelopes, one letter
// in each. excluded[letter] lists the envelopes that the letter is not in. The solver finds the
// letters whose envelope is certain.
void test_letters() {
  const auto input_of = [](const Lists& excluded) {
    std::string input = std::to_string(excluded.size()) + '\n';
    for (std::size_t letter = 0; letter < excluded.size(); ++letter) {
      for (const int envelope : excluded[letter]) {
        input += std::to_string(letter + 1) + ' ' + std::to_string(envelope + 1) + '\n';
      }
    }
    return input + "0 0\n";
  };
  for_many_graphs(4, true, 60, [&](const Lists& excluded, int) {
    const int n = static_cast<int>(excluded.size());
    Edges possible;
    for (int letter = 0; letter < n; ++letter) {
      for (int envelope = 0; envelope < n; ++envelope) {
        const std::vector<int>& list = excluded[letter];
        if (std::find(list.begin(), list.end(), envelope) != list.end()) continue;
        possible.emplace_back(letter, n + envelope);
      }
    }
    const std::vector<Edges> matchings = maximum_matchings(possible);
    std::string certain;
    for (const auto& edge : possible) {
      const bool perfect = static_cast<int>(matchings[0].size()) == n;
      if (!perfect || count(matchings, edge) < matchings.size()) continue;
      certain += std::to_string(edge.first + 1) + ' ' + std::to_string(edge.second - n + 1) + '\n';
    }
    solvers::expect("ssl1331_letters", input_of(excluded), certain.empty() ? "none\n" : certain);
  });
  // The last two inputs have 1000 letters, ten times as many as the judge allows. In the first
  // input, letter k can be only in the envelopes 1 to k, so letter k must be in envelope k. In the
  // second input, letter 1 can also be in envelope 1000. Then every other letter k can also be in
  // envelope k - 1, so no envelope is certain.
  const int n = 1000;
  Lists excluded(n);
  std::string certain;
  for (int letter = 0; letter < n; ++letter) {
    for (int envelope = letter + 1; envelope < n; ++envelope) excluded[letter].push_back(envelope);
    certain += std::to_string(letter + 1) + ' ' + std::to_string(letter + 1) + '\n';
  }
  const auto solve = solvers::of("ssl1331_letters");
  CHECK(solve(input_of(excluded)) == certain);
  excluded[0].pop_back();
  CHECK_EQ(solve(input_of(excluded)), "none\n");
}

}  // namespace

int main() {
  test_boke_and_tsukkomi();
  test_prince_and_princess();
  test_kings_quest();
  test_letters();
  return check::result();
}
