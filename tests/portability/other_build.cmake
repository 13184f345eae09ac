# SPDX-License-Identifier: CC0-1.0
#
# Configures the project SOURCE in the folder WORK with GENERATOR and OPTIONS, and with the first of the
# COMPILERS that can link a program with the compiler options FLAGS. Builds the tests there and runs the
# default tier with two parallel jobs, except the tests harness/... and page/..., which hardly depend on
# the compiler. With WINE, the programs are for Windows. Then Wine runs them, with its folder WINEPREFIX,
# first with the code page 1252 and then, for the tests of the tools, with the Chinese code page 936.
file(MAKE_DIRECTORY "${WORK}")
file(WRITE "${WORK}/probe.cpp" "#include <string>\nint main() { return std::stoi(\"7\"); }\n")
foreach(candidate IN LISTS COMPILERS)
  set(compiler "${candidate}")
  execute_process(COMMAND "${compiler}" ${FLAGS} "${WORK}/probe.cpp"
    -o "${WORK}/probe.exe" RESULT_VARIABLE status ERROR_VARIABLE report OUTPUT_QUIET)
  if(status EQUAL 0)
    break()
  endif()
  string(REGEX REPLACE "\n.*" "" report "${status}: ${report}")
  message("${compiler} cannot link a program with ${FLAGS}: ${report}")
endforeach()
if(NOT status EQUAL 0)
  message("SKIPPED: no compiler for a program with ${FLAGS}")
  return()
endif()
message("compiler: ${compiler}")

# Without a server, each program starts one, which takes seconds. Such a server keeps the pipes of the
# program open, and this script would wait until they are closed. So it starts a server without pipes.
function(wine command)
  execute_process(COMMAND sh -c "${command}" TIMEOUT 120
    INPUT_FILE /dev/null OUTPUT_FILE /dev/null ERROR_FILE /dev/null)
endfunction()
function(stop_wine)
  if(WINE)
    wine("wineserver -k")
  endif()
endfunction()

function(run)
  execute_process(COMMAND ${ARGN} WORKING_DIRECTORY "${WORK}"
    RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT status EQUAL 0)
    stop_wine()
    string(REPLACE "SKIPPED: " "skipped: " output "${output}")  # a failure must not count as skipped
    message("${output}")
    string(REPLACE ";" " " command "${ARGN}")
    message(FATAL_ERROR "failed in ${WORK}: ${command}")
  endif()
  set(output "${output}" PARENT_SCOPE)
endfunction()

# Runs the tests that the options of ctest select. Prints how many passed, and which were skipped.
function(run_tests)
  run(${fixed_addresses} "${CMAKE_CTEST_COMMAND}" -C Debug --no-tests=error --output-on-failure --parallel 2 ${ARGN})
  string(REGEX REPLACE ".*(\n[0-9]+% tests passed)" "\\1" output "${output}")
  string(REPLACE "SKIPPED: " "skipped: " output "${output}")
  message("${output}")
endfunction()

if(WINE)
  set(ENV{WINEDEBUG} -all)  # turns off the messages of Wine
  set(ENV{WINEDLLOVERRIDES} winedbg.exe=d)  # turns off its debugger, which would start after a crash
  set(ENV{LC_CTYPE} C.UTF-8)
  foreach(dll libstdc++-6.dll libwinpthread-1.dll)  # some tests link without -static
    execute_process(COMMAND "${compiler}" -print-file-name=${dll} OUTPUT_VARIABLE file)
    get_filename_component(folder "${file}" DIRECTORY)
    set(ENV{WINEPATH} "$ENV{WINEPATH};Z:${folder}")
  endforeach()
  find_program(setarch setarch)
  if(setarch)  # with random addresses, one in some thousand programs does not start
    set(fixed_addresses "${setarch}" -R)
  endif()
  file(MAKE_DIRECTORY "$ENV{WINEPREFIX}")
  wine("wineserver -p && wineboot -i")
  execute_process(COMMAND wine "${WORK}/probe.exe" TIMEOUT 60
    RESULT_VARIABLE status ERROR_VARIABLE report OUTPUT_QUIET)
  if(NOT status EQUAL 7)  # Wine may end with 0 although it did not run the program
    stop_wine()
    string(REGEX REPLACE "\n.*" "" report "status ${status}, expected 7. ${report}")
    message("SKIPPED: Wine cannot run a program of ${compiler}: ${report}")
    return()
  endif()
endif()

run("${CMAKE_COMMAND}" -S "${SOURCE}" -B . -G "${GENERATOR}" "-DCMAKE_CXX_COMPILER=${compiler}"
  -DBUILD_TESTING=ON ${OPTIONS})
run(${fixed_addresses} "${CMAKE_COMMAND}" --build . --config Debug --parallel 2)
run_tests(--exclude-regex "^(harness|page)/")
message("left out: harness/... and page/..., which hardly depend on the compiler")
file(STRINGS "${WORK}/Testing/Temporary/LastTest.log" left_out REGEX "^left out: ")
foreach(line IN LISTS left_out)
  message("${line}")
endforeach()
stop_wine()

if(WINE)
  execute_process(COMMAND localedef -i zh_CN -f UTF-8 "${WORK}/zh_CN.UTF-8" RESULT_VARIABLE status
    OUTPUT_QUIET ERROR_VARIABLE report)
  if(NOT EXISTS "${WORK}/zh_CN.UTF-8")
    message("without the code page 936, because localedef fails: ${status} ${report}")
    return()
  endif()
  set(ENV{LOCPATH} "${WORK}")
  set(ENV{LC_CTYPE} zh_CN.UTF-8)
  wine("wineserver -p && wineboot -u")
  run_tests(--tests-regex "^tools/")
  stop_wine()
endif()
