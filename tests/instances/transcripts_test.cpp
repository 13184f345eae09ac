// SPDX-License-Identifier: CC0-1.0
//
// Tests the generated games of rabbit and egg against the rules of the game.
#include <cstddef>
#include <cstdint>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "instances/format.hpp"
#include "instances/problems.hpp"
#include "instances/rabbit_egg.hpp"
#include "instances/transcripts.hpp"
#include "judge/reader.hpp"

namespace {

using instances::Position;
using instances::Request;
using instances::Rows;
using instances::Size;
using instances::Transcript;
using instances::rabbit_egg::Cell;
using instances::rabbit_egg::slide;

const instances::Format& format() { return *instances::problem("noi2011_rabbit_egg").format; }

Transcript game_of(const std::string& text) {
  judge::Reader in(text);
  return instances::Transcripts{{1, 40}, {1, 40}, {1, 1000}}.read(in);
}

// Checks whether the text is a legal game that the rabbit lost.
bool is_lost_game(const std::string& text) {
  const Transcript game = game_of(text);
  return !game.played.empty() && game.played.size() % 2 == 0 &&
         instances::rabbit_egg::is_legal(game.rows, game.played) &&
         instances::rabbit_egg::moves(slide(game.rows, game.played), 'O').empty();
}

// Returns the rounds in which the rabbit made a mistake, found by trying all continuations.
std::vector<int> mistaken_rounds(const Transcript& game) {
  std::vector<int> result;
  Rows now = game.rows;
  for (std::size_t i = 0; i < game.played.size(); i += 2) {
    const bool rabbit_could_win = instances::rabbit_egg::mover_wins(now, 'O');
    now = slide(now, game.played[i]);
    const bool egg_can_win = instances::rabbit_egg::mover_wins(now, 'X');
    now = slide(now, game.played[i + 1]);
    if (rabbit_could_win && egg_can_win) result.push_back(static_cast<int>(i / 2) + 1);
  }
  return result;
}

// Every generated input is a legal game, and many games contain a mistake.
void test_rules() {
  int games_with_mistakes = 0;
  for (const instances::Shape& shape : format().shapes()) {
    for (const auto& [size, seeds] : {std::pair{Size::tiny, 150}, {Size::small, 60}}) {
      for (int seed = 0; seed < seeds; ++seed) {
        const std::string text = format().generate(shape.name, {size}, seed);
        CHECK(is_lost_game(text));
        const Transcript game = game_of(text);
        const int most = size == Size::tiny ? 4 : 7;
        CHECK(static_cast<int>(game.rows.size()) <= most);
        CHECK(static_cast<int>(game.rows[0].size()) <= most);
        if (size == Size::tiny) games_with_mistakes += !mistaken_rounds(game).empty();
      }
    }
  }
  CHECK(games_with_mistakes > 40);
}

void test_given_parameters() {
  const auto text = [](const char* shape, std::map<std::string, double> given) {
    return format().generate(shape, {Size::small, given}, 1);
  };
  CHECK_EQ(text("snake", {{"rows", 2}, {"columns", 2}}), "2 2\n.O\nXX\n1\n1 2\n2 2\n");
  CHECK_EQ(text("corridors", {{"rows", 3}, {"columns", 3}, {"fit", 0}}),
           "3 3\n.OX\nXOO\nXOX\n3\n1 2\n1 3\n2 3\n3 3\n3 2\n3 1\n");
  CHECK_EQ(text("corridors", {{"rows", 3}, {"columns", 3}, {"fit", 100}}),
           "3 3\n.OX\nXXO\nXOX\n3\n1 2\n1 3\n2 3\n3 3\n3 2\n3 1\n");
  CHECK_EQ(format().measure(text("snake", {{"rows", 3}, {"columns", 5}})), "3 x 5 cells, 7 rounds");
  CHECK_EQ(format().measure(text("spiral", {{"rows", 41}, {"columns", 41}, {"rounds", 1}})),
           "41 x 41 cells, 1 round");
  CHECK(!format().is_promised(text("snake", {{"rows", 41}, {"columns", 3}})));
  CHECK(format().is_promised(text("random", {{"rows", 2}, {"columns", 2}})));
  for (const instances::Shape& shape : format().shapes()) {
    CHECK_THROWS(text(shape.name, {{"rows", 1}, {"columns", 2}}), std::invalid_argument);
    for (const auto& [r, c] : {std::pair{1, 3}, {3, 1}, {2, 2}, {2, 3}, {3, 3}, {1, 9}, {5, 3}}) {
      for (int seed = 0; seed < 20; ++seed) {
        const Request request{Size::small, {{"rows", r}, {"columns", c}}};
        CHECK(is_lost_game(format().generate(shape.name, request, seed)));
      }
    }
  }
}

// Checks whether the player to move wins on the graph, by trying all continuations.
bool wins(const Position& position, std::vector<char> visited, int token) {
  visited[token] = 1;
  for (const auto& [v, w] : position.edges) {
    const int next = v == token ? w : v;
    if ((v == token || w == token) && !visited[next] && !wins(position, visited, next)) return true;
  }
  return false;
}

void test_positions() {
  for (const instances::Shape& shape : format().shapes()) {
    for (int seed = 0; seed < 20; ++seed) {
      const std::string text = format().generate(shape.name, {Size::tiny}, seed);
      const Transcript game = game_of(text);
      const std::vector<Position> all = format().positions(text);
      CHECK_EQ(all.size(), std::size_t{1});
      const Position& position = all[0];
      CHECK_EQ(position.path.size(), game.played.size() + 1);
      Rows now = game.rows;
      std::vector<char> visited(position.size, 0);
      for (std::size_t i = 0; i < position.path.size(); ++i) {
        const Cell blank = instances::rabbit_egg::blank_of(now);
        const int token = position.path[i];
        CHECK_EQ(position.names[token],
                 std::to_string(blank.row + 1) + ' ' + std::to_string(blank.column + 1));
        CHECK_EQ(wins(position, visited, token),
                 instances::rabbit_egg::mover_wins(now, i % 2 == 0 ? 'O' : 'X'));
        visited[token] = 1;
        if (i < game.played.size()) now = slide(now, game.played[i]);
      }
    }
  }
}

int count_fitting(const Transcript& game) {
  return instances::count_free(instances::fitting_cells(game.rows));
}

// Shrinks a game while is_bad() stays true. Checks that is_bad() is called only with lost games.
template <class IsBad>
Transcript smallest(const std::string& text, IsBad is_bad) {
  return game_of(format().shrink(text, [&](const std::string& smaller) {
    CHECK(is_lost_game(smaller));
    CHECK(format().canonical(smaller) == smaller);
    return is_bad(game_of(smaller));
  }));
}

void test_shrink() {
  int games = 0;
  for (const instances::Shape& shape : format().shapes()) {
    for (int seed = 0; seed < 60; ++seed) {
      const std::string text = format().generate(shape.name, {Size::tiny}, seed);
      const Transcript start = game_of(text);

      // The smallest game has one round, on a straight or a bent path of three cells.
      const Transcript any = smallest(text, [](const Transcript&) { return true; });
      CHECK_EQ(any.rounds(), 1);
      CHECK_EQ(count_fitting(any), 3);
      const std::size_t sides = any.rows.size() * any.rows[0].size();
      CHECK(sides == 3 || sides == 4);

      // A mistake needs a fourth cell, for the better move.
      const auto has_mistake = [](const Transcript& game) {
        return !mistaken_rounds(game).empty();
      };
      if (has_mistake(start)) {
        ++games;
        const Transcript game = smallest(text, has_mistake);
        CHECK_EQ(game.rounds(), 1);
        CHECK_EQ(count_fitting(game), 4);
      }

      // Shrinking a long game leaves a path of two rounds, and no fitting cell outside it.
      const auto is_long = [](const Transcript& game) { return game.rounds() >= 2; };
      if (is_long(start)) {
        const Transcript game = smallest(text, is_long);
        CHECK_EQ(game.rounds(), 2);
        CHECK_EQ(count_fitting(game), 5);
        CHECK(game.rows.size() + game.rows[0].size() <= 6);
      }
    }
  }
  CHECK(games > 15);
}

void test_unfinished_games() {
  for (const char* text : {"1 3\n.OX\n0\n", "1 4\n.OXO\n1\n1 2\n1 3\n", "1 1\n.\n0\n"}) {
    CHECK_EQ(format().canonical(text), text);
    CHECK(!format().is_promised(text));
  }
  const std::string rabbit_can_move = "1 4\n.OXO\n1\n1 2\n1 3\n";
  CHECK_EQ(format().shrink(rabbit_can_move, [](const std::string&) { return true; }),
           "1 1\n.\n0\n");
  CHECK_EQ(format().canonical(" 1 3 .OX\r\n1 \r\n1  2 1 3"), "1 3\n.OX\n1\n1 2\n1 3\n");
}

void test_bad_input() {
  for (const char* text :
       {"", "1 2\nXO\n0\n", "1 3\n.O.\n0\n", "1 3\n.OX\n2\n", "1 3\n.OX\n1\n1 2\n",
        "1 3\n.OX\n1\n1 1\n1 3\n", "1 3\n.XO\n1\n1 2\n1 3\n", "1 3\n.OO\n1\n1 2\n1 3\n",
        "1 3\n.OX\n1\n1 3\n1 2\n"}) {
    CHECK_THROWS(format().canonical(text), judge::InputError);
  }
}

}  // namespace

int main() {
  test_rules();
  test_given_parameters();
  test_positions();
  test_shrink();
  test_unfinished_games();
  test_bad_input();
  return check::result();
}
