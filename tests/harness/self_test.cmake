# SPDX-License-Identifier: CC0-1.0
#
# Tests the harness: in a project of its own, with the build files of PROJECT but planted solvers,
# samples and headers, made in WORK with GENERATOR and COMPILER, every planted mistake must be
# rejected with the message that names it. The files are dropped in after the project is configured:
# the build alone has to find them.
file(REMOVE_RECURSE "${WORK}")
file(COPY "${PROJECT}/CMakeLists.txt" DESTINATION "${WORK}")
file(COPY "${PROJECT}/src/tools/bundle.cpp" DESTINATION "${WORK}/src/tools")
file(COPY "${PROJECT}/src/matching_games/version.hpp.in" DESTINATION "${WORK}/src/matching_games")
file(COPY "${PROJECT}/tests/CMakeLists.txt" "${PROJECT}/tests/check.hpp" DESTINATION "${WORK}/tests")
file(COPY "${PROJECT}/tests/harness" DESTINATION "${WORK}/tests" PATTERN self_test.cmake EXCLUDE)

function(run)
  execute_process(COMMAND ${ARGN} WORKING_DIRECTORY "${WORK}"
    RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT status EQUAL 0)
    message("${ARGN}\n${output}")
    message(FATAL_ERROR "failed")
  endif()
endfunction()

run("${CMAKE_COMMAND}" -S . -B build -G "${GENERATOR}" "-DCMAKE_CXX_COMPILER=${COMPILER}"
  -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG= -DSAMPLE_TIMEOUT=2)

# ---- What is planted

function(plant file text)
  file(WRITE "${WORK}/${file}" "${text}")
endfunction()

# Does what the first word of its input says.
plant(src/problems/puppet.cpp [[
#include <chrono>
#include <cstdlib>
#include <iostream>
#include <string>
#include <thread>

#include "matching_games/fine.hpp"

int main() {
  std::string order;
  std::cin >> order;
  if (order == "crash") std::abort();
  if (order == "hang") std::this_thread::sleep_for(std::chrono::seconds(60));
  if (order == "exit") {
    std::cerr << "a reason to stop\n";
    return library::three();
  }
  std::cout << "first line  \n" << order << "\r\n\n";
}
]])
plant(src/problems/choice.cpp [[
#include <iostream>

int main() { std::cout << std::cin.rdbuf(); }
]])
plant(tests/checkers/choice.cpp [[
#include <fstream>
#include <iostream>
#include <string>

int main(int, char** argv) {
  std::string input, expected, actual;
  std::ifstream(argv[1]) >> input;
  std::ifstream(argv[2]) >> expected;
  std::ifstream(argv[3]) >> actual;
  if (input == actual && (actual == expected || actual == "also")) return 0;
  std::cerr << "the checker says no\n";
  return 1;
}
]])
string(REPEAT "// Far too long.\n" 3000 padding)
plant(src/problems/idle.cpp "${padding}int main() {}\n")

plant(src/matching_games/fine.hpp
  "#ifndef FINE\n#define FINE\nnamespace library {\ninline int three() { return 3; }\n}\n#endif\n")
plant(src/matching_games/needy.hpp "#ifndef NEEDY\n#define NEEDY\nextern std::string needed;\n#endif\n")
plant(src/matching_games/clash.hpp 
  "#ifndef CLASH\n#define CLASH\nstatic int count = 0;\ninline int get() { return count; }\n#endif\n")

foreach(case right crash hang exit)
  plant(samples/puppet/${case}.in "${case}\n")
  plant(samples/puppet/${case}.out "first line\n${case}")
endforeach()
foreach(case wrong no_out)
  plant(samples/puppet/${case}.in "${case}\n")
