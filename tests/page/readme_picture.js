// SPDX-License-Identifier: CC0-1.0
//
// What src/page/picture.svg, the picture of the README, shows.
import { firstState } from '../../src/page/state.js';

const board = `6 10
.#.#......
...##.##..
#.#...#...
.#.......#
.........#
..........
`;

export const readmeState = { ...firstState, text: board, vertex: 21 };
