// Draws every picture of the site: node tools/draw/main.ts. The results are committed.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawnFiles } from './drawn-files.ts';
import { pixelFiles } from './social.ts';

for (const { file, svg } of drawnFiles()) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, svg);
}
for (const { file, content } of await pixelFiles()) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
