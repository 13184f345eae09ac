# SPDX-License-Identifier: CC0-1.0
#
# Checks that DUEL finds each planted bug of PROGRAM, whose source file is SOURCE, with at most 1000
# generated inputs of PROBLEM and no samples. The shrunk board must have at most 16 cells. Writes its
# files to the folder WORK.
include("${CMAKE_CURRENT_LIST_DIR}/bugs.cmake")
file(REMOVE_RECURSE "${WORK}")
file(MAKE_DIRECTORY "${WORK}")
set(missed)
foreach(bug IN LISTS bugs)
  # The time limit only stops a test that hangs. The test limits the number of inputs instead.
  execute_process(
    COMMAND "${DUEL}" ${PROBLEM} --no-samples --time 300 --jobs 1 -- "${PROGRAM}" ${bug}
    WORKING_DIRECTORY "${WORK}" RESULT_VARIABLE status OUTPUT_VARIABLE report ERROR_VARIABLE report)
  set(inputs 1001)
  if(report MATCHES "\nFound after ([0-9]+) input")
    set(inputs ${CMAKE_MATCH_1})
  endif()
  set(cells 17)
  if(report MATCHES "\nInput \\(([0-9]+ cases, the first of )?([0-9]+) x ([0-9]+) cells")
    math(EXPR cells "${CMAKE_MATCH_2} * ${CMAKE_MATCH_3}")
  endif()
  message(STATUS "${bug}: ${inputs} inputs, ${cells} cells")
  if(NOT status EQUAL 1 OR inputs GREATER 1000 OR cells GREATER 16)
    message("${bug}: status ${status}\n${report}")
    list(APPEND missed ${bug})
  endif()
endforeach()
if(missed)
  message(FATAL_ERROR "missed: ${missed}")
endif()
