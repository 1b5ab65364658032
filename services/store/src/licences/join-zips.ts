import { endMark, entriesOf, findDirectory, type ReadableZip } from '@arcada/service-kit/zips';

const endSize = 22;
const largest = 0xffff_ffff;

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
  const first = await directoryOf(zip);
  const second = await directoryOf({
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

async function directoryOf(zip: ReadableZip) {
  const place = await findDirectory(zip);
  return place && { ...place, bytes: await zip.read(place.offset, place.length) };
}

/** The directory with the places of its entries moved by so many bytes. */
function moveEntries(directory: Buffer, by: number): Buffer {
  const moved = Buffer.from(directory);
  for (const at of entriesOf(moved)) moved.writeUInt32LE(moved.readUInt32LE(at + 42) + by, at + 42);
  return moved;
}
