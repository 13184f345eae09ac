// SPDX-License-Identifier: CC0-1.0
//
// Tests the table of problems: every problem has a solver, samples, and an entry in README.md. Also
// tests the generated inputs of every problem.
#include "instances/problems.hpp"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "check.hpp"
#include "instances/format.hpp"
#include "instances/valid.hpp"
#include "judge/reader.hpp"

namespace {

using instances::Problem;
using instances::problems;
using instances::Request;
using instances::Shape;
using instances::Size;
namespace fs = std::filesystem;

using Names = std::set<std::string>;

const fs::path kRoot = fs::path(SAMPLES_DIR).parent_path();

std::string text_of(const fs::path& name) {
  std::ifstream file(name, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// Returns the names of the files and folders in a folder, without their extensions.
Names names_in(const fs::path& folder) {
  Names names;
  for (const auto& entry : fs::directory_iterator(folder)) names.insert(entry.path().stem());
  return names;
}

// Returns the names that contain an underscore and stand between `before` and `after` in a text.
Names names_between(const std::string& before, const std::string& text, char after) {
  Names names;
  for (std::size_t at = 0; (at = text.find(before, at)) != std::string::npos;) {
    at += before.size();
    const std::size_t end = text.find(after, at);
    const std::string name = text.substr(at, end - at);
    if (name.find('_') != std::string::npos) names.insert(name);
    at = end == std::string::npos ? end : end + 1;
  }
  return names;
}

// Reports each name that only one of the two sets contains.
void check_same(const Names& table, const Names& found, const std::string& where) {
  for (const std::string& name : table) {
    check::report(found.count(name) == 1, __FILE__, __LINE__, name + " is missing in " + where);
  }
  for (const std::string& name : found) {
    check::report(table.count(name) == 1, __FILE__, __LINE__,
                  name + " in " + where + " is missing in the table of problems");
  }
}

void every_problem_has_a_solver_and_samples() {
  Names table;
  for (const Problem& problem : problems()) table.insert(problem.name);
  CHECK_EQ(table.size(), problems().size());
  check_same(table, names_in(kRoot / "src/problems"), "src/problems");
  check_same(table, names_in(kRoot / "samples"), "samples");

  const std::string readme = text_of(kRoot / "README.md");
  const std::size_t first = readme.find("## The problems"), last = readme.find("\n## ", first + 1);
  check_same(table, names_between("`", readme.substr(first, last - first), '`'), "README.md");
  CHECK_THROWS(instances::problem("no_such_problem"), std::invalid_argument);
}

void every_sample_is_an_input() {
  for (const Problem& problem : problems()) {
    int samples = 0;
    for (const auto& entry : fs::directory_iterator(kRoot / "samples" / problem.name)) {
      if (entry.path().extension() != ".in") continue;
      ++samples;
      check::report(fs::exists(fs::path(entry.path()).replace_extension(".out")), __FILE__,
                    __LINE__, entry.path().string() + " has no .out");
      const std::string text = text_of(entry.path());
      if (text.size() > 100000) continue;  // to save time
      try {
        problem.format->canonical(text);
      } catch (const judge::InputError& error) {
        check::report(false, __FILE__, __LINE__, entry.path().string() + ": " + error.what());
      }
    }
    check::report(samples > 0, __FILE__, __LINE__, problem.name + " has no sample");
  }
}

// Inputs of the judge's size are generated for every fourth shape only, to save time.
void every_shape_keeps_the_promises() {
  std::uint64_t seed = 0;
  int turn = 0;
  for (const Problem& problem : problems()) {
    const std::vector<const char*> numbers = problem.format->parameters();
    const auto has = [&](const std::string& name) {
      return std::find(numbers.begin(), numbers.end(), name) != numbers.end();
    };
    for (const Shape& shape : problem.format->shapes()) {
      const auto check = [&](const Request& request, int times) {
        while (times-- > 0) valid::check_valid(problem.name, shape.name, request, ++seed);
      };
      check({Size::tiny}, 20);
      check({Size::small}, 10);
      for (const char* name : {"left", "vertices"}) {
        if (!has(name)) continue;
        for (int n = 2; n < 8; ++n) check({Size::small, {{name, n}}}, 1);
      }
      Request judge{Size::judge};
      if (has("cases")) judge.given = {{"cases", 1}};
      if (turn++ % 4 == 0) check(judge, 1);
    }
    CHECK_THROWS(problem.format->generate("no-such", {}, 1), std::invalid_argument);
  }
}

// The checksums of each problem's inputs were computed on one platform and must hold on all.
void inputs_are_the_same_on_every_platform() {
  const std::map<std::string, std::uint64_t> sums = {
      {"abc223g_vertex_deletion", 15641106791143248005u},
      {"bzoj2463_who_wins", 8087574635995598556u},
      {"cerc2011_racing_car_trail", 9746826129021205292u},
      {"cf1970c_game_on_tree", 11876409348257142929u},
      {"coci2013_linije", 10192448765671853630u},
      {"coci2018_planinarenje", 8944011399991989460u},
      {"codechef_hamilg", 5360917869920947937u},
      {"gcj2008_king", 14985414335112238395u},
      {"hdu3446_chess", 14985414335112238395u},
      {"hdu4687_boke_and_tsukkomi", 17261033659043461525u},
      {"hdu4685_prince_and_princess", 16699508402360658371u},
      {"jsoi2009_game", 1172119641787718183u},
      {"latin2012_game_of_tiles", 11747314003012022330u},
      {"librarychecker_bipartitematching", 406820469409449006u},
      {"librarychecker_general_matching", 4743146021053760675u},
      {"luogu3355_knights", 15811865748726897423u},
      {"luogu3386_bipartite_matching", 7642131611625138391u},
      {"luogu6113_general_matching", 9373638655084636888u},
      {"noi2011_rabbit_egg", 12959081908698931874u},
      {"poj1904_kings_quest", 15342774411767107552u},
      {"qoj5250_combination_lock", 17421046101124955418u},
      {"seerc2019_game_on_a_tree", 15641106791143248005u},
      {"ssl1331_letters", 650581435055717964u},
      {"uoj78_bipartite_matching", 27322400365006156u},
      {"uoj79_general_matching", 9373638655084636888u},
  };
  for (const Problem& problem : problems()) {
    std::map<std::string, double> given;
    for (const std::string name : problem.format->parameters()) {
      if (name == "left" || name == "vertices") given[name] = 300;
      if (name == "cases" || name == "boards" || name == "starts") given[name] = 3;
      if (name == "rows" || name == "columns") given[name] = 30;
    }
    if (given.count("left") + given.count("vertices") > 0)
      given.erase("rows"), given.erase("columns");
    const auto found = sums.find(problem.name);
    const std::uint64_t sum = valid::checksum_of(problem.name, given);
    check::report(found != sums.end() && found->second == sum, __FILE__, __LINE__,
                  "unexpected checksum of " + problem.name + ": " + std::to_string(sum));
  }
}

}  // namespace

int main() {
  every_problem_has_a_solver_and_samples();
  every_sample_is_an_input();
  every_shape_keeps_the_promises();
  inputs_are_the_same_on_every_platform();
  return check::result();
}
