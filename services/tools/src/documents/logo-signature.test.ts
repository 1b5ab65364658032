import type { Logo } from '@arcada/bim';
import sharp from 'sharp';
import { requirePicture } from './logo-signature.ts';

const logo = (type: Logo['type'], bytes: Buffer): Logo => ({
  type,
  data: bytes.toString('base64'),
  width: 1,
  height: 1,
});
const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal', noise: { type: 'gaussian', sigma: 30 } } });
let png: Buffer;
let jpeg: Buffer;
let huge: Buffer;
beforeAll(async () => {
  png = await picture().png().toBuffer();
  jpeg = await picture().jpeg().toBuffer();
  const background = 'teal';
  huge = await sharp({ create: { width: 5_000, height: 4_000, channels: 3, background } })
    .png()
    .toBuffer();
});

test('accepts no logo, and PNG and JPEG under either name', async () => {
  for (const one of [null, logo('image/png', png), logo('image/png', jpeg), logo('image/jpeg', png)])
    await expect(requirePicture(one)).resolves.toBeUndefined();
});

/** The frame header of a JPEG (ITU-T T.81, B.2.2): marker, length, precision, then height and width. */
function withHeight(bytes: Buffer, height: number): Buffer {
  const changed = Buffer.from(bytes);
  changed.writeUInt16BE(height, changed.indexOf(Buffer.from([0xff, 0xc0])) + 5);
  return changed;
}

test.each([
  ['markup', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['the start of a signature', () => png.subarray(0, 7)],
  ['a signature and nothing else', () => Buffer.concat([png.subarray(0, 8), Buffer.from('…')])],
  ['a PNG that breaks off', () => png.subarray(0, png.length / 2)],
  ['a JPEG that is higher than its rows', () => withHeight(jpeg, 4_000)],
  ['a picture of too many pixels', () => huge],
])('refuses %s', async (_, bytes) => {
  await expect(requirePicture(logo('image/png', bytes()))).rejects.toMatchObject({
    code: 'tools.document.logo',
    status: 422,
  });
});
