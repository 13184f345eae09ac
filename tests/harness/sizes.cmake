# SPDX-License-Identifier: CC0-1.0
#
# Checks that each of FILES has fewer than MAX_SIZE bytes.
foreach(file IN LISTS FILES)
  file(SIZE "${file}" size)
  if(NOT size LESS MAX_SIZE)
    message(SEND_ERROR "${file} has ${size} bytes; expected fewer than ${MAX_SIZE}")
  endif()
endforeach()
if(NOT FILES)
  message(SEND_ERROR "no files")
endif()
