// SPDX-License-Identifier: CC0-1.0
//
// Lists the inputs that the page offers: some examples that teach an idea, and the samples of the
// problems.

const joined = (...rows) => rows.join('\n') + '\n';

// The title of an example is the text example_<key> in texts.txt. `view` has values for state.js: what is shown first.
export const examples = [
  { key: 'canYouBeatMe', id: 'jsoi2009_game', text: joined('4 5', '..##.', '.#...', '.....', '..#.#'),
    view: { tab: 'play', opponent: 'second', moves: [5], asked: true } },
  { key: 'greedyIsNotEnough', id: 'jsoi2009_game', text: joined('3 2', '..', '.#', '.#') },
  { key: 'isolatedCell', id: 'jsoi2009_game', text: joined('3 4', '.#..', '#...', '..#.') },
  { key: 'lostBoard', id: 'jsoi2009_game', text: joined('4 4', '....', '....', '....', '....') },
  { key: 'oneCellChanged', id: 'jsoi2009_game',
    text: joined('4 4', '....', '....', '..#.', '....') },
  { key: 'longCorridor', id: 'jsoi2009_game',
    text: joined('11 11', '...........', '##########.', '.........#.', '.#######.#.', '.#.....#.#.',
      '.#.###.#.#.', '.#.#...#.#.', '.#.#####.#.', '.#.......#.', '.#########.', '...........') },
  { key: 'wholeGame', id: 'noi2011_rabbit_egg',
    text: joined('6 7', '.OXXXOX', 'OXOXOXX', 'XOXOXOO', 'OXXXOXO', 'XOXOOOO', 'OOOXOOO', '9',
      '2 1', '3 1', '4 1', '4 2', '3 2', '2 2', '1 2', '1 3', '2 3', '3 3', '3 4', '4 4', '4 5',
      '4 6', '3 6', '2 6', '1 6', '1 7') },
  { key: 'triangleWithTail', id: 'gcj2008_king', text: joined('1', '2 3', '#..', 'K.#') },
  { key: 'chess', id: 'hdu3446_chess',
    text: joined('1', '5 6', '##.###', '###.#.', '##K###', '.##.#.', '...##.') },
  { key: 'everyStart', id: 'cerc2011_racing_car_trail',
    text: joined('5 8', '........', '.XX.XXX.', '.X..X...', '.X.XX.X.', '........', '0 0') },
  { key: 'peaksAndValleys', id: 'coci2018_planinarenje',
    text: joined('5 7', '1 1', '2 1', '2 2', '3 1', '4 3', '4 4', '5 4') },
  { key: 'blossomWithStem', id: 'uoj79_general_matching',
    text: joined('6 6', '1 2', '2 3', '3 4', '4 5', '5 3', '5 6'), view: { tab: 'search', step: 10 } },
  { key: 'blossomInBlossom', id: 'uoj79_general_matching',
    text: joined('8 9', '1 2', '1 4', '1 6', '2 6', '3 4', '3 6', '3 7', '5 8', '7 8'), view: { tab: 'search', step: 14 } },
  { key: 'starOfTriangles', id: 'codechef_hamilg',
    text: joined('1', '10 12', '1 2', '1 5', '1 8', '2 3', '3 4', '4 2', '5 6', '6 7', '7 5', '8 9',
      '9 10', '10 8') },
  { key: 'gameOnTree', id: 'cf1970c_game_on_tree',
    text: joined('10 3', '1 2', '1 3', '2 4', '2 5', '3 6', '6 7', '6 8', '6 9', '8 10', '1', '3', '9') },
  { key: 'ancestors', id: 'seerc2019_game_on_a_tree',
    text: joined('8', '1 2', '2 3', '3 4', '2 5', '1 6', '6 7', '6 8') },
  { key: 'certainLetters', id: 'ssl1331_letters',
    text: joined('5', '1 2', '1 3', '1 4', '1 5', '2 3', '2 4', '2 5', '3 1', '4 1', '4 2', '0 0') },
  { key: 'numbers', id: 'luogu2774_grid_numbers', text: joined('3 4', '3 8 2 4', '5 4 7 3', '2 6 3 9') },
  { key: 'seats', id: 'luogu3254_round_table', text: joined('3 4', '4 2 3', '5 2 1 1') },
  { key: 'colors', id: 'librarychecker_bipartite_edge_coloring', text: joined('3 4 8', '0 0', '0 1', '0 2', '1 1', '1 2', '1 3', '2 0', '2 3') },
  { key: 'planets', id: 'hdu3605_escape', text: joined('5 3', '1 0 1', '1 0 1', '0 1 1', '1 0 0', '0 1 1', '1 3 1') },
  { key: 'prices', id: 'uoj81_weighted_matching', text: joined('6 7', '1 2 7', '2 3 8', '1 3 6', '3 4 5', '4 5 6', '4 6 4', '5 6 7') },
  { key: 'paths', id: 'luogu2764_minimum_path_cover', text: joined('7 7', '1 3', '2 3', '3 4', '3 5', '4 6', '5 6', '5 7') },
  { key: 'antichain', id: 'luogu4298_sacrifice', text: joined('7 8', '1 2', '1 3', '2 4', '2 5', '3 5', '3 6', '5 7', '6 7') },
  { key: 'knights', id: 'luogu3355_knights', text: joined('5 3', '1 2', '3 3', '4 5') },
];

// The page opens with this game, in which the visitor moves first.
export const firstGame = { problem: examples[0].id, text: examples[0].text, ...examples[0].view };

// Maps the id of each problem to an object with the names and the texts of its short inputs in the
// folder samples/. The build inserts the data.
export const samples = {/* samples */};

// The same with the outputs, of the problems that have only a short file.
export const outputs = {/* outputs */};
