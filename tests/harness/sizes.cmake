# SPDX-License-Identifier: CC0-1.0
#
# Checks that each of FILES has fewer than MAX_SIZE bytes, and that a planted file of MAX_SIZE bytes in
# the folder WORK is refused.
set(planted "${WORK}/planted_${MAX_SIZE}.cpp")
string(REPEAT "x" ${MAX_SIZE} text)
file(WRITE "${planted}" "${text}")
set(refused)
foreach(file IN LISTS FILES ITEMS "${planted}")
  file(SIZE "${file}" size)
  if(NOT size LESS MAX_SIZE)
    message("${file} has ${size} bytes; a judge takes less than ${MAX_SIZE}")
    list(APPEND refused "${file}")
  endif()
endforeach()
if(NOT refused STREQUAL planted OR NOT FILES)
  message(FATAL_ERROR "failed: only the planted file may be too large")
endif()
