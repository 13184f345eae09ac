// SPDX-License-Identifier: CC0-1.0
//
// Tests the pages that the tool `explain` writes. For the samples, the answer of the page must
// agree with the answer of the library and with the expected output. The pages for large inputs
// must be usable by mouse, touch and keyboard.
import { caseFromRows } from '../../src/page/cases.js';
import { solve } from '../../src/page/engine.js';
import { DIGITS, classAt, mapOf, mateAt, pathToExposed, relation } from '../../src/page/explained.js';
import { answer, read } from '../../src/page/formats.js';
import { problemOf, problems } from '../../src/page/problems.js';
import { t } from '../../src/page/texts.js';
import { inTab, page } from './browser.js';
import { adderTo, check, equal, query } from './checks.js';
import { isRight } from './outputs.js';

const inputs = {/* samples */};
const answers = {/* answers */};

export const explainedTests = [];
const test = adderTo(explainedTests);
const tabTest = (name, body, tier) => test(name, inTab(name, body), tier);

async function open(name) {
  await page.visit(`${query.explained}/${name}.html`);
}

// ---- Samples

const known = Object.entries(answers).filter(([id]) => problems.some((problem) => problem.id === id));

// For each problem with one of these ids, opens the page that the tool `explain` wrote for a sample
// of the problem. Checks the input and the output in the page, and the line below the output, which
// says whether the output agrees with the answer of the library.
async function showSamples(ids) {
  for (const id of ids) {
    const names = Object.keys(answers[id]);
    const name = names.find((key) => key.startsWith('statement')) ?? names[0];
    await open(`${id}/${name}`);
    const [problem, input, output, verdict] = await page.run(() =>
      ['problem', 'input', 'output', 'relation'].map((part) => {
        const element = document.getElementById(part);
        return element.value ?? element.textContent;
      }));
    equal([problem, input], [id, inputs[id][name].replaceAll('\r', '')], id, name);
    check(isRight(id, input, output, answers[id][name]), id, name, output);
    check([t('relation_same'), t('relation_other')].includes(verdict), id, name, verdict);
  }
}

const shownFirst = 'uoj79_general_matching';
tabTest('a page with a sample', () => showSamples([shownFirst]));
tabTest('pages with a sample of the other problems', () =>
  showSamples(known.map(([id]) => id).filter((id) => id !== shownFirst)), 'release');

test('relations of answers', () => {
  for (const [id, own] of known) {
    for (const [name, text] of Object.entries(inputs[id])) {
      const model = read(id, text);
      const ours = answer(id, model);
      const relationTo = (theirs) => relation(id, model.cases[0], theirs, ours);
      check(relationTo(own[name]) !== 'differs', id, name, 'differs');
      for (const wrong of [`1${own[name]}`, own[name] + ' 1', own[name].replace(/\d+\s*$/, '')]) {
        if (wrong !== own[name]) equal(relationTo(wrong), 'differs', id, name, wrong);
      }
    }
  }
});

// ---- Large inputs

// Returns a board in the form in which the tool `explain` writes a large game into a page
// (src/tools/explain.cpp describes this form). The matching is the one that the page computes.
function encoded(rows, moves) {
  const { graph, cells, vertexAt } = caseFromRows('jsoi2009_game', rows);
  const { mate, decomposition: { classes, component } } = solve(graph);
  const signs = rows.map((row, r) => Array.from(row, (_, c) => {
    const v = vertexAt(r, c);
    if (v === -1) return DIGITS[0];
    const by = mate[v] === -1 ? 0 : 1 + moves.findIndex(([down, right]) =>
      r + down === cells[mate[v]][0] && c + right === cells[mate[v]][1]);
    return DIGITS[1 + 21 * 'DAC'.indexOf(classes[v]) + by];
  }).join('')).join('');
  const components = new Set(component.filter((k) => k !== -1)).size;
  return { size: graph.n, edges: 0, components, token: -1, rows: rows.length, columns: rows[0].length, moves, signs };
}

