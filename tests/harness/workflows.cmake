# SPDX-License-Identifier: CC0-1.0
#
# Checks that every line of .github/workflows that runs CMake is a line of README.md. SOURCE is the
# project.
cmake_minimum_required(VERSION 3.16)
file(STRINGS "${SOURCE}/README.md" readme ENCODING UTF-8)
file(GLOB workflows "${SOURCE}/.github/workflows/*.yml")
set(count 0)
foreach(workflow IN LISTS workflows)
  file(STRINGS "${workflow}" lines REGEX "cmake")
  foreach(line IN LISTS lines)
    string(REGEX REPLACE "^ *- run: " "" command "${line}")
    math(EXPR count "${count} + 1")
    if(NOT command IN_LIST readme)
      message(FATAL_ERROR "${workflow}: README.md has no line `${command}`")
    endif()
  endforeach()
endforeach()
if(count EQUAL 0)
  message(FATAL_ERROR "no workflow runs CMake")
endif()
