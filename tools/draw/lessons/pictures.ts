import path from 'node:path';
import { appearances, backwards, chain, names, points } from './schemes.ts';
import { clashes, issues, parameters, programme, tree } from './tables.ts';

const images = path.resolve(import.meta.dirname, '../../../services/learning/src/seed/images');

/** Pictures in the lessons: drawn from the files that learners work with, and readable in every language. */
const pictures = { chain, names, clashes, programme, appearances, backwards, tree, points, parameters, issues };

/** Each picture's file and what is in it. */
export const lessonPictures = (): { file: string; svg: string }[] =>
  Object.entries(pictures).map(([name, draw]) => ({
    file: path.join(images, `lesson-${name}.svg`),
    svg: `${draw()}\n`,
  }));
