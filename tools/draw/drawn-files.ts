import path from 'node:path';
import { picturesAtWork } from './at-work/pictures.ts';
import { lessonPictures } from './lessons/pictures.ts';
import { pictures } from './pictures.ts';
import { drawScene } from './scene.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Each picture's file and what is in it. */
export const drawnFiles = (): { file: string; svg: string }[] => [
  ...Object.entries(pictures).flatMap(([folder, scenes]) =>
    Object.entries(scenes).map(([seed, scene]) => ({
      file: path.join(root, folder, `${seed}.svg`),
      svg: `${drawScene({ ...scene, seed })}\n`,
    })),
  ),
  ...picturesAtWork(),
  ...lessonPictures(),
];
