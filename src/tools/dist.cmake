# SPDX-License-Identifier: CC0-1.0
#
# Packs what needs no compiler into <BINARY>/<NAME>.zip: the short and the full files, the files to paste, the printed
# notebook, the page, the samples, LICENSE, and READMEs of its own. The zip has its files in a fixed order, and all
# with the date DATE. SOURCE and BINARY are the source and the build folder. PAGE is the address of the published
# page, or empty.
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
pack(notebook "${SOURCE}/src/notebook/*.hpp")

# Copies a document into the zip. There, links that lead out of their folder become plain text.
function(pack_readme into readme)
  file(READ "${SOURCE}/src/${readme}" text)
  string(REGEX REPLACE "\\[([^]]*)\\]\\(\\.\\./[^)]*\\)" "\\1" text "${text}")
  if(PAGE)
    string(REPLACE "](matching_games.html)" "](${PAGE})" text "${text}")
  endif()
  file(WRITE "${folder}/${into}" "${text}")
endfunction()

pack_readme(notebook/README.md notebook/README.md)
foreach(name README.md README.zh.md reductions.md)
  pack_readme(paste/${name} matching_games/${name})
endforeach()
pack_readme(README.md tools/zip_readme.md)

file(GLOB_RECURSE files RELATIVE "${BINARY}/dist" "${folder}/*")
list(SORT files)
execute_process(
  COMMAND "${CMAKE_COMMAND}" -E tar cf "${BINARY}/${NAME}.zip" --format=zip "--mtime=${DATE}" ${files}
  WORKING_DIRECTORY "${BINARY}/dist" RESULT_VARIABLE status)
if(NOT status EQUAL 0)
  message(FATAL_ERROR "dist: cannot write ${BINARY}/${NAME}.zip")
endif()
file(REMOVE_RECURSE "${BINARY}/dist")
