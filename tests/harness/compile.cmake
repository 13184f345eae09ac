# SPDX-License-Identifier: CC0-1.0
#
# Compiles the file WORK, without running it, in the given STANDARD, with WARNINGS as errors; without
# a COMPILER it only looks at the size.
# With HEADERS, WORK is made first: it includes these headers of the folder INCLUDE, all twice.
# With PASTE, WORK is made first: that file, as a contestant pastes it below bits/stdc++.h, which is
# taken from BITS.
# With MAX_SIZE, WORK must also be smaller than so many bytes.
# With BITS alone, makes that header, and a precompiled one beside it.
function(fail)
  message("${ARGN}")
  message(FATAL_ERROR "failed")
endfunction()

if(HEADERS)
  separate_arguments(HEADERS UNIX_COMMAND "${HEADERS}")
  list(TRANSFORM HEADERS REPLACE "(.+)" "#include \"\\1\"\n")
  file(WRITE "${WORK}" ${HEADERS} ${HEADERS})
elseif(PASTE)
  file(READ "${PASTE}" text)
  file(WRITE "${WORK}" "using namespace std;\n\n" "${text}" "\nint main() {}\n")
endif()
if(BITS AND NOT EXISTS "${BITS}")
  file(WRITE "${BITS}" "#include <bits/stdc++.h>\n")
endif()

if(MAX_SIZE)
  file(SIZE "${WORK}" size)
  if(NOT size LESS MAX_SIZE)
    fail("${WORK} has ${size} bytes; a judge takes less than ${MAX_SIZE}")
  endif()
endif()

if(NOT COMPILER)
  return()
elseif(NOT WARNINGS)
  fail("SKIPPED: the flags of this compiler are not known")
endif()
separate_arguments(flags UNIX_COMMAND "-std=c++${STANDARD} ${FLAGS} ${WARNINGS}")
if(WORK)
  list(APPEND flags -fsyntax-only)
endif()
if(INCLUDE)
  list(APPEND flags "-I${INCLUDE}")
endif()
if(PASTE)
  list(APPEND flags -include "${BITS}")
endif()
if(WORK)
  set(command "${COMPILER}" ${flags} "${WORK}")
else()
  set(command "${COMPILER}" ${flags} -x c++-header "${BITS}" -o "${BITS}.gch")
endif()
execute_process(COMMAND ${command} RESULT_VARIABLE status ERROR_VARIABLE report)
if(NOT status EQUAL 0)
  string(REPLACE ";" " " command "${command}")
  fail("${WORK} does not compile as C++${STANDARD}\nrepeat it by hand:\n  ${command}\n${report}")
endif()
