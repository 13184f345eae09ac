// SPDX-License-Identifier: CC0-1.0
//
// Plants mistakes in samples. The program run_samples must report each mistake.
#include <filesystem>
#include <string>

#include "check.hpp"
#include "tools/folder.hpp"

namespace {

// Checks that run_samples ends with this status and reports this text on the samples in cases/.
void expect(const std::string& problem, int status, const std::string& text) {
  const folder::Result result =
      folder::run("\"" BIN_DIR "/tests/run_samples\" " + problem + " cases");
  check::report(result.status == status && folder::contains(result.out, text), __FILE__, __LINE__,
                "expected '" + text + "', found\n" + result.out + result.err);
}

void test_samples() {
  const folder::Folder folder(
      {{"cases/z/b.in", "1 1\n.\n"}, {"cases/z/b.out", "WIN\n1 1\n"}, {"cases/notes.txt", ""}});
  const std::string game = "jsoi2009_game";
  expect(game, 0, "cases/z/b\n1 of 1 samples right\n");
  folder::write({{"cases/a.in", "1 1\n#\n"}, {"cases/a.out", "WIN"}});
  expect(game, 1,
         "cases/a\nFAILED cases/a\nwrong answer: line 1: expected 'WIN', found 'LOSE'\n"
         "expected:\nWIN\nfound:\nLOSE\n");
  folder::write({{"cases/a.in", "x"}});
  expect(game, 1, "FAILED cases/a\nline 1: expected the number of rows from 1 to ");
  folder::write({{"cases/no_out.in", ""}, {"cases/no_in.out", ""}});
  expect(game, 1,
         "FAILED cases/no_in\ncases/no_in.in is missing: a sample is an .in and an .out\n");
  expect(game, 1, "FAILED cases/no_out\ncases/no_out.out is missing");
  expect("nobody", 2, "there is no solver of nobody");
  std::filesystem::remove_all("cases");
  expect(game, 1, "no sample for jsoi2009_game: put <case>.in and ");
}

// Of several right outputs each is accepted, and an expected output that is wrong is a failure.
void test_several_right_outputs() {
  const std::string problem = "uoj79_general_matching", triangle = "3 3\n1 2\n2 3\n1 3\n";
  const folder::Folder folder({{"cases/one.in", triangle},
                               {"cases/one.out", "1\n0 3 2\n"},
                               {"cases/two.in", triangle},
                               {"cases/two.out", "1\n2 1 0\n"}});
  expect(problem, 0, "2 of 2 samples right");
  folder::write({{"cases/wrong.in", "4 2\n1 2\n3 4\n"}, {"cases/wrong.out", "1\n2 1 0 0\n"}});
  expect(problem, 1, "FAILED cases/wrong\nthe output cannot be judged: ");
}

}  // namespace

int main() {
  test_samples();
  test_several_right_outputs();
  return check::result();
}
