// SPDX-License-Identifier: CC0-1.0
//
// Defines why(problem, input, ours, theirs), which explains why the output `ours` is right. The
// explanation shows a maximum matching and a proof that no matching is larger. A user can check
// both by counting.
#ifndef TOOLS_DUEL_WHY_HPP
#define TOOLS_DUEL_WHY_HPP

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "instances/answers.hpp"
#include "instances/format.hpp"
#include "instances/graphs.hpp"
#include "instances/problems.hpp"
#include "instances/texts.hpp"
#include "matching_games/bipartite_weighted_matching.hpp"
#include "matching_games/covers.hpp"
#include "matching_games/csr_graph.hpp"
#include "matching_games/gallai_edmonds.hpp"
#include "matching_games/general.hpp"
#include "matching_games/graph.hpp"
#include "matching_games/induced_subgraph.hpp"
#include "matching_games/path_cover.hpp"
#include "matching_games/tutte_berge.hpp"
#include "matching_games/two_coloring.hpp"
#include "matching_games/weighted_matching.hpp"

namespace duel {

// why() explains why an answer is right. A user who checks the explanation must count vertices and
// edges, which is tedious in a large graph. So why() explains nothing about a graph with more than
// kMaxVertices vertices. A list in an explanation has at most kMaxItems items, and "..." in place
// of further items.
constexpr int kMaxVertices = 60;
constexpr std::size_t kMaxItems = 12;

// ---- Text

using Words = std::vector<std::string>;

// Returns "a, b, c", with "..." in place of the items after the first kMaxItems.
inline std::string joined(const Words& items) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text += ", ";
    if (i == kMaxItems) return text + "...";
    text += items[i];
  }
  return text;
}

// Returns the list of the names of some vertices. names[v] is the name of the vertex v.
inline std::string joined(const Words& names, const std::vector<int>& vertices) {
  Words items;
  for (const int v : vertices) items.push_back(names[v]);
  return joined(items);
}

// Returns the tokens of a text.
inline Words words_of(const std::string& text) {
  Words words;
  for (const auto& token : instances::tokens_of(text)) words.push_back(token.text);
  return words;
}

// Returns the first index below both sizes at which the sequences differ, or -1 if the sequences
// differ at no such index.
template <class Sequence>
int first_difference(const Sequence& ours, const Sequence& theirs) {
  for (std::size_t i = 0; i < ours.size() && i < theirs.size(); ++i) {
    if (!(ours[i] == theirs[i])) return static_cast<int>(i);
  }
  return -1;
}

// ---- Graphs

using matching_games::CsrGraph;

// Stores a graph, a maximum matching, and a proof that no matching is larger.
class Witness {
 public:
  explicit Witness(const instances::Position& position)
      : graph_(position.size, position.edges),
        mate_(matching_games::general_matching(graph_)),
        classes_(matching_games::gallai_edmonds(graph_, mate_)),
        proof_(matching_games::tutte_berge(graph_, classes_)) {
    for (int v = 0; v < position.size; ++v) names_.push_back(position.name(v));
  }

