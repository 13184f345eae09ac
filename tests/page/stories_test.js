// SPDX-License-Identifier: CC0-1.0
//
// Contains stories. A story is a test that uses the built page like a visitor, by mouse, touch and
// keyboard. Stories find the controls of the page by the texts of the controls, and the large parts
// of the page by ids.
import { standOf } from '../../src/page/core/game.js';
import { answer } from '../../src/page/input/answers.js';
import { examples, samples } from '../../src/page/input/examples.js';
import { read } from '../../src/page/input/formats.js';
import { allProblems, problemOf, problems } from '../../src/page/input/problems.js';
import { scriptOf, trickyOf } from '../../src/page/input/tricky.js';
import { titleWithNames } from '../../src/page/page/find.js';
import { addressOf, firstState, stateOf } from '../../src/page/page/state.js';
import { codeOf } from '../../src/page/views/code.js';
import { setLanguage, t, texts, vertexOf } from '../../src/page/views/texts.js';
import { command, downloads, fileAt, inTab, page, pageUrl, pathOf, urlOf } from './browser.js';
import { adderTo, anyOf, below, check, equal } from './checks.js';
import { inspected, textsOnlyIn } from './inspect.js';
import { linksOfTools } from './library_answers.js';
import { tokensOf } from './outputs.js';
import { query } from './query.js';

export const stories = [];
const addStory = adderTo(stories);

const BEGINNING = `#m=why&l=en&t=4+4/..../..../..*./..../`;

// Adds a story, which is a test that uses the page like a visitor. A story starts with a board in
// the tab "Why". The first story loads the page, and so does a story after one that stopped its
// clock. The other stories only call goTo(), which must reset the page.
const story = (name, body, tier) => addStory(name, inTab(name, async () => {
    const now = await page.run(() => !window.tick && location.href.split('#')[0]);
    if (now !== pageUrl) await page.visit(pageUrl);
    await goTo(BEGINNING);
    await body();
    await page.run(() => localStorage.clear());
  }), tier);

// Makes the page show what `hash`, the part of a URL from '#' on, describes. Sends the page the
// event for a changed URL. Changing the real URL would not work: if many changes follow each other
// quickly, the browser ignores some of the changes.
const goTo = (hash) => page.run((wanted) => {
  dispatchEvent(new HashChangeEvent('hashchange', { newURL: `http://page/${wanted}` }));
}, hash);

// ---- Parts of the page

const push = (key, values) => page.click(`=${t(key, values)}`);

const isPossible = (key) => page.run((name) =>
  [...document.querySelectorAll('button:enabled')].some((button) => button.checkVisibility() &&
    (button.ariaLabel ?? button.textContent.trim()) === name), t(key));

// Presses a button that copies a text, checks that the button reports this, which it does for a short
// time, and returns the text, as it is pasted.
async function copied(id) {
  await page.run((button) => {
    window.label = new Promise((fulfil) => new MutationObserver(([{ target }]) => fulfil(target.textContent))
      .observe(document.getElementById(button), { childList: true }));
    window.pasted = new Promise((fulfil) => addEventListener('paste', (event) => {
      event.preventDefault();
      fulfil(event.clipboardData.getData('text'));
    }, { once: true }));
  }, id);
  await page.click(`#${id}`);
  equal(await page.run(() => window.label), t('copied'), 'the label');
  await page.click('#input');
  await page.shortcut('v', 'paste');
  return page.run(() => window.pasted);
}

const input = () => page.value('#input');
const output = () => page.text('#output');
const tabNow = () => page.run(() => document.body.dataset.tab);
const said = () => page.text('#verdict');
const noted = () => page.text('#note');

async function paste(text) {
  await page.click('#input');
  await page.paste(text);
}

const chooseFrom = (list, value) => page.run((name, wanted) => {
  const select = document.getElementById(name);
  select.focus();
  select.value = wanted;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}, list, value);

const choose = (id) => chooseFrom('problem', id);
const example = (key) => chooseFrom('example', `e:${key}`);
const sample = (name) => chooseFrom('example', `s:${name}`);

// Returns the top edges of the elements with these ids.
const topsOf = (...ids) => page.run((all) => all.map((id) => document.getElementById(id).getBoundingClientRect().top), ids);

const goBack = () => page.run(() => new Promise((fulfil) => {
  addEventListener('hashchange', fulfil, { once: true });
  history.back();
}));

// Scrolls to the picture. Returns the middles of all labels in the picture that have this text,
// from left to right.
function placesOf(text) {
  return page.run((wanted) => {
    const picture = document.getElementById('picture');
    const { top, bottom } = picture.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) picture.scrollIntoView({ block: 'center' });
    return [...document.querySelectorAll('#base text')]
      .filter((node) => node.textContent === wanted)
      .map((node) => {
        const box = node.getBoundingClientRect();
        return [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      }).sort((p, q) => p[0] - q[0] || p[1] - q[1]);
  }, String(text));
}

// Returns the point in the middle of a cell. The labels at the border of the board give the
// positions of the row and the column.
async function cell(row, column) {
  const [[, y]] = await placesOf(row);
  const columns = await placesOf(column);
  const [x] = columns.reduce((p, q) => (q[1] < p[1] ? q : p));
  return [x, y];
}

// Returns the middle of the vertex with this name. If both sides of a bipartite graph have a vertex
// with this name, returns the middle of the left vertex.
const vertex = async (name) => (await placesOf(name))[0];
const rightVertex = async (name) => (await placesOf(name)).pop();

async function show(id, text) {
  await choose(id);
  await paste(text);
}

// Chooses a problem, enters an input, and opens the tab "Draw".
async function draw(id, text) {
  await show(id, text);
  equal(await page.value('#problem'), id, 'the problem');
  await push('tab_draw');
}

// Checks that the page shows the input `text`, and that the output in the page is the answer that
// the modules of the page compute for this input.
async function checkLive(text) {
  equal(await input(), text, 'the input');
  const id = await page.value('#problem');
  const model = read(id, text);
  equal([model.error, await output()], [null, answer(id, model)], 'the output');
}

// Checks that an action makes the page show the input `text` and its output.
async function makes(action, text) {
  await action;
  await checkLive(text);
}

// Returns the contents and the visibility of all parts of the page.
function everything() {
  return page.run(() => {
    const ids = ['problem', 'example', 'case', 'case-count', 'input', 'output', 'base', 'overlay', 'verdict',
      'body', 'legend', 'tabs', 'answer', 'error', 'rules'];
    const parts = ids.map((id) => document.getElementById(id))
      .map((node) => [node.id, node.value ?? node.innerHTML, node.checkVisibility()]);
    return [...parts, document.documentElement.lang, document.documentElement.dataset.theme];
  });
}

// ---- Finding a problem

story('a problem is found by typing', async () => {
  await page.click('#find');
  for (const sign of 'P6577') await command('Input.insertText', { text: sign });
  await page.press('Enter');
  equal([await page.value('#problem'), await page.value('#find')], ['luogu6577_weighted_perfect_matching', ''], 'chosen');
  for (const sign of 'blossom') await command('Input.insertText', { text: sign });
  await page.press('ArrowDown', 'ArrowDown', 'ArrowUp');
  const [active, chosen, expanded] = await page.run(() => [document.getElementById('find').getAttribute('aria-activedescendant'),
    document.querySelector('#found [role=option][aria-selected=true]').id, document.getElementById('find').ariaExpanded]);
  equal([active, expanded], [chosen, 'true'], 'the option that a screen reader names');
  await page.press('Enter');
  equal(`found-${await page.value('#problem')}`, chosen, 'the second one');
  for (const [name, id] of [['P4055', 'jsoi2009_game'], ['HDU+3446', 'hdu3446_chess'], ['UOJ%2081', 'uoj81_weighted_matching']]) {
    await goTo(`#p=${name}`);
    equal([await page.value('#problem'), await page.text('#notice')], [id, ''], name);
  }
});

const heavyPairs = `90 4005\n${Array.from({ length: 90 }, (_, v) => Array.from({ length: v }, (__, w) => `${w + 1} ${v + 1} ${v + w}\n`).join('')).join('')}`;

story('slow work', async () => {
  await choose('uoj81_weighted_matching');
  // This worker never answers, however slow the test is.
  await page.run(() => void Object.assign(window, { Quick: Worker, Worker: class { terminate() {} postMessage() {} } }));
  await paste(heavyPairs);
  equal(await output(), t('computing'), 'the page does not wait');
  await push('stop');
  equal(await output(), t('stopped'), 'stopped');
  await push('restart');
  equal([await output(), await isPossible('stop')], [t('computing'), true], 'computed again');
  await page.run(() => { window.Worker = window.Quick; });
  for (const key of ['stop', 'restart']) await push(key);
  await page.until(() => document.getElementById('stop').hidden);
  equal((await output()).split('\n')[0], String(89 * 45), 'the output');
  const isSaid = (wanted) => ['answer', 'error'].some((part) => document.getElementById(part).textContent.startsWith(wanted));
  await show('abc223g_vertex_deletion', `50001\n${Array.from({ length: 50000 }, (_, i) => `1 ${i + 2}`).join('\n')}x\n`);
  await page.until(isSaid, 'Line 50001: ');
  const about = (wins) => t('answer_winner', { wins, first: 'Alice', v: t('cell', { row: 1, column: 1 }) });
  await goTo(`#l=en&p=bzoj2463_who_wins&c=1&t=${'50/51/'.repeat(10001)}0/`);
  await page.until(isSaid, about(false));
  await push('previousCase');
  await page.until(isSaid, about(true));
  await show('uoj79_general_matching', '12000 2\n1 2\n2 3\n');
  equal([await page.isShown('#picture'), await page.text('#unseen'), await page.text('#answer')],
    [false, t('hidden'), t('answer_matching', { pairs: 1 })], 'an answer without a picture');
  check((await page.text('#body')).includes('exactly 11998 exposed.') && !(await page.text('#body')).includes(t('proofHint')), await page.text('#body'));
});

// ---- Phone and paper

story('the input on a phone, and the code on paper', async () => {
  await page.size(390, 844, true);
  await goTo(BEGINNING);
  const tops = await topsOf('show', 'legend', 'inputs', 'panel', 'outputs');
  check(tops.every((top, i) => i === 0 || top > tops[i - 1]) && tops[2] < 844, 'the input is below the picture', tops);
  const [box, picture, zoom] = await page.run(() => ['input', 'picture', 'larger'].map((id) => document.getElementById(id).getBoundingClientRect().toJSON()));
  check(box.height > 100 && zoom.top - picture.bottom < 20, 'lines of the input, and the buttons at the picture', box, picture, zoom);
  await push('tab_play');
  const [verdict, controls, inputs] = await topsOf('verdict', 'controls', 'inputs');
  check(verdict < controls && controls < inputs && verdict < 844 / 2 + 200, 'what to do is below the picture', verdict, controls, inputs);
  await push('tab_code');
  await page.theme('light', { media: 'print' });
  const code = await page.run(() => ['scrollHeight', 'clientHeight'].map((name) => document.getElementById('code')[name]));
  check(code[0] > 500 && code[1] >= code[0], 'the whole code is printed', code);
  await goTo(`#l=en&p=uoj79_general_matching&t=90+0/${'/'.repeat(60)}`);
  equal(await page.run(() => [document.getElementById('input'), document.getElementById('problem')].map((one) =>
    [one.scrollHeight <= one.clientHeight, one.checkVisibility()])), [[true, true], [true, true]], 'the whole input and the name');
});

