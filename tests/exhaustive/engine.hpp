// SPDX-License-Identifier: CC0-1.0
//
// The library as suite.hpp calls it. tests/notebook/notebook_test.cpp has a struct Notebook with
// the same members for the notebook edition.
#ifndef ENGINE_HPP
#define ENGINE_HPP

#include <algorithm>
#include <functional>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "library.hpp"
#include "oracle.hpp"

namespace mg = matching_games;

struct Library {
  using Weights = std::vector<mg::WeightedEdge>;
  using VertexClass = mg::VertexClass;

  // A maximum matching of a graph whose vertices come and go.
  class General {
    const oracle::Graph graph_;
    mg::DynamicMatching<oracle::Graph> dynamic_;
    std::vector<VertexClass> classes_;

   public:
    const std::vector<int>& mate;
    explicit General(const oracle::Graph& graph)
        : graph_(graph), dynamic_(graph_), mate(dynamic_.mate()) {}
    bool missed(int v) const { return dynamic_.missed(v); }
    // Returns whether v is in the Gallai-Edmonds class A, or not in the graph.
    bool barrier(int v) {
      if (classes_.empty()) classes_ = mg::gallai_edmonds(dynamic_.graph(), mate);
      return classes_[v] == VertexClass::A || classes_[v] == VertexClass::absent;
    }
    bool erase(int v) { return classes_.clear(), dynamic_.erase(v); }
    bool insert(int v) { return classes_.clear(), dynamic_.insert(v); }
  };

  // A maximum matching of a bipartite graph; side[v] is not 0 if v is on the right.
  struct Bipartite {
    std::vector<int> mate, cover;
    std::vector<VertexClass> classes;
    std::function<mg::EdgeClass(int left, int right)> edge_class;

    Bipartite(const oracle::Graph& graph, const std::vector<char>& side) {
      const auto side_of = [&side](int v) { return side[v] != 0; };
      mate = mg::bipartite_matching(graph, side_of);
      cover = mg::minimum_vertex_cover(graph, mate, side_of);
      classes = mg::gallai_edmonds(graph, mate);
      edge_class = mg::bipartite_edge_classes(graph, mate, side_of);
    }
    bool missed(int v) const { return classes[v] == VertexClass::D; }
    bool in_cover(int v) const { return std::binary_search(cover.begin(), cover.end(), v); }
    bool none(int v, int w) const { return edge_class(v, w) == mg::EdgeClass::none; }
    bool some(int v, int w) const { return edge_class(v, w) == mg::EdgeClass::some; }
    bool every(int v, int w) const { return edge_class(v, w) == mg::EdgeClass::every; }
  };

  struct Tree {
    std::vector<VertexClass> classes;
    std::vector<int> wins;  // the number of moves from each vertex that win

    Tree(int n, const instances::Edges& edges)
        : classes(mg::tree_classes(mg::RootedTree(n, edges))) {
      const oracle::Graph graph(n, edges);
      for (int v = 0; v < n; ++v) {
        const auto moves = mg::Game<oracle::Graph>(graph, v).winning_moves();
        wins.push_back(static_cast<int>(moves.size()));
      }
    }
    bool missed(int v) const { return classes[v] == VertexClass::D; }
  };

  // ---- Colors of edges, and ranks

  static std::pair<int, std::vector<int>> color(int l, int r, const instances::Edges& edges) {
    const mg::EdgeColoring result = mg::edge_coloring(l, r, edges);
    return {result.colors, result.color};
  }
  static std::vector<int> stable(int l, int r, const std::vector<mg::RankedEdge>& edges) {
    return mg::stable_matching(l, r, edges).mate;
  }

  // ---- Weights

  static constexpr long long kLimit = 1LL << 59;  // for oracle::hard_edges()
  struct Heaviest {
    std::vector<int> mate;  // of each vertex, or -1
    long long weight;
    std::string flaw;  // what is wrong with the proof, or with the result of another search
  };
  struct Assigned {
    bool exists;
    std::vector<int> column;
    long long sum;
    std::string flaw;
  };

  // Returns a matching of maximum weight, or if `most` is true, the heaviest of the maximum ones.
  static Heaviest heaviest(int n, const Weights& edges, bool most) {
    std::string flaw;
    const auto result = proved(flaw, edges, most, n);
    for (const auto& [both_stages, scans] :
         {std::pair(false, int{mg::internal::kFirstScans}), {false, 0}, {true, 0}}) {
      if (n > 300 || !flaw.empty()) break;
      flaw = mg::check_weighted_matching(n, edges, from_empty(n, edges, result, both_stages, scans),
                                         most ? mg::Among::maximum : mg::Among::all);
      if (!flaw.empty()) flaw += both_stages ? " (both stages)" : " (without start)";
    }
    return {result.mate, result.weight, flaw};
  }

