# SPDX-License-Identifier: CC0-1.0
#
# Compiles files without running them: as C++ of the given STANDARD, by COMPILER with FLAGS and with
# WARNINGS as errors, EXCEPT for some. Reports each file that does not compile. Works in WORK.
#   FILES     these files
#   HEADERS   these headers of the folder INCLUDE, each alone and included twice
#   TOGETHER  these headers of the folder INCLUDE in one program, each included twice
#   CONTEST   this contest code with the files PASTED, which it must all use: all of them above its
#             macros and all of them below, or with EACH, each file alone in both places
# With BELOW_BITS, each file is compiled below bits/stdc++.h.
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

# Compiles `file` and reports a failure under `name`.
function(compile name file)
  set(command "${COMPILER}" ${flags} ${ARGN} -fsyntax-only "${file}")
  execute_process(COMMAND ${command} RESULT_VARIABLE status ERROR_VARIABLE report)
  if(NOT status EQUAL 0)
    string(REPLACE ";" " " command "${command}")
    message("FAILED ${name} does not compile as C++${STANDARD}\nrepeat it by hand:\n  ${command}\n${report}")
    set(failed ${failed} ${name} PARENT_SCOPE)
  endif()
  math(EXPR compiled "${compiled} + 1")
  set(compiled ${compiled} PARENT_SCOPE)
endfunction()

function(write_includes file)
  list(TRANSFORM ARGN REPLACE "(.+)" "#include \"\\1\"\n" OUTPUT_VARIABLE lines)
  file(WRITE "${file}" ${lines} ${lines})
endfunction()

if(BELOW_BITS)  # precompiled, which pays after a few files
  file(WRITE "${WORK}/bits.hpp" "#include <bits/stdc++.h>\n")
  execute_process(COMMAND "${COMPILER}" ${flags} -x c++-header "${WORK}/bits.hpp"
    -o "${WORK}/bits.hpp.gch")
  list(APPEND flags -include "${WORK}/bits.hpp")
endif()
foreach(file IN LISTS FILES)
  compile("${file}" "${file}")
endforeach()
foreach(header IN LISTS HEADERS)
  string(MAKE_C_IDENTIFIER "${header}" name)
  write_includes("${WORK}/${name}.cpp" "${header}")
  compile("${header}" "${WORK}/${name}.cpp")
endforeach()
if(TOGETHER)
  write_includes("${WORK}/together.cpp" ${TOGETHER})
  compile("the program of all headers" "${WORK}/together.cpp")
endif()

if(CONTEST)
  file(READ "${CONTEST}" contest_code)
  list(TRANSFORM PASTED REPLACE "(.+)" "#include \"\\1\"\n" OUTPUT_VARIABLE lines)
  file(WRITE "${WORK}/pasted.hpp" ${lines})
  set(libraries "${WORK}/pasted.hpp")
  if(EACH)
    set(libraries ${PASTED})
  endif()
  foreach(library IN LISTS libraries)
    foreach(place ABOVE BELOW)
      compile("${library}, pasted ${place}" "${CONTEST}" "-D${place}=\"${library}\"")
    endforeach()
  endforeach()
  foreach(file IN LISTS PASTED)
    get_filename_component(name "${file}" NAME_WE)
    string(TOUPPER "${name}" name)
    if(NOT contest_code MATCHES "#ifdef MATCHING_GAMES_${name}_HPP\n")
      message("FAILED ${CONTEST} calls nothing of ${file}")
      list(APPEND failed "${file}")
    endif()
  endforeach()
endif()
if(failed OR compiled EQUAL 0)
  message(FATAL_ERROR "failed after ${compiled} files")
endif()
