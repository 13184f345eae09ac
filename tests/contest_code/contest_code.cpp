// SPDX-License-Identifier: CC0-1.0
//
// Calls every public function from a contest program with the usual macros and globals, and checks
// the results, among them many examples of the documentation. The program is compiled twice, with
// all files of paste/: above the macros and globals, and below them. Below `#define int long long`,
// the literal 0 does not have the type of the parameters.
#include <bits/stdc++.h>
using namespace std;
#ifdef ABOVE
#include "pasted.hpp"
#endif

// Returns the numbers of a result as a text, so that vectors of the real int and of the macro can
// be compared: "[1 0]", and "[0-1 1-2]" for pairs.
template <class A, class B>
string text(const pair<A, B>& p) {
  return to_string(p.first) + '-' + to_string(p.second);
}
template <class T>
string text(const T& result) {
  if constexpr (is_arithmetic<T>::value || is_enum<T>::value) {
    return to_string(static_cast<long long>(result));
  } else {
    string list;
    for (const auto& part : result) list += (list.empty() ? "" : " ") + text(part);
    return '[' + list + ']';
  }
}

// Counts and prints a wrong result.
int failures = 0;
void expect(const string& found, const string& expected, int line) {
  if (found == expected) return;
  ++failures;
  cout << "line " << line << ": expected " << expected << ", found " << found << endl;
}
template <class Call>
bool throws(const Call& call) {
  try {
    call();
  } catch (const invalid_argument&) {
    return true;
  }
  return false;
}
#define CHECK(...) expect((__VA_ARGS__) ? "true" : #__VA_ARGS__, "true", __LINE__)
#define CHECK_EQ(found, expected) expect(found, expected, __LINE__)
#define TEXT(result, expected) expect(text(result), expected, __LINE__)

#define int long long
#define double long double
#define endl '\n'
#define ll long long
#define ull unsigned long long
#define ld long double
#define rep(i, a, b) for (int i = (a); i < (b); ++i)
#define per(i, a, b) for (int i = (b)-1; i >= (a); --i)
#define FOR(i, a, b) for (int i = (a); i <= (b); ++i)
#define trav(a, c) for (auto& a : c)
#define all(c) (c).begin(), (c).end()
#define sz(c) (int)(c).size()
#define pb push_back
#define eb emplace_back
#define mp make_pair
#define fi first
#define se second
#define ff first
#define ss second
#define vi vector<int>
#define pii pair<int, int>
#define mem(a, c) memset(a, c, sizeof(a))
#define lowbit(v) ((v) & -(v))
#define sqr(v) ((v) * (v))
#define bit(v) (1LL << (v))
#define has(c, v) ((c).find(v) != (c).end())
#define debug(v) cerr << #v << " = " << (v) << endl
#define mid ((l + r) >> 1)
#define lson now << 1
#define rson now << 1 | 1
#define ls (now << 1)
#define rs (now << 1 | 1)
#define MOD 1000000007
#define mod 998244353
#define INF 0x3f3f3f3f3f3f3f3fLL
#define inf 0x3f3f3f3f
#define eps 1e-9
#define PI acos(-1.0)
#define maxn 505
#define str string
#define time (1.0 * clock() / CLOCKS_PER_SEC)
#define yes cout << "Yes" << endl
#define no cout << "No" << endl
#define near
#define far
#define small char
#define IOS ios::sync_with_stdio(false), cin.tie(nullptr)

int n, m, k, l, r, cnt, tot, ans, idx, now, cur, root, res, len, sum;
int matching[maxn], match[maxn], mate[maxn], vis[maxn], head[maxn], nxt[maxn], to[maxn];
int dis[maxn], dep[maxn], low[maxn], dfn[maxn], color[maxn], degree[maxn], stk[maxn], fa[maxn];
int side[maxn], parent[maxn], path[maxn], st[maxn], used[maxn], block[maxn], val[maxn];
char board[50][50], grid[50][50], s[maxn];
vi graph[maxn], adj[maxn], g[maxn], order;
vector<pii> edges;
int dx[] = {-1, 0, 0, 1}, dy[] = {0, -1, 1, 0};
const int N = 505, M = 1005;
int dp[N][M];
queue<int> q;
mt19937 engine(20);
mt19937_64 rng(20);
struct Edge {
  int from, to, cost;
} edge[maxn];
struct Node {
  int v, w;
};

