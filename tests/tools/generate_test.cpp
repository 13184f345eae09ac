// SPDX-License-Identifier: CC0-1.0
//
// The generator as a person runs it: every shape of every problem, the numbers, the same bytes
// again, bad usage, and the check of an input.
#include <cstdint>
#include <sstream>
#include <string>

#include "check.hpp"
#include "instances/format.hpp"
#include "instances/problems.hpp"
#include "tools/folder.hpp"

namespace {

using folder::contains;
using folder::Folder;
using folder::Result;

Result generate(const std::string& arguments) {
  return folder::run("\"" BIN_DIR "/generate\" " + arguments);
}

void test_list() {
  const Result all = generate("--list");
  CHECK_EQ(all.status, 0);
  for (const instances::Problem& problem : instances::problems()) {
    const Result one = generate(problem.name + " --list");
    CHECK(!one.out.empty() && contains(all.out, one.out));
    for (const instances::Shape& shape : problem.format->shapes()) {
      CHECK(contains(one.out, std::string("--shape ") + shape.name + ' '));
    }
    for (const char* number : problem.format->parameters()) {
      CHECK(contains(one.out, std::string("--") + number + " N"));
    }
  }
}

// One shape of each problem, with what the library makes of the same request.
void test_bytes() {
  for (const instances::Problem& problem : instances::problems()) {
    const instances::Format& format = *problem.format;
    const std::string shape = format.shapes().back().name;
    const std::string text = format.generate(shape, {instances::Size::tiny}, 7);
    CHECK_EQ(generate(problem.name + " --shape " + shape + " --size tiny --seed 7").out, text);
    CHECK(format.is_promised(text));
    CHECK_EQ(format.canonical(text), text);
  }
  // These are the bytes on every platform.
  CHECK_EQ(generate("jsoi2009_game --rows 2 --columns 9 --free 50 --seed 3").out,
           "2 9\n##..#.#.#\n##..##...\n");
  const std::string huge = generate("jsoi2009_game --size huge --shape corridors").out;
  CHECK_EQ(huge.substr(0, huge.find('\n')), "1000 1000");
}

void test_check() {
  folder::write({{"good", "1 2\r\n..\r\n"},
                 {"bad", "1 2\n.x\n"},
                 {"warned", "1 2\n..x\n"},
                 {"large", "1 101\n" + std::string(101, '.')}});
  const Result good = generate("jsoi2009_game --check < good");
  CHECK_EQ(good.status, 0);
  CHECK_EQ(good.out, "1 x 2 cells, 2 free\n");
  const Result bad = generate("jsoi2009_game --check < bad");
  CHECK_EQ(bad.status, 1);
  CHECK_EQ(bad.out, "");
  CHECK_EQ(bad.err, "line 2: expected '.' or '#', found 'x' in column 2\n");
  const Result large = generate("jsoi2009_game --check < large");
  CHECK_EQ(large.status, 1);
  CHECK_EQ(large.err,
           "expected an input within the limits of the statement, found one outside of them\n");
  const Result warned = generate("jsoi2009_game --check < warned");
  CHECK_EQ(warned.status, 1);
  CHECK_EQ(warned.out, "1 x 2 cells, 2 free\n");
  CHECK_EQ(warned.err, "warning: line 2: expected a row of length 2, found '..x' of length 3\n");
}

void test_usage() {
  const auto check_usage = [](const std::string& arguments, const std::string& message) {
    const Result result = generate(arguments);
    CHECK_EQ(result.status, 2);
    CHECK_EQ(result.out, "");
    check::report(contains(result.err, message), __FILE__, __LINE__, arguments + ": " + result.err);
  };
  check_usage("", "expected the name of a problem");
  check_usage("no_such_problem", "there is no problem 'no_such_problem'");
  check_usage("jsoi2009_game --shape round", "there is no shape 'round'");
  check_usage("jsoi2009_game --size big", "--size expects tiny, small, judge or huge, found 'big'");
  check_usage("jsoi2009_game --edges 3", "jsoi2009_game has no option --edges");
  check_usage("jsoi2009_game --rows", "--rows expects a value");
  for (const std::string number : {"two", "nan", "inf", "0x5", "-1", "", "1e99", " 2", "2,5"}) {
    check_usage("jsoi2009_game --rows '" + number + "'", "--rows expects a number from 0 to ");
    check_usage("jsoi2009_game --free '" + number + "'", "--free expects a number from 0 to ");
  }
  for (const std::string seed : {"-1", "nan", "1.5", "18446744073709551616", "1e3", "", " 1"}) {
    check_usage(
        "jsoi2009_game --seed '" + seed + "'",
        "--seed expects a whole number from 0 to 18446744073709551615, found '" + seed + "'");
  }
  // Neighboring large seeds make different inputs.
  CHECK(generate("jsoi2009_game --seed 18446744073709551615").out !=
        generate("jsoi2009_game --seed 18446744073709551614").out);
  check_usage("jsoi2009_game --rows 0", "--rows must be a number from 1 on");
  check_usage("jsoi2009_game --rows 2.5", "--rows must be a number from 1 on");
}

}  // namespace

int main() {
  const Folder folder({});
  test_list();
  test_bytes();
  test_check();
  test_usage();
  return check::result();
}
