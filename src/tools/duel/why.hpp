// SPDX-License-Identifier: CC0-1.0
//
// Why an answer is right, so that it can be checked by counting: why(problem, input, ours, theirs).
#ifndef DUEL_WHY_HPP
#define DUEL_WHY_HPP

#include <algorithm>
#include <cstddef>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "instances/answers.hpp"
#include "instances/format.hpp"
#include "instances/graphs.hpp"
#include "instances/problems.hpp"
#include "matching_games/check_covers.hpp"
#include "matching_games/check_gallai_edmonds.hpp"
#include "matching_games/check_tutte_berge.hpp"
#include "matching_games/covers.hpp"
#include "matching_games/csr_graph.hpp"
#include "matching_games/gallai_edmonds.hpp"
#include "matching_games/general.hpp"
#include "matching_games/graph.hpp"
#include "matching_games/induced_subgraph.hpp"
#include "matching_games/tutte_berge.hpp"
#include "matching_games/two_coloring.hpp"

namespace duel {

constexpr int kMostVertices = 60;  // of a graph about which anything is said
constexpr std::size_t kMostListed = 12;

// ---- Text

// "a, b, c"; "..." for those after the first kMostListed.
inline std::string listed(const std::vector<std::string>& items) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text += ", ";
    if (i == kMostListed) return text + "...";
    text += items[i];
  }
  return text;
}

// The lines of a text that are not blank, as tokens.
inline std::vector<std::vector<std::string>> lines_of(const std::string& text) {
  std::vector<std::vector<std::string>> lines;
  int last = 0;
  for (const auto& [token, line] : instances::tokens_of(text)) {
    if (line != last) lines.emplace_back();
    last = line;
    lines.back().push_back(token);
  }
  return lines;
}

// All tokens.
inline std::vector<std::string> words_of(const std::string& text) {
  std::vector<std::string> words;
  for (const auto& token : instances::tokens_of(text)) words.push_back(token.first);
  return words;
}

// A token as a number of up to nine digits; -1 for any other token, and where there is none.
inline int number_at(const std::vector<std::string>& words, std::size_t i) {
  const std::string word = i < words.size() ? words[i] : "";
  const bool is_number = !word.empty() && word.size() <= 9 &&
                         word.find_first_not_of("0123456789") == std::string::npos;
  return is_number ? std::stoi(word) : -1;
}

// The first place where both lists have something, and not the same; -1 if there is none.
template <class List>
int first_difference(const List& ours, const List& theirs) {
  for (std::size_t i = 0; i < ours.size() && i < theirs.size(); ++i) {
    if (!(ours[i] == theirs[i])) return static_cast<int>(i);
  }
  return -1;
}

// ---- Graphs

using matching_games::GallaiEdmonds;

// Some vertices of a position, and the edges between them, with a maximum matching and the evidence
// that no matching is larger. Everything that is said of it has been checked.
class Part {
 public:
  // The vertices with chosen[v] != 0.
  Part(const instances::Position& position, const std::vector<char>& chosen)
      : graph_(make(position, chosen)),
        mate_(matching_games::general_matching(graph_)),
        classes_(matching_games::gallai_edmonds(graph_, mate_)),
        evidence_(matching_games::tutte_berge(graph_, classes_)) {}

  // Whether it is small enough and the evidence is right.
  bool is_proven() const {
    return size() <= kMostVertices &&
           matching_games::check_gallai_edmonds(graph_, mate_, classes_).empty() &&
           matching_games::check_tutte_berge(graph_, mate_, evidence_.barrier, evidence_.component,
                                             evidence_.components)
               .empty();
  }

  int size() const { return graph_.size(); }
  int index(int vertex_of_position) const { return index_[vertex_of_position]; }
  int deficiency() const { return evidence_.deficiency(); }
  int pairs() const { return (size() - deficiency()) / 2; }
  bool loses(int v) const { return classes_[v] == GallaiEdmonds::D; }
  int losing() const {
    return static_cast<int>(std::count(classes_.begin(), classes_.end(), GallaiEdmonds::D));
  }

