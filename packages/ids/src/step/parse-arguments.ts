import { decodeString } from './decode-string.ts';
import { plainText } from './plain-text.ts';
import { excerpt, lineAt, StepError } from './step-error.ts';
import type { StepValue } from './values.ts';

const isSpace = (byte: number) => byte === 32 || byte === 10 || byte === 13 || byte === 9;
/** Bytes that end a number, a keyword or a reference. */
const isEnd = (byte: number) => byte === 44 || byte === 41 || byte === 40 || byte === 47 || isSpace(byte);
const derived = Symbol('derived');
/** Lists within lists: IFC has three levels at most. */
const deepest = 100;

/** Reads the arguments of one instance: a cursor over the file's bytes. */
class ArgumentReader {
  private readonly bytes: Uint8Array;
  at: number;
  private depth = 0;

  constructor(bytes: Uint8Array, at: number) {
    this.bytes = bytes;
    this.at = at;
  }

  private fail(): never {
    const { bytes, at } = this;
    if (at >= bytes.length) throw new StepError('truncated');
    throw new StepError('broken-line', { line: lineAt(bytes, at), found: excerpt(bytes, at) });
  }

  /** The next byte that is neither a blank nor in a comment. */
  private next(): number {
    for (;;) {
      const byte = this.bytes[this.at] as number;
      if (byte === 47 && this.bytes[this.at + 1] === 42) this.skipComment();
      else if (!isSpace(byte)) return byte;
      else this.at++;
    }
  }

  private skipComment(): void {
    let end = this.at + 2;
    while (end < this.bytes.length && !(this.bytes[end] === 42 && this.bytes[end + 1] === 47)) end++;
    this.at = end + 2;
  }

  /** After the opening bracket: values up to the closing one. `*` marks a derived attribute, which has no place. */
  list(): StepValue[] {
    if (++this.depth > deepest) this.fail();
    const values: StepValue[] = [];
    this.at++;
    if (this.next() === 41) {
      this.at++;
      this.depth--;
      return values;
    }
    for (;;) {
      const value = this.value();
      if (value !== derived) values.push(value);
      const byte = this.next();
      this.at++;
      if (byte === 41) {
        this.depth--;
        return values;
      }
      if (byte !== 44) {
        this.at--;
        this.fail();
      }
    }
  }

  /** After the opening bracket: one value alone, past those before it; undefined when there are fewer. */
  one(position: number): StepValue | undefined {
    this.at++;
    if (this.next() === 41) return undefined;
    for (let left = position; ; ) {
      if (this.next() === 42) this.at++;
      else if (left === 0) return this.value() as StepValue;
      else {
        this.skip();
        left--;
      }
      const byte = this.next();
      if (byte === 41) return undefined;
      if (byte !== 44) this.fail();
      this.at++;
    }
  }

  /** Passes over a value without making anything of it. */
  private skip(): void {
    let depth = 0;
    for (;;) {
      const byte = this.next();
      if (byte === 39) this.at = this.endOfString() + 1;
      else if (byte === 44 && depth === 0) return;
      else if (byte === 41 && depth-- === 0) return;
      else {
        if (byte === 40) depth++;
        if (byte === undefined) this.fail();
        this.at++;
      }
    }
  }

  private value(): StepValue | typeof derived {
    const byte = this.next();
    switch (byte) {
      case 36:
        this.at++;
        return null;
      case 42:
        this.at++;
        return derived;
      case 39:
        return this.string();
      case 35:
        return this.reference();
      case 40:
        return this.list();
      case 46:
        return { kind: 'enumeration', name: this.enclosed(46) };
      case 34:
        return { kind: 'binary', text: this.enclosed(34) };
      default:
        return this.word(byte);
    }
  }

  /** Position of the quote that ends a string: a doubled one is part of its text. */
  private endOfString(): number {
    const { bytes } = this;
    const { length } = bytes;
    for (let end = this.at + 1; end < length; end++) {
      if (bytes[end] !== 39) continue;
      if (bytes[end + 1] !== 39) return end;
      end++;
    }
    throw new StepError('truncated');
  }

  private string(): string {
    const from = this.at + 1;
    const end = this.endOfString();
    this.at = end + 1;
    return decodeString(this.bytes, from, end);
  }

  private reference(): StepValue {
    let id = 0;
    const from = ++this.at;
    for (let digit = this.bytes[this.at] as number; digit >= 48 && digit <= 57; digit = this.bytes[this.at] as number) {
      id = id * 10 + digit - 48;
      this.at++;
    }
    if (this.at === from) this.fail();
    return { kind: 'reference', id };
  }

  private enclosed(mark: number): string {
    const end = this.bytes.indexOf(mark, this.at + 1);
    if (end === -1) throw new StepError('truncated');
    const text = plainText(this.bytes, this.at + 1, end);
    if (!/^[\w:]*$/.test(text)) this.fail();
    this.at = end + 1;
    return text.toUpperCase();
  }

  /** A number, or a type with its value. */
  private word(first: number): StepValue {
    const from = this.at;
    while (this.at < this.bytes.length && !isEnd(this.bytes[this.at] as number)) this.at++;
    if (this.at - from > 200) this.fail();
    const text = plainText(this.bytes, from, this.at);
    if (first === 43 || first === 45 || (first >= 48 && first <= 57)) {
      const value = Number(text);
      if (Number.isNaN(value)) {
        this.at = from;
        this.fail();
      }
      return { kind: /^[+-]?\d+$/.test(text) ? 'integer' : 'real', value, text };
    }
    if (!/^!?[A-Za-z]\w*$/.test(text) || this.next() !== 40) {
      this.at = from;
      this.fail();
    }
    const [value = null] = this.list();
    return { kind: 'typed', type: text.toUpperCase(), value };
  }
}

/**
 * Values of an instance from its opening bracket on. Derived attributes (`*`) are left out, as in the
 * schema tables. Throws StepError.
 */
export const parseArguments = (bytes: Uint8Array, openingBracket: number): StepValue[] =>
  new ArgumentReader(bytes, openingBracket).list();

/** One value of an instance, without reading the others: `position` leaves derived attributes out. Throws StepError. */
export const parseOneArgument = (bytes: Uint8Array, openingBracket: number, position: number): StepValue | undefined =>
  new ArgumentReader(bytes, openingBracket).one(position);
