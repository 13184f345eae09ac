# SPDX-License-Identifier: CC0-1.0
#
# Compiles the file WORK, without running it, in each of the STANDARDS, with WARNINGS as errors.
# With HEADER, WORK is made first: it includes that header of the folder INCLUDE twice.
# With PASTE, WORK is made first: what BUNDLE makes of that header, as a contestant pastes it.
# With MAX_SIZE, WORK must also be smaller than so many bytes.
function(fail)
  message("${ARGN}")
  message(FATAL_ERROR "failed")
endfunction()

if(HEADER)
  file(WRITE "${WORK}" "#include \"${HEADER}\"\n#include \"${HEADER}\"\n")
elseif(PASTE)
  execute_process(COMMAND "${BUNDLE}" "${PASTE}"
    RESULT_VARIABLE status OUTPUT_VARIABLE bundled ERROR_VARIABLE report)
  if(NOT status EQUAL 0)
    fail("cannot bundle ${PASTE}: ${report}")
  endif()
  file(WRITE "${WORK}" "#include <bits/stdc++.h>\nusing namespace std;\n\n" "${bundled}"
    "\nint main() {}\n")
endif()

if(MAX_SIZE)
  file(SIZE "${WORK}" size)
  if(NOT size LESS MAX_SIZE)
    fail("${WORK} has ${size} bytes; a judge takes less than ${MAX_SIZE}")
  endif()
endif()

if(NOT WARNINGS)
  fail("SKIPPED: the flags of this compiler are not known")
endif()
separate_arguments(flags UNIX_COMMAND "${FLAGS} ${WARNINGS}")
if(INCLUDE)
  list(APPEND flags "-I${INCLUDE}")
endif()
separate_arguments(STANDARDS UNIX_COMMAND "${STANDARDS}")
foreach(standard IN LISTS STANDARDS)
  set(command "${COMPILER}" -std=c++${standard} ${flags} -fsyntax-only "${WORK}")
  execute_process(COMMAND ${command} RESULT_VARIABLE status ERROR_VARIABLE report)
  if(NOT status EQUAL 0)
    string(REPLACE ";" " " command "${command}")
    fail("${WORK} does not compile as C++${standard}\nrepeat it by hand:\n  ${command}\n${report}")
  endif()
endforeach()
