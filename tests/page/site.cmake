# SPDX-License-Identifier: CC0-1.0
#
# Has NODE write the site of the page SHOWN into the folder WORK, by the script in the folder PAGE. The
# script checks its links. Checks the files of each problem in the folder SAMPLES.
file(REMOVE_RECURSE "${WORK}")
execute_process(COMMAND "${NODE}" "${PAGE}/write_site.mjs" "${SHOWN}" "${WORK}" https://example.org/games
  RESULT_VARIABLE status)
if(NOT status EQUAL 0)
  message(FATAL_ERROR "write_site.mjs: ${status}")
endif()
file(READ "${WORK}/sitemap.txt" sitemap)
file(GLOB problems RELATIVE "${SAMPLES}" "${SAMPLES}/*")
foreach(problem IN LISTS problems)
  foreach(language "" .zh)
    file(READ "${WORK}/${problem}${language}.html" text)
    foreach(part "<title>[^<]+</title>" "<h1>[^<]+</h1>\n<p>[^<]+" "<pre>[^<]+</pre>\n<h3>[^<]+</h3><pre>[^<]+</pre>"
        "index.html#[^\"]*t=[^\"]+\"" "#include &lt;bits/stdc")
      if(NOT text MATCHES "${part}")
        message(SEND_ERROR "${problem}${language}.html: expected ${part}")
      endif()
    endforeach()
    if(text MATCHES "undefined|NaN|\\[object")
      message(SEND_ERROR "${problem}${language}.html: ${CMAKE_MATCH_0}")
    endif()
    if(NOT sitemap MATCHES "https://example.org/games/${problem}${language}.html\n")
      message(SEND_ERROR "sitemap.txt lacks ${problem}${language}.html")
    endif()
  endforeach()
endforeach()
file(READ "${WORK}/luogu7368_asteroids.zh.html" text)
file(READ "${WORK}/luogu7368_asteroids.html" english)
if(NOT text MATCHES "<title>P7368 题解：.*<p>行、列是点，.*<svg" OR english MATCHES "行、列是点，")
  message(SEND_ERROR "luogu7368_asteroids: expected a Chinese title with P7368, explanation and picture, and an English page")
endif()
