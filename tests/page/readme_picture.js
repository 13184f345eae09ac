// SPDX-License-Identifier: CC0-1.0
//
// Saves the picture of the README, by the page's own button: the target page_picture.
import { addressOf, firstState } from '../../src/page/state.js';
import { t } from '../../src/page/texts.js';
import { Tab } from './browser.js';

const board = `6 10
.#.#......
...##.##..
#.#...#...
.#.......#
.........#
..........
`;

try {
  const address = new URLSearchParams(location.search).get('page');
  const folder = decodeURIComponent(new URL('.', location.href).pathname);
  const page = await Tab.open(`${folder}downloads`);
  await Promise.all([page.size(1400, 900), page.theme('light'), page.language('en-US')]);
  await page.visit(address + addressOf({ ...firstState, text: board, vertex: 21 }));
  await page.download('jsoi2009_game.svg', () => page.click(`=${t('saveSvg')}`));
  finish('0');
} catch (error) {
  report(error.stack);
  finish('1');
}