int read() {
  int v = 0;
  cin >> v;
  return v;
}
void add_edge(int u, int v) { edge[++tot] = {u, v, head[u]}, head[u] = tot; }
void add(int u, int v) { add_edge(u, v), add_edge(v, u); }
int find(int v) { return fa[v] == v ? v : fa[v] = find(fa[v]); }
void merge(int u, int v) { fa[find(u)] = find(v); }
void dfs(int v) {
  vis[v] = 1;
  trav(w, graph[v]) if (!vis[w]) dfs(w);
}
void bfs(int v) {
  for (q.push(v); sz(q); q.pop()) vis[q.front()] = 1;
}
bool check(int v) { return v >= 0 && v < n; }
int gcd(int v, int w) { return w ? gcd(w, v % w) : v; }

#ifdef BELOW
#include "pasted.hpp"
#endif
using namespace matching_games;

vector<vi> path3 = {{1}, {0, 2}, {1}}, path4 = {{1}, {0, 2}, {1, 3}, {2}};
vector<vi> triangle = {{1, 2}, {0, 2}, {0, 1}}, with_tail = {{1, 2}, {0, 2}, {0, 1, 3}, {2}};
vector<pii> arcs = {{0, 1}, {1, 2}, {2, 3}};
int parity(int v) { return v % 2; }

struct Ring {  // a cycle of 7 vertices without vertex 2
  int size() const { return 7; }
  int contains(int v) const { return v == 2 ? 0 : 256; }
  vi neighbors(int v) const { return {(v + 1) % 7, (v + 6) % 7}; }
  vi neighbors(int) = delete;
};

// Returns one letter for each vertex.
template <class Classes>
string letters(const Classes& classes) {
  string word;
  trav(c, classes) word += "-DAC"[static_cast<int>(c)];
  return word;
}

// Returns one digit for each edge: 0, 1 or 2 if it is in no, in some, or in every maximum matching.
template <class Classes>
string digits(const Classes& classes, const vector<pii>& list) {
  string word;
  trav(e, list) word += "012"[static_cast<int>(classes(e.fi, e.se))];
  return word;
}

void graphs() {
  CsrGraph csr(4, {{0, 1}, {1, 2}, {2, 3}});
  CHECK(csr.size() == 4 && csr.contains(0));
  TEXT(csr.neighbors(1), "[0 2]");
  BipartiteGraph of_halves(2, 2, {{0, 0}, {1, 0}, {1, 1}}), of_arcs(4, 4, arcs);
  CHECK(of_halves.size() == 4 && of_halves.left() == 2 && of_halves.side(3) &&
        of_halves.contains(0));
  TEXT(of_halves.neighbors(1), "[2 3]");
  CHECK(of_arcs.size() == 8);
#ifdef BELOW
  CHECK(throws([] { CsrGraph(2, {{0, 1LL << 32}}); }));
#endif

  const vector<Move> camel = {{-3, -1}, {-3, 1}, {-1, -3}, {-1, 3},
                              {1, -3},  {1, 3},  {3, -1},  {3, 1}};
  Board camels(5, camel), kings(5, king_moves()), knights(5, knight_moves());
  Board cells(5, matching_games::steps());
  cells.add_row(".#...");
  cells.add_rows(3, ".....");
  cells[cells.vertex(1, 1)] = kWall;
  const int v = cells.vertex(1, 4);
  CHECK(cells.rows() == 4 && cells.columns() == 5 && cells.row(v) == 1 && cells.column(v) == 4);
  CHECK(cells.contains(v) && !cells.contains(cells.vertex(1, 1)) && cells.size() > v);
  CHECK(Chessboard()(v) != Chessboard()(cells.vertex(0, 4)));
  const vi around = {cells.vertex(0, 4), cells.vertex(1, 3), cells.vertex(1, 5),
                     cells.vertex(2, 4)};
  TEXT(cells.neighbors(v), text(around));

  TEXT(two_coloring(path3).side, "[0 1 0]");
  CHECK(two_coloring(path3).bipartite && !two_coloring(triangle).bipartite);
  const vi adj[maxn] = {{1}, {0, 2}, {1, 3}, {2}};
  TEXT(general_matching(matching_games::lists(adj, 4)), "[1 0 3 2]");
  CHECK(throws([&] { general_matching(matching_games::lists(adj, 3)); }));
  CHECK(throws([&] { matching_games::lists(adj, -1); }));
}