endforeach()
plant(samples/puppet/wrong.out "first line\nwring\n")
plant(samples/puppet/more.in "more\n")
plant(samples/puppet/more.out "first line\nmore\nand more\n")
plant(samples/puppet/indented.in "indented\n")
plant(samples/puppet/indented.out " first line\nindented\n")
plant(samples/puppet/no_in.out "")
plant(samples/choice/one.in "one")
plant(samples/choice/one.out "one")
plant(samples/choice/also.in "also")
plant(samples/choice/also.out "one")
plant(samples/choice/two.in "two")
plant(samples/choice/two.out "one")
plant(samples/nobody/case.in "")
plant(samples/nobody/case.out "")

# ---- What must come of it

run("${CMAKE_COMMAND}" --build build --config Debug --target tests)

# Test `name` must pass, or fail with a report that matches all the given patterns.
function(expect result name)
  execute_process(
    COMMAND "${CMAKE_CTEST_COMMAND}" -C Debug --output-on-failure --parallel 2 -R "^${name}$"
    WORKING_DIRECTORY "${WORK}/build"
    RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(result STREQUAL "pass")
    set(patterns "100% tests passed, 0 tests failed out of 1")
  else()
    set(patterns "[, ][1-9] tests failed out of" ${ARGN})
  endif()
  foreach(pattern IN LISTS patterns)
    if(NOT output MATCHES "${pattern}")
      message("${name} should ${result} with: ${pattern}\nbut:\n${output}")
      set(failed TRUE PARENT_SCOPE)
    endif()
  endforeach()
endfunction()

foreach(kind sample submit)
  set(by_hand "repeat it by hand:\n *\"[^\n]*puppet[^\n]*\" < \"[^\n]*")
  expect(pass ${kind}/puppet/right)
  expect(fail ${kind}/puppet/wrong "gave a wrong answer" "line 2, column 3"
    "expected: \"wring\"\n *actual: *\"wrong\"" "${by_hand}wrong.in\"")
  expect(fail ${kind}/puppet/more "line 3, column 1" "expected: \"and more\"\n *actual: *end of file")
  expect(fail ${kind}/puppet/indented "line 1, column 1" "expected: \" first line\"")
  expect(fail ${kind}/puppet/crash "crashed: " "${by_hand}crash.in\"")
  expect(fail ${kind}/puppet/exit "exit status 3" "a reason to stop" "${by_hand}exit.in\"")
  expect(fail ${kind}/puppet/no_out "no_out.out is missing")
  expect(fail ${kind}/puppet/no_in "no_in.in is missing")
  expect(pass ${kind}/choice/one)
  expect(pass ${kind}/choice/also)
  expect(fail ${kind}/choice/two "gave a wrong answer" "the checker says no")
endforeach()
expect(fail "(sample|submit)/puppet/hang" "2 tests failed out of 2"
  "did not end within 2 s.*did not end within 2 s" "${by_hand}hang.in\"")
expect(fail sample/nobody "no solver src/problems/nobody.cpp")
expect(fail sample/idle "no sample for src/problems/idle.cpp")
expect(fail bundle/idle "idle.cpp has [0-9]+ bytes")
expect(pass bundle/puppet)
expect(fail bad_input/choice "token 1: the input ends before it" "should end with status 1")
expect(pass alone/matching_games/fine)
expect(pass alone/matching_games/clash)
expect(fail alone/matching_games/needy "does not compile as C..11" "repeat it by hand")
expect(fail pasted/clash "does not compile as C..")
expect(fail pasted/all "does not compile as C..")

# A sample that is gone is no test any more.
file(REMOVE "${WORK}/samples/puppet/wrong.in" "${WORK}/samples/puppet/wrong.out")
run("${CMAKE_COMMAND}" --build build --config Debug --target tests)
execute_process(COMMAND "${CMAKE_CTEST_COMMAND}" -N WORKING_DIRECTORY "${WORK}/build"
  OUTPUT_VARIABLE output)
if(output MATCHES "puppet/wrong" OR NOT output MATCHES "puppet/right")
  message("the samples are not looked up again:\n${output}")
  set(failed TRUE)
endif()
if(failed)
  message(FATAL_ERROR "failed")
endif()
