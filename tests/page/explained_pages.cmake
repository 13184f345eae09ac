# SPDX-License-Identifier: CC0-1.0
#
# Runs the tool EXPLAIN for a sample of each problem in the folder SAMPLES (the first sample of the
# statement, if there is one), and for some other inputs. The tool writes the pages WORK/<problem>/<sample>.html and WORK/<name>.html.
file(REMOVE_RECURSE "${WORK}")
file(MAKE_DIRECTORY "${WORK}")

# explain(<problem> <input> <output> [<status>]) writes the page for the input to the file <output>.
# Fails unless the program EXPLAIN ends with <status>, which is 0 by default.
function(explain problem input output)
  execute_process(COMMAND "${EXPLAIN}" ${problem} "${input}" -o "${output}"
    RESULT_VARIABLE status ERROR_VARIABLE report)
  set(expected 0 ${ARGN})
  list(GET expected -1 expected)
  if(NOT status EQUAL expected)
    message(FATAL_ERROR "explain ${problem} ${input} ended with ${status}: ${report}")
  endif()
endfunction()

file(GLOB problems RELATIVE "${SAMPLES}" "${SAMPLES}/*")
foreach(problem IN LISTS problems)
  file(GLOB samples RELATIVE "${SAMPLES}" "${SAMPLES}/${problem}/statement*.in")
  if(NOT samples)
    file(GLOB samples RELATIVE "${SAMPLES}" "${SAMPLES}/${problem}/*.in")
  endif()
  list(GET samples 0 sample)
  file(MAKE_DIRECTORY "${WORK}/${problem}")
  string(REGEX REPLACE "\\.in$" ".html" output "${sample}")
  explain(${problem} "${SAMPLES}/${sample}" "${WORK}/${output}")
endforeach()

# Generates the input <name>.in, and writes the page for this input.
function(add_page name problem)
  execute_process(COMMAND "${GENERATE}" ${problem} ${ARGN} OUTPUT_FILE "${WORK}/${name}.in")
  explain(${problem} "${WORK}/${name}.in" "${WORK}/${name}.html")
endfunction()
add_page(board jsoi2009_game --shape random --rows 500 --columns 600 --free 60)
add_page(boards cerc2011_racing_car_trail --cases 3 --rows 400 --columns 300)
add_page(graph librarychecker_general_matching --shape random --vertices 9000 --edges 14000)
file(WRITE "${WORK}/none.in" "1001 0 0\n")  # a graph with a million edges
explain(ssl1331_letters "${WORK}/none.in" "${WORK}/none.html")
string(REPEAT "50\n" 130 sides)
file(WRITE "${WORK}/sides.in" "${sides}0\n")  # the written page solves this input itself
explain(bzoj2463_who_wins "${WORK}/sides.in" "${WORK}/sides.html")
string(REPEAT "1 1\n.\n" 27000 tiles)
file(WRITE "${WORK}/tiles.in" "${tiles}")
explain(latin2012_game_of_tiles "${WORK}/tiles.in" "${WORK}/tiles.html")

# If an input has an error after some valid cases (games of the input), explain must write a page
# and end with status 1.
file(WRITE "${WORK}/broken.in" "1 2\n..\n1 1\n.\n1 1\nx\n")
file(READ "${WORK}/boards.in" boards)
string(REGEX REPLACE "0 0\n$" "x\n" boards "${boards}")
file(WRITE "${WORK}/broken_boards.in" "${boards}")
explain(latin2012_game_of_tiles "${WORK}/broken.in" "${WORK}/broken.html" 1)
explain(cerc2011_racing_car_trail "${WORK}/broken_boards.in" "${WORK}/broken_boards.html" 1)

# Makes a page with a wrong answer of the library. A test checks that this page reports the mistake.
file(READ "${WORK}/jsoi2009_game/statement.html" page)
string(REPLACE "\"answer\":\"WIN" "\"answer\":\"LOSE" page "${page}")
file(WRITE "${WORK}/wrong.html" "${page}")