void matchings() {
  TEXT(general_matching(path4), "[1 0 3 2]");
  TEXT(bipartite_matching(path4), "[1 0 3 2]");
  TEXT(bipartite_matching(path4, parity), "[1 0 3 2]");
  TEXT(general_matching(4, arcs), "[1 0 3 2]");
  TEXT(general_matching(3, {}), "[-1 -1 -1]");
  TEXT(bipartite_matching(1, 2, {{0, 1}}), "[2 -1 0]");
  TEXT(bipartite_matching(4, 4, arcs), "[5 6 7 -1 -1 0 1 2]");
  TEXT(bipartite_matching(4, 4, path4), "[5 4 7 6 1 0 3 2]");
  const string of_edges = text(bipartite_matching(2, 1, {{0, 0}, {1, 0}}));
  CHECK(of_edges == "[2 -1 0]" || of_edges == "[-1 2 1]");
  TEXT(matched_edges(3, {{1, 0}, {1, 2}}, {-1, 2, 1}), "[1]");
  TEXT(matched_edges(2, 1, {{0, 0}, {1, 0}}, {-1, 2, 1}), "[1]");
  TEXT(matched_edges(4, arcs, {1, 0, 3, 2}), "[0 2]");
  auto teams = maximum_b_matching(4, 4, arcs, {1, 2, 3, 4, 5, 6, 7, 8}, INF);
  CHECK(teams.size == 6 && teams.times[2] == 3 && teams.cover[2]);
  teams = maximum_b_matching(2, 1, {{0, 0}, {1, 0}}, {3, 1, 2});
  CHECK_EQ(check_b_matching(2, 1, {{0, 0}, {1, 0}}, {3, 1, 2}, teams), "");
  TEXT(teams.times, "[1 1]");
  TEXT(maximum_b_matching(2, 1, {{0, 0}, {1, 0}}, {3, 1, 2}, {0, 9}).times, "[0 1]");
  const auto loads = maximum_weight_b_matching(2, 1, {{0, 0, 5}, {1, 0, 3}}, {2, 2, 3}, 2);
  TEXT(loads.times, "[2 1]");
  CHECK(loads.weight == 13 && loads.size == 3);
  CHECK_EQ(check_weighted_b_matching(2, 1, {{0, 0, 5}, {1, 0, 3}}, {2, 2, 3}, loads, 2), "");
  CHECK(maximum_weight_b_matching(2, 1, {{0, 0, 5}}, {2, 2, 3}, Among::maximum).weight == 5);
  CHECK(maximum_weight_b_matching(1, 1, {{0, 0, 5}, {0, 0, 1}}, {2, 3}, {9, 9}).weight == 10);
  const auto coloring = edge_coloring(2, 2, {{0, 0}, {0, 1}, {1, 1}});
  CHECK(coloring.colors == 2 && coloring.color[0] == coloring.color[2]);
  CHECK_EQ(check_edge_coloring(2, 2, {{0, 0}, {0, 1}, {1, 1}}, coloring), "");
  const auto stable = stable_matching(2, 1, {{0, 0, 1, 2}, {1, 0, 1, 1}});
  TEXT(stable.mate, "[-1 2 1]");
  CHECK_EQ(check_stable_matching(2, 1, {{0, 0, 1, 2}, {1, 0, 1, 1}}, stable), "");
  TEXT(matching_size({3, -1, 4, 0, 2}), "2");
  TEXT(smallest_matching(4, 4, path4), "[5 4 7 6 1 0 3 2]");
  TEXT(smallest_matching(3, 4, arcs), "[4 5 6 -1 0 1 2]");
  CHECK_EQ(check_matching(path4, {1, 0, 3, 2}), "");
}

