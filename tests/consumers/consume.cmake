# SPDX-License-Identifier: CC0-1.0
#
# Tests one WAY to use the library (see CMakeLists.txt) in the folder WORK. Uses the CMake generator
# GENERATOR and the compiler COMPILER. The source of the library is in SOURCE, the build with the
# configuration CONFIG is in BUILD, and the version is VERSION. If EMULATOR is set, this command runs
# the programs, which are for the system SYSTEM.
set(prefix "${WORK}/a prefix")
set(project "${CMAKE_CURRENT_LIST_DIR}/project")
set(work "${WORK}/${WAY}")
if(EMULATOR)
  set(for_system "-DCMAKE_SYSTEM_NAME=${SYSTEM}")
endif()
file(REMOVE_RECURSE "${work}")
file(MAKE_DIRECTORY "${work}")

function(fail)
  message("${ARGN}")
  message(FATAL_ERROR "failed")
endfunction()

# Runs a command. Stores the text that the command prints in the variable `output`.
function(run)
  execute_process(COMMAND ${ARGN} WORKING_DIRECTORY "${work}"
    RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE report)
  if(NOT status EQUAL 0)
    fail("${ARGN}\n${output}${report}")
  endif()
  string(REPLACE "\r\n" "\n" output "${output}")
  set(output "${output}" PARENT_SCOPE)
endfunction()

# Runs `program`, which was built from project/main.cpp. The program must print the version of the
# library and then a digit for each of two games. Both digits must be 1: the first player wins.
function(expect_answer program)
  run(${EMULATOR} "${program}")
  if(NOT output STREQUAL "${VERSION} 11\n")
    fail("expected ${program} to print ${VERSION} 11, found ${output}")
  endif()
endfunction()

function(configure_and_build)
  file(GLOB headers RELATIVE "${SOURCE}/src" "${SOURCE}/src/matching_games/*.hpp")
  list(TRANSFORM headers REPLACE "(.+)" "#include \"\\1\"\n")
  file(WRITE "${work}/headers_1.cpp" ${headers})
  file(WRITE "${work}/headers_2.cpp" ${headers})
  run("${CMAKE_COMMAND}" -S "${project}" -B "${work}" -G "${GENERATOR}"
    "-DCMAKE_CXX_COMPILER=${COMPILER}" -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG= ${for_system}
    ${ARGN})
  run("${CMAKE_COMMAND}" --build "${work}" --config Debug)
  file(GLOB_RECURSE program "${work}/consumer" "${work}/consumer.exe")
  expect_answer("${program}")
endfunction()

# Compiles a main.cpp without CMake. Uses C++11, because the library promises to work with C++11.
function(compile_and_run main)
  set(program "${work}/by_hand${CMAKE_EXECUTABLE_SUFFIX}")
  get_filename_component(name "${COMPILER}" NAME_WE)
  if(name STREQUAL "cl")
    fail("SKIPPED: Visual C++ runs by hand only in a shell of its own")
  endif()
  run("${COMPILER}" -std=c++11 ${ARGN} "${main}" -o "${program}")
  expect_answer("${program}")
endfunction()

