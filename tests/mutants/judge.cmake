# SPDX-License-Identifier: CC0-1.0
#
# Runs PROGRAM, with the planted BUG unless that is "none", on every sample in SAMPLES. Passes if they
# notice the bug, or, where there is none, find nothing.
file(GLOB cases "${SAMPLES}/*.in")
set(argument ${BUG})
if(BUG STREQUAL "none")
  set(argument)
endif()
file(MAKE_DIRECTORY "${WORK}")
set(rejecting)
foreach(case IN LISTS cases)
  string(REGEX REPLACE "\\.in$" "" case "${case}")
  execute_process(COMMAND "${PROGRAM}" ${argument}
    INPUT_FILE "${case}.in" OUTPUT_FILE "${WORK}/${BUG}.out" ERROR_QUIET
    RESULT_VARIABLE status TIMEOUT 20)
  if(status EQUAL 0)
    execute_process(COMMAND "${COMPARE}" "${case}.out" "${WORK}/${BUG}.out"
      RESULT_VARIABLE status OUTPUT_QUIET ERROR_QUIET)
  endif()
  if(NOT status EQUAL 0)
    get_filename_component(name "${case}" NAME)
    list(APPEND rejecting ${name})
  endif()
endforeach()

list(LENGTH rejecting count)
list(JOIN rejecting ", " names)
if(BUG STREQUAL "none")
  if(count GREATER 0)
    message(FATAL_ERROR "${PROGRAM} is right, but these samples say it is not: ${names}")
  endif()
elseif(count EQUAL 0)
  message(FATAL_ERROR "no sample in ${SAMPLES} notices the bug: ${PROGRAM} ${BUG}")
else()
  message(STATUS "${BUG}: noticed by ${names}")
endif()
