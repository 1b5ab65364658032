import { isPrintable, notPrintable, printableOf, withoutHidden } from '@arcada/contracts';
import { z } from 'zod';
import { limits } from './limits.ts';

/** Vertical tabs and form feeds, with which word processors break lines and pages. */
const oldBreaks = /[\v\f]/g;

/** A pasted or imported text without what `text` refuses. */
export const cleanText = (value: string): string =>
  printableOf(value.replaceAll('\r\n', '\n').replaceAll(oldBreaks, '\n'));

/** A text as `text` takes it; the same one if it does. `lines` says whether it may have several. */
export function acceptedText(value: string, lines: boolean): string {
  if (isPrintable(value)) return value;
  return lines ? cleanText(value) : printableOf(value.replaceAll(oldBreaks, ' '));
}

/** A text of bounded length without hidden characters, empty while the draft has none. */
export const text = (max: number = limits.short) =>
  z.string().overwrite(withoutHidden).max(max).refine(isPrintable, notPrintable).default('');

/** A calendar day, YYYY-MM-DD, or empty. */
export const day = z.union([z.literal(''), z.iso.date()]).default('');

/** One of the options, or empty. */
export const choice = <const O extends readonly string[]>(options: O) => z.enum(['', ...options]).default('');

/** Several short texts. */
export const list = (max: number = limits.listItems) => z.array(text()).max(max).default([]);
