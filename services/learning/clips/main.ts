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

/** Frames are drawn in sheets of so many in a row and in a column: one picture taken is far quicker than sixteen. */
const side = 4;
const [width, height] = [960, 540];

const show = (page: Page, svgs: readonly string[]) =>
  page.evaluate(
    (all) => {
      document.body.innerHTML = all;
    },
    svgs.map((svg) => picture(svg)).join(''),
  );

async function poster(page: Page, clip: Clip): Promise<Buffer> {
  await show(page, [clip.draw(clip.posterAt)]);
  return page.screenshot({ type: 'jpeg', quality: 60, clip: { x: 0, y: 0, width, height } });
}

async function make(page: Page, clip: Clip, ffmpeg: string): Promise<void> {
  const file = path.join(target, `${clip.id}.mp4`);
  const quality = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '30'];
  const frames = Math.ceil(clip.seconds * clip.pace * framesPerSecond);
  // Key frames every ten seconds: a jump in the transcript is exact and quick.
  const output = ['-g', '120', '-pix_fmt', 'yuv420p', '-movflags', '+faststart', '-an', file];
  const input = ['-f', 'image2pipe', '-framerate', `${framesPerSecond}/${side * side}`, '-i', '-'];
  const cut = ['-vf', `untile=${side}x${side}`, '-frames:v', String(frames)];
  const encoder = spawn(ffmpeg, ['-y', '-loglevel', 'error', ...input, ...cut, ...quality, ...output], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(encoder, 'close');
  // Once it has its frames, ffmpeg stops reading; what it says by its exit code counts.
  encoder.stdin.on('error', () => {});
  const session = await page.context().newCDPSession(page);
  for (let first = 0; first < frames; first += side * side) {
    const seconds = Array.from({ length: side * side }, (_, at) => (first + at) / framesPerSecond / clip.pace);
    await show(
      page,
      seconds.map((second) => clip.draw(Math.min(second, clip.seconds))),
    );
    const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    if (!encoder.stdin.write(Buffer.from(data, 'base64'))) await Promise.race([once(encoder.stdin, 'drain'), ended]);
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg could not write ${clip.id}.mp4 (exit code ${code})`);
  writeFileSync(path.join(target, `${clip.id}.jpg`), await poster(page, clip));
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
    const page = await browser.newPage({ viewport: { width: width * side, height: height * side } });
    await page.setContent(
      `<style>${fontFaces}body{margin:0;overflow:hidden;display:grid;grid-template-columns:repeat(${side},${width}px)}</style>`,
    );
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
