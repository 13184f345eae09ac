# SPDX-License-Identifier: CC0-1.0
#
# Compiles TARGET.cpp and MORE_SOURCES with clang's libFuzzer and the sanitizers, and runs the
# program for SECONDS seconds on CORPUS. If SOLVERS is set, runs the program once for each solver in
# this list, on the folder of CORPUS with the solver's name. INCLUDES is the list of include folders.
# WORK is the folder for all files that this script creates.
find_program(CLANG clang++)
if(NOT CLANG)
  message("SKIPPED: clang++ is not installed, and libFuzzer is part of it")
  return()
endif()
set(flags -std=c++17 -O1 -g1 -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all
  -D_GLIBCXX_ASSERTIONS)
foreach(folder "${CMAKE_CURRENT_LIST_DIR}" ${INCLUDES})
  list(APPEND flags "-I${folder}")
endforeach()
file(REMOVE_RECURSE "${WORK}")
file(MAKE_DIRECTORY "${WORK}")

# This program does not link if the libraries of the sanitizers are not installed.
file(WRITE "${WORK}/probe.cpp"
  "extern \"C\" int LLVMFuzzerTestOneInput(const unsigned char*, unsigned long) { return 0; }\n")
execute_process(COMMAND "${CLANG}" ${flags} "${WORK}/probe.cpp" -o "${WORK}/probe"
  RESULT_VARIABLE status ERROR_VARIABLE report)
if(NOT status EQUAL 0)
  message("SKIPPED: clang++ cannot link libFuzzer: ${report}")
  return()
endif()
execute_process(COMMAND "${CLANG}" ${flags} "${CMAKE_CURRENT_LIST_DIR}/${TARGET}.cpp"
  "${CMAKE_CURRENT_LIST_DIR}/memory.cpp" ${MORE_SOURCES} -o "${WORK}/fuzzer"
  RESULT_VARIABLE status ERROR_VARIABLE report)
if(NOT status EQUAL 0)
  message(FATAL_ERROR "fuzz/${TARGET}.cpp does not compile with libFuzzer\n${report}")
endif()

set(failed)
function(fuzz name option)
  file(MAKE_DIRECTORY "${WORK}/${name}")
  execute_process(COMMAND "${WORK}/fuzzer" ${option} -max_total_time=${SECONDS} -timeout=20
      -rss_limit_mb=2048 -max_len=4096 "-artifact_prefix=${WORK}/${name}." "${WORK}/${name}" ${ARGN}
    RESULT_VARIABLE status OUTPUT_VARIABLE report ERROR_VARIABLE report)
  string(REGEX MATCH "Done [0-9]+ runs" runs "${report}")
  message(STATUS "${name}: ${runs}")
  if(NOT status EQUAL 0)
    message("FAILED ${name}\n${report}")
    set(failed ${failed} ${name} PARENT_SCOPE)
  endif()
endfunction()
if(SOLVERS)
  foreach(solver IN LISTS SOLVERS)
    fuzz(${solver} --solver=${solver} "${CORPUS}/${solver}")
  endforeach()
else()
  fuzz(${TARGET} "--folder=${WORK}/folder" ${CORPUS})
endif()
if(failed)
  message(FATAL_ERROR "libFuzzer found bugs in: ${failed}")
endif()