  // Why the player to move wins or loses with the token on v of this part, which is connected.
  std::string of_token(int v, const std::string& mover) const {
    const std::string from = "from " + names_[v] + ' ' + mover;
    if (size() == 1) return from + " loses: there is no move";
    const bool is_win = !loses(v);
    const std::vector<int> mate = is_win ? mate_ : largest_without(v);
    if (!matching_games::check_barrier(graph_, mate, evidence_.barrier).empty()) return "";
    const std::string head = from + (is_win ? " wins by " + names_[mate[v]] : " loses") + ": ";
    const std::string strategy =
        std::string(is_win ? "each answer" : "each move") + " is met by the other one of its pair";
    if (deficiency() == (is_win ? 0 : 1)) {
      return head + pairs_of(mate, "covers", "cover") + " all " + (is_win ? "" : "others ") +
             "within reach, and " + strategy;
    }
    if (!is_win) {
      return head + pairs_of(mate, "leaves", "leave") + " it exposed, and " + strategy +
             ".\nNo matching is larger: " + bound();
    }
    return head + "with " + pairs_of(mate, "", "") + strategy + ".\nNo matching as large misses " +
           names_[v] + ": " + bound() + ", and these pairs leave no other exposed";
  }

  // Which vertices lose, and why no others.
  std::string of_losing() const {
    if (size() == 0) return "there is no vertex";
    if (pairs() == 0) return "there is no edge, so that the player to move loses from all";
    if (losing() == 0) {
      return "the player to move wins from all vertices: " + pairs_of(mate_, "covers", "cover") +
             " them";
    }
    return "the player to move loses from " + instances::count_of(losing(), "vertex", "vertices") +
           ": " + bound() + ".\nEach of these can be exposed, and no other, as " +
           pairs_of(mate_, "leaves", "leave") + " no more";
  }

  // Why there are so many pairs, and why there are no more.
  std::string of_pairs() const {
    return instances::count_of(pairs(), "pair", "pairs") +
           " without a common end: " + listed(pair_names(mate_));
  }
  std::string of_no_more_pairs() const {
    if (pairs() == 0) return "no two are joined";
    if (!matching_games::two_coloring(graph_).bipartite) {
      return (deficiency() > 0 ? bound() + " of " : "there are only ") + std::to_string(size()) +
             " vertices";
    }
    const std::vector<int> cover = matching_games::minimum_vertex_cover(graph_, mate_);
    if (!matching_games::check_vertex_cover(graph_, mate_, cover).empty()) return "";
    return "every edge has an end in {" + listed(names(cover)) + "}, " +
           instances::count_of(cover.size(), "vertex", "vertices");
  }

  // Why so many vertices can be chosen of which no two are joined, and why no more; of a bipartite
  // graph, else "".
  std::string of_set() const {
    const std::vector<int> set = largest_set();
    if (set.empty()) return "";
    return "no two of these " + std::to_string(set.size()) +
           " are a move apart: " + listed(names(set));
  }
  std::string of_no_more_in_set() const {
    if (pairs() == 0) return instances::count_of(size(), "cell", "cells") + " in all";
    if (largest_set().empty()) return "";
    return "of the " + std::to_string(size()) + ", one is left out of each of " +
           instances::count_of(pairs(), "pair", "pairs") +
           " a move apart: " + listed(pair_names(mate_));
  }
  std::vector<int> largest_set() const {
    if (!matching_games::two_coloring(graph_).bipartite) return {};
    const std::vector<int> set = matching_games::maximum_independent_set(graph_, mate_);
    return matching_games::check_independent_set(graph_, mate_, set).empty() ? set
                                                                             : std::vector<int>();
  }

