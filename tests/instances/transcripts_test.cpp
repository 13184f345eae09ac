// SPDX-License-Identifier: CC0-1.0
//
// Tests the generated games of rabbit and egg against the rules of the game.
#include <cstddef>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>

#include "check.hpp"
#include "games.hpp"
#include "instances/format.hpp"
#include "instances/problems.hpp"
#include "instances/transcripts.hpp"

namespace {

using games::Game;
using games::game_of;
using instances::Position;
using instances::Request;
using instances::Rows;
using instances::Size;

const instances::Format& format() { return *instances::problem("noi2011_rabbit_egg").format; }

// Checks that all moves of the text are legal (otherwise canonical() throws), and that the text has
// the format that the problem statement demands. Returns whether the rabbit, the player who slides
// the white pieces 'O', lost the game after at least one round.
bool is_lost_game(const std::string& text) {
  CHECK(format().canonical(text) == text);
  const Game game = game_of(text);
  Rows now = game.rows;
  for (const games::Cell& piece : game.played) now = games::slide(now, piece);
  return !game.played.empty() && games::moves(now, 'O').empty();
}

bool has_mistake(const std::string& text) { return games::answer_by_the_rules(text)[0] != '0'; }

// Checks that every generated input is a legal game that is lost by the rabbit, the player who
// moves first. Also checks that in many games the rabbit makes a mistake, that is, a losing move
// although the rabbit could win.
void test_rules() {
  int games_with_mistakes = 0;
  for (const instances::Shape& shape : format().shapes()) {
    for (const auto& [size, seeds] : {std::pair{Size::tiny, 150}, {Size::small, 60}}) {
      for (int seed = 0; seed < seeds; ++seed) {
        const std::string text = format().generate(shape.name, {size}, seed);
        CHECK(is_lost_game(text));
        const Rows rows = game_of(text).rows;
        CHECK(rows.size() <= (size == Size::tiny ? 4u : 7u));
        CHECK(rows[0].size() <= (size == Size::tiny ? 4u : 7u));
        if (size == Size::tiny) games_with_mistakes += has_mistake(text);
      }
    }
  }
  CHECK(games_with_mistakes > 24);
}

void test_given_parameters() {
  const auto text = [](const char* shape, std::map<std::string, double> given) {
    return format().generate(shape, {Size::small, given}, 1);
  };
  CHECK_EQ(text("snake", {{"rows", 2}, {"columns", 2}}), "2 2\n.O\nXX\n1\n1 2\n2 2\n");
  CHECK_EQ(format().measure(text("snake", {{"rows", 3}, {"columns", 5}})),
           "rows: 3, columns: 5, rounds: 7");
  const auto maze = [&](int fit) {
    return format().positions(text("maze", {{"rows", 5}, {"columns", 5}, {"fit", fit}}))[0];
  };
  CHECK_EQ(static_cast<std::size_t>(maze(0).size), maze(0).path.size());
  CHECK(maze(100).size > maze(0).size);
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

// Shrinks a game of rabbit and egg as long as is_bad() is true. In this game, each move slides a
// piece into the empty cell. Checks that the smallest game has `rounds` rounds, and that exactly
// `fitting` cells of the board were empty during the game or have a piece of the color that lets
// the empty cell move there. Also checks that is_bad() is called only with games that the rabbit,
// the first player, lost.
template <class IsBad>
void check_shrink(const std::string& text, IsBad is_bad, int rounds, int fitting) {
  const std::string smallest = format().shrink(text, [&](const std::string& smaller) {
    CHECK(is_lost_game(smaller));
    return is_bad(smaller);
  });
  const Position position = format().positions(smallest).at(0);
  CHECK_EQ(static_cast<int>(position.path.size()), 2 * rounds + 1);
  CHECK_EQ(position.size, fitting);
  CHECK(position.rows + position.columns <= fitting + 1);
}

void test_shrink() {
  int games = 0;
  for (const instances::Shape& shape : format().shapes()) {
    for (int seed = 0; seed < 60; ++seed) {
      const std::string text = format().generate(shape.name, {Size::tiny}, seed);
      // The smallest game has one round, which consists of two moves. Each move slides a piece into
      // the empty cell, so three cells are empty one after another.
      check_shrink(
          text, [](const std::string&) { return true; }, 1, 3);
      // A mistake is a losing move of the rabbit, the first player, although another move wins. The
      // smallest game with a mistake has one round and four cells: three cells that are empty one
      // after another, and one cell that would become empty by the winning move.
      if (has_mistake(text)) check_shrink(text, has_mistake, 1, 4);
      games += has_mistake(text);
      // The smallest game with two rounds has four moves, so five cells are empty one after
      // another. The game needs no other cells.
      const auto is_long = [](const std::string& game) { return game_of(game).played.size() >= 4; };
      if (is_long(text)) check_shrink(text, is_long, 2, 5);
    }
  }
  CHECK(games > 15);
  // The problem statement promises that a game has at least one round, and that the rabbit cannot
  // move after the game. In this game, the rabbit can still move. So shrink() may break a promise
  // as well: the returned game has no round.
  CHECK_EQ(format().shrink("1 4\n.OXO\n1\n1 2\n1 3\n", [](const std::string&) { return true; }),
           "1 1\n.\n0\n");
}

}  // namespace

int main() {
  test_rules();
  test_given_parameters();
  test_shrink();
  return check::result();
}
