// SPDX-License-Identifier: CC0-1.0
//
// Says in the language of the page what is wrong with an input. The solvers, and the page, report it
// as "line L: expected E, found F".

import { t } from './texts.js';

// The kinds of faults: the key in texts.txt, a pattern of E, and a pattern of F. The groups of the
// patterns are the values of the text.
const KINDS = [
  ['faultEnd', /./, /^the end of the input$/],
  ['faultMore', /^the end of the input$/, /^(?<found>.*)$/],
  ['faultRow', /^a row of length (?<length>\d+)$/, / of length (?<own>\d+)$/],
  ['faultSign', /^(?<signs>'.'.*)$/, /^(?<found>.*) in column (?<column>\d+)$/],
  ['faultLeast', / from (?<low>-?\d+) to \d{9,}$/, /^(?<found>.*)$/],
  ['faultRange', / from (?<low>-?\d+) to (?<high>-?\d+)$/, /^(?<found>.*)$/],
  ['faultOther', /./, /./],
];

export function faultOf(message) {
  const [, line, expected, found] = /^line (\d+): expected (.*), found (.*)$/.exec(message);
  const [key, ...patterns] = KINDS.find(([, ofExpected, ofFound]) =>
    ofExpected.test(expected) && ofFound.test(found));
  const values = Object.assign({ line }, ...[expected, found].map((text, i) => patterns[i].exec(text).groups));
  if (values.signs) values.signs = values.signs.match(/'.'/g).join(t('comma'));
  return t(key, values);
}
