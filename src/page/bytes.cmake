# SPDX-License-Identifier: CC0-1.0
#
# Writes OUT, the bytes of the file PAGE as C++ numbers, for an array: no compiler takes a string as
# long as that.
file(READ "${PAGE}" bytes HEX)
string(REGEX REPLACE "(..)" "0x\\1," bytes "${bytes}")
string(REPEAT "." 100 line)
string(REGEX REPLACE "(${line})" "\\1\n" bytes "${bytes}")
file(WRITE "${OUT}" "${bytes}\n")
