# SPDX-License-Identifier: CC0-1.0
#
# Compiles solvers.cpp and MORE_SOURCES with clang's libFuzzer and the sanitizers. Runs the program
# for SECONDS seconds on each solver in the list SOLVERS, starting from the samples of the problem
# in the folder SAMPLES. INCLUDES is the list of include folders. WORK is the folder for all files
# that this script creates.
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

# If the libraries of the sanitizers are not installed, this small program does not link.
file(WRITE "${WORK}/probe.cpp"
  "extern \"C\" int LLVMFuzzerTestOneInput(const unsigned char*, unsigned long) { return 0; }\n")
execute_process(COMMAND "${CLANG}" ${flags} "${WORK}/probe.cpp" -o "${WORK}/probe"
  RESULT_VARIABLE status ERROR_VARIABLE report)
if(NOT status EQUAL 0)
  message("SKIPPED: clang++ cannot link libFuzzer: ${report}")
  return()
endif()
execute_process(COMMAND "${CLANG}" ${flags} "${CMAKE_CURRENT_LIST_DIR}/solvers.cpp"
  "${CMAKE_CURRENT_LIST_DIR}/memory.cpp" ${MORE_SOURCES} -o "${WORK}/fuzzer"
  RESULT_VARIABLE status ERROR_VARIABLE report)
if(NOT status EQUAL 0)
  message(FATAL_ERROR "fuzz/solvers.cpp does not compile with libFuzzer\n${report}")
endif()

set(failed)
foreach(solver IN LISTS SOLVERS)
  file(MAKE_DIRECTORY "${WORK}/${solver}")
  execute_process(COMMAND "${WORK}/fuzzer" --solver=${solver} -max_total_time=${SECONDS} -timeout=20
      -rss_limit_mb=2048 -max_len=4096 "-artifact_prefix=${WORK}/${solver}." "${WORK}/${solver}"
      "${SAMPLES}/${solver}"
    RESULT_VARIABLE status OUTPUT_VARIABLE report ERROR_VARIABLE report)
  string(REGEX MATCH "Done [0-9]+ runs" runs "${report}")
  message(STATUS "${solver}: ${runs}")
  if(NOT status EQUAL 0 OR NOT runs)
    message("FAILED ${solver}\n${report}")
    list(APPEND failed ${solver})
  endif()
endforeach()
if(failed OR NOT SOLVERS)
  message(FATAL_ERROR "libFuzzer found bugs in: ${failed}")
endif()
