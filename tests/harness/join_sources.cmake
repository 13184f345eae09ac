# SPDX-License-Identifier: CC0-1.0
#
# Joins the tests FILES of the folder TESTS into the program OUT, because one program compiles
# faster. OUT contains each test in a namespace, below the #include lines of all tests. The argument
# of the program OUT is the name of the test to run, for example `matching_games/general` for
# matching_games/general_test.cpp.
set(includes)
set(namespaces)
set(choices)
foreach(file IN LISTS FILES)
  file(STRINGS "${TESTS}/${file}" lines REGEX "^ *# *include")
  list(APPEND includes ${lines})
  string(REGEX REPLACE "_test\\.cpp$" "" name "${file}")
  string(MAKE_C_IDENTIFIER "test_${name}" space)
  string(APPEND namespaces "namespace ${space} {\n#include \"${file}\"\n}\n")
  string(APPEND choices "  if (name == \"${name}\") return run(${space}::main, argc - 1, argv + 1);\n")
endforeach()
list(REMOVE_DUPLICATES includes)
list(JOIN includes "\n" includes)

configure_file("${CMAKE_CURRENT_LIST_DIR}/joined.cpp.in" "${OUT}" @ONLY)