// ---- The picture

// The first lines of the input are in sight, and the frame of the picture is always the same.
story('the first glance', async () => {
  await page.size(1280, 800);
  const boxesOf = (...ids) => page.run((all) => all.map((id) => document.getElementById(id).getBoundingClientRect().toJSON()), ids);
  await page.run(() => scrollTo(0, 0));
  const [frame] = await boxesOf('picture');
  for (const language of ['en', 'zh']) {
    for (const hash of ['', 'm=play&g=0', 'm=draw', 'm=code', 't=2+9/........./.*......./', 'p=gcj2008_king', 'p=noi2011_rabbit_egg&m=play',
      'p=uoj79_general_matching', 'p=uoj81_weighted_matching', 'p=luogu4014_assignment', 'p=luogu2774_grid_numbers']) {
      await goTo(`#l=${language}&${hash}`);
      const [picture, box] = await boxesOf('picture', 'input');
      equal(picture, frame, 'the frame', hash, language);
      check(box.top + 80 < 800, 'the input is in sight', hash, box.top);
    }
  }
  check(frame.width > 0.57 * 1249 && frame.width < 0.62 * 1249 && frame.height >= 440, 'the size', frame);
  setLanguage('en');
  for (const id of ['uoj79_general_matching', 'uoj81_weighted_matching']) {
    await goTo(`#p=${id}&l=en`);
    const [a, b] = await vertex(1);
    for (const tab of ['draw', 'code', 'why']) {
      const [x, y] = await push(`tab_${tab}`).then(() => vertex(1));
      check(Math.hypot(x - a, y - b) < 60, 'the graph does not turn', id, tab, [x, y], [a, b]);
    }
  }
});

const graphOf = (sizes, count, endsOf) => `${sizes} ${count}\n${Array.from({ length: count }, (_, i) => `${endsOf(i).join(' ')}\n`).join('')}`;

story('a graph with many vertices', async () => {
  await page.size(1280, 800);
  const seen = () => page.run(() => {
    const texts = [...document.querySelectorAll('#base text')];
    const [xs, heights] = ['left', 'height'].map((side) => texts.map((node) => node.getBoundingClientRect()[side]));
    return { height: Math.min(...heights), wide: (Math.max(...xs) - Math.min(...xs)) / document.getElementById('picture').clientWidth,
      texts: texts.map(({ textContent }) => textContent),
      lines: ['edge', 'pair', 'soft'].map((name) => [...document.querySelectorAll(`#base [stroke="var(--${name})"]`)].map((path) => path.getAttribute('d')).join('')) };
  });
  await show('uoj78_bipartite_matching', graphOf('20 20', 40, (i) => [i % 20 + 1, (i * 7 + (i >= 20)) % 18 + 1]));
  let now = await seen();
  check(now.height >= 9 && now.wide > 0.9 && now.lines[2] === '', 'large names, the whole width, no badges', now.height, now.wide, now.lines[2]);
  const pairs = now.lines[1].split('M').slice(1).map((line) => line.match(/[\d.]+/g).map(Number));
  check(pairs.length === 18 && pairs.every(([, y, , z]) => y === z), 'each pair is a row of its block', pairs);
  await show('uoj79_general_matching', graphOf('50', 60, (i) => [i % 50 + 1, (i * 11 + 3) % 50 + 1]));
  now = await seen();
  check(now.height >= 12 && now.wide > 0.7, 'large names', now.height, now.wide);
  // The center of a star of stars is in A, and its other vertices are in D.
  await show('uoj79_general_matching', graphOf('500', 496, (i) => [i % 4 + 1, i + 5]));
  now = await seen();
  equal([now.texts, now.lines[0], (await page.text('#legend')).includes(t('closed'))], [['A, D: 8', 'D: 492'], '', true], 'closed boxes without edges');
  const [[x, y]] = await placesOf('A, D: 8');
  await page.click([x, y + 22]);
  now = await seen();
  check(['1', '2', '3', '4'].every((name) => now.texts.includes(name)) && now.height > 8, 'the names in an opened box', now.texts.length);
  await page.move(await vertex(2));
  equal((await seen()).lines[0].split('M').length - 1, 124, 'the edges at the pointer');
  await push('zoomFit');
  await page.focus('#picture');
  check((await page.press('ArrowRight', 'Enter').then(seen)).texts.includes('5'), 'opened by key');
  equal((await page.press('0').then(seen)).texts, ['A, D: 8', 'D: 492'], 'closed by key');
});

story('a vertex is dragged in each view', async () => {
  await goTo('#p=uoj79_general_matching&t=3+2/1+2/2+3/&l=en');
  for (const tab of ['why', 'search', 'draw']) {
    await push(`tab_${tab}`);
    if (tab === 'draw') await push('tool_move');
    const [x, y] = await vertex(1);
    await page.drag([x, y], [x - 50, y + 30], [x - 90, y + 20]);
    const [a, b] = await vertex(1);
    check(Math.hypot(a - x + 90, b - y - 20) < 5, 'moved', tab, [x, y], [a, b]);
  }
});

// Tests what a first visit offers, and that problems and examples open on the view that explains them.
story('the first visit', async () => {
  for (const language of ['en', 'zh']) {
    setLanguage(language);
    await page.language(language === 'en' ? 'en-US' : 'zh-CN');
    for (const [key, id, tab, chosen] of [['play', 'picture', 'play', 'canYouBeatMe'], ['find', 'find', 'play', 'canYouBeatMe'],
      ['paste', 'input', 'play', 'canYouBeatMe'], ['prices', 'picture', 'why', 'prices'], ['blossom', 'slider', 'search', 'blossomWithStem']]) {
      await goTo('#');
      if (key === 'play') await page.click('#do-offer-play');
      else await page.focus(`#do-offer-${key}`).then(() => page.press('Enter'));
      equal([await page.run(() => document.activeElement.id), await tabNow(), await page.value('#example')], [id, tab, `e:${chosen}`], key);
      check((await page.run(() => Boolean(document.getElementById('do-offer-play')))) === (tab === 'play'), 'offered once', key);
    }
    check((await said()).includes(t('step_blossom', { count: 3, base: t('vertex', { name: 5 }) })), 'a blossom', await said());
  }
  setLanguage('en');
  await goTo('#p=noi2011_rabbit_egg&l=en');
  check(await tabNow() === 'play' && await page.isShown('#slider') && (await page.text('#controls')).includes(t('rounds')), 'the record');
});

// ---- Graphs with weights

story('a graph with weights', async () => {
  await choose('uoj81_weighted_matching');
  equal(await page.run(() => document.querySelectorAll('#base path[fill="var(--band)"]').length), 3, 'outlines');
  await draw('uoj81_weighted_matching', '3 2\n1 2 50\n2 3 60\n');
  const ends = [await vertex(1), await vertex(2)];
  await page.drag(...ends);
  equal(await input(), '3 2\n2 3 60\n1 2 1\n', 'another weight');
  await page.drag(...ends);
  equal(await input(), '3 1\n2 3 60\n', 'no edge');
});

story('a matrix', async () => {
  await show('luogu4014_assignment', '2\n3 7\n5 8\n');
  check(await page.isShown('#picture') && (await placesOf(7)).length === 1, 'cells');
  await page.click((await placesOf(8))[0]);
  check((await said()).includes('8 = '), await said());
  await page.click((await placesOf(7))[0]);
  check((await said()).includes('7 ≥ ') && (await said()).includes('is heavier by at least 1'), await said());
  await page.click('#do-coloring-greatest');
  check((await page.text('#answer')).includes('12') && (await said()).includes('7 = '), 'the cell stays chosen');
  await show('luogu6577_weighted_perfect_matching', '3 6\n1 2 4\n1 3 9\n2 1 2\n2 3 9\n3 3 1\n3 1 7\n');
  await page.click((await placesOf(9)).reduce((p, q) => (q[1] < p[1] ? q : p)));
  check((await said()).includes('such a cell need not be in one'), 'no perfect matching has this cell', await said());
  await push('tab_search');
  await page.focus(`[aria-label="${t('forward')}"]`);
  while (await isPossible('forward')) await page.press('Enter');
  check((await said()).includes(t('so', { matching: t('matching_greatest'), weight: tokensOf(await output())[0] })), 'the Hungarian method', await said());
});

story('capacities', async () => {
  await example('numbers');
  await page.click(await cell(1, 2));
  check((await said()).replaceAll('\u00a0', ' ').includes('3 + 2 + 3 = 8 ≤ 8') && (await placesOf(9)).length === 1, await said());
  await example('planets');
  equal(await page.text('#body'), 'Why is there no place for all?3 people (◇) can live on planets 1, 3 only: people 1, 2, 4. ' +
    'Planets 1, 3 (+) have 2 places. 2 < 3, so 1 person has no place.');
  equal([await isPossible('tab_search'), await isPossible('tab_play'), await isPossible('tab_draw')], [false, false, true], 'tabs');
  await paste(`70 1\n${'1\n'.repeat(70)}60\n`);
  check((await said()).includes('2×5') && (await page.text('#body')).includes('person\u00a01×70') && (await placesOf(70)).length === 1, await page.text('#body'));
  await paste(`300 9\n${Array.from({ length: 300 }, (_, i) => `${Array.from({ length: 9 }, (__, k) => (i >> k) & 1).join(' ')}\n`).join('')}${' 9'.repeat(9)}\n`);
  equal([await page.isShown('#picture'), await page.text('#unseen'), await page.text('#answer')], [false, t('hidden'), t('answer_too_few')], 'no picture');
  check((await page.text('#body')).endsWith('81 < 300, so 219 people have no place.'), await page.text('#body'));
});

const table = (n, value) => `${Array.from({ length: n }, (_, r) => Array.from({ length: n }, (__, c) => value(r, c)).join(' ')).join('\n')}\n`;

