/** Boxes of MP4 and elements of WebM, of which tests build clips. */
export const uint32 = (...values: number[]) =>
  Buffer.concat(values.map((value) => Buffer.from(Uint32Array.of(value).buffer).reverse()));
export const box = (type: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content);
  return Buffer.concat([uint32(body.length + 8), Buffer.from(type), body]);
};
export const ftyp = box('ftyp', Buffer.from('mp42'));

export const element = (id: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from(id, 'hex'), uint32(0x1000_0000 + body.length), body]);
};
const docType = (name: string) => element('1a45dfa3', element('4282', Buffer.from(name)));
export const webmHead = docType('webm');
export const matroskaHead = docType('matroska');

const track = (handler: string, entry: Buffer) =>
  box(
    'trak',
    box(
      'mdia',
      box('hdlr', uint32(0, 0), Buffer.from(handler), Buffer.alloc(13)),
      box('minf', box('stbl', box('stsd', uint32(0, 1), entry))),
    ),
  );
/** The entry of a picture; for H.264 with its profile. */
export const picture = (code: string, profile?: number) =>
  track(
    'vide',
    box(code, Buffer.alloc(78), ...(profile === undefined ? [] : [box('avcC', Buffer.from([1, profile, 0, 40]))])),
  );
export const sound = (code: string) => track('soun', box(code, Buffer.alloc(28)));
export const otherTrack = (handler: string) => track(handler, box('mett', Buffer.alloc(8)));

const webmTrack = (type: number, codec: string) =>
  element('ae', element('83', Buffer.from([type])), element('86', Buffer.from(codec)));
export const webmTracks = (...codecs: string[]) =>
  element('1654ae6b', ...codecs.map((codec) => webmTrack(codec.startsWith('V_') ? 1 : 2, codec)));

/** A clip that browsers would play, for as long as its content is not looked at. */
export const playable = Buffer.concat([
  ftyp,
  box('moov', picture('avc1', 100), sound('mp4a')),
  box('mdat', Buffer.alloc(9000, 7)),
]);
