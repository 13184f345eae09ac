// SPDX-License-Identifier: CC0-1.0
//
// Tests wrong arguments of the tools, except those of bundle: a row has a call, and a part of the
// only line that it must print.
#include <cstddef>
#include <sstream>
#include <string>

#include "check.hpp"
#include "tools/folder.hpp"

namespace {

const char kRows[] = R"(
duel                                         | expected the name of a problem
duel P4055                                   | expected a command after --
duel P4055 other -- true                     | expected one problem, found two: P4055 and other
duel P4055 --samples-only --no-samples -- true | --samples-only cannot be combined with
duel P4055 --samples-only --input a -- true  | --samples-only cannot be combined with
duel P4055 --samples-only --against b -- true | --samples-only cannot be combined with
duel P4055 --against '' -- true              | --against expects a value, found an empty one
duel P4055 --like gcj2008_king -- true       | expected one of PROBLEM, --like and --generator
duel --like P4055 -- true                    | expected --against, --checker or --interactor
duel P4055 --rows 99999999999999999999 -- true | --rows expects a number from -2147483647 to 2147483647, found '99999999999999999999'
generate "" --list                           | expected the name of a problem
duel P4055 --interactor cat -- true          | --checker and --interactor need --like or --generator
duel --like P4055 --interactor cat --against cat -- true | --interactor cannot be combined with --a
duel --generator cat --against cat --rows 3 -- true | --generator cannot be combined with
duel --generator ' ' --against cat -- true   | --generator expects a value, found an empty one
duel --like P4055 --against cat --samples-only -- true | --samples-only needs a problem
duel P4055 --digits 3 -- true                | jsoi2009_game has no option --digits
duel P4055 --no-samples --shape round -- true | there is no shape 'round'
duel P4055 --limit -- true                   | --limit expects a value
duel P4055 --limit -1 -- true                | --limit expects a number from
duel P4055 --jobs 0 -- true                  | --jobs expects a whole number from 1 to 1000
duel P4055 --stack 0 -- true                 | --stack expects a whole number from 1 to 1000000
duel P4055 --limits 2 -- true                | unknown option --limits; the nearest one is --limit
duel P4055 --no-samples --against ./a -- true | cannot run ./a
duel P4055 -- a                              | for the file in this folder write ./a
duel P4055 -- ./mine.cpp                     | ./mine.cpp is a source, not a program
duel P4055 -- ./none                         | cannot run ./none: 
duel P4055 --no-samples --input none -- true | cannot read none
duel --language fr                           | --language expects en or zh, found 'fr'
generate                                     | expected the name of a problem
generate hdu4686                             | no problem 'hdu4686'; the nearest names are 
generate none --list                         | there is no problem 'none'
generate P4055 --row=3                       | unknown option --row; the nearest one is --rows
generate codechef_hamilg --vertices 3 --edges 4 | --edges expects a whole number from 0 to 3
generate qoj5250 --digits 25                 | --digits expects a whole number from 1 to 20
generate P4055 good                          | expected one problem, found two: P4055 and good
generate P4055 --check good bad              | expected one input, found two: good and bad
generate P4055 --shape round                 | there is no shape 'round'; generate --list
generate P4055 --size big                    | --size expects tiny, small, judge or huge, found 'big'
generate P4055 --edges 3                     | jsoi2009_game has no option --edges
generate codechef_hamilg --free 30           | no effect here; the shapes that use it: board20, tri
duel codechef_hamilg --shape random --free 30 -- true | --free has no effect here; the shapes that
generate P4055 --rows                        | --rows expects a value
generate P4055 --rows 1-2                    | --rows expects a number, found '1-2'
generate P4055 --rows 0x5                    | --rows expects a number, found '0x5'
generate P4055 --rows ""                     | --rows expects a number, found ''
generate P4055 --rows " 2"                   | --rows expects a number, found ' 2'
generate P4055 --rows 0                      | a whole number from 1 to 10000000, found '0'
generate P4055 --rows 2.5                    | a whole number from 1 to 10000000, found '2.5'
generate P4055 --rows 10000001               | to 10000000, found '10000001'
generate P4055 --shape rooms --rows 10000 --columns 1001 | 10000000 cells or edges, found 10010000
generate P1971 --rows 10000 --columns 1001   | at most 10000000 cells or edges, found 10010000
generate P2774 --rows 10000 --columns 1001   | at most 10000000 cells or edges, found 10010000
generate P4014 --rows 3163                   | at most 10000000 cells or edges, found 10004569
generate SSL1331 --left 3163                 | at most 10000000 cells or edges, found 10004569
generate P3386 --shape dense --left 3163     | at most 10000000 cells or edges, found 10004569
generate P3386 --shape staircase --left 10000 --degree 1001 | cells or edges, found 10010000
generate P1971 --rows 1 --columns 2          | --rows expects a whole number from 2 to
generate P4055 --free -1                     | --free expects a number from 0 to 100, found '
generate P4055 --free 101                    | --free expects a number from 0 to 100, found '
generate P4055 --seed -1                     | from 0 to 18446744073709551615, found '-1'
generate P4055 --seed 1e3                    | from 0 to 18446744073709551615, found '1e3'
generate P4055 --seed " 1"                   | from 0 to 18446744073709551615, found ' 1'
generate P4055 --seed 18446744073709551616   | found '18446744073709551616'
judge                                        | PROBLEM INPUT OUTPUT [ANSWER], found 0 arguments
judge none a a                               | there is no problem 'none'
judge P4055 none a                           | cannot read none
judge P4055 a a none                         | cannot read none
solve                                        | expected PROBLEM [INPUT], found 0 arguments
solve P4055 a a                              | expected PROBLEM [INPUT], found 3 arguments
solve none                                   | there is no problem 'none'
print_notebook -o n.html                     | print_notebook: expected at least one source
print_notebook a                             | print_notebook: expected the output file
print_notebook --unknown a                   | print_notebook: unknown option --unknown
print_notebook a -o                          | print_notebook: -o expects a value
)";

}  // namespace

int main() {
  const folder::Folder folder(folder::Files{{"a", ""}});
  const bool has_shell = folder::can_run("wrong arguments of duel");
  std::istringstream rows(kRows + 1);
  for (std::string row; std::getline(rows, row);) {
    const std::size_t bar = row.find('|'), end = row.find_last_not_of(' ', bar - 1) + 1;
    const std::string tool = row.substr(0, row.find(' ')), call = row.substr(0, end);
    if (tool == "duel" && !has_shell) continue;
    folder::check_usage(folder::run("\"" BIN_DIR "/" + tool + '"' + call.substr(tool.size())), call,
                        row.substr(bar + 2), tool == "judge" ? 3 : 2);
  }
  return check::result();
}
