// SPDX-License-Identifier: CC0-1.0
//
// Calls every public function from a contest program with the usual macros and globals. The program
// is compiled twice: once with the files ABOVE pasted above the macros and globals, and once with
// the files BELOW pasted below them. Only the calls whose header is pasted are compiled.
#include <bits/stdc++.h>
using namespace std;
#ifdef ABOVE
#include ABOVE
#endif

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
#include BELOW
#endif
using namespace matching_games;

// The calls below use the path 0 - 1 - 2 - 3. They take results with `auto`: because of the macro
// above, vector<int> is vector<long long> here, but a library that is pasted above the macro
// returns vectors of the real int.
vector<vi> path4 = {{1}, {0, 2}, {1, 3}, {2}};
vector<pii> arcs = {{0, 1}, {1, 2}, {2, 3}};
int parity(int v) { return v % 2; }

void solve() {
#ifdef MATCHING_GAMES_GRAPH_HPP
  ans += VertexClass::D == VertexClass::A;
#endif
#ifdef MATCHING_GAMES_CSR_GRAPH_HPP
  CsrGraph csr(4, {{0, 1}, {1, 2}, {2, 3}});
  ans += csr.size() + csr.contains(0) + csr.neighbors(1)[0];
#endif
#ifdef MATCHING_GAMES_BIPARTITE_GRAPH_HPP
  BipartiteGraph of_halves(2, 2, {{0, 0}, {1, 0}, {1, 1}}), of_arcs(4, 4, arcs);
  ans += of_halves.size() + of_halves.left() + of_halves.side(3) + of_halves.contains(0) +
         of_halves.neighbors(1)[0];
#endif
#ifdef MATCHING_GAMES_GENERAL_HPP
  auto mates = general_matching(path4);
#endif
#ifdef MATCHING_GAMES_BIPARTITE_HPP
  auto mates_of_sides = bipartite_matching(path4);
  mates_of_sides = bipartite_matching(path4, parity);
  trav(v, mates_of_sides) v = min(v, mates_of_sides[0]);
#endif
#ifdef MATCHING_GAMES_MATCHING_FROM_EDGES_HPP
  mates = general_matching(4, arcs);
  mates = bipartite_matching(4, 4, arcs);
  mates = bipartite_matching(4, 4, path4);
#endif
#ifdef MATCHING_GAMES_MATCHING_SIZE_HPP
  ans += matching_size({1, 0});
#endif
#ifdef MATCHING_GAMES_TWO_COLORING_HPP
  ans += two_coloring(path4).bipartite + two_coloring(path4).side[1];
#endif
#ifdef MATCHING_GAMES_BOARD_HPP
  const vector<Move> camel = {{-3, -1}, {-3, 1}, {-1, -3}, {-1, 3},
                              {1, -3},  {1, 3},  {3, -1},  {3, 1}};
  Board camels(5, camel), kings(5, king_moves()), knights(5, knight_moves());
  Board cells(5, matching_games::steps());
  cells.add_row(".#...");
  cells.add_rows(3, ".....");
  cells[cells.vertex(1, 1)] = kWall;
  ans += cells.rows() + cells.columns() + cells.row(9) + cells.column(9) + cells.contains(9) +
         cells.neighbors(9)[0] + cells.size() + Chessboard()(9);
#endif
#ifdef MATCHING_GAMES_ROOTED_TREE_HPP
  RootedTree tree(4, {{0, 1}, {1, 2}, {2, 3}}, 1);
  ans += tree.size() + tree.vertex(0) + tree.parent(0);
  ans += tree_classes(tree)[0] == VertexClass::D;
  ans += comparability_classes(tree)[0] == VertexClass::absent;
#endif
#ifdef MATCHING_GAMES_GEOGRAPHY_HPP
  ans += loses(path4)[0];
#endif
#ifdef MATCHING_GAMES_BIPARTITE_GEOGRAPHY_HPP
  ans += loses(path4, parity)[0];
#endif
#ifdef MATCHING_GAMES_DYNAMIC_MATCHING_HPP
  DynamicMatching<> dynamic(path4), of_sides(path4, {1}, parity);
  ans += dynamic.erase(0) + dynamic.insert(0) + dynamic.missed(0) + dynamic.mate()[0] +
         dynamic.graph().size();
  of_sides = dynamic;
#endif
#ifdef MATCHING_GAMES_DYNAMIC_GRAPH_HPP
  DynamicGraph changing(3, edges);
  changing.add_edge(0, 2), changing.remove_edge(2, 0);
  ans += changing.has_edge(0, 1);
#ifdef MATCHING_GAMES_DYNAMIC_MATCHING_HPP
  DynamicMatching<DynamicGraph> owner(changing);
  ans += owner.insert_edge(0, 2) + owner.erase_edge(0, 2);
#endif
#endif
#ifdef MATCHING_GAMES_SMALLEST_MATCHING_HPP
  ans += smallest_matching(3, 3, edges)[0] + smallest_matching(4, 4, path4)[0];
#endif
#ifdef MATCHING_GAMES_GAME_HPP
  Game<> game(path4, 0), game_of_sides(path4, 0, parity), under_way(path4, {0, 1}),
      under_way_of_sides(path4, {0, 1}, parity);
  ans += under_way.winning_move() + under_way_of_sides.wins();
  ans += game.token() + game.wins() + game.winning_move() + game.winning_moves()[0];
  game.play(game.moves()[0]);
  game.undo();
  game_of_sides = game;
#endif
#ifdef MATCHING_GAMES_TRANSCRIPT_HPP
  ans += winning_moves_along(path4, {0, 1, 2})[0];
#endif
#ifdef MATCHING_GAMES_BIPARTITE_TRANSCRIPT_HPP
  ans += winning_moves_along(path4, {0, 1, 2}, parity)[0];
#endif
#ifdef MATCHING_GAMES_GALLAI_EDMONDS_HPP
  ans += gallai_edmonds(path4, {1, 0, 3, 2})[0] == VertexClass::C;
#endif
#ifdef MATCHING_GAMES_TUTTE_BERGE_HPP
  TutteBerge why = tutte_berge(path4, {4, VertexClass::C});
  ans += sz(why.barrier) + sz(why.component) + why.components + why.deficiency();
#endif
#ifdef MATCHING_GAMES_EDGE_CLASS_HPP
  ans += EdgeClass::every == EdgeClass::none;
#endif
#ifdef MATCHING_GAMES_BIPARTITE_EDGE_CLASSES_HPP
  ans += edge_classes(path4, {1, 0, 3, 2}, parity)(1, 2) == EdgeClass::none;
#endif
#ifdef MATCHING_GAMES_EDGE_CLASSES_HPP
  EdgeClasses of_edges = edge_classes(path4, {1, 0, 3, 2});
  ans += of_edges(0, 1) == EdgeClass::some;
#endif
#ifdef MATCHING_GAMES_DULMAGE_MENDELSOHN_HPP
  DulmageMendelsohn parts = dulmage_mendelsohn(path4, {1, 0, 3, 2});
  parts = dulmage_mendelsohn(path4, {1, 0, 3, 2}, parity);
  ans += gallai_edmonds(path4, {1, 0, 3, 2}, parity)[0] == VertexClass::A;
  ans += parts.block[0] + parts.blocks;
#endif
#ifdef MATCHING_GAMES_COVERS_HPP
  auto cover = minimum_vertex_cover(path4, {1, 0, 3, 2});
  cover = minimum_vertex_cover(path4, {1, 0, 3, 2}, parity);
  auto independent = maximum_independent_set(path4, {1, 0, 3, 2});
  independent = maximum_independent_set(path4, {1, 0, 3, 2}, parity);
  cover = hall_violator(path4, {1, 0, 3, 2}, parity);
  ans += minimum_edge_cover(path4, {1, 0, 3, 2})[0].se;
#endif
#ifdef MATCHING_GAMES_PATH_COVER_HPP
  ans += topological_order(4, {{0, 1}, {1, 2}, {2, 3}})[0];
  auto chains = minimum_path_cover(4, {{0, 1}, {1, 2}, {2, 3}});
  ans += sz(directed_cycle(2, {{0, 1}, {1, 0}}));
  chains = minimum_chain_cover(4, {{0, 1}, {1, 2}, {2, 3}});
  ans += sz(maximum_antichain(4, {{0, 1}, {1, 2}, {2, 3}}));
  ans += sz(in_some_maximum_antichain(4, {{0, 1}, {1, 2}, {2, 3}}));
#endif
#ifdef MATCHING_GAMES_WEIGHTS_HPP
  ans += WeightedEdge{0, 1, 5}.weight + OddSet{-1, 2}.dual + (Among::maximum == Among::perfect);
#endif
#ifdef MATCHING_GAMES_WEIGHTED_MATCHING_HPP
  vector<WeightedEdge> roads = {{0, 1, 5}, {1, 2, -7}};
  auto heaviest = maximum_weight_matching(4, roads);
  heaviest = maximum_weight_matching(4, {{0, 1, 5}, {1, 2, -7}}, Among::maximum);
  heaviest = maximum_weight_matching(4, vector<array<int, 3>>{{0, 1, 5}, {1, 2, -7}});
  ans += heaviest.weight + heaviest.exists + heaviest.mate[0] + heaviest.added +
         heaviest.potential[0] + heaviest.set_of[0] + sz(heaviest.sets);
#endif
#ifdef MATCHING_GAMES_BIPARTITE_WEIGHTED_MATCHING_HPP
  vector<WeightedEdge> wages = {{0, 1, 5}, {1, 0, -7}};
  auto best_wages = maximum_weight_matching(2, 2, wages);
  best_wages = maximum_weight_matching(2, 2, {{0, 1, 5}, {1, 0, -7}}, Among::perfect);
  ans += best_wages.weight + best_wages.mate[0];
#endif
#ifdef MATCHING_GAMES_WEIGHTS_BY_SIZE_HPP
  ans += maximum_weights_by_size(2, 2, {{0, 1, 5}, {1, 0, -7}})[1] +
         maximum_weight_matching_of_size(2, 2, {{0, 1, 5}, {1, 0, -7}}, 1).weight;
#endif
#ifdef MATCHING_GAMES_WEIGHTED_EDGE_CLASSES_HPP
  WeightedEdgeClasses of_roads =
      weighted_edge_classes(2, {{0, 1, 1}}, {true, {1, 0}, 1, 0, {2, 0}, {-1, -1}, {}}, Among::all);
  ans += of_roads.unique;
  auto of_wages = weighted_edge_classes(1, 1, {{0, 0, 1}}, {true, {0}, 1, 0, {2, 0}, {}, {}});
  ans += of_wages.unique + of_wages.covered[1] + (of_wages.edge[0] == EdgeClass::every);
#endif
#ifdef MATCHING_GAMES_ASSIGNMENT_HPP
  auto tasks = assignment(vector<vi>{{4, 3}, {3, 5}});
  tasks = assignment(vector<vi>{{4, INF}, {3, 5}}, INF);
  ans += tasks.cost + tasks.column[0] + tasks.row_potential[0] + tasks.column_potential[0] +
         tasks.exists;
#endif
#ifdef MATCHING_GAMES_CHECK_ASSIGNMENT_HPP
  cout << check_assignment(vector<vi>{{4, 3}, {3, 5}}, tasks)
       << check_assignment(vector<vi>{{4, INF}, {3, 5}}, tasks, INF) << endl;
#endif
#ifdef MATCHING_GAMES_CHECK_WEIGHTED_MATCHING_HPP
  WeightedMatching light = {true, {1, 0}, 1, 0, {2, 0}, {-1, -1}, {}};
  cout << check_weighted_matching(2, {{0, 1, 1}}, light)
       << check_weighted_matching(1, 1, {{0, 0, 1}}, light, Among::perfect)
       << check_weighted_matching_of_size(1, 1, {{0, 0, 1}}, light, 1) << endl;
#endif
#ifdef MATCHING_GAMES_CHECK_MATCHING_HPP
  cout << check_matching(path4, {1, 0, 3, 2}) << endl;
#endif
#ifdef MATCHING_GAMES_CHECK_COVERS_HPP
  cout << check_vertex_cover(path4, {1, 0, 3, 2}, {1, 2})
       << check_independent_set(path4, {1, 0, 3, 2}, {0, 3})
       << check_edge_cover(path4, {1, 0, 3, 2}, {{0, 1}, {2, 3}})
       << check_hall_violator(path4, {1, 0, 3, 2}, parity, {}) << endl;
#endif
#ifdef MATCHING_GAMES_CHECK_TUTTE_BERGE_HPP
  cout << check_tutte_berge(path4, {1, 0, 3, 2}, {}) << endl;
#endif
#ifdef MATCHING_GAMES_CHECK_GALLAI_EDMONDS_HPP
  cout << check_gallai_edmonds(path4, {1, 0, 3, 2}, {4, VertexClass::C}) << endl;
#endif
#ifdef MATCHING_GAMES_CHECK_DULMAGE_MENDELSOHN_HPP
  cout << check_dulmage_mendelsohn(path4, {1, 0, 3, 2}, parity, {0, 0, 1, 1}, 2) << endl;
#endif
#ifdef MATCHING_GAMES_CHECK_EDGE_CLASSES_HPP
  auto class_of = [](int v, int w) { return v + w; };
  cout << check_edge_classes(path4, {1, 0, 3, 2}, class_of) << endl;
#endif
#ifdef MATCHING_GAMES_CHECK_PATH_COVER_HPP
  cout << check_path_cover(4, {{0, 1}, {1, 2}, {2, 3}}, {{0, 1, 2, 3}})
       << check_chain_cover(4, {{0, 1}, {1, 2}, {2, 3}}, {{0, 1, 2, 3}}, {0}) << endl;
#endif
#ifdef MATCHING_GAMES_VERSION_HPP
  cout << version() << kVersionMajor + kVersionMinor + kVersionPatch << endl;
#endif
}

signed main() {
  IOS;
  solve();
  debug(ans);
}
