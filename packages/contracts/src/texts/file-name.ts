import { z } from 'zod';
import { validationText } from './validation-texts.ts';

// Line ends and other control characters, halves of surrogate pairs, and the signs that turn the direction of reading.
const turning = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
const separators = /[/\\]/;

/** Whether a text is one line in which nothing is hidden or turned: “exe.pdf” must not be a program that is called “fdp.exe”. */
export const isPlainLine = (text: string): boolean => !turning.test(text);

/** Whether a text can be the name of a file, and shows what it is. */
export const isPlainFileName = (name: string): boolean => isPlainLine(name) && !separators.test(name);

const plainFileNameOnly = validationText({
  en: 'The name of a file has no / or \\, no line breaks and no invisible signs that turn the direction of reading. Rename it.',
  'pt-BR':
    'O nome de um arquivo não tem / nem \\, nem quebras de linha, nem sinais invisíveis que mudam a direção da leitura. Renomeie-o.',
  es: 'El nombre de un archivo no lleva / ni \\, ni saltos de línea, ni signos invisibles que cambien el sentido de lectura. Cámbialo.',
});

/** For names that people give to files; an empty one is left to whoever reads it. */
export const fileNameSchema = (max: number) => z.string().trim().max(max).refine(isPlainFileName, plainFileNameOnly);
