// SPDX-License-Identifier: CC0-1.0
//
// Makes the tab "Code": the short file of the problem, to copy or to save.

import { problemOf } from '../input/problems.js';
import { safe } from '../picture/svg.js';
import { button, paragraph, row } from './parts.js';
import { isChinese, t } from './texts.js';
import { why } from './why.js';

// The build inserts the files of src/submit. Many of them contain the same files of the notebook. Each of these, and
// each common beginning, is stored once, in `parts`, and stands for @name@ in a file.
const files = {/* codes */};
const parts = {/* parts */};

// Returns a header of the notebook with Chinese comments. The file comments.zh.txt has, below a line with the name
// of the header, a paragraph for each comment: for a block of lines that are comments, or the end of a line.
function inChinese(name, comments) {
  const texts = comments.split('\n\n');
  return parts[name].replace(/^( *)\/\/.*(?:\n\1\/\/.*)*|\/\/.*/gm, (_, indent, at, code) => {
    const width = indent?.length ?? at - code.lastIndexOf('\n', at) - 1;
    return `${indent ?? ''}// ${texts.shift().replaceAll('\n', `\n${' '.repeat(width)}// `)}`;
  });
}

// Returns the short file of a problem, in which the headers have comments in the present language.
export const codeOf = (id) => files[id].replace(/@(\w+)@/g, (_, name) => {
  const [, comments] = isChinese() ? parts['comments.zh'].split(`# ${name}.hpp\n`) : [];
  return comments ? inChinese(name, comments) : parts[name];
});

const TOKENS = new RegExp([
  /(?<comment>\/\/.*)/, /(?<text>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')/, /(?<word>#\w+|\b(?:KEYWORDS)\b)/,
].map(({ source }) => source).join('|').replace('KEYWORDS', 'auto|bool|break|case|char|const|continue|do|else|false|' +
  'for|if|int|long|namespace|nullptr|operator|public|private|return|static|struct|switch|template|this|true|typename|' +
  'unsigned|using|void|while'), 'g');

// Returns C++ code as HTML, in which comments, texts and keywords have elements of their own.
function colored(code) {
  let [html, end] = ['', 0];
  for (const { 0: token, index, groups } of code.matchAll(TOKENS)) {
    const kind = Object.keys(groups).find((name) => groups[name]);
    html += `${safe(code.slice(end, index))}<span class="${kind}">${safe(token)}</span>`;
    end = index + token.length;
  }
  return html + safe(code.slice(end));
}

export const code = {
  ...why,
  controls: () => row(button('copyCode', t('copy'), { kind: 'main' }), button('saveCode', t('saveCode'))),
  says: () => '',
  body: ({ state }) => `<pre id="code" tabindex="0" aria-label="${t('tab_code')}">${colored(codeOf(state.problem))}</pre>` +
    (problemOf(state.problem).asks ? '' : paragraph(t('whenFull'), 'soft')),
};
