// SPDX-License-Identifier: CC0-1.0
//
// Games of rabbit and egg as instances, against the rules: pieces that slide.
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

// Whether the text is a game by the rules, which the rabbit lost.
bool is_lost_game(const std::string& text) {
  const Transcript game = game_of(text);
  return !game.played.empty() && game.played.size() % 2 == 0 &&
         instances::rabbit_egg::is_legal(game.rows, game.played) &&
         instances::rabbit_egg::moves(slide(game.rows, game.played), 'O').empty();
}

// The rounds that are mistakes, by play.
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

std::uint64_t checksum(const std::string& text) {
  std::uint64_t sum = 14695981039346656037u;  // FNV-1a
  for (const char c : text) sum = (sum ^ static_cast<unsigned char>(c)) * 1099511628211u;
  return sum;
}

void test_every_shape() {
  for (const instances::Shape& shape : format().shapes()) {
    for (const auto& [size, seeds] :
         {std::pair{Size::tiny, 150}, {Size::small, 60}, {Size::judge, 3}}) {
      for (int seed = 0; seed < seeds; ++seed) {
        const std::string text = format().generate(shape.name, {size}, seed);
        CHECK(format().is_promised(text));
        CHECK(is_lost_game(text));
        CHECK(format().canonical(text) == text);
        const Transcript game = game_of(text);
        const int most = size == Size::tiny ? 4 : size == Size::small ? 7 : 40;
        CHECK(static_cast<int>(game.rows.size()) <= most);
        CHECK(static_cast<int>(game.rows[0].size()) <= most);
      }
    }
  }
}

// What the shapes promise of the mistakes, and that those without a promise differ in them.
void test_mistakes() {
  int all = 0, long_games = 0;
  for (const instances::Shape& shape : format().shapes()) {
    const std::string name = shape.name;
    for (int seed = 0; seed < 60; ++seed) {
      const Transcript game = game_of(format().generate(name, {Size::tiny}, seed));
      const std::vector<int> mistakes = mistaken_rounds(game);
      const std::vector<int> first(1, 1), last(1, game.rounds());
      if (name == "no-mistake" || name == "pieces-like-the-blank") CHECK(mistakes.empty());
      if (name == "mistake-in-the-first-round") CHECK(mistakes == first);
      if (name == "mistake-in-the-last-round") CHECK(mistakes == last);
      if (name == "every-round-a-mistake") {
        CHECK_EQ(static_cast<int>(mistakes.size()), game.rounds());
      }
      all += !mistakes.empty();
      long_games += game.rounds() > 1;
    }
  }
  CHECK(all > 150);
  CHECK(long_games > 200);
}

// Black pieces next to the first blank: who lets it go there is often wrong about the first round.
void test_trap() {
  int caught = 0;
  for (int seed = 0; seed < 200; ++seed) {
    const std::string text = format().generate("pieces-like-the-blank", {Size::tiny}, seed);
    const Transcript game = game_of(text);
    const Cell blank = instances::rabbit_egg::blank_of(game.rows);
    for (const Cell& piece : instances::rabbit_egg::neighbors(game.rows, blank, 'X')) {
      if (instances::rabbit_egg::mover_wins(slide(game.rows, piece), 'O')) continue;
      ++caught;
      break;
    }
  }
  CHECK(caught > 140);
}

// The same bytes on every platform.
void test_checksums() {
  const struct {
    const char* shape;
    Size size;
    std::uint64_t seed, sum;
  } cases[] = {
      {"random", Size::tiny, 1, 16622141983004811674u},
      {"clever", Size::judge, 2, 5234275064551077949u},
      {"maze", Size::judge, 3, 4909395864161683409u},
      {"mistake-in-the-last-round", Size::small, 4, 1535982527290858689u},
      {"snake", Size::judge, 5, 9648152975774988437u},
      {"every-round-a-mistake", Size::judge, 6, 9675161294036214966u},
  };
  for (const auto& c : cases) {
    CHECK_EQ(checksum(format().generate(c.shape, {c.size}, c.seed)), c.sum);
  }
}