story('texts agree with what is drawn', async () => {
  await page.size(390, 844, true);
  await show('luogu4014_assignment', `2\n${table(2, (r, c) => r * c)}`);
  check((await said()).includes(t('proves', { matching: t('matching_greatest'), isLeast: true })) && (await page.text('#body')).includes('So no perfect'), await said());
  await show('luogu3967_weighted_matching', `2\n${table(2, (r, c) => r - c)}`);
  check((await page.text('#body')).includes('if and only if it lies on no such cycle'), 'a reason');
  await show('uoj81_weighted_matching', '6 8\n1 2 6\n2 3 7\n1 3 6\n3 4 9\n4 5 8\n5 6 8\n4 6 8\n2 6 1\n');
  check((await placesOf(7)).length === 1 && !(await said()).includes('no room'), 'all weights');
  check(!(await page.text('#body')).includes('odd sets'), 'no sets');
  await show('uoj81_weighted_matching', '3 1\n1 2 5\n');
  check((await page.text('#body')).includes(t('othersAreZero')), 'zeros');
  await choose('abc247g_dream_team');
  await sample('statement_2');
  check((await placesOf(320508075)).length === 2, 'price and weight');
  await page.click('#do-step-size3');
  const proof = await page.text('#body');
  check(proof.includes('Why is no matching with 3 pairs heavier?') && proof.includes('3 * 494897427 = 2032700249') &&
    proof.includes(t('notNegative')), proof);
  equal(await page.run(() => document.querySelectorAll('#do-step-size3[aria-pressed="true"]').length), 1, 'the pressed size');
  await sample('statement_1');
  await page.click('#do-step-size2');
  check((await page.text('#body')).includes('every cell'), 'a matrix', await page.text('#body'));
  await show('luogu4298_sacrifice', `12 11\n${Array.from({ length: 11 }, (_, i) => `${i + 1} ${i + 2}\n`).join('')}`);
  await push('coloring_copies');
  check((await said()).includes('too many') && (await said()).includes('a step of a chain'), await said());
  check((await page.text('#body')).includes('no copy of it'), 'the antichain');
  await show('luogu4298_sacrifice', '3 1\n1 2\n');
  await push('coloring_some');
  check(!(await page.text('#legend')).includes(t('legend_inNone')), 'no white vertex');
  await paste('4 3\n1 2\n1 3\n2 4\n');
  check((await page.text('#legend')).includes(t('legend_inNone')), 'white vertices');
  await page.size(1280, 900);
  const tops = await topsOf('find', 'link');
  check(Math.abs(tops[0] - tops[1]) < 9, 'one row of controls', tops);
});

story('texts agree with large pictures', async () => {
  await page.size(390, 844, true);
  await show('luogu4014_assignment', `30\n${table(30, (r, c) => (r * 7 + c * c) % 50)}`);
  check((await said()).includes('The filled cells') && !(await page.text('#legend')).includes(t('legend_price')), await said());
  await show('uoj81_weighted_matching', `62 31\n${Array.from({ length: 31 }, (_, i) => `${2 * i + 1} ${2 * i + 2} 5\n`).join('')}`);
  check((await page.text('#body')).includes(t('moreTerms', { n: 1 })), 'a long sum', await page.text('#body'));
  const all = Array.from({ length: 20 }, (_, v) => Array.from({ length: v }, (__, w) => `${w + 1} ${v + 1} ${v * w + 1}\n`).join(''));
  await show('uoj81_weighted_matching', `20 190\n${all.join('')}`);
  check((await said()).includes('no room'), await said());
  check((await page.run(() => document.querySelectorAll('#base text').length)) >= 50, 'names, prices and weights of pairs');
  await show('uoj81_weighted_matching', `501 4005\n${'1 2 1\n2 3 1\n1 3 1\n'.repeat(1335)}`);
  check((await page.text('#unseen')).includes('at most 500 vertices'), 'too large');
}, 'release');

// ---- Input and output

// Tests that a key that makes the input wrong changes only the message at the input: all other parts keep their
// places and contents. Without an earlier input of the problem, there is neither a picture nor an output, except
// for the cases before the fault.
story('a wrong input', async () => {
  const places = () => page.run(() => ['picture', 'card', 'inputs', 'outputs', 'tools', 'help'].map((name) => {
    const part = document.getElementById(name);
    return [part.getBoundingClientRect().toJSON(), part.checkVisibility(), name === 'inputs' || part.textContent];
  }));
  for (const [width, tab] of [[1400, 'why'], [1400, 'play'], [390, 'draw']]) {
    await page.size(width, 844, width < 400);
    await goTo(`${BEGINNING}&m=${tab}`);
    await page.click('#input');
    await page.run(() => document.getElementById('input').setSelectionRange(0, 0));
    const before = await places();
    await page.press('-');
    equal(await places(), before, width, tab);
    equal(await page.run(() => [document.getElementById('error').role, document.getElementById('input').ariaInvalid,
      getComputedStyle(document.getElementById('picture')).opacity, document.getElementById('copy').disabled]),
    ['alert', 'true', '0.45', true], tab);
  }
  await page.size(1400, 900);
  await goTo('#t=1+1/-');
  equal(await page.run(() => ['error', 'picture', 'card', 'tools'].filter((name) => document.getElementById(name).checkVisibility())),
    ['error'], 'shown');
  equal([await page.text('#error'), await output()],
    [t('faultSign', { line: 2, column: 1, found: "'-'", signs: ["'.'", "'#'"].join(t('comma')) }), ''], 'the message');
  await paste('1 1\n.\n\n');
  equal([await page.isShown('#error'), await page.isShown('#picture'), await output()],
    [false, true, 'WIN\n1 1\n'], 'good again');
  await choose('uoj79_general_matching');
  check(!(await page.isShown('#error')) && (await page.text('#notice')) === t('ownKept'), 'no error first');
  await goBack();
  equal([await page.value('#problem'), await input()], ['jsoi2009_game', '1 1\n.\n\n'], 'the own text is kept');
  await paste('1 1\n-');
  await page.click('#language');
  const error = await page.text('#error');
  check(/第 2 行.*：.*'\.'/.test(error) && !/[a-z]/i.test(error), error);
  await page.click('#language');
  await goTo('#p=gcj2008_king&t=3/1+1/K/1+2/K./1+1/%3F/');
  equal([await output(), await page.text('#error')], ['Case #1: B\nCase #2: A\n',
    `${t('errorAfter', { n: 2 })} ${t('faultSign', { line: 7, column: 1, found: "'?'", signs: "'.', '#', 'K'" })}`], 'the good cases');
  await goTo('#p=hdu4687_boke_and_tsukkomi&t=2+2/1+9/1+q/');
  check(!(await page.text('#error')).includes(t('warning')), 'an error without warnings', await page.text('#error'));
  await goTo('#t=1+1/./0+0/');
  check((await output()) === 'WIN\n1 1\n' && (await page.text('#error')).startsWith(`${t('warning')} ${t('faultMore', { line: 3, found: "'0'" })}`),
    'a warning', await page.text('#error'));
});

story('a pasted text stays in its problem', async () => {
  const damages = [(text) => text.replace(/\S+\s*$/, ''), (text) => text.trim().replace(/\n.*$/, ''),
    (text) => text.replace(/\n/, ' 7\n'), (text) => text.replace(/\d+(?!.*\d)/, 'x')];
  // The browser allows 200 steps of the history in 10 seconds.
  const damaged = problems.map(({ id }, i) => [id, damages[i % 4](Object.values(samples[id])[0].replaceAll('\r', ''))]);
  const seen = await page.run((texts) => texts.map(([id, text]) => {
    dispatchEvent(new HashChangeEvent('hashchange', { newURL: `http://page/#p=${id}` }));
    const [list, box, error] = ['problem', 'input', 'error'].map((name) => document.getElementById(name));
    box.value = text;
    box.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste' }));
    return [list.value, box.value, error.textContent !== '', error.querySelectorAll('[data-do=showAs]').length];
  }), damaged);
  damaged.forEach(([id, text], i) => {
    const { error, warnings } = read(id, text);
    equal(seen[i].slice(0, 3), [id, text, warnings.length > 0 || Boolean(error && !error.limit)], id);
  });
  check(seen.filter(([, , , offered]) => offered > 0).length < 3, 'offers of other problems');
  const text = '2 3\n...\n.#.\n';
  await show('codechef_hamilg', text);
  const is = titleWithNames(problemOf('jsoi2009_game'), 'en');
  equal(await page.text('#error'), t('faultNumber', { line: 2, found: "'...'" }) + t('otherProblem', { is }), 'an offer');
  await push('otherProblem', { is });
  equal([await page.value('#problem'), await input(), await page.isShown('#error')], ['jsoi2009_game', text, false], 'accepted');
  await goBack();
  equal([await page.value('#problem'), await input()], ['codechef_hamilg', text], 'back to the pasted text');
});

story('examples and samples', async () => {
  for (const { key, id, text } of examples.slice(0, 3)) {
    await example(key);
    equal([await page.value('#problem'), await input()], [id, text], key);
    check((await output()) !== '' && (await page.isShown('#picture')), key);
  }
  const offered = () => page.run(() => [...document.querySelectorAll('#example optgroup')].map(({ children }) => children.length));
  const id = 'gcj2008_king';
  await choose('loj6033_board_game');
  await choose(id);
  check((await output()) !== '', 'no problem keeps the first input of another one');
  const own = Object.entries(samples[id]).filter(([name]) => name.startsWith('statement'));
  equal(await offered(), [examples.length, own.length], 'one option for each');
  const [name, text] = own[0];
  await sample(name);
  equal(await input(), text.replaceAll('\r\n', '\n'), name);
});

story('files are dropped and opened', async () => {
  const [[name, text]] = Object.entries(samples.jsoi2009_game);
  const path = `${query.samples}/jsoi2009_game/${name}.in`;
  const isThere = (wanted) => document.getElementById('input').value === wanted;
  await page.drop(path, '#picture');
  await page.until(isThere, text);
  await checkLive(text);
  await paste('1 1\n.\n');
  await page.chooseFile(path, '#file');
  await page.until(isThere, text);
});

story('several cases', async () => {
  await show('gcj2008_king', '3\n1 1\nK\n1 2\nK.\n2 2\nK#\n##\n');
  equal(await page.value('#case'), '1', 'the first case');
  check(!(await isPossible('previousCase')), 'before the first');
  const shown = [await page.text('#answer')];
  await page.click(await cell(1, 1));
  for (let i = 1; i < 3; ++i) {
    await push('nextCase');
    equal(await page.value('#case'), String(i + 1), 'the next case');
    shown.push(await page.text('#answer'));
  }
  const king = (wins) => t('answer_winner', { wins, v: t('cell', { row: 1, column: 1 }), first: t('mover_0') });
  equal(shown, [king(false), king(true), king(false)], 'the answers');
  check(!(await isPossible('nextCase')) && (await said()).includes(t('pointHere')), 'no chosen cell behind the last');
  await push('previousCase');
  equal(await page.value('#case'), '2', 'the case before');
  await page.click('#case');
  await page.shortcut('a', 'selectAll');
  await page.press('3', ...'9999999999', 'Enter');
  await page.until(() => /&c=2\b/.test(location.hash));  // the last case in the address
  equal(await page.text('#answer'), shown[2], 'the last case by a number beyond it');
});

// ---- Drawing

story('walls are drawn', async () => {
  await draw('jsoi2009_game', '3 4\n....\n....\n....\n');
  await makes(page.click(await cell(1, 2)), '3 4\n.#..\n....\n....\n');
  await makes(page.drag(await cell(2, 1), await cell(2, 2), await cell(2, 3), await cell(3, 3), await cell(2, 3)), '3 4\n.#..\n###.\n..#.\n');
  await makes(page.click(await cell(1, 2)), '3 4\n....\n###.\n..#.\n');
  for (let i = 0; i < 2; ++i) await push('undoDraw');
  await checkLive('3 4\n.#..\n....\n....\n');
  await page.click(`[aria-label="${t('rows')}: ${t('more')}"]`);
  await makes(page.click(`[aria-label="${t('columns')}: ${t('fewer')}"]`), '4 3\n.#.\n...\n...\n...\n');
  await makes(push('clear'), '4 3\n...\n...\n...\n...\n');
  await page.run(() => { Math.random = () => 0.1; });
  await makes(push('random'), '4 3\n###\n###\n###\n###\n');
});

