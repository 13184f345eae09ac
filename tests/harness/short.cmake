# SPDX-License-Identifier: CC0-1.0
#
# The files of the notebook in FOLDER keep to their limits: so many lines of code, which are neither
# blank nor only a comment, and at most 4 pages in PRINTED. (print_notebook looks at the columns.)
set(failed FALSE)
function(limit file most)
  file(READ "${FOLDER}/${file}" text)
  string(REGEX REPLACE "[][;]" "." text "\n${text}")  # they mean something in a list
  string(REGEX REPLACE "\n *//[^\n]*" "" text "${text}")
  string(REGEX MATCHALL "\n *[^ \n]" lines "${text}")
  list(LENGTH lines count)
  message("${file}: ${count} lines of code, at most ${most}")
  if(count EQUAL 0 OR count GREATER most)
    set(failed TRUE PARENT_SCOPE)
  endif()
endfunction()

limit(bipartite.hpp 40)
limit(general.hpp 70)
limit(board.hpp 25)
file(GLOB problems RELATIVE "${FOLDER}" "${FOLDER}/problems/*.cpp")
foreach(problem IN LISTS problems)
  limit(${problem} 25)
endforeach()

file(STRINGS "${PRINTED}" first LIMIT_COUNT 1)
if(NOT first MATCHES " 1 / [1-4]$")
  message("more than 4 pages: ${first}")
  set(failed TRUE)
endif()
if(failed)
  message(FATAL_ERROR "failed")
endif()
