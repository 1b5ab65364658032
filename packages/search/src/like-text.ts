import { fold } from './words.ts';

/** Texts as a LIKE search compares them: folded, one line each. */
export const likeText = (...texts: readonly string[]): string => fold(texts.join('\n'));
