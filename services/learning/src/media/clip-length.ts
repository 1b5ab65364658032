import { open } from 'node:fs/promises';

// A damaged or hostile file may hold any number of headers.
const mostReads = 2000;
// Longer than any lesson: the file is damaged.
const mostSeconds = 86_400;

interface Clip {
  bytes: number;
  read(at: number, length: number): Promise<Buffer>;
}
/** Where the content of a box or element begins and ends. */
interface Part {
  id: number;
  start: number;
  end: number;
}
/**
 * Reads the header at the start of these bytes: its length and that of its content; undefined: to
 * the end.
 */
type ReadHeader = (head: Buffer) => { id: number; header: number; length: number | undefined } | undefined;

/**
 * The length stated in an MP4 or WebM file, in whole seconds, from a few headers; undefined if it
 * states none.
 */
export async function clipSeconds(path: string): Promise<number | undefined> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    let reads = 0;
    const clip: Clip = {
      bytes: size,
      async read(at, length) {
        reads += 1;
        if (reads > mostReads || at >= size) return Buffer.alloc(0);
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
        return buffer.subarray(0, bytesRead);
      },
    };
    const isWebm = (await clip.read(0, 4)).equals(ebml);
    const seconds = await (isWebm ? webmSeconds(clip) : mp4Seconds(clip));
    return seconds && seconds <= mostSeconds ? Math.max(1, Math.round(seconds)) : undefined;
  } finally {
    await file.close();
  }
}

const headerBytes = 16;
async function* partsOf(clip: Clip, { start, end }: Omit<Part, 'id'>, readHeader: ReadHeader): AsyncGenerator<Part> {
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

async function find(clip: Clip, within: Omit<Part, 'id'>, id: number, readHeader: ReadHeader) {
  for await (const part of partsOf(clip, within, readHeader)) if (part.id === id) return part;
  return undefined;
}

// MP4: ISO/IEC 14496-12, 4.2 (boxes) and 8.2.2 (movie header).
const boxes = { moov: 0x6d6f6f76, mvhd: 0x6d766864 };

const boxHeader: ReadHeader = (head) => {
  if (head.length < 8) return undefined;
  const [size, id] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  if (size === 0) return { id, header: 8, length: undefined };
  if (size !== 1) return size < 8 ? undefined : { id, header: 8, length: size - 8 };
  if (head.length < 16) return undefined;
  const large = Number(head.readBigUInt64BE(8));
  return large < 16 ? undefined : { id, header: 16, length: large - 16 };
};

async function mp4Seconds(clip: Clip): Promise<number | undefined> {
  const moov = await find(clip, { start: 0, end: clip.bytes }, boxes.moov, boxHeader);
  const mvhd = moov && (await find(clip, moov, boxes.mvhd, boxHeader));
  if (!mvhd) return undefined;
  const body = await clip.read(mvhd.start, Math.min(32, mvhd.end - mvhd.start));
  const isWide = body[0] === 1;
  if (body.length < (isWide ? 32 : 20)) return undefined;
  const scale = body.readUInt32BE(isWide ? 20 : 12);
  const duration = isWide ? Number(body.readBigUInt64BE(24)) : body.readUInt32BE(16);
  // All bits set: unknown. In a fragmented file it is 0.
  const isKnown = isWide || duration !== 0xffff_ffff;
  return isKnown && scale > 0 ? duration / scale : undefined;
}

// WebM: RFC 8794, 4 to 6 (elements) and RFC 9559, 5.1.2 (Info: TimestampScale, Duration).
const ebml = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
const elements = { segment: 0x18538067, info: 0x1549a966, scale: 0x2ad7b1, duration: 0x4489 };
const defaultScale = 1_000_000;

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

async function webmSeconds(clip: Clip): Promise<number | undefined> {
  const segment = await find(clip, { start: 0, end: clip.bytes }, elements.segment, elementHeader);
  const info = segment && (await find(clip, segment, elements.info, elementHeader));
  if (!info) return undefined;
  let scale = defaultScale;
  let duration: number | undefined;
  for await (const { id, start, end } of partsOf(clip, info, elementHeader)) {
    if (id !== elements.scale && id !== elements.duration) continue;
    const body = await clip.read(start, Math.min(8, end - start));
    if (body.length === 0 || body.length !== end - start) continue;
    if (id === elements.scale) scale = Number(BigInt(`0x${body.toString('hex')}`));
    if (id === elements.duration && body.length === 4) duration = body.readFloatBE();
    if (id === elements.duration && body.length === 8) duration = body.readDoubleBE();
  }
  return duration !== undefined && duration > 0 ? (duration * scale) / 1e9 : undefined;
}
