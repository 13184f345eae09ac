# SPDX-License-Identifier: CC0-1.0
#
# Writes the page OUT, a single HTML file that loads no other file. The page is the HTML file
# TEMPLATE with these replacements:
#   <!-- style -->        the file STYLE
#   <!-- script -->       the modules MODULES, sorted so that each module follows its imports
# and within the modules:
#   {/* samples */}       { problem: { name: text } } of the files SAMPLES/<problem>/<PATTERN>.in
#                         that have at most MOST bytes; of a problem without such a file, the first
#                         short file
#   {/* answers */}       the same object made of the files <PATTERN>.out
#   {/* outputs */}       the same of the problems that have only a short file
#   {/* codes */}         { problem: text } of the files CODES; @name@ in a text stands for a part
#   {/* parts */}         { name: text } of the files PARTS
#   {/* file NAME */}     the text of the file NAME, which lies beside this script, without comments
#                         and without indentation
#   [/* problems */]      an array of the elements that the file PROBLEMS lists
#
# A module lies in one of the folders core, input, picture, views and page, and imports from its own
# folder and from those before it in this list, by `import { name, ... } from '../folder/module.js';`
# at the beginning of a line. A module exports by `export ` in front of a function, class or const.
# The page contains each module as a function that returns the exported names, so a module sees only
# the names that it imports.
cmake_policy(VERSION 3.16)
if(NOT PATTERN)
  set(PATTERN "*")
endif()

file(READ "${PROBLEMS}" list)

# ---- The texts

# Sets the variable `name` to a JavaScript template literal of its current text.
function(quote name)
  set(text "${${name}}")
  string(REPLACE "\\" "\\\\" text "${text}")
  string(REPLACE "`" "\\`" text "${text}")
  string(REPLACE "\${" "\\\${" text "${text}")
  string(REPLACE "\r" "\\r" text "${text}")
  string(REGEX REPLACE "<([/!])" "\\\\x3c\\1" text "${text}")  # these could end the script
  set(${name} "`${text}`" PARENT_SCOPE)
endfunction()

function(texts_of extension only result)
  set(problems "")
  file(GLOB folders LIST_DIRECTORIES TRUE RELATIVE "${SAMPLES}" "${SAMPLES}/*")
  foreach(problem IN LISTS folders)
    if(only AND NOT list MATCHES "id: \"${problem}\"[^\n]*${only}")
      continue()
    endif()
    set(texts "")
    file(GLOB files RELATIVE "${SAMPLES}/${problem}" "${SAMPLES}/${problem}/${PATTERN}.${extension}")
    file(GLOB ours RELATIVE "${SAMPLES}/${problem}" "${SAMPLES}/${problem}/sample.${extension}")
    file(GLOB others RELATIVE "${SAMPLES}/${problem}" "${SAMPLES}/${problem}/*.${extension}")
    foreach(file IN LISTS files ours others)
      list(FIND files "${file}" place)
      if(place LESS 0 AND texts)
        break()
      endif()
      file(READ "${SAMPLES}/${problem}/${file}" text)
      string(LENGTH "${text}" length)
      if(length GREATER MOST)
        continue()
      endif()
      file(READ "${SAMPLES}/${problem}/${file}" bytes HEX)
      if(bytes MATCHES "^(..)*0d0a")  # file(READ) has removed each \r
        string(REPLACE "\n" "\r\n" text "${text}")
      endif()
      quote(text)
      get_filename_component(name "${file}" NAME_WLE)
      string(APPEND texts "    '${name}': ${text},\n")
    endforeach()
    string(APPEND problems "  '${problem}': {\n${texts}  },\n")
  endforeach()
  set(${result} "{\n${problems}}" PARENT_SCOPE)
endfunction()

# ---- The modules, each after its imports

# The name of a module is that of its folder and of its file, such as core/matching.
set(floors core input picture views page)
set(import "\nimport {([^}]*)} from '([^']*)'")
set(names)
foreach(file IN LISTS MODULES)
  string(REGEX REPLACE "^.*/([^/]+)/([^/]+)\\.js$" "\\1/\\2" name "${file}")
  get_filename_component(folder "${name}" DIRECTORY)
  list(APPEND names ${name})
  file(READ "${file}" text)
  string(REGEX REPLACE "(\nimport {[^}]*} from ')\\./" "\\1${folder}/" text "\n${text}")
  string(REGEX REPLACE "(\nimport {[^}]*} from ')([^']*/)?([^/']+/[^/']+)\\.js'" "\\1\\3'" text "${text}")
  set(text_${name} "${text}")
  string(REGEX MATCHALL "${import}" imports_${name} "${text}")
  list(TRANSFORM imports_${name} REPLACE "${import}" "\\2")
  list(FIND floors "${folder}" floor)
  foreach(other IN LISTS imports_${name})
    string(REGEX REPLACE "/.*" "" other_floor "${other}")
    list(FIND floors "${other_floor}" other_floor)
    if(other_floor GREATER floor)
      message(FATAL_ERROR "${name}.js imports ${other}.js, whose folder comes later: ${floors}")
    endif()
  endforeach()
endforeach()
if(NOT names)
  message(FATAL_ERROR "there is no module")
endif()

