import { crc32 } from 'node:zlib';

interface Entry {
  name: string;
  content: string;
  /** As Unix writes it: 0o120777 is a link. */
  mode?: number;
}

/** A zip file with uncompressed entries, also such that tools don't write; a name alone is one of an empty file. */
export function zipOf(...entries: (Entry | string)[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { name, content, mode = 0o100644 }: Entry = typeof entry === 'string' ? { name: entry, content: '' } : entry;
    const [path, data] = [Buffer.from(name), Buffer.from(content)];
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(path.length, 22);
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, path, data]);
    const head = Buffer.from('PK\u0001\u0002\u0014\u0003', 'latin1');
    const tail = Buffer.alloc(14);
    tail.writeUInt16LE(mode, 8);
    tail.writeUInt32LE(offset, 10);
    directory.push(head, common, tail, path);
    files.push(file);
    offset += file.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
}

/** A zip file with one text. */
export const zipNamed = (content: string): Buffer => zipOf({ name: 'text.txt', content });
