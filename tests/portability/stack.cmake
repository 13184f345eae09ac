# SPDX-License-Identifier: CC0-1.0
#
# Runs PROGRAM with 1 MB of stack, the smallest stack of any judge, in the folder WORK.
# - If PROBLEM is set, PROGRAM is the tool solve. MAKER writes a sample of that problem, and
#   RUN_SAMPLES runs PROGRAM on this sample.
# - If DIES is set, PROGRAM must succeed with the argument 1000 and fail with the argument 1000000.
# - Otherwise PROGRAM must succeed with the argument ARGUMENT, or without arguments if it is not set.
# The shell limits the stack. If IS_WINDOWS is set, the linker has limited it. If EMULATOR is set, this
# command runs all programs.

function(fail)
  message("${ARGN}")
  message(FATAL_ERROR "failed")
endfunction()

file(MAKE_DIRECTORY "${WORK}")
if(IS_WINDOWS)
  set(LIMITED "${PROGRAM}")
else()
  find_program(sh sh)
  if(NOT sh)
    fail("SKIPPED: there is no shell (sh) to limit the stack")
  endif()
  set(LIMITED "${WORK}/limited.sh")
  file(WRITE "${LIMITED}" "#!${sh}\nulimit -s 1024 && exec '${PROGRAM}' \"$@\"\n")
  execute_process(COMMAND chmod +x "${LIMITED}")
  execute_process(COMMAND "${sh}" -c "ulimit -s 1024 && ulimit -s"
    OUTPUT_VARIABLE limit ERROR_VARIABLE report)
  if(NOT limit MATCHES "^1024")
    fail("SKIPPED: the stack cannot be limited here: ${report}")
  endif()
endif()

if(PROBLEM)
  execute_process(COMMAND ${EMULATOR} "${MAKER}" "${PROBLEM}" "${WORK}/large.in" "${WORK}/large.out"
    RESULT_VARIABLE status)
  if(NOT status EQUAL 0)
    fail("${MAKER} ${PROBLEM}: expected exit status 0, found ${status}")
  endif()
  execute_process(COMMAND ${EMULATOR} "${RUN_SAMPLES}" ${PROBLEM} "${WORK}/large.in" --limit 100
    --program "${LIMITED}" ${PROBLEM} RESULT_VARIABLE status OUTPUT_VARIABLE report ERROR_VARIABLE report)
  if(NOT status EQUAL 0)
    fail("${report}")
  endif()
  return()
endif()

if(DIES)
  if(EMULATOR)
    fail("SKIPPED: Wine reports a stack overflow as exit status 0")
  endif()
  execute_process(COMMAND "${LIMITED}" 1000 RESULT_VARIABLE status)
  if(NOT status EQUAL 0)
    fail("${PROGRAM} 1000: expected exit status 0, found ${status}")
  endif()
  execute_process(COMMAND "${LIMITED}" 1000000 RESULT_VARIABLE status OUTPUT_QUIET ERROR_QUIET)
  if(status EQUAL 0)
    fail("expected a recursion of depth 1000000 to fail, so the stack is not limited to 1 MB")
  endif()
else()
  execute_process(COMMAND ${EMULATOR} "${LIMITED}" ${ARGUMENT} RESULT_VARIABLE status)
  if(NOT status EQUAL 0)
    fail("${PROGRAM} with 1 MB of stack: expected exit status 0, found ${status}")
  endif()
endif()
