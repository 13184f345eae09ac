// SPDX-License-Identifier: CC0-1.0
//
// Tests the notebook edition. The graph headers are compared with the definitions and the rules of
// the game on every labeled graph with at most 6 vertices, and with the library on random graphs.
// The problems are compared with the rules of the game on every small board and tree, with the
// library on random inputs, and with the expected outputs of all samples.
#include <bits/stdc++.h>

#include "check.hpp"
#include "games.hpp"
#include "inputs.hpp"
#include "instances/answers.hpp"
#include "instances/boards.hpp"
#include "instances/random.hpp"
#include "instances/trees.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/bipartite_gallai_edmonds.hpp"
#include "matching_games/check_matching.hpp"
#include "matching_games/gallai_edmonds.hpp"
#include "matching_games/game.hpp"
#include "matching_games/general.hpp"
#include "matching_games/geography.hpp"
#include "matching_games/rooted_tree.hpp"
#include "oracle.hpp"
#include "trees.hpp"

#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wshadow"
#endif
namespace notebook {
using namespace std;
#include "notebook/bipartite.hpp"
#include "notebook/board.hpp"
#include "notebook/general.hpp"
}  // namespace notebook

// Renames the main function of each problem. The new function is void, because only main may omit
// its return statement.
#define main \
  unused();  \
  void problem_main
namespace jsoi {
using namespace notebook;
#include "notebook/problems/jsoi2009_game.cpp"
}  // namespace jsoi
namespace noi {
using namespace notebook;
#include "notebook/problems/noi2011_rabbit_egg.cpp"
}  // namespace noi
namespace hdu {
using namespace notebook;
#include "notebook/problems/hdu3446_chess.cpp"
}  // namespace hdu
namespace gcj {
using namespace notebook;
#include "notebook/problems/gcj2008_king.cpp"
}  // namespace gcj
namespace general_matching {
using namespace notebook;
#include "notebook/problems/librarychecker_general_matching.cpp"
}  // namespace general_matching
namespace game_on_tree {
using namespace notebook;
#include "notebook/problems/cf1970c_game_on_tree.cpp"
}  // namespace game_on_tree
namespace tiles {
using namespace notebook;
#include "notebook/problems/latin2012_game_of_tiles.cpp"
}  // namespace tiles
namespace ancestors {
using namespace notebook;
#include "notebook/problems/seerc2019_game_on_a_tree.cpp"
}  // namespace ancestors
#undef main
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

using matching_games::GallaiEdmonds;
using oracle::Graph;
using oracle::has;
using oracle::Set;

namespace {

using instances::Rows;

// ---- Graphs

int edges_of(const std::vector<int>& mate) {
  int ends = 0;
  for (const int w : mate) ends += w != -1;
  return ends / 2;
}

Set without(Set s, int v) { return s & ~(Set(1) << v); }

// Answers questions about the induced subgraphs ("parts") of a small graph by the definitions and
// by the rules of the game.
class SmallTruth {
 public:
  explicit SmallTruth(const Graph& graph)
      : adjacent_(oracle::adjacency(graph)),
        numbers_(oracle::matching_numbers(adjacent_)),
        winning_(oracle::winning_tokens(adjacent_)) {}

  int number(const Graph& part) const { return numbers_[set_of(part)]; }

  std::vector<GallaiEdmonds> classes(const Graph& part) const {
    const Set all = set_of(part);
    Set d = 0;
    for (int v = 0; v < part.size(); ++v) {
      if (has(all, v) && numbers_[without(all, v)] == numbers_[all]) d |= Set(1) << v;
    }
    std::vector<GallaiEdmonds> result(part.size(), GallaiEdmonds::absent);
    for (int v = 0; v < part.size(); ++v) {
      if (!has(all, v)) continue;
      result[v] = has(d, v)                 ? GallaiEdmonds::D
                  : (adjacent_[v] & d) != 0 ? GallaiEdmonds::A
                                            : GallaiEdmonds::C;
    }
    return result;
  }

