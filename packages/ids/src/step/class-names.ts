import { excerpt, StepError } from './step-error.ts';

const fold = (byte: number) => (byte >= 97 && byte <= 122 ? byte - 32 : byte);

/** Places of the table, a power of two above the number of classes of any schema. */
const places = 8192;
/** Numbers of classes are kept in 16 bits. */
const mostNames = 0xffff - 1;

/**
 * Numbers the class names of a file in capitals, straight from its bytes: one string for each name, not
 * each use. A file has hundreds of names and millions of uses.
 */
export class ClassNames {
  readonly names: string[] = [];
  /** Numbers by hash, plus one; a name whose place is taken goes to the next free one. */
  private table = new Uint32Array(places);

  /** Number of the name in these bytes, a new one at first sight. */
  numberOf(bytes: Uint8Array, from: number, to: number): number {
    const mask = this.table.length - 1;
    for (let place = this.hash(bytes, from, to) & mask; ; place = (place + 1) & mask) {
      const number = (this.table[place] as number) - 1;
      if (number === -1) return this.add(bytes, from, to, place);
      if (this.isName(number, bytes, from, to)) return number;
    }
  }

  private hash(bytes: Uint8Array, from: number, to: number): number {
    let hash = to - from;
    for (let at = from; at < to; at++) hash = (Math.imul(hash, 31) + fold(bytes[at] as number)) | 0;
    return hash;
  }

  private add(bytes: Uint8Array, from: number, to: number, place: number): number {
    if (this.names.length > mostNames) throw new StepError('broken-line', { found: excerpt(bytes, from) });
    this.names.push(new TextDecoder().decode(bytes.subarray(from, to)).toUpperCase());
    this.table[place] = this.names.length;
    if (this.names.length * 2 > this.table.length) this.grow();
    return this.names.length - 1;
  }

  /** Only files of invented names get here. */
  private grow(): void {
    const encoder = new TextEncoder();
    const table = new Uint32Array(this.table.length * 2);
    this.names.forEach((name, number) => {
      const bytes = encoder.encode(name);
      let place = this.hash(bytes, 0, bytes.length) & (table.length - 1);
      while (table[place] !== 0) place = (place + 1) & (table.length - 1);
      table[place] = number + 1;
    });
    this.table = table;
  }

  private isName(number: number, bytes: Uint8Array, from: number, to: number): boolean {
    const name = this.names[number] as string;
    const { length } = name;
    if (length !== to - from) return false;
    for (let at = 0; at < length; at++) if (name.charCodeAt(at) !== fold(bytes[from + at] as number)) return false;
    return true;
  }
}