void games() {
  TEXT(loses(path3), "[1 0 1]");
  TEXT(bipartite_loses(path3, parity), "[1 0 1]");
  TEXT(loses(vector<vi>(2)), "[1 1]");
  TEXT(loses(Ring()), "[0 0 0 0 0 0 0]");
  Game<> game(path4, 0), of_sides(path4, 0, parity), under_way(path4, {0, 1}),
      under_way_of_sides(path4, {0, 1}, parity);
  CHECK(game.token() == 0 && game.wins() && game.winning_move() == 1);
  TEXT(game.winning_moves(), "[1]");
  game.play(game.moves()[0]);
  CHECK(!game.wins() && !under_way.wins() && under_way.winning_move() == -1);
  CHECK(!under_way_of_sides.wins());
  game.undo();
  CHECK(game.wins());
  of_sides = game;
  CHECK(of_sides.winning_move() == 1);
  const Ring ring;
  Game on_ring(ring, 3);
  TEXT(on_ring.winning_moves(), "[4]");
  Board cells(4, matching_games::steps());
  cells.add_row("...#");
  Game on_board(cells, cells.vertex(0, 0)), with_side(cells, cells.vertex(0, 0), Chessboard());
  CHECK(!on_board.wins() && !with_side.wins());
  on_board.play(cells.vertex(0, 1));
  CHECK(on_board.winning_move() == cells.vertex(0, 2));
  TEXT(winning_moves_along(path4, {0, 1, 2}), "[1 -1 3]");
  TEXT(bipartite_winning_moves_along(path4, {0, 1, 2}, parity), "[1 -1 3]");
}

void changes() {
  DynamicMatching<> dynamic(path4), of_sides(path4, {1}, parity);
  DynamicMatching copy(dynamic);
  CHECK(dynamic.erase(0) && dynamic.insert(0) && !dynamic.missed(0));
  TEXT(dynamic.mate(), "[1 0 3 2]");
  CHECK(dynamic.graph().size() == 4 && of_sides.missed(0));
  of_sides = dynamic;
  CHECK(!of_sides.missed(0) && !copy.missed(0));
  DynamicGraph changing(3, {{0, 1}, {1, 2}});
  changing.insert_edge(0, 2), changing.erase_edge(2, 0);
  CHECK(changing.has_edge(0, 1) && !changing.has_edge(0, 2));
  DynamicMatching<DynamicGraph> owner(changing);
  CHECK(!owner.insert_edge(0, 2) && !owner.erase_edge(0, 2));
}

