// SPDX-License-Identifier: CC0-1.0
//
// Explains in sentences why a matching is maximum and who wins a game: lists the pairs of a maximum
// matching, and a proof that no matching is larger. A user can check both by counting.
#ifndef INSTANCES_WITNESS_HPP
#define INSTANCES_WITNESS_HPP

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "instances/format.hpp"
#include "instances/problems.hpp"
#include "instances/texts.hpp"
#include "matching_games/covers.hpp"
#include "matching_games/csr_graph.hpp"
#include "matching_games/gallai_edmonds.hpp"
#include "matching_games/general.hpp"
#include "matching_games/graph.hpp"
#include "matching_games/internal/induced_subgraph.hpp"
#include "matching_games/tutte_berge.hpp"

namespace instances {

// why() explains why an answer is right. A user who checks the explanation must count vertices and
// edges, which is tedious in a large graph. So why() explains nothing about a graph with more than
// kMaxVertices vertices. A list in an explanation has at most kMaxItems items, and "..." in place
// of further items.
constexpr int kMaxVertices = 60;
constexpr std::size_t kMaxItems = 12;

// ---- Text

// Returns "a, b, c", with "..." in place of the items after the first kMaxItems.
inline std::string joined(const Strings& items) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text += ", ";
    if (i == kMaxItems) return text + "...";
    text += items[i];
  }
  return text;
}

// Returns the list of the names of some vertices. names[v] is the name of the vertex v.
inline std::string joined(const Strings& names, const std::vector<int>& vertices) {
  Strings items;
  for (const int v : vertices) items.push_back(names[v]);
  return joined(items);
}

inline Strings names_of(const Case& one_case) {
  Strings names;
  for (int v = 0; v < one_case.size; ++v) names.push_back(one_case.name(v));
  return names;
}

// Returns a list of the matched pairs, such as "the matching a - b, c - d".
inline std::string matching_text(const Strings& names, const std::vector<int>& mate) {
  Strings pairs;
  for (int v = 0; v < static_cast<int>(mate.size()); ++v) {
    if (mate[v] > v) pairs.push_back(names[v] + " - " + names[mate[v]]);
  }
  return pairs.empty() ? texts::empty_matching() : texts::matching(joined(pairs));
}

// ---- Graphs

using matching_games::CsrGraph;

// Stores a graph, a maximum matching, and a proof that no matching is larger.
class Witness {
 public:
  explicit Witness(const Case& one_case)
      : has_sides_(one_case.left > 0),
        names_(names_of(one_case)),
        graph_(one_case.size, one_case.edges),
        mate_(matching_games::general_matching(graph_)),
        classes_(matching_games::gallai_edmonds(graph_, mate_)),
        proof_(matching_games::tutte_berge(graph_, classes_)) {}

  int size() const { return graph_.size(); }
  int edges_of_matching() const { return (size() - proof_.deficiency()) / 2; }
  bool loses(int v) const { return classes_[v] == matching_games::VertexClass::D; }
  int losing() const {
    return static_cast<int>(
        std::count(classes_.begin(), classes_.end(), matching_games::VertexClass::D));
  }

  // Returns why the player to move wins or loses with the token on vertex 0. The graph must be
  // connected.
  std::string of_token(const std::string& mover) const {
    if (size() == 1) return texts::no_move(names_[0], mover);
    if (!loses(0)) {
      return texts::wins_by(names_[0], mover, names_[mate_[0]], text_of(mate_),
                            proof_.deficiency() == 0 ? texts::covers_all()
                                                     : texts::exposes_no_more(odd_components()));
    }
    const std::vector<int> mate = matching_games::general_matching(
        matching_games::internal::InducedSubgraph<CsrGraph>(graph_, {0}));
    return texts::loses(names_[0], mover, text_of(mate), no_larger_matching());
  }

  // Returns a sentence that says from how many vertices the player to move loses, and why.
  std::string of_losing() const {
    if (proof_.deficiency() == 0) return texts::losing_none(text_of(mate_));
    return texts::losing(texts::vertices(losing()), odd_components(), text_of(mate_),
                         texts::vertices(proof_.deficiency()));
  }

