# SPDX-License-Identifier: CC0-1.0
#
# Checks that each of the short solvers SOLVERS has at most 30 lines of code, and that the files
# PRINTED have at most 1544 lines together, including a title for each file: that many
# lines fit on nine printed pages.
function(count_lines result pattern file)
  file(READ "${file}" text)
  string(REGEX REPLACE "[][;]" "." text "\n${text}")  # these characters are special in a CMake list
  string(REGEX MATCHALL "${pattern}" lines "${text}")
  list(LENGTH lines count)
  set(${result} ${count} PARENT_SCOPE)
endfunction()
foreach(file IN LISTS SOLVERS)
  count_lines(count "\n *([^/ \n]|/[^/])" "${file}")
  if(count GREATER 30)
    message(SEND_ERROR "${file} has ${count} lines of code, but may have 30")
  endif()
endforeach()
set(all 0)
foreach(file IN LISTS PRINTED)
  count_lines(count "\n" "${file}")
  math(EXPR all "${all} + ${count}")
endforeach()
message("${all} printed lines")
if(all EQUAL 0 OR all GREATER 1544)
  message(SEND_ERROR "the printed notebook has ${all} lines, but may have 1544")
endif()
