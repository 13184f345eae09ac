# SPDX-License-Identifier: CC0-1.0
#
# Configures the project SOURCE with COMPILER, GENERATOR and OPTIONS in the folder WORK. Builds its
# tests there and runs the default tier with two parallel jobs.
find_program(found "${COMPILER}")
if(NOT found)
  message("SKIPPED: ${COMPILER} is not installed")
  return()
endif()

function(run)
  execute_process(COMMAND ${ARGN} WORKING_DIRECTORY "${WORK}"
    RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT status EQUAL 0)
    string(REPLACE "SKIPPED: " "skipped: " output "${output}")  # a failure must not count as skipped
    message("${output}")
    string(REPLACE ";" " " command "${ARGN}")
    message(FATAL_ERROR "failed in ${WORK}: ${command}")
  endif()
  set(output "${output}" PARENT_SCOPE)
endfunction()

file(MAKE_DIRECTORY "${WORK}")
run("${CMAKE_COMMAND}" -S "${SOURCE}" -B . -G "${GENERATOR}" "-DCMAKE_CXX_COMPILER=${COMPILER}"
  ${OPTIONS})
run("${CMAKE_COMMAND}" --build . --config Release --parallel 2 --target tests)
set(left_out "harness|page")  # these tests hardly depend on the compiler
if(OPTIONS MATCHES "SANITIZE")
  string(APPEND left_out "|consumers|headers|pasted")  # these run no program with sanitizers
endif()
run("${CMAKE_CTEST_COMMAND}" -C Release --no-tests=error --output-on-failure --parallel 2
  --exclude-regex "^(${left_out})/")
string(REGEX REPLACE ".*(\n[0-9]+% tests passed)" "\\1" output "${output}")
message("${output}")
