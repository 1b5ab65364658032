import { withoutHidden } from './reading-direction.ts';
import { validationText } from './validation-texts.ts';

/** Control characters that neither XML nor a spreadsheet can hold; line ends and tabs are fine. */
const unprintable = /[^\P{Cc}\n\r\t]|[\uFFFE\uFFFF]/gu;

/** A text without what `isPrintable` refuses. */
export const printableOf = (value: string): string => value.toWellFormed().replaceAll(unprintable, '');

/** Text that any file and mail can hold and in which nothing turns the reading direction of its surroundings. */
export const readableText = (text: string): string => withoutHidden(printableOf(text));

/** Whether a text has neither lone surrogates nor control characters. */
export const isPrintable = (value: string): boolean => value.isWellFormed() && value.search(unprintable) < 0;

/** The error text of a schema for what `isPrintable` refuses. */
export const notPrintable = validationText({
  en: 'Remove the characters that cannot be printed.',
  'pt-BR': 'Remova os caracteres que não podem ser impressos.',
  es: 'Quita los caracteres que no se pueden imprimir.',
});