story('kings and pieces are drawn', async () => {
  await draw('gcj2008_king', '1\n2 3\nK..\n.#.\n');
  await push('tool_king');
  await page.click(await cell(2, 3));
  await push('tool_paint');
  await makes(page.click(await cell(2, 3)), '1\n2 3\n...\n.#K\n');
  await push('tool_king');
  await makes(page.click(await cell(1, 1)), '1\n2 3\nK..\n.#.\n');
  await draw('noi2011_rabbit_egg', '1 4\nXO.X\n0\n');
  await push('tool_white');
  await makes(page.drag(await cell(1, 1), await cell(1, 2)), '1 4\nOO.X\n0\n');
  await push('tool_blank');
  await page.click(await cell(1, 4));
  equal((await input()).split('\n')[1].indexOf('.'), 3, 'the empty cell');
}, 'release');

story('drawing with a finger', async () => {
  await page.size(390, 844, true);
  await paste('3 3\n...\n...\n...\n');
  await page.touch(await cell(1, 2));
  await page.until((v) => document.getElementById('verdict').textContent.includes(v),
    t('cell', { row: 1, column: 2 }));
  await push('tab_draw');
  await makes(page.touch(await cell(1, 1)), '3 3\n#..\n...\n...\n');
  await makes(page.touch(await cell(3, 1), await cell(3, 2), await cell(3, 3)), '3 3\n#..\n...\n###\n');
});

// Returns a point of the picture that is far from all vertices.
const emptyPlace = () => page.run(() => {
  const { right, bottom } = document.getElementById('sheet').getBoundingClientRect();
  return [right - 12, bottom - 12];
});

story('a graph by mouse', async () => {
  await draw('uoj79_general_matching', '3 3\n1 2\n1 2\n2 3\n');
  await makes(page.click(await emptyPlace()), '4 3\n1 2\n1 2\n2 3\n');
  await makes(page.drag(await vertex(4), [600, 400], await vertex(1)), '4 4\n1 2\n1 2\n2 3\n1 4\n');
  await makes(page.drag(await vertex(4), await vertex(1)), '4 3\n1 2\n1 2\n2 3\n');
  await page.drag(await vertex(4), await vertex(3));
  await push('tool_move');
  const [x, y] = await vertex(1);
  await page.drag([x, y], [x - 30, y + 10], [x - 60, y + 30]);
  const moved = await vertex(1);
  check(Math.hypot(moved[0] - (x - 60), moved[1] - (y + 30)) < 4, 'moved', [x, y], moved);
  await checkLive('4 4\n1 2\n1 2\n2 3\n3 4\n');
  await push('tool_remove');
  const [p, q] = [await vertex(1), await vertex(2)];
  await makes(page.click([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]), '4 2\n2 3\n3 4\n');
  await makes(page.click(await vertex(2)), '3 1\n2 3\n');
  await makes(push('undoDraw'), '4 2\n2 3\n3 4\n');
});

story('a number of a matrix, a grid or a vertex', async () => {
  for (const [id, text, place, keys, changed] of [['luogu3967_weighted_matching', '2\n1 2\n3 4\n', () => cell(1, 2), '-7', '2\n1 -7\n3 4\n'],
    ['luogu2774_grid_numbers', '2 3\n1 2 3\n4 5 6\n', () => cell(2, 3), '78', '2 3\n1 2 3\n4 5 78\n'],
    ['luogu3254_round_table', '2 1\n3 4\n5\n', () => vertex(2), '6', '2 1\n3 6\n5\n'],
    ['hdu3605_escape', '1 2\n0 1\n7 8\n1 1\n1\n9\n', () => rightVertex(2), '-5', '1 2\n0 1\n7 0\n1 1\n1\n9\n']]) {
    await draw(id, text);
    await page.click(await place());
    equal((await page.text('#controls label')).trim(), t('numberOf', { isCell: !/\d5|54/.test(id) }), 'the field');
    await makes(page.press(...keys), changed);
  }
});

// Tests what surrounds the text boxes.
story('the boxes of input and output', async () => {
  await choose('luogu3386_bipartite_matching');
  for (const key of ['D', 'A', 'C']) check((await page.text('#legend')).includes(t(`class_${key}`, { game: false })), 'the first example', key);
  await show('gcj2008_king', `101\n${'1 1\nK\n'.repeat(50)}1 2\nK?\n${'1 1\nK\n'.repeat(50)}`);
  await page.click('#error button');
  await page.until(() => document.getElementById('lines').textContent.includes('103\n104'));
  equal(await page.run(() => [getSelection().toString(), Math.abs(document.getElementById('input').scrollTop - 2000) < 400]),
    ['K?', true], 'the line of the message');
  await paste('3\n1 1\nK\n1 1\nK\n2 1\nK\n#\n');
  equal((await page.text('#lines')).split('\n').at(-1), '9', 'the numbers of the lines');
  await push('tab_draw');
  await makes(push('clear'), '1\n1 1\nK\n');
  await choose('hdu3446_chess');
  for (const [width, language] of [[1400, 'en'], [1100, 'zh'], [810, 'en']]) {
    await page.size(width, 900);
    await goTo(`#p=hdu3446_chess&l=${language}`);
    equal(await page.run(() => {
      const [box, find, ...all] = ['output', 'find', 'problem', 'example', 'open', 'link'].map((id) => document.getElementById(id));
      const topOf = (one) => one.getBoundingClientRect().top;
      return [box.scrollWidth <= box.clientWidth, all.every((one) => Math.abs(topOf(one) - topOf(find)) < 9)];
    }), [true, true], 'wrapped, and one line of controls', width, language);
  }
  await page.click('#input');
  await page.run(() => new Promise((fulfil) => { setTimeout(fulfil, 200); }));  // the page pauses between two savings
  await page.press(' ');
  equal(stateOf(await page.run(() => location.hash)).text, await input(), 'the address that is loaded if the visitor reloads at once');
});

// Presses keys, and checks the message that the page shows about these keys.
async function isNoted(keys, key, values) {
  await page.press(...keys);
  equal(await noted(), t(key, values), keys);
}

const refused = (keys, why) => isNoted(keys, 'nothing', { why });

// Tests the messages for screen readers that say what a key did, or why the key did nothing.
story('messages about a board', async () => {
  const at = (row, column) => t('cell', { row, column });
  await paste('2 3\n...\n.#.\n');
  await page.focus('#picture');
  await page.press('ArrowRight', 'ArrowRight', 'ArrowDown');
  equal([await said(), await noted()], [t('here', { v: at(2, 2), what: 'wall' }), ''], 'a wall');

  await push('tab_draw');
  await page.click(await cell(2, 2));
  equal(await page.text('#answer'), t('answer_chooser_loses', { Second: 'AA', first: 'YY' }), 'the answer');
  await page.focus('#picture');
  await isNoted(['u'], 'undone');
  await checkLive('2 3\n...\n.#.\n');

  await push('tab_play');
  await push('opponent_none');
  await page.focus('#picture');
  await page.press('Escape');
  await isNoted(['ArrowRight'], 'here_begin', { v: at(1, 1) });
  await isNoted(['Enter'], 'here_token', { v: at(1, 1) });
  await isNoted(['ArrowRight'], 'here_choice', { v: at(1, 2) });
  await page.press('Enter', 'ArrowLeft');
  await refused(['Enter'], t('here_visited', { v: at(1, 1) }));
  await refused(['ArrowDown', 'Enter'], t('here_far', { v: at(2, 1), from: at(1, 2) }));
  await refused(['ArrowRight', 'Enter'], t('here', { v: at(2, 2), what: 'wall' }));
  equal(await said(), t('go', { turn: t('turn_their', { Who: 'AA' }), v: at(1, 2), list: at(1, 3) }), 'the move');

  await draw('gcj2008_king', '1\n1 2\nK.\n');
  await page.click(await cell(1, 1));
  equal(await noted(), t('nothing', { why: t('why_start') }), 'the king stays');
}, 'release');

// The verdict is the text about the vertex under the pointer. Tests that the height of the verdict
// does not depend on the vertex, so that the parts of the page below the verdict stay in place.
story('nothing jumps', async () => {
  const heights = () => page.run(() => {
    const picture = document.getElementById('sheet');
    const { left, top, width, height } = picture.getBoundingClientRect();
    const seen = new Set();
    for (let i = 0; i < 144; ++i) {
      const clientX = left + (width * (i % 12)) / 12;
      const clientY = top + (height * Math.floor(i / 12)) / 12;
      picture.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY, bubbles: true }));
      seen.add(document.getElementById('said').getBoundingClientRect().height);
    }
    return [...seen];
  });
  for (const [width, height] of [[1400, 900], [390, 844]]) {
    await page.size(width, height);
    for (const key of ['longCorridor', 'chess', 'blossomInBlossom', 'peaksAndValleys']) {
      await example(key);
      for (const mode of ['why', 'draw', 'play']) {
        if (!(await isPossible(`tab_${mode}`))) continue;  // nobody plays
        await push(`tab_${mode}`);
        await heights();
        const seen = await heights();
        equal(seen.length, 1, width, key, mode, 'heights', seen);
      }
    }
  }
}, 'release');

story('a graph with two sides', async () => {
  await draw('uoj78_bipartite_matching', '2 2 1\n1 1\n');
  await makes(page.drag(await vertex(2), await rightVertex(1)), '2 2 2\n1 1\n2 1\n');
  await page.drag(await vertex(1), await vertex(2));
  const [v, w] = [1, 2].map((name) => vertexOf(problemOf('uoj78_bipartite_matching').sides[0], name));
  equal(await noted(), t('nothing', { why: t('why_side', { v, w }) }), 'one side');
  await checkLive('2 2 2\n1 1\n2 1\n');
  const [x, y] = await rightVertex(2);
  await makes(page.click([x - 70, y]), '2 3 2\n1 1\n2 1\n');
}, 'release');

story('a tree by mouse', async () => {
  await draw('cf1970c_game_on_tree', '3 1\n1 2\n1 3\n2\n');
  const [x, y] = await vertex(3);
  check((await vertex(1))[1] < y - 40, 'the root is above');
  await makes(page.click([x, y + 60]), '4 1\n1 2\n1 3\n3 4\n2\n');
  await makes(page.drag(await vertex(2), await vertex(3)), '4 1\n1 2\n2 3\n3 4\n2\n');
  await push('tool_remove');
  await makes(page.click(await vertex(3)), '3 1\n1 2\n2 3\n2\n');
  await page.click(await vertex(1));
  equal(await noted(), t('nothing', { why: t('why_root') }), 'the root');
  await checkLive('3 1\n1 2\n2 3\n2\n');
}, 'release');

