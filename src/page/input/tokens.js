// SPDX-License-Identifier: CC0-1.0
//
// Reads the tokens of an input, and reports what is wrong with it in the same words as the solvers.

export const GREATEST = 2147483647;
export const MOST_PARTS = 320000;  // of an input that the page solves, see formats.js
const MOST_WORDS = 800000;
export const TOO_LARGE = { limit: 'Parts', most: MOST_PARTS };

// Returns the text of a file. It is UTF-8, or UTF-16 with a byte order mark, as PowerShell writes it.
export const textOfBytes = (bytes) =>
  new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes);

// Returns a string that has one character for each byte of the UTF-8 encoding of the text.
const bytesOf = (text) => text.replace(/[^\0-\x7f]/gu, (char) => String.fromCharCode(...new TextEncoder().encode(char)));

// Returns a token in quotes. Long tokens are shortened, and bytes that are not printable are
// escaped.
export function quoted(token) {
  const shown = token.slice(0, 40).replace(/[^ -~]/g, (c) => {
    return '\\x' + c.charCodeAt(0).toString(16).padStart(2, '0');
  });
  return `'${shown}${token.length > 40 ? '...' : ''}'`;
}

// ---- Faults

const listOf = (signs) => Array.from(signs, quoted).join(', ').replace(/, ('[^']*')$/, ' or $1');

// A fault says what is wrong with an input. It has a `kind`, the `line`, and what the functions below take.
// They return what the solvers say that they expect and find. The texts fault<kind> of texts.txt say it in
// the language of the page.
const kinds = {
  End: ({ expected }) => [expected, 'the end of the input'],
  More: ({ token }) => ['the end of the input', quoted(token)],
  Row: ({ token, length }) => [`a row of length ${length}`, `${quoted(token)} of length ${token.length}`],
  Sign: ({ token, signs, column }) => [listOf(signs), `${quoted(token)} in column ${column}`],
  Range: ({ token, what, low, high }) => [`${what} from ${low} to ${high}`, quoted(token)],
  Closing: ({ token }) => ['an edge that closes no cycle', quoted(token)],
  Cycle: ({ expected, item, set }) => [expected, `the cycle ${set.slice(0, 10).map((v) => item.names[v]).join(' ')}` +
    (set.length > 10 ? ' ...' : '')],
  Odd: ({ expected, found }) => [expected, found],
  Hall: ({ expected, found }) => [expected, found],
  Other: ({ expected, found }) => [expected, found],
};

// Describes why an input is invalid. The message is that of the solvers.
export class InputError extends Error {
  constructor(fault) {
    const [expected, found] = kinds[fault.kind](fault);
    super(`line ${fault.line}: expected ${expected}, found ${found}`);
    this.name = 'InputError';
    this.fault = fault;
  }

  // Such an input may be valid, but it is too large for the page.
  get isTooMuch() {
    return Boolean(this.fault.isTooMuch);
  }
}

const isBlank = (code) => code === 32 || (code >= 9 && code <= 13) || code === 0 || code === 26;

export const isNumber = (token) => /^[+-]?[0-9]+$/.test(token);

// A TokenReader splits an input into tokens that are separated by white space. NUL bytes and Ctrl-Z
// count as white space. A line ends with LF, CR LF or CR. A byte order mark at the beginning is
// skipped.
export class TokenReader {
  constructor(text) {
    this.text = bytesOf(text);
    this.next = this.text.startsWith('\xef\xbb\xbf') ? 3 : 0;
    this.line = 1;
    this.words = 0;
    this.warnings = [];
  }

  // Checks whether no token is left.
  atEnd() {
    for (; this.next < this.text.length; ++this.next) {
      const code = this.text.charCodeAt(this.next);
      if (!isBlank(code)) return false;
      if (code === 13 || (code === 10 && this.text.charCodeAt(this.next - 1) !== 13)) ++this.line;
    }
    return true;
  }

  // Returns the next token, which messages call `expected`.
  word(expected) {
    if (this.atEnd()) this.refuse({ kind: 'End', expected });
    if (++this.words > MOST_WORDS) this.tooMuch(TOO_LARGE);
    const blank = /[ \t-\r\0\x1a]/g;
    blank.lastIndex = this.next;
    const end = blank.test(this.text) ? blank.lastIndex - 1 : this.text.length;
    const token = this.text.slice(this.next, end);
    this.next = end;
    return token;
  }

  // Returns the next token without consuming it, or '' at the end of the input.
  peek() {
    if (this.atEnd()) return '';
    const { next } = this;
    const token = this.word('');
    this.next = next;
    return token;
  }

  skipAll() {
    this.next = this.text.length;
  }

  // Reads an integer, which messages call `what`. Fails if the integer is not from `low` to `high`.
  integer(what, low, high = GREATEST) {
    const { value, fault } = this.number(what, low, high);
    if (Number.isNaN(value)) this.refuse(fault);
    return value;
  }

  // Reads an integer, which messages call `what`. If the integer is not from `low` to `high`, adds
  // a warning and returns NaN.
  integerOrWarn(what, low, high) {
    const { value, fault } = this.number(what, low, high);
    if (Number.isNaN(value)) this.ignore(fault);
    return value;
  }

  // Reads an integer. Its value is NaN if it is out of range.
  number(what, low, high) {
    const token = this.word(`${what} from ${low} to ${high}`);
    const fault = { kind: 'Range', token, what, low, high };
    if (!isNumber(token)) this.refuse(fault);
    const value = Number(token);
    return { value: value >= low && value <= high ? value : NaN, fault };
  }

  // Throws an error about a fault, by default in the line of the last token.
  refuse(fault) {
    throw new InputError({ line: this.line, ...fault });
  }

  // Adds a warning about a fault.
  ignore(fault) {
    this.warnings.push(new InputError({ line: this.line, ...fault }));
  }

  // Refuses the input because of a fault that has no text of its own on the page.
  fail(expected, found, line = this.line) {
    this.refuse({ kind: 'Other', expected, found, line });
  }

  // `more` has `limit`, the end of the key of the text tooMuch... that names the limit, and its values.
  tooMuch(more) {
    this.refuse({ kind: 'Other', expected: 'an input that fits into the memory', found: 'a larger one',
      isTooMuch: true, ...more });
  }
}
