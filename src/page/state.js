// SPDX-License-Identifier: CC0-1.0
//
// The state of the page is one value, and the address after '#' is its text: key=value, joined by
// '&', only what differs from the state at the start.

export const firstState = {
  problem: 'jsoi2009_game',
  text: '',
  index: 0,  // which of several cases
  tab: 'why',  // 'why', 'game', 'search', 'play' or 'draw'
  coloring: '',  // 'classes', 'cover' or 'edges'; '' is the one of the problem
  vertex: -1,  // the one that was chosen
  step: 0,  // of the search, of the transcript, or of the reason after a game
  moves: [],  // the game that is played: its vertices in order
  opponent: 'second',  // the side that the program plays: 'first', 'second', or 'none'
  at: [],  // where vertices of a graph were put by hand: [x, y] or null of each
  language: '',  // '' is what the browser says
  theme: '',  // the same; else 'light' or 'dark'
};

const SHORT_NAMES = {
  problem: 'p', text: 't', index: 'c', tab: 'm', coloring: 'v', vertex: 'x', step: 's', moves: 'g',
  opponent: 'o', at: 'a', language: 'l', theme: 'd',
};

const ALLOWED = {
  tab: ['why', 'game', 'search', 'play', 'draw'],
  coloring: ['', 'classes', 'cover', 'edges'],
  opponent: ['first', 'second', 'none'],
  language: ['', 'en', 'zh'],
  theme: ['', 'light', 'dark'],
};

// Judge's texts stay short and readable: a line end is '/', a blank '+', a wall '*'.
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
  if (!Array.isArray(value)) return packed(String(value));
  return value.map((v) => (Array.isArray(v) ? v.join('_') : v === null ? '' : v)).join('.');
}

// A number in an address, from `least` on. A coordinate stays small, as the picture grows with it.
function whole(text, least = 0, digits = 9) {
  if (!/^-?\d+$/.test(text) || text.length > digits || Number(text) < least) {
    throw new RangeError(text);
  }
  return Number(text);
}

const coordinate = (text) => whole(text, 0, 4);

function valueOf(name, text) {
  if (name === 'moves') return text === '' ? [] : text.split('.').map((part) => whole(part));
  if (name === 'at') {
    const pairs = text.split('.').map((pair) => (pair === '' ? null : pair.split('_').map(coordinate)));
    if (pairs.some((pair) => pair !== null && pair.length !== 2)) throw new RangeError(text);
    return pairs;
  }
  if (typeof firstState[name] === 'number') return whole(text, name === 'vertex' ? -1 : 0);
  const value = unpacked(text);
  if (ALLOWED[name] && !ALLOWED[name].includes(value)) throw new RangeError(text);
  return value;
}

// "#p=...&t=...", "#" for the first state.
export function addressOf(state) {
  const parts = [];
  for (const name of Object.keys(SHORT_NAMES)) {
    const text = valueText(state[name]);
    if (text !== valueText(firstState[name])) parts.push(SHORT_NAMES[name] + '=' + text);
  }
  return '#' + parts.join('&');
}

// The state that an address names; what cannot be understood stays as at the start.
export function stateOf(address) {
  const state = { ...firstState };
  for (const part of address.replace(/^#/, '').split('&')) {
    const name = Object.keys(SHORT_NAMES).find((key) => part.startsWith(SHORT_NAMES[key] + '='));
    if (name === undefined) continue;
    try {
      state[name] = valueOf(name, part.slice(SHORT_NAMES[name].length + 1));
    } catch (error) {
      if (!(error instanceof RangeError) && !(error instanceof URIError)) throw error;
    }
  }
  return state;
}
