// SPDX-License-Identifier: CC0-1.0
//
// Tests the documented errors of the library, except those of RootedTree (rooted_tree_test.cpp).
// Each test calls a function with a bad argument. It checks the names and numbers in the message of
// the std::invalid_argument that the function throws, or that it throws std::length_error.
#include <climits>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "library.hpp"
#include "matching_games/error_of.hpp"

namespace {

namespace mg = matching_games;
using mg::VertexClass;
using Edges = std::vector<std::pair<int, int>>;
using Lists = std::vector<std::vector<int>>;
using Vertices = std::vector<int>;
using Classes = std::vector<VertexClass>;
using Graph = mg::internal::InducedSubgraph<mg::CsrGraph>;

// Checks the name of the function and the values in the message of the exception that the call
// throws, see CHECK_VALUES.
#define CHECK_ERROR(values, ...)                                  \
  CHECK_VALUES(error_of([&] { static_cast<void>(__VA_ARGS__); }), \
               "matching_games::" + std::string(values))

int parity(int v) { return v % 2; }
int right(int) { return 1; }

const mg::CsrGraph path_edges(4, {{0, 1}, {1, 2}, {2, 3}}),
    triangle_edges(4, {{0, 0}, {1, 3}, {0, 1}, {1, 2}, {2, 0}});
const Graph path(path_edges), part(path_edges, {1}), triangle(triangle_edges, {3});
const Lists lists = {{1}, {0, 2}, {1, 3}, {2}};

void edges() {
  CHECK_ERROR("CsrGraph: |-1", mg::CsrGraph(-1, Edges()));
  CHECK_ERROR("DynamicGraph: |-1", mg::DynamicGraph(-1));
  CHECK_ERROR("lists: |-1", mg::lists(lists.data(), -1));
  CHECK(mg::DynamicGraph(0).size() == 0 && mg::lists(lists.data(), 0).empty());
  CHECK_ERROR("bipartite_loses: |4 sides|3", mg::bipartite_loses(path, Vertices(3)));
  CHECK_ERROR("CsrGraph: edge 0|2|[0, 2)", mg::CsrGraph(2, {{0, 2}}));
  CHECK_ERROR("CsrGraph: edge 1|-1|[0, 2)", mg::CsrGraph(2, {{1, 1}, {-1, 0}}));
  CHECK_ERROR("CsrGraph: edge 0|0|[0, 0)", mg::CsrGraph(0, {{0, 0}}));

  const std::vector<std::pair<long long, long long>> huge = {{0, 1LL << 32}};
  CHECK_ERROR("general_matching: |-1", mg::general_matching(-1, {{0, 0}}));
  CHECK_ERROR("general_matching: edge 0|4294967296|[0, 2)", mg::general_matching(2, huge));
  CHECK_ERROR("general_matching: edge 1|-1|[0, 2)", mg::general_matching(2, {{0, 0}, {-1, 0}}));
  CHECK_ERROR("bipartite_matching: |-1 and 1", mg::bipartite_matching(-1, 1, Edges()));
  CHECK_ERROR("bipartite_matching: |1 and -1", mg::bipartite_matching(1, -1, Lists(1)));
  CHECK_ERROR("bipartite_matching: |2147483647 and 1", mg::bipartite_matching(INT_MAX, 1, Edges()));
  CHECK_ERROR("bipartite_matching: edge 1|1|[0, 1)",
              mg::bipartite_matching(1, 2, {{0, 0}, {1, 0}}));
  CHECK_ERROR("BipartiteGraph: edge 1|2|[0, 2)", mg::BipartiteGraph(1, 2, {{0, 0}, {0, 2}}));
  CHECK_ERROR("bipartite_matching: |[0, 2)|-1", mg::bipartite_matching(1, 2, Lists{{-1}}));
  CHECK_ERROR("bipartite_matching: |2|1", mg::bipartite_matching(2, 1, Lists(1)));
  CHECK_ERROR("bipartite_matching: |1|2", mg::bipartite_matching(1, 1, Lists(2)));
  CHECK_ERROR("smallest_matching: edge 0|1|[0, 1)", mg::smallest_matching(1, 1, Edges{{0, 1}}));
  CHECK_ERROR("smallest_matching: |[0, 1)|1", mg::smallest_matching(1, 1, Lists{{1}}));
  CHECK_ERROR("smallest_matching: |2|1", mg::smallest_matching(2, 1, Lists{{0}}));
}

void neighbor_lists() {
  const std::string hint = "|bipartite_matching(l, r, lists)", vertex = "neighbor lists: vertex ";
  const std::vector<std::vector<long long>> huge = {{4294967296}};
  CHECK_ERROR(vertex + "0|1|[0, 1)" + hint, mg::general_matching(Lists{{1}}));
  CHECK_ERROR(vertex + "1|-1|[0, 2)" + hint, mg::loses(Lists{{}, {-1}}));
  CHECK_ERROR(vertex + "0|4294967296|[0, 1)" + hint, mg::loses(huge));
  CHECK_ERROR(vertex + "0|4294967296|[0, 1)" + hint, mg::Game<>(huge, 0));
  CHECK_ERROR(vertex + "1|each other" + hint, mg::general_matching(Lists{{1}, {}}));
  CHECK_ERROR(vertex + "1|each other" + hint, mg::DynamicMatching<>(Lists{{1, 1}, {0}}));
  CHECK_ERROR(vertex + "2|each other" + hint, mg::loses(Lists{{1}, {2}, {0}}));
}

void boards() {
  mg::Board board(2, mg::steps());
  for (const int columns : {0, -1, -1000}) {
    CHECK_ERROR("Board: |1 column|" + std::to_string(columns), mg::Board(columns, mg::steps()));
  }
  CHECK_ERROR("Board: |(-1, 0)|(1, 0)", mg::Board(2, {{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 0}}));
  CHECK_ERROR("Board: |(-3, 1)|(3, -1)", mg::Board(2, {{0, 0}, {3, -1}}));
  // Even a single cell with a border as wide as a move of 2^15 cells would be too large a board.
  for (const mg::Move far : {mg::Move{0, 1 << 15}, {1 << 15, -1}, {-(1 << 30), 1 << 30}}) {
    CHECK_THROWS(mg::Board(2, {far, {-far.down, -far.right}}), std::length_error);
  }
  CHECK_THROWS(mg::Board(2, {{INT_MIN, 0}}), std::invalid_argument);
  CHECK_EQ(mg::Board(1, {{0, 1 - (1 << 15)}, {0, (1 << 15) - 1}}).size(), 0);
  for (const std::string row : {"", "a", "abc", "a\r", "ab\r\r", "\r"}) {
    const std::size_t length = row.size() - (!row.empty() && row.back() == '\r');
    const std::string flaw = "Board::add_row: |2 cells|row 0|" + std::to_string(length);
    CHECK_ERROR(flaw, board.add_row(row));
    CHECK_ERROR(flaw, board.add_rows(3, row));
  }
  CHECK_ERROR("Board::add_rows: |0 rows|-1", board.add_rows(-1, "ab"));
  CHECK_THROWS(board.add_rows(INT_MAX, "ab"), std::length_error);
  CHECK_EQ(board.rows(), 0);
  // The limit for the size of a board includes the rows that the board already has, and the border
  // of walls around the board.
  mg::Board wide(1000, mg::steps());
  const std::string row(1000, '.');
  wide.add_row(row);
  CHECK_THROWS(wide.add_rows((INT_MAX - 1) / 1001 - 2, row), std::length_error);
}

// Checks the messages with which call(graph, mate) rejects a wrong matching. Except for the name
// `caller`, the messages are the same for all functions that take a matching.
template <class Call>
void check_matchings(const std::string& caller, Call call) {
  CHECK_ERROR(caller + ": |4 mates|3", call(path, Vertices{1, 0, 3}));
  CHECK_ERROR(caller + ": |4 mates|5", call(path, Vertices{1, 0, 3, 2, -1}));
  CHECK_ERROR(caller + ": |0|mate 0", call(path, Vertices{0, -1, -1, -1}));
  CHECK_ERROR(caller + ": |1|mate 4", call(path, Vertices{-1, 4, -1, -1}));
  CHECK_ERROR(caller + ": |2|mate -2", call(path, Vertices{-1, -1, -2, -1}));
  CHECK_ERROR(caller + ": |0|mate 1|another mate", call(path, Vertices{1, -1, -1, -1}));
  CHECK_ERROR(caller + ": |0|mate 1|another mate", call(path, Vertices{1, 2, 1, -1}));
  CHECK_ERROR(caller + ": |1|mate 0|absent", call(part, Vertices{-1, 0, 3, 2}));
}

void matchings() {
  using Mate = const Vertices&;
  using G = const Graph&;
  check_matchings("gallai_edmonds", [](G g, Mate m) { mg::gallai_edmonds(g, m); });
  check_matchings("gallai_edmonds", [](G g, Mate m) { mg::edge_classes(g, m); });
  check_matchings("bipartite_gallai_edmonds",
                  [](G g, Mate m) { mg::bipartite_gallai_edmonds(g, m, parity); });
  check_matchings("dulmage_mendelsohn", [](G g, Mate m) { mg::dulmage_mendelsohn(g, m); });
  check_matchings("bipartite_edge_classes",
                  [](G g, Mate m) { mg::bipartite_edge_classes(g, m, parity); });
  check_matchings("minimum_vertex_cover", [](G g, Mate m) { mg::minimum_vertex_cover(g, m); });
  check_matchings("maximum_independent_set",
                  [](G g, Mate m) { mg::maximum_independent_set(g, m); });
  check_matchings("hall_violator", [](G g, Mate m) { mg::hall_violator(g, m, parity); });
  check_matchings("minimum_edge_cover", [](G g, Mate m) { mg::minimum_edge_cover(g, m); });

  const Vertices none(4, -1), middle = {-1, 2, 1, -1}, left = {1, 0, -1, -1};
  const char not_maximum[] = "gallai_edmonds: |not maximum";
  CHECK_ERROR(not_maximum, mg::gallai_edmonds(path, none));
  CHECK_ERROR(not_maximum, mg::gallai_edmonds(path, middle));
  CHECK_ERROR(not_maximum, mg::edge_classes(triangle, Vertices(4, -1)));
  CHECK_ERROR("minimum_edge_cover: |not maximum|2 and 3", mg::minimum_edge_cover(path, left));
  const mg::CsrGraph kite(4, {{0, 2}, {1, 2}, {0, 1}, {2, 3}});  // 2 is the first neighbor of 1
  CHECK_ERROR("minimum_edge_cover: |not maximum|0 and 1",
              mg::minimum_edge_cover(kite, {-1, -1, 3, 2}));
  CHECK_EQ(error_of([&] { mg::minimum_edge_cover(path, middle); }), "");  // not checked
  CHECK(mg::minimum_edge_cover(Lists{{3, 4}, {2}, {1}, {0}, {0}}, {4, 2, 1, -1, 0}) ==
        Edges({{0, 3}, {0, 4}, {1, 2}}));

  CHECK_ERROR("tutte_berge: |4|2", mg::tutte_berge(path, Classes(2, VertexClass::D)));
  CHECK_ERROR("tutte_berge: |4|5", mg::tutte_berge(path, Classes(5, VertexClass::D)));
  CHECK_ERROR("tutte_berge: vertex 0", mg::tutte_berge(path, Classes(4, VertexClass::absent)));
  CHECK_ERROR("tutte_berge: vertex 1|absent", mg::tutte_berge(part, Classes(4, VertexClass::D)));
}

// Checks the messages with which call(graph, mate, side) rejects wrong sides. Except for the name
// `caller`, the messages are the same for all functions for bipartite graphs.
template <class Call>
void check_sides(const std::string& caller, Call call) {
  CHECK_ERROR(caller + ": |0 - 1|same side", call(path, Vertices{1, 0, 3, 2}, right));
  CHECK_ERROR(caller + ": |0 - 2|same side", call(triangle, Vertices{1, 0, -1, -1}, parity));
}
// Makes the checks of check_sides() for a function whose argument `side` may be left out. Then
// leaves out `side`, and checks the message for an odd cycle.
template <class Call>
void check_without_sides(const std::string& caller, Call call) {
  check_sides(caller, call);
  CHECK_ERROR(caller + ": |1 - 2|odd cycle", call(triangle, Vertices{1, 0, -1, -1}));
}
template <class Call>
void check_maximum(const std::string& caller, Call call) {
  CHECK_ERROR(caller + ": |not maximum", call(path, Vertices{-1, 2, 1, -1}, parity));
}

void bipartite_graphs() {
  using G = const Graph&;
  using Mate = const Vertices&;
  using Side = int (*)(int);
  check_without_sides("bipartite_matching",
                      [](G g, Mate, auto... side) { mg::bipartite_matching(g, side...); });
  check_without_sides("bipartite_loses",
                      [](G g, Mate, auto... side) { mg::bipartite_loses(g, side...); });
  check_sides("bipartite_matching", [](G g, Mate, Side side) { mg::Game<Graph>(g, 0, side); });
  check_sides("bipartite_matching",
              [](G g, Mate, Side side) { mg::DynamicMatching<Graph>(g, {}, side); });
  for (const Vertices& moves : {Vertices{}, Vertices{0}, Vertices{0, 1, 2}}) {
    check_without_sides("bipartite_winning_moves_along", [&](G g, Mate, auto... side) {
      mg::bipartite_winning_moves_along(g, moves, side...);
    });
  }

  const auto blocks = [](G g, Mate m, auto... side) { mg::dulmage_mendelsohn(g, m, side...); };
  const auto edges = [](G g, Mate m, auto... side) { mg::bipartite_edge_classes(g, m, side...); };
  const auto cover = [](G g, Mate m, auto... side) { mg::minimum_vertex_cover(g, m, side...); };
  const auto set = [](G g, Mate m, auto... side) { mg::maximum_independent_set(g, m, side...); };
  const auto violator = [](G g, Mate m, auto... side) { mg::hall_violator(g, m, side...); };
  const auto classes = [](G g, Mate m, auto... side) {
    mg::bipartite_gallai_edmonds(g, m, side...);
  };
  check_without_sides("dulmage_mendelsohn", blocks);
  check_without_sides("bipartite_edge_classes", edges);
  check_without_sides("bipartite_gallai_edmonds", classes);
  check_without_sides("minimum_vertex_cover", cover);
  check_without_sides("maximum_independent_set", set);
  check_without_sides("hall_violator", violator);
  check_maximum("dulmage_mendelsohn", blocks);
  check_maximum("minimum_vertex_cover", cover);
  check_maximum("maximum_independent_set", set);
  check_maximum("hall_violator", violator);
  check_maximum("bipartite_gallai_edmonds", classes);
  check_maximum("bipartite_edge_classes", edges);
}

void edge_classes() {
  for (const int v : {-1, 4}) {
    const std::string flaw = "EdgeClasses: |[0, 4)|" + std::to_string(v);
    CHECK_ERROR(flaw, mg::edge_classes(lists, {1, 0, 3, 2})(v, 0));
    CHECK_ERROR(flaw, mg::edge_classes(lists, {1, 0, 3, 2})(0, v));
  }
}

// Checks that a call that throws does not change the Game or the DynamicMatching.
void games() {
  for (const int wrong : {1, 4, -1}) {
    const std::string flaw = "Game: the start " + std::to_string(wrong);
    CHECK_ERROR(flaw, mg::Game<Graph>(part, wrong));
    CHECK_ERROR(flaw, mg::Game<Graph>(part, wrong, parity));
  }
  CHECK_ERROR("Game: |one vertex", mg::Game<>(lists, Vertices{}));
  CHECK_THROWS(mg::Game<>(lists, Vertices{0, 1, 0}), std::invalid_argument);
  CHECK_ERROR("Game: |0 to 2", mg::Game<>(lists, Vertices{0, 2}));
  mg::DynamicMatching<mg::DynamicGraph> changing(mg::DynamicGraph(3, {{0, 1}}));
  CHECK_ERROR("DynamicMatching::erase_edge: |1 - 2", changing.erase_edge(1, 2));
  CHECK_THROWS(changing.insert_edge(0, 3), std::invalid_argument);
  CHECK_THROWS(mg::DynamicGraph(1, {{0, 1}}), std::invalid_argument);
  CHECK_ERROR("DynamicGraph::insert_edge: |[0, 2)|2", mg::DynamicGraph(2).insert_edge(2, 0));
  CHECK_ERROR("DynamicGraph::insert_edge: |[0, 2)|-1", mg::DynamicGraph(2).insert_edge(0, -1));
  CHECK_THROWS(mg::DynamicGraph(2).erase_edge(0, 1), std::invalid_argument);
  CHECK_EQ(changing.mate()[0], 1);
  mg::Game<> game(lists, 0);
  CHECK_ERROR("Game::undo: ", game.undo());
  game.play(1);
  for (const int wrong : {0, 1, 3, 4, -1}) {
    CHECK_ERROR("Game::play: |1 to " + std::to_string(wrong), game.play(wrong));
  }
  CHECK(game.token() == 1 && !game.wins());

  const std::string absent = "DynamicMatching::insert: |found ",
                    present = "DynamicMatching::erase: |found ";
  // All cells of this board and of the border around the board are walls. insert() and erase() must
  // reject a wall before they read its neighbors, because a cell of the border has neighbors
  // outside [0, size()).
  mg::Board board(1, mg::steps());
  board.add_row("#");
  mg::DynamicMatching<mg::Board> on_board(board);
  for (int v = -1; v <= board.size(); ++v) {
    CHECK_ERROR(absent + std::to_string(v), on_board.insert(v));
    CHECK_ERROR(present + std::to_string(v), on_board.erase(v));
  }
  mg::DynamicMatching<> rest(lists, {2});
  for (const int wrong : {4, -1}) {
    const std::string found = std::to_string(wrong);
    CHECK_ERROR(absent + found, rest.insert(wrong));
    CHECK_ERROR(present + found, rest.erase(wrong));
    CHECK_ERROR("DynamicMatching::missed: |[0, 4)|" + found, rest.missed(wrong));
  }
  CHECK_ERROR(absent + "0", rest.insert(0));
  CHECK_ERROR(present + "2", rest.erase(2));
  CHECK(rest.mate() == Vertices({1, 0, -1, -1}));

  for (const Vertices& wrong : {Vertices{2, 4}, {2, -1}, {2, 2}, {2, 1}}) {
    const std::string flaw = "winning_moves_along: vertex " + std::to_string(wrong[1]);
    CHECK_ERROR("DynamicMatching: |" + std::to_string(wrong[1]),
                mg::DynamicMatching<Graph>(part, wrong));
    CHECK_ERROR(flaw, mg::winning_moves_along(part, wrong));
    CHECK_ERROR("bipartite_" + flaw, mg::bipartite_winning_moves_along(part, wrong, parity));
  }
}

void directed_graphs() {
  const auto check = [](const std::string& caller, auto call) {
    const std::string all = caller + ": |";
    CHECK_ERROR(all + "-1", call(-1, Edges()));
    CHECK_ERROR(all + "edge 1|2|[0, 2)", call(2, Edges{{0, 1}, {0, 2}}));
    CHECK_ERROR(all + "edge 0|-1|[0, 2)", call(2, Edges{{-1, 1}}));
    CHECK_ERROR(all + "2 -> 3|cycle", call(5, Edges{{0, 1}, {1, 2}, {3, 4}, {2, 3}, {4, 2}}));
    CHECK_ERROR(all + "1 -> 1|cycle", call(2, Edges{{0, 1}, {1, 1}}));
  };
  CHECK_ERROR("directed_cycle: |edge 0|2|[0, 2)", mg::directed_cycle(2, {{0, 2}}));
  CHECK_ERROR("strong_components: |edge 0|2|[0, 2)", mg::strong_components(2, {{0, 2}}));
  CHECK_ERROR("strong_components: |n >= 0|-1", mg::strong_components(-1, Edges()));
  CHECK_ERROR("minimum_chain_cover: |1 -> 1|cycle; make|strong_components(n, arcs) one",
              mg::minimum_chain_cover(2, {{0, 1}, {1, 1}}));
  check("topological_order", [](int n, const Edges& arcs) { mg::topological_order(n, arcs); });
  check("minimum_path_cover", [](int n, const Edges& arcs) { mg::minimum_path_cover(n, arcs); });
  check("minimum_chain_cover", [](int n, const Edges& arcs) { mg::minimum_chain_cover(n, arcs); });
  check("in_some_maximum_antichain",
        [](int n, const Edges& arcs) { mg::in_some_maximum_antichain(n, arcs); });
  check("maximum_antichain", [](int n, const Edges& arcs) { mg::maximum_antichain(n, arcs); });
}

}  // namespace

int main() {
  edges();
  neighbor_lists();
  boards();
  matchings();
  bipartite_graphs();
  edge_classes();
  games();
  directed_graphs();
  return check::result();
}