// Tests how the page draws, counts and lists three classes of edges: the edges in every maximum
// matching, in some but not every maximum matching, and in no maximum matching.
story('kinds of edges', async () => {
  await example('certainLetters');
  equal(await output(), '1 1\n2 2\n', 'the output');
  const legend = await page.text('#legend');
  for (const kind of ['every', 'some', 'none']) check(legend.includes(t(`legend_${kind}`)), legend);
  const drawn = await page.run(() => [...document.querySelectorAll('#base path[fill=none]')]
    .map((path) => [path.getAttribute('d').split('M').length - 1, path.getAttribute('stroke')].join(' ')));
  for (const lines of ['4 var(--edge)', '9 var(--link)', '2 var(--good)', '5 var(--pair)']) {
    check(drawn.includes(lines), lines, drawn);
  }
  await push('proof_some', { some: 9 });
  const numbers = await page.run(() => [...document.querySelectorAll('#base text')].slice(-9)
    .map((text) => [text.textContent, text.getAttribute('x'), text.getAttribute('y')]));
  check(numbers.every(([number, x, y], i) => number === String(i + 1) &&
    numbers.slice(0, i).every(([, a, b]) => Math.hypot(x - a, y - b) > 15)), 'counted edges', numbers);
  await page.move(await rightVertex(2));
  const [letter, envelope] = problemOf('ssl1331_letters').sides.map((side) => (name) => vertexOf(side, name));
  check((await said()).includes(t('edges_every', { v: envelope(2), list: letter(2) })), await said());
  check((await said()).includes(t('edges_none', { v: envelope(2), list: [3, 5].map(letter).join(t('comma')) })), await said());
});

// ---- Questions of visitors

const linesOfLegend = () => page.run(() =>
  [...document.querySelectorAll('#legend li:not(.absent)')].map((li) => li.textContent));

// Returns the path of the lines of this color on top of the picture.
const arrows = (color) => page.run((name) =>
  document.querySelector(`#overlay [stroke="var(--${name})"]`)?.getAttribute('d') ?? '', color);

// Returns whether the layers on top of the picture have a line of this color.
const isMarkedBy = async (color) => (await arrows(color)) !== '';

// Tests that the page shows for each losing cell of a board why it loses: by a path.
story('one cell is changed', async () => {
  await example('lostBoard');
  check((await said()).includes(t('idle_gamePerfect', { cell: t('word_cell') }).slice(-80)), await said());
  await page.move(await cell(2, 3));
  check((await said()).includes(t('reason_perfect', { cell: t('word_cell') })) && await isMarkedBy('good'), await said());
  await push('tab_draw');
  await page.click(await cell(3, 3));
  const lines = (await output()).trim().split('\n');
  equal(lines[0], 'WIN', 'the output');
  await checkLive('4 4\n....\n....\n..#.\n....\n');
  await push('tab_why');
  const first = t('firstNamed', { who: 'YY' });
  let paths = 0;
  for (const line of lines.slice(1)) {
    const [row, column] = line.split(' ').map(Number);
    await page.move(await cell(row, column));
    const v = t('cell', { row, column });
    check((await said()).includes(t('whyWins', { v, first }).slice(1)), await said());
    paths += Number(await isMarkedBy('path'));
  }
  equal(paths, lines.length - 2, 'paths');
});

const cellsIn = (text) => [...text.matchAll(/\((\d+),\s(\d+)\)/g)].map(([, r, c]) => [Number(r), Number(c)]);

const isNext = ([r, c], [row, column]) => Math.abs(r - row) + Math.abs(c - column) === 1;

// Returns the cells that the token has visited, in the order of the visits.
const trail = async () => cellsIn((await page.text('#body')).replace(/.*:/, ''));

// Returns the case that is shown, with the fields of standOf() for the game that is played.
async function position() {
  const item = read(await page.value('#problem'), await input()).cases[0];
  return { ...item, ...standOf(item.graph, (await trail()).map(([r, c]) => item.vertexAt(r - 1, c - 1))) };
}

// On this board, the token has both a winning and a losing move from most cells.
const branches = '4 4\n....\n#.#.\n....\n.#.#\n';

// Makes the moves that the hints of the page suggest, until the program of the page, which plays
// against the visitor, cannot move.
async function winByHints() {
  while (!(await said()).includes(t('overProgram'))) {
    await push('hint');  // which is for one move
    const good = await page.run(() => document.querySelector('#verdict .good')?.textContent ?? '');
    const { names, winning } = await position();
    const [moves, answers] = good.split('.').map(cellsIn);
    equal(moves.map((place) => place.join(' ')), winning.map((v) => names[v]), 'the hint');
    check(answers.every((place, i) => (i === 0 ? moves.some((move) => String(move) === String(place))
      : isNext(place, answers[i % 2 === 1 ? 0 : i - 1]))), 'the answers', good);
    check(answers.length % 2 === 1 && !good.includes(t('term_maximum')), 'an answer to each move', good);
    await page.click(await cell(...cellsIn(good)[0]));
  }
}

story('moves are taken back by button and by key', async () => {
  await example('oneCellChanged');
  await push('tab_play');
  await page.click(await cell(1, 1));
  equal(await trail(), [[1, 1]], 'the start');
  await page.move([1, 1]);
  const before = await everything();
  await page.click(await cell(1, 2));
  equal((await trail()).slice(0, 2), [[1, 1], [1, 2]], 'a move');
  equal((await trail()).length, 3, 'and the answer');
  await push('undo');
  await page.move([1, 1]);
  equal(await everything(), before, 'taken back');
  await page.focus('#picture');
  await page.press('Escape', 'ArrowRight', 'Enter');
  equal((await trail()).slice(0, 2), [[1, 1], [1, 2]], 'a move by key, from the token');
  await page.press('u');
  equal(await trail(), [[1, 1]], 'taken back by key');
  await page.press('h');
  check((await page.run(() => document.querySelector('#verdict .good') !== null)), 'a hint by key');
});

// Makes the moves of the visitor: always to the first cell in the list of possible cells. The
// program of the page replies. Stops when the player to move cannot move.
async function playAnyhow() {
  for (;;) {
    const { cells, choices } = await position();
    if (choices.length === 0) return;
    await page.click(await cell(...cells[choices[0]].map((x) => x + 1)));
  }
}

story('the program wins', async () => {
  await paste(branches);
  await push('tab_play');
  await push('opponent_first');
  await page.click(await cell(1, 2));
  await page.press('u');
  equal([(await trail()).length, await isPossible('undo')], [2, false], 'the program has moved, and this move stays');
  await playAnyhow();
  check((await said()).includes(t('overYou')), await said());
  check((await said()).includes(t('lostFromStart')), await said());
  await push('opponent_none');
  await push('newGame');
  await page.click(await cell(1, 1));
  await page.click(await cell(1, 2));
  equal(await trail(), [[1, 1], [1, 2]], 'two people');
  await push('opponent_first');
  equal(await trail(), [[1, 1], [1, 2]], 'the person is to move');
  await push('opponent_second');
  const game = await trail();
  equal([game.slice(0, 2), game.length], [[[1, 1], [1, 2]], 3], 'the program goes on with the game');
});

story('the mistake is found', async () => {
  await example('wholeGame');
  const [count, ...rounds] = tokensOf(await output()).map(Number);
  check(count > 0, 'mistakes');
  const { path } = read('noi2011_rabbit_egg', await input()).cases[0];
  const numbers = { mistakes: count, rounds: (path.length - 1) / 2 };
  equal(await page.text('#answer'), t('answer_mistakes', numbers), 'the answer');
  await page.focus('#slider');
  const found = [];
  for (let move = 0; move < path.length - 1; ++move) {
    equal(await page.value('#slider'), String(move), 'the slider');
    const [beginning] = t('thisMistake', { list: '|', rabbit: true }).split('|');
    if ((await said()).includes(beginning)) found.push(move / 2 + 1);
    check(!(await isMarkedBy('path')) || !(await said()).includes(t('thisGood')), 'an arrow under another one');
    await page.press('ArrowRight');
  }
  equal(found, rounds, 'the mistakes on the way');
  await push('roundMistake', { round: rounds[0] });
  equal(await page.value('#slider'), String(2 * (rounds[0] - 1)), 'the first mistake');
  const mistake = await said();
  const to = (v) => names[v].split(' ').map((x) => 28 + 40 * (x - 0.5)).reverse().join(' ');
  const { names, graph } = read('noi2011_rabbit_egg', await input()).cases[0];
  const { winning } = standOf(graph, path.slice(0, 2 * rounds[0] - 1));
  check((await arrows('good')).includes(`M${to(winning[0])}`), 'the arrow begins at the piece');
  await push('showWhy');
  check((await said()).includes(t('reason_mistake_title')) && await isMarkedBy('bad'), await said());
  for (const key of ['kept', 'has', 'over']) {
    await push('nextStep');
    const heading = t(`reason_${key}_title`, { cell: t('word_cell'), first: t(`mover_transcript_${key === 'kept' ? 0 : 1}`) });
    check((await said()).includes(heading), heading, await said());
  }
  await push('backToGame');
  equal(await said(), mistake, 'back at the mistake');
  for (const tab of ['tab_why', 'tab_play']) {
    await push(tab);
    const frame = await page.run(() => document.querySelector('#base [stroke="var(--token)"]').getAttribute('d'));
    check(frame.endsWith('h24v24h-24z') && (await linesOfLegend()).includes(t('legend_blank')), 'the empty cell in', tab);
  }
  await push('tab_why');
  await page.move(await cell(1, 2));
  check((await said()).includes(t('firstNamed', { who: t('mover_transcript_1') })), 'the egg is first', await said());
  await push('tab_play');
  await push('roundMistake', { round: rounds[0] });
  await push('playHere');
  equal((await trail()).length, 2 * rounds[0] - 1, 'played on from here');
  check((await page.text('#body')).includes(t('playRule_pieces')), 'the rule');
  await push('theRecord');
  equal(await page.value('#slider'), '0', 'the game that the input records');
});

story('the picture is saved as PNG', async () => {
  await example('oneCellChanged');
  await page.download('jsoi2009_game.png', () => push('savePng'));
  const { width, height } = await createImageBitmap(await fileAt(`${downloads}/jsoi2009_game.png`));
  check(Math.max(width, height) === 1200 && Math.min(width, height) > 400, 'the size in pixels', width, height);
}, 'release');

// Checks that the pictures of the READMEs in src/page are what the page draws. The build target
// page_picture replaces them by the pictures that these tests save.
for (const [language, file] of [['zh', 'picture.zh.svg'], ['en', 'picture.svg']]) {
  story(`the README shows ${file}`, async () => {
    const text = '6 10\n.#.#......\n...##.##..\n#.#...#...\n.#.......#\n.........#\n..........\n';
    await goTo(`${addressOf({ ...firstState, text, vertex: 21 })}&l=${language}`);
    await page.download('jsoi2009_game.svg', () => page.run(() => document.getElementById('svg').click()));
    const now = await (await fileAt(`${downloads}/jsoi2009_game.svg`)).text();
    equal(now, await (await fileAt(urlOf(`${query.pictures}/${file}`))).text(), file);
  });
}

// ---- The search, the URL, the switches

