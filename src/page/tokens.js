// SPDX-License-Identifier: CC0-1.0
//
// The tokens of a judge's text, and what is told about those that are wrong.

export const GREATEST = 2147483647;
export const TOO_MUCH = 'an input that fits into the memory';

// Input that is not what the problem promises; the message is "line L: expected E, found F".
export class InputError extends Error {
  constructor(line, expected, found) {
    super(`line ${line}: expected ${expected}, found ${found}`);
    this.name = 'InputError';
    this.line = line;
    this.isTooMuch = expected === TOO_MUCH;  // it may be what the problem promises
  }
}

// Of bytes that are no UTF-8, those from 0x80 on stand in a text as chars from U+F780 on.
const BEYOND = 0xf700;

// The text of a file.
export function textOfBytes(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    const codes = Array.from(bytes, (byte) => String.fromCharCode(byte < 128 ? byte : BEYOND + byte));
    return codes.join('');
  }
}

// One char for each byte of the text in UTF-8.
function bytesOf(text) {
  if (!/[^\0-\x7f]/.test(text)) return text;
  const encoder = new TextEncoder();
  return text.replace(/[^\0-\x7f]/gu, (char) => {
    const code = char.codePointAt(0) - BEYOND;
    const bytes = code >= 128 && code < 256 ? [code] : encoder.encode(char);
    return String.fromCharCode(...bytes);
  });
}

// In quotes, short, and printable.
export function quoted(token) {
  const shown = token.slice(0, 40).replace(/[^ -~]/g, (c) => {
    return '\\x' + c.charCodeAt(0).toString(16).padStart(2, '0');
  });
  return `'${shown}${token.length > 40 ? '...' : ''}'`;
}

const isBlank = (code) => code === 32 || (code >= 9 && code <= 13) || code === 0 || code === 26;

const rangeOf = (what, low, high) => `${what} from ${low} to ${high}`;

// Reads tokens, which blanks and line ends of any kind separate. NUL and ^Z count as blanks, and a
// byte order mark in front is skipped.
export class TokenReader {
  constructor(text) {
    this.text = bytesOf(text);
    this.next = this.text.startsWith('\xef\xbb\xbf') ? 3 : 0;
    this.line = 1;
    this.warnings = [];
  }

  // Whether no token is left.
  atEnd() {
    for (; this.next < this.text.length; ++this.next) {
      const code = this.text.charCodeAt(this.next);
      if (!isBlank(code)) return false;
      if (code === 10) ++this.line;
    }
    return true;
  }

  word(what) {
    if (this.atEnd()) this.fail(what, 'the end of the input');
    const blank = /[ \t-\r\0\x1a]/g;
    blank.lastIndex = this.next;
    const end = blank.test(this.text) ? blank.lastIndex - 1 : this.text.length;
    const token = this.text.slice(this.next, end);
    this.next = end;
    return token;
  }

  // The next token, which stays where it is; '' at the end.
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

  // Reads the next token as a number from `low` to `high`.
  integer(what, low, high = GREATEST) {
    const token = this.number(what, low, high);
    if (token < low || token > high) this.fail(rangeOf(what, low, high), quoted(this.token));
    return token;
  }

  // Reads a number. Warns and returns NaN if it is out of range.
  integerOrWarn(what, low, high) {
    const value = this.number(what, low, high);
    if (value >= low && value <= high) return value;
    this.warn(rangeOf(what, low, high), quoted(this.token));
    return NaN;
  }

  number(what, low, high) {
    this.token = this.word(rangeOf(what, low, high));
    if (!/^[+-]?[0-9]+$/.test(this.token)) this.fail(rangeOf(what, low, high), quoted(this.token));
    return Number(this.token);
  }

  warn(expected, found) {
    this.warnings.push(new InputError(this.line, expected, found).message);
  }

  // Throws the error of the line of the last token, or of an earlier line.
  fail(expected, found, line = this.line) {
    throw new InputError(line, expected, found);
  }
}
