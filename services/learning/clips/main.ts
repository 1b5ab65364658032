// Draws the clips of the courses: node services/learning/clips/main.ts [clip …]. Needs Chromium (CHROMIUM, default chromium) and
// ffmpeg with libx264 on the PATH. The results are committed.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { type Clip, captionsOf } from './clip.ts';
import { clips } from './clips.ts';
import { picture } from './stage.ts';

const framesPerSecond = 12;
const target = path.resolve(import.meta.dirname, '../src/seed/media');
const fonts = path.resolve(import.meta.dirname, '../../../packages/ui/src/fonts');

function programOf(name: string, ...wanted: (string | undefined)[]): string {
  const found = wanted.find((program) => program && spawnSync(program, ['-version']).error === undefined);
  if (!found) throw new Error(`${name} isn't installed: install it, then run this again`);
  return found;
}

const fontFace = (family: string, file: string) => {
  const bytes = readFileSync(path.join(fonts, file)).toString('base64');
  return `@font-face{font-family:${family};src:url(data:font/woff2;base64,${bytes});font-weight:300 700}`;
};

const fontFaces = [
  fontFace('Mono', 'jetbrains-mono.woff2'),
  fontFace('Text', 'inter.woff2'),
  fontFace('Display', 'space-grotesk.woff2'),
].join('');

const shoot = async (page: Page, clip: Clip, second: number, type: 'png' | 'jpeg') => {
  await page.evaluate(
    (svg) => {
      document.body.innerHTML = svg;
    },
    picture(clip.draw(second)),
  );
  return page.screenshot(type === 'jpeg' ? { type, quality: 60 } : { type });
};

async function make(page: Page, clip: Clip, ffmpeg: string): Promise<void> {
  const file = path.join(target, `${clip.id}.mp4`);
  const quality = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '30'];
  // Key frames every ten seconds: a jump in the transcript is exact and quick.
  const output = ['-g', '120', '-pix_fmt', 'yuv420p', '-movflags', '+faststart', '-an', file];
  const input = ['-f', 'image2pipe', '-framerate', String(framesPerSecond), '-i', '-'];
  const encoder = spawn(ffmpeg, ['-y', '-loglevel', 'error', ...input, ...quality, ...output], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(encoder, 'close');
  let [last, frame] = ['', Buffer.alloc(0)];
  for (let index = 0; index < clip.seconds * clip.pace * framesPerSecond; index += 1) {
    const second = index / framesPerSecond / clip.pace;
    const now = clip.draw(second);
    if (now !== last) frame = Buffer.from(await shoot(page, clip, second, 'png'));
    last = now;
    if (!encoder.stdin.write(frame)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg could not write ${clip.id}.mp4 (exit code ${code})`);
  writeFileSync(path.join(target, `${clip.id}.jpg`), await shoot(page, clip, clip.posterAt, 'jpeg'));
  for (const language of ['en', 'pt-BR', 'es'] as const) {
    writeFileSync(path.join(target, `${clip.id}.${language}.vtt`), captionsOf(clip, language));
  }
  console.log(`${clip.id}: ${clip.seconds * clip.pace} s, ${Math.round(statSync(file).size / 1024)} KB`);
}

try {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !clips.some(({ id }) => id === name));
  if (unknown) throw new Error(`There is no clip "${unknown}". Clips: ${clips.map(({ id }) => id).join(', ')}`);
  const ffmpeg = programOf('ffmpeg', process.env.FFMPEG, 'ffmpeg');
  const executablePath = programOf('Chromium', process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome');
  mkdirSync(target, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport: { width: 960, height: 540 } });
    await page.setContent(`<style>${fontFaces}body{margin:0;overflow:hidden}</style>`);
    // A font is loaded once it is wanted: before the first frame, not with it.
    await page.evaluate(() =>
      Promise.all(['Mono', 'Text', 'Display'].map((family) => document.fonts.load(`500 18px ${family}`))),
    );
    for (const clip of clips) if (names.length === 0 || names.includes(clip.id)) await make(page, clip, ffmpeg);
  } finally {
    await browser.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