 private:
  matching_games::CsrGraph make(const instances::Position& position,
                                const std::vector<char>& chosen) {
    index_.assign(position.size, -1);
    for (int v = 0; v < position.size; ++v) {
      if (!chosen[v]) continue;
      index_[v] = static_cast<int>(names_.size());
      names_.push_back(position.names[v]);
    }
    std::vector<std::pair<int, int>> edges;
    for (const auto& [v, w] : position.edges) {
      if (chosen[v] && chosen[w]) edges.emplace_back(index_[v], index_[w]);
    }
    return matching_games::CsrGraph(static_cast<int>(names_.size()), edges);
  }

  std::vector<int> largest_without(int v) const {
    return matching_games::general_matching(
        matching_games::InducedSubgraph<matching_games::CsrGraph>(graph_, {v}));
  }

  std::vector<std::string> names(const std::vector<int>& vertices) const {
    std::vector<std::string> result;
    for (const int v : vertices) result.push_back(names_[v]);
    return result;
  }

  std::vector<std::string> pair_names(const std::vector<int>& mate) const {
    std::vector<std::string> result;
    for (int v = 0; v < size(); ++v) {
      if (mate[v] > v) result.push_back(names_[v] + " - " + names_[mate[v]]);
    }
    return result;
  }

  // "the pairs a - b, c - d cover"; there is one.
  std::string pairs_of(const std::vector<int>& mate, const char* one, const char* several) const {
    const std::vector<std::string> pairs = pair_names(mate);
    return (pairs.size() == 1 ? "the pair " : "the pairs ") + listed(pairs) + ' ' +
           (pairs.size() == 1 ? one : several);
  }

  // Why any matching leaves at least deficiency() vertices exposed.
  std::string bound() const {
    std::vector<std::vector<std::string>> members(evidence_.components);
    for (int v = 0; v < size(); ++v) {
      if (evidence_.component[v] != -1) members[evidence_.component[v]].push_back(names_[v]);
    }
    std::vector<std::string> components;
    for (const auto& names : members) components.push_back('{' + listed(names) + '}');
    const std::string without =
        evidence_.barrier.empty() ? "" : "without " + listed(names(evidence_.barrier)) + ' ';
    const bool is_one = components.size() == 1;
    return without + (is_one ? "there is the odd component " : "there are the odd components ") +
           listed(components) + ", in which any matching leaves " +
           (is_one ? "one" : "at least " + std::to_string(deficiency())) + " exposed";
  }

  std::vector<std::string> names_;
  std::vector<int> index_;  // in the part, of each vertex of the position; -1 outside
  matching_games::CsrGraph graph_;
  std::vector<int> mate_;
  std::vector<GallaiEdmonds> classes_;
  matching_games::TutteBerge evidence_;
};

// Whether the player to move wins with the token on the path's vertex `at`, and why; "" if that is
// not `wins` or cannot be shown.
inline std::string of_token(const instances::Position& position, std::size_t at, bool wins,
                            const std::string& mover = "the player to move") {
  std::vector<std::vector<int>> neighbors(position.size);
  for (const auto& [v, w] : position.edges) {
    neighbors[v].push_back(w);
    neighbors[w].push_back(v);
  }
  std::vector<char> visited(position.size, 0), chosen(position.size, 0);
  for (std::size_t i = 0; i < at; ++i) visited[position.path[i]] = 1;
  std::vector<int> reached(1, position.path[at]);
  chosen[reached[0]] = 1;
  for (std::size_t head = 0; head < reached.size(); ++head) {
    for (const int w : neighbors[reached[head]]) {
      if (visited[w] || chosen[w]) continue;
      chosen[w] = 1;
      reached.push_back(w);
    }
  }
  if (reached.size() > kMostVertices) return "";
  const Part part(position, chosen);
  const int token = part.index(position.path[at]);
  if (!part.is_proven() || part.loses(token) == wins) return "";
  return part.of_token(token, mover);
}

// The same for a game that starts on the vertex of that name.
inline std::string of_start(instances::Position position, const std::string& name, bool wins) {
  const auto found = std::find(position.names.begin(), position.names.end(), name);
  if (found == position.names.end()) return "";
  position.path = {static_cast<int>(found - position.names.begin())};
  return of_token(position, 0, wins);
}

