// SPDX-License-Identifier: CC0-1.0
//
// Checks the contrast, the language, the names of controls and the width of the page.

// Shows and inspects the page at each of the addresses. This function runs in the page. An address
// is the part of a URL from '#' on, which selects a problem, a tab of the page and other settings.
// Skips an address if the problem does not have the tab. Returns the number of addresses that were
// inspected, and a list of defects: texts with low contrast, texts with any of the `words` (which
// belong to another language than `language`), missing values in texts, controls without a name,
// and parts of the page beyond `width` pixels.
export function inspected(addresses, width, language, words) {
  const wrong = new Set();
  let state = '';
  const complain = (about, element) => {
    wrong.add(`${state}: ${about}${element ? ` of ${element.outerHTML.slice(0, 120)}` : ''}`);
  };
  const isShown = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const ancestors = (e) => (e ? [...ancestors(e.parentElement), getComputedStyle(e)] : []);

  // ---- Contrast as defined by WCAG 2; colors are [red, green, blue, opacity]

  const colorOf = (text) => {
    const [r, g, b, a = 1] = text.match(/[\d.]+/g).map(Number);
    return [r, g, b, a];
  };
  const over = ([r, g, b, a], below) => [r, g, b].map((x, i) => x * a + below[i] * (1 - a));
  const backgroundOf = (element) => ancestors(element).reduce(
    (below, style) => over(colorOf(style.backgroundColor), below), [255, 255, 255]);
  const opacityOf = (element) => ancestors(element).reduce((all, { opacity }) => all * opacity, 1);
  const lightness = (color) => {
    const [r, g, b] = color.map((x) => x / 255)
      .map((x) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const checkContrast = (element, color, background) => {
    const [p, q] = [color, background].map((c) => lightness(c) + 0.05);
    const contrast = Math.max(p / q, q / p);
    if (!(contrast >= 4.5)) complain(`contrast ${contrast.toFixed(2)}`, element);
  };

  const textNodes = () => [...document.querySelectorAll(':not(script, style, noscript)')]
    .flatMap(({ childNodes }) => [...childNodes])
    .filter(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim() !== '');

  const checkColors = () => {
    const elements = new Set(document.querySelectorAll('textarea, select'));
    for (const { parentElement } of textNodes()) {
      if (!parentElement.closest('svg, option')) elements.add(parentElement);
    }
    for (const element of elements) {
      if (!isShown(element) || element.closest(':disabled')) continue;
      const background = backgroundOf(element);
      const [r, g, b, a] = colorOf(getComputedStyle(element).color);
      checkContrast(element, over([r, g, b, a * opacityOf(element)], background), background);
    }
    for (const text of document.querySelectorAll('#base text')) {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      for (const x of [left + 2, right - 2]) {
        const below = document.elementsFromPoint(x, (top + bottom) / 2).find(({ nodeName }) => nodeName === 'path');
        const { fill, stroke } = below ? getComputedStyle(below) : { fill: 'none', stroke: 'none' };
        const seen = [fill, stroke].find((color) => color !== 'none');
        checkContrast(text, colorOf(getComputedStyle(text).fill),
          seen ? colorOf(seen) : backgroundOf(text.closest('#picture')));
      }
    }
  };

  // ---- Texts; outputs are not translated

  const checkTexts = () => {
    const foreign = '#language, #output';
    const found = textNodes().filter(({ parentElement }) => !parentElement.closest(foreign))
      .map(({ data }) => data);
    for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'alt']) {
      for (const element of document.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name));
    }
    for (const text of found) {
      for (const word of words) {
        const at = text.indexOf(word);
        const ends = at === -1 ? '' : (text[at - 1] ?? '') + (text[at + word.length] ?? '');
        if (at !== -1 && !/\w/.test(ends)) complain(`'${word}' in '${text}'`);
      }
      if (/undefined|NaN|\{\w|\[object/.test(text)) complain(`'${text}'`);
      if (language === 'en' && /[\u3400-\u9fff]/.test(text)) complain(`'${text}'`);
    }
  };

  const checkControls = () => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > width) complain(`${scrollWidth} wide`);
    const controls = 'button, select, textarea, input:not([type=file]), [tabindex="0"]';
    for (const control of document.querySelectorAll(controls)) {
      if (!isShown(control)) continue;
      const { left, right } = control.getBoundingClientRect();
      if (left < 0 || right > width + 1) complain('outside is a part', control);
      const labels = [...(control.labels ?? [])].map(({ textContent }) => textContent).join('');
      const name = control.ariaLabel || control.textContent.trim() || labels;
      if (!name) complain('no name', control);
    }
  };

  // ---- The views

  let views = 0;
  for (const address of addresses) {
    // The browser ignores changes of the real URL if many of them follow each other quickly.
    dispatchEvent(new HashChangeEvent('hashchange', { newURL: `http://page/${address}` }));
    const { tab } = document.querySelector('[role=tab][aria-selected=true]').dataset;
    // If the problem does not have the tab that the address selects, the page shows another tab.
    if (address.includes('&m=') && !address.includes(`&m=${tab}`)) continue;
    ++views;
    state = address;
    checkColors();
    checkTexts();
    checkControls();
  }
  return { views, wrong: [...wrong] };
}

// Splits the texts of the page in `language` at the placeholders, such as {v}. Returns the pieces
// that occur in no text in the language `other`. Leaves out very short pieces.
export function textsOnlyIn(texts, language, other) {
  const pieces = Object.values(texts[language]).flatMap((text) => text.split(/\{[^}]*\}|<<(?:\w+\?)?|\||>>/));
  const others = Object.values(texts[other]).join('\n');
  const least = language === 'en' ? /[A-Za-z]{3}/ : /[\u3400-\u9fff].*[\u3400-\u9fff]/;
  return [...new Set(pieces.map((piece) => piece.trim()))]
    .filter((piece) => least.test(piece) && !others.includes(piece));
}