  // Does the same for a bipartite graph. The right vertices have the numbers l .. l + r - 1.
  static Heaviest heaviest(int l, int r, Weights edges, bool most) {
    for (auto& e : edges) e.w -= l;
    std::string flaw;
    const auto result = proved(flaw, edges, most, l, r);
    if (l > r) {
      for (auto& e : edges) std::swap(e.v, e.w);
      std::swap(l, r);
    }
    const int n = l + r;
    Weights arcs = edges;
    for (auto& arc : arcs) arc.w += l;
    const mg::internal::WeightedLists lists(n, arcs, 0);
    for (const std::string kind : {"matrix", "lists", "large"}) {
      auto other = kind == "matrix" ? mg::internal::match_matrix(l, r, arcs, 0)
                                    : mg::internal::match_lists(l, r, lists, kind == "large");
      other.set_of.assign(n, -1);
      for (int v = 0; v < l; ++v) {
        if (other.mate[v] != -1) other.weight += other.dual[v] + other.dual[other.mate[v]];
      }
      for (long long& dual : other.dual) dual *= 2;
      if (!flaw.empty()) break;
      flaw = mg::check_weighted_matching(l, r, edges, other);
      if (!flaw.empty()) flaw += " (" + kind + ")";
    }
    return {result.mate, result.weight, flaw};
  }

  // Returns a cheapest assignment without the costs from `no` on.
  static Assigned assign(const std::vector<std::vector<long long>>& costs, long long no) {
    const auto result = mg::assignment(costs, no);
    std::string flaw = mg::check_assignment(costs, result, no);
    for (const auto& row : costs) {
      if (std::any_of(row.begin(), row.end(), [no](long long cost) { return cost >= no; })) {
        return {result.exists, result.column, result.cost, flaw};
      }
    }
    const auto plain = mg::assignment(costs);
    if (flaw.empty()) flaw = mg::check_assignment(costs, plain);
    return {result.exists && plain.cost == result.cost, plain.column, plain.cost, flaw};
  }

 private:
  static mg::WeightedMatching best(const Weights& edges, mg::Among among, int n) {
    return mg::maximum_weight_matching(n, edges, among);
  }
  static mg::WeightedMatching best(const Weights& edges, mg::Among among, int l, int r) {
    return mg::bipartite_maximum_weight_matching(l, r, edges, among);
  }

  // Computes a heaviest matching of a graph with the given sizes, n or l and r, and if `most` is
  // true, also a perfect one. Checks their proofs.
  template <class... Sizes>
  static mg::WeightedMatching proved(std::string& flaw, const Weights& edges, bool most,
                                     Sizes... sizes) {
    const auto among = most ? mg::Among::maximum : mg::Among::all;
    const auto result = best(edges, among, sizes...);
    flaw = mg::check_weighted_matching(sizes..., edges, result, among);
    if (!most || !flaw.empty()) return result;
    const auto perfect = best(edges, mg::Among::perfect, sizes...);
    flaw = mg::check_weighted_matching(sizes..., edges, perfect, mg::Among::perfect);
    if (perfect.exists != (2 * mg::matching_size(result.mate) == (sizes + ...))) {
      flaw = "`exists` is wrong";
    }
    return result;
  }

  // Runs both stages of the search, or only the search for blossoms, from the empty matching.
  // Weights are raised by `expected.added`. The first search for blossoms of each vertex may use
  // `scans` scans.
  static mg::WeightedMatching from_empty(int n, const Weights& edges,
                                         const mg::WeightedMatching& expected, bool both_stages,
                                         long long scans) {
    const mg::internal::WeightedLists lists(n, edges, expected.added);
    std::vector<long long> doubled = lists.heaviest();
    std::vector<int> mate(n, -1);
    if (both_stages) {
      const long long all = std::numeric_limits<long long>::max();
      const auto first = [](const mg::internal::WeightedLists& scaled) {
        return scaled.heaviest();
      };
      const auto start = [&mate](const mg::internal::WeightedLists&,
                                 const std::vector<long long>& duals) {
        return mg::internal::double_cover(duals, mate);
      };
      auto copies = mg::internal::search_by_scales(lists, n, 1000000, first, start);
      if (copies.empty()) {  // there is only one scale
        copies = start(lists, doubled);
        mg::internal::ShortestAugmentingPaths(lists, n, copies).run_plain(all);
      }
      for (int v = 0; v < n; ++v) doubled[v] = copies[v].dual + copies[n + v].dual;
      mate = mg::internal::half_of(copies);
    }
    mg::internal::WeightedBlossoms blossoms(lists, doubled, mate);
    blossoms.run(scans);
    mg::WeightedMatching result{true, {}, expected.weight, expected.added, {}, {}, {}};
    blossoms.finish(result);
    return result;
  }
};

#endif  // ENGINE_HPP
