import { languages, letterLimits, scheduledTimeSchema, validationText, writtenLine } from '@arcada/contracts';
import { cleanText, hasTooMuchMarkup } from '@arcada/service-kit/markdown';
import { z } from 'zod';
import { ownPicturesOnly } from '../own-pictures.ts';

const textSchema = z.object({
  subject: writtenLine.max(letterLimits.subject),
  body: z
    .string()
    .overwrite((text) => cleanText(text).trim())
    .max(letterLimits.body)
    .refine(
      (text) => !hasTooMuchMarkup(text),
      validationText({
        en: 'The text has too much formatting (lists, links, tables): make it simpler.',
        'pt-BR': 'O texto tem formatação demais (listas, links, tabelas): simplifique-o.',
        es: 'El texto tiene demasiado formato (listas, enlaces, tablas): simplifícalo.',
      }),
    )
    .check(ownPicturesOnly),
});

/** Drafts may be unfinished in every language; what is left out stays as it is. */
export const letterTextsSchema = z.object({ texts: z.partialRecord(z.enum(languages), textSchema) });
export type LetterTexts = z.infer<typeof letterTextsSchema>;

/** Without a time: now. */
export const sendSchema = z.strictObject({ at: scheduledTimeSchema.optional() });
export type SendLetter = z.infer<typeof sendSchema>;

export const testSchema = z.object({ language: z.enum(languages) });
export type TestLetter = z.infer<typeof testSchema>;

export const previewSchema = textSchema.extend({ language: z.enum(languages) });
export type PreviewLetter = z.infer<typeof previewSchema>;