story('step by step', async () => {
  await example('blossomInBlossom');
  await push('tab_search');
  const seen = [];
  const see = async () => seen.push(await page.run(() => ['base', 'verdict', 'slider'].map((id) =>
    document.getElementById(id).innerHTML + document.getElementById(id).getBoundingClientRect().top)));
  await page.focus(`[aria-label="${t('forward')}"]`);
  for (await see(); await isPossible('forward'); await see()) await page.press('Enter');
  equal([new Set(seen.map(String)).size, new Set(seen.map(([, , slider]) => slider)).size], [seen.length, 1], 'steps, and controls that stay');
  check(seen.length > 12 && seen.at(-1)[1].includes(t('searchEnd', { pairs: Number(tokensOf(await output())[0]) })), 'the end');
  await page.focus(`[aria-label="${t('back')}"]`);
  await page.press(' ');
  await see();
  equal(seen.at(-1), seen.at(-3), 'one step back');
  await push('first');
  await push('run');
  await page.until(() => document.getElementById('slider').value > 0);
}, 'release');

// Waits until the URL of the page has these parts. Then shows another view, and checks that the URL
// restores the whole page.
async function checkRestored(parts, about) {
  await page.until((wanted) => {
    const has = location.hash.slice(1).split('&');
    return wanted.every((part) => has.includes(part));
  }, parts);
  await page.move([1, 1]);
  const left = await everything();
  const { hash } = new URL(await page.run(() => location.href));
  await goTo(BEGINNING);
  check(JSON.stringify(await everything()) !== JSON.stringify(left), 'another view');
  await goTo(hash);
  equal(await everything(), left, about);
}

story('the address keeps all', async () => {
  await example('oneCellChanged');
  await page.click(await cell(2, 2));
  await push('otherTheme');
  await push('otherLanguage');
  await checkRestored(['l=zh', 'd=dark', 'x=5'], 'language, theme and the chosen cell');
  await page.click('#language');
  await push('tab_play');
  await page.click(await cell(1, 1));
  await page.click(await cell(1, 2));
  const moves = (await trail()).map(([r, c]) => 4 * (r - 1) + c - 1).join('.');
  await checkRestored(['m=play', `g=${moves}`], 'a game');
  await show('gcj2008_king', '2\n1 2\nK.\n2 2\n#.\n.K\n');
  await push('nextCase');
  await checkRestored(['p=gcj2008_king', 'c=1'], 'the second case');
  const { text } = stateOf(await page.run(() => location.hash));
  equal(text, await input(), 'the text in the address');
});

story('the system decides', async () => {
  const look = () => page.run(() => [document.documentElement.lang, document.documentElement.dataset.theme]);
  equal(await look(), ['en', 'light'], 'first');
  await page.theme('dark');
  await page.until(() => document.documentElement.dataset.theme === 'dark');
  await page.language('zh-CN');
  await page.visit(`${pageUrl}#m=why`);
  equal(await look(), ['zh-CN', 'dark'], 'what the system says');
  await page.click('#language');
  await page.click('#theme');
  equal(await look(), ['en', 'light'], 'what the switches say');
  await page.visit(`${pageUrl}#m=why`);
  equal(await look(), ['en', 'light'], 'what they said before');
  await page.click('#theme');
  await page.theme('light', { media: 'print' });
  const shown = await page.run(() =>
    ['picture', 'output', 'input', 'answer', 'tabs', 'tools', 'help']
      .filter((id) => document.getElementById(id).checkVisibility()));
  equal(shown, ['picture', 'output', 'input', 'answer'], 'on paper');
  equal(await page.run(() => [...document.querySelectorAll('button, select')].filter((control) =>
    control.checkVisibility() && getComputedStyle(control).borderStyle !== 'none').length), 0, 'controls on paper');
  equal(await page.run(() => getComputedStyle(document.body).color), 'rgb(28, 36, 48)', 'dark on paper');
}, 'release');

story('a large board', async () => {
  await paste(`70 70\n${table(70, (r, c) => ((r * c) % 7 === 3 ? '#' : '.')).replaceAll(' ', '')}`);
  await checkLive(await input());
  equal(await page.run(() => {
    const canvas = document.querySelector('#base canvas');
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size > 20;
  }), true, 'painted');
  check(await page.isShown('#overview') && !(await page.text('#legend')).includes(t('legend_pair')),
    'what is too small to be drawn');
  const larger = await page.middleOf('#larger');
  for (let i = 0; i < 4; ++i) await page.click('#larger');
  equal(await page.middleOf('#larger'), larger, 'the button stays');
  check((await page.text('#legend')).includes(t('legend_pair')), 'the pairs are large enough');
  await push('zoomFit');
  check(!(await page.text('#legend')).includes(t('legend_pair')), 'as small as before');
  await goTo(`#p=abc223g_vertex_deletion&t=400/${Array.from({ length: 399 }, (_, i) => `1+${i + 2}/`).join('')}`);
  check(await page.run(() => document.getElementById('picture').clientHeight > 99), 'room to enlarge a wide tree');
}, 'release');

// ---- Unfinished actions

// Tests links: damaged ones, those that do not exist, and one of a tool.
story('links', async () => {
  for (const hash of ['#p=nothing', '#t=%', '#x=-5', '#q=1', '#p=jsoi2009_game&m=']) {
    await goTo(hash);
    check((await page.text('#notice')).startsWith(t('damagedLink', { parts: '' }).slice(0, 20)), hash);
  }
  await goTo('#p=jsoi2009_game&m=why&t=1+1/./');
  check(!(await page.isShown('#notice')), 'a good link');
  await page.run(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
    document.execCommand = () => false;
  });
  await page.click('#copy');
  equal(await page.text('#copy'), t('notCopied'), 'not copied');
  const [id, text, line] = linksOfTools[0];
  await page.visit(line.replace(/^See it: /, '').trim());
  equal([await page.value('#problem'), await input()], [id, text], 'a link of a tool', line);
});

// Tests that another URL of the page in the same browser tab resets the page.
story('another address', async () => {
  await goTo('#t=1+2/../&m=draw');
  await makes(page.click(await cell(1, 1)), '1 2\n#.\n');
  await goTo('#p=gcj2008_king&t=1/1+2/K./&m=draw');
  check(!(await isPossible('undoDraw')), 'nothing to undo');
  await page.focus('#picture');
  await makes(page.press('u'), '1\n1 2\nK.\n');
  await goTo('#p=uoj79_general_matching&t=4+3/1+2/2+3/3+4/&m=search');
  await page.stopClock();
  await push('run');
  await page.run(() => window.tick());
  equal(await page.value('#slider'), '1', 'the search runs');
  await goTo('#p=uoj79_general_matching&t=4+3/1+2/2+3/3+4/&m=search&s=1');
  await page.run(() => window.tick());
  equal(await page.value('#slider'), '1', 'the search runs on');
});

// Checks that the page does not fail at certain addresses. An address is the part of a URL from '#'
// on. Each address in the list `addresses` once made the page fail. Also checks `count` random
// addresses, which are addresses of the list with a few changed characters.
async function mutate(count) {
  const addresses = ['#x=-5', '#c=play&x=-', '#a=&x=1e9&t=0+0/&p=uoj79_general_matching', '#m=play&g=0.1',
    '#p=gcj2008_king&c=1&t=2/1+2/K./2+2/*./.K/', '#m=search&s=4&p=uoj79_general_matching',
    '#p=cf1970c_game_on_tree&m=draw&x=2', '#m=play&g=1.2.3&o=none&s=2', '#p=noi2011_rabbit_egg&m=play&s=5',
    '#p=luogu3355_knights&v=cover&x=3', '#p=uoj78_bipartite_matching&t=2+2+1/1+1/&a=1_1.2_2..3_3&m=draw',
    '#p=ssl1331_letters&m=why&v=edges&x=1', '#p=bzoj2463_who_wins&t=5/0/&m=play&g=0.1', '#x=3&v=cover',
    '#g=0.1.2&s=2&m=why', '#p=noi2011_rabbit_egg&g=0.6.12&s=1', '#m=play&g=0.1.5&h=1&w=1',
    '#p=librarychecker_bipartite_edge_coloring&t=0+0+0/', '#p=uoj79_general_matching&t=1+1/1+1/'];
  const mutated = () => {
    let text = anyOf(addresses);
    for (let changes = 1 + below(3); changes > 0; --changes) {
      const at = 1 + below(text.length);
      text = text.slice(0, at) + anyOf('0123456789-./+*_=&%#.KXaegmnopstvxzé') + text.slice(at + below(3));
    }
    return text;
  };
  const failed = await page.run((all) => {
    const wrong = [];
    let last = '';
    onerror = (message) => !wrong.push(`${last}: ${message}`);
    for (last of all) {
      dispatchEvent(new HashChangeEvent('hashchange', { newURL: `http://page/${last}` }));
      if (/undefined|NaN/.test(document.getElementById('panel').textContent)) wrong.push(`${last}: text`);
    }
    onerror = null;
    return wrong.slice(0, 6);
  }, [...addresses, ...Array.from({ length: count }, mutated)]);
  equal(failed, [], 'addresses that fail');
}

story('mutated addresses', async () => {
  await mutate(60);
  await goTo('#m=play&g=0.1&t=2+2/../../');
  check((await trail()).length === 3, 'the program has answered');
});
story('thousands of mutated addresses', () => mutate(3000), 'release');

// Tests fast drags, clicks that change nothing, and that one undo takes back a whole drag.
story('drags', async () => {
  await goTo('#t=1+6/....../&m=draw');
  await makes(page.drag(await cell(1, 1), await cell(1, 6)), '1 6\n######\n');
  await makes(push('undoDraw'), '1 6\n......\n');
  check(!(await isPossible('undoDraw')), 'one drag, one undo');
  await goTo('#p=gcj2008_king&t=3/1+2/K./1+1/?/1+1/K/&m=draw');
  await page.click(await cell(1, 2));
  for (const key of ['addCase', 'removeCase']) await push(key);
  equal(await input(), '3\n1 2\nK#\n1 1\n?\n1 1\nK\n', 'the rest stays');
  await goTo('#p=uoj79_general_matching&t=2+1/1+2/&m=draw');
  await push('tool_move');
  await page.click(await vertex(1));
  check(!(await isPossible('undoDraw')), 'a click without a move');
  const [x, y] = await vertex(1);
  await makes(page.drag([x, y], [x + 10, y], [x + 20, y], await vertex(2)), '2 1\n1 2\n');
  await push('undoDraw');
  check(!(await isPossible('undoDraw')), 'one move, one undo');
});

// Tests that the visitor can still edit an input without a picture. If a new vertex makes a graph
// too large for a picture, the visitor can undo this edit. If an input has no cases (games of the
// input), the visitor can add a case.
story('inputs without a picture', async () => {
  const chain = Array.from({ length: 199 }, (_, i) => `${i + 1} ${i + 2}\n`).join('');
  await goTo(`#p=seerc2019_game_on_a_tree&m=draw&x=199&t=200/${chain.replaceAll(' ', '+').replaceAll('\n', '/')}`);
  await page.click(await emptyPlace());
  equal([await page.isShown('#picture'), await page.isShown('#card')], [false, true], 'the panel stays');
  await makes(push('undoDraw'), `200\n${chain}`);
  await goTo('#p=gcj2008_king&t=0/&m=draw');
  await push('addCase');
  check((await input()).startsWith('1\n3 3\n'), 'the first case');
}, 'release');

