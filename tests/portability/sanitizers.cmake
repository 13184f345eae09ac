# SPDX-License-Identifier: CC0-1.0
#
# Configures the project SOURCE in the folder WORK with GENERATOR, with the sanitizers, and with the
# first of the COMPILERS that can link a program with sanitizers. Builds the tests there and runs
# the default tier, except the tests harness/... and page/..., with two parallel jobs.
file(MAKE_DIRECTORY "${WORK}")
file(WRITE "${WORK}/probe.cpp" "int main() {}\n")
foreach(candidate IN LISTS COMPILERS)
  set(compiler "${candidate}")
  execute_process(COMMAND "${compiler}" -fsanitize=address,undefined "${WORK}/probe.cpp"
    -o "${WORK}/probe" RESULT_VARIABLE status ERROR_VARIABLE report OUTPUT_QUIET)
  if(status EQUAL 0)
    break()
  endif()
  string(REGEX REPLACE "\n.*" "" report "${status}: ${report}")
  message("${compiler} cannot link a program with sanitizers: ${report}")
endforeach()
if(NOT status EQUAL 0)
  message("SKIPPED: no compiler with sanitizers")
  return()
endif()
message("compiler: ${compiler}")

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

run("${CMAKE_COMMAND}" -S "${SOURCE}" -B . -G "${GENERATOR}" "-DCMAKE_CXX_COMPILER=${compiler}"
  -DBUILD_TESTING=ON -DCMAKE_BUILD_TYPE=Debug -DMATCHING_GAMES_SANITIZE=ON)
run("${CMAKE_COMMAND}" --build . --config Debug --parallel 2 --target tests)
# The tests of the harness and of the page hardly depend on the compiler.
run("${CMAKE_CTEST_COMMAND}" -C Debug --no-tests=error --output-on-failure --parallel 2
  --exclude-regex "^(harness|page)/")
string(REGEX REPLACE ".*(\n[0-9]+% tests passed)" "\\1" output "${output}")
message("${output}")