  int size() const { return graph_.size(); }
  int edges_of_matching() const { return (size() - proof_.deficiency()) / 2; }
  bool loses(int v) const { return classes_[v] == matching_games::GallaiEdmonds::D; }
  int losing() const {
    return static_cast<int>(
        std::count(classes_.begin(), classes_.end(), matching_games::GallaiEdmonds::D));
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
    const std::vector<int> mate =
        matching_games::general_matching(matching_games::InducedSubgraph<CsrGraph>(graph_, {0}));
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

  // Returns why a maximum independent set has `size` vertices. Returns "" if a maximum independent
  // set has another size or the graph is not bipartite.
  std::string of_independent_set(const std::string& size) const {
    if (!matching_games::two_coloring(graph_).bipartite) return "";
    const std::vector<int> set = matching_games::maximum_independent_set(graph_, mate_);
    if (std::to_string(set.size()) != size) return "";
    return texts::independent(size, joined(names_, set), names_.size(), text_of(mate_));
  }

  // Returns why a minimum vertex cover of a bipartite graph has as many vertices as the matching.
  std::string of_cover() const {
    const std::vector<int> cover = matching_games::minimum_vertex_cover(graph_, mate_);
    return texts::cover(cover.size(), joined(names_, cover), text_of(mate_));
  }

 private:
  // Returns a list of the matched pairs, such as "the matching a - b, c - d".
  std::string text_of(const std::vector<int>& mate) const {
    Words edges;
    for (int v = 0; v < size(); ++v) {
      if (mate[v] > v) edges.push_back(names_[v] + " - " + names_[mate[v]]);
    }
    return edges.empty() ? texts::empty_matching() : texts::matching(joined(edges));
  }

  // Returns why no matching is larger than the one whose pairs an explanation has listed.
  std::string no_larger_matching() const {
    const int exposed = proof_.deficiency();
    return exposed == 0   ? texts::covers_all()
           : exposed == 1 ? texts::exposes_one()
                          : odd_components();
  }

  // Returns why every matching exposes at least deficiency() vertices.
  std::string odd_components() const {
    std::vector<Words> members(proof_.components);
    for (int v = 0; v < size(); ++v) {
      if (proof_.component[v] != -1) members[proof_.component[v]].push_back(names_[v]);
    }
    Words components;
    for (const auto& names : members) components.push_back('{' + joined(names) + '}');
    const std::string odd = texts::odd_components(components.size(), joined(components),
                                                  texts::vertices(proof_.deficiency()));
    return proof_.barrier.empty() ? texts::graph_has(odd)
                                  : texts::barrier(joined(names_, proof_.barrier), odd);
  }

  Words names_;
  CsrGraph graph_;
  std::vector<int> mate_;
  std::vector<matching_games::GallaiEdmonds> classes_;
  matching_games::TutteBerge proof_;
};

// Returns why the player to move wins (or loses, if `wins` is false) after the token has visited
// the vertices of `path`. Returns "" if `wins` is wrong or too many vertices can be reached.
inline std::string of_token(const instances::Position& position, const std::vector<int>& path,
                            bool wins, const std::string& mover = texts::mover()) {
  const CsrGraph graph(position.size, position.edges);
  constexpr int kUnseen = -1, kVisited = -2;
  std::vector<int> index(position.size, kUnseen), order;
  for (const int v : path) index[v] = kVisited;
  instances::Position reached;
  const auto reach = [&](int v) {
    index[v] = reached.size++;
    order.push_back(v);
    reached.names.push_back(position.name(v));
  };
  reach(path.back());
  for (std::size_t i = 0; i < order.size(); ++i) {
    for (const int w : graph.neighbors(order[i])) {
      if (index[w] == kUnseen) reach(w);
      if (index[w] > static_cast<int>(i)) reached.edges.emplace_back(i, index[w]);
    }
  }
  if (reached.size > kMaxVertices) return "";
  const Witness witness(reached);
  return witness.loses(0) != wins ? witness.of_token(mover) : "";
}

// ---- Kinds of answers

// Finds the first element of `names` that only one of the two outputs contains. Returns the index
// of this element in `names`, or -1 if there is no such element. Each output begins with one word.
// Then names follow, each of which has `size` words.
inline int first_in_one(const Words& names, const Words& ours, const Words& theirs, int size) {
  const auto names_in = [size](const Words& words) {
    std::set<std::string> found;
    for (std::size_t i = 1; i + size <= words.size(); i += size) {
      found.insert(size == 1 ? words[i] : words[i] + ' ' + words[i + 1]);
    }
    return found;
  };
  const std::set<std::string> in_ours = names_in(ours), in_theirs = names_in(theirs);
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (in_ours.count(names[i]) != in_theirs.count(names[i])) return static_cast<int>(i);
  }
  return -1;
}

// Returns the text with the subject and the reason, or "" if `reason` is empty.
template <class Subject>
std::string labeled(const texts::Text& text, const Subject& subject, const std::string& reason) {
  return reason.empty() ? "" : text(subject, reason);
}

inline std::string of_losing_starts(const instances::Position& position, const Words& ours,
                                    const Words& theirs) {
  const int words = position.rows > 0 ? 2 : 1;  // the number of words in the name of a vertex
  const int start = first_in_one(position.names, ours, theirs, words);
  if (start == -1) return "";
  // The first player puts the token on a vertex, and then the opponent moves. So a vertex wins for
  // the first player if the player to move from the vertex loses.
  const bool is_missing = first_in_one({position.names[start]}, ours, {}, words) == 0;
  return labeled(is_missing ? texts::is_missing : texts::is_wrong, position.names[start],
                 of_token(position, {start}, !is_missing));
}

