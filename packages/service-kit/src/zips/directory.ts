import type { FileHandle } from 'node:fs/promises';

const endSize = 22;
/** The largest comment after which the end record may stand. */
const longestTail = endSize + 0xffff;
export const endMark = 0x06054b50;
const entryMark = 0x02014b50;
/** Who wrote an entry, and what kind of file its mode says it is. */
const unix = 3;
const kindOfFile = 0o170000;
const link = 0o120000;

/** A file that can be read in parts. */
export interface ReadableZip {
  size: number;
  read(from: number, length: number): Promise<Buffer>;
}

export const zipOf = (file: FileHandle, size: number): ReadableZip => ({
  size,
  read: async (from, length) => (await file.read(Buffer.alloc(length), 0, length, from)).buffer,
});

/** Where the directory of a zip file lies. */
export interface DirectoryPlace {
  offset: number;
  /** Of entries. */
  count: number;
  length: number;
}

export interface ZipEntry {
  name: string;
  /** Unpacked, as the file says. */
  bytes: number;
  /** A link to another place of the disk that it is unpacked on. */
  isLink: boolean;
}

/** Undefined for what isn't a plain zip file: another format, encrypted, in parts or larger than 4 GB. */
export async function findDirectory({ size, read }: ReadableZip): Promise<DirectoryPlace | undefined> {
  const tailLength = Math.min(size, longestTail);
  const tail = await read(size - tailLength, tailLength);
  for (let at = tail.length - endSize; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== endMark || at + endSize + tail.readUInt16LE(at + 20) !== tail.length) continue;
    const [count, length, offset] = [
      tail.readUInt16LE(at + 10),
      tail.readUInt32LE(at + 12),
      tail.readUInt32LE(at + 16),
    ];
    const isWhole = tail.readUInt16LE(at + 4) === 0 && tail.readUInt16LE(at + 8) === count && count < 0xffff;
    // Anything between the directory and its end would be lost, such as the records of larger files.
    return isWhole && offset + length === size - tailLength + at ? { offset, count, length } : undefined;
  }
  return undefined;
}

/** What a zip file contains; undefined when its directory is damaged. */
export async function readEntries(
  zip: ReadableZip,
  { offset, count, length }: DirectoryPlace,
): Promise<ZipEntry[] | undefined> {
  const directory = await zip.read(offset, length);
  const entries: ZipEntry[] = [];
  for (const at of entriesOf(directory)) {
    const name = directory.toString('utf8', at + 46, at + 46 + directory.readUInt16LE(at + 28));
    const mode = directory.readUInt8(at + 5) === unix ? directory.readUInt16LE(at + 40) : 0;
    entries.push({ name, bytes: directory.readUInt32LE(at + 24), isLink: (mode & kindOfFile) === link });
  }
  return entries.length === count ? entries : undefined;
}

/** What a plain zip file contains; undefined for other files. */
export async function zipEntries(zip: ReadableZip): Promise<ZipEntry[] | undefined> {
  const place = await findDirectory(zip);
  return place && readEntries(zip, place);
}

/** Where each entry of a directory begins. */
export function* entriesOf(directory: Buffer): Generator<number> {
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === entryMark; ) {
    yield at;
    at += 46 + directory.readUInt16LE(at + 28) + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
}
