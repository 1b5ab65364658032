import { z } from 'zod';
import { printableOf, readableText } from './printable-text.ts';
import { withoutHidden } from './reading-direction.ts';

// Composing a few old letters makes them longer: a text that was stored would no longer fit.
const composed = (text: string): string => {
  const short = text.normalize('NFC');
  return short.length > text.length ? text : short;
};

/**
 * The one rule for a line of text, such as a title, a name or the subject of a mail: letters are composed, white space,
 * line ends and other control characters become single spaces, and what can't be seen or turns the direction of reading
 * is left out. It repairs and never refuses, makes no text longer and its own results no different: what is stored can be saved again.
 */
export const oneLine = (text: string): string =>
  composed(printableOf(withoutHidden(text).replace(/[\s\p{Cc}]/gu, ' ')))
    .replace(/ {2,}/g, ' ')
    .trim();

/** What a person writes, without characters that can't be printed or seen, as texts pasted from other programs have. */
export const writtenText = z.string().overwrite(readableText).trim();
/** The same on one line; each use gives its own lengths. */
export const writtenLine = z.string().overwrite(oneLine);