// Explains why `ours` is right about the first round that only one of the two outputs lists as a
// mistake. The input is a played game. In each round, the first player, the rabbit, moves, and then
// the second player, the egg, moves. The rabbit's move is a mistake if the rabbit could win before
// this move and the egg can win after this move. In the round with the zero-based number r, the
// rabbit moves from `position.path[2 * r]` to `position.path[2 * r + 1]`.
inline std::string of_mistakes(const instances::Position& position, const Words& ours,
                               const Words& theirs) {
  Words rounds;
  for (std::size_t i = 1; i <= position.path.size() / 2; ++i) rounds.push_back(std::to_string(i));
  const int round = first_in_one(rounds, ours, theirs, 1);
  if (round == -1) return "";
  const bool is_mistake = first_in_one({rounds[round]}, ours, {}, 1) == 0;
  const auto path_end = position.path.begin() + 2 * round + 1;
  const std::string before =
      of_token(position, {position.path.begin(), path_end}, is_mistake, texts::rabbit());
  const std::string after =
      of_token(position, {position.path.begin(), path_end + 1}, is_mistake, texts::egg());
  if (before.empty() && after.empty()) return "";
  if (is_mistake && (before.empty() || after.empty())) return "";
  return (is_mistake ? texts::mistake : texts::no_mistake)(
      rounds[round], (before.empty() ? "" : texts::before_round(before)) +
                         (after.empty() ? "" : texts::after_round(after)));
}

inline std::string of_map(const std::vector<instances::Position>& fields,
                          const instances::Question& question, const Words& ours,
                          const Words& theirs) {
  int row = first_difference(ours, theirs);
  if (row == -1 || ours[row].size() != theirs[row].size()) return "";
  const int column = first_difference(ours[row], theirs[row]);
  const bool wins = ours[row][column] == question.win[0];
  std::size_t field = 0;
  for (; field < fields.size() && row >= fields[field].rows; ++field) row -= fields[field].rows;
  if (field == fields.size()) return "";
  const std::vector<std::pair<int, int>>& cells = fields[field].cells;
  const auto cell = std::find(cells.begin(), cells.end(), std::pair(row, column));
  if (cell == cells.end()) return "";
  return labeled(texts::field, field + 1,
                 of_token(fields[field], {static_cast<int>(cell - cells.begin())}, wins));
}

// Explains the right answer to the first case for which the outputs differ. A case is one game of
// the input. Each output has one line for each case. All lines have the same number of words, and
// the last word names the winner or counts the losing vertices.
inline std::string of_cases(const std::vector<instances::Position>& cases,
                            const instances::Question& question, const Words& ours,
                            const Words& theirs) {
  const int difference = first_difference(ours, theirs);
  const std::size_t words = ours.size() / cases.size();
  if (difference == -1 || words == 0) return "";
  const std::size_t i = difference / words;
  if (i >= cases.size()) return "";
  const std::string& answer = ours[(i + 1) * words - 1];
  const bool wins = !question.win.empty() && answer == words_of(question.win).back();
  std::string reason;
  if (question.asks == instances::Asks::winner) {
    if (!cases[i].path.empty()) reason = of_token(cases[i], {cases[i].path[0]}, wins);
  } else if (cases[i].size <= kMaxVertices) {
    // The player who chooses the start wins if there is a vertex from which the player to move
    // loses, and otherwise loses.
    const Witness witness(cases[i]);
    const bool is_right = question.has("{count}") ? std::to_string(witness.losing()) == answer
                                                  : (witness.losing() > 0) == wins;
    if (is_right) reason = witness.of_losing();
  }
  return labeled(texts::the_case, i + 1, reason);
}

