import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawScene, type Scene } from '@arcada/ui/drawing';
import { root } from '../workspace.ts';

/** Writes one SVG for each name into a folder of the repository. The name is the seed of its picture. */
export function drawScenes(folder: string, scenes: Record<string, Omit<Scene, 'seed'>>): void {
  const directory = path.join(root, folder);
  mkdirSync(directory, { recursive: true });
  for (const [seed, scene] of Object.entries(scenes)) {
    writeFileSync(path.join(directory, `${seed}.svg`), `${drawScene({ ...scene, seed })}\n`);
  }
}
