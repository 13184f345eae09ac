# SPDX-License-Identifier: CC0-1.0
#
# Compiles files with COMPILER, a command line, and runs the resulting programs in the folder WORK:
# - Each of the HEADERS in SRC is compiled by itself as C++11.
# - The full file of each of the PROBLEMS in BUILD is compiled as C++11 with -O2, and run
#   on the SAMPLES, whose outputs the tool judge judges.
# - The SHORT files compile as C++11 to C++23. With -O0, the debug mode of the standard library and
#   1 MB of stack, they run on the SAMPLES. The compiler must find bits/stdc++.h.
# - Each of the UNIT_TESTS is compiled with -O1, and run.
# - As the newest standard, the compiler checks the syntax of the full files, of the TOOLS and
#   of the formats of the problems.
#
# The test is skipped if the compiler or its 32-bit library is missing, or its programs do not run here.
cmake_minimum_required(VERSION 3.16)
set(name "${COMPILER}")
separate_arguments(COMPILER UNIX_COMMAND "${COMPILER}")
set(with_warnings ${COMPILER} -Wall -Wextra -Wshadow -Wconversion -Wno-sign-conversion -pedantic -Werror)
file(REMOVE_RECURSE "${WORK}")
file(MAKE_DIRECTORY "${WORK}")
set(program "${WORK}/program.exe")
set(failures 0)

# Runs a command. If it fails, prints the command. Sets `status`.
function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE status ERROR_VARIABLE report)
  if(NOT status EQUAL 0)
    string(REPLACE ";" " " command "${ARGN}")
    message("FAILED\nrepeat it by hand:\n  ${command}\n${report}")
    math(EXPR failures "${failures} + 1")
    set(failures ${failures} PARENT_SCOPE)
  endif()
endfunction()

# Sets the variable named by `result` to whether a small program compiles with the further arguments
# and runs here.
file(WRITE "${WORK}/probe.cpp" "#include <string>\nint main() { return std::stoi(\"0\"); }\n")
function(works result)
  execute_process(COMMAND ${COMPILER} ${ARGN} "${WORK}/probe.cpp" -o "${program}"
    RESULT_VARIABLE status ERROR_VARIABLE report OUTPUT_QUIET)
  if(status EQUAL 0)
    execute_process(COMMAND "${program}" RESULT_VARIABLE status ERROR_VARIABLE report)
  endif()
  set(report "${status} ${report}" PARENT_SCOPE)
  string(COMPARE EQUAL "${status}" 0 works)
  set(${result} ${works} PARENT_SCOPE)
endfunction()

works(usable)
if(NOT usable)
  message("SKIPPED: ${name} does not work here: ${report}")
  return()
endif()
set(newest 17)
foreach(standard 20 23)
  works(known -std=c++${standard})
  if(known)
    set(newest ${standard})
  endif()
endforeach()

foreach(header IN LISTS HEADERS)
  file(WRITE "${WORK}/header.cpp" "#include \"${header}\"\n#include \"${header}\"\n")
  run(${with_warnings} -std=c++11 -fsyntax-only "-I${SRC}" "${WORK}/header.cpp")
endforeach()
list(TRANSFORM TOOLS REPLACE "(.+)" "tools/\\1.cpp")
foreach(file IN LISTS TOOLS ITEMS instances/problems.cpp instances/questions.cpp)
  run(${with_warnings} -std=c++${newest} -fsyntax-only "-I${SRC}" "-I${BUILD}/include"
    "-DMATCHING_GAMES_VERSION=\"\"" "${SRC}/${file}")
endforeach()

foreach(problem IN LISTS PROBLEMS)
  run(${with_warnings} -std=c++${newest} -fsyntax-only "${BUILD}/full/${problem}.cpp")
  run(${with_warnings} -std=c++11 -O2 "${BUILD}/full/${problem}.cpp" -o "${program}")
  file(GLOB inputs "${SAMPLES}/${problem}/*.in")
  foreach(input IN LISTS inputs)
    string(REGEX REPLACE "in$" "out" answer "${input}")
    run("${program}" INPUT_FILE "${input}" OUTPUT_FILE "${WORK}/out" TIMEOUT 60)
    run("${BUILD}/bin/judge" ${problem} "${input}" "${WORK}/out" "${answer}")
  endforeach()
endforeach()

works(has_all_headers -include bits/stdc++.h)
if(has_all_headers)
  set(text "#include <bits/stdc++.h>\n")
  foreach(file IN LISTS SHORT)
    get_filename_component(problem "${file}" NAME_WLE)
    string(APPEND text "namespace ${problem} {\n#include \"${file}\"\n}\n")
    run(${COMPILER} -std=c++11 -O0 -D_GLIBCXX_DEBUG "${file}" -o "${program}")
    file(GLOB inputs "${SAMPLES}/${problem}/*.in")
    foreach(input IN LISTS inputs)
      string(REGEX REPLACE "in$" "out" answer "${input}")
      run(sh -c "ulimit -s 1024 && exec \"$0\"" "${program}" INPUT_FILE "${input}" OUTPUT_FILE "${WORK}/out" TIMEOUT 60)
      if(problem IN_LIST PROBLEMS)
        run("${BUILD}/bin/judge" ${problem} "${input}" "${WORK}/out" "${answer}")
      else()
        run("${CMAKE_COMMAND}" -E compare_files --ignore-eol "${WORK}/out" "${answer}")
      endif()
    endforeach()
  endforeach()
  file(WRITE "${WORK}/short.cpp" "${text}")
  foreach(standard 11 14 17 20 23)
    works(known -std=c++${standard})
    if(known)
      run(${COMPILER} -std=c++${standard} -fsyntax-only -w "${WORK}/short.cpp")
    endif()
  endforeach()
endif()

foreach(test IN LISTS UNIT_TESTS)
  run(${with_warnings} -std=c++17 -O1 "-I${SRC}" "-I${SRC}/../tests" "${test}" -o "${program}")
  run("${program}")
endforeach()

message("${name}, C++11 and C++${newest}: ${failures} failures")
if(failures OR NOT PROBLEMS)
  message(FATAL_ERROR "failed")
endif()