// ---- Each kind of answer: `ours` is right, `theirs` is anything

// The first cell, row by row, that is in one of the lists only.
inline std::string of_winning_cells(const instances::Position& position, const std::string& ours,
                                    const std::string& theirs) {
  const auto cells_of = [](const std::vector<std::string>& words) {
    std::set<std::string> cells;
    for (std::size_t i = 1; i + 1 < words.size(); i += 2) {
      cells.insert(words[i] + ' ' + words[i + 1]);
    }
    return cells;
  };
  const std::vector<std::string> their_words = words_of(theirs);
  if (their_words.empty() || (their_words[0] != "WIN" && their_words[0] != "LOSE")) return "";
  const std::set<std::string> right = cells_of(words_of(ours)), found = cells_of(their_words);
  for (const std::string& cell : position.names) {
    const bool is_right = right.count(cell) != 0;
    if (is_right == (found.count(cell) != 0)) continue;
    const std::string reason = of_start(position, cell, !is_right);
    if (!reason.empty()) return cell + (is_right ? " is missing: " : " is wrong: ") + reason;
    return "";
  }
  return "";
}

// The first case with another winner. Whose name it is, the first player's or the other's, is told
// by a line of ours.
inline std::string of_cases(const std::vector<instances::Position>& cases, const std::string& ours,
                            const std::string& theirs) {
  const auto right = lines_of(ours), found = lines_of(theirs);
  const int i = first_difference(right, found);
  if (i < 0 || i >= static_cast<int>(cases.size()) || cases[i].path.empty()) return "";
  const std::string& winner = right[i].back();
  const std::string reason =
      of_token(cases[i], 0, winner == "win" || winner == "A" || winner == "Ron");
  return reason.empty() ? "" : "case " + std::to_string(i + 1) + ": " + reason;
}

// The first case with another winner, where one player, 1 or Alice, chooses the start and the other
// one moves first.
inline std::string of_choices(const std::vector<instances::Position>& cases,
                              const std::string& ours, const std::string& theirs) {
  const std::vector<std::string> right = words_of(ours), found = words_of(theirs);
  const int i = first_difference(right, found);
  if (i < 0 || i >= static_cast<int>(cases.size()) || cases[i].size > kMostVertices) return "";
  const Part part(cases[i], std::vector<char>(cases[i].size, 1));
  const bool is_first = right[i] == "1" || right[i] == "Alice" || right[i] == "Mirko";
  if (!part.is_proven() || (part.losing() > 0) != is_first) return "";
  return "case " + std::to_string(i + 1) + ": " + part.of_losing();
}

// The first cell of a map with another winner. An empty line ends the map of a field.
inline std::string of_map(const std::vector<instances::Position>& fields, const std::string& ours,
                          const std::string& theirs) {
  const std::vector<std::string> found = words_of(theirs);
  std::istringstream in(ours);
  std::size_t field = 0, at = 0;
  int row = 0;
  for (std::string right; std::getline(in, right); ++row) {
    if (right.empty()) {
      ++field;
      row = -1;
      continue;
    }
    if (field >= fields.size() || at >= found.size() || found[at].size() != right.size()) return "";
    const int column = first_difference(right, found[at++]);
    if (column < 0) continue;
    const std::string cell = std::to_string(row + 1) + ' ' + std::to_string(column + 1);
    const std::string reason = of_start(fields[field], cell, right[column] == 'A');
    return reason.empty() ? "" : "field " + std::to_string(field + 1) + ": " + reason;
  }
  return "";
}

inline std::string of_peaks(const instances::Position& position, const std::string& ours,
                            const std::string& theirs) {
  const std::vector<std::string> right = words_of(ours), found = words_of(theirs);
  const int i = first_difference(right, found);
  if (i < 0) return "";
  return of_start(position, "peak " + std::to_string(i + 1), right[i] == "Slavko");
}