// Tests that pathToExposed() returns, for every cell of the Gallai-Edmonds class D, an alternating
// path to an exposed cell.
test('paths in maps', () => {
  const { moves } = problemOf('jsoi2009_game');
  for (let seed = 1; seed <= 20; ++seed) {
    let last = seed;
    const sign = () => ((last = (last * 48271) % 2147483647) % 100 < 75 ? '.' : '#');
    const map = mapOf(encoded(Array.from({ length: 12 }, () => Array.from({ length: 15 }, sign).join('')), moves));
    equal(map.exposed, map.components - map.barrier, 'the counts of a map', seed);
    map.codes.forEach((_, cell) => {
      if (classAt(map, cell) !== 'D') return;
      const path = pathToExposed(map, moves, cell);
      check(path[0] === cell && path.length % 2 === 1 && mateAt(map, path[path.length - 1]) === -1 &&
        new Set(path).size === path.length && path.every((v, i) => {
        const next = path[i + 1];
        return next === undefined || (i % 2 === 0 ? mateAt(map, v) === next
          : mateAt(map, v) === path[i - 1] && [1, 15].includes(Math.abs(next - v)));
      }), 'a path', seed, cell, path);
    });
  }
});

const said = () => page.text('#large-verdict');

// Returns the point in the middle of the picture of a large input.
const middle = () => page.middleOf('#large-marks');

async function turnWheel([x, y], deltaY) {
  await page.command('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX: 0, deltaY });
}

// Returns a hash of the pixels in the picture of a large input.
const paints = () => page.run(() => new Promise((fulfil) => {
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const map = document.getElementById('large-map');
    const copy = new OffscreenCanvas(map.width, map.height).getContext('2d', { willReadFrequently: true });
    copy.drawImage(map, 0, 0);
    const { buffer } = copy.getImageData(0, 0, map.width, map.height).data;
    fulfil(new Uint32Array(buffer).reduce((sum, pixel) => (31 * sum + pixel) % 1000003, 0));
  }));
}));

async function goTo(first, second) {
  await page.run((a, b) => {
    document.getElementById('large-kind').value = a;
    document.getElementById('large-number').value = b;
  }, first, second);
  await page.click(`=${t('largeGo')}`);
}

// Tests what the page says about some cells. The output in the page lists the cells from which the
// player to move loses. The page must say that the player to move loses from each listed cell, and
// wins from each cell that is neither listed nor a wall.
tabTest('a page with a large board', async () => {
  await page.size(800, 600);
  await open('board');
  check(!(await page.isShown('#choice')) && await page.isShown('#large-view'), 'the map alone');
  const output = await page.text('#large-output');
  const losing = output.trim().split('\n').slice(1);
  const seen = new Set();
  const [r, c] = losing[4].split(' ').map(Number);
  for (const [row, column] of [[r, c], [r, c + 1], [r + 1, c], [r, c + 2], [r + 2, c], [1, 1], [1, 2], [1, 3]]) {
    await goTo(row, column);
    const v = t('cell', { row, column });
    const text = await said();
    const isWall = text === t('largeWall', { v });
    const key = losing.includes(`${row} ${column}`) ? 'whyLoses' : 'whyWins';
    if (!isWall) check(text.includes(t(key, { v })), text);
    seen.add(isWall ? '' : text[0]);
  }
  equal([...seen].sort(), ['', 'A', 'C', 'D'], 'all classes were seen');
  await goTo(131, 1);
  equal(await said(), t('largeNotThere'), 'outside');
  await page.theme('dark');  // shows all texts again
  await page.until(() => document.documentElement.dataset.theme === 'dark');
  equal(await page.value('#large-kind'), '131', 'what was typed stays');
});

