# SPDX-License-Identifier: CC0-1.0
#
# Joins test programs into one, because that compiles faster. Writes the program OUT. It contains the
# tests FILES of the folder TESTS, each in a namespace, below the #include lines of all of them. Its
# argument is the name of the test to run, for example `matching_games/general` for
# matching_games/general_test.cpp. A test may include .cpp files of the folder SRC; their #include lines
# are moved to the top as well.
set(includes)
function(hoist file)
  file(STRINGS "${file}" lines REGEX "^ *# *include")
  foreach(line IN LISTS lines)
    if(line MATCHES "\"(.*\\.cpp)\"")
      hoist("${SRC}/${CMAKE_MATCH_1}")
    else()
      list(APPEND includes "${line}")
    endif()
  endforeach()
  set(includes ${includes} PARENT_SCOPE)
endfunction()

set(namespaces)
set(choices)
foreach(file IN LISTS FILES)
  hoist("${TESTS}/${file}")
  string(REGEX REPLACE "_test\\.cpp$" "" name "${file}")
  string(MAKE_C_IDENTIFIER "test_${name}" space)
  string(APPEND namespaces "namespace ${space} {\n#include \"${file}\"\n}\n")
  string(APPEND choices "  if (name == \"${name}\") return run(${space}::main, argc - 1, argv + 1);\n")
endforeach()
list(REMOVE_DUPLICATES includes)
list(JOIN includes "\n" includes)

file(WRITE "${OUT}" "${includes}
#include <iostream>
#include <string>

${namespaces}
inline int run(int (*test)(), int, char**) { return test(); }
inline int run(int (*test)(int, char**), int argc, char** argv) { return test(argc, argv); }

int main(int argc, char** argv) {
  const std::string name = argc > 1 ? argv[1] : \"\";
${choices}  std::cerr << \"no such test: \" << name << std::endl;
  return 2;
}
")
