import { fold } from './words.ts';

/** Texts as a LIKE search compares them: folded, one line each. */
export const likeText = (...texts: readonly string[]): string => fold(texts.join('\n'));

/** A LIKE pattern for a part of a text, as it is; `!` is the escape character on both databases. */
export const likePart = (part: string): string => `%${part.replace(/[!%_]/g, '!$&')}%`;

/** A LIKE pattern that finds typed words in what `likeText` makes. */
export const likePattern = (typed: string): string => likePart(fold(typed));
