import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MediaFiles } from './media-files.ts';
import { Transcripts } from './transcripts.ts';

test('captions are parsed once for all readers, and again when the file is replaced', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'transcripts-'));
  const files = new MediaFiles({ DATA_DIR: folder });
  Object.assign(files, { uploads: folder });
  const write = (word: string) => writeFile(join(folder, 'clip.vtt'), `WEBVTT\n\n00:01.000 --> 00:02.000\n${word}\n`);
  const transcripts = new Transcripts(files);
  await write('first');
  const [one, other] = await Promise.all([transcripts.of('clip.vtt'), transcripts.of('clip.vtt')]);
  expect(one).toEqual([{ startSeconds: 1, endSeconds: 2, text: 'first' }]);
  expect(await transcripts.of('clip.vtt')).toBe(one);
  expect(other).toBe(one);
  await write('other');
  await utimes(join(folder, 'clip.vtt'), new Date(), new Date(Date.now() + 5000));
  expect((await transcripts.of('clip.vtt'))[0]?.text).toBe('other');
  expect(await transcripts.of('gone.vtt')).toEqual([]);
  await rm(folder, { recursive: true, force: true });
});