// Explains the winner from the first vertex for which the outputs differ. Each output has a word
// or, if the two winners are single characters, a character for each vertex.
inline std::string of_winners(const instances::Position& position,
                              const instances::Question& question, const Words& ours,
                              const Words& theirs) {
  const auto winners_in = [&](const Words& words) {
    if (question.win.size() > 1) return words;
    Words characters;
    for (const std::string& word : words) {
      for (const char c : word) characters.push_back(std::string(1, c));
    }
    return characters;
  };
  const Words right = winners_in(ours);
  const int v = first_difference(right, winners_in(theirs));
  if (v == -1 || v >= position.size) return "";
  return of_token(position, {v}, right[v] == words_of(question.win)[0]);
}

// Explains why the first word of `ours`, our solver's output, is right. This word is the size of a
// maximum matching (or the number of vertices that it covers), of a maximum independent set, or of
// a minimum vertex cover. Returns "" if the user's output `theirs` has the same first word, or if
// the graph is too large.
inline std::string of_size(const instances::Position& position, const instances::Question& question,
                           const Words& ours, const Words& theirs) {
  if (first_difference(ours, theirs) != 0 || position.size > kMaxVertices) return "";
  const Witness witness(position);
  if (question.asks == instances::Asks::largest_set) return witness.of_independent_set(ours[0]);
  const int unit = question.has("{covered}") ? 2 : 1;
  if (std::to_string(unit * witness.edges_of_matching()) != ours[0]) return "";
  return question.asks == instances::Asks::matching ? witness.of_matching() : witness.of_cover();
}

// Returns half of a number, such as "-2.5".
inline std::string half(long long doubled) {
  const std::string whole = std::to_string(std::abs(doubled) / 2) + (doubled % 2 != 0 ? ".5" : "");
  return (doubled < 0 ? "-" : "") + whole;
}

// Returns why `answer` is the greatest weight of a matching, or the greatest or the least weight of
// a perfect one. The reason lists the prices of the vertices and of the odd sets, which are the
// dual variables.
inline std::string of_weight(const instances::Position& position, bool perfect, bool least,
                             const std::string& answer) {
  namespace mg = matching_games;
  if (position.size > static_cast<int>(kMaxItems)) return "";  // no list has more prices
  const bool has_sides = !position.sides[0].empty();
  const int left = has_sides ? position.left : 0, sign = least ? -1 : 1;
  std::vector<mg::WeightedEdge> edges;
  for (std::size_t i = 0; i < position.edges.size(); ++i) {
    const auto& [v, w] = position.edges[i];
    edges.push_back({v, w - left, sign * static_cast<long long>(position.weights[i])});
  }
  const mg::Among among = perfect ? mg::Among::perfect : mg::Among::all;
  const mg::WeightedMatching best =
      has_sides ? mg::maximum_weight_matching(left, position.size - left, edges, among)
                : mg::maximum_weight_matching(position.size, edges, among);
  if (!best.exists || std::to_string(sign * best.weight) != answer) return "";
  Words pairs, prices;
  for (int v = 0; v < static_cast<int>(best.mate.size()); ++v) {
    const int w = best.mate[v] == -1 ? -1 : best.mate[v] + left;
    if (w > v) pairs.push_back(position.name(v) + " - " + position.name(w));
  }
  for (int v = 0; v < position.size; ++v) {
    prices.push_back(position.name(v) + ": " + half(sign * best.potential[v]));
  }
  std::string sets;
  for (int s = 0; s < static_cast<int>(best.sets.size()); ++s) {
    Words members;
    for (int v = 0; v < position.size; ++v) {
      int set = best.set_of[v];
      while (set != -1 && set != s) set = best.sets[set].parent;
      if (set == s) members.push_back(position.name(v));
    }
    sets += texts::price_of_set((members.size() - 1) / 2, joined(members), half(best.sets[s].dual));
  }
  const std::string matching =
      pairs.empty() ? texts::empty_matching() : texts::matching(joined(pairs));
  if (!perfect) {
    const std::string of_sets = sets.empty() ? "" : texts::of_sets();
    return texts::heaviest(matching, answer, of_sets, joined(prices), sets);
  }
  return (least ? texts::lightest_perfect : texts::heaviest_perfect)(matching, answer,
                                                                     joined(prices));
}

