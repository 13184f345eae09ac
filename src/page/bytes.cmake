# SPDX-License-Identifier: CC0-1.0
#
# Writes OUT, for tools/explain.cpp: kPage, the bytes of the file PAGE as numbers, since no compiler
# accepts a string of this length; and kMostParts, the limit that the page has as MOST_PARTS.
file(READ "${PAGE}" text)
if(NOT text MATCHES "\nconst MOST_PARTS = ([0-9]+);")
  message(FATAL_ERROR "${PAGE} does not define MOST_PARTS")
endif()
set(most "${CMAKE_MATCH_1}")
file(READ "${PAGE}" bytes HEX)
string(REGEX REPLACE "(..)" "0x\\1," bytes "${bytes}")
string(REPEAT "." 100 line)
string(REGEX REPLACE "(${line})" "\\1\n" bytes "${bytes}")
file(WRITE "${OUT}" "constexpr std::size_t kMostParts = ${most};\n"
  "const unsigned char kPage[] = {\n${bytes}};\n")