  // Returns whether the player to move wins with the token on v.
  bool wins(const Graph& part, int v) const { return has(winning_[without(set_of(part), v)], v); }

  std::vector<int> winning_moves(const Graph& part, int v) const {
    const Set rest = without(set_of(part), v);
    std::vector<int> result;
    for (int w = 0; w < part.size(); ++w) {
      if (has(rest & adjacent_[v], w) && !has(winning_[without(rest, w)], w)) result.push_back(w);
    }
    return result;
  }

 private:
  static Set set_of(const Graph& part) {
    Set result = 0;
    for (int v = 0; v < part.size(); ++v) result |= Set(part.contains(v)) << v;
    return result;
  }

  std::vector<Set> adjacent_;
  std::vector<unsigned char> numbers_;
  std::vector<Set> winning_;
};

// Answers the same questions by calls of the library, for a graph of any size.
class LibraryTruth {
 public:
  explicit LibraryTruth(const Graph&) {}

  int number(const Graph& part) const { return edges_of(matching_games::general_matching(part)); }
  std::vector<GallaiEdmonds> classes(const Graph& part) const {
    return matching_games::gallai_edmonds(part, matching_games::general_matching(part));
  }
  bool wins(const Graph& part, int v) const { return classes(part)[v] != GallaiEdmonds::D; }
  std::vector<int> winning_moves(const Graph& part, int v) const {
    return matching_games::Game<Graph>(part, v).winning_moves();
  }
};

std::string flaw_of_mate(const Graph& part, const std::vector<int>& mate, int number) {
  const std::string flaw = matching_games::check_matching(part, mate);
  if (!flaw.empty()) return flaw;
  return edges_of(mate) == number ? "" : "the matching is not maximum";
}

template <class Truth>
std::string flaw_of_classes(const Graph& part, const Truth& truth, notebook::General& g) {
  const std::vector<GallaiEdmonds> classes = truth.classes(part);
  for (int v = 0; v < part.size(); ++v) {
    if (g.missed(v) != (classes[v] == GallaiEdmonds::D)) return "missed() is wrong";
    if (!part.contains(v)) continue;
    if (g.barrier(v) != (classes[v] == GallaiEdmonds::A)) return "barrier() is wrong";
  }
  return "";
}

// Erases or inserts the vertices in the given order: a vertex is erased if it is present, otherwise
// inserted. Calls classify() after each change if `classify` is true, otherwise only at the end.
template <class Truth>
std::string flaw_of_changes(Graph part, const Truth& truth, const std::vector<int>& order,
                            bool classify) {
  notebook::General g(part.size(), part.edges());
  int number = truth.number(part);
  std::string flaw = flaw_of_mate(part, g.mate, number);
  if (flaw.empty()) flaw = flaw_of_classes(part, truth, g);
  for (std::size_t i = 0; i < order.size() && flaw.empty(); ++i) {
    const int v = order[i], before = number;
    const bool present = part.contains(v);
    part.present[v] = !present;
    const bool changed = present ? g.erase(v) : g.insert(v);
    number = truth.number(part);
    const std::string name = present ? "erase() " : "insert() ";
    if (changed != (number != before)) return name + "returned the wrong answer";
    flaw = flaw_of_mate(part, g.mate, number);
    if (!flaw.empty()) return name + "left a matching: " + flaw;
    if (!classify && i + 1 < order.size()) continue;
    g.classify();
    flaw = flaw_of_classes(part, truth, g);
    if (!flaw.empty()) return "after " + name + flaw;
  }
  return flaw;
}

// Plays a game from `start` to its end. Compares who wins before each move, first with erase()
// while the game is played, then with insert() backwards.
template <class Truth>
std::string flaw_of_game(const Graph& whole, const Truth& truth, int start, unsigned turn) {
  Graph part = whole;
  notebook::General g(part.size(), part.edges());
  std::vector<int> path;
  std::vector<bool> wins;
  for (int token = start; token != -1; turn = turn * 5 + 3) {
    path.push_back(token);
    wins.push_back(truth.wins(part, token));
    const std::vector<int> winning = truth.winning_moves(part, token);
    if (g.erase(token) != wins.back()) return "erase() returned the wrong winner";
    g.classify();
    part.present[token] = 0;
    std::set<int> moves, found;
    for (const int w : part.lists[token]) {
      if (part.contains(w)) moves.insert(w);
      if (g.missed(w)) found.insert(w);
    }
    if (found != std::set<int>(winning.begin(), winning.end())) return "wrong winning moves";
    token = -1;
    if (moves.empty()) continue;
    token = *std::next(moves.begin(), static_cast<int>(turn / 2 % moves.size()));
  }
  for (std::size_t i = path.size(); i-- > 0;) {
    if (g.insert(path[i]) != wins[i]) return "insert() returned the wrong winner";
  }
  return "";
}

// Compares the header for bipartite graphs with the truth. side[v] is not 0 if v is on the right.
// The header requires left vertices before right ones, so the vertices are renumbered.
template <class Truth>
std::string flaw_of_bipartite(const Graph& graph, const Truth& truth,
                              const std::vector<char>& side) {
  const int n = graph.size();
  std::vector<int> number(n), vertex;
  for (const bool right : {false, true}) {
    for (int v = 0; v < n; ++v) {
      if ((side[v] != 0) != right) continue;
      number[v] = static_cast<int>(vertex.size());
      vertex.push_back(v);
    }
  }
  const int left = static_cast<int>(std::count(side.begin(), side.end(), 0));
  std::vector<std::pair<int, int>> edges;
  for (const auto& e : graph.edges()) {
    edges.emplace_back(std::minmax(number[e.first], number[e.second]));
  }
  notebook::Bipartite g(left, n - left, edges);
  std::vector<int> mate(n, -1);
  const std::vector<GallaiEdmonds> classes = truth.classes(graph);
  int cover = 0;
  for (int v = 0; v < n; ++v) {
    const int w = g.mate[number[v]];
    if (w != -1) mate[v] = vertex[w];
    if (g.missed(number[v]) != (classes[v] == GallaiEdmonds::D))
      return "Bipartite::missed() is wrong";
    cover += g.in_cover(number[v]);
  }
  for (const auto& e : edges) {
    if (!g.in_cover(e.first) && !g.in_cover(e.second)) return "in_cover() does not cover an edge";
  }
  if (cover != truth.number(graph)) return "in_cover() is not minimum";
  return flaw_of_mate(graph, mate, truth.number(graph));
}

std::string flaw_by_definition(const Graph& graph) {
  const SmallTruth truth(graph);
  const int n = graph.size();
  std::vector<int> order;
  for (int v = 0; v < n; ++v) order.insert(order.end(), {v, v});
  for (int v = 0; v < n; ++v) order.push_back(v);
  for (int v = n; v-- > 0;) order.push_back(v);
  for (int v = 0; v < n; ++v) order.push_back(v * 5 % n);
  for (int v = 0; v < n; ++v) order.push_back(v);
  std::string flaw;
  for (const bool classify : {false, true}) {
    if (flaw.empty()) flaw = flaw_of_changes(graph, truth, order, classify);
  }
  for (int v = 0; v < n && flaw.empty(); ++v) {
    flaw = flaw_of_game(graph, truth, v, static_cast<unsigned>(v));
  }
  const std::vector<Set> adjacent = oracle::adjacency(graph);
  for (Set right = 0; right < Set(1) << n && flaw.empty(); ++right) {
    bool is_coloring = true;
    std::vector<char> side(n);
    for (int v = 0; v < n; ++v) {
      side[v] = has(right, v);
      is_coloring = is_coloring && (adjacent[v] & (has(right, v) ? right : ~right)) == 0;
    }
    if (is_coloring) flaw = flaw_of_bipartite(graph, truth, side);
  }
  return flaw;
}

void every_graph() {
  for (int n = 0; n <= 6; ++n) {
    std::vector<std::pair<int, int>> pairs;
    for (int v = 0; v < n; ++v) {
      for (int w = 0; w < v; ++w) pairs.emplace_back(w, v);
    }
    for (Set some = 0; some < Set(1) << pairs.size(); ++some) {
      Graph graph(n);
      for (std::size_t k = 0; k < pairs.size(); ++k) {
        if (has(some, static_cast<int>(k))) graph.add_edge(pairs[k].first, pairs[k].second);
      }
      if (!oracle::check_graph(graph, flaw_by_definition, __FILE__, __LINE__)) return;
    }
  }
}

std::string flaw_by_library(const Graph& graph) {
  const LibraryTruth truth(graph);
  const int n = graph.size();
  instances::Random random(static_cast<std::uint64_t>(n));
  std::vector<int> order;
  for (int i = 0; i < 30 && n > 0; ++i) order.push_back(random.below(std::min(n, 12)) * 7 % n);
  std::string flaw = flaw_of_changes(graph, truth, order, false);
  if (flaw.empty()) flaw = flaw_of_changes(graph, truth, order, true);
  if (flaw.empty() && n > 0) flaw = flaw_of_game(graph, truth, random.below(n), 1);
  const matching_games::TwoColoring coloring = matching_games::two_coloring(graph);
  const std::vector<char>& side = coloring.side;
  if (flaw.empty() && coloring.bipartite) {
    for (const auto& e : graph.edges()) {
      // The library ignores loops, but the notebook does not support them in bipartite graphs.
      if (e.first == e.second) return flaw;
    }
    flaw = flaw_of_bipartite(graph, truth, side);
  }
  return flaw;
}

void random_graphs(std::uint64_t seed, int count, int most) {
  for (int i = 0; i < count; ++i) {
    instances::Random random(seed + static_cast<std::uint64_t>(i));
    const Graph graph = oracle::random_graph(random, most);
    if (!oracle::check_graph(graph, flaw_by_library, __FILE__, __LINE__)) return;
  }
}

// Tests graphs that are too large for deep recursion or a quadratic search: a path, a row of
// triangles that share vertices, nested blossoms, and paths of every even size.
void large_graphs() {
  const int n = 200001;
  std::vector<int> label(n);
  std::iota(label.begin(), label.end(), 0);
  for (const bool shuffled : {false, true}) {
    instances::Random random(7);
    if (shuffled) label = random_labels(n, random);
    std::vector<std::pair<int, int>> path, triangles, nest, chains;
    const auto edge = [&](int v, int w) { return std::make_pair(label[v], label[w]); };
    for (int v = 1; v < n; ++v) path.push_back(edge(v - 1, v));
    triangles = path;
    for (int v = 2; v < n; v += 2) triangles.push_back(edge(v - 2, v));
    for (int v = 1; v < n - 1; v += 2) {
      nest.push_back(edge(v, v + 1));
      nest.push_back(edge(v, std::max(0, v - 2)));
      nest.push_back(edge(v + 1, std::max(0, v - 1)));
    }
    int vertices = 0, longest = 0;
    for (; vertices + 2 * longest + 2 <= n; vertices += 2 * longest, ++longest) {
      for (int v = vertices + 1; v < vertices + 2 * longest; ++v) chains.push_back(edge(v - 1, v));
    }
    int expected = n / 2;
    for (const auto* edges : {&path, &triangles, &nest, &chains}) {
      if (edges == &chains) expected = vertices / 2;
      notebook::General g(n, *edges);
      CHECK_EQ(edges_of(g.mate), expected);
      if (edges == &chains) continue;
      int missed = 0;
      for (int v = 0; v < n; ++v) missed += g.missed(v);
      CHECK_EQ(missed, edges == &path ? n / 2 + 1 : n);
      CHECK(!g.erase(label[0]));
      CHECK(g.erase(label[1]));
      CHECK_EQ(g.insert(label[0]), edges != &path);  // in the path its only neighbor is erased
    }
    if (shuffled) continue;
    path.clear();
    for (int v = 0; v < n; ++v) {
      path.emplace_back(v, n + v);
      if (v > 0) path.emplace_back(v, n + v - 1);
    }
    notebook::Bipartite g(n, n, path);
    CHECK_EQ(edges_of(g.mate), n);
    path.erase(path.begin());
    notebook::Bipartite rest(n, n, path);
    CHECK_EQ(edges_of(rest.mate), n - 1);
    for (int v = 0; v < 2 * n; v += v < 10 ? 1 : n / 10) CHECK_EQ(rest.missed(v), v == 0 || v >= n);
  }
}

// ---- Problems

// Runs a problem's main function on the input and returns its output.
std::string output_of(void (*problem_main)(), const std::string& input) {
  std::istringstream in(input);
  std::ostringstream out;
  std::streambuf* const cin_buffer = std::cin.rdbuf(in.rdbuf());
  std::streambuf* const cout_buffer = std::cout.rdbuf(out.rdbuf());
  std::cin.clear();
  problem_main();
  std::cin.clear();
  std::cin.rdbuf(cin_buffer);
  std::cout.rdbuf(cout_buffer);
  return out.str();
}

bool is_king_move(int down, int right) { return down <= 1 && right <= 1 && down + right > 0; }

bool is_chess_move(int down, int right) {
  return down <= 2 && right <= 2 && down + right > 0 &&
         !(down + right == 2 && (down == 0 || right == 0));
}

// Returns for each cell whether the player to move wins from it: by the rules of the game if the
// board is small, otherwise by the library.
template <class Joined>
std::vector<char> winning_cells(const Rows& rows, Joined joined) {
  const int n = static_cast<int>(rows.size()), m = static_cast<int>(rows[0].size());
  std::vector<char> wins(n * m, 0);
  if (n * m > 16) {
    const Graph graph = oracle::board_graph(rows, '#', joined);
    for (int v = 0; v < n * m; ++v) wins[v] = graph.contains(v);
    for (const int v : matching_games::losing_starts(graph)) wins[v] = 0;
    return wins;
  }
  static std::map<std::pair<int, int>, std::vector<Set>> known;
  std::vector<Set>& winning = known[{n, m}];
  if (winning.empty()) {
    const Rows empty(n, std::string(m, '.'));
    winning = oracle::winning_tokens(oracle::adjacency(oracle::board_graph(empty, '#', joined)));
  }
  Set free = 0;
  for (int v = 0; v < n * m; ++v) free |= Set(rows[v / m][v % m] != '#') << v;
  for (int v = 0; v < n * m; ++v) wins[v] = has(free, v) && has(winning[without(free, v)], v);
  return wins;
}

// Compares two problems on the same board: JSOI game, and Game of Tiles.
std::string flaw_of_maze(const std::string& input) {
  const Rows rows = inputs::boards_of(input)[0];
  const int m = static_cast<int>(rows[0].size());
  const std::vector<char> wins = winning_cells(rows, oracle::shares_a_side);
  std::string cells;
  for (int v = 0; v < static_cast<int>(wins.size()); ++v) {
    if (rows[v / m][v % m] == '#' || wins[v]) continue;
    cells += std::to_string(v / m + 1) + ' ' + std::to_string(v % m + 1) + '\n';
  }
  const std::string answer = cells.empty() ? "LOSE\n" : "WIN\n" + cells;
  const std::string flaw = oracle::compare(answer, output_of(jsoi::problem_main, input));
  if (!flaw.empty()) return flaw;
  std::string board = input;
  std::replace(board.begin(), board.end(), '#', 'X');
  return oracle::compare(cells.empty() ? "2\n" : "1\n", output_of(tiles::problem_main, board));
}

template <class Joined>
std::string king_answers(const std::string& input, Joined joined, const std::string& win,
                         const std::string& lose) {
  std::string answers;
  const std::vector<Rows> boards = inputs::boards_of(input);
  for (std::size_t i = 0; i < boards.size(); ++i) {
    const Rows& rows = boards[i];
    const int m = static_cast<int>(rows[0].size());
    const std::vector<char> wins = winning_cells(rows, joined);
    int king = 0;
    while (rows[king / m][king % m] != 'K') ++king;
    answers += "Case #" + std::to_string(i + 1) + ": " + (wins[king] ? win : lose) + '\n';
  }
  return answers;
}

std::string flaw_of_hdu(const std::string& input) {
  const auto joined = [](int down, int right) { return is_chess_move(down, right); };
  return oracle::compare(king_answers(input, joined, "daizhenyang win", "daizhenyang lose"),
                         output_of(hdu::problem_main, input));
}

std::string flaw_of_gcj(const std::string& input) {
  const auto joined = [](int down, int right) { return is_king_move(down, right); };
  return oracle::compare(king_answers(input, joined, "A", "B"),
                         output_of(gcj::problem_main, input));
}

bool passes_as_maze(const std::string& input) {
  return inputs::check_input("jsoi2009_game", input, flaw_of_maze, __FILE__, __LINE__);
}

bool passes_with_king(const std::string& input) {
  return inputs::check_input("hdu3446_chess", input, flaw_of_hdu, __FILE__, __LINE__) &&
         inputs::check_input("gcj2008_king", input, flaw_of_gcj, __FILE__, __LINE__);
}

// Tests all boards of n x m cells. If a board has at most 12 cells, also tests the problems with a
// king for each position of the king. Each input has about 1000 such boards, to save time.
bool every_board(int n, int m) {
  std::vector<Rows> kings;
  for (Set free = 0; free < Set(1) << n * m; ++free) {
    const Rows maze = oracle::board_of(n, m, free);
    if (!passes_as_maze(instances::rows_text(maze))) return false;
    if (n * m > 12) continue;
    for (int king = 0; king < n * m; ++king) {
      if (has(free, king)) continue;
      kings.push_back(maze);
      kings.back()[king / m][king % m] = 'K';
    }
    if (kings.size() < 1000 && free + 1 < Set(1) << n * m) continue;
    if (!passes_with_king(inputs::text_of(kings))) return false;
    kings.clear();
  }
  return true;
}

void every_board() {
  for (int n = 1; n <= 4; ++n) {
    for (int m = 1; m <= 4; ++m) {
      if (!every_board(n, m)) return;
    }
  }
}

// Tests the vertices and edges of notebook::Board on random boards: each edge must occur once. If
// the moves change the color of the cell, each edge must join the two halves, and the cover of the
// bipartite header must be minimum.
template <class Joined>
void board_graphs(Joined joined, bool two_colors) {
  std::vector<std::pair<int, int>> moves;
  for (int down = -3; down <= 3; ++down) {
    for (int right = -3; right <= 3; ++right) {
      if (joined(std::abs(down), std::abs(right))) moves.emplace_back(down, right);
    }
  }
  instances::Random random(5);
  for (int i = 0; i < 300; ++i) {
    const int n = random.between(1, 6), m = random.between(1, 6), free = random.between(20, 100);
    const Rows rows = instances::random_board(n, m, free / 100.0, random);
    notebook::Board board(rows, moves);
    std::vector<int> vertex;
    for (int v = 0; v < n * m; ++v) vertex.push_back(board.at(v / m, v % m));
    const std::set<int> different(vertex.begin(), vertex.end());
    CHECK_EQ(static_cast<int>(different.size()), n * m);
    CHECK(*different.begin() >= 0 && *different.rbegin() < 2 * board.half);
    const Graph graph = oracle::board_graph(rows, '#', joined);
    std::multiset<std::pair<int, int>> expected, actual(board.edges.begin(), board.edges.end());
    for (int v = 0; v < n * m; ++v) {
      for (const int w : graph.lists[v]) {
        if (!graph.contains(v) || !graph.contains(w) || vertex[v] > vertex[w]) continue;
        expected.emplace(vertex[v], vertex[w]);
        CHECK(!two_colors || (vertex[v] < board.half && vertex[w] >= board.half));
      }
    }
    CHECK(actual == expected);
    if (!two_colors) continue;
    notebook::Bipartite g(board.half, board.half, board.edges);
    int cover = 0;
    for (int v = 0; v < 2 * board.half; ++v) cover += g.in_cover(v);
    CHECK_EQ(cover, edges_of(matching_games::general_matching(graph)));
    for (const auto& e : board.edges) CHECK(g.in_cover(e.first) || g.in_cover(e.second));
  }
}

void board_graphs() {
  board_graphs(oracle::shares_a_side, true);
  board_graphs([](int down, int right) { return down * right == 2; }, true);  // knights
  board_graphs([](int down, int right) { return down * right == 6; }, true);  // zebras
  board_graphs([](int down, int right) { return std::max(down, right) == 3; }, false);
  board_graphs(is_king_move, false);
  board_graphs(is_chess_move, false);
}

void random_boards(std::uint64_t seed, int count) {
  for (int i = 0; i < count; ++i) {
    instances::Random random(seed + static_cast<std::uint64_t>(i));
    const int n = random.between(1, 15), m = random.between(1, 15);
    const std::map<std::string, double> size = {{"rows", n}, {"columns", m}, {"cases", 1}};
    if (!passes_as_maze(inputs::random_input("jsoi2009_game", size, random))) return;
    if (!passes_with_king(inputs::random_input("hdu3446_chess", size, random))) return;
  }
}

// ---- Rabbit and egg

bool passes_as_game(const std::string& input) {
  const auto flaw = [](const std::string& text) {
    return oracle::compare(games::answer_by_the_rules(text), output_of(noi::problem_main, text));
  };
  return inputs::check_input("noi2011_rabbit_egg", input, flaw, __FILE__, __LINE__);
}

void every_game() {
  for (int n = 1; n <= 3; ++n) {
    for (int m = 1; m <= 3; ++m) {
      if (!games::every_game(n, m, passes_as_game)) return;
    }
  }
}

void random_games(std::uint64_t seed, int count) {
  for (int i = 0; i < count; ++i) {
    instances::Random random(seed + static_cast<std::uint64_t>(i));
    const int n = random.between(1, 5), m = random.between(4, 5);
    const std::map<std::string, double> size = {{"rows", n}, {"columns", m}};
    if (!passes_as_game(inputs::random_input("noi2011_rabbit_egg", size, random))) return;
  }
}

// Compares games that are too long for the rules of the game with the classes of the library.
void large_games(std::uint64_t seed, int count) {
  for (int i = 0; i < count; ++i) {
    instances::Random random(seed + static_cast<std::uint64_t>(i));
    const int n = random.between(1, 40), m = random.between(4, 40);
    const std::string input =
        inputs::random_input("noi2011_rabbit_egg", {{"rows", n}, {"columns", m}}, random);
    const auto mover_wins = [](const Graph& graph, int v) {
      return LibraryTruth(graph).wins(graph, v);
    };
    CHECK_EQ(games::answer_by_graph(input, mover_wins), output_of(noi::problem_main, input));
  }
}

// ---- Trees

void check_tree(int n, const trees::Edges& edges, const std::vector<char>& wins, bool alice) {
  std::string pairs, starts, winners;
  for (const auto& [v, w] : edges) {
    pairs += std::to_string(v + 1) + ' ' + std::to_string(w + 1) + '\n';
  }
  for (int v = 0; v < n; ++v) {
    starts += std::to_string(v + 1) + '\n';
    winners += wins[v] ? "Ron\n" : "Hermione\n";
  }
  const std::string size = std::to_string(n);
  CHECK_EQ(output_of(game_on_tree::problem_main, size + ' ' + size + '\n' + pairs + starts),
           winners);
  CHECK_EQ(output_of(ancestors::problem_main, size + '\n' + pairs), alice ? "Alice\n" : "Bob\n");
}

void every_tree() {
  const auto winning_starts = [](int n, const trees::Edges& edges) {
    Graph graph(n);
    for (const auto& [v, w] : edges) graph.add_edge(v, w);
    const SmallTruth truth(graph);
    std::vector<char> wins;
    for (int v = 0; v < n; ++v) wins.push_back(truth.wins(graph, v));
    return wins;
  };
  for (int n = 1; n <= 6; ++n) {
    trees::for_every_tree(n, [&](const trees::Edges& edges) {
      const std::vector<char> ancestors = winning_starts(n, trees::ancestor_pairs(n, edges, 0));
      check_tree(n, edges, winning_starts(n, edges),
                 std::count(ancestors.begin(), ancestors.end(), 0) > 0);
    });
  }
}

void random_trees(std::uint64_t seed, int count) {
  const instances::Trees kind{{1, 300}};
  for (int i = 0; i < count; ++i) {
    instances::Random random(seed + static_cast<std::uint64_t>(i));
    for (const instances::Shape& shape : kind.shapes()) {
      const instances::Graph tree =
          kind.generate(shape.name, {instances::Size::judge}, random).tree;
      const matching_games::RootedTree rooted(tree.size, tree.edges);
      std::vector<char> wins;
      for (const GallaiEdmonds c : matching_games::tree_classes(rooted)) {
        wins.push_back(c != GallaiEdmonds::D);
      }
      const auto ancestors = matching_games::comparability_classes(rooted);
      check_tree(tree.size, tree.edges, wins,
                 std::count(ancestors.begin(), ancestors.end(), GallaiEdmonds::D) > 0);
    }
  }
}

// ---- General matching, and the samples

void every_matching() {
  const instances::MatchingText format = {false, 0, true};
  for (int n = 0; n <= 5; ++n) {
    for (Set some = 0; some < Set(1) << n * (n + 1) / 2; ++some) {
      Graph graph(n);
      for (int v = 0, k = 0; v < n; ++v) {
        for (int w = 0; w <= v; ++w, ++k) {  // w == v: a loop
          if (has(some, k)) graph.add_edge(w, v);
        }
      }
      const int maximum = oracle::matching_numbers(oracle::adjacency(graph)).back();
      const std::string output = output_of(general_matching::problem_main, graph.text());
      const std::string flaw = instances::matching_fault(format, graph.text(), output, maximum);
      check::report(flaw.empty(), __FILE__, __LINE__, graph.text() + flaw);
      if (!flaw.empty()) return;
    }
  }
}

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

void samples() {
  const std::pair<std::string, void (*)()> problems[] = {
      {"jsoi2009_game", jsoi::problem_main},
      {"noi2011_rabbit_egg", noi::problem_main},
      {"hdu3446_chess", hdu::problem_main},
      {"gcj2008_king", gcj::problem_main},
      {"librarychecker_general_matching", general_matching::problem_main},
      {"cf1970c_game_on_tree", game_on_tree::problem_main},
      {"latin2012_game_of_tiles", tiles::problem_main},
      {"seerc2019_game_on_a_tree", ancestors::problem_main}};
  for (const auto& [name, problem_main] : problems) {
    int count = 0;
    for (const auto& file : std::filesystem::directory_iterator(SAMPLES_DIR "/" + name)) {
      std::filesystem::path path = file.path();
      if (path.extension() != ".in") continue;
      ++count;
      const std::string input = text_of(path);
      const std::string expected = text_of(path.replace_extension(".out"));
      const std::string output = output_of(problem_main, input);
      const std::string flaw = instances::fault(name, input, expected, output);
      check::report(flaw.empty(), __FILE__, __LINE__, path.string() + ": " + flaw);
    }
    CHECK(count > 5);
  }
}

}  // namespace

int main(int argc, char** argv) {
  const oracle::Options options = oracle::read_options(argc, argv);
  // The first call replaces the buffers of cin and cout, which output_of() must not notice.
  std::ios::sync_with_stdio(false);
  every_graph();
  random_graphs(options.seed, options.is_long ? 200000 : 1000, 12);
  random_graphs(options.seed, options.is_long ? 20000 : 300, 60);
  random_graphs(options.seed, options.is_long ? 1000 : 15, 400);
  large_graphs();
  every_board();
  board_graphs();
  random_boards(options.seed, options.is_long ? 100000 : 1000);
  every_game();
  random_games(options.seed, options.is_long ? 100000 : 1000);
  large_games(options.seed, options.is_long ? 1000 : 20);
  every_tree();
  random_trees(options.seed, options.is_long ? 1000 : 10);
  every_matching();
  samples();
  return check::result();
}
