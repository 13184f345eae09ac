# SPDX-License-Identifier: CC0-1.0
#
# Checks that the files in SOURCE/src/submit, the tables of the READMEs and the first lines of the full
# files are those that the programs BUNDLE and WRITE_TABLES make now from SOURCE/src/notebook/problems
# and SOURCE/src/facts/problems.txt, for a site that is published at PAGE or nowhere, and that
# WRITE_TABLES changes nothing if it runs again. EMULATOR may run them. Needs the folder WORK.
file(GLOB sources RELATIVE "${SOURCE}/src/notebook/problems" "${SOURCE}/src/notebook/problems/*.cpp")
file(GLOB committed RELATIVE "${SOURCE}" "${SOURCE}/src/submit/*")
file(REMOVE_RECURSE "${WORK}")
file(MAKE_DIRECTORY "${WORK}/src/submit")
foreach(name IN LISTS sources)
  execute_process(COMMAND ${EMULATOR} "${BUNDLE}" --unnamed -I src -o "${WORK}/src/submit/${name}" "src/notebook/problems/${name}"
    WORKING_DIRECTORY "${SOURCE}")
endforeach()
foreach(round 1 2)
  execute_process(COMMAND ${EMULATOR} "${WRITE_TABLES}" "${SOURCE}" "${WORK}" ${PAGE} RESULT_VARIABLE status)
endforeach()
file(GLOB_RECURSE made RELATIVE "${WORK}" "${WORK}/*")
set(wrong ${committed})
list(REMOVE_ITEM wrong ${made})
foreach(name IN LISTS made)
  set(there "")
  if(EXISTS "${SOURCE}/${name}")
    file(SHA256 "${SOURCE}/${name}" there)
  endif()
  file(SHA256 "${WORK}/${name}" new)
  if(NOT new STREQUAL there)
    list(APPEND wrong ${name})
  endif()
endforeach()
if(wrong OR NOT sources OR NOT status EQUAL 0)
  message(FATAL_ERROR "These files are not what the build makes of src/notebook and src/facts/problems.txt: ${wrong}. "
    "Make them by `cmake --build build --target submit`; delete those that have no source.")
endif()

execute_process(COMMAND ${EMULATOR} "${WRITE_TABLES}" "${SOURCE}" "${WORK}" https://example.org/ RESULT_VARIABLE status)
file(READ "${WORK}/README.zh.md" text)
if(NOT status EQUAL 0 OR NOT text MATCHES "/jsoi2009_game.cpp\\) · \\[为什么\\]\\(https://example.org/jsoi2009_game.zh.html\\)")
  message(FATAL_ERROR "README.zh.md: expected a link to the page of jsoi2009_game")
endif()
