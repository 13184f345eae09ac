# SPDX-License-Identifier: CC0-1.0
#
# Compiles files with COMPILER, a command line, and runs the resulting programs in the folder WORK:
# - Each of the HEADERS in SRC is compiled by itself as C++11.
# - The full file of each of the PROBLEMS in BUILD is compiled as C++11 with -O2, and run
#   on the SAMPLES, whose outputs the tool judge judges.
# - Each of the UNIT_TESTS is compiled with -O1, and run.
# - As the newest standard, the compiler checks the syntax of the full files, of the TOOLS and
#   of the formats of the problems.
#
# The test is skipped if the compiler or its 32-bit library is missing. If the programs cannot be run
# here, they are only compiled, and the test counts as skipped.
cmake_minimum_required(VERSION 3.16)
set(warnings -Wall -Wextra -Wshadow -Wconversion -Wno-sign-conversion -pedantic -Werror)
set(name "${COMPILER}")
separate_arguments(COMPILER UNIX_COMMAND "${COMPILER}")
file(REMOVE_RECURSE "${WORK}")
file(MAKE_DIRECTORY "${WORK}")
set(compiled 0)
set(run 0)
set(broken)

# Runs the compiler with the given arguments. If the compiler fails, prints the command.
function(compile)
  set(command ${COMPILER} ${ARGN})
  execute_process(COMMAND ${command}
    RESULT_VARIABLE status ERROR_VARIABLE report OUTPUT_VARIABLE report)
  if(NOT status EQUAL 0)
    string(REPLACE ";" " " command "${command}")
    message("FAILED to compile\nrepeat it by hand:\n  ${command}\n${report}")
    set(broken ${broken} "${command}" PARENT_SCOPE)
  endif()
  math(EXPR compiled "${compiled} + 1")
  set(compiled ${compiled} PARENT_SCOPE)
endfunction()

# probe.cpp is a small program that shows whether the compiler works, and whether the compiled
# programs can be run here.
file(WRITE "${WORK}/probe.cpp" [[
#include <cstdio>
#include <string>
#include <vector>
int main() {
  std::vector<std::string> words(3, "it ");
  std::puts((words[0] + "runs").c_str());
}
]])
# Compiles probe.cpp with the given arguments. Sets the variable named by `result` to whether this
# succeeds. Sets `report` to the exit status and the first line that the compiler printed.
function(works result)
  execute_process(COMMAND ${COMPILER} ${ARGN} "${WORK}/probe.cpp" -o "${WORK}/probe.exe"
    RESULT_VARIABLE status ERROR_VARIABLE report OUTPUT_VARIABLE report)
  string(STRIP "${status}: ${report}" report)
  string(REGEX REPLACE "\n.*" "" report "${report}")
  set(report "${report}" PARENT_SCOPE)
  if(status EQUAL 0)
    set(${result} TRUE PARENT_SCOPE)
  else()
    set(${result} FALSE PARENT_SCOPE)
  endif()
endfunction()

works(usable)
if(NOT usable)
  message("SKIPPED: ${name} does not work here: ${report}")
  return()
endif()

execute_process(COMMAND "${WORK}/probe.exe" TIMEOUT 60
  RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE why_not)
set(runs FALSE)
if(status EQUAL 0 AND output MATCHES "it runs")
  set(runs TRUE)
endif()
string(STRIP "${status} ${why_not}" why_not)
string(REGEX REPLACE "\n.*" "" why_not "${why_not}")

# ---- The files

set(newest 17)
foreach(standard 20 23)
  works(known -std=c++${standard})
  if(known)
    set(newest ${standard})
  endif()
endforeach()

foreach(header IN LISTS HEADERS)
  file(WRITE "${WORK}/header.cpp" "#include \"${header}\"\n#include \"${header}\"\n")
  compile(-std=c++11 ${warnings} -fsyntax-only "-I${SRC}" "${WORK}/header.cpp")
endforeach()
list(TRANSFORM TOOLS REPLACE "(.+)" "tools/\\1.cpp")
foreach(file IN LISTS TOOLS ITEMS instances/problems.cpp instances/questions.cpp)
  compile(-std=c++${newest} ${warnings} -fsyntax-only "-I${SRC}" "-I${BUILD}/include"
    "-DMATCHING_GAMES_VERSION=\"\"" "${SRC}/${file}")
endforeach()

foreach(problem IN LISTS PROBLEMS)
  set(source "${BUILD}/full/${problem}.cpp")
  set(program "${WORK}/${problem}.exe")
  compile(-std=c++${newest} ${warnings} -fsyntax-only "${source}")
  compile(-std=c++11 ${warnings} -O2 "${source}" -o "${program}")
  if(runs AND EXISTS "${program}")
    file(GLOB inputs "${SAMPLES}/${problem}/*.in")
    foreach(input IN LISTS inputs)
      string(REGEX REPLACE "in$" "out" answer "${input}")
      execute_process(COMMAND "${program}" INPUT_FILE "${input}" OUTPUT_FILE "${WORK}/out" TIMEOUT 60
        RESULT_VARIABLE status)
      execute_process(COMMAND "${BUILD}/bin/judge" ${problem} "${input}" "${WORK}/out" "${answer}"
        RESULT_VARIABLE judged ERROR_VARIABLE report)
      math(EXPR run "${run} + 1")
      if(NOT "${status}${judged}" STREQUAL "00")
        message("${problem}, ${input}: ${status} ${report}")
        list(APPEND broken ${problem})
      endif()
    endforeach()
  endif()
endforeach()

foreach(test IN LISTS UNIT_TESTS)
  compile(-std=c++17 ${warnings} -O1 "-I${SRC}" "-I${SRC}/../tests" "${test}" -o "${WORK}/test.exe")
  if(runs AND EXISTS "${WORK}/test.exe")
    execute_process(COMMAND "${WORK}/test.exe"
      RESULT_VARIABLE status OUTPUT_VARIABLE report ERROR_VARIABLE report)
    if(NOT status EQUAL 0)
      message("${report}")
      list(APPEND broken ${test})
    endif()
  endif()
endforeach()

message("${name}, C++11 and C++${newest}: ${compiled} compilations, ${run} samples run")
if(broken OR (runs AND run EQUAL 0))
  list(LENGTH broken count)
  message(FATAL_ERROR "${count} failures")
endif()
if(NOT runs)
  message("SKIPPED: everything compiles, but a program of ${name} cannot be run here: ${why_not}")
endif()
