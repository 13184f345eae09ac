# SPDX-License-Identifier: CC0-1.0
#
# Runs the tests of TIER, `default` or `release`, in BROWSER: assembles the test page WORK/test.html
# and opens the test page in the browser, which the test page then controls. The browser prints what
# the test page writes to the console. The test page consists of the modules MODULES, of
# WORK/page/library_answers.js, which the program LIBRARY_ANSWERS writes, and of WORK/page/query.js.
#
# The tests use the built page SHOWN, and a copy in a folder whose name has characters that have a
# meaning in an address. These environment variables have an effect:
#   ONLY=text        runs only the tests whose names contain `text`
#   PHOTOGRAPHS=1    takes a screenshot after each test
file(REMOVE_RECURSE "${WORK}")
file(MAKE_DIRECTORY "${WORK}/page")
set(copy "${WORK}/棋 #1 + 50%41")
file(COPY "${SHOWN}" DESTINATION "${copy}/page")
execute_process(COMMAND "${LIBRARY_ANSWERS}" "${WORK}/page/library_answers.js" "${copy}/bin/duel" "${SAMPLES}"
  RESULT_VARIABLE status)
if(NOT status EQUAL 0)
  message(FATAL_ERROR "${LIBRARY_ANSWERS} ended with ${status}")
endif()

file(WRITE "${WORK}/page/query.js" "export const query = { tier: '${TIER}', only: String.raw`$ENV{ONLY}`,
  photographs: '$ENV{PHOTOGRAPHS}', page: String.raw`${SHOWN}`, samples: String.raw`${SAMPLES}`,
  pictures: String.raw`${PAGE}` };\n")
list(APPEND MODULES "${WORK}/page/library_answers.js" "${WORK}/page/query.js")
set(TEMPLATE "${CMAKE_CURRENT_LIST_DIR}/test.html")
set(OUT "${WORK}/test.html")
set(MOST 1000000)
file(GLOB CODES "${PAGE}/../submit/*.cpp")
file(GLOB PARTS "${PAGE}/../notebook/*.hpp" "${PAGE}/../notebook/comments.zh.txt")
include("${PAGE}/assemble.cmake")

# The tests need to control the browser, to read its port from its profile, and to run as fast as in
# a window that is seen. The flag --no-sandbox is for containers.
execute_process(COMMAND "${BROWSER}" --headless=new "--user-data-dir=${WORK}/profile"
  --remote-debugging-port=0 "--remote-allow-origins=*" --allow-file-access-from-files
  --enable-logging=stderr --no-sandbox --disable-gpu --disable-dev-shm-usage --no-first-run
  --disable-breakpad --disable-extensions --disable-component-update --disable-background-networking
  --disable-sync --mute-audio --disable-background-timer-throttling --disable-renderer-backgrounding
  --disable-backgrounding-occluded-windows --window-size=1400,900 "${OUT}"
  TIMEOUT 1790)
file(REMOVE_RECURSE "${WORK}/profile")
message("pictures of failed tests are in ${WORK}/downloads")