void test_numbers() {
  const auto text = [](const char* shape, std::map<std::string, double> given) {
    return format().generate(shape, {Size::small, given}, 1);
  };
  CHECK_EQ(text("snake", {{"rows", 2}, {"columns", 2}}), "2 2\n.O\nXX\n1\n1 2\n2 2\n");
  CHECK_EQ(text("corridors", {{"rows", 3}, {"columns", 3}, {"fit", 0}}),
           "3 3\n.OX\nXOO\nXOX\n3\n1 2\n1 3\n2 3\n3 3\n3 2\n3 1\n");
  CHECK_EQ(text("corridors", {{"rows", 3}, {"columns", 3}, {"fit", 100}}),
           "3 3\n.OX\nXXO\nXOX\n3\n1 2\n1 3\n2 3\n3 3\n3 2\n3 1\n");
  CHECK_EQ(text("one-row", {{"columns", 3}}).substr(0, 4), "1 3\n");
  CHECK_EQ(format().measure(text("snake", {{"rows", 3}, {"columns", 5}})), "3 x 5 cells, 7 rounds");
  CHECK_EQ(format().measure(text("spiral", {{"rows", 41}, {"columns", 41}, {"rounds", 1}})),
           "41 x 41 cells, 1 round");
  CHECK(!format().is_promised(text("snake", {{"rows", 41}, {"columns", 3}})));
  CHECK(format().is_promised(text("clever", {{"rows", 2}, {"columns", 2}})));
  for (const instances::Shape& shape : format().shapes()) {
    const bool needs_four = std::string(shape.name).find("mistake-in-") == 0 ||
                            std::string(shape.name) == "every-round-a-mistake";
    CHECK_THROWS(text(shape.name, {{"rows", 1}, {"columns", 2}}), std::invalid_argument);
    for (const auto& [r, c] : {std::pair{1, 3}, {3, 1}, {2, 2}}) {
      const std::map<std::string, double> given = {{"rows", r}, {"columns", c}};
      if (needs_four) {
        CHECK_THROWS(text(shape.name, given), std::invalid_argument);
      } else {
        CHECK(is_lost_game(text(shape.name, given)));
      }
    }
    for (const auto& [r, c] : {std::pair{1, 4}, {4, 1}, {2, 3}, {3, 2}, {3, 3}, {1, 9}, {5, 3}}) {
      for (int seed = 0; seed < 20; ++seed) {
        const Request request{Size::small, {{"rows", r}, {"columns", c}}};
        CHECK(is_lost_game(format().generate(shape.name, request, seed)));
      }
    }
  }
}

// Whether the player to move wins, by play on the graph.
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

// Shrinks what is_bad is true of, and checks that it is only asked of lost games.
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
    for (int seed = 0; seed < 15; ++seed) {
      const std::string text = format().generate(shape.name, {Size::tiny}, seed);
      const Transcript start = game_of(text);

      // The smallest game, on a straight or a bent path.
      const Transcript any = smallest(text, [](const Transcript&) { return true; });
      CHECK_EQ(any.rounds(), 1);
      CHECK_EQ(count_fitting(any), 3);
      const std::size_t sides = any.rows.size() * any.rows[0].size();
      CHECK(sides == 3 || sides == 4);

      // A mistake needs a second way.
      const auto has_mistake = [](const Transcript& game) {
        return !mistaken_rounds(game).empty();
      };
      if (has_mistake(start)) {
        ++games;
        const Transcript game = smallest(text, has_mistake);
        CHECK_EQ(game.rounds(), 1);
        CHECK_EQ(count_fitting(game), 4);
      }

      // Nothing but the path is left, and nothing around it.
      const auto is_long = [](const Transcript& game) { return game.rounds() >= 2; };
      if (is_long(start)) {
        const Transcript game = smallest(text, is_long);
        CHECK_EQ(game.rounds(), 2);
        CHECK_EQ(count_fitting(game), 5);
        CHECK(game.rows.size() + game.rows[0].size() <= 6);
      }
    }
  }
  CHECK(games > 30);
}

void test_unfinished_games() {
  for (const char* text : {"1 3\n.OX\n0\n", "1 4\n.OXO\n1\n1 2\n1 3\n", "1 1\n.\n0\n"}) {
    CHECK_EQ(format().canonical(text), text);
    CHECK(!format().is_promised(text));
  }
  const std::string stays = "1 4\n.OXO\n1\n1 2\n1 3\n";
  CHECK_EQ(format().shrink(stays, [](const std::string&) { return true; }), "1 1\n.\n0\n");
  CHECK_EQ(format().canonical(" 1 3 .OX\r\n1 \r\n1  2 1 3"), "1 3\n.OX\n1\n1 2\n1 3\n");
}

void test_bad_input() {
  for (const char* text :
       {"", "1 2\nXO\n0\n", "1 3\n.O.\n0\n", "1 3\n.OX\n2\n", "1 3\n.OX\n1\n1 2\n",
        "1 3\n.OX\n1\n1 1\n1 3\n", "1 3\n.XO\n1\n1 2\n1 3\n", "1 3\n.OO\n1\n1 2\n1 3\n",
        "1 3\n.OX\n1\n1 2\n1 3\n1\n", "1 3\n.OX\n1\n1 3\n1 2\n"}) {
    CHECK_THROWS(format().canonical(text), judge::InputError);
  }
  CHECK_THROWS(format().generate("no-such", {}, 1), std::invalid_argument);
}

}  // namespace

int main() {
  test_every_shape();
  test_mistakes();
  test_trap();
  test_checksums();
  test_numbers();
  test_positions();
  test_shrink();
  test_unfinished_games();
  test_bad_input();
  return check::result();
}
