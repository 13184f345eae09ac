# SPDX-License-Identifier: CC0-1.0
#
# Runs PROGRAM in 1 MB of stack, the least that a judge gives. With PROBLEM it is a solver: it gets
# the sample that MAKER writes for that problem, and JUDGE judges its answer. Otherwise it is run
# with ARGUMENT and must end with exit status 0; or, with DIES, do so with the argument 1000 and not
# with 1000000. Works in the folder WORK.
include("${CMAKE_CURRENT_LIST_DIR}/../harness/run_samples.cmake")

function(fail)
  message("${ARGN}")
  message(FATAL_ERROR "failed")
endfunction()

find_program(sh sh)
if(NOT sh)
  fail("SKIPPED: no sh to set the limit with")
endif()
file(MAKE_DIRECTORY "${WORK}")
set(SOLVER "${WORK}/limited.sh")
file(WRITE "${SOLVER}" "#!${sh}\nulimit -s 1024 && exec '${PROGRAM}' \"$@\"\n")
execute_process(COMMAND chmod +x "${SOLVER}")
execute_process(COMMAND "${sh}" -c "ulimit -s 1024 && ulimit -s"
  OUTPUT_VARIABLE limit ERROR_VARIABLE report)
if(NOT limit MATCHES "^1024")
  fail("SKIPPED: the stack cannot be limited here: ${report}")
endif()

if(PROBLEM)
  execute_process(COMMAND "${MAKER}" "${PROBLEM}" "${WORK}/large.in" "${WORK}/large.out"
    RESULT_VARIABLE status)
  if(NOT status EQUAL 0)
    fail("no sample for ${PROBLEM}: ${status}")
  endif()
  run_sample(failure "${SOLVER}" ${PROBLEM} "${WORK}/large" "${WORK}/actual.out" 100)
  if(failure)
    fail("${failure}")
  endif()
  return()
endif()

if(DIES)
  execute_process(COMMAND "${SOLVER}" 1000 RESULT_VARIABLE status)
  if(NOT status EQUAL 0)
    fail("${PROGRAM} 1000: ${status}")
  endif()
  execute_process(COMMAND "${SOLVER}" 1000000 RESULT_VARIABLE status OUTPUT_QUIET ERROR_QUIET)
  if(status EQUAL 0)
    fail("a million calls deep and still alive: the limit is asleep")
  endif()
else()
  execute_process(COMMAND "${SOLVER}" ${ARGUMENT} RESULT_VARIABLE status)
  if(NOT status EQUAL 0)
    fail("${PROGRAM} in 1 MB of stack: ${status}")
  endif()
endif()
