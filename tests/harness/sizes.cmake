# SPDX-License-Identifier: CC0-1.0
#
# Checks that each of FILES has fewer than MAX_SIZE bytes.
set(failed FALSE)
foreach(file IN LISTS FILES)
  file(SIZE "${file}" size)
  if(NOT size LESS MAX_SIZE)
    message("${file} has ${size} bytes; a judge takes less than ${MAX_SIZE}")
    set(failed TRUE)
  endif()
endforeach()
if(failed OR NOT FILES)
  message(FATAL_ERROR "failed")
endif()
