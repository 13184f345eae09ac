# SPDX-License-Identifier: CC0-1.0
#
# Defines functions that run a solver on samples. If this file is run as a script, the script runs
# SOLVER on all samples of PROBLEM in the folder SAMPLES, checks each output with JUDGE, and reports
# each failing sample. Each run may take TIMEOUT seconds. Writes its files to the folder WORK. All
# programs are run by EMULATOR, a command, if it is set.

# Runs the solver on ${sample}.in and writes its output to the file `actual`. Sets `failure` to a
# description of the failure, or to "" if the output is right.
function(run_sample failure solver problem sample actual timeout)
  set(${failure} "" PARENT_SCOPE)
  foreach(file "${sample}.in" "${sample}.out")
    if(NOT EXISTS "${file}")
      set(${failure} "${file} is missing: a sample is an .in and an .out" PARENT_SCOPE)
      return()
    endif()
  endforeach()

  execute_process(COMMAND ${EMULATOR} ${solver} INPUT_FILE "${sample}.in" OUTPUT_FILE "${actual}"
    ERROR_VARIABLE report RESULT_VARIABLE status TIMEOUT ${timeout})
  if(status EQUAL 0)
    execute_process(COMMAND ${EMULATOR} "${JUDGE}" ${problem} "${sample}.in" "${actual}" "${sample}.out"
      ERROR_VARIABLE report RESULT_VARIABLE status)
    if(status EQUAL 0)
      return()
    elseif(status EQUAL 1 OR status EQUAL 2)
      set(what "gave a wrong answer")
    elseif(NOT EXISTS "${JUDGE}")
      set(${failure} "${JUDGE} is missing: build the target judge" PARENT_SCOPE)
      return()
    else()
      set(what "cannot be judged: the judge ended with ${status}")
    endif()
  elseif(status MATCHES "timeout")
    set(what "did not end within ${timeout} s")
  elseif(status MATCHES "^-?[0-9]+$")
    set(what "ended with exit status ${status}")
  else()
    set(what "crashed: ${status}")
  endif()
  string(LENGTH "${report}" length)
  if(length GREATER 2000)
    string(SUBSTRING "${report}" 0 2000 report)
    string(APPEND report " ...\n")
  endif()
  string(JOIN "\" \"" command ${EMULATOR} ${solver})
  set(${failure} "\"${command}\" ${what}\n${report}repeat it by hand:\n  \"${command}\" < \"${sample}.in\""
    PARENT_SCOPE)
endfunction()

# Runs the solver on all samples in a folder. Prints each failure, sets `count` to the number of
# samples and `failed` to the names of those that fail. A folder without samples is a failure as
# well.
function(run_samples count failed solver problem folder actual timeout)
  file(GLOB_RECURSE samples RELATIVE "${folder}" "${folder}/*.in" "${folder}/*.out")
  list(TRANSFORM samples REPLACE "\\.(in|out)$" "")
  list(REMOVE_DUPLICATES samples)
  set(wrong)
  foreach(sample IN LISTS samples)
    run_sample(failure "${solver}" ${problem} "${folder}/${sample}" "${actual}" ${timeout})
    if(failure)
      message("FAILED ${problem}/${sample}\n${failure}\n")
      list(APPEND wrong ${sample})
    endif()
  endforeach()
  if(NOT samples)
    message("no sample for src/problems/${problem}.cpp: put <case>.in and <case>.out into ${folder}/")
    set(wrong "all")
  endif()
  list(LENGTH samples length)
  set(${count} ${length} PARENT_SCOPE)
  set(${failed} "${wrong}" PARENT_SCOPE)
endfunction()

if(CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
  file(MAKE_DIRECTORY "${WORK}")
  run_samples(count failed "${SOLVER}" ${PROBLEM} "${SAMPLES}" "${WORK}/${PROBLEM}.out" ${TIMEOUT})
  if(failed)
    message(FATAL_ERROR "failed on ${failed}, of ${count} samples")
  endif()
  message(STATUS "${count} samples right")
endif()
