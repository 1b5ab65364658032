const localHeader = 30;
const centralHeader = 46;

/** A ZIP of empty files with these names. */
export function zipOf(...names: string[]): Buffer {
  const files = names.map((name) => {
    const header = Buffer.alloc(localHeader);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(Buffer.byteLength(name), 26);
    return Buffer.concat([header, Buffer.from(name)]);
  });
  const entries = names.map((name, index) => {
    const header = Buffer.alloc(centralHeader);
    header.writeUInt32LE(0x02014b50, 0);
    header.writeUInt16LE(Buffer.byteLength(name), 28);
    header.writeUInt32LE(Buffer.concat(files.slice(0, index)).length, 42);
    return Buffer.concat([header, Buffer.from(name)]);
  });
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(Buffer.concat(entries).length, 12);
  end.writeUInt32LE(Buffer.concat(files).length, 16);
  return Buffer.concat([...files, ...entries, end]);
}
