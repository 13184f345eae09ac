# SPDX-License-Identifier: CC0-1.0
#
# Compiles files as C++ of the given STANDARD, with COMPILER and FLAGS, without running them. The
# flags WARNINGS turn on warnings, which are errors. The flags EXCEPT turn off some of these
# warnings. Reports each file that does not compile. Writes temporary files to WORK. These variables
# say what is compiled:
#   FILES     Each of these files is compiled.
#   INCLUDED  One program is compiled that includes all of these headers of the folder INCLUDE, each
#             twice.
#   CONTEST   This contest code is compiled twice: with all files PASTED above its macros, and with
#             all of them below. With EACH, the code is compiled once for each file instead, with the
#             file below the macros. The contest code must use every file.
# With BELOW_BITS, every file is compiled below bits/stdc++.h.
if(NOT WARNINGS)
  message("SKIPPED: the flags of this compiler are not known")
  return()
endif()
separate_arguments(flags UNIX_COMMAND "-std=c++${STANDARD} ${FLAGS} ${WARNINGS} ${EXCEPT} -Werror")
if(INCLUDE)
  list(APPEND flags "-I${INCLUDE}")
endif()
file(MAKE_DIRECTORY "${WORK}")
set(compiled 0)
set(failed)

# Compiles `file`. If that fails, reports the failure under `name`.
function(compile name file)
  set(command "${COMPILER}" ${flags} ${ARGN} -fsyntax-only "${file}")
  execute_process(COMMAND ${command} RESULT_VARIABLE status ERROR_VARIABLE report)
  if(NOT status EQUAL 0)
    string(REPLACE ";" " " command "${command}")
    message("FAILED ${name} does not compile as C++${STANDARD}\nrepeat it by hand:\n  ${command}\n${report}")
    set(failed ${failed} ${name} PARENT_SCOPE)
    set(report "${report}" PARENT_SCOPE)
  endif()
  math(EXPR compiled "${compiled} + 1")
  set(compiled ${compiled} PARENT_SCOPE)
endfunction()

if(BELOW_BITS)  # A precompiled header saves time as soon as there are a few files.
  file(WRITE "${WORK}/bits.hpp" "#include <bits/stdc++.h>\n")
  execute_process(COMMAND "${COMPILER}" ${flags} -x c++-header "${WORK}/bits.hpp"
    -o "${WORK}/bits.hpp.gch")
  list(APPEND flags -include "${WORK}/bits.hpp")
endif()
foreach(file IN LISTS FILES)
  compile("${file}" "${file}")
endforeach()
if(INCLUDED)
  list(TRANSFORM INCLUDED REPLACE "(.+)" "#include \"\\1\"\n" OUTPUT_VARIABLE lines)
  file(WRITE "${WORK}/included.cpp" ${lines} ${lines})
  compile("the program of all headers" "${WORK}/included.cpp")
endif()

if(CONTEST)
  file(READ "${CONTEST}" contest_code)
  list(TRANSFORM PASTED REPLACE "(.+)" "#include \"\\1\"\n" OUTPUT_VARIABLE lines)
  file(WRITE "${WORK}/pasted.hpp" ${lines})
  set(libraries "${WORK}/pasted.hpp")
  set(places ABOVE BELOW)
  if(EACH)
    set(libraries ${PASTED})
    set(places BELOW)
  else()
    # This header defines a name of the contest code.
    file(WRITE "${WORK}/planted.hpp" "static int mate = 0;\nnamespace matching_games {\ninline int get() { return mate; }\n}\n")
    compile(planted "${CONTEST}" "-DABOVE=\"${WORK}/planted.hpp\"")
    if(NOT failed STREQUAL "planted" OR NOT report MATCHES "error: [^\n]*mate")
      message(FATAL_ERROR "the contest code compiles with the planted header")
    endif()
    set(failed)
  endif()
  foreach(library IN LISTS libraries)
    foreach(place IN LISTS places)
      compile("${library}, pasted ${place}" "${CONTEST}" "-D${place}=\"${library}\"")
    endforeach()
  endforeach()
  foreach(file IN LISTS PASTED)
    get_filename_component(name "${file}" NAME_WE)
    string(TOUPPER "${name}" name)
    file(READ "${file}" text)
    if(NOT contest_code MATCHES "#ifdef MATCHING_GAMES_${name}_HPP\n" OR
       NOT text MATCHES "#define MATCHING_GAMES_${name}_HPP\n")
      message("FAILED ${CONTEST} calls nothing of ${file}")
      list(APPEND failed "${file}")
    endif()
  endforeach()
endif()
if(failed OR compiled EQUAL 0)
  message(FATAL_ERROR "failed after ${compiled} files")
endif()
