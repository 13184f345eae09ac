// SPDX-License-Identifier: CC0-1.0
//
// Provides the texts of the page in both languages, which are read from texts.txt.

export const source = {/* file texts.txt */};

export const texts = { en: {}, zh: {} };
for (const [, key, en, zh] of source.matchAll(/^(\w+)\n(.*)\n(.*)$/gm)) {
  texts.en[key] = en;
  texts.zh[key] = zh;
}

const HOLES = /\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g;

// With a value: the texts if it is true and if not. Otherwise, the texts for mouse and keys and for a finger.
const WAYS = /<<(?:(\w+)\?)?((?:\{[^}]*\}|[^{|])*)\|(.*?)>>/g;
const isTouched = () => Boolean(globalThis.document) && (matchMedia('(pointer: coarse)').matches || isNarrow());

// Checks whether the style sheet shows the page as on a phone.
export const isNarrow = () => getComputedStyle(document.documentElement).getPropertyValue('--narrow') !== '';

let language = 'en';

export const isChinese = () => language === 'zh';

export function setLanguage(name) {
  language = name;
}

// Checks whether the current language has a text with this key.
export const hasText = (key) => key in texts[language];

// Returns a text in the current language, with its placeholders replaced by `values`, and with a
// no-break space for each '~'. A word that the page explains is still marked as [word|key], where
// `key` names the explanation.
function filled(key, values) {
  if (!hasText(key)) throw new Error(`texts.txt has no text '${key}'`);
  const nounOf = (word) => (typeof values[word] === 'string' ? values[word] : word);
  const chosen = texts[language][key].replaceAll('~', '\u00a0')
    .replace(WAYS, (_, name, yes, no) => ((name ? values[name] : !isTouched()) ? yes : no));
  const text = chosen.replace(HOLES, (_, name, one, many) => {
    const value = values[name];
    return one === undefined ? value : `${value} ${nounOf(value === 1 ? one : many)}`;
  });
  // A sentence may begin with a name. Chinese text has no blanks between its characters.
  if (language === 'en') return /[.?:]$/.test(text) ? text[0].toUpperCase() + text.slice(1) : text;
  return text.replace(/(?<=[\u3000-\uffef])\s(?=[\u3000-\uffef])/g, '');
}

// Joins sentences; leaves out those that are empty or false.
export const sentences = (...list) => list.filter(Boolean).join(language === 'zh' ? '' : ' ');

const TERMS = /\[([^|\]]+)\|(\w+)\]/g;

// Returns a text in the current language as plain text. A word that the page explains is marked as
// [word|key] in texts.txt; the result has only the word.
export const t = (key, values = {}) => filled(key, values).replace(TERMS, '$1');

// Returns a text in the current language as HTML. Each word that is marked as [word|key] in
// texts.txt becomes an element that shows the explanation of the word.
export function rich(key, values = {}) {
  return filled(key, values).replace(TERMS, (_, word, term) =>
    `<dfn tabindex="0" aria-label="${word}: ${t(`term_${term}`)}" data-term="${t(`term_${term}`)}">${word}</dfn>`);
}

// Returns the name of a vertex on a side in the current language, and the word for such vertices.
export const vertexOf = (side, name) => side[language].one.replaceAll(' ', '\u00a0').replace('{name}', name);
export const verticesOf = (side) => side[language].many;
