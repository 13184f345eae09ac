// SPDX-License-Identifier: CC0-1.0
//
// Templates of the user that have the names and the parameters of the library's are never taken for
// those, though his graph is of their namespace. Otherwise this would not compile.
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "matching/bipartite.hpp"
#include "matching/bipartite_gallai_edmonds.hpp"
#include "matching/bipartite_transcript.hpp"
#include "matching/certificate.hpp"
#include "matching/csr_graph.hpp"
#include "matching/dynamic.hpp"
#include "matching/gallai_edmonds.hpp"
#include "matching/game.hpp"
#include "matching/general.hpp"
#include "matching/geography.hpp"
#include "matching/transcript.hpp"

namespace user {

struct Graph : matching::CsrGraph {
  using matching::CsrGraph::CsrGraph;
};

using Vertices = std::vector<int>;
using Classes = std::vector<matching::GallaiEdmonds>;

template <class G>
Vertices general_matching(const G&, int = 20) = delete;
template <class G>
Vertices bipartite_matching(const G&) = delete;
template <class G, class Side>
Vertices bipartite_matching(const G&, Side) = delete;
template <class G>
bool two_coloring(const G&, std::vector<char>&) = delete;
template <class G>
Classes gallai_edmonds(const G&, const Vertices&) = delete;
template <class G>
Classes bipartite_gallai_edmonds(const G&, const Vertices&) = delete;
template <class G>
bool classes_without_blossoms(const std::string&, const G&, const Vertices&, Classes&) = delete;
template <class G>
bool is_sparse(const G&) = delete;
template <class G>
void forest_matching(const G&, matching::KarpSipser<G>&, int) = delete;
template <class G>
void match_rows(matching::KarpSipser<G>&) = delete;
template <class G>
void leave_row(matching::KarpSipser<G>&, int, int) = delete;
template <class G>
bool lists_neighbor(const G&, int, int) = delete;
template <class G, class Step, class Vertex, class Load>
void look_ahead(const G&, Step, Step, Vertex, int, Load) = delete;
template <class G>
std::string check_matching(const G&, const Vertices&) = delete;
template <class G>
std::string check_vertex_set(const G&, const Vertices&, std::vector<char>&) = delete;
template <class G>
std::string check_factor_critical(const G&, const Vertices&, const std::vector<char>&) = delete;

}  // namespace user

namespace {

void test_all_of_the_library() {
  const user::Graph path(4, {{0, 1}, {1, 2}, {2, 3}});
  const auto side = [](int v) { return v % 2; };
  const user::Vertices mate{1, 0, 3, 2};
  CHECK(matching::general_matching(path) == mate);
  CHECK(matching::bipartite_matching(path) == mate);
  CHECK(matching::bipartite_matching(path, side) == mate);
  const user::Classes classes(4, matching::GallaiEdmonds::C);
  CHECK(matching::gallai_edmonds(path, mate) == classes);
  CHECK(matching::bipartite_gallai_edmonds(path, mate) == classes);
  CHECK(matching::losing_starts(path).empty());
  CHECK_EQ(matching::check_vertex_cover(path, mate, {1, 2}), "");
  CHECK_EQ(matching::check_barrier(path, mate, {}), "");
  CHECK_EQ(matching::check_gallai_edmonds(path, mate, classes), "");
  CHECK(matching::mover_wins_along(path, {0, 1}) == std::vector<bool>({true, false}));
  CHECK(matching::mover_wins_along(path, {0, 1}, side) == std::vector<bool>({true, false}));
  CHECK(matching::Game<user::Graph>(path, 0).winning_moves() == user::Vertices{1});
}

}  // namespace

int main() {
  test_all_of_the_library();
  return check::result();
}
