// SPDX-License-Identifier: CC0-1.0
//
// Tests the tool judge: its exit statuses, and the answers of our solvers.
#include <algorithm>
#include <string>

#include "check.hpp"
#include "tools/folder.hpp"

namespace {

using namespace folder;

Result judge(const std::string& arguments) { return run("\"" BIN_DIR "/judge\" " + arguments); }

// `error` is the expected message. After it, the tool judge must print a link that ends with
// `link`.
void check_judged(const std::string& arguments, int status, const std::string& error,
                  const std::string& link = "") {
  const Result result = judge(arguments);
  CHECK_EQ(result.status, status);
  CHECK_EQ(result.out, "");
  if (status == 0) return CHECK_EQ(result.err, error + "ok\n");
  const std::string rest = result.err.substr(std::min(error.size(), result.err.size()));
  CHECK_EQ(result.err.substr(0, error.size()), error);
  const std::string end = link + (link.empty() ? "" : "\n");
  CHECK_EQ(rest.substr(0, 15), link.empty() ? "" : "See it: file://");
  CHECK_EQ(rest.substr(std::min(rest.find('#'), rest.size())), end);
}

void test_one_right_output() {
  const Folder folder({{"board", "1 1\n.\n"},
                       {"bad", "1 1\n?\n"},
                       {"sloppy", "1 1\n..\n"},
                       {"right", "WIN  \r\n1 1\n\n"},
                       {"wrong", "WIN\n1 2\n"},
                       {"zero", std::string("WIN\n1\0001\n", 8)},
                       {"delete", "WIN\n1\x7F\n"}});
  const std::string game = "jsoi2009_game board ";
  check_judged(game + "right", 0, "");
  check_judged(game + "wrong", 1, "wrong answer: line 2: expected '1', found '2'\n",
               "#p=jsoi2009_game&t=1+1/./");
  check_judged(game + "zero", 1, "wrong answer: line 2: expected '1', found '1\\x001'\n",
               "#p=jsoi2009_game&t=1+1/./");
  check_judged(game + "delete", 1, "wrong answer: line 2: expected '1', found '1\\x7f'\n",
               "#p=jsoi2009_game&t=1+1/./");
  // The last argument is the right answer, whatever our solver says.
  check_judged(game + "wrong wrong", 0, "");
  check_judged("jsoi2009_game bad right", 3,
               "judge: bad: line 2: expected '.' or '#', found '?' in column 1\n");
  check_judged("jsoi2009_game sloppy right", 0,
               "sloppy: warning: line 2: expected a row of length 1, found '..' of length 2\n");
}

void test_several_right_outputs() {
  const Folder folder({{"path", "3 2\n1 2\n2 3\n"},
                       {"one", "1\n2 1 0\n"},
                       {"two", "1\n0 3 2\n"},
                       {"none", "0\n0 0 0\n"},
                       {"words", "one\n"},
                       {"lone", "1 0\n"}});
  const std::string path = "uoj79_general_matching path ";
  const std::string link = "#p=uoj79_general_matching&t=3+2/1+2/2+3/";
  for (const std::string files : {"one", "two", "one two", "two one"}) {
    check_judged(path + files, 0, "");
  }
  check_judged(path + "none", 1,
               "wrong answer: expected a maximum matching, of size 1, found one of size 0\n", link);
  check_judged(path + "words", 2, "bad format: line 1: expected a number, found 'one'\n", link);
  check_judged("uoj79_general_matching lone words none", 3,
               "judge: lone or none: expected a mate for 1 vertex, found 3\n");
  check_judged(
      path + "one none", 3,
      "judge: path or none: expected a maximum matching, of size 0, found one of size 1\n");
  write({{"edge", "2 1\n1 2 9\n"}, {"heavy", "9\n2 1\n"}, {"light", "0\n0 0\n"}});
  check_judged("uoj81_weighted_matching edge heavy light", 3,
               "judge: edge or light: expected a matching of the weight 0, found one of the "
               "weight 9\n");
}

}  // namespace

int main() {
  test_one_right_output();
  test_several_right_outputs();
  return check::result();
}
