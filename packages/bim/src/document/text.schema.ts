import { validationText } from '@arcada/contracts';
import { z } from 'zod';
import { limits } from './limits.ts';

/** Control characters that neither XML nor a spreadsheet can hold; line ends and tabs are fine. */
const unprintable = /[^\P{Cc}\n\r\t]|[\uFFFE\uFFFF]/gu;

/** A pasted or imported text without what `text` refuses. */
export const cleanText = (value: string): string =>
  value.toWellFormed().replaceAll('\r\n', '\n').replaceAll(unprintable, '');

const printable = validationText({
  en: 'Remove the characters that cannot be printed.',
  'pt-BR': 'Remova os caracteres que não podem ser impressos.',
  es: 'Quita los caracteres que no se pueden imprimir.',
});

/** A text of bounded length, empty while the draft has none. */
export const text = (max: number = limits.short) =>
  z
    .string()
    .max(max)
    .refine((value) => value.isWellFormed() && value.search(unprintable) < 0, printable)
    .default('');

/** A calendar day, YYYY-MM-DD, or empty. */
export const day = z.union([z.literal(''), z.iso.date()]).default('');

/** One of the options, or empty. */
export const choice = <const O extends readonly string[]>(options: O) => z.enum(['', ...options]).default('');

/** Several short texts. */
export const list = (max: number = limits.listItems) => z.array(text()).max(max).default([]);
