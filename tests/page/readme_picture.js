// SPDX-License-Identifier: CC0-1.0
//
// The state of the page that the picture of the README shows, src/page/picture.svg.
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
