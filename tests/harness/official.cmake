# SPDX-License-Identifier: CC0-1.0
#
# Runs the program of the short file and the full solver of PROBLEM, which are in the build directory
# BUILD, on official data, and prints the longest time of each. There are two kinds of data:
#   cmake -D BUILD=build -D PROBLEM=coci2013_linije -D DATA=FOLDER -P tests/harness/official.cmake
#     FOLDER has the inputs *.in, each with its answer beside it, *.out or *.ans. The tool judge judges
#     the outputs, or they must equal the answers if there is only a short file.
#   cmake -D BUILD=build -D PROBLEM=librarychecker_assignment -D LIBRARY_CHECKER=CLONE -P ...
#     CLONE is a clone of github.com/yosupo06/library-checker-problems. Its generate.py, which needs
#     python3, makes the inputs, the answers and the checker there, and its info.toml has the limit.
# A run may take LIMIT seconds, 10 if nothing else is given; with LIBRARY_CHECKER, as long as the
# problem allows. Needs CMake 3.23, which knows microseconds.
cmake_minimum_required(VERSION 3.23)
set(LIMIT 10 CACHE STRING "")
set(full_file "${CMAKE_CURRENT_LIST_DIR}/../../src/problems/${PROBLEM}.cpp")
if(LIBRARY_CHECKER)
  string(REPLACE librarychecker_ "" official "${PROBLEM}")
  file(GLOB info "${LIBRARY_CHECKER}/*/${official}/info.toml")
  file(STRINGS "${info}" LIMIT REGEX "^timelimit")
  string(REGEX REPLACE "[^0-9]*([0-9]+).*" "\\1" LIMIT "${LIMIT}")
  get_filename_component(folder "${info}" DIRECTORY)
  set(DATA "${folder}/in")
  execute_process(COMMAND python3 generate.py -p ${official} WORKING_DIRECTORY "${LIBRARY_CHECKER}"
    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
endif()
set(out "${BUILD}/official_${PROBLEM}.out")
file(GLOB_RECURSE inputs "${DATA}/*.in")
list(LENGTH inputs cases)
foreach(program "${BUILD}/bin/submit/${PROBLEM}" "${BUILD}/bin/solve;${PROBLEM}")
  list(GET program 0 file)
  if(NOT EXISTS "${file}" OR (program MATCHES ";" AND NOT EXISTS "${full_file}"))
    continue()
  endif()
  set(longest 0)
  foreach(input IN LISTS inputs)
    string(REGEX REPLACE "in$" "" answer "${input}")
    set(judge "${CMAKE_COMMAND}" -E compare_files --ignore-eol "${out}")
    if(LIBRARY_CHECKER)
      string(REPLACE "${DATA}" "${folder}/out" answer "${answer}")
      set(judge "${folder}/checker" "${input}" "${out}")
    elseif(EXISTS "${full_file}")
      set(judge "${BUILD}/bin/judge" ${PROBLEM} "${input}" "${out}")
    endif()
    file(GLOB answer "${answer}out" "${answer}ans")
    string(TIMESTAMP begin "%s%f")
    execute_process(COMMAND ${program} INPUT_FILE "${input}" OUTPUT_FILE "${out}" TIMEOUT ${LIMIT} RESULT_VARIABLE status)
    string(TIMESTAMP end "%s%f")
    math(EXPR time "(${end} - ${begin}) / 1000")
    if(time GREATER longest)
      set(longest ${time})
    endif()
    execute_process(COMMAND ${judge} "${answer}" RESULT_VARIABLE verdict OUTPUT_VARIABLE said ERROR_VARIABLE said)
    if(NOT "${status} ${verdict}" STREQUAL "0 0")
      message(SEND_ERROR "${input}: ${program}: exit status ${status}, judge ${verdict}: ${said}")
    endif()
  endforeach()
  message("${program}: ${cases} cases, the longest ${longest} ms of ${LIMIT} s")
endforeach()
if(NOT inputs OR NOT DEFINED longest)
  message(FATAL_ERROR "no *.in in ${DATA}, or no program in ${BUILD}/bin")
endif()
