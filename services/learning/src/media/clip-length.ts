import { type Clip, find, partsOf, readClip } from './clip-parts.ts';

// Longer than any lesson: the file is damaged.
const mostSeconds = 86_400;

/**
 * The length stated in an MP4 or WebM file, in whole seconds, from a few headers; undefined if it
 * states none.
 */
export async function clipSeconds(path: string): Promise<number | undefined> {
  const seconds = await readClip(path, (clip) => (clip.kind === 'webm' ? webmSeconds(clip) : mp4Seconds(clip)));
  return seconds && seconds <= mostSeconds ? Math.max(1, Math.round(seconds)) : undefined;
}

// MP4: ISO/IEC 14496-12, 8.2.2 (movie header).
const boxes = { moov: 0x6d6f6f76, mvhd: 0x6d766864 };

async function mp4Seconds(clip: Clip): Promise<number | undefined> {
  const mvhd = await find(clip, { start: 0, end: clip.bytes }, boxes.moov, boxes.mvhd);
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

// WebM: RFC 9559, 5.1.2 (Info: TimestampScale, Duration).
const elements = { segment: 0x18538067, info: 0x1549a966, scale: 0x2ad7b1, duration: 0x4489 };
const defaultScale = 1_000_000;

async function webmSeconds(clip: Clip): Promise<number | undefined> {
  const info = await find(clip, { start: 0, end: clip.bytes }, elements.segment, elements.info);
  if (!info) return undefined;
  let scale = defaultScale;
  let duration: number | undefined;
  for await (const { id, start, end } of partsOf(clip, info)) {
    if (id !== elements.scale && id !== elements.duration) continue;
    const body = await clip.read(start, Math.min(8, end - start));
    if (body.length === 0 || body.length !== end - start) continue;
    if (id === elements.scale) scale = Number(BigInt(`0x${body.toString('hex')}`));
    if (id === elements.duration && body.length === 4) duration = body.readFloatBE();
    if (id === elements.duration && body.length === 8) duration = body.readDoubleBE();
  }
  return duration !== undefined && duration > 0 ? (duration * scale) / 1e9 : undefined;
}
