// SPDX-License-Identifier: CC0-1.0
//
// Tests the tool duel, which searches for an input on which a program fails. The tests run the tool
// on programs that are right, wrong or slow, or that crash. The tests check the reports, the files
// that the tool saves, and the options.
#include <csignal>
#include <filesystem>
#include <string>

#include "check.hpp"
#include "tools/folder.hpp"

namespace {

using namespace folder;

// No machine is so slow that it exceeds these limits. Programs that never end get a shorter limit.
const std::string kDuel = "\"" BIN_DIR "/duel\" --limit 1000 --time 1000 ";

Result duel(const std::string& arguments) { return run(kDuel + arguments); }

// Our solver of the problem as a shell command, and as the user's program at the end of a command
// line.
std::string solve(const std::string& problem) { return "\"" BIN_DIR "/solve\" " + problem; }
std::string ours(const std::string& problem) { return " -- " + solve(problem); }

// Returns the end of a command line that starts a shell script as the user's program.
std::string script(const std::string& text) { return " -- /bin/sh -c '" + text + "'"; }

// Returns the same for a program that stops the duel in its fifth run, so that the number of runs
// does not depend on the time.
std::string four_runs(const std::string& text) {
  const std::string count = "echo >> runs.$PPID; test $(wc -l < runs.$PPID) -lt 5",
                    stop = "{ kill -TERM $PPID; exec sleep 1000; }";
  return " --jobs 1" + script(count + " || " + stop + "; " + text);
}

void check_report(const Result& result, int status, const std::string& text) {
  check::report(result.status == status && contains(result.out, text), __FILE__, __LINE__,
                "expected status " + std::to_string(status) + " and '" + text + "', found status " +
                    std::to_string(result.status) + " and\n" + result.out + result.err);
}

// ---- The language

// Tests which variable chooses the language, and that the options of the user's program stay.
void test_language() {
  const Folder folder({});
  const auto is_chinese = [](const std::string& variables) {
    const std::string clean = "env -u LC_ALL -u LC_MESSAGES -u LANG ";
    return contains(run(clean + variables + " \"" BIN_DIR "/duel\" --help").out, "用法");
  };
  CHECK(!is_chinese(""));
  CHECK(is_chinese("LANG=zh_CN.UTF-8"));
  CHECK(is_chinese("LC_ALL= LC_MESSAGES=zh_TW LANG=C"));
  CHECK(!is_chinese("LC_ALL= LC_MESSAGES=C LANG=zh_CN.UTF-8"));
  CHECK(!is_chinese("LC_ALL=en_US.UTF-8 LC_MESSAGES=zh_CN"));
  check_report(duel("--samples-only --help -- true"), 0, "usage: duel");
  const Result result =
      duel("jsoi2009_game --no-samples --language en --language zh" + script("echo LOSE"));
  check_report(result, 1, "jsoi2009_game: 答案错误：第 1 行：应为 'WIN'，实际为 'LOSE'\n");
  check_report(result, 1, "\n你的程序输出   正确答案\n  LOSE           WIN\n");
  check_report(duel("jsoi2009_game --no-samples" + script("echo $@") + " sh --language zh --a=b"),
               1, "\n  --language zh --a=b ");
}

// ---- Programs that are right

void test_right() {
  const Folder folder({});
  const Result result = duel("jsoi2009_game --no-samples" + four_runs(solve("jsoi2009_game")));
  check_report(result, 130, "interrupted: no difference in ");
  // These tests may be built with a sanitizer.
  CHECK(result.err.empty() || contains(result.err, "has a sanitizer"));
  check_report(duel("noi2011_rabbit_egg --samples-only" + ours("noi2011_rabbit_egg")), 0,
               "samples right");
#if __has_include(<bits/stdc++.h>)
  // The user's program is that of a short file. This program and the solver that follows --against
  // find different maximum matchings. All these matchings are right, so only the sizes are
  // compared.
  const std::string name = "librarychecker_general_matching";
  check_report(duel(name + " --no-samples --against '" + solve(name) + "'" +
                    four_runs("\"" BIN_DIR "/submit/" + name + "\"")),
               130, "interrupted: no difference in ");
#endif
}

// ---- Programs that are wrong

// Tests that a report of the tool duel shows the output of the user's program beside the right
// answer, or above the right answer if the output is wide. No control character of the output may
// reach the terminal.
void test_reports() {
  const Folder folder({});
  const std::string report = "jsoi2009_game --no-samples";
  const Result result = duel(report + script("printf \"\\033[2J\\r\\n1 2 3\""));
  check_report(result, 1, "wrong answer: line 1: expected 'LOSE', found '\\x1b[2J'\n");
  check_report(result, 1,
               "Input (rows: 1, columns: 1, free cells: 0)\n  1 1\n  #\n"
               "Your program prints   Right answer\n"
               "  \\x1b[2J\\x0d           LOSE\n"
               "  1 2 3\n"
               "Saved: ");
  const std::string hint = "Hint: system(\"pause\") prints a line";
  check_report(duel(report + script("echo Press any key to continue . . .")), 1, hint);
  CHECK(!contains(result.out, hint));
  // A judge does not take NUL for a blank.
  check_report(duel(report + script("printf \"LOSE\\000\"")), 1, "found 'LOSE\\x00'\n");
  check_report(duel(report + script("printf \"\\357\\273\\277LOSE\"")), 1,
               "\n  \\xef\\xbb\\xbfLOSE      LOSE\n");
  check_report(duel(report + script("printf \"1\\177\"")), 1, "\n  1\\x7f                 LOSE\n");
  const std::string wide(90, 'x');
  check_report(duel(report + script("echo " + wide)), 1,
               "Your program prints\n  " + wide + "\nRight answer\n  LOSE\n");
}

void test_wrong() {
  const Folder folder({});
  const Result result = duel("jsoi2009_game --no-samples" + script("echo LOSE"));
  check_report(result, 1, "wrong answer: line 1: expected 'WIN', found 'LOSE'");
  check_report(result, 1, "Found after ");
  check_report(result, 1, ": generate jsoi2009_game --shape ");
  check_report(result, 1, "Saved: jsoi2009_game-fail-1.in, jsoi2009_game-fail-1.out");
  CHECK_EQ(read("jsoi2009_game-fail-1.in"), "1 1\n.\n");
  CHECK_EQ(read("jsoi2009_game-fail-1.out"), "WIN\n1 1\n");

  // The second run must not overwrite existing files. The second run has the same seed, so it must
  // find the same input.
  write({{"jsoi2009_game-fail-2.out", "mine"}});
  const Result again = duel("jsoi2009_game --no-samples --jobs 1" + script("echo LOSE"));
  check_report(again, 1, "Saved: jsoi2009_game-fail-3.in, jsoi2009_game-fail-3.out");
  CHECK_EQ(read("jsoi2009_game-fail-2.out"), "mine");
  const auto origin = [](const std::string& text) {
    const std::size_t at = text.find("generate ");
    return text.substr(at, text.find('\n', at) - at);
  };
  CHECK_EQ(origin(result.out), origin(again.out));

  // The report has a command that generates the failing input as it was before the tool duel made
  // the input smaller. The user's program must fail on the input that this command generates.
  const std::string command = origin(again.out);
  write({{"first.in", run("\"" BIN_DIR "/\"" + command).out}});
  check_report(duel("jsoi2009_game --no-samples --input first.in" + script("echo LOSE")), 1,
               ": first.in\n");

  // To make an input with several cases (games) smaller, the tool duel must remove cases.
  check_report(duel("hdu3446_chess --no-samples" + script("cat > /dev/null")), 1,
               "there is no output");
  CHECK_EQ(read("hdu3446_chess-fail-1.in"), "1\n1 1\nK\n");
  CHECK_EQ(read("hdu3446_chess-fail-1.out"), "Case #1: daizhenyang lose\n");

  // Each case alone is right.
  write({{"games.in", "5\n8\n2\n0\n"}});
  const std::string games = "bzoj2463_who_wins --no-samples --input games.in",
                    left = "\nEach case alone is right. Probably something is left from an";
  const std::string if_few = "set -- $(cat); test $# -gt 2 || echo $* | ";
  check_report(duel(games + script(if_few + solve("bzoj2463_who_wins"))), 1, left);
  CHECK(!contains(duel(games + script("cat > /dev/null")).out, left));

  // The first program prints a matching that is not maximum. The second program prints pairs that
  // are not a matching.
  const std::string matching = "librarychecker_general_matching --no-samples";
  check_report(duel(matching + script("echo 0")), 1, "wrong answer: expected a maximum matching");
  CHECK_EQ(read("librarychecker_general_matching-fail-1.in").substr(0, 4), "2 1\n");
  check_report(duel(matching + script("echo 1; echo 0 0")), 1, "wrong answer: ");
}

// ---- Crashes and exceeded limits

void test_flaws() {
  const Folder folder(Files{{"one.in", "1\n0\n"}});
  // With --time 0, the tool duel does not try smaller inputs, so each script runs only a few times.
  const std::string start = "bzoj2463_who_wins --no-samples --input one.in --time 0 --memory 32";
  const auto check_flaw = [&](const std::string& text, const std::string& report,
                              const std::string& limit = "") {
    check_report(duel(start + limit + script(text)), 1, report);
  };
  check_flaw("echo Bob; echo because >&2; exit 3", "crash: exit status 3");
  CHECK(contains(read("stdout.txt"), "End of the standard error\n  because\nWhy\n"));
  check_flaw("exec sleep 1000", "time limit exceeded: not done after 0.2 s", " --limit 0.2");
  check_flaw("exec dd if=/dev/zero of=/dev/null bs=50000000 count=1",
             "memory limit exceeded: more than 32 MB of memory");
  check_flaw("ulimit -s", "found '7168'", " --stack 7");
  CHECK(contains(run("ulimit -s 7168; " + kDuel + start + " --stack 8 -- true").err,
                 "the system does not allow this --stack: "));
  // If a program forks by mistake, both of its processes print the answer.
  check_flaw("echo Bob & echo Bob; wait", "wrong answer: ");
  // A program with AddressSanitizer cannot start under a memory limit, so the tool duel must run
  // the program again without the limit. This script imitates a program that crashes in the second
  // run.
  check_flaw(
      "test $(ulimit -d) = unlimited && kill -SEGV $$; "
      "echo ==1==ERROR: AddressSanitizer failed to allocate 0x1 bytes >&2; "
      "head -c 5000 /dev/zero >&2; exit 1",
      "crash: killed by signal 11");
  const std::string note = "has a sanitizer, so it runs without a memory limit\n",
                    said = read("stderr.txt");
  CHECK(contains(said, note) && said.find(note) == said.rfind(note));
  // A limit that is smaller than the tool duel itself cannot be checked for small programs.
  const Result unmeasured = duel(start + " --memory 1" + script("echo Bob"));
  CHECK(contains(unmeasured.err,
                 "note: --memory 1 was not checked in 1 run, whose memory is unknown; "));
  // A program that exceeds the time limit runs again while no other run is active. If it is right
  // then, the search goes on with the next input.
  check_report(duel("--generator echo --against cat --limit 2 --jobs 1" +
                    script("test -e busy || { touch busy; exec sleep 1000; }; grep -v 10000001")),
               1, "\nFound after 2 inputs and ");
  // A program may use its time limit even if --time is shorter, and a generator its own limit.
  check_report(duel("--generator \"sleep 0.5; echo\" --against cat --time 0 --limit 0.3" +
                    script("exec sleep 1000")),
               1, "time limit exceeded");
  // Making an input small after a short search takes a few seconds, however large --time is.
  CHECK_EQ(shell("(yes 1 | head -n 1000; echo 0) > many.in"), 0);
  check_report(duel("bzoj2463_who_wins --no-samples --input many.in" +
                    script("n=$(wc -l); sleep 0.1; yes Bob | head -n $((n - 1)); test $n -lt 600")),
               1, "until the time was over");
  CHECK(!contains(read("stdout.txt"), "Each case alone is right"));  // no time to try them
  // A program that is right when it runs again does not fail every time.
  const std::string once = "test -e done && exit 3; touch done", unsteady = "does not fail every";
  CHECK(!contains(duel(start + script(once)).out, unsteady));
  const std::string twice = "test -e twice && exec " + solve("bzoj2463_who_wins");
  check_report(duel(start + script(twice + "; touch twice")), 1, unsteady);
  CHECK(contains(read("stdout.txt"), "bzoj2463_who_wins: wrong answer: there is no output\n"));
}

// ---- Samples, files, other programs

void test_samples() {
  const Folder folder({{"own.in", "1 3\n.#.\n"}, {"bad.in", "1 3\n.?.\n"}});
  const Result samples = duel("jsoi2009_game --samples-only" + script("echo LOSE"));
  check_report(samples, 1, "sample isolated_cell: wrong answer: ");
  check_report(samples, 1, " samples right");
  CHECK(!contains(samples.out, "sample no_free_cell"));
  CHECK(!std::filesystem::exists("jsoi2009_game-fail-1.in"));

  // The samples must run before the files of --input.
  check_report(duel("jsoi2009_game --input own.in" + script("echo LOSE")), 1, ": sample ");
  const std::string right = script("test \"$(cat)\" = x && exit; echo LOSE");
  check_report(duel("jsoi2009_game --no-samples --input own.in" + right), 1, ": own.in\n");
  check_report(
      duel("jsoi2009_game --no-samples --input own.in own.in --time 0" + ours("jsoi2009_game")), 0,
      "no difference in 2 inputs");
  check_usage(duel("jsoi2009_game --no-samples --input bad.in" + right), "bad.in",
              "bad.in: line 2: expected '.' or '#', found '?' in column 2; a duel needs inputs "
              "without errors");
}

void test_against() {
  const Folder folder(Files{{"one.in", "1 1\n.\n"}});
  // The samples have answers, so the program that --against names does not run on the samples.
  check_report(duel("jsoi2009_game --time 0 --against false" + ours("jsoi2009_game")), 0,
               "no difference in ");
  const Result sample = duel("jsoi2009_game --time 0 --against false" + script("echo"));
  check_report(sample, 1, ": sample ");
  CHECK(!contains(sample.out, "other program"));
  CHECK(!contains(sample.out, "does not fail every time"));
  const std::string start = "jsoi2009_game --no-samples --input one.in --time 0 --against ";
  const std::string solver = solve("jsoi2009_game");
  // The value of --against may be any shell command.
  for (const std::string& line : {solver, "VAR=1 " + solver, "cd / && " + solver}) {
    check_report(duel(start + "'" + line + "'" + script("echo LOSE")), 1,
                 "jsoi2009_game: wrong answer: ");
  }
  check_report(duel(start + "'echo LOSE'" + ours("jsoi2009_game")), 1,
               "jsoi2009_game: the other program: wrong answer: ");
  check_report(duel(start + "'exit 1'" + ours("jsoi2009_game")), 1,
               "jsoi2009_game: the other program: crash: exit status 1");
  // If many outputs are right, two equal ones may be wrong.
  check_report(
      duel("librarychecker_general_matching --no-samples --against 'echo 0'" + script("echo 0")), 1,
      "wrong answer: expected a maximum matching");
}

// ---- Problems that are not in the table

void test_like() {
  const Folder folder(Files{{"one.in", "1\n3 0\n"}, {"bad.in", "1\n3 x\n"}});
  const std::string like = "--like codechef_hamilg --jobs 1 --vertices 7 --cases 1 ";
  // Neither program has anything to do with the problem, and the tokens alone count.
  const Result result = duel(like + "--seed 5 --against \"tr '\\n' ' '\"" + script("head -n 2"));
  check_report(result, 1, "duel: wrong answer: line 2: expected ");
  check_report(result, 1, ": generate codechef_hamilg --shape ");
  check_report(result, 1, " --cases 1 --vertices 7\n");
  check_report(result, 1, " from vertices: 7, ");
  check_report(result, 1, "Input (vertices: 2, edges: 1)\n  1\n  2 1\n");
  check_report(result, 1, "Your program prints   The other program prints\n");
  check_report(result, 1, "Saved: duel-fail-1.in, duel-fail-1.out\nSee it: file://");
  check_report(result, 1, "/page/matching_games.html#p=codechef_hamilg&t=1/2+1/");
  CHECK(!contains(result.out, "Why") && !contains(result.out, "Right answer"));
  CHECK_EQ(read("duel-fail-1.in").substr(0, 6), "1\n2 1\n");
  CHECK_EQ(read("duel-fail-1.out").substr(0, 6), "1 2 1 ");

  check_report(duel("--like codechef_hamilg --against \"tr ' ' '\\n'\"" + four_runs("cat")), 130,
               "interrupted: no difference in 4 inputs");
  check_report(duel(like + "--input one.in --against cat" + script("cat; echo 1")), 1,
               "expected the end of the output, found '1'\nFound after 1 input and ");
  check_report(duel(like + "--against false" + script("cat")), 1,
               "duel: the other program: crash: exit status 1");
  CHECK(!std::filesystem::exists("duel-fail-3.out"));
  check_report(duel(like + "--against cat" + script("cat; exit 3")), 1,
               "duel: crash: exit status 3");
  CHECK_EQ(read("duel-fail-4.out"), read("duel-fail-4.in"));
  CHECK(contains(duel(like + "--input bad.in --against cat" + script("cat")).err,
                 "bad.in: line 2: "));
  check_report(duel(like + "--shape path --against cat" + script("test $(wc -l) -gt 7; echo")), 1,
               " --shape path ");
}

void test_generator() {
  const Folder folder(
      Files{{"make", "for i in $(seq $2); do printf %s $i; done\n"}, {"own.in", "1\n2"}});
  // The program fails from the size 3 on. The sizes take turns, so a small size fails first.
  const std::string start = "--generator \"sh make\" --jobs 1 ";
  const Result result = duel(start + "--against cat" + script("cut -c -2"));
  check_report(result, 1,
               "duel: wrong answer: line 1: expected '123', found '12'\nFound after 6 inputs and ");
  check_report(result, 1, ": sh make 10000005 3\n\nInput (size 3)\n  123\n");
  check_report(result, 1, "Saved: duel-fail-1.in, duel-fail-1.out\n");
  CHECK(!contains(result.out, "See it"));
  CHECK_EQ(read("duel-fail-1.in"), "123");
  CHECK_EQ(read("duel-fail-1.out"), "123");
  // The program fails on the size 2, and on the size 1 after it has failed once.
  const Result smaller = duel(start + "--against cat" +
                              script("read x; case $x in 12) touch failed; exit;; "
                                     "1) test -e failed && exit;; esac; echo $x"));
  check_report(smaller, 1, "Made smaller in 1 run from size 2.\nThe smaller input: sh make ");
  check_report(smaller, 1, " 1\n\nInput (size 1)\n  1\n");
  check_report(duel(start + "--input own.in --against cat" + script("echo")), 1,
               ": own.in\n\nInput (2 lines)\n  1\n  2\n");
  // Of more than 40 lines, the first ones are shown.
  for (const int lines : {40, 41}) {
    shell("seq " + std::to_string(lines) + " > lines.in");
    const std::string out = duel(start + "--input lines.in --against cat" + script("echo")).out;
    CHECK_EQ(contains(out, "  21\n"), lines == 40);
  }
  const std::string hint = "hint: the generator printed the same input every time\n",
                    end = "interrupted: no difference in 4 inputs";
  const Result same = duel("--generator \"echo 1 #\" --against cat" + four_runs("cat")),
               others = duel("--generator echo --against cat" + four_runs("cat")),
               files = duel("--generator x --input own.in own.in --time 0 --against cat" +
                            script("cat"));
  check_report(same, 130, hint + end);
  check_report(others, 130, end);
  check_report(files, 0, "no difference in 2 inputs");
  CHECK(!contains(others.out + files.out, hint));
  // Two numbers that differ by a multiple of 2^32.
  check_report(
      duel("--generator \"echo 1 #\" --against \"echo 5000000000;\"" + script("echo 705032704")), 1,
      "expected '5000000000', found '705032704', which differs by a multiple of 2^32");
  CHECK(!contains(duel("--generator \"echo 1 #\" --against \"echo 5;\"" + script("echo 05")).out,
                  "2^32"));
  check_usage(duel("--generator \"echo why >&2; exit 1;\" --against cat" + script("cat")),
              "--generator", "' failed: crash: exit status 1 why\n");
}

void test_checker() {
  const Folder folder(Files{{"one.in", "5\n"}});
  const std::string start = "--generator echo --input one.in --time 0 ";
  const auto check = [&](const std::string& checker, int status, const std::string& text) {
    check_report(duel(start + "--checker \"" + checker + "\"" + script("echo 7 8")), status, text);
  };
  // The files have the input, the output and the answer.
  check("grep -q 5 \\$1 && grep -q 7 \\$2 && test ! -s \\$3; true", 0, "no difference in 1 input");
  // A checker that cannot start has failed, although the exit status is that of a refusal.
  const std::string trace = "echo 'Traceback (most recent call last):' >&2; echo '  f(x)' >&2; ";
  for (const auto& [checker, error] :
       {std::pair<std::string, std::string>("./chk '", "Unterminated quoted string"),
        {"sh nosuch.sh", "nosuch.sh"},
        {"printf '  File \\\"s.py\\\", line 1\\nSyntaxError: x\\n' >&2; exit 1;",
         "SyntaxError: x\n"},
        {trace + "echo E: why >&2; exit 1;", "exit status 1 E: why\n"}}) {
    check_usage(duel(start + "--checker \"" + checker + "\"" + script("cat")), "--checker", error);
  }
  CHECK(!std::filesystem::exists("duel-fail-1.in"));
  check("sh -c 'echo bad; exit 1'", 1, "duel: wrong answer: the checker says 'bad'\n");
  check("exit 1;", 1, "duel: wrong answer: the checker gives no reason\n");
  // The exit statuses of Kattis
  check("exit 42;", 0, "no difference in 1 input");
  check("exit 43;", 1, "duel: wrong answer: the checker gives no reason\n");
  check_report(duel(start + "--limit 0.2 --interactor \"exit 42;\"" + script("exec sleep 1000")), 1,
               "the program goes on after the interactor ended");
  check("echo well; echo bad one >&2; exit 2;", 1,
        "wrong answer: bad format: the checker says 'bad one'\n");
  CHECK_EQ(read("duel-fail-1.in"), "5\n");
  CHECK(!std::filesystem::exists("duel-fail-1.out"));
  check_usage(duel(start + "--checker \"echo because >&2; exit 3;\"" + script("cat")), "--checker",
              "failed: crash: exit status 3 because");
  // The answer is the output of --against, which need not be equal.
  write({{"check", "grep -q 5 $1 && grep -q [67] $2 && grep -q 6 $3\n"}});
  check_report(duel(start + "--against \"tr 5 6\" --checker \"sh check\"" + script("echo 7")), 0,
               "no difference in 1 input");
  // A checker that rejects the output of --against as well is no judge of the user's program.
  check_report(duel(start + "--against \"tr 5 4\" --checker \"sh check\"" + script("echo 7")), 1,
               "duel: the other program: wrong answer: the checker gives no reason; so the checker "
               "or that program is wrong\n");
  const Result wrong = duel(start + "--against \"tr 5 6\" --checker \"sh check\"" + script("cat"));
  check_report(wrong, 1, "The other program prints\n");
  CHECK_EQ(read(wrong.out.substr(wrong.out.find("duel-fail-"), 11) + ".out"), "6\n");
}

// The examples of --help and of both READMEs must find a failure, as they stand there.
void test_examples() {
  const Folder folder(Files{{"slow", "#!/bin/sh\ncat\n"},
                            {"mine", "#!/bin/sh\necho x\n"},
                            {"make", "#!/bin/sh\nseq $2\n"},
                            {"python3", "#!/bin/sh\nseq $3\n"},
                            {"check", "#!/bin/sh\nexec cmp $1 $2\n"},
                            {"judge", "#!/bin/sh\nread line\nexit 1\n"}});
  CHECK_EQ(shell("chmod +x *; mkdir build; ln -s \"" BIN_DIR "\" build/bin"), 0);
  const auto run_all = [](const std::string& text, const std::string& before,
                          const std::string& begin) {
    int count = 0;
    for (std::size_t at = 0; (at = text.find(before + begin, at)) != std::string::npos; ++count) {
      at += before.size();
      const std::string line = text.substr(at, text.find('\n', at) - at);
      check_report(
          run("PATH=\".:" BIN_DIR ":$PATH\"; " + line), 1,
          (contains(line, "P4055") ? "jsoi2009_game" : "duel") + std::string(": wrong answer: "));
    }
    CHECK_EQ(count, 4);
  };
  run_all(duel("--help").out, "\n  ", "duel --");
  for (const char* const readme : {"/../README.md", "/../README.zh.md"})
    run_all(read(std::string(SAMPLES_DIR) + readme), "\n", "build/bin/duel ");
}

// ---- Other places of the files

void test_places() {
  // This is an installation.
  const Folder folder(Files{{"share/matching_games/matching_games.html", ""},
                            {"share/matching_games/samples/jsoi2009_game/a.in", "1 1\r\n#\r\n"},
                            {"share/matching_games/samples/jsoi2009_game/a.out", "LOSE\n"},
                            {"bin/matching_games-solve", "#!/bin/sh\necho LOSE\n"},
                            {"one.in", "1 1\n#\n"}});
  CHECK_EQ(shell("chmod +x bin/*; cp \"" BIN_DIR "/duel\" bin/matching_games-duel"), 0);
  const std::string start = "bin/matching_games-duel jsoi2009_game --limit 1000 --time 0 ";
  check_report(run(start + "--input one.in" + script("echo LOSE")), 0, "no difference in 2 inputs");
  check_report(run(start + "--input one.in" + script("echo WIN")), 1,
               "/share/matching_games/matching_games.html#p=jsoi2009_game&t=1+1/*/\n");
  // A judge has no CR, so the program gets none.
  check_report(run(start + "--samples-only" +
                   script("case $(cat) in *$(printf \"\\r\")*) ;; *) echo LOSE;; esac")),
               0, "1 of 1 sample right\n");
  std::filesystem::remove("bin/matching_games-solve");
  const Result no_solver = run(start + "--input one.in" + script("echo LOSE"));
  CHECK_EQ(no_solver.status, 2);
  CHECK(contains(no_solver.err, "cannot run ") &&
        contains(no_solver.err, "/bin/matching_games-solve: "));
  std::filesystem::remove_all("share/matching_games/samples/jsoi2009_game");
  check_usage(run(start + script("echo LOSE")), "no samples", "there are no samples in ");
}

// A report is printed even if the input cannot be saved.
void test_no_folder() {
  const Folder folder(Files{{"one.in", "1 1\n.\n"}, {"gone/x", ""}});
  const Result result = run("( cd gone; rm -r ../gone; " + kDuel + "jsoi2009_game --no-samples" +
                            script("echo LOSE") + " )");
  check_report(result, 1, "jsoi2009_game: wrong answer: ");
  check_report(result, 1, "\nNot saved: cannot write jsoi2009_game-fail-1.in: ");
}

void test_full_disk() {
  if (!std::filesystem::exists("/dev/full")) return;
  const Folder folder(Files{{"one.in", "1 1\n.\n"}});
  const std::string game = "jsoi2009_game ", one = game + "--no-samples --time 0 --input one.in";
  for (const std::string& arguments :
       {std::string("--help"), one + ours("jsoi2009_game"), one + script("echo LOSE"),
        game + "--samples-only" + ours("jsoi2009_game")}) {
    CHECK_EQ(shell(kDuel + arguments + " > /dev/full 2> stderr.txt"), 2);
    CHECK(contains(read("stderr.txt"), "duel: cannot write the standard output"));
  }
  CHECK_EQ(read("jsoi2009_game-fail-1.in"), "1 1\n.\n");  // saved before it is printed
}

// A duel without threads goes on in its first thread.
void test_no_threads() {
  const Folder folder({});
#ifndef MATCHING_GAMES_SANITIZE  // sanitizers need terabytes of address space
  check_report(run("ulimit -s 400000; ulimit -v 300000; " + kDuel +
                   "jsoi2009_game --no-samples --time 0" + ours("jsoi2009_game")),
               0, "no difference in 1 input");
#endif
}

// The line of the progress is at most as wide as a terminal, which the program `script` imitates.
void test_progress() {
  const Folder folder({});
  if (shell("script -qec true out > log 2>&1 < /dev/null") != 0) return;
  const std::string wide(99, 'x'), shown = "\r\033[Kecho " + wide.substr(0, 55) + ", 0 runs, ";
  shell("script -qec '" + kDuel + "--generator \"echo " + wide +
        "\" --against cat --time 0 -- cat' out > log < /dev/null");
  CHECK(contains(read("out"), shown) && contains(read("out"), " s\r\033[Kno difference in "));
}

// ---- Signals

void test_interrupt() {
  const Folder folder(Files{{"one.in", "1 1\n.\n"}});
  // Runs the tool duel in the background, sends SIGTERM as soon as duel has started the user's
  // program `runs` times, and prints the exit status of duel. SIGINT would not work, because a
  // shell makes background processes ignore SIGINT.
  const auto interrupted = [](int runs, const std::string& arguments) {
    return run("rm -f run.*; ( " + kDuel + arguments + script("> run.$$; exec sleep 1000") +
               " & until [ $(ls run.* 2> /dev/null | wc -l) -ge " + std::to_string(runs) +
               " ]; do sleep 0.05; done; kill -TERM $!; wait $!; echo status $? )");
  };
  for (const std::string input : {"", " --input one.in"}) {
    const Result quiet = interrupted(1, "jsoi2009_game --no-samples" + input);
    check_report(quiet, 0, "interrupted: no difference in 0 inputs");
    check_report(quiet, 0, "status 130");
  }
  // SIGQUIT, which Ctrl-\ sends, stops the duel and the user's program as well.
  check_report(duel("jsoi2009_game --no-samples --jobs 1" +
                    script("echo $$ > pid; kill -QUIT $PPID; exec sleep 1000")),
               130, "interrupted: no difference in 0 inputs");
  CHECK(shell("kill -0 $(cat pid) 2> stderr.txt") != 0);
  const Result samples = interrupted(1, "jsoi2009_game --samples-only");
  check_report(samples, 0, "interrupted: 0 of 0 samples right");
  check_report(samples, 0, "status 130");
  // The tool duel is interrupted during the fourth run of the user's program. The first run shows
  // the failure. In the fourth run, duel is making the failing input smaller.
  const Result found = interrupted(4, "hdu3446_chess --no-samples --limit 0.2 --jobs 1");
  check_report(found, 0, "time limit exceeded");
  CHECK(!contains(found.out, "until the time was over"));
  check_report(found, 0, "status 1");
  CHECK(std::filesystem::exists("hdu3446_chess-fail-1.in"));
  // If the parent process makes the tool duel ignore a signal, as nohup does, duel must continue to
  // ignore this signal. Here the shell ignores SIGTERM. The user's program sends SIGTERM to duel
  // and then prints a wrong answer, which duel must report.
  const Result ignored =
      run("( trap \"\" TERM; " + kDuel + "jsoi2009_game --no-samples --input one.in --time 0" +
          script("kill -TERM $PPID; echo LOSE") + " )");
  check_report(ignored, 1, "wrong answer: ");
}

}  // namespace

int main() {
  // Whoever started this test may ignore these signals, and then so does the duel.
  for (const int number : {SIGQUIT, SIGTERM}) std::signal(number, SIG_DFL);
  test_language();
  test_right();
  test_reports();
  test_wrong();
  test_flaws();
  test_samples();
  test_against();
  test_like();
  test_generator();
  test_checker();
  test_examples();
  test_places();
  test_no_folder();
  test_full_disk();
  test_no_threads();
  test_progress();
  test_interrupt();
  return check::result();
}
