import type { Translated } from '@arcada/contracts';
import type { ReadValue } from './sheet-columns.ts';

/** A cell's text whatever program saved it. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[ \t]+$/gm, '')
    .trim();

const split = (text: string, at: RegExp) =>
  text
    .split(at)
    .map((part) => part.trim())
    .filter(Boolean);

export const splitLines = (text: string): string[] => split(text, /\n/);
export const splitParagraphs = (text: string): string[] => split(text, /\n\s*\n/);

export const readText = (text: string): ReadValue => ({ value: text });

const noAmount: Translated = {
  en: 'Write an amount such as 49.90.',
  'pt-BR': 'Escreva um valor como 49,90.',
  es: 'Escribe un importe como 49,90.',
};
/** `19.5` and `19,50`. */
export const readPrice = (text: string): ReadValue =>
  // Three digits after the sign could be thousands.
  /^\d{1,6}([.,]\d{1,2})?$/.test(text) ? { value: Number(text.replace(',', '.')) } : { fault: noAmount };

const noNumber: Translated = {
  en: 'Write a whole number from 1, or - for none.',
  'pt-BR': 'Escreva um número inteiro a partir de 1, ou - para nenhum.',
  es: 'Escribe un número entero a partir de 1, o - para ninguno.',
};
export const readNumber = (text: string): ReadValue =>
  /^\d{1,6}$/.test(text) ? { value: Number(text) } : { fault: noNumber };

export const readIds = (text: string): ReadValue => ({ value: split(text, /[,;\s]+/) });

/** Items with an empty line between them: the first line of each is its name. */
export const readBlocks = (text: string): ReadValue => ({
  value: splitParagraphs(text).map((block) => {
    const [name = '', ...rest] = splitLines(block);
    return { name, text: rest.join('\n') };
  }),
});

const noRelease = (line: string): Translated => ({
  en: `"${line}" names no version and day. Write each version as a line such as 1.2.0 2026-05-31, its notes in the lines below, and an empty line before the next.`,
  'pt-BR': `"${line}" não tem versão e dia. Escreva cada versão em uma linha como 1.2.0 2026-05-31, as notas nas linhas abaixo e uma linha vazia antes da próxima.`,
  es: `"${line}" no indica versión y día. Escribe cada versión en una línea como 1.2.0 2026-05-31, sus notas en las líneas siguientes y una línea vacía antes de la próxima.`,
});

/** Versions with an empty line between them: the first line of each has the version and its day. */
export function readReleases(text: string): ReadValue {
  const releases = splitParagraphs(text).map((block) => {
    const [first = '', ...notes] = splitLines(block);
    const [, version, date] = /^(.*\S)\s+(\d{4}-\d{2}-\d{2})$/.exec(first) ?? [];
    return { first, version, date, notes };
  });
  const unread = releases.find(({ version }) => version === undefined);
  if (unread) return { fault: noRelease(unread.first.slice(0, 40)) };
  return { value: releases.map(({ version, date, notes }) => ({ version, date, notes })) };
}