// Tests that, if an input has many cases (games), the page neither lists the cases nor shows all
// answers, and that there is no link to an input that is too long.
story('many cases', async () => {
  await goTo(`#p=bzoj2463_who_wins&t=${'50/'.repeat(20000)}0/`);
  equal(await page.text('#case-count'), t('ofCases', { n: 20000 }), 'the number of cases');
  check(await page.run(() => document.querySelectorAll('#cases *').length < 10), 'no list of them');
  const shown = await output();
  check(shown.startsWith('Alice\nAlice\n') && shown.endsWith(t('largeMore', { more: 3334 })), shown.slice(-50));
  equal((await copied('copy')).length, 120000, 'all of them are copied');
  await goTo(BEGINNING);
  await paste(`1100 1100\n${`${'.'.repeat(1100)}\n`.repeat(1100)}`);
  await page.click('#link');
  equal(await page.text('#notice'), t('tooLongForLink'), 'too long');
}, 'release');

// Tests that a control that disappears passes the focus on to another control.
story('the focus stays', async () => {
  const focus = () => page.run(() => document.activeElement.id);
  await goTo('#m=play&w=1');
  await page.focus('#do-startWins-');
  await page.press('Enter');
  equal([await focus(), (await said()).includes(t('canWin', { Who: 'You' }))], ['picture', true], 'after the start');
  await goTo('#p=uoj79_general_matching&t=2+1/1+2/&m=search');
  await page.focus('#do-step-last');
  await page.press('Enter');
  equal(await focus(), 'slider', 'at the last step');
});

// Tests what a phone shows above the fold, that the explanations of words are inside the screen, and that the
// picture does not move when the phone hides or shows its address bar.
story('the first screen of a phone', async () => {
  await page.size(390, 844, true);
  const before = await topsOf('sheet');
  await page.size(390, 780, true);
  equal(await topsOf('sheet'), before, 'the picture');
  await page.size(390, 844, true);
  await page.visit(`${pageUrl}${BEGINNING}&t=9+2/../../../../../../../../../`);
  const size = await page.run(() => ['clientWidth', 'clientHeight'].map((side) => document.getElementById('picture')[side]));
  check(size[0] > 90 && size[1] < 390, 'the size of the picture', size);
  for (const [hash, id] of [['', 'do-hint-'], ['m=why', 'input'], ['m=draw', 'controls']]) {
    await goTo(`#${hash}`);
    check((await page.middleOf(`#${id}`))[1] < 820 && await page.run(() => scrollY === 0), 'below the fold', id);
  }
  check(await page.isShown('#controls .soft'), 'how to draw');
  const { id: problem, text } = examples.find(({ key }) => key === 'starOfTriangles');
  await goTo(addressOf({ ...firstState, problem, text }));
  const widths = await page.run(() => [...document.querySelectorAll('#card dfn')].map((word) => {
    word.focus();
    return document.documentElement.scrollWidth;
  }));
  equal(widths, [390, 390, 390], 'the width with an explanation');
});

// Tests that input texts can be pasted, dropped and chosen, and that a copied link contains the
// input.
story('texts are entered', async () => {
  await paste('3 2\n1 2\n2 3\n');
  check(!(await page.text('#error')).includes(t('otherProblem', { is: '' }).slice(0, 20)), 'no offer of one of many layouts');
  await show('coci2018_planinarenje', '3 2\n1 2\n2 3\n');
  await choose('uoj79_general_matching');
  equal([await input(), await page.text('#notice')], [samples.uoj79_general_matching.statement, t('ownKept')], 'a sample');
  await page.run(() => {
    document.getElementById('example').value = '';
    document.getElementById('example').dispatchEvent(new Event('change'));
  });
  equal(await page.value('#problem'), 'uoj79_general_matching', 'own input that fits the problem');
  await checkLive('3 2\n1 2\n2 3\n');
  await paste('2 1\n2 1\n');
  equal(await page.value('#problem'), 'uoj79_general_matching', 'it fits');
  await example('lostBoard');
  await goBack();
  await checkLive('2 1\n2 1\n');
  await page.run(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', '1 3\n...\n');
    document.getElementById('picture').dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
    const box = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    document.getElementById('input').dispatchEvent(box);
    if (box.defaultPrevented) throw new Error('the text box takes no text');
    const empty = new ClipboardEvent('paste', { clipboardData: new DataTransfer(), bubbles: true, cancelable: true });
    document.getElementById('input').dispatchEvent(empty);
    if (!empty.defaultPrevented) throw new Error('pasting nothing deletes the selected text');
    const { display } = getComputedStyle(document.querySelector('details'), '::details-content');
    if (display !== 'none') throw new Error('each key lays out the closed part, so a long text cannot be pasted');
  });
  equal([await page.value('#problem'), await input()], ['uoj79_general_matching', '1 3\n...\n'], 'a text is dropped');
  await page.drop(pathOf(downloads), '#picture');
  await page.until((wanted) => document.getElementById('notice').textContent === wanted,
    t('notAFile', { name: 'downloads' }));
  const link = await copied('link');
  equal(stateOf(link.slice(link.indexOf('#'))).text, '1 3\n...\n', link);
});

// Tests that the page opens with a game against "you", whom the hints lead to a win, and that the
// page then names the move that won.
story('the first minute', async () => {
  await goTo('#');
  for (const key of ['example_canYouBeatMe', 'canWin', 'playRule']) check((await said()).includes(t(key, { Who: 'You' })), key, await said());
  await push('ask');
  check(!(await said()).includes(t('canWin', { Who: 'You' })), 'the question is taken back', await said());
  await winByHints();
  check(/won the game/.test(await said()) && !/YY|AA/.test(await page.text('#card')), await said());
  await push('showWhy');
  check((await said()).includes(t('whyWins', { first: 'you', wins: true, v: t('cell', { row: 2, column: 4 }) }).slice(1)), await said());
  await push('moreWhy');
  equal(await page.text('#answer'), t('answer_chooser_wins', { Second: 'AA', first: 'YY', losing: 3, withD: t('withD') }), 'the proof');
  await goTo('#m=play&t=1+1/./');
  check(!(await said()).includes(t('example_canYouBeatMe')), 'no start wins', await said());
  await goTo('#m=play&g=0&t=1+3/.../');
  check(!(await said()).includes(t('example_canYouBeatMe')), 'the start loses', await said());
  await push('showWhy');
  for (const [i, key] of ['pairs', 'answers', 'over'].entries()) {
    if (i > 0) await push('nextStep');
    check((await said()).includes(t(`reason_${key}_title`, { cell: t('word_cell') })), key, await said());
    equal(await isMarkedBy('path'), i > 0, 'answers, and then exchanged pairs', key);
  }
});

// Tests that the explanation of a lost game begins at the mistake, that its controls stay in place,
// and that the keyboard alone leads through it.
story('a lost game', async () => {
  await page.size(390, 844);
  await page.until((label) => document.getElementById('link').textContent === label, t('copyLinkHere'));
  await goTo('#');
  await page.click(await cell(2, 5));
  await playAnyhow();
  const v = t('cell', { row: 2, column: 5 });
  check((await said()).includes(t('overYou') + t('lostByMove', { v, who: t('you') })), await said());
  await push('showWhy');
  const before = await topsOf('do-step-next', 'do-step-all');
  equal(await page.run(() => document.activeElement.id), 'do-step-next', 'the focus');
  check(await isMarkedBy('bad') && await isMarkedBy('good') && (await said()).includes(v), await said());
  const seen = [];
  for (let i = 0; i < 3; ++i) {
    await page.press('Enter');
    equal(await topsOf('do-step-next', 'do-step-all'), before, 'the controls stay');
    seen.push(await said());
  }
  check(/^You could.*\|From .* I can.*\|.*Why is that so from every cell/.test(seen.join('|')), seen);
  await page.press('Escape');
  check((await said()).includes(t('overYou')), 'back in the game', await said());
});

// Tests that the reply of the page's program comes after a pause with an arrow of its own, and that
// neither a box nor a note stays on the cell that the token has left.
story('the reply', async () => {
  await page.theme('light', { motion: 'no-preference' });
  await page.stopClock();
  await goTo('#m=play&g=0&t=2+4/..../..../');
  await page.click(await cell(1, 2));
  equal([(await trail()).length, (await said()).includes(t('programTurn'))], [2, true], 'a pause');
  await page.run(() => window.tick());
  equal((await page.text('#body')).match(/→/g).length, 2, 'the moves');
  equal([await isMarkedBy('token'), await isMarkedBy('focus'), await noted()], [true, false, ''], 'the reply');
  await push('undo');
  for (const column of [2, 3]) await page.click(await cell(1, column));
  equal((await trail()).length, 2, 'no move for the program');
});

// Tests that the page promises nothing that is not in the picture.
story('no false promises', async () => {
  await example('oneCellChanged');
  check(!(await linesOfLegend()).includes(t('class_C', { game: true })), 'no vertex in C');
  await page.click(await cell(1, 2));
  await push('coloring_cover');
  equal([(await page.text('#answer')).includes(t('withD')), await isMarkedBy('path')], [false, false], 'D');
  check((await said()).includes(t('coverIn', { v: t('cell', { row: 1, column: 2 }) })), await said());
  await push('coloring_classes');
  await push('proof_pairs', { pairs: 7, covered: 14, cells: t('word_cells') });
  const last = await page.run(() => [...document.querySelectorAll('#base text')].at(-1).textContent);
  equal([await isMarkedBy('path'), last], [false, '7'], 'no path over the numbers');
  await push('tab_play');
  await choose('uoj79_general_matching');
  await page.move(await vertex(1));
  equal([await tabNow(), await isMarkedBy('path')], ['why', false], 'neither a game after a game nor a path');
  await paste('0 0\n');
  equal(await page.text('#answer'), t('proof_nothing', { cell: t('word_vertex') }), 'an empty graph');
  await example('canYouBeatMe');
  check(await page.run(() => location.hash.includes('g=5')), 'an example with its game');
  await paste('1 3\n...\n');
  equal(await tabNow(), 'why', 'the answer to a pasted board');
  await goTo('#p=nowcoder57356f_link_with_chess_game&t=1/2+2+2+2/');
  equal((await placesOf('1,2,2')).length, 1, 'the name of a cell of the cube');
  await goTo('#m=why&p=gcj2008_king&t=1/1+3/..K/');
  check((await page.run(() => document.querySelector('#base [stroke="var(--exposed)"]').getAttribute('d')))
    .includes('a17 17'), 'the ring around the token');
});

story('a game from a place in Why', async () => {
  check(!(await isPossible('playFrom')), 'no place yet');
  await page.click(await cell(4, 4));
  await push('playFrom');
  const trailFrom = (row, column) => t('trail', { list: t('cell', { row, column }) });
  equal([await tabNow(), await page.text('#body')], ['play', trailFrom(4, 4)], 'the start');
  await page.click(await cell(4, 3));
  await push('tab_why');
  await page.click(await cell(1, 1));
  await push('playFrom');
  equal(await page.text('#body'), trailFrom(1, 1), 'another game');
  await choose('uoj79_general_matching');
  check(!(await isPossible('playFrom')), 'nobody plays');
});