void classes() {
  CHECK_EQ(letters(gallai_edmonds(path3, {-1, 2, 1})), "DAD");
  CHECK_EQ(letters(bipartite_gallai_edmonds(path3, {1, 0, -1}, parity)), "DAD");
  RootedTree from_end(3, {{0, 1}, {1, 2}}), from_middle(3, {{0, 1}, {1, 2}}, 1);
  CHECK(from_middle.size() == 3 && from_middle.vertex(2) == 1 && from_middle.parent(0) == 2);
  CHECK_EQ(letters(tree_classes(from_end)), "DAD");
  CHECK_EQ(letters(comparability_classes(from_end)), "DDD");
  CHECK_EQ(letters(comparability_classes(from_middle)), "DAD");
  const vector<pii> around = {{0, 1}, {1, 2}, {2, 0}, {2, 3}};
  CHECK_EQ(digits(edge_classes(triangle, {1, 0, -1}), {{0, 1}, {1, 2}, {2, 0}}), "111");
  CHECK_EQ(digits(edge_classes(with_tail, {1, 0, 3, 2}), around), "2002");
  CHECK_EQ(digits(bipartite_edge_classes(path4, {1, 0, 3, 2}, parity), arcs), "202");
  CHECK_EQ(digits(bipartite_edge_classes(path3, {1, 0, -1}, parity), {{0, 1}, {1, 2}}), "11");
  DulmageMendelsohn parts = dulmage_mendelsohn(path4, {1, 0, 3, 2});
  parts = dulmage_mendelsohn(path4, {1, 0, 3, 2}, parity);
  TEXT(parts.block, "[2 2 1 1]");
  CHECK(parts.blocks == 4);
  const vector<vi> star = {{1, 2, 3}, {0}, {0}, {0}};
  TutteBerge why = tutte_berge(star, gallai_edmonds(star, general_matching(star)));
  TEXT(why.barrier, "[0]");
  TEXT(why.component, "[-1 0 1 2]");
  CHECK(why.components == 3 && why.deficiency() == 2);

  CHECK_EQ(check_tutte_berge(path4, {1, 0, 3, 2}, {}), "");
  CHECK_EQ(check_gallai_edmonds(path4, {1, 0, 3, 2}, {4, VertexClass::C}), "");
  CHECK_EQ(check_dulmage_mendelsohn(path4, {1, 0, 3, 2}, parity, {2, 2, 1, 1}, 4), "");
  CHECK_EQ(check_edge_classes(path4, {1, 0, 3, 2}, edge_classes(path4, {1, 0, 3, 2})), "");
}

void covers() {
  TEXT(minimum_vertex_cover(path3, {1, 0, -1}), "[1]");
  TEXT(minimum_vertex_cover(path3, {1, 0, -1}, parity), "[1]");
  TEXT(maximum_independent_set(path3, {1, 0, -1}), "[0 2]");
  TEXT(maximum_independent_set(path3, {1, 0, -1}, parity), "[0 2]");
  TEXT(hall_violator(path3, {1, 0, -1}, parity), "[0 2]");
  TEXT(minimum_weight_vertex_cover(2, 1, {{0, 0}, {1, 0}}, {1, 2, 5}), "[0 1]");
  TEXT(maximum_weight_independent_set(2, 1, {{0, 0}, {1, 0}}, {1, 2, 5}), "[2]");
  TEXT(minimum_weight_vertex_cover(4, 4, arcs, {1, 2, 3, 4, 5, 6, 7, 8}), "[0 1 2]");
  const vector<vi> path5 = {{1}, {0, 2}, {1, 3}, {2, 4}, {3}};
  TEXT(minimum_edge_cover(path5, {1, 0, 3, 2, -1}), "[0-1 2-3 3-4]");
  TEXT(topological_order(3, {{2, 0}, {0, 1}}), "[2 0 1]");
  TEXT(directed_cycle(4, {{0, 2}, {2, 1}, {1, 0}, {1, 3}}), "[1 0 2]");
  TEXT(strong_components(4, {{0, 2}, {2, 1}, {1, 0}, {1, 3}}).component, "[0 0 0 1]");
  TEXT(minimum_path_cover(4, {{0, 1}, {0, 2}, {1, 3}}), "[[0 1 3] [2]]");
  TEXT(minimum_chain_cover(5, {{0, 1}, {1, 2}, {3, 1}, {1, 4}}), "[[0 1 2] [3 4]]");
  TEXT(maximum_antichain(5, {{0, 1}, {1, 2}, {3, 1}, {1, 4}}), "[2 4]");
  TEXT(in_some_maximum_antichain(5, {{0, 1}, {1, 2}, {3, 1}, {1, 4}}), "[1 0 1 1 1]");
  TEXT(maximum_antichain(3, {{0, 1}, {0, 2}}, Relation::transitive), "[1 2]");

  CHECK_EQ(check_vertex_cover(path4, {1, 0, 3, 2}, {1, 2}), "");
  CHECK_EQ(check_independent_set(path4, {1, 0, 3, 2}, {0, 3}), "");
  CHECK_EQ(check_edge_cover(path4, {1, 0, 3, 2}, {{0, 1}, {2, 3}}), "");
  CHECK_EQ(check_hall_violator(path4, {1, 0, 3, 2}, parity, {}), "");
  CHECK_EQ(check_path_cover(4, {{0, 1}, {1, 2}, {2, 3}}, {{0, 1, 2, 3}}), "");
  CHECK_EQ(check_chain_cover(4, {{0, 1}, {1, 2}, {2, 3}}, {{0, 1, 2, 3}}, {0}), "");
}

