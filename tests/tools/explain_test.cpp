// SPDX-License-Identifier: CC0-1.0
//
// Tests the tool explain, which writes an HTML page about an input and its answer. Checks the data
// in the pages for small and large inputs, without a browser, and the error messages for wrong
// inputs and wrong arguments.
#include <algorithm>
#include <array>
#include <cstddef>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "check.hpp"
#include "instances/answers.hpp"
#include "instances/problems.hpp"
#include "tools/folder.hpp"

namespace {

namespace fs = std::filesystem;
using folder::contains;
using folder::Folder;
using folder::read;
using folder::Result;

Result explain(const std::string& arguments) {
  return folder::run("\"" BIN_DIR "/explain\" " + arguments);
}

// Returns the string with this name in the JSON data of a page, or "(none)" if there is no such
// string.
std::string text_in(const std::string& page, const std::string& name) {
  const std::size_t begin = page.find("<script type=\"application/json\" id=\"explained\">");
  const std::size_t end = page.find("</script>", begin);
  const std::string key = '"' + name + "\":\"";
  const std::size_t at = page.find(key, begin);
  if (begin == page.npos || at > end) return "(none)";
  std::string text;
  for (std::size_t i = at + key.size(); page[i] != '"'; ++i) {
    if (page[i] == '\\') {
      text += static_cast<char>(std::stoi(page.substr(i + 2, 4), nullptr, 16));
      i += 5;
    } else {
      text += page[i];
    }
  }
  return text;
}

// Returns the number with this name in the JSON data of a page.
std::ptrdiff_t number_in(const std::string& page, const std::string& name) {
  const std::string key = '"' + name + "\":";
  return std::stoi(page.substr(page.rfind(key) + key.size(), 10));
}

// Tests one sample for each question. The tests of the solvers cover the other samples,
// because the tool explain calls the solvers.
void test_samples() {
  std::set<instances::Asks> kinds;
  for (const instances::Problem& problem : instances::problems()) {
    if (!kinds.insert(problem.question.asks).second) continue;
    std::set<fs::path> inputs;
    for (const auto& entry : fs::directory_iterator(fs::path(SAMPLES_DIR) / problem.name)) {
      if (entry.path().extension() == ".in") inputs.insert(entry.path());
    }
    fs::path path = *inputs.begin();
    const std::string input = read(path);
    const Result result = explain(problem.name + " \"" + path.string() + "\"");
    const std::string expected = read(path.replace_extension(".out"));
    CHECK_EQ(result.status, 0);
    CHECK_EQ(result.err, "");
    CHECK_EQ(text_in(result.out, "text"), input);
    CHECK_EQ(instances::fault(problem.name, input, expected, text_in(result.out, "answer")), "");
  }
  CHECK(kinds.size() > 10);
  // The text of an input must not end the script within the page.
  folder::write({{"html", "1 1\n.\n</script><hr>"}});
  const std::string page = explain("jsoi2009_game html").out;
  CHECK_EQ(text_in(page, "text"), read("html"));
  CHECK(!contains(page, "</script><hr>"));
}

// Tests the data in the pages of inputs that are too large for the page. The test page/browser
// opens such pages in a browser.
void test_large_inputs() {
  // A board that the page can solve is put into the page.
  const instances::Format& boards = *instances::problem("jsoi2009_game").format;
  const auto board_of = [&](int rows, int columns) {
    return boards.generate("random",
                           {instances::Size::modest, {{"rows", rows}, {"columns", columns}}}, 1);
  };
  folder::write({{"small", board_of(100, 300)}, {"board", board_of(500, 600)}});
  CHECK_EQ(text_in(explain("jsoi2009_game small").out, "text"), read("small"));

  CHECK_EQ(explain("jsoi2009_game < board -o page").out, "");
  std::string page = read("page");
  CHECK_EQ(text_in(page, "text"), "(none)");
  const std::string board = read("board");
  const std::string answer = folder::run_solver("jsoi2009_game", "board").out;
  CHECK_EQ(text_in(page, "answer"), answer.substr(0, answer.rfind('\n', 100000) + 1));
  const std::ptrdiff_t size = std::count(board.begin(), board.end(), '.');
  CHECK_EQ(number_in(page, "size"), size);
  CHECK_EQ(number_in(page, "losing"), std::count(answer.begin(), answer.end(), '\n') - 1);
  CHECK_EQ(size - 2 * number_in(page, "pairs"),
           number_in(page, "components") - number_in(page, "barrier"));

  // In a star, the center is in the Gallai-Edmonds class A and the leaves are in class D.
  std::string star = "200000 199999\n";
  for (int v = 1; v < 200000; ++v) star += "0 " + std::to_string(v) + '\n';
  folder::write({{"star", star}});
  page = explain("librarychecker_general_matching star").out;
  CHECK(contains(page,
                 "{\"size\":200000,\"edges\":199999,\"pairs\":1,\"losing\":199999,\"barrier\":1,"
                 "\"components\":199999,\"start\":\"\"}"));
  CHECK_EQ(text_in(page, "answer").substr(0, 4), "1\n0 ");

  // In this problem, the player to move wins from the start exactly if the start is not in class D.
  std::string lone =
      "1\n400 500\nK#" + std::string(498, '.') + "\n##" + std::string(498, '.') + '\n';
  for (int row = 2; row < 400; ++row) lone += std::string(500, '.') + '\n';
  folder::write({{"lone", lone}});
  page = explain("gcj2008_king lone").out;
  CHECK_EQ(text_in(page, "answer"), "Case #1: B\n");
  CHECK_EQ(text_in(page, "start"), "D");

  // An input of this problem has a tree and a list of nodes where games start. If the list is too
  // long, the page has the numbers of the tree once, and no start of a game.
  std::string tree = "2 600000\n1 2\n";
  for (int i = 0; i < 600000; ++i) tree += "1\n";
  folder::write({{"tree", tree}});
  page = explain("cf1970c_game_on_tree tree").out;
  CHECK_EQ(number_in(page, "components"), 0);
  CHECK_EQ(text_in(page, "start"), "");
  const std::string shown = text_in(page, "answer");
  CHECK(shown.size() <= 100000);
  CHECK_EQ(number_in(page, "more"), 600000 - std::count(shown.begin(), shown.end(), '\n'));

  // If the graph is too large for the library's tools, the page must have an answer, but its list
  // of graphs (`cases`) must be empty.
  folder::write({{"many", "2000000 0\n"}, {"side", "3000 0\n"}});
  page = explain("uoj79_general_matching many").out;
  CHECK(contains(page, "\"cases\":[]"));
  CHECK_EQ(text_in(page, "answer").substr(0, 6), "0\n");
  CHECK_EQ(text_in(explain("bzoj2463_who_wins side").out, "answer"), "Alice\n");
}

// Tests that the tool explain prints the error message of the solver and writes no page if the
// first case (the first game or graph of the input) has an error.
void test_wrong_input() {
  folder::write(
      {{"bad", "1 2\n.x\n"}, {"incomplete", "1 2\n.\n"}, {"word", "old"}, {"old", "old"}});
  for (const std::string name : {"bad", "incomplete", "word"}) {
    const Result theirs = folder::run_solver("jsoi2009_game", name);
    const Result ours = explain("jsoi2009_game " + name + " -o old");
    CHECK_EQ(theirs.status, 1);
    CHECK_EQ(ours.status, 1);
    CHECK_EQ(ours.err, theirs.err);
    CHECK_EQ(ours.out, "");
    CHECK_EQ(read("old"), "old");
    CHECK_EQ(explain("jsoi2009_game < " + name).out, "");
  }
}

// Tests the tool explain on inputs in which an error follows after some complete cases (a case is
// one game or one graph). The tool must write a page with the answers to the complete cases. The
// inputs end in different ways: after a given number of cases, at zeros, or at the end of the file.
// In one input, each case is a game that starts at another vertex of the same tree. In another
// input, the cases have no picture.
void test_error_in_later_case() {
  const std::vector<std::array<std::string, 3>> examples = {
      {{"gcj2008_king", "3\n1 2\nK.\n1 1\nK\n1 1\nx\n", "Case #1: A\nCase #2: B\n"}},
      {{"codechef_hamilg", "2\n2 1\n1 2\n2 1\n1 x\n", "0\n"}},
      {{"cerc2011_racing_car_trail", "1 1\n.\n1 1\nx\n0 0\n", "B\n\n"}},
      {{"latin2012_game_of_tiles", "1 2\n..\n1 1\nx\n", "2\n"}},
      {{"cf1970c_game_on_tree", "2 2\n1 2\n1\n3\n", "Ron\n"}},
      {{"bzoj2463_who_wins", "2\n3\nx\n", "Alice\nBob\n"}},
  };
  for (const auto& [problem, input, answer] : examples) {
    folder::write({{"broken", input}});
    const Result theirs = folder::run_solver(problem, "broken");
    const Result ours = explain(problem + " broken");
    CHECK_EQ(ours.status, 1);
    CHECK_EQ(ours.err, theirs.err);
    CHECK_EQ(text_in(ours.out, "text"), input);
    CHECK_EQ(text_in(ours.out, "answer"), theirs.out);
    CHECK_EQ(theirs.out, answer);
  }

  // The page of a large input must have the results for the cases before the error, and the error
  // message.
  std::string board = "300 200\n";
  for (int row = 0; row < 300; ++row) board += std::string(200, '.') + '\n';
  folder::write({{"broken", board + board + "1 1\nx\n"}});
  const Result large = explain("latin2012_game_of_tiles broken -o page");
  CHECK_EQ(large.status, 1);
  CHECK(contains(large.err, "line 604: expected '.' or 'X', found 'x'"));
  const std::string page = read("page");
  CHECK_EQ(text_in(page, "text"), "(none)");
  CHECK_EQ(text_in(page, "answer"), "2\n2\n");
  CHECK_EQ(text_in(page, "error") + '\n', large.err);
  const std::string size = "{\"size\":60000,";
  CHECK(contains(page, size) && page.find(size) != page.rfind(size));
}

void test_usage() {
  const auto check_usage = [](const std::string& arguments, const std::string& message) {
    folder::check_usage(explain(arguments), arguments, message);
  };
  check_usage("", "expected the name of a problem");
  check_usage("no_such_problem", "there is no problem 'no_such_problem'");
  check_usage("jsoi2009_game --all", "unknown option --all");
  check_usage("jsoi2009_game bad -o", "-o expects a value");
  check_usage("jsoi2009_game bad more", "expected one input, found two: bad and more");
  check_usage("jsoi2009_game not_there", "cannot read not_there: ");
  std::filesystem::create_directory("folder");
  check_usage("jsoi2009_game folder", "cannot read folder: ");
  if (folder::can_run("explain without a standard input")) {
    check_usage("jsoi2009_game < folder", "cannot read the standard input: ");
    check_usage("jsoi2009_game <&-", "cannot read the standard input: ");
  }
  folder::write({{"good", "1 1\n.\n"}, {"同.in", "1 1\n.\n"}});
  check_usage("jsoi2009_game 同.in -o ./同.in", "the output ./同.in is also an input");
  CHECK_EQ(read(tools::path_of("同.in")), "1 1\n.\n");
  check_usage("jsoi2009_game good -o no/folder", "cannot write no/folder");
  check_usage("jsoi2009_game good -o ./good", "the output ./good is also an input");
  CHECK_EQ(read("good"), "1 1\n.\n");
  CHECK(contains(explain("--help").out, "usage: explain PROBLEM"));
}

}  // namespace

int main() {
  const Folder folder({});
  test_samples();
  test_large_inputs();
  test_wrong_input();
  test_error_in_later_case();
  test_usage();
  return check::result();
}