story('Back stays on the page', async () => {
  await page.visit(`${pageUrl}#l=en`);
  const shown = async () => [await page.value('#problem'), await input(), await tabNow()];
  const steps = [() => push('tab_search'), () => example('lostBoard'), () => choose('gcj2008_king'),
    () => choose('uoj79_general_matching'), () => paste(`500 140000\n${'1 2\n'.repeat(140000)}`), () => choose('gcj2008_king'),
    () => paste('1\n1 1\nK\n')];
  const seen = [];
  for (const step of steps) {
    seen.push(await shown());
    await step();
  }
  for (const before of seen.reverse()) {
    await goBack();
    equal(await shown(), before, 'back');
  }
});

// ---- Every view of every problem

// Shows the page for each problem, at the given size, language and theme. Checks that no tab has a
// defect (see inspect.js). For most problems, shows only the tabs why and play. For the first game
// and the first other problem of each shape (such as 'board', 'graph' or 'tree'), also shows the other
// tabs, a vertex cover, and an invalid input. Also shows inputs that are too large for a picture.
async function inspect(width, height, language, theme) {
  await page.size(width, height, width < 500);
  const words = textsOnlyIn(texts, language === 'en' ? 'zh' : 'en', language)
    .filter((word) => allProblems.every((one) => !titleWithNames(one, language).includes(word)));
  check(words.length > 100, 'words', words.length);
  const parts = problems.flatMap(({ id, shape, game }) => {
    const isFirst = problems.find((other) => other.shape === shape && other.game === game).id === id;
    return ['m=why&x=0', 'm=play&g=0', ...(shape === 'transcript' ? ['m=play&s=1'] : []),
      ...(isFirst ? ['m=why&v=cover', 'm=search&s=3', 'm=draw', 'm=play&g=0&s=2', `t=1+${'q'.repeat(99)}`] : [])]
      .map((part) => `p=${id}&${part}`);
  });
  const star = Array.from({ length: 300 }, (_, i) => `1+${i + 2}/`).join('');
  parts.push(`p=gym102407e_strange_game&t=301+300/${star}`, 'p=bzoj2463_who_wins&t=99/0/',
    'p=nowcoder57356f_link_with_chess_game&t=1/99+1+1+1/');
  const addresses = parts.map((part) => `#${part}&l=${language}&d=${theme}`);
  const { views, wrong } = await page.run(inspected, addresses, width, language, words);
  check(views >= 2 * problems.length, 'views', views);
  equal(wrong, [], width, language, theme);
}

story('views on a phone, in Chinese, dark', () => inspect(390, 844, 'zh', 'dark'));
story('views on a screen, in English, light', () => inspect(1400, 900, 'en', 'light'), 'release');

// ---- The keyboard alone

// Returns the name of the focused element, and whether its focus is visible. This function runs in
// the page.
function focused() {
  const { activeElement: element } = document;
  if (element === document.body) return null;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const isVisible = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  return [element.id || element.outerHTML.slice(0, 150), isVisible && element.checkVisibility()];
}

story('everything by the Tab key', async () => {
  const walk = async (about) => {
    const wanted = await page.run(() => {
      const all = 'a[href], button:enabled, select, textarea, input, summary, [tabindex="0"]';
      return [...document.querySelectorAll(all)]
        .filter((e) => e.checkVisibility() && !e.matches('[role=tab][aria-selected=false]'))
        .map((e) => e.id || e.outerHTML.slice(0, 150));
    });
    await page.run(() => { document.activeElement.blur(); scrollTo(0, 0); });
    const reached = new Set();
    for (let i = 0; i < 2 * wanted.length; ++i) {
      await page.press('Tab');
      const now = await page.run(focused);
      if (now === null) continue;  // the focus has left the page
      if (reached.has(now[0])) break;
      check(now[1], about, 'the focus cannot be seen on', now[0]);
      reached.add(now[0]);
    }
    equal(wanted.filter((name) => !reached.has(name)), [], about, 'out of reach');
    check(wanted.length > 20, wanted.length);
  };
  await example('wholeGame');
  await walk('rabbit and egg');
  await page.focus('[role=tab]');
  const modes = [];
  for (let i = 0; i < 5; ++i) {
    await page.press('ArrowRight');
    modes.push(await page.run(() => document.activeElement.dataset.tab));
    check((await page.run(focused))[1], 'the focus on a tab');
  }
  equal(modes.sort(), ['code', 'draw', 'play', 'search', 'why'], 'the tabs');
  await page.focus('#output');
  await page.size(390, 844);
  for (const mode of ['draw', 'play']) {
    await push(`tab_${mode}`);
    await walk(`narrow, ${mode}`);
  }
}, 'release');

story('the code of a problem', async () => {
  const { id } = problems.at(-1);
  await goTo(`#p=${id}&m=code&l=en`);
  await page.size(667, 375, true);
  const shown = (inner) => page.run((wanted) => {
    const pre = document.querySelector('#code');
    return [pre.scrollWidth > pre.clientWidth, document.documentElement.scrollWidth > innerWidth, ...wanted &&
      new Set([...pre.querySelectorAll('span')].map((span) => span.className))];
  }, inner);
  equal(await shown(true), [false, false, 'comment', 'word', 'text'], 'in landscape');
  await page.size(375, 667, true);
  equal(await shown(''), [true, false], 'in portrait');
  const code = await page.text('#code');
  equal(code, codeOf(id), 'shown');
  equal(await copied('do-copyCode-'), code);
  const name = `${id}.cpp`;
  await page.download(name, () => push('saveCode'));
  equal(await (await fileAt(`${downloads}/${name}`)).text(), code);
  await goTo('#p=jsoi2009_game&t=no+board&m=code&l=en');
  check((await page.text('#code')).includes('Board'), 'an input with an error');
});

story('the output of a program is judged', async () => {
  for (const language of ['en', 'zh']) {
    await goTo(`#p=cerc2011_racing_car_trail&t=1+1/./1+3/.../0+0/&l=${language}`);
    setLanguage(language);
    await page.click('#mine');
    await page.paste('B\n\nBAA\n');
    const judged = () => page.run(() => ['judged', 'verdict'].map((id) => document.getElementById(id).textContent));
    const wrong = await judged();
    check(wrong[0].includes(t('mineCase', { number: 2 })) && wrong[0].includes(t('mine_differs', { wanted: 'BAB', found: 'BAA' })), wrong);
    check(wrong[1].includes('(1,\u00a03)'), 'the start with another answer', wrong);
    equal([await page.value('#case'), await page.text('#output mark')], ['2', 'BAB'], 'the place');
    await page.focus('#judged button');
    await page.press('Enter');
    equal([await page.run(() => getSelection().toString()), await page.text('#marked mark')], ['BAA', 'BAA'], 'the wrong word');
    const hash = await page.run(() => location.hash);
    await goTo(BEGINNING);
    equal(await judged().then(([text]) => text), '', 'nothing to judge');
    await goTo(hash);
    equal(await judged(), wrong, 'the address');
    await page.click('#mine');
    await page.paste('B\nBAB');
    equal(await page.text('#judged .good'), `✓ ${t('mine_right')}`);
    await goTo('#p=jsoi2009_game&t=1+1/x/&y=LOSE');
    equal(await judged().then(([text]) => text), '', 'an input with an error');
  }
  setLanguage('en');
});

story('small inputs are offered', async () => {
  const id = 'jsoi2009_game';
  const list = trickyOf(id);
  await push('tricky');
  equal([await input(), await output(), await page.value('#example')], [list[0].text, list[0].output, 'tricky'], 'the first');
  await page.focus('#do-tricky-next');
  await page.press('Enter');
  equal([await input(), await page.text('#tricky span')], [list[1].text, `2 / ${list.length}`], 'the next');
  await page.click('#do-tricky-back');
  equal([await input(), await isPossible('forward')], [list[0].text, true], 'the one before');
  equal(await copied('do-copyTricky-'), scriptOf(id));
  await page.download(`${id}_inputs.sh`, () => push('saveAll'));
  equal(await (await fileAt(`${downloads}/${id}_inputs.sh`)).text(), scriptOf(id));
  await goTo(addressOf({ ...firstState, text: list.at(-1).text }));
  equal([await page.text('#tricky span'), await isPossible('forward')], [`${list.length} / ${list.length}`, false], 'the last');
});

story('the headings of a sample are left out', async () => {
  await paste('输入 #1\n复制\n1 9\n....#....\n输出 #1\n复制\nLOSE\n');
  equal([await input(), await page.isShown('#error')], ['1 9\n....#....', false]);
  check((await page.text('#notice')).includes('输入 #1'), 'the notice', await page.text('#notice'));
});

// Tests the largest input of Library Checker, of which the text box has only the beginning.
story('a long input', async () => {
  const text = graphOf('100000 100000', 200000, (i) => [i >> 1, (i * 7919) % 100000]);
  await choose('librarychecker_bipartitematching');
  await paste(text);
  const [value, isFixed] = await page.run(() => [document.getElementById('input').value, document.getElementById('input').readOnly]);
  check(isFixed && value.length < 21000 && value.startsWith(text.slice(0, 5000)) && value.endsWith(t('largeMore', { more: 200002 - value.split('\n').length })), value.slice(-40));
  await page.until(() => document.getElementById('stop').hidden);
  equal([(await output()).split('\n')[0], await page.isShown('#error')], ['100000', false], 'the output');
  await makes(page.paste('1 1 1\n0 0\n'), '1 1 1\n0 0\n');
});

story('refused scripts', async () => {
  await page.visit(`${pageUrl}#`);
  const isThere = await page.run(() => Boolean(document.getElementById('refused')));
  const shown = await page.run((srcdoc) => new Promise((fulfil) => {
    const frame = Object.assign(document.createElement('iframe'), { sandbox: 'allow-same-origin', srcdoc });
    frame.onload = () => fulfil([...frame.contentDocument.body.children].filter((one) => one.checkVisibility()).map(({ id }) => id));
    document.body.append(frame);
  }), (await (await fileAt(pageUrl)).text()).replace(/<script[^]*/, ''));
  equal([isThere, shown], [false, ['refused']], 'the script removes the sentence, without which there is nothing else');
  await page.visit(pageUrl);
});

story('a refused worker', async () => {
  for (const isThrown of [true, false]) {
    await page.run((isThrown_) => {
      window.Worker = isThrown_ ? () => { throw new Error('refused'); }
        : class { constructor() { setTimeout(() => this.onerror()); } postMessage() {} terminate() {} };
    }, isThrown);
    await choose('uoj81_weighted_matching');
    await paste(heavyPairs);
    await page.until(() => document.getElementById('stop').hidden);
    equal((await output()).split('\n')[0], String(89 * 45), 'solved in the page');
    await page.click('#mine');
    await page.paste('7');
    await page.until(() => document.getElementById('judged').textContent.includes('7'));
    await goTo(BEGINNING);
  }
  await page.visit(pageUrl);
});
