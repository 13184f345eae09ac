// SPDX-License-Identifier: CC0-1.0
//
// Checks that the library never calls a function template of the user, even if the template has the
// name and the parameters of a library function and argument-dependent lookup finds it. The
// templates of the user in this file are deleted, so the file does not compile if the library calls
// one of these templates.
#include <string>
#include <vector>

#include "check.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/bipartite_edge_classes.hpp"
#include "matching_games/bipartite_gallai_edmonds.hpp"
#include "matching_games/bipartite_geography.hpp"
#include "matching_games/bipartite_transcript.hpp"
#include "matching_games/check_covers.hpp"
#include "matching_games/check_dulmage_mendelsohn.hpp"
#include "matching_games/check_edge_classes.hpp"
#include "matching_games/check_edge_geography.hpp"
#include "matching_games/check_gallai_edmonds.hpp"
#include "matching_games/check_matching.hpp"
#include "matching_games/check_tutte_berge.hpp"
#include "matching_games/covers.hpp"
#include "matching_games/csr_graph.hpp"
#include "matching_games/dulmage_mendelsohn.hpp"
#include "matching_games/dynamic_matching.hpp"
#include "matching_games/edge_classes.hpp"
#include "matching_games/edge_geography.hpp"
#include "matching_games/gallai_edmonds.hpp"
#include "matching_games/game.hpp"
#include "matching_games/general.hpp"
#include "matching_games/geography.hpp"
#include "matching_games/second_matching.hpp"
#include "matching_games/transcript.hpp"
#include "matching_games/tutte_berge.hpp"

namespace user {

struct Graph : matching_games::CsrGraph {
  using matching_games::CsrGraph::CsrGraph;
};

using Vertices = std::vector<int>;
using Classes = std::vector<matching_games::GallaiEdmonds>;

template <class G>
Vertices general_matching(const G&, int = 20) = delete;
template <class G>
Vertices bipartite_matching(const G&) = delete;
template <class G, class Side>
Vertices bipartite_matching(const G&, Side) = delete;
template <class G>
matching_games::TwoColoring two_coloring(const G&) = delete;
template <class G>
Classes gallai_edmonds(const G&, const Vertices&) = delete;
template <class G>
Classes bipartite_gallai_edmonds(const G&, const Vertices&) = delete;
template <class G>
bool is_sparse(const G&) = delete;
template <class G, class Side, class... Flaw>
void require_two_sides(const char*, const G&, Side, Flaw...) = delete;
template <class G, class Side>
void require_other_side(const char*, const G&, Side, int, const char* = "") = delete;
template <class G, class Side>
Vertices match_sides(const char*, const G&, const Side&) = delete;
template <class F>
void grow_without(F&, Vertices&, int) = delete;
template <class G>
void view_of(const G&) = delete;
template <class G, class Side>
void side_of(const char*, const G&, const Side&) = delete;
template <class G>
void own_sides(const char*, const G&, int) = delete;
template <class G>
void require_matching(const std::string&, const G&, const Vertices&) = delete;
template <class G>
Classes bipartite_classes(const char*, const G&, const Vertices&) = delete;
template <class G, class IsVertex, class Head>
int strong_components(const G&, IsVertex, Head, Vertices&) = delete;
template <class G, class IsIn, class Side>
int blocks_of_pairs(const G&, const Vertices&, IsIn, Side, Vertices&) = delete;
template <class G, class Side>
Vertices minimum_vertex_cover(const G&, const Vertices&, Side) = delete;
template <class G, class Side>
Vertices maximum_independent_set(const G&, const Vertices&, Side) = delete;
template <class G>
matching_games::DulmageMendelsohn dulmage_mendelsohn(const G&, const Vertices&) = delete;
template <class G, class Side>
matching_games::DulmageMendelsohn dulmage_mendelsohn(const G&, const Vertices&, Side) = delete;
template <class G>
std::string check_matching(const G&, const Vertices&) = delete;
template <class G>
std::string check_matching_and_set(const G&, const Vertices&, const Vertices&,
                                   std::vector<char>&) = delete;
template <class G>
std::string check_cover(const G&, const Vertices&, const std::vector<char>&, const char*,
                        const char*) = delete;
template <class G>
int number_odd_components(const G&, const std::vector<char>&, Vertices&) = delete;
template <class G>
std::string check_and_number(const G&, const Vertices&, const Vertices&, Vertices&) = delete;
template <class G, class Side, class IsIn>
Vertices select_vertices(const char*, const G&, const Vertices&, Side, IsIn) = delete;
template <class G>
std::string find_even_paths(const G&, const Vertices&, const std::vector<char>&,
                            std::vector<char>&) = delete;
template <class G, class Side>
Vertices hall_violator(const G&, const Vertices&, Side) = delete;
template <class G>
int vertex_on_alternating_cycle(const G&, const Vertices&, const std::vector<char>&) = delete;
template <class G>
std::vector<bool> edge_loses(const G&) = delete;
template <class G, class Side>
std::vector<bool> edge_loses(const G&, Side) = delete;
template <class G, class Side>
Vertices edge_winning_moves(const G&, int, Side) = delete;
template <class G, class Side>
matching_games::EdgeGeographyWitness edge_geography_witness(const G&, int, Side) = delete;
template <class G, class Side>
void require_proper_sides(const char*, const G&, Side) = delete;
template <class G, class Side>
matching_games::internal::ExchangedMatrix component_matrix(const char*, const G&, int,
                                                           Side) = delete;

}  // namespace user

