# SPDX-License-Identifier: CC0-1.0
#
# Checks that the first comment of each of the HEADERS ends with "Checked: ..." and names tests of the
# project SOURCE that exist and that the table in tests/README.md describes.
file(READ "${SOURCE}/tests/README.md" readme)
foreach(header IN LISTS HEADERS)
  file(READ "${header}" text)
  string(REGEX MATCH "// Checked: [^#]*\n#" line "${text}")
  string(REGEX MATCHALL "(exhaustive|matching_games|notebook)/[a-z_]+" tests "${line}")
  if(NOT tests)
    message(SEND_ERROR "${header}: expected \"Checked: ...\" with a test at the end of the first comment")
  endif()
  foreach(test IN LISTS tests)
    if(NOT EXISTS "${SOURCE}/tests/${test}_test.cpp" OR NOT readme MATCHES "\n. `${test}` ")
      message(SEND_ERROR "${header} names the test ${test}, which does not exist or is not in tests/README.md")
    endif()
  endforeach()
endforeach()
