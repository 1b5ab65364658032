import { z } from 'zod';
import { readableText } from './printable-text.ts';

/** What a person writes, without characters that can't be printed or seen, as texts pasted from other programs have. */
export const writtenText = z.string().overwrite(readableText).trim();
/** The same on one line, such as a title: line ends become spaces. */
export const writtenLine = z
  .string()
  .overwrite((text) => readableText(text.replace(/\s+/g, ' ')))
  .trim();
