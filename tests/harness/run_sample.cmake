# SPDX-License-Identifier: CC0-1.0
#
# Runs SOLVER on ${SAMPLE}.in, at most TIMEOUT seconds, keeps its output in ACTUAL, and has that
# judged: by COMPARE against ${SAMPLE}.out, or by CHECKER, called with the input, the expected and
# the actual output. Fails with what went wrong and the command that repeats it by hand.
function(fail)
  message("${ARGN}")
  message(FATAL_ERROR "failed")
endfunction()

foreach(file "${SAMPLE}.in" "${SAMPLE}.out")
  if(NOT EXISTS "${file}")
    fail("${file} is missing: a sample is an .in and an .out")
  endif()
endforeach()
set(by_hand "repeat it by hand:\n  \"${SOLVER}\" < \"${SAMPLE}.in\"")

get_filename_component(folder "${ACTUAL}" DIRECTORY)
file(MAKE_DIRECTORY "${folder}")
execute_process(
  COMMAND "${SOLVER}"
  INPUT_FILE "${SAMPLE}.in"
  OUTPUT_FILE "${ACTUAL}"
  ERROR_VARIABLE errors
  RESULT_VARIABLE status
  TIMEOUT ${TIMEOUT})
if(NOT status EQUAL 0)
  string(LENGTH "${errors}" length)
  if(length GREATER 2000)
    string(SUBSTRING "${errors}" 0 2000 errors)
    string(APPEND errors " ...\n")
  endif()
  if(status MATCHES "timeout")
    set(what "did not end within ${TIMEOUT} s")
  elseif(status MATCHES "^-?[0-9]+$")
    set(what "ended with exit status ${status}")
  else()
    set(what "crashed: ${status}")
  endif()
  fail("${SOLVER} ${what}\n${by_hand}\nits standard error:\n${errors}")
endif()

if(CHECKER)
  set(judge "${CHECKER}" "${SAMPLE}.in" "${SAMPLE}.out" "${ACTUAL}")
else()
  set(judge "${COMPARE}" "${SAMPLE}.out" "${ACTUAL}")
endif()
execute_process(COMMAND ${judge} RESULT_VARIABLE status OUTPUT_VARIABLE report ERROR_VARIABLE report)
if(NOT status EQUAL 0)
  fail("${SOLVER} gave a wrong answer\n${report}${by_hand}")
endif()
