# SPDX-License-Identifier: CC0-1.0
#
# DUEL finds each of the planted BUGS of PROGRAM in generated inputs of PROBLEM alone, and makes the
# board that shows it at most 16 cells large. Works in the folder WORK.
file(REMOVE_RECURSE "${WORK}")
file(MAKE_DIRECTORY "${WORK}")
set(missed)
foreach(bug IN LISTS BUGS)
  execute_process(
    COMMAND "${DUEL}" ${PROBLEM} --no-samples --time 20 --jobs 1 -- "${PROGRAM}" ${bug}
    WORKING_DIRECTORY "${WORK}" RESULT_VARIABLE status OUTPUT_VARIABLE report ERROR_VARIABLE report)
  set(cells 17)
  if(report MATCHES "\nInput \\(([0-9]+) x ([0-9]+) cells")
    math(EXPR cells "${CMAKE_MATCH_1} * ${CMAKE_MATCH_2}")
  elseif(report MATCHES "\nInput \\([0-9]+ cases, the first of ([0-9]+) x ([0-9]+) cells")
    math(EXPR cells "${CMAKE_MATCH_1} * ${CMAKE_MATCH_2}")
  endif()
  if(NOT status EQUAL 1 OR cells GREATER 16)
    message("${bug}: status ${status}\n${report}")
    list(APPEND missed ${bug})
  endif()
endforeach()
list(LENGTH BUGS count)
if(missed OR count EQUAL 0)
  message(FATAL_ERROR "missed of ${count} bugs: ${missed}")
endif()
message(STATUS "found all of ${count} bugs")