void weights() {
  vector<WeightedEdge> roads = {{0, 1, 5}, {1, 2, -7}};
  auto heaviest = maximum_weight_matching(4, {{0, 1, 5}, {1, 2, -7}}, Among::maximum);
  heaviest = maximum_weight_matching(4, vector<array<int, 3>>{{0, 1, 5}, {1, 2, -7}});
  heaviest = maximum_weight_matching(4, roads);
  CHECK(heaviest.exists && heaviest.weight == 5 && heaviest.added == 0);
  TEXT(heaviest.mate, "[1 0 -1 -1]");
  CHECK(sz(heaviest.dual) == 4 && sz(heaviest.set_of) == 4 && heaviest.sets.empty());
  CHECK_EQ(check_weighted_matching(4, roads, heaviest), "");
  vector<WeightedEdge> wages = {{0, 1, 5}, {1, 0, -7}};
  CHECK(bipartite_maximum_weight_matching(2, 2, wages).weight == 5);
  auto all_wages = bipartite_maximum_weight_matching(2, 2, {{0, 1, 5}, {1, 0, -7}}, Among::perfect);
  CHECK_EQ(check_weighted_matching(2, 2, wages, all_wages, Among::perfect), "");
  CHECK(all_wages.weight == -2);
  TEXT(maximum_weights_by_size(2, 2, {{0, 1, 5}, {1, 0, -7}}), "[0 5 -2]");
  auto one_wage = maximum_weight_matching_of_size(2, 2, {{0, 1, 5}, {1, 0, -7}}, 1);
  CHECK(one_wage.weight == 5);
  CHECK_EQ(check_weighted_matching_of_size(2, 2, wages, one_wage, 1), "");
  auto of_wages =
      weighted_edge_classes(1, 1, {{0, 0, 1}}, {true, {1, 0}, 1, 0, {2, 0}, {-1, -1}, {}});
  CHECK(of_wages.unique && of_wages.covered[1] && of_wages.edge[0] == EdgeClass::every);
  WeightedEdgeClasses of_roads =
      weighted_edge_classes(2, {{0, 1, 1}}, {true, {1, 0}, 1, 0, {2, 0}, {-1, -1}, {}}, Among::all);
  CHECK(of_roads.unique && OddSet{-1, 2}.dual == 2);
  auto tasks = assignment(vector<vi>{{4, 3}, {3, 5}});
  CHECK(tasks.exists && tasks.cost == 6);
  TEXT(tasks.column, "[1 0]");
  CHECK(tasks.row_dual[0] + tasks.column_dual[1] == 3);
  CHECK_EQ(check_assignment(vector<vi>{{4, 3}, {3, 5}}, tasks), "");
  tasks = assignment(vector<vi>{{4, INF}, {3, 5}}, INF);
  CHECK(tasks.cost == 9);
  CHECK_EQ(check_assignment(vector<vi>{{4, INF}, {3, 5}}, tasks, INF), "");
  CHECK_EQ(version(), to_string(kVersionMajor) + '.' + to_string(kVersionMinor) + '.' +
                          to_string(kVersionPatch));
}

signed main() {
  graphs();
  matchings();
  games();
  changes();
  classes();
  covers();
  weights();
  return failures == 0 ? 0 : 1;
}
