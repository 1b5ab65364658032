import type { FileHandle } from 'node:fs/promises';

const endSize = 22;
/** The largest comment after which the end record may stand. */
const longestTail = endSize + 0xffff;
const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const largest = 0xffff_ffff;
/** Who wrote an entry, and what kind of file its mode says it is. */
const unix = 3;
const kindOfFile = 0o170000;
const link = 0o120000;

/** Where the kit lies in what a buyer downloads. */
export const kitFolder = 'arcada-licence';

/** A file that can be read in parts. */
export interface ReadableZip {
  size: number;
  read(from: number, length: number): Promise<Buffer>;
}

export const zipOf = (file: FileHandle, size: number): ReadableZip => ({
  size,
  read: async (from, length) => (await file.read(Buffer.alloc(length), 0, length, from)).buffer,
});

interface Directory {
  offset: number;
  count: number;
  bytes: Buffer;
}

/** What follows the contents of a zip file, to be sent after its first `keep` bytes. */
export interface JoinedZip {
  keep: number;
  rest: Buffer;
}

/**
 * Adds the entries of a small zip file to another, of which only the directory is read: its contents are sent as they
 * are. Undefined when that isn't a plain zip file: another format, encrypted, in parts or larger than 4 GB.
 */
export async function joinZips(zip: ReadableZip, added: Buffer): Promise<JoinedZip | undefined> {
  const first = await readDirectory(zip);
  const second = await readDirectory({
    size: added.length,
    read: async (from, length) => added.subarray(from, from + length),
  });
  if (!first || !second) return undefined;
  const contents = added.subarray(0, second.offset);
  const moved = moveEntries(second.bytes, first.offset);
  const directory = Buffer.concat([first.bytes, moved]);
  const count = first.count + second.count;
  const offset = first.offset + contents.length;
  if (count >= 0xffff || offset + directory.length >= largest) return undefined;
  const end = Buffer.alloc(endSize);
  end.writeUInt32LE(endMark, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return { keep: first.offset, rest: Buffer.concat([contents, directory, end]) };
}

export interface ZipEntry {
  name: string;
  /** Unpacked, as the file says. */
  bytes: number;
  /** A link to another place of the disk that it is unpacked on. */
  isLink: boolean;
}

/** What a plain zip file contains; undefined for other files. */
export async function zipEntries(zip: ReadableZip): Promise<ZipEntry[] | undefined> {
  const directory = await readDirectory(zip);
  if (!directory) return undefined;
  const { bytes, count } = directory;
  const entries: ZipEntry[] = [];
  for (const at of entriesOf(bytes)) {
    const name = bytes.subarray(at + 46, at + 46 + bytes.readUInt16LE(at + 28)).toString('utf8');
    const mode = bytes.readUInt8(at + 5) === unix ? bytes.readUInt16LE(at + 40) : 0;
    entries.push({ name, bytes: bytes.readUInt32LE(at + 24), isLink: (mode & kindOfFile) === link });
  }
  return entries.length === count ? entries : undefined;
}

async function readDirectory({ size, read }: ReadableZip): Promise<Directory | undefined> {
  const length = Math.min(size, longestTail);
  const tail = await read(size - length, length);
  for (let at = tail.length - endSize; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== endMark || at + endSize + tail.readUInt16LE(at + 20) !== tail.length) continue;
    const [count, bytes, offset] = [tail.readUInt16LE(at + 10), tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
    const isWhole = tail.readUInt16LE(at + 4) === 0 && tail.readUInt16LE(at + 8) === count && count < 0xffff;
    // Anything between the directory and its end would be lost, such as the records of larger files.
    if (!isWhole || offset + bytes !== size - length + at) return undefined;
    return { offset, count, bytes: await read(offset, bytes) };
  }
  return undefined;
}

/** The directory with the places of its entries moved by so many bytes. */
function moveEntries(directory: Buffer, by: number): Buffer {
  const moved = Buffer.from(directory);
  for (const at of entriesOf(moved)) moved.writeUInt32LE(moved.readUInt32LE(at + 42) + by, at + 42);
  return moved;
}

/** Where each entry of a directory begins. */
function* entriesOf(directory: Buffer): Generator<number> {
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === entryMark; ) {
    yield at;
    at += 46 + directory.readUInt16LE(at + 28) + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
}
