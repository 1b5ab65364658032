import { readFileSync } from 'node:fs';
import { drawnFiles } from './drawn-files.ts';

test.each(drawnFiles())('$file is as its scene draws it', ({ file, svg }) => {
  expect(readFileSync(file, 'utf8')).toBe(svg);
});
