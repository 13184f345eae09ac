// SPDX-License-Identifier: CC0-1.0
//
// Tests what the calls of the library accept as a graph and as sides, and that the compiler
// explains in one sentence what they do not accept.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "instances/random.hpp"
#include "matching_games/bipartite_edge_classes.hpp"
#include "matching_games/bipartite_geography.hpp"
#include "matching_games/bipartite_graph.hpp"
#include "matching_games/bipartite_transcript.hpp"
#include "matching_games/board.hpp"
#include "matching_games/check_covers.hpp"
#include "matching_games/check_dulmage_mendelsohn.hpp"
#include "matching_games/covers.hpp"
#include "matching_games/edge_geography.hpp"
#include "matching_games/error_of.hpp"
#include "matching_games/game.hpp"
#include "matching_games/geography.hpp"
#include "matching_games/matching_from_edges.hpp"
#include "matching_games/transcript.hpp"
#include "matching_games/two_coloring.hpp"
#include "tools/folder.hpp"

namespace {

namespace mg = matching_games;
using Vertices = std::vector<int>;

// Makes every call that takes sides, with the last arguments `side`, and returns all results.
template <class Graph, class... Side>
std::vector<Vertices> answers(const Graph& graph, const Side&... side) {
  const auto bits = [](const std::vector<bool>& of) { return Vertices(of.begin(), of.end()); };
  const Vertices mate = mg::bipartite_matching(graph, side...);
  const mg::DulmageMendelsohn parts = mg::dulmage_mendelsohn(graph, mate, side...);
  const Vertices set = mg::hall_violator(graph, mate, side...);
  CHECK_EQ(mg::check_hall_violator(graph, mate, side..., set), "");
  CHECK_EQ(mg::check_dulmage_mendelsohn(graph, mate, side..., parts.block, parts.blocks), "");
  mg::Game<Graph> game(graph, 0, side...);
  Vertices path;
  for (; game.wins(); game.play(game.winning_moves().back())) path.push_back(game.token());
  const mg::DynamicMatching<Graph> rest = [&] {
    if constexpr (sizeof...(side) == 0)
      return mg::DynamicMatching<Graph>(graph);
    else
      return mg::DynamicMatching<Graph>(graph, {}, side...);
  }();
  const mg::BipartiteEdgeClasses classes(graph, mate, side...);
  return {mate,
          set,
          parts.block,
          rest.mate(),
          path,
          mg::minimum_vertex_cover(graph, mate, side...),
          mg::maximum_independent_set(graph, mate, side...),
          bits(mg::loses(graph, side...)),
          bits(mg::edge_loses(graph, side...)),
          bits(mg::mover_wins_along(graph, path, side...)),
          mg::edge_winning_moves(graph, 0, side...),
          mg::edge_geography_witness(graph, 0, side...).set,
          {static_cast<int>(classes(0, graph.size() - 1))}};
}

void test_sides() {
  instances::Random random(42);
  for (int round = 0; round < 200; ++round) {
    const int l = 1 + random.below(6), r = 1 + random.below(6);
    std::vector<std::pair<long long, long long>> edges;
    for (int k = random.below(2 * (l + r)); k > 0; --k) {
      edges.emplace_back(random.below(l), random.below(r));
    }
    const mg::BipartiteGraph graph(l, r, edges);
    const auto side = [l](int v) { return v >= l; };
    const auto expected = answers(graph, side);
    CHECK(answers(graph) == expected);
    std::vector<char> chars;
    for (int v = 0; v < l + r; ++v) chars.push_back(side(v) ? 1 : 0);
    CHECK(answers(graph, chars) == expected);
    CHECK(answers(graph, Vertices(chars.begin(), chars.end())) == expected);
    CHECK(answers(graph, std::vector<bool>(chars.begin(), chars.end())) == expected);
    chars.push_back(0);
    CHECK_EQ(error_of([&] { mg::loses(graph, chars); }),
             "matching_games::loses: expected " + std::to_string(l + r) +
                 " sides, one for each vertex, found " + std::to_string(l + r + 1));
  }
}

struct Path256 {  // the path 0 - 1 - 2 - 3 - 4 without vertex 2
  int size() const { return 5; }
  int contains(int v) const { return v == 2 ? 0 : 256; }
  Vertices neighbors(int v) const { return {v == 0 ? 1 : v - 1, v == 4 ? 3 : v + 1}; }
  Vertices neighbors(int) = delete;
};

void test_graphs() {
  const std::vector<long long> adj[505] = {{1}, {0, 2}, {1, 3}, {2}};
  const auto path4 = mg::lists(adj, 4);
  CHECK(mg::general_matching(path4) == Vertices({1, 0, 3, 2}));
  CHECK(mg::loses(mg::lists(adj, 4)) == std::vector<bool>(4));
  CHECK_EQ(mg::Game<>(mg::lists(adj, 4), 0).winning_move(), 1);
  CHECK_THROWS(mg::lists(adj, 3), std::invalid_argument);
  CHECK_THROWS(mg::lists(adj, -1), std::invalid_argument);
  CHECK(mg::loses(Path256()) == std::vector<bool>(5));
  CHECK(mg::bipartite_matching(Path256()) == Vertices({1, 0, -1, 4, 3}));
  CHECK(mg::general_matching(3, {}) == Vertices(3, -1));

  mg::Board board(2, mg::steps());
  board.add_row("..");
  mg::Game game(board, board.vertex(0, 0)), with_side(board, board.vertex(0, 0), mg::Chessboard());
  mg::Game of_lists(path4, 0), from(path4, 0, mg::StartMatching{{1, 0, -1, -1}});
  CHECK(game.wins() && with_side.wins() && of_lists.wins() && from.wins());
  mg::DynamicMatching rest(path4), without(path4, Vertices{0}), copy(rest);
  CHECK(!rest.misses(0) && without.misses(1) && !copy.misses(0));
  CHECK(without.insert(0));
}

// Compiles calls with wrong arguments. The first error must contain the sentence.
void test_refusals() {
#ifdef __GNUC__
  const std::string is_graph = "a graph is a vector of vectors of an integer type other than bool",
                    is_const = "the member contains(v) of a graph must be const and return bool";
  const std::string path =
      "struct Path { int size() const; std::vector<int> neighbors(int) const; ";
  for (const auto& [code, sentence] : std::vector<std::pair<std::string, std::string>>{
           {"std::vector<std::set<int>> g; int main() { general_matching(g); }", is_graph},
           {"std::vector<std::vector<std::pair<int, int>>> g; int main() { loses(g); }", is_graph},
           {"std::vector<std::vector<double>> g; int main() { two_coloring(g); }", is_graph},
           {"std::vector<std::vector<bool>> g; int main() { Game<> game(g, 0); }", is_graph},
           {"std::vector<std::vector<bool>> g; int main() { bipartite_matching(1, 1, g); }",
            is_graph},
           {"std::vector<int> g[9]; int main() { general_matching(g); }", is_graph},
           {"std::vector<std::set<int>> g; int main() { Game<decltype(g)> game(g, 0); }", is_graph},
           {"struct { int size() const; std::set<int> neighbors(int) const; } g; "
            "int main() { loses(g); }",
            is_graph},
           {"std::vector<std::pair<double, double>> e; int main() { general_matching(3, e); }",
            "the ends of an edge are integers"},
           {path + "bool contains(int); } g; int main() { loses(g); }", is_const},
           {path + "bool contains(int); } g; int main() { Game<Path> game(g, 0); }", is_const},
           {path + "std::string contains(int) const; } g; int main() { loses(g); }", is_const}}) {
    const folder::Folder files({{"wrong.cpp",
                                 "#include <set>\n#include \"matching_games/game.hpp\"\n"
                                 "#include \"matching_games/geography.hpp\"\n"
                                 "#include \"matching_games/matching_from_edges.hpp\"\n"
                                 "using namespace matching_games;\n" +
                                     code}});
    CHECK(folder::shell(CXX_COMPILER " -std=c++11 -fsyntax-only -fmax-errors=1 -I " SAMPLES_DIR
                                     "/../src wrong.cpp 2> errors") != 0);
    const std::string errors = folder::read("errors");
    const auto first = std::min(errors.find("error: "), errors.size());
    const std::string line = errors.substr(first, errors.find('\n', first) - first);
    check::report(line.find(sentence) != std::string::npos, __FILE__, __LINE__, code + ": " + line);
  }
#endif
}

}  // namespace

int main() {
  test_sides();
  test_graphs();
  if (folder::can_run("calls that must not compile")) test_refusals();
  return check::result();
}
