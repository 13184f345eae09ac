# SPDX-License-Identifier: CC0-1.0
#
# Tests the harness. Makes a project in WORK from the build files of PROJECT and from solvers,
# samples and headers with planted mistakes. The tests of that project must reject every mistake,
# with a message that names the mistake. The planted files are written after the project is
# configured, because the build must find new files by itself. GENERATOR, COMPILER and JUDGE are
# those of the build.
file(REMOVE_RECURSE "${WORK}")
file(COPY "${PROJECT}/CMakeLists.txt" DESTINATION "${WORK}")
file(COPY "${PROJECT}/src/tools/bundle.cpp" "${PROJECT}/src/tools/files.hpp"
  "${PROJECT}/src/tools/options.hpp" "${PROJECT}/src/tools/program_path.hpp"
  "${PROJECT}/src/tools/windows"
  DESTINATION "${WORK}/src/tools")
file(COPY "${PROJECT}/src/instances/nearest.hpp" "${PROJECT}/src/instances/texts.hpp"
  DESTINATION "${WORK}/src/instances")
file(COPY "${PROJECT}/src/matching_games/version.hpp.in" DESTINATION "${WORK}/src/matching_games")
file(COPY "${PROJECT}/tests/CMakeLists.txt" "${PROJECT}/tests/check.hpp" DESTINATION "${WORK}/tests")
file(COPY "${PROJECT}/tests/harness" DESTINATION "${WORK}/tests"
  PATTERN self_test.cmake EXCLUDE PATTERN planted EXCLUDE)

