// SPDX-License-Identifier: CC0-1.0
//
// Reads the tokens of an input, and reports what is wrong with it.

export const GREATEST = 2147483647;
export const MOST_COUNT = 100000000;  // the largest number of vertices, edges, ... for our solvers
const MOST_PARTS = 420000;  // of an input that the page solves, see formats.js
const MOST_AT_ONCE = 80000;  // of an input that it reads and solves without a worker

// Returns the text of a file. It is UTF-8, or UTF-16 with a byte order mark, as PowerShell writes it.
export const textOfBytes = (bytes) =>
  new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes);

// Returns a string that has one character for each byte of the UTF-8 encoding of the text.
const bytesOf = (text) => text.replace(/[^\0-\x7f]{1,999}/gu, (part) => String.fromCharCode(...new TextEncoder().encode(part)));

// Returns the text that a string of bytes encodes.
export const textOf = (bytes) => textOfBytes(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));

// Returns a token, a string of bytes, as text in quotes. Long tokens are shortened, and characters that are not
// printable are escaped.
export function quoted(token) {
  const text = Array.from(textOf(token));
  const shown = text.slice(0, 40).join('').replace(/\p{C}/gu, (c) => '\\x' + c.codePointAt(0).toString(16).padStart(2, '0'));
  return `'${shown}${text.length > 40 ? '...' : ''}'`;
}

// ---- Faults

// A fault says what is wrong with an input. It has a `kind`, the `line`, and values: the text fault<kind>
// of texts.txt says it. If the input is only too large for the page, `limit` is the end of the key of
// the text tooMuch<limit>, which names the limit.
export class InputError extends Error {
  constructor(fault) {
    super(fault.kind);
    this.fault = fault;
  }
}

const isBlank = (code) => code === 32 || (code >= 9 && code <= 13) || code === 0 || code === 26;

export const isNumber = (token) => /^[+-]?[0-9]+$/.test(token);

// A TokenReader splits an input into tokens that are separated by white space. NUL bytes and Ctrl-Z
// count as white space. A line ends with LF, CR LF or CR. A byte order mark at the beginning is
// skipped. If isAtOnce is true, the input must be small enough to be solved without a worker.
export class TokenReader {
  constructor(text, isAtOnce) {
    this.isAtOnce = isAtOnce;
    this.most = isAtOnce ? MOST_AT_ONCE : MOST_PARTS;
    this.text = bytesOf(text);
    this.next = this.text.startsWith('\xef\xbb\xbf') ? 3 : 0;
    this.line = 1;
    this.words = 0;
    this.keep(0);
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

  word() {
    if (this.atEnd()) this.refuse({ kind: 'End' });
    if (++this.words > 3.2 * this.most) this.tooMuch();
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
    const token = this.word();
    this.next = next;
    return token;
  }

  // Remembers where the rest of the text begins, and how many more parts of it were announced.
  keep(more) {
    Object.assign(this, { rest: this.next, more });
  }

  skipAll() {
    this.next = this.text.length;
  }

  // Reads an integer, by default a count. Fails if it is not from `low` to `high`.
  integer(low, high = MOST_COUNT) {
    const { value, fault } = this.number(low, high);
    if (Number.isNaN(value)) this.refuse(fault);
    return value;
  }

  // Reads an integer. If it is not from `low` to `high`, adds a warning and returns NaN.
  integerOrWarn(low, high) {
    const { value, fault } = this.number(low, high);
    if (Number.isNaN(value)) this.ignore(fault);
    return value;
  }

  // Reads an integer. Its value is NaN if it is out of range.
  number(low, high) {
    const token = this.word();
    const fault = { kind: 'Range', token, low, high };
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
    this.warnings.push({ line: this.line, ...fault });
  }

  tooMuch(limit = { limit: 'Parts', most: this.most }) {
    this.refuse({ kind: 'TooMuch', ...limit });
  }
}
