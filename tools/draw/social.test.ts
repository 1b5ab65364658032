import { readFileSync } from 'node:fs';
import path from 'node:path';
import { heroSvg } from './hero.ts';
import { socialScenes } from './social.ts';

const folder = path.resolve(import.meta.dirname, '../../shell/src/server/files');
/** Width and height in a PNG's header. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

test.each(Object.keys(socialScenes))('the social picture %s is drawn in the size that other sites show', (name) => {
  expect(sizeOf(readFileSync(path.join(folder, `social/${name}.png`)))).toEqual({ width: 1200, height: 630 });
});

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
])('%s is %i pixels wide', (file, width) => {
  expect(sizeOf(readFileSync(path.join(folder, file)))).toEqual({ width, height: width });
});

test('the favicon for old programs holds one picture', () => {
  const ico = readFileSync(path.join(folder, 'favicon.ico'));
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt32LE(18)]).toEqual([1, 1, 22]);
  expect(ico.readUInt32LE(14)).toBe(ico.length - 22);
});

test('home’s drawing is as it is drawn', () => {
  expect(readFileSync(path.join(folder, 'social/level-guard-at-work.svg'), 'utf8')).toBe(`${heroSvg()}\n`);
});
