import { isPrintable, notPrintable, printableOf, withoutHidden } from '@arcada/contracts';
import { z } from 'zod';
import { limits } from './limits.ts';

/** A pasted or imported text without what `text` refuses. */
export const cleanText = (value: string): string => printableOf(value.replaceAll('\r\n', '\n'));

/** A text of bounded length without hidden characters, empty while the draft has none. */
export const text = (max: number = limits.short) =>
  z.string().overwrite(withoutHidden).max(max).refine(isPrintable, notPrintable).default('');

/** A calendar day, YYYY-MM-DD, or empty. */
export const day = z.union([z.literal(''), z.iso.date()]).default('');

/** One of the options, or empty. */
export const choice = <const O extends readonly string[]>(options: O) => z.enum(['', ...options]).default('');

/** Several short texts. */
export const list = (max: number = limits.listItems) => z.array(text()).max(max).default([]);
