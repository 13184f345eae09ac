# SPDX-License-Identifier: CC0-1.0
#
# Writes the C++ file OUT, which tools/explain.cpp includes. The file OUT defines kPage, the bytes
# of the file PAGE as a list of numbers, because some compilers reject a string literal of this
# length. The file OUT also defines kMostParts and kPartsOfCase, which limit the size of an input
# that the page solves.
file(READ "${PAGE}" text)
foreach(limit MOST_PARTS PARTS_OF_CASE)
  if(NOT text MATCHES "\nconst ${limit} = ([0-9]+);")
    message(FATAL_ERROR "${PAGE} does not define ${limit}")
  endif()
  set(${limit} "${CMAKE_MATCH_1}")
endforeach()
file(READ "${PAGE}" bytes HEX)
string(REGEX REPLACE "(..)" "0x\\1," bytes "${bytes}")
string(REPEAT "." 100 line)
string(REGEX REPLACE "(${line})" "\\1\n" bytes "${bytes}")
file(WRITE "${OUT}" "constexpr std::size_t kMostParts = ${MOST_PARTS}, kPartsOfCase = ${PARTS_OF_CASE};\n"
  "const unsigned char kPage[] = {\n${bytes}};\n")