inline std::string of_losing_counts(const std::vector<instances::Position>& cases,
                                    const std::string& ours, const std::string& theirs) {
  const std::vector<std::string> right = words_of(ours), found = words_of(theirs);
  const int i = first_difference(right, found);
  if (i < 0 || i >= static_cast<int>(cases.size()) || cases[i].size > kMostVertices) return "";
  const Part part(cases[i], std::vector<char>(cases[i].size, 1));
  if (!part.is_proven() || part.losing() != number_at(right, i)) return "";
  return "case " + std::to_string(i + 1) + ": " + part.of_losing();
}

// The first round that is in one of the lists only.
inline std::string of_mistakes(const instances::Position& position, const std::string& ours,
                               const std::string& theirs) {
  const std::vector<std::string> right = words_of(ours), found = words_of(theirs);
  const int rounds = static_cast<int>(position.path.size() / 2);
  const auto lists = [](const std::vector<std::string>& words, int round) {
    return !words.empty() &&
           std::find(words.begin() + 1, words.end(), std::to_string(round)) != words.end();
  };
  for (int round = 1; round <= rounds && !found.empty(); ++round) {
    const bool is_mistake = lists(right, round);
    if (is_mistake == lists(found, round)) continue;
    const std::size_t at = 2 * static_cast<std::size_t>(round) - 2;
    const std::string name = "round " + std::to_string(round);
    if (!is_mistake) {
      std::string reason = of_token(position, at, false, "the rabbit");
      if (!reason.empty()) return name + " is no mistake: before it, " + reason;
      reason = of_token(position, at + 1, false, "the egg");
      return reason.empty() ? "" : name + " is no mistake: after it, " + reason;
    }
    const std::string before = of_token(position, at, true, "the rabbit");
    const std::string after = of_token(position, at + 1, true, "the egg");
    if (before.empty() || after.empty()) return "";
    return name + " is a mistake: before it, " + before + ".\nAfter it, " + after;
  }
  return "";
}

// The sizes stand first in both outputs.
inline std::string of_sizes(const instances::Position& position, bool is_set,
                            const std::string& ours, const std::string& theirs) {
  const int right = number_at(words_of(ours), 0), found = number_at(words_of(theirs), 0);
  if (right == found || found < 0 || position.size > kMostVertices) return "";
  const Part part(position, std::vector<char>(position.size, 1));
  if (!part.is_proven()) return "";
  if (is_set) {
    if (static_cast<int>(part.largest_set().size()) != right) return "";
    return right > found ? part.of_set() : part.of_no_more_in_set();
  }
  if (part.pairs() != right) return "";
  return right > found ? part.of_pairs() : part.of_no_more_pairs();
}

// Why `ours` is the right output for the input where `theirs`, which may be anything, first differs
// from it: one to four lines without the last line end. "" where there is nothing that can be
// checked by counting, or too much.
inline std::string why(const instances::Problem& problem, const std::string& input,
                       const std::string& ours, const std::string& theirs) {
  using instances::Answer;
  const std::vector<instances::Position> cases = problem.format->positions(input);
  if (cases.empty()) return "";
  switch (problem.answer) {
    case Answer::winning_cells:
      return of_winning_cells(cases[0], ours, theirs);
    case Answer::winner_of_case:
      return of_cases(cases, ours, theirs);
    case Answer::winner_of_choice:
      return of_choices(cases, ours, theirs);
    case Answer::map_of_winners:
      return of_map(cases, ours, theirs);
    case Answer::winner_of_peak:
      return of_peaks(cases[0], ours, theirs);
    case Answer::losing_count:
      return of_losing_counts(cases, ours, theirs);
    case Answer::mistakes:
      return of_mistakes(cases[0], ours, theirs);
    case Answer::largest_set:
      return of_sizes(cases[0], true, ours, theirs);
    case Answer::matching_size:
    case Answer::matching:
      return of_sizes(cases[0], false, ours, theirs);
    case Answer::mates_in_some:
    case Answer::certain_pairs:
    case Answer::parity:
      break;  // the tool explain shows these
  }
  return "";
}

}  // namespace duel

#endif  // DUEL_WHY_HPP
