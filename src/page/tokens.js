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

// Reads tokens, which blanks and line ends of any kind separate.
export class TokenReader {
  constructor(text) {
    this.text = bytesOf(text);
    this.next = 0;
    this.line = 1;
  }

  // Whether no token is left.
  atEnd() {
    for (; this.next < this.text.length; ++this.next) {
      const code = this.text.charCodeAt(this.next);
      if (code !== 32 && (code < 9 || code > 13)) return false;
      if (code === 10) ++this.line;
    }
    return true;
  }

  word(what) {
    if (this.atEnd()) this.fail(what, 'the end of the input');
    const blank = /[ \t-\r]/g;
    blank.lastIndex = this.next;
    const end = blank.test(this.text) ? blank.lastIndex - 1 : this.text.length;
    const token = this.text.slice(this.next, end);
    this.next = end;
    return token;
  }

  // The next token as a number from `low` to `high`.
  integer(what, low, high = GREATEST) {
    const range = `${what} from ${low} to ${high}`;
    const token = this.word(range);
    const value = Number(token);
    if (!/^-?[0-9]{1,18}$/.test(token) || value < low || value > high) {
      this.fail(range, quoted(token));
    }
    return value;
  }

  expectEnd() {
    if (!this.atEnd()) this.fail('the end of the input', quoted(this.word('')));
  }

  // At the line of the last token, or at an earlier one.
  fail(expected, found, line = this.line) {
    throw new InputError(line, expected, found);
  }
}