  std::string of_matching() const {
    return texts::edges_in(edges_of_matching(), text_of(mate_), no_larger_matching());
  }

  // Returns an empty text if the matching is perfect.
  std::string of_no_perfect_matching() const {
    return proof_.deficiency() == 0 ? "" : of_matching();
  }

  // Returns why no independent set of a bipartite graph is larger than a maximum one.
  std::string of_independent_set() const {
    const std::vector<int> set = matching_games::maximum_independent_set(graph_, mate_);
    return texts::independent(set.size(), joined(names_, set), names_.size(), text_of(mate_));
  }

  // Returns why a minimum vertex cover of a bipartite graph has as many vertices as the matching.
  std::string of_cover() const {
    const std::vector<int> cover = matching_games::minimum_vertex_cover(graph_, mate_);
    return texts::cover(cover.size(), joined(names_, cover), text_of(mate_));
  }

 private:
  std::string text_of(const std::vector<int>& mate) const { return matching_text(names_, mate); }

  // Returns why no matching is larger than the one whose pairs an explanation has listed.
  std::string no_larger_matching() const {
    const int exposed = proof_.deficiency();
    if (exposed == 0) return texts::covers_all();
    if (exposed == 1) return texts::exposes_one();
    if (!has_sides_) return odd_components();
    const std::vector<int> cover = matching_games::minimum_vertex_cover(graph_, mate_);
    return texts::covered_by(cover.size(), joined(names_, cover));
  }

  // Returns why every matching exposes at least deficiency() vertices. In a bipartite graph, each
  // odd component is a single vertex.
  std::string odd_components() const {
    std::vector<Strings> members(proof_.components);
    for (int v = 0; v < size(); ++v) {
      if (proof_.component[v] != -1) members[proof_.component[v]].push_back(names_[v]);
    }
    Strings components, all;
    for (const auto& names : members) {
      components.push_back('{' + joined(names) + '}');
      all = extended(std::move(all), names);
    }
    if (all.size() == members.size()) {
      if (proof_.barrier.empty()) return texts::no_neighbors(all.size(), joined(all));
      return texts::few_neighbors(all.size(), joined(all), joined(names_, proof_.barrier),
                                  texts::vertices(proof_.deficiency()));
    }
    const std::string odd = texts::odd_components(components.size(), joined(components),
                                                  texts::vertices(proof_.deficiency()));
    return proof_.barrier.empty() ? texts::graph_has(odd)
                                  : texts::barrier(joined(names_, proof_.barrier), odd);
  }

  bool has_sides_;
  Strings names_;
  CsrGraph graph_;
  std::vector<int> mate_;
  std::vector<matching_games::VertexClass> classes_;
  matching_games::TutteBerge proof_;
};

// Returns why the player to move wins or loses after the token has visited the vertices of `path`.
// Returns "" if too many vertices can be reached.
inline std::string of_token(const Case& one_case, const std::vector<int>& path,
                            const std::string& mover = texts::mover()) {
  const CsrGraph graph(one_case.size, one_case.edges);
  constexpr int kUnseen = -1, kVisited = -2;
  std::vector<int> index(one_case.size, kUnseen), order;
  for (const int v : path) index[v] = kVisited;
  Case reached;
  const auto reach = [&](int v) {
    index[v] = reached.size++;
    order.push_back(v);
    reached.names.push_back(one_case.name(v));
  };
  reach(path.back());
  for (std::size_t i = 0; i < order.size(); ++i) {
    for (const int w : graph.neighbors(order[i])) {
      if (index[w] == kUnseen) reach(w);
      if (index[w] > static_cast<int>(i)) reached.edges.emplace_back(i, index[w]);
    }
  }
  return reached.size > kMaxVertices ? "" : Witness(reached).of_token(mover);
}

}  // namespace instances

#endif  // INSTANCES_WITNESS_HPP
