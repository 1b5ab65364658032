import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  box,
  element,
  ftyp,
  matroskaHead,
  otherTrack,
  picture,
  playable,
  sound,
  uint32,
  webmHead,
  webmTracks,
} from '../../test/harness/clips.ts';
import { shippedFolder } from '../shipped-folder.ts';
import { clipFault } from './clip-codecs.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clip-codecs-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function faultOf(...parts: Buffer[]) {
  const path = join(folder, 'clip');
  await writeFile(path, Buffer.concat(parts));
  return clipFault(path);
}

const mp4 = (...tracks: Buffer[]) => [ftyp, box('mdat', Buffer.alloc(500)), box('moov', ...tracks)];
const webm = (...codecs: string[]) => [webmHead, element('18538067', webmTracks(...codecs))];

test('every clip of the seed is played', async () => {
  const media = shippedFolder('media');
  const clips = (await readdir(media)).filter((file) => file.endsWith('.mp4'));
  expect(clips.length).toBeGreaterThan(10);
  for (const clip of clips) expect([clip, await clipFault(join(media, clip))]).toEqual([clip, undefined]);
});

it.each([
  ['MP4 with H.264 and AAC', [playable]],
  ['MP4 without sound', mp4(picture('avc1', 77))],
  ['MP4 with AV1 and Opus', mp4(picture('av01'), sound('Opus'))],
  [
    'a phone’s MP4, with places and two sounds',
    mp4(otherTrack('meta'), picture('avc1', 100), sound('mp4a'), sound('apac')),
  ],
  ['QuickTime with H.264', [box('ftyp', Buffer.from('qt  ')), box('moov', picture('avc1', 66), sound('mp4a'))]],
  ['WebM with VP9 and Opus', webm('V_VP9', 'A_OPUS')],
  ['WebM with AV1, recorded live', [webmHead, Buffer.from('1853806701ffffffffffffff', 'hex'), webmTracks('V_AV1')]],
])('played: %s', async (_what, parts) => {
  expect(await faultOf(...parts)).toBeUndefined();
});

it.each([
  ['MP4 with HEVC', mp4(picture('hvc1'), sound('mp4a')), 'picture', 'HEVC (H.265)'],
  ['MP4 with MPEG-4 part 2', mp4(picture('mp4v'), sound('mp4a')), 'picture', 'MPEG-4 Part 2 (DivX, Xvid)'],
  [
    'QuickTime with ProRes',
    [box('ftyp', Buffer.from('qt  ')), box('moov', picture('apch'))],
    'picture',
    'Apple ProRes',
  ],
  ['H.264 with 10 bits', mp4(picture('avc1', 110)), 'picture', 'H.264 High 10'],
  ['H.264 with all colours', mp4(picture('avc1', 244)), 'picture', 'H.264 High 4:4:4'],
  ['a picture of a kind unheard of', mp4(picture('<\u0000xy')), 'picture', 'xy'],
  ['MP4 with the sound of a film', mp4(picture('avc1', 100), sound('ac-3')), 'sound', 'AC-3 (Dolby Digital)'],
  ['QuickTime with a recorder’s sound', mp4(picture('avc1', 100), sound('sowt')), 'sound', 'PCM'],
  ['Matroska', [matroskaHead, element('18538067', webmTracks('V_VP9', 'A_OPUS'))], 'container', 'Matroska (MKV)'],
  ['WebM with H.264', webm('V_MPEG4/ISO/AVC'), 'picture', 'H.264'],
  ['WebM with AAC', webm('V_VP9', 'A_AAC'), 'sound', 'AAC'],
])('not played: %s', async (_what, parts, what, found) => {
  expect(await faultOf(...parts)).toEqual({ what, found });
});

const countless = (one: Buffer) => Array.from({ length: 3000 }, () => one);
it.each([
  ['nothing', []],
  ['sound alone', mp4(sound('mp4a'))],
  ['MP4 that is cut', [playable.subarray(0, 120)]],
  ['a track of no size', [ftyp, box('moov', uint32(4), Buffer.from('trak'))]],
  ['countless boxes', [ftyp, ...countless(box('free')), box('moov', picture('avc1', 100))]],
  ['countless tracks of nothing', mp4(...countless(box('trak')), picture('avc1', 100))],
  [
    'a track that is longer than the file',
    [ftyp, uint32(5000), Buffer.from('moov'), uint32(0x7fff_ffff), Buffer.from('trak')],
  ],
  ['WebM without tracks', [webmHead, element('18538067')]],
  ['WebM of countless elements', [webmHead, element('18538067', ...countless(element('ec')), webmTracks('V_VP9'))]],
  ['WebM with bytes that are no element', [webmHead, Buffer.alloc(64)]],
])('unreadable: %s', async (_what, parts) => {
  expect(await faultOf(...parts)).toEqual({ what: 'unreadable' });
});

test('no more is read of a codec’s name than a name has', async () => {
  const fault = await faultOf(...webm(`V_${'X'.repeat(5000)}`));
  expect(fault).toEqual({ what: 'picture', found: `V_${'X'.repeat(62)}` });
});
