import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { box, element, ftyp, uint32, webmHead } from '../../test/harness/clips.ts';
import { shippedFolder } from '../shipped-folder.ts';
import { clipSeconds } from './clip-length.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clip-length-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function secondsOf(...parts: Buffer[]) {
  const path = join(folder, 'clip');
  await writeFile(path, Buffer.concat(parts));
  return clipSeconds(path);
}

const mvhd = (scale: number, duration: number) => box('mvhd', uint32(0, 0, 0, scale, duration), Buffer.alloc(80));
const wide = (scale: number, duration: number) =>
  box('mvhd', uint32(1 << 24, 0, 0, 0, 0, scale, 0, duration), Buffer.alloc(80));
const largeBox = (type: string, body: Buffer) =>
  Buffer.concat([uint32(1), Buffer.from(type), uint32(0, body.length + 16), body]);

const float = (value: number) => Buffer.from(Float32Array.of(value).buffer).reverse();
const double = (value: number) => Buffer.from(Float64Array.of(value).buffer).reverse();
const scale = (value: number) => element('2ad7b1', uint32(value));
const info = (...content: Buffer[]) => element('1549a966', ...content);
const segment = (...content: Buffer[]) => element('18538067', element('ec', Buffer.alloc(50)), ...content);
const live = (...content: Buffer[]) =>
  Buffer.concat([Buffer.from('1853806701ffffffffffffff', 'hex'), ...content, Buffer.from('1f43b675ff', 'hex')]);

it.each([
  ['clash-found.mp4', 52],
  ['build-sequence.mp4', 50],
  ['cde-states.mp4', 55],
])('%s of the seed lasts %d seconds', async (file, seconds) => {
  expect(await clipSeconds(join(shippedFolder('media'), file))).toBe(seconds);
});

it.each([
  ['MP4 with its header behind the film', [ftyp, box('mdat', Buffer.alloc(5000)), box('moov', mvhd(600, 31_200))], 52],
  ['MP4 with large numbers', [ftyp, largeBox('mdat', Buffer.alloc(50)), box('moov', wide(1000, 52_400))], 52],
  ['WebM', [webmHead, segment(info(scale(1_000_000), element('4489', float(52_000))))], 52],
  [
    'WebM with another scale, said last',
    [webmHead, segment(info(element('4489', double(104)), scale(500_000_000)))],
    52,
  ],
  [
    'WebM with the scale that is meant when none is said',
    [webmHead, segment(info(element('4489', double(52_000))))],
    52,
  ],
  ['WebM of unknown size', [webmHead, live(info(element('4489', float(52_000))))], 52],
  ['a clip that is over at once', [ftyp, box('moov', mvhd(1000, 10))], 1],
])('%s', async (_what, parts, seconds) => {
  expect(await secondsOf(...parts)).toBe(seconds);
});

it.each([
  ['nothing', []],
  ['MP4 in fragments', [ftyp, box('moov', mvhd(1000, 0))]],
  ['MP4 that doesn’t know it', [ftyp, box('moov', mvhd(1000, 0xffff_ffff))]],
  ['MP4 without a time scale', [ftyp, box('moov', mvhd(0, 52))]],
  ['MP4 of more than a day', [ftyp, box('moov', mvhd(1, 100_000))]],
  ['MP4 that is cut', [ftyp, box('moov', mvhd(1000, 52_000)).subarray(0, 30)]],
  ['MP4 with a header of a wrong size', [ftyp, box('moov', box('mvhd', uint32(0, 0, 0, 1000)), Buffer.alloc(80))]],
  ['MP4 with a box of no size', [ftyp, uint32(4), Buffer.from('moov')]],
  ['MP4 of countless boxes', [ftyp, ...Array.from({ length: 3000 }, () => box('free')), box('moov', mvhd(1, 52))]],
  ['WebM recorded live', [webmHead, live(info(scale(1_000_000)))]],
  ['WebM with a length that is no number', [webmHead, segment(info(element('4489', float(Number.NaN))))]],
  ['WebM with an endless length', [webmHead, segment(info(element('4489', float(Number.POSITIVE_INFINITY))))]],
  ['WebM that is cut', [webmHead, segment(info(element('4489', double(52_000)))).subarray(0, -4)]],
  ['WebM with bytes that are no element', [webmHead, Buffer.alloc(64)]],
])('no length: %s', async (_what, parts) => {
  expect(await secondsOf(...parts)).toBeUndefined();
});
