# SPDX-License-Identifier: CC0-1.0
#
# Writes tiny and small inputs of every shape of PROBLEM, made by the program GENERATE, to FOLDER:
# tiny/1/<shape>.in, small/1/<shape>.in, tiny/2/... None for a problem that GENERATE does not know.
function(generate output)
  execute_process(COMMAND "${GENERATE}" ${PROBLEM} ${ARGN}
    RESULT_VARIABLE status OUTPUT_VARIABLE text ERROR_VARIABLE error)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "generate ${PROBLEM} ${ARGN}: ${error}")
  endif()
  set(${output} "${text}" PARENT_SCOPE)
endfunction()

file(REMOVE_RECURSE "${FOLDER}")
file(MAKE_DIRECTORY "${FOLDER}/tiny/1")
generate(list --list)
string(REGEX MATCHALL "--shape [^ ]+" shapes "${list}")
foreach(shape IN LISTS shapes)
  string(REPLACE "--shape " "" shape "${shape}")
  foreach(size tiny small)
    foreach(seed 1 2)
      generate(text --shape ${shape} --size ${size} --seed ${seed})
      file(WRITE "${FOLDER}/${size}/${seed}/${shape}.in" "${text}")
    endforeach()
  endforeach()
endforeach()