tabTest('zooming a large board', async () => {
  await page.size(800, 600);
  await open('board');
  // Zooming in by the mouse wheel, from the picture of the whole board, must keep the same cell
  // under the mouse.
  await page.run(() => document.getElementById('large-fit').click());
  const whole = await paints();
  const point = await middle();
  await page.move(point);
  const there = await said();
  for (let i = 0; i < 6; ++i) await turnWheel(point, -120);
  check(await paints() !== whole, 'nothing changed by the wheel');
  await page.move([point[0] + 1, point[1]]);
  equal(await said(), there, 'the cell under the wheel');
  const near = await paints();
  await page.drag(point, [point[0] - 150, point[1] - 90]);
  check(await paints() !== near, 'nothing changed by dragging');
  await page.move([point[0] - 149, point[1] - 90]);
  equal(await said(), there, 'the cell that was dragged along');

  // The key 0 must show the whole board again, the key + must zoom in, and the arrow keys must
  // select a cell.
  await page.focus('#large-marks');
  await page.press('0');
  equal(await paints(), whole, 'all of it again');
  await page.press('Escape');
  check((await said()).startsWith(t('pointHere')), 'let go');
  await page.press('ArrowDown', '+', '+', '+', 'ArrowRight');
  check(/\(\d+, \d+\)/.test(await said()), 'the arrows point at a cell');
  check(await paints() !== whole, 'nothing changed by +');
}, 'release');

// Tests that two fingers that move apart on a phone enlarge the picture of a large board.
tabTest('two fingers on a large board', async () => {
  await page.size(390, 844, true);
  await open('board');
  equal(await page.run(() => document.documentElement.scrollWidth), 390, 'the width of a phone');
  const [x, y] = await middle();
  await page.touch([x, y]);
  const there = await said();
  check(!there.startsWith(t('pointHere')), 'a finger points');
  const whole = await paints();
  const send = (type, ...points) => page.command('Input.dispatchTouchEvent',
    { type, touchPoints: points.map(([touchX, touchY], id) => ({ x: touchX, y: touchY, id })) });
  await send('touchStart', [x - 8, y], [x + 8, y]);
  await send('touchMove', [x - 40, y], [x + 40, y]);
  await send('touchMove', [x - 150, y], [x + 150, y]);
  await send('touchEnd');
  check(await paints() !== whole, 'nothing changed by two fingers');
  await page.touch([x, y]);
  equal(await said(), there, 'the cell between the fingers');
}, 'release');

tabTest('a page with a wrong answer', async () => {
  await open('wrong');
  check((await page.text('#relation')).startsWith(t('relation_differs')), 'a wrong answer is reported');
}, 'release');

// Opens the page `name`, which the tool `explain` wrote for an input that the page can solve. The
// page must say that the input has `cases` cases (games), and that the page and the library give
// the same answer. The page must show an error if and only if `hasError` is true.
async function showCases(name, cases, hasError) {
  await open(name);
  equal([await page.isShown('#error'), await page.text('#case-count'), await page.text('#relation')],
    [hasError, t('ofCases', { n: cases }), t('relation_same')], name);
}

tabTest('a page with an error after some cases', () => showCases('broken', 2, true));

tabTest('pages with other large inputs', async () => {
  await open('graph');
  const [size, ...pairs] = (await page.text('#large-output')).trim().split('\n');
  check((await page.text('#large-proof')).includes(t('proof_pairs', { pairs: Number(size), covered: 2 * size })),
    'the proof has as many pairs');
  const [v] = pairs[0].split(' ').map(Number);
  await goTo(0, v);
  check((await said()).includes(t('vertex', { name: v })), await said());
  await goTo(0, 9000);
  equal(await said(), t('largeNotThere'), 'no such vertex');
  await showCases('sides', 130, false);
  await showCases('tiles', 27000, false);
  await open('none');
  equal(await page.text('#large-output'), 'none\n', 'the answer without a picture');
  check(!(await page.isShown('#large-map')), 'no map');
  await open('boards');
  equal(await page.run(() => document.getElementById('large-case').length), 3, 'cases');
  const first = await paints();
  await page.run(() => {
    const list = document.getElementById('large-case');
    list.value = '2';
    list.dispatchEvent(new Event('change'));
  });
  check(await paints() !== first, 'another case is another map');
  await open('broken_boards');
  check((await page.text('#large-more')).includes("found 'x'"), 'the error after large cases');
}, 'release');
