import { type Clip, find, partsOf, readClip } from './clip-parts.ts';

/** Why browsers don't play a clip: what it holds, by the name that people know, or that it can't be read. */
export type ClipFault = { what: 'container' | 'picture' | 'sound'; found: string } | { what: 'unreadable' };

interface Tracks {
  pictures: Codec[];
  sounds: Codec[];
}
interface Codec {
  name: string;
  plays: boolean;
}

/** Whether every common browser plays an MP4 or WebM file, from its headers alone. */
export async function clipFault(path: string): Promise<ClipFault | undefined> {
  return readClip(path, async (clip) => {
    if (clip.kind === 'webm' && !(await isWebm(clip))) return { what: 'container', found: 'Matroska (MKV)' };
    const { pictures, sounds } = await (clip.kind === 'webm' ? webmTracks(clip) : mp4Tracks(clip));
    const [picture] = pictures;
    if (!picture) return { what: 'unreadable' };
    // Of several, such as a camera's surround sound beside stereo, browsers take the one that they know.
    if (!pictures.some(({ plays }) => plays)) return { what: 'picture', found: picture.name };
    const [sound] = sounds;
    if (sound && !sounds.some(({ plays }) => plays)) return { what: 'sound', found: sound.name };
    return undefined;
  });
}

const mostTracks = 20;
/** A name within a stranger's file; what isn't a plain character is left out. */
const plain = (bytes: Buffer) =>
  bytes
    .toString('latin1')
    .replace(/[^A-Za-z0-9_/. -]/g, '')
    .trim() || '?';

// MP4: ISO/IEC 14496-12, 8.4.3 (handler), 8.5.2 (sample description), 12.1.3 and 12.2.3 (its entries).
const box = (name: string) => Buffer.from(name, 'latin1').readUInt32BE();
const boxes = {
  moov: box('moov'),
  trak: box('trak'),
  mdia: box('mdia'),
  hdlr: box('hdlr'),
  stsd: [box('minf'), box('stbl'), box('stsd')],
  avcC: box('avcC'),
};

async function mp4Tracks(clip: Clip): Promise<Tracks> {
  const tracks: Tracks = { pictures: [], sounds: [] };
  const moov = await find(clip, { start: 0, end: clip.bytes }, boxes.moov);
  if (!moov || moov.end > clip.bytes) return tracks;
  for await (const { id, ...trak } of partsOf(clip, moov)) {
    if (id !== boxes.trak) continue;
    const mdia = await find(clip, trak, boxes.mdia);
    const hdlr = mdia && (await find(clip, mdia, boxes.hdlr));
    const stsd = mdia && (await find(clip, mdia, ...boxes.stsd));
    if (!hdlr || !stsd) continue;
    const handler = (await clip.read(hdlr.start + 8, 4)).toString('latin1');
    // Behind a version and a count.
    for await (const entry of partsOf(clip, { start: stsd.start + 8, end: stsd.end })) {
      if (handler === 'vide') tracks.pictures.push(await pictureOf(clip, entry));
      if (handler === 'soun') tracks.sounds.push(soundOf(codeOf(entry.id)));
      break;
    }
    if (tracks.pictures.length + tracks.sounds.length >= mostTracks) break;
  }
  return tracks;
}

const codeOf = (id: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(id);
  return plain(bytes);
};

// Bytes of a picture's sample entry before its own boxes.
const entryBytes = 78;
/** Profiles of H.264 that phones and some browsers don't play: 10 bits, or more colour than 4:2:0. */
const studioProfiles: Record<number, string> = {
  44: 'H.264 4:4:4',
  110: 'H.264 High 10',
  122: 'H.264 High 4:2:2',
  244: 'H.264 High 4:4:4',
};

