import path from 'node:path';
import { socialPicture, socialPictures } from '@arcada/contracts';
import { readFiles } from './assets.ts';
import { siteIcons, webManifest } from './site-icons.ts';

const files = readFiles(path.join(import.meta.dirname, 'files'));

test('every picture that a page may name for other sites is there', () => {
  for (const name of socialPictures) expect(files.get(socialPicture(name))?.type).toBe('image/png');
});

test('every icon that pages and the manifest name is there', () => {
  const named = [...siteIcons.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
  const made = ['/favicon.svg', '/manifest.webmanifest'];
  const { icons } = JSON.parse(webManifest) as { icons: { src: string }[] };
  for (const href of [...named, ...icons.map(({ src }) => src)]) {
    if (!made.includes(href)) expect(files.has(href)).toBe(true);
  }
  expect(icons.length).toBe(4);
});
