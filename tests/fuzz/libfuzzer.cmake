# SPDX-License-Identifier: CC0-1.0
#
# Compiles TARGET.cpp with clang's libFuzzer and the sanitizers, and runs it for SECONDS on CORPUS;
# with SOLVERS, as often for each of these, on the folder of that name in CORPUS. Works in WORK.
# MORE_SOURCES are compiled with it, INCLUDES are the folders of headers.
find_program(CLANG clang++)
if(NOT CLANG)
  message("SKIPPED: no clang++, which libFuzzer belongs to")
  return()
endif()
set(flags -std=c++17 -O1 -g1 -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all
  -D_GLIBCXX_ASSERTIONS)
foreach(folder "${CMAKE_CURRENT_LIST_DIR}" ${INCLUDES})
  list(APPEND flags "-I${folder}")
endforeach()
file(REMOVE_RECURSE "${WORK}")
file(MAKE_DIRECTORY "${WORK}")

# Fails to link where the sanitizers' libraries are not installed.
file(WRITE "${WORK}/probe.cpp"
  "extern \"C\" int LLVMFuzzerTestOneInput(const unsigned char*, unsigned long) { return 0; }\n")
execute_process(COMMAND "${CLANG}" ${flags} "${WORK}/probe.cpp" -o "${WORK}/probe"
  RESULT_VARIABLE status ERROR_VARIABLE report)
if(NOT status EQUAL 0)
  message("SKIPPED: clang++ has no libFuzzer here: ${report}")
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
  message(FATAL_ERROR "failed: ${failed}")
endif()