// Explains the first weight that differs. Each output has one or two weights for each case. If an
// output begins with the size of a matching, this number is not compared.
inline std::string of_weights(const std::vector<instances::Position>& cases,
                              const instances::Question& question, Words ours, Words theirs) {
  for (Words* words : {&ours, &theirs}) {
    if (question.has("{size}") && !words->empty()) words->erase(words->begin());
  }
  const int each = question.has("{least}") && question.has("{greatest}") ? 2 : 1;
  const int difference = first_difference(ours, theirs), i = difference / each;
  if (difference == -1 || i >= static_cast<int>(cases.size())) return "";
  const bool least = question.has("{least}") && difference % each == 0;
  const std::string reason =
      of_weight(cases[i], question.asks == instances::Asks::best_perfect, least, ours[difference]);
  return cases.size() == 1 ? reason : labeled(texts::the_case, i + 1, reason);
}

// Explains why there is no perfect matching. Returns "" if there is one, if the first words of the
// outputs agree, or if the graph is too large.
inline std::string of_no_matching(const instances::Position& position, const Words& ours,
                                  const Words& theirs) {
  if (first_difference(ours, theirs) != 0 || position.size > kMaxVertices) return "";
  const Witness witness(position);
  return 2 * witness.edges_of_matching() < position.size ? witness.of_matching() : "";
}

// Explains the number of paths, which is the last word of each output.
inline std::string of_paths(const instances::Position& position, const Words& ours,
                            const Words& theirs) {
  if (ours.back() == theirs.back() || position.size > kMaxVertices) return "";
  const Witness witness(position);
  const bool is_right = std::to_string(position.left - witness.edges_of_matching()) == ours.back();
  return is_right ? texts::steps(position.left, witness.of_matching()) : "";
}

// Explains the size of a maximum antichain, which is the first word of each output.
inline std::string of_antichain(const instances::Position& position, const Words& ours,
                                const Words& theirs) {
  const int n = position.left;
  if (first_difference(ours, theirs) != 0 || n > kMaxVertices) return "";
  instances::Edges arcs;
  for (const auto& [v, w] : position.edges) arcs.emplace_back(v, w - n);
  const std::vector<int> antichain = matching_games::maximum_antichain(n, arcs);
  if (std::to_string(antichain.size()) != ours[0]) return "";
  Words chains;
  for (const auto& chain : matching_games::minimum_chain_cover(n, arcs)) {
    chains.push_back('{' + joined(position.names, chain) + '}');
  }
  return texts::antichain(ours[0], joined(position.names, antichain), joined(chains));
}

// Explains why `ours` is right at the first place where `theirs` differs from `ours`. The output
// `theirs` may be any text. The explanation has one to five lines, without a line feed at the end.
// Returns "" for a large graph, and for problems whose answers a user cannot check by counting
// vertices and edges.
inline std::string why(const instances::Problem& problem, const std::string& input,
                       const std::string& ours, const std::string& theirs) {
  using instances::Asks;
  const std::vector<instances::Position> cases = problem.format->positions(input);
  const Words right = words_of(ours), found = words_of(theirs);
  if (cases.empty() || found.empty()) return "";
  const instances::Question& question = problem.question;
  switch (question.asks) {
    case Asks::losing_starts:
      if (question.has("{starts}")) return of_losing_starts(cases[0], right, found);
      return of_cases(cases, question, right, found);
    case Asks::winner:
    case Asks::winner_of_choice:
    case Asks::class_d:
      return of_cases(cases, question, right, found);
    case Asks::map:
      return of_map(cases, question, right, found);
    case Asks::winners:
      return of_winners(cases[0], question, right, found);
    case Asks::mistakes:
      return of_mistakes(cases[0], right, found);
    case Asks::largest_set:
    case Asks::smallest_cover:
    case Asks::matching:
      return of_size(cases[0], question, right, found);
    case Asks::heaviest:
    case Asks::best_perfect:
      return of_weights(cases, question, right, found);
    case Asks::path_cover:
      return right.empty() ? "" : of_paths(cases[0], right, found);
    case Asks::antichain:
      return of_antichain(cases[0], right, found);
    case Asks::smallest_matching:
      return of_no_matching(cases[0], right, found);
    default:
      return "";  // only the page explains these answers
  }
}

}  // namespace duel

#endif  // TOOLS_DUEL_WHY_HPP
