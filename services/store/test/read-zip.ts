import { crc32, inflateRawSync } from 'node:zlib';

/** Reads every entry of a zip file by its central directory; throws when it is damaged. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0) throw new Error('not a zip file');
  const entries = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== 0x02014b50) throw new Error('damaged directory');
    const [method, checksum, packed] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 16),
      zip.readUInt32LE(at + 20),
    ];
    const [name, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const stored = zip.subarray(start, start + packed);
    const content = method === 8 ? inflateRawSync(stored) : stored;
    if (crc32(content) !== checksum) throw new Error('damaged entry');
    entries.set(zip.toString('utf8', at + 46, at + 46 + name), content);
    at += 46 + name + extra + comment;
  }
  return entries;
}
