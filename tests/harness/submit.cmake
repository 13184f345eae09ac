# SPDX-License-Identifier: CC0-1.0
#
# Checks that the files in SOURCE/src/submit are those that the program BUNDLE makes now from the
# solvers in SOURCE/src/notebook/problems. EMULATOR may run BUNDLE. Needs the folder WORK.
file(GLOB sources RELATIVE "${SOURCE}/src/notebook/problems" "${SOURCE}/src/notebook/problems/*.cpp")
file(GLOB committed RELATIVE "${SOURCE}/src/submit" "${SOURCE}/src/submit/*")
file(MAKE_DIRECTORY "${WORK}")
set(wrong ${committed})
list(REMOVE_ITEM wrong ${sources})
foreach(name IN LISTS sources)
  execute_process(COMMAND ${EMULATOR} "${BUNDLE}" --unnamed -I src -o "${WORK}/${name}" "src/notebook/problems/${name}"
    WORKING_DIRECTORY "${SOURCE}")
  execute_process(COMMAND "${CMAKE_COMMAND}" -E compare_files "${WORK}/${name}" "${SOURCE}/src/submit/${name}"
    RESULT_VARIABLE status OUTPUT_QUIET ERROR_QUIET)
  if(NOT status EQUAL 0)
    list(APPEND wrong ${name})
  endif()
endforeach()
if(wrong OR NOT sources)
  message(FATAL_ERROR "These files of src/submit are not what the build makes of src/notebook: ${wrong}. "
    "Make them by `cmake --build build --target submit`; delete those that have no source.")
endif()
