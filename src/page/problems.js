// SPDX-License-Identifier: CC0-1.0
//
// What the page knows of each problem, besides how its texts are read (formats.js) and what is said
// of it (texts.js).

const STEPS = [[-1, 0], [0, -1], [0, 1], [1, 0]];
const KING = [[-1, -1], [-1, 0], [-1, 1], [0, -1], [0, 1], [1, -1], [1, 0], [1, 1]];
const KNIGHT = [[-2, -1], [-2, 1], [-1, -2], [-1, 2], [1, -2], [1, 2], [2, -1], [2, 1]];
const DIAGONAL = [[-2, -2], [-2, 2], [2, -2], [2, 2]];

// Of boards: moves (rows down, columns right), and the signs of a cell: free ones, wall, start.
// Of graphs: base, the number of the first vertex. Of those with two sides: sides, what a vertex on
// each is called; sameSides, whether these have the same number; perfect, whether there must be a
// perfect matching. Of trees: ancestors, whether the graph joins each vertex to all its ancestors.
// `several`: there can be any number of cases. `game` is whether the answer is about the game,
// otherwise it is about the matching. `editable`: the board or the graph can be drawn. `coloring` is
// what the picture shows at first, if it is not the classes of the vertices.
export const problems = [
  { id: 'jsoi2009_game',
    title: { en: 'JSOI2009 game', zh: 'JSOI2009 游戏' },
    link: 'https://www.luogu.com.cn/problem/P4055',
    shape: 'board', game: true,
    moves: STEPS, free: '.', wall: '#', start: '' },
  { id: 'noi2011_rabbit_egg',
    title: { en: 'NOI2011 rabbit and egg', zh: 'NOI2011 兔兔与蛋蛋游戏' },
    link: 'https://www.luogu.com.cn/problem/P1971',
    shape: 'transcript', game: true,
    moves: STEPS, free: 'XO', wall: '', start: '.' },
  { id: 'hdu3446_chess',
    title: { en: 'HDU 3446 daizhenyang\'s chess', zh: 'HDU 3446 daizhenyang\'s chess' },
    link: 'https://acm.hdu.edu.cn/showproblem.php?pid=3446',
    shape: 'cases', game: true,
    moves: [...KING, ...KNIGHT, ...DIAGONAL], free: '.', wall: '#', start: 'K', several: true,
    win: 'daizhenyang win', lose: 'daizhenyang lose' },
  { id: 'gcj2008_king',
    title: { en: 'GCJ 2008 King', zh: 'GCJ 2008 King（王）' },
    link: 'https://www.luogu.com.cn/problem/P13481',
    shape: 'cases', game: true,
    moves: KING, free: '.', wall: '#', start: 'K', several: true, win: 'A', lose: 'B' },
  { id: 'cerc2011_racing_car_trail',
    title: { en: 'CERC 2011 Racing Car Trail', zh: 'CERC 2011 Racing Car Trail（赛车）' },
    link: 'https://www.acmicpc.net/problem/3419',
    shape: 'cases',
    game: true, moves: STEPS, free: '.', wall: 'X', start: '', several: true },
  { id: 'latin2012_game_of_tiles',
    title: { en: 'ICPC Latin America 2012 G Game of Tiles', zh: 'ICPC Latin America 2012 G Game of Tiles（格子）' },
    shape: 'cases', game: true, moves: STEPS, free: '.', wall: 'X', start: '', several: true },
  { id: 'coci2018_planinarenje',
    title: { en: 'COCI 2017/2018 Planinarenje', zh: 'COCI 2017/2018 Planinarenje（登山）' },
    link: 'https://www.luogu.com.cn/problem/P4617',
    shape: 'bipartite',
    game: true, base: 1, sides: ['peak', 'valley'], sameSides: true },
  { id: 'cf1970c_game_on_tree',
    title: { en: 'Codeforces 1970 C Game on Tree', zh: 'Codeforces 1970 C Game on Tree（树上博弈）' },
    link: 'https://codeforces.com/problemset/problem/1970/C1',
    shape: 'tree',
    game: true, base: 1 },
  { id: 'seerc2019_game_on_a_tree',
    title: { en: 'SEERC 2019 F Game on a Tree', zh: 'SEERC 2019 F Game on a Tree（祖先与后代）' },
    link: 'https://www.luogu.com.cn/problem/P5801',
    shape: 'tree',
    game: true, base: 1, ancestors: true },
  { id: 'abc223g_vertex_deletion',
    title: { en: 'AtCoder ABC 223 G Vertex Deletion', zh: 'AtCoder ABC 223 G Vertex Deletion（删点）' },
    link: 'https://atcoder.jp/contests/abc223/tasks/abc223_g',
    shape: 'tree',
    game: false, base: 1 },
  { id: 'codechef_hamilg',
    title: { en: 'CodeChef HAMILG', zh: 'CodeChef HAMILG' },
    link: 'https://www.codechef.com/problems/HAMILG',
    shape: 'graph', game: true, base: 1,
    several: true },
  { id: 'bzoj2463_who_wins',
    title: { en: 'BZOJ 2463 who wins', zh: 'BZOJ 2463 谁能赢呢？' },
    link: 'https://www.luogu.com.cn/problem/P4136',
    shape: 'sides', game: true,
    moves: STEPS, free: '.', wall: '', start: '', several: true },
  { id: 'luogu3355_knights',
    title: { en: 'Luogu P3355 knights', zh: '洛谷 P3355 骑士共存问题' },
    link: 'https://www.luogu.com.cn/problem/P3355',
    shape: 'board', game: false,
    moves: KNIGHT, free: '.', wall: '#', start: '', square: true, coloring: 'cover' },
  { id: 'librarychecker_bipartitematching',
    title: { en: 'Library Checker bipartite matching', zh: 'Library Checker 二分图匹配' },
    link: 'https://judge.yosupo.jp/problem/bipartitematching',
    shape: 'bipartite', game: false, base: 0 },
  { id: 'luogu3386_bipartite_matching',
    title: { en: 'Luogu P3386 bipartite matching', zh: '洛谷 P3386 二分图最大匹配' },
    link: 'https://www.luogu.com.cn/problem/P3386',
    shape: 'bipartite', game: false, base: 1 },
  { id: 'uoj78_bipartite_matching',
    title: { en: 'UOJ 78 bipartite matching', zh: 'UOJ 78 二分图最大匹配' },
    link: 'https://uoj.ac/problem/78',
    shape: 'bipartite',
    game: false, base: 1 },
  { id: 'librarychecker_general_matching',
    title: { en: 'Library Checker general matching', zh: 'Library Checker 一般图匹配' },
    link: 'https://judge.yosupo.jp/problem/general_matching',
    shape: 'graph', game: false, base: 0 },
  { id: 'luogu6113_general_matching',
    title: { en: 'Luogu P6113 general matching', zh: '洛谷 P6113 一般图最大匹配' },
    link: 'https://www.luogu.com.cn/problem/P6113',
    shape: 'graph',
    game: false, base: 1 },
  { id: 'uoj79_general_matching',
    title: { en: 'UOJ 79 general matching', zh: 'UOJ 79 一般图最大匹配' },
    link: 'https://uoj.ac/problem/79',
    shape: 'graph', game: false,
    base: 1 },
  { id: 'hdu4685_prince_and_princess',
    title: { en: 'HDU 4685 Prince and Princess', zh: 'HDU 4685 Prince and Princess（王子和公主）' },
    link: 'https://acm.hdu.edu.cn/showproblem.php?pid=4685',
    shape: 'bipartite',
    game: false, base: 1, sides: ['prince', 'princess'], several: true, coloring: 'edges' },
  { id: 'poj1904_kings_quest',
    title: { en: 'POJ 1904 King\'s Quest', zh: 'POJ 1904 King\'s Quest（国王的任务）' },
    link: 'http://poj.org/problem?id=1904',
    shape: 'bipartite', game: false,
    base: 1, sides: ['son', 'girl'], sameSides: true, perfect: true, coloring: 'edges' },
  { id: 'ssl1331_letters',
    title: { en: 'SSL 1331 letters and envelopes', zh: 'SSL 1331 信与信封' },
    shape: 'bipartite',
    game: false, base: 1, sides: ['letter', 'envelope'], sameSides: true, coloring: 'edges' },
].map((problem) => ({
  several: false, sides: ['left', 'right'], coloring: 'classes', ...problem,
  editable: problem.shape !== 'sides',
}));

// Throws an Error if there is no such problem.
export function problemOf(id) {
  const problem = problems.find((candidate) => candidate.id === id);
  if (!problem) throw new Error(`there is no problem '${id}'`);
  return problem;
}