namespace {

void test_all_of_the_library() {
  const user::Graph path(4, {{0, 1}, {1, 2}, {2, 3}});
  const auto side = [](int v) { return v % 2; };
  const user::Vertices mate{1, 0, 3, 2};
  CHECK(matching_games::general_matching(path) == mate);
  CHECK(matching_games::bipartite_matching(path) == mate);
  CHECK(matching_games::bipartite_matching(path, side) == mate);
  const user::Classes classes(4, matching_games::GallaiEdmonds::C);
  CHECK(matching_games::gallai_edmonds(path, mate) == classes);
  CHECK(matching_games::bipartite_gallai_edmonds(path, mate) == classes);
  CHECK(matching_games::loses(path) == std::vector<bool>(4));
  CHECK_EQ(matching_games::check_vertex_cover(path, mate, {1, 2}), "");
  CHECK_EQ(matching_games::check_barrier(path, mate, {}), "");
  CHECK_EQ(matching_games::check_gallai_edmonds(path, mate, classes), "");
  CHECK(matching_games::minimum_vertex_cover(path, mate) == user::Vertices({0, 2}));
  CHECK(matching_games::maximum_independent_set(path, mate) == user::Vertices({1, 3}));
  CHECK_EQ(matching_games::minimum_edge_cover(path, mate).size(), 2u);
  CHECK_EQ(matching_games::dulmage_mendelsohn(path, mate).blocks, 4);
  CHECK(matching_games::BipartiteEdgeClasses(path, mate)(1, 2) == matching_games::EdgeClass::none);
  CHECK(matching_games::EdgeClasses(path, mate)(1, 2) == matching_games::EdgeClass::none);
  CHECK_EQ(matching_games::tutte_berge(path, classes).deficiency(), 0);
  CHECK(matching_games::loses(path, side) == std::vector<bool>(4));
  CHECK_EQ(matching_games::check_independent_set(path, mate, {1, 3}), "");
  CHECK_EQ(matching_games::check_edge_cover(path, mate, {{0, 1}, {2, 3}}), "");
  CHECK_EQ(matching_games::check_tutte_berge(path, mate, {}, {-1, -1, -1, -1}, 0), "");
  CHECK_EQ(matching_games::check_dulmage_mendelsohn(path, mate, side, {2, 2, 1, 1}, 4), "");
  const auto edge_class = [](int v, int w) { return v / 2 == w / 2 ? 2 : 0; };
  CHECK_EQ(matching_games::check_edge_classes(path, mate, edge_class), "");
  CHECK(matching_games::hall_violator(path, mate, side).empty());
  CHECK(matching_games::second_maximum_matching(path, mate).empty());
  CHECK(matching_games::edge_loses(path) == std::vector<bool>(4));
  CHECK(matching_games::edge_winning_moves(path, 1) == user::Vertices{0});
  CHECK_EQ(matching_games::check_edge_geography(path, 1,
                                                matching_games::edge_geography_witness(path, 1)),
           "");
  CHECK((matching_games::Game<user::Graph>(path, 0, matching_games::StartMatching{mate}).wins()));
  CHECK(matching_games::mover_wins_along(path, {0, 1}) == std::vector<bool>({true, false}));
  CHECK(matching_games::mover_wins_along(path, {0, 1}, side) == std::vector<bool>({true, false}));
  CHECK(matching_games::Game<user::Graph>(path, 0).winning_moves() == user::Vertices{1});
}

}  // namespace

int main() {
  test_all_of_the_library();
  return check::result();
}
