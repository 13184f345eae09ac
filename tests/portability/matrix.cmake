# SPDX-License-Identifier: CC0-1.0
#
# Compiles with a foreign compiler, and runs what it made on every sample.
#
# TOOLCHAINS  command lines of compilers, each "COMPILER OPTION...", with " => RUNNER" behind it
#             where its programs need one; the first that works here is taken
# STANDARDS   of C++, each in turn
# PROBLEMS    the bundles to take, or "" for all
# PARTS       headers: each below SRC alone; solvers: each file in SRC/problems; bundles: each
#             file in SUBMIT, and run
# OPTIMIZE    how to compile the bundles, -O2 for example
# COMPARE, CHECKERS, SAMPLES  who judges, and what (see tests/harness/run_sample.cmake)
# WORK        a folder to work in
#
# What is not there - the compiler, its 32-bit library, wine - is reported and skipped.
cmake_minimum_required(VERSION 3.16)
set(strict -Wall -Wextra -Wshadow -Wconversion -Wno-sign-conversion -pedantic -Werror)
file(MAKE_DIRECTORY "${WORK}")

function(fail)
  message("${ARGN}")
  message(FATAL_ERROR "failed")
endfunction()

# Runs `compiler` with the given arguments; fails, with what to repeat by hand, when it does.
function(compile)
  set(command ${compiler} ${ARGN})
  execute_process(COMMAND ${command}
    RESULT_VARIABLE status ERROR_VARIABLE report OUTPUT_VARIABLE report)
  if(NOT status EQUAL 0)
    string(REPLACE ";" " " command "${command}")
    fail("does not compile; repeat it by hand:\n  ${command}\n${report}")
  endif()
  math(EXPR compiled "${compiled} + 1")
  set(compiled ${compiled} PARENT_SCOPE)
endfunction()

# Whether `compiler` takes the given arguments with a small program; `report` tells why not.
function(works result)
  execute_process(COMMAND ${compiler} ${ARGN} "${WORK}/probe.cpp" -o "${WORK}/probe.exe"
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

# ---- The compiler, and how its programs are run

file(WRITE "${WORK}/probe.cpp" [[
#include <cstdio>
#include <string>
#include <vector>
int main() {
  std::vector<std::string> words(3, "it ");
  std::puts((words[0] + "runs").c_str());
}
]])
set(ENV{WINEDEBUG} -all)  # wine's own messages
set(usable FALSE)
foreach(toolchain IN LISTS TOOLCHAINS)
  string(REPLACE " => " ";" toolchain "${toolchain};")
  list(GET toolchain 0 compiler)
  list(GET toolchain 1 runner)
  separate_arguments(compiler UNIX_COMMAND "${compiler}")
  works(usable)
  if(usable)
    break()
  endif()
  string(REPLACE ";" " " name "${compiler}")
  message("${name} does not work here: ${report}")
endforeach()
if(NOT usable)
  fail("SKIPPED: no such compiler")
endif()
string(REPLACE ";" " " name "${compiler}")

if(runner STREQUAL "wine")
  # Its services keep the pipes open that they are started with: start them with none, for a while.
  execute_process(COMMAND sh -c "wineserver -p60 && wineboot -i" TIMEOUT 120
    INPUT_FILE /dev/null OUTPUT_FILE /dev/null ERROR_FILE /dev/null)
endif()
execute_process(COMMAND ${runner} "${WORK}/probe.exe" TIMEOUT 60
  RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE report)
set(runs FALSE)
if(status EQUAL 0 AND output MATCHES "it runs")
  set(runs TRUE)
endif()

# ---- What is compiled and run

# Runs `program` on all samples of the problem.
function(run_samples problem program)
  set(SOLVER "${program}")
  if(runner)
    set(SOLVER "${program}.sh")
    file(WRITE "${SOLVER}" "#!/bin/sh\nexec ${runner} '${program}'\n")
    execute_process(COMMAND chmod +x "${SOLVER}")
  endif()
  file(GLOB checker "${CHECKERS}/${problem}" "${CHECKERS}/${problem}.exe")
  set(CHECKER ${checker})
  set(TIMEOUT 60)
  file(GLOB_RECURSE inputs "${SAMPLES}/${problem}/*.in")
  if(NOT inputs)
    fail("no sample for ${problem}")
  endif()
  foreach(input IN LISTS inputs)
    string(REGEX REPLACE "\\.in$" "" SAMPLE "${input}")
    set(ACTUAL "${program}.out")
    include("${CMAKE_CURRENT_LIST_DIR}/../harness/run_sample.cmake")
  endforeach()
  list(LENGTH inputs count)
  math(EXPR run "${run} + ${count}")
  set(run ${run} PARENT_SCOPE)
endfunction()

set(compiled 0)
set(run 0)
file(GLOB_RECURSE headers RELATIVE "${SRC}" "${SRC}/*.hpp")
list(FILTER headers EXCLUDE REGEX "^notebook/")
file(GLOB solvers "${SRC}/problems/*.cpp")
if(PROBLEMS)
  list(JOIN PROBLEMS "|" pattern)
  list(FILTER solvers INCLUDE REGEX "/(${pattern})\\.cpp$")
endif()
foreach(standard IN LISTS STANDARDS)
  set(std -std=c++${standard})
  works(known ${std})
  if(NOT known AND standard EQUAL 23)
    set(std -std=c++2b)  # its name before it was final
    works(known ${std})
  endif()
  if(NOT known)
    fail("SKIPPED: ${name} does not know C++${standard}: ${report}")
  endif()

  if("headers" IN_LIST PARTS)
    foreach(header IN LISTS headers)
      file(WRITE "${WORK}/alone.cpp" "#include \"${header}\"\n#include \"${header}\"\n")
      compile(${std} ${strict} -fsyntax-only "-I${SRC}" "${WORK}/alone.cpp")
    endforeach()
  endif()

  if("solvers" IN_LIST PARTS)
    foreach(solver IN LISTS solvers)
      compile(${std} ${strict} -fsyntax-only "-I${SRC}" "${solver}")
    endforeach()
  endif()

  if("bundles" IN_LIST PARTS)
    foreach(solver IN LISTS solvers)
      get_filename_component(problem "${solver}" NAME_WE)
      compile(${std} ${strict} ${OPTIMIZE} "${SUBMIT}/${problem}.cpp" -o "${WORK}/${problem}.exe")
      if(runs)
        run_samples(${problem} "${WORK}/${problem}.exe")
      endif()
    endforeach()
  endif()
endforeach()

message("${name}, C++${STANDARDS}: ${compiled} files compiled, ${run} samples run")
if(compiled EQUAL 0)
  fail("nothing was compiled")
endif()
if(NOT runs)
  string(STRIP "${status} ${report}" report)
  string(REGEX REPLACE "\n.*" "" report "${report}")
  fail("SKIPPED: all was compiled, but a program of ${name} cannot be run here: ${report}")
endif()
