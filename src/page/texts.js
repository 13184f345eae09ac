// SPDX-License-Identifier: CC0-1.0
//
// All that the page says, in each of its languages. The texts are in texts.txt.

const source = {/* file texts.txt */};

export const texts = { en: {}, zh: {} };
for (const [, key, en, zh] of source.matchAll(/^(\w+)\n {2}(.*)\n {2}(.*)$/gm)) {
  texts.en[key] = en;
  texts.zh[key] = zh;
}

const HOLES = /\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g;

let language = 'en';

export function setLanguage(name) {
  language = name;
}

// Whether the language has such a text.
export function hasText(key) {
  return key in texts[language];
}

// A text in the language that is set, with its terms marked as [word|key].
function filled(key, values) {
  const text = texts[language][key].replace(HOLES, (_, name, one, many) => {
    const value = values[name];
    return one === undefined ? value : `${value} ${value === 1 ? one : many}`;
  });
  // Chinese has blanks only next to other letters.
  return language === 'zh' ? text.replace(/([\u3000-\uffef]) (?=[\u3000-\uffef])/g, '$1') : text;
}

const TERMS = /\[([^|\]]+)\|(\w+)\]/g;

// A text in the language that is set.
export function t(key, values = {}) {
  return filled(key, values).replace(TERMS, '$1');
}

// The same as HTML, in which each term has its explanation.
export function rich(key, values = {}) {
  return filled(key, values).replace(TERMS, (_, word, term) =>
    `<dfn tabindex="0" aria-label="${word}: ${t(`term_${term}`)}" data-term="${t(`term_${term}`)}">${word}</dfn>`);
}

// The name of a problem of problems.js.
export function titleOf({ title }) {
  return title[language];
}
