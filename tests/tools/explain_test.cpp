// SPDX-License-Identifier: CC0-1.0
//
// Tests the tool explain, which writes an HTML page about an input and its answer. Checks the data
// in the pages for small and large inputs, without a browser, and the error messages for wrong
// inputs and wrong arguments.
#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "check.hpp"
#include "instances/answers.hpp"
#include "instances/problems.hpp"
#include "tools/explain/digits.hpp"
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

// Tests one sample for each kind of answer. The tests of the solvers cover the other samples,
// because the tool explain calls the solvers.
void test_samples() {
  std::set<instances::Answer> kinds;
  for (const instances::Problem& problem : instances::problems()) {
    if (!kinds.insert(problem.answer).second) continue;
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
}

// Returns how many vertices are in the Gallai-Edmonds class with the given number: 0 for D, 1 for
// A, or 2 for C. Each character of `signs` is a base-64 digit for a vertex. The digit 0 stands for
// a wall. Each class has 21 of the other digits.
std::ptrdiff_t count_class(const std::string& signs, int number) {
  const std::string own = explain::digits().substr(1 + 21 * static_cast<std::size_t>(number), 21);
  return std::count_if(signs.begin(), signs.end(), [&](char c) { return own.find(c) != own.npos; });
}

// Returns all numbers in the JSON member with this name.
std::vector<int> numbers_in(const std::string& page, const std::string& name) {
  std::vector<int> numbers;
  const std::size_t begin = page.find('"' + name + "\":") + name.size() + 3;
  for (std::size_t i = begin; page[i] != '"'; ++i) {
    const bool is_first = page[i - 1] == ':' || page[i - 1] == ',' || page[i - 1] == '[';
    if (is_first && (page[i] == '-' || (page[i] >= '0' && page[i] <= '9'))) {
      numbers.push_back(std::stoi(page.substr(i, 10)));
    }
  }
  return numbers;
}

// Tests the data in the pages of large inputs. The test page/browser opens such pages in a browser.
void test_large_inputs() {
  const instances::Format& boards = *instances::problem("jsoi2009_game").format;
  const std::string board =
      boards.generate("random", {instances::Size::modest, {{"rows", 100}, {"columns", 300}}}, 1);
  folder::write({{"board", board}});
  CHECK_EQ(explain("jsoi2009_game < board -o page").out, "");
  std::string page = read("page");
  CHECK_EQ(text_in(page, "text"), "(none)");
  CHECK(contains(page, "\"rows\":100,\"columns\":300"));
  const std::string signs = text_in(page, "signs");
  CHECK_EQ(signs.size(), 30000u);
  CHECK_EQ(std::count(signs.begin(), signs.end(), 'A'),
           30000 - std::count(board.begin(), board.end(), '.'));
  const std::string answer = folder::run("\"" BIN_DIR "/jsoi2009_game\" < board").out;
  CHECK_EQ(count_class(signs, 0), std::count(answer.begin(), answer.end(), '\n') - 1);
  CHECK_EQ(numbers_in(page, "components")[0],
           std::count(signs.begin(), signs.end(), 'B') + count_class(signs, 1));
  // The mate of the mate of a cell must be the cell itself.
  const std::vector<int> moves = numbers_in(page, "moves");
  CHECK_EQ(moves.size(), 8u);
  const auto mate_of = [&](int cell) {
    const int state = (static_cast<int>(explain::digits().find(signs[cell])) - 1) % 21;
    return state <= 0 ? -1 : cell + 300 * moves.at(2 * state - 2) + moves.at(2 * state - 1);
  };
  for (int cell = 0; cell < 30000; ++cell) {
    const int mate = mate_of(cell);
    CHECK(mate == -1 || mate_of(mate) == cell);
  }
  CHECK_EQ(text_in(page, "answer"), answer.substr(0, answer.rfind('\n', 100000) + 1));

  // In a star, the center is in the Gallai-Edmonds class A and the leaves are in class D.
  std::string star = "3000 2999\n";
  for (int v = 1; v < 3000; ++v) star += "0 " + std::to_string(v) + '\n';
  folder::write({{"star", star}});
  page = explain("librarychecker_general_matching star").out;
  CHECK_EQ(count_class(text_in(page, "signs"), 0), 2999);
  CHECK_EQ(count_class(text_in(page, "signs"), 1), 1);
  CHECK(contains(page,
                 "\"size\":3000,\"edges\":2999,\"components\":2999,\"token\":-1,"
                 "\"names\":[[\"\",0,3000]],\"mates\":["));
  CHECK_EQ(text_in(page, "answer").substr(0, 4), "1\n0 ");
  folder::write({{"sides", "3000 0\n"}});
  CHECK(contains(explain("coci2018_planinarenje sides").out,
                 "\"names\":[[\"peak \",1,3000],[\"valley \",1,3000]]"));

  // An input of this problem has a tree and a list of nodes where games start. If the list is too
  // long, the page shows only the tree. So the data of the page must contain the tree once, and no
  // start of a game.
  std::string tree = "2 600000\n1 2\n";
  for (int i = 0; i < 600000; ++i) tree += "1\n";
  folder::write({{"tree", tree}});
  page = explain("cf1970c_game_on_tree tree").out;
  CHECK_EQ(numbers_in(page, "components")[0], 0);
  CHECK_EQ(text_in(page, "signs").size(), 2u);
  const std::string shown = text_in(page, "answer");
  CHECK(shown.size() <= 100000);
  CHECK_EQ(numbers_in(page, "more")[0], 600000 - std::count(shown.begin(), shown.end(), '\n'));

  // The JSON member `token` must be the cell that has no piece at the start of the game, even if
  // the input has moves.
  const std::string game =
      instances::problem("noi2011_rabbit_egg")
          .format->generate("random", {instances::Size::modest, {{"rows", 100}, {"columns", 101}}},
                            1);
  folder::write({{"game", game}});
  // `blank` is an index in the text of the board. The text has a line feed after the 101 cells of
  // each row, so the number of the cell is smaller by the number of rows before the cell.
  const int blank = static_cast<int>(game.find('.') - game.find('\n') - 1);
  CHECK_EQ(numbers_in(explain("noi2011_rabbit_egg game").out, "token")[0], blank - blank / 102);

  // If the graph is too large for the page, the page must have an answer, but its list of graphs
  // (`cases`) must be empty.
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
    const Result theirs = folder::run("\"" BIN_DIR "/jsoi2009_game\" < " + name);
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
  struct Example {
    std::string problem, input, answer;
  };
  const std::vector<Example> examples = {
      {"gcj2008_king", "3\n1 2\nK.\n1 1\nK\n1 1\nx\n", "Case #1: A\nCase #2: B\n"},
      {"codechef_hamilg", "2\n2 1\n1 2\n2 1\n1 x\n", "0\n"},
      {"cerc2011_racing_car_trail", "1 1\n.\n1 1\nx\n0 0\n", "B\n\n"},
      {"latin2012_game_of_tiles", "1 2\n..\n1 1\nx\n", "2\n"},
      {"cf1970c_game_on_tree", "2 2\n1 2\n1\n3\n", "Ron\n"},
      {"bzoj2463_who_wins", "2\n3\nx\n", "Alice\nBob\n"},
  };
  for (const Example& example : examples) {
    folder::write({{"broken", example.input}});
    const Result theirs = folder::run("\"" BIN_DIR "/" + example.problem + "\" < broken");
    const Result ours = explain(example.problem + " broken");
    CHECK_EQ(ours.status, 1);
    CHECK_EQ(ours.err, theirs.err);
    CHECK_EQ(text_in(ours.out, "text"), example.input);
    CHECK_EQ(text_in(ours.out, "answer"), theirs.out);
    CHECK_EQ(theirs.out, example.answer);
  }

  // The page of a large input must have the results for the cases before the error, and the error
  // message.
  std::string board = "100 101\n";
  for (int row = 0; row < 100; ++row) board += std::string(101, '.') + '\n';
  folder::write({{"broken", board + board + "1 1\nx\n"}});
  const Result large = explain("latin2012_game_of_tiles broken -o page");
  CHECK_EQ(large.status, 1);
  CHECK(contains(large.err, "line 204: expected '.' or 'X', found 'x'"));
  const std::string page = read("page");
  CHECK_EQ(text_in(page, "text"), "(none)");
  CHECK_EQ(text_in(page, "answer"), "2\n2\n");
  CHECK_EQ(text_in(page, "error") + '\n', large.err);
  const std::string size = "{\"size\":10100,";
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
  check_usage("jsoi2009_game < folder", "cannot read the standard input: ");
  check_usage("jsoi2009_game <&-", "cannot read the standard input: ");
  folder::write({{"good", "1 1\n.\n"}});
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