async function pictureOf(clip: Clip, { id, start, end }: { id: number; start: number; end: number }): Promise<Codec> {
  const code = codeOf(id);
  if (code === 'vp09' || code === 'av01') return { name: code, plays: true };
  if (code !== 'avc1' && code !== 'avc3') return { name: knownPictures[code] ?? code, plays: false };
  const avcC = await find(clip, { start: start + entryBytes, end }, boxes.avcC);
  const profile = avcC && (await clip.read(avcC.start + 1, 1))[0];
  const studio = profile === undefined ? undefined : studioProfiles[profile];
  return { name: studio ?? 'H.264', plays: studio === undefined };
}

const soundOf = (code: string): Codec => ({
  name: knownSounds[code] ?? code,
  plays: ['mp4a', 'Opus', 'fLaC', '.mp3'].includes(code),
});

const named = (name: string, ...codes: string[]) => Object.fromEntries(codes.map((code) => [code, name]));
const knownPictures: Record<string, string> = {
  ...named('HEVC (H.265)', 'hvc1', 'hev1', 'dvh1', 'dvhe', 'V_MPEGH/ISO/HEVC'),
  ...named('Apple ProRes', 'apch', 'apcn', 'apcs', 'apco', 'ap4h', 'ap4x', 'V_PRORES'),
  ...named('MPEG-4 Part 2 (DivX, Xvid)', 'mp4v', 'V_MPEG4/ISO/SP', 'V_MPEG4/ISO/ASP', 'V_MPEG4/ISO/AP'),
  ...named('DNxHD', 'AVdn', 'AVdh'),
  ...named('CineForm', 'CFHD'),
  ...named('Motion JPEG', 'jpeg', 'mjpa', 'mjpb', 'V_MJPEG'),
  ...named('VVC (H.266)', 'vvc1', 'vvi1'),
  ...named('H.264', 'V_MPEG4/ISO/AVC'),
};
const knownSounds: Record<string, string> = {
  ...named('AC-3 (Dolby Digital)', 'ac-3', 'ec-3', 'A_AC3', 'A_EAC3'),
  ...named('Apple Lossless (ALAC)', 'alac', 'A_ALAC'),
  ...named('DTS', 'dtsc', 'dtsh', 'dtse', 'dtsl', 'A_DTS'),
  ...named('PCM', 'lpcm', 'sowt', 'twos', 'in24', 'in32', 'fl32', 'fl64', 'ipcm', 'fpcm', 'A_PCM/INT/LIT'),
  ...named('AMR', 'samr', 'sawb'),
  ...named('AAC', 'A_AAC'),
};

// WebM: RFC 9559, 5.1.1 (DocType) and 5.1.4 (Tracks: TrackType, CodecID).
const elements = {
  head: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  track: 0xae,
  type: 0x83,
  codec: 0x86,
};
const mostNameBytes = 64;

async function textAt(clip: Clip, { start, end }: { start: number; end: number }): Promise<string> {
  return plain(await clip.read(start, Math.min(mostNameBytes, Math.max(0, end - start))));
}

async function isWebm(clip: Clip): Promise<boolean> {
  const docType = await find(clip, { start: 0, end: clip.bytes }, elements.head, elements.docType);
  return docType !== undefined && (await textAt(clip, docType)) === 'webm';
}

async function webmTracks(clip: Clip): Promise<Tracks> {
  const found: Tracks = { pictures: [], sounds: [] };
  const tracks = await find(clip, { start: 0, end: clip.bytes }, elements.segment, elements.tracks);
  if (!tracks) return found;
  for await (const { id, ...track } of partsOf(clip, tracks)) {
    if (id !== elements.track) continue;
    const type = await find(clip, track, elements.type);
    const codec = await find(clip, track, elements.codec);
    if (!type || !codec) continue;
    const code = await textAt(clip, codec);
    const kind = (await clip.read(type.end - 1, 1))[0];
    if (kind === 1)
      found.pictures.push({ name: knownPictures[code] ?? code, plays: ['V_VP8', 'V_VP9', 'V_AV1'].includes(code) });
    if (kind === 2)
      found.sounds.push({ name: knownSounds[code] ?? code, plays: ['A_OPUS', 'A_VORBIS'].includes(code) });
    if (found.pictures.length + found.sounds.length >= mostTracks) break;
  }
  return found;
}
