# SPDX-License-Identifier: CC0-1.0
#
# Runs PROGRAM with 1 MB of stack, the smallest stack of any judge, in the folder WORK.
# - If PROBLEM is set, PROGRAM is the tool solve. The tools generate and judge in the folder BIN make an
#   input of the SHAPE, with up to a million cells or nodes, and compare the answer with that of a
#   large stack.
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
  separate_arguments(MORE)
  set(made ${PROBLEM} --size huge --shape ${SHAPE} ${MORE} -o "${WORK}/large.in")
  set(judged ${PROBLEM} "${WORK}/large.in" "${WORK}/large.out")
  execute_process(COMMAND ${EMULATOR} "${BIN}/generate${SUFFIX}" ${made} RESULT_VARIABLE status)
  if(status EQUAL 0)
    execute_process(COMMAND ${EMULATOR} "${LIMITED}" ${PROBLEM} "${WORK}/large.in"
      OUTPUT_FILE "${WORK}/large.out" RESULT_VARIABLE status)
  endif()
  if(status EQUAL 0)
    execute_process(COMMAND ${EMULATOR} "${BIN}/judge${SUFFIX}" ${judged} RESULT_VARIABLE status)
  endif()
  if(NOT status EQUAL 0)
    fail("${PROBLEM} with 1 MB of stack: expected exit status 0, found ${status}")
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