# Runs a command and sets `output` to its output. Fails if the exit status is not `expected`.
function(run expected)
  execute_process(COMMAND ${ARGN} WORKING_DIRECTORY "${WORK}/build"
    RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
  string(REPLACE "SKIPPED: " "skipped: " output "${output}")  # a skipped test in the copy must not make this test count as skipped
  if(NOT status EQUAL expected)
    message("${ARGN}\n${output}")
    message(FATAL_ERROR "ended with ${status}, not with ${expected}")
  endif()
  set(output "${output}" PARENT_SCOPE)
endfunction()

file(MAKE_DIRECTORY "${WORK}/build")
run(0 "${CMAKE_COMMAND}" .. -G "${GENERATOR}" "-DCMAKE_CXX_COMPILER=${COMPILER}"
  -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG= -DSAMPLE_TIMEOUT=2 "-DJUDGE=${JUDGE}")

# ---- The planted files

function(plant file text)
  file(WRITE "${WORK}/${file}" "${text}")
endfunction()

file(COPY "${PROJECT}/tests/harness/planted/src" "${PROJECT}/tests/harness/planted/tests"
  DESTINATION "${WORK}")
foreach(case crash exit hang z_right)
  plant(samples/jsoi2009_game/${case}.in "${case}\n")
  plant(samples/jsoi2009_game/${case}.out "first line\n${case}")
endforeach()
foreach(case wrong no_out)
  plant(samples/jsoi2009_game/${case}.in "${case}\n")
endforeach()
plant(samples/jsoi2009_game/wrong.out "first line\nwring\n")
plant(samples/jsoi2009_game/more.in "more\n")
plant(samples/jsoi2009_game/more.out "first line\nmore\nand more\n")
plant(samples/jsoi2009_game/indented.in "indented\n")
plant(samples/jsoi2009_game/indented.out " first line\nindented\n")
plant(samples/jsoi2009_game/no_in.out "")

set(uoj samples/uoj79_general_matching)
foreach(case as_expected another)
  plant(${uoj}/${case}.in "3 3\n1 2\n2 3\n1 3\n")
endforeach()
plant(${uoj}/as_expected.out "1\n0 3 2\n")
plant(${uoj}/another.out "1\n2 1 0\n")
plant(${uoj}/no_edge.in "3 1\n1 2\n")
plant(${uoj}/no_edge.out "1\n2 1 0\n")
plant(${uoj}/not_maximum.in "4 2\n1 2\n3 4\n")
plant(${uoj}/not_maximum.out "2\n2 1 0 3\n")  # this expected output is wrong

plant(src/problems/bzoj2463_who_wins.cpp "int main() {}\n")
plant(samples/bzoj2463_who_wins/case.in "")
plant(samples/bzoj2463_who_wins/case.out "")
string(REPEAT "int too_long();\n" 4000 padding)
plant(src/problems/idle.cpp "${padding}int main() {}\n")
plant(samples/nobody/case.in "")
plant(samples/nobody/case.out "")

set(right TRUE)

# Checks that the output of the tests matches all the given patterns.
function(expect)
  foreach(pattern IN LISTS ARGN)
    if(NOT output MATCHES "${pattern}")
      message("missing in the output: ${pattern}")
      set(right FALSE PARENT_SCOPE)
    endif()
  endforeach()
endfunction()

# ---- The tests must reject the mistakes

run(0 "${CMAKE_COMMAND}" --build . --config Debug --target tests)
run(1 "${CMAKE_COMMAND}" -DPROBLEM=jsoi2009_game "-DSOLVER=${WORK}/build/bin/jsoi2009_game"
  "-DSAMPLES=${WORK}/samples/jsoi2009_game" "-DJUDGE=${WORK}/none" "-DWORK=${WORK}/build" -DTIMEOUT=2
  -P "${WORK}/tests/harness/run_samples.cmake")
expect("FAILED jsoi2009_game/z_right\n[^\n]*/none is missing: build the target judge")
file(COPY "${WORK}/CMakeLists.txt" "${WORK}/src" DESTINATION "${WORK}/p [1] q")
run(1 "${CMAKE_COMMAND}" -S "${WORK}/p [1] q" -B pattern -G "${GENERATOR}" "-DCMAKE_CXX_COMPILER=${COMPILER}")
expect("its path contains")
run(8 "${CMAKE_CTEST_COMMAND}" -C Debug --output-on-failure --parallel 2)
set(by_hand "repeat it by hand:\n *\"[^\n]*jsoi2009_game[^\n]*\" < \"[^\n]*")
expect(
  "FAILED jsoi2009_game/wrong\n[^\n]*gave a wrong answer\n[^\n]*line 2: expected 'wring', found 'wrong'\nSee it: [^\n]*\n${by_hand}wrong.in\""
  "FAILED jsoi2009_game/more\n[^\n]*\n[^\n]*line 3: expected 'and', found the end of the output"
  "FAILED jsoi2009_game/indented\n[^\n]*\n[^\n]*line 1, column 1: expected ' first line', found 'first line'"
  "FAILED jsoi2009_game/crash\n[^\n]*crashed: [^<]*${by_hand}crash.in\""
  "FAILED jsoi2009_game/exit\n[^\n]*exit status 3\na reason to stop\n${by_hand}exit.in\""
  "FAILED jsoi2009_game/hang\n[^\n]*did not end within 2 s\n${by_hand}hang.in\""
  "no_out.out is missing" "no_in.in is missing"
  "FAILED uoj79_general_matching/no_edge\n[^\n]*wrong answer\n[^\n]*2 3"
  "FAILED uoj79_general_matching/not_maximum\n[^\n]*cannot be judged: the judge ended with 3\njudge: "
  "no solver src/problems/nobody.cpp" "no sample for src/problems/idle.cpp"
  "idle.cpp has [0-9]+ bytes")
if(NOT output MATCHES "the flags of this compiler are not known")
  expect("FAILED the program of all headers does not compile as C..11\nrepeat it by hand")
endif()
if(NOT output MATCHES "this compiler has no bits/stdc")
  expect(
    "FAILED [^\n]*pasted.hpp, pasted ABOVE does not compile"
    "contest_code.cpp:[0-9]+:[0-9]+: error: [^\n]*count"
    "FAILED [^\n]*contest_code.cpp calls nothing of [^\n]*fine.hpp")
endif()
# Correct solvers, samples and headers must pass. The sample jsoi2009_game/z_right runs after samples
# that fail, and must pass as well.
expect("sample/bzoj2463_who_wins [. ]*Passed")
foreach(name jsoi2009_game/z_right uoj79_general_matching/as_expected uoj79_general_matching/another)
  if(output MATCHES "FAILED ${name}")
    message("fails, but is right: ${name}")
    set(right FALSE)
  endif()
endforeach()
if(NOT right)
  message("${output}")
  message(FATAL_ERROR "failed")
endif()
