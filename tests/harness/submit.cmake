# SPDX-License-Identifier: CC0-1.0
#
# Checks that the files in SOURCE/src/submit and the tables of the READMEs are those that the programs
# BUNDLE and WRITE_TABLES make now from SOURCE/src/notebook/problems and SOURCE/src/facts/problems.txt.
# EMULATOR may run them. Needs the folder WORK.
file(GLOB sources RELATIVE "${SOURCE}/src/notebook/problems" "${SOURCE}/src/notebook/problems/*.cpp")
file(GLOB committed RELATIVE "${SOURCE}" "${SOURCE}/src/submit/*")
file(REMOVE_RECURSE "${WORK}")
file(MAKE_DIRECTORY "${WORK}/src/submit")
foreach(name IN LISTS sources)
  execute_process(COMMAND ${EMULATOR} "${BUNDLE}" --unnamed -I src -o "${WORK}/src/submit/${name}" "src/notebook/problems/${name}"
    WORKING_DIRECTORY "${SOURCE}")
endforeach()
execute_process(COMMAND ${EMULATOR} "${WRITE_TABLES}" "${SOURCE}" "${WORK}" RESULT_VARIABLE status)
file(GLOB_RECURSE made RELATIVE "${WORK}" "${WORK}/*")
set(wrong ${committed})
list(REMOVE_ITEM wrong ${made})
foreach(name IN LISTS made)
  execute_process(COMMAND "${CMAKE_COMMAND}" -E compare_files "${WORK}/${name}" "${SOURCE}/${name}"
    RESULT_VARIABLE differs OUTPUT_QUIET ERROR_QUIET)
  if(NOT differs EQUAL 0)
    list(APPEND wrong ${name})
  endif()
endforeach()
if(wrong OR NOT sources OR NOT status EQUAL 0)
  message(FATAL_ERROR "These files are not what the build makes of src/notebook and src/facts/problems.txt: ${wrong}. "
    "Make them by `cmake --build build --target submit`; delete those that have no source.")
endif()
