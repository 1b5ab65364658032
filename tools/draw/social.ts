import path from 'node:path';
import sharp from 'sharp';
import { heroSvg } from './hero.ts';
import { drawScene, type Scene } from './scene.ts';

const folder = path.resolve(import.meta.dirname, '../../shell/src/server/files');
/** The logo's arch on a square of paper; `room` is what is left free around it, for masks. */
const arch = (room: number, corner: number) => {
  const size = 26 + 2 * room;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" fill="none" stroke-width="2"><rect width="${size}" height="${size}" rx="${corner}" fill="#FBFAF7"/><g transform="translate(${room} ${room})"><path d="M4 21v-9a9 9 0 0 1 18 0v9M3 21h20" stroke="#0E1726"/><path d="M9.5 21v-8.5a3.5 3.5 0 0 1 7 0V21" stroke="#1F4FD8"/></g></svg>`;
};

/** What other sites show of a page that has no picture of its own, by the picture's name. */
export const socialScenes: Record<string, Scene> = {
  home: { kind: 'tower', seed: 'social-home' },
  services: { kind: 'data-hub', seed: 'social-services' },
  'ai-consulting': { kind: 'dialogue', seed: 'ai-consulting' },
  'custom-development': { kind: 'node-graph', seed: 'custom-development' },
  training: { kind: 'course-stage', seed: 'training' },
  implementation: { kind: 'level-planes', seed: 'implementation' },
  about: { kind: 'arch', seed: 'about' },
  contact: { kind: 'dialogue', seed: 'social-contact', accent: 'teal' },
  blog: { kind: 'sheet-set', seed: 'social-blog' },
  products: { kind: 'wall-section', seed: 'social-products' },
  courses: { kind: 'course-stage', seed: 'social-courses', accent: 'green' },
  certificates: { kind: 'tags', seed: 'social-certificates', accent: 'green' },
  'document-maker': { kind: 'schedule', seed: 'social-document-maker' },
  terms: { kind: 'sheet-set', seed: 'social-terms', accent: 'teal' },
  privacy: { kind: 'data-cubes', seed: 'social-privacy', accent: 'teal' },
};

const width = 1200;
const height = 630;

/** The drawing in the middle of the drafting grid, the arch in the corner. */
function socialSvg(scene: Scene): string {
  const inner = drawScene(scene)
    .replace('<svg ', '<svg x="152" y="35" ')
    .replace('width="320" height="200"', 'width="896" height="560"');
  const lines = [
    ...Array.from({ length: width / 40 }, (_, at) => `M${at * 40} 0V${height}`),
    ...Array.from({ length: Math.ceil(height / 40) }, (_, at) => `M0 ${at * 40}H${width}`),
  ].join('');
  const mark = arch(0, 6).replace('<svg ', '<svg x="48" y="486" width="96" height="96" ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#e9eefc"/><path d="${lines}" stroke="#1f4fd8" stroke-opacity=".07"/>${inner}${mark}</svg>`;
}

const png = (svg: string, size: number, height = size) =>
  sharp(Buffer.from(svg), { density: 288 }).resize(size, height).png({ palette: true, effort: 10 }).toBuffer();

/** An .ico with one PNG: header, one entry, the picture. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

/** The icons and social pictures that the page server has: file and content. */
export async function pixelFiles(): Promise<{ file: string; content: Buffer }[]> {
  const icons: [string, Promise<Buffer>][] = [
    ['favicon.ico', png(arch(0, 6), 32).then((picture) => ico(picture, 32))],
    // Phones cut the corners themselves, and up to a fifth of a maskable icon.
    ['apple-touch-icon.png', png(arch(4, 0), 180)],
    ['icon-192.png', png(arch(7, 0), 192)],
    ['icon-512.png', png(arch(7, 0), 512)],
  ];
  const social = Object.entries(socialScenes).map(([name, scene]): [string, Promise<Buffer>] => [
    `social/${name}.png`,
    png(socialSvg(scene), width, height),
  ]);
  const hero: [string, Buffer] = ['social/level-guard-at-work.svg', Buffer.from(`${heroSvg()}\n`)];
  return Promise.all(
    [...icons, ...social, hero].map(async ([file, content]) => ({
      file: path.join(folder, file),
      content: await content,
    })),
  );
}
