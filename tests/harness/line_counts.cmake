# SPDX-License-Identifier: CC0-1.0
#
# Checks that the files of the notebook in FOLDER are short: each has a limit for its lines of code.
# Blank lines and lines with only a comment do not count. (print_notebook checks the line lengths.)
set(failed FALSE)
set(all_lines 0)
function(limit file most)
  file(READ "${FOLDER}/${file}" text)
  string(REGEX REPLACE "[][;]" "." text "\n${text}")  # these characters are special in a CMake list
  string(REGEX MATCHALL "\n" line_ends "${text}")
  list(LENGTH line_ends count)
  math(EXPR all_lines "${all_lines} + ${count}")
  set(all_lines ${all_lines} PARENT_SCOPE)
  string(REGEX REPLACE "\n *//[^\n]*" "" text "${text}")
  string(REGEX MATCHALL "\n *[^ \n]" lines "${text}")
  list(LENGTH lines count)
  message("${file}: ${count} lines of code, at most ${most}")
  if(count EQUAL 0 OR count GREATER most)
    set(failed TRUE PARENT_SCOPE)
  endif()
endfunction()

limit(theory.txt 80)
limit(bipartite.hpp 40)
limit(general.hpp 70)
limit(board.hpp 25)
file(GLOB problems RELATIVE "${FOLDER}" "${FOLDER}/problems/*.cpp")
foreach(problem IN LISTS problems)
  limit(${problem} 25)
endforeach()

# All files of the notebook together may have 565 lines, because that many lines fill the four pages
# of the printed notebook. All lines count, and one more for the title of each file.
if(all_lines GREATER 565)
  message("${all_lines} lines in all, at most 565")
  set(failed TRUE)
endif()
if(failed)
  message(FATAL_ERROR "failed")
endif()
