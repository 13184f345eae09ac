# SPDX-License-Identifier: CC0-1.0
#
# Compiles each of FILES as C++ of the given STANDARD, with COMPILER and FLAGS and the folder INCLUDE
# of headers, without running it. The flags WARNINGS turn on warnings, which are errors. The flags
# EXCEPT turn off some of these warnings.
if(NOT WARNINGS)
  message("SKIPPED: the flags of this compiler are not known")
  return()
endif()
separate_arguments(flags UNIX_COMMAND "-std=c++${STANDARD} ${FLAGS} ${WARNINGS} ${EXCEPT} -Werror")
if(INCLUDE)
  list(APPEND flags "-I${INCLUDE}")
endif()
set(failed)
foreach(file IN LISTS FILES)
  set(command "${COMPILER}" ${flags} -fsyntax-only "${file}")
  execute_process(COMMAND ${command} RESULT_VARIABLE status ERROR_VARIABLE report)
  if(NOT status EQUAL 0)
    string(REPLACE ";" " " command "${command}")
    message("FAILED ${file}\nrepeat it by hand:\n  ${command}\n${report}")
    list(APPEND failed "${file}")
  endif()
endforeach()
if(failed OR NOT FILES)
  message(FATAL_ERROR "these files do not compile as C++${STANDARD}: ${failed}")
endif()
