import { ClassNames } from './class-names.ts';
import { InstanceList } from './instance-list.ts';
import { excerpt, lineAt, StepError } from './step-error.ts';

/** Bytes between two reports of progress. */
const stretch = 1 << 20;

export interface ScannedInstances {
  list: InstanceList;
  classNames: readonly string[];
}

/** Position after a comment that begins here. */
function afterComment(bytes: Uint8Array, from: number): number {
  for (let star = bytes.indexOf(42, from + 2); star !== -1; star = bytes.indexOf(42, star + 1)) {
    if (bytes[star + 1] === 47) return star + 2;
  }
  throw new StepError('truncated');
}

/** Position of the next byte that is neither a blank nor in a comment. */
function skipBlanks(bytes: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    const byte = bytes[at] as number;
    if (byte === 47 && bytes[at + 1] === 42) at = afterComment(bytes, at);
    else if (byte === 32 || byte === 10 || byte === 13 || byte === 9) at++;
    else return at;
  }
}

/** Position of the semicolon that ends an instance: not one within a string or comment. */
function endOfInstance(bytes: Uint8Array, from: number): number {
  const { length } = bytes;
  for (let at = from; at < length; at++) {
    const byte = bytes[at] as number;
    if (byte === 59) return at;
    if (byte === 39) {
      do at++;
      while (at < length && bytes[at] !== 39);
    } else if (byte === 47 && bytes[at + 1] === 42) at = afterComment(bytes, at) - 1;
  }
  throw new StepError('truncated');
}

const isNameByte = (byte: number) =>
  (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122) || (byte >= 48 && byte <= 57) || byte === 95 || byte === 33;

/**
 * Finds all instances of a DATA section that begins at `from`, in one pass that makes no object for
 * any of them. Yields its position now and then. Throws StepError.
 */
export function* scanInstances(bytes: Uint8Array, from: number): Generator<number, ScannedInstances> {
  const classNames = new ClassNames();
  const list = new InstanceList(Math.max(1024, Math.ceil(bytes.length / 64)));
  let at = from;
  let next = from + stretch;
  for (;;) {
    at = skipBlanks(bytes, at);
    if (bytes[at] !== 35) break;
    at = readInstance(bytes, at, list, classNames);
    if (at > next) {
      next = at + stretch;
      yield at;
    }
  }
  if (at >= bytes.length) throw new StepError('truncated');
  if (!/^ENDSEC\s*;/.test(excerpt(bytes, at))) fail(bytes, at);
  return { list, classNames: classNames.names };
}

function fail(bytes: Uint8Array, at: number): never {
  throw new StepError('broken-line', { line: lineAt(bytes, at), found: excerpt(bytes, at) });
}

/** Reads `#12 = IFCWALL(…);` and returns the position after it. */
function readInstance(bytes: Uint8Array, from: number, list: InstanceList, classNames: ClassNames): number {
  let at = from + 1;
  let id = 0;
  for (let digit = bytes[at] as number; digit >= 48 && digit <= 57; digit = bytes[++at] as number) {
    id = id * 10 + digit - 48;
  }
  if (at === from + 1) fail(bytes, from);
  at = skipBlanks(bytes, at);
  if (bytes[at] !== 61) fail(bytes, from);
  at = skipBlanks(bytes, at + 1);
  const name = at;
  while (isNameByte(bytes[at] as number)) at++;
  // A complex instance has no name before its bracket: it is kept under the empty one.
  const number = classNames.numberOf(bytes, name, at);
  at = skipBlanks(bytes, at);
  if (at >= bytes.length) throw new StepError('truncated');
  if (bytes[at] !== 40) fail(bytes, from);
  list.add(id, number, at);
  return endOfInstance(bytes, at) + 1;
}
