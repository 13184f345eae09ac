# SPDX-License-Identifier: CC0-1.0
#
# Sets `bugs` to the list of names that occur as bug("name") in the file SOURCE.
file(STRINGS "${SOURCE}" lines REGEX "bug\\(\"")
string(REGEX MATCHALL "bug\\(\"[a-z0-9_]+\"\\)" bugs "${lines}")
list(TRANSFORM bugs REPLACE "bug\\(\"(.*)\"\\)" "\\1")
list(REMOVE_DUPLICATES bugs)
if(NOT bugs)
  message(FATAL_ERROR "no bug is planted in ${SOURCE}")
endif()
