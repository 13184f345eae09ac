# SPDX-License-Identifier: CC0-1.0
#
# Packs what needs no compiler into <BINARY>/<NAME>.zip: the short and the full files, the files to paste, the printed
# notebook, the page, the samples, README and LICENSE. The zip has its files in a fixed order, and all
# with the date DATE. SOURCE and BINARY are the source and the build folder.
set(folder "${BINARY}/dist/${NAME}")
file(REMOVE_RECURSE "${BINARY}/dist")

# Copies the files that match the patterns into a folder of the zip.
function(pack into)
  file(GLOB files ${ARGN})
  if(NOT files)
    message(FATAL_ERROR "dist: no file matches ${ARGN}")
  endif()
  file(COPY ${files} DESTINATION "${folder}/${into}")
endfunction()

pack(submit "${SOURCE}/src/submit/*.cpp")
pack(full "${BINARY}/full/*.cpp")
pack(paste "${BINARY}/paste/*.hpp")
pack(. "${BINARY}/notebook/*.html" "${BINARY}/page/*.html" "${SOURCE}/samples" "${SOURCE}/LICENSE")
# The README files show a picture and link these files. Their links to solvers lead to the files of the zip.
pack(src/page "${SOURCE}/src/page/picture.svg")
pack(src/notebook "${SOURCE}/src/notebook/*.hpp" "${SOURCE}/src/notebook/README.md")
pack(src/matching_games "${SOURCE}/src/matching_games/README.md" "${SOURCE}/src/matching_games/graph.hpp")
pack(tests "${SOURCE}/tests/README.md")
pack(tests/bench "${SOURCE}/tests/bench/README.md")
foreach(name README.md README.zh.md)
  file(READ "${SOURCE}/${name}" readme)
  string(REPLACE "](src/submit/" "](submit/" readme "${readme}")
  string(REPLACE "](src/problems/" "](full/" readme "${readme}")
  file(WRITE "${folder}/${name}" "${readme}")
endforeach()

file(GLOB_RECURSE files RELATIVE "${BINARY}/dist" "${folder}/*")
list(SORT files)
execute_process(
  COMMAND "${CMAKE_COMMAND}" -E tar cf "${BINARY}/${NAME}.zip" --format=zip "--mtime=${DATE}" ${files}
  WORKING_DIRECTORY "${BINARY}/dist" RESULT_VARIABLE status)
if(NOT status EQUAL 0)
  message(FATAL_ERROR "dist: cannot write ${BINARY}/${NAME}.zip")
endif()
file(REMOVE_RECURSE "${BINARY}/dist")
