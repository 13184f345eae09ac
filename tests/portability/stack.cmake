# SPDX-License-Identifier: CC0-1.0
#
# Runs PROGRAM with 1 MB of stack, the smallest stack of any judge, in the folder WORK.
# - If PROBLEM is set, PROGRAM is the tool solve. The tool generate in the folder BIN makes an input with
#   about a million cells or nodes from the arguments MADE, and judge compares the answer with that of a
#   large stack.
# - Otherwise PROGRAM gets the argument ARGUMENT.
# The shell limits the stack. If IS_WINDOWS is set, the linker has limited it. If EMULATOR is set, this
# command runs all programs.
file(MAKE_DIRECTORY "${WORK}")
set(limited "${PROGRAM}")
if(NOT IS_WINDOWS)
  set(limited sh -c "ulimit -s 1024 && exec \"$0\" \"$@\"" "${PROGRAM}")
  execute_process(COMMAND sh -c "ulimit -s 1024 && ulimit -s" OUTPUT_VARIABLE limit ERROR_VARIABLE report)
  if(NOT limit MATCHES "^1024")
    message("SKIPPED: the stack cannot be limited here: ${report}")
    return()
  endif()
endif()

function(run)
  execute_process(COMMAND ${EMULATOR} ${ARGN} RESULT_VARIABLE status)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "${ARGN}: expected exit status 0, found ${status}")
  endif()
endfunction()

if(PROBLEM)
  separate_arguments(MADE)
  run("${BIN}/generate${SUFFIX}" ${MADE} --size huge -o "${WORK}/large.in")
  run(${limited} ${PROBLEM} "${WORK}/large.in" OUTPUT_FILE "${WORK}/large.out")
  run("${BIN}/judge${SUFFIX}" ${PROBLEM} "${WORK}/large.in" "${WORK}/large.out")
else()
  run(${limited} ${ARGUMENT})
endif()