if(WAY STREQUAL "install")
  file(REMOVE_RECURSE "${prefix}")
  run("${CMAKE_COMMAND}" --install "${BUILD}" --config ${CONFIG} --prefix "${prefix}")
  file(GLOB_RECURSE installed LIST_DIRECTORIES FALSE RELATIVE "${prefix}" "${prefix}/*")
  file(GLOB_RECURSE expected RELATIVE "${SOURCE}/src"
    "${SOURCE}/src/matching_games/*.hpp")
  list(TRANSFORM expected PREPEND "include/")
  file(GLOB tools RELATIVE "${SOURCE}/src/tools" "${SOURCE}/src/tools/*.cpp")
  foreach(tool IN LISTS tools)
    string(REPLACE ".cpp" "${CMAKE_EXECUTABLE_SUFFIX}" tool "bin/matching_games-${tool}")
    list(APPEND expected "${tool}")
    run(${EMULATOR} "${prefix}/${tool}" --version)
    if(NOT output MATCHES " ${VERSION}\n$")
      fail("${tool} --version printed ${output}")
    endif()
  endforeach()
  set(installed_tools "${prefix}/bin/matching_games-")
  # The tool judge prints a link to the installed page if the output is wrong.
  set(king "${SOURCE}/samples/gcj2008_king/king_alone")
  execute_process(COMMAND ${EMULATOR} "${installed_tools}judge${CMAKE_EXECUTABLE_SUFFIX}" --language en
    gcj2008_king "${king}.in" "${king}.in" RESULT_VARIABLE status ERROR_VARIABLE report)
  if(NOT status EQUAL 1 OR NOT report MATCHES
     "\nSee it: file:///[^ ]*/a%20prefix/share/matching_games/matching_games.html#p=gcj2008_king&t=[^ ]*\n$")
    fail("expected a wrong answer and a link to the installed page, found ${status} and ${report}")
  endif()
  # The tool duel is installed with the samples that it needs.
  file(GLOB_RECURSE samples RELATIVE "${SOURCE}" "${SOURCE}/samples/*")
  list(TRANSFORM samples PREPEND "share/matching_games/")
  list(APPEND expected ${samples} share/matching_games/matching_games.html)
  run(${EMULATOR} "${installed_tools}duel${CMAKE_EXECUTABLE_SUFFIX}" noi2011_rabbit_egg --samples-only --
    "${installed_tools}solve${CMAKE_EXECUTABLE_SUFFIX}" noi2011_rabbit_egg)
  if(NOT output MATCHES "^([1-9][0-9]*) of ([0-9]+) samples right\n$" OR
     NOT CMAKE_MATCH_1 EQUAL CMAKE_MATCH_2)
    fail("expected the installed duel to print N of N samples right, found ${output}")
  endif()
  list(APPEND expected include/matching_games/version.hpp share/pkgconfig/matching_games.pc
    share/cmake/matching_games/matching_games-config.cmake
    share/cmake/matching_games/matching_games-config-version.cmake)
  list(SORT expected)
  list(SORT installed)
  if(NOT installed STREQUAL expected)
    fail("expected these installed files:\n${expected}\nfound:\n${installed}")
  endif()

elseif(WAY STREQUAL "find_package")
  configure_and_build("-DCMAKE_PREFIX_PATH=${prefix}" -DWANTED=1.0)
  execute_process(COMMAND "${CMAKE_COMMAND}" -S "${project}" -B "${work}" -DWANTED=2.0
    RESULT_VARIABLE status OUTPUT_QUIET ERROR_VARIABLE report)
  if(status EQUAL 0 OR NOT report MATCHES "\"2\\.0\"")
    fail("expected find_package to refuse version ${VERSION} for 2.0, found ${status}: ${report}")
  endif()

elseif(WAY STREQUAL "pkg_config")
  find_program(pkg_config NAMES pkg-config pkgconf)
  if(NOT pkg_config)
    fail("SKIPPED: pkg-config is not installed")
  endif()
  set(ENV{PKG_CONFIG_PATH} "${prefix}/share/pkgconfig")
  run("${pkg_config}" --modversion matching_games)
  if(NOT output STREQUAL "${VERSION}\n")
    fail("expected pkg-config to print ${VERSION}, found ${output}")
  endif()
  run("${pkg_config}" --cflags matching_games)
  separate_arguments(flags UNIX_COMMAND "${output}")
  compile_and_run("${project}/main.cpp" ${flags})

elseif(WAY STREQUAL "add_subdirectory")
  configure_and_build("-DMATCHING_GAMES=${SOURCE}")
  file(STRINGS "${work}/CMakeCache.txt" ours REGEX "^(MATCHING_GAMES_|BUILD_TESTING|SAMPLE)")
  list(FILTER ours EXCLUDE REGEX "^MATCHING_GAMES:")
  run("${CMAKE_COMMAND}" --install "${work}" --config Debug --prefix "${work}/prefix")
  file(GLOB_RECURSE installed RELATIVE "${work}/prefix" "${work}/prefix/*")
  file(GLOB_RECURSE made RELATIVE "${work}" "${work}/matching_games/*.cpp" "${work}/matching_games/*.hpp"
    "${work}/matching_games/CTestTestfile.cmake" "${work}/matching_games/bin/*")
  if(NOT "${ours};${installed};${made}" STREQUAL
     ";share/user.cmake;matching_games/include/matching_games/version.hpp")
    fail("expected add_subdirectory to add only the target, found ${ours} ${installed} ${made}")
  endif()

elseif(WAY STREQUAL "single_files")
  file(READ "${project}/main.cpp" text)
  string(REGEX REPLACE "\"[a-z_]+/" "\"" text "${text}")
  file(WRITE "${work}/main.cpp" "${text}")
  compile_and_run("${work}/main.cpp" "-I${BUILD}/paste")

else()
  fail("unknown WAY: ${WAY}")
endif()
