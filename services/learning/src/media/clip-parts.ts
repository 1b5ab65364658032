import { open } from 'node:fs/promises';

// A damaged or hostile file may hold any number of headers.
const mostReads = 2000;

/** An MP4 or WebM file of a stranger, read in small pieces and not endlessly. */
export interface Clip {
  bytes: number;
  kind: 'mp4' | 'webm';
  read(at: number, length: number): Promise<Buffer>;
}
/** Where the content of a box or element begins and ends. */
export interface Part {
  id: number;
  start: number;
  end: number;
}
/**
 * Reads the header at the start of these bytes: its length and that of its content; undefined: to
 * the end.
 */
type ReadHeader = (head: Buffer) => { id: number; header: number; length: number | undefined } | undefined;

const ebml = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

export async function readClip<Facts>(path: string, facts: (clip: Clip) => Promise<Facts>): Promise<Facts> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    let reads = 0;
    const read = async (at: number, length: number) => {
      reads += 1;
      if (reads > mostReads || at >= size) return Buffer.alloc(0);
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
      return buffer.subarray(0, bytesRead);
    };
    const kind = (await read(0, 4)).equals(ebml) ? 'webm' : 'mp4';
    return await facts({ bytes: size, kind, read });
  } finally {
    await file.close();
  }
}

const headerBytes = 16;
type Span = Omit<Part, 'id'>;

/** The boxes or elements within this span, as their headers state them. */
export async function* partsOf(clip: Clip, { start, end }: Span): AsyncGenerator<Part> {
  const readHeader = clip.kind === 'webm' ? elementHeader : boxHeader;
  for (let at = start; at < end; ) {
    const head = readHeader(await clip.read(at, headerBytes));
    if (!head) return;
    const content = at + head.header;
    // As stated, even past the end: a truncated file must not be read as something shorter.
    const next = head.length === undefined ? end : content + head.length;
    yield { id: head.id, start: content, end: next };
    at = next;
  }
}

/** The first part that is reached through these, one within the other. */
export async function find(clip: Clip, within: Span, ...path: readonly number[]): Promise<Span | undefined> {
  const [id, ...rest] = path;
  if (id === undefined) return within;
  for await (const part of partsOf(clip, within)) if (part.id === id) return find(clip, part, ...rest);
  return undefined;
}

// MP4: ISO/IEC 14496-12, 4.2 (boxes).
const boxHeader: ReadHeader = (head) => {
  if (head.length < 8) return undefined;
  const [size, id] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  if (size === 0) return { id, header: 8, length: undefined };
  if (size !== 1) return size < 8 ? undefined : { id, header: 8, length: size - 8 };
  if (head.length < 16) return undefined;
  const large = Number(head.readBigUInt64BE(8));
  return large < 16 ? undefined : { id, header: 16, length: large - 16 };
};

// WebM: RFC 8794, 4 to 6 (elements).
const elementHeader: ReadHeader = (head) => {
  const idBytes = widthOf(head[0]);
  const sizeBytes = widthOf(head[idBytes]);
  if (idBytes > 4 || sizeBytes > 8 || head.length < idBytes + sizeBytes) return undefined;
  const size = head.subarray(idBytes, idBytes + sizeBytes);
  const value = BigInt.asUintN(7 * sizeBytes, BigInt(`0x${size.toString('hex')}`));
  const isUnknown = value === (1n << BigInt(7 * sizeBytes)) - 1n;
  return {
    id: head.readUIntBE(0, idBytes),
    header: idBytes + sizeBytes,
    length: isUnknown ? undefined : Number(value),
  };
};
/** The leading zeros of a variable-length number give its number of bytes. */
const widthOf = (first = 0): number => Math.clz32(first) - 23;