set(placed)
set(script "")
while(names)
  set(next)
  foreach(name IN LISTS names)
    set(missing ${imports_${name}})
    list(REMOVE_ITEM missing ${placed} "")
    if(NOT missing)
      set(next ${name})
      break()
    endif()
  endforeach()
  if(NOT next)
    message(FATAL_ERROR "these modules import each other, or one that is not there: ${names}")
  endif()
  list(REMOVE_ITEM names ${next})
  list(APPEND placed ${next})
  set(text "${text_${next}}")
  string(REGEX MATCHALL "\nexport (async function|function|class|const) +[A-Za-z_0-9]+" exports "${text}")
  list(TRANSFORM exports REPLACE "^.* " "")
  set(exports_${next} ${exports})
  string(REGEX MATCHALL "${import}" lines "${text}")
  foreach(line IN LISTS lines)
    string(REGEX REPLACE "${import}" "\\2" from "${line}")
    string(REGEX REPLACE "${import}" "\\1" wanted "${line}")
    string(REGEX MATCHALL "[A-Za-z_0-9]+" wanted "${wanted}")
    list(REMOVE_ITEM wanted ${exports_${from}})
    if(wanted)
      message(FATAL_ERROR "${next}.js imports what ${from}.js does not export: ${wanted}")
    endif()
  endforeach()
  string(REGEX REPLACE "\nimport ({[^}]*}) from '([^/']+)/([^/']+)';" "\nconst \\1 = m_\\2_\\3;"
    text "${text}")
  string(REGEX REPLACE "\nexport (async function|function|class|const)" "\n\\1" text "${text}")
  string(REGEX REPLACE "(\n *|  )// [^\n]*" "" text "${text}")  # the page needs no comments
  string(REGEX REPLACE "\n[ \n]+" "\n" text "${text}")  # no text in a module has more than one line
  if(text MATCHES "\n((import|export)[^\n]*)")
    message(FATAL_ERROR "${next}.js: this cannot be assembled: ${CMAKE_MATCH_1}")
  endif()
  string(REPLACE ";" ", " exports "${exports}")
  string(REPLACE "/" "_" module "${next}")
  string(APPEND script "\nconst m_${module} = await (async () => {\n${text}\n"
    "return { ${exports} };\n})();\n")
endwhile()

function(put_texts place extension only)
  if(script MATCHES "{/\\* ${place} \\*/}")
    texts_of(${extension} "${only}" texts)
    string(REPLACE "{/* ${place} */}" "${texts}" script "${script}")
    set(script "${script}" PARENT_SCOPE)
  endif()
endfunction()
# Replaces {/* codes */} and {/* parts */}. A part is a header of the notebook as bundle inserts it, or the
# file with the Chinese comments of all headers.
function(put_codes)
  set(codes "")
  set(parts "")
  # Most short files begin in the same way, and so do their functions main; many read edges.
  set(text_top "// SPDX-License-Identifier: CC0-1.0\n\n// ")
  set(text_std "#include <bits/stdc++.h>\nusing namespace std;\n")
  set(text_main "int main() {\n  ios::sync_with_stdio(false), cin.tie(nullptr);\n  ")
  set(text_edges "  for (auto& e : edges)\n    cin >> e.first >> e.second, --e.first, --e.second;\n")
  set(names)
  foreach(file IN LISTS PARTS)
    get_filename_component(name "${file}" NAME_WLE)
    list(APPEND names ${name})
    file(READ "${file}" text)
    string(REGEX REPLACE "^// SPDX[^\n]*\n//\n" "" text "${text}")
    string(REPLACE "\n#pragma once\n" "\n" text_${name} "${text}")
  endforeach()
  list(APPEND names top std main edges)
  foreach(name IN LISTS names)
    set(text "${text_${name}}")
    quote(text)
    string(APPEND parts "  '${name}': ${text},\n")
  endforeach()
  foreach(file IN LISTS CODES)
    get_filename_component(problem "${file}" NAME_WLE)
    file(READ "${file}" text)
    foreach(name IN LISTS names)
      string(REPLACE "${text_${name}}" "@${name}@" text "${text}")
    endforeach()
    quote(text)
    string(APPEND codes "  '${problem}': ${text},\n")
  endforeach()
  string(REPLACE "{/* codes */}" "{\n${codes}}" script "${script}")
  string(REPLACE "{/* parts */}" "{\n${parts}}" script "${script}")
  set(script "${script}" PARENT_SCOPE)
endfunction()
string(REPLACE "[/* problems */]" "[\n${list}]" script "${script}")
put_texts(samples in "")
put_texts(outputs out "asks: ")
put_codes()
put_texts(answers out "")
while(script MATCHES "{/\\* file ([a-z.]+) \\*/}")
  set(place "${CMAKE_MATCH_0}")
  file(READ "${CMAKE_CURRENT_LIST_DIR}/${CMAKE_MATCH_1}" text)
  string(REGEX REPLACE "(^|\n)#[^\n]*" "" text "${text}")
  string(REPLACE "\n  " "\n" text "${text}")
  quote(text)
  string(REPLACE "${place}" "${text}" script "${script}")
endwhile()
if(script MATCHES "</script")
  message(FATAL_ERROR "'</script' in a module would end the script there")
endif()

# ---- The page

file(READ "${TEMPLATE}" page)
string(REGEX REPLACE "\n[ \n]+" "\n" page "${page}")
set(style "")
if(STYLE)
  file(READ "${STYLE}" style)
  string(REGEX REPLACE "\n[ \n]+" "\n" style "${style}")
  string(REGEX REPLACE "/\\*[^*]*\\*/" "" style "${style}")
endif()
foreach(place style script)
  if(NOT page MATCHES "<!-- ${place} -->")
    message(FATAL_ERROR "${TEMPLATE} has no place <!-- ${place} -->")
  endif()
endforeach()
string(REPLACE "<!-- style -->" "<style>\n${style}</style>" page "${page}")
string(REPLACE "<!-- script -->" "<script type=\"module\">${script}</script>" page "${page}")
file(WRITE "${OUT}" "${page}")
