// SPDX-License-Identifier: CC0-1.0
//
// Reads the tokens of an input, and reports invalid tokens in the same words as the solvers.

export const GREATEST = 2147483647;
export const TOO_MUCH = 'an input that fits into the memory';

// An InputError describes why an input is invalid. Its message is "line L: expected E, found F",
// unless another one is given.
export class InputError extends Error {
  constructor(line, expected, found, message = `line ${line}: expected ${expected}, found ${found}`) {
    super(message);
    this.name = 'InputError';
    this.line = line;
    this.isTooMuch = expected === TOO_MUCH;  // such an input may be valid, but it is too large
  }
}

// If a file is not valid UTF-8, its bytes are decoded one by one. The byte b >= 0x80 is then
// represented by the character U+F700 + b.
const BEYOND = 0xf700;

// Returns the text that the bytes of a file represent.
export function textOfBytes(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    const codes = Array.from(bytes, (byte) => String.fromCharCode(byte < 128 ? byte : BEYOND + byte));
    return codes.join('');
  }
}

// Returns a string that has one character for each byte of the UTF-8 encoding of the text. If
// textOfBytes() has made a character U+F700 + b from a byte b, this character becomes the byte b
// again.
function bytesOf(text) {
  if (!/[^\0-\x7f]/.test(text)) return text;
  const encoder = new TextEncoder();
  return text.replace(/[^\0-\x7f]/gu, (char) => {
    const code = char.codePointAt(0) - BEYOND;
    const bytes = code >= 128 && code < 256 ? [code] : encoder.encode(char);
    return String.fromCharCode(...bytes);
  });
}

// Returns a token in quotes. Long tokens are shortened, and bytes that are not printable are
// escaped.
export function quoted(token) {
  const shown = token.slice(0, 40).replace(/[^ -~]/g, (c) => {
    return '\\x' + c.charCodeAt(0).toString(16).padStart(2, '0');
  });
  return `'${shown}${token.length > 40 ? '...' : ''}'`;
}

const isBlank = (code) => code === 32 || (code >= 9 && code <= 13) || code === 0 || code === 26;

export const isNumber = (token) => /^[+-]?[0-9]+$/.test(token);

const rangeOf = (what, low, high) => `${what} from ${low} to ${high}`;

// Checks for a byte order mark of UTF-16, and for ASCII characters in UTF-16: every second one of
// the first 8 bytes is NUL.
const isUtf16 = (bytes) => /^(\xff\xfe|\xfe\xff|([^\0]\0){4}|(\0[^\0]){4})/.test(bytes);

// A TokenReader splits an input into tokens that are separated by white space. NUL bytes and Ctrl-Z
// count as white space. A line ends with LF, CR LF or CR. A byte order mark at the beginning is
// skipped.
export class TokenReader {
  constructor(text) {
    this.text = bytesOf(text);
    this.next = this.text.startsWith('\xef\xbb\xbf') ? 3 : 0;
    this.line = 1;
    this.warnings = [];
    this.isUtf16 = isUtf16(this.text);
  }

  // Checks whether no token is left.
  atEnd() {
    if (this.isUtf16) {
      throw new InputError(1, '', '', 'this file is UTF-16; save it as UTF-8 or ASCII');
    }
    for (; this.next < this.text.length; ++this.next) {
      const code = this.text.charCodeAt(this.next);
      if (!isBlank(code)) return false;
      if (code === 13 || (code === 10 && this.text.charCodeAt(this.next - 1) !== 13)) ++this.line;
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
    const token = this.number(what, low, high);
    if (token < low || token > high) this.fail(rangeOf(what, low, high), quoted(this.token));
    return token;
  }

  // Reads an integer, which messages call `what`. If the integer is not from `low` to `high`, adds
  // a warning and returns NaN.
  integerOrWarn(what, low, high) {
    const value = this.number(what, low, high);
    if (value >= low && value <= high) return value;
    this.warn(rangeOf(what, low, high), quoted(this.token));
    return NaN;
  }

  number(what, low, high) {
    this.token = this.word(rangeOf(what, low, high));
    if (!isNumber(this.token)) this.fail(rangeOf(what, low, high), quoted(this.token));
    return Number(this.token);
  }

  warn(expected, found) {
    this.warnings.push(new InputError(this.line, expected, found).message);
  }

  // Throws an InputError. By default, its line is the line of the last token.
  fail(expected, found, line = this.line) {
    throw new InputError(line, expected, found);
  }
}
