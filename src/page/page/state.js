// SPDX-License-Identifier: CC0-1.0
//
// Defines the state of the page, and converts the state to and from the part of the URL after '#'.
// This part consists of key=value pairs joined by '&', and has only the values that differ from
// firstState.

// Each part of the state has a short name in the URL, a first value, and perhaps a list of all its values.
const PARTS = {
  problem: ['p', 'jsoi2009_game'],
  text: ['t', ''],
  mine: ['y', ''],  // the output of the visitor's program for this input
  index: ['c', 0],  // the zero-based number of the case
  tab: ['m', '', ['why', 'search', 'play', 'draw', 'code']],  // '' for the default of the problem
  // what the picture shows; '' for the default of the problem
  coloring: ['v', '', ['', 'classes', 'cover', 'edges', 'least', 'greatest', 'paths', 'chains', 'some', 'less']],
  vertex: ['x', -1],  // the vertex that was chosen; in a matrix, the cell
  step: ['s', 0],  // of the search, of the recorded game or of an explanation; for weights, the number of pairs
  moves: ['g', []],  // the vertices that the token has visited in the game, in order
  opponent: ['o', 'second', ['first', 'second', 'none']],  // the player whom the page's program plays
  hint: ['h', false],  // whether the winning moves are shown in the game
  asked: ['w', false],  // whether the page says who can win the game
  at: ['a', []],  // the points [x, y] of vertices that were placed by hand; null for other vertices
  language: ['l', '', ['', 'en', 'zh']],  // '' for the language of the browser
  theme: ['d', '', ['', 'light', 'dark']],  // '' for the setting of the browser
};

export const firstState = Object.fromEntries(Object.entries(PARTS).map(([name, [, first]]) => [name, first]));

// Encodes an input for the URL of the page. To keep the URL short and readable, '/' stands for a
// line end, '+' for a blank, and '*' for '#', the character of a wall.
function packed(text) {
  const plain = encodeURIComponent(text.replaceAll('\r\n', '\n')).replaceAll('*', '%2A');
  return plain.replaceAll('%0A', '/').replaceAll('%20', '+').replaceAll('%23', '*');
}

function unpacked(text) {
  return decodeURIComponent(
    text.replaceAll('/', '%0A').replaceAll('+', '%20').replaceAll('*', '%23'),
  );
}

function valueText(value) {
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (!Array.isArray(value)) return packed(String(value));
  return value.map((v) => (Array.isArray(v) ? v.join('_') : v === null ? '' : v)).join('.');
}

// Returns the integer that `text`, a part of the URL of the page, represents. Throws a RangeError
// if the text is not an integer, if the integer is less than `least`, or if the text has more than
// `digits` characters.
function whole(text, least = 0, digits = 9) {
  if (!/^-?\d+$/.test(text) || text.length > digits || Number(text) < least) {
    throw new RangeError(text);
  }
  return Number(text);
}

// A coordinate has at most 5 digits, because a huge picture would not fit in memory.
const coordinate = (text) => whole(text, 0, 5);

function valueOf(name, text) {
  if (name === 'moves') return text === '' ? [] : text.split('.').map((part) => whole(part));
  if (name === 'at') {
    const pairs = text.split('.').map((pair) => (pair === '' ? null : pair.split('_').map(coordinate)));
    if (pairs.some((pair) => pair !== null && pair.length !== 2)) throw new RangeError(text);
    return pairs;
  }
  if (typeof firstState[name] === 'boolean') return whole(text, 0, 1) !== 0;
  if (typeof firstState[name] === 'number') return whole(text, name === 'vertex' ? -1 : 0);
  const value = unpacked(text);
  if (PARTS[name][2]?.includes(value) === false) throw new RangeError(text);
  return value;
}

// Returns the part of the URL, from '#' on, that describes a state of the page, such as
// "#p=...&t=...". For firstState, returns "#".
export function addressOf(state) {
  const parts = [];
  for (const [name, [short, first]] of Object.entries(PARTS)) {
    const text = valueText(state[name]);
    if (text !== valueText(first)) parts.push(`${short}=${text}`);
  }
  return '#' + parts.join('&');
}

// Returns the state of the page that `address`, the part of a URL from '#' on, describes. Ignores
// invalid values, and appends their parts of the address to `ignored`.
export function stateOf(address, ignored = []) {
  const state = { ...firstState };
  for (const part of address.replace(/^#/, '').split('&')) {
    const [short, ...rest] = part.split('=');
    const name = Object.keys(PARTS).find((key) => PARTS[key][0] === short);
    try {
      if (name === undefined && part !== '') throw new RangeError(part);
      if (name === undefined) continue;
      state[name] = valueOf(name, rest.join('='));
    } catch (error) {
      if (!(error instanceof RangeError) && !(error instanceof URIError)) throw error;
      ignored.push(part);
    }
  }
  return state;
}
