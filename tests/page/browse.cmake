# SPDX-License-Identifier: CC0-1.0
#
# Assembles the test page WORK/test.html and opens it in BROWSER. The page consists of the module TEST
# and the modules MODULES, which lie in this folder or in the folder PAGE. If TEST imports
# library_answers.js, the program LIBRARY_ANSWERS writes that module first.
#
# Without DRIVER, the test passes if the element `result` of the page then starts with PASSED and the
# console is empty. With DRIVER, the test passes if that program returns 0. The test page then tests
# the file or folder SHOWN, and these environment variables have an effect:
#   ONLY             runs only the stories whose names contain this text
#   PHOTOGRAPHS=1    takes a screenshot after each story
file(REMOVE_RECURSE "${WORK}")
file(MAKE_DIRECTORY "${WORK}")
set(files "${TEST}")
file(STRINGS "${TEST}" asked REGEX "/library_answers\\.js'")
if(asked)
  list(APPEND files "${WORK}/library_answers.js")
  execute_process(COMMAND "${LIBRARY_ANSWERS}" "${WORK}/library_answers.js" RESULT_VARIABLE status)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "${LIBRARY_ANSWERS} ended with ${status}")
  endif()
endif()

foreach(module IN LISTS MODULES)
  if(EXISTS "${CMAKE_CURRENT_LIST_DIR}/${module}.js")
    list(APPEND files "${CMAKE_CURRENT_LIST_DIR}/${module}.js")
  else()
    list(APPEND files "${PAGE}/${module}.js")
  endif()
endforeach()
set(MODULES ${files})
set(TEMPLATE "${CMAKE_CURRENT_LIST_DIR}/test.html")
set(OUT "${WORK}/test.html")
set(MOST 1000000)
include("${PAGE}/assemble.cmake")

function(make_address result file)
  string(REPLACE "%" "%25" file "${file}")
  string(REPLACE " " "%20" file "${file}")
  string(REPLACE "#" "%23" file "${file}")
  string(REPLACE "?" "%3F" file "${file}")
  string(REPLACE "&" "%26" file "${file}")
  string(REPLACE "+" "%2B" file "${file}")
  set(${result} "file://${file}" PARENT_SCOPE)
endfunction()
make_address(address "${OUT}")

if(DRIVER)
  make_address(shown "${SHOWN}")
  make_address(samples "${SAMPLES}")
  make_address(picture "${PAGE}/picture.svg")
  set(query "page=${shown}&samples=${samples}&picture=${picture}&only=$ENV{ONLY}&photographs=$ENV{PHOTOGRAPHS}")
  string(REPLACE "%" "%25" query "${query}")
  string(REPLACE " " "%20" query "${query}")
  execute_process(COMMAND "${DRIVER}" "${BROWSER}" "${WORK}" "${address}?${query}"
    RESULT_VARIABLE status)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "failed; pictures are in ${WORK}/downloads")
  endif()
  return()
endif()

# The browser writes the console of the page to its standard error.
execute_process(
  COMMAND "${BROWSER}" --headless --no-sandbox --disable-gpu --disable-dev-shm-usage --no-first-run
    --enable-logging=stderr "--user-data-dir=${WORK}/profile" --dump-dom "${address}"
  RESULT_VARIABLE status OUTPUT_VARIABLE page ERROR_VARIABLE errors TIMEOUT 100)
file(WRITE "${WORK}/page.html" "${page}")
string(REGEX MATCH "<pre id=\"result\">([^<]*)" ignored "${page}")
set(result "${CMAKE_MATCH_1}")
string(REGEX MATCHALL "[^\n]*CONSOLE[^\n]*" console "${errors}")
message("${result}")
if(NOT result MATCHES "^PASSED " OR console)
  string(REPLACE ";" "\n" console "${console}")
  message("${console}")
  if(result STREQUAL "")
    message("${BROWSER} ended with ${status} and without the page\n${errors}")
  endif()
  message(FATAL_ERROR "failed; open ${OUT} to see it")
endif()
